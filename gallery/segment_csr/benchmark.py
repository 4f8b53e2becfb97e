"""
Time the operators on a GPU against their rivals and against a plain read of the same bytes, all in one run.

    python benchmark.py [--scatter torch_scatter-2.1.2.tar.gz] [--output measured.json]
    python benchmark.py --write measured.json        # the README's table and plot

What is not right is not timed. Exit 1 for that, below a bar, and where a rival is faster.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))
sys.path.append(str(_HERE.parent))  # harness.py is there in the gallery, and here in a copy

import cases  # noqa: E402
import harness  # noqa: E402
import rivals  # noqa: E402
import segment_csr  # noqa: E402

_DTYPES = (torch.float32, torch.bfloat16, torch.float16)
_REDUCTIONS = ("sum", "mean", "max")
_BARS = {"power law": 0.75, "rows of 1": 0.75}
_USUAL_BAR, _BYTES_FOR_IT = 0.85, 10**9


def ours(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    """Reduce as this package does."""
    return segment_csr.segment_csr(src, indptr, reduce=reduce)


def main() -> int:
    """Measure, print, save."""
    parser = argparse.ArgumentParser(description="Time segment_csr on a GPU.")
    parser.add_argument(
        "--scatter", type=Path, metavar="SDIST", help="torch_scatter's, to be built and timed"
    )
    parser.add_argument("--output", type=Path, default=Path("measured.json"))
    parser.add_argument(
        "--write",
        type=Path,
        metavar="MEASURED",
        help="write the README from it, and measure nothing",
    )
    parser.add_argument("--only", default="", help="cases whose name has this")
    parser.add_argument(
        "--dtypes", nargs="*", choices=[str(d).removeprefix("torch.") for d in _DTYPES]
    )
    options = parser.parse_args()
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
    for reduce in _REDUCTIONS:
        fault = _fault(*sets[0], reduce)
        if fault:
            yield f"{case.name}, {reduce}, {dtype}: {fault}"
            continue
        for direction in (_forward, _backward):
            works: dict[str, list[harness.Call]] = {
                "segment_csr": [],
                "segment_reduce": [],
                "by index": [],
            }
            for (src, indptr), index in zip(sets, indices, strict=True):
                by_index = rivals.by_index(index, indptr.numel() - 1)
                works["segment_csr"].append(direction(ours, src, indptr, reduce))
                works["segment_reduce"].append(
                    direction(rivals.segment_reduce, src, indptr, reduce)
                )
                works["by index"].append(direction(by_index, src, indptr, reduce))
                if scatter:
                    works.setdefault("torch_scatter", []).append(
                        direction(scatter, src, indptr, reduce)
                    )
            is_forward = direction is _forward
            moved = _moved(*sets[0], with_rows=reduce == "max" and not is_forward)
            bar = next((bar for word, bar in _BARS.items() if word in case.name), _USUAL_BAR)
            has_bar = (
                is_forward
                and case is not cases.SKEWED
                and (bar != _USUAL_BAR or moved >= _BYTES_FOR_IT)
            )
            what = reduce if is_forward else f"{reduce}, backward"
            name = str(dtype).removeprefix("torch.")
            yield harness.Row(
                case.name, what, name, moved, bar if has_bar else 0, harness.in_turns(works)
            )
            del works
            torch.cuda.empty_cache()


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
    return "" if worst <= 0 else f"{worst:.3g} beyond what rounding explains"


def write(measured: Path) -> None:
    """Write the README's table and plot."""
    rows, ceiling, machine = harness.load(measured)
    told = ", ".join(f"{name} {speed:.0f} GB/s" for name, speed in ceiling.items())
    harness.write_block(
        _HERE / "README.md",
        f"{harness.table(rows, ceiling)}\nMicroseconds on {machine}; medians of {harness.ROUNDS} replays of CUDA graphs in turns, "
        f"{harness.SLOW_ROUNDS} where one takes ten times the fastest. Ceilings of the same run: {told}.\n",
    )
    harness.plot(
        [row for row in rows if "backward" not in row.what], ceiling, _HERE / "measured.svg"
    )


if __name__ == "__main__":
    sys.exit(main())
