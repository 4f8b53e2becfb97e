// From sums to results: in float32, each step rounded by itself, then once to the type of the output.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include "gemm.h"

namespace lowbit_gemm {

// A number as it lies in memory: it is waited for where its value is needed, and not where it is loaded.
struct Loaded {
  uint32_t bits;

  __device__ static Loaded from(const void* from, Type type, int64_t i) {
    return {type == Type::kFloat ? static_cast<const uint32_t*>(from)[i] : static_cast<const uint16_t*>(from)[i]};
  }

  __device__ float value(Type type) const {
    switch (type) {
      case Type::kFloat: return __uint_as_float(bits);
      case Type::kBFloat16: return __uint_as_float(bits << 16);
      default: return __half2float(__ushort_as_half(static_cast<unsigned short>(bits)));
    }
  }
};

__device__ inline float value_of(const void* from, Type type, int64_t i) { return Loaded::from(from, type, i).value(type); }

// Division by a number by which much is divided: rounded as `/` is. After Markstein: the remainder of an approximate quotient
// is exact, and corrects it; with the correctly rounded reciprocal, twice is enough.
struct Divisor {
  float value, reciprocal;  // 0: out of the range in which nothing overflows or is lost

  __device__ static Divisor of(float value) {
    const bool is_safe = value >= 0x1p-60f && value <= 0x1p60f;
    return {value, is_safe ? __frcp_rn(value) : 0.0f};
  }

  template <int kCount>
  __device__ void divide(float (&values)[kCount]) const {
    if (reciprocal == 0.0f) {
#pragma unroll
      for (float& a : values) {
        a = __fdiv_rn(a, value);
      }
    } else {
#pragma unroll
      for (float& a : values) {
        const float first = __fmul_rn(a, reciprocal);
        const float second = __fmaf_rn(__fmaf_rn(-value, first, a), reciprocal, first);
        a = __fmaf_rn(__fmaf_rn(-value, second, a), reciprocal, second);
      }
    }
  }
};

__device__ inline float2 narrowed(float2 x, float) { return x; }
__device__ inline __nv_bfloat162 narrowed(float2 x, __nv_bfloat16) { return __floats2bfloat162_rn(x.x, x.y); }
__device__ inline __half2 narrowed(float2 x, __half) { return __floats2half2_rn(x.x, x.y); }

// neighbours, in one store
template <class T, int kCount>
__device__ inline void store_as(void* out, int64_t i, const float (&values)[kCount]) {
  struct alignas(kCount * sizeof(T)) {
    decltype(narrowed(float2{}, T{})) pairs[kCount / 2];
  } all;
#pragma unroll
  for (int j = 0; j < kCount / 2; ++j) {
    all.pairs[j] = narrowed(float2{values[2 * j], values[2 * j + 1]}, T{});
  }
  *reinterpret_cast<decltype(all)*>(static_cast<T*>(out) + i) = all;
}

// Neighbouring rows of the weights, the first of which is a multiple of their number.
template <int kCount>
struct LoadedRows {
  Loaded scale[kCount], bias[kCount];

  __device__ LoadedRows(const Gemm& gemm, int64_t row, int64_t group) {
    int64_t of_group = row - group * gemm.group;
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      scale[i] = Loaded::from(gemm.weight_scale, gemm.weight_scale_type, group);
      bias[i] = gemm.bias ? Loaded::from(gemm.bias, gemm.bias_type, row + i) : Loaded{0};
      if (++of_group == gemm.group) {
        of_group = 0;
        ++group;
      }
    }
  }
};

template <int kCount>
struct RowsOf {
  float scale[kCount], bias[kCount];

  __device__ RowsOf(const Gemm& gemm, int64_t row, int64_t group) : RowsOf(gemm, LoadedRows<kCount>(gemm, row, group)) {}

  __device__ RowsOf(const Gemm& gemm, const LoadedRows<kCount>& loaded) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      scale[i] = loaded.scale[i].value(gemm.weight_scale_type);
      bias[i] = gemm.bias ? loaded.bias[i].value(gemm.bias_type) : -0.0f;  // adding it changes nothing
    }
  }

  __device__ RowsOf(const float* scales, const float* biases) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      scale[i] = scales[i];
      bias[i] = biases[i];
    }
  }

  __device__ void store(const Gemm& gemm, int64_t token, int64_t row, const Divisor& x_scale, const int (&sums)[kCount]) const {
    float found[kCount];
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      found[i] = __int2float_rn(sums[i]);
    }
    x_scale.divide(found);
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      found[i] = __fadd_rn(__fmul_rn(found[i], scale[i]), bias[i]);
    }
    const int64_t at = token * gemm.n + row;
    switch (gemm.out_type) {
      case Type::kFloat: return store_as<float>(gemm.out, at, found);
      case Type::kBFloat16: return store_as<__nv_bfloat16>(gemm.out, at, found);
      default: store_as<__half>(gemm.out, at, found);
    }
  }
};

}  // namespace lowbit_gemm
