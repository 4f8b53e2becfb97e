// What the warpgroups of a block over chunks share: where a sequence is, and what lies where in shared memory.
//
//   warpgroup 0     copies k, q and v of the next chunks, and computes what decays (chunk_copy.cuh)
//   warpgroup 1     walks along the chunks with 64 columns of a state in registers (chunk_walk.cuh)
//   warpgroups 2, 3 compute what needs no state, every other chunk each (chunk_inverse.cuh)
#pragma once

#include "hopper.cuh"
#include "recurrence.h"

namespace delta_rule {

constexpr int kChunk = 64, kMostKeys = 128, kSlice = 64;
constexpr int kStages = 3, kBuffers = 2;
constexpr int kScratchRow = 72;  // floats: neighbouring rows are 8 banks apart

struct Chunked {
  Recurrence recurrence;
  __nv_bfloat16* inverse;  // [slots, value heads, 64, 64]; null: it is not wanted
  int slices;
};

struct alignas(1024) Stage {
  unsigned char k[2][kTile], q[2][kTile], v[kTile];
};

// For each token of a chunk. Decay is the base-2 logarithm of what is left, at a token, of the state before the chunk.
struct Weights {
  float beta[kChunk], decay[kChunk];
  float kept[kChunk];       // of the state before the chunk
  float beta_kept[kChunk];  // times beta
  float left[kChunk];       // at the chunk's end, of what the token writes
};

struct alignas(1024) Room {
  Stage stages[kStages];
  unsigned char inverse[kBuffers][kTile], scores[kBuffers][kTile];  // (I + A)^-1 and D Q K^T
  float scratch[kBuffers][kChunk * kScratchRow];
  unsigned char o[4][kTile / 4];  // of each warp
  Weights weights[kStages];
  uint64_t is_full[kStages], is_empty[kStages], is_ready[kBuffers], is_used[kBuffers];

  __device__ static uint32_t at(const void* member) { return shared_address(member); }
};

// The part of a problem that a block has: 64 columns of the state of a sequence's value head.
struct Part {
  int64_t n;
  Sequence sequence;
  int value_head, head, first, chunks;

  __device__ explicit Part(const Chunked& chunked) {
    const Recurrence& recurrence = chunked.recurrence;
    const int64_t pair = blockIdx.x / chunked.slices;
    n = pair / recurrence.value_heads;
    sequence = recurrence.sequence(n);
    value_head = static_cast<int>(pair % recurrence.value_heads);
    head = value_head / (recurrence.value_heads / recurrence.heads);
    first = static_cast<int>(blockIdx.x % chunked.slices) * kSlice;
    chunks = static_cast<int>((sequence.length + kChunk - 1) / kChunk);
  }

  __device__ int rows(int chunk) const { return static_cast<int>(min(int64_t(kChunk), sequence.length - int64_t(chunk) * kChunk)); }
};

}  // namespace delta_rule
