// Sequences in segments, where there are fewer walks than processors (Segments in recurrence.h): how many, and what is made of what
// each does to a state.
//
// The state after a segment is what the segment writes to a state of zeros, and what becomes of the state before it: a product with
// what becomes of the identity. Keys that are no longer than 1, as normalised ones, make no state longer, so that no element of that
// is above 1. Where one is far above, a sequence is walked along as a whole: the product would lose digits, and might overflow where
// the state does not.
#pragma once

#include <algorithm>

#include "chunk_room.cuh"

namespace delta_rule {

constexpr int kJoined = 8;                         // columns of a block
constexpr int kJoinParts = 4, kJoinThreads = kJoinParts * kMostKeys;
constexpr float kMostOfIdentity = 4;

// Replaces what each segment writes by the state after it.
__global__ void __launch_bounds__(kJoinThreads) join_segments(const __grid_constant__ Chunked chunked) {
  constexpr int kOwn = kMostKeys / kJoinParts;  // keys of a thread's sums
  __shared__ float4 state[kMostKeys][kJoined / 4];
  __shared__ float sums[kJoinParts][kJoined][kMostKeys];
  const int keys = chunked.recurrence.keys, of_values = chunked.slices * kSlice, columns = of_values + chunked.slices_of_keys * kSlice;
  const int blocks = of_values / kJoined, pair = blockIdx.x / blocks, first = blockIdx.x % blocks * kJoined;
  const int key = threadIdx.x % kMostKeys, part = threadIdx.x / kMostKeys;
  const int64_t of_segment = int64_t(columns) * keys;
  float* segment = chunked.segments.states + pair * (chunked.segments.count - 1) * of_segment;
  float identity[kOwn];
  bool is_rough = false;
  const auto load_identity = [&](const float* from) {
#pragma unroll
    for (int i = 0; i < kOwn; ++i) {
      const int of = part * kOwn + i;
      identity[i] = of < keys && key < keys ? from[int64_t(of_values + of) * keys + key] : 0.0f;
    }
  };
  const auto keep = [&](int i, float x) { reinterpret_cast<float*>(state[key])[i] = x; };
  if (chunked.segments.count > 2) {
    load_identity(segment + of_segment);
  }
  for (int i = part; i < kJoined; i += kJoinParts) {
    keep(i, key < keys ? segment[int64_t(first + i) * keys + key] : 0.0f);
  }
  for (int after = 1; after + 1 < chunked.segments.count; ++after) {
    __syncthreads();
    segment += of_segment;
    float sum[kJoined] = {}, written[kJoined / kJoinParts];
#pragma unroll
    for (int i = 0; i < kJoined / kJoinParts; ++i) {
      written[i] = key < keys ? segment[int64_t(first + part + i * kJoinParts) * keys + key] : 0.0f;
    }
#pragma unroll
    for (int i = 0; i < kOwn; ++i) {
      is_rough |= !(fabsf(identity[i]) <= kMostOfIdentity);
#pragma unroll
      for (int j = 0; j < kJoined / 4; ++j) {
        const float4 before = state[part * kOwn + i][j];
        sum[j * 4] += identity[i] * before.x;
        sum[j * 4 + 1] += identity[i] * before.y;
        sum[j * 4 + 2] += identity[i] * before.z;
        sum[j * 4 + 3] += identity[i] * before.w;
      }
    }
    if (after + 2 < chunked.segments.count) {
      load_identity(segment + of_segment);
    }
#pragma unroll
    for (int i = 0; i < kJoined; ++i) {
      sums[part][i][key] = sum[i];
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < kJoined / kJoinParts; ++i) {
      const int column = part + i * kJoinParts;
      float x = written[i];
#pragma unroll
      for (int j = 0; j < kJoinParts; ++j) {
        x += sums[j][column][key];
      }
      keep(column, x);
      if (key < keys) {
        segment[int64_t(first + column) * keys + key] = x;
      }
    }
  }
  is_rough = __syncthreads_or(is_rough);
  if (first == 0 && threadIdx.x == 0) {
    chunked.segments.are_rough[pair] = is_rough;
  }
}

// How many segments take the least time, in times of a chunk's walk. What a segment does to a state takes less for a chunk, as there
// is no o; what is joined and launched takes some as well.
inline int segments_of(int64_t pairs, int64_t chunks, int slices, int slices_of_keys, int processors) {
  constexpr double kOfTransitions = 0.75, kOfJoining = 1.5, kOfLaunches = 3, kLeast = 0.9;
  constexpr int kMost = 16;
  const auto rounds = [&](int64_t parts) { return static_cast<double>((parts + processors - 1) / processors); };
  double least = kLeast * rounds(pairs * slices) * static_cast<double>(chunks);
  int found = 1;
  for (int count = 2; count <= kMost; ++count) {
    const double each = static_cast<double>((chunks + count - 1) / count);
    const int64_t transitions = pairs * (slices + (count - 2) * (slices + slices_of_keys));
    const double walks = rounds(pairs * slices * count) + kOfTransitions * rounds(transitions);
    const double time = each * walks + kOfJoining * (count - 2) + kOfLaunches;
    if (time < least) {
      least = time;
      found = count;
    }
  }
  return found;
}

}  // namespace delta_rule
