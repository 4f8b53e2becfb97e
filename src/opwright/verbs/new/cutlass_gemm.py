"""The options of `opwright new cutlass-gemm`, checked against Hopper's limits, as template values."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple

DTYPES: Mapping[str, tuple[str, str]] = {
    "bf16": ("bfloat16", "cutlass::bfloat16_t"),
    "fp16": ("float16", "cutlass::half_t"),
}
LAYOUTS: Mapping[str, tuple[str, str]] = {
    "row": ("row-major", "RowMajor"),
    "col": ("column-major", "ColumnMajor"),
}
SCHEDULES: Mapping[str, tuple[str, str]] = {
    "cooperative": ("KernelTmaWarpSpecializedCooperative", "TmaWarpSpecializedCooperative"),
    "pingpong": ("KernelTmaWarpSpecializedPingpong", "TmaWarpSpecialized"),
}
ACTIVATIONS: Mapping[str, str] = {"none": "", "relu": "ReLu", "gelu": "GELU", "silu": "SiLu"}
_NUMBERS = re.compile(r"(\d{1,4})x(\d{1,4})(?:x(\d{1,4}))?")
_WGMMA_ROWS, _WGMMA_COLUMNS, _WGMMA_DEPTH, _WIDEST = 64, 8, 16, 256
_SUMS = 128
"""Registers of a thread for sums that leave room for the rest: of 168 for pingpong's and cooperative's."""
_SHARED = 190 << 10
"""Bytes of a block's shared memory for tiles of a and b; the epilogue has the rest of the 227 KiB."""
_LARGEST_CLUSTER = 8
_PADDED = 8


class Gemm(NamedTuple):
    """The requested matrix product."""

    dtype: str = "bf16"
    layout_a: str = "row"
    layout_b: str = "row"
    tile: tuple[int, int, int] = (128, 256, 64)
    cluster: tuple[int, int] = (2, 1)
    schedule: str = "cooperative"
    bias: bool = False
    activation: str = "none"
    swizzle: int = 2


def tile(text: str) -> tuple[int, int, int]:
    """Return `128x256x64` as numbers."""
    match = _NUMBERS.fullmatch(text)
    if not match or not match[3]:
        raise OpwrightError(
            f"invalid tile {text!r}: expected rows x columns x depth, as in 128x256x64"
        )
    return int(match[1]), int(match[2]), int(match[3])


def cluster(text: str) -> tuple[int, int]:
    """Return `2x1` as numbers; CUTLASS's `2x1x1` too."""
    match = _NUMBERS.fullmatch(text)
    if not match or match[3] not in (None, "1"):
        raise OpwrightError(
            f"invalid cluster {text!r}: expected rows x columns of blocks, as in 2x1"
        )
    return int(match[1]), int(match[2])


def schedule(text: str) -> str:
    """Return the short name of a schedule: CUTLASS's own name is taken too."""
    long = {names[0]: short for short, names in SCHEDULES.items()}
    if text not in SCHEDULES and text not in long:
        known = ", ".join((*SCHEDULES, *long))
        raise OpwrightError(f"unknown schedule {text!r}: choose from {known}")
    return long.get(text, text)


def check(gemm: Gemm) -> None:
    """Raise OpwrightError if it exceeds Hopper's tensor cores, registers or shared memory."""
    rows, columns, depth = gemm.tile
    shape = "x".join(map(str, gemm.tile))
    groups = 2 if gemm.schedule == "cooperative" else 1
    if rows == 0 or rows % (_WGMMA_ROWS * groups):
        raise OpwrightError(
            f"tile {shape}: with {gemm.schedule}, rows must be a multiple of {_WGMMA_ROWS * groups} "
            f"({_WGMMA_ROWS} per warp group)"
        )
    if columns == 0 or columns % (4 * _WGMMA_COLUMNS) or columns > _WIDEST:
        raise OpwrightError(f"tile {shape}: columns must be a multiple of 32, at most {_WIDEST}")
    if depth == 0 or depth % (4 * _WGMMA_DEPTH):
        raise OpwrightError(
            f"tile {shape}: depth must be a multiple of 64 (128 bytes of a 16-bit type)"
        )
    sums = rows * columns // (128 * groups)
    if sums > _SUMS:
        raise OpwrightError(
            f"tile {shape}: with {gemm.schedule}, each thread holds {sums} accumulators, and registers "
            f"spill beyond {_SUMS}; choose a smaller tile"
            + ("" if groups == 2 else ", or cooperative")  # noqa: PLR2004
        )
    stage = (rows + columns) * depth * 2
    if 2 * stage > _SHARED:
        raise OpwrightError(
            f"tile {shape}: two stages need {2 * stage >> 10} KiB of shared memory; {_SHARED >> 10} KiB are available"
        )
    _check_grid(gemm)


