// The recurrence, token by token. A warp has some columns of a state in registers, all their keys: it waits for no other.
#pragma once

#include <algorithm>

#include "decode.cuh"
#include "launch.h"
#include "rows.cuh"

namespace delta_rule {

constexpr int kColumns = 4, kKeysTogether = 4;  // of a thread
constexpr int kMostWarps = 4;

// kKeys is 32, 64, 128 or 256: as many as there are, or more.
template <class T, int kKeys, bool kIsVFirst>
struct Columns {
  static constexpr int kKeyLanes = kKeys == 256 ? 16 : 8, kValueLanes = 32 / kKeyLanes;
  static constexpr int kGroups = kKeys / (kKeysTogether * kKeyLanes);
  static constexpr int kWide = kColumns * kValueLanes;  // of a warp

  const Recurrence& recurrence;
  int key_lane, first, step;  // this thread's columns: `first`, and every `step`-th after it
  float state[kGroups][kKeysTogether][kColumns];

  __device__ Columns(const Recurrence& recurrence, int begin) : recurrence(recurrence) {
    const int lane = threadIdx.x % 32, value_lane = lane / kKeyLanes;
    key_lane = lane % kKeyLanes;
    first = begin + (kIsVFirst ? value_lane : value_lane * kColumns);
    step = kIsVFirst ? kValueLanes : 1;
  }

  __device__ int key(int group) const { return (key_lane + kKeyLanes * group) * kKeysTogether; }
  __device__ int column(int j) const { return first + step * j; }
  __device__ int keys_from(int key) const { return recurrence.keys - key; }
  __device__ int values_from(int value) const { return recurrence.values - value; }

  // ---- the state: its elements that lie side by side are one load ----

  __device__ void read(const float* from) {
#pragma unroll
    for (int group = 0; group < kGroups; ++group) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const Four<float> some = load(from + at(group, i), count(group, i), recurrence.states_are_aligned);
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          (kIsVFirst ? state[group][j][i] : state[group][i][j]) = some.at[j];
        }
      }
    }
  }

  __device__ void write(float* to) const {
#pragma unroll
    for (int group = 0; group < kGroups; ++group) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        Four<float> some;
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          some.at[j] = kIsVFirst ? state[group][j][i] : state[group][i][j];
        }
        store(to + at(group, i), some, count(group, i), recurrence.states_are_aligned);
      }
    }
  }

  __device__ void clear() {
#pragma unroll
    for (int group = 0; group < kGroups; ++group) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          state[group][i][j] = 0;
        }
      }
    }
  }

  __device__ int at(int group, int i) const {
    return kIsVFirst ? column(i) * recurrence.keys + key(group) : (key(group) + i) * recurrence.values + first;
  }

  __device__ int count(int group, int i) const {
    if (kIsVFirst) {
      return values_from(column(i)) > 0 ? keys_from(key(group)) : 0;
    }
    return keys_from(key(group) + i) > 0 ? values_from(first) : 0;
  }
};

// What a thread needs of a token; it is loaded while the token before is computed.
template <class Columns, class T>
struct Token {
  Four<T> q[Columns::kGroups], k[Columns::kGroups], v;
  float beta[kColumns], decay;

  __device__ void read(const Columns& own, int64_t batch, int64_t token, int head, int value_head) {
    const Recurrence& recurrence = own.recurrence;
    const T* const q_row = row_of<T>(recurrence.q, recurrence.q_strides, batch, token, head);
    const T* const k_row = row_of<T>(recurrence.k, recurrence.k_strides, batch, token, head);
    const T* const v_row = row_of<T>(recurrence.v, recurrence.v_strides, batch, token, value_head);
    const int64_t place = (batch * recurrence.tokens + token) * recurrence.value_heads + value_head;
#pragma unroll
    for (int group = 0; group < Columns::kGroups; ++group) {
      const int key = own.key(group);
      k[group] = load(k_row + key, own.keys_from(key), recurrence.rows_are_aligned);
      q[group] = load(q_row + key, own.keys_from(key), recurrence.rows_are_aligned);
    }
#pragma unroll
    for (int j = 0; j < kColumns; ++j) {
      const bool is_there = own.column(j) < recurrence.values;
      v.at[j] = is_there ? v_row[own.column(j)] : T(0.0f);
      const int64_t at = recurrence.beta_is_vector ? place * recurrence.values + own.column(j) : place;
      beta[j] = is_there ? value_of<T>(recurrence.beta, recurrence.beta_is_float, at) : 0.0f;
    }
    decay = recurrence.g ? value_of<T>(recurrence.g, recurrence.g_is_float, place) : 0.0f;
  }
};

