// The instructions of Hopper that CUDA C++ has no functions for; for other GPUs they are nothing.
#pragma once

#include <cstdint>

#include <cuda.h>
#include <cuda_bf16.h>

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define DELTA_RULE_HAS_WGMMA
#define DELTA_RULE_ASM(...) asm volatile(__VA_ARGS__)
#else
#define DELTA_RULE_ASM(...)
#endif

namespace delta_rule {

__device__ inline uint32_t shared_address(const void* pointer) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(pointer));
}

__device__ inline int lane_of_warp() { return static_cast<int>(threadIdx.x % 32); }
__device__ inline int warp_of_warpgroup() { return static_cast<int>(threadIdx.x / 32 % 4); }

// ---- barriers ------------------------------------------------------------------------

__device__ inline void set_up(uint32_t barrier, int arrivals) {
  DELTA_RULE_ASM("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(arrivals));
}

__device__ inline void arrive(uint32_t barrier) {
  DELTA_RULE_ASM("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(barrier) : "memory");
}

// The barrier waits for as many bytes of the copy engine as well.
__device__ inline void expect(uint32_t barrier, int bytes) {
  DELTA_RULE_ASM("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(barrier), "r"(bytes) : "memory");
}

__device__ inline void wait_for(uint32_t barrier, uint32_t phase) {
  DELTA_RULE_ASM(
      "{\n.reg .pred done;\n"
      "again:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n@!done bra again;\n}" ::"r"(barrier),
      "r"(phase)
      : "memory");
}

__device__ inline void sync_warpgroup(int name) { DELTA_RULE_ASM("bar.sync %0, 128;" ::"r"(name) : "memory"); }
__device__ inline void sync_two_warpgroups(int name) { DELTA_RULE_ASM("bar.sync %0, 256;" ::"r"(name) : "memory"); }

// ---- shared memory -------------------------------------------------------------------

// 16 bytes, some time before copies have been waited for; zeros where there are none
__device__ inline void copy_or_clear(uint32_t to, const void* from, bool is_there) {
  DELTA_RULE_ASM("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(to), "l"(from), "r"(is_there ? 16 : 0) : "memory");
}

__device__ inline void wait_for_copies() { DELTA_RULE_ASM("cp.async.wait_all;" ::: "memory"); }

// a tile, by the copy engine
__device__ inline void copy_tile(uint32_t to, const CUtensorMap& from, int column, int token, int head, int batch, uint32_t barrier) {
  DELTA_RULE_ASM("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4, %5}], [%6];" ::
                     "r"(to), "l"(&from), "r"(column), "r"(token), "r"(head), "r"(batch), "r"(barrier) : "memory");
}

// and back, of what threads wrote and let products see
__device__ inline void store_tile(const CUtensorMap& to, uint32_t from, int column, int token, int head, int batch) {
  DELTA_RULE_ASM("cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [%0, {%1, %2, %3, %4}], [%5];" ::"l"(&to), "r"(column),
                 "r"(token), "r"(head), "r"(batch), "r"(from) : "memory");
  DELTA_RULE_ASM("cp.async.bulk.commit_group;" ::: "memory");
}

// until the copy engine has read what the thread had it store
__device__ inline void wait_for_stores() { DELTA_RULE_ASM("cp.async.bulk.wait_group.read 0;" ::: "memory"); }

// what threads wrote is seen by products and the copy engine
__device__ inline void let_products_see() { DELTA_RULE_ASM("fence.proxy.async.shared::cta;" ::: "memory"); }

// Four matrices of 8 by 8, each lane with the address of a row: its pairs are neighbours in a column.
__device__ inline void load_transposed(uint32_t (&found)[4], uint32_t at) {
  DELTA_RULE_ASM("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(found[0]), "=r"(found[1]), "=r"(found[2]), "=r"(found[3])
                 : "r"(at)
                 : "memory");
}

__device__ inline void load_matrices(uint32_t (&found)[4], uint32_t at) {
  DELTA_RULE_ASM("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(found[0]), "=r"(found[1]), "=r"(found[2]), "=r"(found[3])
                 : "r"(at)
                 : "memory");
}

__device__ inline void store_bfloat16(uint32_t at, float value) {
  DELTA_RULE_ASM("st.shared.b16 [%0], %1;" ::"r"(at), "h"(__bfloat16_as_ushort(__float2bfloat16_rn(value))) : "memory");
}

__device__ inline void store_transposed(uint32_t at, const uint32_t (&values)[4]) {
  DELTA_RULE_ASM("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(at), "r"(values[0]),
                 "r"(values[1]), "r"(values[2]), "r"(values[3])
                 : "memory");
}

__device__ inline void store_transposed(uint32_t at, uint32_t values) {
  DELTA_RULE_ASM("stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 [%0], {%1};" ::"r"(at), "r"(values) : "memory");
}

__device__ inline void store_matrices(uint32_t at, const uint32_t (&values)[4]) {
  DELTA_RULE_ASM("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(at), "r"(values[0]),
                 "r"(values[1]), "r"(values[2]), "r"(values[3])
                 : "memory");
}

// ---- numbers -------------------------------------------------------------------------

__device__ inline uint32_t narrowed(float low, float high) {
  const __nv_bfloat162 both = __floats2bfloat162_rn(low, high);
  return reinterpret_cast<const uint32_t&>(both);
}

__device__ inline float low_of(uint32_t pair) { return __uint_as_float(pair << 16); }
__device__ inline float high_of(uint32_t pair) { return __uint_as_float(pair & 0xffff0000u); }

__device__ inline float power_of_2(float x) {
  float found = 0;
  DELTA_RULE_ASM("ex2.approx.ftz.f32 %0, %1;" : "=f"(found) : "f"(x));
  return found;
}

// ---- products ------------------------------------------------------------------------

template <int kRegisters>
__device__ inline void take_registers() {
  DELTA_RULE_ASM("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

template <int kRegisters>
__device__ inline void give_registers() {
  DELTA_RULE_ASM("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

// before products are given registers that were written
__device__ inline void begin_products() { DELTA_RULE_ASM("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ inline void commit_products() { DELTA_RULE_ASM("wgmma.commit_group.sync.aligned;" ::: "memory"); }

template <int kPending>
__device__ inline void wait_for_products() {
  DELTA_RULE_ASM("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
}

// Tiles are 64 rows of 128 bytes, swizzled: 16 bytes i of row r are at i ^ (r % 8).
constexpr int kTile = 64 * 128;

__device__ inline uint32_t in_tile(int row, int part) { return row * 128 + ((part ^ (row % 8)) << 4); }

// rows along the product's sum
__device__ inline uint64_t describe(uint32_t shared) {
  return uint64_t(shared >> 4 & 0x3fff) | uint64_t(1) << 16 | uint64_t(1024 >> 4) << 32 | uint64_t(1) << 62;
}

// columns along the product's sum; the next 64 rows are in the next tile
__device__ inline uint64_t describe_transposed(uint32_t shared) {
  return uint64_t(shared >> 4 & 0x3fff) | uint64_t(kTile >> 4) << 16 | uint64_t(1024 >> 4) << 32 | uint64_t(1) << 62;
}

constexpr uint64_t kNextColumns = 32 >> 4, kNextRows = 16 * 128 >> 4;  // of a description: 16 elements on

#define DELTA_RULE_8(c, i)                                                                                       \
  "+f"(c[i]), "+f"(c[i + 1]), "+f"(c[i + 2]), "+f"(c[i + 3]), "+f"(c[i + 4]), "+f"(c[i + 5]), "+f"(c[i + 6]), \
      "+f"(c[i + 7])
#define DELTA_RULE_32(c, i) DELTA_RULE_8(c, i), DELTA_RULE_8(c, i + 8), DELTA_RULE_8(c, i + 16), DELTA_RULE_8(c, i + 24)
#define DELTA_RULE_32_NAMES                                                      \
  "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
  "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"

// c = a b, or c += a b: 64 rows of 16 elements by 16 of 64 columns, some time before a wait
template <bool kAdds>
__device__ inline void multiply(float (&c)[32], const uint32_t (&a)[4], uint64_t b) {
  DELTA_RULE_ASM("{\n.reg .pred adds;\nsetp.ne.b32 adds, %37, 0;\n"
                 "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {" DELTA_RULE_32_NAMES "}, "
                 "{%32, %33, %34, %35}, %36, adds, 1, 1, 0;\n}"
                 : DELTA_RULE_32(c, 0)
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "n"(int(kAdds)));
}

// columns of b along the product's sum
template <bool kAdds>
__device__ inline void multiply_across(float (&c)[32], const uint32_t (&a)[4], uint64_t b) {
  DELTA_RULE_ASM("{\n.reg .pred adds;\nsetp.ne.b32 adds, %37, 0;\n"
                 "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {" DELTA_RULE_32_NAMES "}, "
                 "{%32, %33, %34, %35}, %36, adds, 1, 1, 1;\n}"
                 : DELTA_RULE_32(c, 0)
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "n"(int(kAdds)));
}

template <bool kAdds>
__device__ inline void multiply(float (&c)[32], uint64_t a, uint64_t b) {
  DELTA_RULE_ASM("{\n.reg .pred adds;\nsetp.ne.b32 adds, %34, 0;\n"
                 "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {" DELTA_RULE_32_NAMES "}, "
                 "%32, %33, adds, 1, 1, 0, 0;\n}"
                 : DELTA_RULE_32(c, 0)
                 : "l"(a), "l"(b), "n"(int(kAdds)));
}

// c += a b, by 16 of 128 columns, transposed
__device__ inline void multiply_transposed(float (&c)[64], const uint32_t (&a)[4], uint64_t b) {
  DELTA_RULE_ASM("wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {" DELTA_RULE_32_NAMES ", "
                 "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
                 "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, "
                 "{%64, %65, %66, %67}, %68, 1, 1, 1, 1;"
                 : DELTA_RULE_32(c, 0), DELTA_RULE_32(c, 32)
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
}

// c = a b, or c += a b: 64 rows by 16 of 128 columns, both in shared memory; b transposed, and a where it lies across
template <bool kAdds, bool kIsAcross>
__device__ inline void multiply_wide(float (&c)[64], uint64_t a, uint64_t b) {
  DELTA_RULE_ASM("{\n.reg .pred adds;\nsetp.ne.b32 adds, %66, 0;\n"
                 "wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {" DELTA_RULE_32_NAMES ", "
                 "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
                 "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, "
                 "%64, %65, adds, 1, 1, %67, 1;\n}"
                 : DELTA_RULE_32(c, 0), DELTA_RULE_32(c, 32)
                 : "l"(a), "l"(b), "n"(int(kAdds)), "n"(int(kIsAcross)));
}

// c += a b: 16 rows of 16 elements by 16 of 8 columns, by a warp
__device__ inline void multiply_bfloat16(float (&c)[4], const uint32_t (&a)[4], uint32_t upper, uint32_t lower) {
#ifdef DELTA_RULE_HAS_WGMMA
  asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
      : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(upper), "r"(lower));
#endif
}

// The upper half of its rows, by 8 of 8 columns; the lower half is 0.
__device__ inline void multiply_half(float (&c)[4], uint32_t a, uint32_t b) {
#ifdef DELTA_RULE_HAS_WGMMA
  asm("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
      : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
      : "r"(a), "r"(0), "r"(b));
#endif
}

#undef DELTA_RULE_8
#undef DELTA_RULE_32
#undef DELTA_RULE_32_NAMES

}  // namespace delta_rule
