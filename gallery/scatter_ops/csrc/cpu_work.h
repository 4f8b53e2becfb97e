// How the CPU's threads share work: segments as they are, and giants in parts, whose size does not depend on how many
// threads there are. So results do not, either.
#pragma once

#include <algorithm>
#include <mutex>
#include <vector>

#include "problem.h"

namespace scatter_ops {

constexpr int64_t kShares = 8;            // that each thread gets on average: lengths differ
constexpr int64_t kWorthThreads = 32768;  // elements below which one thread does it all
constexpr int64_t kPart = 131072;         // elements of a part, about
constexpr int64_t kGiant = 4 * kPart;     // elements beyond which a segment is taken in parts

constexpr int64_t kNoSegment = -1;

// Rows of a segment, or of none: all, or a part.
struct Run {
  int64_t batch, segment, begin, end;
  int64_t length;  // of all

  int64_t count() const { return end - begin; }
};

// f(i) for i from 0 up to count, in parallel where that is worth it
template <class F>
void for_each(int64_t count, bool is_worth, F&& f) {
  torch::stable::parallel_for(0, count, is_worth ? 1 : count, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      f(i);
    }
  });
}

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

  // begins may fall where pointers are wrong
  Run run(int64_t batch, int64_t segment) const {
    const int64_t begin = begin_of(segment), end = std::max(begin, begin_of(segment + 1));
    return {batch, segment, begin, end, end - begin};
  }
};

// f(run) for all segments, and rows of none where they count, that are no giants, in parallel; returns the giants
template <bool kWithRest, class F>
std::vector<Run> for_runs(const Problem& problem, const F& f) {
  const bool is_worth = problem.batches * (problem.rows + problem.segments) * problem.columns > kWorthThreads;
  const int64_t wanted = is_worth ? torch::stable::get_num_threads() * kShares : 1;
  const int64_t shares = std::max<int64_t>(wanted / std::max<int64_t>(problem.batches, 1), 1);
  const int64_t most = kGiant / std::max<int64_t>(problem.columns, 1);
  std::vector<Run> giants;
  std::mutex one_at_a_time;
  for_each(problem.batches * shares, is_worth, [&](int64_t task) {
    const auto take = [&, f, most](const Run& run) {  // copies, which registers can hold
      if (run.count() <= most) {
        f(run);
        return;
      }
      const std::lock_guard<std::mutex> guard(one_at_a_time);
      giants.push_back(run);
    };
    const int64_t batch = task / shares, share = task % shares;
    const Line line{problem.pointers() + batch * problem.indptr_step, problem.rows, problem.segments};
    const auto cut = [&](int64_t i) {
      return i == shares ? line.segments : line.segment_at(line.length() * i / shares);
    };
    for (int64_t segment = cut(share), stop = cut(share + 1); segment < stop; ++segment) {
      take(line.run(batch, segment));
    }
    if constexpr (kWithRest) {
      const int64_t begin = line.segments ? line.begin_of(0) : line.rows;
      const int64_t end = line.segments ? line.begin_of(line.segments) : line.rows;
      if (share == 0) {
        take({batch, kNoSegment, 0, begin, begin});
      }
      if (share == shares - 1) {
        take({batch, kNoSegment, end, line.rows, line.rows - end});
      }
    }
  });
  return giants;
}

// Giants in parts of as many rows: those of giant i are from first[i] up to first[i + 1].
struct Parts {
  std::vector<Run> runs;
  std::vector<int64_t> first{0};

  Parts(const std::vector<Run>& giants, int64_t rows) {
    for (const Run& giant : giants) {
      for (int64_t begin = giant.begin; begin < giant.end; begin += rows) {
        runs.push_back({giant.batch, giant.segment, begin, std::min(begin + rows, giant.end), giant.length});
      }
      first.push_back(int64_t(runs.size()));
    }
  }
};

}  // namespace scatter_ops
