// How results come together: those of a block's warps, then those of the blocks that share a unit. Always in the same order.
#pragma once

#include "attend.cuh"

namespace paged_decode {

// What blocks leave for the one that finishes a unit: two slots a block, of the unit that it continues and of the one that it
// begins. A slot has its results as the threads have them, then the largest score and the sum of weights of each row.
struct Workspace {
  unsigned* arrived;  // by the block in which a unit begins; 0 at the start
  float* slots;
};

template <class L>
constexpr int kSlotFloats = kRows * L::kDim + 2 * kRows;

constexpr size_t kArrivedBytes = 4096;  // of as many as 1024 blocks

template <class L>
struct Shared {
  float most[2][kWarps][kRows], total[2][kWarps][kRows];  // two units' by turns
  bool is_last;
};

// The part of a unit's result that a thread finishes: a quarter of its columns.
template <class L>
struct Finish {
  static constexpr int kMine = L::kColumnTiles / kWarps;
  static constexpr int kRowFloats = 2;

  float out[kMine][4] = {};
  float most[2], total[2];

  __device__ static int warp() { return threadIdx.x / 32; }
  __device__ static int lane() { return threadIdx.x % 32; }

  __device__ void store(const Decode& decode, const Rows& rows, int kv_head) {
    using Q = typename L::Q;
    const float factor = decode.v_factor * (decode.v_scale ? decode.v_scale[kv_head * decode.v_scale_stride] : 1.0f);
    const int t = lane() % 4;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      if (rows.out[half] < 0) {
        continue;
      }
      const float by = total[half] != 0 ? factor / total[half] : 0.0f;  // NaN stays one
      Q* to = static_cast<Q*>(decode.out) + rows.out[half];
      const auto put = [&](int column, float first, float second) {
        *reinterpret_cast<uint32_t*>(to + column) = packed<Q>(first * by, second * by);
      };
#pragma unroll
      for (int i = 0; i < kMine; i += 2) {
        const int tile = warp() * kMine + i, a = 2 * half, b = 2 * half + 1;
        if constexpr (L::kIsFp8) {
          put(tile * 8 + 4 * t, out[i][a], out[i + 1][a]);
          put(tile * 8 + 4 * t + 2, out[i][b], out[i + 1][b]);
        } else {
          put(tile * 8 + 2 * t, out[i][a], out[i][b]);
          put(tile * 8 + 8 + 2 * t, out[i + 1][a], out[i + 1][b]);
        }
      }
      if (decode.lse && warp() == 0 && t == 0) {
        decode.lse[rows.lse[half]] = total[half] > 0 ? most[half] + log2f(total[half]) : total[half] == 0 ? -INFINITY : NAN;
      }
    }
  }

  // ---- slots -----------------------------------------------------------------------

  __device__ static float* piece(float* slot, int tile, int half) {
    return slot + ((half * L::kColumnTiles + tile) * 32 + lane()) * kRowFloats;
  }

