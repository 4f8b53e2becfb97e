// Rows of 32 bytes and more: a team of lanes takes the columns side by side and walks down its rows.
#pragma once

#include "columns.cuh"
#include "copy.cuh"
#include "cursor.cuh"

namespace scatter_ops {

template <class T, class R>
struct RowsTask {
  Shape shape;
  const uint32_t* order;  // of a batch's rows; null where they stand as they come
  const T* src;
  const T* other;  // of the same shape, where R takes two sources; else null
  Out<T, R>* out;
  int64_t* arg;
  Carries<R> carries;
  int lanes;         // of a team
  int column_tiles;  // teams side by side
  int places;        // of a team
  bool is_mean;
};

// The ends of a team's pieces, counted from its first row; each lane holds one, so that they are read together, and has
// loaded the one that it holds next, so that nobody waits for it.
struct Ends {
  const Line<false>& line;
  const Part& part;
  int count, lanes, base, held;
  int64_t ahead;
  unsigned mask;

  __device__ Ends(const Line<false>& of, const Part& in, int rows, int width)
      : line(of), part(in), count(rows), lanes(width), base(-width), mask(team_mask(width)) {
    load();
    hold();
  }

  __device__ void load() {
    const int64_t segment = part.first + base + lanes + threadIdx.x % lanes;
    ahead = segment < part.stop ? line.indptr[segment + 1] : kNone;
  }

  __device__ void hold() {
    const int64_t end = min(max(ahead - part.row_begin, int64_t(0)), int64_t(count));
    held = ahead == kNone ? kNever : static_cast<int>(end);
    base += lanes;
    load();
  }

