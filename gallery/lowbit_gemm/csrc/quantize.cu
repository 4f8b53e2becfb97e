// Rows of x to int8: a block each.
#ifndef USE_ROCM
#include <algorithm>

#include "instructions.cuh"
#include "launch.h"
#include "results.cuh"

namespace lowbit_gemm {
namespace {

constexpr int kMostThreads = 1024;

__device__ inline float wide(float x) { return x; }
__device__ inline float wide(__nv_bfloat16 x) { return __bfloat162float(x); }
__device__ inline float wide(__half x) { return __half2float(x); }

template <class S>
__device__ inline S narrow(float x);
template <>
__device__ inline float narrow<float>(float x) {
  return x;
}
template <>
__device__ inline __nv_bfloat16 narrow<__nv_bfloat16>(float x) {
  return __float2bfloat16_rn(x);
}

template <class T>
struct alignas(16) Vector {
  static constexpr int kSize = 16 / sizeof(T);
  T values[kSize];
};

// the largest of a block's, for all of its threads
__device__ inline float most_of_block(float own) {
  __shared__ float of_warps[32];
  const unsigned bits = __reduce_max_sync(~0u, __float_as_uint(own));  // what is not negative is ordered as its bits are
  if (threadIdx.x % 32 == 0) {
    of_warps[threadIdx.x / 32] = __uint_as_float(bits);
  }
  __syncthreads();
  const unsigned lane = threadIdx.x % 32;
  const float other = lane < blockDim.x / 32 ? of_warps[lane] : 0.0f;
  return __uint_as_float(__reduce_max_sync(~0u, __float_as_uint(other)));
}

// In the type S: its scale, its products. S is T, or float where T is half.
template <class T, class S>
__global__ void __launch_bounds__(kMostThreads) quantize_kernel(const __grid_constant__ Quantize quantize) {
  constexpr int kSize = Vector<T>::kSize;
  wait_for_the_launch_before();
  let_the_next_launch_begin();
  const int64_t token = blockIdx.x;
  const T* const row = static_cast<const T*>(quantize.x) + token * quantize.k;
  int8_t* const to = quantize.out + token * quantize.k;
  const bool has_vectors = quantize.k % 16 == 0;  // as rows begin at multiples of 16 bytes, here and there
  const int64_t whole = has_vectors ? quantize.k / kSize : 0;
  float most = wide(narrow<S>(1e-5f));
#pragma unroll 4
  for (int64_t i = threadIdx.x; i < whole; i += blockDim.x) {
    const Vector<T> some = reinterpret_cast<const Vector<T>*>(row)[i];
#pragma unroll
    for (int j = 0; j < kSize; ++j) {
      most = fmaxf(most, fabsf(wide(some.values[j])));
    }
  }
  for (int64_t i = whole * kSize + threadIdx.x; i < quantize.k; i += blockDim.x) {
    most = fmaxf(most, fabsf(wide(row[i])));
  }
  most = most_of_block(most);
  const S scale = narrow<S>(__fmul_rn(wide(narrow<S>(__frcp_rn(most))), 127.0f));  // 127 / x is 1 / x times 127 in torch
  if (threadIdx.x == 0) {
    static_cast<S*>(quantize.scale)[token] = scale;
  }
  const float factor = wide(scale);
  const auto rounded = [factor](T x) {
    return static_cast<int8_t>(min(max(__float2int_rn(wide(narrow<S>(__fmul_rn(wide(x), factor)))), -128), 127));
  };
#pragma unroll 4
  for (int64_t i = threadIdx.x; i < whole; i += blockDim.x) {
    const Vector<T> some = reinterpret_cast<const Vector<T>*>(row)[i];
    alignas(8) int8_t found[kSize];
#pragma unroll
    for (int j = 0; j < kSize; ++j) {
      found[j] = rounded(some.values[j]);
    }
    if constexpr (kSize == 8) {
      *reinterpret_cast<uint2*>(to + i * kSize) = *reinterpret_cast<const uint2*>(found);
    } else {
      *reinterpret_cast<uint32_t*>(to + i * kSize) = *reinterpret_cast<const uint32_t*>(found);
    }
  }
  for (int64_t i = whole * kSize + threadIdx.x; i < quantize.k; i += blockDim.x) {
    to[i] = rounded(row[i]);
  }
}

}  // namespace

void quantize_on(const Gpu& gpu, const Quantize& quantize) {
  const int64_t vectors = quantize.k * size_of(quantize.type) / 16;
  const int threads = static_cast<int>(std::clamp<int64_t>(quotient_up(vectors, 32) * 32, 128, kMostThreads));
  const auto kernel = quantize.type == Type::kFloat      ? quantize_kernel<float, float>
                      : quantize.type == Type::kBFloat16 ? quantize_kernel<__nv_bfloat16, __nv_bfloat16>
                                                         : quantize_kernel<__half, float>;
  gpu.launch(kernel, static_cast<int>(quantize.m), 1, threads, 0, quantize);
}

}  // namespace lowbit_gemm
#endif
