// Chunks on Hopper: a block has 64 columns of the state of a value head, and all its chunks; then those of the next.
#ifndef USE_ROCM
#include <algorithm>

#include "chunk_copy.cuh"
#include "chunk_inverse.cuh"
#include "chunk_walk.cuh"
#include "launch.h"

namespace delta_rule {
namespace {

constexpr int kThreads = 4 * 128;
[[maybe_unused]] constexpr int kOfCopy = 56, kOfWalk = 216, kOfInverse = 120;  // registers of a thread

__device__ void set_up_barriers(Room& room) {
  for (int i = 0; i < kStages; ++i) {
    set_up(shared_address(&room.has_k[i]), kCopyWarps);
    set_up(shared_address(&room.has_rest[i]), kCopyWarps);
    set_up(shared_address(&room.is_empty[i]), 4 + 4);  // warps that walk, warps that invert
  }
  for (int i = 0; i < kBuffers; ++i) {
    set_up(shared_address(&room.is_ready[i]), 4);
    set_up(shared_address(&room.is_used[i]), 4);
  }
  set_up(shared_address(&room.has_o), 4);
  set_up(shared_address(&room.is_o_stored), 1);
}

template <bool kHasG>
__global__ void __launch_bounds__(kThreads, 1) walk_chunks(const __grid_constant__ Chunked chunked) {
#ifdef DELTA_RULE_HAS_WGMMA
  extern __shared__ __align__(1024) unsigned char shared[];
  Room& room = *reinterpret_cast<Room*>(shared);
  if (threadIdx.x == 0) {
    set_up_barriers(room);
  }
  // what lies above the diagonals stays 0
  for (int i = threadIdx.x; i < 2 * kBuffers * kTile / 16; i += kThreads) {
    reinterpret_cast<uint4*>(room.inverse)[i] = uint4{0, 0, 0, 0};
  }
  let_products_see();
  __syncthreads();
  const int warpgroup = threadIdx.x / 128;
  if (warpgroup == 0) {
    give_registers<kOfCopy>();
    if (warp_of_warpgroup() < kCopyWarps) {
      copy<kHasG>(chunked, room);
    } else if (warp_of_warpgroup() == kCopyWarps) {
      store_outputs(chunked, room);
    }
  } else if (warpgroup == 1) {
    take_registers<kOfWalk>();
    Walker<kHasG>(chunked, room).run();
  } else {
    give_registers<kOfInverse>();
    invert<kHasG>(chunked, room, warpgroup - 2);
  }
#endif
}

using Encode = decltype(&cuTensorMapEncodeTiled);

// The driver's function: it is not linked, as there may be no driver where this library is loaded.
Encode encoder() {
  void* found = nullptr;
  cudaDriverEntryPointQueryResult status;
#if CUDART_VERSION >= 12050
  const cudaError_t error = cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &found, 12000, cudaEnableDefault, &status);
#else
  const cudaError_t error = cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &found, cudaEnableDefault, &status);
#endif
  return error == cudaSuccess && status == cudaDriverEntryPointSuccess ? reinterpret_cast<Encode>(found) : nullptr;
}

// Tells the copy engine of a tensor, of which it copies tiles of 64 tokens. False where it can't.
bool describe(CUtensorMap& map, const void* tensor, const Strides& strides, const Recurrence& recurrence, int heads, int columns) {
  static const Encode encode = encoder();
  const int64_t batches = recurrence.cu_seqlens.at ? 1 : recurrence.sequences;
  const cuuint64_t sizes[] = {cuuint64_t(columns), cuuint64_t(recurrence.tokens), cuuint64_t(heads), cuuint64_t(batches)};
  const cuuint64_t bytes[] = {cuuint64_t(strides.token) * 2, cuuint64_t(strides.head) * 2, cuuint64_t(strides.batch) * 2};
  const cuuint32_t tile[] = {64, kChunk, 1, 1}, steps[] = {1, 1, 1, 1};
  return encode && encode(&map, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 4, const_cast<void*>(tensor), sizes, bytes, tile, steps,
                          CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
                          CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS;
}

}  // namespace

void chunk_bfloat16(const Recurrence& recurrence, void* inverse, const Gpu& gpu) {
  const int slices = (recurrence.values + kSlice - 1) / kSlice;
  const int64_t parts = recurrence.sequences * recurrence.value_heads * slices;
  const auto kernel = recurrence.g ? walk_chunks<true> : walk_chunks<false>;
  Gpu::check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Room)));
  STD_TORCH_CHECK(parts <= 0x7fffffff - 2 * gpu.processors, "chunk_delta_rule: too many sequences and heads");
  const auto blocks = static_cast<unsigned>(std::min<int64_t>(parts, gpu.processors));
  Chunked chunked{{}, {}, {}, {}, false, recurrence, static_cast<__nv_bfloat16*>(inverse), slices, static_cast<int>(parts)};
  const int64_t row = int64_t(recurrence.value_heads) * recurrence.values;
  const Strides of_o{recurrence.tokens * row, row, recurrence.values};
  chunked.has_maps = describe(chunked.q, recurrence.q, recurrence.q_strides, recurrence, recurrence.heads, recurrence.keys) &&
                     describe(chunked.k, recurrence.k, recurrence.k_strides, recurrence, recurrence.heads, recurrence.keys) &&
                     describe(chunked.v, recurrence.v, recurrence.v_strides, recurrence, recurrence.value_heads, recurrence.values) &&
                     describe(chunked.o, recurrence.o, of_o, recurrence, recurrence.value_heads, recurrence.values);
  kernel<<<blocks, kThreads, sizeof(Room), gpu.stream>>>(chunked);
  Gpu::check(cudaGetLastError());
}

}  // namespace delta_rule
#endif
