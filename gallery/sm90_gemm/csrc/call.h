// One call of an operator on a GPU: where it runs, the memory that lives as long, and copies around its products.
#pragma once

#include <cstdint>
#include <vector>

#include "copy.h"
#include "problem.h"

namespace sm90_gemm {

bool is_hopper(const char* op, int device);

// Whether a GPU reads more at a time than an H100, as an H200 does.
bool has_wide_memory(const char* op, int device);

int narrow(const char* op, const char* name, int64_t size);

class C10_HIDDEN Call {
 protected:
  // On the current stream of the device of a tensor.
  Call(const char* op, const Tensor& like);

  int narrow(const char* name, int64_t size) const { return sm90_gemm::narrow(op_, name, size); }
  void check(const char* wrong) const;  // null, or what is wrong

  char* memory(int64_t bytes);

  // A copy is launched with others, by flush() or before.
  void push(const Copy& copy);
  void flush();

  const char* const op_;
  const Tensor& like_;
  const int device_;
  int processors_ = 0;
  void* stream_ = nullptr;

 private:
  const int64_t like_element_;  // bytes
  // Torch's allocator does not give this memory to others before the work on this stream is done.
  std::vector<Tensor> kept_;
  std::vector<Copy> copies_;
};

}  // namespace sm90_gemm
