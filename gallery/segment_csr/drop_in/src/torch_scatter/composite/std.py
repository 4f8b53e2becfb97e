"""What torch_scatter.composite.std has."""

from segment_csr.composite import scatter_std

__all__ = ["scatter_std"]
