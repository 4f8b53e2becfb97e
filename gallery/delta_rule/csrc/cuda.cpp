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
    if (recurrence.sequences == 0 || recurrence.values == 0) {
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

std::tuple<Tensor, Tensor, Tensor> chunk_on_hopper(Tensor q, Tensor k, Tensor v, Tensor beta, MaybeTensor g,
                                                   MaybeTensor initial_state, MaybeTensor cu_seqlens, double scale,
                                                   bool is_v_first, bool has_final_state, bool keeps_inverse) {
  constexpr const char* op = "chunk_delta_rule";
  const Cuda::Guard guard(v);
  const Inputs inputs{q, k, v, beta, g, cu_seqlens};
  Problem problem = problem_of(op, inputs, scale, false, is_v_first);
  Recurrence& recurrence = problem.recurrence;
  STD_TORCH_CHECK(v.scalar_type() == ScalarType::BFloat16 && recurrence.keys <= 128 && recurrence.keys % 8 == 0 &&
                      recurrence.values % 8 == 0 && !recurrence.beta_is_vector,
                  op, ": on Hopper this kernel takes bfloat16, up to 128 keys, multiples of 8 keys and values, and a beta for "
                  "each head; v is ", told(v), ", q is ", told(q), ", beta is ", told(beta));
  align_rows(problem, inputs);
  set_initial(op, problem, initial_state);
  const Tensor o = empty(problem.out_shape, v, ScalarType::BFloat16);
  const Tensor state = empty(has_final_state ? problem.state_shape : std::vector<int64_t>{0}, v, ScalarType::Float);
  const int64_t chunk = 64, tokens = recurrence.tokens, sequences = recurrence.sequences;
  const int64_t slots = cu_seqlens ? tokens / chunk + sequences : sequences * ((tokens + chunk - 1) / chunk);
  const Tensor inverse = empty(keeps_inverse ? std::vector<int64_t>{slots, v.size(2), chunk, chunk} : std::vector<int64_t>{0}, v,
                               ScalarType::BFloat16);
  recurrence.o = o.mutable_data_ptr();
  recurrence.final = has_final_state ? static_cast<float*>(state.mutable_data_ptr()) : nullptr;
  if (sequences > 0 && recurrence.values > 0 && recurrence.value_heads > 0) {
    chunk_bfloat16(recurrence, keeps_inverse ? inverse.mutable_data_ptr() : nullptr, Gpu(v));
  }
  return {o, state, inverse};
}

}  // namespace
}  // namespace delta_rule

DELTA_RULE_OPERATORS(CUDA, delta_rule::Cuda)

STABLE_TORCH_LIBRARY_IMPL(opwright_delta, CUDA, m) { m.impl("chunk_on_hopper", TORCH_BOX(&delta_rule::chunk_on_hopper)); }
