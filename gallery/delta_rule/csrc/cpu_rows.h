// Reading tensors on the CPU, a token's row at a time, in float32.
#pragma once

#include <cmath>
#include <vector>

#include "problem.h"

namespace delta_rule {

using Row = std::vector<float>;

// One value head of one sequence.
template <class T>
struct C10_HIDDEN Head {
  const Recurrence& recurrence;
  Sequence sequence;
  int head, value_head, keys, values;

  Head(const Recurrence& recurrence, int64_t n, int value_head)
      : recurrence(recurrence), sequence(recurrence.sequence(n)),
        head(value_head / (recurrence.value_heads / recurrence.heads)), value_head(value_head), keys(recurrence.keys),
        values(recurrence.values) {}

  // a token's place in tensors [B, T, HV]
  int64_t place(int64_t token) const {
    return (sequence.batch * recurrence.tokens + sequence.begin + token) * recurrence.value_heads + value_head;
  }

  void read(const void* from, const Strides& strides, int head, int64_t token, Row& to) const {
    const T* const row = static_cast<const T*>(from) + sequence.batch * strides.batch +
                         (sequence.begin + token) * strides.token + head * strides.head;
    for (size_t i = 0; i < to.size(); ++i) {
      to[i] = static_cast<float>(row[i]);
    }
  }

  void read_key(const void* from, const Strides& strides, int64_t token, Row& to) const {
    read(from, strides, head, token, to);
    if (recurrence.is_normalised) {
      float square = kSmallestSquare;
      for (const float x : to) {
        square += x * x;
      }
      for (float& x : to) {
        x /= std::sqrt(square);
      }
    }
  }

  void q(int64_t token, Row& to) const { read_key(recurrence.q, recurrence.q_strides, token, to); }
  void k(int64_t token, Row& to) const { read_key(recurrence.k, recurrence.k_strides, token, to); }
  void v(int64_t token, Row& to) const { read(recurrence.v, recurrence.v_strides, value_head, token, to); }

  void beta(int64_t token, Row& to) const {
    const bool is_vector = recurrence.beta_is_vector;
    for (int j = 0; j < values; ++j) {
      to[j] = value(recurrence.beta, recurrence.beta_is_float, is_vector ? place(token) * values + j : place(token));
    }
  }

  // what is kept of the state
  float decay(int64_t token) const {
    return recurrence.g ? std::exp(value(recurrence.g, recurrence.g_is_float, place(token))) : 1.0f;
  }

  static float value(const void* from, bool is_float, int64_t i) {
    return is_float ? static_cast<const float*>(from)[i] : static_cast<float>(static_cast<const T*>(from)[i]);
  }

  // between a state as it is kept and [keys, values]
  void read_state(const float* from, Row& state) const {
    for (int i = 0; i < keys; ++i) {
      for (int j = 0; j < values; ++j) {
        state[size_t(i) * values + j] = from[at(i, j)];
      }
    }
  }

  void write_state(const Row& state, float* to) const {
    for (int i = 0; i < keys; ++i) {
      for (int j = 0; j < values; ++j) {
        to[at(i, j)] = state[size_t(i) * values + j];
      }
    }
  }

  int64_t at(int key, int value) const {
    return recurrence.is_v_first ? int64_t(value) * keys + key : int64_t(key) * values + value;
  }
};

inline void scale(Row& x, float by) {
  for (float& one : x) {
    one *= by;
  }
}

// y += state^T x
inline void add_columns(const Row& state, const Row& x, Row& y) {
  for (size_t i = 0; i < x.size(); ++i) {
    for (size_t j = 0; j < y.size(); ++j) {
      y[j] += state[i * y.size() + j] * x[i];
    }
  }
}

// y += factor state x
inline void add_rows(const Row& state, const Row& x, float factor, Row& y) {
  for (size_t i = 0; i < y.size(); ++i) {
    float sum = 0;
    for (size_t j = 0; j < x.size(); ++j) {
      sum += state[i * x.size() + j] * x[j];
    }
    y[i] += factor * sum;
  }
}

// state += factor x y^T
inline void add_product(Row& state, const Row& x, const Row& y, float factor) {
  for (size_t i = 0; i < x.size(); ++i) {
    for (size_t j = 0; j < y.size(); ++j) {
      state[i * y.size() + j] += factor * x[i] * y[j];
    }
  }
}

inline double dot(const Row& x, const Row& y) {
  double sum = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    sum += double(x[i]) * y[i];
  }
  return sum;
}

// f(T(), n, value head) for every sequence and head, in parallel
template <class F>
void for_heads(const Problem& problem, F&& f) {
  const Recurrence& recurrence = problem.recurrence;
  for_type_of(problem.v, [&](auto one) {
    torch::stable::parallel_for(0, recurrence.sequences * recurrence.value_heads, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        f(one, i / recurrence.value_heads, static_cast<int>(i % recurrence.value_heads));
      }
    });
  });
}

}  // namespace delta_rule
