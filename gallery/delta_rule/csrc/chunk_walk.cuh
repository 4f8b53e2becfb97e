// The warpgroup that walks along a sequence's chunks with 64 columns of a state.
//
// The state is transposed: the columns are the rows of products whose first operands are in registers, as the product before left
// them. X = beta (V - G K S) and U = (I + A)^-1 X never leave registers; k, q, the inverse and the scores are the second operands.
#pragma once

#include "chunk_room.cuh"

namespace delta_rule {

using Operand = uint32_t[4];  // 64 rows of 16 elements, as a warpgroup has them

template <int kCount>
__device__ void narrow(const float (&from)[kCount * 8], Operand (&to)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount * 4; ++i) {
    to[i / 4][i % 4] = narrowed(from[2 * i], from[2 * i + 1]);
  }
}

// c = S^T K^T, or with q
__device__ inline void read_state(float (&c)[32], const Operand (&state)[8], const unsigned char (&rows)[2][kTile]) {
  const uint64_t b = describe(shared_address(rows));
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const uint64_t at = b + i / 4 * (kTile >> 4) + i % 4 * kNextColumns;
    i ? multiply<true>(c, state[i], at) : multiply<false>(c, state[i], at);
  }
  commit_products();
}

template <bool kAdds>
__device__ inline void multiply_tile(float (&c)[32], const Operand (&a)[4], const unsigned char* tile) {
  const uint64_t b = describe(shared_address(tile));
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    kAdds || i ? multiply<true>(c, a[i], b + i * kNextColumns) : multiply<false>(c, a[i], b + i * kNextColumns);
  }
  commit_products();
}

template <bool kHasG>
struct Walker {
  const Chunked& chunked;
  const Recurrence& recurrence = chunked.recurrence;
  Room& room;
  int warp = warp_of_warpgroup(), lane = lane_of_warp();
  int row = lane / 4, two = lane % 4 * 2;  // of its tiles of 8 by 8
  Turn<kStages> stage;
  Turn<kBuffers> buffer;

  uint32_t o_phase = 0;

  __device__ Walker(const Chunked& chunked, Room& room) : chunked(chunked), room(room) {}

  // For all elements of the state that there are, act(element, where it is).
  template <class Act>
  __device__ void each(const Part& part, const Act& act) const {
    const int key_stride = recurrence.is_v_first ? 1 : recurrence.values, value_stride = recurrence.is_v_first ? recurrence.keys : 1;
    const int value = part.first + warp * 16 + row;
    const int64_t first = (part.n * recurrence.value_heads + part.value_head) * recurrence.keys * recurrence.values +
                          int64_t(two) * key_stride + int64_t(value) * value_stride;
#pragma unroll
    for (int i = 0; i < 64; ++i) {
      const int key = i / 4 * 8 + i % 2, more = i / 2 % 2 * 8;
      if (two + key < recurrence.keys && value + more < recurrence.values) {
        act(i, first + key * key_stride + more * value_stride);
      }
    }
  }

  __device__ void load_state(const Part& part, float (&state)[64]) const {
#pragma unroll
    for (float& x : state) {
      x = 0;
    }
    if (const float* const from = recurrence.initial) {
      each(part, [&](int i, int64_t at) { state[i] = from[at]; });
    }
  }

  __device__ void store_state(const Part& part, const float (&state)[64]) const {
    if (float* const to = recurrence.final) {
      each(part, [&](int i, int64_t at) { to[at] = state[i]; });
    }
  }

