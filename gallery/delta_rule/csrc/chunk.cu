// Chunks on Hopper: a block has 64 columns of the state of a value head, and all its chunks.
#ifndef USE_ROCM
#include "chunk_copy.cuh"
#include "chunk_inverse.cuh"
#include "chunk_walk.cuh"
#include "launch.h"

namespace delta_rule {
namespace {

constexpr int kThreads = 4 * 128;
[[maybe_unused]] constexpr int kOfCopy = 40, kOfWalk = 216;  // registers of a thread; those that invert keep their 128

__device__ void set_up_barriers(Room& room) {
  for (int i = 0; i < kStages; ++i) {
    set_up(shared_address(&room.is_full[i]), 128 + 32);  // threads that copy, lanes that have weights
    set_up(shared_address(&room.is_empty[i]), 4 + 4);    // warps that walk, warps that invert
  }
  for (int i = 0; i < kBuffers; ++i) {
    set_up(shared_address(&room.is_ready[i]), 128);
    set_up(shared_address(&room.is_used[i]), 4);
  }
}

template <bool kHasG>
__global__ void __launch_bounds__(kThreads, 1) walk_chunks(const __grid_constant__ Chunked chunked) {
#ifdef DELTA_RULE_HAS_WGMMA
  extern __shared__ __align__(1024) unsigned char shared[];
  Room& room = *reinterpret_cast<Room*>(shared);
  const Part part(chunked);
  if (threadIdx.x == 0) {
    set_up_barriers(room);
  }
  // what lies above the diagonals stays 0
  for (int i = threadIdx.x; i < 2 * kBuffers * kTile / 16; i += kThreads) {
    reinterpret_cast<uint4*>(room.inverse)[i] = uint4{0, 0, 0, 0};
  }
  let_products_see();
  __syncthreads();
  const int warpgroup = threadIdx.x / 128;
  if (warpgroup == 0) {
    give_registers<kOfCopy>();
    copy<kHasG>(chunked, part, room);
  } else if (warpgroup == 1) {
    take_registers<kOfWalk>();
    Walker<kHasG>(chunked, part, room).run();
  } else {
    invert<kHasG>(chunked, part, room, warpgroup - 2);
  }
#endif
}

}  // namespace

void chunk_bfloat16(const Recurrence& recurrence, void* inverse, const Gpu& gpu) {
  const int slices = (recurrence.values + kSlice - 1) / kSlice;
  const int64_t blocks = recurrence.sequences * recurrence.value_heads * slices;
  STD_TORCH_CHECK(blocks <= 0x7fffffff, "chunk_delta_rule: too many sequences and heads");
  const auto kernel = recurrence.g ? walk_chunks<true> : walk_chunks<false>;
  Gpu::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Room)));
  kernel<<<static_cast<unsigned>(blocks), kThreads, sizeof(Room), gpu.stream>>>(
      {recurrence, static_cast<__nv_bfloat16*>(inverse), slices});
  Gpu::check(cudaGetLastError());
}

}  // namespace delta_rule
#endif
