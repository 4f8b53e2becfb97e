"""What torch_scatter.composite.softmax has."""

from scatter_ops.composite import scatter_log_softmax, scatter_softmax

__all__ = ["scatter_log_softmax", "scatter_softmax"]
