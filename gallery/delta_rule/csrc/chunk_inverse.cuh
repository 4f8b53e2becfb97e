// The warpgroups that compute what needs no state: (I + A)^-1 with A = beta D K K^T below the diagonal, and D Q K^T.
//
// The inverse by blocks of 16: a warp has a block of the diagonal, by substitution, a lane a column of it; then it has a column of
// blocks, T_ij = -T_ii (A_ij T_jj + .. + A_i,i-1 T_i-1,j), for which it waits for nobody. These products are in TF32, whose operands
// have float32's range: no power of A is taken, which would overflow where the inverse does not. A warp has T_ij transposed, so that
// what one product leaves in registers is the other's first operand, the columns of its sum in another order.
#pragma once

#include "chunk_room.cuh"

namespace delta_rule {

constexpr int kBlock = 16, kBlocks = kChunk / kBlock;

// a block of 16 by 16 as a warp has it: two tiles of 8 columns
using Block = float[2][4];
using Stored = uint32_t[4];  // its four matrices of 8 by 8, narrowed

__device__ inline void narrow_block(const Block& from, Stored& to) {
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    to[i] = narrowed(from[i / 2][i % 2 * 2], from[i / 2][i % 2 * 2 + 1]);
  }
}

// c += a b^T, with a lane's first element of b in shared memory
__device__ inline void multiply_block(Block& c, const Block& a, const float* b) {
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    const float parts[4] = {in_tf32(a[i][0]), in_tf32(a[i][2]), in_tf32(a[i][1]), in_tf32(a[i][3])};
#pragma unroll
    for (int j = 0; j < 2; ++j) {
      multiply_tf32(c[j], parts, *reinterpret_cast<const float2*>(b + 8 * j * kScratchRow + 8 * i));
    }
  }
}

// A warp's work on the inverse of I + A. A is in `scratch`; so is the inverse, once it is known, of the blocks on its diagonal.
struct Inverse {
  float* diagonal;  // the warp's block in scratch
  uint32_t to;      // a lane's row of it in a tile
  int warp = warp_of_warpgroup(), lane = lane_of_warp();

  __device__ Inverse(float* scratch, const unsigned char* tile) {
    diagonal = scratch + warp * kBlock * (kScratchRow + 1);
    to = shared_address(tile) + in_tile(warp * kBlock + lane / 16 * 8 + lane % 8, warp * 2 + lane / 8 % 2);
  }

  __device__ void invert_diagonal() const {
    const int column = lane % kBlock;
    float x[kBlock];
#pragma unroll
    for (int i = 0; i < kBlock; ++i) {
      x[i] = i == column ? 1.0f : 0.0f;
    }
#pragma unroll
    for (int first = 0; first < kBlock; first += 4) {
#pragma unroll
      for (int i = first + 1; i < kBlock; ++i) {
        const float4 a = *reinterpret_cast<const float4*>(diagonal + i * kScratchRow + first);
        const float parts[4] = {a.x, a.y, a.z, a.w};
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          if (first + j < i) {
            x[i] -= parts[j] * x[first + j];
          }
        }
      }
    }
    __syncwarp();
    if (lane < kBlock) {
#pragma unroll
      for (int i = 0; i < kBlock; ++i) {
        diagonal[i * kScratchRow + column] = in_tf32(x[i]);
      }
    }
  }

  // the warp's column of blocks, from the diagonal down, as they are stored
  __device__ void find_column(Stored (&found)[kBlocks]) const {
    Block column[kBlocks];
    const float* const transposed = diagonal + lane % 4 * 2 * kScratchRow + lane / 4;
    const float* const own = diagonal + lane / 4 * kScratchRow + lane % 4 * 2;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      column[0][i / 4][i % 4] = transposed[(i / 4 * 8 + i % 2) * kScratchRow + i / 2 % 2 * 8];
    }
    narrow_block(column[0], found[0]);
#pragma unroll
    for (int below = 1; below < kBlocks; ++below) {
      if (warp + below < kBlocks) {
        Block sum = {}, product = {};
#pragma unroll
        for (int i = 0; i < below; ++i) {
          multiply_block(sum, column[i], own + (below * kScratchRow + i) * kBlock);
        }
        multiply_block(product, sum, own + below * (kScratchRow + 1) * kBlock);
#pragma unroll
        for (int i = 0; i < 8; ++i) {
          column[below][i / 4][i % 4] = -product[i / 4][i % 4];
        }
        narrow_block(column[below], found[below]);
      }
    }
  }

  __device__ void store_column(const Stored (&found)[kBlocks]) const {
#pragma unroll
    for (int below = 0; below < kBlocks; ++below) {
      if (warp + below < kBlocks) {
        store_transposed(to + below * kBlock * 128, found[below]);
      }
    }
  }
};

