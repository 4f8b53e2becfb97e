// The warpgroups that compute what needs no state: (I + A)^-1 with A = beta D K K^T below the diagonal, and D Q K^T.
//
// The inverse by blocks. A warp has a block of 16 on the diagonal: two of 8 by substitution, a lane a column of one, which are merged.
// Then it has a column of blocks, T_ij = -T_ii (A_ij T_jj + .. + A_i,i-1 T_i-1,j), for which it waits for nobody. These products are
// of bfloat16, which has float32's range: no power of A is taken, which would overflow where the inverse does not. A warp has T_ij
// transposed, so that what is stored of one product is the other's first operand, as it is in registers.
//
// The warp with the most rows of A has the fewest blocks of the inverse: D Q K^T, of which it has the most as well, comes last.
#pragma once

#include "chunk_scores.cuh"

namespace delta_rule {

// A warp's work on the inverse of I + A: -A is in a tile, where the inverses of its blocks on the diagonal replace them.
struct Inverse {
  float (*diagonal)[8];  // the warp's rows of -A on the diagonal, in float32
  uint32_t errors;       // the tile
  int warp = warp_of_warpgroup(), lane = lane_of_warp();

  __device__ Inverse(float (&diagonals)[kChunk][8], const unsigned char* errors)
      : diagonal(diagonals + warp_of_warpgroup() * kBlock), errors(shared_address(errors)) {}

  // a lane's row of a block that is the second operand of a product; of one that is stored, or read, transposed
  __device__ uint32_t row(int block, int column) const {
    return in_tile(block * kBlock + lane / 16 * 8 + lane % 8, column * 2 + lane / 8 % 2);
  }

  // of half of a block, which 16 lanes have, the other 16 as well
  __device__ void invert_by_substitution() const {
    const int column = lane % 8, half = lane / 8 % 2, upper = lane / 16 * 4;
    const float(*const rows)[8] = diagonal + half * 8;
    float x[8];
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      x[i] = i == column ? 1.0f : 0.0f;
    }
#pragma unroll
    for (int first = 0; first < 8; first += 4) {
#pragma unroll
      for (int i = first + 1; i < 8; ++i) {
        const float4 a = *reinterpret_cast<const float4*>(rows[i] + first);
        const float parts[4] = {a.x, a.y, a.z, a.w};
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          if (first + j < i) {
            x[i] += parts[j] * x[first + j];
          }
        }
      }
    }
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const uint32_t to = errors + in_tile(warp * kBlock + half * 8 + upper + i, warp * 2 + half) + column * 2;
      store_bfloat16(to, upper ? x[i + 4] : x[i]);
    }
    __syncwarp();
  }

  // Inverts the warp's block on the diagonal; its transpose is returned.
  __device__ void invert_diagonal(Stored& found) const {
    invert_by_substitution();
    Stored rows;
    load_transposed(found, errors + row(warp, warp));
    load_matrices(rows, errors + row(warp, warp));
    float product[4] = {};
    multiply_half(product, found[0], rows[2]);
    const uint32_t sum = narrowed(product[0], product[1]);
    product[0] = product[1] = 0;
    multiply_half(product, sum, rows[3]);
    found[2] = narrowed(product[0], product[1]);
    store_transposed(errors + in_tile(warp * kBlock + 8 + lane % 8, warp * 2), found[2]);
  }

  // the warp's column of blocks, below the diagonal
  __device__ void find_column(Stored (&found)[kBlocks]) const {
    Block sums[kBlocks] = {};  // of each block, as far as those above it are known
#pragma unroll
    for (int i = 1; i < kBlocks; ++i) {
      if (warp + i < kBlocks) {
        Stored rows[kBlocks], own, sum;
#pragma unroll
        for (int below = i; below < kBlocks; ++below) {
          if (warp + below < kBlocks) {
            load_matrices(rows[below], errors + row(warp + below, warp + i - 1));
          }
        }
        load_matrices(own, errors + row(warp + i, warp + i));
#pragma unroll
        for (int below = i; below < kBlocks; ++below) {
          if (warp + below < kBlocks) {
            multiply_block(sums[below], found[i - 1], rows[below]);
          }
        }
        Block product = {};
        narrow_block(sums[i], sum);
        multiply_block(product, sum, own);
        narrow_block(product, found[i]);
      }
    }
  }

  __device__ void store_column(const Stored (&found)[kBlocks], const unsigned char* tile) const {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) {
      if (warp + i < kBlocks) {
        store_transposed(shared_address(tile) + row(warp + i, warp), found[i]);
      }
    }
  }
};

