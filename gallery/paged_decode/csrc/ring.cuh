// A warp's ring of tiles in shared memory: keys and values on their way from the pages, as many stages ahead as there is room.
#pragma once

#include "instructions.cuh"
#include "layout.cuh"

namespace paged_decode {

// Where a lane's key of a tile is: asked for long before the answer is looked at.
struct Place {
  int page;
  int64_t rest;  // bytes from the page's begin; negative where there is no key
};

template <class L>
struct Ring {
  static constexpr int kKeys = L::kKeys;
  static constexpr int kPerPass = 32 / L::kChunks;  // rows that a warp copies at once
  static constexpr int64_t kElement = sizeof(typename L::Cache);

  const Decode& decode;
  uint32_t stages;   // where they are in shared memory
  Walk<kKeys> walk;  // runs ahead of that of the products
  bool is_over = false;
  int tile;
  Place next;        // in the tile after the last that was started

  __device__ Ring(const Decode& decode, char* shared, const Walk<kKeys>& start)
      : decode(decode), stages(shared_address(shared) + threadIdx.x / 32 * L::kStages * L::kStageBytes), walk(start) {
    tile = walk.first_tile + int(threadIdx.x / 32);
    Place places[L::kStages];
#pragma unroll
    for (int i = 0; i < L::kStages; ++i) {
      places[i] = find();
    }
    next = find();
#pragma unroll
    for (int i = 0; i < L::kStages; ++i) {
      copy(stages + i * L::kStageBytes, places[i]);
    }
  }

  __device__ Place find() {
    while (tile >= walk.last_tile && !is_over) {
      is_over = !walk.step(decode);
      tile = walk.first_tile + int(threadIdx.x / 32);
    }
    const int key = walk.request.first_key + tile * kKeys + int(threadIdx.x % kKeys);
    tile += L::kWarps;
    const int order = decode.page_of.divide(key);
    const int64_t entry = walk.request.pages + order;
    const bool is_there = !is_over && key < walk.request.length && uint64_t(entry) < uint64_t(decode.page_table_size);
    Place found{0, -1};
    if (is_there) {
      found.page = __ldg(decode.page_table + entry);
      found.rest = ((key - order * decode.page_size) * decode.slot_stride + walk.head * decode.kv_head_stride) * kElement;
    }
    return found;
  }

  __device__ void copy(uint32_t to, const Place& place) {
    // a wrong table leads to wrong results, and never out of the cache
    const bool is_mine = place.rest >= 0 && unsigned(place.page) < unsigned(decode.pages);
    const int64_t own = is_mine ? place.page * (decode.page_stride * kElement) + place.rest : -1;
    const int lane = threadIdx.x % 32, chunk = lane % L::kChunks;
    const char* const k = static_cast<const char*>(decode.k) + chunk * 16;
    const char* const v = static_cast<const char*>(decode.v) + chunk * 16;
#pragma unroll
    for (int pass = 0; pass < kKeys / kPerPass; ++pass) {
      const int row = pass * kPerPass + lane / L::kChunks;
      const int64_t from = __shfl_sync(~0u, own, row);
      const int bytes = from >= 0 ? 16 : 0;
      const int64_t at = from >= 0 ? from : 0;
      copy_chunk(to + L::offset(row, chunk), k + at, bytes);
      copy_chunk(to + L::kHalfBytes + L::offset(row, chunk), v + at, bytes);
    }
    commit_copies();
  }

  __device__ void refill(uint32_t stage) {
    copy(stage, next);
    next = find();
  }
};

}  // namespace paged_decode
