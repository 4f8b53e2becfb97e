#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance turned_128x64() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Cooperative, 128, 64, 64, 1, 2, false>::instance("turned_128x64");
#endif
}

}  // namespace sm90_gemm
