// What both warpgroups that compute gradients of chunks do: products of tiles, and sums along rows and columns.
#pragma once

#include "chunk_columns.cuh"
#include "chunk_scores.cuh"
#include "gradients_room.cuh"

namespace delta_rule {

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
};

}  // namespace delta_rule
