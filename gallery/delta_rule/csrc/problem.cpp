// What is asked of tensors, and what is said where they do not fit.
#include "problem.h"

#include <algorithm>

namespace delta_rule {
namespace {

using Shape = std::vector<int64_t>;

constexpr int64_t kMost = 0x7fffffff;  // heads, keys and values are ints

Shape shape_of(const Tensor& x) {
  Shape shape(x.dim());
  for (int64_t i = 0; i < x.dim(); ++i) {
    shape[i] = x.size(i);
  }
  return shape;
}

std::string told_shape(const Shape& shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i) {
    text += (i ? ", " : "") + std::to_string(shape[i]);
  }
  return text + "]";
}

bool is_aligned(const void* pointer, size_t bytes) { return reinterpret_cast<uintptr_t>(pointer) % bytes == 0; }

struct C10_HIDDEN Reader {
  const char* op;
  Problem& problem;
  const Tensor& v;

  // a tensor whose rows are contiguous
  const void* rows(const char* name, const Tensor& x, Strides& strides) {
    STD_TORCH_CHECK(x.scalar_type() == v.scalar_type() && x.device() == v.device(), op, ": ", name,
                    " must have the type and device of v, and is ", told(x), "; v is ", told(v));
    const Tensor whole = keep(x.size(3) <= 1 || x.stride(3) == 1 ? x : torch::stable::contiguous(x));
    strides = {whole.stride(0), whole.stride(1), whole.stride(2)};
    const bool fit = strides.batch % 4 == 0 && strides.token % 4 == 0 && strides.head % 4 == 0 && whole.size(3) % 4 == 0;
    const size_t bytes = v.scalar_type() == ScalarType::Float ? 16 : 8;
    problem.recurrence.rows_are_aligned &= fit && is_aligned(whole.const_data_ptr(), bytes);
    return whole.const_data_ptr();
  }

  // a tensor of float32 or the type of v, made contiguous
  const void* values(const char* name, const Tensor& x, bool& is_float) {
    is_float = x.scalar_type() == ScalarType::Float;
    STD_TORCH_CHECK((is_float || x.scalar_type() == v.scalar_type()) && x.device() == v.device(), op, ": ", name,
                    " must be float32 or have the type of v, on its device, and is ", told(x), "; v is ", told(v));
    return keep(torch::stable::contiguous(x)).const_data_ptr();
  }

  Integers integers(const char* name, const Tensor& x) {
    const bool is_wide = x.scalar_type() == ScalarType::Long;
    STD_TORCH_CHECK((is_wide || x.scalar_type() == ScalarType::Int) && x.dim() == 1 && x.device() == v.device(), op, ": ",
                    name, " must be int32 or int64 with 1 dimension, on the device of v, and is ", told(x));
    return {keep(torch::stable::contiguous(x)).const_data_ptr(), is_wide};
  }

  const Tensor& keep(const Tensor& x) {
    problem.kept.push_back(x);
    return problem.kept.back();
  }
};

void check_shapes(const char* op, const Inputs& inputs) {
  const auto& [q, k, v, beta, g, cu_seqlens] = inputs;
  STD_TORCH_CHECK(v.scalar_type() == ScalarType::Float || v.scalar_type() == ScalarType::Half ||
                      v.scalar_type() == ScalarType::BFloat16,
                  op, ": v must be float32, float16 or bfloat16, and is ", told(v));
  STD_TORCH_CHECK(q.dim() == 4 && shape_of(q) == shape_of(k), op,
                  ": q and k must be [batch, tokens, heads, keys], both; q is ", told(q), ", k is ", told(k));
  STD_TORCH_CHECK(v.dim() == 4 && v.size(0) == q.size(0) && v.size(1) == q.size(1), op,
                  ": v must be [batch, tokens, value heads, values] with the batch and tokens of q; q is ", told(q),
                  ", v is ", told(v));
  STD_TORCH_CHECK(q.size(2) > 0 && v.size(2) % q.size(2) == 0, op,
                  ": the heads of v must be a multiple of those of q; q is ", told(q), ", v is ", told(v));
  STD_TORCH_CHECK(v.size(2) <= kMost && q.size(3) <= kMost && v.size(3) <= kMost, op, ": too many heads, keys or values");
  const Shape by_head = {v.size(0), v.size(1), v.size(2)};
  STD_TORCH_CHECK(shape_of(beta) == by_head || shape_of(beta) == shape_of(v), op,
                  ": beta must be [batch, tokens, value heads] or as v; v is ", told(v), ", beta is ", told(beta));
  STD_TORCH_CHECK(!g || shape_of(*g) == by_head, op, ": g must be [batch, tokens, value heads]; v is ", told(v),
                  ", g is ", told(*g));
  STD_TORCH_CHECK(!cu_seqlens || q.size(0) == 1, op, ": with cu_seqlens the batch must be 1: all sequences one after the "
                  "other; q is ", told(q));
  STD_TORCH_CHECK(!cu_seqlens || (cu_seqlens->dim() == 1 && cu_seqlens->size(0) > 0), op,
                  ": cu_seqlens must have one value more than there are sequences, and is ", told(*cu_seqlens));
}

}  // namespace

std::string told(const Tensor& x) {
  const std::string text = torch::headeronly::toString(x.scalar_type()) + told_shape(shape_of(x));
  return text + (x.is_cpu() ? " on the CPU" : " on GPU " + std::to_string(x.get_device_index()));
}

Tensor empty(const Shape& shape, const Tensor& like, ScalarType type) {
  return torch::stable::new_empty(like, shape, type);
}

