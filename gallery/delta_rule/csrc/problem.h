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

#include "recurrence.h"

namespace delta_rule {

using torch::headeronly::BFloat16;
using torch::headeronly::Half;
using torch::headeronly::ScalarType;
using torch::stable::Tensor;
using MaybeTensor = std::optional<Tensor>;

struct C10_HIDDEN Inputs {
  Tensor q, k, v, beta;
  MaybeTensor g, cu_seqlens;
};

struct C10_HIDDEN Problem {
  Recurrence recurrence;
  Tensor v;
  std::vector<int64_t> out_shape, state_shape;
  std::vector<Tensor> kept;  // what was made contiguous lives as long as this
};

Problem problem_of(const char* op, const Inputs& inputs, double scale, bool is_normalised, bool is_v_first);

void set_initial(const char* op, Problem& problem, const MaybeTensor& state);
void set_state(const char* op, Problem& problem, const Tensor& state, const MaybeTensor& indices);

// makes copies of q, k and v whose rows do not begin at multiples of 16 bytes
void align_rows(Problem& problem, const Inputs& inputs);

// a tensor of the device of `like`
Tensor empty(const std::vector<int64_t>& shape, const Tensor& like, ScalarType type);

// contiguous, of the type, shape and device that are wanted
Tensor checked(const char* op, const char* name, const Tensor& x, const std::vector<int64_t>& shape,
               const Tensor& like, ScalarType type);

// "Half[4, 8, 128] on the CPU"
std::string told(const Tensor& x);

template <class F>
void for_type_of(const Tensor& x, F&& f) {
  switch (x.scalar_type()) {
    case ScalarType::Float: return f(float());
    case ScalarType::Half: return f(Half());
    default: return f(BFloat16());
  }
}

}  // namespace delta_rule
