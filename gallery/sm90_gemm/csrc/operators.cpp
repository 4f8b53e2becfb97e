// The operators on a GPU: what is copied first, which kernel runs, what is copied back.
#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <numeric>
#include <random>

#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/library.h>
#include <torch/headeronly/util/shim_utils.h>

#include "call.h"
#include "choice.h"
#include "problem.h"

namespace sm90_gemm {
namespace {

constexpr const char* kOp = "gemm";
constexpr int64_t kCacheLine = 128;  // bytes
constexpr int kUsualProcessors = 132;  // of H100 and H200, as SXM

// Which kernel is wanted; by default the fastest by the table.
struct Wish {
  std::string kernel;
  Walk walk;
};

// One product on a GPU, or those of a batch.
class Run : Call {
 public:
  Run(const Tensor& like, Wish wish) : Call(kOp, like), wish_(std::move(wish)) {}

  void operator()(Problem problem) {
    const auto clashes = [&](const Operand& x) { return overlap(x, problem.d, problem.sizes); };
    bool is_apart = clashes(problem.a) || clashes(problem.b) ||
                    (problem.c.data && clashes(problem.c) && !is_same(problem.c, problem.d));
    simplify(problem);
    load(problem.a, problem.sizes, problem.is_float8, true);
    load(problem.b, problem.sizes, problem.is_float8, false);
    is_apart |= !lines_of(problem.d, 1);
    const Operand out = problem.d;
    if (is_apart) {
      problem.d = empty_like(problem.d, problem.sizes, true);
    }
    flush();
    multiply(problem);
    if (is_apart) {
      copy(problem.d, out, problem.sizes);
      flush();
    }
  }

 private:
  // Have TMA read it: as it is, or a copy. It takes no distance of 0 between the matrices of a batch. Tensor cores take float8 only
  // where both are contiguous along k: as rows of a, and columns of b.
  void load(Operand& x, const std::vector<int64_t>& sizes, bool is_float8, bool by_rows) {
    const auto lines = lines_of(x);
    if (lines && !is_broadcast(x) && (!is_float8 || lines->are_rows == by_rows)) {
      return;
    }
    const Operand given = x;
    x = empty_like(given, sizes, is_float8 ? by_rows : given.column_step <= given.row_step);
    copy(given, x, sizes);
  }

  static bool is_broadcast(const Operand& x) { return std::count(x.steps.begin(), x.steps.end(), 0) > 0; }

  // Memory for as many matrices as the result has; lines begin at multiples of 128 bytes: TMA reads others in half the speed.
  Operand empty_like(const Operand& x, const std::vector<int64_t>& sizes, bool are_rows) {
    Operand made = x;
    const int64_t inner = are_rows ? x.columns : x.rows, outer = are_rows ? x.rows : x.columns;
    const int64_t aligned = kCacheLine / x.element, leading = (inner + aligned - 1) / aligned * aligned;
    made.row_step = are_rows ? leading : 1;
    made.column_step = are_rows ? 1 : leading;
    int64_t all = leading * outer;
    for (size_t i = sizes.size(); i-- > 0;) {
      made.steps[i] = all;
      all *= sizes[i];
    }
    made.data = memory(all * x.element);
    return made;
  }

  void copy(const Operand& from, const Operand& to, const std::vector<int64_t>& sizes) {
    // the lines of the result are those of the kernel
    const bool are_rows = to.column_step == 1 || to.row_step != 1;
    each(sizes, [&](int64_t batch, size_t dimension, const std::vector<int64_t>& at) {
      const bool has = dimension < sizes.size();
      push({to.element,
            place(from, at),
            place(to, at),
            batch,
            are_rows ? to.rows : to.columns,
            are_rows ? to.columns : to.rows,
            has ? from.steps[dimension] : 0,
            are_rows ? from.row_step : from.column_step,
            are_rows ? from.column_step : from.row_step,
            has ? to.steps[dimension] : 0,
            are_rows ? to.row_step : to.column_step,
            are_rows ? to.column_step : to.row_step});
    });
  }

