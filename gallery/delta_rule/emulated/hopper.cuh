#pragma once
#include <cstdint>
#include <cstring>
#include <cmath>
#include <map>
#include <vector>
#include <algorithm>
#include <functional>
#include <ucontext.h>
#include <cstdio>
#include <cstdlib>
#define __device__
#define __host__
#define __global__
#define DELTA_RULE_HAS_WGMMA
using std::min; using std::max;
struct float2 { float x, y; }; struct alignas(16) float4 { float x, y, z, w; }; struct alignas(16) uint4 { uint32_t x, y, z, w; };
struct CUtensorMap { unsigned char* base; int64_t sizes[4], bytes[3]; };
struct __nv_bfloat16 { uint16_t bits; };
inline uint32_t fbits(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }
inline float bitsf(uint32_t u) { float f; memcpy(&f, &u, 4); return f; }
inline uint16_t rn(float f) { uint32_t u = fbits(f); if ((u & 0x7fffffff) > 0x7f800000) return 0x7fff; return (u + 0x7fff + ((u >> 16) & 1)) >> 16; }
inline __nv_bfloat16 __float2bfloat16_rn(float f) { return {rn(f)}; }
inline float __uint_as_float(uint32_t u) { return bitsf(u); }
inline uint32_t __float_as_uint(float f) { return fbits(f); }
// ---- fibers
struct Bar { int expected = 0, pending = 0; int64_t tx = 0; uint32_t phase = 0; };
struct Rendezvous { int count = 0; uint64_t gen = 0; uint64_t data[2][32][4]; };
struct EBlock { int index; unsigned char* shared; std::map<uint32_t, Bar> bars; std::vector<Rendezvous> warps; Rendezvous all; Rendezvous named[16]; };
struct Fiber { ucontext_t context; EBlock* block; int thread; bool done = false; char* stack; };
extern std::vector<Fiber*> fibers; extern Fiber* me; extern ucontext_t scheduler; extern long progress, idle; extern int grid, threads_of_block; extern std::vector<EBlock*> cluster_of[];
extern std::vector<EBlock*> blocks; extern int cluster_size;
void yield();
struct Dim { struct X { operator int() const { return f(); } int (*f)(); } x; };
struct Idx { struct { operator unsigned() const { return me->thread; } } x; };
static Idx threadIdx;
struct BIdx { struct { operator unsigned() const { return me->block->index; } } x; }; static BIdx blockIdx;
struct GDim { struct { operator int() const { return grid; } } x; }; static GDim gridDim;
struct BDim { struct { operator unsigned() const { return threads_of_block; } } x; }; static BDim blockDim;
inline void meet(Rendezvous& r, int n) { uint64_t g = r.gen; if (++r.count == n) { r.count = 0; ++r.gen; ++progress; } else while (r.gen == g) yield(); }
inline Rendezvous& my_warp() { return me->block->warps[me->thread / 32]; }
inline int my_lane() { return me->thread % 32; }
inline void __syncwarp() { meet(my_warp(), 32); }
inline void __syncthreads() { meet(me->block->all, threads_of_block); }
template <class T> inline T shfl(T v, int from) { static_assert(sizeof(T) == 4); Rendezvous& r = my_warp(); int g = r.gen & 1; memcpy(&r.data[g][my_lane()][0], &v, 4); meet(r, 32); T o; memcpy(&o, &r.data[g][from & 31][0], 4); meet(r, 32); return o; }
template <class T> inline T __shfl_xor_sync(unsigned, T v, int by) { return shfl(v, my_lane() ^ by); }
template <class T> inline T __shfl_up_sync(unsigned, T v, int by) { return shfl(v, my_lane() - by < 0 ? my_lane() : my_lane() - by); }
template <class T> inline T __shfl_down_sync(unsigned, T v, int by) { return shfl(v, my_lane() + by > 31 ? my_lane() : my_lane() + by); }
template <class T> inline T __shfl_sync(unsigned, T v, int from) { return shfl(v, from); }
namespace delta_rule {
inline uint32_t shared_address(const void* p) { return uint32_t((const unsigned char*)p - me->block->shared); }
inline EBlock* block_at(uint32_t a) { return (a >> 28) ? blocks[me->block->index / cluster_size * cluster_size + (a >> 28) - 1] : me->block; }
inline unsigned char* at(uint32_t a) { return block_at(a)->shared + (a & 0xfffffff); }
inline Bar& bar(uint32_t a) { auto& m = block_at(a)->bars; auto i = m.find(a & 0xfffffff); if (i == m.end()) { printf("no barrier at %x\n", a); abort(); } return i->second; }
inline int lane_of_warp() { return me->thread % 32; }
inline int warp_of_warpgroup() { return me->thread / 32 % 4; }
inline void set_up(uint32_t b, int n) { me->block->bars[b] = Bar{n, n, 0, 0}; }
inline void check(Bar& b) { if (b.pending < 0) { printf("too many arrivals\n"); abort(); } if (b.pending == 0 && b.tx == 0) { b.phase ^= 1; b.pending = b.expected; ++progress; } }
inline void arrive(uint32_t b) { Bar& x = bar(b); --x.pending; check(x); }
inline void expect(uint32_t b, int n) { bar(b).tx += n; }
inline void done_tx(uint32_t b, int n) { Bar& x = bar(b); x.tx -= n; check(x); }
inline void wait_for(uint32_t b, uint32_t phase) { while (bar(b).phase == (phase & 1)) yield(); }
inline int rank_in_cluster() { return me->block->index % cluster_size; }
inline uint32_t address_in(int rank, uint32_t a) { return uint32_t(rank + 1) << 28 | (a & 0xfffffff); }
inline void arrive_in_cluster(uint32_t b) { arrive(b); }
inline void arrive_expecting_in_cluster(uint32_t b, int n) { expect(b, n); arrive(b); }
inline void wait_in_cluster(uint32_t b, uint32_t phase) { wait_for(b, phase); }
inline void copy_in_cluster(uint32_t to, uint32_t from, int n, uint32_t b) { memcpy(at(to), at(from), n); done_tx(b, n); }
inline void sync_named(int name, int n) { meet(me->block->named[name], n); }
inline void sync_warpgroup(int name) { sync_named(name, 128); }
inline void sync_two_warpgroups(int name) { sync_named(name, 256); }
inline void copy_or_clear(uint32_t to, const void* from, bool there) { if (there) memcpy(at(to), from, 16); else memset(at(to), 0, 16); }
inline void wait_for_copies() {}
inline uint32_t swz(uint32_t a) { return a ^ ((a >> 7 & 7) << 4); }
inline unsigned char* element(const CUtensorMap& m, int64_t c, int64_t t, int64_t h, int64_t b) { if (c < 0 || t < 0 || h < 0 || b < 0 || c >= m.sizes[0] || t >= m.sizes[1] || h >= m.sizes[2] || b >= m.sizes[3]) return nullptr; return m.base + c * 2 + t * m.bytes[0] + h * m.bytes[1] + b * m.bytes[2]; }
inline void copy_tile(uint32_t to, const CUtensorMap& from, int column, int token, int head, int batch, uint32_t barrier) {
  if (to % 1024) { printf("unaligned tile\n"); abort(); }
  for (int r = 0; r < 64; ++r) for (int c = 0; c < 64; ++c) { unsigned char* e = element(from, column + c, token + r, head, batch); uint16_t v = 0; if (e) memcpy(&v, e, 2); memcpy(at(swz(to + r * 128 + c * 2)), &v, 2); }
  done_tx(barrier, 8192);
}
inline void store_tile(const CUtensorMap& m, uint32_t from, int column, int token, int head, int batch) {
  for (int r = 0; r < 64; ++r) for (int c = 0; c < 64; ++c) if (unsigned char* e = element(m, column + c, token + r, head, batch)) memcpy(e, at(swz(from + r * 128 + c * 2)), 2);
}
inline void wait_for_stores() {}
inline void let_products_see() {}
// ldmatrix/stmatrix
inline void matrices(uint32_t (&v)[4], uint32_t a, bool is_load, bool is_trans) {
  Rendezvous& r = my_warp(); int g = r.gen & 1, lane = my_lane(); r.data[g][lane][0] = a; if (!is_load) for (int i = 0; i < 4; i += 2) r.data[g][lane][1 + i / 2] = uint64_t(v[i]) | uint64_t(v[i + 1]) << 32;
  meet(r, 32);
  for (int i = 0; i < 4; ++i) {
    if (is_load) {
      uint16_t two[2];
      for (int j = 0; j < 2; ++j) { int row = is_trans ? lane % 4 * 2 + j : lane / 4, col = is_trans ? lane / 4 : lane % 4 * 2 + j; memcpy(&two[j], at(uint32_t(r.data[g][i * 8 + row][0]) + col * 2), 2); }
      v[i] = two[0] | uint32_t(two[1]) << 16;
    } else {
      for (int j = 0; j < 2; ++j) { int row = is_trans ? lane % 4 * 2 + j : lane / 4, col = is_trans ? lane / 4 : lane % 4 * 2 + j; uint16_t x = v[i] >> (16 * j); memcpy(at(uint32_t(r.data[g][i * 8 + row][0]) + col * 2), &x, 2); }
    }
  }
  meet(r, 32);
}
inline void load_transposed(uint32_t (&f)[4], uint32_t a) { matrices(f, a, true, true); }
inline void load_matrices(uint32_t (&f)[4], uint32_t a) { matrices(f, a, true, false); }
inline void store_transposed(uint32_t a, const uint32_t (&f)[4]) { uint32_t v[4]; memcpy(v, f, 16); matrices(v, a, false, true); }
inline void store_matrices(uint32_t a, const uint32_t (&f)[4]) { uint32_t v[4]; memcpy(v, f, 16); matrices(v, a, false, false); }
inline void store_transposed(uint32_t a, uint32_t v) { Rendezvous& r = my_warp(); int g = r.gen & 1, lane = my_lane(); r.data[g][lane][0] = a; meet(r, 32);
  for (int j = 0; j < 2; ++j) { int row = lane % 4 * 2 + j, col = lane / 4; uint16_t x = v >> (16 * j); memcpy(at(uint32_t(r.data[g][row][0]) + col * 2), &x, 2); } meet(r, 32); }
inline void store_bfloat16(uint32_t a, float v) { uint16_t x = rn(v); memcpy(at(a), &x, 2); }
inline uint32_t narrowed(float low, float high) { return rn(low) | uint32_t(rn(high)) << 16; }
inline float low_of(uint32_t p) { return bitsf(p << 16); }
inline float high_of(uint32_t p) { return bitsf(p & 0xffff0000u); }
inline float power_of_2(float x) { return exp2f(x); }
template <int> inline void take_registers() {}
template <int> inline void give_registers() {}
inline void begin_products() {} inline void commit_products() {}
template <int> inline void wait_for_products() {}
constexpr int kTile = 64 * 128;
inline uint32_t in_tile(int row, int part) { return row * 128 + ((part ^ (row % 8)) << 4); }
inline uint64_t describe(uint32_t s) { return uint64_t(s >> 4 & 0x3fff) | uint64_t(1) << 16 | uint64_t(1024 >> 4) << 32 | uint64_t(1) << 62; }
inline uint64_t describe_transposed(uint32_t s) { return uint64_t(s >> 4 & 0x3fff) | uint64_t(kTile >> 4) << 16 | uint64_t(1024 >> 4) << 32 | uint64_t(1) << 62; }
constexpr uint64_t kNextColumns = 32 >> 4, kNextRows = 16 * 128 >> 4;
inline float smem(uint64_t d, int mn, int k, bool across) {
  uint32_t start = uint32_t(d & 0x3fff) << 4, lbo = uint32_t(d >> 16 & 0x3fff) << 4, sbo = uint32_t(d >> 32 & 0x3fff) << 4;
  uint32_t a = across ? start + mn / 64 * lbo + k / 8 * sbo + k % 8 * 128 + mn % 64 * 2 : start + mn / 8 * sbo + mn % 8 * 128 + k * 2;
  uint16_t x; memcpy(&x, me->block->shared + swz(a), 2); return bitsf(uint32_t(x) << 16);
}
template <int N> inline void mma(float* c, bool adds, const std::function<float(int, int)>& a, uint64_t b, bool across) {
  int w = warp_of_warpgroup() * 16, lane = my_lane();
  float rows[2][16]; for (int r = 0; r < 2; ++r) for (int k = 0; k < 16; ++k) rows[r][k] = a(w + lane / 4 + 8 * r, k);
  for (int i = 0; i < N / 2; ++i) { int col = i / 4 * 8 + lane % 4 * 2 + i % 2, r = i / 2 % 2; float s = adds ? c[i] : 0; for (int k = 0; k < 16; ++k) s += rows[r][k] * smem(b, col, k, across); c[i] = s; }
}
template <int N> inline void mma_registers(float* c, bool adds, const uint32_t (&a)[4], uint64_t b, bool across) {
  Rendezvous& r = my_warp(); int g = r.gen & 1, lane = my_lane(); r.data[g][lane][0] = a[0] | uint64_t(a[1]) << 32; r.data[g][lane][1] = a[2] | uint64_t(a[3]) << 32; meet(r, 32);
  uint64_t own[4][2]; for (int q = 0; q < 4; ++q) for (int j = 0; j < 2; ++j) own[q][j] = r.data[g][lane / 4 * 4 + q][j]; meet(r, 32);
  mma<N>(c, adds, [&](int row, int k) { int half = (row % 16) / 8; uint32_t p = uint32_t(own[k % 8 / 2][k / 8] >> (32 * half)); return k % 2 ? high_of(p) : low_of(p); }, b, across);
}
template <bool kAdds> inline void multiply(float (&c)[32], const uint32_t (&a)[4], uint64_t b) { mma_registers<64>(c, kAdds, a, b, false); }
template <bool kAdds> inline void multiply_across(float (&c)[32], const uint32_t (&a)[4], uint64_t b) { mma_registers<64>(c, kAdds, a, b, true); }
template <bool kAdds> inline void multiply(float (&c)[32], uint64_t a, uint64_t b) { __syncwarp(); mma<64>(c, kAdds, [&](int m, int k) { return smem(a, m, k, false); }, b, false); }
inline void multiply_transposed(float (&c)[64], const uint32_t (&a)[4], uint64_t b) { mma_registers<128>(c, true, a, b, true); }
template <bool kAdds, bool kIsAcross> inline void multiply_wide(float (&c)[64], uint64_t a, uint64_t b) { __syncwarp(); mma<128>(c, kAdds, [&](int m, int k) { return smem(a, m, k, kIsAcross); }, b, true); }
inline void multiply_bfloat16(float (&c)[4], const uint32_t (&a)[4], uint32_t upper, uint32_t lower) {
  Rendezvous& r = my_warp(); int g = r.gen & 1, lane = my_lane(); r.data[g][lane][0] = a[0] | uint64_t(a[1]) << 32; r.data[g][lane][1] = a[2] | uint64_t(a[3]) << 32; r.data[g][lane][2] = upper | uint64_t(lower) << 32; meet(r, 32);
  float add[4] = {};
  for (int i = 0; i < 4; ++i) { int half = i / 2, n = lane % 4 * 2 + i % 2; for (int k = 0; k < 16; ++k) { uint32_t pa = uint32_t(r.data[g][lane / 4 * 4 + k % 8 / 2][k / 8] >> (32 * half)); uint32_t pb = uint32_t(r.data[g][n * 4 + k % 8 / 2][2] >> (32 * (k / 8))); add[i] += (k % 2 ? high_of(pa) : low_of(pa)) * (k % 2 ? high_of(pb) : low_of(pb)); } }
  meet(r, 32); for (int i = 0; i < 4; ++i) c[i] += add[i];
}
inline void multiply_half(float (&c)[4], uint32_t a, uint32_t b) {
  Rendezvous& r = my_warp(); int g = r.gen & 1, lane = my_lane(); r.data[g][lane][0] = a; r.data[g][lane][1] = b; meet(r, 32); float add[2] = {};
  for (int i = 0; i < 2; ++i) { int n = lane % 4 * 2 + i; for (int k = 0; k < 8; ++k) { uint32_t pa = uint32_t(r.data[g][lane / 4 * 4 + k / 2][0]), pb = uint32_t(r.data[g][n * 4 + k / 2][1]); add[i] += (k % 2 ? high_of(pa) : low_of(pa)) * (k % 2 ? high_of(pb) : low_of(pb)); } }
  meet(r, 32); c[0] += add[0]; c[1] += add[1];
}
}
