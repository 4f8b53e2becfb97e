// The gradients of a chunk of a value head, from the states, their gradients, and what walks wrote: all chunks at once.
//
//   warpgroup 0  has all of it copied, ahead of the others, and stores the gradients
//   warpgroup 1  has P = D Q K^T and its gradient: that of q, and what goes by rows of v
//   warpgroup 2  has A = D K K^T and its gradient: that of k
//
// dP = D dO U^T, dA = -D dX U^T; dQ = G dO S^T + dP K, dK = dP^T Q + (beta dA + (beta dA)^T) K - beta G dX S^T + (e^g / G) U dS^T.
#pragma once

#include "chunk_columns.cuh"
#include "chunk_copy.cuh"
#include "chunk_scores.cuh"
#include "chunk_store.cuh"

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

// ---- what copies and stores ----------------------------------------------------------

// The weights of a chunk's tokens, and which it is; by a warp.
template <bool kHasG>
__device__ void weigh(const Gradients& all, GradientRoom& room) {
  const Recurrence& recurrence = all.recurrence;
  Turn<2> turn;
  for (int64_t at = blockIdx.x;; turn.next()) {
    const GradientItem item = next_item(all, at);
    WeightsCopier<kHasG> weights(recurrence, item.batch, item.token, item.value_head);
    weights.load(0, item.rows);
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

// ---- what computes -------------------------------------------------------------------

constexpr int kBothReady = 1, kBothDone = 2, kCleared = 3;  // barriers of two warpgroups

// c = a b^T, or c += a b^T, of two tiles
template <bool kAdds>
__device__ inline void multiply_tiles(float (&c)[32], const unsigned char* a, const unsigned char* b) {
  const uint64_t first = describe(shared_address(a)), second = describe(shared_address(b));
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    kAdds || i ? multiply<true>(c, first + i * kNextColumns, second + i * kNextColumns)
               : multiply<false>(c, first + i * kNextColumns, second + i * kNextColumns);
  }
}

// c = a b, or c += a b, of a tile and one of 128 columns
template <bool kAdds>
__device__ inline void multiply_by_wide(float (&c)[64], const unsigned char* a, const unsigned char (&b)[2][kTile]) {
  const uint64_t first = describe(shared_address(a)), second = describe_transposed(shared_address(b));
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    kAdds || i ? multiply_wide<true, false>(c, first + i * kNextColumns, second + i * kNextRows)
               : multiply_wide<false, false>(c, first + i * kNextColumns, second + i * kNextRows);
  }
}

// c += a^T b
__device__ inline void add_across(float (&c)[64], const unsigned char* a, const unsigned char (&b)[2][kTile]) {
  const uint64_t first = describe_transposed(shared_address(a)), second = describe_transposed(shared_address(b));
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    multiply_wide<true, true>(c, first + i * kNextRows, second + i * kNextRows);
  }
}

// of two warpgroups, zeros in the rows of tiles that belong to no token or another sequence's
template <int kCount>
__device__ inline void clear_rows(unsigned char (&tiles)[kCount][kTile], int rows) {
  for (int i = threadIdx.x - 128; i < kCount * (kChunk - rows) * 8; i += 256) {
    const int tile = i / ((kChunk - rows) * 8), rest = i % ((kChunk - rows) * 8);
    *reinterpret_cast<uint4*>(tiles[tile] + in_tile(rows + rest / 8, rest % 8)) = uint4{0, 0, 0, 0};
  }
  let_products_see();
}

template <bool kHasG>
struct Differentiator {
  const Gradients& all;
  const Recurrence& recurrence = all.recurrence;
  GradientRoom& room;
  int warp = warp_of_warpgroup(), lane = lane_of_warp(), thread = threadIdx.x % 128;
  int row = warp * 16 + lane / 4, two = lane % 4 * 2;
  Turn<2> turn, slice;

  __device__ Differentiator(const Gradients& all, GradientRoom& room) : all(all), room(room) {}

  __device__ int wait_for_item() {
    wait_for(shared_address(&room.has_item[turn.at]), turn.phase);
    const int rows = room.items[turn.at].rows;
    if (rows >= 0 && rows < kChunk) {
      auto& tiles = reinterpret_cast<unsigned char(&)[4][kTile]>(room.rows[turn.at]);
      clear_rows(tiles, rows);
      sync_two_warpgroups(kCleared);
    }
    return rows;
  }

  __device__ void wait_for_slice(int rows) {
    wait_for(shared_address(&room.has_slice[slice.at]), slice.phase);
    if (rows < kChunk) {
      auto& tiles = reinterpret_cast<unsigned char(&)[4][kTile]>(room.slices[slice.at]);
      clear_rows(tiles, rows);
      sync_two_warpgroups(kCleared);
    }
  }

