// What walks along a sequence's chunks share, forwards and back: 64 columns of a state, or of its gradient, in a warpgroup's registers.
//
// The state is transposed: the columns are the rows of products whose first operands are in registers, as the product before left
// them.
#pragma once

#include "chunk_room.cuh"

namespace delta_rule {

using Operand = uint32_t[4];  // 64 rows of 16 elements, as a warpgroup has them

template <int kCount>
__device__ void narrow(const float (&from)[kCount * 8], Operand (&to)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount * 4; ++i) {
    to[i / 4][i % 4] = narrowed(from[2 * i], from[2 * i + 1]);
  }
}

// a half of a state's keys
template <int kHalf>
__device__ void narrow_half(const float (&from)[64], Operand (&to)[4]) {
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    to[i / 4][i % 4] = narrowed(from[kHalf * 32 + 2 * i], from[kHalf * 32 + 2 * i + 1]);
  }
}

// c = S^T K^T, or with q
__device__ inline void read_state(float (&c)[32], const Operand (&state)[8], const unsigned char (&rows)[2][kTile]) {
  const uint64_t b = describe(shared_address(rows));
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const uint64_t at = b + i / 4 * (kTile >> 4) + i % 4 * kNextColumns;
    i ? multiply<true>(c, state[i], at) : multiply<false>(c, state[i], at);
  }
  commit_products();
}

// The same by a half of the keys, of which the second is added to the first.
template <int kHalf>
__device__ inline void read_half(float (&c)[32], const Operand (&state)[4], const unsigned char* rows) {
  const uint64_t b = describe(shared_address(rows));
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    kHalf || i ? multiply<true>(c, state[i], b + i * kNextColumns) : multiply<false>(c, state[i], b + i * kNextColumns);
  }
  commit_products();
}

template <bool kAdds>
__device__ inline void multiply_tile(float (&c)[32], const Operand (&a)[4], const unsigned char* tile) {
  const uint64_t b = describe(shared_address(tile));
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    kAdds || i ? multiply<true>(c, a[i], b + i * kNextColumns) : multiply<false>(c, a[i], b + i * kNextColumns);
  }
  commit_products();
}

// by a tile whose rows are along the product's sum
template <bool kAdds>
__device__ inline void multiply_across_tile(float (&c)[32], const Operand (&a)[4], const unsigned char* tile) {
  const uint64_t b = describe_transposed(shared_address(tile));
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    kAdds || i ? multiply_across<true>(c, a[i], b + i * kNextRows) : multiply_across<false>(c, a[i], b + i * kNextRows);
  }
  commit_products();
}

// c += A^T B, of a tile's tokens: B has a row for each
__device__ inline void add_tokens(float (&c)[64], const Operand (&a)[4], const unsigned char (&rows)[2][kTile]) {
  const uint64_t b = describe_transposed(shared_address(rows));
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    multiply_transposed(c, a[i], b + i * kNextRows);
  }
  commit_products();
}

template <class Room>
struct Columns {
  const Chunked& chunked;
  const Recurrence& recurrence = chunked.recurrence;
  Room& room;
  int own;  // which of those that walk
  int warp = warp_of_warpgroup(), lane = lane_of_warp();
  int row = lane / 4, two = lane % 4 * 2;  // of its tiles of 8 by 8
  Turn<Room::kStages> stage;
  Turn<Room::kLoads> load;  // of the next chunk
  Turn<kBuffers> buffer;
  uint32_t o_phase = 1, writes_phase = 1, states_phase = 1;

  __device__ Columns(const Chunked& chunked, Room& room, int own) : chunked(chunked), room(room), own(own) {}

  // For all elements of a state of so many columns that there are, act(element, where it is).
  template <class Act>
  __device__ void each(const Part& part, int columns, int64_t first, int key_stride, int column_stride, const Act& act) const {
    const int column = part.first + own * kSlice + warp * 16 + row;
    first += int64_t(two) * key_stride + int64_t(column) * column_stride;
#pragma unroll
    for (int i = 0; i < 64; ++i) {
      const int key = i / 4 * 8 + i % 2, more = i / 2 % 2 * 8;
      if (two + key < recurrence.keys && column + more < columns) {
        act(i, first + key * key_stride + more * column_stride);
      }
    }
  }

