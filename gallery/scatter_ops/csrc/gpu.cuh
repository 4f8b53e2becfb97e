// What the kernels share: equal parts of a line of segments, vectors, and a block's search.
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#include <cuda_runtime.h>

#include "reduction.h"

namespace scatter_ops {

// ---- constants -------------------------------------------------------------------

constexpr int kThreads = 256, kWarps = kThreads / 32;
constexpr int kBlocksAProcessor = 4;  // that registers are kept for
constexpr int kVectorBytes = 16;
constexpr int kNever = 0x7fffffff;  // a row that no piece reaches

// ---- values ----------------------------------------------------------------------

template <class T, int N>
struct alignas(sizeof(T) * N < kVectorBytes ? sizeof(T) * N : kVectorBytes) Vector {
  T at[N];
};

template <class T>
constexpr int kPerVector = kVectorBytes / int(sizeof(T));

// as many as a thread takes of a row: 16 bytes, and no more than 4 where they add up in 64 bits
template <class T>
constexpr int kPerThread = std::is_integral_v<T> && sizeof(T) < 4 ? 4 : kVectorBytes / sizeof(T);

// A batch's segments as places on a line: each takes one, and one more for each of its rows, which come after it.
// Equal parts of the line are equal work, however long segments are and however many are empty. A padded line has
// two segments more, of the rows before the first and behind the last.
template <bool kIsPadded>
struct Line {
  const int64_t* indptr;
  int64_t rows, segments;  // segments with the padding

  __device__ int64_t begin_of(int64_t segment) const {
    return inside(pointer_of(segment));  // a wrong indptr must not lead out of memory
  }

  // the same, as indptr has it
  __device__ int64_t pointer_of(int64_t segment) const {
    if (kIsPadded && (segment == 0 || segment == segments)) {
      return segment == 0 ? 0 : rows;
    }
    return indptr[segment - kIsPadded];
  }

  __device__ int64_t inside(int64_t row) const { return row < 0 ? 0 : (row > rows ? rows : row); }

  __device__ int64_t place_of(int64_t segment) const { return begin_of(segment) + segment; }

  // where a place may be, were all segments as long
  __device__ int64_t guess_of(int64_t place) const {
    return static_cast<int64_t>(double(place) * double(segments) / double(rows + segments));
  }
};

struct Shape {
  const int64_t* indptr;
  int64_t batches, rows, segments, columns, indptr_step;

