// Products of groups, each of its own sizes, as plain numbers; nothing here knows torch or CUTLASS.
#pragma once

#include <cstddef>
#include <cstdint>

#include "gemm.h"

namespace sm90_gemm {

enum class Dimension : int { kM, kN, kK };

// A matrix of each group: of group g, whose part of the divided dimension begins at `begin`, it is at data + g * apart + begin * along.
struct GroupedMatrix {
  void* data;
  int64_t leading, apart, along;  // elements
};

// A group with matrices of its own.
struct Group {
  void *a, *b, *c, *d;
  int64_t lda, ldb, ldc, ldd;  // elements
  int m, n, k;
};

// d = activation(alpha * a @ b + beta * c) for each group. Offsets on the GPU, where each group ends, divide one dimension, and the others
// have the same size in all groups; or each group is listed with sizes of its own.
struct GroupedGemm : Form {
  int groups;
  const Group* listed;  // or null
  int m, n, k;          // one of them is all groups' together
  Dimension divided;
  const void* ends;
  bool are_ends_long;  // of 64 bits, not 32
  GroupedMatrix a, b, c, d;
  void* workspace;  // workspace_bytes(...) of them, aligned to 128
};

// The same products, d^T = b^T a^T, but for the listed groups.
inline GroupedGemm transposed(GroupedGemm gemm) {
  const GroupedGemm given = gemm;
  static_cast<Form&>(gemm) = transposed(Form(given));
  gemm.m = given.n;
  gemm.n = given.m;
  gemm.a = given.b;
  gemm.b = given.a;
  if (given.divided != Dimension::kK) {
    gemm.divided = given.divided == Dimension::kM ? Dimension::kN : Dimension::kM;
  }
  return gemm;
}

inline Group transposed(const Group& group) {
  return {group.b, group.a, group.c, group.d, group.ldb, group.lda, group.ldc, group.ldd, group.n, group.m, group.k};
}

// A compiled kernel for groups, of all layouts of a and b and both types.
struct GroupedInstance : Tiling {
  size_t record_bytes;  // of what it reads of a group
  const char* (*launch)(const GroupedGemm& gemm, void* stream);  // null, or what is wrong
};

}  // namespace sm90_gemm