  template <class Act>
  __device__ void each(const Part& part, const Act& act) const {
    const int64_t first = (part.n * recurrence.value_heads + part.value_head) * recurrence.keys * recurrence.values;
    each(part, recurrence.values, first, recurrence.is_v_first ? 1 : recurrence.values, recurrence.is_v_first ? recurrence.keys : 1, act);
  }

  // of a state after a segment, and the identity's
  template <class Act>
  __device__ void each_after(const Part& part, int segment, const Act& act) const {
    const int columns = (chunked.slices + chunked.slices_of_keys) * kSlice;
    const int64_t pair = part.n * recurrence.value_heads + part.value_head;
    const int64_t first = (pair * (chunked.segments.count - 1) + segment) * columns * recurrence.keys;
    each(part, columns, first, 1, recurrence.keys, act);
  }

  __device__ void load_state(const Part& part, float (&state)[64]) const {
#pragma unroll
    for (float& x : state) {
      x = 0;
    }
    if (part.segment == 0) {
      if (const float* const from = recurrence.initial) {
        each(part, [&](int i, int64_t at) { state[i] = from[at]; });
      }
    } else if constexpr (Room::kHasO) {
      const float* const from = chunked.segments.states;
      each_after(part, part.segment - 1, [&](int i, int64_t at) { state[i] = from[at]; });
    } else {
      const int column = part.first - chunked.slices * kSlice + warp * 16 + row - two;
#pragma unroll
      for (int i = 0; i < 64; ++i) {
        state[i] = i / 4 * 8 + i % 2 - i / 2 % 2 * 8 == column ? 1.0f : 0.0f;
      }
    }
  }

  __device__ void store_state(const Part& part, const float (&state)[64]) const {
    if constexpr (!Room::kHasO) {
      float* const to = chunked.segments.states;
      each_after(part, part.segment, [&](int i, int64_t at) { to[at] = state[i]; });
    } else if (float* const to = recurrence.final; to && part.is_last) {
      each(part, [&](int i, int64_t at) { to[at] = state[i]; });
    }
  }

  __device__ void scale(float (&x)[32], const float* factors) const {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const float2 factor = *reinterpret_cast<const float2*>(factors + i * 8 + two);
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        x[i * 4 + j * 2] *= factor.x;
        x[i * 4 + j * 2 + 1] *= factor.y;
      }
    }
  }

  // 64 columns of tokens, which another warp stores; as rows
  __device__ void hand_rows(const Operand (&some)[4], Handed& handed, uint32_t& phase, const unsigned char* tile) const {
    wait_for(shared_address(&handed.is_empty), phase);
    phase ^= 1;
    const uint32_t to = shared_address(tile) + in_tile(lane / 16 * 8 + lane % 8, warp * 2 + lane / 8 % 2);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      store_transposed(to + i * 16 * 128, some[i]);
    }
    let_products_see();
    arrive_of_warp(handed.is_full);
  }

  // the state, transposed
  __device__ void hand_state(const Operand (&state)[8]) {
    wait_for(shared_address(&room.states_handed.is_empty), states_phase);
    states_phase ^= 1;
    const uint32_t to = shared_address(room.states()) + (warp * 16 + lane % 16) * 128;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      store_matrices(to + i / 4 * kTile + ((i % 4 * 2 + lane / 16) ^ (lane % 8)) * 16, state[i]);
    }
    let_products_see();
    arrive_of_warp(room.states_handed.is_full);
  }

  __device__ void wait_for_rows() {
    wait_for(shared_address(&room.has_k[load.at]), load.phase);
    wait_for(shared_address(&room.has_rest[load.at]), load.phase);
    load.next();
  }

  __device__ void done_with_chunk() const {
    arrive_of_warp(room.is_used[buffer.at]);
    arrive_of_warp(room.is_empty[stage.at]);
  }
};

}  // namespace delta_rule
