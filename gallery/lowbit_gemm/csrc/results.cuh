// From sums to results: in float32, each step rounded by itself, then once to the type of the output.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include "gemm.h"

namespace lowbit_gemm {

__device__ inline float value_of(const void* from, Type type, int64_t i) {
  switch (type) {
    case Type::kFloat: return static_cast<const float*>(from)[i];
    case Type::kBFloat16: return __bfloat162float(static_cast<const __nv_bfloat16*>(from)[i]);
    default: return __half2float(static_cast<const __half*>(from)[i]);
  }
}

// Division by a number by which much is divided: rounded as `/` is. After Markstein: the remainder of an approximate quotient
// is exact, and corrects it; with the correctly rounded reciprocal, twice is enough.
struct Divisor {
  float value, reciprocal;  // 0: out of the range in which nothing overflows or is lost

  __device__ static Divisor of(float value) {
    const bool is_safe = value >= 0x1p-60f && value <= 0x1p60f;
    return {value, is_safe ? __frcp_rn(value) : 0.0f};
  }

  __device__ float divide(float a) const {
    if (reciprocal == 0.0f) {
      return __fdiv_rn(a, value);
    }
    const float first = __fmul_rn(a, reciprocal);
    const float second = __fmaf_rn(__fmaf_rn(-value, first, a), reciprocal, first);
    return __fmaf_rn(__fmaf_rn(-value, second, a), reciprocal, second);
  }
};

__device__ inline float scaled(int sum, const Divisor& x_scale, float weight_scale, bool has_bias, float bias) {
  const float product = __fmul_rn(x_scale.divide(__int2float_rn(sum)), weight_scale);
  return has_bias ? __fadd_rn(product, bias) : product;
}

// of two neighbours, the first of which is even
__device__ inline void store_pair(void* out, Type type, int64_t i, float first, float second) {
  switch (type) {
    case Type::kFloat: reinterpret_cast<float2*>(out)[i / 2] = make_float2(first, second); break;
    case Type::kBFloat16:
      reinterpret_cast<__nv_bfloat162*>(out)[i / 2] = __floats2bfloat162_rn(first, second);
      break;
    default: reinterpret_cast<__half2*>(out)[i / 2] = __floats2half2_rn(first, second);
  }
}

// Of a pair of rows of the weights.
struct RowPair {
  float scale[2], bias[2];

  __device__ RowPair(const Gemm& gemm, int64_t row) {
    for (int i = 0; i < 2; ++i) {
      scale[i] = value_of(gemm.weight_scale, gemm.weight_scale_type, (row + i) / gemm.group);
      bias[i] = gemm.bias ? value_of(gemm.bias, gemm.bias_type, row + i) : 0.0f;
    }
  }

  __device__ void store(const Gemm& gemm, int64_t token, int64_t row, const Divisor& x_scale, int first, int second) const {
    store_pair(gemm.out, gemm.out_type, token * gemm.n + row, scaled(first, x_scale, scale[0], gemm.bias, bias[0]),
               scaled(second, x_scale, scale[1], gemm.bias, bias[1]));
  }
};

}  // namespace lowbit_gemm
