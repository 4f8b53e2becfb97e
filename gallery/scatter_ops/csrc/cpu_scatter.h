// Rows in any order, reduced to the segments that an index names, by the CPU's threads.
//
// Narrow rows go straight into tables of what was found, one for each part of the rows; the tables are then merged in
// order. Of wider rows the index is sorted first, stably, by counting; then segments are reduced row by row, as those of
// csr are. Parts do not depend on how many threads there are, so neither do results.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "cpu_work.h"
#include "reduction.h"

namespace scatter_ops {

// ---- reductions ------------------------------------------------------------------

template <class W>
using Total = std::conditional_t<std::is_same_v<W, float>, double, W>;

// The largest or smallest, and the first row that has it. A NaN is passed over where there is a number.
template <class W, bool kIsMax>
struct First {
  static constexpr bool kHasArg = true;

  W value;
  int64_t arg;

  static First nothing() { return {W(0), kNone}; }

  // rows come in ascending order
  void take(W x, int64_t row) {
    const bool is_taken = (kIsMax ? x > value : x < value) || arg == kNone || (value != value && x == x);
    value = is_taken ? x : value;
    arg = is_taken ? row : arg;
  }

  void merge(const First& other) {
    if (other.arg != kNone) {
      take(other.value, other.arg);
    }
  }
};

// integers are rounded down, as torch_scatter's are
template <class W>
W mean_of(W total, int64_t count) {
  if (count <= 1) {
    return total;
  }
  if constexpr (std::is_integral_v<W>) {
    return total / count - (total % count < 0);
  } else {
    return total / W(count);
  }
}

// ---- the index -------------------------------------------------------------------

constexpr int64_t kIndexPart = 65536;  // of an index, at least

inline int64_t parts_of(int64_t count, int64_t least, int64_t most) {
  return std::clamp<int64_t>(count / std::max<int64_t>(least, 1), 1, most);
}

// Rows sorted by segment: those of segment s are order[indptr[s]], .., order[indptr[s + 1] - 1], ascending.
inline void sort_by_counting(const int64_t* index, int64_t rows, int64_t segments, int64_t* indptr, int64_t* order) {
  // the tables of all parts together are no larger than the index
  const int64_t parts = parts_of(rows, std::max(segments, kIndexPart), torch::stable::get_num_threads());
  std::vector<int64_t> next(parts * segments);
  const auto of_part = [&](int64_t part, const auto& f) {
    for (int64_t row = rows * part / parts, stop = rows * (part + 1) / parts; row < stop; ++row) {
      f(row, next[part * segments + index[row]]);
    }
  };
  for_each(parts, parts > 1, [&](int64_t part) { of_part(part, [](int64_t, int64_t& count) { ++count; }); });
  int64_t before = 0;
  for (int64_t segment = 0; segment < segments; ++segment) {
    indptr[segment] = before;
    for (int64_t part = 0; part < parts; ++part) {
      before += std::exchange(next[part * segments + segment], before);
    }
  }
  indptr[segments] = before;
  for_each(parts, parts > 1, [&](int64_t part) { of_part(part, [&](int64_t row, int64_t& at) { order[at++] = row; }); });
}

// ---- one call --------------------------------------------------------------------

// src [batches, rows, columns] into out and arg [batches, segments, columns]; arg is `rows` where there is none.
template <class T, class R>
class C10_HIDDEN Scatter {
 public:
  Scatter(const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean)
      : problem_(problem), rows_(problem.rows), segments_(problem.segments), columns_(problem.columns),
        index_(problem.pointers()), index_step_(problem.indptr_step), src_(src), out_(out), arg_(arg), is_mean_(is_mean) {}

  void run() const {
    if (problem_.batches * segments_ * columns_ == 0) {
      return;
    }
    if (columns_ <= kNarrow && rows_ >= segments_) {
      columns_ == 1 ? by_tables<1>() : by_tables<0>();
    } else {
      by_order();
    }
  }

 private:
  static constexpr int64_t kNarrow = 4;    // columns
  static constexpr int64_t kBlock = 256;   // columns that are reduced together: they stay in the first cache
  static constexpr int64_t kMostParts = 64;
  static constexpr int64_t kAhead = 4;     // rows, which are anywhere: the processor does not foresee them

  const int64_t* index_of(int64_t batch) const { return index_ + batch * index_step_; }

  void give(int64_t batch, int64_t segment, int64_t column, const R* found, int64_t width, int64_t count) const {
    const int64_t at = (batch * segments_ + segment) * columns_ + column;
    for (int64_t i = 0; i < width; ++i) {
      if constexpr (R::kHasArg) {
        arg_[at + i] = found[i].arg == kNone ? rows_ : found[i].arg;
        out_[at + i] = static_cast<T>(found[i].value);
      } else {
        out_[at + i] = static_cast<T>(is_mean_ ? mean_of(found[i].value, count) : found[i].value);
      }
    }
  }

  // ---- tables --------------------------------------------------------------------

