// The main loop of float8 whose sums are promoted to float32 after each step of 128: a step's products are under way while those of the
// one before are added, so that tensor cores never wait for additions.
#pragma once

#include <cutlass/gemm/collective/collective_builder.hpp>

namespace sm90_gemm {

template <class Collective>
struct Promoted : Collective {
  using typename Collective::MainloopPipeline;
  using typename Collective::Params;
  using typename Collective::PipelineState;
  using typename Collective::SmemLayoutA;
  using typename Collective::SmemLayoutB;
  using typename Collective::TensorStorage;
  using typename Collective::TiledMma;
  static constexpr int kGroup = 128;  // threads that issue a product

  // Two groups of warps that have half of a tile each end it at once: so products of the next one are begun before.
  static constexpr bool kBeginsAhead = cute::size(TiledMma{}) > kGroup;

  // Begin the products of a tile's first step.
  template <class Sums>
  CUTLASS_DEVICE void begin(MainloopPipeline pipeline, PipelineState read, Sums& partial, int thread, TensorStorage& storage) {
    const int group = kBeginsAhead ? __shfl_sync(0xffffffffu, thread / kGroup, 0) : 0;
    const auto a = cute::make_tensor(cute::make_smem_ptr(storage.smem_A.data()), SmemLayoutA{});
    const auto b = cute::make_tensor(cute::make_smem_ptr(storage.smem_B.data()), SmemLayoutB{});
    TiledMma multiply;
    const auto slice = multiply.get_slice(group * kGroup);
    const auto of_a = slice.make_fragment_A(slice.partition_A(a));  // by stage
    const auto of_b = slice.make_fragment_B(slice.partition_B(b));
    pipeline.consumer_wait(read);
    cute::warpgroup_fence_operand(partial);
    cute::warpgroup_arrive();
    multiply.accumulate_ = cute::GMMA::ScaleOut::Zero;
    CUTLASS_PRAGMA_UNROLL
    for (int k = 0; k < cute::size<2>(of_a); ++k) {
      cute::gemm(multiply, of_a(cute::_, cute::_, k, read.index()), of_b(cute::_, cute::_, k, read.index()), partial);
      multiply.accumulate_ = cute::GMMA::ScaleOut::One;
    }
    cute::warpgroup_commit_batch();
  }

  template <class Sums>
  CUTLASS_DEVICE void mma(MainloopPipeline pipeline, PipelineState read, Sums& sums, int count, int thread, TensorStorage& storage,
                          const Params&) {
    auto first = cute::make_fragment_like(sums);
    begin(pipeline, read, first, thread, storage);
    end(pipeline, read, sums, first, count, thread, storage);
  }

  // The sums of a tile, products of whose first step are under way.
  template <class Sums>
  CUTLASS_DEVICE void end(MainloopPipeline pipeline, PipelineState read, Sums& sums, Sums& even, int count, int thread,
                          TensorStorage& storage) {
    auto odd = cute::make_fragment_like(sums);
    cute::clear(sums);
    PipelineState done = read;
    ++read;
    const auto begin = [&](auto& partial) CUTLASS_LAMBDA_FUNC_INLINE {
      this->begin(pipeline, read, partial, thread, storage);
      ++read;
    };
    const auto end = [&](auto& partial) CUTLASS_LAMBDA_FUNC_INLINE {
      cute::warpgroup_fence_operand(partial);
      pipeline.consumer_release(done);
      ++done;
      CUTLASS_PRAGMA_UNROLL
      for (int j = 0; j < cute::size(sums); ++j) {
        sums(j) += partial(j);
      }
    };
    CUTLASS_PRAGMA_NO_UNROLL
    for (; count > 2; count -= 2) {
      begin(odd);
      cute::warpgroup_wait<1>();
      end(even);
      begin(even);
      cute::warpgroup_wait<1>();
      end(odd);
    }
    if (count == 2) {
      begin(odd);
      cute::warpgroup_wait<1>();
      end(even);
      cute::warpgroup_wait<0>();
      end(odd);
    } else {
      cute::warpgroup_wait<0>();
      end(even);
    }
  }

  CUTLASS_DEVICE void mma_tail(MainloopPipeline, PipelineState, int) {}  // nothing is under way
};

}  // namespace sm90_gemm
