"""
Time products of groups on a GPU against torch's own, in one run.

    python grouped_benchmark.py [--only WORDS] [--kernels] [--output measured_grouped.json]
    python grouped_benchmark.py --write measured_grouped.json ... # the README's tables

What is not right is not timed. Exit 1 for that, and below a bar.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

import torch
from torch import Tensor

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))
sys.path.append(str(_HERE.parent))  # harness.py is there in the gallery, and here in a copy

import harness  # noqa: E402
from cases import BOUND  # noqa: E402
from grouped_cases import TIMED_GROUPED, GroupedCase, GroupedInputs  # noqa: E402
from grouped_kernels import GROUPED_KERNELS  # noqa: E402
from sm90_gemm import grouped_gemm  # noqa: E402

_OURS, _TORCH = "sm90_gemm", "torch._grouped_mm"
_LEAST = 1.0
_ROUNDS = 11
_MOST_SETS = 4
_BY = torch.ops.opwright_sm90_gemm.grouped_gemm_by.default


def main() -> int:
    """Measure, print, save."""
    options = _options()
    if options.write:
        write(options.write)
        return 0
    gc.freeze()  # a capture collects garbage, which takes longer the more there is to look at
    ceiling = harness.ceilings()
    machine = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
    rows: list[harness.Row] = []
    wrong: list[str] = []
    for case in TIMED_GROUPED:
        for form in ("inputs", "summed"):
            label = f"{'rows' if form == 'inputs' else 'sums'} of groups, b by {case.b}"
            if options.only not in f"{case.name} {label}" or (form == "summed" and case.b != "row"):
                continue
            found = measured(case, form, label, with_kernels=options.kernels)
            wrong += [found] if isinstance(found, str) else []
            rows += [] if isinstance(found, str) else [found]
            print(found if isinstance(found, str) else _line(found), flush=True)
            harness.save(options.output, rows, ceiling, machine)
            torch.cuda.empty_cache()
    print(machine, ceiling)
    wrong += [
        f"{row.case}, {row.what}: {row.us[_TORCH] / row.ours:.3f} x {_TORCH}, not {_LEAST}"
        for row in rows
        if row.us[_TORCH] < _LEAST * row.ours
    ]
    print("".join(f"{fault}\n" for fault in wrong))
    return int(bool(wrong))


def _options() -> argparse.Namespace:
    parser = harness.parser(__doc__, "measured_grouped.json")
    parser.add_argument("--kernels", action="store_true", help="time each kernel, too")
    return parser.parse_args()


def measured(case: GroupedCase, form: str, label: str, *, with_kernels: bool) -> harness.Row | str:
    """Return what a case takes, or what is wrong."""
    first: GroupedInputs = getattr(case, form)(torch.bfloat16, "cuda")
    if fault := _fault(case, first):
        return f"{case.name}, {label}: {fault}"
    out = grouped_gemm(*first)
    moved = first.a.nbytes + first.b.nbytes + out.nbytes
    count = min(harness.sets_for(moved), _MOST_SETS)
    sets = [first, *(getattr(case, form)(torch.bfloat16, "cuda", seed) for seed in range(1, count))]
    works = {_OURS: [_ours(own) for own in sets], _TORCH: [_theirs(own) for own in sets]}
    for kernel in GROUPED_KERNELS if with_kernels else ():
        works[kernel.name] = [_by(own, kernel.name, torch.empty_like(out)) for own in sets]
    us = harness.in_turns(works, _ROUNDS)
    return harness.Row(case.name, label, "bfloat16", moved, 0, us)


def _ours(own: GroupedInputs) -> harness.Call:
    return lambda: grouped_gemm(*own)


def _theirs(own: GroupedInputs) -> harness.Call:
    return lambda: torch._grouped_mm(own.a, own.b, offs=own.offsets)


def _by(own: GroupedInputs, kernel: str, out: Tensor) -> harness.Call:
    return lambda: _BY(*own, kernel, out)


def _fault(case: GroupedCase, own: GroupedInputs) -> str:
    """Return what is wrong with the result, or nothing; torch's is compared as well, as it is timed for the same."""
    for name, got in (
        (_OURS, grouped_gemm(*own)),
        (_TORCH, torch._grouped_mm(own.a, own.b, offs=own.offsets)),
    ):
        square = of = 0.0
        for i, (begin, end) in enumerate(case.bounds):
            if own.b.dim() == 2:
                part, wanted = got[i], own.a[:, begin:end].double() @ own.b[begin:end].double()
            else:
                part, wanted = got[begin:end], own.a[begin:end].double() @ own.b[i].double()
            if name == _TORCH and not begin < end:
                continue  # it leaves what was there
            square += float((part.double() - wanted).square().sum())
            of += float(wanted.square().sum())
        error = (square / of) ** 0.5
        if not error <= BOUND[torch.bfloat16]:
            return f"{name} is off by {error:.2g} of the norm"
    return ""


def _line(row: harness.Row) -> str:
    times = ", ".join(f"{name} {us:.1f}" for name, us in row.us.items())
    return f"{row.case} {row.what}: {times}; {row.us[_TORCH] / row.ours:.3f} x"


def write(measured: Sequence[Path]) -> None:
    """Write the README's tables."""
    text = ""
    for path in measured:
        rows, ceiling, machine = harness.load(path)
        text += (
            f"{harness.table(rows, ceiling)}\nMicroseconds on {machine}; medians of {_ROUNDS} replays of CUDA graphs in "
            "turns.\n\n"
        )
    harness.write_block(_HERE / "README.md", text, "measured groups")


if __name__ == "__main__":
    sys.exit(main())