  template <bool kIsPadded>
  __device__ Line<kIsPadded> line(int64_t batch) const {
    return {indptr + batch * indptr_step, rows, segments + (kIsPadded ? 2 : 0)};
  }
};

// ---- lanes -----------------------------------------------------------------------

// HIP has no masks before ROCm 6.2, and needs none: its lanes run in step
#ifdef USE_ROCM
#define SCATTER_OPS_SHUFFLE(mask, value, lane, width) __shfl(value, lane, width)
#define SCATTER_OPS_SHUFFLE_DOWN(mask, value, by) __shfl_down(value, by, 32)
#define SCATTER_OPS_SHUFFLE_UP(mask, value, by) __shfl_up(value, by, 32)
#define SCATTER_OPS_SYNC_TEAM(mask) __builtin_amdgcn_wave_barrier()
#define SCATTER_OPS_BALLOT(is_true) static_cast<unsigned>(__ballot(is_true) >> (threadIdx.x % warpSize / 32 * 32))
#else
#define SCATTER_OPS_SHUFFLE(mask, value, lane, width) __shfl_sync(mask, value, lane, width)
#define SCATTER_OPS_SHUFFLE_DOWN(mask, value, by) __shfl_down_sync(mask, value, by, 32)
#define SCATTER_OPS_SHUFFLE_UP(mask, value, by) __shfl_up_sync(mask, value, by)
#define SCATTER_OPS_SYNC_TEAM(mask) __syncwarp(mask)
#define SCATTER_OPS_BALLOT(is_true) __ballot_sync(~0u, is_true)
#endif

// ---- kernels that follow each other --------------------------------------------------

// From Hopper on, the next kernel may be set up while this one runs.
__device__ inline void let_next_begin() {
#if !defined(USE_ROCM) && defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;");
#endif
}

// Wait for the end of the kernel that let this one begin.
__device__ inline void wait_for_last() {
#if !defined(USE_ROCM) && defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

// ---- search ----------------------------------------------------------------------

// A search among neighbours for how many are before something; those behind the first that is not are not either.
struct Search {
  int64_t at, left;  // so many are, and of so many it is not known

  // what is known when of so many probes, `step` from each other and the first at `first`, so many are before
  __device__ void narrow(int64_t first, int64_t step, int passed, int probes = kThreads) {
    const int64_t end = at + left, low = passed > 0 ? first + step * (passed - 1) + 1 : at;
    left = max(min(end, passed < probes ? first + step * passed : end) - low, int64_t(0));
    at = low;
  }
};

// Two searches at once by all threads of a block, in steps of a factor of 256.
template <class First, class Second>
__device__ void search(Search& one, Search& other, First is_before, Second is_before_other) {
  const auto probe = [](const Search& of, int64_t step, auto is_true) {
    const int64_t offset = (threadIdx.x + 1) * step - 1;
    return of.left > 0 && offset < of.left && is_true(of.at + offset);
  };
  while (one.left > 0 || other.left > 0) {
    const int64_t step = (one.left + kThreads - 1) / kThreads, other_step = (other.left + kThreads - 1) / kThreads;
    const bool is_true = probe(one, step, is_before), is_other_true = probe(other, other_step, is_before_other);
    const int passed = __syncthreads_count(is_true), other_passed = __syncthreads_count(is_other_true);
    one.narrow(one.at + step - 1, step, passed);
    other.narrow(other.at + other_step - 1, other_step, other_passed);
  }
}

template <class First, class Second>
__device__ void count_before(int64_t count, First first, Second second, int64_t& at_first, int64_t& at_second) {
  Search one{0, count}, other{0, count};
  search(one, other, first, second);
  at_first = one.at;
  at_second = other.at;
}

// the same between low and high, by one thread
template <class F>
__device__ int64_t count_between(int64_t low, int64_t high, F is_before) {
  while (low < high) {
    const int64_t middle = low + (high - low) / 2;
    if (is_before(middle)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

// ---- parts -----------------------------------------------------------------------

// What lies between two places: segments, of which the first may have begun before, and the last go on behind.
struct Part {
  int64_t first, stop;  // segments that end here; the first may have begun before
  int64_t row_begin, row_end;
  bool has_head;  // the first segment, or what is open, began before
  bool is_open;   // the segment `stop` goes on behind the end

  __device__ int64_t pieces() const { return stop - first + is_open; }
  __device__ bool ends_head() const { return has_head && first < stop; }
};

// borders: the first segment at or after `begin` and at or after `end`
template <class Line>
__device__ Part part_of(const Line& line, int64_t begin, int64_t end, int64_t border,
                        int64_t end_border) {
  const int64_t segments = line.segments, own_stop = min(end_border, segments);
  Part part{min(border, segments), own_stop, 0, 0, false, false};
  if (border > segments) {
    part.stop = part.first;
    return part;
  }
  const int64_t place = line.place_of(border);
  if (border > 0 && place > begin) {
    part.has_head = true;
    part.first = border - 1;
  }
  if (own_stop > part.first && line.place_of(own_stop) > end) {
    part.is_open = true;
    part.stop = own_stop - 1;
  }
  // a wrong indptr must not lead out of memory here, either
  part.row_begin = line.inside(part.has_head ? begin - part.first - 1 : place - border);
  part.row_end = max(part.row_begin, line.inside(part.is_open ? end - part.stop - 1 : line.begin_of(part.stop)));
  return part;
}

// the mask of the team of `lanes` threads that this one is in
__device__ inline unsigned team_mask(int lanes) {
  const unsigned first = threadIdx.x % 32 / lanes * lanes;
  return (lanes == 32 ? ~0u : (1u << lanes) - 1) << first;
}

// what another lane of the warp has: f tells it of one value
template <class W, class F>
__device__ Sum<W> elsewhere(const Sum<W>& found, F f) {
  return {f(found.value)};
}

template <class W, bool kIsMax, class F>
__device__ Best<W, kIsMax> elsewhere(const Best<W, kIsMax>& found, F f) {
  return {f(found.value)};
}

template <class W, class A, bool kIsMax, class F>
__device__ Extreme<W, A, kIsMax> elsewhere(const Extreme<W, A, kIsMax>& found, F f) {
  return {f(found.value), f(found.arg)};
}

// the lane `by` behind
template <class R>
__device__ R from_behind(const R& found, int by) {
  return elsewhere(found, [by](auto value) { return SCATTER_OPS_SHUFFLE_DOWN(~0u, value, by); });
}

template <class R>
__device__ R from_lane(const R& found, int lane) {
  return elsewhere(found, [lane](auto value) { return SCATTER_OPS_SHUFFLE(~0u, value, lane, 32); });
}

// ---- what crosses parts ----------------------------------------------------------

// R, with rows counted in A
template <class R, class A>
struct Counting {
  using type = R;
};
template <class W, class B, bool kIsMax, class A>
struct Counting<Extreme<W, B, kIsMax>, A> {
  using type = Extreme<W, A, kIsMax>;
};
template <class R, class A>
using CountedIn = typename Counting<R, A>::type;

template <class R>
__device__ CountedIn<R, int64_t> from_row(const R& found, int64_t base) {
  if constexpr (R::kHasArg) {
    return {found.value, found.arg == R::kNoRow ? kNone : base + found.arg};
  } else {
    return found;
  }
}

// Of each chunk of places, [batches, chunks, columns]: what the segment that ends in it and began before has in it, and
// what the one that goes on behind it has. R counts rows in 64 bits.
template <class R>
struct Carries {
  R* heads;
  R* tails;
  int64_t* head_segments;  // -1 where none ends
  int64_t chunks;
  int64_t places;  // of a chunk
};

// Write what a segment comes to.
template <class T, class R>
__device__ void write(R found, int64_t begin, int64_t count, int64_t rows, bool is_mean, T& out, int64_t* arg) {
  if constexpr (R::kHasArg) {
    *arg = count == 0 ? rows : (found.arg == R::kNoRow ? begin : int64_t(found.arg));
  } else if (is_mean) {
    found.divide(count);
  }
  out = static_cast<T>(found.of(count));
}

}  // namespace scatter_ops
