// What is asked of tensors, what is said where they do not fit, and what they are as plain numbers.
#include "problem.h"

#include <algorithm>

namespace sm90_gemm {
namespace {

constexpr const char* kOp = "gemm";

std::string listed(const std::vector<int64_t>& numbers) {
  std::string text;
  for (size_t i = 0; i < numbers.size(); ++i) {
    text += (i ? ", " : "") + std::to_string(numbers[i]);
  }
  return text;
}

std::vector<int64_t> shape_of(const Tensor& x) {
  std::vector<int64_t> shape(x.dim());
  for (int64_t i = 0; i < x.dim(); ++i) {
    shape[i] = x.size(i);
  }
  return shape;
}

void check_like(const char* name, const Tensor& x, const Tensor& a, ScalarType type, const char* whose) {
  STD_TORCH_CHECK(x.scalar_type() == type, kOp, ": ", name, " must have the dtype of ", whose, ", ",
                  torch::headeronly::toString(type), ", but is ", described(x));
  STD_TORCH_CHECK(x.device() == a.device(), kOp, ": ", name, " must be on the device of a, GPU ", a.get_device_index(),
                  ", but is on ", x.is_cpu() ? std::string("the CPU") : "GPU " + std::to_string(x.get_device_index()));
}

// Widen `sizes` by the leading dimensions of x.
void broadcast(std::vector<int64_t>& sizes, const Tensor& x, const Tensor& a, const Tensor& b) {
  const int64_t own = x.dim() - 2;
  if (own > static_cast<int64_t>(sizes.size())) {
    sizes.insert(sizes.begin(), own - sizes.size(), 1);
  }
  for (int64_t i = 0; i < own; ++i) {
    int64_t& size = sizes[sizes.size() - own + i];
    STD_TORCH_CHECK(size == x.size(i) || size == 1 || x.size(i) == 1, kOp,
                    ": leading dimensions cannot be broadcast: a is ", described(a), ", b is ", described(b));
    size = size == 1 ? x.size(i) : size;
  }
}

// x as matrices of [rows, columns], broadcast to that and to leading dimensions.
Operand operand_of(const Tensor& x, const std::vector<int64_t>& sizes, int64_t rows, int64_t columns) {
  const int64_t dim = x.dim(), own = dim - 2;
  const auto step = [&](int64_t i, int64_t size) { return i < 0 || (x.size(i) == 1 && size != 1) ? 0 : x.stride(i); };
  Operand found{static_cast<char*>(const_cast<void*>(x.const_data_ptr())), rows, columns, step(dim - 2, rows), step(dim - 1, columns), {}, x.scalar_type() == ScalarType::Float8_e4m3fn ? 1 : static_cast<int>(kElement)};
  for (size_t i = 0; i < sizes.size(); ++i) {
    found.steps.push_back(step(own - static_cast<int64_t>(sizes.size()) + static_cast<int64_t>(i), sizes[i]));
  }
  return found;
}

bool is_broadcastable(const Tensor& c, const std::vector<int64_t>& shape) {
  if (c.dim() > static_cast<int64_t>(shape.size())) {
    return false;
  }
  for (int64_t i = 0; i < c.dim(); ++i) {
    const int64_t wanted = shape[shape.size() - c.dim() + i];
    if (c.size(i) != wanted && c.size(i) != 1) {
      return false;
    }
  }
  return true;
}

// One factor, or as many as there are rows or columns, of matrices without leading dimensions.
MaybeTensor scale_of(const char* name, const MaybeTensor& scale, const Tensor& a, int64_t size) {
  if (!scale) {
    return scale;
  }
  check_like(name, *scale, a, ScalarType::Float, "scales");
  STD_TORCH_CHECK(scale->numel() == 1 || scale->numel() == size, kOp, ": ", name, " must have 1 element or ", size, ", but is ",
                  described(*scale));
  return torch::stable::contiguous(*scale);
}

template <class F>
void each_operand(Problem& problem, F&& f) {
  f(problem.a);
  f(problem.b);
  f(problem.d);
  if (problem.c.data) {
    f(problem.c);
  }
}

// the first and the last byte
std::pair<const char*, const char*> extent(const Operand& x, const std::vector<int64_t>& sizes) {
  int64_t last = (x.rows - 1) * x.row_step + (x.columns - 1) * x.column_step;
  for (size_t i = 0; i < sizes.size(); ++i) {
    last += (sizes[i] - 1) * x.steps[i];
  }
  return {x.data, x.data + (last + 1) * x.element - 1};
}

}  // namespace

ScalarType scalar_type_of(Type type) { return type == Type::kHalf ? ScalarType::Half : ScalarType::BFloat16; }

std::string described(const Tensor& x) {
  std::vector<int64_t> strides(x.dim());
  for (int64_t i = 0; i < x.dim(); ++i) {
    strides[i] = x.stride(i);
  }
  return std::string(torch::headeronly::toString(x.scalar_type())) + "[" + listed(shape_of(x)) + "] with strides (" +
         listed(strides) + ")";
}

Problem problem_of(const Tensor& a, const Tensor& b, const MaybeTensor& c, const MaybeTensor& bias, double alpha, double beta,
                   int64_t activation, const Scaled* scaled) {
  if (scaled) {
    STD_TORCH_CHECK(a.scalar_type() == ScalarType::Float8_e4m3fn, kOp, ": a must be float8_e4m3fn, but is ", described(a));
  } else {
    STD_TORCH_CHECK(a.scalar_type() == ScalarType::BFloat16 || a.scalar_type() == ScalarType::Half, kOp,
                    ": a must be bfloat16, float16 or float8_e4m3fn, but is ", described(a));
  }
  const Type type = scaled ? scaled->type : a.scalar_type() == ScalarType::Half ? Type::kHalf : Type::kBFloat16;
  const char* whose = scaled ? "the result" : "a";
  STD_TORCH_CHECK(a.dim() >= 2 && b.dim() >= 2, kOp, ": a and b must have at least 2 dimensions, but a is ", described(a),
                  ", b is ", described(b));
  check_like("b", b, a, a.scalar_type(), "a");
  const int64_t m = a.size(a.dim() - 2), k = a.size(a.dim() - 1), n = b.size(b.dim() - 1);
  STD_TORCH_CHECK(b.size(b.dim() - 2) == k, kOp, ": a has ", k, " columns and b ", b.size(b.dim() - 2), " rows: a is ",
                  described(a), ", b is ", described(b));
  STD_TORCH_CHECK(activation >= 0 && activation < kActivations, kOp, ": there is no activation ",
                  activation);
  STD_TORCH_CHECK(c || beta == 0, kOp, ": beta is ", beta, ", but there is no c");
  Problem problem{};
  broadcast(problem.sizes, a, a, b);
  broadcast(problem.sizes, b, a, b);
  problem.out_shape = problem.sizes;
  problem.out_shape.insert(problem.out_shape.end(), {m, n});
  problem.a = operand_of(a, problem.sizes, m, k);
  problem.b = operand_of(b, problem.sizes, k, n);
  if (c) {
    check_like("c", *c, a, scalar_type_of(type), whose);
    STD_TORCH_CHECK(is_broadcastable(*c, problem.out_shape), kOp, ": c must be broadcastable to the result, [",
                    listed(problem.out_shape), "], but is ", described(*c));
    if (beta != 0) {
      problem.c = operand_of(*c, problem.sizes, m, n);
    }
  }
  if (bias) {
    check_like("bias", *bias, a, scalar_type_of(type), whose);
    STD_TORCH_CHECK(bias->dim() == 1 && bias->size(0) == n, kOp, ": bias must be [", n, "], but is ", described(*bias));
    problem.bias = torch::stable::contiguous(*bias);
  }
  problem.alpha = static_cast<float>(alpha);
  problem.beta = static_cast<float>(beta);
  problem.type = type;
  problem.activation = static_cast<Activation>(activation);
  problem.is_float8 = scaled;
  if (scaled) {
    problem.is_fast = scaled->is_fast;
    problem.scale_a = scale_of("scale_a", scaled->a, a, m);
    problem.scale_b = scale_of("scale_b", scaled->b, a, n);
  }
  return problem;
}

void set_out(Problem& problem, const Tensor& out) {
  STD_TORCH_CHECK(shape_of(out) == problem.out_shape, kOp, ": out must be [", listed(problem.out_shape), "], but is ",
                  described(out));
  for (int64_t i = 0; i < out.dim(); ++i) {
    STD_TORCH_CHECK(out.stride(i) != 0 || out.size(i) <= 1, kOp, ": out has elements in the same place: it is ", described(out),
                    "; clone it first");
  }
  problem.d = operand_of(out, problem.sizes, problem.a.rows, problem.b.columns);
}

bool is_empty(const Problem& problem) {
  return std::count(problem.out_shape.begin(), problem.out_shape.end(), 0) > 0;
}

bool is_same(const Operand& x, const Operand& d) {
  return x.data == d.data && x.row_step == d.row_step && x.column_step == d.column_step && x.steps == d.steps;
}

bool overlap(const Operand& x, const Operand& d, const std::vector<int64_t>& sizes) {
  const auto [x_begin, x_end] = extent(x, sizes);
  const auto [d_begin, d_end] = extent(d, sizes);
  return x_begin <= d_end && d_begin <= x_end;
}

void simplify(Problem& problem) {
  auto& sizes = problem.sizes;
  const auto erase = [&](size_t i) {
    sizes.erase(sizes.begin() + i);
    each_operand(problem, [&](Operand& x) { x.steps.erase(x.steps.begin() + i); });
  };
  for (size_t i = sizes.size(); i-- > 0;) {
    if (sizes[i] == 1) {
      erase(i);
    }
  }
  for (size_t i = sizes.size(); i-- > 1;) {
    bool joins = true;
    each_operand(problem, [&](Operand& x) { joins &= x.steps[i - 1] == x.steps[i] * sizes[i]; });
    if (joins) {
      sizes[i] *= sizes[i - 1];
      erase(i - 1);
    }
  }
  const bool has_row_scales = problem.scale_a && problem.scale_a->numel() > 1;
  if (sizes.empty() || problem.b.steps.back() != 0 || has_row_scales) {
    return;
  }
  bool joins = true;
  each_operand(problem, [&](Operand& x) { joins &= &x == &problem.b || x.steps.back() == x.row_step * problem.a.rows; });
  if (joins) {
    const int64_t rows = problem.a.rows * sizes.back();
    problem.a.rows = problem.c.rows = problem.d.rows = rows;
    erase(sizes.size() - 1);
  }
}

std::optional<Lines> lines_of(const Operand& x, int64_t alignment) {
  const int64_t aligned = std::max<int64_t>(alignment / x.element, 1);
  const auto is_aligned = [&](int64_t step) { return step % aligned == 0; };
  if (reinterpret_cast<uintptr_t>(x.data) % alignment || !std::all_of(x.steps.begin(), x.steps.end(), is_aligned)) {
    return std::nullopt;
  }
  const auto fits = [&](int64_t inner, int64_t inner_step, int64_t outer, int64_t outer_step) {
    return (inner == 1 || inner_step == 1) && (outer == 1 || (outer_step > 0 && is_aligned(outer_step)));
  };
  const auto leading = [&](int64_t inner, int64_t outer, int64_t step) {
    return outer == 1 ? (inner + aligned - 1) / aligned * aligned : step;
  };
  if (fits(x.columns, x.column_step, x.rows, x.row_step)) {
    return Lines{true, leading(x.columns, x.rows, x.row_step)};
  }
  if (fits(x.rows, x.row_step, x.columns, x.column_step)) {
    return Lines{false, leading(x.rows, x.columns, x.column_step)};
  }
  return std::nullopt;
}

}  // namespace sm90_gemm
