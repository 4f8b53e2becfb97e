// What segments have, spread over their rows: the adjoints of the reductions. Each row is written once, and a block writes
// neighbouring rows at the same time.
#pragma once

#include "gpu.cuh"

namespace scatter_ops {

template <class T>
struct SpreadTask {
  Shape shape;
  const T* src;
  const int64_t* arg;  // the row that gets the value, or null: all rows of the segment
  T* out;
  bool is_mean;
  // of rows that are vectors
  int row_log, team_log;  // the lanes that take a row, and those that take a segment, as powers of two
  int column_tiles;
  int64_t most;  // rows of a segment that are its team's
  int64_t rest_blocks;
  int vectors;  // of short rows, that a thread writes
};

constexpr int kStagedEnds = 2048;

// Which segment has a row of a block's: of the block's segments, the ends are in shared memory, where they fit.
struct Segments {
  const Line<true>& line;
  int64_t row_begin;
  int64_t first;  // that has the block's first row
  int64_t count;  // of ends before the block's last row
  const int* ends;

  // all threads of a block; row_last is the block's last
  __device__ Segments(const Line<true>& of, int64_t begin, int64_t row_last, int* staged)
      : line(of), row_begin(begin), ends(staged) {
    int64_t behind_first, behind_last;
    count_before(
        line.segments + 1, [&](int64_t segment) { return line.begin_of(segment) <= begin; },
        [&](int64_t segment) { return line.begin_of(segment) <= row_last; }, behind_first, behind_last);
    first = behind_first - 1;
    count = behind_last - behind_first;
    __syncthreads();  // nobody reads what is there of a batch before
    if (count <= kStagedEnds) {
      for (int i = threadIdx.x; i < count; i += kThreads) {
        staged[i] = static_cast<int>(line.begin_of(behind_first + i) - row_begin);
      }
    }
    __syncthreads();
  }

  // of a row, counted from the block's first, in a segment that is not before `from`; both counted from `first`
  __device__ int64_t of(int row, int64_t from) const {
    const bool are_staged = count <= kStagedEnds;
    return count_between(from, count, [&](int64_t i) {
      return are_staged ? ends[i] <= row : line.begin_of(first + 1 + i) <= row_begin + row;
    });
  }

  // the first row behind a segment: rows of the block at most
  __device__ int end_of(int64_t segment, int rows) const {
    if (segment >= count) {
      return rows;
    }
    return count <= kStagedEnds ? ends[segment] : static_cast<int>(line.begin_of(first + 1 + segment) - row_begin);
  }
};

// What each of so many rows gets of a mean.
template <class T>
__device__ T share_of(T value, int64_t count) {
  using W = Wide<T>;
  const W wide = static_cast<W>(value), rows = W(max(count, int64_t(1)));
  return T(std::is_integral_v<T> ? wide / rows : wide * (W(1) / rows));
}

// What a segment gives its rows, N columns of it.
template <class T, int N, bool kIsArg>
struct Given {
  Vector<T, N> values;
  Vector<int64_t, kIsArg ? N : 1> args;
  int rows[kIsArg ? N : 1];  // those that get it

  // segments 0 and last are the padding: rows that have no segment get 0
  __device__ void load(const SpreadTask<T>& task, const Line<true>& line, int64_t batch, int64_t segment, int64_t column) {
    if (segment <= 0 || segment >= line.segments - 1) {
#pragma unroll
      for (int j = 0; j < N; ++j) {
        values.at[j] = T(0);
        args.at[kIsArg ? j : 0] = -1;
      }
      return;
    }
    const int64_t at = (batch * task.shape.segments + segment - 1) * task.shape.columns + column;
    values = *reinterpret_cast<const Vector<T, N>*>(task.src + at);
    if constexpr (kIsArg) {
      args = *reinterpret_cast<const Vector<int64_t, N>*>(task.arg + at);
    }
  }

  // its rows are counted from `row_begin`; the segment has so many
  __device__ void settle(const SpreadTask<T>& task, int64_t row_begin, int64_t count) {
    if constexpr (kIsArg) {
#pragma unroll
      for (int j = 0; j < N; ++j) {
        const int64_t row = args.at[j] - row_begin;
        rows[j] = row < 0 || row > kNever ? -1 : static_cast<int>(row);
      }
    }
    if (task.is_mean) {
#pragma unroll
      for (int j = 0; j < N; ++j) {
        values.at[j] = share_of(values.at[j], count);
      }
    }
  }