// Sums over the lanes that have the keys.
template <int kLanes, int kCount>
__device__ void add_up(float (&sums)[kCount]) {
#pragma unroll
  for (int by = 1; by < kLanes; by *= 2) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      sums[i] += DELTA_RULE_SHUFFLE_XOR(sums[i], by);
    }
  }
}

// One token: the state becomes the next, `out` is what q reads of it.
//   u = v - decay S^T k;  S = decay S + k (beta u)^T;  o = S^T q = decay S_before^T q + (k . q) beta u
// so that both reads are of the state before, and are added up together.
template <class Columns, class T>
__device__ void step(Columns& own, const Token<Columns, T>& token, float (&out)[kColumns]) {
  constexpr int kQ = kColumns, kKq = 2 * kColumns, kKk = kKq + 1, kQq = kKq + 2;
  float sums[kKq + 3] = {};
  float k[Columns::kGroups][kKeysTogether];
#pragma unroll
  for (int group = 0; group < Columns::kGroups; ++group) {
#pragma unroll
    for (int i = 0; i < kKeysTogether; ++i) {
      const float q = static_cast<float>(token.q[group].at[i]);
      k[group][i] = static_cast<float>(token.k[group].at[i]);
#pragma unroll
      for (int j = 0; j < kColumns; ++j) {
        sums[j] += own.state[group][i][j] * k[group][i];
        sums[kQ + j] += own.state[group][i][j] * q;
      }
      sums[kKq] += k[group][i] * q;
      sums[kKk] += k[group][i] * k[group][i];
      sums[kQq] += q * q;
    }
  }
  add_up<Columns::kKeyLanes>(sums);
  const bool is_normalised = own.recurrence.is_normalised;
  const float k_factor = is_normalised ? rsqrtf(sums[kKk] + kSmallestSquare) : 1.0f;
  const float q_factor = own.recurrence.scale * (is_normalised ? rsqrtf(sums[kQq] + kSmallestSquare) : 1.0f);
  const float decay = own.recurrence.g ? expf(token.decay) : 1.0f;
  float written[kColumns];
#pragma unroll
  for (int j = 0; j < kColumns; ++j) {
    const float u = static_cast<float>(token.v.at[j]) - decay * k_factor * sums[j];
    written[j] = token.beta[j] * u * k_factor;
    out[j] = q_factor * (decay * sums[kQ + j] + sums[kKq] * written[j]);
  }
#pragma unroll
  for (int group = 0; group < Columns::kGroups; ++group) {
#pragma unroll
    for (int i = 0; i < kKeysTogether; ++i) {
#pragma unroll
      for (int j = 0; j < kColumns; ++j) {
        own.state[group][i][j] = decay * own.state[group][i][j] + k[group][i] * written[j];
      }
    }
  }
}

