#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance pair_128x128() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Cooperative, 128, 128, 64, 2, 1, true>::instance("pair_128x128");
#endif
}

}  // namespace sm90_gemm
