#ifndef USE_ROCM
#include "kernel.cuh"
#else
#include "launch.h"
#endif

namespace paged_decode {

void decode_bfloat16(const Decode& decode, const Gpu& gpu) { PAGED_DECODE_FOR_DIMS(__nv_bfloat16, __nv_bfloat16, decode, gpu) }

}  // namespace paged_decode
