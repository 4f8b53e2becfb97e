// What composites find of rows of one element that are in bins of neighbouring segments: a bin is a table in shared memory.
#include "atomics.cuh"
#include "composites.cuh"
#include "compute.h"
#include "launch.h"

namespace scatter_ops {
namespace {

constexpr int kBinThreads = 1024;
constexpr int kAtOnce = 4;              // rows of a thread, whose loads do not wait for each other
constexpr int64_t kLeastRows = 1 << 12;  // of a block

// A sum of what is scaled to a fixed point, in two words: atomics of 32 bits are the only ones that shared memory has, and sums of
// integers are the same in any order.
__device__ inline void add_fixed(uint32_t* low, uint32_t* high, uint32_t value) {
  if (atomicAdd(low, value) + value < value) {
    atomicAdd(high, 1u);
  }
}

__device__ inline double fixed_of(uint32_t low, uint32_t high) { return double(uint64_t(high) << 32 | low); }

// ---- tables: what is known of each segment of a bin ----------------------------------

// Of each of its segments a table has kWords. All rows are shown to `first`; then `settle` is called of each segment, and all
// rows are shown to `second`.
template <class R>
struct Table;

template <>
struct Table<PowerSum<float>> {
  using Cell = Two<float>;
  using Merged = PowerSum<float>;
  static constexpr int kWords = 3;
  static constexpr float kOne = 1u << 31;
  static constexpr uint32_t kNan = 1u << 31;  // in `high`, which counts no more than a block's rows

  uint32_t *most, *low, *high;

  __device__ Table(uint32_t* memory, int size) : most(memory), low(most + size), high(low + size) {}

  __device__ void first(int at, float x) {
    if (x > -std::numeric_limits<float>::infinity()) {  // neither that nor NaN is the largest
      atomicMax(most + at, ordered_bits(x));
    }
  }

  __device__ void settle(int at) {
    most[at] = __float_as_uint(most[at] == 0 ? std::numeric_limits<float>::lowest() : number_of(most[at]));
  }

  __device__ void second(int at, float x) {
    const float largest = __uint_as_float(most[at]), power = x == largest ? 1.0f : exp_of(x - largest);
    if (power == power) {
      add_fixed(low + at, high + at, __float2uint_rn(power * kOne));
    } else {
      atomicOr(high + at, kNan);
    }
  }

  __device__ Cell cell(int at) const {
    const bool is_nan = high[at] >= kNan;
    return {__uint_as_float(most[at]), is_nan ? std::numeric_limits<float>::quiet_NaN() : static_cast<float>(fixed_of(low[at], high[at]) / kOne)};
  }

  __device__ static Merged merged(const Cell& cell) { return {cell.first, cell.second}; }
  __device__ static int64_t count(const Merged&) { return 0; }
};

struct alignas(16) MomentsCell {
  float center, offset;  // of the mean
  float squares;
  uint32_t count;
};

// What rows differ from the middle of their segment is scaled by how far its least and most are from each other: even where the
// middle is rounded to one of these, that is from -1 to 1.
template <>
struct Table<Moments<float>> {
  using Cell = MomentsCell;
  using Merged = Moments<double>;
  static constexpr int kWords = 7;
  static constexpr float kOne = 1 << 30, kOneSquared = 1u << 31;
  static constexpr uint32_t kZero = 5u << 28;  // which a sum of differences has added to each, so that none is less than 0
  static constexpr float kLeastHalf = 1e-37f;

  uint32_t *least, *most, *counts, *low, *high, *low_squares, *high_squares;

  __device__ Table(uint32_t* memory, int size)
      : least(memory), most(least + size), counts(most + size), low(counts + size), high(low + size), low_squares(high + size),
        high_squares(low_squares + size) {}

  // `least` is kept as its complement, so that all words begin with 0
  __device__ void first(int at, float x) {
    const uint32_t bits = ordered_bits(x);
    atomicMax(least + at, ~bits);
    atomicMax(most + at, bits);
    atomicAdd(counts + at, 1u);
  }

