// Chunks on Hopper: a block has 64 columns of the state of a value head, and all its chunks; then those of the next.
#ifndef USE_ROCM
#include <algorithm>

#include "chunk_back.cuh"
#include "chunk_copy.cuh"
#include "chunk_inverse.cuh"
#include "chunk_store.cuh"
#include "chunk_walk.cuh"
#include "launch.h"

namespace delta_rule {
namespace {

constexpr int kThreads = 4 * 128, kBackThreads = 3 * 128;
// registers of a thread
[[maybe_unused]] constexpr int kOfCopy = 56, kOfWalk = 216, kOfInverse = 120, kOfWalkBack = 240, kOfScores = 168;

template <class Room>
__device__ void set_up_barriers(Room& room) {
  for (int i = 0; i < Room::kStages; ++i) {
    set_up(shared_address(&room.has_k[i]), kCopyWarps);
    set_up(shared_address(&room.has_rest[i]), kCopyWarps);
    set_up(shared_address(&room.is_empty[i]), 4 + 4);  // warps that walk, and that compute what needs no state
  }
  for (int i = 0; i < kBuffers; ++i) {
    set_up(shared_address(&room.is_ready[i]), 4);
    set_up(shared_address(&room.is_used[i]), 4);
  }
  room.o_handed.set_up();
  if constexpr (Room::kHasStates) {
    room.states_handed.set_up();
  }
  if constexpr (Room::kHasWrites) {
    room.writes_handed.set_up();
  }
}

// Makes barriers, and clears tiles: what lies above diagonals stays 0.
template <class Room, int kCount>
__device__ void set_up_room(Room& room, unsigned char (&tiles)[kCount][kTile]) {
  if (threadIdx.x == 0) {
    set_up_barriers(room);
  }
  for (int i = threadIdx.x; i < kCount * kTile / 16; i += blockDim.x) {
    reinterpret_cast<uint4*>(tiles)[i] = uint4{0, 0, 0, 0};
  }
}

template <bool kHasG, class Room>
__device__ void copy_and_store(const Chunked& chunked, Room& room) {
  if (warp_of_warpgroup() < kCopyWarps) {
    copy<kHasG>(chunked, room);
  } else if (warp_of_warpgroup() == kCopyWarps) {
    Storer<Room>(chunked, room).run();
  }
}

template <bool kHasG, bool kKeeps>
__global__ void __launch_bounds__(kThreads, 1) walk_chunks(const __grid_constant__ Chunked chunked) {
#ifdef DELTA_RULE_HAS_WGMMA
  extern __shared__ __align__(1024) unsigned char shared[];
  Room<kKeeps>& room = *reinterpret_cast<Room<kKeeps>*>(shared);
  set_up_room(room, room.inverse);
  set_up_room(room, room.scores);
  let_products_see();
  __syncthreads();
  const int warpgroup = threadIdx.x / 128;
  if (warpgroup == 0) {
    give_registers<kOfCopy>();
    copy_and_store<kHasG>(chunked, room);
  } else if (warpgroup == 1) {
    take_registers<kOfWalk>();
    Walker<kHasG, Room<kKeeps>>(chunked, room).run();
  } else {
    give_registers<kOfInverse>();
    invert<kHasG>(chunked, room, warpgroup - 2);
  }
#endif
}

template <bool kHasG>
__global__ void __launch_bounds__(kBackThreads, 1) walk_chunks_back(const __grid_constant__ Chunked chunked) {
#ifdef DELTA_RULE_HAS_WGMMA
  extern __shared__ __align__(1024) unsigned char shared[];
  BackRoom& room = *reinterpret_cast<BackRoom*>(shared);
  set_up_room(room, room.scores);
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

using Encode = decltype(&cuTensorMapEncodeTiled);

// The driver's function: it is not linked, as there may be no driver where this library is loaded.
Encode encoder() {
  void* found = nullptr;
  cudaDriverEntryPointQueryResult status;
#if CUDART_VERSION >= 12050
  const cudaError_t error = cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &found, 12000, cudaEnableDefault, &status);
#else
  const cudaError_t error = cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &found, cudaEnableDefault, &status);
#endif
  return error == cudaSuccess && status == cudaDriverEntryPointSuccess ? reinterpret_cast<Encode>(found) : nullptr;
}

// Tells the copy engine of a tensor, of which it copies tiles of 64 by 64. False where it can't.
bool describe(CUtensorMap& map, const void* tensor, const Strides& strides, const cuuint64_t (&sizes)[4]) {
  static const Encode encode = encoder();
  const cuuint64_t bytes[] = {cuuint64_t(strides.token) * 2, cuuint64_t(strides.head) * 2, cuuint64_t(strides.batch) * 2};
  const cuuint32_t tile[] = {64, kChunk, 1, 1}, steps[] = {1, 1, 1, 1};
  return encode && encode(&map, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 4, const_cast<void*>(tensor), sizes, bytes, tile, steps,
                          CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
                          CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS;
}

// [slots, value heads, rows, columns]; there is nothing to describe where it is not wanted
bool describe_by_slot(CUtensorMap& map, const void* tensor, const Recurrence& recurrence, int64_t slots, int rows, int columns) {
  const int64_t of_head = int64_t(rows) * columns;
  return !tensor || describe(map, tensor, {of_head * recurrence.value_heads, columns, of_head},
                             {cuuint64_t(columns), cuuint64_t(rows), cuuint64_t(recurrence.value_heads), cuuint64_t(slots)});
}

int64_t slots_of(const Recurrence& recurrence) {
  return recurrence.cu_seqlens.at ? recurrence.tokens / kChunk + recurrence.sequences
                                  : recurrence.sequences * ((recurrence.tokens + kChunk - 1) / kChunk);
}

Chunked chunked_of(const Recurrence& recurrence, const Kept& kept, const Gpu& gpu) {
  const int slices = (recurrence.values + kSlice - 1) / kSlice;
  const int64_t parts = recurrence.sequences * recurrence.value_heads * slices, slots = slots_of(recurrence);
  STD_TORCH_CHECK(parts <= 0x7fffffff - 2 * gpu.processors, "chunk_delta_rule: too many sequences and heads");
  Chunked chunked{{}, {}, {}, {}, {}, {}, {}, false, recurrence, kept, slices, static_cast<int>(parts)};
  const int64_t batches = recurrence.cu_seqlens.at ? 1 : recurrence.sequences, row = int64_t(recurrence.value_heads) * recurrence.values;
  const Strides of_o{recurrence.tokens * row, row, recurrence.values};
  const auto tokens = [&](CUtensorMap& map, const void* tensor, const Strides& strides, int heads, int columns) {
    return !tensor || describe(map, tensor, strides, {cuuint64_t(columns), cuuint64_t(recurrence.tokens), cuuint64_t(heads), cuuint64_t(batches)});
  };
  chunked.has_maps = tokens(chunked.q, recurrence.q, recurrence.q_strides, recurrence.heads, recurrence.keys) &&
                     tokens(chunked.k, recurrence.k, recurrence.k_strides, recurrence.heads, recurrence.keys) &&
                     tokens(chunked.v, recurrence.v, recurrence.v_strides, recurrence.value_heads, recurrence.values) &&
                     tokens(chunked.o, recurrence.o, of_o, recurrence.value_heads, recurrence.values) &&
                     tokens(chunked.writes, kept.writes, of_o, recurrence.value_heads, recurrence.values) &&
                     describe_by_slot(chunked.states, kept.states, recurrence, slots, recurrence.values, recurrence.keys) &&
                     describe_by_slot(chunked.inverse, kept.inverse, recurrence, slots, kChunk, kChunk);
  return chunked;
}

template <class Room>
void launch_walk(void (*kernel)(Chunked), int threads, const Chunked& chunked, const Gpu& gpu) {
  Gpu::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Room)));
  kernel<<<static_cast<unsigned>(std::min(chunked.parts, gpu.processors)), threads, sizeof(Room), gpu.stream>>>(chunked);
  Gpu::check(cudaGetLastError());
}

}  // namespace

void chunk_bfloat16(const Recurrence& recurrence, const Kept& kept, const Gpu& gpu) {
  const Chunked chunked = chunked_of(recurrence, kept, gpu);
  if (kept.states) {
    launch_walk<Room<true>>(recurrence.g ? walk_chunks<true, true> : walk_chunks<false, true>, kThreads, chunked, gpu);
  } else {
    launch_walk<Room<false>>(recurrence.g ? walk_chunks<true, false> : walk_chunks<false, false>, kThreads, chunked, gpu);
  }
}

void chunk_back_bfloat16(const Recurrence& recurrence, const Kept& kept, const Gpu& gpu) {
  const Chunked chunked = chunked_of(recurrence, kept, gpu);
  STD_TORCH_CHECK(chunked.has_maps || recurrence.tokens == 0, "chunk_delta_rule: the driver describes no tensor to the copy engine");
  launch_walk<BackRoom>(recurrence.g ? walk_chunks_back<true> : walk_chunks_back<false>, kBackThreads, chunked, gpu);
}

}  // namespace delta_rule
#endif
