"""`import segment_csr.compat as torch_scatter`: its csr functions, under which code for torch_scatter runs unchanged."""

from segment_csr.functions import (
    gather_csr,
    segment_add_csr,
    segment_csr,
    segment_max_csr,
    segment_mean_csr,
    segment_min_csr,
    segment_sum_csr,
)

__all__ = [
    "gather_csr",
    "segment_add_csr",
    "segment_csr",
    "segment_max_csr",
    "segment_mean_csr",
    "segment_min_csr",
    "segment_sum_csr",
]
