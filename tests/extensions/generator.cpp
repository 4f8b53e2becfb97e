// Virtual functions of the generator of random numbers.
#include <ATen/CPUGeneratorImpl.h>

#include <cstdio>

extern "C" void run() {
  at::Generator generator = at::detail::getDefaultCPUGenerator();
  generator.set_current_seed(42);
  std::printf("seed %ld\n", long(generator.current_seed()));
}
