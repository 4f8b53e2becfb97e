// The warpgroup that copies: rows of k, q and v, with zeros where there are none, and what decays.
#pragma once

#include "chunk_room.cuh"

namespace delta_rule {

constexpr float kLeastDecay = -104;  // e^-104 is 0 in float32: sums stay exact where all is forgotten
constexpr float kLog2E = 1.4426950408889634f;

__device__ inline float value_of(const void* from, bool is_float, int64_t at) {
  return is_float ? static_cast<const float*>(from)[at] : __bfloat162float(static_cast<const __nv_bfloat16*>(from)[at]);
}

// Rows of a tensor, of which a thread copies 16 bytes of every 128 / kParts-th.
template <int kParts>
struct Rows {
  static constexpr int kStep = 128 / kParts;
  const __nv_bfloat16* from;  // of this chunk
  int64_t stride;             // of kStep rows
  uint32_t to;                // in a stage
  int first;
  bool is_there;

  __device__ Rows(const void* tensor, const Strides& strides, const Part& part, int head, int column, int columns) {
    const int own = static_cast<int>(threadIdx.x % kParts);
    first = static_cast<int>(threadIdx.x / kParts);
    stride = strides.token * kStep;
    column += own * 8;
    is_there = column < columns;
    from = static_cast<const __nv_bfloat16*>(tensor) + part.sequence.batch * strides.batch +
           (part.sequence.begin + first) * strides.token + head * strides.head + column;
    to = own / 8 * kTile + in_tile(first, own % 8);
  }

  // the next chunk
  __device__ void copy(const unsigned char* stage, int rows) {
    const uint32_t place = shared_address(stage) + to;
#pragma unroll
    for (int i = 0; i < kChunk / kStep; ++i) {
      copy_or_clear(place + i * kStep * 128, from, is_there && first + i * kStep < rows);
      from += stride;
    }
  }
};

// The weights of a chunk's tokens, by a warp; a lane has two, and loads those of the next chunk ahead.
template <bool kHasG>
struct WeightsCopier {
  const Recurrence& recurrence;
  int64_t at;
  int token = lane_of_warp() * 2;
  float beta[2], g[2];

  __device__ WeightsCopier(const Recurrence& recurrence, const Part& part) : recurrence(recurrence) {
    at = (part.sequence.batch * recurrence.tokens + part.sequence.begin) * recurrence.value_heads + part.value_head;
  }

  __device__ void load(int chunk, int rows) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const bool is_there = token + i < rows;
      const int64_t place = at + (int64_t(chunk) * kChunk + token + i) * recurrence.value_heads;
      beta[i] = is_there ? value_of(recurrence.beta, recurrence.beta_is_float, place) : 0.0f;
      g[i] = kHasG && is_there ? fmaxf(value_of(recurrence.g, recurrence.g_is_float, place), kLeastDecay) : 0.0f;
    }
  }

  __device__ void store(Weights& to) const {
    *reinterpret_cast<float2*>(to.beta + token) = {beta[0], beta[1]};
    if (!kHasG) {
      return;
    }
    float before = g[0] + g[1];
#pragma unroll
    for (int by = 1; by < 32; by *= 2) {
      const float lower = __shfl_up_sync(0xffffffffu, before, by);
      before += lane_of_warp() >= by ? lower : 0.0f;
    }
    const float last = __shfl_sync(0xffffffffu, before, 31) * kLog2E;
    const float decay[2] = {(before - g[1]) * kLog2E, before * kLog2E};
    const float kept[2] = {power_of_2(decay[0]), power_of_2(decay[1])};
    *reinterpret_cast<float2*>(to.decay + token) = {decay[0], decay[1]};
    *reinterpret_cast<float2*>(to.kept + token) = {kept[0], kept[1]};
    *reinterpret_cast<float2*>(to.beta_kept + token) = {beta[0] * kept[0], beta[1] * kept[1]};
    *reinterpret_cast<float2*>(to.left + token) = {power_of_2(last - decay[0]), power_of_2(last - decay[1])};
  }
};

template <bool kHasG>
__device__ void copy(const Chunked& chunked, const Part& part, Room& room) {
  const Recurrence& recurrence = chunked.recurrence;
  Rows<16> k(recurrence.k, recurrence.k_strides, part, part.head, 0, recurrence.keys);
  Rows<16> q(recurrence.q, recurrence.q_strides, part, part.head, 0, recurrence.keys);
  Rows<8> v(recurrence.v, recurrence.v_strides, part, part.value_head, part.first, recurrence.values);
  WeightsCopier<kHasG> weights(recurrence, part);
  const bool has_weights = threadIdx.x < 32;
  if (has_weights) {
    weights.load(0, part.rows(0));
  }
  for (int chunk = 0; chunk < part.chunks; ++chunk) {
    const int stage = chunk % kStages, rows = part.rows(chunk);
    const uint32_t is_full = shared_address(&room.is_full[stage]);
    wait_for(shared_address(&room.is_empty[stage]), chunk / kStages % 2 ^ 1);
    k.copy(room.stages[stage].k[0], rows);
    q.copy(room.stages[stage].q[0], rows);
    v.copy(room.stages[stage].v, rows);
    arrive_when_copied(is_full);
    if (has_weights) {
      weights.store(room.weights[stage]);
      arrive(is_full);
      if (chunk + 1 < part.chunks) {
        weights.load(chunk + 1, part.rows(chunk + 1));
      }
    }
  }
}

}  // namespace delta_rule
