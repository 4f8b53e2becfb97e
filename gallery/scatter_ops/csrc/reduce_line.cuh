// Rows of a single element: a warp takes its part of them through a ring in shared memory, where the next ones are on their way
// while those that are there are reduced. No warp waits for another.
//
// Instructions are as dear as memory here. First whole vectors are reduced, and nobody asks whose they are; then a lane puts a
// short segment together, or all lanes a long one, from the vectors that it has alone and the elements of the two that it shares.
#pragma once

#include "ring.cuh"

namespace scatter_ops {

template <class T, class R>
struct LineTask {
  Shape shape;
  const T* src;
  T* out;
  int64_t* arg;
  Carries<R> carries;
  double segments_a_place;
  bool is_mean;
};

// What all lanes have, put together; the first one knows it.
template <class R>
__device__ R of_warp(R found) {
#pragma unroll
  for (int by = 16; by > 0; by /= 2) {
    found.merge(from_behind(found, by));
  }
  return found;
}

// src [batches, rows] -> out [batches, segments]
template <class T, class R>
__global__ void __launch_bounds__(kThreads, (kBlocksOfLine<T, R>))
    reduce_line(const LineTask<T, CountedIn<R, int64_t>> task) {
  extern __shared__ uint4 dynamic_memory[];
  let_next_begin();
  const int lane = threadIdx.x % 32;
  const Shape& shape = task.shape;
  const int64_t number = int64_t(blockIdx.x) * kWarps + threadIdx.x / 32;
  for (int64_t batch = blockIdx.y; batch < shape.batches; batch += gridDim.y) {
    const T* src = task.src + batch * shape.rows;
    const Line<false> line = shape.line<false>(batch);
    const int64_t places = task.carries.places;
    const PartBorders borders = borders_of(line, places, task.segments_a_place, reinterpret_cast<int64_t*>(dynamic_memory));
    if (number >= task.carries.chunks) {
      continue;
    }
    const Stretch<T> stretch(line, borders, number * places, places, src);
    const Part& part = stretch.part;
    const Source<T> source(stretch, src, task.src, task.src + shape.batches * shape.rows);
    const int64_t chunk = batch * task.carries.chunks + number, out_at = batch * shape.segments + part.first;
    T* out = kept(task.out + out_at);
    int64_t* arg = R::kHasArg ? kept(task.arg + out_at) : nullptr;
    const auto close = [&](const R& found, int piece, int from, int to) {
      if (part.has_head && piece == 0) {
        task.carries.heads[chunk] = from_row(found, stretch.base);
      } else {
        write(from_row(found, stretch.base), stretch.base + from, to - from, shape.rows, task.is_mean, out[piece],
              arg + piece);
      }
    };

    const int closing = static_cast<int>(part.stop - part.first);
    int64_t pointer = stretch.load(lane);
    Ring<T, R> ring(reinterpret_cast<LineMemory<T, R>*>(dynamic_memory)[threadIdx.x / 32]);
    ring.fill(source, kStages<T> / 2);
    int come = ring.filled;  // stages that are there at the next turn; those behind them are on their way
    ring.fill(source, kStages<T>);
    R carried = R::nothing();                          // what this lane has of a long piece
    int piece = 0, begin = stretch.skew, low = begin;  // the first that is not done, where it begins, and where its rest does
    while (piece < closing || (part.is_open && low < stretch.count)) {
      wait_for_groups<1>();
      SCATTER_OPS_SYNC_TEAM(~0u);
      ring.reduce(min(come, low / kStageRows<T> + kWholeStages<T>));
      SCATTER_OPS_SYNC_TEAM(~0u);
      const int high = min(ring.reduced * kStageRows<T>, stretch.count);
      const int to = piece + lane < closing ? stretch.position_of(pointer) : kNever, before = SCATTER_OPS_SHUFFLE_UP(~0u, to, 1);
      const int from = lane == 0 ? begin : before;
      const unsigned is_mine = SCATTER_OPS_BALLOT(to <= high && to - from <= kShort<T>);
      const int many = ~is_mine ? __ffs(~is_mine) - 1 : 32;
      if (many > 0) {
        pointer = stretch.load(piece + many + lane);
        if (lane < many) {
          close(ring.reduce_alone(from, to), piece + lane, from, to);
        }
        piece += many;
        begin = SCATTER_OPS_SHUFFLE(~0u, to, many - 1, 32);
        low = max(low, begin);
      } else if (const int end = SCATTER_OPS_SHUFFLE(~0u, to, 0, 32); end - begin > kShort<T>) {
        carried.merge(ring.reduce_together(low, min(end, high)));
        low = max(low, min(end, high));
        if (end <= high) {
          const R found = of_warp(carried);
          if (lane == 0) {
            close(found, piece, begin, end);
          }
          carried = R::nothing();
          pointer = stretch.load(++piece + lane);
          begin = end;
        }
      }
      SCATTER_OPS_SYNC_TEAM(~0u);
      ring.forget(low);
      come = ring.filled;
      ring.fill(source, low / kStageRows<T> + kStages<T>);
    }
    if (part.is_open) {
      const R found = of_warp(carried);
      if (lane == 0) {
        task.carries.tails[chunk] = from_row(found, stretch.base);
      }
    }
    if (lane == 0 && task.carries.chunks > 1) {
      task.carries.head_segments[chunk] = part.ends_head() ? part.first : -1;
    }
    wait_for_groups<0>();
    SCATTER_OPS_SYNC_TEAM(~0u);
  }
}

}  // namespace scatter_ops
