// A warp's ring of tiles in shared memory: keys and values on their way from the pages, as many stages ahead as there is room.
#pragma once

#include "instructions.cuh"
#include "layout.cuh"

namespace paged_decode {

template <class L>
struct Ring {
  static constexpr int kKeys = L::kKeys;
  static constexpr int kPerPass = 32 / L::kChunks;  // rows that a warp copies at once
  static constexpr int64_t kNothing = -1;

  const Decode& decode;
  uint32_t stages;       // where they are in shared memory
  Walk<kKeys> walk;      // runs ahead of that of the products
  bool is_over;
  int tile;
  int64_t next;          // byte offset of the row of this lane's key in the tile after the last that was started

  __device__ Ring(const Decode& decode, char* shared, const Walk<kKeys>& start, bool is_empty)
      : decode(decode), stages(shared_address(shared)), walk(start), is_over(is_empty) {
    tile = walk.first_tile + int(threadIdx.x / 32);
    int64_t rows[L::kStages];
#pragma unroll
    for (int i = 0; i < L::kStages; ++i) {
      rows[i] = find_row();
    }
    next = find_row();
#pragma unroll
    for (int i = 0; i < L::kStages; ++i) {
      copy(i, rows[i]);
    }
  }

  // where this lane's key of the next tile is; asks the page table, long before that is waited for
  __device__ int64_t find_row() {
    while (!is_over && tile >= walk.last_tile) {
      is_over = !walk.step(decode);
      tile = walk.first_tile + int(threadIdx.x / 32);
    }
    if (is_over) {
      return kNothing;
    }
    const int key = walk.request.first_key + tile * kKeys + int(threadIdx.x % kKeys);
    tile += kWarps;
    const int order = key / decode.page_size;
    const int64_t entry = walk.request.pages + order;
    if (key >= walk.request.length || uint64_t(entry) >= uint64_t(decode.page_table_size)) {
      return kNothing;
    }
    const int page = decode.page_table[entry];
    if (unsigned(page) >= unsigned(decode.pages)) {
      return kNothing;  // a wrong table leads to wrong results, and never out of the cache
    }
    const int head = walk.unit / walk.request.groups;
    return (page * decode.page_stride + (key - order * decode.page_size) * decode.slot_stride +
            head * decode.kv_head_stride) * int64_t(sizeof(typename L::Cache));
  }

  __device__ uint32_t stage(int index) const {
    return stages + ((threadIdx.x / 32) * L::kStages + index) * L::kStageBytes;
  }

  __device__ void copy(int index, int64_t row_of_lane) {
    const uint32_t to = stage(index);
    const int lane = threadIdx.x % 32, chunk = lane % L::kChunks;
#pragma unroll
    for (int pass = 0; pass < kKeys / kPerPass; ++pass) {
      const int row = pass * kPerPass + lane / L::kChunks;
      const int64_t from = __shfl_sync(~0u, row_of_lane, row);
      const bool is_there = from >= 0;
      const int64_t at = (is_there ? from : 0) + chunk * 16;
      copy_chunk(to + L::offset(row, chunk), static_cast<const char*>(decode.k) + at, is_there);
      copy_chunk(to + L::kHalfBytes + L::offset(row, chunk), static_cast<const char*>(decode.v) + at, is_there);
    }
    commit_copies();
  }

  __device__ void refill(int index) {
    copy(index, next);
    next = find_row();
  }
};

}  // namespace paged_decode
