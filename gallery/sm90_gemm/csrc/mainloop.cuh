// The main loop of a kernel for all layouts of a and b, and both types of 16 bits, which are chosen at run time.
//
// CUTLASS compiles a collective for each: they differ in how TMA lays tiles into shared memory and in wgmma's instruction, while
// tiles, stages, barriers and accumulators are the same. So this one has all of them, and branches once for each tile of d.
#pragma once

#include <cutlass/cutlass.h>
#include <cutlass/gemm/collective/collective_builder.hpp>

#include "gemm.h"

namespace cute {

// The first stage of a swizzled layout. CuTe folds what is cut off into the swizzle, and cannot where a stage has an odd number of lines of
// 1024 bytes, as of 168 columns; here there is nothing to fold.
template <int B, int M, int S, class Offset, class Stages>
CUTE_HOST_DEVICE constexpr auto slice_and_offset(const tuple<Underscore, Underscore, C<0>>& coord,
                                                 const ComposedLayout<Swizzle<B, M, S>, Offset, Stages>& layout) {
  return make_tuple(composition(layout.layout_a(), layout.offset(), slice(coord, layout.layout_b())), C<0>{});
}

}  // namespace cute

namespace sm90_gemm {

// kHasBByN: it takes a b that is contiguous along n, too.
template <class TileShape_, class ClusterShape_, class Schedule, int kEpilogueBytes, bool kHasBByN = true>
struct Mainloop {
  static constexpr int kAligned = 8;  // elements
  template <class Element, class LayoutA, class LayoutB>
  using Collective = typename cutlass::gemm::collective::CollectiveBuilder<
      cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, Element, LayoutA, kAligned, Element, LayoutB, kAligned, float,
      TileShape_, ClusterShape_, cutlass::gemm::collective::StageCountAutoCarveout<kEpilogueBytes>, Schedule>::CollectiveOp;

  using Row = cutlass::layout::RowMajor;
  using Column = cutlass::layout::ColumnMajor;
  // by layout: bit 0 says that a is contiguous along k, bit 1 that b is
  template <class Element>
  struct Of {
    using Layout0 = Collective<Element, Column, Row>;
    using Layout1 = Collective<Element, Row, Row>;
    using Layout2 = Collective<Element, Column, Column>;
    using Layout3 = Collective<Element, Row, Column>;
  };
  using Base = typename Of<cutlass::bfloat16_t>::Layout3;

  using DispatchPolicy = typename Base::DispatchPolicy;
  using TileShape = typename Base::TileShape;
  using ElementA = typename Base::ElementA;
  using StrideA = typename Base::StrideA;
  using ElementB = typename Base::ElementB;
  using StrideB = typename Base::StrideB;
  using TiledMma = typename Base::TiledMma;
  using ElementAccumulator = typename Base::ElementAccumulator;
  using ArchTag = typename Base::ArchTag;
  using MainloopPipeline = typename Base::MainloopPipeline;
  using PipelineState = typename Base::PipelineState;
  using PipelineParams = typename Base::PipelineParams;
  using TensorStorage = typename Base::TensorStorage;
  using PipelineStorage = typename Base::PipelineStorage;
  using GmemTiledCopyA = typename Base::GmemTiledCopyA;
  using GmemTiledCopyB = typename Base::GmemTiledCopyB;
  using SmemCopyAtomA = typename Base::SmemCopyAtomA;
  using SmemCopyAtomB = typename Base::SmemCopyAtomB;
  static constexpr int NumProducerThreadEvents = Base::NumProducerThreadEvents;

  struct Arguments {
    const void* a;
    const void* b;
    int64_t lda, ldb, batch_a, batch_b;  // elements
    int layout;
    bool is_half;
  };

  struct Params {
    // of one of the four collectives: a TMA descriptor must stay where the kernel's parameters are
    alignas(64) unsigned char of_layout[sizeof(typename Base::Params)];
    uint32_t tma_transaction_bytes;
    int layout;
    bool is_half;
  };

  template <class C, class P>
  CUTLASS_HOST_DEVICE static auto& params_of(P& params) {
    static_assert(sizeof(typename C::Params) == sizeof(Params::of_layout));
    static_assert(C::DispatchPolicy::Stages == DispatchPolicy::Stages);
    static_assert(sizeof(typename C::TensorStorage) == sizeof(TensorStorage));
    using Result = cute::conditional_t<std::is_const_v<P>, const typename C::Params, typename C::Params>;
    return reinterpret_cast<Result&>(params.of_layout);
  }

