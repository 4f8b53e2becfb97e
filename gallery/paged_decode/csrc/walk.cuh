// How the work is divided. A unit is the keys of one request under one key head and up to 16 query rows. Under each head all
// units stand on a line, a place for each tile of keys and a few for what a unit costs besides; equal parts of that line are
// the shares of as many blocks, of which those of all heads run side by side and read the same pages together.
#pragma once

#include "decode.h"

namespace paged_decode {

constexpr int kRows = 16;       // query rows of a unit: the m of an mma
constexpr int kUnitPlaces = 4;  // that a unit costs on top of its tiles
constexpr int kLeastPlaces = 8; // of a share

// What a request asks for.
struct Request {
  int length;       // keys
  int tokens;       // query tokens
  int first_token;  // in qo_indptr's order
  int first_key;    // that the window leaves
  int tiles, groups;
  int64_t pages;    // where its pages begin in the table

  __device__ int unit_places() const { return tiles + kUnitPlaces; }
};

// What the tensors say of a request.
struct Entry {
  int first_page, length, first_token, tokens;
};

__device__ inline Entry entry_of(const Decode& decode, int index) {
  Entry found{0, 0, index * decode.tokens, decode.tokens};
  if (index >= decode.requests) {
    found.tokens = 0;
    return found;
  }
  found.length = decode.lengths[index];
  if (decode.indptr) {
    found.first_page = decode.indptr[index];
    const int pages = decode.indptr[index + 1] - found.first_page;
    found.length = pages > 0 ? (pages - 1) * decode.page_size + found.length : 0;
  }
  found.length = max(found.length, 0);
  if (decode.qo_indptr) {
    found.first_token = decode.qo_indptr[index];
    found.tokens = max(decode.qo_indptr[index + 1] - found.first_token, 0);
  }
  return found;
}

template <int kKeys>
__device__ inline Request request_of(const Decode& decode, const Entry& entry, int index) {
  Request found;
  found.pages = decode.indptr ? entry.first_page : index * decode.page_table_stride;
  found.length = entry.length;
  found.first_token = entry.first_token;
  found.tokens = entry.tokens;
  found.first_key = decode.window_left < 0 ? 0 : max(found.length - found.tokens - decode.window_left, 0);
  found.tiles = unsigned(found.length - found.first_key + kKeys - 1) / kKeys;
  found.groups = unsigned(found.tokens * decode.group + kRows - 1) / kRows;
  return found;
}

template <int kKeys>
__device__ inline Request request_of(const Decode& decode, int index) {
  return request_of<kKeys>(decode, entry_of(decode, index), index);
}

// 32 requests, one in each lane of a warp, so that a step does not wait for memory.
struct Window {
  int first;
  Entry own;

  __device__ void open(const Decode& decode, int index) {
    first = index;
    own = entry_of(decode, first + int(threadIdx.x % 32));
  }

  // of an index that is at most one more than before
  __device__ Entry at(const Decode& decode, int index) {
    if (index - first == 32) {
      open(decode, index);
    }
    const int lane = index - first;
    Entry found;
    found.first_page = __shfl_sync(~0u, own.first_page, lane);
    found.length = __shfl_sync(~0u, own.length, lane);
    found.first_token = __shfl_sync(~0u, own.first_token, lane);
    found.tokens = __shfl_sync(~0u, own.tokens, lane);
    return found;
  }
};

// Where a line is cut. A cut close to where a unit begins or ends is there, so that the unit stays whole.
struct Cuts {
  unsigned each, longer;  // the first `longer` shares have a place more than the others
  unsigned shares, near;

  __device__ Cuts(const Decode& decode, unsigned places) {
    shares = max(min(gridDim.y, places / kLeastPlaces), 1u);
    each = shares == gridDim.y ? decode.place_of.divide(places) : places / shares;
    longer = places - each * shares;
    near = each / 8;
  }

  __device__ unsigned begin_of(unsigned share) const { return each * share + min(share, longer); }

  __device__ unsigned share_of(unsigned place) const {
    const unsigned by_longer = longer * (each + 1);
    return place < by_longer ? place / (each + 1) : longer + (place - by_longer) / each;
  }

  __device__ unsigned moved(unsigned cut, unsigned unit_begin, unsigned unit_places) const {
    const unsigned inside = cut - unit_begin;
    return inside <= near ? unit_begin : unit_places - inside <= near ? unit_begin + unit_places : cut;
  }

  // who has the tiles of a unit
  __device__ unsigned first_of(unsigned unit_begin, unsigned unit_places) const {
    return share_of(unit_begin + min(max(near, unsigned(kUnitPlaces)), unit_places - 1));
  }

