// One token of each sequence, and states [keys, values] in which 4 values are one load: memory is all that counts.
#pragma once

#include "launch.h"
#include "rows.cuh"

namespace delta_rule {

inline bool is_one_token(const Recurrence& recurrence) { return recurrence.tokens == 1 && !recurrence.cu_seqlens.at; }

// What the products of q and k with themselves are, of the keys of a warp.
struct Lengths {
  float kq, kk, qq;
};

// A block has kWide columns of a state, a thread 4 of some keys. It asks for all that it needs before it waits for any.
template <class T, int kKeys, int kWide>
struct Decoder {
  static constexpr int kLanes = kWide / 4, kGroups = kKeys / kLanes, kRows = kLanes, kWarps = (kKeys + 31) / 32;
  static_assert(kWide <= kKeys, "each column is finished by a thread");

  struct Room {
    float k[kKeys], q[kKeys], sums[kWarps][2][kWide], written[kWide];
    Lengths lengths[kWarps];
  };

  const Recurrence& recurrence;
  Room& room;
  int64_t n, place;
  int value_head, head, first;
  int thread = threadIdx.x, lane = thread % kLanes, group = thread / kLanes;
  float4 state[kRows];

  __device__ Decoder(const Recurrence& recurrence, int slices, Room& room) : recurrence(recurrence), room(room) {
    const int64_t pair = blockIdx.x / slices;
    n = pair / recurrence.value_heads;
    value_head = static_cast<int>(pair % recurrence.value_heads);
    head = value_head / (recurrence.value_heads / recurrence.heads);
    first = static_cast<int>(blockIdx.x % slices) * kWide;
    place = n * recurrence.value_heads + value_head;
  }

  __device__ int key(int row) const { return row * kGroups + group; }
  __device__ bool has(int row) const { return key(row) < recurrence.keys && first + lane * 4 < recurrence.values; }

  // of the thread's first element, from that of a sequence's state
  __device__ int64_t start() const {
    return (int64_t(value_head) * recurrence.keys + group) * recurrence.values + first + lane * 4;
  }

  __device__ int64_t step(int row) const { return int64_t(row) * kGroups * recurrence.values; }

  __device__ void read(const float* from) {
#pragma unroll
    for (int i = 0; i < kRows; ++i) {
      state[i] = from && has(i) ? DELTA_RULE_LOAD_ONCE(reinterpret_cast<const float4*>(from + start() + step(i))) : float4{0, 0, 0, 0};
    }
  }

  __device__ void write(float* to) const {
#pragma unroll
    for (int i = 0; i < kRows; ++i) {
      if (has(i)) {
        DELTA_RULE_STORE_ONCE(reinterpret_cast<float4*>(to + start() + step(i)), state[i]);
      }
    }
  }

  __device__ void read_rows() {
    const bool is_there = thread < recurrence.keys;
    room.k[thread] = is_there ? static_cast<float>(row_of<T>(recurrence.k, recurrence.k_strides, n, 0, head)[thread]) : 0.0f;
    room.q[thread] = is_there ? static_cast<float>(row_of<T>(recurrence.q, recurrence.q_strides, n, 0, head)[thread]) : 0.0f;
  }

  // S^T k and S^T q of the keys of a warp
  __device__ void add_up() {
    float sums[8] = {};
    Lengths lengths{};
#pragma unroll
    for (int i = 0; i < kRows; ++i) {
      const float k = room.k[key(i)], q = room.q[key(i)];
      const float4 s = state[i];
      const float four[4] = {s.x, s.y, s.z, s.w};
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        sums[j] += four[j] * k;
        sums[4 + j] += four[j] * q;
      }
      lengths = {lengths.kq + k * q, lengths.kk + k * k, lengths.qq + q * q};
    }
#pragma unroll
    for (int by = kLanes; by < 32; by *= 2) {
#pragma unroll
      for (float& sum : sums) {
        sum += DELTA_RULE_SHUFFLE_XOR(sum, by);
      }
      lengths = {lengths.kq + DELTA_RULE_SHUFFLE_XOR(lengths.kq, by), lengths.kk + DELTA_RULE_SHUFFLE_XOR(lengths.kk, by),
                 lengths.qq + DELTA_RULE_SHUFFLE_XOR(lengths.qq, by)};
    }
    if (thread % 32 == 0) {
      room.lengths[thread / 32] = lengths;
    }
    if (thread % 32 < kLanes) {
      float(*const to)[kWide] = room.sums[thread / 32];
#pragma unroll
      for (int j = 0; j < 8; ++j) {
        to[j / 4][lane * 4 + j % 4] = sums[j];
      }
    }
  }

