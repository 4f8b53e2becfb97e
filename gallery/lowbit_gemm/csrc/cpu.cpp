// The operators' schemas, and what they are on the CPU: each strip of 16 rows is one piece of work.
#include <algorithm>
#include <cmath>

#include "cpu_sums.h"
#include "operators.h"

namespace lowbit_gemm {
namespace {

using torch::headeronly::BFloat16;
using torch::headeronly::Half;

constexpr int64_t kProductsAtLeast = 1 << 18;  // of a thread's work

// f of a value of the type
template <class F>
void for_type(Type type, F&& f) {
  switch (type) {
    case Type::kFloat: return f(float());
    case Type::kBFloat16: return f(BFloat16());
    default: return f(Half());
  }
}

float value_of(const void* from, Type type, int64_t i) {
  float found = 0;
  for_type(type, [&](auto one) { found = static_cast<float>(static_cast<const decltype(one)*>(from)[i]); });
  return found;
}

// in float32, each step rounded by itself
float scaled(const Gemm& gemm, int32_t sum, int64_t token, int64_t row) {
  const float quotient = static_cast<float>(sum) / value_of(gemm.x_scale, gemm.x_scale_type, token);
  volatile float product = quotient * value_of(gemm.weight_scale, gemm.weight_scale_type, row / gemm.group);
  return gemm.bias ? product + value_of(gemm.bias, gemm.bias_type, row) : product;
}

template <class T>
void multiply_strip(const Gemm& gemm, SumStrip sum, const int32_t* sums_of_x, int64_t strip) {
  const uint8_t* const weights = gemm.weight + strip * kStrip * gemm.k / 4;
  T* const out = static_cast<T*>(gemm.out) + strip * kStrip;
  int32_t sums[kTokensAtOnce][16];
  for (int64_t token = 0; token < gemm.m; token += kTokensAtOnce) {
    const int tokens = static_cast<int>(std::min<int64_t>(kTokensAtOnce, gemm.m - token));
    sum(weights, gemm.x + token * gemm.k, gemm.k, tokens, sums);
    for (int i = 0; i < tokens; ++i) {
      for (int row = 0; row < kStrip; ++row) {
        const int32_t total = sums[i][row] - kOffset * sums_of_x[token + i];
        out[(token + i) * gemm.n + row] = static_cast<T>(scaled(gemm, total, token + i, strip * kStrip + row));
      }
    }
  }
}

template <class T>
int8_t rounded(float value) {
  const float narrow = static_cast<float>(static_cast<T>(value));
  return narrow == narrow ? static_cast<int8_t>(std::min(std::max(std::nearbyint(narrow), -128.0f), 127.0f)) : 0;
}

// In the type S: its scale, its products. S is T, or float where T is Half.
template <class T, class S>
void quantize_row(const Quantize& quantize, int64_t token) {
  const T* const row = static_cast<const T*>(quantize.x) + token * quantize.k;
  int8_t* const to = quantize.out + token * quantize.k;
  float most = static_cast<float>(static_cast<S>(1e-5f));
  for (int64_t i = 0; i < quantize.k; ++i) {
    most = std::max(most, std::fabs(static_cast<float>(row[i])));
  }
  const S inverse = static_cast<S>(1.0f / most);  // 127 / x is 1 / x times 127 in torch
  const S scale = static_cast<S>(static_cast<float>(inverse) * 127.0f);
  static_cast<S*>(quantize.scale)[token] = scale;
  for (int64_t i = 0; i < quantize.k; ++i) {
    to[i] = rounded<S>(static_cast<float>(row[i]) * static_cast<float>(scale));
  }
}

struct Cpu {
  struct Guard {
    explicit Guard(const Tensor&) {}
  };

  static void multiply(const Problem& problem) {
    const Gemm& gemm = problem.gemm;
    const SumStrip sum = sum_strip_here();
    std::vector<int32_t> sums_of_x(gemm.m);
    for (int64_t token = 0; token < gemm.m; ++token) {
      for (int64_t i = 0; i < gemm.k; ++i) {
        sums_of_x[token] += gemm.x[token * gemm.k + i];
      }
    }
    const int64_t of_strip = std::max<int64_t>(kStrip * gemm.k * gemm.m, 1);
    for_type(gemm.out_type, [&](auto one) {
      torch::stable::parallel_for(0, gemm.n / kStrip, std::max<int64_t>(kProductsAtLeast / of_strip, 1),
                                  [&](int64_t begin, int64_t end) {
                                    for (int64_t strip = begin; strip < end; ++strip) {
                                      multiply_strip<decltype(one)>(gemm, sum, sums_of_x.data(), strip);
                                    }
                                  });
    });
  }

  static void quantize(const QuantizeProblem& problem) {
    const Quantize& quantize = problem.quantize;
    torch::stable::parallel_for(0, quantize.m, std::max<int64_t>(kProductsAtLeast / 8 / quantize.k, 1),
                                [&](int64_t begin, int64_t end) {
                                  for (int64_t token = begin; token < end; ++token) {
                                    switch (quantize.type) {
                                      case Type::kFloat: quantize_row<float, float>(quantize, token); break;
                                      case Type::kBFloat16: quantize_row<BFloat16, BFloat16>(quantize, token); break;
                                      default: quantize_row<Half, float>(quantize, token);
                                    }
                                  }
                                });
  }
};

}  // namespace
}  // namespace lowbit_gemm

STABLE_TORCH_LIBRARY(opwright_lowbit, m) {
  m.def("lowbit_gemm(Tensor x, Tensor weight, Tensor x_scale, Tensor weight_scale, Tensor? bias, ScalarType dtype) -> Tensor");
  m.def("lowbit_gemm_out(Tensor x, Tensor weight, Tensor x_scale, Tensor weight_scale, Tensor? bias, Tensor(a!) out) -> ()");
  m.def("quantize_per_token(Tensor x) -> (Tensor, Tensor)");
  m.def("quantize_per_token_out(Tensor x, Tensor(a!) out, Tensor(b!) scale) -> ()");
}

LOWBIT_GEMM_OPERATORS(CPU, lowbit_gemm::Cpu)
