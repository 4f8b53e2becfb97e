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
  const Part& part;
  Room& room;
  int warp = warp_of_warpgroup(), lane = lane_of_warp();
  int row = lane / 4, two = lane % 4 * 2;  // of its tiles of 8 by 8

  __nv_bfloat16* out;  // 16 bytes of a row of o, of the next chunk
  int64_t out_stride;  // of rows
  bool has_column;

  __device__ Walker(const Chunked& chunked, const Part& part, Room& room) : chunked(chunked), part(part), room(room) {
    const Recurrence& recurrence = chunked.recurrence;
    const int column = part.first + warp * 16 + lane % 2 * 8;
    out_stride = int64_t(recurrence.value_heads) * recurrence.values;
    out = static_cast<__nv_bfloat16*>(recurrence.o) +
          (part.sequence.batch * recurrence.tokens + part.sequence.begin + lane / 2) * out_stride +
          int64_t(part.value_head) * recurrence.values + column;
    has_column = column < recurrence.values;
  }

  // For all elements of the state that there are, act(element, where it is).
  template <class Act>
  __device__ void each(const Act& act) const {
    const Recurrence& recurrence = chunked.recurrence;
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

  __device__ void load_state(float (&state)[64]) const {
#pragma unroll
    for (float& x : state) {
      x = 0;
    }
    if (const float* const from = chunked.recurrence.initial) {
      each([&](int i, int64_t at) { state[i] = from[at]; });
    }
  }

  __device__ void store_state(const float (&state)[64]) const {
    if (float* const to = chunked.recurrence.final) {
      each([&](int i, int64_t at) { to[at] = state[i]; });
    }
  }

  // beta (V - G K S), from K S
  __device__ void subtract(const float (&x)[32], int stage, Operand (&to)[4]) const {
    const uint32_t v = shared_address(room.stages[stage].v);
    const Weights& weights = room.weights[stage];
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

  // the rows of o, by way of shared memory that is the warp's own
  __device__ void store_o(const Operand (&o)[4], int chunk) {
    unsigned char* const own = room.o[warp];
    const uint32_t to = shared_address(own);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      store_transposed(to + at_o(i * 16 + lane / 16 * 8 + lane % 8, lane / 8 % 2), o[i]);
    }
    __syncwarp();
    const int rows = part.rows(chunk);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int token = i * 16 + lane / 2;
      if (has_column && token < rows) {
        *reinterpret_cast<uint4*>(out + i * 16 * out_stride) = *reinterpret_cast<const uint4*>(own + at_o(token, lane % 2));
      }
    }
    out += kChunk * out_stride;
    __syncwarp();
  }

  __device__ static uint32_t at_o(int token, int half) { return token * 32 + ((half ^ (token / 4 % 2)) << 4); }

  __device__ void wait_for_rows(int chunk) const {
    wait_for(shared_address(&room.is_full[chunk % kStages]), chunk / kStages % 2);
    let_products_see();
  }

  __device__ void run() {
    float state[64];
    load_state(state);
    if (part.chunks > 0) {
      walk(state);
    }
    store_state(state);
  }

  // Reading of the state for a chunk, up to what it writes: U, and o without it.
  __device__ void begin_chunk(int chunk, const Operand (&before)[8], float (&o)[32], float (&u)[32], float& kept) const {
    const int stage = chunk % kStages, buffer = chunk % kBuffers;
    const Weights& weights = room.weights[stage];
    wait_for(shared_address(&room.is_ready[buffer]), chunk / kBuffers % 2);
    wait_for_products<1>();
    Operand errors[4];
    subtract(u, stage, errors);
    begin_products();
    multiply_tile<false>(u, errors, room.inverse[buffer]);
    wait_for_products<0>();
    if (kHasG) {
      kept = weights.kept[kChunk - 1];
    }
  }

  // What the next chunk reads of the state is asked for while a chunk is finished.
  __device__ void walk(float (&state)[64]) {
    Operand before[8];
    float o[32], u[32], kept = 1;
    narrow(state, before);
    wait_for_rows(0);
    begin_products();
    read_state(u, before, room.stages[0].k);
    read_state(o, before, room.stages[0].q);
    begin_chunk(0, before, o, u, kept);
    for (int chunk = 0; chunk < part.chunks; ++chunk) {
      const int stage = chunk % kStages, buffer = chunk % kBuffers;
      Operand written[4], left[4];
      narrow(u, written);
      if (kHasG) {
        scale(u, room.weights[stage].left);
#pragma unroll
        for (int i = 0; i < 64; ++i) {
          state[i] *= kept;
        }
      }
      narrow(u, left);
      begin_products();
      const uint64_t k = describe_transposed(shared_address(room.stages[stage].k));
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        multiply_transposed(state, left[i], k + i * kNextRows);
      }
      commit_products();
      Operand out[4];
      const int next = min(chunk + 1, part.chunks - 1);  // the last is read once more, for nothing
      if constexpr (kHasG) {
        multiply_tile<false>(u, written, room.scores[buffer]);
        wait_for_products<0>();
        scale(o, room.weights[stage].kept);
#pragma unroll
        for (int i = 0; i < 32; ++i) {
          o[i] = (o[i] + u[i]) * chunked.recurrence.scale;
        }
        narrow(o, out);
        narrow(state, before);
        wait_for_rows(next);
        begin_products();
        read_state(u, before, room.stages[next % kStages].k);
      } else {
        multiply_tile<true>(o, written, room.scores[buffer]);
        wait_for_products<1>();
        narrow(state, before);
        wait_for_rows(next);
        begin_products();
        read_state(u, before, room.stages[next % kStages].k);
        wait_for_products<1>();
#pragma unroll
        for (int i = 0; i < 32; ++i) {
          o[i] *= chunked.recurrence.scale;
        }
        narrow(o, out);
      }
      if (lane == 0) {
        arrive(shared_address(&room.is_empty[stage]));
        arrive(shared_address(&room.is_used[buffer]));
      }
      begin_products();
      read_state(o, before, room.stages[next % kStages].q);
      store_o(out, chunk);
      begin_chunk(next, before, o, u, kept);
    }
  }
};

}  // namespace delta_rule
