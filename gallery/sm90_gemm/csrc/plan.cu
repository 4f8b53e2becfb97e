// The kernel that writes a plan: a block for each group.
#include <algorithm>

#include <cuda_runtime.h>

#include "plan.h"

namespace sm90_gemm {
namespace {

constexpr int kThreads = 128, kWarp = 32;

struct Sizes {
  int m, n, k;
  int64_t begin;  // of the group's part of the divided dimension
};

__device__ int64_t end_of(const GroupedGemm& gemm, int group) {
  const int64_t end = gemm.are_ends_long ? static_cast<const int64_t*>(gemm.ends)[group] : static_cast<const int*>(gemm.ends)[group];
  const int all = gemm.divided == Dimension::kM ? gemm.m : gemm.divided == Dimension::kN ? gemm.n : gemm.k;
  return end < 0 ? 0 : end > all ? all : end;  // whatever is there, nothing outside is touched
}

__device__ Sizes sizes_of(const GroupedGemm& gemm, int group) {
  const int64_t begin = group ? end_of(gemm, group - 1) : 0, end = end_of(gemm, group);
  const int size = static_cast<int>(end > begin ? end - begin : 0);
  switch (gemm.divided) {
    case Dimension::kM: return {size, gemm.n, gemm.k, begin};
    case Dimension::kN: return {gemm.m, size, gemm.k, begin};
    default: return {gemm.m, gemm.n, size, begin};
  }
}

__host__ __device__ int64_t tiles_of(int m, int n, const Plan& plan) { return tiles_along(m, plan.tile_m) * tiles_along(n, plan.tile_n); }

// The i-th of a group's tiles. Panels of rows are computed one after another, column by column: what is computed at once shares lines of
// a and of b.
__device__ Tile tile_at(int64_t i, int group, const Sizes& sizes, const Plan& plan) {
  const int64_t rows = tiles_along(sizes.m, plan.tile_m), columns = tiles_along(sizes.n, plan.tile_n);
  const int64_t panels = tiles_along(rows, kHighestPanel), height = tiles_along(rows, static_cast<int>(panels));
  const int64_t first = i / (height * columns) * height, inside = i - first * columns;
  const int64_t own = rows - first < height ? rows - first : height;
  return {group, static_cast<int>(first + inside % own), static_cast<int>(inside / own),
          static_cast<int>(tiles_along(sizes.k, plan.tile_k))};
}

// Have a descriptor, in shared memory, describe lines of `inner` elements.
__device__ void describe(unsigned char* descriptor, const void* data, int inner, int outer, int64_t leading) {
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
  const auto at = static_cast<uint64_t>(__cvta_generic_to_shared(descriptor));
  const uint64_t address = reinterpret_cast<uint64_t>(data), step = leading * kElement;
  const unsigned width = inner > 0 ? inner : 1, height = outer > 0 ? outer : 1;  // there is nothing to load, but there are no zeros
  asm volatile("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1;" ::"l"(at), "l"(address) : "memory");
  asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 0, %1;" ::"l"(at), "r"(width) : "memory");
  asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 1, %1;" ::"l"(at), "r"(height) : "memory");
#if __CUDACC_VER_MAJOR__ > 12 || __CUDACC_VER_MINOR__ >= 5
  asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], 0, %1;" ::"l"(at), "l"(step) : "memory");
#else  // nvcc did not divide it
  asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], 0, %1;" ::"l"(at), "l"(step / 16) : "memory");
#endif
#endif
}

__device__ const void* place_of(const GroupedMatrix& x, int group, int64_t begin) {
  return static_cast<const char*>(x.data) + kElement * (group * x.apart + begin * x.along);
}

// The group as its descriptors have it.
__device__ Group group_of(const GroupedGemm& gemm, int group, const Sizes& sizes) {
  const auto at = [&](const GroupedMatrix& x) { return const_cast<void*>(place_of(x, group, sizes.begin)); };
  return {at(gemm.a),     at(gemm.b),     at(gemm.c),     at(gemm.d), gemm.a.leading, gemm.b.leading, gemm.c.leading,
          gemm.d.leading, sizes.m,        sizes.n,        sizes.k};
}

