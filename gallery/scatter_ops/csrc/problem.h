// Which tensors the operators take, and what they are as plain sizes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/Exception.h>

#include "reduction.h"

namespace scatter_ops {

using torch::headeronly::ScalarType;
using torch::stable::Tensor;

// src is [batches, rows, columns], indptr [batches or 1, segments + 1], what is per segment [batches, segments, columns]
struct C10_HIDDEN Problem {
  Tensor indptr;
  int64_t batches, rows, segments, columns;
  int64_t indptr_step;  // from the indptr of a batch to the next: 0 where all have the same
  std::vector<int64_t> by_row, by_segment;  // shapes
  const uint32_t* order = nullptr;  // on a GPU: which row of its batch stands where, if they do not stand as they come

  const int64_t* pointers() const { return static_cast<const int64_t*>(indptr.const_data_ptr()); }
};

// of src [.., rows, ..], which has rows where indptr has its last dimension
Problem problem_of_rows(const char* op, const Tensor& src, const Tensor& indptr);

// of src [.., segments, ..], to be spread over rows
Problem problem_of_segments(const char* op, const Tensor& src, const Tensor& indptr, int64_t rows);

// of src [.., rows, ..] and index [.., rows], which names the segment of each row: `indptr` is the index
Problem problem_of_index(const char* op, const Tensor& src, const Tensor& index, int64_t segments);

// of src [.., segments, ..] and index [.., rows], which names the segment that each row takes
Problem problem_of_gather(const char* op, const Tensor& src, const Tensor& index);

// of a sorted index [.., rows], and where its segments begin [.., segments + 1], `by_segment`
Problem problem_of_bounds(const char* op, const Tensor& index, int64_t segments);

// a tensor of this shape, with dtype and device of `like`
Tensor empty(const std::vector<int64_t>& shape, const Tensor& like, ScalarType type);

// raise where out is not of this shape, dtype and device
void check_out(const char* op, const char* name, const Tensor& out,
               const std::vector<int64_t>& shape, const Tensor& like, ScalarType type);

// raise where x is not of the type and device of `like`
void check_like(const char* op, const char* name, const Tensor& x, const Tensor& like);

std::string told(const Tensor& x);

template <class T>
const T* in(const Tensor& x) {
  return static_cast<const T*>(x.const_data_ptr());
}

template <class T>
T* into(const Tensor& x) {
  return static_cast<T*>(x.mutable_data_ptr());
}

// Call f with a value of the type of x.
template <class F>
void for_type_of(const char* op, const Tensor& x, F&& f) {
  switch (x.scalar_type()) {
    case ScalarType::Double: return f(double{});
    case ScalarType::Float: return f(float{});
    case ScalarType::Half: return f(Half{});
    case ScalarType::BFloat16: return f(BFloat16{});
    case ScalarType::Long: return f(int64_t{});
    case ScalarType::Int: return f(int32_t{});
    case ScalarType::Short: return f(int16_t{});
    case ScalarType::Char: return f(int8_t{});
    case ScalarType::Byte: return f(uint8_t{});
    default:
      STD_TORCH_CHECK(false, op, " takes float64, float32, float16, bfloat16, int64, int32, int16, int8 and uint8, and not ",
                      torch::headeronly::toString(x.scalar_type()), ": convert it, as in src.float()");
  }
}

}  // namespace scatter_ops
