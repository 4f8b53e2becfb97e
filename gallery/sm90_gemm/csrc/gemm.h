// A product as plain numbers, and the kernels that compute it; nothing here knows torch or CUTLASS.
#pragma once

#include <cstddef>
#include <cstdint>

namespace sm90_gemm {

// TMA moves at least 16 bytes: what it reads or writes is aligned to that, and so is the distance of its rows.
constexpr int64_t kAlignment = 16;
constexpr int64_t kElement = 2;  // bytes of bfloat16 and float16: of c, the bias and d, and of a and b unless these are float8

enum class Type : int { kBFloat16, kHalf };

// The types that kernels are compiled for: both, unless a build asks for one alone, which takes half the time.
#ifdef SM90_GEMM_ONLY_HALF
constexpr bool kHasBFloat16 = false;
#else
constexpr bool kHasBFloat16 = true;
#endif
#if defined(SM90_GEMM_ONLY_BFLOAT16) || defined(OPWRIGHT_SAMPLE)
constexpr bool kHasHalf = false;
#else
constexpr bool kHasHalf = true;
#endif
constexpr bool is_compiled(Type type) { return type == Type::kHalf ? kHasHalf : kHasBFloat16; }

// The last is gelu_tanh by the GPU's tanh, which is what large results get: nobody asks for it by number.
enum class Activation : int { kNone, kRelu, kGelu, kGeluTanh, kSilu, kGeluTanhFast };
constexpr int kActivations = 5;  // that can be asked for

// From so many elements of the result on, gelu_tanh is computed with one use of the special function unit for each, not two: its
// errors are then those of cuBLASLt's epilogue. They are absolute where x < -3.3, up to 4e-6, not relative as those of rounding.
constexpr double kManyElements = 1 << 20;
constexpr Activation form_of(Activation activation, double elements) {
  return activation == Activation::kGeluTanh && elements >= kManyElements ? Activation::kGeluTanhFast : activation;
}

// A matrix, or `batch` of them; one dimension is contiguous, lines of it are `leading` elements apart.
struct Matrix {
  void* data;
  int64_t leading, apart;  // elements; `apart` is the distance of matrices
};

// A matrix, or `batch` of them, that is only read, with any distances of rows, columns and matrices; no data if it is not there.
struct Addend {
  const void* data;
  int64_t row, column, apart;  // elements
};

// Factors of rows or columns, or of all; null for 1.
struct Scale {
  const float* data;
  bool is_vector;
};

// What one product and products of groups have in common: d = activation(alpha * a @ b + beta * c), and where it runs.
struct Form {
  float alpha, beta;
  Type type;
  Activation activation;
  bool is_a_by_k, is_b_by_k;  // contiguous along k
  bool is_d_by_n;             // d is contiguous along n
  int device, processors;
};

// Of the same product, d^T = b^T a^T.
inline Form transposed(Form form) {
  const Form given = form;
  form.is_a_by_k = given.is_b_by_k;
  form.is_b_by_k = given.is_a_by_k;
  form.is_d_by_n = !given.is_d_by_n;
  return form;
}

// d[m, n] = activation(alpha * a[m, k] @ b[k, n] + beta * c[m, n] + bias[n]); accumulated and finished in float32
struct Gemm : Form {
  int m, n, k, batch;
  Matrix a, b, d;
  Addend c;
  const void* bias;  // contiguous, or null
  bool is_bias_by_n;
  // a and b are float8_e4m3fn, both by k; sums are multiplied by both scales, and promoted to float32 each 128 of k, or at the end alone
  bool is_float8, is_fast;
  Scale scale_m, scale_n;
};

// The same product, d^T = b^T a^T.
inline Gemm transposed(Gemm gemm) {
  const Gemm given = gemm;
  static_cast<Form&>(gemm) = transposed(Form(given));
  gemm.m = given.n;
  gemm.n = given.m;
  gemm.a = given.b;
  gemm.b = given.a;
  gemm.is_bias_by_n = !given.is_bias_by_n;
  gemm.c.row = given.c.column;
  gemm.c.column = given.c.row;
  gemm.scale_m = given.scale_n;
  gemm.scale_n = given.scale_m;
  return gemm;
}

template <class Data>
Data* moved(Data* data, int64_t bytes) {
  return data ? reinterpret_cast<Data*>(reinterpret_cast<uintptr_t>(data) + bytes) : nullptr;
}

// Some columns of the same product.
inline Gemm columns_of(Gemm gemm, int first, int count) {
  const int64_t at = first;
  gemm.n = count;
  gemm.b.data = moved(gemm.b.data, at * (gemm.is_b_by_k ? gemm.b.leading : 1) * (gemm.is_float8 ? 1 : kElement));
  gemm.d.data = moved(gemm.d.data, at * (gemm.is_d_by_n ? 1 : gemm.d.leading) * kElement);
  gemm.c.data = moved(gemm.c.data, at * gemm.c.column * kElement);
  gemm.bias = moved(gemm.bias, gemm.is_bias_by_n ? at * kElement : 0);
  gemm.scale_n.data = moved(gemm.scale_n.data, gemm.scale_n.is_vector ? at * int64_t(sizeof(float)) : 0);
  return gemm;
}

// Sums of a tile in parts along k, each by another block, see divided.cuh.
struct Division {
  int parts = 1;           // of each tile
  void* memory = nullptr;  // of as many bytes as memory_of() says; it may hold anything
  uint64_t tag = 0;        // of the launch, and of no other; of its bits, kBitsOfParts are 0
};
constexpr int kBitsOfParts = 8;

// How a kernel walks over the tiles of d.
struct Walk {
  int swizzle = 1;          // lines of tiles computed together, to reuse the L2 cache
  bool is_along_m = false;  // the order of tiles
  Division division = {};
};

// What a kernel is compiled for.
struct Tiling {
  const char* name;
  int tile_m, tile_n, tile_k;
  int cluster_m, cluster_n;
  bool is_d_by_n;  // the layout of d, and of the c of groups
};

// A compiled kernel: for all layouts of a and b and both types, or for float8.
struct Instance : Tiling {
  const char* (*launch)(const Gemm& gemm, const Walk& walk, void* stream);  // null, or what is wrong
  bool is_float8, is_fast;
  bool is_divided;
  bool is_b_by_k;  // it takes no other b
};

}  // namespace sm90_gemm
