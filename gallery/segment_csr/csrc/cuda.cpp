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

}  // namespace
}  // namespace segment_csr

SEGMENT_CSR_OPERATORS(CUDA, segment_csr::Cuda)
