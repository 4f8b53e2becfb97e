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

DELTA_RULE_OPERATORS(CUDA, delta_rule::Cuda)
