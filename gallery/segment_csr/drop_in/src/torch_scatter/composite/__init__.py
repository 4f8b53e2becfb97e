"""What torch_scatter.composite has."""

from segment_csr.composite import (
    scatter_log_softmax,
    scatter_logsumexp,
    scatter_softmax,
    scatter_std,
)

__all__ = ["scatter_log_softmax", "scatter_logsumexp", "scatter_softmax", "scatter_std"]
