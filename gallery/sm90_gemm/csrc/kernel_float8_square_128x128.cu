#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance float8_square_128x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Float8Kernel<Cooperative, 128, 128, 128, 2, 1, true>::instance("float8_square_128x128");
#endif
}

}  // namespace sm90_gemm