  void multiply(const Problem& problem) {
    const double elements = std::accumulate(problem.out_shape.begin(), problem.out_shape.end(), 1.0, std::multiplies<>());
    each(problem.sizes, [&](int64_t batch, size_t dimension, const std::vector<int64_t>& at) {
      const bool has = dimension < problem.sizes.size();
      const auto matrix = [&](const Operand& x, int64_t aligned = kAlignment) {
        return Matrix{place(x, at), lines_of(x, aligned)->leading, has ? x.steps[dimension] : 0};
      };
      Gemm gemm{};
      gemm.m = narrow("m", problem.a.rows);
      gemm.n = narrow("n", problem.b.columns);
      gemm.k = narrow("k", problem.a.columns);
      gemm.batch = narrow("a leading dimension", batch);
      gemm.a = matrix(problem.a);
      gemm.b = matrix(problem.b);
      gemm.d = matrix(problem.d, 1);
      if (const Operand& c = problem.c; c.data) {
        gemm.c = {place(c, at), c.row_step, c.column_step, has ? c.steps[dimension] : 0};
      }
      gemm.bias = problem.bias ? problem.bias->const_data_ptr() : nullptr;
      gemm.alpha = problem.alpha;
      gemm.beta = problem.beta;
      gemm.type = problem.type;
      gemm.activation = form_of(problem.activation, elements);
      gemm.is_a_by_k = lines_of(problem.a)->are_rows;
      gemm.is_b_by_k = !lines_of(problem.b)->are_rows;
      gemm.is_d_by_n = lines_of(problem.d, 1)->are_rows;
      gemm.is_bias_by_n = true;
      gemm.is_float8 = problem.is_float8;
      gemm.scale_m = scale_of(problem.scale_a);
      gemm.scale_n = scale_of(problem.scale_b);
      gemm.is_fast = problem.is_fast;
      gemm.device = device_;
      gemm.processors = processors_;
      run(gemm);
    });
  }

  static Scale scale_of(const MaybeTensor& scale) {
    return scale ? Scale{static_cast<const float*>(scale->const_data_ptr()), scale->numel() > 1} : Scale{};
  }

  void run(const Gemm& gemm) {
    const auto pieces = wish_.kernel.empty() ? pieces_of(gemm) : pieces_of(gemm, wish_.kernel, wish_.walk);
    STD_TORCH_CHECK(!pieces.empty(), "gemm: this build has no kernel ", wish_.kernel, " for ", gemm.m, " x ", gemm.n, " x ", gemm.k);
    for (const auto& [piece, choice] : pieces) {
      const Gemm own = choice.is_transposed ? transposed(piece) : piece;
      Walk walk = choice.walk;
      if (walk.division.parts > 1) {
        walk.division.memory = memory(memory_of(own, *choice.instance, walk));
        walk.division.tag = next_tag();
      }
      check(choice.instance->launch(own, walk, stream_));
    }
  }

  // Of one launch, whichever thread's. What memory holds at first is the tag of a launch with odds of one in 2^56.
  static uint64_t next_tag() {
    static std::atomic<uint64_t> last{std::random_device{}() * uint64_t(0x9e3779b97f4a7c15)};
    return ++last << kBitsOfParts;
  }

  // Call f for each launch with the size of the largest dimension, which it is (the number of all if there is none), and the
  // place in the others.
  template <class F>
  static void each(const std::vector<int64_t>& sizes, F&& f) {
    const auto largest = std::max_element(sizes.begin(), sizes.end());
    const size_t dimension = largest - sizes.begin();
    std::vector<int64_t> at(sizes.size());
    for (bool more = true; more;) {
      f(sizes.empty() ? 1 : *largest, dimension, at);
      more = false;
      for (size_t i = sizes.size(); i-- > 0 && !more;) {
        if (i != dimension) {
          at[i] = at[i] + 1 < sizes[i] ? at[i] + 1 : 0;
          more = at[i] > 0;
        }
      }
    }
  }

  static void* place(const Operand& x, const std::vector<int64_t>& at) {
    return x.data + x.element * std::inner_product(at.begin(), at.end(), x.steps.begin(), int64_t(0));
  }

