"""CUTLASS's Python interface for emitting a matrix product as a PyTorch extension: import this in its place."""

from opwright.verbs.build.cutlass.cutlass_interface import (
    Gemm,
    GroupedGemm,
    emit,
    epilogue,
    op,
    utils,
)
from opwright.verbs.new.cutlass_plan import Conv2d, DataType, LayoutType

__all__ = [
    "Conv2d",
    "DataType",
    "Gemm",
    "GroupedGemm",
    "LayoutType",
    "emit",
    "epilogue",
    "op",
    "utils",
]
