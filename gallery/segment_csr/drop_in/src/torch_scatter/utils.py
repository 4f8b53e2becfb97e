"""What torch_scatter.utils has."""

from segment_csr.indices import broadcast

__all__ = ["broadcast"]