  // what is left at a row of what is written at a column, 0 where that is later; times a factor
  template <bool kHasDiagonal>
  __device__ void decay(float (&x)[32], float factor) const {
    const Weights& weights = room.weights[turn.at];
    const float at[2] = {kHasG ? weights.decay[row] : 0.0f, kHasG ? weights.decay[row + 8] : 0.0f};
#pragma unroll
    for (int i = 0; i < 32; ++i) {
      const int column = i / 4 * 8 + two + i % 2, r = i / 2 % 2;
      const bool is_seen = kHasDiagonal ? row + 8 * r >= column : row + 8 * r > column;
      const float left = kHasG ? power_of_2(is_seen ? at[r] - weights.decay[column] : 0.0f) : 1.0f;
      x[i] = is_seen ? factor * left * x[i] : 0.0f;
    }
  }

  // Sums of products, along rows; and along columns, times a factor of the row.
  __device__ void add_up(const float (&a)[32], const float (&b)[32], const float (&factor)[2], float (&rows)[2],
                         float (&columns)[4][kChunk]) const {
    rows[0] = rows[1] = 0;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      float both[2];
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        const float upper = a[i * 4 + j] * b[i * 4 + j], lower = a[i * 4 + 2 + j] * b[i * 4 + 2 + j];
        rows[0] += upper;
        rows[1] += lower;
        both[j] = factor[0] * upper + factor[1] * lower;
#pragma unroll
        for (int by = 4; by < 32; by *= 2) {
          both[j] += __shfl_xor_sync(0xffffffffu, both[j], by);
        }
      }
      if (lane < 4) {
        *reinterpret_cast<float2*>(columns[warp] + i * 8 + two) = {both[0], both[1]};
      }
    }
    over_quad(rows);
  }

  __device__ static void over_quad(float (&rows)[2]) {
#pragma unroll
    for (int by = 1; by < 4; by *= 2) {
      rows[0] += __shfl_xor_sync(0xffffffffu, rows[0], by);
      rows[1] += __shfl_xor_sync(0xffffffffu, rows[1], by);
    }
  }

  // the warp's rows of a tile of 128 columns
  __device__ uint32_t own_rows(const unsigned char (&tiles)[2][kTile]) const { return shared_address(tiles) + (warp * 16 + lane % 16) * 128; }
  __device__ uint32_t part(int i) const { return i / 4 * kTile + (((i % 4 * 2 + lane / 16) ^ (lane % 8)) << 4); }

  // sums along rows, of products with those of a tile
  __device__ void add_up_rows(const float (&x)[64], const unsigned char (&tiles)[2][kTile], float (&rows)[2]) const {
    rows[0] = rows[1] = 0;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      uint32_t some[4];
      load_matrices(some, own_rows(tiles) + part(i));
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        const int at = i * 8 + j / 2 * 4 + j % 2 * 2;
        rows[j % 2] += x[at] * low_of(some[j]) + x[at + 1] * high_of(some[j]);
      }
    }
    over_quad(rows);
  }

  __device__ void store_wide(const float (&x)[64], unsigned char (&tiles)[2][kTile]) const {
    Operand some[8];
    narrow(x, some);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      store_matrices(own_rows(tiles) + part(i), some[i]);
    }
    let_products_see();
  }

  __device__ void store_square(const Operand (&some)[4], const unsigned char* tile) const {
    const uint32_t to = shared_address(tile) + (warp * 16 + lane % 16) * 128;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      store_matrices(to + (((i * 2 + lane / 16) ^ (lane % 8)) << 4), some[i]);
    }
    let_products_see();
  }

  // a lane of each quad has two rows
  __device__ void keep_rows(const float (&rows)[2], float (&to)[kChunk]) const {
    if (lane % 4 == 0) {
      to[row] = rows[0];
      to[row + 8] = rows[1];
    }
  }

  // ---- warpgroup 1 ----

  // dV = beta dX in the place of v, by rows; their products are added up for beta
  __device__ void of_values(float& sum) const {
    GradientSlice& tiles = room.slices[slice.at];
    const int own = thread / 2, half = thread % 2 * 4;
    const float beta = room.weights[turn.at].beta[own];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int at = in_tile(own, half + i);
      uint4& to = *reinterpret_cast<uint4*>(tiles.v + at);
      const uint4 v = to, d = *reinterpret_cast<const uint4*>(tiles.d_x + at);
      const uint32_t vs[4] = {v.x, v.y, v.z, v.w}, ds[4] = {d.x, d.y, d.z, d.w};
      uint32_t found[4];
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        sum += low_of(vs[j]) * low_of(ds[j]) + high_of(vs[j]) * high_of(ds[j]);
        found[j] = narrowed(beta * low_of(ds[j]), beta * high_of(ds[j]));
      }
      to = {found[0], found[1], found[2], found[3]};
    }
    let_products_see();
  }

  // <S, dS>
  __device__ void of_states(float& sum) const {
    const GradientSlice& tiles = room.slices[slice.at];
    const uint4 *const a = reinterpret_cast<const uint4*>(tiles.states), *const b = reinterpret_cast<const uint4*>(tiles.d_states);
#pragma unroll 2
    for (int i = thread; i < 2 * kTile / 16; i += 128) {
      const uint4 x = a[i], y = b[i];
      const uint32_t xs[4] = {x.x, x.y, x.z, x.w}, ys[4] = {y.x, y.y, y.z, y.w};
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        sum += low_of(xs[j]) * low_of(ys[j]) + high_of(xs[j]) * high_of(ys[j]);
      }
    }
  }

  template <bool kAdds>
  __device__ void read_slice(float (&d_products)[32], float (&read)[64], int rows, float& of_beta, float& of_last) {
    wait_for_slice(rows);
    const GradientSlice& tiles = room.slices[slice.at];
    begin_products();
    multiply_tiles<kAdds>(d_products, tiles.d_o, tiles.writes);
    multiply_by_wide<kAdds>(read, tiles.d_o, tiles.states);
    commit_products();
    of_values(of_beta);
    if (kHasG) {
      of_states(of_last);
    }
    wait_for_products<0>();
    arrive_of_warp(room.has_values[slice.at]);
    slice.next();
  }

  __device__ void find_queries() {
    for (;; turn.next()) {
      const int rows = wait_for_item();
      if (rows < 0) {
        return;
      }
      GradientRows& tiles = room.rows[turn.at];
      const Weights& weights = room.weights[turn.at];
      float products[32], d_products[32], read[64], of_beta = 0, of_last = 0;
      if constexpr (kHasG) {
        begin_products();
        multiply_keys(products, tiles.q, tiles.k);
      }
      read_slice<false>(d_products, read, rows, of_beta, of_last);
      for (int first = 64; first < recurrence.values; first += 64) {
        read_slice<true>(d_products, read, rows, of_beta, of_last);
      }
      decay<true>(d_products, recurrence.scale);
      float sums[2], more[2];
      Operand some[4];
      narrow(d_products, some);
      store_square(some, room.d_products);
      if constexpr (kHasG) {
        add_up(d_products, products, {1, 1}, sums, room.by_column[0]);
      }
      const float upper = kHasG ? weights.read[row] : recurrence.scale, lower = kHasG ? weights.read[row + 8] : recurrence.scale;
#pragma unroll
      for (int i = 0; i < 64; ++i) {
        read[i] *= i / 2 % 2 ? lower : upper;
      }
      if constexpr (kHasG) {
        add_up_rows(read, tiles.q, more);
        sums[0] += more[0];
        sums[1] += more[1];
        keep_rows(sums, room.by_row[0]);
#pragma unroll
        for (int by = 1; by < 32; by *= 2) {
          of_last += __shfl_xor_sync(0xffffffffu, of_last, by);
        }
        room.last[0][warp] = of_last;
      }
      of_beta += __shfl_xor_sync(0xffffffffu, of_beta, 1);
      if (thread % 2 == 0) {
        room.of_beta[0][thread / 2] = of_beta;
      }
      begin_products();
      add_tokens(read, some, tiles.k);
      sync_two_warpgroups(kBothReady);
      if (warp == 0) {
        finish(rows);
      }
      wait_for_products<0>();
      sync_two_warpgroups(kBothDone);
      store_wide(read, tiles.q);
      arrive_of_warp(room.has_rows[turn.at]);
    }
  }

  // the gradients of beta and g, by a warp: a lane has two tokens
  __device__ void finish(int rows) const {
    const GradientItem& item = room.items[turn.at];
    const Weights& weights = room.weights[turn.at];
    const int64_t first = (item.batch * recurrence.tokens + item.token) * recurrence.value_heads + item.value_head;
    float of_decay[2];
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const int token = lane * 2 + i;
      if (token < rows) {
        store_number(all.to_beta, recurrence.beta_is_float, first + int64_t(token) * recurrence.value_heads,
                     room.of_beta[0][token] + room.of_beta[1][token]);
      }
      if constexpr (kHasG) {
        of_decay[i] = room.by_row[0][token] + room.by_row[1][token];
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          of_decay[i] -= room.by_column[0][j][token] + room.by_column[1][j][token];
        }
      }
    }
    if constexpr (kHasG) {
      float states = 0, writes = 0;
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        states += room.last[0][j];
        writes += room.last[1][j];
      }
      if (lane == 31) {
        of_decay[1] += writes + weights.kept * states;
      }
      float after = of_decay[0] + of_decay[1];  // and all later
