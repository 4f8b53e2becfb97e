// Sums of 16-bit elements by tensor cores: products with ones, which are exact, added up in float32.
#pragma once

#include "gpu.cuh"

namespace scatter_ops {

template <class T, class R>
constexpr bool kHasWarpSums =
#ifdef USE_ROCM
    false;
#else
    std::is_same_v<R, Sum<float>> && (std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>);
#endif

// The sums of 32 vectors in shared memory, of 8 elements each, by a warp: a lane gets that of vector lane_of_sum().
__device__ inline int lane_of_sum() { return threadIdx.x % 4 * 8 + threadIdx.x % 32 / 4; }

// What a lane needs for it: a word of each row of 8 vectors, of its vector lane / 4 elements lane % 4 * 2 and the next.
__device__ inline uint4 load_words(const uint4* vectors) {
  uint4 a{};
#ifndef USE_ROCM
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(a.x), "=r"(a.y), "=r"(a.z), "=r"(a.w)
               : "r"(static_cast<uint32_t>(__cvta_generic_to_shared(vectors + threadIdx.x % 32)))
               : "memory");
#endif
  return a;
}

template <class T>
__device__ Sum<float> sum_words(const uint4& words) {
#ifndef USE_ROCM
  const int lane = threadIdx.x % 32;
  const uint32_t a[4] = {words.x, words.y, words.z, words.w};
  float d[2][4];  // all columns are the sums of 16 vectors: lane / 4 in the first two, and 8 more in the others
  const float none = 0;
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    if constexpr (std::is_same_v<T, BFloat16>) {
      asm("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %7, %7, %7};"
          : "=f"(d[i][0]), "=f"(d[i][1]), "=f"(d[i][2]), "=f"(d[i][3])
          : "r"(a[2 * i]), "r"(a[2 * i + 1]), "r"(0x3f803f80), "f"(none));
    } else {
      asm("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %7, %7, %7};"
          : "=f"(d[i][0]), "=f"(d[i][1]), "=f"(d[i][2]), "=f"(d[i][3])
          : "r"(a[2 * i]), "r"(a[2 * i + 1]), "r"(0x3c003c00), "f"(none));
    }
  }
  const float first = lane & 1 ? d[0][2] : d[0][0], second = lane & 1 ? d[1][2] : d[1][0];
  return {lane & 2 ? second : first};
#else
  return {};
#endif
}

}  // namespace scatter_ops
