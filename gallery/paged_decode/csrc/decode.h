// A call of the operators as plain numbers: what the CPU and the GPU compute from.
#pragma once

#include <cstdint>

namespace paged_decode {

constexpr double kLog2E = 1.4426950408889634;

constexpr int quotient_up(int a, int b) { return (a + b - 1) / b; }

// Strides count elements. A row of `dim` elements is contiguous in every tensor.
struct Strides {
  int64_t request, token, head;
};

// Division by a number that is known before: of less than 2^31 by 1 or more.
struct Divisor {
  unsigned factor = 0, shift = 0;

  Divisor() = default;
  explicit Divisor(unsigned by) {
    while ((uint64_t(1) << shift) < by) {
      ++shift;
    }
    factor = static_cast<unsigned>((((uint64_t(1) << shift) - by) << 32) / by + 1);
  }

#ifdef __CUDACC__
  __device__ int divide(int value) const { return int((__umulhi(unsigned(value), factor) + unsigned(value)) >> shift); }
#endif
};

struct Decode {
  const void* q;
  void* out;
  float* lse;  // [tokens, heads], contiguous

  const void* k;
  const void* v;                              // with the strides of k
  int64_t page_stride, slot_stride, kv_head_stride;

  const int32_t* page_table;   // all requests' pages one after the other, or a row of them for each request
  int64_t page_table_size;     // entries in all
  const int32_t* indptr;       // where a request's pages begin; null where each has a row of the table
  int64_t page_table_stride;   // from one row to the next
  const int32_t* lengths;      // with indptr: used slots of the last page; else: keys of the request
  const int32_t* qo_indptr;    // where a request's query tokens begin; null where each has `tokens`

  const float* k_scale;        // null, one value, or one per key head (stride 1)
  const float* v_scale;
  int k_scale_stride, v_scale_stride;

  int requests, tokens, heads, kv_heads, group, dim, pages, page_size;
  Divisor page_of, token_of, place_of;  // by page_size, by group, by the number of shares
  Strides q_strides, out_strides;

  float scale;         // of q . k, with the factor of k but without k_scale
  float v_factor;      // of the result, without v_scale
  float soft_cap;      // 0: none
  int window_left;     // -1: none
  double rope_log2_theta, rope_scale;  // theta 0: keys are in the cache as they are used

  bool is_rope;
};

}  // namespace paged_decode