  __device__ void leave(float* slot, const Rows& rows) const {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      if (rows.out[half] < 0) {
        continue;
      }
#pragma unroll
      for (int i = 0; i < kMine; ++i) {
        const float2 pair = {out[i][2 * half], out[i][2 * half + 1]};
        *reinterpret_cast<float2*>(piece(slot, warp() * kMine + i, half)) = pair;
      }
      if (warp() == 0 && lane() % 4 == 0) {
        float* of_row = slot + kRows * L::kDim + lane() / 4 + 8 * half;
        of_row[0] = most[half];
        of_row[kRows] = total[half];
      }
    }
  }

  // Add up what `count` blocks left, the first in an odd slot, the others in the even ones that follow.
  __device__ void collect(float* slots, int first_block, int count, const Rows& rows, float* weights) {
    constexpr int kChunk = L::kBufferBytes * L::kBuffers / (2 * kRows * sizeof(float));
    const auto slot = [&](int i) { return slots + int64_t(2 * (first_block + i) + (i == 0)) * kSlotFloats<L>; };
    most[0] = most[1] = -INFINITY;
    total[0] = total[1] = 0;
#pragma unroll
    for (auto& some : out) {
      some[0] = some[1] = some[2] = some[3] = 0;
    }
    for (int begin = 0; begin < count; begin += kChunk) {
      const int here = min(kChunk, count - begin);
      for (int i = threadIdx.x; i < here * 2 * kRows; i += kThreads) {
        weights[i] = __ldcg(slot(begin + i / (2 * kRows)) + kRows * L::kDim + i % (2 * kRows));
      }
      __syncthreads();
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        if (rows.out[half] >= 0) {
          add(slot, begin, here, half, weights + lane() / 4 + 8 * half);
        }
      }
      __syncthreads();
    }
  }

  template <class Slot>
  __device__ void add(const Slot& slot, int begin, int count, int half, const float* of_row) {
    float now = most[half];
    for (int i = 0; i < count; ++i) {
      now = fmaxf(now, of_row[i * 2 * kRows]);
    }
    const float base = now == -INFINITY ? 0 : now, before = exp2_fast(most[half] - base);
    most[half] = now;
    total[half] *= before;
#pragma unroll
    for (auto& some : out) {
      some[2 * half] *= before;
      some[2 * half + 1] *= before;
    }
#pragma unroll 4
    for (int i = 0; i < count; ++i) {
      const float weight = exp2_fast(of_row[i * 2 * kRows] - base);
      total[half] += weight * of_row[i * 2 * kRows + kRows];
      float* from = slot(begin + i);
#pragma unroll
      for (int k = 0; k < kMine; ++k) {
        const float2 pair = __ldcg(reinterpret_cast<const float2*>(piece(from, warp() * kMine + k, half)));
        out[k][2 * half] += weight * pair.x;
        out[k][2 * half + 1] += weight * pair.y;
      }
    }
  }
};

// The results of a block's warps, added up; every thread gets its part. `buffers` is free again after the next barrier.
template <class L, class A>
__device__ inline Finish<L> add_warps(A& mine, Shared<L>& shared, float* buffers, int turn) {
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    float total = mine.total[half];
    total += __shfl_xor_sync(~0u, total, 1);
    total += __shfl_xor_sync(~0u, total, 2);
    if (lane % 4 == 0) {
      shared.most[turn][warp][lane / 4 + 8 * half] = mine.most[half];
      shared.total[turn][warp][lane / 4 + 8 * half] = total;
    }
  }
  __syncthreads();
  Finish<L> found;
  float by[2];
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    const int row = lane / 4 + 8 * half;
    float most = -INFINITY, total = 0;
#pragma unroll
    for (int i = 0; i < kWarps; ++i) {
      most = fmaxf(most, shared.most[turn][i][row]);
    }
    const float base = most == -INFINITY ? 0 : most;
#pragma unroll
    for (int i = 0; i < kWarps; ++i) {
      total += shared.total[turn][i][row] * exp2_fast(shared.most[turn][i][row] - base);
    }
    by[half] = exp2_fast(mine.most[half] - base);
    found.most[half] = most;
    found.total[half] = total;
  }
  constexpr int kFloats = L::kBufferBytes / sizeof(float);
#pragma unroll 1
  for (int round = 0; round < kWarps / L::kBuffers; ++round) {
    if (warp / L::kBuffers == round) {
      float4* buffer = reinterpret_cast<float4*>(buffers + warp % L::kBuffers * kFloats);
#pragma unroll
      for (int i = 0; i < L::kColumnTiles; ++i) {
        float4& to = buffer[i * 32 + lane];
        float4 sum = round ? to : float4{0, 0, 0, 0};
        sum.x += mine.out[i][0] * by[0];
        sum.y += mine.out[i][1] * by[0];
        sum.z += mine.out[i][2] * by[1];
        sum.w += mine.out[i][3] * by[1];
        to = sum;
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < Finish<L>::kMine; ++i) {
#pragma unroll
    for (int k = 0; k < L::kBuffers; ++k) {
      const float4 part = reinterpret_cast<const float4*>(buffers + k * kFloats)[(warp * Finish<L>::kMine + i) * 32 + lane];
      found.out[i][0] += part.x;
      found.out[i][1] += part.y;
      found.out[i][2] += part.z;
      found.out[i][3] += part.w;
    }
  }
  return found;
}

}  // namespace paged_decode
