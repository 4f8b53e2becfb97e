#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance float8_turned_64x32() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Float8Kernel<Pingpong, 64, 32, 128, 1, 1, false>::instance("float8_turned_64x32");
#endif
}

}  // namespace sm90_gemm
