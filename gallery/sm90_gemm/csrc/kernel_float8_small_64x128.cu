#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance float8_small_64x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Float8Kernel<Pingpong, 64, 128, 128, 1, 1, true>::instance("float8_small_64x128");
#endif
}

}  // namespace sm90_gemm
