// What is asked of tensors, and what is said where they do not fit.
#include "problem.h"

#include <algorithm>
#include <cmath>

namespace paged_decode {
namespace {

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

// Of one call: the operator's name for messages, and what is kept alive.
struct Reader {
  const char* op;
  Problem& problem;

  void check_device(const char* name, const Tensor& x) const {
    STD_TORCH_CHECK(x.device() == problem.q.device(), op, ": ", name, " must be on the device of q; q is ",
                    told(problem.q), ", ", name, " is ", told(x));
  }

  const Tensor& keep(const Tensor& x) const {
    problem.kept.push_back(x);
    return problem.kept.back();
  }

  // int32 and contiguous
  const int32_t* integers(const char* name, const Tensor& x, int64_t dims) const {
    check_device(name, x);
    const auto type = x.scalar_type();
    STD_TORCH_CHECK((type == ScalarType::Int || type == ScalarType::Long) && x.dim() == dims, op, ": ", name,
                    " must be int32 with ", dims, dims == 1 ? " dimension" : " dimensions", ", and is ", told(x));
    const Tensor narrow = type == ScalarType::Int ? x : torch::stable::to(x, ScalarType::Int);
    return static_cast<const int32_t*>(keep(torch::stable::contiguous(narrow)).const_data_ptr());
  }

