// The kernel, and its launch: as many blocks as are resident at once, whatever the lengths, which only the GPU knows.
#pragma once

#include "collect.cuh"
#include "launch.h"
#include "ring.cuh"

#ifdef STAMPS
__device__ long long pd_stamps[1024][16];
#define STAMP(i) if (threadIdx.x == 0 && !stamped) pd_stamps[blockIdx.x][i] = clock64()
#define GSTAMP(i) if (threadIdx.x == 0) { unsigned long long t; asm volatile("mov.u64 %0, %globaltimer;" : "=l"(t)); pd_stamps[blockIdx.x][i] = t; }
#else
#define STAMP(i)
#define GSTAMP(i)
#endif
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
  __syncthreads();
  if (threadIdx.x == 0) {
    shared.is_last = count_arrival(arrived) == unsigned(count - 1);
  }
  __syncthreads();
  return shared.is_last;
}

template <class L, bool kIsRope>
__global__ void __launch_bounds__(L::kThreads, 1)
decode_kernel(const __grid_constant__ Decode decode, const Workspace workspace) {
  extern __shared__ __align__(128) char ring_memory[];
  __shared__ Shared<L> shared;
  __shared__ Start<L::kWarps> start;
  __shared__ uint32_t wheel[kIsRope ? L::kDim / 2 : 1];
  float* const buffers = reinterpret_cast<float*>(ring_memory + L::kRingBytes);

  bool stamped = false; GSTAMP(14) STAMP(0);
  Walk<L::kKeys> walk;
  unsigned places;
  if (!find_share(decode, start, walk, places)) {
    return wait_for_the_launch_before();
  }
  STAMP(1);
  Attention<L, kIsRope> attention;
  if constexpr (kIsRope) {
    fill_wheel<L::kDim, L::kThreads>(decode, wheel);
    __syncthreads();
  }
  attention.query.template load<kIsRope>(decode, walk, attention.rows, wheel);
  Ring<L> ring(decode, ring_memory, walk);
  wait_for_the_launch_before();
  STAMP(2);
  uint32_t stage = ring.stages;
  int turn = 0;
  bool is_more = true;
  do {
    attention.begin();
    STAMP(3);
#pragma unroll 1
    for (int tile = walk.first_tile + int(threadIdx.x / 32); tile < walk.last_tile; tile += L::kWarps) {
      wait_for_copies<L::kStages - 1>();
      __syncwarp();
      if (tile == walk.first_tile) { STAMP(4); }
      attention.take(decode, walk.request, stage, walk.request.first_key + tile * L::kKeys, wheel);
      __syncwarp();
      if (tile == walk.first_tile) { STAMP(5); }
      ring.refill(stage);
      if (tile == walk.first_tile) { STAMP(6); }
      stage += L::kStageBytes;
      stage = stage == ring.stages + L::kStages * L::kStageBytes ? ring.stages : stage;
    }
    STAMP(7);
    const Walk<L::kKeys> done = walk;
    is_more = walk.step(decode);
    if (is_more) {  // the next queries come while results are added up
      attention.query.template load<kIsRope>(decode, walk, attention.rows, wheel);
    }
    const Target<L> target(decode, done);
    const Part<L> part = add_warps<L>(attention, shared, buffers, target.rows, turn);
    STAMP(8);
    if (done.is_whole()) {
      part.store(target);
    } else {
      part.leave(workspace.slots + int64_t(2 * blockIdx.x + (done.first_tile == 0)) * kSlotFloats<L>, target.rows);
      STAMP(9);
      const Cuts cuts(places, gridDim.x / decode.kv_heads);
      const int first = cuts.first_of(done.place, done.request.unit_places());
      const int count = cuts.last_of(done.place, done.request.unit_places()) - first + 1;
      if (is_last_of(workspace.arrived + first * decode.kv_heads + done.head, count, shared)) {
        STAMP(10);
        Collect<L>{decode, target, workspace.slots, first, count, buffers, shared}.run();
        STAMP(11);
      }
    }
    STAMP(12); stamped = true;
    turn ^= 1;
  } while (is_more);
  stamped = false; STAMP(13); GSTAMP(15)
}

// As many blocks as are resident at once, the same number for each head; in more rounds where that leaves too many idle.
inline int grid_of(int processors, int heads) {
  int blocks = std::max(processors / heads, 1) * heads;
  for (int rounds = 2; rounds <= 8 && 10 * blocks < 9 * quotient_up(blocks, processors) * processors; ++rounds) {
    blocks = std::max(rounds * processors / heads, 1) * heads;
  }
  return blocks;
}

template <class L, bool kIsRope>
void launch(const Decode& decode, const Gpu& gpu) {
  const auto kernel = decode_kernel<L, kIsRope>;
  const int blocks = grid_of(gpu.processors, decode.kv_heads), arrived = quotient_up(blocks, 32) * 32;
  const Scratch scratch(gpu, sizeof(float) * (arrived + size_t(2) * blocks * kSlotFloats<L>));
  unsigned* const memory = static_cast<unsigned*>(scratch.memory());
  const Workspace workspace{memory, reinterpret_cast<float*>(memory + arrived)};
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
  how.blockDim = dim3(L::kThreads);
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
