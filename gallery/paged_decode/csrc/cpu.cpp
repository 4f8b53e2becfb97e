// The operators' schemas, and what they are on the CPU: each request's keys under one key head are one piece of work.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "operators.h"

namespace paged_decode {
namespace {

constexpr int kLanes = 16;  // independent sums, which the compiler turns into vectors
constexpr float kNone = -std::numeric_limits<float>::infinity();

float dot(const float* a, const float* b, int dim) {
  float lanes[kLanes] = {};
  for (int i = 0; i < dim; i += kLanes) {
    for (int lane = 0; lane < kLanes; ++lane) {
      lanes[lane] += a[i + lane] * b[i + lane];
    }
  }
  double total = 0;
  for (const float lane : lanes) {
    total += lane;
  }
  return static_cast<float>(total);
}

template <class Q, class Cache>
struct Work {
  const Decode& decode;
  int request, kv_head;
  int length = 0, tokens = 0, first_token = 0, group;
  int64_t pages = 0;
  std::vector<double> turns;  // a position's, of each pair of elements

  Work(const Decode& decode, int request, int kv_head)
      : decode(decode), request(request), kv_head(kv_head), group(decode.group) {
    if (decode.indptr) {
      pages = decode.indptr[request];
      const int count = decode.indptr[request + 1] - decode.indptr[request];
      length = count > 0 ? (count - 1) * decode.page_size + decode.lengths[request] : 0;
    } else {
      pages = request * decode.page_table_stride;
      length = decode.lengths[request];
    }
    length = std::max(length, 0);
    first_token = decode.qo_indptr ? decode.qo_indptr[request] : request * decode.tokens;
    tokens = decode.qo_indptr ? std::max(decode.qo_indptr[request + 1] - first_token, 0) : decode.tokens;
    for (int i = 0; decode.is_rope && i < decode.dim / 2; ++i) {
      turns.push_back(std::exp2(-2.0 * i / decode.dim * decode.rope_log2_theta) / decode.rope_scale);
    }
  }

  int64_t at(const Strides& strides, int token, int head) const {
    const int64_t begin = decode.qo_indptr ? first_token * strides.token : request * strides.request;
    return begin + token * strides.token + head * strides.head;
  }

  template <class T>
  void read(const T* from, int position, float* to) const {
    for (int i = 0; i < decode.dim; ++i) {
      to[i] = static_cast<float>(from[i]);
    }
    const int half = decode.dim / 2;
    for (int i = 0; i < static_cast<int>(turns.size()); ++i) {
      const double angle = position * turns[i];
      const float x = to[i], y = to[i + half], cosine = std::cos(angle), sine = std::sin(angle);
      to[i] = x * cosine - y * sine;
      to[i + half] = y * cosine + x * sine;
    }
  }

  // a key's row; null where the page table leads nowhere
  const Cache* row(const void* cache, int key) const {
    const int64_t entry = pages + key / decode.page_size;
    if (entry < 0 || entry >= decode.page_table_size) {
      return nullptr;
    }
    const int page = decode.page_table[entry];
    if (page < 0 || page >= decode.pages) {
      return nullptr;
    }
    return static_cast<const Cache*>(cache) + page * decode.page_stride + key % decode.page_size * decode.slot_stride +
           kv_head * decode.kv_head_stride;
  }

