// What composites find of rows of one element that are in bins of neighbouring segments: a bin is a table in shared memory.
#include "composites.cuh"
#include "compute.h"
#include "launch.h"
#include "stream.cuh"

namespace scatter_ops {
namespace {

constexpr int kBinThreads = 1024;
constexpr int kAtOnce = 4;              // rows of a thread, whose loads do not wait for each other
constexpr int64_t kLeastRows = 1 << 12;  // of a block

using Pair = unsigned long long;  // two floats, which change together

__device__ inline Pair pair_of(float first, float second) {
  return Pair(__float_as_uint(second)) << 32 | __float_as_uint(first);
}
__device__ inline float first_of(Pair pair) { return __uint_as_float(static_cast<uint32_t>(pair)); }
__device__ inline float second_of(Pair pair) { return __uint_as_float(static_cast<uint32_t>(pair >> 32)); }

// Have a pair become what `change` makes of it.
template <class F>
__device__ void exchange(Pair* memory, F change) {
  Pair held = *static_cast<volatile Pair*>(memory);
  while (true) {
    const Pair wanted = change(held), before = held;
    if (wanted == before || (held = atomicCAS(memory, before, wanted)) == before) {
      return;
    }
  }
}

// ---- tables: what is known of each segment of a bin ----------------------------------

template <class R>
struct Table;

template <>
struct Table<PowerSum<float>> {
  using Cell = Two<float>;
  using Merged = PowerSum<float>;

  Pair* pairs;

  __device__ Table(void* memory, int64_t) : pairs(static_cast<Pair*>(memory)) {}

  __device__ void clear(int at) {
    const Merged none = Merged::nothing();
    pairs[at] = pair_of(none.most, none.total);
  }

  __device__ void take(int at, float x) {
    exchange(pairs + at, [x](Pair held) {
      Merged some{first_of(held), second_of(held)};
      some.take(x, 0);
      return pair_of(some.most, some.total);
    });
  }

  __device__ Cell cell(int at) const { return {first_of(pairs[at]), second_of(pairs[at])}; }
  __device__ static Merged merged(const Cell& cell) { return {cell.first, cell.second}; }
  __device__ static int64_t count(const Merged&) { return 0; }
};

// sums of what rows differ from one of them, which is the first that came: so none of these is much larger than a deviation
struct alignas(16) Differences {
  float sum, squares, shift;
  uint32_t count;
};

template <>
struct Table<Moments<float>> {
  using Cell = Differences;
  using Merged = Moments<double>;
  static constexpr uint32_t kNoShift = 0x7fffffff;  // a NaN

  Pair* sums;
  float* shifts;
  uint32_t* counts;

  __device__ Table(void* memory, int64_t size)
      : sums(static_cast<Pair*>(memory)), shifts(reinterpret_cast<float*>(sums + size)), counts(reinterpret_cast<uint32_t*>(shifts + size)) {}

  __device__ void clear(int at) {
    sums[at] = 0;
    shifts[at] = __uint_as_float(kNoShift);
    counts[at] = 0;
  }

  __device__ void take(int at, float x) {
    float shift = *static_cast<volatile float*>(shifts + at);
    if (shift != shift && x == x) {
      const uint32_t held = atomicCAS(reinterpret_cast<uint32_t*>(shifts + at), kNoShift, __float_as_uint(x));
      shift = held == kNoShift ? x : __uint_as_float(held);
    }
    atomicAdd(counts + at, 1u);
    const float above = x - shift;
    if (above != 0) {
      exchange(sums + at, [above](Pair held) { return pair_of(first_of(held) + above, second_of(held) + above * above); });
    }
  }

  __device__ Cell cell(int at) const { return {first_of(sums[at]), second_of(sums[at]), shifts[at], counts[at]}; }

  __device__ static Merged merged(const Cell& cell) {
    if (cell.count == 0) {
      return Merged::nothing();
    }
    const double mean = double(cell.sum) / cell.count, squares = cell.squares - cell.sum * mean;
    return {cell.shift + mean, squares < 0 ? 0 : squares, double(cell.count)};
  }

  __device__ static int64_t count(const Merged& all) { return static_cast<int64_t>(all.count); }
};

constexpr int64_t kMostBytes = 16;  // of a segment
static_assert(sizeof(Two<float>) <= kMostBytes && sizeof(Differences) <= kMostBytes);

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

template <class T, class R>
__global__ void __launch_bounds__(kBinThreads) fill_tables(const BinTask<typename Table<R>::Cell> task, const T* values) {
  extern __shared__ Pair memory[];
  const int size = 1 << task.bits;
  Table<R> table(memory, size);
  int64_t row = blockIdx.x * task.rows_of_block;
  const int64_t end = min(row + task.rows_of_block, task.rows);
  for (int bin = row < end ? task.bin_of(row) : 0; row < end; ++bin) {
    const int64_t stop = min(end, task.bounds[bin + 1]);
    if (stop <= row) {
      continue;
    }
    for (int i = threadIdx.x; i < size; i += kBinThreads) {
      table.clear(i);
    }
    __syncthreads();
    for (int64_t first = row + threadIdx.x; first < stop; first += kBinThreads * kAtOnce) {
      uint32_t segments[kAtOnce];
      float some[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int64_t at = first + i * kBinThreads;
        segments[i] = at < stop ? load_once(task.segments + at) : ~0u;
        some[i] = at < stop ? static_cast<float>(load_once(values + at)) : 0;
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        if (segments[i] < task.all_segments) {
          table.take(segments[i] & (size - 1), some[i]);
        }
      }
    }
    __syncthreads();
    auto* cells = task.cells + (int64_t(blockIdx.x + bin) << task.bits);
    for (int i = threadIdx.x; i < size; i += kBinThreads) {
      cells[i] = table.cell(i);
    }
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
  const int bytes = int(sizeof(Cell)) << rows.bits_within_bins;
  const auto fill = fill_tables<T, R>;
  Gpu::check(cudaFuncSetAttribute(reinterpret_cast<const void*>(fill), cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
  const int64_t rows_of_block = std::max(quotient_up(problem.rows, gpu.resident(fill, bytes, kBinThreads)), kLeastRows);
  const int64_t blocks = quotient_up(problem.rows, rows_of_block);
  const Tensor cells = empty({(blocks + kBins) * bytes}, problem.indptr, ScalarType::Byte);
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