  const Wish wish_;
};

// ---- the operators ---------------------------------------------------------------------

// What has no kernel here: torch's product, which src/sm90_gemm/fallback.py makes the same of.
Tensor fallback(const Tensor& a, const Tensor& b, const MaybeTensor& c, const MaybeTensor& bias, double alpha, double beta,
                int64_t activation) {
  using torch::stable::detail::from;
  std::array<StableIValue, 7> stack{from(a), from(b), from(c), from(bias), from(alpha), from(beta), from(activation)};
  TORCH_ERROR_CODE_CHECK(torch_call_dispatcher("opwright_sm90_gemm::gemm_fallback", "", stack.data(), TORCH_ABI_VERSION));
  return torch::stable::detail::to<Tensor>(stack[0]);
}

bool has_kernel(const Tensor& a, Type type) {
  const bool is_float8 = a.scalar_type() == ScalarType::Float8_e4m3fn;
  return a.size(a.dim() - 1) > 0 && is_there(is_float8) && (is_float8 || is_compiled(type)) && is_hopper(kOp, a.get_device_index());
}

Tensor gemm(Tensor a, Tensor b, MaybeTensor c, MaybeTensor bias, double alpha, double beta, int64_t activation) {
  const torch::stable::accelerator::DeviceGuard guard(a.get_device_index());
  Problem problem = problem_of(a, b, c, bias, alpha, beta, activation);
  if (!is_empty(problem) && !has_kernel(a, problem.type)) {
    return fallback(a, b, c, bias, alpha, beta, activation);
  }
  const Tensor out = torch::stable::new_empty(a, problem.out_shape);
  if (!is_empty(problem)) {
    set_out(problem, out);
    Run(a, {})(std::move(problem));
  }
  return out;
}

void gemm_by(Tensor a, Tensor b, MaybeTensor c, MaybeTensor bias, double alpha, double beta, int64_t activation, std::string kernel,
             int64_t swizzle, bool is_along_m, Tensor out) {
  const torch::stable::accelerator::DeviceGuard guard(a.get_device_index());
  Problem problem = problem_of(a, b, c, bias, alpha, beta, activation);
  STD_TORCH_CHECK(out.scalar_type() == a.scalar_type() && out.device() == a.device(),
                  "gemm: out must have the dtype and the device of a, but is ", described(out));
  set_out(problem, out);
  if (is_empty(problem)) {
    return;
  }
  if (has_kernel(a, problem.type)) {
    Run(a, {std::move(kernel), {static_cast<int>(swizzle), is_along_m}})(std::move(problem));
  } else {
    torch::stable::copy_(out, fallback(a, b, c, bias, alpha, beta, activation));
  }
}

void gemm_out(Tensor a, Tensor b, MaybeTensor c, MaybeTensor bias, double alpha, double beta, int64_t activation, Tensor out) {
  gemm_by(a, b, c, bias, alpha, beta, activation, "", 1, false, out);
}

Tensor float8_fallback(const Tensor& a, const Tensor& b, const MaybeTensor& scale_a, const MaybeTensor& scale_b, const MaybeTensor& c,
                       const MaybeTensor& bias, double alpha, double beta, int64_t activation, bool is_half) {
  using torch::stable::detail::from;
  std::array<StableIValue, 10> stack{from(a),    from(b),     from(scale_a), from(scale_b),    from(c),
                                     from(bias), from(alpha), from(beta),    from(activation), from(is_half)};
  TORCH_ERROR_CODE_CHECK(torch_call_dispatcher("opwright_sm90_gemm::float8_fallback", "", stack.data(), TORCH_ABI_VERSION));
  return torch::stable::detail::to<Tensor>(stack[0]);
}

Problem float8_problem(const Tensor& a, const Tensor& b, const MaybeTensor& scale_a, const MaybeTensor& scale_b, const MaybeTensor& c,
                       const MaybeTensor& bias, double alpha, double beta, int64_t activation, bool is_half, bool is_fast) {
  const Scaled scaled{scale_a, scale_b, is_half ? Type::kHalf : Type::kBFloat16, is_fast};
  return problem_of(a, b, c, bias, alpha, beta, activation, &scaled);
}

Tensor float8_gemm(Tensor a, Tensor b, MaybeTensor scale_a, MaybeTensor scale_b, MaybeTensor c, MaybeTensor bias, double alpha,
                   double beta, int64_t activation, bool is_half, bool is_fast) {
  const torch::stable::accelerator::DeviceGuard guard(a.get_device_index());
  Problem problem = float8_problem(a, b, scale_a, scale_b, c, bias, alpha, beta, activation, is_half, is_fast);
  if (!is_empty(problem) && !has_kernel(a, problem.type)) {
    return float8_fallback(a, b, scale_a, scale_b, c, bias, alpha, beta, activation, is_half);
  }
  const Tensor out = torch::stable::new_empty(a, problem.out_shape, scalar_type_of(problem.type));
  if (!is_empty(problem)) {
    set_out(problem, out);
    Run(a, {})(std::move(problem));
  }
  return out;
}

void float8_gemm_by(Tensor a, Tensor b, MaybeTensor scale_a, MaybeTensor scale_b, MaybeTensor c, MaybeTensor bias, double alpha,
                    double beta, int64_t activation, bool is_fast, std::string kernel, int64_t swizzle, bool is_along_m, Tensor out) {
  const torch::stable::accelerator::DeviceGuard guard(a.get_device_index());
  const bool is_half = out.scalar_type() == ScalarType::Half;
  STD_TORCH_CHECK((is_half || out.scalar_type() == ScalarType::BFloat16) && out.device() == a.device(),
                  "gemm: out must be bfloat16 or float16, on the device of a, but is ", described(out));
  Problem problem = float8_problem(a, b, scale_a, scale_b, c, bias, alpha, beta, activation, is_half, is_fast);
  set_out(problem, out);
  if (is_empty(problem)) {
    return;
  }
  if (has_kernel(a, problem.type)) {
    Run(a, {std::move(kernel), {static_cast<int>(swizzle), is_along_m}})(std::move(problem));
  } else {
    torch::stable::copy_(out, float8_fallback(a, b, scale_a, scale_b, c, bias, alpha, beta, activation, is_half));
  }
}

std::string explain_sizes(int64_t m, int64_t n, int64_t k, int64_t batch, bool is_a_by_k, bool is_b_by_k, bool has_bias, bool is_float8,
                          int64_t activation) {
  Gemm gemm{};
  gemm.is_float8 = is_float8;
  gemm.m = narrow(kOp, "m", m);
  gemm.n = narrow(kOp, "n", n);
  gemm.k = narrow(kOp, "k", k);
  gemm.batch = narrow(kOp, "batch", batch);
  gemm.is_a_by_k = is_a_by_k;
  gemm.is_b_by_k = is_b_by_k;
  gemm.a.leading = is_a_by_k ? k : m;
  gemm.b.leading = is_b_by_k ? k : n;
  gemm.is_d_by_n = gemm.is_bias_by_n = true;
  gemm.bias = has_bias ? &gemm : nullptr;
  gemm.activation = form_of(static_cast<Activation>(activation), static_cast<double>(batch) * m * n);
  gemm.processors = kUsualProcessors;
  return explain(pieces_of(gemm));
}

}  // namespace
}  // namespace sm90_gemm

