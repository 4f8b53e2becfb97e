// Which tensors the operators take, and what they are as plain numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/Half.h>

#include "gemm.h"

namespace lowbit_gemm {

using torch::headeronly::ScalarType;
using torch::stable::Tensor;
using MaybeTensor = std::optional<Tensor>;

struct C10_HIDDEN Problem {
  Gemm gemm;
  Tensor x;
  std::vector<int64_t> out_shape;
  std::vector<Tensor> kept;  // what was made contiguous lives as long as this
};

Problem problem_of(const Tensor& x, const Tensor& weight, const Tensor& x_scale, const Tensor& weight_scale,
                   const MaybeTensor& bias);

// Set where results go. Where that cannot be written directly, it is a copy, which the caller gives back.
Tensor set_out(Problem& problem, const Tensor& out);

struct C10_HIDDEN QuantizeProblem {
  Quantize quantize;
  Tensor x;
  ScalarType scale_type;
  std::vector<int64_t> shape, scale_shape;
};

QuantizeProblem quantize_problem_of(const Tensor& x);

// a contiguous tensor with x's values, or x
Tensor set_quantized(QuantizeProblem& problem, const Tensor& out);
Tensor set_scale(QuantizeProblem& problem, const Tensor& scale);

// "Half[4, 8, 128] on the CPU"
std::string told(const Tensor& x);

}  // namespace lowbit_gemm
