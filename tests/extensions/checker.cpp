// Compiled against the headers of the torch it runs in: says how probe::f is registered there.
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/ones.h>

#include <cstdio>
#include <exception>

static void print(const c10::IValue& x) {
  if (!x.isTensor())
    std::printf("%ld\n", long(x.toInt()));
  else if (x.toTensor().is_meta())
    std::printf("meta %ld\n", long(x.toTensor().numel()));
  else
    std::printf("%g\n", x.toTensor().const_data_ptr<float>()[1]);
}

static void call(const c10::OperatorHandle& f, c10::IValue argument) {
  torch::jit::Stack stack{argument};
  try {
    f.callBoxed(&stack);
    print(stack.at(0));
  } catch (const std::exception&) {
    std::printf("no kernel\n");
  }
}

extern "C" void run() {
  auto f = c10::Dispatcher::singleton().findSchemaOrThrow("probe::f", "");
  const auto& type = f.schema().arguments().at(0).type();
  std::printf("f(%s)\n", type->str().c_str());
  if (type->kind() == c10::TypeKind::TensorType) {
    call(f, at::ones({2}));
    call(f, at::ones({2}, at::kMeta));
  } else {
    call(f, true);
  }
}
