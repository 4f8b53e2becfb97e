#define __shared__
#define __align__(x)
#define __restrict__
#include "hopper.cuh"
std::vector<Fiber*> fibers; Fiber* me; ucontext_t scheduler; long progress, idle; int grid, threads_of_block, cluster_size = 1; std::vector<EBlock*> blocks;
void yield() { swapcontext(&me->context, &scheduler); }
#include "chunk_back.cuh"
#include "chunk_copy.cuh"
#include "chunk_inverse.cuh"
#include "chunk_store.cuh"
#include "chunk_walk.cuh"
#include "gradients_copy.cuh"
#include "gradients_keys.cuh"
#include "gradients_queries.cuh"
using namespace delta_rule;
static std::function<void()> body;
static void entry() { body(); me->done = true; ++progress; swapcontext(&me->context, &scheduler); }
template <class R> bool run(int blocks_count, int threads, std::function<void(R&)> set, std::function<void(R&)> f) {
  grid = blocks_count; threads_of_block = threads; blocks.assign(blocks_count, nullptr);
  bool ok = true;
  for (int first = 0; first < blocks_count && ok; ++first) {
    fibers.clear();
    for (int b = first; b <= first; ++b) {
      EBlock* block = new EBlock; block->index = b; block->shared = (unsigned char*)aligned_alloc(1024, 1 << 18); memset(block->shared, 0x7f, 1 << 18); block->warps.resize(threads / 32); blocks[b] = block;
      for (int t = 0; t < threads; ++t) { Fiber* x = new Fiber; x->block = block; x->thread = t; x->stack = (char*)malloc(1 << 17); getcontext(&x->context); x->context.uc_stack.ss_sp = x->stack; x->context.uc_stack.ss_size = 1 << 17; x->context.uc_link = nullptr; makecontext(&x->context, entry, 0); fibers.push_back(x); }
      me = fibers.back(); set(*(R*)block->shared);
    }
    body = [&] { f(*(R*)me->block->shared); };
    size_t left = fibers.size(); long last = progress; int rounds = 0;
    while (left) {
      left = 0;
      for (Fiber* x : fibers) if (!x->done) { me = x; swapcontext(&scheduler, &x->context); left += !x->done; }
      if (progress == last) { if (++rounds > 300) { printf("DEADLOCK block %d: ", first); std::map<int, int> w; for (Fiber* x : fibers) if (!x->done) w[x->block->index * 100 + x->thread / 32]++; for (auto& p : w) printf("%d:%d ", p.first, p.second); printf("\n"); ok = false; break; } } else { rounds = 0; last = progress; }
    }
    for (Fiber* x : fibers) { free(x->stack); delete x; }
    for (int b = first; b <= first; ++b) { free(blocks[b]->shared); delete blocks[b]; blocks[b] = nullptr; }
  }
  return ok;
}
static CUtensorMap rows(const void* p, const Recurrence& r, int heads, int columns) { int64_t batches = r.cu_seqlens.at ? 1 : r.sequences; return {(unsigned char*)p, {columns, r.tokens, heads, batches}, {int64_t(heads) * columns * 2, columns * 2, r.tokens * heads * columns * 2}}; }
static CUtensorMap slots(const void* p, const Recurrence& r, int n, int c) { return {(unsigned char*)p, {c, n, r.value_heads, slots_of(r)}, {c * 2, int64_t(n) * c * 2, int64_t(n) * c * 2 * r.value_heads}}; }
template <class Room> void barriers(Room& room) {
  for (int i = 0; i < Room::kStages; ++i) { set_up(shared_address(&room.has_k[i]), kCopyWarps); set_up(shared_address(&room.has_rest[i]), kCopyWarps); set_up(shared_address(&room.is_empty[i]), 4 * Room::kWalkers); }
  for (int i = 0; i < kBuffers; ++i) { set_up(shared_address(&room.is_ready[i]), 4); set_up(shared_address(&room.is_used[i]), 4 * Room::kWalkers); }
  for (int i = 0; i < Room::kWalkers; ++i) { room.o_handed[i].set_up(); if constexpr (Room::kHasStates) room.states_handed[i].set_up(); if constexpr (Room::kHasWrites) room.writes_handed[i].set_up(); }
}

struct Args { const void *q, *k, *v, *beta, *g; void* o; const float* initial; float* final; const void* cu; int64_t sequences, tokens; int heads, value_heads, keys, values; float scale; int v_first; void *inverse, *states, *writes; const void *d_o, *d_x, *d_states; void *d_q, *d_k, *d_v, *d_beta, *d_g; int blocks, walkers; };
static Recurrence of(const Args& a) {
  Recurrence r{}; r.q = a.q; r.k = a.k; r.v = a.v; r.beta = a.beta; r.g = a.g; r.o = a.o; r.initial = a.initial; r.final = a.final; r.cu_seqlens = {a.cu, true}; r.sequences = a.sequences; r.tokens = a.tokens; r.heads = a.heads; r.value_heads = a.value_heads; r.keys = a.keys; r.values = a.values; r.scale = a.scale; r.is_v_first = a.v_first; r.g_is_float = true; r.beta_is_float = false;
  r.q_strides = r.k_strides = {a.tokens * a.heads * a.keys, a.heads * a.keys, a.keys}; r.v_strides = {a.tokens * a.value_heads * a.values, a.value_heads * a.values, a.values}; return r; }
