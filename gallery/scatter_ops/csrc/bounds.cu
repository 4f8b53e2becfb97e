// Where the segments of a sorted index begin, without a word to the host.
#include "compute.h"
#include "launch.h"

namespace scatter_ops {
namespace {

constexpr int64_t kAlone = 16;  // segments that a thread begins by itself; a warp those of longer gaps
constexpr int kVectors = 2;     // of a lane, whose loads do not wait for each other
constexpr int64_t kGroups = 4;  // of rows, for a warp

template <class I>
constexpr int64_t kRowsOfWarp = 32 * kVectors * kPerVector<I>;

template <class I>
struct BoundsTask {
  const I* index;   // [batches, rows]
  int64_t* bounds;  // [batches, segments + 1]
  int64_t batches, rows, segments;
};

// The rows of a batch. A row begins all segments after that of the row before it, up to its own; one more, behind the last,
// begins the rest. What is before the first segment or behind the last one is in none.
template <class I>
struct SortedRows {
  const I* index;
  int64_t* bounds;
  int64_t rows, segments;

  __device__ int64_t segment_of(int64_t row) const {
    const int64_t segment = row < 0 ? -1 : row < rows ? static_cast<int64_t>(__ldg(index + row)) : segments;
    return max(int64_t(-1), min(segment, segments));
  }

  // Begin segments in a group of rows, one segment after the other: false where some row does not stand in the segment of the
  // row before it or in the next one. The group has a row before it, and ends before the last one.
  __device__ bool begin_each_next(int64_t first) const {
    constexpr int N = kPerVector<I>;
    using Step = std::make_unsigned_t<I>;
    const int64_t own = first + int64_t(threadIdx.x % 32) * N;
    Vector<I, N> at[kVectors];
    I before[kVectors];
#pragma unroll
    for (int i = 0; i < kVectors; ++i) {
      const I* from = index + own + i * 32 * N;
      at[i] = *reinterpret_cast<const Vector<I, N>*>(from);
      before[i] = __ldg(from - 1);
    }
    Step steps = 0;
#pragma unroll
    for (int i = 0; i < kVectors; ++i) {
#pragma unroll
      for (int j = 0; j < N; ++j) {
        steps |= static_cast<Step>(at[i].at[j]) - static_cast<Step>(j > 0 ? at[i].at[j - 1] : before[i]);
      }
    }
    const bool is_inside = at[0].at[0] >= I(0) && static_cast<int64_t>(at[kVectors - 1].at[N - 1]) < segments;
    if (SCATTER_OPS_BALLOT(steps > 1 || !is_inside)) {
      return false;
    }
#pragma unroll
    for (int i = 0; i < kVectors; ++i) {
#pragma unroll
      for (int j = 0; j < N; ++j) {
        if (at[i].at[j] != (j > 0 ? at[i].at[j - 1] : before[i])) {
          bounds[at[i].at[j]] = own + i * 32 * N + j;
        }
      }
    }
    return true;
  }

  // The same of any rows.
  __device__ void begin_all(int64_t first) const {
    const int lane = threadIdx.x % 32;
#pragma unroll 4
    for (int i = 0; i < kRowsOfWarp<I> / 32; ++i) {
      const int64_t row = first + i * 32 + lane, begin = segment_of(row - 1) + 1, end = segment_of(row) + 1;
      const int64_t alone = min(end, begin + kAlone);
      for (int64_t segment = begin; segment < alone; ++segment) {
        bounds[segment] = row;
      }
      for (unsigned left = SCATTER_OPS_BALLOT(end > alone); left; left &= left - 1) {
        const int one = __ffs(left) - 1;
        const int64_t to = SCATTER_OPS_SHUFFLE(~0u, end, one, 32), its_row = SCATTER_OPS_SHUFFLE(~0u, row, one, 32);
        for (int64_t at = SCATTER_OPS_SHUFFLE(~0u, alone, one, 32) + lane; at < to; at += 32) {
          bounds[at] = its_row;
        }
      }
    }
  }
};

template <class I>
__global__ void __launch_bounds__(kThreads) find_bounds_of_rows(const BoundsTask<I> task) {
  const int64_t step = int64_t(gridDim.x) * kWarps * kRowsOfWarp<I>, warp = int64_t(blockIdx.x) * kWarps + threadIdx.x / 32;
  for (int64_t batch = blockIdx.y; batch < task.batches; batch += gridDim.y) {
    const SortedRows<I> sorted{task.index + batch * task.rows, task.bounds + batch * (task.segments + 1), task.rows, task.segments};
    const int64_t before = reinterpret_cast<uintptr_t>(sorted.index) / sizeof(I) % kPerVector<I>;  // in the first row's vector
    for (int64_t first = warp * kRowsOfWarp<I> - before; first <= task.rows; first += step) {
      const bool is_amid = first > 0 && first + kRowsOfWarp<I> <= task.rows;
      if (!is_amid || !sorted.begin_each_next(first)) {
        sorted.begin_all(first);
      }
    }
  }
}

template <class I>
void launch(const Problem& problem, const BoundsTask<I>& task) {
  if (task.batches == 0) {
    return;
  }
  const Gpu gpu(problem);
  const dim3 grid(Gpu::blocks_for(task.rows + kPerVector<I>, kGroups * kWarps * kRowsOfWarp<I>),
                  static_cast<unsigned>(std::min(task.batches, kMostBlocksDown)));
  find_bounds_of_rows<I><<<grid, kThreads, 0, gpu.stream>>>(task);
  gpu.check_launch();
}

}  // namespace

void find_bounds(const Problem& problem, int64_t* bounds) {
  launch<int64_t>(problem, {problem.pointers(), bounds, problem.batches, problem.rows, problem.segments});
}

void find_bounds_of_sorted(const Problem& problem, const uint32_t* segments, int64_t* bounds) {
  launch<uint32_t>(problem, {segments, bounds, 1, problem.rows, problem.segments});
}

}  // namespace scatter_ops
