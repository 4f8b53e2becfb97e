// Where a team's rows are, a group of them at a time.
#pragma once

#include "gpu.cuh"

namespace scatter_ops {

template <class T, int kGroup, bool kIsOrdered>
struct Cursor;

// one behind the other
template <class T, int kGroup>
struct Cursor<T, kGroup, false> {
  const T* row;
  int64_t columns;

  __device__ Cursor(const T* first_row, int64_t width, const uint32_t*, int64_t begin, int)
      : row(first_row + begin * width), columns(width) {}

  __device__ const T* take(int) {
    const T* here = row;
    row += columns;
    return here;
  }

  __device__ void look_ahead(int) {}
};

// where an order says, which is read a group before it is needed, so that nobody waits for it
template <class T, int kGroup>
struct Cursor<T, kGroup, true> {
  const T* first_row;
  int64_t columns;
  const uint32_t* order;
  int count;
  uint32_t ahead[kGroup];

  __device__ Cursor(const T* first, int64_t width, const uint32_t* all, int64_t begin, int rows)
      : first_row(first), columns(width), order(all + begin), count(rows) {
    look_ahead(0);
  }

  __device__ const T* take(int i) const { return first_row + ahead[i] * columns; }

  __device__ void look_ahead(int from) {
#pragma unroll
    for (int i = 0; i < kGroup; ++i) {
      ahead[i] = from + i < count ? __ldg(order + from + i) : 0;
    }
  }
};

}  // namespace scatter_ops
