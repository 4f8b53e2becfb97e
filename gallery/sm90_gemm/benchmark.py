"""
Time the operator on a GPU against torch's, against the best that cuBLASLt proposes, and against Inductor, all in one run.

    python benchmark.py [--only WORDS] [--epilogues plain,..] [--dtypes bfloat16] [--output measured.json]
    python benchmark.py --named [--cute-dsl EXAMPLE] # six of the cases, against Inductor and CuTe DSL, too
    python benchmark.py --dtypes float8_e4m3fn       # with scales of rows and columns, and of tensors
    python benchmark.py --write measured.json...     # the README's tables, of one run or several

What is not right is not timed. Exit 1 for that, and below a bar.
"""

from __future__ import annotations

import argparse
import functools
import gc
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import torch
from torch import Tensor

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))
sys.path.append(str(_HERE.parent))  # harness.py is there in the gallery, and here in a copy

import harness  # noqa: E402
import rivals  # noqa: E402
from cases import BOUND, COLUMN, ROW, TIMED, Case, Inputs  # noqa: E402
from sm90_gemm import gemm  # noqa: E402

_OURS, _BEST = "sm90_gemm", "cuBLASLt, best"
_INDUCTOR, _CUTE_DSL = "Inductor, Triton", "CuTe DSL, persistent"
_EPILOGUES = ("plain", "bias+gelu_tanh", "beta c")
_FLOAT8 = "float8_e4m3fn"
_SCALES = ("row x column", "tensor", "row x column, fast")
_SCALED_MM = "_scaled_mm"
_FAST_BOUND = 5e-2  # the tensor cores' own sums have 14 bits
_ROUNDS = 11
_NAMED = ((4096, 4096, 4096), (8192, 8192, 8192), (8192, 8192, 1024), (16, 8192, 8192), (4095, 4097, 4096), (127, 5001, 777))  # fmt: skip
NAMED = [case for case in TIMED if case[:3] in _NAMED and (case.a, case.b) == (ROW, COLUMN)]
"""Those that are timed against what takes minutes to compile: products by weights of a linear layer."""
_MOST_SETS = 8
_TRIALS = 3


def main() -> int:
    """Measure, print, save."""
    options = _options()
    if options.write:
        write(options.write)
        return 0
    gc.freeze()  # a capture collects garbage, which takes longer the more there is to look at
    library = rivals.CublasLt()
    ceiling = harness.ceilings()
    machine = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
    cute_dsl = rivals.CuteDsl(options.cute_dsl) if options.cute_dsl else None
    rows: list[harness.Row] = []
    wrong: list[str] = []
    for case in NAMED if options.named else TIMED:
        for what in options.epilogues:
            for name in options.dtypes:
                if options.only not in case.name or (case.batch and what != "plain"):
                    continue
                if name == _FLOAT8:
                    continue
                found = measured(case, what, getattr(torch, name), library, cute_dsl, with_inductor=options.named)  # fmt: skip
                wrong += [found] if isinstance(found, str) else []
                rows += [] if isinstance(found, str) else [found]
                print(found if isinstance(found, str) else _line(found), flush=True)
                harness.save(options.output, rows, ceiling, machine)
                torch.cuda.empty_cache()
    for case in TIMED if _FLOAT8 in options.dtypes else ():
        if (case.a, case.b) != (ROW, COLUMN) or case.batch or options.only not in case.name:
            continue
        for scales in _SCALES:
            row = measured_float8(case, scales)
            rows += [] if isinstance(row, str) else [row]
            wrong += [row] if isinstance(row, str) else []
            print(row if isinstance(row, str) else _line(row), flush=True)
            harness.save(options.output, rows, ceiling, machine)
    print(machine, ceiling)
    wrong += faults(rows)
    print("".join(f"{fault}\n" for fault in wrong))
    return int(bool(wrong))


def _options() -> argparse.Namespace:
    parser = harness.parser(__doc__)
    parser.add_argument("--epilogues", type=_words, default=_EPILOGUES, metavar="NAME,..")
    parser.add_argument("--dtypes", type=_words, default=("bfloat16",), metavar="NAME,..")
    parser.add_argument("--named", action="store_true", help="six cases, and Inductor: it tunes for minutes")  # fmt: skip
    parser.add_argument("--cute-dsl", type=Path, metavar="FILE", help="its hopper/dense_gemm_persistent.py")  # fmt: skip
    return parser.parse_args()


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def _line(row: harness.Row) -> str:
    times = ", ".join(f"{name} {us:.1f}" for name, us in row.us.items())
    rival = min((us for name, us in row.us.items() if name != _OURS), default=row.ours)
    return f"{row.case} {row.what} {row.dtype}: {times}; {rival / row.ours:.3f} x"


