// Which tensors the operators take, and the launches that compute a result from them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/Exception.h>

#include "gemm.h"

namespace sm90_gemm {

using torch::headeronly::ScalarType;
using torch::stable::Tensor;
using MaybeTensor = std::optional<Tensor>;

// Matrices of a tensor: its last two dimensions, and the distances of the others, which all operands share.
struct C10_HIDDEN Operand {
  char* data = nullptr;
  int64_t rows = 0, columns = 0;
  int64_t row_step = 0, column_step = 0;  // elements
  std::vector<int64_t> steps;             // by batch dimension; 0 where it is broadcast
  int element = kElement;                 // bytes
};

struct C10_HIDDEN Problem {
  Operand a, b, c, d;  // c has no data where beta is 0
  MaybeTensor bias;    // contiguous
  std::vector<int64_t> sizes;  // of the batch dimensions
  std::vector<int64_t> out_shape;
  float alpha, beta;
  Type type;
  Activation activation;
  MaybeTensor scale_a, scale_b;  // of float8: one, or of each row of a and each column of b
  bool is_float8, is_fast;
};

// Factors of float8, and the type of what is computed.
struct C10_HIDDEN Scaled {
  MaybeTensor a, b;
  Type type;
  bool is_fast;  // sums are promoted to float32 at the end alone
};

// Check what is multiplied; `d` is not set. `scaled` is there for float8 alone.
Problem problem_of(const Tensor& a, const Tensor& b, const MaybeTensor& c, const MaybeTensor& bias, double alpha, double beta,
                   int64_t activation, const Scaled* scaled = nullptr);

ScalarType scalar_type_of(Type type);

// Check and set where the result goes.
void set_out(Problem& problem, const Tensor& out);

bool is_empty(const Problem& problem);

// Whether the memory of an operand may also be the result's; not if they are the same elements in the same places.
bool overlap(const Operand& x, const Operand& d, const std::vector<int64_t>& sizes);
bool is_same(const Operand& x, const Operand& d);

// Join batch dimensions, and those of a with its rows where b has none: fewer and larger products.
void simplify(Problem& problem);

// Lines that are contiguous along columns or along rows, and begin at multiples of so many bytes, by default of as many as TMA
// wants; nothing where there are none.
struct Lines {
  bool are_rows;  // contiguous along columns
  int64_t leading;
};
std::optional<Lines> lines_of(const Operand& x, int64_t alignment = kAlignment);

// "Half[4, 8, 128] with strides (1024, 128, 1)"
std::string described(const Tensor& x);

}  // namespace sm90_gemm
