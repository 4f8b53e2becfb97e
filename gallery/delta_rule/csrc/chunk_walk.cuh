// The warpgroup that walks along a sequence's chunks with 64 columns of a state.
//
// X = beta (V - G K S) and U = (I + A)^-1 X never leave registers; k, q, the inverse and the scores are the second operands.
#pragma once

#include "chunk_columns.cuh"

namespace delta_rule {

template <bool kHasG, class Room>
struct Walker : Columns<Room> {
  using Columns<Room>::recurrence, Columns<Room>::room, Columns<Room>::warp, Columns<Room>::lane, Columns<Room>::two;
  using Columns<Room>::stage, Columns<Room>::buffer, Columns<Room>::own;
  static constexpr bool kIsAlone = Room::kWalkers == 1;  // otherwise there are fewer registers, and more to do meanwhile

  __device__ Walker(const Chunked& chunked, Room& room, int own) : Columns<Room>(chunked, room, own) {}

  // beta (V - G K S), from K S
  __device__ void subtract(const float (&x)[32], const Turn<Room::kStages>& stage, Operand (&to)[4]) const {
    const uint32_t v = shared_address(room.stages[stage.at].v[own]);
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

  __device__ void run() {
    each_part<Room>(this->chunked, [&](const Part& part) {
      float state[64];
      this->load_state(part, state);
      if (part.chunks > 0) {
        walk(part, state);
      }
      this->store_state(part, state);
    });
  }

  // times what is left of each token at the chunk's end
  __device__ void narrow_scaled(const float (&from)[32], const float* factors, Operand (&to)[4]) const {
#pragma unroll
    for (int i = 0; i < 16; ++i) {
      const float2 factor = *reinterpret_cast<const float2*>(factors + i / 2 * 8 + two);
      to[i / 4][i % 4] = narrowed(factor.x * from[2 * i], factor.y * from[2 * i + 1]);
    }
  }

  // What k and q read of the state, for a chunk, up to what it writes: U, and o without it. The state has decayed meanwhile.
  __device__ void finish_reading(float (&state)[64], float (&o)[32], float (&u)[32]) const {
    wait_for(shared_address(&room.is_ready[buffer.at]), buffer.phase);
    wait_for_products<Room::kHasO ? 1 : 0>();
    Operand errors[4];
    subtract(u, stage, errors);
    begin_products();
    multiply_tile<false>(u, errors, room.inverse[buffer.at]);
    if constexpr (kHasG) {
      const float kept = room.weights[stage.at].kept;
#pragma unroll
      for (float& x : state) {
        x *= kept;
      }
    }
    if constexpr (Room::kHasO) {
      wait_for_products<1>();
      scale_read(o);
    }
    wait_for_products<0>();
  }

  __device__ void scale_read(float (&o)[32]) const {
    if constexpr (kHasG) {
      this->scale(o, room.weights[stage.at].read);
    } else {
#pragma unroll
      for (float& x : o) {
        x *= recurrence.scale;
      }
    }
  }

  // S = G S + K^T U and o += D Q K^T U; the second is under way
  __device__ void write(float (&state)[64], float (&o)[32], const float (&u)[32]) {
    Operand written[4], left[4];
    if constexpr (kHasG) {
      narrow_scaled(u, room.weights[stage.at].left, left);
    } else {
      narrow(u, left);
    }
    begin_products();
    add_tokens(state, left, room.stages[stage.at].k);
    if constexpr (Room::kHasO) {
      narrow(u, written);
      begin_products();
      multiply_tile<true>(o, written, room.scores[buffer.at]);
    }
    if constexpr (Room::kHasWrites) {
      this->hand_rows(written, room.writes_handed, this->writes_phase, room.writes());
    }
    wait_for_products<Room::kHasO ? 1 : 0>();
  }

  __device__ void hand_out(const Operand (&out)[4]) { this->hand_rows(out, room.o_handed[own], this->o_phase, room.o[own]); }

  // What k and q read of the state is asked for, after o of the chunk before is done with.
  template <class Finish>
  __device__ void read(const float (&state)[64], float (&o)[32], float (&u)[32], const Stage<Room::kWalkers>& rows, const Finish& finish) {
    if constexpr (kIsAlone) {
      Operand before[8];
      narrow(state, before);
      begin_products();
      read_state(u, before, rows.k);
      if constexpr (Room::kHasO) {
        finish();
        begin_products();
        read_state(o, before, rows.q);
      }
      if constexpr (Room::kHasStates) {
        this->hand_state(before);
      }
    } else {  // the second half takes the registers of the first
      Operand some[4];
      narrow_half<0>(state, some);
      begin_products();
      read_half<0>(u, some, rows.k[0]);
      finish();
      begin_products();
      read_half<0>(o, some, rows.q[0]);
      wait_for_products<0>();
      narrow_half<1>(state, some);
      begin_products();
      read_half<1>(u, some, rows.k[1]);
      read_half<1>(o, some, rows.q[1]);
    }
  }

  // What the next chunk reads of the state is asked for while a chunk is finished.
  __device__ void walk(const Part& part, float (&state)[64]) {
    float o[32], u[32];
    this->wait_for_rows();
    read(state, o, u, room.stages[stage.at], [] {});
    finish_reading(state, o, u);
    for (int chunk = 0; chunk + 1 < part.chunks; ++chunk) {
      write(state, o, u);
      Turn<Room::kStages> next = stage;
      next.next();
      this->wait_for_rows();
      Operand out[4];
      read(state, o, u, room.stages[next.at], [&] {
        wait_for_products<1>();
        narrow(o, out);
        if (!kIsAlone) {
          hand_out(out);
        }
      });
      this->done_with_chunk();
      if constexpr (kIsAlone && Room::kHasO) {
        hand_out(out);
      }
      stage = next;
      buffer.next();
      finish_reading(state, o, u);
    }
    write(state, o, u);
    wait_for_products<0>();
    Operand out[4];
    if constexpr (Room::kHasO) {
      narrow(o, out);
    }
    this->done_with_chunk();
    if constexpr (Room::kHasO) {
      hand_out(out);
    }
    stage.next();
    buffer.next();
  }
};

}  // namespace delta_rule