static Chunked chunked_of(const Args& a, int columns) {
  Recurrence r = of(a); Chunked c{{}, {}, {}, {}, {}, {}, {}, true, r, Kept{a.inverse, a.states, a.writes}, (a.values + columns - 1) / columns, 0}; c.parts = int(r.sequences * r.value_heads * c.slices);
  c.q = rows(a.q, r, a.heads, a.keys); c.k = rows(a.k, r, a.heads, a.keys); c.v = rows(a.v, r, a.value_heads, a.values); c.o = rows(a.o, r, a.value_heads, a.values); c.writes = rows(a.writes, r, a.value_heads, a.values); c.states = slots(a.states, r, a.values, a.keys); c.inverse = slots(a.inverse, r, 64, 64); return c; }
template <bool kHasG, class R> int forward(const Args& a) {
  Chunked c = chunked_of(a, R::kWalkers * kSlice); int n = std::min(c.parts, a.blocks);
  return run<R>(n, 512, [](R& room) { barriers(room); memset(room.inverse, 0, sizeof room.inverse); memset(room.scores, 0, sizeof room.scores); }, [&](R& room) {
    int wg = me->thread / 128, own = warp_of_warpgroup() - kCopyWarps;
    if (wg == 0) { if (own < 0) copy<kHasG>(c, room); else if (own < R::kWalkers) Storer<R>(c, room, own).run(); }
    else if (wg <= R::kWalkers) Walker<kHasG, R>(c, room, wg - 1).run(); else invert<kHasG>(c, room, wg - 1 - R::kWalkers); });
}
template <int kWalkers> int forward(const Args& a) {
  return a.g ? (a.states ? forward<true, Room<true, kWalkers>>(a) : forward<true, Room<false, kWalkers>>(a)) : (a.states ? forward<false, Room<true, kWalkers>>(a) : forward<false, Room<false, kWalkers>>(a)); }
extern "C" int emu_forward(const Args* a) { return a->walkers == 2 ? forward<2>(*a) : forward<1>(*a); }
template <bool kHasG> int back(const Args& a) {
  Chunked c = chunked_of(a, kSlice);
  return run<BackRoom>(std::min(c.parts, a.blocks), 384, [](BackRoom& room) { barriers(room); memset(room.scores, 0, sizeof room.scores); }, [&](BackRoom& room) {
    int wg = me->thread / 128;
    if (wg == 0) { if (warp_of_warpgroup() < kCopyWarps) copy<kHasG>(c, room); else if (warp_of_warpgroup() == kCopyWarps) Storer<BackRoom>(c, room, 0).run(); }
    else if (wg == 1) BackWalker<kHasG>(c, room).run(); else score<kHasG>(c, room); });
}
extern "C" int emu_back(const Args* a) { return a->g ? back<true>(*a) : back<false>(*a); }
template <bool kHasG> int grads(const Args& a) {
  Gradients all{}; Recurrence r = of(a); all.recurrence = r; all.to_q = (__nv_bfloat16*)a.d_q; all.to_k = (__nv_bfloat16*)a.d_k; all.to_v = (__nv_bfloat16*)a.d_v; all.to_beta = a.d_beta; all.to_g = a.d_g; all.items = slots_of(r) * r.value_heads;
  all.q = rows(a.q, r, a.heads, a.keys); all.k = rows(a.k, r, a.heads, a.keys); all.v = rows(a.v, r, a.value_heads, a.values); all.d_o = rows(a.d_o, r, a.value_heads, a.values); all.writes = rows(a.writes, r, a.value_heads, a.values); all.d_x = rows(a.d_x, r, a.value_heads, a.values); all.d_q = rows(a.d_q, r, a.value_heads, a.keys); all.d_k = rows(a.d_k, r, a.value_heads, a.keys); all.d_v = rows(a.d_v, r, a.value_heads, a.values); all.states = slots(a.states, r, a.values, a.keys); all.d_states = slots(a.d_states, r, a.values, a.keys);
  return run<GradientRoom>(int(std::min<int64_t>(all.items, a.blocks)), 384, [](GradientRoom& room) { set_up_barriers(room); }, [&](GradientRoom& room) {
    int wg = me->thread / 128, warp = warp_of_warpgroup();
    if (wg == 0) { if (warp == 0) weigh<kHasG>(all, room); else if (warp == 1 && lane_of_warp() == 0) copy_items(all, room); else if (warp == 2) store_items(all, room); }
    else if (wg == 1) Queries<kHasG>(all, room).run(); else Keys<kHasG>(all, room).run(); });
}
extern "C" int emu_gradients(const Args* a) { return a->g ? grads<true>(*a) : grads<false>(*a); }
