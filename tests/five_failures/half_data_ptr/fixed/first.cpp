#include <ATen/core/Tensor.h>
#include <ATen/ops/full.h>
#include <cuda_bf16.h>

#include <cstdio>

extern "C" void run() {
  at::Tensor x = at::full({2}, 1.5, at::kBFloat16);
  std::printf("first %g\n", __bfloat162float(*reinterpret_cast<const __nv_bfloat16*>(x.const_data_ptr<at::BFloat16>())));
}
