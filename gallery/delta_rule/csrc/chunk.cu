// Chunks on Hopper: a block has 64 columns of the state of a value head, and all its chunks; then those of the next.
#ifndef USE_ROCM
#include <algorithm>

#include "chunk_back.cuh"
#include "chunk_copy.cuh"
#include "chunk_inverse.cuh"
#include "chunk_maps.h"
#include "chunk_segments.cuh"
#include "chunk_store.cuh"
#include "chunk_walk.cuh"
#include "launch.h"

namespace delta_rule {
namespace {

constexpr int kThreads = 4 * 128, kBackThreads = 3 * 128;
// registers of a thread
[[maybe_unused]] constexpr int kOfCopy = 56, kOfWalk = 216, kOfInverse = 120, kOfWalkBack = 240, kOfScores = 168;
[[maybe_unused]] constexpr int kOfCopyForTwo = 24, kOfWalkOfTwo = 192, kOfInverseForTwo = 104;

template <class Room>
__device__ void set_up_barriers(Room& room) {
  for (int i = 0; i < Room::kLoads; ++i) {
    set_up(shared_address(&room.has_k[i]), kCopyWarps);
    set_up(shared_address(&room.has_rest[i]), kCopyWarps);
  }
  for (uint64_t& is_empty : room.is_empty) {
    set_up(shared_address(&is_empty), 4 * Room::kWalkers);  // warps that walk
  }
  for (int i = 0; i < kBuffers; ++i) {
    set_up(shared_address(&room.is_ready[i]), 4);
    set_up(shared_address(&room.is_used[i]), 4 * Room::kWalkers);
  }
  for (Handed& handed : room.o_handed) {
    handed.set_up();
  }
  if constexpr (Room::kHasStates) {
    room.states_handed.set_up();
  }
  if constexpr (Room::kHasWrites) {
    room.writes_handed.set_up();
  }
}

// What lies above diagonals stays 0.
template <int kCount>
__device__ void clear(unsigned char (&tiles)[kCount][kTile]) {
  for (int i = threadIdx.x; i < kCount * kTile / 16; i += blockDim.x) {
    reinterpret_cast<uint4*>(tiles)[i] = uint4{0, 0, 0, 0};
  }
}

template <bool kHasG, class Room>
__device__ void copy_and_store(const Chunked& chunked, Room& room) {
  const int own = warp_of_warpgroup() - kCopyWarps;
  if (own == -2) {
    copy_weights<kHasG>(chunked, room);
  } else if (own == -1) {
    copy_rows(chunked, room);
  } else if (Room::kHasO && own < Room::kWalkers) {
    Storer<Room>(chunked, room, own).run();
  }
}

template <bool kHasG, class Room>
__global__ void __launch_bounds__(kThreads, 1) walk_chunks(const __grid_constant__ Chunked chunked) {
#ifdef DELTA_RULE_HAS_WGMMA
  extern __shared__ __align__(1024) unsigned char shared[];
  Room& room = *reinterpret_cast<Room*>(shared);
  if (threadIdx.x == 0) {
    set_up_barriers(room);
  }
  clear(room.inverse);
  clear(room.scores);
  let_products_see();
  __syncthreads();
  constexpr bool kIsAlone = Room::kWalkers == 1;
  const int warpgroup = threadIdx.x / 128;
  if (warpgroup == 0) {
    give_registers<kIsAlone ? kOfCopy : kOfCopyForTwo>();
    copy_and_store<kHasG>(chunked, room);
  } else if (warpgroup <= Room::kWalkers) {
    take_registers<kIsAlone ? kOfWalk : kOfWalkOfTwo>();
    Walker<kHasG, Room>(chunked, room, warpgroup - 1).run();
  } else {
    give_registers<kIsAlone ? kOfInverse : kOfInverseForTwo>();
    invert<kHasG>(chunked, room, warpgroup - 1 - Room::kWalkers);
  }
#endif
}

template <bool kHasG>
__global__ void __launch_bounds__(kBackThreads, 1) walk_chunks_back(const __grid_constant__ Chunked chunked) {
#ifdef DELTA_RULE_HAS_WGMMA
  extern __shared__ __align__(1024) unsigned char shared[];
  BackRoom& room = *reinterpret_cast<BackRoom*>(shared);
  if (threadIdx.x == 0) {
    set_up_barriers(room);
  }
  clear(room.scores);
  let_products_see();
  __syncthreads();
  const int warpgroup = threadIdx.x / 128;
  if (warpgroup == 0) {
    give_registers<kOfCopy>();
    copy_and_store<kHasG>(chunked, room);
  } else if (warpgroup == 1) {
    take_registers<kOfWalkBack>();
    BackWalker<kHasG>(chunked, room).run();
  } else {
    score<kHasG>(chunked, room);
  }
#endif
}

// How many parts there are, of some columns each.
int64_t parts_of(const Recurrence& recurrence, int columns) {
  return recurrence.sequences * recurrence.value_heads * ((recurrence.values + columns - 1) / columns);
}

int slices_of(int columns) { return (columns + kSlice - 1) / kSlice; }

Chunked chunked_of(const Recurrence& recurrence, const Kept& kept, const Gpu& gpu, int columns) {
  const int slices = (recurrence.values + columns - 1) / columns;
  const int64_t parts = parts_of(recurrence, columns);
  STD_TORCH_CHECK(parts <= 0x7fffffff - 2 * gpu.processors, "chunk_delta_rule: too many sequences and heads");
  const Segments whole{1, nullptr, nullptr};
  Chunked chunked{{}, {}, {}, {}, {}, {}, {}, false, recurrence, kept, whole, slices, static_cast<int>(parts), slices_of(recurrence.keys)};
  const int heads = recurrence.heads, value_heads = recurrence.value_heads, keys = recurrence.keys, values = recurrence.values;
  const Strides of_o = strides_of(recurrence, values);
  chunked.has_maps = describe_rows(chunked.q, recurrence.q, recurrence.q_strides, recurrence, heads, keys) &&
                     describe_rows(chunked.k, recurrence.k, recurrence.k_strides, recurrence, heads, keys) &&
                     describe_rows(chunked.v, recurrence.v, recurrence.v_strides, recurrence, value_heads, values) &&
                     describe_rows(chunked.o, recurrence.o, of_o, recurrence, value_heads, values) &&
                     describe_rows(chunked.writes, kept.writes, of_o, recurrence, value_heads, values) &&
                     describe_by_slot(chunked.states, kept.states, recurrence, values, keys) &&
                     describe_by_slot(chunked.inverse, kept.inverse, recurrence, kChunk, kChunk);
  return chunked;
}

template <class Room>
void launch_walk(void (*kernel)(Chunked), int threads, const Chunked& chunked, const Gpu& gpu) {
  Gpu::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Room)));
  kernel<<<static_cast<unsigned>(std::min(chunked.parts, gpu.processors)), threads, sizeof(Room), gpu.stream>>>(chunked);
  Gpu::check(cudaGetLastError());
}

