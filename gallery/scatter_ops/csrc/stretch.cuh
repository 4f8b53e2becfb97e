// A warp's part of a line of rows of one element: where it is, and how it comes into shared memory.
#pragma once

#include "copy.cuh"
#include "span.cuh"

namespace scatter_ops {

constexpr int kStageLines = 4;  // of a vector a lane, that are copied together
constexpr int kStageVectors = 32 * kStageLines;
template <class T>
constexpr int kStageRows = kStageVectors * kPerVector<T>;
template <class T>
constexpr int kStages = sizeof(T) <= 2 ? 3 : 4;  // of a warp: with more, the first cache has too little left for copies
template <class T>
constexpr int kRingVectors = kStageVectors * kStages<T>;
template <class T>
constexpr int kShort = 32 * kPerVector<T>;  // rows of a segment that a lane takes alone, all of it in the part where it begins

// The first segments at or after where a warp's part begins, and where it ends.
struct PartBorders {
  int64_t first, stop;
};

// All threads of a block come here. Parts have so many places, which have so many segments each; `probed` is memory for a number of
// each thread.
__device__ inline PartBorders borders_of(const Line<false>& line, int64_t places, double segments_a_place, int64_t* probed) {
  const int lane = threadIdx.x % 32;
  const int64_t block = int64_t(blockIdx.x) * kWarps, begin = (block + threadIdx.x / 32) * places;
  int64_t low = 0, high = line.segments;
  if (line.segments > kFewSegments) {  // around where they would be, were all segments as long
    constexpr int kMargin = 2048;
    low = max(int64_t(double(block * places) * segments_a_place) - kMargin, int64_t(0));
    high = min(int64_t(double((block + kWarps) * places) * segments_a_place) + kMargin, high);
  }
  const int64_t step = max((high - low) / kThreads, int64_t(1)), mine = low + threadIdx.x * step;
  __syncthreads();
  probed[threadIdx.x] = mine <= line.segments ? line.place_of(mine) : std::numeric_limits<int64_t>::max();
  __syncthreads();
  int before_begin = 0, before_end = 0;
#pragma unroll
  for (int i = 0; i < kThreads; i += 32) {
    const int64_t place = probed[i + lane];
    before_begin += __popc(SCATTER_OPS_BALLOT(place < begin));
    before_end += __popc(SCATTER_OPS_BALLOT(place < begin + places));
  }
  __syncthreads();
  // from here on half of a warp's lanes look for each
  constexpr int kHalf = 16, kProbes = 4;  // of a lane
  const int shift = lane / kHalf * kHalf;
  const int64_t place = shift ? begin + places : begin;
  Search search{0, line.segments + 1};
  search.narrow(low, step, shift ? before_end : before_begin);
  while (SCATTER_OPS_BALLOT(search.left > 0)) {
    const int64_t by = max((search.left + kProbes * kHalf - 1) / (kProbes * kHalf), int64_t(1)), first = search.at + by - 1;
    int64_t found[kProbes];  // all on their way before one of them is asked for
#pragma unroll
    for (int i = 0; i < kProbes; ++i) {
      found[i] = line.place_of(min(first + (i * kHalf + lane % kHalf) * by, line.segments));
    }
    int before = 0;
#pragma unroll
    for (int i = 0; i < kProbes; ++i) {
      const bool is_true = first + (i * kHalf + lane % kHalf) * by < search.at + search.left && found[i] < place;
      before += __popc(SCATTER_OPS_BALLOT(is_true) >> shift & 0xffffu);
    }
    search.narrow(first, by, before, kProbes * kHalf);
  }
  return {SCATTER_OPS_SHUFFLE(~0u, search.at, 0, 32), SCATTER_OPS_SHUFFLE(~0u, search.at, kHalf, 32)};
}

// A line's segments at the borders of a part, where four pointers tell all of it; they are loaded at once.
struct AtBorders {
  const Line<false>& line;
  int64_t segments;
  int64_t first, stop;  // of the borders
  int64_t before_first, at_first, before_stop, at_stop;