  void run() {
    const int rows = tokens * group, dim = decode.dim;
    const int begin = decode.window_left < 0 ? 0 : std::max(length - tokens - decode.window_left, 0);
    const int keys = std::max(length - begin, 0);
    std::vector<float> queries(size_t(rows) * dim), scores(size_t(rows) * keys, kNone), out(size_t(rows) * dim), one(dim);
    for (int row = 0; row < rows; ++row) {
      const int token = row / group, head = kv_head * group + row % group;
      read(static_cast<const Q*>(decode.q) + at(decode.q_strides, token, head), length - tokens + token,
           &queries[size_t(row) * dim]);
    }
    const float scale = decode.scale * (decode.k_scale ? decode.k_scale[kv_head * decode.k_scale_stride] : 1.0f);
    for (int key = begin; key < length; ++key) {
      const Cache* from = row(decode.k, key);
      std::fill(one.begin(), one.end(), 0.0f);
      if (from) {
        read(from, key, one.data());
      }
      for (int row = 0; row < rows; ++row) {
        const int last = length - tokens + row / group;
        if (key > last || (decode.window_left >= 0 && key < last - decode.window_left)) {
          continue;
        }
        const float score = dot(&queries[size_t(row) * dim], one.data(), dim) * scale;
        scores[size_t(row) * keys + key - begin] =
            decode.soft_cap > 0 ? decode.soft_cap * std::tanh(score / decode.soft_cap) : score;
      }
    }
    std::vector<double> totals(rows);
    std::vector<float> most(rows, kNone);
    for (int row = 0; row < rows; ++row) {
      float* const own = &scores[size_t(row) * keys];
      most[row] = keys ? *std::max_element(own, own + keys) : kNone;
      for (int i = 0; i < keys; ++i) {
        own[i] = most[row] == kNone && own[i] == kNone ? 0.0f : std::exp(own[i] - most[row]);
        totals[row] += own[i];
      }
    }
    for (int key = begin; key < length; ++key) {
      const Cache* from = row(decode.v, key);
      for (int i = 0; i < dim; ++i) {
        one[i] = from ? static_cast<float>(from[i]) : 0.0f;
      }
      for (int row = 0; row < rows; ++row) {
        const float weight = scores[size_t(row) * keys + key - begin];
        if (weight == 0) {
          continue;  // what a row does not see may be no number
        }
        float* const to = &out[size_t(row) * dim];
        for (int i = 0; i < dim; ++i) {
          to[i] += weight * one[i];
        }
      }
    }
    write(out, totals, most);
  }

  void write(const std::vector<float>& out, const std::vector<double>& totals, const std::vector<float>& most) const {
    const float factor = decode.v_factor * (decode.v_scale ? decode.v_scale[kv_head * decode.v_scale_stride] : 1.0f);
    for (int row = 0; row < tokens * group; ++row) {
      const int token = row / group, head = kv_head * group + row % group;
      Q* const to = static_cast<Q*>(decode.out) + at(decode.out_strides, token, head);
      for (int i = 0; i < decode.dim; ++i) {
        const double value = totals[row] != 0 ? out[size_t(row) * decode.dim + i] / totals[row] * factor : 0.0;
        to[i] = static_cast<Q>(static_cast<float>(value));
      }
      if (decode.lse) {
        decode.lse[int64_t(first_token + token) * decode.heads + head] =
            totals[row] != 0 ? static_cast<float>((most[row] + std::log(totals[row])) * kLog2E) : kNone;
      }
    }
  }
};

struct Cpu {
  struct Guard {
    explicit Guard(const Tensor&) {}
  };

  static void decode(const Problem& problem, ScalarType cache) {
    const Decode& decode = problem.decode;
    for_types_of(problem, cache, [&](auto q, auto of_cache) {
      torch::stable::parallel_for(0, int64_t(decode.requests) * decode.kv_heads, 1, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {
          Work<decltype(q), decltype(of_cache)>(decode, int(i / decode.kv_heads), int(i % decode.kv_heads)).run();
        }
      });
    });
  }
};

}  // namespace
}  // namespace paged_decode

#define PAGED_DECODE_OPTIONS                                                                                        \
  "Tensor? qo_indptr, Tensor? k_scale, Tensor? v_scale, bool is_hnd, float sm_scale, float k_factor, float v_factor, " \
  "float logits_soft_cap, int window_left, float rope_scale, float rope_theta"

STABLE_TORCH_LIBRARY(opwright_paged, m) {
  m.def("paged_decode(Tensor q, Tensor k_cache, Tensor? v_cache, Tensor indptr, Tensor indices, Tensor last_page_len, "
        PAGED_DECODE_OPTIONS ") -> (Tensor, Tensor)");
  m.def("paged_decode_out(Tensor q, Tensor k_cache, Tensor? v_cache, Tensor indptr, Tensor indices, "
        "Tensor last_page_len, " PAGED_DECODE_OPTIONS ", Tensor(a!) out, Tensor(b!)? lse) -> ()");
  m.def("paged_decode_block_tables(Tensor q, Tensor k_cache, Tensor? v_cache, Tensor block_tables, Tensor seq_lens, "
        PAGED_DECODE_OPTIONS ") -> (Tensor, Tensor)");
  m.def("paged_decode_block_tables_out(Tensor q, Tensor k_cache, Tensor? v_cache, Tensor block_tables, Tensor seq_lens, "
        PAGED_DECODE_OPTIONS ", Tensor(a!) out, Tensor(b!)? lse) -> ()");
}

PAGED_DECODE_OPERATORS(CPU, paged_decode::Cpu)
