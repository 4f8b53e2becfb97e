// Rows sorted by the segment that an index names for each.
#pragma once

#include <algorithm>
#include <bit>

#include "problem.h"

namespace scatter_ops {

// Batches that have an index each are one line of rows here, and of segments, one batch behind the other.
struct C10_HIDDEN Sorted {
  Problem problem;                   // by bounds, with an order
  Tensor memory;                     // what the pointers are into
  const uint32_t* segment_of;        // each row as it comes: that of no segment has their number
  const uint32_t* segment_in_order;  // null where nothing was sorted
  const void* values;                // in order, where rows of one element were sorted themselves; else null
  int bits_within_bins = -1;         // of a segment, where rows are in order of the other bits alone

  bool are_in_bins() const { return bits_within_bins >= 0; }
};

// Sort, stably, the rows of a problem of an index. Nobody waits for the GPU.
Sorted sort_rows(const Problem& by_index);

// The same of values of 2, 4 or 8 bytes, one a row, where batches do not share an index.
Sorted sort_values(const Problem& by_index, int bytes, const void* values);

// The same in bins of neighbouring segments alone, which a sort does in one pass.
Sorted bin_values(const Problem& by_index, int bytes, const void* values);

constexpr int kBinBits = 8, kBins = 1 << kBinBits;

inline int bits_within_bins(int64_t segments) {
  return std::max(static_cast<int>(std::bit_width(static_cast<uint64_t>(segments - 1))) - kBinBits, 0);
}

// No sort: the segment of each row as it comes.
Sorted number_rows(const Problem& by_index);

// whether batches stand one behind the other
inline bool are_one_line(const Problem& by_index) { return by_index.batches == 1 || by_index.indptr_step != 0; }

}  // namespace scatter_ops
