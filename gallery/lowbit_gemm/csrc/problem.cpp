// What is asked of tensors, and what is said where they do not fit.
#include "problem.h"

namespace lowbit_gemm {
namespace {

constexpr int64_t kAlignment = 16;
constexpr int64_t kMostColumns = int64_t(1) << 23;  // sums of products of 128 and 2 fit into 32 bits

std::vector<int64_t> shape_of(const Tensor& x) {
  std::vector<int64_t> shape(x.dim());
  for (int64_t i = 0; i < x.dim(); ++i) {
    shape[i] = x.size(i);
  }
  return shape;
}

std::string told_shape(const std::vector<int64_t>& shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i) {
    text += (i ? ", " : "") + std::to_string(shape[i]);
  }
  return text + "]";
}

bool is_aligned(const Tensor& x) { return reinterpret_cast<uintptr_t>(x.const_data_ptr()) % kAlignment == 0; }

// x without gaps, beginning at a multiple of 16 bytes
Tensor whole(const Tensor& x) {
  Tensor found = torch::stable::contiguous(x);
  if (is_aligned(found)) {
    return found;
  }
  Tensor copy = torch::stable::new_empty(found, shape_of(found));
  torch::stable::copy_(copy, found);
  return copy;
}

Type type_of(ScalarType type) {
  return type == ScalarType::Float ? Type::kFloat : type == ScalarType::Half ? Type::kHalf : Type::kBFloat16;
}

bool is_wide_or_bfloat16(const Tensor& x) {
  return x.scalar_type() == ScalarType::Float || x.scalar_type() == ScalarType::BFloat16;
}

bool is_floating(const Tensor& x) { return is_wide_or_bfloat16(x) || x.scalar_type() == ScalarType::Half; }

void check_device(const char* op, const char* name, const Tensor& x, const Tensor& like) {
  STD_TORCH_CHECK(x.device() == like.device(), op, ": ", name, " must be on the device of x; x is ", told(like), ", ",
                  name, " is ", told(x));
}

}  // namespace

std::string told(const Tensor& x) {
  std::string text = torch::headeronly::toString(x.scalar_type()) + told_shape(shape_of(x));
  return text + (x.is_cpu() ? " on the CPU" : " on GPU " + std::to_string(x.get_device_index()));
}

Problem problem_of(const Tensor& x, const Tensor& weight, const Tensor& x_scale, const Tensor& weight_scale,
                   const MaybeTensor& bias) {
  const char* op = "lowbit_gemm";
  STD_TORCH_CHECK(x.scalar_type() == ScalarType::Char && x.dim() == 2, op, ": x must be int8 [M, K], and is ", told(x));
  const auto packed = weight.scalar_type();
  STD_TORCH_CHECK((packed == ScalarType::Byte || packed == ScalarType::Char) && weight.dim() == 2, op,
                  ": weight must be uint8 [N, K / 4], as pack_ternary makes it, and is ", told(weight));
  const int64_t m = x.size(0), k = x.size(1), n = weight.size(0);
  STD_TORCH_CHECK(weight.size(1) * 4 == k, op, ": weight must have a quarter of the columns of x; x is ", told(x),
                  ", weight is ", told(weight));
  STD_TORCH_CHECK(n % kStrip == 0 && k % kTile == 0, op, ": N must be a multiple of ", kStrip, " and K of ", kTile,
                  ": they are packed in tiles of that size; N is ", n, ", K is ", k);
  STD_TORCH_CHECK(k <= kMostColumns, op, ": K must be at most ", kMostColumns, ", for which sums fit into 32 bits; it is ", k);
  check_device(op, "weight", weight, x);
  check_device(op, "x_scale", x_scale, x);
  check_device(op, "weight_scale", weight_scale, x);
  STD_TORCH_CHECK(is_wide_or_bfloat16(x_scale) && x_scale.numel() == m, op,
                  ": x_scale must have one bfloat16 or float32 for each of the ", m, " rows of x, and is ", told(x_scale));
  const int64_t groups = weight_scale.numel();
  STD_TORCH_CHECK(is_wide_or_bfloat16(weight_scale) && groups > 0 && n % groups == 0, op,
                  ": weight_scale must have bfloat16 or float32 for groups of equal size of the ", n,
                  " rows of weight, and is ", told(weight_scale));
  Problem found{Gemm{}, whole(x), {m, n}, {}};
  const auto keep = [&](const Tensor& one) {
    found.kept.push_back(whole(one));
    return found.kept.back().const_data_ptr();
  };
  Gemm& gemm = found.gemm;
  gemm.m = m;
  gemm.n = n;
  gemm.k = k;
  gemm.group = groups > 0 ? n / groups : 1;
  gemm.x = static_cast<const int8_t*>(found.x.const_data_ptr());
  gemm.weight = static_cast<const uint8_t*>(keep(weight));
  gemm.x_scale = keep(x_scale);
  gemm.weight_scale = keep(weight_scale);
  gemm.x_scale_type = type_of(x_scale.scalar_type());
  gemm.weight_scale_type = type_of(weight_scale.scalar_type());
  if (bias) {
    check_device(op, "bias", *bias, x);
    STD_TORCH_CHECK(is_floating(*bias) && bias->numel() == n, op,
                    ": bias must have a bfloat16, float16 or float32 for each of the ", n, " rows of weight, and is ",
                    told(*bias));
    gemm.bias = keep(*bias);
    gemm.bias_type = type_of(bias->scalar_type());
  }
  return found;
}