  // to the center and the inverse of the scale: 0 where all rows are the same, NaN where some are not finite
  __device__ void settle(int at) {
    const float low_half = number_of(~least[at]) / 2, high_half = number_of(most[at]) / 2, half = high_half - low_half;
    const bool is_finite = half <= std::numeric_limits<float>::max();
    const float inverse = is_finite ? 0.5f / max(half, kLeastHalf) : std::numeric_limits<float>::quiet_NaN();
    least[at] = __float_as_uint(high_half + low_half);
    most[at] = __float_as_uint(half == 0 ? 0.0f : inverse);
  }

  __device__ void second(int at, float x) {
    const float inverse = __uint_as_float(most[at]), away = (x - __uint_as_float(least[at])) * inverse;
    if (inverse > 0) {
      add_fixed(low + at, high + at, static_cast<uint32_t>(__float2int_rn(away * kOne)) + kZero);
      add_fixed(low_squares + at, high_squares + at, __float2uint_rn(away * away * kOneSquared));
    }
  }

  __device__ Cell cell(int at) const {
    const float center = __uint_as_float(least[at]), inverse = __uint_as_float(most[at]);
    if (counts[at] == 0 || !(inverse > 0)) {
      return {center, 0, inverse, counts[at]};  // no squares, or NaN
    }
    const double count = counts[at], scale = 1 / double(inverse), offset = (fixed_of(low[at], high[at]) / count - kZero) / kOne;
    const double squares = fixed_of(low_squares[at], high_squares[at]) / kOneSquared - offset * offset * count;
    return {center, static_cast<float>(offset * scale), static_cast<float>((squares < 0 ? 0 : squares) * scale * scale), counts[at]};
  }

  __device__ static Merged merged(const Cell& cell) {
    return cell.count == 0 ? Merged::nothing() : Merged{double(cell.center) + cell.offset, cell.squares, double(cell.count)};
  }

  __device__ static int64_t count(const Merged& all) { return static_cast<int64_t>(all.count); }
};

constexpr int64_t kMostBytes = 4 * Table<Moments<float>>::kWords;  // of a segment

// ---- kernels -------------------------------------------------------------------------

template <class Cell>
struct BinTask {
  const uint32_t* segments;  // of rows in bins; that of no segment has their number
  int64_t rows, all_segments, rows_of_block;
  int bits;         // of a segment, within its bin
  int64_t* bounds;  // where the rows of a bin begin, [kBins + 1]
  Cell* cells;      // of each bin that a block has rows of, [blocks + kBins, 1 << bits]: that of its number and the bin's

