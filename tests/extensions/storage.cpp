// Virtual functions of a tensor, its storage, and the count of its owners.
#include <ATen/core/Tensor.h>
#include <ATen/ops/ones.h>

#include <cstdio>

extern "C" void run() {
  at::Tensor x = at::ones({2, 3});
  std::printf("first %g bytes %zu\n", *static_cast<float*>(x.data_ptr()), x.storage().nbytes());
  at::Tensor y = x;
  std::printf("owners %zu\n", size_t(x.use_count()));
}
