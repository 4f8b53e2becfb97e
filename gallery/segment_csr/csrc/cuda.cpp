// The operators on a GPU.
#include "compute.h"

#include <torch/csrc/stable/accelerator.h>

#include "operators.h"

namespace segment_csr {
namespace {

struct Cuda {
  struct Guard {
    torch::stable::accelerator::DeviceGuard guard;
    explicit Guard(const Tensor& x) : guard(x.get_device_index()) {}
  };

  template <class T, class R>
  static void reduce(const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean) {
    segment_csr::reduce<T, R>(problem, src, out, arg, is_mean);
  }

  template <class T>
  static void spread(const Problem& problem, const T* src, const int64_t* arg, T* out, bool is_mean) {
    segment_csr::spread<T>(problem, src, arg, out, is_mean);
  }
};

// An index that is not sorted leaves pointers that the kernels clamp: wrong results, and nothing read outside.
Tensor index_bounds(const Tensor& index, int64_t size) {
  const Problem problem = problem_of_bounds("index_bounds", index, size);
  const Cuda::Guard guard(index);
  const Tensor out = empty(problem.by_segment, problem.indptr, ScalarType::Long);
  find_bounds(problem, static_cast<int64_t*>(out.mutable_data_ptr()));
  return out;
}

}  // namespace
}  // namespace segment_csr

SEGMENT_CSR_OPERATORS(CUDA, segment_csr::Cuda)

STABLE_TORCH_LIBRARY_IMPL(opwright_segment, CUDA, m) {
  m.impl("index_bounds", TORCH_BOX(&segment_csr::index_bounds));
}
