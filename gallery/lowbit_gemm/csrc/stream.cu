// How a product of few rows is divided, and its launch.
#ifndef USE_ROCM
#include <algorithm>
#include <limits>

#include "launch.h"
#include "stream.cuh"

namespace lowbit_gemm {
namespace {

int64_t pitch_of(int64_t bytes) { return bytes + (bytes % 128 == 0 ? 64 : 0); }  // rows begin in different banks

constexpr int kUsualMemory = 120 * 1024;

// The division of a product, the shared memory that it needs, and what it is estimated to take, in ns, after
// times of every division on an H200.
struct Plan {
  Stream stream{};
  int64_t memory = 0;
  double cost = 0;

  Plan() = default;

  template <class S>
  Plan(const Gpu& gpu, const Gemm& gemm, int cluster, S) {
    stream.gemm = gemm;
    stream.cluster_bits = cluster == 8 ? 3 : cluster / 2;
    stream.units = static_cast<int>(quotient_up(gemm.n, S::kRows));
    stream.steps = static_cast<int>(quotient_up(gemm.k, S::kColumns));
    stream.slice_steps = static_cast<int>(quotient_up(stream.steps, cluster));
    const int clusters = gpu.clusters_at_once<stream_kernel<S::kStrips == 2>>(cluster, kThreads, kUsualMemory);
    const int at_once = std::max(std::min(stream.units, clusters), 1);
    stream.shares = static_cast<int>(std::max<int64_t>(at_once, quotient_up(stream.units, kMostUnits)));
    stream.least = stream.units / stream.shares;
    stream.with_more = stream.units % stream.shares;
    stream.x_pitch = static_cast<int>(pitch_of(int64_t(stream.slice_steps) * S::kColumns));
    const int64_t most = quotient_up(stream.units, stream.shares);
    // more than half: were there room for two blocks, processors would have two while others have none
    memory = std::max<int64_t>(kWarps * kSlots * kSlotBytes + gemm.m * (stream.x_pitch + most * S::kRows * 4), gpu.shared / 2 + 1024);
    const double weights = double(most * stream.slice_steps) * 17.5, x = double(gemm.m * stream.x_pitch) / 40;
    cost = double(quotient_up(stream.shares, clusters)) * (weights + x) + (cluster > 1 ? 100 * cluster * cluster * (1 + gemm.m / 4.0) : 0);
  }
};

template <bool kIsPair>
Plan best_plan(const Gpu& gpu, const Gemm& gemm) {
  Plan best;
  for (int cluster = 1; cluster <= (gpu.is_hopper ? 8 : 1); cluster *= 2) {
    const Plan plan(gpu, gemm, cluster, StepOf<kIsPair>());
    if (plan.memory + 1024 <= gpu.shared && (best.memory == 0 || plan.cost < best.cost)) {
      best = plan;
    }
  }
  return best;
}

template <bool kIsPair>
bool multiply_by(const Gpu& gpu, const Gemm& gemm) {
  const Plan best = best_plan<kIsPair>(gpu, gemm);
  if (best.memory > 0) {
    gpu.launch(stream_kernel<kIsPair>, best.stream.shares * best.stream.cluster(), best.stream.cluster(), kThreads,
               static_cast<int>(best.memory), best.stream);
  }
  return best.memory > 0;
}

}  // namespace

double estimate_few(const Gpu& gpu, const Gemm& gemm) {
  constexpr double kOnce = 4.2;
  const Plan best = best_plan<true>(gpu, gemm);
  return best.memory > 0 ? kOnce + best.cost / 1e3 : std::numeric_limits<double>::infinity();
}

void multiply_few(const Gpu& gpu, const Gemm& gemm) {
  if (gemm.m <= 4 ? multiply_by<false>(gpu, gemm) : multiply_by<true>(gpu, gemm)) {
    return;
  }
  STD_TORCH_CHECK(gemm.m > 1, "lowbit_gemm: K is ", gemm.k, ", and shared memory has no room for a row of x");
  multiply_few(gpu, rows_of(gemm, 0, gemm.m / 2));
  multiply_few(gpu, rows_of(gemm, gemm.m / 2, gemm.m - gemm.m / 2));
}

}  // namespace lowbit_gemm
#endif