  __device__ int of(int piece) {
    if (piece - base >= lanes) {
      hold();
    }
    return SCATTER_OPS_SHUFFLE(mask, held, piece - base, lanes);
  }
};

// of a thread; fewer where its pieces take much of the shared memory, or each is of two sources
template <class Found, class R>
constexpr int kRowsInFlight = sizeof(Found) > 32 || kHasOther<R> ? 4 : 8;

// src [batches, rows, columns] -> out [batches, segments, columns]; N columns a thread
template <class T, class R, int N, bool kIsOrdered>
__global__ void __launch_bounds__(kThreads, kBlocksAProcessor)
    reduce_rows(const RowsTask<T, CountedIn<R, int64_t>> task) {
  using Found = Columns<T, R, N>;
  __shared__ int64_t borders[kThreads + 1];
  using V = Vector<T, N>;
  constexpr int kSources = kHasOther<R> ? 2 : 1;
  constexpr int kInFlight = kRowsInFlight<Found, R>, kRowBytes = kInFlight * kSources * sizeof(V), kTailBytes = sizeof(Found);
  __shared__ Found heads[kThreads];
  alignas(kVectorBytes) __shared__ char shared[(kRowBytes > kTailBytes ? kRowBytes : kTailBytes) * kThreads];
  V(*const flight)[kThreads] = reinterpret_cast<V(*)[kThreads]>(shared);
  Found* const tails = reinterpret_cast<Found*>(shared);  // once no row is in flight

  let_next_begin();
  const Shape& shape = task.shape;
  const int lanes = task.lanes, teams = kThreads / lanes;
  const int lane = threadIdx.x % lanes, team = threadIdx.x / lanes;
  const int tile = blockIdx.x % task.column_tiles;
  const int64_t chunk = blockIdx.x / task.column_tiles;
  const int64_t column = (int64_t(tile) * lanes + lane) * N;
  const bool has_columns = column < shape.columns, are_paired = lanes > 1 && shape.columns % (2 * N) == 0;
  const int64_t chunk_begin = chunk * task.carries.places, chunk_end = chunk_begin + task.carries.places;
  const int64_t begin = chunk_begin + int64_t(team) * task.places, end = begin + task.places;

  for (int64_t batch = blockIdx.y; batch < shape.batches; batch += gridDim.y) {
    const Line<false> line = shape.line<false>(batch);
    const auto is_before = [&](int64_t place) {
      return [&line, place](int64_t segment) { return line.place_of(segment) < place; };
    };
    int64_t first, last;
    count_before(shape.segments + 1, is_before(chunk_begin), is_before(chunk_end), first, last);
    if (lane == 0) {
      borders[team] = count_between(first, last, is_before(begin));
    }
    if (threadIdx.x == 0) {
      borders[teams] = last;
    }
    __syncthreads();

    const Part part = part_of(line, begin, end, borders[team], borders[team + 1]);
    const int64_t base = chunk_begin - first;  // no row of the chunk is before it
    const int count = static_cast<int>(min(part.row_end - part.row_begin, int64_t(task.places)));
    const int from = static_cast<int>(part.row_begin - base);
    // lanes without columns go along with the first
    const T* first_row = task.src + batch * shape.rows * shape.columns + (has_columns ? column : 0);
    const int64_t out_at = (batch * shape.segments + part.first) * shape.columns + column;

    Found found = Found::nothing();
    Ends ends(line, part, count, lanes);
    const int closing = static_cast<int>(part.stop - part.first);
    int piece = 0, piece_begin = 0, piece_end = closing > 0 ? ends.of(0) : kNever;
    const auto close = [&] {
      if (piece == 0 && part.has_head) {
        heads[threadIdx.x] = found;
      } else if (has_columns) {
        const int64_t at = out_at + piece * shape.columns;
        const Piece own{base, from + piece_begin, piece_end - piece_begin, shape.rows};
        found.write(own, task.is_mean, are_paired, task.out + at, task.arg + at);
      }
      found = Found::nothing();
      ++piece;
      piece_begin = piece_end;
      piece_end = piece < closing ? ends.of(piece) : kNever;
    };
    // two groups of rows in turns: one is reduced while the other is on its way
    constexpr int kGroup = kInFlight / 2;
    Cursor<T, kGroup, kIsOrdered> cursor(first_row, shape.columns, task.order, part.row_begin, count);
    int started = 0;
    const auto start = [&](int half) {
#pragma unroll
      for (int i = 0; i < kGroup; ++i, ++started) {
        const T* row = cursor.take(i);
        if (started < count) {
          copy_soon(&flight[half * kGroup + i][threadIdx.x], reinterpret_cast<const V*>(row));
          if constexpr (kHasOther<R>) {
            copy_soon(&flight[kInFlight + half * kGroup + i][threadIdx.x], reinterpret_cast<const V*>(task.other + (row - task.src)));
          }
        }
      }
      cursor.look_ahead(started);
      end_group();
    };
    start(0);
    start(1);
    const V* slot = nullptr;
    for (int row = 0, ready = 0, half = 0;; ++row, slot += kThreads) {
      while (piece_end <= row) {
        close();
      }
      if (row == ready) {  // so it is for all teams of a warp at once
        if (row == count) {
          break;
        }
        if (row > 0) {
          start(half);
          half ^= 1;
        }
        wait_for_groups<1>();
        ready = min(row + kGroup, count);
        slot = &flight[half * kGroup][threadIdx.x];
      }
      const V values = *slot;
      if constexpr (kHasOther<R>) {
        found.take_both(values, slot[kInFlight * kThreads]);
      } else {
        found.take(values, from + row);
      }
    }
    wait_for_groups<0>();
    __syncthreads();
    if (part.is_open) {
      tails[threadIdx.x] = found;
    }

    // ---- segments that reach over teams: the one in which a segment ends puts it together, in order
    const bool is_last = team == teams - 1;
    bool is_carried = false;
    if (__syncthreads_or(part.has_head || part.is_open)) {
      for (int pass = 0; pass < 2; ++pass) {
        const bool is_tail = pass == 1;
        if (is_tail ? !(is_last && part.is_open) : !part.ends_head()) {
          continue;
        }
        const int64_t segment = is_tail ? part.stop : part.first;
        const int64_t place = line.place_of(segment);
        const int starter = place < chunk_begin ? 0 : static_cast<int>((place - chunk_begin) / task.places);
        const int64_t carry_at = (batch * task.carries.chunks + chunk) * shape.columns + column;
        is_carried |= !is_tail && place < chunk_begin;
        if (has_columns) {
          Found whole = Found::nothing();
          for (int earlier = starter; earlier < team + is_tail; ++earlier) {
            whole.merge(tails[earlier * lanes + lane]);
          }
          if (!is_tail) {
            whole.merge(heads[threadIdx.x]);
          }
          if (is_tail || place < chunk_begin) {
            CountedIn<R, int64_t>* carries = (is_tail ? task.carries.tails : task.carries.heads) + carry_at;
#pragma unroll
            for (int j = 0; j < N; ++j) {
              carries[j] = from_row(whole.of(j), base);
            }
          } else {
            const int64_t begun = place - segment;
            const Piece own{base, static_cast<int>(begun - base), static_cast<int>(line.begin_of(segment + 1) - begun), shape.rows};
            whole.write(own, task.is_mean, are_paired, task.out + out_at, task.arg + out_at);
          }
        }
        if (tile == 0 && lane == 0 && !is_tail && place < chunk_begin) {
          task.carries.head_segments[batch * task.carries.chunks + chunk] = segment;
        }
      }
    }
    if (!__syncthreads_or(is_carried) && threadIdx.x == 0 && tile == 0 && task.carries.chunks > 1) {
      task.carries.head_segments[batch * task.carries.chunks + chunk] = -1;
    }
  }
}

}  // namespace scatter_ops
