// Segments that reach over chunks: what each chunk has of them is put together in order, once all chunks are there.
#pragma once

#include "gpu.cuh"

namespace scatter_ops {

template <class T, class R>
struct FinishTask {
  Shape shape;
  T* out;
  int64_t* arg;
  Carries<R> carries;
  bool is_mean;
};

// Wait for the block, or for the warp.
template <int kGroup>
__device__ void sync_group() {
  if (kGroup == kThreads) {
    __syncthreads();
  } else {
    SCATTER_OPS_SYNC_TEAM(~0u);
  }
}

// What a group of kGroup threads, of which this is number `at`, puts together for the segment that ends in a chunk.
template <int kGroup, class T, class R>
__device__ void finish_one(const FinishTask<T, R>& task, int64_t batch, int64_t chunk, int64_t segment, int at,
                           R* scratch) {
  const Shape& shape = task.shape;
  const Line<false> line = shape.line<false>(batch);
  const int64_t begin = line.begin_of(segment), first = (begin + segment) / task.carries.places;
  int width = 1;  // columns side by side
  while (width < kGroup && width < shape.columns) {
    width *= 2;
  }
  const int x = at % width, y = at / width, height = kGroup / width;
  const R* tails = task.carries.tails + batch * task.carries.chunks * shape.columns;
  for (int64_t left = 0; left < shape.columns; left += width) {
    const int64_t column = left + x;
    R whole = R::nothing();
    if (column < shape.columns) {
#pragma unroll 4
      for (int64_t earlier = first + y; earlier < chunk; earlier += height) {
        whole.merge(tails[earlier * shape.columns + column]);
      }
    }
    scratch[at] = whole;
    sync_group<kGroup>();
    for (int by = 1; by < height; by *= 2) {
      if (y % (2 * by) == 0) {
        scratch[at].merge(scratch[at + by * width]);
      }
      sync_group<kGroup>();
    }
    if (y == 0 && column < shape.columns) {
      whole = scratch[at];
      whole.merge(task.carries.heads[(batch * task.carries.chunks + chunk) * shape.columns + column]);
      const int64_t out_at = (batch * shape.segments + segment) * shape.columns + column;
      write(whole, begin, line.begin_of(segment + 1) - begin, shape.rows, task.is_mean, task.out[out_at],
            task.arg + out_at);
    }
    sync_group<kGroup>();
  }
}

// A warp for each chunk in which a segment ends that began before; the whole block where it began long before.
template <class T, class R>
__global__ void __launch_bounds__(kThreads) finish(const FinishTask<T, R> task) {
  constexpr int kMany = 32;
  __shared__ R scratch[kThreads];
  __shared__ int64_t long_ones[kWarps];
  wait_for_last();
  const int warp = threadIdx.x / 32;
  const Shape& shape = task.shape;
  const int64_t all = shape.batches * task.carries.chunks;
  for (int64_t first = int64_t(blockIdx.x) * kWarps; first < all; first += int64_t(gridDim.x) * kWarps) {
    const int64_t mine = first + warp;
    const int64_t segment = mine < all ? task.carries.head_segments[mine] : -1;
    bool is_long = false;
    if (segment >= 0) {
      const int64_t batch = mine / task.carries.chunks, chunk = mine % task.carries.chunks;
      is_long = chunk - shape.line<false>(batch).place_of(segment) / task.carries.places > kMany;
      if (!is_long) {
        finish_one<32>(task, batch, chunk, segment, threadIdx.x % 32, scratch + warp * 32);
      }
    }
    long_ones[warp] = is_long ? segment : -1;
    if (!__syncthreads_or(is_long)) {
      continue;
    }
    for (int i = 0; i < kWarps; ++i) {
      if (long_ones[i] >= 0) {
        finish_one<kThreads>(task, (first + i) / task.carries.chunks, (first + i) % task.carries.chunks, long_ones[i],
                             threadIdx.x, scratch);
      }
    }
    __syncthreads();
  }
}

}  // namespace scatter_ops
