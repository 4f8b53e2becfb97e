"""The options of `opwright new cutlass-gemm`, checked against Hopper's limits."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple

FLOAT8 = "fp8"
DTYPES: Mapping[str, str] = {"bf16": "BFLOAT16", "fp16": "HALF", FLOAT8: ""}
"""What a build for only one 16-bit type defines, in part."""
SCHEDULES: Mapping[str, tuple[str, str]] = {
    "cooperative": ("Cooperative", "KernelTmaWarpSpecializedCooperative"),
    "pingpong": ("Pingpong", "KernelTmaWarpSpecializedPingpong"),
}
"""What csrc/kernel.cuh calls a schedule, and what CUTLASS does."""
_NUMBERS = re.compile(r"(\d{1,4})x(\d{1,4})(?:x(\d{1,4}))?")
_WGMMA_ROWS, _WIDEST = 64, 256
_LINE = 128
"""Bytes along k, which TMA lays into shared memory as wgmma reads them."""
_NARROWEST, _EPILOGUE_COLUMNS = 16, 32
_SUMS = 128
"""Registers of a thread for sums that leave room for the rest: of 168 for pingpong's and cooperative's. Those of float8 are there
twice: the tensor cores' own, and what these are promoted into."""
_SHARED = 190 << 10
"""Bytes of a block's shared memory for tiles of a and b; the epilogue has the rest of the 227 KiB."""
_LARGEST_CLUSTER = 8
_OF_GROUPS = "cooperative"
"""The schedule of all kernels for groups: CUTLASS's pingpong counts on sums of the same length."""


class Tile(NamedTuple):
    """What a thread block computes at a time: rows x columns of the result, from so many of k."""

    rows: int
    columns: int
    depth: int

    @property
    def text(self) -> str:
        """Return it as it is written."""
        return f"{self.rows}x{self.columns}x{self.depth}"


class Gemm(NamedTuple):
    """The requested matrix product."""

    tiles: tuple[Tile, ...] = (Tile(128, 128, 64),)
    cluster: tuple[int, int] = (2, 1)
    schedule: str = "pingpong"
    swizzle: int = 2
    dtype: str = ""
    """One alone, or both of 16 bits."""
    is_grouped: bool = False
    """Each tile is a kernel for products of groups, too."""

    @property
    def element(self) -> int:
        """Return the bytes of an element of a and b."""
        return 1 if self.dtype == FLOAT8 else 2

    @property
    def group_rows(self) -> int:
        """Return of what rows are a multiple: all warp groups of a tile have 64 each."""
        return _WGMMA_ROWS * (2 if self.schedule == "cooperative" else 1)

    def is_turned(self, tile: Tile) -> bool:
        """Return whether rows are the narrow side, along which an instruction of wgmma is divisible: then d^T is computed."""
        return bool(tile.rows % self.group_rows) and tile.columns % self.group_rows == 0


def usual(dtype: str, *, is_grouped: bool = False) -> Gemm:
    """Return the defaults."""
    if is_grouped:
        # groups end anywhere: a cluster of several tiles would compute more that is outside
        return Gemm((Tile(128, 256, 64),), (1, 1), _OF_GROUPS, dtype=dtype, is_grouped=True)
    if dtype == FLOAT8:
        return Gemm(tiles=(Tile(128, 128, 128),), schedule="cooperative", dtype=dtype)
    return Gemm(dtype=dtype)


def tile(text: str) -> Tile:
    """Return `128x256x64` as numbers."""
    match = _NUMBERS.fullmatch(text)
    if not match or not match[3]:
        raise OpwrightError(
            f"invalid tile {text!r}: expected rows x columns x depth, as in 128x256x64"
        )
    return Tile(int(match[1]), int(match[2]), int(match[3]))


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
    long = {names[1]: short for short, names in SCHEDULES.items()}
    if text not in SCHEDULES and text not in long:
        known = ", ".join((*SCHEDULES, *long))
        raise OpwrightError(f"unknown schedule {text!r}: choose from {known}")
    return long.get(text, text)


def check(gemm: Gemm) -> None:
    """Raise OpwrightError if it exceeds Hopper's tensor cores, registers or shared memory."""
    if gemm.is_grouped and gemm.dtype == FLOAT8:
        raise OpwrightError("products of groups are made in bf16 and fp16 only, not in fp8")
    for one in gemm.tiles:
        _check_tile(gemm, one)
        if gemm.is_grouped:
            _check_tile(gemm._replace(schedule=_OF_GROUPS), one)
    if len({*gemm.tiles}) < len(gemm.tiles):
        raise OpwrightError("the same tile is asked for twice")
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


def _check_tile(gemm: Gemm, tile: Tile) -> None:
    is_turned = gemm.is_turned(tile)
    wide, narrow = (tile.columns, tile.rows) if is_turned else (tile.rows, tile.columns)
    if wide == 0 or wide % gemm.group_rows:
        raise OpwrightError(
            f"tile {tile.text}: with {gemm.schedule}, rows or columns must be a multiple of {gemm.group_rows}"
            f" ({_WGMMA_ROWS} per warp group)"
        )
    fits = narrow == _NARROWEST or narrow % _EPILOGUE_COLUMNS == 0
    if not (0 < narrow <= _WIDEST and fits):
        side = "rows" if is_turned else "columns"
        raise OpwrightError(
            f"tile {tile.text}: {side} must be {_NARROWEST}, or a multiple of {_EPILOGUE_COLUMNS} that is at most {_WIDEST}"
        )
    line = _LINE // gemm.element
    if tile.depth == 0 or tile.depth % line:
        raise OpwrightError(
            f"tile {tile.text}: depth must be a multiple of {line} ({_LINE} bytes of {8 * gemm.element} bits each)"
        )
    sums, most = wide * narrow // (2 * gemm.group_rows), _SUMS * gemm.element // 2
    if sums > most:
        raise OpwrightError(
            f"tile {tile.text}: with {gemm.schedule}, each thread holds {sums} accumulators, and registers "
            f"spill beyond {most}; choose a smaller tile"
            + ("" if gemm.schedule == "cooperative" else ", or cooperative")
        )
    stage = (wide + narrow) * tile.depth * gemm.element
    if 2 * stage > _SHARED:
        raise OpwrightError(
            f"tile {tile.text}: two stages need {2 * stage >> 10} KiB of shared memory; {_SHARED >> 10} KiB are available"
        )
