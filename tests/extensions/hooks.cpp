// A virtual function of what stands in for CUDA where it is not loaded: it says what is missing.
#include <ATen/core/Tensor.h>
#include <ATen/detail/CUDAHooksInterface.h>
#include <ATen/ops/ones.h>

#include <cstdio>
#include <exception>

extern "C" void run() {
  std::printf("numel %ld\n", long(at::ones({2, 3}).numel()));
  try {
    at::detail::getCUDAHooks().versionCUDART();
  } catch (const std::exception& error) {
    std::printf("%.42s\n", error.what());
  }
}
