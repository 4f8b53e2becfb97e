"""
Time the operators that take an index on a GPU against their rivals, all in one run.

    python benchmark_scatter.py [--output FILE] [--only WORDS]
    python benchmark_scatter.py --ways [--output FILE]      a sort and atomics, by sizes
    python benchmark_scatter.py --write FILE...             the README's tables

torch_scatter is a rival where it is installed. What is not right is not timed. Exit 1 for that, and where a bar of the issue
is not reached.
"""

from __future__ import annotations

import argparse
import functools
import importlib.util
import itertools
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))
sys.path.append(str(_HERE.parent))  # harness.py is there in the gallery, and here in a copy

import cases  # noqa: E402
import harness  # noqa: E402
import scatter_ops as ours  # noqa: E402

theirs: Any = (
    importlib.import_module("torch_scatter") if importlib.util.find_spec("torch_scatter") else None
)
_DTYPES = (torch.float32, torch.bfloat16)
_TEN = cases.Case("2M rows of 64, 10 segments", cases.same((1 << 21) // 10), 10, (64,))
_POINTS = (*cases.TIMED, _TEN)
_COMPOSITES = ("scatter_softmax", "scatter_logsumexp", "scatter_std")
_COO = "coo, sum"
_WAYS = "sum, a sort and atomics"
Function = Callable[[Tensor, Tensor, int], Tensor]


def main() -> int:
    """Measure, print, save."""
    options = _options()
    if options.write:
        return _write(options.write)
    ceiling, rows, wrong = harness.ceilings(), [], []
    for found in _ways() if options.ways else _points(options.only):
        if isinstance(found, str):
            wrong.append(found)
        else:
            rows.append(found)
            print(harness.table([found], ceiling).splitlines()[-1], flush=True)
            machine = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
            harness.save(options.output, rows, ceiling, machine)
    print(harness.table(rows, ceiling), ceiling)
    wrong += [fault for row in rows for fault in _below_its_bar(row)]
    print("".join(f"{fault}\n" for fault in wrong))
    return int(bool(wrong))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--output", type=Path, default=Path("measured_scatter.json"))
    parser.add_argument("--only", default="", metavar="WORDS", help="the cases whose name has them")
    parser.add_argument("--ways", action="store_true", help="only a sort and atomics, by sizes")
    parser.add_argument("--write", type=Path, nargs="+", metavar="FILE", help="of earlier runs")
    return parser.parse_args()


def _write(files: list[Path]) -> int:
    """Write the README's tables from what was measured; a later file's rows replace those of an earlier one."""
    known: dict[tuple[str, str, str], tuple[harness.Row, str]] = {}
    for file in files:
        rows, ceiling, machine = harness.load(file)
        where = f"{machine}; ceiling: read {ceiling['read']:.0f} GB/s"
        known.update({(row.case, row.what, row.dtype): (row, where) for row in rows})

    def block(name: str, is_shown: Callable[[str], bool]) -> None:
        rows = [row for row, _ in known.values() if is_shown(row.what)]
        if name == "ways":
            rows.sort(key=lambda row: [int(number) for number in re.findall(r"\d+", row.case)])
        places = dict.fromkeys(where for row, where in known.values() if is_shown(row.what))
        told = f"Microseconds on {'; '.join(places)}.\n"
        cell, of = _SHORT[name]
        harness.write_block(_HERE / "README.md", f"{harness.matrix(rows, cell, of)}\n{told}", name)
        harness.write_block(_HERE / "measured.md", f"{harness.table(rows, ceiling)}\n{told}", name)

    block("coo", lambda what: what == _COO)
    block("scatter", lambda what: what not in (_COO, _WAYS))
    block("ways", lambda what: what == _WAYS)
    return 0


def _beside_rivals(row: harness.Row) -> str:
    fastest = min(row.us[who] for who in _RIVALS if who in row.us)
    return f"{harness.microseconds(row.ours)}, {harness.times(fastest / row.ours)}"


def _beside_its_parts(row: harness.Row) -> str:
    parts = row.us["our csr"] + row.us["a read of the index"]
    return f"{harness.microseconds(row.ours)}, {row.ours / parts:.2f}"


def _both_ways(row: harness.Row) -> str:
    times = [f"{harness.microseconds(row.us[way])}" for way in ("sorted", "atomics")]
    chosen = min((0, 1), key=lambda i: abs(row.us[("sorted", "atomics")[i]] - row.us["default"]))
    times[chosen] = f"**{times[chosen]}**"
    return " / ".join(times)


def _sizes(row: harness.Row) -> tuple[str, str]:
    rows, _, segments = row.case.partition(", ")
    many = int(rows.partition(" ")[0]) // int(segments.partition(" ")[0])
    mean = "10 segments" if segments == "10 segments" else f"{many} rows each"
    return rows, mean


_RIVALS = ("index_add", "torch_scatter")
_SHORT: dict[str, tuple[Callable[[harness.Row], str], Callable[[harness.Row], tuple[str, str]]]] = {
    "coo": (_beside_its_parts, lambda row: (row.dtype, row.case)),
    "scatter": (_beside_rivals, lambda row: (f"{row.what}, {row.dtype}", row.case)),
    "ways": (_both_ways, _sizes),
}
"""Of each table in the README: what a cell says, and where it stands."""


def _points(words: str) -> Iterator[harness.Row | str]:
    for dtype, case in itertools.product(_DTYPES, _POINTS):
        if words in case.name:
            yield from _measured(case, dtype)


def _ways() -> Iterator[harness.Row]:
    """Yield how long a sort and atomics take for which sizes: the default is chosen by this table."""
    for exponent in (12, 16, 20, 24):
        for columns, mean in itertools.product((1, 4, 16, 64), (16, 1 << 10, 1 << 20)):
            rows, segments = 1 << exponent, max((1 << exponent) // mean, 10)
            if rows * columns > 1 << 28 or (segments == 10 and mean != 1 << 20):
                continue
            index = torch.randint(0, segments, (rows,), device="cuda")
            src = torch.randn(*((rows, columns) if columns > 1 else (rows,)), device="cuda")
            calls: dict[str, list[harness.Call]] = {
                who: [functools.partial(function, src, index, segments)]
                for who, function in _of_sums().items()
                if who in ("sorted", "atomics", "index_add", "default")
            }
            name = f"{rows} rows of {columns}, {segments} segments"
            moved = src.nbytes + index.nbytes + segments * columns * src.element_size()
            yield harness.Row(name, _WAYS, "float32", moved, 0, harness.in_turns(calls, 7))


def _measured(case: cases.Case, dtype: torch.dtype) -> Iterator[harness.Row | str]:
    src, indptr = case.tensors(dtype, "cuda")
    size = indptr.numel() - 1
    ordered = torch.arange(size, device="cuda").repeat_interleave(indptr.diff())
    shuffled = ordered[torch.randperm(len(ordered), device="cuda")]
    wanted = torch.zeros(size, *src.shape[1:], dtype=torch.float64, device="cuda")
    values, name = wanted.numel() * src.element_size(), str(dtype).removeprefix("torch.")
    works: dict[str, tuple[Tensor, dict[str, Function]]] = {
        _COO: (ordered, _of_coo(indptr)),
        "scatter, sum": (shuffled, _of_sums()),
        "scatter, max": (shuffled, _named("scatter_max")),
        **{name: (shuffled, _named(name)) for name in _COMPOSITES},
    }
    for what, (index, functions) in works.items():
        moved = src.nbytes + index.nbytes + (src.nbytes if "softmax" in what else values)
        if what.endswith("sum") and not _is_right(functions, src, index, wanted):
            yield f"{case.name}, {what}, {name}: wrong"
            continue
        calls: dict[str, list[harness.Call]] = {
            who: [functools.partial(function, src, index, size)]
            for who, function in functions.items()
        }
        calls[harness.PLAIN_READ] = list(harness.plain_reads(moved, 1))
        yield harness.Row(case.name, what, name, moved, 0, harness.in_turns(calls))
        del calls
        if what in ("scatter, sum", *_COMPOSITES):
            back = _backward(src, index, size, functions)
            yield harness.Row(
                case.name, f"{what}, backward", name, moved, 0, harness.in_turns(back)
            )


def _is_right(functions: dict[str, Function], src: Tensor, index: Tensor, wanted: Tensor) -> bool:
    """Return whether ours, the first, is within the rounding of the result, and of float32's additions."""
    got = next(iter(functions.values()))(src, index, len(wanted)).double()
    sizes = torch.zeros_like(wanted).index_add_(0, index, src.double().abs())
    wanted.zero_().index_add_(0, index, src.double())
    allowed = torch.finfo(src.dtype).eps * wanted.abs() + 1e-6 * sizes
    return not bool(((got - wanted).abs() > allowed).any())


def _backward(
    src: Tensor, index: Tensor, size: int, functions: dict[str, Function]
) -> dict[str, list[harness.Call]]:
    """Return what differentiates each of the functions, of which ours goes one way only."""
    calls: dict[str, list[harness.Call]] = {}
    for who, function in functions.items():
        if who not in ("sorted", "atomics"):
            given = src.detach().requires_grad_()
            out = function(given, index, size)
            weight = torch.randn_like(out)
            calls[who] = [
                functools.partial(torch.autograd.grad, out, given, weight, retain_graph=True)
            ]
    return calls


def _of_coo(indptr: Tensor) -> dict[str, Function]:
    known: dict[str, Function] = {
        "segment_coo": lambda src, index, size: ours.segment_coo(src, index, dim_size=size),
        "our csr": lambda src, *_: ours.segment_csr(src, indptr),
        "a read of the index": lambda _, index, __: index.sum(),
    }
    if theirs:
        known["torch_scatter"] = lambda src, index, size: theirs.segment_coo(
            src, index, dim_size=size
        )
    return known


def _of_sums() -> dict[str, Function]:
    def added(src: Tensor, index: Tensor, size: int) -> Tensor:
        return src.new_zeros(size, *src.shape[1:]).index_add_(0, index, src)

    def by(deterministic: bool | None) -> Function:
        return lambda src, index, size: ours.scatter(
            src, index, 0, dim_size=size, deterministic=deterministic
        )

    known: dict[str, Function] = {"default": by(None), "sorted": by(True), "atomics": by(False)}
    known["index_add"] = added
    if theirs:
        known["torch_scatter"] = lambda src, index, size: theirs.scatter(
            src, index, 0, dim_size=size
        )
    return known


def _named(name: str) -> dict[str, Function]:
    def of(module: object) -> Function:
        function: Callable[..., Any] = getattr(module, name)

        def called(src: Tensor, index: Tensor, size: int) -> Tensor:
            found = function(src, index, 0, dim_size=size)
            values: Tensor = found[0] if isinstance(found, tuple) else found
            return values

        return called

    return {"default": of(ours), **({"torch_scatter": of(theirs)} if theirs else {})}


def _below_its_bar(row: harness.Row) -> Iterator[str]:
    """Yield what is not enough."""
    us, name = row.us, f"{row.case}, {row.what}, {row.dtype}"
    if row.what == _WAYS:
        return
    if row.what == _COO:
        allowed = 1.3 * (us["our csr"] + us["a read of the index"])
        if us["segment_coo"] > allowed:
            yield f"{name}: {us['segment_coo']:.0f} us, and {allowed:.0f} are allowed"
        return
    rivals = [us[who] for who in _RIVALS if who in us]
    what = row.what.removesuffix(", backward")
    faster = 2 if what in _COMPOSITES else 1.2 if "rows of 1" not in row.case else 1
    if rivals and us["default"] * faster > min(rivals):
        yield f"{name}: {us['default']:.0f} us, the fastest rival {min(rivals):.0f}"
    if "sorted" in us and us["sorted"] > (4 if "rows of 1" in row.case else 1.6) * us["default"]:
        yield f"{name}: sorted {us['sorted']:.0f} us, by default {us['default']:.0f}"


if __name__ == "__main__":
    sys.exit(main())
