// The operators' schemas, and what they are on the CPU.
#include <algorithm>
#include <array>
#include <cstring>
#include <memory>

#include "cpu_work.h"
#include "operators.h"

namespace scatter_ops {
namespace {

// ---- constants -------------------------------------------------------------------

constexpr int64_t kColumns = 256;  // that are reduced together: their sums stay in the first cache
constexpr int64_t kLanes = 16;     // independent sums along a single column
constexpr int64_t kBlock = 128;    // rows whose sum is taken in the narrow type, then added in the wide one

// ---- reductions ------------------------------------------------------------------

// Rows of one segment, [rows, stride], of which `width` columns are reduced.
template <class T>
struct Rows {
  const T* first;
  int64_t begin, end, stride, width;

  int64_t count() const { return end - begin; }
  const T* at(int64_t row) const { return first + row * stride; }
};

template <class W>
using Total = std::conditional_t<std::is_same_v<W, float>, double, W>;

// What a column is reduced to, before it is written or meets that of the segment's next part.
template <class R>
struct FoundOf {
  using type = R;
};
template <>
struct FoundOf<Sum<float>> {
  using type = Sum<Total<float>>;
};
template <class R>
using Found = typename FoundOf<R>::type;

// Neighbours in one column: lanes that the compiler turns into vectors.
template <class T>
Total<Wide<T>> sum_of_line(const T* values, int64_t count) {
  using W = Wide<T>;
  Total<W> total = 0;
  int64_t i = 0;
  while (count - i >= kLanes) {
    std::array<W, kLanes> lanes{};
    for (const int64_t stop = std::min(count - kLanes, i + kBlock * kLanes); i <= stop; i += kLanes) {
      for (int64_t lane = 0; lane < kLanes; ++lane) {
        lanes[lane] += static_cast<W>(values[i + lane]);
      }
    }
    for (const W lane : lanes) {
      total += lane;
    }
  }
  for (; i < count; ++i) {
    total += static_cast<W>(values[i]);
  }
  return total;
}

template <class T>
void reduce(const Rows<T>& rows, Sum<Total<Wide<T>>>* __restrict found) {
  using W = Wide<T>;
  std::array<W, kColumns> sums;
  const int64_t width = rows.width;
  int64_t row = rows.begin;
  const auto add_block = [&] {
    std::fill_n(sums.begin(), width, W(0));
    for (const int64_t stop = std::min(rows.end, row + kBlock); row < stop; ++row) {
      const T* values = rows.at(row);
      for (int64_t i = 0; i < width; ++i) {
        sums[i] += static_cast<W>(values[i]);
      }
    }
  };
  add_block();
  for (int64_t i = 0; i < width; ++i) {
    found[i] = {Total<W>(sums[i])};
  }
  while (row < rows.end) {
    add_block();
    for (int64_t i = 0; i < width; ++i) {
      found[i].value += sums[i];
    }
  }
}

template <class R, class T>
R best_of_line(const T* values, int64_t begin, int64_t end) {
  R best = R::nothing();
  for (int64_t row = begin; row < end; ++row) {
    best.take(static_cast<Wide<T>>(values[row]), row);
  }
  return best;
}

// The same where nobody asks which row has it: in lanes that begin with what is worst, and not with NaN.
template <class T, bool kIsMax>
Best<Wide<T>, kIsMax> best_of_line(Best<Wide<T>, kIsMax>, const T* values, int64_t begin, int64_t end) {
  using W = Wide<T>;
  constexpr W kWorst = Extreme<W, int64_t, kIsMax>::kWorst;
  const auto better = [](W x, W y) { return (kIsMax ? x > y : x < y) ? x : y; };  // y where x is NaN
  W best = kWorst;
  int64_t row = begin;
  if (end - begin >= 2 * kLanes) {
    std::array<W, kLanes> lanes;
    lanes.fill(kWorst);
    for (; row <= end - kLanes; row += kLanes) {
      for (int64_t lane = 0; lane < kLanes; ++lane) {
        lanes[lane] = better(static_cast<W>(values[row + lane]), lanes[lane]);
      }
    }
    for (int64_t half = kLanes / 2; half > 0; half /= 2) {
      for (int64_t lane = 0; lane < half; ++lane) {
        lanes[lane] = better(lanes[lane + half], lanes[lane]);
      }
    }
    best = lanes[0];
  }
  for (; row < end; ++row) {
    best = better(static_cast<W>(values[row]), best);
  }
  // there may have been no number at all
  return best == kWorst ? best_of_line<Best<W, kIsMax>>(values, begin, end) : Best<W, kIsMax>{best};
}

template <class T, bool kIsMax>
Extreme<Wide<T>, int64_t, kIsMax> best_of_line(Extreme<Wide<T>, int64_t, kIsMax>, const T* values, int64_t begin,
                                               int64_t end) {
  return best_of_line<Extreme<Wide<T>, int64_t, kIsMax>>(values, begin, end);
}

template <class T, class R>
C10_ALWAYS_INLINE void reduce(const Rows<T>& rows, R* best) {
  std::fill_n(best, rows.width, R::nothing());
  for (int64_t row = rows.begin; row < rows.end; ++row) {
    const T* values = rows.at(row);
    for (int64_t i = 0; i < rows.width; ++i) {
      best[i].take(static_cast<Wide<T>>(values[i]), row);
    }
  }
}

// What one call reduces: src [batches, rows, columns] into out and arg [batches, segments, columns].
template <class T, class R>
struct Reduction {
  int64_t rows, segments, columns;
  const T* src;
  T* out;
  int64_t* arg;
  bool is_mean;

