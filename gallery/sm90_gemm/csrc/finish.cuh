// The end of a product: sums in registers are scaled, c and a bias added, an activation applied, and the result is rounded and stored.
//
// A tile is finished in parts of 64 rows, one after another by the same code. Code that is there once for each part does not fit into
// the instruction cache, and short sums wait for it. A part goes through shared memory: TMA stores it where lines of d begin and end
// at multiples of 16 bytes, the threads where they do not.
#pragma once

#include <cutlass/arch/barrier.h>
#include <cutlass/arch/grid_dependency_control.h>
#include <cutlass/cuda_host_adapter.hpp>
#include <cutlass/epilogue/collective/detail.hpp>

#include <cute/arch/copy_sm90_tma.hpp>

#include "epilogue.cuh"
#include "gemm.h"

namespace sm90_gemm {

// kWarpgroups share a tile; kIsByN: d is contiguous along n.
template <class TileShape, int kWarpgroups, bool kIsByN, bool kIsScaled>
class Finisher {
  static constexpr int kTileM = cute::size<0>(TileShape{}), kTileN = cute::size<1>(TileShape{});
  static constexpr int kThreads = 128, kWarp = 32;  // of a warpgroup
  static constexpr int kHeight = 64, kWidth = kTileN % 64 == 0 ? 64 : kTileN % 32 == 0 ? 32 : 16;       // of a part
  static constexpr int kLine = kIsByN ? kWidth : kHeight, kLines = kIsByN ? kHeight : kWidth;  // of a part in shared memory
  static constexpr int kAcross = kTileN / kWidth, kParts = kTileM / kHeight / kWarpgroups * kAcross;
  static constexpr int kSums = kHeight * kWidth / kThreads, kGroups = kSums / 4;  // of a thread; columns come in groups of 8
  static constexpr int kGroupsOfWarps = 2;  // each has its own tile or its own half of one, and its own buffers
  static constexpr int kBuffers = kParts < 2 ? kParts : 2;
  // Lines of d lie in one warp each if they are rows: then a warp stores its own, and waits for no other.
  static constexpr bool kIsByWarp = kIsByN;
  static constexpr int kLinesOfStore = kIsByWarp ? 16 : kLines;
  static constexpr int kLongest = kTileM > kTileN ? kTileM : kTileN;
  static constexpr int kOwn = (kLongest + kThreads - 1) / kThreads;  // of a thread, of the bias and of the columns' scales
  static constexpr int kRows = 2 * kTileM / kHeight / kWarpgroups;  // of a thread, in a tile
  static_assert(kTileM % (kHeight * kWarpgroups) == 0 && kTileN % kWidth == 0);

 public:
  // What belongs to the columns of a tile; or the bias, to its rows.
  struct Vectors {
    float bias[kLongest];
    float scales[kIsScaled ? kTileN : 2];
  };
  struct SharedStorage {
    alignas(1024) uint16_t parts[kGroupsOfWarps][kBuffers][kLines * kLine];  // as TMA's swizzle wants it
    Vectors vectors[kGroupsOfWarps];
  };

  struct Arguments {
    Matrix d;
    Addend c;
    const uint16_t* bias;
    Scale scale_m, scale_n;
    Curve curve;
    float alpha, beta;
    bool is_bias_by_n, is_relu, is_curved, is_half;
  };
  struct Params : Arguments {
    cute::TmaDescriptor store;
    bool is_direct;      // the threads store
    bool is_c_in_pairs;  // c can be read two columns at a time
  };

  // what CUTLASS wants to see
  using ElementC = uint16_t;
  using ElementD = uint16_t;
  using StrideC = cute::Stride<int64_t, cute::_1, int64_t>;
  using StrideD = StrideC;
  struct ThreadEpilogueOp {
    using ElementOutput = uint16_t;
    using ElementAccumulator = float;
    using ElementCompute = float;
  };

  template <class Shape>
  static Params to_underlying_arguments(const Shape& shape, const Arguments& given, void*) {
    Params made{};
    static_cast<Arguments&>(made) = given;
    const int64_t m = cute::get<0>(shape), n = cute::get<1>(shape), batch = cute::get<3>(shape);
    made.is_direct = !describe(made.store, given.d, kIsByN ? n : m, kIsByN ? m : n, batch);
    const Addend& c = given.c;
    made.is_c_in_pairs =
        c.column == 1 && n % 2 == 0 && reinterpret_cast<uintptr_t>(c.data) % 4 == 0 && c.row % 2 == 0 && c.apart % 2 == 0;
    return made;
  }
  template <class Shape>
  static bool can_implement(const Shape&, const Arguments&) {
    return true;
  }
  template <class Shape>
  static size_t get_workspace_size(const Shape&, const Arguments&) {
    return 0;
  }
  template <class Shape>
  static cutlass::Status initialize_workspace(const Shape&, const Arguments&, void*, cudaStream_t,
                                              cutlass::CudaHostAdapter* = nullptr) {
    return cutlass::Status::kSuccess;
  }

