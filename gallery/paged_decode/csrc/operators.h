// The operators for one device, from what computes there: `Device` has
//   static void decode(const Problem&, ScalarType cache);
//   and a type Guard, made of a tensor, under which it runs.
#pragma once

#include <tuple>

#include <torch/csrc/stable/library.h>

#include "problem.h"

namespace paged_decode {

template <class Device>
struct Operators {
  static constexpr const char* kPaged = "paged_decode";
  static constexpr const char* kTables = "paged_decode_block_tables";

  static std::tuple<Tensor, Tensor> paged(Tensor q, Tensor k, MaybeTensor v, Tensor indptr, Tensor indices,
                                          Tensor last_page_len, MaybeTensor qo_indptr, MaybeTensor k_scale,
                                          MaybeTensor v_scale, bool is_hnd, double sm_scale, double k_factor,
                                          double v_factor, double soft_cap, int64_t window, double rope_scale,
                                          double rope_theta) {
    return made(kPaged, q, k, v, {indptr, indices, last_page_len},
                {qo_indptr, k_scale, v_scale, is_hnd, sm_scale, k_factor, v_factor, soft_cap, window, rope_scale,
                 rope_theta});
  }

  static void paged_out(Tensor q, Tensor k, MaybeTensor v, Tensor indptr, Tensor indices, Tensor last_page_len,
                        MaybeTensor qo_indptr, MaybeTensor k_scale, MaybeTensor v_scale, bool is_hnd, double sm_scale,
                        double k_factor, double v_factor, double soft_cap, int64_t window, double rope_scale,
                        double rope_theta, Tensor out, MaybeTensor lse) {
    written(kPaged, q, k, v, {indptr, indices, last_page_len},
            {qo_indptr, k_scale, v_scale, is_hnd, sm_scale, k_factor, v_factor, soft_cap, window, rope_scale, rope_theta},
            out, lse);
  }

  static std::tuple<Tensor, Tensor> tables(Tensor q, Tensor k, MaybeTensor v, Tensor block_tables, Tensor seq_lens,
                                           MaybeTensor qo_indptr, MaybeTensor k_scale, MaybeTensor v_scale, bool is_hnd,
                                           double sm_scale, double k_factor, double v_factor, double soft_cap,
                                           int64_t window, double rope_scale, double rope_theta) {
    return made(kTables, q, k, v, {std::nullopt, block_tables, seq_lens},
                {qo_indptr, k_scale, v_scale, is_hnd, sm_scale, k_factor, v_factor, soft_cap, window, rope_scale,
                 rope_theta});
  }

  static void tables_out(Tensor q, Tensor k, MaybeTensor v, Tensor block_tables, Tensor seq_lens, MaybeTensor qo_indptr,
                         MaybeTensor k_scale, MaybeTensor v_scale, bool is_hnd, double sm_scale, double k_factor,
                         double v_factor, double soft_cap, int64_t window, double rope_scale, double rope_theta,
                         Tensor out, MaybeTensor lse) {
    written(kTables, q, k, v, {std::nullopt, block_tables, seq_lens},
            {qo_indptr, k_scale, v_scale, is_hnd, sm_scale, k_factor, v_factor, soft_cap, window, rope_scale, rope_theta},
            out, lse);
  }

 private:
  static std::tuple<Tensor, Tensor> made(const char* op, const Tensor& q, const Tensor& k, const MaybeTensor& v,
                                         const Pages& pages, const Options& options) {
    const typename Device::Guard guard(q);
    Problem problem = problem_of(op, q, k, v, pages, options);
    const Tensor out = torch::stable::new_empty(q, problem.out_shape);
    const Tensor lse = torch::stable::new_empty(q, problem.lse_shape, ScalarType::Float);
    set_out(op, problem, out);
    set_lse(op, problem, lse);
    run(problem, k);
    return {out, lse};
  }

  static void written(const char* op, const Tensor& q, const Tensor& k, const MaybeTensor& v, const Pages& pages,
                      const Options& options, Tensor& out, MaybeTensor& lse) {
    const typename Device::Guard guard(q);
    Problem problem = problem_of(op, q, k, v, pages, options);
    const Tensor whole = set_out(op, problem, out);
    const MaybeTensor whole_lse = set_lse(op, problem, lse);
    run(problem, k);
    if (whole.const_data_ptr() != out.const_data_ptr()) {
      torch::stable::copy_(out, whole);
    }
    if (lse && whole_lse->const_data_ptr() != lse->const_data_ptr()) {
      torch::stable::copy_(*lse, *whole_lse);
    }
  }

  static void run(const Problem& problem, const Tensor& k) {
    if (problem.q.numel() > 0) {
      Device::decode(problem, k.scalar_type());
    }
  }
};

}  // namespace paged_decode

// what every device registers; a macro, because TORCH_BOX wants functions that depend on no template
#define PAGED_DECODE_OPERATORS(key, Device)                                  \
  STABLE_TORCH_LIBRARY_IMPL(opwright_paged, key, m) {                        \
    using Of = paged_decode::Operators<Device>;                              \
    m.impl("paged_decode", TORCH_BOX(&Of::paged));                           \
    m.impl("paged_decode_out", TORCH_BOX(&Of::paged_out));                   \
    m.impl("paged_decode_block_tables", TORCH_BOX(&Of::tables));             \
    m.impl("paged_decode_block_tables_out", TORCH_BOX(&Of::tables_out));     \
  }
