// The operators and what they take, whichever device computes them.
#include <torch/csrc/stable/library.h>

STABLE_TORCH_LIBRARY(opwright_scatter, m) {
  // by pointers
  m.def("segment_sum_csr(Tensor src, Tensor indptr) -> Tensor");
  m.def("segment_mean_csr(Tensor src, Tensor indptr) -> Tensor");
  m.def("segment_min_csr(Tensor src, Tensor indptr) -> (Tensor, Tensor)");
  m.def("segment_max_csr(Tensor src, Tensor indptr) -> (Tensor, Tensor)");
  m.def("segment_min_csr_values(Tensor src, Tensor indptr) -> Tensor");
  m.def("segment_max_csr_values(Tensor src, Tensor indptr) -> Tensor");
  m.def("segment_sum_csr_out(Tensor src, Tensor indptr, Tensor(a!) out) -> ()");
  m.def("segment_mean_csr_out(Tensor src, Tensor indptr, Tensor(a!) out) -> ()");
  m.def("segment_min_csr_out(Tensor src, Tensor indptr, Tensor(a!) out, Tensor(b!) arg_out) -> ()");
  m.def("segment_max_csr_out(Tensor src, Tensor indptr, Tensor(a!) out, Tensor(b!) arg_out) -> ()");
  m.def("gather_csr(Tensor src, Tensor indptr, SymInt size) -> Tensor");
  m.def("gather_mean_csr(Tensor src, Tensor indptr, SymInt size) -> Tensor");
  m.def("gather_csr_out(Tensor src, Tensor indptr, Tensor(a!) out) -> ()");
  m.def("scatter_arg_csr(Tensor src, Tensor arg, Tensor indptr, SymInt size) -> Tensor");

  // by an index
  m.def("index_bounds(Tensor index, SymInt size) -> Tensor");
  m.def("scatter_sum(Tensor src, Tensor index, SymInt size, bool? deterministic=None) -> Tensor");
  m.def("scatter_mean(Tensor src, Tensor index, SymInt size, bool? deterministic=None) -> Tensor");
  m.def("scatter_mul(Tensor src, Tensor index, SymInt size) -> Tensor");
  m.def("scatter_min(Tensor src, Tensor index, SymInt size) -> (Tensor, Tensor)");
  m.def("scatter_max(Tensor src, Tensor index, SymInt size) -> (Tensor, Tensor)");
  m.def("gather_index(Tensor src, Tensor index) -> Tensor");

  // composites, which the CPU puts together from the operators above
  m.def("scatter_softmax(Tensor src, Tensor index, SymInt size, bool? deterministic=None) -> Tensor");
  m.def("scatter_log_softmax(Tensor src, Tensor index, SymInt size, float eps, bool? deterministic=None) -> Tensor");
  m.def("scatter_logsumexp(Tensor src, Tensor index, SymInt size, float eps, bool? deterministic=None) -> Tensor");
  m.def("scatter_deviation(Tensor src, Tensor index, SymInt size, bool unbiased, bool? deterministic=None) -> (Tensor, Tensor, Tensor)");
  m.def("scatter_softmax_backward(Tensor grad, Tensor found, Tensor index, SymInt size, bool is_log, bool? deterministic=None) -> Tensor");
  m.def("shift_and_scale_index(Tensor src, Tensor shift, Tensor factor, Tensor index, bool is_exponential) -> Tensor");
}
