// What the kernels of the recurrence share: loads of rows, and sums over lanes.
#pragma once

#include "recurrence.h"

namespace delta_rule {

#ifdef USE_ROCM
#define DELTA_RULE_SHUFFLE_XOR(value, by) __shfl_xor(value, by, 32)
#define DELTA_RULE_GRID_CONSTANT
#define DELTA_RULE_LOAD_ONCE(from) (*(from))
#define DELTA_RULE_STORE_ONCE(to, value) (*(to) = (value))
#else
#define DELTA_RULE_SHUFFLE_XOR(value, by) __shfl_xor_sync(0xffffffffu, value, by)
#define DELTA_RULE_GRID_CONSTANT __grid_constant__
// what no cache need keep
#define DELTA_RULE_LOAD_ONCE(from) __ldcs(from)
#define DELTA_RULE_STORE_ONCE(to, value) __stcs(to, value)
#endif

template <class T>
struct alignas(4 * sizeof(T)) Four {
  T at[4];
};

// 4 elements, of which `count` are there; the others are 0
template <class T>
__device__ Four<T> load(const T* from, int count, bool is_aligned) {
  if (is_aligned && count >= 4) {
    return *reinterpret_cast<const Four<T>*>(from);
  }
  Four<T> found;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    found.at[i] = i < count ? from[i] : T(0.0f);
  }
  return found;
}

template <class T>
__device__ void store(T* to, const Four<T>& values, int count, bool is_aligned) {
  if (is_aligned && count >= 4) {
    *reinterpret_cast<Four<T>*>(to) = values;
    return;
  }
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    if (i < count) {
      to[i] = values.at[i];
    }
  }
}

// a row of q, k or v
template <class T>
__device__ const T* row_of(const void* from, const Strides& strides, int64_t batch, int64_t token, int head) {
  return static_cast<const T*>(from) + batch * strides.batch + token * strides.token + head * strides.head;
}

// of beta or g
template <class T>
__device__ float value_of(const void* from, bool is_float, int64_t at) {
  return is_float ? static_cast<const float*>(from)[at] : static_cast<float>(static_cast<const T*>(from)[at]);
}

}  // namespace delta_rule
