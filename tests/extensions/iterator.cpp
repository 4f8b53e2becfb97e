// A TensorIterator, which lies on the stack of who uses it.
#include <ATen/TensorIterator.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/ones.h>

#include <cstdio>

extern "C" void run() {
  at::Tensor in = at::ones({4, 5}), out = at::empty({4, 5});
  auto iterator = at::TensorIteratorConfig().add_output(out).add_input(in).build();
  iterator.for_each([](char** data, const int64_t* strides, int64_t n) {
    for (int64_t i = 0; i < n; i++)
      *(float*)(data[0] + i * strides[0]) = 2 * *(float*)(data[1] + i * strides[1]);
  });
  std::printf("last %g\n", out.data_ptr<float>()[19]);
}
