// The warpgroup that has rows of k, q and v copied, with zeros where there are none, computes what decays, and stores o.
#pragma once

#include "chunk_room.cuh"

namespace delta_rule {

constexpr float kLeastDecay = -104;  // e^-104 is 0 in float32: sums stay exact where all is forgotten
constexpr float kLog2E = 1.4426950408889634f;
constexpr int kCopyWarps = 2;  // of weights, and of rows; one more stores for each warpgroup that walks

// Numbers of a tensor of float32 or bfloat16, for each value head of a token. What is loaded is looked at a chunk later: no load is
// waited for.
struct Numbers {
  const void* from;
  bool is_float;
  int64_t stride;
  uint32_t loaded[2];

  __device__ void load(int64_t at, int count) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      loaded[i] = 0;
      if (i < count && is_float) {
        loaded[i] = static_cast<const uint32_t*>(from)[at + i * stride];
      } else if (i < count) {
        loaded[i] = static_cast<const uint16_t*>(from)[at + i * stride];
      }
    }
  }

  __device__ float operator[](int i) const { return __uint_as_float(is_float ? loaded[i] : loaded[i] << 16); }
};

// Rows of a tensor, of which a thread copies 16 bytes of every kStep-th: the last chunk of a sequence may have fewer than 64,
// and those after it are the next sequence's.
template <int kParts>
struct Rows {
  static constexpr int kStep = 32 / kParts;
  const void* tensor;
  const Strides& strides;
  int head, column, columns;

  __device__ void copy(const unsigned char* stage, const Part& part, int chunk) const {
    const int own = lane_of_warp() % kParts, first = lane_of_warp() / kParts, rows = part.rows(chunk);
    const bool is_there = column + own * 8 < columns;
    const __nv_bfloat16* const from = static_cast<const __nv_bfloat16*>(tensor) + part.sequence.batch * strides.batch +
                                      (part.sequence.begin + int64_t(chunk) * kChunk) * strides.token + head * strides.head + column +
                                      own * 8;
    const uint32_t to = shared_address(stage) + own / 8 * kTile;
#pragma unroll 1
    for (int row = first; row < kChunk; row += kStep) {
      copy_or_clear(to + in_tile(row, own % 8), from + row * strides.token, is_there && row < rows);
    }
  }
};

// The weights of a chunk's tokens, by a warp; a lane has two. All is computed before there is a place for them.
template <bool kHasG>
struct WeightsCopier {
  const Recurrence& recurrence;
  int64_t first;
  int token = lane_of_warp() * 2;
  Numbers betas, logarithms;
  float beta[2], decay[2], kept[2], left[2], kept_of_state;

  __device__ WeightsCopier(const Recurrence& recurrence, int64_t batch, int64_t begin, int value_head)
      : recurrence(recurrence),
        betas{recurrence.beta, recurrence.beta_is_float, recurrence.value_heads},
        logarithms{recurrence.g, recurrence.g_is_float, recurrence.value_heads} {
    first = (batch * recurrence.tokens + begin + token) * recurrence.value_heads + value_head;
  }

  // of some rows, so many tokens on
  __device__ void load(int64_t more, int rows) {
    const int64_t at = first + more * recurrence.value_heads;
    betas.load(at, rows - token);
    if (kHasG) {
      logarithms.load(at, rows - token);
    }
  }

  __device__ void compute() {
    beta[0] = betas[0];
    beta[1] = betas[1];
    if (!kHasG) {
      return;
    }
    const float g[2] = {fmaxf(logarithms[0], kLeastDecay), fmaxf(logarithms[1], kLeastDecay)};
    float before = g[0] + g[1];
#pragma unroll
    for (int by = 1; by < 32; by *= 2) {
      const float lower = __shfl_up_sync(0xffffffffu, before, by);
      before += lane_of_warp() >= by ? lower : 0.0f;
    }
    const float last = __shfl_sync(0xffffffffu, before, 31) * kLog2E;
    decay[0] = (before - g[1]) * kLog2E;
    decay[1] = before * kLog2E;
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      kept[i] = power_of_2(decay[i]);
      left[i] = power_of_2(last - decay[i]);
    }
    kept_of_state = power_of_2(last);
  }

  __device__ void store(Weights& to) const {
    *reinterpret_cast<float2*>(to.beta + token) = {beta[0], beta[1]};
    if (kHasG) {
      *reinterpret_cast<float2*>(to.decay + token) = {decay[0], decay[1]};
      *reinterpret_cast<float2*>(to.beta_kept + token) = {beta[0] * kept[0], beta[1] * kept[1]};
      *reinterpret_cast<float2*>(to.read + token) = {recurrence.scale * kept[0], recurrence.scale * kept[1]};
      *reinterpret_cast<float2*>(to.left + token) = {left[0], left[1]};
      to.kept = kept_of_state;
    }
  }
};

