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
template <class TileShape, int kWarpgroups, bool kIsByN, bool kIsScaled, bool kTakesC>
class Finisher {
  static constexpr int kTileM = cute::size<0>(TileShape{}), kTileN = cute::size<1>(TileShape{});
  static constexpr int kThreads = 128, kWarp = 32;  // of a warpgroup
  static constexpr int kHeight = 64;  // of a part
  static constexpr int kUneven = 56;  // of 112 and 168 columns; 16 bytes apart, 7 times, in lines of so many none share banks
  static constexpr int kEven = kTileN % 128 == 0 ? 128 : kTileN % 64 == 0 ? 64 : kTileN % 32 == 0 ? 32 : 16;
  static constexpr int kWidth = kTileN % 32 != 0 && kTileN % kUneven == 0 ? kUneven : kEven;
  // A part in shared memory: lines of at most 128 bytes, as TMA swizzles them; longer ones are in boxes side by side.
  static constexpr int kLine = kIsByN ? std::min(kWidth, 64) : kHeight, kLines = kIsByN ? kHeight : kWidth;
  static constexpr int kBox = kLine * kLines, kBoxes = kHeight * kWidth / kBox;
  static constexpr int kAcross = kTileN / kWidth, kParts = kTileM / kHeight / kWarpgroups * kAcross;
  static constexpr int kSums = kHeight * kWidth / kThreads, kGroups = kSums / 4;  // of a thread; columns come in groups of 8
  static constexpr int kPiece = std::min(kSums, 16);  // of c, read before any of it is used: there are no registers for more
  static constexpr int kGroupsOfWarps = 2;  // each has its own tile or its own half of one, and its own buffers
  static constexpr int kBuffers = kParts < 2 || kWidth > 64 ? 1 : 2;
  // Lines of d lie in one warp each if they are rows: then a warp stores its own, and waits for no other.
  static constexpr bool kIsByWarp = kIsByN;
  static constexpr int kLinesOfStore = kIsByWarp ? 16 : kLines;
  static constexpr int kLongest = kTileM > kTileN ? kTileM : kTileN;
  static constexpr int kOwn = (kLongest + kThreads - 1) / kThreads;  // of a thread, of the bias and of the columns' scales
  static constexpr int kRows = 2 * kTileM / kHeight / kWarpgroups;  // of a thread, in a tile
  static_assert(kTileM % (kHeight * kWarpgroups) == 0 && kTileN % kWidth == 0 && kSums % 4 == 0 && (kIsByN || kGroups % 2 == 0));

 public:
  // What belongs to the columns of a tile; or the bias, to its rows.
  struct Vectors {
    float bias[kLongest];
    float scales[kIsScaled ? kTileN : 2];
  };
  struct SharedStorage {
    alignas(1024) uint16_t parts[kGroupsOfWarps][kBuffers][kBoxes * kBox];  // as TMA's swizzle wants it
    Vectors vectors[kGroupsOfWarps];
  };