STABLE_TORCH_LIBRARY(opwright_sm90_gemm, m) {
  m.def("gemm(Tensor a, Tensor b, Tensor? c, Tensor? bias, float alpha, float beta, int activation) -> Tensor");
  // the same without a gradient: the way through torch's registered gradients takes 5 microseconds more
  m.def("gemm_detached(Tensor a, Tensor b, Tensor? c, Tensor? bias, float alpha, float beta, int activation) -> Tensor");
  m.def("gemm_out(Tensor a, Tensor b, Tensor? c, Tensor? bias, float alpha, float beta, int activation, Tensor(a!) out) -> ()");
  m.def("gemm_by(Tensor a, Tensor b, Tensor? c, Tensor? bias, float alpha, float beta, int activation, str kernel, int swizzle, bool is_along_m, Tensor(a!) out) -> ()");
  m.def("gemm_fallback(Tensor a, Tensor b, Tensor? c, Tensor? bias, float alpha, float beta, int activation) -> Tensor");
  m.def("explain(int m, int n, int k, int batch, bool is_a_by_k, bool is_b_by_k, bool has_bias, bool is_float8, int activation) -> str");
  m.def("float8_gemm(Tensor a, Tensor b, Tensor? scale_a, Tensor? scale_b, Tensor? c, Tensor? bias, float alpha, float beta, int activation, bool is_half, bool is_fast) -> Tensor");
  m.def("float8_gemm_by(Tensor a, Tensor b, Tensor? scale_a, Tensor? scale_b, Tensor? c, Tensor? bias, float alpha, float beta, int activation, bool is_fast, str kernel, int swizzle, bool is_along_m, Tensor(a!) out) -> ()");
  m.def("float8_fallback(Tensor a, Tensor b, Tensor? scale_a, Tensor? scale_b, Tensor? c, Tensor? bias, float alpha, float beta, int activation, bool is_half) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(opwright_sm90_gemm, CUDA, m) {
  m.impl("gemm", TORCH_BOX(&sm90_gemm::gemm));
  m.impl("gemm_detached", TORCH_BOX(&sm90_gemm::gemm));
  m.impl("gemm_out", TORCH_BOX(&sm90_gemm::gemm_out));
  m.impl("gemm_by", TORCH_BOX(&sm90_gemm::gemm_by));
  m.impl("float8_gemm", TORCH_BOX(&sm90_gemm::float8_gemm));
  m.impl("float8_gemm_by", TORCH_BOX(&sm90_gemm::float8_gemm_by));
}

STABLE_TORCH_LIBRARY_IMPL(opwright_sm90_gemm, CompositeExplicitAutograd, m) {
  m.impl("explain", TORCH_BOX(&sm90_gemm::explain_sizes));
}
