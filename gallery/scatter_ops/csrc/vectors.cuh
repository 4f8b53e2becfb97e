// What the elements of whole vectors in shared memory come to, whoever they belong to.
#pragma once

#include "copy.cuh"
#include "pairs.cuh"
#include "span.cuh"
#include "warp_sums.cuh"

namespace scatter_ops {

// What R knows without rows.
template <class R>
struct FlatOf {
  using type = R;
};
template <class W, class A, bool kIsMax>
struct FlatOf<Extreme<W, A, kIsMax>> {
  using type = Best<W, kIsMax>;
};
template <class R>
using Flat = typename FlatOf<R>::type;

// One of the elements of a vector.
template <class T>
__device__ Wide<T> element_of(const uint4& vector, int i) {
  const uint32_t words[4] = {vector.x, vector.y, vector.z, vector.w};
  if constexpr (std::is_same_v<T, BFloat16>) {  // one instruction, and not two
    const uint32_t word = words[i / 2];
    return __uint_as_float(i % 2 ? word & 0xffff0000u : word << 16);
  }
  return static_cast<Wide<T>>(reinterpret_cast<const T*>(words)[i]);
}

#ifndef USE_ROCM
// The same value twice.
template <class Pair>
__device__ Pair pair_of(float value) {
  if constexpr (std::is_same_v<Pair, __half2>) {
    return __float2half2_rn(value);
  } else {
    return __float2bfloat162_rn(value);
  }
}
#endif

template <class R>
constexpr bool kIsBest = false;
template <class W, bool kIsMax>
constexpr bool kIsBest<Best<W, kIsMax>> = true;

template <class T, class F>
constexpr bool kIsBestOfPairs =
#ifdef USE_ROCM
    false;
#else
    kIsBest<F> && (std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>);
#endif

// All elements of a vector, in pairs, so that no one waits for the one before.
template <class T, class F>
__device__ F reduce_vector(const uint4& vector) {
#ifndef USE_ROCM
  if constexpr (kIsBestOfPairs<T, F>) {
    using Pair = PairOf<T>;
    const auto pair = [](uint32_t word) { return reinterpret_cast<const Pair&>(word); };
    const auto best = [](Pair a, Pair b) { return F::kIsLargest ? __hmax2(a, b) : __hmin2(a, b); };
    const Pair all = best(best(pair(vector.x), pair(vector.y)), best(pair(vector.z), pair(vector.w)));
    const uint4 again{reinterpret_cast<const uint32_t&>(all), 0, 0, 0};
    F found{element_of<T>(again, 0)};
    found.merge({element_of<T>(again, 1)});
    return found;
  }
#endif
  constexpr int kMany = kPerVector<T>;
  F all[kMany];
#pragma unroll
  for (int i = 0; i < kMany; ++i) {
    all[i] = {element_of<T>(vector, i)};
  }
#pragma unroll
  for (int by = kMany / 2; by > 0; by /= 2) {
#pragma unroll
    for (int i = 0; i < kMany / 2; ++i) {
      if (i < by) {
        all[i].merge(all[i + by]);
      }
    }
  }
  return all[0];
}

// Reduce elements [begin, end) of a vector, of which there may be none.
template <class T, class F>
__device__ void reduce_some(F& found, const uint4& vector, unsigned begin, unsigned end) {
#ifndef USE_ROCM
  if constexpr (kIsBestOfPairs<T, F>) {  // the others become NaN
    const auto others = [&](uint32_t word, int first) {
      const auto from = [&](unsigned i) { return __funnelshift_lc(0u, ~0u, max(16 * int(i - first), 0)); };
      return word | ~from(begin) | from(end);
    };
    found.merge(reduce_vector<T, F>({others(vector.x, 0), others(vector.y, 2), others(vector.z, 4), others(vector.w, 6)}));
    return;
  }
#endif
  const unsigned mask = mask_of({begin, end});
#pragma unroll
  for (int i = kPerVector<T> - 1; i >= 0; --i) {
    if (mask >> i & 1) {
      found.merge({element_of<T>(vector, i)});
    }
  }
}

// The first of elements [begin, end) that is equal to this, which one of them is.
template <class T>
__device__ int first_equal(const uint4& vector, unsigned begin, unsigned end, Wide<T> value) {
  unsigned equal = 0;
#ifndef USE_ROCM
  if constexpr (std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>) {
    using Pair = PairOf<T>;
    const Pair wanted = pair_of<Pair>(value);
    const auto among = [&](uint32_t word, unsigned bits) { return __heq2_mask(reinterpret_cast<const Pair&>(word), wanted) & bits; };
    equal = among(vector.x, 0x10001) | among(vector.y, 0x40004) | among(vector.z, 0x100010) | among(vector.w, 0x400040);
    equal |= equal >> 15;  // the second of each pair
    return __ffs(equal & mask_of({begin, end})) - 1;
  }
#endif
  constexpr int kMany = kPerVector<T>;
#pragma unroll
  for (int i = 0; i < kMany; ++i) {
    equal |= element_of<T>(vector, i) == value ? 1u << i : 0;
  }
  return __ffs(equal & mask_of({begin, end})) - 1;
}

}  // namespace scatter_ops
