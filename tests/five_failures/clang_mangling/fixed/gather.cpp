#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <cstdio>

extern "C" void run() {
  at::Tensor index = at::arange(3, at::kLong);
  std::printf("last %ld\n", index.data_ptr<int64_t>()[2]);
}
