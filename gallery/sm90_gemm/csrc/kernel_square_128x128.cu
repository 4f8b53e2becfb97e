#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance square_128x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Pingpong, 128, 128, 64, 2, 1, true>::instance("square_128x128");
#endif
}

}  // namespace sm90_gemm
