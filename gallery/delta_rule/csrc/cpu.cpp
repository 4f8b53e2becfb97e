// The operators' schemas, and the forward pass on the CPU: each head of each sequence is one piece of work.
#include <algorithm>

#include "cpu_rows.h"
#include "operators.h"

namespace delta_rule {
namespace {

template <class T>
void run(const Recurrence& recurrence, int64_t n, int value_head) {
  const Head<T> head(recurrence, n, value_head);
  const int keys = head.keys, values = head.values;
  const int64_t at = recurrence.state_of(n), part = int64_t(value_head) * keys * values;
  T* const out = static_cast<T*>(recurrence.o);
  Row state(size_t(keys) * values), q(keys), k(keys), v(values), beta(values), found(values);
  if (recurrence.initial && at >= 0) {
    head.read_state(recurrence.initial + at * recurrence.initial_stride + part, state);
  }
  for (int64_t token = 0; token < head.sequence.length; ++token) {
    std::fill(found.begin(), found.end(), 0.0f);
    if (at >= 0) {
      head.q(token, q);
      head.k(token, k);
      head.v(token, v);
      head.beta(token, beta);
      scale(state, head.decay(token));
      add_columns(state, k, found);
      for (int j = 0; j < values; ++j) {
        found[j] = beta[j] * (v[j] - found[j]);
      }
      add_product(state, k, found, 1.0f);
      std::fill(found.begin(), found.end(), 0.0f);
      add_columns(state, q, found);
    }
    for (int j = 0; j < values; ++j) {
      out[head.place(token) * values + j] = static_cast<T>(found[j] * recurrence.scale);
    }
  }
  if (recurrence.final && at >= 0) {
    head.write_state(state, recurrence.final + at * recurrence.final_stride + part);
  }
}

struct Cpu {
  struct Guard {
    explicit Guard(const Tensor&) {}
  };

  static void recur(const Problem& problem) {
    for_heads(problem, [&](auto one, int64_t n, int value_head) {
      run<decltype(one)>(problem.recurrence, n, value_head);
    });
  }
};

}  // namespace
}  // namespace delta_rule

STABLE_TORCH_LIBRARY(opwright_delta, m) {
  m.def("recurrent(Tensor q, Tensor k, Tensor v, Tensor beta, Tensor? g, Tensor? initial_state, Tensor? cu_seqlens, "
        "float scale, bool is_normalised, bool is_v_first, bool has_final_state) -> (Tensor, Tensor)");
  m.def("recurrent_backward(Tensor q, Tensor k, Tensor v, Tensor beta, Tensor? g, Tensor? initial_state, "
        "Tensor? cu_seqlens, Tensor d_o, Tensor? d_final_state, float scale, bool is_v_first) "
        "-> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)");
  m.def("chunk_on_hopper(Tensor q, Tensor k, Tensor v, Tensor beta, Tensor? g, Tensor? initial_state, Tensor? cu_seqlens, "
        "float scale, bool is_v_first, bool has_final_state, bool is_for_gradients) -> (Tensor, Tensor, Tensor, Tensor, Tensor)");
  m.def("chunk_back_on_hopper(Tensor q, Tensor k, Tensor d_o, Tensor beta, Tensor? g, Tensor inverse, Tensor? d_final_state, "
        "Tensor? cu_seqlens, float scale, bool is_v_first, bool has_initial_state) -> (Tensor, Tensor, Tensor)");
  m.def("chunk_gradients_on_hopper(Tensor q, Tensor k, Tensor v, Tensor beta, Tensor? g, Tensor d_o, Tensor states, Tensor writes, "
        "Tensor d_states, Tensor d_x, Tensor? cu_seqlens, float scale) -> (Tensor, Tensor, Tensor, Tensor, Tensor)");
  m.def("decode(Tensor q, Tensor k, Tensor v, Tensor beta, Tensor? g, Tensor(a!) state, Tensor? state_indices, "
        "Tensor? cu_seqlens, float scale, bool is_normalised, bool is_v_first) -> Tensor");
}

DELTA_RULE_OPERATORS(CPU, delta_rule::Cpu)
