// What atomics need: numbers whose bits are in their order, and memory to begin with.
#pragma once

#include "launch.h"

namespace scatter_ops {

// Bits that are in the order of numbers; none of a number is 0 or 1, and both zeros are one.
__device__ inline uint32_t ordered_bits(float value) {
  const uint32_t bits = __float_as_uint(value + 0.0f);
  return bits >> 31 ? ~bits : bits | 0x80000000u;
}

__device__ inline float number_of(uint32_t bits) { return __uint_as_float(bits >> 31 ? bits & 0x7fffffffu : ~bits); }

// Add neighbours, from Hopper on up to 4 of float32 at once.
template <class A, int N>
__device__ void add(A* at, const Vector<A, N>& values) {
#if !defined(USE_ROCM) && defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  if constexpr (std::is_same_v<A, float> && N == 4) {
    asm volatile("red.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(__cvta_generic_to_global(at)), "f"(values.at[0]),
                 "f"(values.at[1]), "f"(values.at[2]), "f"(values.at[3])
                 : "memory");
  } else if constexpr (std::is_same_v<A, float> && N == 2) {
    asm volatile("red.global.add.v2.f32 [%0], {%1, %2};" ::"l"(__cvta_generic_to_global(at)), "f"(values.at[0]), "f"(values.at[1])
                 : "memory");
  } else
#endif
  {
#pragma unroll
    for (int j = 0; j < N; ++j) {
      atomicAdd(at + j, values.at[j]);
    }
  }
}

__global__ static void __launch_bounds__(kThreads) clear_words(uint32_t* words, int64_t count) {
  let_next_begin();
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < count; i += int64_t(gridDim.x) * kThreads) {
    words[i] = 0;
  }
}

// a kernel, which a graph begins sooner than a memset; bytes are a multiple of 4
inline void clear_bytes(const Gpu& gpu, void* memory, int64_t bytes) {
  const int64_t words = bytes / 4, blocks = std::min(quotient_up(words, kThreads), gpu.resident(clear_words) * kWaves);
  if (words > 0) {
    clear_words<<<static_cast<unsigned>(blocks), kThreads, 0, gpu.stream>>>(static_cast<uint32_t*>(memory), words);
    gpu.check_launch();
  }
}

}  // namespace scatter_ops