  __device__ T of(int j, int row) const {
    return kIsArg && rows[kIsArg ? j : 0] != row ? T(0) : values.at[j];
  }
};

// ---- short rows ------------------------------------------------------------------

template <class T>
constexpr int kMostSpreadVectors = 8 * int(sizeof(T));  // of 16 bytes, that a thread writes

// src [batches, segments, columns] -> out [batches, rows, columns], as one line of elements; rows of several columns
template <class T, bool kIsArg>
__global__ void __launch_bounds__(kThreads, kBlocksAProcessor) spread_elements(const SpreadTask<T> task) {
  constexpr int kPerVector = kVectorBytes / int(sizeof(T));
  const int per_block = kThreads * task.vectors * kPerVector;
  __shared__ int staged[kStagedEnds];
  const Shape& shape = task.shape;
  const int columns = static_cast<int>(shape.columns);
  const int64_t all = shape.rows * columns;

  for (int64_t batch = blockIdx.y; batch < shape.batches; batch += gridDim.y) {
    const Line<true> line = shape.line<true>(batch);
    T* out = task.out + batch * all;
    const int skew = static_cast<int>(reinterpret_cast<uintptr_t>(out) % kVectorBytes / sizeof(T));
    const int64_t block_begin = int64_t(blockIdx.x) * per_block - skew;
    const int64_t end = min(block_begin + per_block, all);
    const int64_t row_begin = max(block_begin, int64_t(0)) / columns;
    const Segments segments(line, row_begin, max(end - 1, int64_t(0)) / columns, staged);
    int64_t segment = 0;
    for (int i = 0; i < task.vectors; ++i) {
      const int64_t at = block_begin + (i * kThreads + static_cast<int>(threadIdx.x)) * kPerVector;
      const int64_t start = max(at, int64_t(0)), stop = min(at + kPerVector, end);
      if (start >= stop) {
        break;
      }
      const int offset = static_cast<int>(start - row_begin * columns);
      int row = offset / columns, column = offset - row * columns;
      segment = segments.of(row, segment);
      Vector<T, kPerVector> values;
#pragma unroll
      for (int j = 0; j < kPerVector; ++j) {
        if (at + j < start || at + j >= stop) {
          continue;
        }
        while (row >= segments.end_of(segment, kNever)) {
          ++segment;
        }
        Given<T, 1, kIsArg> given;
        const int64_t from = segments.first + segment;
        given.load(task, line, batch, from, column);
        given.settle(task, row_begin, task.is_mean ? line.begin_of(from + 1) - line.begin_of(from) : 0);
        values.at[j] = given.of(0, row);
        if (++column == columns) {
          column = 0;
          ++row;
        }
      }
      if (start == at && stop == at + kPerVector) {
        *reinterpret_cast<Vector<T, kPerVector>*>(out + at) = values;
      } else {
#pragma unroll
        for (int j = 0; j < kPerVector; ++j) {
          if (at + j >= start && at + j < stop) {
            out[at + j] = values.at[j];
          }
        }
      }
    }
  }
}

// ---- few values ------------------------------------------------------------------

// 0 to all elements of out.
template <class T>
__global__ void __launch_bounds__(kThreads) clear(T* out, int64_t all) {
  let_next_begin();
  const int64_t thread = int64_t(blockIdx.x) * kThreads + threadIdx.x, threads = int64_t(gridDim.x) * kThreads;
  const int64_t before = min(int64_t(-reinterpret_cast<uintptr_t>(out) % kVectorBytes / sizeof(T)), all);  // the first vector
  const int64_t vectors = (all - before) / kPerVector<T>, behind = before + vectors * kPerVector<T>;
  uint4* whole = reinterpret_cast<uint4*>(out + before);
  for (int64_t at = thread; at < vectors; at += threads) {
    whole[at] = uint4{0, 0, 0, 0};
  }
  for (int64_t at = thread; at < before + all - behind; at += threads) {
    out[at < before ? at : behind + at - before] = T(0);
  }
}

// src [batches, segments, columns] -> out [batches, rows, columns], which is cleared: the row of each value gets it
template <class T>
__global__ void __launch_bounds__(kThreads) spread_few(const SpreadTask<T> task) {
  const Shape& shape = task.shape;
  const int64_t of_batch = shape.segments * shape.columns, all = shape.batches * of_batch;
  for (int64_t at = int64_t(blockIdx.x) * kThreads + threadIdx.x; at < all; at += int64_t(gridDim.x) * kThreads) {
    const int64_t batch = at / of_batch, segment = at % of_batch / shape.columns, column = at % shape.columns;
    const Line<false> line = shape.line<false>(batch);
    const int64_t row = task.arg[at];
    const bool is_inside = row >= line.begin_of(segment) && row < line.begin_of(segment + 1);
    const T value = task.src[at];  // was there before all was cleared
    wait_for_last();
    if (is_inside) {
      task.out[(batch * shape.rows + row) * shape.columns + column] = value;
    }
  }
}

}  // namespace scatter_ops
