// The warpgroup that has P = D Q K^T and its gradient: it finds the gradient of q, and what goes by rows of v.
#pragma once

#include "gradients_tiles.cuh"

namespace delta_rule {

template <bool kHasG>
struct Queries : Differentiator<kHasG> {
  using Base = Differentiator<kHasG>;
  using Base::all, Base::recurrence, Base::room, Base::warp, Base::lane, Base::thread, Base::row, Base::turn, Base::slice;

  __device__ Queries(const Gradients& all, GradientRoom& room) : Base(all, room) {}

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
    this->wait_for_slice(rows);
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

  __device__ void run() {
    for (;; turn.next()) {
      const int rows = this->wait_for_item();
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
      this->template decay<true>(d_products, recurrence.scale);
      float sums[2], more[2];
      Operand some[4];
      narrow(d_products, some);
      this->store_square(some, room.d_products);
      if constexpr (kHasG) {
        this->add_up(d_products, products, {1, 1}, sums, room.by_column[0]);
      }
      const float upper = kHasG ? weights.read[row] : recurrence.scale, lower = kHasG ? weights.read[row + 8] : recurrence.scale;
#pragma unroll
      for (int i = 0; i < 64; ++i) {
        read[i] *= i / 2 % 2 ? lower : upper;
      }
      if constexpr (kHasG) {
        this->add_up_rows(read, tiles.q, more);
        sums[0] += more[0];
        sums[1] += more[1];
        this->keep_rows(sums, room.by_row[0]);
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
      this->store_wide(read, tiles.q);
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
};

}  // namespace delta_rule
