// The warps that have what gradients follow from copied, ahead of what computes, and that store the gradients.
#pragma once

#include "chunk_copy.cuh"
#include "chunk_store.cuh"
#include "gradients_room.cuh"

namespace delta_rule {

// The weights of a chunk's tokens, and which it is; by a warp.
template <bool kHasG>
__device__ void weigh(const Gradients& all, GradientRoom& room) {
  const Recurrence& recurrence = all.recurrence;
  Turn<2> turn;
  for (int64_t at = blockIdx.x;; turn.next()) {
    const GradientItem item = next_item(all, at);
    WeightsCopier<kHasG> weights(recurrence, item.batch, item.token, item.value_head);
    weights.load(0, item.rows);
    weights.compute();
    wait_for(shared_address(&room.is_item_empty[turn.at]), turn.phase ^ 1);
    weights.store(room.weights[turn.at]);
    if (lane_of_warp() == 0) {
      room.items[turn.at] = item;
    }
    arrive_of_warp(room.has_item[turn.at]);
    if (item.rows < 0) {
      return;
    }
  }
}

// by a thread
__device__ inline void copy_items(const Gradients& all, GradientRoom& room) {
  const Recurrence& recurrence = all.recurrence;
  Turn<2> turn, slice;
  for (int64_t at = blockIdx.x;; turn.next()) {
    const GradientItem item = next_item(all, at);
    const uint32_t has_item = shared_address(&room.has_item[turn.at]);
    wait_for(shared_address(&room.is_item_empty[turn.at]), turn.phase ^ 1);
    if (item.rows < 0) {
      return arrive(has_item);
    }
    const int token = static_cast<int>(item.token), batch = static_cast<int>(item.batch), slot = static_cast<int>(item.slot);
    GradientRows& rows = room.rows[turn.at];
    expect(has_item, 4 * kTile);
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      copy_tile(shared_address(rows.k[i]), all.k, i * 64, token, item.head, batch, has_item);
      copy_tile(shared_address(rows.q[i]), all.q, i * 64, token, item.head, batch, has_item);
    }
    arrive(has_item);
    for (int first = 0; first < recurrence.values; first += 64, slice.next()) {
      GradientSlice& to = room.slices[slice.at];
      const uint32_t has_slice = shared_address(&room.has_slice[slice.at]);
      wait_for(shared_address(&room.is_slice_empty[slice.at]), slice.phase ^ 1);
      expect(has_slice, sizeof(GradientSlice));
      copy_tile(shared_address(to.d_o), all.d_o, first, token, item.value_head, batch, has_slice);
      copy_tile(shared_address(to.writes), all.writes, first, token, item.value_head, batch, has_slice);
      copy_tile(shared_address(to.d_x), all.d_x, first, token, item.value_head, batch, has_slice);
      copy_tile(shared_address(to.v), all.v, first, token, item.value_head, batch, has_slice);
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        copy_tile(shared_address(to.states[i]), all.states, i * 64, first, item.value_head, slot, has_slice);
        copy_tile(shared_address(to.d_states[i]), all.d_states, i * 64, first, item.value_head, slot, has_slice);
      }
      arrive(has_slice);
    }
  }
}

// Rows of a tile, from a column on, of a tensor with `columns` for each value head of a token; by a warp.
__device__ inline void store_gradient(const Gradients& all, const GradientItem& item, const unsigned char* tile, const CUtensorMap& map,
                                      __nv_bfloat16* tensor, int column, int columns) {
  const int heads = all.recurrence.value_heads;
  if (item.rows == kChunk) {
    if (lane_of_warp() == 0) {
      store_tile(map, shared_address(tile), column, static_cast<int>(item.token), item.value_head, static_cast<int>(item.batch));
    }
    return;
  }
  const int64_t stride = int64_t(heads) * columns;
  __nv_bfloat16* const to = tensor + (item.batch * all.recurrence.tokens + item.token) * stride + int64_t(item.value_head) * columns + column;
  store_rows(tile, to, stride, item.rows, columns - column);
}

__device__ inline void store_items(const Gradients& all, GradientRoom& room) {
  const Recurrence& recurrence = all.recurrence;
  const bool is_first = lane_of_warp() == 0;
  Turn<2> turn, slice;
  for (;; turn.next()) {
    wait_for(shared_address(&room.has_item[turn.at]), turn.phase);
    const GradientItem item = room.items[turn.at];
    if (item.rows < 0) {
      return;
    }
    for (int first = 0; first < recurrence.values; first += 64, slice.next()) {
      wait_for(shared_address(&room.has_values[slice.at]), slice.phase);
      store_gradient(all, item, room.slices[slice.at].v, all.d_v, all.to_v, first, recurrence.values);
      if (is_first) {
        wait_for_stores();
      }
      arrive_of_warp(room.is_slice_empty[slice.at]);
    }
    wait_for(shared_address(&room.has_rows[turn.at]), turn.phase);
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      store_gradient(all, item, room.rows[turn.at].q[i], all.d_q, all.to_q, i * 64, recurrence.keys);
      store_gradient(all, item, room.rows[turn.at].k[i], all.d_k, all.to_k, i * 64, recurrence.keys);
    }
    if (is_first) {
      wait_for_stores();
    }
    arrive_of_warp(room.is_item_empty[turn.at]);
  }
}

}  // namespace delta_rule
