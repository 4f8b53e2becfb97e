// The kernel, and its launch: as many blocks as are resident at once, whatever the lengths, which only the GPU knows.
#pragma once

#include "launch.h"
#include "merge.cuh"
#include "ring.cuh"

namespace paged_decode {

__device__ inline void wait_for_the_launch_before() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// What blocks count arrivals in is made 0 while the first tiles are on their way.
static __global__ void __launch_bounds__(256) clear(unsigned* arrived, int count) {
  asm volatile("griddepcontrol.launch_dependents;");
  for (int i = threadIdx.x; i < count; i += 256) {
    arrived[i] = 0;
  }
}

// Whether this block is the last of those that share a unit; by all threads, after they left their part.
template <class L>
__device__ inline bool is_last_of(unsigned* arrived, int count, Shared<L>& shared) {
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    wait_for_the_launch_before();
    shared.is_last = atomicAdd(arrived, 1u) == unsigned(count - 1);
  }
  __syncthreads();
  __threadfence();
  return shared.is_last;
}

template <class L, bool kIsRope>
__global__ void __launch_bounds__(kThreads, L::kBlocks)
decode_kernel(const __grid_constant__ Decode decode, const Workspace workspace) {
  extern __shared__ __align__(128) char ring_memory[];
  __shared__ Shared<L> shared;
  __shared__ Start start;
  __shared__ uint32_t wheel[kIsRope ? L::kDim / 2 : 1];
  float* buffers = reinterpret_cast<float*>(ring_memory + L::kRingBytes);

  Walk<L::kKeys> walk;
  const Share share = find_share(decode, start, walk);
  if (share.is_empty()) {
    return wait_for_the_launch_before();
  }
  bool is_there = !walk.is_nothing() || walk.step(decode);
  Ring<L> ring(decode, ring_memory, walk, !is_there);
  if constexpr (kIsRope) {
    fill_wheel<L::kDim>(decode, wheel);
    __syncthreads();
  }
  Attention<L, kIsRope> attention;
  int stage = 0, turn = 0;
  for (; is_there; is_there = walk.step(decode), turn ^= 1) {
    attention.begin();
    attention.query.template load<kIsRope>(decode, walk.request, walk.index, walk.unit, attention.rows, wheel);
    for (int tile = walk.first_tile + int(threadIdx.x / 32); tile < walk.last_tile; tile += kWarps) {
      wait_for_copies<L::kStages - 1>();
      __syncwarp();
      attention.take(decode, walk.request, ring.stage(stage), walk.request.first_key + tile * L::kKeys, wheel);
      __syncwarp();
      ring.refill(stage);
      stage = stage + 1 == L::kStages ? 0 : stage + 1;
    }
    Finish<L> finish = add_warps<L>(attention, shared, buffers, turn);
    if (!walk.is_whole()) {
      const int64_t tiles_at = walk.place + kUnitPlaces;
      const int first = share.block_of(tiles_at), last = share.block_of(tiles_at + walk.request.tiles - 1);
      finish.leave(workspace.slots + int64_t(2 * blockIdx.x + (walk.first_tile == 0)) * kSlotFloats<L>, attention.rows);
      if (!is_last_of(workspace.arrived + first, last - first + 1, shared)) {
        continue;
      }
      finish.collect(workspace.slots, first, last - first + 1, attention.rows, buffers);
    }
    finish.store(decode, attention.rows, walk.unit / walk.request.groups);
  }
  wait_for_the_launch_before();
}

template <class L, bool kIsRope>
void launch(const Decode& decode, const Gpu& gpu) {
  const auto kernel = decode_kernel<L, kIsRope>;
  const int blocks = L::kBlocks * gpu.processors;
  const Scratch scratch(gpu, kArrivedBytes + sizeof(float) * 2 * blocks * kSlotFloats<L>);
  const Workspace workspace{static_cast<unsigned*>(scratch.memory()),
                            reinterpret_cast<float*>(static_cast<char*>(scratch.memory()) + kArrivedBytes)};
  static PerDevice allowed;
  allowed.once(gpu.device, [&] {
    Gpu::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, L::kSharedBytes));
  });
  clear<<<1, 256, 0, gpu.stream>>>(workspace.arrived, blocks);
  Gpu::check(cudaGetLastError());
  cudaLaunchAttribute early{};
  early.id = cudaLaunchAttributeProgrammaticStreamSerialization;
  early.val.programmaticStreamSerializationAllowed = 1;
  cudaLaunchConfig_t how{};
  how.gridDim = dim3(blocks);
  how.blockDim = dim3(kThreads);
  how.dynamicSmemBytes = L::kSharedBytes;
  how.stream = gpu.stream;
  how.attrs = &early;
  how.numAttrs = 1;
  Gpu::check(cudaLaunchKernelEx(&how, kernel, decode, workspace));
}

template <class Q, class Cache, int kDim>
void launch_for_dim(const Decode& decode, const Gpu& gpu) {
  decode.is_rope ? launch<Layout<Q, Cache, kDim>, true>(decode, gpu) : launch<Layout<Q, Cache, kDim>, false>(decode, gpu);
}

}  // namespace paged_decode