  __device__ unsigned last_of(unsigned unit_begin, unsigned unit_places) const {
    const unsigned first = first_of(unit_begin, unit_places);
    return near < unit_places ? max(first, share_of(unit_begin + unit_places - 1 - near)) : first;
  }
};

// Steps through the pieces of units in a share; the same in all threads of a block.
template <int kKeys>
struct Walk {
  unsigned place;  // where the unit begins
  unsigned begin, end;
  int index, group, head;
  Request request;
  int first_tile, last_tile;  // of the piece: [first, last)

  __device__ void enter() {
    const int tiles_at = int(place) + kUnitPlaces;
    first_tile = max(int(begin) - tiles_at, 0);
    last_tile = max(min(int(end) - tiles_at, request.tiles), 0);
  }

  // a unit whose tiles are all others' has nothing here; one without tiles is its first place's
  __device__ bool is_nothing() const { return request.tiles > 0 ? first_tile >= last_tile : place < begin; }

  __device__ bool is_whole() const { return first_tile == 0 && last_tile == request.tiles; }

  __device__ bool step(const Decode& decode, Window& window) {
    do {
      place += request.unit_places();
      if (place >= end) {
        return false;
      }
      if (++group == request.groups) {
        group = 0;
        do {
          ++index;
          request = request_of<kKeys>(decode, window.at(decode, index), index);
        } while (request.groups == 0);
      }
      enter();
    } while (is_nothing());
    return true;
  }
};

// Where a unit's query row is; null where there are not so many.
template <class Q, int kKeys>
__device__ inline const Q* query_row(const Decode& decode, const Walk<kKeys>& walk, int row) {
  const int place = walk.group * kRows + row, token = decode.token_of.divide(place);
  if (token >= walk.request.tokens) {
    return nullptr;
  }
  const Strides& strides = decode.q_strides;
  const int64_t begin = decode.qo_indptr ? walk.request.first_token * strides.token : walk.index * strides.request;
  const int head = walk.head * decode.group + place - token * decode.group;
  return static_cast<const Q*>(decode.q) + begin + token * strides.token + head * strides.head;
}

__device__ inline unsigned warp_inclusive(unsigned value) {
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int by = 1; by < 32; by *= 2) {
    const unsigned other = __shfl_up_sync(~0u, value, by);
    value += lane >= by ? other : 0;
  }
  return value;
}

template <int kWarps>
struct Start {
  unsigned warp_places[kWarps];
  unsigned begin, end, place;
  int index, group;
  Request request;
};

// Finds this block's share and its first unit, by all threads; false where there is nothing for it.
template <int kKeys, int kWarps>
__device__ inline bool find_share(const Decode& decode, Start<kWarps>& start, Walk<kKeys>& walk, Window& window,
                                  unsigned& places) {
  constexpr int kThreads = 32 * kWarps;
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const int each = unsigned(decode.requests + kThreads - 1) / kThreads;
  const int mine = min(int(threadIdx.x) * each, decode.requests), stop = min(mine + each, decode.requests);
  const unsigned share = blockIdx.y;
  Request request;
  unsigned own = 0;
#pragma unroll 1
  for (int i = mine; i < stop; ++i) {
    request = request_of<kKeys>(decode, i);
    own += request.groups * request.unit_places();
  }
  const unsigned through = warp_inclusive(own);
  if (lane == 31) {
    start.warp_places[warp] = through;
  }
  __syncthreads();
  unsigned before = through - own;
  places = 0;
#pragma unroll
  for (int i = 0; i < kWarps; ++i) {
    before += i < warp ? start.warp_places[i] : 0;
    places += start.warp_places[i];
  }
  if (places == 0) {
    return false;
  }
  const Cuts cuts(decode, places);
  if (share >= cuts.shares) {
    return false;
  }
#pragma unroll 1
  for (int side = 0; side < 2; ++side) {
    const unsigned cut = cuts.begin_of(share + side);
    if (cut - before >= own) {
      if (cut == places && side == 1 && threadIdx.x == 0) {
        start.end = cut;
      }
      continue;
    }
    int i = mine;
    unsigned place = before;
    if (each > 1) {
      request = request_of<kKeys>(decode, i);
#pragma unroll 1
      for (unsigned here; cut - place >= (here = request.groups * request.unit_places());) {
        place += here;
        request = request_of<kKeys>(decode, ++i);
      }
    }
    const int group = request.groups > 1 ? (cut - place) / request.unit_places() : 0;
    place += group * request.unit_places();
    const unsigned moved = cuts.moved(cut, place, request.unit_places());
    if (side == 1) {
      start.end = moved;
    } else {
      start.begin = moved;
      start.index = i;
      start.group = group;
      start.place = place;
      start.request = request;
    }
  }
  __syncthreads();
  walk.index = start.index;
  walk.group = start.group;
  walk.head = blockIdx.x;
  walk.begin = start.begin;
  walk.end = start.end;
  walk.place = start.place;
  walk.request = start.request;
  walk.enter();
  window.open(decode, walk.index);
  return walk.begin < walk.end && (!walk.is_nothing() || walk.step(decode, window));
}

}  // namespace paged_decode
