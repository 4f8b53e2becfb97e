#include "kernels.h"
#ifndef OPWRIGHT_SAMPLE
#include "kernel.cuh"
#endif

namespace sm90_gemm {

Instance wide() {
#ifndef OPWRIGHT_SAMPLE
  return Kernel<Cooperative, 128, 256, 64, 2, 1, true, true>::instance("wide");
#else
  return {};
#endif
}

}  // namespace sm90_gemm