template <class Room>
void walk(const Chunked& chunked, const Gpu& gpu) {
  launch_walk<Room>(chunked.recurrence.g ? walk_chunks<true, Room> : walk_chunks<false, Room>, kThreads, chunked, gpu);
}

// Finds the states after segments.
void find_states(Chunked chunked, const Gpu& gpu) {
  const Recurrence& recurrence = chunked.recurrence;
  const int64_t pairs = recurrence.sequences * recurrence.value_heads;
  const int both = chunked.slices + chunked.slices_of_keys;
  chunked.kept = {};
  chunked.parts = static_cast<int>(pairs * (chunked.slices + (chunked.segments.count - 2) * both));
  walk<Room<false, 1, true>>(chunked, gpu);
  join_segments<<<static_cast<unsigned>(pairs * chunked.slices * (kSlice / kJoined)), kJoinThreads, 0, gpu.stream>>>(chunked);
  Gpu::check(cudaGetLastError());
}

// Whether two should walk: a chunk takes 1.8 times as long then.
bool are_for_two(const Recurrence& recurrence, const Gpu& gpu) {
  const auto rounds = [&](int columns) { return (parts_of(recurrence, columns) + gpu.processors - 1) / gpu.processors; };
  return 9 * rounds(2 * kSlice) < 5 * rounds(kSlice);
}

}  // namespace

int segments_for(const Recurrence& recurrence, const Gpu& gpu) {
  const int64_t pairs = recurrence.sequences * recurrence.value_heads;
  const int64_t chunks = (recurrence.tokens / (recurrence.cu_seqlens.at ? recurrence.sequences : 1) + kChunk - 1) / kChunk;
  return segments_of(pairs, chunks, slices_of(recurrence.values), slices_of(recurrence.keys), gpu.processors);
}

void chunk_bfloat16(const Recurrence& recurrence, const Kept& kept, const Segments& segments, const Gpu& gpu) {
  const bool is_for_two = !kept.states && segments.count == 1 && are_for_two(recurrence, gpu);
  Chunked chunked = chunked_of(recurrence, kept, gpu, is_for_two ? 2 * kSlice : kSlice);
  if (is_for_two) {
    return walk<Room<false, 2>>(chunked, gpu);
  }
  if (segments.count > 1) {
    chunked.segments = segments;
    find_states(chunked, gpu);
    chunked.parts *= segments.count;
  }
  kept.states ? walk<Room<true, 1>>(chunked, gpu) : walk<Room<false, 1>>(chunked, gpu);
}

void chunk_back_bfloat16(const Recurrence& recurrence, const Kept& kept, const Gpu& gpu) {
  const Chunked chunked = chunked_of(recurrence, kept, gpu, kSlice);
  STD_TORCH_CHECK(chunked.has_maps || recurrence.tokens == 0, "chunk_delta_rule: the driver describes no tensor to the copy engine");
  launch_walk<BackRoom>(recurrence.g ? walk_chunks_back<true> : walk_chunks_back<false>, kBackThreads, chunked, gpu);
}

}  // namespace delta_rule
#endif