  // beta (V - G K S), from K S
  __device__ void subtract(const float (&x)[32], const Turn<kStages>& stage, Operand (&to)[4]) const {
    const uint32_t v = shared_address(room.stages[stage.at].v);
    const Weights& weights = room.weights[stage.at];
#pragma unroll
    for (int i = 0; i < 4; ++i) {  // 16 tokens
      uint32_t values[4];
      load_transposed(values, v + in_tile(i * 16 + lane / 16 * 8 + lane % 8, warp * 2 + lane / 8 % 2));
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        const int token = i * 16 + j / 2 * 8 + two, at = i * 8 + j * 2;
        const float2 beta = *reinterpret_cast<const float2*>(weights.beta + token);
        const float2 kept = kHasG ? *reinterpret_cast<const float2*>(weights.beta_kept + token) : beta;
        to[i][j] = narrowed(beta.x * low_of(values[j]) - kept.x * x[at], beta.y * high_of(values[j]) - kept.y * x[at + 1]);
      }
    }
  }

  __device__ void scale(float (&x)[32], const float* factors) const {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const float2 factor = *reinterpret_cast<const float2*>(factors + i * 8 + two);
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        x[i * 4 + j * 2] *= factor.x;
        x[i * 4 + j * 2 + 1] *= factor.y;
      }
    }
  }

  // Rows of o go by way of shared memory, from where another warp stores them.
  __device__ void give_o(const Operand (&o)[4]) {
    wait_for(shared_address(&room.is_o_stored), o_phase ^ 1);
    o_phase ^= 1;
    const uint32_t to = shared_address(room.o) + in_tile(lane / 16 * 8 + lane % 8, warp * 2 + lane / 8 % 2);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      store_transposed(to + i * 16 * 128, o[i]);
    }
    let_products_see();
    arrive_of_warp(room.has_o);
  }

  __device__ void wait_for_rows(const Turn<kStages>& turn) const {
    wait_for(shared_address(&room.has_k[turn.at]), turn.phase);
    wait_for(shared_address(&room.has_rest[turn.at]), turn.phase);
  }

  __device__ void run() {
    each_part(chunked, [&](const Part& part) {
      float state[64];
      load_state(part, state);
      if (part.chunks > 0) {
        walk(part, state);
      }
      store_state(part, state);
    });
  }

  // What k and q read of the state, for a chunk, up to what it writes: U, and o without it.
  __device__ void finish_reading(float (&o)[32], float (&u)[32]) const {
    wait_for(shared_address(&room.is_ready[buffer.at]), buffer.phase);
    wait_for_products<1>();
    Operand errors[4];
    subtract(u, stage, errors);
    begin_products();
    multiply_tile<false>(u, errors, room.inverse[buffer.at]);
    wait_for_products<1>();
    if constexpr (kHasG) {
      scale(o, room.weights[stage.at].read);
    } else {
#pragma unroll
      for (float& x : o) {
        x *= recurrence.scale;
      }
    }
    wait_for_products<0>();
  }

  // S = G S + K^T U and o += D Q K^T U; the second is under way
  __device__ void write(float (&state)[64], float (&o)[32], float (&u)[32]) const {
    Operand written[4], left[4];
    narrow(u, written);
    if constexpr (kHasG) {
      const Weights& weights = room.weights[stage.at];
      scale(u, weights.left);
      const float kept = weights.kept;
#pragma unroll
      for (float& x : state) {
        x *= kept;
      }
    }
    narrow(u, left);
    begin_products();
    const uint64_t k = describe_transposed(shared_address(room.stages[stage.at].k));
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      multiply_transposed(state, left[i], k + i * kNextRows);
    }
    commit_products();
    multiply_tile<true>(o, written, room.scores[buffer.at]);
    wait_for_products<1>();
  }

  // What the next chunk reads of the state is asked for while a chunk is finished.
  __device__ void walk(const Part& part, float (&state)[64]) {
    Operand before[8], out[4];
    float o[32], u[32];
    narrow(state, before);
    wait_for_rows(stage);
    begin_products();
    read_state(u, before, room.stages[stage.at].k);
    read_state(o, before, room.stages[stage.at].q);
    finish_reading(o, u);
    for (int chunk = 0; chunk + 1 < part.chunks; ++chunk) {
      write(state, o, u);
      narrow(state, before);
      Turn<kStages> next = stage;
      next.next();
      wait_for_rows(next);
      begin_products();
      read_state(u, before, room.stages[next.at].k);
      wait_for_products<1>();
      narrow(o, out);
      begin_products();
      read_state(o, before, room.stages[next.at].q);
      arrive_of_warp(room.is_used[buffer.at]);
      arrive_of_warp(room.is_empty[stage.at]);
      give_o(out);
      stage = next;
      buffer.next();
      finish_reading(o, u);
    }
    write(state, o, u);
    wait_for_products<0>();
    narrow(o, out);
    arrive_of_warp(room.is_used[buffer.at]);
    arrive_of_warp(room.is_empty[stage.at]);
    give_o(out);
    stage.next();
    buffer.next();
  }
};

}  // namespace delta_rule
