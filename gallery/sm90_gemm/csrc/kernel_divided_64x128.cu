#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance divided_64x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return DividedKernel<Pingpong, 64, 128, 64, 1, 1, true>::instance("divided_64x128");
#endif
}

}  // namespace sm90_gemm
