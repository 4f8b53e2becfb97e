// wgmma: products of 64 rows of weights in registers, by rows of x in shared memory.
#pragma once

#include <cstdint>

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define LOWBIT_GEMM_HAS_WGMMA
#endif

namespace lowbit_gemm {

// before registers are given to products that they have not been given to before
__device__ inline void begin_products() {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#endif
}

__device__ inline void commit_products() {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
#endif
}

template <int kPending>
__device__ inline void wait_for_products() {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
#endif
}

template <int kRegisters>
__device__ inline void take_registers() {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kRegisters));
#endif
}

template <int kRegisters>
__device__ inline void give_registers() {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kRegisters));
#endif
}

// of rows of 128 bytes, swizzled: 8 of them are 1024 bytes
__device__ inline uint64_t describe(uint32_t shared) {
  return uint64_t(shared >> 4 & 0x3fff) | uint64_t(1) << 16 | uint64_t(1024 >> 4) << 32 | uint64_t(1) << 62;
}

// c += a b, some time before a wait: 64 rows of 32 bytes by kTokens rows of 32
template <int kTokens>
__device__ void multiply_async(int (&c)[kTokens / 2], const uint32_t (&a)[4], uint64_t b);

#define LOWBIT_GEMM_4(c, i) "+r"(c[i]), "+r"(c[i + 1]), "+r"(c[i + 2]), "+r"(c[i + 3])
#define LOWBIT_GEMM_8(c, i) LOWBIT_GEMM_4(c, i), LOWBIT_GEMM_4(c, i + 4)

template <>
__device__ inline void multiply_async<16>(int (&c)[8], const uint32_t (&a)[4], uint64_t b) {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8 {"
      "%0, %1, %2, %3, %4, %5, %6, %7}, "
      "{%8, %9, %10, %11}, %12, 1;"
      : LOWBIT_GEMM_8(c, 0)
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
#endif
}

template <>
__device__ inline void multiply_async<32>(int (&c)[16], const uint32_t (&a)[4], uint64_t b) {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n32k32.s32.s8.s8 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, "
      "{%16, %17, %18, %19}, %20, 1;"
      : LOWBIT_GEMM_8(c, 0), LOWBIT_GEMM_8(c, 8)
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
#endif
}

template <>
__device__ inline void multiply_async<64>(int (&c)[32], const uint32_t (&a)[4], uint64_t b) {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n64k32.s32.s8.s8 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, "
      "{%32, %33, %34, %35}, %36, 1;"
      : LOWBIT_GEMM_8(c, 0), LOWBIT_GEMM_8(c, 8), LOWBIT_GEMM_8(c, 16), LOWBIT_GEMM_8(c, 24)
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
#endif
}

template <>
__device__ inline void multiply_async<128>(int (&c)[64], const uint32_t (&a)[4], uint64_t b) {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n128k32.s32.s8.s8 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, "
      "{%64, %65, %66, %67}, %68, 1;"
      : LOWBIT_GEMM_8(c, 0), LOWBIT_GEMM_8(c, 8), LOWBIT_GEMM_8(c, 16), LOWBIT_GEMM_8(c, 24),
        LOWBIT_GEMM_8(c, 32), LOWBIT_GEMM_8(c, 40), LOWBIT_GEMM_8(c, 48), LOWBIT_GEMM_8(c, 56)
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
#endif
}

template <>
__device__ inline void multiply_async<176>(int (&c)[88], const uint32_t (&a)[4], uint64_t b) {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n176k32.s32.s8.s8 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
      "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
      "%80, %81, %82, %83, %84, %85, %86, %87}, "
      "{%88, %89, %90, %91}, %92, 1;"
      : LOWBIT_GEMM_8(c, 0), LOWBIT_GEMM_8(c, 8), LOWBIT_GEMM_8(c, 16), LOWBIT_GEMM_8(c, 24),
        LOWBIT_GEMM_8(c, 32), LOWBIT_GEMM_8(c, 40), LOWBIT_GEMM_8(c, 48), LOWBIT_GEMM_8(c, 56),
        LOWBIT_GEMM_8(c, 64), LOWBIT_GEMM_8(c, 72), LOWBIT_GEMM_8(c, 80)
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
#endif
}

template <>
__device__ inline void multiply_async<256>(int (&c)[128], const uint32_t (&a)[4], uint64_t b) {
#ifdef LOWBIT_GEMM_HAS_WGMMA
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n256k32.s32.s8.s8 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
      "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
      "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, "
      "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, "
      "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, "
      "{%128, %129, %130, %131}, %132, 1;"
      : LOWBIT_GEMM_8(c, 0), LOWBIT_GEMM_8(c, 8), LOWBIT_GEMM_8(c, 16), LOWBIT_GEMM_8(c, 24),
        LOWBIT_GEMM_8(c, 32), LOWBIT_GEMM_8(c, 40), LOWBIT_GEMM_8(c, 48), LOWBIT_GEMM_8(c, 56),
        LOWBIT_GEMM_8(c, 64), LOWBIT_GEMM_8(c, 72), LOWBIT_GEMM_8(c, 80), LOWBIT_GEMM_8(c, 88),
        LOWBIT_GEMM_8(c, 96), LOWBIT_GEMM_8(c, 104), LOWBIT_GEMM_8(c, 112), LOWBIT_GEMM_8(c, 120)
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
#endif
}

#undef LOWBIT_GEMM_4
#undef LOWBIT_GEMM_8

}  // namespace lowbit_gemm
