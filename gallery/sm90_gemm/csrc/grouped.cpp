// The operators of groups on a GPU: what is copied first, which kernel runs, what is copied back.
#include <algorithm>
#include <array>
#include <climits>
#include <utility>

#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/library.h>
#include <torch/headeronly/util/shim_utils.h>

#include "call.h"
#include "grouped_kernels.h"
#include "plan.h"

namespace sm90_gemm {
namespace {

using Tensors = std::vector<Tensor>;

constexpr const char* kOp = "grouped_gemm";
// Up to so many rows of a group, a tile's side of 32 or 64 is best.
constexpr int kShort = 32, kMedium = 96;

int64_t rounded_up(int64_t size) { return (size + kAlignment / kElement - 1) / (kAlignment / kElement) * (kAlignment / kElement); }

// ---- which kernel --------------------------------------------------------------------

const std::vector<GroupedInstance>& kernels() {
#define SM90_GEMM_CALL(name) name(),
  static const std::vector<GroupedInstance> all{SM90_GEMM_GROUPED_KERNELS(SM90_GEMM_CALL)};
#undef SM90_GEMM_CALL
  return all;
}

const GroupedInstance* named(const std::string& name) {
  const auto found = std::find_if(kernels().begin(), kernels().end(), [&](const auto& one) { return one.launch && name == one.name; });
  return found == kernels().end() ? nullptr : &*found;
}

// The kernel whose tiles are best for groups of so many rows; null if none is there.
const GroupedInstance* choose(int64_t rows, bool is_wide = true) {
  const int wanted = rows <= kShort ? 32 : rows <= kMedium ? 64 : 128;
  const auto cost = [&](const GroupedInstance& one) {
    const int side = one.is_d_by_n ? one.tile_m : one.tile_n, other = one.is_d_by_n ? one.tile_n : one.tile_m;
    return std::pair(std::max(side, wanted) / std::min(side, wanted), is_wide ? -other : other);
  };
  const GroupedInstance* best = nullptr;
  for (const GroupedInstance& one : kernels()) {
    if (one.launch && (!best || cost(one) < cost(*best))) {
      best = &one;
    }
  }
  return best;
}

// Whether square tiles are faster than wide ones: on an H200 for divided sums, and for many rows of a group unless their sums are long; on
// an H100 for short divided sums.
bool is_square_better(int device, bool is_k, int64_t rows, int64_t depth) {
  constexpr int kMany = 1024, kLong = 4096, kShortSum = 1024;
  if (has_wide_memory(kOp, device)) {
    return is_k || (rows >= kMany && depth < kLong);
  }
  return is_k && depth <= kShortSum;
}

// ---- one call on a GPU ------------------------------------------------------------------

class Run : Call {
 public:
  explicit Run(const Tensor& like) : Call(kOp, like) {}

  // Rows of a, or what is summed, divided by offsets.
  void divided(const Tensor& a, const Tensor& b, const Tensor& ends, const std::string& kernel, const Tensor& out) {
    const bool is_k = b.dim() == 2;
    Operand x = operand_of(a), y = operand_of(b), d = operand_of(out);
    const int64_t groups = ends.size(0);
    // each group begins at a line
    load(x, is_k ? Wanted::kColumns : Wanted::kRows, 1);
    load(y, is_k ? Wanted::kRows : Wanted::kAny, is_k ? 1 : groups);
    const Operand given = d;
    if (!is_written_whole(d)) {
      d = empty_like(d, true, is_k ? groups : 1);
    }
    GroupedGemm gemm = common(a, narrow("the number of groups", groups));
    gemm.m = narrow("m", x.rows);
    gemm.n = narrow("n", y.columns);
    gemm.k = narrow("k", x.columns);
    gemm.divided = is_k ? Dimension::kK : Dimension::kM;
    gemm.ends = ends.const_data_ptr();
    gemm.are_ends_long = ends.scalar_type() == ScalarType::Long;
    gemm.is_a_by_k = lines_of(x)->are_rows;
    gemm.is_b_by_k = !lines_of(y)->are_rows;
    gemm.a = matrix_of(x, true);
    gemm.b = matrix_of(y, is_k);
    gemm.d = gemm.c = matrix_of(d, !is_k);
    flush();
    const int64_t rows = is_k ? gemm.m : gemm.m / groups;
    multiply(gemm, {}, kernel, rows, !is_square_better(device_, is_k, rows, is_k ? gemm.k / groups : gemm.k));
    if (d.data != given.data) {
      copy(d, given, is_k ? groups : 1);
      flush();
    }
  }

