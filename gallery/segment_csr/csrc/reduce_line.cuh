// Rows of a single element: a block takes its part of them through shared memory, a tile at a time, while the next ones are on
// their way.
//
// Instructions are as dear as memory here. Each thread reduces whole vectors, of which nobody asks yet whose they are; then
// each piece is put together from the vectors that it has alone, and the elements of the two that it shares.
#pragma once

#include "copy.cuh"
#include "walk.cuh"
#include "warp_sums.cuh"

namespace segment_csr {

template <class T, class R>
struct LineTask {
  Shape shape;
  const T* src;
  T* out;
  int64_t* arg;
  Carries<R> carries;
  bool is_mean;
};

constexpr int kBlocksOfLine = 3;  // for which registers are kept

template <class T, class R>
struct LineMemory {
  uint4 tiles[2][kTileVectors];  // one is reduced while the other is on its way
  R whole[kTileVectors];         // what vectors are reduced to
  R carried[2];                  // what the piece that goes on behind a tile has so far: of this turn, and the one before
  Borders borders;
};

// Start to copy a tile, each thread the vectors that it will reduce; of one that is not all in src, what is.
template <class T>
__device__ void start_tile(const T* begin, const T* end, const T* first, const T* last, uint4* tile) {
  if (begin >= first && begin + kTileRows<T> <= end && begin + kTileRows<T> <= last) {
    copy_all_soon<kRun, kThreads>(tile + threadIdx.x, reinterpret_cast<const uint4*>(begin) + threadIdx.x);
    end_group();
    return;
  }
#pragma unroll 1
  for (int vector = threadIdx.x; vector < kTileVectors; vector += kThreads) {
    const T* at = begin + vector * kPerVector<T>;
    if (at < end && at >= first && at + kPerVector<T> <= last) {
      copy_soon(tile + vector, reinterpret_cast<const uint4*>(at));
      continue;
    }
#pragma unroll 1
    for (int i = 0; i < kPerVector<T>; ++i) {
      if (at + i < end && at + i >= first) {
        reinterpret_cast<T*>(tile + vector)[i] = at[i];
      }
    }
  }
  end_group();
}

// One of the elements of a vector.
template <class T>
__device__ Wide<T> element_of(const uint4& vector, int i) {
  const uint32_t words[4] = {vector.x, vector.y, vector.z, vector.w};
  if constexpr (std::is_same_v<T, BFloat16>) {  // one instruction, and not two
    const uint32_t word = words[i / 2];
    return __uint_as_float(i % 2 ? word & 0xffff0000u : word << 16);
  }
  return static_cast<Wide<T>>(reinterpret_cast<const T*>(words)[i]);
}

// Reduce the elements of a vector that `mask` has, which are earlier than what is found; `row` is that of the first.
template <class T, class R>
__device__ void take_vector(R& found, const uint4& vector, unsigned mask, int row) {
#pragma unroll
  for (int i = kPerVector<T> - 1; i >= 0; --i) {
    if (mask >> i & 1) {
      found.take_earlier(element_of<T>(vector, i), row + i);
    }
  }
}

// Reduce all whole vectors of a piece of which this is one of the lanes, backwards.
template <class R>
__device__ void take_whole(R& found, const R* whole, int first, int stop, int lane, int lanes) {
  const R* at = whole + stop - 1 - lane;
#pragma unroll 1
  for (int left = stop - first - lane; left > 0; left -= 4 * lanes, at -= 4 * lanes) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      if (i * lanes < left) {
        found.merge_earlier(at[-i * lanes]);
      }
    }
  }
}

// What a team's lanes have, put together; the first lane knows it.
template <class R>
__device__ R of_team(R found, int lanes) {
  for (int by = lanes / 2; by > 0; by /= 2) {
    found.merge(from_behind(found, by));
  }
  return found;
}

// What a piece has in a tile, which starts at `row`; all lanes of the warp come here, each with the piece of its team. The
// first lane of a team knows it.
template <class T, class R>
__device__ R reduce_piece(const Span<T>& span, const uint4* tile, const R* whole, int row, int lane, int lanes) {
  R found = R::nothing();
  const auto take = [&](int vector, unsigned mask) {
    take_vector<T>(found, load_shared(tile + vector), mask, row + vector * kPerVector<T>);
  };
  if (lane == lanes - 1) {
    span.at_its_end(take);
  }
  const bool is_long = span.is_long(lanes);
  if (!is_long) {
    take_whole(found, whole, span.first, span.stop, lane, lanes);
  }
  for (unsigned left = SEGMENT_CSR_BALLOT(is_long && lane == 0); left; left &= left - 1) {
    const int leader = __ffs(left) - 1, own = threadIdx.x % 32;
    R all = R::nothing();
    take_whole(all, whole, SEGMENT_CSR_SHUFFLE(~0u, span.first, leader, 32), SEGMENT_CSR_SHUFFLE(~0u, span.stop, leader, 32),
               own, 32);
    all = from_lane(of_team(all, 32), 0);
    if (own == leader) {
      found.merge(all);
    }
  }
  if (lane == 0) {
    span.at_its_begin(take);
  }
  return of_team(found, lanes);
}

