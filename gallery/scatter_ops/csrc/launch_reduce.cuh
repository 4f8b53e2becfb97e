// Which of the kernels reduces, and in what parts: chosen from sizes alone, so that nobody waits for the GPU.
#pragma once

#include "finish.cuh"
#include "launch.h"
#include "reduce_line.cuh"
#include "reduce_rows.cuh"

namespace scatter_ops {

constexpr int64_t kLeastTeamPlaces = 16;
constexpr int64_t kLeastLinePlaces = 512;  // of a warp: no short segment has more

// Memory for what crosses chunks: none, where there is one chunk.
template <class R>
struct CarryMemory {
  Tensor memory;
  Carries<R> carries;

  CarryMemory(const Problem& problem, int64_t chunks, int64_t places) : carries{nullptr, nullptr, nullptr, chunks, places} {
    if (chunks == 1) {
      return;
    }
    const int64_t all = problem.batches * chunks, values = all * problem.columns * int64_t(sizeof(R));
    const int64_t padded = quotient_up(values, kVectorBytes) * kVectorBytes;
    memory = empty({2 * padded + all * int64_t(sizeof(int64_t))}, problem.indptr, ScalarType::Byte);
    char* at = into<char>(memory);
    carries.heads = reinterpret_cast<R*>(at);
    carries.tails = reinterpret_cast<R*>(at + padded);
    carries.head_segments = reinterpret_cast<int64_t*>(at + 2 * padded);
  }
};

template <class R>
using InKernel = CountedIn<R, int>;

template <class T, class R, int N, bool kIsOrdered = false>
CarryMemory<R> launch_rows(const Gpu& gpu, const Problem& problem, const T* src, Out<T, R>* out, int64_t* arg, bool is_mean,
                           const T* other = nullptr) {
  const auto kernel = reduce_rows<T, InKernel<R>, N, kIsOrdered>;
  constexpr int64_t kMost = Columns<T, InKernel<R>, N>::kMostPlaces;
  const Team team(problem.columns, N);
  const int64_t length = problem.rows + problem.segments, teams = kThreads / team.lanes;
  const int64_t wanted = gpu.resident(kernel) * kWaves / (problem.batches * team.side_by_side);
  const int64_t places = std::clamp(quotient_up(length, std::max<int64_t>(wanted, 1) * teams), kLeastTeamPlaces,
                                    kMost / teams);
  const CarryMemory<R> kept(problem, quotient_up(length, places * teams), places * teams);
  const RowsTask<T, R> task{shape_of(problem), problem.order, src, other, out, arg, kept.carries, team.lanes, team.side_by_side,
                            static_cast<int>(places), is_mean};
  const dim3 grid(static_cast<unsigned>(kept.carries.chunks * team.side_by_side),
                  static_cast<unsigned>(std::min(problem.batches, kMostBlocksDown)));
  kernel<<<grid, kThreads, 0, gpu.stream>>>(task);
  gpu.check_launch();
  return kept;
}

template <class T, class R>
CarryMemory<R> launch_line(const Gpu& gpu, const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean) {
  const auto kernel = reduce_line<T, InKernel<R>>;
  constexpr int kMemory = kLineMemory<T, InKernel<R>>;
  gpu.check(cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, kMemory));
  const int64_t length = problem.rows + problem.segments;
  const int64_t warps = std::max<int64_t>(gpu.resident(kernel, kMemory) * kWarps / problem.batches, 1);
  const int64_t places = std::clamp(quotient_up(length, warps), kLeastLinePlaces, kMostPlaces);
  const CarryMemory<R> kept(problem, quotient_up(length, places), places);
  const double segments_a_place = double(problem.segments) / double(length);
  const LineTask<T, R> task{shape_of(problem), src, out, arg, kept.carries, segments_a_place, is_mean};
  const dim3 grid(static_cast<unsigned>(quotient_up(kept.carries.chunks, kWarps)),
                  static_cast<unsigned>(std::min(problem.batches, kMostBlocksDown)));
  kernel<<<grid, kThreads, kMemory, gpu.stream>>>(task);
  gpu.check_launch();
  return kept;
}

// Put together what crosses chunks.
template <class T, class R>
void launch_finish(const Gpu& gpu, const Problem& problem, const Carries<R>& carries, T* out, int64_t* arg, bool is_mean) {
  if (carries.chunks > 1) {
    const int64_t blocks = std::min(quotient_up(problem.batches * carries.chunks, kWarps), kMostBlocks);
    const FinishTask<T, R> task{shape_of(problem), out, arg, carries, is_mean};
    gpu.launch_next(finish<T, R>, static_cast<unsigned>(blocks), task);
  }
}

template <class T, class R>
void reduce(const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean) {
  if (problem.batches * problem.segments * problem.columns == 0) {
    return;
  }
  const Gpu gpu(problem);
  const bool is_aligned = problem.columns % kPerThread<T> == 0 && are_aligned({src, out, arg});
  const CarryMemory<R> kept = problem.columns == 1
                                  ? launch_line<T, R>(gpu, problem, src, out, arg, is_mean)
                              : is_aligned
                                  ? launch_rows<T, R, kPerThread<T>>(gpu, problem, src, out, arg, is_mean)
                                  : launch_rows<T, R, 1>(gpu, problem, src, out, arg, is_mean);
  launch_finish(gpu, problem, kept.carries, out, arg, is_mean);
}

// a thread's columns: fewer where several numbers are kept of each
template <class T, class R>
constexpr int kPerThreadOf = !std::is_same_v<Out<T, R>, T> && sizeof(T) == 2 ? 4 : kPerThread<T>;

// The same of rows that stand in another order, and of another source, where R takes two.
template <class T, class R>
void reduce_in_order(const Problem& problem, const T* src, Out<T, R>* out, int64_t* arg, bool is_mean, const T* other) {
  if (problem.batches * problem.segments * problem.columns == 0) {
    return;
  }
  const Gpu gpu(problem);
  constexpr int N = kPerThreadOf<T, R>;
  const bool is_aligned = problem.columns % N == 0 && are_aligned({src, other, out, arg});
  const CarryMemory<R> kept = is_aligned ? launch_rows<T, R, N, true>(gpu, problem, src, out, arg, is_mean, other)
                                         : launch_rows<T, R, 1, true>(gpu, problem, src, out, arg, is_mean, other);
  launch_finish(gpu, problem, kept.carries, out, arg, is_mean);
}

}  // namespace scatter_ops
