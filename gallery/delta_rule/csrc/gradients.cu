// The gradients that follow for all chunks at once, on Hopper: a block has chunks of value heads, one after the other.
//
//   warpgroup 0  has the states, their gradients, and what walks wrote copied, and stores the gradients (gradients_copy.cuh)
//   warpgroup 1  finds the gradient of q, and what goes by rows of v (gradients_queries.cuh)
//   warpgroup 2  finds the gradient of k (gradients_keys.cuh)
//
// With P = D Q K^T and A = D K K^T below the diagonal: dP = D dO U^T, dA = -D dX U^T; dQ = G dO S^T + dP K, and
// dK = dP^T Q + (beta dA + (beta dA)^T) K - beta G dX S^T + (e^g / G) U dS^T.
#ifndef USE_ROCM
#include <algorithm>

#include "gradients_copy.cuh"
#include "gradients_keys.cuh"
#include "gradients_queries.cuh"
#include "launch.h"

namespace delta_rule {
namespace {

constexpr int kThreads = 3 * 128;
[[maybe_unused]] constexpr int kOfCopy = 40, kOfQueries = 216, kOfKeys = 240;  // registers of a thread

template <bool kHasG>
__global__ void __launch_bounds__(kThreads, 1) differentiate(const __grid_constant__ Gradients all) {
#ifdef DELTA_RULE_HAS_WGMMA
  extern __shared__ __align__(1024) unsigned char shared[];
  GradientRoom& room = *reinterpret_cast<GradientRoom*>(shared);
  if (threadIdx.x == 0) {
    set_up_barriers(room);
  }
  let_products_see();
  __syncthreads();
  const int warpgroup = threadIdx.x / 128, warp = warp_of_warpgroup();
  if (warpgroup == 0) {
    give_registers<kOfCopy>();
    if (warp == 0) {
      weigh<kHasG>(all, room);
    } else if (warp == 1 && lane_of_warp() == 0) {
      copy_items(all, room);
    } else if (warp == 2) {
      store_items(all, room);
    }
  } else if (warpgroup == 1) {
    take_registers<kOfQueries>();
    Queries<kHasG>(all, room).run();
  } else {
    take_registers<kOfKeys>();
    Keys<kHasG>(all, room).run();
  }
#endif
}

}  // namespace

void chunk_gradients_bfloat16(const Recurrence& recurrence, const ChunkGradients& of, const Gpu& gpu) {
  const int heads = recurrence.heads, value_heads = recurrence.value_heads, keys = recurrence.keys, values = recurrence.values;
  const Strides of_values = strides_of(recurrence, values), of_keys = strides_of(recurrence, keys);
  Gradients all{};
  all.recurrence = recurrence;
  all.to_q = static_cast<__nv_bfloat16*>(of.d_q);
  all.to_k = static_cast<__nv_bfloat16*>(of.d_k);
  all.to_v = static_cast<__nv_bfloat16*>(of.d_v);
  all.to_beta = of.d_beta;
  all.to_g = of.d_g;
  all.items = slots_of(recurrence) * value_heads;
  if (all.items == 0 || recurrence.tokens == 0) {
    return;
  }
  const bool has_maps = describe_rows(all.q, recurrence.q, recurrence.q_strides, recurrence, heads, keys) &&
                        describe_rows(all.k, recurrence.k, recurrence.k_strides, recurrence, heads, keys) &&
                        describe_rows(all.v, recurrence.v, recurrence.v_strides, recurrence, value_heads, values) &&
                        describe_rows(all.d_o, of.d_o, of_values, recurrence, value_heads, values) &&
                        describe_rows(all.writes, of.writes, of_values, recurrence, value_heads, values) &&
                        describe_rows(all.d_x, of.d_x, of_values, recurrence, value_heads, values) &&
                        describe_rows(all.d_q, of.d_q, of_keys, recurrence, value_heads, keys) &&
                        describe_rows(all.d_k, of.d_k, of_keys, recurrence, value_heads, keys) &&
                        describe_rows(all.d_v, of.d_v, of_values, recurrence, value_heads, values) &&
                        describe_by_slot(all.states, of.states, recurrence, values, keys) &&
                        describe_by_slot(all.d_states, of.d_states, recurrence, values, keys);
  STD_TORCH_CHECK(has_maps, "chunk_delta_rule: the driver describes no tensor to the copy engine");
  const auto kernel = recurrence.g ? differentiate<true> : differentiate<false>;
  Gpu::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(GradientRoom)));
  kernel<<<static_cast<unsigned>(std::min<int64_t>(all.items, gpu.processors)), kThreads, sizeof(GradientRoom), gpu.stream>>>(all);
  Gpu::check(cudaGetLastError());
}

}  // namespace delta_rule
#endif