Tensor checked(const char* op, const char* name, const Tensor& x, const Shape& shape, const Tensor& like,
               ScalarType type) {
  STD_TORCH_CHECK(x.device() == like.device() && x.scalar_type() == type && shape_of(x) == shape, op, ": ", name,
                  " must be ", torch::headeronly::toString(type), told_shape(shape), " on the device of v, and is ",
                  told(x));
  return torch::stable::contiguous(x);
}

Problem problem_of(const char* op, const Inputs& inputs, double scale, bool is_normalised, bool is_v_first) {
  check_shapes(op, inputs);
  const auto& [q, k, v, beta, g, cu_seqlens] = inputs;
  Problem found{{}, v, shape_of(v), {}, {}};
  found.kept.reserve(12);  // references into it stay
  Recurrence& recurrence = found.recurrence;
  recurrence.rows_are_aligned = true;
  Reader reader{op, found, v};
  recurrence.q = reader.rows("q", q, recurrence.q_strides);
  recurrence.k = reader.rows("k", k, recurrence.k_strides);
  recurrence.v = reader.rows("v", v, recurrence.v_strides);
  recurrence.beta = reader.values("beta", beta, recurrence.beta_is_float);
  recurrence.beta_is_vector = beta.dim() == 4;
  recurrence.g = g ? reader.values("g", *g, recurrence.g_is_float) : nullptr;
  recurrence.cu_seqlens = cu_seqlens ? reader.integers("cu_seqlens", *cu_seqlens) : Integers{nullptr, false};
  recurrence.sequences = cu_seqlens ? cu_seqlens->size(0) - 1 : v.size(0);
  recurrence.tokens = v.size(1);
  recurrence.heads = static_cast<int>(q.size(2));
  recurrence.value_heads = static_cast<int>(v.size(2));
  recurrence.keys = static_cast<int>(q.size(3));
  recurrence.values = static_cast<int>(v.size(3));
  recurrence.scale = static_cast<float>(scale);
  recurrence.is_normalised = is_normalised;
  recurrence.is_v_first = is_v_first;
  const int64_t rows = is_v_first ? v.size(3) : q.size(3), columns = is_v_first ? q.size(3) : v.size(3);
  found.state_shape = {recurrence.sequences, v.size(2), rows, columns};
  recurrence.initial_stride = recurrence.final_stride = v.size(2) * rows * columns;
  recurrence.states_are_aligned = columns % 4 == 0;
  return found;
}

void align_rows(Problem& problem, const Inputs& inputs) {
  constexpr int64_t kTogether = 8;  // of 2 bytes
  Recurrence& recurrence = problem.recurrence;
  const auto align = [&](const Tensor& x, const void*& rows, Strides& strides) {
    if (is_aligned(rows, 16) && strides.batch % kTogether == 0 && strides.token % kTogether == 0 && strides.head % kTogether == 0) {
      return;
    }
    Tensor copy = empty(shape_of(x), x, x.scalar_type());
    torch::stable::copy_(copy, x);
    problem.kept.push_back(copy);
    rows = copy.const_data_ptr();
    strides = {copy.stride(0), copy.stride(1), copy.stride(2)};
  };
  align(inputs.q, recurrence.q, recurrence.q_strides);
  align(inputs.k, recurrence.k, recurrence.k_strides);
  align(inputs.v, recurrence.v, recurrence.v_strides);
}

void set_initial(const char* op, Problem& problem, const MaybeTensor& state) {
  if (state) {
    const Tensor whole = checked(op, "initial_state", *state, problem.state_shape, problem.v, ScalarType::Float);
    problem.kept.push_back(whole);
    problem.recurrence.initial = static_cast<const float*>(whole.const_data_ptr());
    problem.recurrence.states_are_aligned &= is_aligned(problem.recurrence.initial, 16);
  }
}

void set_state(const char* op, Problem& problem, const Tensor& state, const MaybeTensor& indices) {
  Recurrence& recurrence = problem.recurrence;
  Shape wanted = problem.state_shape;
  STD_TORCH_CHECK(state.dim() == 4 && state.scalar_type() == ScalarType::Float && state.device() == problem.v.device(), op,
                  ": state must be float32", told_shape(wanted), " on the device of v, and is ", told(state));
  if (indices) {
    wanted[0] = state.size(0);
  }
  STD_TORCH_CHECK(shape_of(state) == wanted, op, ": state must be Float", told_shape(wanted), ", and is ", told(state));
  STD_TORCH_CHECK(state.stride(3) == 1 && state.stride(2) == wanted[3] && state.stride(1) == wanted[2] * wanted[3], op,
                  ": a sequence's state must be contiguous; the strides of state are ", state.stride(0), ", ",
                  state.stride(1), ", ", state.stride(2), ", ", state.stride(3));
  recurrence.final = static_cast<float*>(state.mutable_data_ptr());
  recurrence.initial = recurrence.final;
  recurrence.initial_stride = recurrence.final_stride = state.stride(0);
  recurrence.states = state.size(0);
  recurrence.states_are_aligned &= state.stride(0) % 4 == 0 && is_aligned(recurrence.final, 16);
  if (indices) {
    recurrence.indices = Reader{op, problem, problem.v}.integers("state_indices", *indices);
    STD_TORCH_CHECK(indices->size(0) == recurrence.sequences, op, ": state_indices must have ", recurrence.sequences,
                    " values, one for each sequence, and is ", told(*indices));
  }
}

}  // namespace delta_rule
