// The operators for one device, from what computes there: `Device` has
//   static void multiply(const Problem&);
//   static void quantize(const QuantizeProblem&);
//   and a type Guard, made of a tensor, under which both run.
#pragma once

#include <tuple>

#include <torch/csrc/stable/library.h>

#include "problem.h"

namespace lowbit_gemm {

template <class Device>
struct Operators {
  static Tensor gemm(Tensor x, Tensor weight, Tensor x_scale, Tensor weight_scale, MaybeTensor bias, ScalarType dtype) {
    const typename Device::Guard guard(x);
    Problem problem = problem_of(x, weight, x_scale, weight_scale, bias);
    const Tensor out = torch::stable::new_empty(x, problem.out_shape, dtype);
    set_out(problem, out);
    run(problem);
    return out;
  }

  static void gemm_out(Tensor x, Tensor weight, Tensor x_scale, Tensor weight_scale, MaybeTensor bias, Tensor out) {
    const typename Device::Guard guard(x);
    Problem problem = problem_of(x, weight, x_scale, weight_scale, bias);
    const Tensor whole = set_out(problem, out);
    run(problem);
    give(out, whole);
  }

  static std::tuple<Tensor, Tensor> quantize(Tensor x) {
    const typename Device::Guard guard(x);
    QuantizeProblem problem = quantize_problem_of(x);
    const Tensor out = torch::stable::new_empty(x, problem.shape, ScalarType::Char);
    const Tensor scale = torch::stable::new_empty(x, problem.scale_shape, problem.scale_type);
    set_quantized(problem, out);
    set_scale(problem, scale);
    run(problem);
    return {out, scale};
  }

  static void quantize_out(Tensor x, Tensor out, Tensor scale) {
    const typename Device::Guard guard(x);
    QuantizeProblem problem = quantize_problem_of(x);
    const Tensor whole = set_quantized(problem, out), whole_scale = set_scale(problem, scale);
    run(problem);
    give(out, whole);
    give(scale, whole_scale);
  }

 private:
  static void run(const Problem& problem) {
    if (problem.gemm.m > 0 && problem.gemm.n > 0) {
      Device::multiply(problem);
    }
  }

  static void run(const QuantizeProblem& problem) {
    if (problem.quantize.m > 0) {
      Device::quantize(problem);
    }
  }

  static void give(Tensor& to, const Tensor& whole) {
    if (to.const_data_ptr() != whole.const_data_ptr()) {
      torch::stable::copy_(to, whole);
    }
  }
};

}  // namespace lowbit_gemm

// what every device registers; a macro, because TORCH_BOX wants functions that depend on no template
#define LOWBIT_GEMM_OPERATORS(key, Device)                           \
  STABLE_TORCH_LIBRARY_IMPL(opwright_lowbit, key, m) {               \
    using Of = lowbit_gemm::Operators<Device>;                       \
    m.impl("lowbit_gemm", TORCH_BOX(&Of::gemm));                     \
    m.impl("lowbit_gemm_out", TORCH_BOX(&Of::gemm_out));             \
    m.impl("quantize_per_token", TORCH_BOX(&Of::quantize));          \
    m.impl("quantize_per_token_out", TORCH_BOX(&Of::quantize_out));  \
  }
