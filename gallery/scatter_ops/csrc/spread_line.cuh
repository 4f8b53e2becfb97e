// What segments have, spread over their rows of a single element: a block writes its part of them tile by tile, which is put
// together in shared memory and leaves it in whole vectors.
#pragma once

#include "spread.cuh"
#include "walk.cuh"

namespace scatter_ops {

constexpr int kBlocksOfSpreadLine = 3;  // for which registers are kept

template <class T, bool kIsArg>
struct SpreadMemory {
  uint4 tiles[2][kTileVectors];  // one is put together while the other leaves
  Borders borders;
  T values[kBorders];               // of pieces
  int rows[kIsArg ? kBorders : 1];  // the position that has the value
};

// Give a piece's elements of a tile its value; all lanes of the warp come here, each with the piece of its team.
template <class T>
__device__ void fill_piece(const Span<T>& span, uint4* tile, T value, int lane, int lanes) {
  Vector<T, kPerVector<T>> values;
#pragma unroll
  for (int i = 0; i < kPerVector<T>; ++i) {
    values.at[i] = value;
  }
  const uint4 vector = reinterpret_cast<const uint4&>(values);
  const auto fill_some = [&](int at, unsigned mask) {
    T* elements = reinterpret_cast<T*>(tile + at);
#pragma unroll
    for (int i = 0; i < kPerVector<T>; ++i) {
      if (mask >> i & 1) {
        elements[i] = value;
      }
    }
  };
  if (lane == 0) {
    span.at_its_begin(fill_some);
  }
  if (lane == lanes - 1) {
    span.at_its_end(fill_some);
  }
  const bool is_long = span.is_long(lanes);
  for (int at = span.first + lane; at < span.stop && !is_long; at += lanes) {
    tile[at] = vector;
  }
  for (unsigned left = SCATTER_OPS_BALLOT(is_long && lane == 0); left; left &= left - 1) {
    const int leader = __ffs(left) - 1;
    const int stop = SCATTER_OPS_SHUFFLE(~0u, span.stop, leader, 32);
    const uint4 other{SCATTER_OPS_SHUFFLE(~0u, vector.x, leader, 32), SCATTER_OPS_SHUFFLE(~0u, vector.y, leader, 32),
                      SCATTER_OPS_SHUFFLE(~0u, vector.z, leader, 32), SCATTER_OPS_SHUFFLE(~0u, vector.w, leader, 32)};
    for (int at = SCATTER_OPS_SHUFFLE(~0u, span.first, leader, 32) + threadIdx.x % 32; at < stop; at += 32) {
      tile[at] = other;
    }
  }
}

// Write a tile's elements [skew, count), of which this one's vectors are a thread's.
template <class T>
__device__ void write_tile(T* out, int skew, int count, const uint4* tile) {
#pragma unroll
  for (int i = 0; i < kRun; ++i) {
    const int vector = threadIdx.x + i * kThreads, at = vector * kPerVector<T>;
    if (at >= skew && at + kPerVector<T> <= count) {
      reinterpret_cast<uint4*>(out)[vector] = tile[vector];
      continue;
    }
#pragma unroll 1
    for (int j = max(at, skew); j < min(at + kPerVector<T>, count); ++j) {
      out[j] = reinterpret_cast<const T*>(tile)[j];
    }
  }
}

// src [batches, segments] -> out [batches, rows]
template <class T, bool kIsArg>
__global__ void __launch_bounds__(kThreads, kBlocksOfSpreadLine) spread_line(const SpreadTask<T> task, int64_t places) {
  extern __shared__ uint4 dynamic_memory[];
  SpreadMemory<T, kIsArg>& memory = *reinterpret_cast<SpreadMemory<T, kIsArg>*>(dynamic_memory);

  const Shape& shape = task.shape;
  const int64_t begin = blockIdx.x * places, end = begin + places;
  for (int64_t batch = blockIdx.y; batch < shape.batches; batch += gridDim.y) {
    const Line<true> line = shape.line<true>(batch);
    Walk walk(line, begin, end, task.out + batch * shape.rows);
    const int pieces = static_cast<int>(walk.part.pieces());
    walk.last = pieces;
    T* out = task.out + batch * shape.rows + walk.base;
    const int64_t src_at = batch * shape.segments + walk.part.first - 1;  // the padding has no value

    T values[kBordersAThread];
    int64_t args[kBordersAThread];
    const auto load = [&] {
      walk.load();
#pragma unroll
      for (int i = 0; i < kBordersAThread; ++i) {
        const int piece = walk.window + walk.slot_of(i);
        const int64_t segment = walk.part.first + piece;
        const bool is_there = piece < pieces && segment > 0 && segment < line.segments - 1;
        values[i] = is_there ? task.src[src_at + piece] : T(0);
        args[i] = kIsArg && is_there ? task.arg[src_at + piece] : -1;
      }
    };
    load();
    int tile = 0;
    for (int row = 0; pieces > 0 && row < walk.count; row += kTileRows<T>, tile ^= 1) {
      const int stop = min(row + kTileRows<T>, walk.count);
      uint4* elements = memory.tiles[tile];
      if (kIsArg) {
#pragma unroll
        for (int i = 0; i < kRun; ++i) {
          elements[threadIdx.x + i * kThreads] = uint4{0, 0, 0, 0};
        }
      }
      for (bool is_full = true; is_full;) {
        walk.stage(memory.borders, stop);
#pragma unroll
        for (int i = 0; i < kBordersAThread; ++i) {
          T value = values[i];
          if (task.is_mean) {
            value = share_of(value, line.inside(walk.pointers[i + 1]) - line.inside(walk.pointers[i]));
          }
          memory.values[walk.slot_of(i)] = value;
          if (kIsArg) {
            memory.rows[walk.slot_of(i)] = walk.position_in(args[i]);
          }
        }
        __syncthreads();
        const int closed = memory.borders.closed;
        is_full = closed == kSlots;
        walk.window += closed;
        load();

        const int slots = min(closed + 1, kSlots);
        if constexpr (kIsArg) {
          for (int slot = threadIdx.x; slot < slots; slot += kThreads) {
            const int at = memory.rows[slot];
            if (at >= max(memory.borders.at[slot], row) && at < min(memory.borders.at[slot + 1], stop)) {
              reinterpret_cast<T*>(elements)[at - row] = memory.values[slot];
            }
          }
        } else {
          const auto fill = [&](int log) {
            for (int slot = threadIdx.x >> log; slot - static_cast<int>((threadIdx.x % 32) >> log) < slots;
                 slot += kThreads >> log) {
              const int begin = memory.borders.at[min(slot, kSlots)], end = slot < slots ? memory.borders.at[slot + 1] : 0;
              fill_piece(Span<T>(begin, end, row, stop), elements, memory.values[slot], threadIdx.x & ((1 << log) - 1), 1 << log);
            }
          };
          if (slots > kThreads / 2) {
            fill(0);
          } else {
            fill(team_log<kThreads>(slots));
          }
        }
        __syncthreads();
      }
      write_tile(out + row, walk.skew - row, walk.count - row, elements);
    }
    __syncthreads();
  }
}

}  // namespace scatter_ops
