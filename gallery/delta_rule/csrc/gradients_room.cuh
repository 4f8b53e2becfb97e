// What warpgroups share that compute the gradients of chunks: what is copied, and which chunk it is of.
#pragma once

#include "chunk_room.cuh"

namespace delta_rule {

struct Gradients {
  CUtensorMap q, k, v, d_o, writes, d_x, states, d_states, d_q, d_k, d_v;
  Recurrence recurrence;  // o is d_v
  __nv_bfloat16 *to_q, *to_k, *to_v;
  void *to_beta, *to_g;
  int64_t items;  // chunks of value heads
};

// 64 values of a chunk
struct alignas(1024) GradientSlice {
  unsigned char d_o[kTile], writes[kTile], d_x[kTile], v[kTile];
  unsigned char states[2][kTile], d_states[2][kTile];
};

struct alignas(1024) GradientRows {
  unsigned char k[2][kTile], q[2][kTile];
};

// Which rows of which head; rows are -1 after the last.
struct GradientItem {
  int64_t slot, batch, token;
  int value_head, head, rows;
};

struct alignas(1024) GradientRoom {
  GradientSlice slices[2];
  GradientRows rows[2];
  unsigned char d_products[kTile], d_squares[kTile];
  Weights weights[2];
  GradientItem items[2];
  // for each token: of dP and of dA
  float by_row[2][kChunk], by_column[2][4][kChunk], of_beta[2][kChunk];
  float last[2][4];  // of each warp
  uint64_t has_item[2], is_item_empty[2], has_slice[2], is_slice_empty[2], has_values[2], has_rows[2];
};

__device__ inline void set_up_barriers(GradientRoom& room) {
  for (int i = 0; i < 2; ++i) {
    set_up(shared_address(&room.has_item[i]), 2);        // what copies, and what computes weights
    set_up(shared_address(&room.is_item_empty[i]), 1);   // what stores
    set_up(shared_address(&room.has_slice[i]), 1);
    set_up(shared_address(&room.is_slice_empty[i]), 4 + 1);  // warpgroup 2; what stores
    set_up(shared_address(&room.has_values[i]), 4);
    set_up(shared_address(&room.has_rows[i]), 4 + 4);
  }
}

// The next item from `at` on that has rows.
__device__ inline GradientItem next_item(const Gradients& all, int64_t& at) {
  const Recurrence& recurrence = all.recurrence;
  for (; at < all.items; at += gridDim.x) {
    const int64_t slot = at / recurrence.value_heads;
    const int value_head = static_cast<int>(at % recurrence.value_heads), head = value_head / (recurrence.value_heads / recurrence.heads);
    int64_t n = 0, first = 0;
    if (recurrence.cu_seqlens.at) {
      int64_t after = recurrence.sequences;  // the last sequence whose slots begin at or before this one
      while (n + 1 < after) {
        const int64_t middle = (n + after) / 2;
        (recurrence.sequence(middle).begin / kChunk + middle <= slot ? n : after) = middle;
      }
      first = recurrence.sequence(n).begin / kChunk + n;
    } else {
      const int64_t chunks = (recurrence.tokens + kChunk - 1) / kChunk;
      n = slot / chunks;
      first = n * chunks;
    }
    const Sequence sequence = recurrence.sequence(n);
    const int64_t before = (slot - first) * kChunk;
    if (before >= 0 && before < sequence.length) {
      at += gridDim.x;
      return {slot, sequence.batch, sequence.begin + before, value_head, head, static_cast<int>(min(int64_t(kChunk), sequence.length - before))};
    }
  }
  return {0, 0, 0, 0, 0, -1};
}

}  // namespace delta_rule
