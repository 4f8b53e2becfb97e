// The operators on a GPU.
#include <torch/csrc/stable/accelerator.h>

#include "launch.h"
#include "operators.h"

namespace paged_decode {
namespace {

struct Cuda {
  struct Guard {
    torch::stable::accelerator::DeviceGuard guard;
    explicit Guard(const Tensor& x) : guard(x.get_device_index()) {}
  };

  static void decode(const Problem& problem, ScalarType cache) {
    const Gpu gpu(problem);
    const bool is_half = problem.q.scalar_type() == ScalarType::Half;
    if (cache == ScalarType::Float8_e4m3fn) {
      is_half ? decode_half_fp8(problem.decode, gpu) : decode_bfloat16_fp8(problem.decode, gpu);
    } else {
      is_half ? decode_half(problem.decode, gpu) : decode_bfloat16(problem.decode, gpu);
    }
  }
};

}  // namespace
}  // namespace paged_decode

PAGED_DECODE_OPERATORS(CUDA, paged_decode::Cuda)
