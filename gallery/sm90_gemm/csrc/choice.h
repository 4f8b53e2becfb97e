// Which kernel computes a product, and how it walks over the result.
#pragma once

#include <string>

#include "gemm.h"

namespace sm90_gemm {

struct Choice {
  const Instance* instance;
  Walk walk;
  bool is_transposed;  // d^T = b^T a^T is computed
  double us;           // what the table makes of it
};

// Whether this build has a kernel of 16 bits, or of float8.
bool is_there(bool is_float8);

// The fastest by the table; instance is null if none can compute it.
Choice choose(const Gemm& gemm);

// Of the kernel with this name, or else of all.
Choice choose(const Gemm& gemm, const std::string& name, const Walk& walk);

std::string explain(const Gemm& gemm, const Choice& choice);

}  // namespace sm90_gemm
