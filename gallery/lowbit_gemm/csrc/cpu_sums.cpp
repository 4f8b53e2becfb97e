// The same three times: for AVX512-VNNI, for AVX2, and in plain C++.
#include "cpu_sums.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "gemm.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define LOWBIT_GEMM_X86
#include <immintrin.h>
#endif

namespace lowbit_gemm {
namespace {

// Loops over 32 bytes, the words of 8 rows, for compilers to make vectors of. Sums of 256 columns have room in 16 bits.
void sum_plain(const uint8_t* strip, const int8_t* x, int64_t k, int tokens, int32_t (*sums)[16]) {
  constexpr int kBytes = 32;
  constexpr int64_t kColumns = 256;
  std::memset(sums, 0, sizeof(sums[0]) * tokens);
  for (int token = 0; token < tokens; ++token) {
    const int8_t* const own = x + token * k;
    for (int64_t begin = 0; begin < k; begin += kColumns) {
      int16_t narrow[2][kBytes] = {};
      for (int64_t column = begin; column < std::min(begin + kColumns, k); column += kTile / 2) {
        const uint8_t* const half = strip + column / kTile * kTileBytes + column % kTile * 2;
        for (int part = 0; part < 4; ++part) {
          int16_t factors[kBytes];  // of a byte's part, the same for each row
          for (int i = 0; i < kBytes; ++i) {
            factors[i] = own[column + 4 * part + i % 4];
          }
          for (int rows = 0; rows < 2; ++rows) {
            for (int i = 0; i < kBytes; ++i) {
              const int16_t weight = half[rows * 2 * kBytes + i] >> (2 * part) & 3;
              narrow[rows][i] = static_cast<int16_t>(narrow[rows][i] + weight * factors[i]);
            }
          }
        }
      }
      for (int i = 0; i < 2 * kBytes; ++i) {
        sums[token][i / 4] += narrow[i / kBytes][i % kBytes];
      }
    }
  }
}

#ifdef LOWBIT_GEMM_X86

// A tile is 2 registers of 8 rows, first their columns 0 to 15, then 16 to 31. Products of 4 bytes are added up to one of 32 bits.
template <int kTokens>
__attribute__((target("avx512f,avx512bw,avx512vnni"))) void sum_vnni_of(const uint8_t* strip, const int8_t* x, int64_t k,
                                                                        int32_t (*sums)[16]) {
  constexpr int kChains = kTokens == 1 ? 4 : kTokens == 2 ? 2 : 1;  // independent sums, as each takes several cycles
  __m512i acc[kTokens][kChains][2];
  for (auto& of_token : acc) {
    for (auto& of_chain : of_token) {
      of_chain[0] = of_chain[1] = _mm512_setzero_si512();
    }
  }
  const __m512i mask = _mm512_set1_epi8(3), one = _mm512_set1_epi32(1);
  const __m512i first = _mm512_setr_epi32(0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4);
  for (int64_t column = 0; column < k; column += kTile, strip += kTileBytes) {
    __m512i words[2] = {_mm512_loadu_si512(strip), _mm512_loadu_si512(strip + 64)};
    __m512i which = first;
    __m512i own[kTokens];
    for (int token = 0; token < kTokens; ++token) {
      own[token] = _mm512_castsi256_si512(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(x + token * k + column)));
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {
      const __m512i upper = _mm512_and_si512(words[0], mask), lower = _mm512_and_si512(words[1], mask);
#pragma GCC unroll 4
      for (int token = 0; token < kTokens; ++token) {
        const __m512i values = _mm512_permutexvar_epi32(which, own[token]);
        auto& to = acc[token][i % kChains];
        to[0] = _mm512_dpbusd_epi32(to[0], upper, values);
        to[1] = _mm512_dpbusd_epi32(to[1], lower, values);
      }
      words[0] = _mm512_srli_epi32(words[0], 2);
      words[1] = _mm512_srli_epi32(words[1], 2);
      which = _mm512_add_epi32(which, one);
    }
  }
  for (int token = 0; token < kTokens; ++token) {
    for (int half = 0; half < 2; ++half) {
      __m512i all = acc[token][0][half];
      for (int chain = 1; chain < kChains; ++chain) {
        all = _mm512_add_epi32(all, acc[token][chain][half]);
      }
      const __m256i rows = _mm256_add_epi32(_mm512_castsi512_si256(all), _mm512_extracti64x4_epi64(all, 1));
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(sums[token] + 8 * half), rows);
    }
  }
}

// A tile is 4 registers of 8 rows by 16 columns. Its products, of 3 and 128 at most, are added up in 16 bits.
template <int kTokens>
__attribute__((target("avx2"))) void sum_avx2_of(const uint8_t* strip, const int8_t* x, int64_t k, int32_t (*sums)[16]) {
  __m256i acc[kTokens][2];
  for (auto& of_token : acc) {
    of_token[0] = of_token[1] = _mm256_setzero_si256();
  }
  const __m256i mask = _mm256_set1_epi8(3), ones = _mm256_set1_epi16(1);
  for (int64_t column = 0; column < k; column += kTile, strip += kTileBytes) {
#pragma GCC unroll 2
    for (int rows = 0; rows < 2; ++rows) {
      __m256i narrow[kTokens];
      for (auto& of_token : narrow) {
        of_token = _mm256_setzero_si256();
      }
#pragma GCC unroll 2
      for (int half = 0; half < 2; ++half) {
        __m256i words = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(strip) + 2 * rows + half);
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) {
          const __m256i weights = _mm256_and_si256(words, mask);
#pragma GCC unroll 4
          for (int token = 0; token < kTokens; ++token) {
            int32_t four;
            std::memcpy(&four, x + token * k + column + 16 * half + 4 * i, 4);
            narrow[token] =
                _mm256_add_epi16(narrow[token], _mm256_maddubs_epi16(weights, _mm256_set1_epi32(four)));
          }
          words = _mm256_srli_epi32(words, 2);
        }
      }
      for (int token = 0; token < kTokens; ++token) {
        acc[token][rows] = _mm256_add_epi32(acc[token][rows], _mm256_madd_epi16(narrow[token], ones));
      }
    }
  }
  for (int token = 0; token < kTokens; ++token) {
    for (int rows = 0; rows < 2; ++rows) {
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(sums[token] + 8 * rows), acc[token][rows]);
    }
  }
}

#define LOWBIT_GEMM_BY_TOKENS(name)                                                                             \
  void name(const uint8_t* strip, const int8_t* x, int64_t k, int tokens, int32_t (*sums)[16]) {               \
    switch (tokens) {                                                                                           \
      case 1: return name##_of<1>(strip, x, k, sums);                                                           \
      case 2: return name##_of<2>(strip, x, k, sums);                                                           \
      case 3: return name##_of<3>(strip, x, k, sums);                                                           \
      default: return name##_of<4>(strip, x, k, sums);                                                          \
    }                                                                                                           \
  }

LOWBIT_GEMM_BY_TOKENS(sum_vnni)
LOWBIT_GEMM_BY_TOKENS(sum_avx2)

#endif

}  // namespace

SumStrip sum_strip_here() {
#ifdef LOWBIT_GEMM_X86
  const char* wanted = std::getenv("LOWBIT_GEMM_CPU");
  const auto may_be = [&](const char* name) { return !wanted || std::strcmp(wanted, name) == 0; };
  if (may_be("vnni") && __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw")) {
    return sum_vnni;
  }
  if (may_be("avx2") && __builtin_cpu_supports("avx2")) {
    return sum_avx2;
  }
#endif
  return sum_plain;
}

}  // namespace lowbit_gemm