  // Call f with the collective of a layout.
  template <class Element, class F>
  CUTLASS_HOST_DEVICE static void with_collective(int layout, F&& f) {
#ifdef OPWRIGHT_SAMPLE  // it is compiled to see whether it compiles
    layout = 3;
#endif
    if constexpr (kHasBByN) {
      switch (layout) {
        case 0: return f(typename Of<Element>::Layout0{});
        case 1: return f(typename Of<Element>::Layout1{});
        default: break;
      }
    }
    return layout == 2 ? f(typename Of<Element>::Layout2{}) : f(typename Of<Element>::Layout3{});
  }

  // Call f with the collective of a layout and type, and its parameters.
  template <class F>
  CUTLASS_DEVICE static void with_any(const Params& params, F&& f) {
    const auto call = [&](auto collective) CUTLASS_LAMBDA_FUNC_INLINE { f(collective, params_of<decltype(collective)>(params)); };
    if constexpr (!kHasBFloat16) {
      with_collective<cutlass::half_t>(params.layout, call);
    } else if constexpr (!kHasHalf) {
      with_collective<cutlass::bfloat16_t>(params.layout, call);
    } else if (params.is_half) {
      with_collective<cutlass::half_t>(params.layout, call);
    } else {
      with_collective<cutlass::bfloat16_t>(params.layout, call);
    }
  }

  template <class Stride>
  static Stride stride_of(int64_t leading, int64_t batch) {
    Stride stride{};
    if constexpr (cute::is_static_v<cute::tuple_element_t<0, Stride>>) {
      cute::get<1>(stride) = leading;
    } else {
      cute::get<0>(stride) = leading;
    }
    cute::get<2>(stride) = batch;
    return stride;
  }

  template <class ProblemShape>
  static Params to_underlying_arguments(const ProblemShape& shape, const Arguments& given, void* workspace) {
    Params made{};
    made.layout = given.layout;
    made.is_half = given.is_half;
    made.tma_transaction_bytes = Base::TmaTransactionBytes;
    with_collective<cutlass::bfloat16_t>(given.layout, [&](auto collective) CUTLASS_LAMBDA_FUNC_INLINE {
      using C = decltype(collective);
      typename C::Arguments arguments{static_cast<const typename C::ElementA*>(given.a),
                                      stride_of<typename C::StrideA>(given.lda, given.batch_a),
                                      static_cast<const typename C::ElementB*>(given.b),
                                      stride_of<typename C::StrideB>(given.ldb, given.batch_b)};
      new (&made.of_layout) typename C::Params(C::to_underlying_arguments(shape, arguments, workspace));
    });
    return made;
  }

  template <class ProblemShape>
  static bool can_implement(const ProblemShape&, const Arguments&) {
    return true;
  }

  CUTLASS_DEVICE static void prefetch_tma_descriptors(const Params& params) {
    with_collective<cutlass::bfloat16_t>(params.layout, [&](auto collective) CUTLASS_LAMBDA_FUNC_INLINE {
      using C = decltype(collective);
      C::prefetch_tma_descriptors(params_of<C>(params));
    });
  }

  // The kernel takes the numbers of tiles from what this returns, and they do not depend on the layout.
  template <class ProblemShape>
  CUTLASS_DEVICE auto load_init(const ProblemShape& shape, const Params& params) const {
    return Base{}.load_init(shape, params_of<Base>(params));
  }

  CUTLASS_DEVICE void load_tail(MainloopPipeline pipeline, PipelineState write) { Base{}.load_tail(pipeline, write); }

  template <class Accumulators>
  CUTLASS_DEVICE void mma(MainloopPipeline pipeline, PipelineState read, Accumulators& sums, int count, int thread,
                          TensorStorage& storage, const Params& params) {
    const auto multiply = [&](auto collective) CUTLASS_LAMBDA_FUNC_INLINE {
      using C = decltype(collective);
      collective.mma(pipeline, read, sums, count, thread, reinterpret_cast<typename C::TensorStorage&>(storage), params_of<C>(params));
      cute::warpgroup_wait<0>();  // the compiler must not see products under way where branches meet
      cute::warpgroup_fence_operand(sums);
    };
    if constexpr (!kHasBFloat16) {
      with_collective<cutlass::half_t>(params.layout, multiply);
    } else if constexpr (!kHasHalf) {
      with_collective<cutlass::bfloat16_t>(params.layout, multiply);
    } else if (params.is_half) {
      with_collective<cutlass::half_t>(params.layout, multiply);
    } else {
      with_collective<cutlass::bfloat16_t>(params.layout, multiply);
    }
  }

  CUTLASS_DEVICE void mma_tail(MainloopPipeline pipeline, PipelineState release, int count) {
    Base{}.mma_tail(pipeline, release, count);
  }
};

}  // namespace sm90_gemm
