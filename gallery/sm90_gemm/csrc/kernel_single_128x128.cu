#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance single_128x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Pingpong, 128, 128, 64, 1, 1, true>::instance("single_128x128");
#endif
}

}  // namespace sm90_gemm
