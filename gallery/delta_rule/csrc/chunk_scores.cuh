// What needs no state of a chunk's products of tokens with tokens: D Q K^T.
#pragma once

#include "chunk_room.cuh"

namespace delta_rule {

constexpr int kBlock = 16, kBlocks = kChunk / kBlock;

// a block of 16 by 16 as a warp has it: two tiles of 8 columns
using Block = float[2][4];
using Stored = uint32_t[4];  // its four matrices of 8 by 8, narrowed: the first operand of a product

__device__ inline void narrow_block(const Block& from, Stored& to) {
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    to[i] = narrowed(from[i / 2][i % 2 * 2], from[i / 2][i % 2 * 2 + 1]);
  }
}

// c += a b^T
__device__ inline void multiply_block(Block& c, const Stored& a, const Stored& b) {
  multiply_bfloat16(c[0], a, b[0], b[1]);
  multiply_bfloat16(c[1], a, b[2], b[3]);
}

// a block of a lane's rows, into a tile
__device__ inline void store_block(uint32_t rows, int block, const Stored& values) {
  store_matrices(rows + (((block * 2 + lane_of_warp() / 16) ^ (lane_of_warp() % 8)) << 4), values);
}

// c = a b^T, of tiles of keys
__device__ inline void multiply_keys(float (&c)[32], const unsigned char (&a)[2][kTile], const unsigned char (&b)[2][kTile]) {
  const uint64_t first = describe(shared_address(a)), second = describe(shared_address(b));
#pragma unroll
  for (int i = 0; i < kMostKeys / 16; ++i) {
    const uint64_t at = i / 4 * (kTile >> 4) + i % 4 * kNextColumns;
    i ? multiply<true>(c, first + at, second + at) : multiply<false>(c, first + at, second + at);
  }
  commit_products();
}

// Where a lane is in the rows that its warp has of a chunk's products of tokens with tokens, and what is left of one at the other.
template <bool kHasG>
struct Lane {
  const Weights& weights;
  int warp = warp_of_warpgroup(), lane = lane_of_warp();
  int row = warp * kBlock + lane / 4, two = lane % 4 * 2;
  float decay[2];

  __device__ explicit Lane(const Weights& weights) : weights(weights) {
    decay[0] = kHasG ? weights.decay[row] : 0.0f;
    decay[1] = kHasG ? weights.decay[row + 8] : 0.0f;
  }

  // For the blocks up to the diagonal, act(block, i, r, left): two columns from 8 i on, of the upper or the lower 8 rows.
  template <class Act, class Done>
  __device__ void each(const Act& act, const Done& done) const {
#pragma unroll
    for (int block = 0; block < kBlocks; ++block) {
      if (block <= warp) {
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          const float* const before = weights.decay + block * kBlock + i * 8 + two;
          const float2 from = kHasG ? *reinterpret_cast<const float2*>(before) : float2{0, 0};
#pragma unroll
          for (int r = 0; r < 2; ++r) {
            act(block, i, r, kHasG ? float2{power_of_2(decay[r] - from.x), power_of_2(decay[r] - from.y)} : float2{1, 1});
          }
        }
        done(block);
      }
    }
  }

  // whether a column is not right of the diagonal
  __device__ bool is_at_or_below(int block, int i, int r, int column) const {
    return row - two + 8 * r >= block * kBlock + i * 8 + column;
  }

  // where the lane's row of the warp's matrices is in a tile
  __device__ uint32_t first_row() const { return (warp * kBlock + lane % 16) * 128; }
};

// The scale times D Q K^T, into a tile
template <bool kHasG>
__device__ void store_scores(const float (&scores)[32], const Lane<kHasG>& own, float scale, const unsigned char* tile) {
  const uint32_t to = shared_address(tile) + own.first_row();
  Stored found;
  own.each(
      [&](int block, int i, int r, float2 left) {
        const int at = (block * 2 + i) * 4 + r * 2;
        const float a = own.is_at_or_below(block, i, r, 0) ? scale * left.x * scores[at] : 0.0f;
        const float b = own.is_at_or_below(block, i, r, 1) ? scale * left.y * scores[at + 1] : 0.0f;
        found[i * 2 + r] = narrowed(a, b);
      },
      [&](int block) { store_block(to, block, found); });
}

}  // namespace delta_rule
