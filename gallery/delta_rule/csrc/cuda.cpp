// The operators on a GPU.
#include <torch/csrc/stable/accelerator.h>

#include "launch.h"
#include "operators.h"

namespace delta_rule {
namespace {

struct Cuda {
  struct Guard {
    torch::stable::accelerator::DeviceGuard guard;
    explicit Guard(const Tensor& x) : guard(x.get_device_index()) {}
  };

  static void recur(const Problem& problem) {
    const Recurrence& recurrence = problem.recurrence;
    STD_TORCH_CHECK(recurrence.keys <= 256, "recurrent_delta_rule: on a GPU there may be 256 keys, and q has ",
                    recurrence.keys);
    if (recurrence.sequences == 0 || recurrence.value_heads == 0 || recurrence.values == 0) {
      return;
    }
    const Gpu gpu(problem.v);
    switch (problem.v.scalar_type()) {
      case ScalarType::Float: return recur_float(recurrence, gpu);
      case ScalarType::Half: return recur_half(recurrence, gpu);
      default: return recur_bfloat16(recurrence, gpu);
    }
  }
};

}  // namespace
}  // namespace delta_rule

namespace delta_rule {
namespace {

constexpr const char* kChunkOp = "chunk_delta_rule";

void check_for_hopper(const Recurrence& recurrence, const Tensor& q, const Tensor& v, const Tensor& beta) {
  STD_TORCH_CHECK(v.scalar_type() == ScalarType::BFloat16 && recurrence.keys <= 128 && recurrence.keys % 8 == 0 &&
                      recurrence.values % 8 == 0 && !recurrence.beta_is_vector,
                  kChunkOp, ": on Hopper this kernel takes bfloat16, up to 128 keys, multiples of 8 keys and values, and a beta for "
                  "each head; v is ", told(v), ", q is ", told(q), ", beta is ", told(beta));
}

// What is kept of each chunk, from its slots on; nothing where it is not wanted.
Tensor kept(bool is_wanted, const std::vector<int64_t>& shape, const Tensor& like) {
  return empty(is_wanted ? shape : std::vector<int64_t>{0}, like, ScalarType::BFloat16);
}

bool has_states(const Recurrence& recurrence) {
  return recurrence.sequences > 0 && recurrence.values > 0 && recurrence.value_heads > 0;
}

using Chunks = std::tuple<Tensor, Tensor, Tensor, Tensor, Tensor>;

Chunks chunk_on_hopper(Tensor q, Tensor k, Tensor v, Tensor beta, MaybeTensor g, MaybeTensor initial_state,
                       MaybeTensor cu_seqlens, double scale, bool is_v_first, bool has_final_state, bool is_for_gradients) {
  const Cuda::Guard guard(v);
  const Inputs inputs{q, k, v, beta, g, cu_seqlens};
  Problem problem = problem_of(kChunkOp, inputs, scale, false, is_v_first);
  Recurrence& recurrence = problem.recurrence;
  check_for_hopper(recurrence, q, v, beta);
  align_rows(problem, inputs);
  set_initial(kChunkOp, problem, initial_state);
  const Tensor o = empty(problem.out_shape, v, ScalarType::BFloat16);
  const Tensor state = empty(has_final_state ? problem.state_shape : std::vector<int64_t>{0}, v, ScalarType::Float);
  const int64_t slots = slots_of(recurrence);
  const Tensor inverse = kept(is_for_gradients, {slots, v.size(2), 64, 64}, v);
  const Tensor states = kept(is_for_gradients, {slots, v.size(2), v.size(3), q.size(3)}, v);
  const Tensor writes = kept(is_for_gradients, problem.out_shape, v);
  recurrence.o = o.mutable_data_ptr();
  recurrence.final = has_final_state ? static_cast<float*>(state.mutable_data_ptr()) : nullptr;
  if (has_states(recurrence)) {
    Kept to{};
    if (is_for_gradients) {
      to = {inverse.mutable_data_ptr(), states.mutable_data_ptr(), writes.mutable_data_ptr()};
    }
    const Gpu gpu(v);
    const int segments = segments_for(recurrence, gpu);
    const int64_t columns = Segments::padded(recurrence.values) + Segments::padded(recurrence.keys);
    const Tensor after =
        empty({recurrence.sequences, recurrence.value_heads, segments - 1, columns, recurrence.keys}, v, ScalarType::Float);
    const Tensor are_rough = empty({recurrence.sequences, recurrence.value_heads}, v, ScalarType::Int);
    chunk_bfloat16(recurrence, to,
                   {segments, static_cast<float*>(after.mutable_data_ptr()), static_cast<int*>(are_rough.mutable_data_ptr())}, gpu);
  }
  return {o, state, inverse, states, writes};
}

std::tuple<Tensor, Tensor, Tensor> chunk_back_on_hopper(Tensor q, Tensor k, Tensor d_o, Tensor beta, MaybeTensor g, Tensor inverse,
                                                        MaybeTensor d_final_state, MaybeTensor cu_seqlens, double scale,
                                                        bool is_v_first, bool has_initial_state) {
  const Cuda::Guard guard(d_o);
  const Inputs inputs{q, k, d_o, beta, g, cu_seqlens};
  Problem problem = problem_of(kChunkOp, inputs, scale, false, is_v_first);
  Recurrence& recurrence = problem.recurrence;
  check_for_hopper(recurrence, q, d_o, beta);
  align_rows(problem, inputs);
  set_initial(kChunkOp, problem, d_final_state);
  const int64_t slots = slots_of(recurrence);
  const Tensor of_chunks = checked(kChunkOp, "inverse", inverse, {slots, d_o.size(2), 64, 64}, d_o, ScalarType::BFloat16);
  const Tensor d_states = kept(true, {slots, d_o.size(2), d_o.size(3), q.size(3)}, d_o);
  const Tensor d_x = empty(problem.out_shape, d_o, ScalarType::BFloat16);
  const Tensor d_initial = empty(has_initial_state ? problem.state_shape : std::vector<int64_t>{0}, d_o, ScalarType::Float);
  recurrence.o = d_x.mutable_data_ptr();
  recurrence.final = has_initial_state ? static_cast<float*>(d_initial.mutable_data_ptr()) : nullptr;
  if (has_states(recurrence)) {
    chunk_back_bfloat16(recurrence, {of_chunks.mutable_data_ptr(), d_states.mutable_data_ptr(), nullptr}, Gpu(d_o));
  }
  return {d_states, d_x, d_initial};
}

Chunks chunk_gradients_on_hopper(Tensor q, Tensor k, Tensor v, Tensor beta, MaybeTensor g, Tensor d_o, Tensor states, Tensor writes,
                                 Tensor d_states, Tensor d_x, MaybeTensor cu_seqlens, double scale) {
  const Cuda::Guard guard(v);
  const Inputs inputs{q, k, v, beta, g, cu_seqlens};
  Problem problem = problem_of(kChunkOp, inputs, scale, false, true);
  Recurrence& recurrence = problem.recurrence;
  check_for_hopper(recurrence, q, v, beta);
  align_rows(problem, inputs);
  const std::vector<int64_t> by_slot{slots_of(recurrence), v.size(2), v.size(3), q.size(3)};
  const std::vector<int64_t> by_key{v.size(0), v.size(1), v.size(2), q.size(3)}, by_head{v.size(0), v.size(1), v.size(2)};
  const auto of_chunks = [&](const char* name, const Tensor& x, const std::vector<int64_t>& shape) {
    problem.kept.push_back(checked(kChunkOp, name, x, shape, v, ScalarType::BFloat16));
    return problem.kept.back().const_data_ptr();
  };
  const Tensor d_q = empty(by_key, v, ScalarType::BFloat16), d_k = empty(by_key, v, ScalarType::BFloat16);
  const Tensor d_v = empty(problem.out_shape, v, ScalarType::BFloat16), d_beta = empty(by_head, v, beta.scalar_type());
  const Tensor d_g = empty(g ? by_head : std::vector<int64_t>{0}, v, g ? g->scalar_type() : ScalarType::Float);
  if (has_states(recurrence)) {
    const void *const o = of_chunks("d_o", d_o, problem.out_shape), *const u = of_chunks("writes", writes, problem.out_shape);
    const void *const x = of_chunks("d_x", d_x, problem.out_shape), *const s = of_chunks("states", states, by_slot);
    const void* const d_s = of_chunks("d_states", d_states, by_slot);
    chunk_gradients_bfloat16(recurrence,
                             {o, u, x, s, d_s, d_q.mutable_data_ptr(), d_k.mutable_data_ptr(), d_v.mutable_data_ptr(),
                              d_beta.mutable_data_ptr(), d_g.mutable_data_ptr()},
                             Gpu(v));
  }
  return {d_q, d_k, d_v, d_beta, d_g};
}

}  // namespace
}  // namespace delta_rule

DELTA_RULE_OPERATORS(CUDA, delta_rule::Cuda)

STABLE_TORCH_LIBRARY_IMPL(opwright_delta, CUDA, m) {
  m.impl("chunk_on_hopper", TORCH_BOX(&delta_rule::chunk_on_hopper));
  m.impl("chunk_back_on_hopper", TORCH_BOX(&delta_rule::chunk_back_on_hopper));
  m.impl("chunk_gradients_on_hopper", TORCH_BOX(&delta_rule::chunk_gradients_on_hopper));
}
