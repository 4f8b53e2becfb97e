// Two values of 16 bits in a register.
#pragma once

#include "gpu.cuh"

#ifndef USE_ROCM
#include <cuda_bf16.h>
#include <cuda_fp16.h>

namespace scatter_ops {

template <class T>
struct PairType;
template <>
struct PairType<Half> {
  using type = __half2;
};
template <>
struct PairType<BFloat16> {
  using type = __nv_bfloat162;
};
template <class T>
using PairOf = typename PairType<T>::type;

}  // namespace scatter_ops
#endif
