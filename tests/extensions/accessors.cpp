// What is compiled in of every accessor: where things are in a tensor.
#include <ATen/core/Tensor.h>
#include <ATen/ops/ones.h>

#include <cstdio>

extern "C" void run() {
  at::Tensor x = at::ones({2, 3}, at::kDouble);
  std::printf("numel %ld dim %ld columns %ld\n", long(x.numel()), long(x.dim()), long(x.size(1)));
  std::printf("dtype %d cpu %d contiguous %d\n", int(x.scalar_type()), x.is_cpu(), x.is_contiguous());
}
