// The gradient of the state, which walks back along a sequence's chunks: of the kernel in chunk.cu, in which
//
//   warpgroup 0  has k, q, the gradient of o and the inverse of the next chunks copied, and stores (chunk_copy.cuh, chunk_store.cuh)
//   warpgroup 1  walks with 64 columns of the gradient in registers
//   warpgroup 2  computes D Q K^T, ahead of it
//
// With the names of chunk_walk.cuh: dU = (D Q K^T)^T dO + (e^g / G K) dS, dX = (I + A)^-T dU, and the state before the chunk gets
// e^g dS + (G Q)^T dO - (G beta K)^T dX. dO has the place of v, dX that of o.
#pragma once

#include "chunk_columns.cuh"
#include "chunk_scores.cuh"

namespace delta_rule {

struct alignas(1024) BackStage {
  unsigned char k[2][kTile], q[2][kTile], v[1][kTile], inverse[kTile];
};

struct alignas(1024) BackRoom {
  static constexpr int kStages = 3, kLoads = kStages, kWalkers = 1;
  static constexpr bool kHasStates = true, kHasWrites = false, kHasO = true, kIsBack = true;

  BackStage stages[kStages];
  unsigned char scores[kBuffers][kTile], o[1][kTile], of_states[2][kTile];
  Weights weights[kStages];
  uint64_t has_k[kStages], has_rest[kStages], is_empty[kStages];  // k and the weights; all else
  uint64_t is_ready[kBuffers], is_used[kBuffers];
  Handed o_handed[1], states_handed;

  __device__ static int chunk(const Part& part, int i) { return part.chunks - 1 - i; }
  __device__ unsigned char* states() { return of_states[0]; }
};

template <bool kHasG>
__device__ void score(const Chunked& chunked, BackRoom& room) {
  Turn<BackRoom::kStages> stage;
  Turn<kBuffers> buffer;
  each_part<BackRoom>(chunked, [&](const Part& part) {
    for (int i = 0; i < part.chunks; ++i, stage.next(), buffer.next()) {
      float scores[32];
      wait_for(shared_address(&room.has_k[stage.at]), stage.phase);
      wait_for(shared_address(&room.has_rest[stage.at]), stage.phase);
      begin_products();
      multiply_keys(scores, room.stages[stage.at].q, room.stages[stage.at].k);
      const Lane<kHasG> lane(room.weights[stage.at]);
      wait_for(shared_address(&room.is_used[buffer.at]), buffer.phase ^ 1);
      wait_for_products<0>();
      store_scores(scores, lane, chunked.recurrence.scale, room.scores[buffer.at]);
      let_products_see();
      arrive_of_warp(room.is_ready[buffer.at]);  // and done with the rows, as the walk is when it is done with these
    }
  });
}

template <bool kHasG>
struct BackWalker : Columns<BackRoom> {
  __device__ BackWalker(const Chunked& chunked, BackRoom& room) : Columns<BackRoom>(chunked, room, 0) {}

  // dO of the warp's columns, as it is and times what each token reads
  __device__ void load_rows(Operand (&rows)[4], Operand (&read)[4]) const {
    const uint32_t from = shared_address(room.stages[stage.at].v[0]) + in_tile(lane / 16 * 8 + lane % 8, warp * 2 + lane / 8 % 2);
    const Weights& weights = room.weights[stage.at];
#pragma unroll
    for (int i = 0; i < 4; ++i) {  // 16 tokens
      load_transposed(rows[i], from + i * 16 * 128);
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        const float2 factor = kHasG ? *reinterpret_cast<const float2*>(weights.read + i * 16 + j / 2 * 8 + two)
                                    : float2{recurrence.scale, recurrence.scale};
        read[i][j] = narrowed(factor.x * low_of(rows[i][j]), factor.y * high_of(rows[i][j]));
      }
    }
  }

  // dU, of which what comes from dS is under way
  __device__ void finish_reading(float (&u)[32], const Operand (&rows)[4]) {
    wait_for(shared_address(&room.is_ready[buffer.at]), buffer.phase);
    begin_products();
    if constexpr (kHasG) {
      float later[32];
      multiply_across_tile<false>(later, rows, room.scores[buffer.at]);
      wait_for_products<0>();
      scale(u, room.weights[stage.at].left);
#pragma unroll
      for (int i = 0; i < 32; ++i) {
        u[i] += later[i];
      }
    } else {
      multiply_across_tile<true>(u, rows, room.scores[buffer.at]);
      wait_for_products<0>();
    }
  }

  __device__ void walk_back(const Part& part, float (&state)[64]) {
    for (int i = 0; i < part.chunks; ++i) {
      Operand after[8], rows[4], some[4];
      float u[32];
      narrow(state, after);
      wait_for_rows();
      begin_products();
      read_state(u, after, room.stages[stage.at].k);
      load_rows(rows, some);
      hand_state(after);
      const Weights& weights = room.weights[stage.at];
      if constexpr (kHasG) {
#pragma unroll
        for (float& x : state) {
          x *= weights.kept;
        }
      }
      finish_reading(u, rows);
      begin_products();
      add_tokens(state, some, room.stages[stage.at].q);
      narrow(u, rows);
      begin_products();
      multiply_across_tile<false>(u, rows, room.stages[stage.at].inverse);
      wait_for_products<0>();
      narrow(u, rows);
      hand_rows(rows, room.o_handed[0], o_phase, room.o[0]);
      scale(u, kHasG ? weights.beta_kept : weights.beta);
#pragma unroll
      for (float& x : u) {
        x = -x;
      }
      narrow(u, some);
      begin_products();
      add_tokens(state, some, room.stages[stage.at].k);
      wait_for_products<0>();
      done_with_chunk();
      stage.next();
      buffer.next();
    }
  }

  __device__ void run() {
    each_part<BackRoom>(chunked, [&](const Part& part) {
      float state[64];
      load_state(part, state);
      walk_back(part, state);
      store_state(part, state);
    });
  }
};

}  // namespace delta_rule