  CUTLASS_HOST_DEVICE explicit Finisher(const Params& params) : params(params) {}

  // At the end of the kernel: what is stored has left shared memory.
  CUTLASS_DEVICE ~Finisher() { cute::tma_store_wait<0>(); }

  // What the end of a tile needs is asked for here, before its sums are there: nothing waits for it yet.
  template <class Shape, class Place>
  CUTLASS_DEVICE void begin(const Shape& shape, const Place& place) {
    cutlass::arch::wait_on_dependent_grids();  // before c, the bias and scales are read
    locate(shape, place);
    const int own = thread_now() % kThreads;
    CUTLASS_PRAGMA_UNROLL
    for (int i = 0; i < kOwn; ++i) {
      const int at = own + i * kThreads;
      if (params.bias) {
        bias_[i] = params.bias[params.is_bias_by_n ? inside(tile_.column + at, tile_.n) : inside(tile_.row + at, tile_.m)];
      }
      if (kIsScaled && params.scale_n.data) {
        scale_[i] = params.scale_n.data[params.scale_n.is_vector ? inside(tile_.column + at, tile_.n) : 0];
      }
    }
    if constexpr (kIsScaled) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kRows; ++i) {
        factors_[i] = 1;
        if (params.scale_m.data) {
          const int row = tile_.row + (i / 2 * kWarpgroups + half_) * kHeight + own / kWarp * 16 + own % kWarp / 4 + i % 2 * 8;
          factors_[i] = params.scale_m.data[params.scale_m.is_vector ? inside(row, tile_.m) : 0];
        }
      }
    }
  }

  CUTLASS_DEVICE static void meet() { synchronize(thread_now() / kThreads - 1); }

  // All threads of a group have met since the end of its tile before. Where it is, is computed again: there are no registers to keep it
  // during the sums.
  template <class Shape, class Place, class Sums>
  CUTLASS_DEVICE void end(const Shape& shape, const Place& place, const Sums& sums, SharedStorage& storage) {
    static_assert(decltype(cute::size(sums))::value == kParts * kSums);
    locate(shape, place);
    const int thread = thread_now();
    const bool stores = thread % (kIsByWarp ? kWarp : kThreads) == 0;
    auto& buffers = storage.parts[group_];
    Vectors& vectors = storage.vectors[group_];
    if (params.bias || (kIsScaled && params.scale_n.data)) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kOwn; ++i) {
        const int at = thread % kThreads + i * kThreads;
        if (params.bias && at < kLongest) {
          vectors.bias[at] = params.is_half ? from_half(bias_[i]) : from_bfloat16(bias_[i]);
        }
        if (kIsScaled && params.scale_n.data && at < kTileN) {
          vectors.scales[at] = scale_[i];
        }
      }
      synchronize(group_);
    }
    uint32_t c[kSums / 2] = {};  // see take(): set in any case
    if (params.c.data) {
      fetch(c, place_in(0, thread % kThreads));
    }
    CUTLASS_PRAGMA_NO_UNROLL
    for (int part = 0; part < kParts; ++part) {
      int own_thread;  // what follows from it is computed for each part: there are no registers to keep it
      asm volatile("mov.b32 %0, %1;" : "=r"(own_thread) : "r"(thread % kThreads));
      const int warp = own_thread / kWarp, lane = own_thread % kWarp;
      const int row = (part / kAcross * kWarpgroups + half_) * kHeight, column = part % kAcross * kWidth;  // of the part in its tile
      const int own_row = row + warp * 16 + lane / 4, own_column = column + lane % 4 * 2;
      float factors[] = {params.alpha, params.alpha};
      if constexpr (kIsScaled) {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kRows; ++i) {
          factors[i % 2] = i / 2 == part / kAcross ? params.alpha * factors_[i] : factors[i % 2];
        }
      }
      float x[kSums];
      take<0>(sums, part, factors, x);
      if (kIsScaled && params.scale_n.data) {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSums; ++i) {
          x[i] *= vectors.scales[own_column + i / 4 * 8 + i % 2];
        }
      }
      if (params.c.data) {
        add_c(x, c);
        fetch(c, place_in(part + 1 < kParts ? part + 1 : part, own_thread));  // that of the next part
      }
      finish(x, vectors.bias + (params.is_bias_by_n ? own_column : own_row));
      uint32_t packed[kSums / 2];
      round(x, packed);
      if (stores) {
        cute::tma_store_wait<kBuffers - 1>();
      }
      synchronize_part(group_);  // what was stored from this buffer has left it
      uint16_t* buffer = buffers[part % kBuffers];
      put(packed, buffer, warp, lane);
      cute::tma_store_fence();
      synchronize_part(group_);
      const int line = kIsByN ? tile_.row + row : tile_.column + column, first = kIsByN ? tile_.column + column : tile_.row + row;
      if (params.is_direct) {
        store(buffer, line, first, warp, lane);
      } else if (stores) {
        const int begin = kIsByWarp ? warp * kLinesOfStore : 0;
        cute::SM90_TMA_STORE_3D::copy(&params.store, buffer + begin * kLine, first, line + begin, tile_.matrix);
        cute::tma_store_arrive();
      }
    }
  }

  // By one warp, before the sums: have c in the L2 cache.
  template <class Place>
  CUTLASS_DEVICE static void prefetch(const Params& params, const cute::Shape<int, int, int, int>& shape, const Place& place, int lane) {
    const Addend& c = params.c;
    if (!c.data || c.column != 1) {
      return;
    }
    constexpr int kApart = 64;  // columns: 128 bytes
    const int m = cute::get<0>(shape), n = cute::get<1>(shape);
    const int row = static_cast<int>(cute::get<0>(place)) * kTileM, column = static_cast<int>(cute::get<1>(place)) * kTileN;
    const auto* data = static_cast<const uint16_t*>(c.data) + static_cast<int>(cute::get<3>(place)) * c.apart;
    for (int i = lane; i < kTileM * kAcross; i += kWarp) {
      const int own_row = row + i / kAcross, own_column = column + i % kAcross * kApart;
      if (own_row < m && own_column < n) {
        asm volatile("prefetch.global.L2 [%0];" ::"l"(data + own_row * c.row + own_column));
      }
    }
  }

 private:
  CUTLASS_DEVICE static int thread_now() {
    int thread;
    asm volatile("mov.u32 %0, %%tid.x;" : "=r"(thread));
    return thread;
  }

  // The sums of a part, times factors. Registers have no index, so one part after another is asked for; the last one is what is left, for
  // what is set on one way alone keeps its registers through the sums of the next tile.
  template <int kPart, class Sums>
  CUTLASS_DEVICE static void take(const Sums& sums, int part, const float (&factors)[2], float (&x)[kSums]) {
    if (kPart + 1 == kParts || part == kPart) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {  // volatile: one part's alone, instead of a choice among all
        asm volatile("mul.f32 %0, %1, %2;" : "=f"(x[i]) : "f"(sums(kPart * kSums + i)), "f"(factors[i / 2 % 2]));
      }
    } else if constexpr (kPart + 1 < kParts) {
      take<kPart + 1>(sums, part, factors, x);
    }
  }

  template <class Shape, class Place>
  CUTLASS_DEVICE void locate(const Shape& shape, const Place& place) {
    tile_ = {static_cast<int>(cute::get<0>(place)) * kTileM, static_cast<int>(cute::get<1>(place)) * kTileN,
             static_cast<int>(cute::get<3>(place)), static_cast<int>(cute::get<0>(shape)), static_cast<int>(cute::get<1>(shape))};
    group_ = thread_now() / kThreads - 1;  // the first group of warps loads
    half_ = kWarpgroups == 1 ? 0 : group_;
  }

  struct Where {
    int row, column, matrix;
    int m, n;
  };

  const Params& params;
  Where tile_;
  int group_, half_;
  uint32_t bias_[kOwn] = {};
  float scale_[kOwn] = {}, factors_[kIsScaled ? kRows : 1] = {};

  // False where TMA cannot store: it writes 16 bytes at a time, and what lies behind the end of a line may be someone else's.
  static bool describe(cute::TmaDescriptor& made, const Matrix& d, int64_t inner, int64_t outer, int64_t batch) {
    constexpr int64_t kAligned = kAlignment / kElement;
    const int64_t apart = batch > 1 ? d.apart : (inner + kAligned - 1) / kAligned * kAligned;
    if (reinterpret_cast<uintptr_t>(d.data) % kAlignment || d.leading % kAligned || apart % kAligned || inner % kAligned) {
      return false;
    }
    const cuuint64_t sizes[] = {static_cast<cuuint64_t>(inner), static_cast<cuuint64_t>(outer), static_cast<cuuint64_t>(batch)};
    const cuuint64_t strides[] = {static_cast<cuuint64_t>(d.leading * kElement), static_cast<cuuint64_t>(apart * kElement)};
    constexpr auto kSwizzle = kLine == 64   ? CU_TENSOR_MAP_SWIZZLE_128B
                              : kLine == 32 ? CU_TENSOR_MAP_SWIZZLE_64B
                                            : CU_TENSOR_MAP_SWIZZLE_32B;
    const cuuint32_t box[] = {kLine, kLinesOfStore, 1}, steps[] = {1, 1, 1};
    return CUTLASS_CUDA_DRIVER_WRAPPER_CALL(cuTensorMapEncodeTiled)(
               &made, CU_TENSOR_MAP_DATA_TYPE_UINT16, 3u, d.data, sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
               kSwizzle, CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS;
  }

  CUTLASS_DEVICE static void synchronize_part(int group) {
    if constexpr (kIsByWarp) {
      __syncwarp();
    } else {
      synchronize(group);
    }
  }
  CUTLASS_DEVICE static void synchronize(int group) { cutlass::arch::NamedBarrier::sync(kThreads, static_cast<uint32_t>(group)); }

  // A thread has, of each 8 columns, two of its row and two of the row 8 below. All of c is read before any of it is used: a branch
  // between two reads has the second one wait for the first.
  CUTLASS_DEVICE void fetch(uint32_t (&c)[kSums / 2], const Where& own) const {  // of two columns each
    const auto* first = static_cast<const uint16_t*>(params.c.data) + own.matrix * params.c.apart + own.row * params.c.row +
                        own.column * params.c.column;
    const auto from = [&](int i) { return first + i % 2 * 8 * params.c.row + i / 2 * 8 * params.c.column; };
    const auto is_there = [&](int i, int j) { return own.row + i % 2 * 8 < own.m && own.column + i / 2 * 8 + j < own.n; };
    if (params.is_c_in_pairs) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums / 2; ++i) {
        c[i] = is_there(i, 0) ? *reinterpret_cast<const uint32_t*>(from(i)) : 0;
      }
    } else {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums / 2; ++i) {
        const uint32_t low = is_there(i, 0) ? *from(i) : 0, high = is_there(i, 1) ? from(i)[params.c.column] : 0;
        c[i] = low | high << 16;
      }
    }
  }

  CUTLASS_DEVICE static int inside(int i, int size) { return i < size ? i : size - 1; }

  CUTLASS_DEVICE static float from_half(uint32_t bits) {
    float x;
    asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(static_cast<uint16_t>(bits)));
    return x;
  }
  CUTLASS_DEVICE static float from_bfloat16(uint32_t bits) { return __uint_as_float(bits << 16); }

  // What a thread has of a part.
  CUTLASS_DEVICE Where place_in(int part, int thread) const {
    Where own = tile_;
    own.row += (part / kAcross * kWarpgroups + half_) * kHeight + thread / kWarp * 16 + thread % kWarp / 4;
    own.column += part % kAcross * kWidth + thread % 4 * 2;
    return own;
  }

  CUTLASS_DEVICE void add_c(float (&x)[kSums], const uint32_t (&c)[kSums / 2]) const {
    if (params.is_half) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {
        x[i] = fmaf(params.beta, from_half(c[i / 2] >> i % 2 * 16), x[i]);
      }
    } else {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {
        x[i] = fmaf(params.beta, from_bfloat16(c[i / 2] >> i % 2 * 16), x[i]);
      }
    }
  }

  CUTLASS_DEVICE void finish(float (&x)[kSums], const float* bias) const {
    if (params.bias) {
      if (params.is_bias_by_n) {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSums; ++i) {
          x[i] += bias[i / 4 * 8 + i % 2];
        }
      } else {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSums; ++i) {
          x[i] += bias[i / 2 % 2 * 8];
        }
      }
    }
    if (params.is_relu) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {
        asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i]) : "f"(0.0f));
      }
    } else if (params.is_curved) {
      const Curve& curve = params.curve;
      if (curve.is_short) {
        times_sigmoid(x, [&](float t) CUTLASS_LAMBDA_FUNC_INLINE { return fmaf(curve.p[1], t, curve.p[0]); });
      } else {
        times_sigmoid(x, [&](float t) CUTLASS_LAMBDA_FUNC_INLINE { return polynomial(fminf(t, curve.end), curve); });
      }
    }
  }

  // One reciprocal for two: the units for them are the limit.
  template <class Exponent>
  CUTLASS_DEVICE void times_sigmoid(float (&x)[kSums], Exponent&& exponent) const {
    CUTLASS_PRAGMA_UNROLL
    for (int i = 0; i < kSums; i += 2) {
      constexpr float kMost = 60, kLeast = -(1 << 20);  // beyond which it is 0: neither product nor quotient overflows
      float sum[2], inverse;
      CUTLASS_PRAGMA_UNROLL
      for (int j = 0; j < 2; ++j) {
        const float power = x[i + j] * exponent(x[i + j] * x[i + j]);
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(sum[j]) : "f"(fminf(power, kMost)));  // of NaN, too: it stays in its own x
        asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i + j]) : "f"(kLeast));
        sum[j] += 1;
      }
      asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(sum[0] * sum[1]));
      x[i] *= inverse * sum[1];
      x[i + 1] *= inverse * sum[0];
    }
  }

  CUTLASS_DEVICE void round(const float (&x)[kSums], uint32_t (&packed)[kSums / 2]) const {
    if (params.is_half) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums / 2; ++i) {
        asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(packed[i]) : "f"(x[2 * i + 1]), "f"(x[2 * i]));
      }
    } else {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums / 2; ++i) {
        asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(packed[i]) : "f"(x[2 * i + 1]), "f"(x[2 * i]));
      }
    }
  }

  // Where 16 bytes of a line are: their places are swizzled, so that neither rows nor columns of them share banks.
  CUTLASS_DEVICE static int place_of(int line, int chunk) {
    return line * kLine + (chunk ^ line / (64 / kLine) % (kLine / 8)) * 8;
  }

  // Four matrices of 8 x 8 at a time: of 16 columns, the upper and the lower 8 rows. A lane names a line of one of them.
  CUTLASS_DEVICE static void put(const uint32_t (&packed)[kSums / 2], uint16_t* buffer, int warp, int lane) {
    const int is_lower = lane / 8 % 2, is_right = lane / 16, inside = lane % 8;
    CUTLASS_PRAGMA_UNROLL
    for (int i = 0; i < kGroups / 2; ++i) {
      const int columns = 2 * i + is_right, rows = 2 * warp + is_lower;
      const int place = kIsByN ? place_of(8 * rows + inside, columns) : place_of(8 * columns + inside, rows);
      auto& to = *reinterpret_cast<cute::uint128_t*>(buffer + place);
      using Put = cute::conditional_t<kIsByN, cute::SM90_U32x4_STSM_N, cute::SM90_U16x8_STSM_T>;
      Put::copy(packed[4 * i], packed[4 * i + 1], packed[4 * i + 2], packed[4 * i + 3], to);
    }
  }

  CUTLASS_DEVICE void store(const uint16_t* buffer, int line, int first, int warp, int lane) const {
    constexpr int kStep = kIsByWarp ? 1 : kThreads / kWarp;
    const int begin = kIsByWarp ? warp * kLinesOfStore : warp, end = kIsByWarp ? begin + kLinesOfStore : kLines;
    const int lines = (kIsByN ? tile_.m : tile_.n) - line, size = (kIsByN ? tile_.n : tile_.m) - first;
    auto* to = static_cast<uint16_t*>(params.d.data) + tile_.matrix * params.d.apart + (line + begin) * params.d.leading + first + lane;
    #pragma unroll 4
    for (int i = begin; i < end; i += kStep) {
      CUTLASS_PRAGMA_UNROLL
      for (int j = 0; j < kLine; j += kWarp) {
        if (i < lines && j + lane < size && (kLine >= kWarp || lane < kLine)) {
          to[j] = buffer[place_of(i, (j + lane) / 8) + lane % 8];
        }
      }
      to += kStep * params.d.leading;
    }
  }
};

template <class TileShape, int kWarpgroups, bool kIsByN, bool kIsScaled>
struct Ending
    : cutlass::epilogue::collective::detail::Sm90TmaWarpSpecializedAdapter<Finisher<TileShape, kWarpgroups, kIsByN, kIsScaled>> {
  using Own = Finisher<TileShape, kWarpgroups, kIsByN, kIsScaled>;
  using Adapter = cutlass::epilogue::collective::detail::Sm90TmaWarpSpecializedAdapter<Own>;
  using Adapter::Adapter;

  CUTLASS_DEVICE static void prefetch_tma_descriptors(const typename Own::Params& params) {
    if (!params.is_direct) {
      cute::prefetch_tma_descriptor(&params.store);
    }
  }
};

}  // namespace sm90_gemm