#pragma unroll
      for (int by = 1; by < 32; by *= 2) {
        const float later = __shfl_down_sync(0xffffffffu, after, by);
        after += lane + by < 32 ? later : 0.0f;
      }
      const float found[2] = {after, after - of_decay[0]};
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        if (lane * 2 + i < rows) {
          store_number(all.to_g, recurrence.g_is_float, first + int64_t(lane * 2 + i) * recurrence.value_heads, found[i]);
        }
      }
    }
  }

  __device__ static void store_number(void* to, bool is_float, int64_t at, float value) {
    if (is_float) {
      static_cast<float*>(to)[at] = value;
    } else {
      static_cast<__nv_bfloat16*>(to)[at] = __float2bfloat16_rn(value);
    }
  }

  // ---- warpgroup 2 ----

  template <bool kAdds>
  __device__ void read_slice(float (&d_squares)[32], float (&read)[64], float (&written)[64], int rows) {
    wait_for_slice(rows);
    const GradientSlice& tiles = room.slices[slice.at];
    begin_products();
    multiply_tiles<kAdds>(d_squares, tiles.d_x, tiles.writes);
    multiply_by_wide<kAdds>(read, tiles.d_x, tiles.states);
    multiply_by_wide<kAdds>(written, tiles.writes, tiles.d_states);
    commit_products();
    wait_for_products<0>();
    arrive_of_warp(room.is_slice_empty[slice.at]);
    slice.next();
  }

  __device__ void find_keys() {
    for (;; turn.next()) {
      const int rows = wait_for_item();
      if (rows < 0) {
        return;
      }
      GradientRows& tiles = room.rows[turn.at];
      const Weights& weights = room.weights[turn.at];
      float squares[32], d_squares[32], read[64], written[64];
      begin_products();
      multiply_keys(squares, tiles.k, tiles.k);
      read_slice<false>(d_squares, read, written, rows);
      for (int first = 64; first < recurrence.values; first += 64) {
        read_slice<true>(d_squares, read, written, rows);
      }
      const float beta[2] = {weights.beta[row], weights.beta[row + 8]};
      decay<false>(d_squares, -1);
      float of_squares[2], of_read[2], of_written[2];
      add_up(d_squares, squares, beta, of_squares, room.by_column[1]);
#pragma unroll
      for (int i = 0; i < 32; ++i) {
        d_squares[i] *= beta[i / 2 % 2];
      }
      Operand some[4];
      narrow(d_squares, some);
      store_square(some, room.d_squares);
      add_up_rows(read, tiles.k, of_read);
      const float kept[2] = {kHasG ? power_of_2(weights.decay[row]) : 1.0f, kHasG ? power_of_2(weights.decay[row + 8]) : 1.0f};
      const float left[2] = {kHasG ? weights.left[row] : 1.0f, kHasG ? weights.left[row + 8] : 1.0f};
#pragma unroll
      for (int i = 0; i < 64; ++i) {
        written[i] *= left[i / 2 % 2];
      }
      if constexpr (kHasG) {
        add_up_rows(written, tiles.k, of_written);
        const float sums[2] = {beta[0] * (of_squares[0] - kept[0] * of_read[0]) - of_written[0],
                               beta[1] * (of_squares[1] - kept[1] * of_read[1]) - of_written[1]};
        keep_rows(sums, room.by_row[1]);
        float last = of_written[0] + of_written[1];
#pragma unroll
        for (int by = 4; by < 32; by *= 2) {
          last += __shfl_xor_sync(0xffffffffu, last, by);
        }
        room.last[1][warp] = last;
      }
#pragma unroll
      for (int i = 0; i < 64; ++i) {
        const int r = i / 2 % 2;
        written[i] -= beta[r] * kept[r] * read[i];
      }
      const float of_beta[2] = {of_squares[0] - kept[0] * of_read[0], of_squares[1] - kept[1] * of_read[1]};
      keep_rows(of_beta, room.of_beta[1]);
      sync_two_warpgroups(kBothReady);
      begin_products();
      add_tokens(written, some, tiles.k);
      add_across(written, room.d_squares, tiles.k);
      add_across(written, room.d_products, tiles.q);
      commit_products();
      wait_for_products<0>();
      sync_two_warpgroups(kBothDone);
      store_wide(written, tiles.k);
      arrive_of_warp(room.has_rows[turn.at]);
    }
  }
};

}  // namespace delta_rule