  // Matrices of each group's own.
  void listed(const Tensors& a, const Tensors& b, const Tensors& c, float alpha, float beta, Activation activation, const Tensors& out) {
    GroupedGemm gemm = common(like_, 0);
    gemm.alpha = alpha;
    gemm.beta = c.empty() ? 0 : beta;
    gemm.activation = activation;
    std::array<std::vector<Group>, 4> by_layout;  // one launch has one layout
    std::vector<std::pair<Operand, Operand>> back;
    int64_t rows = 0, depth = 0;
    for (size_t i = 0; i < a.size(); ++i) {
      if (out[i].numel() == 0) {
        continue;
      }
      Operand x = operand_of(a[i]), y = operand_of(b[i]), d = operand_of(out[i]), source = d;
      if (x.columns > 0) {
        load(x, Wanted::kAny, 1);
        load(y, Wanted::kAny, 1);
      }
      if (!is_written_whole(d)) {
        d = empty_like(d, true, 1);
        back.emplace_back(d, operand_of(out[i]));
        source = d;
      }
      if (gemm.beta != 0) {
        source = operand_of(c[i]);
        load(source, Wanted::kRows, 1);
      }
      const auto of_x = lines_of(x), of_y = lines_of(y);
      const bool is_x_by_k = !of_x || of_x->are_rows, is_y_by_k = !of_y || !of_y->are_rows;  // of nothing, any
      by_layout[is_x_by_k + 2 * is_y_by_k].push_back({x.data, y.data, source.data, d.data, leading_of(x), leading_of(y),
                                                      leading_of(source), leading_of(d), narrow("m", x.rows), narrow("n", y.columns),
                                                      narrow("k", x.columns)});
      rows += x.rows;
      depth = std::max(depth, x.columns);
    }
    flush();
    for (int layout = 0; layout < 4; ++layout) {
      const std::vector<Group>& groups = by_layout[layout];
      if (!groups.empty()) {
        gemm.groups = narrow("the number of groups", groups.size());
        gemm.is_a_by_k = layout & 1;
        gemm.is_b_by_k = layout & 2;
        const int64_t mean = rows / static_cast<int64_t>(a.size());
        multiply(gemm, groups, "", mean, !is_square_better(device_, false, mean, depth));
      }
    }
    for (const auto& [from, to] : back) {
      copy(from, to, 1);
    }
    flush();
  }

 private:
  enum class Wanted { kAny, kRows, kColumns };

  static Operand operand_of(const Tensor& x) {
    const int64_t dim = x.dim();
    Operand found{static_cast<char*>(const_cast<void*>(x.const_data_ptr())), x.size(dim - 2), x.size(dim - 1), x.stride(dim - 2),
                  x.stride(dim - 1), {}, static_cast<int>(kElement)};
    if (dim == 3) {
      found.steps.push_back(x.stride(0));
    }
    return found;
  }

  static int64_t leading_of(const Operand& x) {
    const auto lines = lines_of(x);
    return lines ? lines->leading : kAlignment;
  }

  // A matrix of each group: parts of one, or the matrices of a batch.
  static GroupedMatrix matrix_of(const Operand& x, bool is_divided) {
    const int64_t leading = lines_of(x)->leading;
    return {x.data, leading, is_divided ? 0 : x.steps.at(0), is_divided ? leading : 0};
  }

  // TMA writes 16 bytes at a time: what lies behind the end of a line may be someone else's.
  static bool is_written_whole(const Operand& x) {
    const auto lines = lines_of(x);
    return lines && lines->are_rows && x.columns % (kAlignment / kElement) == 0;
  }

  GroupedGemm common(const Tensor& a, int groups) {
    GroupedGemm gemm{};
    gemm.groups = groups;
    gemm.alpha = 1;
    gemm.type = a.scalar_type() == ScalarType::Half ? Type::kHalf : Type::kBFloat16;
    gemm.is_d_by_n = true;
    gemm.device = device_;
    gemm.processors = processors_;
    return gemm;
  }

  // Have TMA read lines of it, as it is or from a copy.
  void load(Operand& x, Wanted wanted, int64_t batch) {
    const auto lines = lines_of(x);
    if (lines && (wanted == Wanted::kAny || lines->are_rows == (wanted == Wanted::kRows))) {
      return;
    }
    const Operand given = x;
    x = empty_like(given, wanted == Wanted::kAny ? given.column_step <= given.row_step : wanted == Wanted::kRows, batch);
    copy(given, x, batch);
  }

  // Memory for as many matrices; lines begin at multiples of 16 bytes.
  Operand empty_like(const Operand& x, bool are_rows, int64_t batch) {
    Operand made = x;
    const int64_t leading = rounded_up(are_rows ? x.columns : x.rows), outer = are_rows ? x.rows : x.columns;
    made.row_step = are_rows ? leading : 1;
    made.column_step = are_rows ? 1 : leading;
    std::fill(made.steps.begin(), made.steps.end(), leading * outer);
    made.data = memory(batch * leading * outer * kElement);
    return made;
  }

