// The backward pass on the CPU. The state is computed forwards again, its gradient backwards; they never meet, so that
// no token's state is kept: README.md derives what is taken from each.
#include <algorithm>
#include <tuple>

#include <torch/csrc/stable/library.h>

#include "cpu_rows.h"

namespace delta_rule {
namespace {

// Gradients in float32, as their tensors are: of q and k for each value head.
struct C10_HIDDEN Gradients {
  float *q, *k, *v, *beta, *g, *initial;
  const float *o, *final;  // what is given; the latter may be null
};

float* row(float* from, int64_t place, int64_t size) { return from + place * size; }

template <class T>
struct C10_HIDDEN Work {
  const Head<T> head;
  const Gradients& to;
  const int64_t n;
  const int keys, values;
  const int64_t length, part;
  Row state, q, k, v, beta, d_o, d_k, d_q, of_values;
  std::vector<Row> errors;       // u of each token
  std::vector<double> to_decay;  // o . do - v . dv

  Work(const Recurrence& recurrence, const Gradients& to, int64_t n, int value_head)
      : head(recurrence, n, value_head), to(to), n(n), keys(head.keys), values(head.values), length(head.sequence.length),
        part((n * recurrence.value_heads + value_head) * int64_t(keys) * values), state(size_t(keys) * values), q(keys),
        k(keys), v(values), beta(values), d_o(values), d_k(keys), d_q(keys), of_values(values), errors(length),
        to_decay(length) {}

  void read(int64_t token) {
    head.q(token, q);
    scale(q, head.recurrence.scale);
    head.k(token, k);
    head.v(token, v);
    head.beta(token, beta);
    std::copy_n(to.o + head.place(token) * values, values, d_o.begin());
  }

  void begin() {
    std::fill(state.begin(), state.end(), 0.0f);
    if (head.recurrence.initial) {
      head.read_state(head.recurrence.initial + part, state);
    }
  }

  // beta u, of a token that was read, whose state has decayed
  void write_value(const Row& error) {
    for (int j = 0; j < values; ++j) {
      of_values[j] = beta[j] * error[j];
    }
  }

  // u of each token, and dq
  void forwards() {
    begin();
    for (int64_t token = 0; token < length; ++token) {
      read(token);
      scale(state, head.decay(token));
      Row& error = errors[token];
      error.assign(values, 0.0f);
      add_columns(state, k, error);
      for (int j = 0; j < values; ++j) {
        error[j] = v[j] - error[j];
      }
      write_value(error);
      add_product(state, k, of_values, 1.0f);
      std::fill(d_q.begin(), d_q.end(), 0.0f);
      add_rows(state, d_o, head.recurrence.scale, d_q);
      std::copy(d_q.begin(), d_q.end(), row(to.q, head.place(token), keys));
      std::fill(of_values.begin(), of_values.end(), 0.0f);
      add_columns(state, q, of_values);
      to_decay[token] = dot(of_values, d_o);
    }
  }

  // dv, dbeta, and of dk what comes from writing; the gradient of the state is what is decayed
  void backwards() {
    double total = 0;
    Row to_state(state.size());
    if (to.final) {
      head.read_state(to.final + part, to_state);
      total = dot(to_state, state);
    }
    for (int64_t token = length; token-- > 0;) {
      read(token);
      add_product(to_state, q, d_o, 1.0f);
      write_value(errors[token]);
      std::fill(d_k.begin(), d_k.end(), 0.0f);
      add_rows(to_state, of_values, 1.0f, d_k);
      std::copy(d_k.begin(), d_k.end(), row(to.k, head.place(token), keys));
      std::fill(of_values.begin(), of_values.end(), 0.0f);
      add_columns(to_state, k, of_values);
      write_beta(token);
      for (int j = 0; j < values; ++j) {
        of_values[j] *= beta[j];
      }
      std::copy(of_values.begin(), of_values.end(), row(to.v, head.place(token), values));
      total += to_decay[token] - dot(v, of_values);
      if (to.g) {
        to.g[head.place(token)] = static_cast<float>(total);
      }
      add_product(to_state, k, of_values, -1.0f);
      scale(to_state, head.decay(token));
    }
    if (to.initial) {
      head.write_state(to_state, to.initial + part);
    }
  }

  void write_beta(int64_t token) {
    if (head.recurrence.beta_is_vector) {
      for (int j = 0; j < values; ++j) {
        row(to.beta, head.place(token), values)[j] = of_values[j] * errors[token][j];
      }
    } else {
      to.beta[head.place(token)] = static_cast<float>(dot(of_values, errors[token]));
    }
  }

  // of dk what comes from reading
  void forwards_again() {
    begin();
    for (int64_t token = 0; token < length; ++token) {
      read(token);
      scale(state, head.decay(token));
      const float* const d_v = row(to.v, head.place(token), values);
      float* const own = row(to.k, head.place(token), keys);
      std::copy_n(own, keys, d_k.begin());
      std::copy_n(d_v, values, of_values.begin());
      add_rows(state, of_values, -1.0f, d_k);
      std::copy(d_k.begin(), d_k.end(), own);
      write_value(errors[token]);
      add_product(state, k, of_values, 1.0f);
    }
  }
};

std::tuple<Tensor, Tensor, Tensor, Tensor, Tensor, Tensor> backward(
    Tensor q, Tensor k, Tensor v, Tensor beta, MaybeTensor g, MaybeTensor initial_state, MaybeTensor cu_seqlens, Tensor d_o,
    MaybeTensor d_final_state, double scale, bool is_v_first) {
  constexpr const char* op = "recurrent_delta_rule's backward pass";
  Problem problem = problem_of(op, {q, k, v, beta, g, cu_seqlens}, scale, false, is_v_first);
  set_initial(op, problem, initial_state);
  const Tensor given = checked(op, "do", d_o, problem.out_shape, v, ScalarType::Float);
  const Tensor final = d_final_state ? checked(op, "d_final_state", *d_final_state, problem.state_shape, v, ScalarType::Float) : v;
  std::vector<int64_t> by_head(problem.out_shape.begin(), problem.out_shape.end() - 1), by_key = problem.out_shape, none = {0};
  by_key.back() = q.size(3);
  auto zeros = [&](const std::vector<int64_t>& shape) { return torch::stable::new_zeros(v, shape, ScalarType::Float); };
  const Tensor d_q = zeros(by_key), d_k = zeros(by_key), d_v = zeros(problem.out_shape);
  const Tensor d_beta = zeros(beta.dim() == 4 ? problem.out_shape : by_head), d_g = zeros(g ? by_head : none);
  const Tensor d_initial = zeros(initial_state ? problem.state_shape : none);
  auto values = [](const Tensor& x, bool is_there = true) { return is_there ? static_cast<float*>(x.mutable_data_ptr()) : nullptr; };
  const Gradients to{values(d_q), values(d_k), values(d_v), values(d_beta), values(d_g, g.has_value()),
                     values(d_initial, initial_state.has_value()), values(given),
                     d_final_state ? static_cast<const float*>(final.const_data_ptr()) : nullptr};
  for_heads(problem, [&](auto one, int64_t n, int value_head) {
    Work<decltype(one)> work(problem.recurrence, to, n, value_head);
    work.forwards();
    work.backwards();
    work.forwards_again();
  });
  return {d_q, d_k, d_v, d_beta, d_g, d_initial};
}

}  // namespace
}  // namespace delta_rule

STABLE_TORCH_LIBRARY_IMPL(opwright_delta, CPU, m) { m.impl("recurrent_backward", TORCH_BOX(&delta_rule::backward)); }