  const float* scales(const char* name, const MaybeTensor& x, int& stride) const {
    stride = 0;
    if (!x) {
      return nullptr;
    }
    check_device(name, *x);
    const int64_t heads = problem.decode.kv_heads;
    STD_TORCH_CHECK(x->scalar_type() == ScalarType::Float && (x->numel() == 1 || x->numel() == heads), op, ": ", name,
                    " must be a float, or a float32 tensor of 1 or ", heads, " values (key heads), and is ", told(*x));
    stride = x->numel() > 1;
    return static_cast<const float*>(keep(torch::stable::contiguous(*x)).const_data_ptr());
  }
};

bool is_multiple(const void* pointer, int64_t bytes) { return reinterpret_cast<uintptr_t>(pointer) % bytes == 0; }

// Rows that are read and written in vectors of four elements
bool has_whole_rows(const Tensor& x) {
  const int64_t last = x.dim() - 1;
  bool is_even = x.size(last) <= 1 || x.stride(last) == 1;
  for (int64_t i = 0; i < last; ++i) {
    is_even = is_even && (x.stride(i) % 4 == 0 || x.size(i) == 1);
  }
  return is_even && is_multiple(x.const_data_ptr(), 8);
}

Strides strides_of(const Tensor& x) {
  const bool has_tokens = x.dim() == 4;
  return {x.stride(0), x.stride(has_tokens ? 1 : 0), x.stride(has_tokens ? 2 : 1)};
}

void read_cache(const Reader& reader, const Tensor& k, const MaybeTensor& v, bool is_hnd) {
  const char* op = reader.op;
  Decode& decode = reader.problem.decode;
  const Tensor& q = reader.problem.q;
  const int64_t skip = v ? 0 : 1;  // the dimension of keys and values in one tensor
  reader.check_device(v ? "k_cache" : "kv_cache", k);
  STD_TORCH_CHECK(k.dim() == 4 + skip && (v || k.size(1) == 2), op,
                  ": the cache must be one tensor [pages, 2, page, heads, dim] (NHD; HND: [pages, 2, heads, page, dim]) or "
                  "two without the 2; it is ", told(k));
  const auto type = k.scalar_type();
  STD_TORCH_CHECK(type == q.scalar_type() || type == ScalarType::Float8_e4m3fn, op,
                  ": the cache must have the type of q, or float8_e4m3fn; q is ", told(q), ", the cache is ", told(k));
  const int64_t slots = skip + (is_hnd ? 2 : 1), heads = skip + (is_hnd ? 1 : 2), last = 3 + skip;
  decode.pages = static_cast<int>(k.size(0));
  decode.page_size = static_cast<int>(k.size(slots));
  decode.kv_heads = static_cast<int>(k.size(heads));
  decode.page_stride = k.stride(0);
  decode.slot_stride = k.stride(slots);
  decode.kv_head_stride = k.stride(heads);
  decode.k = k.const_data_ptr();
  const int64_t element = type == ScalarType::Float8_e4m3fn ? 1 : 2;
  if (v) {
    reader.check_device("v_cache", *v);
    STD_TORCH_CHECK(v->scalar_type() == type && shape_of(*v) == shape_of(k), op,
                    ": k_cache and v_cache must have one shape and type; they are ", told(k), " and ", told(*v));
    for (int64_t i = 0; i < 4; ++i) {
      STD_TORCH_CHECK(v->stride(i) == k.stride(i) || k.size(i) <= 1, op,
                      ": k_cache and v_cache must have the same strides; in dimension ", i, " they are ", k.stride(i),
                      " and ", v->stride(i));
    }
    decode.v = v->const_data_ptr();
  } else {
    decode.v = static_cast<const char*>(decode.k) + k.stride(1) * element;
  }
  STD_TORCH_CHECK(k.size(last) == decode.dim, op, ": q and the cache must have one head dimension; q is ", told(q),
                  ", the cache is ", told(k));
  STD_TORCH_CHECK(decode.kv_heads > 0 && decode.page_size > 0 && decode.heads % decode.kv_heads == 0, op,
                  ": the query heads must be a multiple of the key heads, and pages must have slots; q is ", told(q),
                  ", the cache is ", told(k));
  decode.group = decode.heads / decode.kv_heads;
  decode.page_of = Divisor(decode.page_size);
  decode.token_of = Divisor(decode.group);
  bool is_aligned = k.stride(last) == 1 && is_multiple(decode.k, 16) && is_multiple(decode.v, 16);
  for (int64_t i = 0; i < last; ++i) {
    is_aligned = is_aligned && (k.size(i) <= 1 || k.stride(i) * element % 16 == 0);
  }
  STD_TORCH_CHECK(is_aligned, op, ": each row of the cache must be contiguous and begin at a multiple of 16 bytes");
}

}  // namespace

std::string told(const Tensor& x) {
  std::string text = torch::headeronly::toString(x.scalar_type()) + told_shape(shape_of(x));
  return text + (x.is_cpu() ? " on the CPU" : " on GPU " + std::to_string(x.get_device_index()));
}

Problem problem_of(const char* op, const Tensor& q, const Tensor& k_cache, const MaybeTensor& v_cache,
                   const Pages& pages, const Options& options) {
  STD_TORCH_CHECK(q.dim() == 3 || (q.dim() == 4 && !options.qo_indptr), op,
                  ": q must be [requests, heads, dim] or [requests, tokens, heads, dim], or with qo_indptr "
                  "[all tokens, heads, dim]; it is ", told(q));
  STD_TORCH_CHECK(q.scalar_type() == ScalarType::Half || q.scalar_type() == ScalarType::BFloat16, op,
                  ": q must be float16 or bfloat16, and is ", told(q));
  const int64_t dims = q.dim(), dim = q.size(dims - 1);
  STD_TORCH_CHECK(dim == 64 || dim == 128 || dim == 256, op, ": the head dimension must be 64, 128 or 256; q is ", told(q));
  Problem found{Decode{}, q, shape_of(q), shape_of(q), {}};
  found.kept.reserve(8);  // references into it stay
  found.lse_shape.pop_back();
  Decode& decode = found.decode;
  const Reader reader{op, found};
  if (!has_whole_rows(q)) {
    found.q = torch::stable::contiguous(q);
  }
  decode.q = found.q.const_data_ptr();
  decode.q_strides = strides_of(found.q);
  decode.dim = static_cast<int>(dim);
  decode.heads = static_cast<int>(q.size(dims - 2));
  decode.tokens = dims == 4 ? static_cast<int>(q.size(1)) : 1;
  read_cache(reader, k_cache, v_cache, options.is_hnd);
  decode.lengths = reader.integers(pages.indptr ? "last_page_len" : "seq_lens", pages.lengths, 1);
  decode.requests = static_cast<int>(pages.lengths.size(0));
  decode.page_table = reader.integers(pages.indptr ? "indices" : "block_tables", pages.table, pages.indptr ? 1 : 2);
  decode.page_table_size = pages.table.numel();
  if (pages.indptr) {
    decode.indptr = reader.integers("indptr", *pages.indptr, 1);
    STD_TORCH_CHECK(pages.indptr->size(0) == decode.requests + 1, op,
                    ": indptr must have one value more than last_page_len; they are ", told(*pages.indptr), " and ",
                    told(pages.lengths));
  } else {
    decode.page_table_stride = pages.table.size(1);
    STD_TORCH_CHECK(pages.table.size(0) == decode.requests, op,
                    ": block_tables must have a row for each of seq_lens; they are ", told(pages.table), " and ",
                    told(pages.lengths));
  }
  if (options.qo_indptr) {
    decode.qo_indptr = reader.integers("qo_indptr", *options.qo_indptr, 1);
    STD_TORCH_CHECK(options.qo_indptr->size(0) == decode.requests + 1, op, ": qo_indptr must have ", decode.requests + 1,
                    " values, one more than there are requests, and is ", told(*options.qo_indptr));
  } else {
    STD_TORCH_CHECK(q.size(0) == decode.requests, op, ": q must have ", decode.requests, " requests, and is ", told(q));
  }
  decode.k_scale = reader.scales("k_scale", options.k_scale, decode.k_scale_stride);
  decode.v_scale = reader.scales("v_scale", options.v_scale, decode.v_scale_stride);
  decode.scale = static_cast<float>(options.sm_scale * options.k_factor);
  decode.v_factor = static_cast<float>(options.v_factor);
  decode.soft_cap = static_cast<float>(std::max(options.logits_soft_cap, 0.0));
  decode.window_left = static_cast<int>(std::clamp<int64_t>(options.window_left, -1, 0x3fffffff));
  decode.is_rope = options.rope_theta > 0;
  decode.rope_scale = options.rope_scale;
  decode.rope_log2_theta = decode.is_rope ? std::log2(options.rope_theta) : 0;
  return found;
}

Tensor set_out(const char* op, Problem& problem, const Tensor& out) {
  STD_TORCH_CHECK(out.device() == problem.q.device() && shape_of(out) == problem.out_shape &&
                      out.scalar_type() == problem.q.scalar_type(),
                  op, ": out must be as q; q is ", told(problem.q), ", out is ", told(out));
  const Tensor whole = has_whole_rows(out) ? out : torch::stable::contiguous(out);
  problem.decode.out = whole.mutable_data_ptr();
  problem.decode.out_strides = strides_of(whole);
  return whole;
}

MaybeTensor set_lse(const char* op, Problem& problem, const MaybeTensor& lse) {
  if (!lse) {
    return lse;
  }
  STD_TORCH_CHECK(lse->device() == problem.q.device() && shape_of(*lse) == problem.lse_shape &&
                      lse->scalar_type() == ScalarType::Float,
                  op, ": lse must be ", "Float", told_shape(problem.lse_shape), " on the device of q, and is ", told(*lse));
  const Tensor whole = torch::stable::contiguous(*lse);
  problem.decode.lse = static_cast<float*>(whole.mutable_data_ptr());
  return whole;
}

}  // namespace paged_decode