  __device__ Lengths all_lengths() const {
    Lengths found{};
#pragma unroll
    for (const Lengths& some : room.lengths) {
      found = {found.kq + some.kq, found.kk + some.kk, found.qq + some.qq};
    }
    return found;
  }

  // A thread has a column: what q reads of it, and what is written, times the keys.
  __device__ void finish_column(float v, float beta, float decay, bool has_state) const {
    float with_k = 0, with_q = 0;
#pragma unroll
    for (const auto& sums : room.sums) {
      with_k += sums[0][thread];
      with_q += sums[1][thread];
    }
    const Lengths lengths = all_lengths();
    const float k_factor = recurrence.is_normalised ? rsqrtf(lengths.kk + kSmallestSquare) : 1.0f;
    const float q_factor = recurrence.scale * (recurrence.is_normalised ? rsqrtf(lengths.qq + kSmallestSquare) : 1.0f);
    const float written = beta * (v - decay * k_factor * with_k) * k_factor;
    room.written[thread] = written;
    if (first + thread < recurrence.values) {
      const float out = has_state ? q_factor * (decay * with_q + lengths.kq * written) : 0.0f;
      static_cast<T*>(recurrence.o)[place * recurrence.values + first + thread] = static_cast<T>(out);
    }
  }

  __device__ void update(float decay) {
    const float4 written = *reinterpret_cast<const float4*>(room.written + lane * 4);
#pragma unroll
    for (int i = 0; i < kRows; ++i) {
      const float k = room.k[key(i)];
      float4& s = state[i];
      s = {decay * s.x + k * written.x, decay * s.y + k * written.y, decay * s.z + k * written.z, decay * s.w + k * written.w};
    }
  }

  __device__ void run() {
    const int64_t at = recurrence.state_of(n);
    const bool has_column = thread < kWide && first + thread < recurrence.values;
    read(recurrence.initial && at >= 0 ? recurrence.initial + at * recurrence.initial_stride : nullptr);
    read_rows();
    float v = 0, beta = 0;
    if (has_column) {
      v = static_cast<float>(row_of<T>(recurrence.v, recurrence.v_strides, n, 0, value_head)[first + thread]);
      const int64_t of_beta = recurrence.beta_is_vector ? place * recurrence.values + first + thread : place;
      beta = value_of<T>(recurrence.beta, recurrence.beta_is_float, of_beta);
    }
    const float decay = recurrence.g ? expf(value_of<T>(recurrence.g, recurrence.g_is_float, place)) : 1.0f;
    __syncthreads();
    add_up();
    __syncthreads();
    if (thread < kWide) {
      finish_column(v, beta, decay, at >= 0);
    }
    __syncthreads();
    if (recurrence.final && at >= 0) {
      update(decay);
      write(recurrence.final + at * recurrence.final_stride);
    }
  }
};

template <class T, int kKeys, int kWide>
__global__ void __launch_bounds__(kKeys, 640 / kKeys) decode(const DELTA_RULE_GRID_CONSTANT Recurrence recurrence, int slices) {
  using Own = Decoder<T, kKeys, kWide>;
  __shared__ __align__(16) typename Own::Room room;
  Own(recurrence, slices, room).run();
}

template <class T, int kKeys, int kWide>
void launch_wide(const Recurrence& recurrence, const Gpu& gpu) {
  const int slices = (recurrence.values + kWide - 1) / kWide;
  const int64_t blocks = recurrence.sequences * recurrence.value_heads * slices;
  STD_TORCH_CHECK(blocks <= 0x7fffffff, "recurrent_delta_rule: too many sequences and heads");
  decode<T, kKeys, kWide><<<static_cast<unsigned>(blocks), kKeys, 0, gpu.stream>>>(recurrence, slices);
  Gpu::check(cudaGetLastError());
}

// Few states are cut into more parts: there is the latency of memory alone.
template <class T, int kKeys>
void launch_decode(const Recurrence& recurrence, const Gpu& gpu) {
  constexpr int kWide = kKeys < 64 ? 32 : 64;  // each column has a thread
  const int64_t in_64 = recurrence.sequences * recurrence.value_heads * ((recurrence.values + 63) / 64);
  in_64 < 2 * gpu.processors ? launch_wide<T, kKeys, 16>(recurrence, gpu) : launch_wide<T, kKeys, kWide>(recurrence, gpu);
}

}  // namespace delta_rule
