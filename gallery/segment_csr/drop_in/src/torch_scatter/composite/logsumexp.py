"""What torch_scatter.composite.logsumexp has."""

from segment_csr.composite import scatter_logsumexp

__all__ = ["scatter_logsumexp"]
