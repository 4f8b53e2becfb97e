// The same again, after a call of another function, which has not moved.
#include <ATen/core/Tensor.h>
#include <ATen/detail/CUDAHooksInterface.h>
#include <ATen/ops/ones.h>

#include <cstdio>
#include <exception>

extern "C" void run() {
  const auto& hooks = at::detail::getCUDAHooks();
  std::printf("numel %ld cuda %d\n", long(at::ones({2, 3}).numel()), hooks.hasCUDA());
  try {
    hooks.versionCUDART();
  } catch (const std::exception& error) {
    std::printf("%.42s\n", error.what());
  }
}