  __device__ int bin_of(int64_t row) const { return static_cast<int>(segments[row] >> bits) % kBins; }
};

template <class Cell>
__global__ void __launch_bounds__(kThreads) find_bins(const BinTask<Cell> task) {
  for (int bin = threadIdx.x; bin <= kBins; bin += kThreads) {
    task.bounds[bin] = count_between(0, task.rows, [&](int64_t row) { return task.bin_of(row) < bin; });
  }
}

// Call f(segment within its bin, value) for rows of one bin.
template <class T, class Task, class F>
__device__ void for_rows(const Task& task, const T* values, int64_t begin, int64_t end, F f) {
  for (int64_t first = begin + threadIdx.x; first < end; first += kBinThreads * kAtOnce) {
    uint32_t segments[kAtOnce];
    T some[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const int64_t at = min(first + i * kBinThreads, end - 1);
      segments[i] = task.segments[at];
      some[i] = values[at];
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      if (first + i * kBinThreads < end && segments[i] < task.all_segments) {
        f(static_cast<int>(segments[i] & ((1u << task.bits) - 1)), static_cast<float>(some[i]));
      }
    }
  }
}

template <class T, class R>
__global__ void __launch_bounds__(kBinThreads) fill_tables(const BinTask<typename Table<R>::Cell> task, const T* values) {
  extern __shared__ uint32_t memory[];
  const int size = 1 << task.bits;
  Table<R> table(memory, size);
  int64_t row = blockIdx.x * task.rows_of_block;
  const int64_t end = min(row + task.rows_of_block, task.rows);
  for (int bin = row < end ? task.bin_of(row) : 0; row < end; ++bin) {
    const int64_t stop = min(end, task.bounds[bin + 1]);
    if (stop <= row) {
      continue;
    }
    for (int i = threadIdx.x; i < size * Table<R>::kWords; i += kBinThreads) {
      memory[i] = 0;
    }
    __syncthreads();
    for_rows(task, values, row, stop, [&](int at, float x) { table.first(at, x); });
    __syncthreads();
    for (int i = threadIdx.x; i < size; i += kBinThreads) {
      table.settle(i);
    }
    __syncthreads();
    for_rows(task, values, row, stop, [&](int at, float x) { table.second(at, x); });
    __syncthreads();
    auto* cells = task.cells + (int64_t(blockIdx.x + bin) << task.bits);
    for (int i = threadIdx.x; i < size; i += kBinThreads) {
      cells[i] = table.cell(i);
    }
    __syncthreads();
    row = stop;
  }
}

template <class R>
__global__ void __launch_bounds__(kThreads)
    merge_tables(const BinTask<typename Table<R>::Cell> task, Two<float>* out, int64_t* counts) {
  using Merged = typename Table<R>::Merged;
  const int64_t step = int64_t(gridDim.x) * kThreads;
  for (int64_t segment = int64_t(blockIdx.x) * kThreads + threadIdx.x; segment < task.all_segments; segment += step) {
    const int64_t bin = segment >> task.bits, begin = task.bounds[bin], end = task.bounds[bin + 1];
    Merged all = Merged::nothing();
    if (begin < end) {
      for (int64_t block = begin / task.rows_of_block; block <= (end - 1) / task.rows_of_block; ++block) {
        all.merge(Table<R>::merged(task.cells[((block + bin) << task.bits) + (segment & ((int64_t(1) << task.bits) - 1))]));
      }
    }
    const auto [first, second] = all.of(0);
    out[segment] = {static_cast<float>(first), static_cast<float>(second)};
    if (counts) {
      counts[segment] = Table<R>::count(all);
    }
  }
}

}  // namespace

bool fit_bins(const Problem& by_index) {
#ifdef USE_ROCM
  return false;  // there is no sort yet
#else
  int most = 0;
  Gpu::check(cudaDeviceGetAttribute(&most, cudaDevAttrMaxSharedMemoryPerBlockOptin, by_index.indptr.get_device_index()));
  return kMostBytes << bits_within_bins(by_index.batches * by_index.segments) <= most;
#endif
}

template <class T, class R>
void find_in_bins(const Sorted& rows, Two<float>* found, int64_t* counts) {
  using Cell = typename Table<R>::Cell;
  const Problem& problem = rows.problem;
  const Gpu gpu(problem);
  const int size = 1 << rows.bits_within_bins, bytes = 4 * Table<R>::kWords * size;
  const auto fill = fill_tables<T, R>;
  Gpu::check(cudaFuncSetAttribute(reinterpret_cast<const void*>(fill), cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
  const int64_t rows_of_block = std::max(quotient_up(problem.rows, gpu.resident(fill, bytes, kBinThreads)), kLeastRows);
  const int64_t blocks = quotient_up(problem.rows, rows_of_block);
  const Tensor cells = empty({(blocks + kBins) * size * int64_t(sizeof(Cell))}, problem.indptr, ScalarType::Byte);
  const Tensor bounds = empty({kBins + 1}, problem.indptr, ScalarType::Long);
  const BinTask<Cell> task{rows.segment_in_order, problem.rows, problem.segments, rows_of_block, rows.bits_within_bins,
                           into<int64_t>(bounds), into<Cell>(cells)};
  find_bins<<<1, kThreads, 0, gpu.stream>>>(task);
  gpu.check_launch();
  fill<<<static_cast<unsigned>(blocks), kBinThreads, bytes, gpu.stream>>>(task, static_cast<const T*>(rows.values));
  gpu.check_launch();
  const int64_t merging = std::min(quotient_up(problem.segments, kThreads), gpu.resident(merge_tables<R>) * kWaves);
  merge_tables<R><<<static_cast<unsigned>(merging), kThreads, 0, gpu.stream>>>(task, found, counts);
  gpu.check_launch();
}

#define FIND(T) \
  template void find_in_bins<T, PowerSum<float>>(const Sorted&, Two<float>*, int64_t*); \
  template void find_in_bins<T, Moments<float>>(const Sorted&, Two<float>*, int64_t*);
FIND(float) FIND(Half) FIND(BFloat16)

}  // namespace scatter_ops
