"""What torch_scatter.segment_coo has, besides being the function of that name."""

from scatter_ops.coo import (
    gather_coo,
    segment_add_coo,
    segment_coo,
    segment_max_coo,
    segment_mean_coo,
    segment_min_coo,
    segment_sum_coo,
)

__all__ = [
    "gather_coo",
    "segment_add_coo",
    "segment_coo",
    "segment_max_coo",
    "segment_mean_coo",
    "segment_min_coo",
    "segment_sum_coo",
]
