// What is asked of tensors, and what is said where they do not fit.
#include "problem.h"

#include <algorithm>

namespace scatter_ops {
namespace {

int64_t product(const std::vector<int64_t>& shape, size_t begin, size_t end) {
  int64_t all = 1;
  for (size_t i = begin; i < end; ++i) {
    all *= shape[i];
  }
  return all;
}

std::string told_shape(const std::vector<int64_t>& shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i) {
    text += (i ? ", " : "") + std::to_string(shape[i]);
  }
  return text + "]";
}

std::vector<int64_t> shape_of(const Tensor& x) {
  std::vector<int64_t> shape;
  for (int64_t i = 0; i < x.dim(); ++i) {
    shape.push_back(x.size(i));
  }
  return shape;
}

// `name` is what the caller calls it: indptr, or index
void check_pointers(const char* op, const Tensor& src, const char* name, const Tensor& indptr) {
  STD_TORCH_CHECK(indptr.scalar_type() == ScalarType::Long || indptr.scalar_type() == ScalarType::Int,
                  op, ": ", name, " must be int64 or int32, and is ", told(indptr));
  STD_TORCH_CHECK(src.device() == indptr.device(), op, ": src and ", name, " must be on one device; src is ",
                  told(src), ", ", name, " is ", told(indptr));
  STD_TORCH_CHECK(indptr.dim() >= 1 && indptr.dim() <= src.dim(), op, ": ", name,
                  " must have between 1 dimension and as many as src; src is ", told(src), ", ", name, " is ",
                  told(indptr));
  for (int64_t i = 0; i + 1 < indptr.dim(); ++i) {
    STD_TORCH_CHECK(indptr.size(i) == src.size(i) || indptr.size(i) == 1, op, ": dimension ", i, " of ", name,
                    " must be 1 or that of src; src is ", told(src), ", ", name, " is ", told(indptr));
  }
}

// [.., segments + 1], contiguous, of int64; with the leading dimensions of src, or none
Tensor spread(const Tensor& src, const Tensor& indptr, int64_t batches) {
  const int64_t last = indptr.dim() - 1;
  const Tensor wide = indptr.scalar_type() == ScalarType::Long
                          ? indptr
                          : torch::stable::to(indptr, ScalarType::Long);
  const int64_t all = indptr.size(last) * batches;
  if (indptr.numel() == indptr.size(last) || indptr.numel() == all) {
    return torch::stable::contiguous(wide);
  }
  std::vector<int64_t> shape = shape_of(wide);
  for (int64_t i = 0; i < last; ++i) {
    shape[i] = src.size(i);
  }
  Tensor whole = torch::stable::new_empty(wide, shape);
  torch::stable::copy_(whole, wide);
  return whole;
}

Problem problem_of(const char* op, const Tensor& src, const Tensor& indptr, const char* name = "indptr") {
  check_pointers(op, src, name, indptr);
  const size_t at = indptr.dim() - 1;
  Problem found;
  found.by_row = found.by_segment = shape_of(src);
  found.segments = std::max<int64_t>(indptr.size(at) - 1, 0);
  found.batches = product(found.by_row, 0, at);
  found.columns = product(found.by_row, at + 1, found.by_row.size());
  found.indptr = spread(src, indptr, found.batches);
  found.indptr_step = found.indptr.numel() == indptr.size(at) ? 0 : indptr.size(at);
  return found;
}

}  // namespace

std::string told(const Tensor& x) {
  std::string text = torch::headeronly::toString(x.scalar_type()) + told_shape(shape_of(x));
  return text + (x.is_cpu() ? " on the CPU" : " on GPU " + std::to_string(x.get_device_index()));
}

Problem problem_of_rows(const char* op, const Tensor& src, const Tensor& indptr) {
  Problem found = problem_of(op, src, indptr);
  const size_t at = indptr.dim() - 1;
  found.rows = found.by_row[at];
  found.by_segment[at] = found.segments;
  return found;
}

Problem problem_of_segments(const char* op, const Tensor& src, const Tensor& indptr, int64_t rows) {
  Problem found = problem_of(op, src, indptr);
  const size_t at = indptr.dim() - 1;
  STD_TORCH_CHECK(rows >= 0, op, ": the number of rows must be 0 or more, and is ", rows);
  STD_TORCH_CHECK(src.size(at) == found.segments, op, ": src must have one row for each segment, ",
                  found.segments, " in dimension ", at, "; src is ", told(src), ", indptr is ", told(indptr));
  found.rows = found.by_row[at] = rows;
  return found;
}

Problem problem_of_index(const char* op, const Tensor& src, const Tensor& index, int64_t segments) {
  Problem found = problem_of(op, src, index, "index");
  const size_t at = index.dim() - 1;
  STD_TORCH_CHECK(segments >= 0, op, ": the number of segments must be 0 or more, and is ", segments);
  STD_TORCH_CHECK(src.size(at) == index.size(at), op, ": index must name a segment for each of the ", src.size(at),
                  " rows; src is ", told(src), ", index is ", told(index));
  found.rows = found.by_row[at];
  found.segments = found.by_segment[at] = segments;
  return found;
}

Problem problem_of_gather(const char* op, const Tensor& src, const Tensor& index) {
  Problem found = problem_of(op, src, index, "index");
  const size_t at = index.dim() - 1;
  found.segments = found.by_segment[at];
  found.rows = found.by_row[at] = index.size(at);
  return found;
}

Problem problem_of_bounds(const char* op, const Tensor& index, int64_t segments) {
  STD_TORCH_CHECK(index.scalar_type() == ScalarType::Long || index.scalar_type() == ScalarType::Int, op,
                  ": index must be int64 or int32, and is ", told(index));
  STD_TORCH_CHECK(index.dim() >= 1 && segments >= 0, op, ": index must have a dimension, and the size be 0 or more; index is ",
                  told(index), ", the size ", segments);
  Problem found;
  found.indptr = torch::stable::contiguous(torch::stable::to(index, ScalarType::Long));
  found.by_row = found.by_segment = shape_of(index);
  found.rows = found.indptr_step = found.by_row.back();
  found.by_segment.back() = segments + 1;
  found.segments = segments;
  found.batches = product(found.by_row, 0, found.by_row.size() - 1);
  found.columns = 1;
  return found;
}

Tensor empty(const std::vector<int64_t>& shape, const Tensor& like, ScalarType type) {
  return torch::stable::new_empty(like, shape, type);
}

void check_like(const char* op, const char* name, const Tensor& x, const Tensor& like) {
  STD_TORCH_CHECK(x.device() == like.device(), op, ": ", name, " must be on the device of src; src is ",
                  told(like), ", ", name, " is ", told(x));
}

void check_out(const char* op, const char* name, const Tensor& out,
               const std::vector<int64_t>& shape, const Tensor& like, ScalarType type) {
  check_like(op, name, out, like);
  STD_TORCH_CHECK(shape_of(out) == shape && out.scalar_type() == type, op, ": ", name, " must be ",
                  torch::headeronly::toString(type), told_shape(shape), ", and is ", told(out));
}

}  // namespace scatter_ops