  int64_t width_at(int64_t column) const { return std::min(kColumns, columns - column); }

  Found<R> line(const Run& run) const {
    const T* values = src + run.batch * rows;
    if constexpr (std::is_same_v<R, Sum<Wide<T>>>) {
      return {sum_of_line(values + run.begin, run.count())};
    } else {
      return best_of_line(R::nothing(), values, run.begin, run.end);
    }
  }

  C10_ALWAYS_INLINE void take(const Run& run, int64_t column, Found<R>* found) const {
    const T* first = src + run.batch * rows * columns + column;
    scatter_ops::reduce(Rows<T>{first, run.begin, run.end, columns, width_at(column)}, found);
  }

  C10_ALWAYS_INLINE void give(const Run& run, int64_t column, const Found<R>* __restrict found, int64_t width) const {
    const int64_t at = (run.batch * segments + run.segment) * columns + column;
    const int64_t length = run.length, none = length ? run.begin : rows;
    const bool is_divided = is_mean;
    T* __restrict values = out + at;
    for (int64_t i = 0; i < width; ++i) {
      Found<R> one = found[i];
      if constexpr (R::kHasArg) {
        arg[at + i] = one.arg != R::kNoRow ? one.arg : none;
      } else if (is_divided) {
        one.divide(length);
      }
      values[i] = static_cast<T>(one.of(length));
    }
  }

  void whole_line(const Run& run) const {
    const Found<R> found = line(run);
    give(run, 0, &found, 1);
  }

  void whole(const Run& run) const {
    std::array<Found<R>, kColumns> found;
    for (int64_t column = 0; column < columns; column += kColumns) {
      take(run, column, found.data());
      give(run, column, found.data(), width_at(column));
    }
  }

  // by all threads: parts, and then, in order, what was found in them
  void in_parts(const std::vector<Run>& giants) const {
    const int64_t across = (columns + kColumns - 1) / kColumns;
    const Parts parts(giants, std::max(kBlock, kPart / std::clamp<int64_t>(columns, 1, kColumns)));
    const std::unique_ptr<Found<R>[]> found(new Found<R>[parts.runs.size() * columns]);
    for_each(int64_t(parts.runs.size()) * across, true, [&](int64_t i) {
      const int64_t part = i / across, column = i % across * kColumns;
      if (columns == 1) {
        found[part] = line(parts.runs[part]);
      } else {
        take(parts.runs[part], column, &found[part * columns + column]);
      }
    });
    for_each(int64_t(giants.size()) * across, true, [&](int64_t i) {
      const int64_t giant = i / across, column = i % across * kColumns;
      Found<R>* all = &found[parts.first[giant] * columns + column];
      for (int64_t part = parts.first[giant] + 1; part < parts.first[giant + 1]; ++part) {
        for (int64_t k = 0, width = width_at(column); k < width; ++k) {
          all[k].merge(found[part * columns + column + k]);
        }
      }
      give(giants[giant], column, all, width_at(column));
    });
  }
};

// ---- the device ------------------------------------------------------------------

struct Cpu {
  struct Guard {
    explicit Guard(const Tensor&) {}
  };

  template <class T, class R>
  static void reduce(const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean) {
    const Reduction<T, R> all{problem.rows, problem.segments, problem.columns, src, out, arg, is_mean};
    const std::vector<Run> giants =
        problem.columns == 1 ? for_runs<false>(problem, [=](const Run& run) { all.whole_line(run); })
                             : for_runs<false>(problem, [=](const Run& run) { all.whole(run); });
    if (!giants.empty()) {
      all.in_parts(giants);
    }
  }

  template <class T>
  static void spread(const Problem& problem, const T* src, const int64_t* arg, T* out, bool is_mean) {
    const int64_t columns = problem.columns;
    const auto write = [&](const Run& run) {
      T* rows = out + (run.batch * problem.rows + run.begin) * columns;
      if (run.segment == kNoSegment) {
        std::fill_n(rows, run.count() * columns, T(0));
        return;
      }
      const int64_t at = (run.batch * problem.segments + run.segment) * columns;
      fill(rows, run, columns, src + at, arg ? arg + at : nullptr, is_mean);
    };
    const Parts parts(for_runs<true>(problem, write), std::max<int64_t>(kPart / std::max<int64_t>(columns, 1), 1));
    for_each(int64_t(parts.runs.size()), true, [&](int64_t i) { write(parts.runs[i]); });
  }

 private:
  template <class T>
  static void fill(T* to, const Run& run, int64_t columns, const T* values, const int64_t* arg, bool is_mean) {
    for (int64_t row = run.begin; row < run.end; ++row, to += columns) {
      if (arg) {
        for (int64_t i = 0; i < columns; ++i) {
          to[i] = arg[i] == row ? values[i] : T(0);
        }
      } else if (is_mean) {
        for (int64_t i = 0; i < columns; ++i) {
          Sum<Wide<T>> share{static_cast<Wide<T>>(values[i])};
          share.divide(run.length);
          to[i] = static_cast<T>(share.value);
        }
      } else {
        std::memcpy(to, values, columns * sizeof(T));
      }
    }
  }
};

}  // namespace
}  // namespace scatter_ops

SCATTER_OPS_BY_POINTERS(CPU, scatter_ops::Cpu)
