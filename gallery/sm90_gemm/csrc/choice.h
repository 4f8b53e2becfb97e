// Which kernel computes a product, and how it walks over the result.
#pragma once

#include <string>
#include <vector>

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

// Some columns or rows of a product, or all of it, and what computes them.
struct Piece {
  Gemm gemm;
  Choice choice;
};

// How the product is computed the fastest by the table, in the order of launches: as a whole, or its last tiles as smaller ones. Nothing
// if no kernel can.
std::vector<Piece> pieces_of(const Gemm& gemm);

// By the kernel with this name, as a whole.
std::vector<Piece> pieces_of(const Gemm& gemm, const std::string& name, const Walk& walk);

// Bytes that a division takes: for the sums of all parts of all tiles, and for two counters of each tile.
int64_t memory_of(const Gemm& own, const Instance& one, const Walk& walk);

std::string explain(const std::vector<Piece>& pieces);

}  // namespace sm90_gemm
