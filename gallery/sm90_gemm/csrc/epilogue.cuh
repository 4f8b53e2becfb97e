// The end of a product, on accumulators in registers: scaled, c and a bias added, an activation, rounded; all chosen at run time.
#pragma once

#include <algorithm>
#include <initializer_list>

#include <cutlass/cutlass.h>
#include <cutlass/epilogue/collective/collective_builder.hpp>
#include <cutlass/epilogue/fusion/sm90_visitor_load_tma_warpspecialized.hpp>
#include <cutlass/epilogue/fusion/sm90_visitor_tma_warpspecialized.hpp>
#include <cutlass/numeric_conversion.h>

#include "gemm.h"

namespace sm90_gemm {

namespace fusion = cutlass::epilogue::fusion;

// ---- activations ---------------------------------------------------------------------

// x * sigmoid(x * p(x^2)) is silu, gelu by tanh, and, where p is fitted, gelu by erf to 3e-5. One formula for the three keeps the code
// short: it is there once for each part of a tile, and what does not fit into the instruction cache is fetched for each tile.
//
// Or it is h + h tanh(h p(h^2)), of half of x: with the GPU's tanh, that is one use of the special function unit, not two. The half
// costs nothing, for alpha, beta and the bias are halved before.
struct Curve {
  enum class Way : int { kLong, kShort, kHalved };  // p has six terms; two; two, and it is that of the half
  float p[6];  // times -log2(e), unless it is that of the half
  float end;   // of x^2, beyond which p stays what it is
  Way way;
  float factor;  // of x, before
};

inline Curve curve_of(Activation activation) {
  constexpr float kMinusLog2E = -1.44269504f, kFar = 1e4f;
  Curve curve{{}, kFar, Curve::Way::kShort, 1};
  const auto set = [&](std::initializer_list<float> p) {
    std::transform(p.begin(), p.end(), curve.p, [](float x) { return kMinusLog2E * x; });
  };
  switch (activation) {
    case Activation::kSilu: set({1.0f, 1e-38f}); break;  // not 0, which times an infinite x^2 is nothing
    case Activation::kGeluTanh: set({1.59576912f, 0.0713548163f}); break;
    case Activation::kGeluTanhFast: curve = {{1.59576912f, 0.285419265f}, kFar, Curve::Way::kHalved, 0.5f}; break;
    case Activation::kGelu:
      // log(Phi(x) / Phi(-x)) / x: relative errors below 2.1e-4 for x > -3, least of all polynomials of this degree
      set({1.59514427f, 0.0735855997f, -4.49481333e-4f, -4.23998827e-5f, 2.12379291e-6f, -3.15831805e-8f});
      curve.end = 25;
      curve.way = Curve::Way::kLong;
      break;
    default: break;
  }
  return curve;
}

CUTLASS_DEVICE float times_sigmoid(float x, float p) {
  float power, inverse;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(x * p));
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(1.0f + power));
  return x * inverse;
}

// Of half of x.
CUTLASS_DEVICE float times_tanh(float half, float p) {
  float tanh;
  asm("tanh.approx.f32 %0, %1;" : "=f"(tanh) : "f"(half * p));
  return fmaf(half, tanh, half);
}

CUTLASS_DEVICE float polynomial(float t, const Curve& curve) {
  float p = curve.p[5];
  CUTLASS_PRAGMA_UNROLL
  for (int i = 4; i >= 0; --i) {
    p = fmaf(p, t, curve.p[i]);
  }
  return p;
}

CUTLASS_DEVICE float on_curve(float x, const Curve& curve) {
  return times_sigmoid(x, polynomial(fminf(x * x, curve.end), curve));
}

// ---- 16 bits, of one type or the other ------------------------------------------------

template <int kSize>
CUTLASS_DEVICE cutlass::Array<float, kSize> widened(const cutlass::Array<uint16_t, kSize>& bits, bool is_half) {
  if (is_half) {
    using Half = cutlass::Array<cutlass::half_t, kSize>;
    return cutlass::NumericArrayConverter<float, cutlass::half_t, kSize>{}(reinterpret_cast<const Half&>(bits));
  }
  using BFloat16 = cutlass::Array<cutlass::bfloat16_t, kSize>;
  return cutlass::NumericArrayConverter<float, cutlass::bfloat16_t, kSize>{}(reinterpret_cast<const BFloat16&>(bits));
}

template <class T, int kSize>
CUTLASS_DEVICE cutlass::Array<uint16_t, kSize> rounded_to(const cutlass::Array<float, kSize>& x) {
  const auto made = cutlass::NumericArrayConverter<T, float, kSize>{}(x);
  return reinterpret_cast<const cutlass::Array<uint16_t, kSize>&>(made);
}

