// A kernel that takes its arguments from a stack of IValues, and looks at their tags.
#include <torch/library.h>

static void is_true(const c10::OperatorHandle&, torch::jit::Stack* stack) {
  c10::IValue x = std::move(stack->back());
  stack->back() = c10::IValue(int64_t(x.isBool() ? x.toBool() : -1));
}

TORCH_LIBRARY(probe, m) {
  m.def("f(bool x) -> int", torch::CppFunction::makeFromBoxedFunction<&is_true>());
}
