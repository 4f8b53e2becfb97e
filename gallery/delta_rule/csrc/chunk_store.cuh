// The warp that stores what a walk hands it, so that the walk waits for no store: by the copy engine, but for the last rows of a
// sequence, after which the next sequence's are.
#pragma once

#include "chunk_room.cuh"

namespace delta_rule {

// rows of a tile, by a warp
__device__ inline void store_rows(const unsigned char* tile, __nv_bfloat16* to, int64_t stride, int rows, int columns) {
  const int lane = lane_of_warp(), column = lane % 8 * 8;
#pragma unroll 4
  for (int row = lane / 8; row < rows; row += 4) {
    if (column < columns) {
      *reinterpret_cast<uint4*>(to + row * stride + column) = *reinterpret_cast<const uint4*>(tile + in_tile(row, lane % 8));
    }
  }
  __syncwarp();
}

template <class Room>
struct Storer {
  const Chunked& chunked;
  const Recurrence& recurrence = chunked.recurrence;
  Room& room;
  int own;  // which of those that walk it stores for
  int lane = lane_of_warp();
  uint32_t phase = 0;

  __device__ Storer(const Chunked& chunked, Room& room, int own) : chunked(chunked), room(room), own(own) {}

  __device__ int first(const Part& part) const { return part.first + own * kSlice; }

  __device__ void give_back(Handed& handed) const {
    if (lane == 0) {
      arrive(shared_address(&handed.is_empty));
    }
  }

  // of a tensor as v
  __device__ void store_tokens(Handed& handed, const unsigned char* tile, const CUtensorMap& map, void* tensor, const Part& part,
                               int chunk) const {
    const int64_t token = part.sequence.begin + int64_t(chunk) * kChunk;
    const int64_t stride = int64_t(recurrence.value_heads) * recurrence.values;
    const int rows = part.rows(chunk);
    wait_for(shared_address(&handed.is_full), phase);
    if (!chunked.has_maps || rows < kChunk) {
      __nv_bfloat16* const to = static_cast<__nv_bfloat16*>(tensor) + (part.sequence.batch * recurrence.tokens + token) * stride +
                                int64_t(part.value_head) * recurrence.values + first(part);
      store_rows(tile, to, stride, rows, recurrence.values - first(part));
    } else if (lane == 0) {
      store_tile(map, shared_address(tile), first(part), static_cast<int>(token), part.value_head,
                 static_cast<int>(part.sequence.batch));
      wait_for_stores();
    }
    give_back(handed);
  }

  __device__ void store_state(const Part& part, int chunk) const {
    const unsigned char* const tiles = room.states();
    wait_for(shared_address(&room.states_handed.is_full), phase);
    const int64_t slot = part.slot + chunk;
    if (!chunked.has_maps) {
      __nv_bfloat16* const to = static_cast<__nv_bfloat16*>(chunked.kept.states) +
                                ((slot * recurrence.value_heads + part.value_head) * recurrence.values + first(part)) * recurrence.keys;
      const int rows = min(kSlice, recurrence.values - first(part));
      store_rows(tiles, to, recurrence.keys, rows, recurrence.keys);
      store_rows(tiles + kTile, to + 64, recurrence.keys, rows, recurrence.keys - 64);
    } else if (lane == 0) {
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        store_tile(chunked.states, shared_address(tiles + i * kTile), i * 64, first(part), part.value_head,
                   static_cast<int>(slot));
      }
      wait_for_stores();
    }
    give_back(room.states_handed);
  }

  __device__ void run() {
    each_part<Room>(chunked, [&](const Part& part) {
      for (int i = 0; i < part.chunks; ++i, phase ^= 1) {
        const int chunk = Room::chunk(part, i);
        if constexpr (Room::kHasStates) {
          store_state(part, chunk);
        }
        if constexpr (Room::kHasWrites) {
          store_tokens(room.writes_handed, room.writes(), chunked.writes, chunked.kept.writes, part, chunk);
        }
        store_tokens(room.o_handed[own], room.o[own], chunked.o, recurrence.o, part, chunk);
      }
    });
  }
};

}  // namespace delta_rule
