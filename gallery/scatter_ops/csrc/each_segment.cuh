// What is done with each element of the segments.
#pragma once

#include "gpu.cuh"
#include "launch.h"

namespace scatter_ops {

template <bool kIsCounted, class F>
__global__ void __launch_bounds__(kThreads) each_segment(const Shape shape, const F f) {
  const int64_t all = shape.batches * shape.segments * shape.columns;
  for (int64_t i = int64_t(blockIdx.x) * kThreads + threadIdx.x; i < all; i += int64_t(gridDim.x) * kThreads) {
    const int64_t segment = i / shape.columns % shape.segments;
    f(i, kIsCounted ? shape.indptr[segment + 1] - shape.indptr[segment] : 0);
  }
}

// F is called with a place among the elements of segments, and how many rows the segment has where that is counted.
template <bool kIsCounted, class F>
void launch_each_segment(const Problem& problem, const F& f) {
  const int64_t all = problem.batches * problem.segments * problem.columns;
  if (all == 0) {
    return;
  }
  const Gpu gpu(problem);
  const int64_t blocks = std::min(quotient_up(all, kThreads), gpu.resident(each_segment<kIsCounted, F>) * kWaves);
  each_segment<kIsCounted><<<static_cast<unsigned>(blocks), kThreads, 0, gpu.stream>>>(shape_of(problem), f);
  gpu.check_launch();
}

}  // namespace scatter_ops