def _check_grid(gemm: Gemm) -> None:
    rows, columns = gemm.cluster
    if (
        not 1 <= rows * columns <= _LARGEST_CLUSTER
        or (rows & (rows - 1))
        or (columns & (columns - 1))
    ):
        raise OpwrightError(
            f"cluster {rows}x{columns}: both must be powers of two, with at most {_LARGEST_CLUSTER} blocks in all"
        )
    if gemm.swizzle not in (1, 2, 4, 8):
        raise OpwrightError(f"invalid swizzle {gemm.swizzle}: choose from 1, 2, 4, 8")


def words(gemm: Gemm) -> dict[str, str]:
    """Return what the template's places are filled with."""
    check(gemm)
    dtype, element = DTYPES[gemm.dtype]
    kernel, epilogue = SCHEDULES[gemm.schedule]
    set_bias = "  made.epilogue.thread.bias_ptr = static_cast<const Element*>(p.bias);\n"
    return {
        "dtype": dtype,
        "torch_dtype": {"bfloat16": "BFloat16", "float16": "Half"}[dtype],
        "element": element,
        "layout_a": LAYOUTS[gemm.layout_a][0],
        "layout_b": LAYOUTS[gemm.layout_b][0],
        "cutlass_layout_a": LAYOUTS[gemm.layout_a][1],
        "cutlass_layout_b": LAYOUTS[gemm.layout_b][1],
        "is_row_a": _cpp(gemm.layout_a == "row"),
        "is_row_b": _cpp(gemm.layout_b == "row"),
        "is_column_a": str(gemm.layout_a == "col"),
        "is_column_b": str(gemm.layout_b == "col"),
        "tile_m": str(gemm.tile[0]),
        "tile_n": str(gemm.tile[1]),
        "tile_k": str(gemm.tile[2]),
        "cluster_m": str(gemm.cluster[0]),
        "cluster_n": str(gemm.cluster[1]),
        "schedule": gemm.schedule,
        "kernel_schedule": kernel,
        "epilogue_schedule": epilogue,
        "activation": gemm.activation,
        "formula": _formula(gemm),
        "fusion": _fusion(gemm),
        "set_bias": set_bias if gemm.bias else "",
        "takes_bias": _cpp(gemm.bias),
        "has_bias": str(gemm.bias),
        "padded_n": str(_PADDED),
        "swizzle": str(gemm.swizzle),
    }


def _cpp(truth: bool) -> str:  # noqa: FBT001 - the one thing it is about
    return "true" if truth else "false"


def _formula(gemm: Gemm) -> str:
    plain = "alpha * (a @ b) + beta * c" + (" + bias" if gemm.bias else "")
    return plain if gemm.activation == "none" else f"{gemm.activation}({plain})"


def _fusion(gemm: Gemm) -> str:
    """Return what the epilogue does, as CUTLASS calls it: cutlass/epilogue/fusion/operations.hpp."""
    activation = ACTIVATIONS[gemm.activation]
    name = f"cutlass::epilogue::thread::{activation}"
    match gemm.bias, bool(activation):
        case False, False:
            return "LinearCombination<Element, Sum, Element, Sum>"
        case False, True:
            return f"LinCombEltAct<{name}, Element, Sum, Element, Sum>"
        case True, False:
            return "LinCombPerColBias<Element, Sum, Element, Element, Sum>"
        case _:
            return f"LinCombPerColBiasEltAct<{name}, Element, Sum, Element, Element, Sum>"
