// Which tensors the operators take, and what they are as plain numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Half.h>

#include "decode.h"

namespace paged_decode {

using torch::headeronly::BFloat16;
using torch::headeronly::Float8_e4m3fn;
using torch::headeronly::Half;
using torch::headeronly::ScalarType;
using torch::stable::Tensor;
using MaybeTensor = std::optional<Tensor>;

// What both operators take besides the requests.
struct C10_HIDDEN Options {
  MaybeTensor qo_indptr, k_scale, v_scale;
  bool is_hnd;
  double sm_scale, k_factor, v_factor, logits_soft_cap;
  int64_t window_left;
  double rope_scale, rope_theta;
};

// The requests: where their pages are, and how long they are.
struct C10_HIDDEN Pages {
  MaybeTensor indptr;  // none: `table` has a row for each request
  Tensor table, lengths;
};

struct C10_HIDDEN Problem {
  Decode decode;
  Tensor q;
  std::vector<int64_t> out_shape, lse_shape;
  std::vector<Tensor> kept;  // what was made contiguous or narrower lives as long as this
};

Problem problem_of(const char* op, const Tensor& q, const Tensor& k_cache, const MaybeTensor& v_cache,
                   const Pages& pages, const Options& options);

// Set where results go. Where that cannot be written directly, it is a copy, which the caller gives back.
Tensor set_out(const char* op, Problem& problem, const Tensor& out);
MaybeTensor set_lse(const char* op, Problem& problem, const MaybeTensor& lse);

// "Half[4, 8, 128] on the CPU"
std::string told(const Tensor& x);

// f(Q(), Cache()) for the types of a problem
template <class F>
void for_types_of(const Problem& problem, ScalarType cache, F&& f) {
  const bool is_half = problem.q.scalar_type() == ScalarType::Half;
  if (cache == ScalarType::Float8_e4m3fn) {
    is_half ? f(Half(), Float8_e4m3fn()) : f(BFloat16(), Float8_e4m3fn());
  } else {
    is_half ? f(Half(), Half()) : f(BFloat16(), BFloat16());
  }
}

}  // namespace paged_decode
