"""What torch_scatter.composite.logsumexp has."""

from scatter_ops.composite import scatter_logsumexp

__all__ = ["scatter_logsumexp"]
