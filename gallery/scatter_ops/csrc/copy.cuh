// Copies from memory into shared memory that a thread starts now and waits for later: what is on its way takes no registers.
#pragma once

#include <cstdint>

#ifndef USE_ROCM
#include <cuda_pipeline_primitives.h>
#endif

#include "gpu.cuh"

namespace scatter_ops {

template <class V>
__device__ void copy_soon(V* shared, const V* memory) {
#ifndef USE_ROCM
  if constexpr (sizeof(V) == 4 || sizeof(V) == 8) {
    __pipeline_memcpy_async(shared, memory, sizeof(V));
    return;
  } else if constexpr (sizeof(V) == 16) {
    // through the first cache, other than __pipeline_memcpy_async has it: it asks the second for whole lines, and not for
    // sectors, which an H200 serves more slowly
    asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(
                     static_cast<uint32_t>(__cvta_generic_to_shared(shared))),
                 "l"(memory));
    return;
  }
#endif
  *shared = *memory;  // as every copy is where there are no such instructions
}

// A pointer that the compiler keeps: it would work it out again for each use.
template <class V>
__device__ V* kept(V* pointer) {
#ifndef USE_ROCM
  asm volatile("" : "+l"(pointer));
#endif
  return pointer;
}

#ifndef USE_ROCM
__device__ inline uint32_t shared_address(const void* shared) { return static_cast<uint32_t>(__cvta_generic_to_shared(shared)); }
#endif

// Load 4, 8 or 16 bytes, at once: a compiler that sees who needs which word of a vector loads them one by one.
template <class V>
__device__ V load_shared(const V* shared) {
#ifndef USE_ROCM
  V value;
  if constexpr (sizeof(V) == 4) {
    asm volatile("ld.shared.u32 %0, [%1];" : "=r"(reinterpret_cast<uint32_t&>(value)) : "r"(shared_address(shared)) : "memory");
  } else if constexpr (sizeof(V) == 8) {
    asm volatile("ld.shared.u64 %0, [%1];" : "=l"(reinterpret_cast<uint64_t&>(value)) : "r"(shared_address(shared)) : "memory");
  } else {
    uint4& vector = reinterpret_cast<uint4&>(value);
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(vector.x), "=r"(vector.y), "=r"(vector.z), "=r"(vector.w)
                 : "r"(shared_address(shared))
                 : "memory");
  }
  return value;
#else
  return *shared;
#endif
}

// Store 4 or 8 bytes.
template <class V>
__device__ void store_shared(V* shared, V value) {
#ifndef USE_ROCM
  if constexpr (sizeof(V) == 4) {
    asm volatile("st.shared.u32 [%0], %1;" ::"r"(shared_address(shared)), "r"(reinterpret_cast<uint32_t&>(value)) : "memory");
  } else {
    asm volatile("st.shared.u64 [%0], %1;" ::"r"(shared_address(shared)), "l"(reinterpret_cast<uint64_t&>(value)) : "memory");
  }
#else
  *shared = value;
#endif
}

// The same of kCount vectors, each kStep behind the one before: with one address.
template <int kCount, int kStep, int kAt = 0>
__device__ void copy_all_soon(uint4* shared, const uint4* memory) {
  if constexpr (kAt < kCount) {
#ifndef USE_ROCM
    asm volatile("cp.async.ca.shared.global [%0 + %2], [%1 + %2], 16;" ::"r"(
                     static_cast<uint32_t>(__cvta_generic_to_shared(shared))),
                 "l"(memory), "n"(kAt * kStep * kVectorBytes));
#else
    shared[kAt * kStep] = memory[kAt * kStep];
#endif
    copy_all_soon<kCount, kStep, kAt + 1>(shared, memory);
  }
}

// End a group of copies.
__device__ inline void end_group() {
#ifndef USE_ROCM
  __pipeline_commit();
#endif
}

// Wait for all groups of this thread but the last kLeft.
template <int kLeft>
__device__ void wait_for_groups() {
#ifndef USE_ROCM
  __pipeline_wait_prior(kLeft);
#endif
}

}  // namespace scatter_ops