  void copy(const Operand& from, const Operand& to, int64_t batch) {
    const bool are_rows = to.column_step == 1 || to.row_step != 1;
    const auto apart = [](const Operand& x) { return x.steps.empty() ? 0 : x.steps[0]; };
    push({to.element, from.data, to.data, batch, are_rows ? to.rows : to.columns, are_rows ? to.columns : to.rows,
          apart(from), are_rows ? from.row_step : from.column_step, are_rows ? from.column_step : from.row_step,
          apart(to), are_rows ? to.row_step : to.column_step, are_rows ? to.column_step : to.row_step});
  }

  void multiply(GroupedGemm gemm, std::vector<Group> groups, const std::string& kernel, int64_t rows, bool is_wide) {
    const GroupedInstance* instance = kernel.empty() ? choose(rows, is_wide) : named(kernel);
    STD_TORCH_CHECK(instance, kOp, ": this build has no kernel ", kernel);
    if (!instance->is_d_by_n) {
      gemm = transposed(gemm);
      std::transform(groups.begin(), groups.end(), groups.begin(), [](const Group& group) { return transposed(group); });
    }
    gemm.listed = groups.empty() ? nullptr : groups.data();
    gemm.workspace = memory(static_cast<int64_t>(workspace_bytes(gemm, *instance)));
    check(instance->launch(gemm, stream_));
  }
};

// ---- what is asked of tensors --------------------------------------------------------------

void check_same(const char* name, const Tensor& x, const Tensor& a) {
  STD_TORCH_CHECK(x.scalar_type() == a.scalar_type(), kOp, ": ", name, " must have the dtype of a, ",
                  torch::headeronly::toString(a.scalar_type()), ", but is ", described(x));
  STD_TORCH_CHECK(x.device() == a.device(), kOp, ": ", name, " must be on the device of a");
}

void check_type(const Tensor& a) {
  STD_TORCH_CHECK(a.scalar_type() == ScalarType::BFloat16 || a.scalar_type() == ScalarType::Half, kOp,
                  ": a must be bfloat16 or float16, but is ", described(a));
}

std::vector<int64_t> checked_shape(const Tensor& a, const Tensor& b, const Tensor& ends) {
  check_type(a);
  check_same("b", b, a);
  STD_TORCH_CHECK(a.dim() == 2 && (b.dim() == 2 || b.dim() == 3), kOp, ": a must have 2 dimensions and b 2 or 3, but a is ",
                  described(a), ", b is ", described(b));
  STD_TORCH_CHECK(b.size(b.dim() - 2) == a.size(1), kOp, ": a has ", a.size(1), " columns and b ", b.size(b.dim() - 2), " rows");
  STD_TORCH_CHECK(ends.dim() == 1 && (ends.scalar_type() == ScalarType::Int || ends.scalar_type() == ScalarType::Long), kOp,
                  ": offsets must be int32 or int64 of 1 dimension, but is ", described(ends));
  STD_TORCH_CHECK(ends.device() == a.device(), kOp, ": offsets must be on the device of a");
  STD_TORCH_CHECK(b.dim() == 2 || b.size(0) == ends.size(0), kOp, ": b has ", b.size(0), " groups and offsets ", ends.size(0));
  if (b.dim() == 2) {
    return {ends.size(0), a.size(0), b.size(1)};
  }
  return {a.size(0), b.size(2)};
}

bool has_kernel(const Tensor& a) {
  const Type type = a.scalar_type() == ScalarType::Half ? Type::kHalf : Type::kBFloat16;
  return is_compiled(type) && choose(INT_MAX) && is_hopper(kOp, a.get_device_index());
}

// ---- the operators -------------------------------------------------------------------------

Tensor fallback(const Tensor& a, const Tensor& b, const Tensor& ends) {
  using torch::stable::detail::from;
  std::array<StableIValue, 3> stack{from(a), from(b), from(ends)};
  TORCH_ERROR_CODE_CHECK(torch_call_dispatcher("opwright_sm90_gemm::grouped_fallback", "", stack.data(), TORCH_ABI_VERSION));
  return torch::stable::detail::to<Tensor>(stack[0]);
}

void write(const Tensor& a, const Tensor& b, const Tensor& ends, const std::string& kernel, Tensor& out) {
  if (out.numel() == 0) {
    return;
  }
  if (a.size(1) == 0 || ends.size(0) == 0) {
    torch::stable::zero_(out);
    return;
  }
  const Tensor own = torch::stable::contiguous(ends);
  Run(a).divided(a, b, own, kernel, out);
}

Tensor grouped_gemm(Tensor a, Tensor b, Tensor ends) {
  const torch::stable::accelerator::DeviceGuard guard(a.get_device_index());
  const std::vector<int64_t> shape = checked_shape(a, b, ends);
  if (!has_kernel(a)) {
    return fallback(a, b, ends);
  }
  Tensor out = torch::stable::new_empty(a, shape);
  write(a, b, ends, "", out);
  return out;
}

void grouped_gemm_by(Tensor a, Tensor b, Tensor ends, std::string kernel, Tensor out) {
  const torch::stable::accelerator::DeviceGuard guard(a.get_device_index());
  const std::vector<int64_t> shape = checked_shape(a, b, ends);
  check_same("out", out, a);
  bool fits = out.dim() == static_cast<int64_t>(shape.size());
  for (size_t i = 0; fits && i < shape.size(); ++i) {
    fits = out.size(i) == shape[i];
  }
  STD_TORCH_CHECK(fits, kOp, ": out does not have the shape of the result, but is ", described(out));
  if (has_kernel(a)) {
    write(a, b, ends, kernel, out);
  } else {
    torch::stable::copy_(out, fallback(a, b, ends));
  }
}

Tensors list_fallback(const Tensors& a, const Tensors& b, const Tensors& c, double alpha, double beta, int64_t activation) {
  using torch::stable::detail::from;
  std::array<StableIValue, 6> stack{from(a), from(b), from(c), from(alpha), from(beta), from(activation)};
  TORCH_ERROR_CODE_CHECK(torch_call_dispatcher("opwright_sm90_gemm::grouped_list_fallback", "", stack.data(), TORCH_ABI_VERSION));
  return torch::stable::detail::to<Tensors>(stack[0]);
}

Tensors grouped_gemm_list(Tensors a, Tensors b, Tensors c, double alpha, double beta, int64_t activation) {
  STD_TORCH_CHECK(a.size() == b.size() && (c.empty() || c.size() == a.size()), kOp, ": there are ", a.size(), " a, ", b.size(), " b and ",
                  c.size(), " c");
  STD_TORCH_CHECK(!c.empty() || beta == 0, kOp, ": beta is ", beta, ", but there is no c");
  STD_TORCH_CHECK(activation >= 0 && activation < kActivations, kOp, ": there is no activation ", activation);
  if (a.empty()) {
    return {};
  }
  const torch::stable::accelerator::DeviceGuard guard(a[0].get_device_index());
  check_type(a[0]);
  for (size_t i = 0; i < a.size(); ++i) {
    check_same("each a", a[i], a[0]);
    check_same("each b", b[i], a[0]);
    STD_TORCH_CHECK(a[i].dim() == 2 && b[i].dim() == 2 && a[i].size(1) == b[i].size(0), kOp, ": group ", i,
                    " cannot be multiplied: a is ", described(a[i]), ", b is ", described(b[i]));
    if (!c.empty()) {
      check_same("each c", c[i], a[0]);
      STD_TORCH_CHECK(c[i].dim() == 2 && c[i].size(0) == a[i].size(0) && c[i].size(1) == b[i].size(1), kOp, ": c of group ", i,
                      " must be [", a[i].size(0), ", ", b[i].size(1), "], but is ", described(c[i]));
    }
  }
  if (!has_kernel(a[0])) {
    return list_fallback(a, b, c, alpha, beta, activation);
  }
  Tensors out;
  for (size_t i = 0; i < a.size(); ++i) {
    out.push_back(torch::stable::new_empty(a[i], {a[i].size(0), b[i].size(1)}));
  }
  Run(a[0]).listed(a, b, c, static_cast<float>(alpha), static_cast<float>(beta), static_cast<Activation>(activation), out);
  return out;
}

}  // namespace
}  // namespace sm90_gemm

STABLE_TORCH_LIBRARY_FRAGMENT(opwright_sm90_gemm, m) {
  m.def("grouped_gemm(Tensor a, Tensor b, Tensor offsets) -> Tensor");
  m.def("grouped_gemm_by(Tensor a, Tensor b, Tensor offsets, str kernel, Tensor(a!) out) -> ()");
  m.def("grouped_gemm_list(Tensor[] a, Tensor[] b, Tensor[] c, float alpha, float beta, int activation) -> Tensor[]");
  m.def("grouped_fallback(Tensor a, Tensor b, Tensor offsets) -> Tensor");
  m.def("grouped_list_fallback(Tensor[] a, Tensor[] b, Tensor[] c, float alpha, float beta, int activation) -> Tensor[]");
}

STABLE_TORCH_LIBRARY_IMPL(opwright_sm90_gemm, CUDA, m) {
  m.impl("grouped_gemm", TORCH_BOX(&sm90_gemm::grouped_gemm));
  m.impl("grouped_gemm_by", TORCH_BOX(&sm90_gemm::grouped_gemm_by));
  m.impl("grouped_gemm_list", TORCH_BOX(&sm90_gemm::grouped_gemm_list));
}