def measured(
    case: Case,
    what: str,
    dtype: torch.dtype,
    library: rivals.CublasLt,
    cute_dsl: rivals.CuteDsl | None = None,
    *,
    with_inductor: bool = False,
) -> harness.Row | str:
    """Return what a case takes, or what is wrong."""
    size = sum(x.nbytes for x in case.inputs(dtype, "cuda"))
    count = min(harness.sets_for(size), _MOST_SETS)
    sets = [case.inputs(dtype, "cuda", seed) for seed in range(count)]
    label = f"{case.a}, {case.b}" + ("" if what == "plain" else f"; {what}")
    if fault := _fault(sets[0], what):
        return f"{case.name}, {label}, {dtype}: {fault}"
    calls = [_calls(own, what, library, cute_dsl) for own in sets]
    if with_inductor and what != "beta c":
        compiled = rivals.inductor(None if what == "plain" else what.removeprefix("bias+"))
        for own, known in zip(sets, calls, strict=True):
            given = own.a, own.b, None if what == "plain" else own.bias
            known[_INDUCTOR] = functools.partial(compiled, *given)
    works = {name: [own[name] for own in calls] for name in calls[0]}
    us = harness.in_turns(works, _ROUNDS)
    moved = size if what != "plain" else size - sets[0].bias.nbytes
    return harness.Row(case.name, label, str(dtype).removeprefix("torch."), moved, 0, us)


def measured_float8(case: Case, scales: str) -> harness.Row | str:
    """Return what a product of float8 takes, or what is wrong; torch's takes sizes that are multiples of 16."""
    is_fast, of_rows = scales.endswith("fast"), scales.startswith("row")
    sets = []
    for seed in range(min(harness.sets_for(case.m * case.k + case.k * case.n), _MOST_SETS)):
        a, b, c, _ = case.inputs(torch.bfloat16, "cuda", seed)
        sizes = (case.m, case.n) if of_rows else (1, 1)
        scale_a, scale_b = (torch.rand(size, device="cuda") + 0.5 for size in sizes)
        kind = torch.float8_e4m3fn
        sets.append((a.to(kind), b.mT.contiguous().to(kind).mT, scale_a, scale_b, torch.empty_like(c)))  # fmt: skip

    def ours(own: tuple[Tensor, ...]) -> harness.Call:
        a, b, scale_a, scale_b, out = own
        return lambda: gemm(a, b, scale_a=scale_a, scale_b=scale_b, fast_accum=is_fast, out=out)

    def theirs(own: tuple[Tensor, ...]) -> harness.Call:
        a, b, scale_a, scale_b, _ = own
        both = (scale_a[:, None], scale_b[None]) if of_rows else (scale_a[0], scale_b[0])
        return lambda: torch._scaled_mm(a, b, *both, out_dtype=torch.bfloat16, use_fast_accum=is_fast)  # fmt: skip

    label = f"{case.a}, {case.b}; {scales}"
    a, b, scale_a, scale_b, out = sets[0]
    ours(sets[0])()
    wanted = (a.double() * scale_a[:, None].double()) @ (b.double() * scale_b.double())
    error = float((out.double() - wanted).norm() / wanted.norm())
    if not error <= (_FAST_BOUND if is_fast else BOUND[torch.bfloat16]):
        return f"{case.name}, {label}, {_FLOAT8}: off by {error:.2g} of the norm"
    works = {_OURS: [ours(own) for own in sets]}
    if not (case.m % 16 or case.n % 16 or case.k % 16):
        works[_SCALED_MM] = [theirs(own) for own in sets]
    us = harness.in_turns(works, _ROUNDS)
    moved = sum(x.nbytes for x in sets[0])
    return harness.Row(case.name, label, _FLOAT8, moved, 0, us)


def _calls(
    own: Inputs, what: str, library: rivals.CublasLt, cute_dsl: rivals.CuteDsl | None
) -> dict[str, harness.Call]:
    a, b, c, bias = own
    out = torch.empty_like(c, memory_format=torch.contiguous_format)
    calls: dict[str, harness.Call] = {_OURS: _ours(own, what, out)}
    if what == "plain":
        calls["torch.matmul"] = rivals.matmul(a, b, out)
        calls |= _best(library, a, b, out, None, None)
        calls |= _fastest(_CUTE_DSL, cute_dsl.products(a, b, out)) if cute_dsl else {}
    elif what == "beta c":
        calls["torch.addmm"] = lambda: torch.addmm(c, a, b, beta=0.5, out=out)
    else:
        activation = what.removeprefix("bias+")
        calls["eager"] = rivals.eager(a, b, bias, activation)
        calls["_addmm_activation"] = rivals.addmm_activation(a, b, bias, activation)
        calls |= _best(library, a, b, out, bias, activation)
    return calls