// With one token each, nothing is loaded ahead: more warps have their state under way.
template <class T, int kKeys, bool kIsVFirst, bool kIsOne>
__global__ void __launch_bounds__(kMostWarps * 32, kIsOne && kKeys <= 128 ? 3 : 1)
    recur(const DELTA_RULE_GRID_CONSTANT Recurrence recurrence, int slices) {
  using Own = Columns<T, kKeys, kIsVFirst>;
  const int64_t warp = blockIdx.x * int64_t(blockDim.x / 32) + threadIdx.x / 32;
  const int64_t pair = warp / slices, n = pair / recurrence.value_heads;
  if (n >= recurrence.sequences) {
    return;
  }
  const int value_head = static_cast<int>(pair % recurrence.value_heads);
  const int head = value_head / (recurrence.value_heads / recurrence.heads);
  Own own(recurrence, static_cast<int>(warp % slices) * Own::kWide);
  const Sequence sequence = recurrence.sequence(n);
  const int64_t at = recurrence.state_of(n), part = int64_t(value_head) * recurrence.keys * recurrence.values;
  Token<Own, T> token;
  if (kIsOne || sequence.length > 0) {
    token.read(own, sequence.batch, sequence.begin, head, value_head);
  }
  if (recurrence.initial && at >= 0) {
    own.read(recurrence.initial + at * recurrence.initial_stride + part);
  } else {
    own.clear();
  }
  T* const o = static_cast<T*>(recurrence.o);
  const int64_t length = kIsOne ? 1 : sequence.length;
  for (int64_t i = 0; i < length; ++i) {
    const Token<Own, T> now = token;
    const int64_t place = (sequence.batch * recurrence.tokens + sequence.begin + i) * recurrence.value_heads + value_head;
    if (!kIsOne && i + 1 < length) {
      token.read(own, sequence.batch, sequence.begin + i + 1, head, value_head);
    }
    float out[kColumns];
    step(own, now, out);
    if (own.key_lane == 0) {
#pragma unroll
      for (int j = 0; j < kColumns; ++j) {
        if (own.column(j) < recurrence.values) {
          o[place * recurrence.values + own.column(j)] = static_cast<T>(at >= 0 ? out[j] : 0.0f);
        }
      }
    }
  }
  if (recurrence.final && at >= 0) {
    own.write(recurrence.final + at * recurrence.final_stride + part);
  }
}

template <class T, int kKeys, bool kIsVFirst>
void launch_for(const Recurrence& recurrence, const Gpu& gpu) {
  constexpr int kWide = Columns<T, kKeys, kIsVFirst>::kWide;
  const int slices = (recurrence.values + kWide - 1) / kWide;
  const int64_t warps = recurrence.sequences * recurrence.value_heads * slices;
  int of_block = kMostWarps;
  while (of_block > 1 && warps / of_block < gpu.processors) {
    of_block /= 2;
  }
  const int64_t blocks = (warps + of_block - 1) / of_block;
  STD_TORCH_CHECK(blocks <= 0x7fffffff, "recurrent_delta_rule: too many sequences and heads");
  const auto kernel = kIsVFirst && is_one_token(recurrence) ? recur<T, kKeys, kIsVFirst, kIsVFirst> : recur<T, kKeys, kIsVFirst, false>;
  kernel<<<static_cast<unsigned>(blocks), of_block * 32, 0, gpu.stream>>>(recurrence, slices);
  Gpu::check(cudaGetLastError());
}

template <class T, int kKeys>
void launch_of(const Recurrence& recurrence, const Gpu& gpu) {
  if (recurrence.is_v_first) {
    launch_for<T, kKeys, true>(recurrence, gpu);
  } else if (is_for_decode(recurrence)) {
    launch_decode<T, kKeys>(recurrence, gpu);
  } else {
    launch_for<T, kKeys, false>(recurrence, gpu);
  }
}

template <class T>
void launch(const Recurrence& recurrence, const Gpu& gpu) {
  if (recurrence.keys <= 32) {
    launch_of<T, 32>(recurrence, gpu);
  } else if (recurrence.keys <= 64) {
    launch_of<T, 64>(recurrence, gpu);
  } else if (recurrence.keys <= 128) {
    launch_of<T, 128>(recurrence, gpu);
  } else {
    launch_of<T, 256>(recurrence, gpu);
  }
}

}  // namespace delta_rule
