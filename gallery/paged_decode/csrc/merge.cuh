// How results come together: those of a block's warps, then those of the blocks that share a unit. Always in the same order.
#pragma once

#include "attend.cuh"

namespace paged_decode {

// What blocks leave for the one that finishes a unit: two slots a block, of the unit that it continues and of the one that it
// begins. A slot has rows of sums, then the largest score of each row, then its sum of weights.
struct Workspace {
  unsigned* arrived;  // by the block in which a unit begins; 0 at the start
  float* slots;
};

template <class L>
constexpr int kSlotFloats = kRows * L::kDim + 2 * kRows;

template <class L>
struct Shared {
  static constexpr int kWarps = L::kWarps;
  float most[kWarps][kRows], total[kWarps][kRows];
  float by[kRows];
  bool is_last;
};

// Where the rows of a unit go.
template <class L>
struct Target {
  using Q = typename L::Q;
  const Decode& decode;
  const Walk<L::kKeys>& walk;
  int rows;
  float factor;

  __device__ Target(const Decode& decode, const Walk<L::kKeys>& walk)
      : decode(decode), walk(walk), rows(min(kRows, walk.request.tokens * decode.group - walk.group * kRows)) {
    factor = decode.v_factor * (decode.v_scale ? decode.v_scale[walk.head * decode.v_scale_stride] : 1.0f);
  }

  __device__ float by(float total) const { return total != 0 ? factor / total : 0.0f; }  // NaN stays one

  __device__ Q* row(int index) const {
    const int token = decode.token_of.divide(walk.group * kRows + index);
    const int head = walk.head * decode.group + walk.group * kRows + index - token * decode.group;
    const Strides& strides = decode.out_strides;
    const int64_t begin = decode.qo_indptr ? walk.request.first_token * strides.token : walk.index * strides.request;
    return static_cast<Q*>(decode.out) + begin + token * strides.token + head * strides.head;
  }

  __device__ void store_lse(int index, float most, float total) const {
    if (decode.lse) {
      const int token = decode.token_of.divide(walk.group * kRows + index);
      const int head = walk.head * decode.group + walk.group * kRows + index - token * decode.group;
      decode.lse[int64_t(walk.request.first_token + token) * decode.heads + head] =
          total > 0 ? most + log2f(total) : total == 0 ? -INFINITY : NAN;
    }
  }

  __device__ static void put(Q* to, float first, float second) {
    *reinterpret_cast<uint32_t*>(to) = packed<Q>(first, second);
  }
};

// ---- the warps of a block --------------------------------------------------------------

// The part of a unit's sums that a thread has: two rows, and a warp's part of the columns.
template <class L>
struct Part {
  static constexpr int kMine = L::kColumnTiles / L::kWarps < 2 ? 2 : L::kColumnTiles / L::kWarps;

  float out[kMine][4] = {};
  float most[2], total[2];

  __device__ static int first() { return threadIdx.x / 32 * kMine; }
  __device__ static bool is_there() { return first() < L::kColumnTiles; }