// A into scratch, D Q K^T into registers, as it is stored: a warp has 16 of their rows; what lies above the diagonal is left out.
template <bool kHasG>
__device__ void find_scores(const float (&squares)[32], const float (&scores)[32], const Weights& weights, float* scratch,
                            Stored (&found)[kBlocks]) {
  const int warp = warp_of_warpgroup(), lane = lane_of_warp(), row = warp * kBlock + lane / 4, two = lane % 4 * 2;
  const float beta[2] = {weights.beta[row], weights.beta[row + 8]};
  const float decay[2] = {kHasG ? weights.decay[row] : 0.0f, kHasG ? weights.decay[row + 8] : 0.0f};
  float* const to = scratch + row * kScratchRow + two;
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) {
    if (block > warp) {
      break;
    }
    const int above = block == warp ? lane / 4 - two : kBlock;  // the diagonal, of what lies 0 columns on
#pragma unroll
    for (int i = 0; i < 4; ++i) {  // two tiles of 8 columns, the upper and the lower 8 rows
      const int first = block * kBlock + i / 2 * 8, at = (block * 2 + i / 2) * 4 + i % 2 * 2, on = i / 2 * 8 - i % 2 * 8;
      float a[2], score[2];
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        const float between = kHasG ? power_of_2(decay[i % 2] - weights.decay[first + two + j]) : 1.0f;
        score[j] = above >= on + j ? between * scores[at + j] : 0.0f;
        a[j] = above > on + j ? beta[i % 2] * between * squares[at + j] : 0.0f;
      }
      found[block][i] = narrowed(score[0], score[1]);
      *reinterpret_cast<float2*>(to + i % 2 * 8 * kScratchRow + first) = {a[0], a[1]};
    }
  }
}

__device__ inline void store_scores(const Stored (&found)[kBlocks], const unsigned char* tile) {
  const int warp = warp_of_warpgroup(), lane = lane_of_warp();
  const uint32_t to = shared_address(tile) + (warp * kBlock + lane % 16) * 128;
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) {
    if (block <= warp) {
      store_matrices(to + (((block * 2 + lane / 16) ^ (lane % 8)) << 4), found[block]);
    }
  }
}

__device__ inline void write_inverse(const Chunked& chunked, const Part& part, int chunk, const unsigned char* tile) {
  const Recurrence& recurrence = chunked.recurrence;
  const int64_t first = recurrence.cu_seqlens.at ? part.sequence.begin / kChunk + part.n
                                                 : part.n * ((recurrence.tokens + kChunk - 1) / kChunk);
  __nv_bfloat16* const to = chunked.inverse + ((first + chunk) * recurrence.value_heads + part.value_head) * kChunk * kChunk;
#pragma unroll 1
  for (int i = threadIdx.x % 128; i < kTile / 16; i += 128) {
    reinterpret_cast<uint4*>(to)[i] = *reinterpret_cast<const uint4*>(tile + in_tile(i / 8, i % 8));
  }
}

// every kBuffers-th chunk
template <bool kHasG>
__device__ void invert(const Chunked& chunked, const Part& part, Room& room, int buffer) {
  const int name = 1 + buffer;
  float* const scratch = room.scratch[buffer];
  const Inverse inverse(scratch, room.inverse[buffer]);
  for (int chunk = buffer; chunk < part.chunks; chunk += kBuffers) {
    const int stage = chunk % kStages;
    wait_for(shared_address(&room.is_full[stage]), chunk / kStages % 2);
    let_products_see();
    const uint64_t k = describe(shared_address(room.stages[stage].k)), q = describe(shared_address(room.stages[stage].q));
    float squares[32], scores[32];
    begin_products();
#pragma unroll
    for (int i = 0; i < kMostKeys / 16; ++i) {
      const uint64_t at = i / 4 * (kTile >> 4) + i % 4 * kNextColumns;
      i ? multiply<true>(squares, k + at, k + at) : multiply<false>(squares, k + at, k + at);
    }
    commit_products();
#pragma unroll
    for (int i = 0; i < kMostKeys / 16; ++i) {
      const uint64_t at = i / 4 * (kTile >> 4) + i % 4 * kNextColumns;
      i ? multiply<true>(scores, q + at, k + at) : multiply<false>(scores, q + at, k + at);
    }
    commit_products();
    wait_for_products<0>();
    sync_warpgroup(name);  // no warp reads the scratch of the chunk before
    Stored found_scores[kBlocks], column[kBlocks];
    find_scores<kHasG>(squares, scores, room.weights[stage], scratch, found_scores);
    __syncwarp();
    if (lane_of_warp() == 0) {
      arrive(shared_address(&room.is_empty[stage]));
    }
    inverse.invert_diagonal();
    sync_warpgroup(name);
    inverse.find_column(column);
    wait_for(shared_address(&room.is_used[buffer]), chunk / kBuffers % 2 ^ 1);
    store_scores(found_scores, room.scores[buffer]);
    inverse.store_column(column);
    let_products_see();
    arrive(shared_address(&room.is_ready[buffer]));
    if (chunked.inverse && part.first == 0) {
      sync_warpgroup(name);
      write_inverse(chunked, part, chunk, room.inverse[buffer]);
    }
  }
}

}  // namespace delta_rule
