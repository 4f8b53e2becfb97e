#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance wide_256x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Cooperative, 256, 128, 64, 2, 1, true>::instance("wide_256x128");
#endif
}

}  // namespace sm90_gemm
