// The operators' schemas, and what they are on the CPU.
#include <algorithm>
#include <array>
#include <cstring>

#include "operators.h"

namespace segment_csr {
namespace {

// ---- constants -------------------------------------------------------------------

constexpr int64_t kShares = 8;        // that each thread gets on average: lengths differ
constexpr int64_t kWorthThreads = 32768;  // elements below which one thread does it all
constexpr int64_t kColumns = 256;     // that are reduced together: their sums stay in the first cache
constexpr int64_t kLanes = 16;        // independent sums along a single column
constexpr int64_t kBlock = 128;       // rows whose sum is taken in the narrow type, then added in the wide one

// ---- equal work ------------------------------------------------------------------

// A batch's segments as places on a line, where each takes one place, and one more for each row: equal pieces of the
// line are equal work, however long the segments are and however many are empty.
struct Line {
  const int64_t* indptr;
  int64_t rows, segments;

  int64_t begin_of(int64_t segment) const { return std::clamp<int64_t>(indptr[segment], 0, rows); }

  int64_t length() const { return rows + segments; }

  // the first segment at or after a place
  int64_t segment_at(int64_t place) const {
    int64_t low = 0, high = segments;
    while (low < high) {
      const int64_t middle = low + (high - low) / 2;
      if (begin_of(middle) + middle < place) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
};

// f(batch, its line, first segment, end) for all segments, in parallel
template <class F>
void for_segments(const Problem& problem, F&& f) {
  const bool is_worth = problem.batches * (problem.rows + problem.segments) * problem.columns > kWorthThreads;
  const int64_t wanted = is_worth ? torch::stable::get_num_threads() * kShares : 1;
  const int64_t shares = std::max<int64_t>(wanted / std::max<int64_t>(problem.batches, 1), 1);
  const int64_t tasks = problem.batches * shares;
  torch::stable::parallel_for(0, tasks, is_worth ? 1 : tasks, [&](int64_t begin, int64_t end) {
    for (int64_t task = begin; task < end; ++task) {
      const int64_t batch = task / shares, share = task % shares;
      const Line line{problem.pointers() + batch * problem.indptr_step, problem.rows, problem.segments};
      const auto cut = [&](int64_t i) {
        return i == shares ? line.segments : line.segment_at(line.length() * i / shares);
      };
      f(batch, line, cut(share), cut(share + 1));
    }
  });
}

// ---- reductions ------------------------------------------------------------------

// The rows of one segment, [rows, stride], of which `width` columns are reduced.
template <class T>
struct Rows {
  const T* first;
  int64_t begin, end, stride, width;

  int64_t count() const { return end - begin; }
  const T* at(int64_t row) const { return first + row * stride; }
};

template <class W>
using Total = std::conditional_t<std::is_same_v<W, float>, double, W>;

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
void reduce(const Rows<T>& rows, Sum<Wide<T>>, T* out, int64_t*, bool is_mean) {
  using W = Wide<T>;
  std::array<W, kColumns> sums;
  std::array<Total<W>, kColumns> totals;
  const int64_t width = rows.width;
  const auto given = [&](Total<W> total) {
    Sum<Total<W>> found{total};
    if (is_mean) {
      found.divide(rows.count());
    }
    return static_cast<T>(found.of(rows.count()));
  };
  if (rows.stride == 1) {
    out[0] = given(sum_of_line(rows.at(rows.begin), rows.count()));
    return;
  }
  std::fill_n(totals.begin(), width, Total<W>(0));
  for (int64_t row = rows.begin; row < rows.end;) {
    std::fill_n(sums.begin(), width, W(0));
    for (const int64_t stop = std::min(rows.end, row + kBlock); row < stop; ++row) {
      const T* values = rows.at(row);
      for (int64_t i = 0; i < width; ++i) {
        sums[i] += static_cast<W>(values[i]);
      }
    }
    for (int64_t i = 0; i < width; ++i) {
      totals[i] += sums[i];
    }
  }
  for (int64_t i = 0; i < width; ++i) {
    out[i] = given(totals[i]);
  }
}

template <class T, class R>
void reduce(const Rows<T>& rows, R, T* out, int64_t* arg, bool) {
  std::array<R, kColumns> best;
  std::fill_n(best.begin(), rows.width, R::nothing());
  for (int64_t row = rows.begin; row < rows.end; ++row) {
    const T* values = rows.at(row);
    for (int64_t i = 0; i < rows.width; ++i) {
      best[i].take(static_cast<Wide<T>>(values[i]), row);
    }
  }
  for (int64_t i = 0; i < rows.width; ++i) {
    out[i] = static_cast<T>(best[i].of(rows.count()));
    if constexpr (R::kHasArg) {
      arg[i] = best[i].arg == R::kNoRow ? rows.begin : best[i].arg;
    }
  }
}

// ---- the device ------------------------------------------------------------------

struct Cpu {
  struct Guard {
    explicit Guard(const Tensor&) {}
  };

  template <class T, class R>
  static void reduce(const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean) {
    const int64_t columns = problem.columns;
    for_segments(problem, [&](int64_t batch, const Line& line, int64_t first, int64_t stop) {
      const T* rows = src + batch * problem.rows * columns;
      for (int64_t segment = first; segment < stop; ++segment) {
        const int64_t begin = line.begin_of(segment), end = std::max(begin, line.begin_of(segment + 1));
        const int64_t at = (batch * problem.segments + segment) * columns;
        for (int64_t i = 0; i < columns; i += kColumns) {
          const Rows<T> some{rows + i, begin, end, columns, std::min(kColumns, columns - i)};
          segment_csr::reduce<T>(some, R::nothing(), out + at + i, arg ? arg + at + i : nullptr, is_mean);
        }
        if (arg && begin == end) {
          std::fill_n(arg + at, columns, problem.rows);
        }
      }
    });
  }

  template <class T>
  static void spread(const Problem& problem, const T* src, const int64_t* arg, T* out, bool is_mean) {
    const int64_t columns = problem.columns;
    for_segments(problem, [&](int64_t batch, const Line& line, int64_t first, int64_t stop) {
      T* rows = out + batch * problem.rows * columns;
      for (int64_t segment = first; segment < stop; ++segment) {
        const int64_t begin = line.begin_of(segment), end = std::max(begin, line.begin_of(segment + 1));
        const int64_t at = (batch * problem.segments + segment) * columns;
        fill(rows, begin, end, columns, src + at, arg ? arg + at : nullptr, is_mean);
      }
      const int64_t covered = line.segments ? line.begin_of(0) : line.rows;  // rows of no segment are 0
      if (first == 0) {
        std::fill_n(rows, covered * columns, T(0));
      }
      if (stop == line.segments && stop > 0) {
        std::fill(rows + line.begin_of(stop) * columns, rows + line.rows * columns, T(0));
      }
    });
  }

 private:
  template <class T>
  static void fill(T* out, int64_t begin, int64_t end, int64_t columns, const T* values, const int64_t* arg,
                   bool is_mean) {
    for (int64_t row = begin; row < end; ++row) {
      T* to = out + row * columns;
      if (arg) {
        for (int64_t i = 0; i < columns; ++i) {
          to[i] = arg[i] == row ? values[i] : T(0);
        }
      } else if (is_mean) {
        for (int64_t i = 0; i < columns; ++i) {
          Sum<Wide<T>> share{static_cast<Wide<T>>(values[i])};
          share.divide(end - begin);
          to[i] = static_cast<T>(share.value);
        }
      } else {
        std::memcpy(to, values, columns * sizeof(T));
      }
    }
  }
};

}  // namespace
}  // namespace segment_csr

STABLE_TORCH_LIBRARY(opwright_segment, m) {
  m.def("segment_sum_csr(Tensor src, Tensor indptr) -> Tensor");
  m.def("segment_mean_csr(Tensor src, Tensor indptr) -> Tensor");
  m.def("segment_min_csr(Tensor src, Tensor indptr) -> (Tensor, Tensor)");
  m.def("segment_max_csr(Tensor src, Tensor indptr) -> (Tensor, Tensor)");
  m.def("segment_min_csr_values(Tensor src, Tensor indptr) -> Tensor");
  m.def("segment_max_csr_values(Tensor src, Tensor indptr) -> Tensor");
  m.def("segment_sum_csr_out(Tensor src, Tensor indptr, Tensor(a!) out) -> ()");
  m.def("segment_mean_csr_out(Tensor src, Tensor indptr, Tensor(a!) out) -> ()");
  m.def("segment_min_csr_out(Tensor src, Tensor indptr, Tensor(a!) out, Tensor(b!) arg_out) -> ()");
  m.def("segment_max_csr_out(Tensor src, Tensor indptr, Tensor(a!) out, Tensor(b!) arg_out) -> ()");
  m.def("gather_csr(Tensor src, Tensor indptr, SymInt size) -> Tensor");
  m.def("gather_mean_csr(Tensor src, Tensor indptr, SymInt size) -> Tensor");
  m.def("gather_csr_out(Tensor src, Tensor indptr, Tensor(a!) out) -> ()");
  m.def("scatter_arg_csr(Tensor src, Tensor arg, Tensor indptr, SymInt size) -> Tensor");
}

SEGMENT_CSR_OPERATORS(CPU, segment_csr::Cpu)
