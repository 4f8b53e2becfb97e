// The warpgroup that has A = D K K^T and its gradient: it finds the gradient of k.
#pragma once

#include "gradients_tiles.cuh"

namespace delta_rule {

template <bool kHasG>
struct Keys : Differentiator<kHasG> {
  using Base = Differentiator<kHasG>;
  using Base::recurrence, Base::room, Base::warp, Base::lane, Base::row, Base::turn, Base::slice;

  __device__ Keys(const Gradients& all, GradientRoom& room) : Base(all, room) {}

  template <bool kAdds>
  __device__ void read_slice(float (&d_squares)[32], float (&read)[64], float (&written)[64], int rows) {
    this->wait_for_slice(rows);
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

  __device__ void run() {
    for (;; turn.next()) {
      const int rows = this->wait_for_item();
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
      this->template decay<false>(d_squares, -1);
      float of_squares[2], of_read[2], of_written[2];
      this->add_up(d_squares, squares, beta, of_squares, room.by_column[1]);
#pragma unroll
      for (int i = 0; i < 32; ++i) {
        d_squares[i] *= beta[i / 2 % 2];
      }
      Operand some[4];
      narrow(d_squares, some);
      this->store_square(some, room.d_squares);
      this->add_up_rows(read, tiles.k, of_read);
      const float kept[2] = {kHasG ? power_of_2(weights.decay[row]) : 1.0f, kHasG ? power_of_2(weights.decay[row + 8]) : 1.0f};
      const float left[2] = {kHasG ? weights.left[row] : 1.0f, kHasG ? weights.left[row + 8] : 1.0f};
#pragma unroll
      for (int i = 0; i < 64; ++i) {
        written[i] *= left[i / 2 % 2];
      }
      if constexpr (kHasG) {
        this->add_up_rows(written, tiles.k, of_written);
        const float sums[2] = {beta[0] * (of_squares[0] - kept[0] * of_read[0]) - of_written[0],
                               beta[1] * (of_squares[1] - kept[1] * of_read[1]) - of_written[1]};
        this->keep_rows(sums, room.by_row[1]);
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
      this->keep_rows(of_beta, room.of_beta[1]);
      sync_two_warpgroups(kBothReady);
      begin_products();
      add_tokens(written, some, tiles.k);
      add_across(written, room.d_squares, tiles.k);
      add_across(written, room.d_products, tiles.q);
      commit_products();
      wait_for_products<0>();
      sync_two_warpgroups(kBothDone);
      this->store_wide(written, tiles.k);
      arrive_of_warp(room.has_rows[turn.at]);
    }
  }
};

}  // namespace delta_rule
