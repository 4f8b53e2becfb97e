// Values of segments given to their rows, for all types.
#include <bit>

#include "spread_line.cuh"
#include "spread_rows.cuh"

#include "compute.h"
#include "launch.h"

namespace scatter_ops {
namespace {

constexpr int64_t kManyRows = 1024;  // of a segment, beside which the memory that a single value costs is nothing
constexpr int64_t kMostRows = 1024;  // of a segment that one team writes
constexpr int64_t kRowsAThread = 4;  // of a segment of the mean length, where there are lanes for it

template <class T, int N, bool kIsArg>
void launch_rows(const Gpu& gpu, const Problem& problem, SpreadTask<T> task) {
  const Team team(problem.columns, N);
  const int64_t mean = problem.rows / problem.segments;
  const int together = power_of_two_from(std::max<int64_t>(mean / kRowsAThread, 1), 32 / team.lanes);
  task.row_log = std::countr_zero(unsigned(team.lanes));
  task.team_log = std::countr_zero(unsigned(team.lanes * together));
  const int64_t teams = kThreads >> task.team_log;
  task.column_tiles = team.side_by_side;
  task.most = kMostRows;
  task.rest_blocks = problem.rows > task.most ? quotient_up(problem.rows, task.most * teams) : 0;
  const int64_t blocks = task.rest_blocks + quotient_up(problem.segments + 2, teams);
  const dim3 grid(static_cast<unsigned>(blocks * team.side_by_side),
                  static_cast<unsigned>(std::min(problem.batches, kMostBlocksDown)));
  spread_rows<T, N, kIsArg><<<grid, kThreads, 0, gpu.stream>>>(task);
}

template <class T, bool kIsArg>
void launch_elements(const Gpu& gpu, const Problem& problem, SpreadTask<T> task) {
  constexpr int64_t kPerRound = int64_t(kThreads) * kVectorBytes / sizeof(T);
  const int64_t all = problem.rows * problem.columns, few = 8 * int64_t(gpu.processors);  // blocks
  task.vectors = static_cast<int>(std::clamp<int64_t>(all / (kPerRound * few), 1, kMostSpreadVectors<T>));
  const int64_t blocks = quotient_up(all + kVectorBytes, kPerRound * task.vectors);
  const dim3 grid(static_cast<unsigned>(blocks), static_cast<unsigned>(std::min(problem.batches, kMostBlocksDown)));
  spread_elements<T, kIsArg><<<grid, kThreads, 0, gpu.stream>>>(task);
}

template <class T, bool kIsArg>
void launch_line(const Gpu& gpu, const Problem& problem, const SpreadTask<T>& task) {
  const auto kernel = spread_line<T, kIsArg>;
  constexpr int kMemory = sizeof(SpreadMemory<T, kIsArg>);
  gpu.check(cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, kMemory));
  const int64_t length = problem.rows + problem.segments + 2;
  const int64_t blocks = std::max<int64_t>(gpu.resident(kernel, kMemory) / problem.batches, 1);
  const int64_t places = std::clamp(quotient_up(length, blocks), kLeastPlaces, kMostPlaces);
  const dim3 grid(static_cast<unsigned>(quotient_up(length, places)),
                  static_cast<unsigned>(std::min(problem.batches, kMostBlocksDown)));
  kernel<<<grid, kThreads, kMemory, gpu.stream>>>(task, places);
}

// Few values among many rows: they are written where all is 0.
template <class T>
void launch_few(const Gpu& gpu, const Problem& problem, const SpreadTask<T>& task) {
  const auto blocks = [](int64_t threads, int64_t most) {
    return static_cast<unsigned>(std::min(std::max<int64_t>(quotient_up(threads, kThreads), 1), most));
  };
  const int64_t all = problem.batches * problem.rows * problem.columns;
  clear<T><<<blocks(all / kPerVector<T>, gpu.processors * kBlocksAProcessor), kThreads, 0, gpu.stream>>>(task.out, all);
  gpu.check_launch();
  gpu.launch_next(spread_few<T>, blocks(problem.batches * problem.segments * problem.columns, kMostBlocks), task);
}

template <class T, bool kIsArg>
void launch(const Gpu& gpu, const Problem& problem, const SpreadTask<T>& task) {
  const bool is_aligned = problem.columns % kPerThread<T> == 0 && are_aligned({task.src, task.arg, task.out});
  if (kIsArg && problem.rows / problem.segments >= kManyRows) {
    launch_few(gpu, problem, task);
  } else if (problem.columns == 1) {
    launch_line<T, kIsArg>(gpu, problem, task);
  } else if (!are_rows<T>(problem.columns, is_aligned)) {
    launch_elements<T, kIsArg>(gpu, problem, task);
  } else if (is_aligned) {
    constexpr int kColumns = kIsArg && sizeof(T) == 2 ? 4 : kPerThread<T>;  // the rows of 8 take 16 registers
    launch_rows<T, kColumns, kIsArg>(gpu, problem, task);
  } else {
    launch_rows<T, 1, kIsArg>(gpu, problem, task);
  }
  gpu.check_launch();
}

}  // namespace

template <class T>
void spread(const Problem& problem, const T* src, const int64_t* arg, T* out, bool is_mean) {
  const int64_t all = problem.batches * problem.rows * problem.columns;
  if (all == 0) {
    return;
  }
  const Gpu gpu(problem);
  if (problem.segments == 0) {
    gpu.check(cudaMemsetAsync(out, 0, all * sizeof(T), gpu.stream));
    return;
  }
  const SpreadTask<T> task{shape_of(problem), src, arg, out, is_mean};
  if (arg) {
    launch<T, true>(gpu, problem, task);
  } else {
    launch<T, false>(gpu, problem, task);
  }
}

#define SPREAD(T) template void spread<T>(const Problem&, const T*, const int64_t*, T*, bool);
SCATTER_OPS_FOR_TYPES(SPREAD)

}  // namespace scatter_ops
