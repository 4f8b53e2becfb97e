// Where the segments of a sorted index begin, without a word to the host.
#include "compute.h"
#include "launch.h"

namespace segment_csr {
namespace {

constexpr int64_t kAlone = 16;  // segments that a thread begins by itself; a warp those of longer gaps
constexpr int kRowsAtOnce = 8;  // of a thread
constexpr int64_t kRowsOfWarp = 32 * kRowsAtOnce;

template <class I>
struct BoundsTask {
  const I* index;  // [batches, rows]
  int64_t* bounds;  // [batches, segments + 1]
  int64_t batches, rows, segments;
};

template <class V>
__device__ V from_lane_before(V value) {
  return SEGMENT_CSR_SHUFFLE_UP(~0u, value, 1);
}

// A row begins all segments after that of the row before it, up to its own; one more, behind the last, begins the rest. What
// is before the first segment or behind the last one is in none.
template <class I>
__global__ void __launch_bounds__(kThreads) find_bounds_of_rows(const BoundsTask<I> task) {
  const int lane = threadIdx.x % 32;
  const int64_t step = int64_t(gridDim.x) * kWarps * kRowsOfWarp;
  const auto inside = [&](int64_t segment) { return max(int64_t(-1), min(segment, task.segments)); };
  for (int64_t batch = blockIdx.y; batch < task.batches; batch += gridDim.y) {
    const I* index = task.index + batch * task.rows;
    int64_t* bounds = task.bounds + batch * (task.segments + 1);
    for (int64_t first = (int64_t(blockIdx.x) * kWarps + threadIdx.x / 32) * kRowsOfWarp; first <= task.rows; first += step) {
      I found[kRowsAtOnce];  // all are read before any is used
#pragma unroll
      for (int i = 0; i < kRowsAtOnce; ++i) {
        const int64_t row = first + i * 32 + lane;
        found[i] = row < task.rows ? __ldg(index + row) : static_cast<I>(task.segments);
      }
      I carried = first > 0 ? __ldg(index + first - 1) : I(0);  // of the row before the first lane's
#pragma unroll
      for (int i = 0; i < kRowsAtOnce; ++i) {
        const I shifted = from_lane_before(found[i]), before = lane == 0 ? carried : shifted;
        carried = SEGMENT_CSR_SHUFFLE(~0u, found[i], 31, 32);
        const int64_t row = first + i * 32 + lane;
        const bool is_first = row == 0, begins = row <= task.rows && (is_first || found[i] != before);
        const int64_t begin = begins && !is_first ? inside(static_cast<int64_t>(before)) + 1 : 0;
        const int64_t end = begins ? inside(static_cast<int64_t>(found[i])) + 1 : 0, alone = min(end, begin + kAlone);
        for (int64_t segment = begin; segment < alone; ++segment) {
          bounds[segment] = row;
        }
        for (unsigned left = SEGMENT_CSR_BALLOT(end > alone); left; left &= left - 1) {
          const int one = __ffs(left) - 1;
          const int64_t to = SEGMENT_CSR_SHUFFLE(~0u, end, one, 32), its_row = SEGMENT_CSR_SHUFFLE(~0u, row, one, 32);
          for (int64_t at = SEGMENT_CSR_SHUFFLE(~0u, alone, one, 32) + lane; at < to; at += 32) {
            bounds[at] = its_row;
          }
        }
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
  const int64_t most = gpu.resident(find_bounds_of_rows<I>) * kWaves;
  const dim3 grid(static_cast<unsigned>(std::min(quotient_up(task.rows + 1, kWarps * kRowsOfWarp), most)),
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

}  // namespace segment_csr
