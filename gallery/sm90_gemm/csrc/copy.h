// Copies of what TMA cannot read or write.
#pragma once

#include <cstdint>

namespace sm90_gemm {

// Distances in elements.
struct Copy {
  int element;  // bytes: 2, or 1
  const void* from;
  void* to;
  int64_t batch, rows, columns;
  int64_t from_batch, from_row, from_column;
  int64_t to_batch, to_row, to_column;
};

constexpr int kMostCopies = 4;

// Launch up to kMostCopies of them, of elements of one size, at once on a stream of the current device; return null, or an error message.
const char* launch(const Copy* copies, int count, int processors, void* stream);

}  // namespace sm90_gemm
