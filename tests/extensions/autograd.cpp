// A function with a derivative of its own.
#include <ATen/core/Tensor.h>
#include <ATen/ops/full.h>
#include <ATen/ops/mul.h>
#include <torch/csrc/autograd/custom_function.h>

#include <cstdio>

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

struct Square : torch::autograd::Function<Square> {
  static at::Tensor forward(AutogradContext* context, at::Tensor x) {
    context->save_for_backward({x});
    return at::mul(x, x);
  }
  static variable_list backward(AutogradContext* context, variable_list gradients) {
    return {at::mul(at::mul(gradients[0], context->get_saved_variables()[0]), 2)};
  }
};

extern "C" void run() {
  at::Tensor x = at::full({}, 3.0, at::kFloat).set_requires_grad(true);
  Square::apply(x).backward();
  std::printf("gradient %g\n", *x.grad().data_ptr<float>());
}
