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
  static constexpr int kMost = 4 / kWarpgroups, kBuffers = kParts < kMost ? kParts : kMost;
  static constexpr int kLongest = kTileM > kTileN ? kTileM : kTileN;
  static_assert(kTileM % (kHeight * kWarpgroups) == 0 && kTileN % kWidth == 0);

 public:
  // What belongs to the columns of a tile; or the bias, to its rows.
  struct Vectors {
    float bias[kLongest];
    float scales[kIsScaled ? kTileN : 2];
  };
  struct SharedStorage {
    alignas(1024) uint16_t parts[kWarpgroups][kBuffers][kLines * kLine];  // as TMA's swizzle wants it
    Vectors vectors[kWarpgroups];
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

  template <class Shape, class Tile, class Place, class Engine, class Layout, class Mma, class Residue>
  CUTLASS_DEVICE void operator()(const Shape& shape, Tile, const Place& place, const cute::Tensor<Engine, Layout>& sums, Mma, Residue,
                                 int thread, char* shared) {
    static_assert(decltype(cute::size(sums))::value == kParts * kSums);
    static_assert(decltype(cute::size(Mma{}))::value == kWarpgroups * kThreads);
    cutlass::arch::wait_on_dependent_grids();  // before c, the bias and scales are read
    const int group = kWarpgroups == 1 ? 0 : thread / kThreads;
    const bool stores = thread % kThreads == 0;
    auto& storage = *reinterpret_cast<SharedStorage*>(shared);
    auto& buffers = storage.parts[group];
    Vectors& vectors = storage.vectors[group];
    const Where tile{static_cast<int>(cute::get<0>(place)) * kTileM, static_cast<int>(cute::get<1>(place)) * kTileN,
                     static_cast<int>(cute::get<3>(place)), static_cast<int>(cute::get<0>(shape)), static_cast<int>(cute::get<1>(shape))};
    synchronize(group);  // what was stored of the tile before this one has left shared memory
    if (params.bias || (kIsScaled && params.scale_n.data)) {
      fetch(vectors, tile, thread % kThreads);
      synchronize(group);
    }
    CUTLASS_PRAGMA_NO_UNROLL
    for (int part = 0; part < kParts; ++part) {
      int own_thread;  // what follows from it is computed for each part: there are no registers to keep it
      asm volatile("mov.b32 %0, %1;" : "=r"(own_thread) : "r"(thread % kThreads));
      const int warp = own_thread / kWarp, lane = own_thread % kWarp;
      const int row = (part / kAcross * kWarpgroups + group) * kHeight, column = part % kAcross * kWidth;  // of the part in its tile
      const int own_row = row + warp * 16 + lane / 4, own_column = column + lane % 4 * 2;
      Where at = tile, own = tile;
      at.row += row;
      at.column += column;
      own.row += own_row;
      own.column += own_column;
      float x[kSums];
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kParts; ++i) {  // registers have no index
        if (i == part) {
          CUTLASS_PRAGMA_UNROLL
          for (int j = 0; j < kSums; ++j) {  // volatile: one part's alone, instead of a choice among all
            asm volatile("mul.f32 %0, %1, %2;" : "=f"(x[j]) : "f"(sums(i * kSums + j)), "f"(params.alpha));
          }
        }
      }
      if constexpr (kIsScaled) {
        scale(x, vectors.scales + own_column, own);
      }
      finish(x, vectors.bias + (params.is_bias_by_n ? own_column : own_row), own);
      uint32_t packed[kSums / 2];
      round(x, packed);
      if (part >= kBuffers) {
        if (stores) {
          cute::tma_store_wait<kBuffers - 1>();
        }
        synchronize(group);
      }
      uint16_t* buffer = buffers[part % kBuffers];
      put(packed, buffer, warp, lane);
      cute::tma_store_fence();
      synchronize(group);
      const int line = kIsByN ? at.row : at.column, first = kIsByN ? at.column : at.row;
      if (params.is_direct) {
        store(buffer, at, line, first, warp, lane);
      } else if (stores) {
        cute::SM90_TMA_STORE_3D::copy(&params.store, buffer, first, line, at.matrix);
        cute::tma_store_arrive();
      }
    }
    if (stores) {
      cute::tma_store_wait<0>();
    }
  }

 private:
  struct Where {
    int row, column, matrix;
    int m, n;
  };

  const Params& params;

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
    const cuuint32_t box[] = {kLine, kLines, 1}, steps[] = {1, 1, 1};
    return CUTLASS_CUDA_DRIVER_WRAPPER_CALL(cuTensorMapEncodeTiled)(
               &made, CU_TENSOR_MAP_DATA_TYPE_UINT16, 3u, d.data, sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
               kSwizzle, CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS;
  }

  CUTLASS_DEVICE static void synchronize(int group) { cutlass::arch::NamedBarrier::sync(kThreads, static_cast<uint32_t>(group)); }

  CUTLASS_DEVICE void fetch(Vectors& vectors, const Where& tile, int thread) const {
    const int first = params.is_bias_by_n ? tile.column : tile.row, size = params.is_bias_by_n ? tile.n : tile.m;
    const int longest = params.is_bias_by_n ? kTileN : kTileM;
    for (int i = thread; params.bias && i < longest; i += kThreads) {
      const uint32_t bits = params.bias[inside(first + i, size)];
      vectors.bias[i] = params.is_half ? from_half(bits) : from_bfloat16(bits);
    }
    for (int i = thread; kIsScaled && params.scale_n.data && i < kTileN; i += kThreads) {
      vectors.scales[i] = params.scale_n.data[params.scale_n.is_vector ? inside(tile.column + i, tile.n) : 0];
    }
  }

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

  CUTLASS_DEVICE void scale(float (&x)[kSums], const float* of_columns, const Where& own) const {
    if (const Scale& scale = params.scale_m; scale.data) {
      const float factors[] = {scale.data[scale.is_vector ? inside(own.row, own.m) : 0],
                               scale.data[scale.is_vector ? inside(own.row + 8, own.m) : 0]};
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {
        x[i] *= factors[i / 2 % 2];
      }
    }
    if (params.scale_n.data) {
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSums; ++i) {
        x[i] *= of_columns[i / 4 * 8 + i % 2];
      }
    }
  }

  CUTLASS_DEVICE static float from_half(uint32_t bits) {
    float x;
    asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(static_cast<uint16_t>(bits)));
    return x;
  }
  CUTLASS_DEVICE static float from_bfloat16(uint32_t bits) { return __uint_as_float(bits << 16); }

  template <class Widen>
  CUTLASS_DEVICE void add_c(float (&x)[kSums], const Where& own, Widen&& wide) const {
    uint32_t c[kSums / 2];
    fetch(c, own);
    CUTLASS_PRAGMA_UNROLL
    for (int i = 0; i < kSums; ++i) {
      x[i] = fmaf(params.beta, wide(c[i / 2] >> i % 2 * 16), x[i]);
    }
  }

  CUTLASS_DEVICE void finish(float (&x)[kSums], const float* bias, const Where& own) const {
    if (params.c.data) {
      if (params.is_half) {
        add_c(x, own, [](uint32_t bits) CUTLASS_LAMBDA_FUNC_INLINE { return from_half(bits); });
      } else {
        add_c(x, own, [](uint32_t bits) CUTLASS_LAMBDA_FUNC_INLINE { return from_bfloat16(bits); });
      }
    }
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
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSums; ++i) {
          x[i] = times_sigmoid(x[i], fmaf(curve.p[1], fminf(x[i] * x[i], curve.end), curve.p[0]));
        }
      } else {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSums; ++i) {
          x[i] = on_curve(x[i], curve);
        }
      }
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

  CUTLASS_DEVICE void store(const uint16_t* buffer, const Where& at, int line, int first, int warp, int lane) const {
    const int lines = (kIsByN ? at.m : at.n) - line, size = (kIsByN ? at.n : at.m) - first;
    auto* to = static_cast<uint16_t*>(params.d.data) + at.matrix * params.d.apart + (line + warp) * params.d.leading + first + lane;
    #pragma unroll 4
    for (int i = warp; i < kLines; i += kThreads / kWarp) {
      CUTLASS_PRAGMA_UNROLL
      for (int j = 0; j < kLine; j += kWarp) {
        if (i < lines && j + lane < size && (kLine >= kWarp || lane < kLine)) {
          to[j] = buffer[place_of(i, (j + lane) / 8) + lane % 8];
        }
      }
      to += kThreads / kWarp * params.d.leading;
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
