// The kernel, and its launch: as many blocks as are resident at once, whatever the lengths, which only the GPU knows.
#pragma once

#include "collect.cuh"
#include "launch.h"
#include "ring.cuh"

namespace paged_decode {

__device__ inline void wait_for_the_launch_before() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

__device__ inline void let_the_next_launch_begin() { asm volatile("griddepcontrol.launch_dependents;"); }

// Each launch is set up while the one before it runs, and waits for its end before anything is read or written.
static __global__ void __launch_bounds__(256) clear(unsigned* arrived, int count) {
  let_the_next_launch_begin();
  wait_for_the_launch_before();
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

  let_the_next_launch_begin();
  wait_for_the_launch_before();
  Walk<L::kKeys> walk;
  unsigned places;
  if (!find_share(decode, start, walk, places)) {
    return;
  }
  Attention<L, kIsRope> attention;
  if constexpr (kIsRope) {
    fill_wheel<L::kDim, L::kThreads>(decode, wheel);
    __syncthreads();
  }
  attention.query.template load<kIsRope>(decode, walk, attention.rows, wheel);
  Ring<L> ring(decode, ring_memory, walk);
  uint32_t stage = ring.stages;
  int turn = 0;
  bool is_more = true;
  do {
    attention.begin();
#pragma unroll 1
    for (int tile = walk.first_tile + int(threadIdx.x / 32); tile < walk.last_tile; tile += L::kWarps) {
      wait_for_copies<L::kStages - 1>();
      __syncwarp();
      attention.take(decode, walk.request, stage, walk.request.first_key + tile * L::kKeys, wheel);
      __syncwarp();
      ring.refill(stage);
      stage += L::kStageBytes;
      stage = stage == ring.stages + L::kStages * L::kStageBytes ? ring.stages : stage;
    }
    const Walk<L::kKeys> done = walk;
    is_more = walk.step(decode);
    if (is_more) {  // the next queries come while results are added up
      attention.query.template load<kIsRope>(decode, walk, attention.rows, wheel);
    }
    const Target<L> target(decode, done);
    const Part<L> part = add_warps<L>(attention, shared, buffers, target.rows, turn);
    if (done.is_whole()) {
      part.store(target);
    } else {
      part.leave(workspace.slots + int64_t(2 * (blockIdx.y * gridDim.x + blockIdx.x) + (done.first_tile == 0)) * kSlotFloats<L>, target.rows);
      const Cuts cuts(decode, places);
      const int first = cuts.first_of(done.place, done.request.unit_places());
      const int count = cuts.last_of(done.place, done.request.unit_places()) - first + 1;
      if (is_last_of(workspace.arrived + first * decode.kv_heads + done.head, count, shared)) {
        Collect<L>{decode, target, workspace.slots, first, count, buffers, shared}.run();
      }
    }
    turn ^= 1;
  } while (is_more);
}

// As many shares as have their blocks resident at once under all heads; in more rounds where that leaves too many idle.
inline int shares_of(int processors, int heads) {
  int shares = std::max(processors / heads, 1);
  for (int rounds = 2; rounds <= 8 && 10 * shares * heads < 9 * quotient_up(shares * heads, processors) * processors;
       ++rounds) {
    shares = std::max(rounds * processors / heads, 1);
  }
  return shares;
}

// A launch that is set up while the one before it in its stream runs.
template <class... Parameters, class... Arguments>
void launch_early(void (*kernel)(Parameters...), dim3 blocks, int threads, size_t memory, cudaStream_t stream,
                  Arguments&&... arguments) {
  cudaLaunchAttribute early{};
  early.id = cudaLaunchAttributeProgrammaticStreamSerialization;
  early.val.programmaticStreamSerializationAllowed = 1;
  cudaLaunchConfig_t how{};
  how.gridDim = blocks;
  how.blockDim = dim3(threads);
  how.dynamicSmemBytes = memory;
  how.stream = stream;
  how.attrs = &early;
  how.numAttrs = 1;
  Gpu::check(cudaLaunchKernelEx(&how, kernel, Parameters(arguments)...));
}

template <class L, bool kIsRope>
void launch(Decode decode, const Gpu& gpu) {
  const auto kernel = decode_kernel<L, kIsRope>;
  const int shares = shares_of(gpu.processors, decode.kv_heads), blocks = shares * decode.kv_heads;
  STD_TORCH_CHECK(shares <= 65535, "paged_decode: too many processors");
  decode.place_of = Divisor(shares);
  const int arrived = quotient_up(blocks, 32) * 32;
  const Scratch scratch(gpu, sizeof(float) * (arrived + size_t(2) * blocks * kSlotFloats<L>));
  unsigned* const memory = static_cast<unsigned*>(scratch.memory());
  const Workspace workspace{memory, reinterpret_cast<float*>(memory + arrived)};
  static PerDevice allowed;
  allowed.once(gpu.device, [&] {
    Gpu::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, L::kSharedBytes));
  });
  launch_early(clear, dim3(1), 256, 0, gpu.stream, memory, blocks);
  launch_early(kernel, dim3(decode.kv_heads, shares), L::kThreads, L::kSharedBytes, gpu.stream, decode, workspace);
}

template <class Q, class Cache, int kDim>
void launch_for_dim(const Decode& decode, const Gpu& gpu) {
  decode.is_rope ? launch<Layout<Q, Cache, kDim>, true>(decode, gpu) : launch<Layout<Q, Cache, kDim>, false>(decode, gpu);
}

}  // namespace paged_decode
