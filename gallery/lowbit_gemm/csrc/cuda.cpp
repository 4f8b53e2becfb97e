// The operators on a GPU; and Microsoft's function, under its name, for code that loads it with ctypes.
#ifndef USE_ROCM
#include <algorithm>

#include <torch/csrc/stable/accelerator.h>

#include "launch.h"
#include "operators.h"

namespace lowbit_gemm {

constexpr int64_t kFew = 8;

void multiply_on(const Gpu& gpu, const Gemm& gemm) {
  const bool may_be_many = gpu.is_hopper && gemm.k > 0 && gemm.m > kFew / 2;
  if (may_be_many && (gemm.m > kFew || estimate_many(gpu, gemm) < estimate_few(gpu, gemm))) {
    return multiply_many(gpu, gemm);
  }
  for (int64_t first = 0; first < gemm.m; first += kFew) {
    multiply_few(gpu, rows_of(gemm, first, std::min(kFew, gemm.m - first)));
  }
}

namespace {

struct Cuda {
  struct Guard {
    torch::stable::accelerator::DeviceGuard guard;
    explicit Guard(const Tensor& x) : guard(x.get_device_index()) {}
  };

  static Gpu gpu_of(const Tensor& x) {
    const int device = x.get_device_index();
    return Gpu(device, Gpu::current_stream(device));
  }

  static void multiply(const Problem& problem) { multiply_on(gpu_of(problem.x), problem.gemm); }
  static void quantize(const QuantizeProblem& problem) { quantize_on(gpu_of(problem.x), problem.quantize); }
};

// the scales that Microsoft's models have in layers of these sizes; one in all others
int64_t groups_of(int64_t n, int64_t k) {
  constexpr int64_t kSizes[][3] = {{3840, 2560, 3}, {13824, 2560, 2}, {4800, 3200, 6}, {20480, 3200, 2}};
  for (const auto& size : kSizes) {
    if (size[0] == n && size[1] == k) {
      return size[2];
    }
  }
  return 1;
}

}  // namespace
}  // namespace lowbit_gemm

LOWBIT_GEMM_OPERATORS(CUDA, lowbit_gemm::Cuda)

// As in bitnet_kernels.h, but for any M, with a scale for each row of x; N must be a multiple of 16, and K of 32. What is wrong
// is left in `out` as NaN, since there is no other way to tell.
extern "C" __attribute__((visibility("default"))) void bitlinear_int8xint2(int8_t* x, int8_t* weight, void* out, void* x_scale,
                                                                          void* weight_scale, int m, int n, int k,
                                                                          cudaStream_t stream) {
  using namespace lowbit_gemm;
  if (m <= 0 || n <= 0) {
    return;
  }
  try {
    STD_TORCH_CHECK(n % kStrip == 0 && k % kTile == 0 && k > 0, "bitlinear_int8xint2: N must be a multiple of 16, K of 32");
    int device = 0;
    Gpu::check(cudaGetDevice(&device));
    Gemm gemm{};
    gemm.x = x;
    gemm.weight = reinterpret_cast<const uint8_t*>(weight);
    gemm.x_scale = x_scale;
    gemm.weight_scale = weight_scale;
    gemm.out = out;
    gemm.m = m;
    gemm.n = n;
    gemm.k = k;
    gemm.group = n / groups_of(n, k);
    gemm.x_scale_type = gemm.weight_scale_type = gemm.out_type = Type::kBFloat16;
    multiply_on(Gpu(device, stream), gemm);
  } catch (const std::exception&) {
    cudaMemsetAsync(out, 0xff, size_t(m) * n * 2, stream);
  }
}
#endif