  struct Arguments {
    Matrix d;
    Addend c;
    const uint16_t* bias;
    Scale scale_m, scale_n;
    Curve curve;
    float alpha, beta;  // times the curve's factor
    bool is_bias_by_n, is_relu, is_curved, is_half;
  };
  struct Params : Arguments {
    cute::TmaDescriptor store;
    bool is_direct;      // the threads store
    bool is_c_in_pairs;  // c can be read two columns at a time
    bool is_scaled_by_n;  // by a factor for each column
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
    made.is_scaled_by_n = given.scale_n.data && given.scale_n.is_vector;
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
    if (kTakesC && params.c.data && cute::get<2>(shape) < kShort) {
      prefetch_c(own);
    }
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
    if (params.bias || (kIsScaled && params.is_scaled_by_n)) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kOwn; ++i) {
        const int at = thread % kThreads + i * kThreads;
        if (params.bias && at < kLongest) {
          vectors.bias[at] = params.curve.factor * (params.is_half ? from_half(bias_[i]) : from_bfloat16(bias_[i]));
        }
        if (kIsScaled && params.is_scaled_by_n && at < kTileN) {
          vectors.scales[at] = scale_[i];
        }
      }
      synchronize(group_);
    }
    float alpha = params.alpha;
    if (kIsScaled && params.scale_n.data && !params.is_scaled_by_n) {
      alpha *= scale_[0];
    }
    CUTLASS_PRAGMA_NO_UNROLL
    for (int part = 0; part < kParts; ++part) {
      int own_thread;  // what follows from it is computed for each part: there are no registers to keep it
      asm volatile("mov.b32 %0, %1;" : "=r"(own_thread) : "r"(thread % kThreads));
      const int warp = own_thread / kWarp, lane = own_thread % kWarp;
      const int row = (part / kAcross * kWarpgroups + half_) * kHeight, column = part % kAcross * kWidth;  // of the part in its tile
      const int own_row = row + warp * 16 + lane / 4, own_column = column + lane % 4 * 2;
      float factors[] = {alpha, alpha};
      if constexpr (kIsScaled) {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kRows; ++i) {
          factors[i % 2] = i / 2 == part / kAcross ? alpha * factors_[i] : factors[i % 2];
        }
      }
      uint32_t c[kPiece / 2] = {};  // see take(): set in any case
      const Where own = place_in(part, own_thread);
      if (kTakesC && params.c.data) {
        fetch<0>(c, own);
      }
      float x[kSums];
      const float* bias = vectors.bias + (params.is_bias_by_n ? own_column : own_row);
      if (!kIsScaled && params.bias) {
        float added[kSums];
        with_bias(bias, [&](int i, float own) CUTLASS_LAMBDA_FUNC_INLINE { added[i] = own; });
        take<0, true>(sums, part, factors, x, added);
      } else {
        take<0>(sums, part, factors, x);
      }
      if (kIsScaled && params.is_scaled_by_n) {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSums; ++i) {
          x[i] *= vectors.scales[own_column + i / 4 * 8 + i % 2];
        }
      }
      if (kTakesC && params.c.data) {
        add_c<0>(x, c, own);
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
        CUTLASS_PRAGMA_UNROLL
        for (int box = 0; box < kBoxes; ++box) {
          store(buffer + box * kBox, line, first + box * kLine, warp, lane);
        }
      } else if (stores) {
        const int begin = kIsByWarp ? warp * kLinesOfStore : 0;
        CUTLASS_PRAGMA_UNROLL
        for (int box = 0; box < kBoxes; ++box) {
          cute::SM90_TMA_STORE_3D::copy(&params.store, buffer + box * kBox + begin * kLine, first + box * kLine, line + begin,
                                        tile_.matrix);
        }
        cute::tma_store_arrive();
      }
    }
  }

 private:
  static constexpr int kShort = 2048;  // sums of fewer products leave too little time to read c from memory

  // Have a row of c in the L2 cache.
  CUTLASS_DEVICE void prefetch_c(int own) const {
    const int row = tile_.row + (own / kHeight * kWarpgroups + half_) * kHeight + own % kHeight;
    if (params.c.column != 1 || row >= tile_.m || own >= kTileM / kWarpgroups) {
      return;
    }
    constexpr int kApart = 64;  // columns: 128 bytes
    const auto* data = static_cast<const uint16_t*>(params.c.data) + tile_.matrix * params.c.apart + row * params.c.row;
    CUTLASS_PRAGMA_UNROLL
    for (int i = 0; i < kTileN; i += kApart) {
      if (tile_.column + i < tile_.n) {
        asm volatile("prefetch.global.L2 [%0];" ::"l"(data + tile_.column + i));
      }
    }
  }

  CUTLASS_DEVICE static int thread_now() {
    int thread;
    asm volatile("mov.u32 %0, %%tid.x;" : "=r"(thread));
    return thread;
  }

  // The sums of a part, times factors. Registers have no index, so one part after another is asked for; the last one is what is left, for
  // what is set on one way alone keeps its registers through the sums of the next tile.
  template <int kPart, bool kAdds = false, class Sums>
  CUTLASS_DEVICE static void take(const Sums& sums, int part, const float (&factors)[2], float (&x)[kSums],
                                  const float* added = nullptr) {
    if (kPart + 1 == kParts || part == kPart) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {  // volatile: one part's alone, instead of a choice among all
        const float sum = sums(kPart * kSums + i), factor = factors[i / 2 % 2];
        if constexpr (kAdds) {
          asm volatile("fma.rn.f32 %0, %1, %2, %3;" : "=f"(x[i]) : "f"(sum), "f"(factor), "f"(added[i]));
        } else {
          asm volatile("mul.f32 %0, %1, %2;" : "=f"(x[i]) : "f"(sum), "f"(factor));
        }
      }
    } else if constexpr (kPart + 1 < kParts) {
      take<kPart + 1, kAdds>(sums, part, factors, x, added);
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
    constexpr auto kSwizzle = kLine == kUneven ? CU_TENSOR_MAP_SWIZZLE_NONE
                              : kLine == 64    ? CU_TENSOR_MAP_SWIZZLE_128B
                              : kLine == 32    ? CU_TENSOR_MAP_SWIZZLE_64B
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

  // A thread has, of each 8 columns, two of its row and two of the row 8 below. A piece of c is read before any of it is used: a branch
  // between two reads has the second one wait for the first.
  template <int kBegin, int kCount = std::min(kPiece, kSums - kBegin)>
  CUTLASS_DEVICE void fetch(uint32_t (&c)[kPiece / 2], const Where& own) const {  // of two columns each
    const auto* first = static_cast<const uint16_t*>(params.c.data) + own.matrix * params.c.apart + own.row * params.c.row +
                        own.column * params.c.column;
    const auto from = [&](int i) { return first + i % 2 * 8 * params.c.row + (kBegin / 4 + i / 2) * 8 * params.c.column; };
    const auto is_there = [&](int i, int j) { return own.row + i % 2 * 8 < own.m && own.column + (kBegin / 4 + i / 2) * 8 + j < own.n; };
    if (params.is_c_in_pairs) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kCount / 2; ++i) {
        c[i] = is_there(i, 0) ? *reinterpret_cast<const uint32_t*>(from(i)) : 0;
      }
    } else {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kCount / 2; ++i) {
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

  template <int kBegin, int kCount = std::min(kPiece, kSums - kBegin)>
  CUTLASS_DEVICE void add_c(float (&x)[kSums], uint32_t (&c)[kPiece / 2], const Where& own) const {
    const auto add = [&](auto&& wide) CUTLASS_LAMBDA_FUNC_INLINE {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kCount; ++i) {
        x[kBegin + i] = fmaf(params.beta, wide(c[i / 2] >> i % 2 * 16), x[kBegin + i]);
      }
    };
    if (params.is_half) {
      add([](uint32_t bits) CUTLASS_LAMBDA_FUNC_INLINE { return from_half(bits); });
    } else {
      add([](uint32_t bits) CUTLASS_LAMBDA_FUNC_INLINE { return from_bfloat16(bits); });
    }
    if constexpr (kBegin + kPiece < kSums) {
      fetch<kBegin + kPiece>(c, own);
      add_c<kBegin + kPiece>(x, c, own);
    }
  }

  // To each value its own of the bias, by `set`.
  template <class Set>
  CUTLASS_DEVICE void with_bias(const float* bias, Set&& set) const {
    if (params.is_bias_by_n) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {
        set(i, bias[i / 4 * 8 + i % 2]);
      }
    } else {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {
        set(i, bias[i / 2 % 2 * 8]);
      }
    }
  }

  CUTLASS_DEVICE void finish(float (&x)[kSums], const float* bias) const {
    if (kIsScaled && params.bias) {
      with_bias(bias, [&](int i, float own) CUTLASS_LAMBDA_FUNC_INLINE { x[i] += own; });
    }
    if (params.is_relu) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {
        asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i]) : "f"(0.0f));
      }
    } else if (params.is_curved) {
      const Curve& curve = params.curve;
      if (curve.way == Curve::Way::kHalved) {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSums; ++i) {
          x[i] = times_tanh(x[i], fmaf(curve.p[1], x[i] * x[i], curve.p[0]));
        }
      } else if (curve.way == Curve::Way::kShort) {
        times_sigmoid(x, [&](float t) CUTLASS_LAMBDA_FUNC_INLINE { return fmaf(curve.p[1], t, curve.p[0]); });
      } else {
        times_sigmoid(x, [&](float t) CUTLASS_LAMBDA_FUNC_INLINE { return polynomial(fminf(t, curve.end), curve); });
      }
    }
  }

  // Fewer instructions matter more than fewer reciprocals: while one group ends its tile, products of the other take registers' ports.
  template <class Exponent>
  CUTLASS_DEVICE void times_sigmoid(float (&x)[kSums], Exponent&& exponent) const {
    CUTLASS_PRAGMA_UNROLL
    for (int i = 0; i < kSums; ++i) {
      x[i] = sm90_gemm::times_sigmoid(x[i], exponent(x[i] * x[i]));
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
    if constexpr (kLine == kUneven) {
      return line * kLine + chunk * 8;
    }
    return line * kLine + (chunk ^ line / (64 / kLine) % (kLine / 8)) * 8;
  }

  // Four matrices of 8 x 8 at a time: of 16 columns, the upper and the lower 8 rows. A lane names a line of one of them. Two are left where
  // groups of 8 columns are odd.
  CUTLASS_DEVICE static void put(const uint32_t (&packed)[kSums / 2], uint16_t* buffer, int warp, int lane) {
    const int is_lower = lane / 8 % 2, is_right = lane / 16, inside = lane % 8;
    CUTLASS_PRAGMA_UNROLL
    for (int i = 0; i < kGroups / 2; ++i) {
      const int columns = 2 * i + is_right, rows = 2 * warp + is_lower;
      constexpr int kChunks = kLine / 8;  // of a box
      const int box = kIsByN ? 2 * i / kChunks : 0;
      const int place = box * kBox + (kIsByN ? place_of(8 * rows + inside, columns % kChunks) : place_of(8 * columns + inside, rows));
      auto& to = *reinterpret_cast<cute::uint128_t*>(buffer + place);
      using Put = cute::conditional_t<kIsByN, cute::SM90_U32x4_STSM_N, cute::SM90_U16x8_STSM_T>;
      Put::copy(packed[4 * i], packed[4 * i + 1], packed[4 * i + 2], packed[4 * i + 3], to);
    }
    if constexpr (kGroups % 2 != 0) {
      const int place = place_of(16 * warp + 8 * is_lower + inside, kGroups - 1);
      auto& to = *reinterpret_cast<cute::uint128_t*>(buffer + place);
      cute::SM90_U32x2_STSM_N::copy(packed[2 * kGroups - 2], packed[2 * kGroups - 1], to);
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
        if (i < lines && j + lane < size && (kLine % kWarp == 0 || j + lane < kLine)) {
          to[j] = buffer[place_of(i, (j + lane) / 8) + lane % 8];
        }
      }
      to += kStep * params.d.leading;
    }
  }
};

template <class TileShape, int kWarpgroups, bool kIsByN, bool kIsScaled, bool kTakesC = true>
struct Ending
    : cutlass::epilogue::collective::detail::Sm90TmaWarpSpecializedAdapter<Finisher<TileShape, kWarpgroups, kIsByN, kIsScaled, kTakesC>> {
  using Own = Finisher<TileShape, kWarpgroups, kIsByN, kIsScaled, kTakesC>;
  using Adapter = cutlass::epilogue::collective::detail::Sm90TmaWarpSpecializedAdapter<Own>;
  using Adapter::Adapter;

  CUTLASS_DEVICE static void prefetch_tma_descriptors(const typename Own::Params& params) {
    if (!params.is_direct) {
      cute::prefetch_tma_descriptor(&params.store);
    }
  }
};

}  // namespace sm90_gemm
