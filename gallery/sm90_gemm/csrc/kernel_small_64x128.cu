#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance small_64x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Pingpong, 64, 128, 64, 1, 1, true>::instance("small_64x128");
#endif
}

}  // namespace sm90_gemm