  // f(row's half, column, four neighbours or two)
  template <class F>
  __device__ void for_columns(F&& f) const {
    const int t = threadIdx.x % 4;
    if (!is_there()) {
      return;
    }
#pragma unroll
    for (int i = 0; i < kMine; i += 2) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        const float *x = &out[i][2 * half], *y = &out[i + 1][2 * half];
        const int column = (first() + i) * 8;
        if constexpr (L::kIsFp8) {
          f(half, column + 4 * t, x[0], y[0]);
          f(half, column + 4 * t + 2, x[1], y[1]);
        } else {
          f(half, column + 2 * t, x[0], x[1]);
          f(half, column + 8 + 2 * t, y[0], y[1]);
        }
      }
    }
  }

  __device__ void store(const Target<L>& target) const {
    const int row = threadIdx.x % 32 / 4;
    typename L::Q* const rows[2] = {target.row(row), target.row(row + 8)};
    const float by[2] = {target.by(total[0]), target.by(total[1])};
    for_columns([&](int half, int column, float first, float second) {
      if (row + 8 * half < target.rows) {
        target.put(rows[half] + column, first * by[half], second * by[half]);
      }
    });
    for_own_rows(target.rows, [&](int half) { target.store_lse(row + 8 * half, most[half], total[half]); });
  }

  __device__ void leave(float* slot, int rows) const {
    const int row = threadIdx.x % 32 / 4;
    for_columns([&](int half, int column, float first, float second) {
      if (row + 8 * half < rows) {
        *reinterpret_cast<float2*>(slot + (row + 8 * half) * L::kDim + column) = {first, second};
      }
    });
    for_own_rows(rows, [&](int half) {
      float* const of_row = slot + kRows * L::kDim + row + 8 * half;
      of_row[0] = most[half];
      of_row[kRows] = total[half];
    });
  }

  // one thread for each row
  template <class F>
  __device__ void for_own_rows(int rows, F&& f) const {
    if (threadIdx.x < 32 && threadIdx.x % 4 == 0) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        if (int(threadIdx.x) / 4 + 8 * half < rows) {
          f(half);
        }
      }
    }
  }
};

// Adds up the results of a block's warps. `buffers` is free again after the next barrier.
template <class L, class A>
__device__ inline Part<L> add_warps(A& mine, Shared<L>& shared, float* buffers, int rows) {
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    float total = mine.total[half];
    total += __shfl_xor_sync(~0u, total, 1);
    total += __shfl_xor_sync(~0u, total, 2);
    if (lane % 4 == 0) {
      shared.most[warp][lane / 4 + 8 * half] = mine.most[half];
      shared.total[warp][lane / 4 + 8 * half] = total;
    }
  }
  __syncthreads();
  Part<L> found;
  float by[2];
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    const int row = lane / 4 + 8 * half;
    float most = -INFINITY, total = 0;
#pragma unroll
    for (int i = 0; i < L::kWarps; ++i) {
      most = fmaxf(most, shared.most[i][row]);
    }
    const float base = most == -INFINITY ? 0 : most;
#pragma unroll
    for (int i = 0; i < L::kWarps; ++i) {
      total += shared.total[i][row] * exp2_fast(shared.most[i][row] - base);
    }
    by[half] = exp2_fast(mine.most[half] - base);
    found.most[half] = most;
    found.total[half] = total;
  }
  // rows that are not there are neither written nor read
  const int halves = rows > 8 ? 2 : 1;
  const auto place = [&](int buffer, int half, int tile) {
    return reinterpret_cast<float2*>(buffers) + ((buffer * 2 + half) * L::kColumnTiles + tile) * 32 + lane;
  };
#pragma unroll 1
  for (int round = 0; round < L::kWarps / L::kBuffers; ++round) {
    if (warp / L::kBuffers == round) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        if (half < halves && lane / 4 + 8 * half < rows) {
#pragma unroll
          for (int i = 0; i < L::kColumnTiles; ++i) {
            float2& to = *place(warp % L::kBuffers, half, i);
            float2 sum = round ? to : float2{0, 0};
            sum.x += mine.out[i][2 * half] * by[half];
            sum.y += mine.out[i][2 * half + 1] * by[half];
            to = sum;
          }
        }
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    if (half < halves && lane / 4 + 8 * half < rows && Part<L>::is_there()) {
#pragma unroll
      for (int i = 0; i < Part<L>::kMine; ++i) {
#pragma unroll
        for (int k = 0; k < L::kBuffers; ++k) {
          const float2 part = *place(k, half, Part<L>::first() + i);
          found.out[i][2 * half] += part.x;
          found.out[i][2 * half + 1] += part.y;
        }
      }
    }
  }
  return found;
}

}  // namespace paged_decode