def _ours(own: Inputs, what: str, out: Tensor) -> harness.Call:
    a, b, c, bias = own
    match what:
        case "plain":
            return lambda: gemm(a, b, out=out)
        case "beta c":
            return lambda: gemm(a, b, c, beta=0.5, out=out)
        case _:
            activation = what.removeprefix("bias+")
            return lambda: gemm(a, b, None, bias, activation=activation, out=out)


def _best(
    library: rivals.CublasLt,
    a: Tensor,
    b: Tensor,
    out: Tensor,
    bias: Tensor | None,
    activation: str | None,
) -> dict[str, harness.Call]:
    """Return the fastest of cuBLASLt's proposals; nothing if it has none for these strides."""
    try:
        return _fastest(_BEST, library.products(a, b, out, bias, activation))
    except RuntimeError:
        return {}


def _fastest(name: str, proposals: Iterable[harness.Call]) -> dict[str, harness.Call]:
    known = [*proposals]
    times = [min(_time(call) for _ in range(_TRIALS)) for call in known]
    return {name: known[times.index(min(times))]} if times else {}


def _time(call: harness.Call) -> float:
    """Return microseconds of a call, after one that is not counted."""
    call()
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    for _ in range(3):
        call()
    end.record()
    end.synchronize()
    return 1e3 * begin.elapsed_time(end) / 3


def _fault(own: Inputs, what: str) -> str:
    """Return what is wrong with the result, or nothing."""
    a, b, c, bias = own
    got = torch.full_like(c, float("nan"), memory_format=torch.contiguous_format)
    _ours(own, what, got)()
    wanted = a.double() @ b.double()
    if what == "beta c":
        wanted += 0.5 * c.double()
    elif what != "plain":
        wanted = torch.nn.functional.gelu(wanted + bias.double(), approximate="tanh")
    error = float((got.double() - wanted).norm() / wanted.norm())
    return "" if error <= BOUND[c.dtype] else f"off by {error:.2g} of the norm"


# ---- bars --------------------------------------------------------------------------------


def faults(rows: Sequence[harness.Row]) -> list[str]:
    """Return what is below its bar."""
    return [
        f"{row.case}, {row.what}, {row.dtype}: {ratio:.3f} x {rival}, not {least}"
        for row in rows
        for rival, ratio, least in _bars(row)
        if ratio < least
    ]


def _bars(row: harness.Row) -> Iterator[tuple[str, float, float]]:
    """Yield what it is measured by, how fast it is by that, and how fast it must be."""
    faster = {name: us / row.ours for name, us in row.us.items() if name != _OURS}
    if row.dtype == _FLOAT8:
        if _SCALED_MM in faster and "row x column" in row.what:
            yield _SCALED_MM, faster[_SCALED_MM], 0.95
        return
    m, n, k = (int(size) for size in row.case.split(" x ")[-1].split("x"))
    if m % 8 or n % 8:
        if m * n * k > 1 << 32 and row.us.get("torch.matmul", 0) > 1000:
            yield "torch.matmul", faster["torch.matmul"], 4.0
            yield from ((name, faster[name], 1.0) for name in (_INDUCTOR,) if name in faster)
        elif m * n * k <= 1 << 32:
            yield "the fastest rival", min(faster.values()), 1.0
        return
    least = 0.93 if m <= 128 else 0.97
    if "eager" in faster and k <= 1024:
        yield "eager", faster["eager"], 1.1
    for name in (_BEST, "_addmm_activation"):
        if name in faster and (m <= 128 or m * n * k >= 4096**3):
            yield name, faster[name], least


def write(measured: Sequence[Path]) -> None:
    """Write the README's tables."""
    text = ""
    for path in measured:
        rows, ceiling, machine = harness.load(path)
        speeds = ", ".join(f"{name} {speed:.0f} GB/s" for name, speed in ceiling.items())
        text += (
            f"{harness.table(rows, ceiling)}\nMicroseconds on {machine}; medians of {_ROUNDS} replays of CUDA graphs in "
            f"turns. Ceilings of the same run: {speeds}.\n\n"
        )
    harness.write_block(_HERE / "README.md", text)


if __name__ == "__main__":
    sys.exit(main())
