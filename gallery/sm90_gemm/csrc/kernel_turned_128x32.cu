#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance turned_128x32() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Cooperative, 128, 32, 128, 1, 1, false, true>::instance("turned_128x32");
#endif
}

}  // namespace sm90_gemm
