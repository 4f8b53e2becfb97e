// An operator with a kernel for each of two dispatch keys.
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/add.h>
#include <torch/library.h>

static at::Tensor plus_one(const at::Tensor& x) { return at::add(x, 1); }
static at::Tensor like(const at::Tensor& x) { return at::empty_like(x); }

TORCH_LIBRARY(probe, m) { m.def("f(Tensor x) -> Tensor"); }
TORCH_LIBRARY_IMPL(probe, CPU, m) { m.impl("f", plus_one); }
TORCH_LIBRARY_IMPL(probe, Meta, m) { m.impl("f", like); }
