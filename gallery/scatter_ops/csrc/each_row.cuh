// Rows and their segments' values beside each other: what is done to each row when its segment is known.
#pragma once

#include "gpu.cuh"
#include "launch.h"
#include "sorted.h"
#include "stream.cuh"

namespace scatter_ops {

// of a row
template <class T, int N>
__device__ Vector<T, N> vector_at(const T* values, int64_t row) {
  return load_once(reinterpret_cast<const Vector<T, N>*>(values + row));
}

// of a segment, which is -1 where there is none
template <class W, int N>
__device__ Vector<W, N> vector_of(const W* values, int64_t segment) {
  return segment < 0 ? Vector<W, N>{} : *reinterpret_cast<const Vector<W, N>*>(values + segment);
}

// Row `order[i]` of a batch, or row i where there is no order, is in segment `segments[i]`.
template <class I>
struct EachRow {
  const I* segments;
  const uint32_t* order;
  int64_t batches, rows, all_segments, columns;
  int64_t step;  // from the segments of a batch's rows to those of the next: 0 where all have the same
  int lanes;     // of a row
};

// F has a type Loaded<N> and does N columns at a time:
//   load(row, segment): from where the elements of a row and of its segment begin, which is -1 where it has none
//   write(row, segment, loaded)
template <class I, class F, int N>
__global__ void __launch_bounds__(kThreads) each_row(const EachRow<I> task, const F f) {
  constexpr int kTogether = 2;  // rows of a team, whose loads do not wait for each other
  const int lanes = task.lanes, teams = kThreads / lanes, lane = threadIdx.x % lanes, team = threadIdx.x / lanes;
  const int64_t all = task.batches * task.rows, step = int64_t(gridDim.x) * teams * kTogether;
  for (int64_t first = int64_t(blockIdx.x) * teams * kTogether + team; first < all; first += step) {
    int64_t rows[kTogether], segments[kTogether];
#pragma unroll
    for (int i = 0; i < kTogether; ++i) {
      const int64_t at = min(first + i * teams, all - 1), batch = task.batches == 1 ? 0 : at / task.rows;
      const int64_t in_batch = at - batch * task.rows, segment = static_cast<int64_t>(load_once(task.segments + batch * task.step + in_batch));
      rows[i] = (batch * task.rows + (task.order ? task.order[in_batch] : in_batch)) * task.columns;
      segments[i] = segment < 0 || segment >= task.all_segments ? -1 : (batch * task.all_segments + segment) * task.columns;
    }
    for (int64_t column = lane * N; column < task.columns; column += lanes * N) {
      typename F::template Loaded<N> loaded[kTogether];
#pragma unroll
      for (int i = 0; i < kTogether; ++i) {
        loaded[i] = f.template load<N>(rows[i] + column, segments[i] < 0 ? -1 : segments[i] + column);
      }
#pragma unroll
      for (int i = 0; i < kTogether; ++i) {
        if (first + i * teams < all) {
          f.template write<N>(rows[i] + column, segments[i] < 0 ? -1 : segments[i] + column, loaded[i]);
        }
      }
    }
  }
}

// N columns at a time, where all pointers are aligned for that.
template <int N, class I, class F>
void launch_each_row(const Gpu& gpu, EachRow<I> task, bool is_aligned, const F& f) {
  if (task.batches * task.rows * task.columns == 0) {
    return;
  }
  const bool is_wide = N > 1 && is_aligned && task.columns % N == 0;
  const auto launch = [&](auto kernel, int per_thread) {
    task.lanes = power_of_two_from(quotient_up(task.columns, per_thread), 32);
    const int64_t rows_a_block = 2 * (kThreads / task.lanes);
    const int64_t blocks = std::min(quotient_up(task.batches * task.rows, rows_a_block), gpu.resident(kernel) * kWaves);
    kernel<<<static_cast<unsigned>(blocks), kThreads, 0, gpu.stream>>>(task, f);
    gpu.check_launch();
  };
  is_wide ? launch(each_row<I, F, N>, N) : launch(each_row<I, F, 1>, 1);
}

// ---- in which order ----------------------------------------------------------------

constexpr int64_t kFitsInCache = int64_t(16) << 20;  // bytes of segments' values that stay in the second cache
constexpr int64_t kNarrowBytes = 32;                 // of a row: one that is read or written alone costs as many

// Whether rows are best taken as they come where so many bytes of each element are read of its segment: these stay in the
// second cache, or rows are narrow. Else they are taken in the order of their segments.
inline bool are_best_as_they_come(const Problem& problem, int64_t bytes) {
  return problem.columns * bytes <= kNarrowBytes || problem.batches * problem.segments * problem.columns * bytes <= kFitsInCache;
}

// `bytes` of each of a row's elements are its segment's.
template <class T, class F>
void launch_rows_of(const Sorted& sorted, bool is_aligned, const F& f, int64_t bytes) {
  const Problem& problem = sorted.problem;
  const bool is_in_order = problem.order && !are_best_as_they_come(problem, bytes);
  const EachRow<uint32_t> task{is_in_order ? sorted.segment_in_order : sorted.segment_of, is_in_order ? problem.order : nullptr,
                               problem.batches, problem.rows, problem.segments, problem.columns, 0, 0};
  launch_each_row<kVectorBytes / int(sizeof(Wide<T>))>(Gpu(problem), task, is_aligned, f);
}

}  // namespace scatter_ops
