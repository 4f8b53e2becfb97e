// The operators for one device, from what computes there: `Device` has
//   template <class T, class R> static void reduce(const Problem&, const T* src, T* out, int64_t* arg, bool is_mean);
//   template <class T> static void spread(const Problem&, const T* src, const int64_t* arg, T* out, bool is_mean);
//   and a type Guard, made of a tensor, under which both run.
// R is Sum or Extreme; arg is null where R has none, and in spread where every row gets its segment's value.
#pragma once

#include <tuple>

#include <torch/csrc/stable/library.h>

#include "problem.h"

namespace scatter_ops {

template <class Device>
struct Operators {
  // ---- reductions ------------------------------------------------------------------

  template <bool kIsMean>
  static constexpr const char* sum_name() {
    return kIsMean ? "segment_mean_csr" : "segment_sum_csr";
  }

  template <bool kIsMax>
  static constexpr const char* extreme_name() {
    return kIsMax ? "segment_max_csr" : "segment_min_csr";
  }

  template <bool kIsMean>
  static void sum_into(const Problem& problem, const Tensor& src, const Tensor& out) {
    const Tensor rows = torch::stable::contiguous(src);
    for_type_of(sum_name<kIsMean>(), rows, [&](auto one) {
      using T = decltype(one);
      Device::template reduce<T, Sum<Wide<T>>>(problem, in<T>(rows), into<T>(out), nullptr, kIsMean);
    });
  }

  template <bool kIsMean>
  static Tensor sum(const Tensor& src, const Tensor& indptr) {
    const Problem problem = problem_of_rows(sum_name<kIsMean>(), src, indptr);
    const typename Device::Guard guard(src);
    const Tensor out = empty(problem.by_segment, src, src.scalar_type());
    sum_into<kIsMean>(problem, src, out);
    return out;
  }

  template <bool kIsMean>
  static void sum_out(const Tensor& src, const Tensor& indptr, Tensor out) {
    const char* op = sum_name<kIsMean>();
    const Problem problem = problem_of_rows(op, src, indptr);
    const typename Device::Guard guard(src);
    check_out(op, "out", out, problem.by_segment, src, src.scalar_type());
    const Tensor whole = writable(out);
    sum_into<kIsMean>(problem, src, whole);
    give(out, whole);
  }

  // without the rows that have them, which cost a write of 8 bytes each
  template <bool kIsMax>
  static Tensor best(const Tensor& src, const Tensor& indptr) {
    const Problem problem = problem_of_rows(extreme_name<kIsMax>(), src, indptr);
    const typename Device::Guard guard(src);
    const Tensor out = empty(problem.by_segment, src, src.scalar_type()), rows = torch::stable::contiguous(src);
    for_type_of(extreme_name<kIsMax>(), rows, [&](auto one) {
      using T = decltype(one);
      Device::template reduce<T, Best<Wide<T>, kIsMax>>(problem, in<T>(rows), into<T>(out), nullptr, false);
    });
    return out;
  }

  template <bool kIsMax>
  static void extreme_into(const Problem& problem, const Tensor& src, const Tensor& out, const Tensor& arg) {
    const Tensor rows = torch::stable::contiguous(src);
    for_type_of(extreme_name<kIsMax>(), rows, [&](auto one) {
      using T = decltype(one);
      Device::template reduce<T, Extreme<Wide<T>, int64_t, kIsMax>>(
          problem, in<T>(rows), into<T>(out), into<int64_t>(arg), false);
    });
  }

  template <bool kIsMax>
  static std::tuple<Tensor, Tensor> extreme(const Tensor& src, const Tensor& indptr) {
    const Problem problem = problem_of_rows(extreme_name<kIsMax>(), src, indptr);
    const typename Device::Guard guard(src);
    const Tensor out = empty(problem.by_segment, src, src.scalar_type());
    const Tensor arg = empty(problem.by_segment, src, ScalarType::Long);
    extreme_into<kIsMax>(problem, src, out, arg);
    return {out, arg};
  }

  template <bool kIsMax>
  static void extreme_out(const Tensor& src, const Tensor& indptr, Tensor out, Tensor arg) {
    const char* op = extreme_name<kIsMax>();
    const Problem problem = problem_of_rows(op, src, indptr);
    const typename Device::Guard guard(src);
    check_out(op, "out", out, problem.by_segment, src, src.scalar_type());
    check_out(op, "arg_out", arg, problem.by_segment, src, ScalarType::Long);
    const Tensor whole = writable(out), rows = writable(arg);
    extreme_into<kIsMax>(problem, src, whole, rows);
    give(out, whole);
    give(arg, rows);
  }

  // ---- their adjoints ----------------------------------------------------------------

  static void spread_into(const char* op, const Problem& problem, const Tensor& src, const Tensor* arg,
                          const Tensor& out, bool is_mean) {
    const Tensor values = torch::stable::contiguous(src);
    const Tensor rows = arg ? torch::stable::contiguous(*arg) : values;
    for_type_of(op, values, [&](auto one) {
      using T = decltype(one);
      Device::template spread<T>(problem, in<T>(values), arg ? in<int64_t>(rows) : nullptr, into<T>(out), is_mean);
    });
  }

