#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance divided_128x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return DividedKernel<Cooperative, 128, 128, 64, 2, 1, true>::instance("divided_128x128");
#endif
}

}  // namespace sm90_gemm
