// What segments have, spread over rows that are vectors, and over long ones: a team writes the first rows of a segment, with as
// many rows at once as it has lanes for. What is behind them is the first blocks' work: a team has so many rows that but one
// segment there is so long.
#pragma once

#include "spread.cuh"

namespace scatter_ops {

template <bool kIsArg>
constexpr int kBlocksOfSpreadRows = kIsArg ? 5 : 6;  // for which registers are kept

// A thread's place in its team: a row among those written at once, and the first of N columns.
struct Place {
  int64_t column;
  int row;
};

// Write rows [begin, end) of a segment.
template <class T, int N, bool kIsArg>
__device__ void write_rows(const SpreadTask<T>& task, const Given<T, N, kIsArg>& given, int64_t batch, int64_t begin, int64_t end,
                           Place place) {
  const int together = 1 << (task.team_log - task.row_log), count = static_cast<int>(end - begin);
  const int64_t step = task.shape.columns * together;
  T* out = task.out + (batch * task.shape.rows + begin + place.row) * task.shape.columns + place.column;
#pragma unroll 4
  for (int row = place.row; row < count; row += together, out += step) {
    Vector<T, N> values;
#pragma unroll
    for (int j = 0; j < N; ++j) {
      values.at[j] = given.of(j, row);
    }
    *reinterpret_cast<Vector<T, N>*>(out) = values;
  }
}

// Write what of a team's part of the rows is behind the first ones of its segment.
template <class T, int N, bool kIsArg>
__device__ void write_rest(const SpreadTask<T>& task, int64_t batch, int64_t block, Place place) {
  const Line<true> line = task.shape.template line<true>(batch);
  const int teams = kThreads >> task.team_log, team = threadIdx.x >> task.team_log;
  const int64_t first_row = block * teams * task.most, row = first_row + team * task.most;
  const int64_t last_row = first_row + (teams - 1) * task.most;
  int64_t first, last;
  count_before(
      line.segments, [&](int64_t segment) { return line.begin_of(segment) <= first_row; },
      [&](int64_t segment) { return line.begin_of(segment) <= last_row; }, first, last);
  const int64_t segment = count_between(first, last, [&](int64_t other) { return line.begin_of(other) <= row; }) - 1;
  if (row >= task.shape.rows || place.column >= task.shape.columns) {
    return;
  }
  const int64_t from = line.begin_of(segment), to = line.begin_of(segment + 1);
  const int64_t begin = max(row, from + task.most), end = min(to, row + task.most);
  if (begin < end) {
    Given<T, N, kIsArg> given;
    given.load(task, line, batch, segment, place.column);
    given.settle(task, begin, to - from);
    write_rows<T, N, kIsArg>(task, given, batch, begin, end, place);
  }
}

// src [batches, segments, columns] -> out [batches, rows, columns]
template <class T, int N, bool kIsArg>
__global__ void __launch_bounds__(kThreads, kBlocksOfSpreadRows<kIsArg>) spread_rows(const SpreadTask<T> task) {
  const Shape& shape = task.shape;
  const int teams = kThreads >> task.team_log, team = threadIdx.x >> task.team_log;
  int64_t block = blockIdx.x;
  Place place{static_cast<int>(threadIdx.x & ((1u << task.row_log) - 1)) * N,
              static_cast<int>((threadIdx.x & ((1u << task.team_log) - 1)) >> task.row_log)};
  if (task.column_tiles > 1) {
    place.column += (block % task.column_tiles << task.row_log) * N;
    block /= task.column_tiles;
  }
  if (block < task.rest_blocks) {
#pragma unroll 1
    for (int64_t batch = blockIdx.y; batch < shape.batches; batch += gridDim.y) {
      write_rest<T, N, kIsArg>(task, batch, block, place);
    }
    return;
  }
  const int64_t segment = (block - task.rest_blocks) * teams + team;
  if (segment >= shape.segments + 2 || place.column >= shape.columns) {
    return;
  }
#pragma unroll 1
  for (int64_t batch = blockIdx.y; batch < shape.batches; batch += gridDim.y) {
    const Line<true> line = shape.line<true>(batch);
    const int64_t first = line.pointer_of(segment), last = line.pointer_of(segment + 1);
    Given<T, N, kIsArg> given;
    given.load(task, line, batch, segment, place.column);  // at once: it does not wait for the pointers
    const int64_t begin = line.inside(first), end = line.inside(last);
    given.settle(task, begin, end - begin);
    write_rows<T, N, kIsArg>(task, given, batch, begin, min(end, begin + task.most), place);
  }
}

}  // namespace scatter_ops
