// The operators on a GPU.
#include "compute.h"

#include <torch/csrc/stable/accelerator.h>

#include "operators.h"

namespace scatter_ops {
namespace {

struct Cuda {
  struct Guard {
    torch::stable::accelerator::DeviceGuard guard;
    explicit Guard(const Tensor& x) : guard(x.get_device_index()) {}
  };

  template <class T, class R>
  static void reduce(const Problem& problem, const T* src, T* out, int64_t* arg, bool is_mean) {
    scatter_ops::reduce<T, R>(problem, src, out, arg, is_mean);
  }

  template <class T>
  static void spread(const Problem& problem, const T* src, const int64_t* arg, T* out, bool is_mean) {
    scatter_ops::spread<T>(problem, src, arg, out, is_mean);
  }
};

}  // namespace
}  // namespace scatter_ops

SCATTER_OPS_BY_POINTERS(CUDA, scatter_ops::Cuda)
