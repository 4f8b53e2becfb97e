#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance wide_128x256() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Cooperative, 128, 256, 64, 2, 1, true>::instance("wide_128x256");
#endif
}

}  // namespace sm90_gemm