// ---- nodes of CUTLASS's tree ------------------------------------------------------------

// What CUTLASS calls on the host for a node that has neither a workspace nor wishes; its arguments are its parameters.
template <class Given>
struct Node {
  using Arguments = Given;
  using Params = Given;
  template <class ProblemShape>
  static constexpr Params to_underlying_arguments(const ProblemShape&, const Arguments& given, void*) {
    return given;
  }
  template <class ProblemShape>
  static bool can_implement(const ProblemShape&, const Arguments&) {
    return true;
  }
  template <class ProblemShape>
  static size_t get_workspace_size(const ProblemShape&, const Arguments&) {
    return 0;
  }
  template <class ProblemShape>
  static cutlass::Status initialize_workspace(const ProblemShape&, const Arguments&, void*, cudaStream_t,
                                              cutlass::CudaHostAdapter* = nullptr) {
    return cutlass::Status::kSuccess;
  }
};

// c, of which no tile is loaded where beta is 0.
struct SourceArguments {
  bool is_read = false;
};
struct Source : fusion::Sm90SrcFetch<uint16_t>, Node<SourceArguments> {
  using Fetch = fusion::Sm90SrcFetch<uint16_t>;
  using Own = Node<SourceArguments>;
  using Own::can_implement, Own::get_workspace_size, Own::initialize_workspace, Own::to_underlying_arguments;
  using Arguments = SourceArguments;
  using Params = SourceArguments;
  using SharedStorage = typename Fetch::SharedStorage;
  bool is_read = false;

  CUTLASS_HOST_DEVICE Source() {}
  CUTLASS_HOST_DEVICE Source(const Params& params, const SharedStorage&) : is_read(params.is_read) {}
  CUTLASS_DEVICE bool is_producer_load_needed() const { return is_read; }
  CUTLASS_DEVICE bool is_C_load_needed() const { return is_read; }
};

struct FinishArguments {
  float alpha = 1, beta = 0;
  Curve curve{};
  bool is_relu = false, is_curved = false, is_half = false;
};
struct Finish : Node<FinishArguments> {
  struct SharedStorage {};
  Params params;

  CUTLASS_HOST_DEVICE Finish() {}
  CUTLASS_HOST_DEVICE Finish(const Params& params, const SharedStorage&) : params(params) {}
  CUTLASS_DEVICE bool is_producer_load_needed() const { return false; }
  CUTLASS_DEVICE bool is_C_load_needed() const { return false; }

  template <class... Args>
  CUTLASS_DEVICE auto get_producer_load_callbacks(const fusion::ProducerLoadArgs<Args...>&) {
    return fusion::EmptyProducerLoadCallbacks{};
  }

  struct ConsumerStoreCallbacks : fusion::EmptyConsumerStoreCallbacks {
    Params params;
    CUTLASS_DEVICE explicit ConsumerStoreCallbacks(const Params& params) : params(params) {}

    template <int kSize>
    CUTLASS_DEVICE cutlass::Array<uint16_t, kSize> visit(const cutlass::Array<float, kSize>&, int, int, int,
                                                         const cutlass::Array<float, kSize>& sums,
                                                         const cutlass::Array<uint16_t, kSize>& c) {
      cutlass::Array<float, kSize> x;
      CUTLASS_PRAGMA_UNROLL
      for (int i = 0; i < kSize; ++i) {
        x[i] = params.alpha * sums[i];
      }
      if (params.beta != 0) {
        const auto wide = widened(c, params.is_half);
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSize; ++i) {
          x[i] += params.beta * wide[i];
        }
      }
      if (params.is_relu) {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSize; ++i) {
          asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i]) : "f"(0.0f));
        }
      } else if (params.is_curved) {
        CUTLASS_PRAGMA_UNROLL
        for (int i = 0; i < kSize; ++i) {
          x[i] = on_curve(x[i], params.curve);
        }
      }
      return params.is_half ? rounded_to<cutlass::half_t>(x) : rounded_to<cutlass::bfloat16_t>(x);
    }
  };

  template <bool kIsOfSource, class... Args>
  CUTLASS_DEVICE auto get_consumer_store_callbacks(const fusion::ConsumerStoreArgs<Args...>&) {
    return ConsumerStoreCallbacks(params);
  }
};

using Tree = fusion::Sm90TreeVisitor<Finish, fusion::Sm90AccFetch, Source>;

}  // namespace sm90_gemm
