// Rows of one element, and the vectors of 16 bytes that they lie in.
#pragma once

#include "gpu.cuh"

namespace scatter_ops {

constexpr int64_t kFewSegments = 1 << 16;  // for which a search takes two rounds anyway
constexpr int kLongForALane = 16;          // whole vectors of a piece, beyond which the warp helps

// A part's rows as positions, of which 0 is where a vector begins.
struct Positions {
  int64_t base;     // the row at position 0
  int skew, count;  // the positions of the first row, and behind the last

  __device__ int position_of(int64_t pointer) const {
    const int64_t at = pointer - base;
    const int high = static_cast<int>(at >> 32), low = min(static_cast<unsigned>(at), unsigned(count));
    return high == 0 ? max(low, skew) : (high < 0 ? skew : count);
  }

  // of a row; -1 where it is not one of the part
  __device__ int position_in(int64_t row) const {
    const int64_t at = row - base;
    return at >= skew && at < count ? static_cast<int>(at) : -1;
  }
};

// Elements of a vector, of which there may be none.
struct Elements {
  unsigned begin, end;
};

// A bit for each.
__device__ inline unsigned mask_of(const Elements& some) { return (~0u << some.begin) & ~(~0u << some.end); }

// A piece's part of a tile: elements [low, high), whole vectors [first, stop).
template <class T>
struct Span {
  unsigned low, high;
  int first, stop;

  __device__ Span(int begin, int end, int row, int row_stop) {
    const int from = min(max(begin, row), row_stop) - row;
    low = from;
    high = max(min(end, row_stop) - row, from);  // a wrong indptr may fall
    first = (low + kPerVector<T> - 1) / kPerVector<T>;
    stop = high / kPerVector<T>;
  }

  __device__ Span(int begin, int end) : Span(begin, end, 0, kNever) {}

  __device__ bool is_long(int lanes) const { return stop - first > kLongForALane * lanes; }

  // Which elements it has of the vector behind the whole ones, and of the one before them.
  __device__ Elements at_end() const { return {first > stop ? low % kPerVector<T> : 0, high % kPerVector<T>}; }
  __device__ Elements at_begin() const {
    return {first <= stop && low % kPerVector<T> ? low % kPerVector<T> : kPerVector<T>, unsigned(kPerVector<T>)};
  }

  // Call f with a vector of which it has a part, and which elements those are: the last, which may be the first, too.
  template <class F>
  __device__ void at_its_end(F f) const {
    if (const Elements some = at_end(); some.begin < some.end) {
      f(stop, mask_of(some));
    }
  }
  template <class F>
  __device__ void at_its_begin(F f) const {
    if (const Elements some = at_begin(); some.begin < some.end) {
      f(first - 1, mask_of(some));
    }
  }
};

}  // namespace scatter_ops