  __device__ AtBorders(const Line<false>& of, const PartBorders& borders)
      : line(of), segments(of.segments), first(min(borders.first, segments)), stop(min(borders.stop, segments)) {
    before_first = line.begin_of(max(first - 1, int64_t(0)));
    at_first = line.begin_of(first);
    before_stop = line.begin_of(max(stop - 1, int64_t(0)));
    at_stop = line.begin_of(stop);
  }

  __device__ int64_t inside(int64_t row) const { return line.inside(row); }

  __device__ int64_t begin_of(int64_t segment) const {
    return segment == first ? at_first : (segment == first - 1 ? before_first : (segment == stop ? at_stop : before_stop));
  }

  __device__ int64_t place_of(int64_t segment) const { return begin_of(segment) + segment; }
};

template <class T>
struct Stretch : Positions {
  Line<false> line;
  Part part;
  int last;  // border

  // all threads of a warp; rows are elements at `rows`
  __device__ Stretch(const Line<false>& of, const PartBorders& borders, int64_t begin, int64_t places, const T* rows) : line(of) {
    const AtBorders at(line, borders);
    const auto is_short = [&](int64_t segment) { return at.begin_of(segment + 1) - at.begin_of(segment) <= kShort<T>; };
    part = part_of(at, begin, begin + places, borders.first, borders.stop);
    if (part.has_head && part.first < part.stop && is_short(part.first)) {  // it was taken where it begins
      part.has_head = false;
      part.row_begin = at.begin_of(++part.first);
      part.row_end = max(part.row_end, part.row_begin);
    }
    if (part.is_open && !(part.has_head && part.first == part.stop) && is_short(part.stop)) {
      part.is_open = false;
      part.row_end = max(part.row_begin, at.begin_of(++part.stop));
    }
    skew = static_cast<int>(reinterpret_cast<uintptr_t>(rows + part.row_begin) % kVectorBytes / sizeof(T));
    count = skew + static_cast<int>(min(part.row_end - part.row_begin, places + kShort<T>));
    base = part.row_begin - skew;
    last = static_cast<int>(part.stop - part.first);
  }

  // where a piece ends, as indptr has it
  __device__ int64_t load(int piece) const { return line.pointer_of(part.first + min(piece + 1, last)); }
};

// Where a stretch's rows are in memory.
template <class T>
struct Source {
  const T* rows;    // of position 0
  int first, stop;  // vectors that are all in src
  int skew, count;

  __device__ Source(const Stretch<T>& stretch, const T* batch, const T* src, const T* src_end)
      : rows(kept(batch + stretch.base)), first(rows < src), skew(stretch.skew), count(stretch.count) {
    stop = static_cast<int>(min(int64_t((src_end - rows) / kPerVector<T>), int64_t((count + kPerVector<T> - 1) / kPerVector<T>)));
  }

  __device__ int stages() const { return (count + kStageRows<T> - 1) / kStageRows<T>; }

  // Start to copy a stage to where a lane's first vector of it goes.
  __device__ void fill(uint4* there, int stage) const {
    const int vector = stage * kStageVectors + threadIdx.x % 32;
    const T* here = rows + vector * kPerVector<T>;
    if (stage * kStageVectors >= first && (stage + 1) * kStageVectors <= stop) {
      copy_all_soon<kStageLines, 32>(there, reinterpret_cast<const uint4*>(here));
    } else {
      fill_slowly(there, here, vector);
    }
  }

  __device__ void fill_slowly(uint4* there, const T* here, int vector) const {
#pragma unroll 1
    for (int line = 0; line < kStageLines; ++line, vector += 32, there += 32, here += 32 * kPerVector<T>) {
      if (vector >= first && vector < stop) {
        copy_soon(there, reinterpret_cast<const uint4*>(here));
        continue;
      }
#pragma unroll 1
      for (int i = 0; i < kPerVector<T>; ++i) {
        const int at = vector * kPerVector<T> + i;
        if (at >= skew && at < count) {
          reinterpret_cast<T*>(there)[i] = here[i];
        }
      }
    }
  }
};

}  // namespace scatter_ops
