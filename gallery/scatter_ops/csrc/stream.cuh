// What is read or written once: it makes room in the second cache first, so that segments' values stay there.
#pragma once

#include "gpu.cuh"

namespace scatter_ops {

template <int kBytes>
struct BitsOf;
template <>
struct BitsOf<1> {
  using type = unsigned char;
};
template <>
struct BitsOf<2> {
  using type = unsigned short;
};
template <>
struct BitsOf<4> {
  using type = unsigned;
};
template <>
struct BitsOf<8> {
  using type = uint2;
};
template <>
struct BitsOf<16> {
  using type = uint4;
};

template <class V>
__device__ V load_once(const V* memory) {
#ifndef USE_ROCM
  if constexpr (sizeof(V) <= kVectorBytes) {
    using Bits = typename BitsOf<sizeof(V)>::type;
    const Bits bits = __ldcs(reinterpret_cast<const Bits*>(memory));
    return reinterpret_cast<const V&>(bits);
  }
#endif
  return *memory;
}

template <class V>
__device__ void store_once(V* memory, const V& value) {
#ifndef USE_ROCM
  if constexpr (sizeof(V) <= kVectorBytes) {
    using Bits = typename BitsOf<sizeof(V)>::type;
    __stcs(reinterpret_cast<Bits*>(memory), reinterpret_cast<const Bits&>(value));
    return;
  }
#endif
  *memory = value;
}

}  // namespace scatter_ops
