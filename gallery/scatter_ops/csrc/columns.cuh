// What a thread has of its columns, N side by side, when it walks down rows.
#pragma once

#include "pairs.cuh"

namespace scatter_ops {

// A segment that a thread has come to the end of.
struct Piece {
  int64_t base;      // from which rows are counted
  int begin, count;  // its rows
  int64_t all_rows;  // of src: what an empty segment gets for a row
};

template <class T, class R, int N>
struct Columns {
  static constexpr int64_t kMostPlaces = int64_t(1) << 28;  // of a chunk: its rows are counted in an int

  R at[N];

  __device__ static Columns nothing() {
    Columns columns;
#pragma unroll
    for (int j = 0; j < N; ++j) {
      columns.at[j] = R::nothing();
    }
    return columns;
  }

  __device__ void take(const Vector<T, N>& values, int row) {
#pragma unroll
    for (int j = 0; j < N; ++j) {
      at[j].take(static_cast<typename R::Value>(values.at[j]), row);
    }
  }

  __device__ void take_both(const Vector<T, N>& values, const Vector<T, N>& others) {
#pragma unroll
    for (int j = 0; j < N; ++j) {
      at[j].take_both(static_cast<typename R::Value>(values.at[j]), static_cast<typename R::Value>(others.at[j]));
    }
  }

  // what is found in later rows
  __device__ void merge(const Columns& later) {
#pragma unroll
    for (int j = 0; j < N; ++j) {
      at[j].merge(later.at[j]);
    }
  }

  __device__ R of(int j) const { return at[j]; }

  // Write what a segment comes to; `are_paired` where the lane beside this one does so, too.
  __device__ void write(const Piece& segment, bool is_mean, [[maybe_unused]] bool are_paired, Out<T, R>* out, int64_t* arg) {
    if constexpr (!R::kHasArg) {
      if (is_mean) {
#pragma unroll
        for (int j = 0; j < N; ++j) {
          at[j].divide(segment.count);
        }
      }
    }
    Vector<Out<T, R>, N> values;
    Vector<int64_t, N> args;
#pragma unroll
    for (int j = 0; j < N; ++j) {
      scatter_ops::write(from_row(at[j], segment.base), segment.base + segment.begin, segment.count, segment.all_rows, false,
                         values.at[j], args.at + j);
    }
    *reinterpret_cast<Vector<Out<T, R>, N>*>(out) = values;
    if constexpr (R::kHasArg) {
      *reinterpret_cast<Vector<int64_t, N>*>(arg) = args;
    }
  }
};

#ifndef USE_ROCM

// The largest or smallest of 16-bit types and its row, two columns in a register and their rows in another: three
// instructions for two elements.
template <class T, bool kIsMax>
  requires(!std::is_integral_v<T> && sizeof(T) == 2)
struct Columns<T, Extreme<float, int, kIsMax>, 8> {
  static constexpr int N = 8;
  using R = Extreme<float, int, kIsMax>;
  using Pair = PairOf<T>;
  static constexpr int64_t kMostPlaces = int64_t(1) << 15;  // rows are counted in 16 bits

  Pair best[N / 2];  // NaN before there is a number
  uint32_t rows[N / 2];

  __device__ static Columns nothing() {
    Columns columns;
#pragma unroll
    for (int j = 0; j < N / 2; ++j) {
      reinterpret_cast<uint32_t&>(columns.best[j]) = ~0u;
      columns.rows[j] = 0;
    }
    return columns;
  }

  __device__ void take(const Vector<T, N>& values, int row) {
    const Pair* pairs = reinterpret_cast<const Pair*>(&values);
#pragma unroll
    for (int j = 0; j < N / 2; ++j) {
      take_pair(j, pairs[j], static_cast<uint32_t>(row) * 0x10001u);
    }
  }

  // two columns of one later row, or of two
  __device__ void take_pair(int j, Pair pair, uint32_t at_rows) {
    const Pair better = kIsMax ? __hmax2(best[j], pair) : __hmin2(best[j], pair);
    const uint32_t is_taken = __hneu2_mask(better, best[j]);  // the first number is: it does not equal NaN
    best[j] = better;
    rows[j] = (at_rows & is_taken) | (rows[j] & ~is_taken);
  }

  __device__ void merge(const Columns& later) {
#pragma unroll
    for (int j = 0; j < N / 2; ++j) {
      take_pair(j, later.best[j], later.rows[j]);
    }
  }

  __device__ R of(int j) const {
    const float value = static_cast<float>(reinterpret_cast<const T*>(best)[j]);
    return value == value ? R{value, static_cast<int>(rows[j / 2] >> j % 2 * 16 & 0xffff)} : R::nothing();
  }

  __device__ void write(const Piece& segment, [[maybe_unused]] bool is_mean, bool are_paired, T* out, int64_t* arg) const {
    Vector<T, N> values = *reinterpret_cast<const Vector<T, N>*>(best);
    if (segment.count == 0) {
      values = {};
    }
    *reinterpret_cast<Vector<T, N>*>(out) = values;

    uint32_t found[N / 2];
#pragma unroll
    for (int j = 0; j < N / 2; ++j) {
      const uint32_t is_nan = __hneu2_mask(best[j], best[j]);
      found[j] = (static_cast<uint32_t>(segment.begin) * 0x10001u & is_nan) | (rows[j] & ~is_nan);
    }
    // a sector of 32 bytes is the rows of 4 columns: two lanes write it together, and each sector at once
    const bool is_odd = threadIdx.x % 2;
    int step = 2;
    if (are_paired) {
      const unsigned both = 3u << (threadIdx.x % 32 & ~1u);
      const uint32_t first = __shfl_xor_sync(both, is_odd ? found[0] : found[1], 1);
      const uint32_t second = __shfl_xor_sync(both, is_odd ? found[2] : found[3], 1);
      const uint32_t own[2] = {is_odd ? found[1] : found[0], is_odd ? found[3] : found[2]};
      found[0] = is_odd ? first : own[0];
      found[1] = is_odd ? second : own[1];
      found[2] = is_odd ? own[0] : first;
      found[3] = is_odd ? own[1] : second;
      arg -= is_odd ? N - 2 : 0;
      step = 4;
    }
#pragma unroll
    for (int j = 0; j < N / 2; ++j) {
      Vector<int64_t, 2> args{segment.base + (found[j] & 0xffff), segment.base + (found[j] >> 16)};
      if (segment.count == 0) {
        args = {segment.all_rows, segment.all_rows};
      }
      *reinterpret_cast<Vector<int64_t, 2>*>(arg + j * step) = args;
    }
  }
};

#endif

}  // namespace scatter_ops
