"""What torch_scatter.composite.std has."""

from scatter_ops.composite import scatter_std

__all__ = ["scatter_std"]
