// The last block of those that share a unit adds up what all of them left, in their order.
#pragma once

#include "merge.cuh"

namespace paged_decode {

template <class L>
struct Collect {
  static constexpr int kThreads = L::kThreads;
  static constexpr int kVectors = L::kDim / 4;               // of a row
  static constexpr int kMine = kRows * kVectors / kThreads;  // that a thread adds up at most
  static constexpr int kPerRow = kThreads / kRows;           // threads that look at a row's weights
  static constexpr int kAtOnce = L::kBufferBytes * L::kBuffers / (2 * kRows * sizeof(float));

  static constexpr int kEarly = kThreads > 128 ? 8 : 16;

  const Decode& decode;
  const Target<L>& target;
  float* slots;
  int first, count;  // shares
  float* memory;     // weights, then sums of weights, of each slot that is looked at
  Shared<L>& shared;
  float most = -INFINITY, total = 0;  // of the row that this thread looks at
  float4 out[kMine] = {};
  int vectors = target.rows * kVectors;                    // of a result
  int teams = max(kThreads / vectors, 1);                  // of threads, which share the slots
  int team = teams > 1 ? int(threadIdx.x) / vectors : 0;   // those beyond have nothing to do
  int vector = int(threadIdx.x) - team * vectors;
  float4 early[kEarly];

  // the first block left its part in its second slot, all others in their first
  __device__ const float* slot(int i) const {
    const int block = (first + i) * decode.kv_heads + target.walk.head;
    return slots + int64_t(2 * block + (i == 0)) * kSlotFloats<L>;
  }

  __device__ void weigh(int begin, int here) {
    const int row = threadIdx.x / kPerRow, part = threadIdx.x % kPerRow;
    float now = most, sum = 0;
    if (row < target.rows) {
#pragma unroll 8
      for (int i = part; i < here; i += kPerRow) {
        const float* const of_row = slot(begin + i) + kRows * L::kDim + row;
        const float one = __ldcg(of_row);
        memory[i * 2 * kRows + row] = one;
        memory[i * 2 * kRows + kRows + row] = __ldcg(of_row + kRows);
        now = fmaxf(now, one);
      }
    }
#pragma unroll
    for (int by = 1; by < kPerRow; by *= 2) {
      now = fmaxf(now, __shfl_xor_sync(~0u, now, by));
    }
    const float base = now == -INFINITY ? 0 : now, before = exp2_fast(most - base);
    if (row < target.rows) {
      for (int i = part; i < here; i += kPerRow) {
        float& weight = memory[i * 2 * kRows + row];
        weight = exp2_fast(weight - base);
        sum += weight * memory[i * 2 * kRows + kRows + row];
      }
    }
#pragma unroll
    for (int by = 1; by < kPerRow; by *= 2) {
      sum += __shfl_xor_sync(~0u, sum, by);
    }
    most = now;
    total = total * before + sum;
    if (part == 0) {
      shared.by[row] = before;
    }
  }

  __device__ bool is_there(int at) const { return at < vectors && team < teams; }

  __device__ float4 load(int i, int at) const { return __ldcg(reinterpret_cast<const float4*>(slot(i)) + at); }

  // the first results, on their way while weights are found
  __device__ void ask(int begin, int here) {
#pragma unroll
    for (int i = 0; i < kEarly; ++i) {
      if (team + i * teams < here && is_there(vector)) {
        early[i] = load(begin + team + i * teams, vector);
      }
    }
  }

  __device__ void add(int begin, int here) {
#pragma unroll
    for (int k = 0; k < kMine; ++k) {
      const int at = vector + k * kThreads, row = at / kVectors;
      if (!is_there(at)) {
        break;
      }
      float4 sum = out[k];
      const float before = shared.by[row];
      sum.x *= before;
      sum.y *= before;
      sum.z *= before;
      sum.w *= before;
      int i = team;
      if (k == 0) {
#pragma unroll
        for (int n = 0; n < kEarly; ++n, i += teams) {
          if (i < here) {
            add_weighted(sum, early[n], memory[i * 2 * kRows + row]);
          }
        }
      }
#pragma unroll 8
      for (; i < here; i += teams) {
        add_weighted(sum, load(begin + i, at), memory[i * 2 * kRows + row]);
      }
      out[k] = sum;
    }
  }

  __device__ static void add_weighted(float4& sum, const float4& one, float weight) {
    sum.x += weight * one.x;
    sum.y += weight * one.y;
    sum.z += weight * one.z;
    sum.w += weight * one.w;
  }

  // the teams' sums, in their order, to the first one
  __device__ void add_teams() {
    float4* const sums = reinterpret_cast<float4*>(memory);
    sums[threadIdx.x] = out[0];
    __syncthreads();
    for (int i = 1; i < teams && int(threadIdx.x) < vectors; ++i) {
      add_weighted(out[0], sums[i * vectors + threadIdx.x], 1.0f);
    }
  }

  __device__ void run() {
#pragma unroll 1
    for (int begin = 0; begin < count; begin += kAtOnce) {
      const int here = min(kAtOnce, count - begin);
      ask(begin, here);
      weigh(begin, here);
      __syncthreads();
      add(begin, here);
      __syncthreads();
    }
    const int row = threadIdx.x / kPerRow;
    if (threadIdx.x % kPerRow == 0 && row < target.rows) {
      shared.by[row] = target.by(total);
      target.store_lse(row, most, total);
    }
    if (teams > 1) {
      add_teams();
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < kMine; ++k) {
      const int at = int(threadIdx.x) + k * kThreads, of_row = at / kVectors;
      if (at >= vectors) {
        break;
      }
      const float by = shared.by[of_row];
      auto* const to = target.row(of_row) + at % kVectors * 4;
      target.put(to, out[k].x * by, out[k].y * by);
      target.put(to + 2, out[k].z * by, out[k].w * by);
    }
  }
};

}  // namespace paged_decode
