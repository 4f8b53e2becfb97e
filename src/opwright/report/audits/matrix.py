"""Verdicts arranged for a reader: releases in ranges and series, binaries in rows, worst first."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import groupby

from opwright.model import ArtifactAudit, BinaryAudit, TorchAbi, Verdict
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    T = TypeVar("T")


class Cell(IntEnum):
    """A verdict as the matrix shows it. Ordered, mildest first."""

    LOADS = 0
    UNPROVEN = 1
    NEEDS_THE_MACHINE = 2
    """Nothing is missing but libraries that a machine has or has not: the driver's, FFmpeg."""
    UNSAFE = 3
    LACKS_LIBRARIES = 4
    LACKS_SYMBOLS = 5

    @property
    def letter(self) -> str:
        return "+?m!Lx"[self]

    @property
    def verdict(self) -> str:
        """The verdict's name in JSON, where it needs nothing of the machine."""
        return ("loads", "unproven", "unproven", "unsafe", "fails", "fails")[self]

    @property
    def label(self) -> str:
        """The verdict for people."""
        return "depends" if self is Cell.NEEDS_THE_MACHINE else self.verdict

    @property
    def meaning(self) -> str:
        return (
            "loads",
            "unproven",
            "depends on other libraries",
            "unsafe",
            "fails (libraries)",
            "fails (symbols)",
        )[self]


def cell(verdict: Verdict) -> Cell:
    """Return how the matrix shows a verdict."""
    load = verdict.load
    if verdict.name == "fails":
        lacks_symbols = load.missing_symbols or load.resolves
        return Cell.LACKS_SYMBOLS if lacks_symbols else Cell.LACKS_LIBRARIES
    if load.conditions and verdict.name != "unsafe":
        return Cell.NEEDS_THE_MACHINE
    return Cell[verdict.name.upper()]


def torch_binaries(artifact: ArtifactAudit) -> tuple[BinaryAudit, ...]:
    """Return the binaries that touch torch."""
    return tuple(b for b in artifact.binaries if b.torch_abi is not TorchAbi.NONE or b.verdicts)


def artifact_cells(artifact: ArtifactAudit) -> dict[str, Cell]:
    """Return the cell of an artifact as a whole for each release in which all of it was judged, oldest first."""
    unjudged = {one.version for audited in artifact.decisive for one in audited.unjudged}
    cells = worst_cells(artifact.decisive)
    return {version: cell for version, cell in cells.items() if version not in unjudged}


# ---- Releases ----------------------------------------------------------------------


def releases(binaries: Iterable[BinaryAudit]) -> tuple[str, ...]:
    """Return every release that any of the binaries was judged for, oldest first."""
    return in_order({verdict.load.torch.version for b in binaries for verdict in b.verdicts})


def in_order(versions: Iterable[str]) -> tuple[str, ...]:
    """Return versions of torch, oldest first."""
    return tuple(sorted(versions, key=_age))


def worst_cells(binaries: Iterable[BinaryAudit]) -> dict[str, Cell]:
    """Return the worst cell for each release, oldest release first."""
    binaries = tuple(binaries)
    worst = dict.fromkeys(releases(binaries), Cell.LOADS)
    for verdict in (verdict for b in binaries for verdict in b.verdicts):
        version = verdict.load.torch.version
        worst[version] = max(worst[version], cell(verdict))
    return worst


def ranges(chosen: Collection[str], among: Sequence[str]) -> tuple[str, ...]:
    """Return `2.4.0..2.9.1` for each run of `chosen` that has no gap `among` all releases."""
    runs = (list(run) for picked, run in groupby(among, key=chosen.__contains__) if picked)
    return tuple(run[0] if len(run) == 1 else f"{run[0]}..{run[-1]}" for run in runs)


@lru_cache(maxsize=1024)
def series(version: str) -> str:
    """Return the minor series of a release, `2.8` for `2.8.0+cu126`."""
    return ".".join(version.partition("+")[0].split(".")[:2])


def all_series(versions: Iterable[str]) -> tuple[str, ...]:
    """Return the minor series of the releases, in their order."""
    return tuple(dict.fromkeys(map(series, versions)))


@lru_cache(maxsize=1024)
def _age(version: str) -> tuple[tuple[int, ...], int, str, str]:
    """Return a key that sorts versions as packaging does, as far as torch's own ones go."""
    public, _, local = version.partition("+")
    match = re.match(r"\d+(?:\.\d+)*", public)
    numbers, rest = (match[0], public[match.end() :]) if match else ("", public)
    stage = 0 if rest and not rest.startswith(".post") else 1
    return tuple(int(n) for n in numbers.split(".") if n), stage, rest, local


# ---- Rows --------------------------------------------------------------------------


class Row(NamedTuple):
    """Binaries that share the cell of every release."""

    binaries: tuple[BinaryAudit, ...]
    cells: Mapping[str, Cell]

    @property
    def more(self) -> str:
        """How many binaries there are besides the first, ` +2`."""
        return f" +{len(self.binaries) - 1}" if len(self.binaries) > 1 else ""

    def worst_in(self, minor: str) -> Cell | None:
        """Return the worst cell of a minor series, None when it was not judged."""
        return max((c for v, c in self.cells.items() if series(v) == minor), default=None)

    def divided(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Return for each minor series whose patch releases differ: meaning → releases."""
        return {
            minor: split
            for minor in all_series(self.cells)
            if len(split := self._by_meaning(minor)) > 1
        }

    def _by_meaning(self, minor: str) -> dict[str, tuple[str, ...]]:
        inside = [version for version in self.cells if series(version) == minor]
        present = sorted({self.cells[version] for version in inside}, reverse=True)
        return {
            c.meaning: ranges([v for v in inside if self.cells[v] is c], inside) for c in present
        }


def rows(binaries: Iterable[BinaryAudit]) -> tuple[Row, ...]:
    """Return the rows of the matrix, the one that loads in the fewest releases first."""
    groups = grouped(binaries, key=lambda b: tuple(_cells(b).items()))
    unsorted = [Row(group, _cells(group[0])) for group in groups]
    return tuple(sorted(unsorted, key=lambda row: _badness(row.cells), reverse=True))


def grouped(items: Iterable[T], key: Callable[[T], Hashable]) -> tuple[tuple[T, ...], ...]:
    """Return the items that share a key together, in the order in which the keys appear."""
    groups: dict[Hashable, list[T]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return tuple(map(tuple, groups.values()))


def _cells(binary: BinaryAudit) -> dict[str, Cell]:
    return {verdict.load.torch.version: cell(verdict) for verdict in binary.verdicts}


def _badness(cells: Mapping[str, Cell]) -> list[int]:
    """Return how many releases have each cell, the worst cell first."""
    present = list(cells.values())
    return [present.count(c) for c in sorted(Cell, reverse=True)]
