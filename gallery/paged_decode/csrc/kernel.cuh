// The kernel, and its launch: as many blocks as are resident at once, whatever the lengths, which only the GPU knows.
#pragma once

#include "collect.cuh"
#include "launch.h"
#include "ring.cuh"

namespace paged_decode {

__device__ inline void wait_for_the_launch_before() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

__device__ inline void let_the_next_launch_begin() { asm volatile("griddepcontrol.launch_dependents;"); }

// Before the launch before has ended nothing may be read; but what is read first can be on its way into the cache.
__device__ inline void bring_near(const Decode& decode) {
  const int index = 32 * int(threadIdx.x);
  if (index < decode.requests) {
    prefetch(decode.lengths + index);
    if (decode.indptr) {
      prefetch(decode.indptr + index);
    }
  }
  if (threadIdx.x == 0) {
    prefetch(decode.page_table);
  }
}

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
    shared.is_last = count_arrival(arrived, count - 1);
  }
  __syncthreads();
  return shared.is_last;
}

template <class L, bool kIsRope>
__global__ void __launch_bounds__(L::kThreads, L::kBlocks)
decode_kernel(const __grid_constant__ Decode decode, const Workspace workspace) {
  extern __shared__ __align__(128) char ring_memory[];
  __shared__ Shared<L> shared;
  __shared__ Start<L::kWarps> start;
  __shared__ uint32_t wheel[kIsRope ? L::kDim / 2 : 1];
  float* const buffers = reinterpret_cast<float*>(ring_memory + L::kRingBytes);

  let_the_next_launch_begin();
  bring_near(decode);
  wait_for_the_launch_before();
  Walk<L::kKeys> walk;
  Window window;
  unsigned places;
  if (!find_share(decode, start, walk, window, places)) {
    return;
  }
  Attention<L, kIsRope> attention;
  if constexpr (kIsRope) {
    fill_wheel<L::kDim, L::kThreads>(decode, wheel);
    __syncthreads();
  }
  typename decltype(attention.query)::Raw raw;
  attention.query.ask(decode, walk, attention.rows, raw);
  Ring<L> ring(decode, ring_memory, walk, window);
  uint32_t stage = ring.stages;
  attention.query.template finish<kIsRope>(attention.rows, wheel, raw);
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
    is_more = walk.step(decode, window);
    if (is_more) {  // the next queries come while results are added up
      attention.query.ask(decode, walk, attention.rows, raw);
    }
    const Target<L> target(decode, done);
    const Part<L> part = add_warps<L>(attention, shared, buffers, target.rows);
    if (done.is_whole()) {
      part.store(target);
    } else {
      const int slot = 2 * (blockIdx.y * gridDim.x + blockIdx.x) + (done.first_tile == 0);
      part.leave(workspace.slots + int64_t(slot) * kSlotFloats<L>, target.rows);
      const Cuts cuts(decode, places);
      const int first = cuts.first_of(done.place, done.request.unit_places());
      const int count = cuts.last_of(done.place, done.request.unit_places()) - first + 1;
      if (is_last_of(workspace.arrived + first * decode.kv_heads + done.head, count, shared)) {
        Collect<L>{decode, target, workspace.slots, first, count, buffers, shared}.run();
      }
    }
    if (is_more) {
      attention.query.template finish<kIsRope>(attention.rows, wheel, raw);
    }
  } while (is_more);
}

// Counters that are 0 between launches, because the last to arrive leaves them so: no launch has to clear them first.
struct Counters {
  static constexpr size_t kGrain = 1 << 20;
  static constexpr int kSets = 32, kMost = 2304;
};

static __device__ unsigned counters[Counters::kSets][Counters::kMost];

// Those of the kGrain bytes in which `memory` begins, of kGrain bytes or more. No two launches at a time work in the same memory,
// and disjoint pieces of that size never begin in the same kGrain bytes: so neither do they count in the same place. Null where
// no more are left.
static unsigned* counters_of(const void* memory, int count) {
  static std::mutex mutex;
  static std::unordered_map<uintptr_t, unsigned*> known;
  const std::lock_guard lock(mutex);
  const uintptr_t key = reinterpret_cast<uintptr_t>(memory) / Counters::kGrain;
  auto at = known.find(key);
  if (at == known.end() && known.size() < Counters::kSets) {
    void* first = nullptr;
    Gpu::check(cudaGetSymbolAddress(&first, counters));
    at = known.emplace(key, static_cast<unsigned*>(first) + known.size() * Counters::kMost).first;
  }
  return at != known.end() && count <= Counters::kMost ? at->second : nullptr;
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

// As many units as a head has, if every request has keys and as many tokens as the others.
inline int units_of(const Decode& decode) {
  return decode.requests * (decode.qo_indptr ? 1 : quotient_up(decode.tokens * decode.group, kRows));
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
  int shares = shares_of(gpu.processors * L::kBlocks, decode.kv_heads);
  const int units = units_of(decode);
  if (units < shares && 2 * units >= shares) {  // one for each, and nothing to add up where they are alike
    shares = units;
  }
  const int blocks = shares * decode.kv_heads;
  STD_TORCH_CHECK(shares <= 65535, "paged_decode: too many processors");
  decode.place_of = Divisor(shares);
  const int arrived = quotient_up(blocks, 32) * 32;
  const Scratch scratch(gpu, std::max(sizeof(float) * (arrived + size_t(2) * blocks * kSlotFloats<L>), Counters::kGrain));
  unsigned* const memory = static_cast<unsigned*>(scratch.memory());
  unsigned* const kept = counters_of(memory, blocks);
  const Workspace workspace{kept ? kept : memory, reinterpret_cast<float*>(memory + arrived)};
  static PerDevice allowed;
  allowed.once(gpu.device, [&] {
    Gpu::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, L::kSharedBytes));
  });
  if (!kept) {
    launch_early(clear, dim3(1), 256, 0, gpu.stream, memory, blocks);
  }
  launch_early(kernel, dim3(decode.kv_heads, shares), L::kThreads, L::kSharedBytes, gpu.stream, decode, workspace);
}

template <class L>
void launch_as_asked(const Decode& decode, const Gpu& gpu) {
  decode.is_rope ? launch<L, true>(decode, gpu) : launch<L, false>(decode, gpu);
}

// Two blocks on a processor, of which one begins or ends a unit while the other is busy; one where units are few and long, or
// need more registers.
template <class Q, class Cache, int kDim>
void launch_for_dim(const Decode& decode, const Gpu& gpu) {
  using One = Layout<Q, Cache, kDim, 1>;
  if constexpr (One::kWarps == 8) {
    if (int64_t(units_of(decode)) * decode.kv_heads >= gpu.processors) {
      return launch_as_asked<Layout<Q, Cache, kDim, 2>>(decode, gpu);
    }
  }
  launch_as_asked<One>(decode, gpu);
}

}  // namespace paged_decode