// Copy the record, and replace in it what is the group's own.
__device__ void write_record(const Plan& plan, const Group& own, unsigned char* to) {
  __shared__ alignas(128) unsigned char record[kMostRecordBytes];
  const auto* from = reinterpret_cast<const uint4*>(plan.record);
  const int words = plan.record_bytes / static_cast<int>(sizeof(uint4));
  for (int i = threadIdx.x; i < words; i += kThreads) {
    reinterpret_cast<uint4*>(record)[i] = from[i];
  }
  __syncthreads();
  const GroupedGemm& gemm = plan.gemm;
  const auto set = [&](int which, const void* data, bool by_columns, int rows, int columns, int64_t leading) {
    if (threadIdx.x == which * kWarp) {
      describe(record + plan.descriptors[which], data, by_columns ? columns : rows, by_columns ? rows : columns, leading);
    }
  };
  set(0, own.a, gemm.is_a_by_k, own.m, own.k, own.lda);
  set(1, own.b, !gemm.is_b_by_k, own.k, own.n, own.ldb);
  set(2, own.c, gemm.is_d_by_n, own.m, own.n, own.ldc);
  set(3, own.d, gemm.is_d_by_n, own.m, own.n, own.ldd);
  __syncthreads();
  for (int i = threadIdx.x; i < words; i += kThreads) {
    reinterpret_cast<uint4*>(to)[i] = reinterpret_cast<const uint4*>(record)[i];
  }
}

__device__ int64_t sum_over_block(int64_t value) {
  __shared__ int64_t of_warp[kThreads / kWarp];
  for (int i = kWarp / 2; i > 0; i /= 2) {
    value += __shfl_xor_sync(~0u, value, i);
  }
  if (threadIdx.x % kWarp == 0) {
    of_warp[threadIdx.x / kWarp] = value;
  }
  __syncthreads();
  value = 0;
  for (const int64_t one : of_warp) {
    value += one;
  }
  return value;
}

// What no group has of the result is zero.
__device__ void clear_rest(const GroupedGemm& gemm) {
  if (gemm.divided == Dimension::kK) {
    return;
  }
  const bool is_m = gemm.divided == Dimension::kM;
  const int64_t begin = end_of(gemm, gemm.groups - 1), end = is_m ? gemm.m : gemm.n, width = is_m ? gemm.n : gemm.m;
  for (int64_t line = begin + blockIdx.x; line < end; line += gridDim.x) {
    auto* to = static_cast<uint16_t*>(gemm.d.data) + line * gemm.d.along;
    for (int64_t i = threadIdx.x; i < width; i += kThreads) {
      to[i] = 0;
    }
  }
}

__global__ void __launch_bounds__(kThreads) plan_kernel(const __grid_constant__ Plan plan) {
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
  // the kernel behind this one may be set up; the one before it has ended
  asm volatile("griddepcontrol.launch_dependents;\n griddepcontrol.wait;" ::: "memory");
#endif
  const GroupedGemm& gemm = plan.gemm;
  const bool is_listed = !gemm.ends;
  const int group = plan.first_group + blockIdx.x;
  Group own;
  Sizes sizes;
  int64_t before = 0;
  if (is_listed) {
    own = plan.listed[blockIdx.x];
    sizes = {own.m, own.n, own.k, 0};
    for (int i = threadIdx.x; i < blockIdx.x; i += kThreads) {
      before += tiles_of(plan.listed[i].m, plan.listed[i].n, plan);
    }
  } else {
    sizes = sizes_of(gemm, group);
    own = group_of(gemm, group, sizes);
    for (int i = threadIdx.x; i < group; i += kThreads) {
      const Sizes other = sizes_of(gemm, i);
      before += tiles_of(other.m, other.n, plan);
    }
    clear_rest(gemm);
  }
  const int64_t first = plan.first_tile + sum_over_block(before), count = tiles_of(own.m, own.n, plan);
  for (int64_t i = threadIdx.x; i < count && first + i < plan.most_tiles; i += kThreads) {
    plan.tiles[first + i] = tile_at(i, group, sizes, plan);
  }
  if (group == gemm.groups - 1 && threadIdx.x == 0) {
    const int64_t all = first + count;
    plan.header->tiles = static_cast<int>(all < plan.most_tiles ? all : plan.most_tiles);
  }
  write_record(plan, own, plan.records + int64_t(group) * plan.record_bytes);
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
  asm volatile("fence.proxy.tensormap::generic.release.gpu;" ::: "memory");
#endif
}

