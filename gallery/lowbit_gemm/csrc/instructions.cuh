// The instructions that CUDA C++ has no functions for.
#pragma once

#include <cstdint>

#include <cuda_runtime.h>

namespace lowbit_gemm {

__device__ inline uint32_t shared_address(const void* pointer) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(pointer));
}

__device__ inline uint4 load_shared(uint32_t from) {
  uint4 found;
  asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(found.x), "=r"(found.y), "=r"(found.z), "=r"(found.w)
               : "r"(from)
               : "memory");
  return found;
}

// ---- launches that overlap ---------------------------------------------------------------
// A launch is set up while the one before it runs. Every kernel waits before it reads or writes: the one before has ended then,
// and so has what that one waited for.

__device__ inline void wait_for_the_launch_before() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

__device__ inline void let_the_next_launch_begin() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;");
#endif
}

// into the cache that all processors share, which may be done at any time; `bytes` are a multiple of 16
__device__ inline void prefetch_bytes(const void* from, int bytes) {
#if __CUDA_ARCH__ >= 900
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(from), "r"(bytes) : "memory");
#endif
}

// ---- clusters ------------------------------------------------------------------------------

// Who arrives waits for what is on its way to or from memory, prefetches too.
__device__ inline void arrive_in_cluster() {
#if __CUDA_ARCH__ >= 900
  asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");
#endif
}

__device__ inline void wait_for_cluster() {
#if __CUDA_ARCH__ >= 900
  asm volatile("barrier.cluster.wait.aligned;" ::: "memory");
#endif
}

__device__ inline void sync_cluster() {
  arrive_in_cluster();
  wait_for_cluster();
}

// the shared memory of another block of the cluster
__device__ inline uint32_t address_in(uint32_t own, int rank) {
  uint32_t found = own;
#if __CUDA_ARCH__ >= 900
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(found) : "r"(own), "r"(rank));
#endif
  return found;
}

__device__ inline void add_in_shared(uint32_t at, int value) {
  asm volatile("red.shared.add.s32 [%0], %1;" ::"r"(at), "r"(value) : "memory");
}

__device__ inline void add_in_cluster(uint32_t at, int value) {
#if __CUDA_ARCH__ >= 900
  asm volatile("red.relaxed.cluster.shared::cluster.add.s32 [%0], %1;" ::"r"(at), "r"(value) : "memory");
#else
  asm volatile("red.shared.add.s32 [%0], %1;" ::"r"(at), "r"(value) : "memory");
#endif
}

__device__ inline uint4 load_from_cluster(uint32_t at) {
  uint4 found{0, 0, 0, 0};
#if __CUDA_ARCH__ >= 900
  asm volatile("ld.shared::cluster.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(found.x), "=r"(found.y), "=r"(found.z), "=r"(found.w)
               : "r"(at)
               : "memory");
#endif
  return found;
}

// ---- products ------------------------------------------------------------------------------

// c += a b: 16 rows of 32 weights from 0 to 3 by 8 rows of x
__device__ inline void multiply(int (&c)[4], uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3, uint32_t b0, uint32_t b1) {
  asm("mma.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
      : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
}

// ---- copies by the bulk copy engine ------------------------------------------------------

__device__ inline void set_up(uint32_t barrier, int arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(arrivals));
}

__device__ inline void arrive(uint32_t barrier) {
#if __CUDA_ARCH__ >= 900
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(barrier) : "memory");
#endif
}

__device__ inline void arrive_and_expect(uint32_t barrier, int bytes) {
#if __CUDA_ARCH__ >= 900
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(bytes) : "memory");
#endif
}

__device__ inline void wait_for(uint32_t barrier, uint32_t phase) {
#if __CUDA_ARCH__ >= 900
  asm volatile(
      "{\n.reg .pred done;\n"
      "again:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n@!done bra again;\n}" ::"r"(barrier),
      "r"(phase)
      : "memory");
#endif
}

// Copies of `bytes`, a multiple of 16, by one thread of those that call; on GPUs older than Hopper, a part by each lane of a warp.

#if __CUDA_ARCH__ >= 900 || !defined(__CUDA_ARCH__)
constexpr int kCopiers = 1;
#else
constexpr int kCopiers = 32;
#endif

__device__ inline bool is_copier() { return threadIdx.x % 32 < kCopiers; }

__device__ inline void let_copies_see_barriers() {
#if __CUDA_ARCH__ >= 900
  asm volatile("fence.mbarrier_init.release.cluster;\nfence.proxy.async.shared::cta;" ::: "memory");
#endif
}

// What the L2 cache is to let go first: weights, which are read once, and not x or the code. It is what
// createpolicy.fractional.L2::evict_first gives for all lines.
constexpr uint64_t kEvictFirst = 0x12F0000000000000;

__device__ inline void copy_bytes(uint32_t to, const void* from, int bytes, uint32_t barrier) {
#if __CUDA_ARCH__ >= 900
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, [%3], %4;" ::"r"(to),
      "l"(from), "r"(bytes), "r"(barrier), "l"(kEvictFirst)
      : "memory");
#else
  for (int at = threadIdx.x % 32 * 16; at < bytes; at += 512) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to + at), "l"(static_cast<const char*>(from) + at) : "memory");
  }
#endif
}

__device__ inline void commit_copies() {
#if __CUDA_ARCH__ < 900
  asm volatile("cp.async.commit_group;" ::: "memory");
#endif
}

// for those of the barrier; on GPUs older than Hopper, for all of this warp's but the last kPending that were committed
template <int kPending>
__device__ inline void wait_for_copies(uint32_t barrier, uint32_t phase) {
#if __CUDA_ARCH__ >= 900
  wait_for(barrier, phase);
#else
  asm volatile("cp.async.wait_group %0;" ::"n"(kPending) : "memory");
  __syncwarp();
#endif
}

__device__ inline void copy_box(uint32_t to, const void* map, int column, int row, uint32_t barrier) {
#if __CUDA_ARCH__ >= 900
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(to),
      "l"(map), "r"(column), "r"(row), "r"(barrier)
      : "memory");
#endif
}

__device__ inline void prefetch_box(const void* map, int column, int row) {
#if __CUDA_ARCH__ >= 900
  asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global [%0, {%1, %2}];" ::"l"(map), "r"(column), "r"(row) : "memory");
#endif
}

}  // namespace lowbit_gemm