// by a thread
template <class Room, class Stage>
__device__ void copy_chunk(const Chunked& chunked, const Part& part, int chunk, Stage& to, uint32_t has_k, uint32_t has_rest) {
  const int token = static_cast<int>(part.sequence.begin) + chunk * kChunk, batch = static_cast<int>(part.sequence.batch);
  expect(has_k, 2 * kTile);
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    copy_tile(shared_address(to.k[i]), chunked.k, i * 64, token, part.head, batch, has_k);
  }
  expect(has_rest, ((Room::kHasO ? 2 : 0) + Room::kWalkers) * kTile);
#pragma unroll
  for (int i = 0; i < (Room::kHasO ? 2 : 0); ++i) {
    copy_tile(shared_address(to.q[i]), chunked.q, i * 64, token, part.head, batch, has_rest);
  }
#pragma unroll
  for (int i = 0; i < Room::kWalkers; ++i) {  // zeros for columns of the identity: there are no such values
    copy_tile(shared_address(to.v[i]), chunked.v, part.first + i * kSlice, token, part.value_head, batch, has_rest);
  }
}

// by a warp each, ahead of what walks
template <bool kHasG, class Room>
__device__ void copy_weights(const Chunked& chunked, Room& room) {
  Turn<Room::kStages> stage;
  Turn<Room::kLoads> load;
  each_part<Room>(chunked, [&](const Part& part) {
    WeightsCopier<kHasG> weights(chunked.recurrence, part.sequence.batch, part.sequence.begin, part.value_head);
    const auto load_weights = [&](int i) {
      const int chunk = Room::chunk(part, i);
      weights.load(int64_t(chunk) * kChunk, part.rows(chunk));
    };
    if (part.chunks > 0) {
      load_weights(0);
    }
    for (int i = 0; i < part.chunks; ++i, stage.next(), load.next()) {
      weights.compute();
      if (i + 1 < part.chunks) {
        load_weights(i + 1);
      }
      wait_for(shared_address(&room.is_empty[stage.at]), stage.phase ^ 1);
      weights.store(room.weights[stage.at]);
      arrive_of_warp(room.has_k[load.at]);
      arrive_of_warp(room.has_rest[load.at]);
    }
  });
}

template <class Room>
__device__ void copy_rows(const Chunked& chunked, Room& room) {
  const Recurrence& recurrence = chunked.recurrence;
  Turn<Room::kStages> stage;
  Turn<Room::kLoads> load;
  each_part<Room>(chunked, [&](const Part& part) {
    for (int i = 0; i < part.chunks; ++i, stage.next(), load.next()) {
      const int chunk = Room::chunk(part, i);
      auto& to = room.stages[stage.at];
      const uint32_t has_k = shared_address(&room.has_k[load.at]), has_rest = shared_address(&room.has_rest[load.at]);
      const bool is_whole = chunked.has_maps && part.rows(chunk) == kChunk;
      wait_for(shared_address(&room.is_empty[stage.at]), stage.phase ^ 1);
      if (lane_of_warp() == 0) {
        if constexpr (Room::kIsBack) {
          expect(has_rest, kTile);
          copy_tile(shared_address(to.inverse), chunked.inverse, 0, 0, part.value_head, static_cast<int>(part.slot + chunk), has_rest);
        }
        if (is_whole) {
          copy_chunk<Room>(chunked, part, chunk, to, has_k, has_rest);
        }
      }
      if (!is_whole) {
        Rows<16>{recurrence.k, recurrence.k_strides, part.head, 0, recurrence.keys}.copy(to.k[0], part, chunk);
        if constexpr (Room::kHasO) {
          Rows<16>{recurrence.q, recurrence.q_strides, part.head, 0, recurrence.keys}.copy(to.q[0], part, chunk);
        }
        for (int own = 0; own < Room::kWalkers; ++own) {
          Rows<8>{recurrence.v, recurrence.v_strides, part.value_head, part.first + own * kSlice, recurrence.values}.copy(to.v[own], part, chunk);
        }
        wait_for_copies();
        let_products_see();
      }
      arrive_of_warp(room.has_k[load.at]);
      arrive_of_warp(room.has_rest[load.at]);
    }
  });
}

}  // namespace delta_rule
