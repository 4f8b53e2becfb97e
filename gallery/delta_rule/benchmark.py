"""
Time the operators on a GPU against fla, FlashInfer, and torch's multiplication of a state in place, all in one run.

    python benchmark.py [--rivals] [--output measured.json]
    python benchmark.py --write measured.json        # the README's table of this name

What is not right is not timed. Exit 1 for that.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))
sys.path.append(str(_HERE.parent))  # harness.py is there in the gallery, and here in a copy

import harness  # noqa: E402
from cases import CHUNKS, DECODED, Timed  # noqa: E402
from delta_rule import chunk_delta_rule, decode_delta_rule, recurrent_delta_rule  # noqa: E402
from rivals import Batch, Fla, FlashInfer  # noqa: E402

_OURS = "delta_rule"
_TOLERANCE = 0.005
_IN_PLACE = "mul_ of the states"


def main() -> int:
    """Measure, print, save."""
    options = _options()
    if options.write:
        write(options.write)
        return 0
    fla, flashinfer = (Fla(), FlashInfer()) if options.rivals else (None, None)
    ceiling = harness.ceilings()
    machine = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
    rows: list[harness.Row] = []
    wrong: list[str] = []
    for found in _measured(fla, flashinfer, options.only):
        wrong += [found] if isinstance(found, str) else []
        rows += [] if isinstance(found, str) else [found]
        print(found if isinstance(found, str) else _line(found), flush=True)
        # a run that is cut off leaves its rows
        harness.save(options.output, rows, ceiling, machine)
    print(harness.table(rows, ceiling), machine, ceiling)
    print("".join(f"{fault}\n" for fault in wrong + harness.faults(rows, ceiling)))
    return int(bool(wrong))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--rivals", action="store_true", help="time them, too: they must be here")
    parser.add_argument("--output", type=Path, default=Path("measured.json"), metavar="FILE")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the README's table")
    parser.add_argument("--only", default="", metavar="WORDS", help="the rows whose name has them")
    return parser.parse_args()


def _line(row: harness.Row) -> str:
    return f"{row.case}, {row.what}: " + ", ".join(f"{k} {v:.1f}" for k, v in row.us.items())


def _measured(
    fla: Fla | None, flashinfer: FlashInfer | None, words: str
) -> Iterator[harness.Row | str]:
    for is_gated in (False, True):
        kind = "gated" if is_gated else "plain"
        for case in CHUNKS:
            for what, measure in (("forward", _forward), ("forward and backward", _both)):
                if words in f"{case.name}, {what}, {kind}":
                    yield measure(case, f"{what}, {kind}", is_gated, fla, flashinfer)
                    torch.cuda.empty_cache()
        for case in DECODED:
            if words in f"{case.name}, decode, {kind}":
                yield _decode(case, f"decode, {kind}", is_gated, fla)
                torch.cuda.empty_cache()


def _batches(case: Timed, *, is_gated: bool) -> list[Batch]:
    first = Batch(case, is_gated=is_gated)
    count = harness.sets_for(first.moved)
    return [first, *(Batch(case, is_gated=is_gated, seed=i) for i in range(1, count))]


def _forward(
    case: Timed, what: str, is_gated: bool, fla: Fla | None, flashinfer: FlashInfer | None
) -> harness.Row | str:
    batches = _batches(case, is_gated=is_gated)

    def ours(one: Batch) -> harness.Call:
        return lambda: chunk_delta_rule(
            one.q, one.k, one.v, one.beta, one.g, cu_seqlens=one.cu_seqlens
        )[0]

    works: dict[str, list[harness.Call]] = {_OURS: [ours(one) for one in batches]}
    if fla:
        works["fla"] = [_fla_call(fla, one) for one in batches]
    if flashinfer:
        works["FlashInfer"] = [flashinfer.call(one) for one in batches]
    first = batches[0]
    q, k, v, beta = (x.float() for x in (first.q, first.k, first.v, first.beta))
    exact, _ = recurrent_delta_rule(q, k, v, beta, first.g, cu_seqlens=first.cu_seqlens)
    for name, calls in works.items():
        got: Any = calls[0]()
        distance = float((got.float().view_as(exact) - exact).norm() / exact.norm())
        print(f"  {case.name}, {what}, {name}: {distance:.2g} from what it must be", flush=True)
        if name == _OURS and not distance < _TOLERANCE:
            return f"{case.name}, {what}: {distance:.3g} from what it must be"
    del exact
    works[harness.PLAIN_READ] = list(harness.plain_reads(first.moved, len(batches)))
    return harness.Row(case.name, what, "bfloat16", first.moved, 0, harness.in_turns(works))


def _fla_call(fla: Fla, one: Batch) -> harness.Call:
    return lambda: fla.chunk(one.q, one.k, one.v, one.beta, one.g, one.cu_seqlens)


def _both(
    case: Timed, what: str, is_gated: bool, fla: Fla | None, flashinfer: FlashInfer | None
) -> harness.Row | str:
    batches = _batches(case, is_gated=is_gated)

    def ours(
        q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, ends: Tensor | None
    ) -> Tensor:
        return chunk_delta_rule(q, k, v, beta, g, cu_seqlens=ends)[0]

    works = {_OURS: [_back(ours, one) for one in batches]}
    if fla:
        works["fla"] = [_back(fla.chunk, one) for one in batches]
        pairs = zip(works[_OURS][0](), works["fla"][0](), strict=True)
        distances = [float((a - b).float().norm() / b.float().norm()) for a, b in pairs]
        print(f"  {case.name}, {what}: {distances} from fla's", flush=True)
        if not max(distances) < 0.05:
            return f"{case.name}, {what}: {distances} from fla's"
    moved = 3 * batches[0].moved
    return harness.Row(case.name, what, "bfloat16", moved, 0, harness.in_turns(works))


def _back(function: Callable[..., Tensor], one: Batch) -> Callable[[], Any]:
    leaves = one.differentiable()

    def call() -> Any:
        q, k, v, beta, *rest = leaves
        o = function(q, k, v, beta, rest[0] if rest else None, one.cu_seqlens)
        return torch.autograd.grad(o, leaves, one.d_o)

    return call


def _decode(case: Timed, what: str, is_gated: bool, fla: Fla | None) -> harness.Row | str:
    size = len(case.lengths) * case.heads * 128 * 128
    count = harness.sets_for(4 * size)
    batches = [Batch(case, is_gated=is_gated, seed=i) for i in range(count)]
    states = [torch.randn(len(case.lengths), case.heads, 128, 128, device="cuda") for _ in batches]
    pairs = [*zip(batches, states, strict=True)]

    def ours(one: Batch, state: Tensor) -> harness.Call:
        return lambda: decode_delta_rule(one.q, one.k, one.v, state, one.beta, one.g)

    def rival(fla: Fla, one: Batch, state: Tensor) -> harness.Call:
        return lambda: fla.recurrent(one, state)

    works = {_OURS: [ours(*pair) for pair in pairs]}
    if fla:
        works["fla"] = [rival(fla, *pair) for pair in pairs]
        wanted, got = works["fla"][0](), works[_OURS][0]()
        assert isinstance(wanted, Tensor) and isinstance(got, Tensor)
        distance = float((got - wanted).float().norm() / wanted.float().norm())
        if not distance < _TOLERANCE:
            return f"{case.name}, {what}: {distance:.3g} from fla's"
    works[_IN_PLACE] = [_multiplied(state) for state in states]
    return harness.Row(case.name, what, "bfloat16", 8 * size, 0, harness.in_turns(works))


def _multiplied(state: Tensor) -> harness.Call:
    return lambda: state.mul_(1.0)


def write(path: Path) -> None:
    """Write the README's table of what was measured; the file's name is the table's."""
    rows, ceiling, machine = harness.load(path)
    ceilings = ", ".join(f"{name} {value:.0f} GB/s" for name, value in ceiling.items())
    text = (
        f"{harness.table(rows, ceiling)}\nMicroseconds on {machine}; medians of {harness.ROUNDS} replays of CUDA graphs in "
        f"turns. Ceilings of the same run: {ceilings}.\n"
    )
    harness.write_block(_HERE / "README.md", text, path.stem)


if __name__ == "__main__":
    sys.exit(main())
