// One token of each sequence, and states [keys, values] in which 4 values are one load: memory is all that counts.
#pragma once

#include "launch.h"
#include "rows.cuh"

namespace delta_rule {

inline bool is_one_token(const Recurrence& recurrence) { return recurrence.tokens == 1 && !recurrence.cu_seqlens.at; }

// Whether the kernel here takes it: places in a head's state are int, and a grid has so many blocks in its other dimensions.
inline bool is_for_decode(const Recurrence& recurrence) {
  constexpr int kMost = 65535;
  return is_one_token(recurrence) && recurrence.states_are_aligned && recurrence.keys > 0 && recurrence.sequences <= kMost &&
         recurrence.value_heads <= kMost && int64_t(recurrence.keys) * recurrence.values <= 0x7fffffff;
}

// What the products of q and k with themselves are, of the keys of a warp.
struct Lengths {
  float kq, kk, qq;
};

// A block has kWide columns of a state, a thread 4 of some keys. It asks for all that it needs before it waits for any: there is no
// branch between the loads, which would keep the compiler from that.
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
  int value_head, first;
  int thread = threadIdx.x, lane = thread % kLanes, group = thread / kLanes;
  float4 state[kRows];

  __device__ Decoder(const Recurrence& recurrence, Room& room) : recurrence(recurrence), room(room) {
    n = blockIdx.z;
    value_head = static_cast<int>(blockIdx.y);
    first = static_cast<int>(blockIdx.x) * kWide;
    place = n * recurrence.value_heads + value_head;
  }

  __device__ int key(int row) const { return row * kGroups + group; }
  __device__ bool has(int row) const { return key(row) < recurrence.keys && first + lane * 4 < recurrence.values; }

  // Where four elements of a head's state are. For those that are not there, others are read: their keys are 0, and their columns
  // nobody's.
  __device__ int four(int row) const {
    return min(key(row), recurrence.keys - 1) * recurrence.values + min(first + lane * 4, recurrence.values - 4);
  }

  __device__ int64_t own_head() const { return int64_t(value_head) * recurrence.keys * recurrence.values; }

  __device__ void read(const float* from) {
    const float* const own = from + own_head();
#pragma unroll
    for (int i = 0; i < kRows; ++i) {
      state[i] = from ? DELTA_RULE_LOAD_ONCE(reinterpret_cast<const float4*>(own + four(i))) : float4{0, 0, 0, 0};
    }
  }

  __device__ void write(float* to) const {
    float* const own = to + own_head();
#pragma unroll
    for (int i = 0; i < kRows; ++i) {
      if (has(i)) {
        DELTA_RULE_STORE_ONCE(reinterpret_cast<float4*>(own + four(i)), state[i]);
      }
    }
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
    read(recurrence.initial && at >= 0 ? recurrence.initial + at * recurrence.initial_stride : nullptr);
    const int head = recurrence.heads == recurrence.value_heads ? value_head : value_head / (recurrence.value_heads / recurrence.heads);
    const int own = min(thread, recurrence.keys - 1), column = min(first + thread, recurrence.values - 1);
    const T k = row_of<T>(recurrence.k, recurrence.k_strides, n, 0, head)[own];
    const T q = row_of<T>(recurrence.q, recurrence.q_strides, n, 0, head)[own];
    const T v = row_of<T>(recurrence.v, recurrence.v_strides, n, 0, value_head)[column];
    const float beta = value_of<T>(recurrence.beta, recurrence.beta_is_float,
                                   recurrence.beta_is_vector ? place * recurrence.values + column : place);
    const bool has_g = recurrence.g;
    const float g = value_of<T>(has_g ? recurrence.g : recurrence.beta, has_g ? recurrence.g_is_float : recurrence.beta_is_float, place);
    room.k[thread] = thread < recurrence.keys ? static_cast<float>(k) : 0.0f;
    room.q[thread] = thread < recurrence.keys ? static_cast<float>(q) : 0.0f;
    const float decay = has_g ? expf(g) : 1.0f;
    __syncthreads();
    add_up();
    __syncthreads();
    if (thread < kWide) {
      finish_column(static_cast<float>(v), beta, decay, at >= 0);
    }
    __syncthreads();
    if (recurrence.final && at >= 0) {
      update(decay);
      write(recurrence.final + at * recurrence.final_stride);
    }
  }
};

template <class T, int kKeys, int kWide>
__global__ void __launch_bounds__(kKeys, 640 / kKeys) decode(const DELTA_RULE_GRID_CONSTANT Recurrence recurrence) {
  using Own = Decoder<T, kKeys, kWide>;
  __shared__ __align__(16) typename Own::Room room;
  Own(recurrence, room).run();
}

template <class T, int kKeys, int kWide>
void launch_wide(const Recurrence& recurrence, const Gpu& gpu) {
  const dim3 blocks((recurrence.values + kWide - 1) / kWide, recurrence.value_heads, static_cast<unsigned>(recurrence.sequences));
  decode<T, kKeys, kWide><<<blocks, kKeys, 0, gpu.stream>>>(recurrence);
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