  template <bool kIsMean>
  static Tensor gather(const Tensor& src, const Tensor& indptr, int64_t size) {
    const char* op = kIsMean ? "gather_mean_csr" : "gather_csr";
    const Problem problem = problem_of_segments(op, src, indptr, size);
    const typename Device::Guard guard(src);
    const Tensor out = empty(problem.by_row, src, src.scalar_type());
    spread_into(op, problem, src, nullptr, out, kIsMean);
    return out;
  }

  static void gather_out(const Tensor& src, const Tensor& indptr, Tensor out) {
    const int64_t at = indptr.dim() - 1;
    STD_TORCH_CHECK(out.dim() == src.dim(), "gather_csr: out must have as many dimensions as src; src is ",
                    told(src), ", out is ", told(out));
    const Problem problem = problem_of_segments("gather_csr", src, indptr, at < 0 ? 0 : out.size(at));
    const typename Device::Guard guard(src);
    check_out("gather_csr", "out", out, problem.by_row, src, src.scalar_type());
    const Tensor whole = writable(out);
    spread_into("gather_csr", problem, src, nullptr, whole, false);
    give(out, whole);
  }

  // each segment's value at the row that arg names, 0 in all others
  static Tensor scatter_arg(const Tensor& src, const Tensor& arg, const Tensor& indptr, int64_t size) {
    const char* op = "scatter_arg_csr";
    const Problem problem = problem_of_segments(op, src, indptr, size);
    const typename Device::Guard guard(src);
    check_out(op, "arg", arg, problem.by_segment, src, ScalarType::Long);
    const Tensor out = empty(problem.by_row, src, src.scalar_type());
    spread_into(op, problem, src, &arg, out, false);
    return out;
  }

 private:
  // where a kernel writes what `out` is to hold: itself, where it has no gaps
  static Tensor writable(const Tensor& out) {
    return out.is_contiguous() ? out : torch::stable::contiguous(out);
  }

  static void give(Tensor& out, const Tensor& whole) {
    if (!out.is_contiguous()) {
      torch::stable::copy_(out, whole);
    }
  }
};

}  // namespace scatter_ops

// what every device registers; a macro, because TORCH_BOX wants functions that depend on no template
#define SCATTER_OPS_BY_POINTERS(key, Device)                                                  \
  STABLE_TORCH_LIBRARY_IMPL(opwright_scatter, key, m) {                                     \
    using Of = scatter_ops::Operators<Device>;                                              \
    m.impl("segment_sum_csr", TORCH_BOX(&Of::sum<false>));                                  \
    m.impl("segment_mean_csr", TORCH_BOX(&Of::sum<true>));                                  \
    m.impl("segment_min_csr", TORCH_BOX(&Of::extreme<false>));                              \
    m.impl("segment_max_csr", TORCH_BOX(&Of::extreme<true>));                               \
    m.impl("segment_min_csr_values", TORCH_BOX(&Of::best<false>));                          \
    m.impl("segment_max_csr_values", TORCH_BOX(&Of::best<true>));                           \
    m.impl("segment_sum_csr_out", TORCH_BOX(&Of::sum_out<false>));                          \
    m.impl("segment_mean_csr_out", TORCH_BOX(&Of::sum_out<true>));                          \
    m.impl("segment_min_csr_out", TORCH_BOX(&Of::extreme_out<false>));                      \
    m.impl("segment_max_csr_out", TORCH_BOX(&Of::extreme_out<true>));                       \
    m.impl("gather_csr", TORCH_BOX(&Of::gather<false>));                                    \
    m.impl("gather_mean_csr", TORCH_BOX(&Of::gather<true>));                                \
    m.impl("gather_csr_out", TORCH_BOX(&Of::gather_out));                                   \
    m.impl("scatter_arg_csr", TORCH_BOX(&Of::scatter_arg));                                 \
  }

// the same of what takes an index, for functions of these names in scatter_ops
#define SCATTER_OPS_BY_INDEX(key)                                     \
  STABLE_TORCH_LIBRARY_IMPL(opwright_scatter, key, m) {               \
    m.impl("index_bounds", TORCH_BOX(&scatter_ops::index_bounds));    \
    m.impl("scatter_sum", TORCH_BOX(&scatter_ops::scatter_sum));      \
    m.impl("scatter_mean", TORCH_BOX(&scatter_ops::scatter_mean));    \
    m.impl("scatter_mul", TORCH_BOX(&scatter_ops::scatter_mul));      \
    m.impl("scatter_min", TORCH_BOX(&scatter_ops::scatter_min));      \
    m.impl("scatter_max", TORCH_BOX(&scatter_ops::scatter_max));      \
    m.impl("gather_index", TORCH_BOX(&scatter_ops::gather_index));    \
  }
