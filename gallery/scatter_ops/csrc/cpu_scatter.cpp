// The operators that take an index, on the CPU: what they check, and their schemas.
#include "cpu_scatter.h"

#include <cstring>
#include <optional>
#include <tuple>

#include "operators.h"

namespace scatter_ops {
namespace {

// ---- checks ----------------------------------------------------------------------

// raise where `is_wrong(i)` for any of so many places of an index: `say` is given the first one
template <class F, class G>
void check_all(int64_t count, const F& is_wrong, const G& say) {
  const int64_t parts = parts_of(count, kIndexPart, torch::stable::get_num_threads());
  std::vector<int64_t> first(parts, count);
  for_each(parts, parts > 1, [&](int64_t part) {
    const int64_t begin = count * part / parts, end = count * (part + 1) / parts;
    int64_t wrong = 0;
    for (int64_t i = begin; i < end; ++i) {
      wrong += is_wrong(i);  // no way out, so that this is done in vectors
    }
    for (int64_t i = begin; wrong && first[part] == count; ++i) {
      first[part] = is_wrong(i) ? i : count;
    }
  });
  const int64_t at = *std::min_element(first.begin(), first.end());
  if (at < count) {
    say(at);
  }
}

void check_range(const char* op, const Tensor& index, int64_t segments) {
  const int64_t* values = in<int64_t>(index);
  check_all(
      index.numel(), [=](int64_t i) { return uint64_t(values[i]) >= uint64_t(segments); },
      [=](int64_t i) {
        STD_TORCH_CHECK(false, op, ": index must be from 0 up to, and not including, the size ", segments,
                        "; it has ", values[i]);
      });
}

// ---- sorted ----------------------------------------------------------------------

// where each segment of a sorted index begins: [.., rows] to [.., size + 1]
Tensor index_bounds(const Tensor& index, int64_t size) {
  const char* op = "index_bounds";
  const Problem problem = problem_of_bounds(op, index, size);
  const Tensor& whole = problem.indptr;
  const Tensor out = torch::stable::new_empty(whole, problem.by_segment);
  const int64_t batches = problem.batches, rows = problem.rows;
  const int64_t* values = problem.pointers();
  check_range(op, whole, size);
  check_all(
      whole.numel(), [=](int64_t i) { return i % rows != 0 && values[i] < values[i - 1]; },
      [=](int64_t i) {
        STD_TORCH_CHECK(false, op, ": index must be sorted, and goes from ", values[i - 1], " to ", values[i],
                        ": scatter takes any order");
      });
  const int64_t parts = parts_of(rows, kIndexPart, torch::stable::get_num_threads());
  for_each(batches * parts, batches * parts > 1, [&](int64_t task) {
    const int64_t part = task % parts, batch = task / parts;
    const int64_t* of_batch = values + batch * rows;
    int64_t* bounds = into<int64_t>(out) + batch * (size + 1);
    const auto segment_at = [&](int64_t row) { return row < 0 ? -1 : row < rows ? of_batch[row] : size; };
    const int64_t stop = part == parts - 1 ? rows + 1 : rows * (part + 1) / parts;
    for (int64_t row = rows * part / parts; row < stop; ++row) {
      const int64_t before = segment_at(row - 1), here = segment_at(row);
      std::fill(bounds + before + 1, bounds + here + 1, row);
    }
  });
  return out;
}

// ---- any order -------------------------------------------------------------------

template <template <class> class R>
void reduce(const char* op, const Problem& problem, const Tensor& src, const Tensor& out, int64_t* arg, bool is_mean) {
  check_range(op, problem.indptr, problem.segments);
  const Tensor rows = torch::stable::contiguous(src);
  for_type_of(op, rows, [&](auto one) {
    using T = decltype(one);
    Scatter<T, R<Wide<T>>>(problem, in<T>(rows), into<T>(out), arg, is_mean).run();
  });
}

template <class W>
using SumOf = Sum<Total<W>>;
template <class W>
using Largest = First<W, true>;
template <class W>
using Smallest = First<W, false>;

template <template <class> class R>
Tensor values(const char* op, const Tensor& src, const Tensor& index, int64_t size, bool is_mean) {
  const Problem problem = problem_of_index(op, src, index, size);
  const Tensor out = empty(problem.by_segment, src, src.scalar_type());
  reduce<R>(op, problem, src, out, nullptr, is_mean);
  return out;
}

template <template <class> class R>
std::tuple<Tensor, Tensor> values_and_rows(const char* op, const Tensor& src, const Tensor& index, int64_t size) {
  const Problem problem = problem_of_index(op, src, index, size);
  const Tensor out = empty(problem.by_segment, src, src.scalar_type());
  const Tensor arg = empty(problem.by_segment, src, ScalarType::Long);
  reduce<R>(op, problem, src, out, into<int64_t>(arg), false);
  return {out, arg};
}

// `deterministic` is what a GPU is asked for: here all is
Tensor scatter_sum(const Tensor& src, const Tensor& index, int64_t size, std::optional<bool>) {
  return values<SumOf>("scatter_sum", src, index, size, false);
}

Tensor scatter_mean(const Tensor& src, const Tensor& index, int64_t size, std::optional<bool>) {
  return values<SumOf>("scatter_mean", src, index, size, true);
}

Tensor scatter_mul(const Tensor& src, const Tensor& index, int64_t size) {
  return values<Product>("scatter_mul", src, index, size, false);
}

std::tuple<Tensor, Tensor> scatter_min(const Tensor& src, const Tensor& index, int64_t size) {
  return values_and_rows<Smallest>("scatter_min", src, index, size);
}

std::tuple<Tensor, Tensor> scatter_max(const Tensor& src, const Tensor& index, int64_t size) {
  return values_and_rows<Largest>("scatter_max", src, index, size);
}

// the adjoint of a sum: each row takes that of its segment
Tensor gather_index(const Tensor& src, const Tensor& index) {
  const char* op = "gather_index";
  const Problem problem = problem_of_gather(op, src, index);
  check_range(op, problem.indptr, problem.segments);
  const Tensor out = empty(problem.by_row, src, src.scalar_type()), values = torch::stable::contiguous(src);
  const int64_t columns = problem.columns, rows = problem.rows;
  const int64_t parts = parts_of(rows, kPart / std::max<int64_t>(columns, 1), std::max<int64_t>(rows, 1));
  for_type_of(op, values, [&](auto one) {
    using T = decltype(one);
    for_each(problem.batches * parts, out.numel() > kWorthThreads, [&](int64_t task) {
      const int64_t batch = task / parts, part = task % parts;
      const int64_t* segment = problem.pointers() + batch * problem.indptr_step;
      const T* from = in<T>(values) + batch * problem.segments * columns;
      T* to = into<T>(out) + batch * rows * columns;
      for (int64_t row = rows * part / parts, stop = rows * (part + 1) / parts; row < stop; ++row) {
        if (columns == 1) {
          to[row] = from[segment[row]];
        } else {
          std::copy_n(from + segment[row] * columns, columns, to + row * columns);
        }
      }
    });
  });
  return out;
}

}  // namespace
}  // namespace scatter_ops

SCATTER_OPS_BY_INDEX(CPU)
