#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance wide_128x168() {
#ifdef OPWRIGHT_SAMPLE
  return {};
#else
  return Kernel<Pingpong, 128, 168, 64, 1, 1, true, false>::instance("wide_128x168");
#endif
}

}  // namespace sm90_gemm
