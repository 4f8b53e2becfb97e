// An operator without kernels.
#include <torch/library.h>

TORCH_LIBRARY(probe, m) { m.def("f(Tensor x) -> Tensor"); }
