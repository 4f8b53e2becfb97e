"""
Time the operators on a GPU against their rivals and against a plain read of the same bytes, all in one run.

    python benchmark.py [--scatter torch_scatter-2.1.2.tar.gz] [--output measured.json]
    python benchmark.py --write measured.json        # the README's tables, all of it in measured.md, and the plot

What is not right is not timed. Exit 1 for that, below a bar, and where a rival is faster.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))
sys.path.append(str(_HERE.parent))  # harness.py is there in the gallery, and here in a copy

import cases  # noqa: E402
import harness  # noqa: E402
import rivals  # noqa: E402
import scatter_ops  # noqa: E402

_DTYPES = (torch.float32, torch.bfloat16, torch.float16)
_BARS = {"power law": 0.75, "rows of 1": 0.75}
_USUAL_BAR, _BYTES_FOR_IT = 0.85, 10**9


class Work(NamedTuple):
    """What is timed: a reduction or its gradient."""

    what: str
    reduce: str
    is_backward: bool = False
    with_rows: bool = False
    """Which row has the largest is written, or read."""


_WORKS = (
    Work("sum", "sum"),
    Work("sum, backward", "sum", is_backward=True),
    Work("mean", "mean"),
    Work("mean, backward", "mean", is_backward=True),
    Work("max", "max"),
    Work("max, with its row", "max", with_rows=True),
    Work("max, backward", "max", is_backward=True, with_rows=True),
)


def ours(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    """Reduce as this package does."""
    return scatter_ops.segment_csr(src, indptr, reduce=reduce)


def ours_with_rows(src: Tensor, indptr: Tensor, _: str) -> Tensor:
    """Find the largest, and the row that has it."""
    return scatter_ops.segment_max_csr(src, indptr)[0]


def main() -> int:
    """Measure, print, save."""
    options = _options()
    if options.write:
        write(options.write)
        return 0
    scatter = rivals.torch_scatter(options.scatter, cuda=True) if options.scatter else None
    ceiling = harness.ceilings()
    rows: list[harness.Row] = []
    wrong: list[str] = []
    for case, dtype in _points(options.only):
        if options.dtypes and str(dtype).removeprefix("torch.") not in options.dtypes:
            continue
        for found in _measured(case, dtype, scatter):
            if isinstance(found, str):
                wrong.append(found)
            else:
                rows.append(found)
                print(harness.table([found], ceiling).splitlines()[-1], flush=True)
    machine = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
    harness.save(options.output, rows, ceiling, machine)
    print(harness.table(rows, ceiling), machine, ceiling)
    wrong += harness.faults(rows, ceiling)
    print("".join(f"{fault}\n" for fault in wrong))
    return int(bool(wrong))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument(
        "--scatter",
        type=Path,
        metavar="SDIST",
        help="torch_scatter's, to be built and timed; or the .so of it",
    )
    parser.add_argument(
        "--output",
        type=Path,
        default=Path("measured.json"),
        metavar="FILE",
        help="what was measured (%(default)s)",
    )
    parser.add_argument(
        "--write",
        type=Path,
        metavar="FILE",
        help="write the README's table and plot from it, and measure nothing",
    )
    parser.add_argument("--only", default="", metavar="WORDS", help="the cases whose name has them")
    names = [str(dtype).removeprefix("torch.") for dtype in _DTYPES]
    parser.add_argument("--dtypes", nargs="+", choices=names, help="these alone")
    return parser.parse_args()


def _points(only: str) -> Iterator[tuple[cases.Case, torch.dtype]]:
    for case in cases.TIMED:
        yield from ((case, dtype) for dtype in _DTYPES if only in case.name)
    if only in cases.SKEWED.name:
        yield cases.SKEWED, torch.float64


def _measured(
    case: cases.Case, dtype: torch.dtype, scatter: rivals.Reduce | None
) -> Iterator[harness.Row | str]:
    """Yield times forward and backward, or what is wrong."""
    size = case.tensors(dtype, "cuda")[0].nbytes
    sets = [case.tensors(dtype, "cuda", seed) for seed in range(harness.sets_for(size))]
    indices = [_index(indptr) for _, indptr in sets]
    faults = {work.reduce: _fault(*sets[0], work.reduce) for work in _WORKS}
    yield from (f"{case.name}, {name}, {dtype}: {fault}" for name, fault in faults.items() if fault)
    for work in _WORKS:
        if faults[work.reduce]:
            continue
        direction = _backward if work.is_backward else _forward
        calls: dict[str, list[harness.Call]] = {}
        for (src, indptr), index in zip(sets, indices, strict=True):
            for name, function in _functions(work, index, indptr, scatter).items():
                calls.setdefault(name, []).append(direction(function, src, indptr, work.reduce))
        moved = _moved(*sets[0], with_rows=work.with_rows)
        calls[harness.PLAIN_READ] = list(harness.plain_reads(moved, len(sets)))
        name, bar = str(dtype).removeprefix("torch."), _bar(case, work, moved)
        yield harness.Row(case.name, work.what, name, moved, bar, harness.in_turns(calls))
        del calls
        torch.cuda.empty_cache()


def _functions(
    work: Work, index: Tensor, indptr: Tensor, scatter: rivals.Reduce | None
) -> Mapping[str, rivals.Reduce]:
    """Return who does this work, ours first; of the others torch_scatter alone tells rows, and always does."""
    known: dict[str, rivals.Reduce] = {"torch_scatter": scatter} if scatter else {}
    if work.with_rows and not work.is_backward:
        return {"segment_csr": ours_with_rows, **known}
    by_index = rivals.by_index(index, indptr.numel() - 1)
    return {
        "segment_csr": ours,
        "segment_reduce": rivals.segment_reduce,
        "by index": by_index,
        **known,
    }


def _bar(case: cases.Case, work: Work, moved: int) -> float:
    """Return which share of the read ceiling must be reached; 0 where none."""
    if work.is_backward or case is cases.SKEWED:
        return 0
    special = next((bar for word, bar in _BARS.items() if word in case.name), None)
    return special or (_USUAL_BAR if moved >= _BYTES_FOR_IT else 0)


def _index(indptr: Tensor) -> Tensor:
    return torch.arange(indptr.numel() - 1, device=indptr.device).repeat_interleave(indptr.diff())


def _moved(src: Tensor, indptr: Tensor, *, with_rows: bool = False) -> int:
    """Return the bytes of inputs and outputs; backward it is the same, and the rows of the largest."""
    values = (indptr.numel() - 1) * (src[0].numel() if src.dim() > 1 else 1)
    return src.nbytes + indptr.nbytes + values * (src.element_size() + (8 if with_rows else 0))


def _forward(function: rivals.Reduce, src: Tensor, indptr: Tensor, reduce: str) -> harness.Call:
    return lambda: function(src, indptr, reduce)


def _backward(function: rivals.Reduce, src: Tensor, indptr: Tensor, reduce: str) -> harness.Call:
    given = src.detach().requires_grad_()
    state: dict[str, Tensor] = {}

    def call() -> object:
        if not state:
            state["out"] = function(given, indptr, reduce)
            state["grad"] = torch.randn_like(state["out"])
        return torch.autograd.grad(state["out"], given, state["grad"], retain_graph=True)

    return call


def _fault(src: Tensor, indptr: Tensor, reduce: str) -> str:
    """Return what is wrong with the result, or nothing."""
    wanted = rivals.segment_reduce(src.double(), indptr, reduce).nan_to_num(0, posinf=0, neginf=0)
    got = ours(src, indptr, reduce).double()
    scale = (
        rivals.segment_reduce(src.double().abs(), indptr, "sum")
        if reduce == "sum"
        else wanted.abs() + 1
    )
    bound = torch.finfo(src.dtype).eps * wanted.abs() + 1e-6 * scale
    worst = float(((got - wanted).abs() - bound).max())
    if worst > 0:
        return f"{worst:.3g} beyond what rounding explains"
    return _fault_of_rows(src, indptr) if reduce == "max" else ""


def _fault_of_rows(src: Tensor, indptr: Tensor) -> str:
    """Return what is wrong with the rows that are told to have the largest, or nothing."""
    most, rows = scatter_ops.segment_max_csr(src, indptr)
    is_empty = (indptr.diff() == 0).view(-1, *[1] * (src.dim() - 1)).expand_as(rows)
    there = src.gather(0, rows.where(~is_empty, 0))
    inside = (rows >= _borders(indptr[:-1], rows)) & (rows < _borders(indptr[1:], rows))
    if bool((is_empty == inside).any()) or bool((there != most)[~is_empty].any()):
        return "a row is told that has not the largest"
    return ""


def _borders(indptr: Tensor, rows: Tensor) -> Tensor:
    return indptr.view(-1, *[1] * (rows.dim() - 1))


def write(measured: Path) -> None:
    """Write the README's tables, all that was measured, and the plot."""
    rows, ceiling, machine = harness.load(measured)
    told = ", ".join(f"{name} {speed:.0f} GB/s" for name, speed in ceiling.items())
    conditions = (
        f"Microseconds on {machine}; medians of {harness.ROUNDS} replays of CUDA graphs in turns, each of ten short calls at "
        f"least, {harness.SLOW_ROUNDS} where one takes ten times the fastest. Ceilings of the same run: {told}.\n"
    )

    def cell(row: harness.Row) -> str:
        rival = f", {harness.times(row.best_rival / row.ours)}" if row.best_rival else ""
        return f"{row.share(ceiling):.0%}{rival}"

    shown = [row for row in rows if row.dtype in ("float32", "bfloat16")]
    short = harness.matrix(shown, cell, lambda row: (f"{row.what}, {row.dtype}", row.case))
    harness.write_block(_HERE / "README.md", f"{short}\n{conditions}")
    harness.write_block(_HERE / "measured.md", f"{harness.table(rows, ceiling)}\n{conditions}")
    drawn = [row for row in rows if row.what in ("sum", "max") and row.dtype != "float16"]
    harness.plot(drawn, ceiling, _HERE / "measured.svg")


if __name__ == "__main__":
    sys.exit(main())
