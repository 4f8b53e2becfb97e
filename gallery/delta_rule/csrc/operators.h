// The operators for one device, from what computes there: `Device` has
//   static void recur(const Problem&);
//   and a type Guard, made of a tensor, under which it runs.
#pragma once

#include <tuple>

#include <torch/csrc/stable/library.h>

#include "problem.h"

namespace delta_rule {

template <class Device>
struct Operators {
  static std::tuple<Tensor, Tensor> recurrent(Tensor q, Tensor k, Tensor v, Tensor beta, MaybeTensor g,
                                              MaybeTensor initial_state, MaybeTensor cu_seqlens, double scale,
                                              bool is_normalised, bool is_v_first, bool has_final_state) {
    constexpr const char* op = "recurrent_delta_rule";
    const typename Device::Guard guard(v);
    Problem problem = problem_of(op, {q, k, v, beta, g, cu_seqlens}, scale, is_normalised, is_v_first);
    set_initial(op, problem, initial_state);
    const Tensor o = empty(problem.out_shape, v, v.scalar_type());
    problem.recurrence.o = o.mutable_data_ptr();
    const Tensor state = empty(has_final_state ? problem.state_shape : std::vector<int64_t>{0}, v, ScalarType::Float);
    if (has_final_state) {
      problem.recurrence.final = static_cast<float*>(state.mutable_data_ptr());
    }
    Device::recur(problem);
    return {o, state};
  }

  static Tensor decode(Tensor q, Tensor k, Tensor v, Tensor beta, MaybeTensor g, Tensor state, MaybeTensor state_indices,
                       MaybeTensor cu_seqlens, double scale, bool is_normalised, bool is_v_first) {
    constexpr const char* op = "decode_delta_rule";
    const typename Device::Guard guard(v);
    Problem problem = problem_of(op, {q, k, v, beta, g, cu_seqlens}, scale, is_normalised, is_v_first);
    set_state(op, problem, state, state_indices);
    const Tensor o = empty(problem.out_shape, v, v.scalar_type());
    problem.recurrence.o = o.mutable_data_ptr();
    Device::recur(problem);
    return o;
  }
};

}  // namespace delta_rule

// what every device registers; a macro, because TORCH_BOX wants functions that depend on no template
#define DELTA_RULE_OPERATORS(key, Device)                    \
  STABLE_TORCH_LIBRARY_IMPL(opwright_delta, key, m) {        \
    using Of = delta_rule::Operators<Device>;                \
    m.impl("recurrent", TORCH_BOX(&Of::recurrent));          \
    m.impl("decode", TORCH_BOX(&Of::decode));                \
  }
