// A call of the operators as plain numbers: what the CPU and the GPU compute from.
#pragma once

#include <cstdint>

namespace delta_rule {

// Strides count elements; those of the last dimension are 1.
struct Strides {
  int64_t batch, token, head;
};

// int32 or int64
struct Integers {
  const void* at;  // null: there are none
  bool is_wide;

#ifdef __CUDACC__
  __host__ __device__
#endif
  int64_t operator[](int64_t i) const {
    return is_wide ? static_cast<const int64_t*>(at)[i] : static_cast<const int32_t*>(at)[i];
  }
};

// Where the tokens of a sequence are.
struct Sequence {
  int64_t batch, begin, length;
};

struct Recurrence {
  const void* q;     // [B, T, H, K]
  const void* k;
  const void* v;     // [B, T, HV, V]
  Strides q_strides, k_strides, v_strides;
  const void* beta;  // [B, T, HV], or [B, T, HV, V]; contiguous; float32, or as v
  const void* g;     // [B, T, HV], contiguous, float32 or as v; null: nothing is forgotten
  void* o;           // [B, T, HV, V], contiguous, as v

  const float* initial;  // [.., HV, K, V], or [.., HV, V, K]; null: zeros
  float* final;          // may be `initial`; null: it is not wanted
  int64_t initial_stride, final_stride;  // from one sequence's to the next
  Integers indices;      // which state is a sequence's; none: they are in order
  int64_t states;        // of `initial`, with indices

  Integers cu_seqlens;   // none: each batch is a sequence
  int64_t sequences, tokens;
  int heads, value_heads, keys, values;
  float scale;
  bool beta_is_float, beta_is_vector, g_is_float, is_normalised, is_v_first;
  bool states_are_aligned, rows_are_aligned;  // 4 elements are one load: of states; of q, k and v

#ifdef __CUDACC__
  __host__ __device__
#endif
  Sequence sequence(int64_t n) const {
    if (!cu_seqlens.at) {
      return {n, 0, tokens};
    }
    // wrong borders must not lead out of memory
    const int64_t begin = inside(cu_seqlens[n]), end = inside(cu_seqlens[n + 1]);
    return {0, begin, end > begin ? end - begin : 0};
  }

#ifdef __CUDACC__
  __host__ __device__
#endif
  int64_t inside(int64_t token) const { return token < 0 ? 0 : (token > tokens ? tokens : token); }

  // which state is that of a sequence; -1: none, and its result is 0
#ifdef __CUDACC__
  __host__ __device__
#endif
  int64_t state_of(int64_t n) const {
    if (!indices.at) {
      return n;
    }
    const int64_t state = indices[n];
    return state < states ? state : -1;
  }
};

constexpr int kChunk = 64;  // tokens

// How many chunks there may be, whatever the sequences' lengths.
inline int64_t slots_of(const Recurrence& recurrence) {
  return recurrence.cu_seqlens.at ? recurrence.tokens / kChunk + recurrence.sequences
                                  : recurrence.sequences * ((recurrence.tokens + kChunk - 1) / kChunk);
}

// What of chunks is kept for the backward pass, in bfloat16; null: it is not wanted.
struct Kept {
  void* inverse;  // [slots, HV, 64, 64]
  void* states;   // before each chunk: [slots, HV, V, K]
  void* writes;   // what each token writes, as v
};

// Sequences in segments that are walked along at once, where there would be fewer walks than processors. What a segment does to any
// state is found first: what it writes to a state of zeros, and what becomes of each column of the identity.
struct Segments {
  int count;      // of each sequence; 1: it is walked along as a whole
  float* states;  // [sequences, HV, count - 1, columns, K]: for each segment but the last, the state after it, and then the identity's
  int* are_rough;  // [sequences, HV]: whether that would lose digits, or overflow, and the sequence is walked along as a whole

  static constexpr int kColumns = 64;  // in multiples of so many are those of a state, and of the identity
  static int64_t padded(int columns) { return (columns + kColumns - 1) / kColumns * kColumns; }
};

// From what the gradients follow for all chunks at once, and where they go; contiguous.
struct ChunkGradients {
  const void *d_o, *writes, *d_x;        // as v
  const void *states, *d_states;         // [slots, HV, V, K]
  void *d_q, *d_k, *d_v, *d_beta, *d_g;  // for each value head; the last two as beta and g
};

constexpr float kSmallestSquare = 1e-6f;  // added to the squared length of a normalised row

}  // namespace delta_rule
