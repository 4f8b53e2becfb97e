// A block's walk along its part of a line of rows of one element: in tiles, and in each tile the pieces that lie in it, of
// which every thread, or a team of lanes where they are few, takes one.
#pragma once

#include "span.cuh"

namespace scatter_ops {

constexpr int kRun = 6;  // vectors of a tile that are a thread's
constexpr int kTileVectors = kThreads * kRun;
template <class T>
constexpr int kTileRows = kTileVectors * kPerVector<T>;

constexpr int kBordersAThread = 2;
constexpr int kBorders = kThreads * kBordersAThread;  // that are looked at in a turn
constexpr int kSlots = kBorders - 1;                  // pieces between them

// What threads tell each other of a turn's pieces, from the walk's first position on.
struct Borders {
  int at[kBorders];  // where pieces begin, which is where those before end
  int closed;        // pieces that end in the tile: the one after them goes on
};

struct Walk : Positions {
  const Line<true>& line;
  Part part;
  int last;        // border
  int window = 0;  // the piece in the first slot
  int64_t pointers[kBordersAThread + 1];  // loaded long before they are used, so that nobody waits for them

  // all threads of a block; rows are elements at `rows`
  template <class T>
  __device__ Walk(const Line<true>& of, int64_t begin, int64_t end, const T* rows) : line(of) {
    const auto is_before = [&](int64_t segment) { return line.place_of(segment) < begin; };
    const auto is_before_end = [&](int64_t segment) { return line.place_of(segment) < end; };
    Search first{0, line.segments + 1}, behind = first;
    if (line.segments > kFewSegments) {
      constexpr int64_t kNear = 32;  // from probe to probe, around where it would be, were all segments as long
      const int64_t low = max(line.guess_of(begin) - kThreads / 2 * kNear, int64_t(0));
      const int64_t low_end = max(line.guess_of(end) - kThreads / 2 * kNear, int64_t(0));
      const int64_t probe = low + threadIdx.x * kNear, probe_end = low_end + threadIdx.x * kNear;
      const bool is_true = probe <= line.segments && is_before(probe);
      const bool is_end_true = probe_end <= line.segments && is_before_end(probe_end);
      first.narrow(low, kNear, __syncthreads_count(is_true));
      behind.narrow(low_end, kNear, __syncthreads_count(is_end_true));
    }
    search(first, behind, is_before, is_before_end);
    const int64_t border = first.at, end_border = behind.at;
    part = part_of(line, begin, end, border, end_border);
    skew = static_cast<int>(reinterpret_cast<uintptr_t>(rows + part.row_begin) % kVectorBytes / sizeof(T));
    count = skew + static_cast<int>(min(part.row_end - part.row_begin, end - begin));
    base = part.row_begin - skew;
    last = static_cast<int>(part.stop - part.first);
  }

  __device__ int slot_of(int i) const { return static_cast<int>(threadIdx.x) * kBordersAThread + i; }

  __device__ void load() {
#pragma unroll
    for (int i = 0; i <= kBordersAThread; ++i) {
      pointers[i] = line.pointer_of(part.first + min(window + slot_of(i), last));
    }
  }

  // Tell the others the borders that were loaded, and how many pieces end up to `stop`.
  __device__ void stage(Borders& borders, int stop) const {
    int at[kBordersAThread + 1];
#pragma unroll
    for (int i = 0; i <= kBordersAThread; ++i) {
      at[i] = slot_of(i) < kBorders && window + slot_of(i) <= last ? position_of(pointers[i]) : kNever;
    }
#pragma unroll
    for (int i = 0; i < kBordersAThread; ++i) {
      borders.at[slot_of(i)] = at[i];
      if ((at[i] <= stop || slot_of(i) == 0) && at[i + 1] > stop) {
        borders.closed = slot_of(i);
      }
    }
  }
};

// How many threads can take a piece together, as a power of two: no more than kMost.
template <int kMost>
__device__ int team_log(int pieces) {
  static_assert(kThreads == 256);
  return max(0, min(31 - __clz(kMost), 8 - (32 - __clz(pieces - 1))));
}

}  // namespace scatter_ops
