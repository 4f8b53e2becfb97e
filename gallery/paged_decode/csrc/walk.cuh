// How the work is divided: all units, each the keys of one request under one key head and up to 16 query rows, stand on a
// line, a place for each tile of keys and a few for what a unit costs besides. Each block takes an equal part of that line.
#pragma once

#include "decode.h"

namespace paged_decode {

constexpr int kRows = 16;      // query rows of a unit: the m of an mma
constexpr int kWarps = 4, kThreads = 32 * kWarps;
constexpr int kUnitPlaces = 4; // that a unit costs on top of its tiles

__host__ __device__ inline int quotient_up(int a, int b) { return (a + b - 1) / b; }

// What a request asks for.
struct Request {
  int length;       // keys
  int tokens;       // query tokens
  int first_token;  // in qo_indptr's order
  int first_key;    // that the window leaves
  int tiles, groups, units;
  int64_t pages;    // where its pages begin in the table

  __device__ int64_t places() const { return int64_t(units) * unit_places(); }
  __device__ int unit_places() const { return tiles + kUnitPlaces; }
};

template <int kKeys>
__device__ inline Request request_of(const Decode& decode, int index) {
  Request found;
  if (decode.indptr) {
    const int begin = decode.indptr[index], pages = decode.indptr[index + 1] - begin;
    found.pages = begin;
    found.length = pages > 0 ? (pages - 1) * decode.page_size + decode.lengths[index] : 0;
  } else {
    found.pages = index * decode.page_table_stride;
    found.length = decode.lengths[index];
  }
  found.length = max(found.length, 0);
  found.first_token = decode.qo_indptr ? decode.qo_indptr[index] : index * decode.tokens;
  found.tokens = decode.qo_indptr ? max(decode.qo_indptr[index + 1] - found.first_token, 0) : decode.tokens;
  found.first_key = decode.window_left < 0 ? 0 : max(found.length - found.tokens - decode.window_left, 0);
  found.tiles = quotient_up(found.length - found.first_key, kKeys);
  found.groups = quotient_up(found.tokens * (decode.heads / decode.kv_heads), kRows);
  found.units = found.groups * decode.kv_heads;
  return found;
}

// A block's part of the line, and who has the rest.
struct Share {
  int64_t places;  // of the whole line
  int64_t blocks;  // that have a part
  int64_t begin, end;

  __device__ bool is_empty() const { return begin >= end; }

  __device__ int block_of(int64_t place) const { return int(((place + 1) * blocks - 1) / places); }
};

// Steps through the pieces of units in a share; the same in all threads of a warp.
template <int kKeys>
struct Walk {
  int64_t place;  // where the unit begins
  int64_t begin, end;
  int index, unit;
  Request request;
  int first_tile, last_tile;  // of the piece: [first, last)

  __device__ void enter(const Decode& decode) {
    first_tile = int(max(begin - place - kUnitPlaces, int64_t(0)));
    last_tile = int(max(min(end - place - kUnitPlaces, int64_t(request.tiles)), int64_t(0)));
  }

  // a unit whose tiles are all others' has nothing here; one without tiles is its first place's
  __device__ bool is_nothing() const { return request.tiles > 0 ? first_tile >= last_tile : place < begin; }

  __device__ bool is_whole() const { return first_tile == 0 && last_tile == request.tiles; }

  __device__ bool step(const Decode& decode) {
    do {
      place += request.unit_places();
      if (place >= end) {
        return false;
      }
      if (++unit == request.units) {
        unit = 0;
        do {
          request = request_of<kKeys>(decode, ++index);
        } while (request.units == 0);
      }
      enter(decode);
    } while (is_nothing());
    return true;
  }
};

__device__ inline int64_t warp_inclusive(int64_t value) {
  const int lane = threadIdx.x % 32;
  for (int by = 1; by < 32; by *= 2) {
    const int64_t other = __shfl_up_sync(~0u, value, by);
    value += lane >= by ? other : 0;
  }
  return value;
}

struct Start {
  int64_t warp_places[kWarps];
  int64_t place;
  int index;
};

// Finds this block's share and its first unit; by all threads.
template <int kKeys>
__device__ inline Share find_share(const Decode& decode, Start& start, Walk<kKeys>& walk) {
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const int each = quotient_up(decode.requests, kThreads);
  const int mine = min(int(threadIdx.x) * each, decode.requests), stop = min(mine + each, decode.requests);
  int64_t own = 0;
  for (int i = mine; i < stop; ++i) {
    own += request_of<kKeys>(decode, i).places();
  }
  const int64_t through = warp_inclusive(own);
  if (lane == 31) {
    start.warp_places[warp] = through;
  }
  __syncthreads();
  Share share{};
  int64_t before = through - own;
  for (int i = 0; i < kWarps; ++i) {
    before += i < warp ? start.warp_places[i] : 0;
    share.places += start.warp_places[i];
  }
  share.blocks = min(int64_t(gridDim.x), share.places);
  if (int64_t(blockIdx.x) >= share.blocks) {
    return share;
  }
  share.begin = share.places * blockIdx.x / share.blocks;
  share.end = share.places * (blockIdx.x + 1) / share.blocks;
  if (share.begin >= before && share.begin < before + own) {
    int i = mine;
    int64_t place = before;
    for (int64_t here; place + (here = request_of<kKeys>(decode, i).places()) <= share.begin; ++i) {
      place += here;
    }
    start.index = i;
    start.place = place;
  }
  __syncthreads();
  walk.index = start.index;
  walk.request = request_of<kKeys>(decode, walk.index);
  walk.begin = share.begin;
  walk.end = share.end;
  walk.unit = int((share.begin - start.place) / walk.request.unit_places());
  walk.place = start.place + int64_t(walk.unit) * walk.request.unit_places();
  walk.enter(decode);
  return share;
}

}  // namespace paged_decode