// src [batches, rows] -> out [batches, segments]
template <class T, class R>
__global__ void __launch_bounds__(kThreads, kBlocksOfLine) reduce_line(const LineTask<T, CountedIn<R, int64_t>> task) {
  extern __shared__ uint4 dynamic_memory[];
  LineMemory<T, R>& memory = *reinterpret_cast<LineMemory<T, R>*>(dynamic_memory);

  let_next_begin();
  const Shape& shape = task.shape;
  const int64_t begin = blockIdx.x * task.carries.places, end = begin + task.carries.places;
  for (int64_t batch = blockIdx.y; batch < shape.batches; batch += gridDim.y) {
    const Line<false> line = shape.line<false>(batch);
    Walk<false> walk(line, begin, end, task.src + batch * shape.rows);
    const Part& part = walk.part;
    const int64_t chunk = batch * task.carries.chunks + blockIdx.x, out_at = batch * shape.segments + part.first;
    const int head = part.has_head ? 0 : -1;
    const T* rows = task.src + batch * shape.rows + walk.base;
    T* out = task.out + out_at;
    const auto start = [&](int row, uint4* tile) {
      if (row < walk.count) {
        start_tile(rows + row, rows + walk.count, task.src, task.src + shape.batches * shape.rows, tile);
      } else {
        end_group();
      }
    };
    const auto close = [&](const R& found, int piece, int from, int to) {
      if (piece == head) {
        task.carries.heads[chunk] = from_row(found, walk.base);
      } else {
        write(from_row(found, walk.base), walk.base + from, to - from, shape.rows, task.is_mean, out[piece],
              task.arg + out_at + piece);
      }
    };

    walk.load();
    start(0, memory.tiles[0]);
    start(kTileRows<T>, memory.tiles[1]);
    int turn = 0, tile = 0;
    for (int row = 0; part.pieces() > 0 && (row < walk.count || row == 0); row += kTileRows<T>, tile ^= 1) {
      const int stop = min(row + kTileRows<T>, walk.count);
      wait_for_groups<1>();
      if constexpr (kHasWarpSums<T, R>) {
        SEGMENT_CSR_SYNC_TEAM(~0u);
#pragma unroll
        for (int i = 0; i < kRun; ++i) {
          const int vector = threadIdx.x / 32 * 32 + i * kThreads;
          sum_vectors<T>(memory.tiles[tile] + vector, memory.whole + vector);
        }
      } else {
#pragma unroll
        for (int i = 0; i < kRun; ++i) {
          const int vector = threadIdx.x + i * kThreads;
          R found = R::nothing();
          take_vector<T>(found, memory.tiles[tile][vector], ~0u, row + vector * kPerVector<T>);
          memory.whole[vector] = found;
        }
      }
      for (bool is_full = true; is_full; turn ^= 1) {
        walk.stage(memory.borders, stop);
        __syncthreads();
        const int closed = memory.borders.closed, here = walk.window;
        is_full = closed == kSlots;
        walk.window += closed;
        walk.load();

        const int slots = min(closed + 1, kSlots);
        const auto take_pieces = [&](int log) {
          const int lane = threadIdx.x & ((1 << log) - 1);
          for (int slot = threadIdx.x >> log; slot - static_cast<int>((threadIdx.x % 32) >> log) < slots; slot += kThreads >> log) {
            const int known = min(slot, kSlots - 1), from = memory.borders.at[known], to = memory.borders.at[known + 1];
            R found = reduce_piece<T>(Span<T>(from, to, row, stop), memory.tiles[tile], memory.whole, row, lane, 1 << log);
            if (slot < slots && lane == 0) {
              if (from < row) {
                R sofar = memory.carried[turn ^ 1];
                sofar.merge(found);
                found = sofar;
              }
              if (slot == closed) {
                memory.carried[turn] = found;
              } else {
                close(found, here + slot, from, to);
              }
            }
          }
        };
        if (slots > kThreads / 2) {
          take_pieces(0);
        } else {
          take_pieces(team_log<32>(slots));
        }
        __syncthreads();
      }
      start(row + 2 * kTileRows<T>, memory.tiles[tile]);
    }
    if (threadIdx.x == 0) {
      if (part.is_open) {
        task.carries.tails[chunk] = from_row(memory.carried[turn ^ 1], walk.base);
      }
      if (task.carries.chunks > 1) {
        task.carries.head_segments[chunk] = part.ends_head() ? part.first : -1;
      }
    }
    wait_for_groups<0>();
    __syncthreads();
  }
}

}  // namespace segment_csr