Tensor set_out(Problem& problem, const Tensor& out) {
  const char* op = "lowbit_gemm";
  check_device(op, "out", out, problem.x);
  STD_TORCH_CHECK(is_floating(out) && shape_of(out) == problem.out_shape, op, ": out must be bfloat16, float16 or float32 ",
                  told_shape(problem.out_shape), ", and is ", told(out));
  const Tensor found = whole(out);
  problem.gemm.out = found.mutable_data_ptr();
  problem.gemm.out_type = type_of(out.scalar_type());
  return found;
}

QuantizeProblem quantize_problem_of(const Tensor& x) {
  const char* op = "quantize_per_token";
  STD_TORCH_CHECK(is_floating(x) && x.dim() == 2 && (x.size(1) > 0 || x.size(0) == 0), op,
                  ": x must be float32, bfloat16 or float16 [M, K] with K above 0, and is ", told(x));
  const auto type = x.scalar_type();
  QuantizeProblem found{Quantize{}, whole(x), type == ScalarType::Half ? ScalarType::Float : type, shape_of(x), {x.size(0)}};
  found.quantize.x = found.x.const_data_ptr();
  found.quantize.m = x.size(0);
  found.quantize.k = x.size(1);
  found.quantize.type = type_of(type);
  found.quantize.scale_type = type_of(found.scale_type);
  return found;
}

Tensor set_quantized(QuantizeProblem& problem, const Tensor& out) {
  const char* op = "quantize_per_token";
  check_device(op, "out", out, problem.x);
  STD_TORCH_CHECK(out.scalar_type() == ScalarType::Char && shape_of(out) == problem.shape, op, ": out must be int8 ",
                  told_shape(problem.shape), ", and is ", told(out));
  const Tensor found = whole(out);
  problem.quantize.out = static_cast<int8_t*>(found.mutable_data_ptr());
  return found;
}

Tensor set_scale(QuantizeProblem& problem, const Tensor& scale) {
  const char* op = "quantize_per_token";
  check_device(op, "scale", scale, problem.x);
  STD_TORCH_CHECK(scale.scalar_type() == problem.scale_type && shape_of(scale) == problem.scale_shape, op,
                  ": scale must be ", torch::headeronly::toString(problem.scale_type), told_shape(problem.scale_shape),
                  ", and is ", told(scale));
  const Tensor found = whole(scale);
  problem.quantize.scale = found.mutable_data_ptr();
  return found;
}

}  // namespace lowbit_gemm