// -A: into a tile, and what is on its diagonal in float32, too
template <bool kHasG>
__device__ void store_errors(const float (&squares)[32], const Lane<kHasG>& own, const float (&beta)[2], const Inverse& inverse) {
  const uint32_t to = inverse.errors + own.first_row();
  Stored found;
  own.each(
      [&](int block, int i, int r, float2 left) {
        const int at = (block * 2 + i) * 4 + r * 2;
        const float a = -beta[r] * left.x * squares[at], b = -beta[r] * left.y * squares[at + 1];
        found[i * 2 + r] = narrowed(a, b);
        if (i == r && block == own.warp) {
          *reinterpret_cast<float2*>(inverse.diagonal[r * 8 + own.lane / 4] + own.two) = {a, b};
        }
        if (i > r && block == own.warp) {
          found[i * 2 + r] = 0;
        }
      },
      [&](int block) { store_block(to, block, found); });
}

__device__ inline void write_inverse(const Chunked& chunked, const Part& part, int chunk, const unsigned char* tile) {
  __nv_bfloat16* const to = static_cast<__nv_bfloat16*>(chunked.kept.inverse) +
                            ((part.slot + chunk) * chunked.recurrence.value_heads + part.value_head) * kChunk * kChunk;
#pragma unroll 1
  for (int i = threadIdx.x % 128; i < kTile / 16; i += 128) {
    reinterpret_cast<uint4*>(to)[i] = *reinterpret_cast<const uint4*>(tile + in_tile(i / 8, i % 8));
  }
}

// every kInverters-th chunk, from its own on
template <bool kHasG, class Room>
__device__ void invert(const Chunked& chunked, Room& room, int own) {
  const int name = 1 + own;
  const Inverse inverse(room.diagonals[own], room.errors[own]);
  Turn<Room::kStages> stage;
  Turn<Room::kLoads> load;  // no other inverter's: a wait tells a phase from the one before it alone
  Turn<kBuffers> buffer;
  stage.at = load.at = buffer.at = own;
  int chunk = own;
  each_part<Room>(chunked, [&](const Part& part) {
    for (; chunk < part.chunks; chunk += Room::kInverters) {
      const auto& rows = room.stages[stage.at];
      float squares[32], scores[32];
      wait_for(shared_address(&room.has_k[load.at]), load.phase);
      begin_products();
      multiply_keys(squares, rows.k, rows.k);
      const Lane<kHasG> lane(room.weights[stage.at]);
      const float beta[2] = {lane.weights.beta[lane.row], lane.weights.beta[lane.row + 8]};
      wait_for_products<0>();
      sync_warpgroup(name);  // no warp reads the errors of the chunk before
      store_errors(squares, lane, beta, inverse);
      if constexpr (Room::kHasO) {
        wait_for(shared_address(&room.has_rest[load.at]), load.phase);
        begin_products();
        multiply_keys(scores, rows.q, rows.k);
      }
      __syncwarp();
      Stored column[kBlocks];
      inverse.invert_diagonal(column[0]);
      sync_warpgroup(name);
      inverse.find_column(column);
      wait_for(shared_address(&room.is_used[buffer.at]), buffer.phase ^ 1);
      inverse.store_column(column, room.inverse[buffer.at]);
      if constexpr (Room::kHasO) {
        wait_for_products<0>();
        store_scores(scores, lane, chunked.recurrence.scale, room.scores[buffer.at]);
      }
      let_products_see();
      arrive_of_warp(room.is_ready[buffer.at]);  // and done with the rows, as the walk is when it is done with these
      if (chunked.kept.inverse && part.first == 0) {
        sync_warpgroup(name);
        write_inverse(chunked, part, chunk, room.inverse[buffer.at]);
      }
      for (int i = 0; i < Room::kInverters; ++i) {
        stage.next();
        load.next();
        buffer.next();
      }
    }
    chunk -= part.chunks;
  });
}

}  // namespace delta_rule