  // kColumns is 0 where their number is not known beforehand
  template <int64_t kColumns>
  void by_tables() const {
    const int64_t parts = parts_of(rows_, std::max(4 * segments_, kIndexPart), kMostParts);
    const int64_t tables = problem_.batches * parts, size = segments_ * columns_;
    const std::unique_ptr<R[]> found(new R[tables * size]);
    const std::unique_ptr<int64_t[]> counts(is_mean_ ? new int64_t[tables * segments_] : nullptr);
    const bool is_worth = problem_.batches * rows_ * columns_ > kWorthThreads;
    for_each(tables, is_worth, [&](int64_t i) {
      take<kColumns>(i / parts, i % parts, parts, &found[i * size], is_mean_ ? &counts[i * segments_] : nullptr);
    });
    const int64_t shares = parts_of(segments_, kIndexPart, kMostParts);
    for_each(problem_.batches * shares, is_worth, [&](int64_t i) {
      const int64_t batch = i / shares, share = i % shares, first = batch * parts;
      for (int64_t s = segments_ * share / shares, stop = segments_ * (share + 1) / shares; s < stop; ++s) {
        R* all = &found[first * size + s * columns_];
        int64_t count = is_mean_ ? counts[first * segments_ + s] : 0;
        for (int64_t part = first + 1; part < first + parts; ++part) {
          for (int64_t k = 0; k < columns_; ++k) {
            all[k].merge(found[part * size + s * columns_ + k]);
          }
          count += is_mean_ ? counts[part * segments_ + s] : 0;
        }
        give(batch, s, 0, all, columns_, count);
      }
    });
  }

  template <int64_t kColumns>
  void take(int64_t batch, int64_t part, int64_t parts, R* found, int64_t* counts) const {
    const int64_t columns = kColumns ? kColumns : columns_;
    const int64_t* index = index_of(batch);
    std::fill_n(found, segments_ * columns, R::nothing());
    const int64_t begin = rows_ * part / parts, end = rows_ * (part + 1) / parts;
    const T* values = src_ + (batch * rows_ + begin) * columns;
    for (int64_t row = begin; row < end; ++row, values += columns) {
      R* of_segment = found + index[row] * columns;
      for (int64_t k = 0; k < columns; ++k) {
        of_segment[k].take(static_cast<Wide<T>>(values[k]), row);
      }
    }
    if (counts) {
      std::fill_n(counts, segments_, 0);
      for (int64_t row = begin; row < end; ++row) {
        ++counts[index[row]];
      }
    }
  }

  // ---- sorted --------------------------------------------------------------------

  void by_order() const {
    const int64_t indices = index_step_ ? problem_.batches : 1;
    const std::unique_ptr<int64_t[]> order(new int64_t[std::max<int64_t>(indices * rows_, 1)]);
    Problem sorted = problem_;
    sorted.indptr = torch::stable::new_empty(problem_.indptr, {indices, segments_ + 1});
    sorted.indptr_step = index_step_ ? segments_ + 1 : 0;
    int64_t* indptr = into<int64_t>(sorted.indptr);
    for_each(indices, indices > 1, [&](int64_t i) {
      sort_by_counting(index_of(i), rows_, segments_, indptr + i * (segments_ + 1), &order[i * rows_]);
    });
    const auto order_of = [&](const Run& run) { return &order[index_step_ ? run.batch * rows_ : 0]; };
    const std::vector<Run> giants = for_runs<false>(sorted, [&](const Run& run) {
      std::array<R, kBlock> found;
      for (int64_t column = 0; column < columns_; column += kBlock) {
        const int64_t width = std::min(kBlock, columns_ - column);
        take(run, order_of(run), column, width, found.data());
        give(run.batch, run.segment, column, found.data(), width, run.length);
      }
    });
    if (!giants.empty()) {
      in_parts(giants, order_of);
    }
  }

  void take(const Run& run, const int64_t* order, int64_t column, int64_t width, R* found) const {
    const T* first = src_ + run.batch * rows_ * columns_ + column;
    std::fill_n(found, width, R::nothing());
    for (int64_t i = run.begin; i < run.end; ++i) {
      const int64_t row = order[i], ahead = order[std::min(i + kAhead, run.end - 1)];
      for (int64_t k = 0; k < width; k += int64_t(64 / sizeof(T))) {
        __builtin_prefetch(first + ahead * columns_ + k);
      }
      const T* values = first + row * columns_;
      for (int64_t k = 0; k < width; ++k) {
        found[k].take(static_cast<Wide<T>>(values[k]), row);
      }
    }
  }

  // by all threads: parts, and then, in order, what was found in them
  template <class F>
  void in_parts(const std::vector<Run>& giants, const F& order_of) const {
    const Parts parts(giants, std::max<int64_t>(kPart / std::max<int64_t>(columns_, 1), 1));
    const std::unique_ptr<R[]> found(new R[parts.runs.size() * columns_]);
    for_each(int64_t(parts.runs.size()), true, [&](int64_t i) {
      take(parts.runs[i], order_of(parts.runs[i]), 0, columns_, &found[i * columns_]);
    });
    for_each(int64_t(giants.size()), true, [&](int64_t i) {
      R* all = &found[parts.first[i] * columns_];
      for (int64_t part = parts.first[i] + 1; part < parts.first[i + 1]; ++part) {
        for (int64_t k = 0; k < columns_; ++k) {
          all[k].merge(found[part * columns_ + k]);
        }
      }
      give(giants[i].batch, giants[i].segment, 0, all, columns_, giants[i].length);
    });
  }

  const Problem& problem_;
  const int64_t rows_, segments_, columns_;
  const int64_t* index_;
  const int64_t index_step_;
  const T* src_;
  T* out_;
  int64_t* arg_;
  const bool is_mean_;
};

}  // namespace scatter_ops
