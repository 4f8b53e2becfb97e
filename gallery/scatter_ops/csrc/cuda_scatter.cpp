// The operators that take an index, on a GPU: which way each goes is chosen from sizes alone.
#include <optional>
#include <tuple>

#include <torch/csrc/stable/accelerator.h>
#include "compute.h"
#include "operators.h"

namespace scatter_ops {
namespace {

using Guard = torch::stable::accelerator::DeviceGuard;

// ---- which way -------------------------------------------------------------------
// Measured on an H200 by `benchmark_scatter.py --ways`; the table is in the README.

constexpr int64_t kFewAtomics = 1 << 17;     // are done before a sort has been launched
constexpr int64_t kManyAtomics = 1 << 24;    // of wide rows take longer than a sort
constexpr int64_t kManyOfAllRows = 1 << 20;  // the same of composites, which walk over the rows more than once
constexpr int64_t kManyInBins = 1 << 22;     // rows of one element that are put into bins, for composites
constexpr int64_t kAtomicsOfNarrow = 4;      // of a row, beside which a sort takes longer
constexpr int64_t kFewSectors = 512;         // of results, 32 bytes each: fewer make atomics wait for each other

// whether so many atomics a row, each on so many bytes, are faster than a sort
bool are_faster(const Problem& problem, int64_t atomics_a_row, int64_t bytes, int64_t many) {
  const int64_t atomics = problem.batches * problem.rows * atomics_a_row;
  const int64_t sectors = problem.batches * problem.segments * atomics_a_row * bytes / 32;
  return atomics < kFewAtomics || (sectors >= kFewSectors && (atomics_a_row <= kAtomicsOfNarrow || atomics <= many));
}

template <class T>
bool by_atomics(const Problem& problem, std::optional<bool> is_deterministic) {
  if (is_deterministic && (!*is_deterministic || !std::is_integral_v<T>)) {
    return !*is_deterministic;
  }
  const int64_t columns = problem.columns;
  const int64_t together = !std::is_same_v<Wide<T>, float> ? 1 : columns % 4 == 0 ? 4 : columns % 2 == 0 ? 2 : 1;  // columns
  const int64_t bytes = std::is_same_v<Wide<T>, float> ? 4 : 8;
  return are_faster(problem, columns / together, bytes * together, kManyAtomics);
}

// a row of one element may go along when rows are sorted
template <class T>
bool are_sorted_themselves(const Problem& problem) {
  return problem.columns == 1 && sizeof(T) > 1 && are_one_line(problem);
}

// Rows of a composite: numbered alone, for atomics; sorted themselves where no other rows are needed, in whole or into bins, in
// which they are found the same in any order; or their order.
template <class T>
Sorted rows_of(const Problem& problem, const Tensor& src, bool may_be_numbered, bool may_be_sorted) {
  const bool are_sorted = may_be_sorted && are_sorted_themselves<T>(problem);
  if (std::is_same_v<Wide<T>, float> && are_faster(problem, problem.columns, 8, kManyOfAllRows)) {
    if (are_sorted && problem.batches * problem.rows >= kManyInBins && fit_bins(problem)) {
      return bin_values(problem, sizeof(T), src.const_data_ptr());
    }
    if (may_be_numbered) {
      return number_rows(problem);
    }
  }
  return are_sorted ? sort_values(problem, sizeof(T), src.const_data_ptr()) : sort_rows(problem);
}

// ---- sorted --------------------------------------------------------------------------

// An index that is not sorted leaves pointers that the kernels clamp: wrong results, and nothing read outside.
Tensor index_bounds(const Tensor& index, int64_t size) {
  const Problem problem = problem_of_bounds("index_bounds", index, size);
  const Guard guard(index.get_device_index());
  const Tensor out = empty(problem.by_segment, problem.indptr, ScalarType::Long);
  find_bounds(problem, into<int64_t>(out));
  return out;
}

// ---- any order -----------------------------------------------------------------------

template <class T>
void sum_in_order(const Problem& problem, const Tensor& rows, const Tensor& out, bool is_mean) {
  if (are_sorted_themselves<T>(problem)) {
    const Sorted sorted = sort_values(problem, sizeof(T), rows.const_data_ptr());
    reduce<T, Sum<Wide<T>>>(sorted.problem, static_cast<const T*>(sorted.values), into<T>(out), nullptr, is_mean);
  } else {
    const Sorted sorted = sort_rows(problem);
    reduce_in_order<T, Sum<Wide<T>>>(sorted.problem, in<T>(rows), into<T>(out), nullptr, is_mean, nullptr);
  }
}

Tensor sum(const char* op, const Tensor& src, const Tensor& index, int64_t size, std::optional<bool> deterministic, bool is_mean) {
  const Problem problem = problem_of_index(op, src, index, size);
  const Guard guard(src.get_device_index());
  const Tensor out = empty(problem.by_segment, src, src.scalar_type()), rows = torch::stable::contiguous(src);
  for_type_of(op, rows, [&](auto one) {
    using T = decltype(one);
    const bool is_rounded_down = is_mean && std::is_integral_v<T>;  // which csr does not do
    if (is_rounded_down || by_atomics<T>(problem, deterministic)) {
      add_by_atomics<T>(problem, in<T>(rows), into<T>(out), is_mean);
    } else {
      sum_in_order<T>(problem, rows, out, is_mean);
    }
  });
  return out;
}

Tensor scatter_sum(const Tensor& src, const Tensor& index, int64_t size, std::optional<bool> deterministic) {
  return sum("scatter_sum", src, index, size, deterministic, false);
}

Tensor scatter_mean(const Tensor& src, const Tensor& index, int64_t size, std::optional<bool> deterministic) {
  return sum("scatter_mean", src, index, size, deterministic, true);
}

Tensor scatter_mul(const Tensor& src, const Tensor& index, int64_t size) {
  const Problem problem = problem_of_index("scatter_mul", src, index, size);
  const Guard guard(src.get_device_index());
  const Tensor out = empty(problem.by_segment, src, src.scalar_type()), rows = torch::stable::contiguous(src);
  const Sorted sorted = sort_rows(problem);
  for_type_of("scatter_mul", rows, [&](auto one) {
    using T = decltype(one);
    reduce_in_order<T, Product<Wide<T>>>(sorted.problem, in<T>(rows), into<T>(out), nullptr, false, nullptr);
  });
  return out;
}

template <bool kIsMax>
std::tuple<Tensor, Tensor> extreme(const Tensor& src, const Tensor& index, int64_t size) {
  const char* op = kIsMax ? "scatter_max" : "scatter_min";
  const Problem problem = problem_of_index(op, src, index, size);
  const Guard guard(src.get_device_index());
  const Tensor out = empty(problem.by_segment, src, src.scalar_type()), rows = torch::stable::contiguous(src);
  const Tensor arg = empty(problem.by_segment, src, ScalarType::Long);
  for_type_of(op, rows, [&](auto one) {
    using T = decltype(one);
    if constexpr (sizeof(T) <= 4) {
      if (problem.rows < int64_t(~0u) && (problem.columns <= kAtomicsOfNarrow || rows.numel() < kFewAtomics)) {
        find_best_by_atomics<T, kIsMax>(problem, in<T>(rows), into<T>(out), into<int64_t>(arg));
        return;
      }
    }
    const Sorted sorted = sort_rows(problem);
    reduce_in_order<T, Extreme<Wide<T>, int64_t, kIsMax>>(sorted.problem, in<T>(rows), into<T>(out), into<int64_t>(arg), false,
                                                             nullptr);
    restore_rows(sorted, problem.rows, into<int64_t>(arg));
  });
  return {out, arg};
}

std::tuple<Tensor, Tensor> scatter_min(const Tensor& src, const Tensor& index, int64_t size) {
  return extreme<false>(src, index, size);
}

std::tuple<Tensor, Tensor> scatter_max(const Tensor& src, const Tensor& index, int64_t size) {
  return extreme<true>(src, index, size);
}

// The adjoint of a sum: each row takes that of its segment; 0 of none.
Tensor gather_index(const Tensor& src, const Tensor& index) {
  const char* op = "gather_index";
  const Problem problem = problem_of_gather(op, src, index);
  const Guard guard(src.get_device_index());
  const Tensor out = empty(problem.by_row, src, src.scalar_type()), values = torch::stable::contiguous(src);
  for_type_of(op, values, [&](auto one) {
    using T = decltype(one);
    take<T>(problem, in<T>(values), into<T>(out));
  });
  return out;
}

// ---- composites --------------------------------------------------------------------

template <class F>
void for_floating_type_of(const char* op, const Tensor& x, F&& f) {
  for_type_of(op, x, [&](auto one) {
    if constexpr (std::is_integral_v<decltype(one)>) {
      STD_TORCH_CHECK(false, op, " takes floating point, and not ", torch::headeronly::toString(x.scalar_type()));
    } else {
      f(one);
    }
  });
}

Tensor softmax_of(const char* op, const Tensor& src, const Tensor& index, int64_t size, double eps, bool is_log,
                  std::optional<bool> deterministic) {
  const Problem problem = problem_of_index(op, src, index, size);
  const Guard guard(src.get_device_index());
  const Tensor out = empty(problem.by_row, src, src.scalar_type()), rows = torch::stable::contiguous(src);
  for_floating_type_of(op, rows, [&](auto one) {
    using T = decltype(one);
    softmax<T>(rows_of<T>(problem, rows, !deterministic.value_or(false), true), in<T>(rows), into<T>(out), eps, is_log);
  });
  return out;
}

Tensor scatter_softmax(const Tensor& src, const Tensor& index, int64_t size, std::optional<bool> deterministic) {
  return softmax_of("scatter_softmax", src, index, size, 0, false, deterministic);
}

Tensor scatter_log_softmax(const Tensor& src, const Tensor& index, int64_t size, double eps, std::optional<bool> deterministic) {
  return softmax_of("scatter_log_softmax", src, index, size, eps, true, deterministic);
}

Tensor scatter_logsumexp(const Tensor& src, const Tensor& index, int64_t size, double eps, std::optional<bool> deterministic) {
  const char* op = "scatter_logsumexp";
  const Problem problem = problem_of_index(op, src, index, size);
  const Guard guard(src.get_device_index());
  const Tensor out = empty(problem.by_segment, src, src.scalar_type()), rows = torch::stable::contiguous(src);
  for_floating_type_of(op, rows, [&](auto one) {
    using T = decltype(one);
    logsumexp<T>(rows_of<T>(problem, rows, !deterministic.value_or(false), true), in<T>(rows), into<T>(out), eps);
  });
  return out;
}

// Standard deviations, means in what these were computed in, and how many rows there are.
std::tuple<Tensor, Tensor, Tensor> scatter_deviation(const Tensor& src, const Tensor& index, int64_t size, bool unbiased,
                                                     std::optional<bool> deterministic) {
  const char* op = "scatter_deviation";
  const Problem problem = problem_of_index(op, src, index, size);
  const Guard guard(src.get_device_index());
  const bool is_double = src.scalar_type() == ScalarType::Double;
  const Tensor out = empty(problem.by_segment, src, src.scalar_type()), rows = torch::stable::contiguous(src);
  const Tensor mean = empty(problem.by_segment, src, is_double ? ScalarType::Double : ScalarType::Float);
  const Tensor counts = empty({problem.by_segment.begin(), problem.by_segment.begin() + index.dim()}, src, ScalarType::Long);
  for_floating_type_of(op, rows, [&](auto one) {
    using T = decltype(one);
    deviation<T>(rows_of<T>(problem, rows, !deterministic.value_or(false), true), in<T>(rows), into<T>(out), into<Wide<T>>(mean),
                 into<int64_t>(counts), unbiased);
  });
  return {out, mean, counts};
}

// ---- their gradients ---------------------------------------------------------------

Tensor scatter_softmax_backward(const Tensor& grad, const Tensor& found, const Tensor& index, int64_t size, bool is_log,
                                std::optional<bool> deterministic) {
  const char* op = "scatter_softmax_backward";
  const Problem problem = problem_of_index(op, found, index, size);
  const Guard guard(found.get_device_index());
  check_out(op, "grad", grad, problem.by_row, found, found.scalar_type());
  const Tensor out = empty(problem.by_row, found, found.scalar_type());
  const Tensor of_out = torch::stable::contiguous(grad), rows = torch::stable::contiguous(found);
  for_floating_type_of(op, rows, [&](auto one) {
    using T = decltype(one);
    softmax_backward<T>(rows_of<T>(problem, rows, !deterministic.value_or(false), false), in<T>(of_out), in<T>(rows), into<T>(out), is_log);
  });
  return out;
}

// (src - shift) * factor, or exp(src - shift) * factor, where each row takes its segment's shift and factor.
Tensor shift_and_scale_index(const Tensor& src, const Tensor& shift, const Tensor& factor, const Tensor& index, bool is_exponential) {
  const char* op = "shift_and_scale_index";
  const Problem problem = problem_of_index(op, src, index, shift.size(index.dim() - 1));
  const Guard guard(src.get_device_index());
  const ScalarType wide = src.scalar_type() == ScalarType::Double ? ScalarType::Double : ScalarType::Float;
  check_out(op, "shift", shift, problem.by_segment, src, wide);
  check_out(op, "factor", factor, problem.by_segment, src, wide);
  const Tensor out = empty(problem.by_row, src, src.scalar_type()), rows = torch::stable::contiguous(src);
  const Tensor less = torch::stable::contiguous(shift), times = torch::stable::contiguous(factor);
  for_floating_type_of(op, rows, [&](auto one) {
    using T = decltype(one);
    shift_and_scale<T>(problem, in<T>(rows), in<Wide<T>>(less), in<Wide<T>>(times), into<T>(out), is_exponential);
  });
  return out;
}

}  // namespace
}  // namespace scatter_ops

SCATTER_OPS_BY_INDEX(CUDA)

STABLE_TORCH_LIBRARY_IMPL(opwright_scatter, CUDA, m) {
  m.impl("scatter_softmax", TORCH_BOX(&scatter_ops::scatter_softmax));
  m.impl("scatter_log_softmax", TORCH_BOX(&scatter_ops::scatter_log_softmax));
  m.impl("scatter_logsumexp", TORCH_BOX(&scatter_ops::scatter_logsumexp));
  m.impl("scatter_deviation", TORCH_BOX(&scatter_ops::scatter_deviation));
  m.impl("scatter_softmax_backward", TORCH_BOX(&scatter_ops::scatter_softmax_backward));
  m.impl("shift_and_scale_index", TORCH_BOX(&scatter_ops::shift_and_scale_index));
}
