// What the warpgroups of a block over chunks share: where a sequence is, and what lies where in shared memory.
//
//   warpgroup 0     has k, q and v of the next chunks copied, computes what decays, and stores o (chunk_copy.cuh)
//   then one or two walk along the chunks with 64 columns of a state each in registers (chunk_walk.cuh)
//   the others      compute what needs no state, in turns (chunk_inverse.cuh, chunk_scores.cuh)
//
// A block with two that walk has half as much to compute that needs no state; one that walks takes less time for a chunk.
#pragma once

#include <cuda.h>

#include "chunk_maps.h"
#include "hopper.cuh"
#include "recurrence.h"

namespace delta_rule {

constexpr int kMostKeys = 128, kSlice = 64, kBuffers = 2;

// One of some places that are used in turn. The phase of its barriers changes each time round.
template <int kCount>
struct Turn {
  int at = 0;
  uint32_t phase = 0;

  __device__ void next() {
    if (++at == kCount) {
      at = 0;
      phase ^= 1;
    }
  }
};

// once for a warp, of which each thread has done what it had to
__device__ inline void arrive_of_warp(const uint64_t& barrier) {
  __syncwarp();
  if (lane_of_warp() == 0) {
    arrive(shared_address(&barrier));
  }
}

struct Chunked {
  CUtensorMap q, k, v, o, inverse, states, writes;
  bool has_maps;  // whole chunks are copied by the copy engine
  Recurrence recurrence;
  Kept kept;
  Segments segments;
  int slices, parts;  // a state's slices of columns
  int slices_of_keys;
};

template <int kWalkers>
struct alignas(1024) Stage {
  unsigned char k[2][kTile], q[2][kTile], v[kWalkers][kTile];
};

// Of a tile that warps of a walk fill and another warp stores.
struct Handed {
  uint64_t is_full, is_empty;

  __device__ void set_up() {
    delta_rule::set_up(shared_address(&is_full), 4);
    delta_rule::set_up(shared_address(&is_empty), 1);
  }
};

// For each token of a chunk. Decay is the base-2 logarithm of what is left, at a token, of the state before the chunk.
struct alignas(16) Weights {
  float beta[kChunk], decay[kChunk];
  float beta_kept[kChunk];  // beta times what is left of the state before the chunk
  float read[kChunk];       // the scale times it
  float left[kChunk];       // at the chunk's end, of what the token writes
  float kept;               // at the chunk's end, of the state before it
};

// A part of a problem: the columns that a block has of the state of a sequence's value head, and its chunks, or a segment's.
struct Part {
  int64_t n;
  Sequence sequence;  // the segment of it
  int64_t slot;       // of its first chunk
  int value_head, head, first, chunks, segment;
  bool is_last;  // segment of the sequence

  __device__ Part(const Chunked& chunked, int i, int columns, bool is_of_transitions) {
    const Recurrence& recurrence = chunked.recurrence;
    const int segments = chunked.segments.count;
    int pair, slice;
    if (is_of_transitions) {  // the first segment has a state, and needs no columns of the identity; the last goes nowhere
      const int both = chunked.slices + chunked.slices_of_keys, each = chunked.slices + (segments - 2) * both;
      const int after = i % each - chunked.slices;
      pair = i / each;
      segment = after < 0 ? 0 : 1 + after / both;
      slice = after < 0 ? i % each : after % both;
    } else {
      const int of_pair = i % (chunked.slices * segments);
      pair = i / (chunked.slices * segments);
      segment = of_pair / chunked.slices;
      slice = of_pair % chunked.slices;
    }
    n = pair / recurrence.value_heads;
    sequence = recurrence.sequence(n);
    value_head = pair % recurrence.value_heads;
    head = value_head / (recurrence.value_heads / recurrence.heads);
    first = slice * columns;
    chunks = static_cast<int>((sequence.length + kChunk - 1) / kChunk);
    slot = recurrence.cu_seqlens.at ? sequence.begin / kChunk + n : n * ((recurrence.tokens + kChunk - 1) / kChunk);
    is_last = true;
    if (segments > 1) {
      take_segment(segments, !is_of_transitions && chunked.segments.are_rough[pair]);
    }
  }

  __device__ int rows(int chunk) const { return static_cast<int>(min(int64_t(kChunk), sequence.length - int64_t(chunk) * kChunk)); }

 private:
  __device__ void take_segment(int segments, bool is_first_all) {
    const int each = is_first_all ? chunks : (chunks + segments - 1) / segments, before = min(segment * each, chunks);
    is_last = segment == (is_first_all ? 0 : segments - 1);
    chunks = min(each, chunks - before);
    slot += before;
    sequence.begin += int64_t(before) * kChunk;
    sequence.length = min(sequence.length - int64_t(before) * kChunk, int64_t(chunks) * kChunk);
  }
};

// Where states are kept, what is to be stored has the place of the last stage. What segments do to states has no o.
template <bool kKeeps, int kOfWalkers, bool kOfTransitions = false>
struct alignas(1024) Room {
  static constexpr int kWalkers = kOfWalkers, kInverters = 3 - kWalkers;
  static constexpr int kPlaces = kWalkers == 1 ? 4 : 3, kStages = kKeeps ? kPlaces - 1 : kPlaces;
  static constexpr int kLoads = kStages % kInverters ? kStages * kInverters : kStages;  // each is one inverter's
  static constexpr bool kHasStates = kKeeps, kHasWrites = kKeeps, kHasO = !kOfTransitions, kIsBack = false;
  static_assert(!kKeeps || kWalkers == 1, "there is no place for what two keep");

  Stage<kWalkers> stages[kPlaces];
  unsigned char inverse[kBuffers][kTile], scores[kBuffers][kTile];  // (I + A)^-1 and the scale times D Q K^T
  unsigned char errors[kInverters][kTile];                          // -A
  unsigned char o[kWalkers][kTile];
  float diagonals[kInverters][kChunk][8];                           // of -A, in blocks of 8
  Weights weights[kPlaces];
  uint64_t has_k[kLoads], has_rest[kLoads], is_empty[kStages];  // k and the weights; q and v
  uint64_t is_ready[kBuffers], is_used[kBuffers];
  Handed o_handed[kWalkers], writes_handed, states_handed;

  // the i-th that is done of a part
  __device__ static int chunk(const Part&, int i) { return i; }

  __device__ unsigned char* states() { return stages[kStages].k[0]; }
  __device__ unsigned char* writes() { return stages[kStages].v[0]; }
};

// A block has some parts, one after the other: what copies is ahead of what walks, from one to the next as well. Every other round
// goes the other way, so that no block has the longest of all where sequences are in the order of their lengths.
template <class Room, class Act>
__device__ void each_part(const Chunked& chunked, const Act& act) {
  const int blocks = gridDim.x, block = blockIdx.x;
  for (int i = block, step = 2 * (blocks - block) - 1; i < chunked.parts; i += step, step = 2 * blocks - step) {
    act(Part(chunked, i, Room::kWalkers * kSlice, !Room::kHasO));
  }
}

}  // namespace delta_rule
