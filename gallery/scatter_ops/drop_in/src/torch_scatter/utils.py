"""What torch_scatter.utils has."""

from scatter_ops.indices import broadcast

__all__ = ["broadcast"]
