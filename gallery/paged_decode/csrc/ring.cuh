// A warp's ring of tiles in shared memory: keys and values on their way from the pages, as many stages ahead as there is room.
#pragma once

#include "instructions.cuh"
#include "layout.cuh"

namespace paged_decode {

// Where a lane's key of a tile is, or where the 16 keys of a part begin: asked for long before the answer is looked at.
struct Place {
  int page;
  int keys;      // of the request, from this one on; none where it is 0 or less
  int64_t rest;  // bytes from the page's begin
};

template <class L>
struct Ring {
  static constexpr int kKeys = L::kKeys, kPart = 16;
  static constexpr int kPerPass = 32 / L::kChunks;  // rows that a warp copies at once
  static constexpr int64_t kElement = sizeof(typename L::Cache);

  const Decode& decode;
  uint32_t stages;   // where they are in shared memory
  Walk<kKeys> walk;  // runs ahead of that of the products
  Window window;
  bool has_parts;    // of 16 keys, each within a page
  bool is_over = false;
  int tile;
  Place next;        // in the tile after the last that was started

  __device__ Ring(const Decode& decode, char* shared, const Walk<kKeys>& start, const Window& window)
      : decode(decode), stages(shared_address(shared) + threadIdx.x / 32 * L::kStages * L::kStageBytes), walk(start),
        window(window), has_parts(decode.page_size % kPart == 0 && decode.window_left < 0) {
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
      is_over = !walk.step(decode, window);
      tile = walk.first_tile + int(threadIdx.x / 32);
    }
    const int own = threadIdx.x % kKeys;
    const int key = walk.request.first_key + tile * kKeys + (has_parts ? own / kPart * kPart : own);
    tile += L::kWarps;
    const int order = decode.page_of.divide(key);
    const int64_t entry = walk.request.pages + order;
    const bool is_there = !is_over && key < walk.request.length && uint64_t(entry) < uint64_t(decode.page_table_size);
    Place found{0, 0, 0};
    if (is_there) {
      found.page = __ldg(decode.page_table + entry);
      found.keys = walk.request.length - key;
      found.rest = ((key - order * decode.page_size) * decode.slot_stride + walk.head * decode.kv_head_stride) * kElement;
    }
    return found;
  }

  __device__ void copy(uint32_t to, const Place& place) {
    // a wrong table leads to wrong results, and never out of the cache
    const bool is_there = place.keys > 0 && unsigned(place.page) < unsigned(decode.pages);
    const int64_t from = is_there ? place.page * (decode.page_stride * kElement) + place.rest : 0;
    const int keys = is_there ? place.keys : 0;
    has_parts ? copy_parts(to, from, keys) : copy_rows(to, from, keys);
    commit_copies();
  }

  __device__ void copy_parts(uint32_t to, int64_t own, int keys) {
    const int lane = threadIdx.x % 32, chunk = lane % L::kChunks, row = lane / L::kChunks;
    const int64_t offset = row * decode.slot_stride * kElement + chunk * 16;
#pragma unroll
    for (int part = 0; part < kKeys; part += kPart) {
      int64_t from = (kKeys == kPart ? own : __shfl_sync(~0u, own, part)) + offset;
      const int here = kKeys == kPart ? keys : __shfl_sync(~0u, keys, part);
#pragma unroll
      for (int pass = 0; pass < kPart; pass += kPerPass) {
        copy_row(to, part + pass + row, chunk, from, pass + row < here);
        from += kPerPass * kElement * decode.slot_stride;
      }
    }
  }

  __device__ void copy_rows(uint32_t to, int64_t own, int keys) {
    const int lane = threadIdx.x % 32, chunk = lane % L::kChunks;
    const int64_t mine = keys > 0 ? own : -1;
#pragma unroll
    for (int pass = 0; pass < kKeys; pass += kPerPass) {
      const int row = pass + lane / L::kChunks;
      const int64_t from = __shfl_sync(~0u, mine, row);
      copy_row(to, row, chunk, from + chunk * 16, from >= 0);
    }
  }

  // a chunk of a key and of its value, or zeros
  __device__ void copy_row(uint32_t to, int row, int chunk, int64_t from, bool is_there) {
    const int bytes = is_there ? 16 : 0;
    const int64_t at = is_there ? from : 0;
    copy_chunk(to + L::offset(row, chunk), static_cast<const char*>(decode.k) + at, bytes);
    copy_chunk(to + L::kHalfBytes + L::offset(row, chunk), static_cast<const char*>(decode.v) + at, bytes);
  }

  __device__ void refill(uint32_t stage) {
    copy(stage, next);
    next = find();
  }
};

}  // namespace paged_decode