const char* launch_one(const Plan& plan, int groups, void* stream) {
  cudaLaunchAttribute overlaps{};
  overlaps.id = cudaLaunchAttributeProgrammaticStreamSerialization;
  overlaps.val.programmaticStreamSerializationAllowed = 1;
  cudaLaunchConfig_t how{};
  how.gridDim = dim3(groups);
  how.blockDim = dim3(kThreads);
  how.stream = static_cast<cudaStream_t>(stream);
  how.attrs = &overlaps;
  how.numAttrs = 1;
  const cudaError_t error = cudaLaunchKernelEx(&how, plan_kernel, plan);
  return error == cudaSuccess ? nullptr : cudaGetErrorString(error);
}

int64_t rounded_up(int64_t size) { return (size + 127) / 128 * 128; }

}  // namespace

static_assert(sizeof(Plan) <= 4096, "parameters of a kernel");

int64_t most_tiles(const GroupedGemm& gemm, const GroupedInstance& instance) {
  const int tile_m = instance.tile_m * instance.cluster_m, tile_n = instance.tile_n * instance.cluster_n;
  if (gemm.listed) {
    int64_t all = 0;
    for (int i = 0; i < gemm.groups; ++i) {
      all += tiles_along(gemm.listed[i].m, tile_m) * tiles_along(gemm.listed[i].n, tile_n);
    }
    return all;
  }
  // each group may have a tile that is not full
  switch (gemm.divided) {
    case Dimension::kM: return (gemm.m / tile_m + gemm.groups) * tiles_along(gemm.n, tile_n);
    case Dimension::kN: return tiles_along(gemm.m, tile_m) * (gemm.n / tile_n + gemm.groups);
    default: return gemm.groups * tiles_along(gemm.m, tile_m) * tiles_along(gemm.n, tile_n);
  }
}

size_t workspace_bytes(const GroupedGemm& gemm, const GroupedInstance& instance) {
  return sizeof(PlanHeader) + rounded_up(most_tiles(gemm, instance) * sizeof(Tile)) + gemm.groups * instance.record_bytes;
}

void place(Plan& plan, const GroupedInstance& instance) {
  plan.tile_m = instance.tile_m * instance.cluster_m;
  plan.tile_n = instance.tile_n * instance.cluster_n;
  plan.tile_k = instance.tile_k;
  plan.most_tiles = most_tiles(plan.gemm, instance);
  auto* at = static_cast<unsigned char*>(plan.gemm.workspace);
  plan.header = reinterpret_cast<PlanHeader*>(at);
  at += sizeof(PlanHeader);
  plan.tiles = reinterpret_cast<Tile*>(at);
  at += rounded_up(plan.most_tiles * sizeof(Tile));
  plan.records = at;
  plan.record_bytes = static_cast<int>(instance.record_bytes);
}

const char* launch(Plan& plan, const Group* listed, void* stream) {
  if (!listed) {
    return launch_one(plan, plan.gemm.groups, stream);
  }
  for (int first = 0; first < plan.gemm.groups; first += kMostListed) {
    const int count = std::min(kMostListed, plan.gemm.groups - first);
    plan.first_group = first;
    std::copy_n(listed + first, count, plan.listed);
    if (const char* wrong = launch_one(plan, count, stream)) {
      return wrong;
    }
    for (int i = 0; i < count; ++i) {
      plan.first_tile += static_cast<int>(tiles_of(listed[first + i].m, listed[first + i].n, plan));
    }
  }
  return nullptr;
}

}  // namespace sm90_gemm
