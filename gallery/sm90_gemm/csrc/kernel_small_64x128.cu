#include "kernel.cuh"
#include "kernels.h"

namespace sm90_gemm {

Instance small_64x128() {
  return Kernel<Pingpong, 64, 128, 64, 1, 1, true>::instance("small_64x128");
}

}  // namespace sm90_gemm
