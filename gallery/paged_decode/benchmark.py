"""
Time the operator on a GPU against FlashInfer and against a plain read of the same bytes, all in one run.

    python benchmark.py [--flashinfer] [--output measured.json]
    python benchmark.py --write measured.json        # the README's table

What is not right is not timed. Exit 1 for that, and below a bar.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median

import torch

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))
sys.path.append(str(_HERE.parent))  # harness.py is there in the gallery, and here in a copy

import harness  # noqa: E402
from cases import FP8, TIMED, Timed  # noqa: E402
from paged_decode import paged_decode  # noqa: E402
from rivals import FlashInfer, Requests, gathered  # noqa: E402

_OURS = "paged_decode"
_STEPS = 60
_STEPPED = ("8 of 1024", "1 of 16384", "128, Zipf to 16384")
_LARGE = 250_000_000  # bytes in bfloat16, from which a uniform batch has a bar


def main() -> int:
    """Measure, print, save."""
    options = _options()
    if options.write:
        write(options.write)
        return 0
    flashinfer = FlashInfer() if options.flashinfer else None
    ceiling = harness.ceilings()
    rows: list[harness.Row] = []
    wrong: list[str] = []
    for case in TIMED:
        for cache in (torch.bfloat16, FP8):
            if options.only in case.name:
                found = _measured(case, cache, flashinfer)
                wrong += [found] if isinstance(found, str) else []
                rows += [] if isinstance(found, str) else [found]
                print(found if isinstance(found, str) else _line(found), flush=True)
    steps = {} if options.only else dict(_steps(flashinfer))
    machine = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
    harness.save(options.output, rows, ceiling, machine)
    told = json.loads(options.output.read_text(encoding="utf-8"))
    options.output.write_text(
        json.dumps({**told, "steps": steps}, indent=1) + "\n", encoding="utf-8"
    )
    print(harness.table(rows, ceiling), machine, ceiling, json.dumps(steps))
    wrong += faults(rows, steps)
    print("".join(f"{fault}\n" for fault in wrong))
    return int(bool(wrong))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--flashinfer", action="store_true", help="time it, too: it must be here")
    parser.add_argument("--output", type=Path, default=Path("measured.json"), metavar="FILE")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the README's table")
    parser.add_argument("--only", default="", metavar="WORDS", help="the cases whose name has them")
    return parser.parse_args()


def _line(row: harness.Row) -> str:
    return f"{row.case}, {row.dtype}: " + ", ".join(f"{k} {v:.1f}" for k, v in row.us.items())


def _call(requests: Requests) -> harness.Call:
    return lambda: paged_decode(requests.q, requests.cache, *requests.paged)


def _measured(case: Timed, cache: torch.dtype, flashinfer: FlashInfer | None) -> harness.Row | str:
    """Return the times of a batch, or what is wrong."""
    first = Requests(case.lengths, case.heads, case.kv_heads, cache)
    sets = [first] + [
        Requests(case.lengths, case.heads, case.kv_heads, cache, seed)
        for seed in range(1, harness.sets_for(first.moved))
    ]
    dtype = str(cache).removeprefix("torch.")
    fault = _fault(first)
    if fault:
        return f"{case.name}, {dtype}: {fault}"
    calls: dict[str, list[harness.Call]] = {_OURS: [_call(one) for one in sets]}
    if flashinfer and cache != FP8:
        for one in sets:
            for name, call in flashinfer.paths(one).items():
                calls.setdefault(name, []).append(call)
    if case.kind == "uniform" and cache != FP8:
        calls["gathered"] = [gathered(one) for one in sets]
    calls[harness.PLAIN_READ] = list(harness.plain_reads(first.moved, len(sets)))
    times = harness.in_turns(calls)
    del calls, sets
    torch.cuda.empty_cache()
    return harness.Row(case.name, case.kind, dtype, first.moved, 0, times)


def _fault(requests: Requests) -> str:
    """Return what is wrong with the result, or nothing."""
    got = paged_decode(requests.q, requests.cache, *requests.paged)
    assert isinstance(got, torch.Tensor)
    worst = max(
        float((one.float() - wanted).abs().max())
        for one, wanted in zip(got, requests.wanted(), strict=True)
    )
    return f"{worst:.3g} from what it must be" if not worst < 1e-2 else ""


# ---- new lengths at each step ----------------------------------------------------------


def _steps(flashinfer: FlashInfer | None) -> Iterator[tuple[str, Mapping[str, Sequence[float]]]]:
    """Yield microseconds from call to return, and to completion, when lengths are new at each call."""
    for case in TIMED:
        if case.name not in _STEPPED:
            continue
        requests = Requests(case.lengths, case.heads, case.kv_heads, torch.bfloat16)
        works: dict[str, harness.Call] = {_OURS: _call(requests)}
        if flashinfer:
            works["FlashInfer"] = flashinfer.planned(requests, tensor_cores=False)
            works["FlashInfer, tensor cores"] = flashinfer.planned(requests, tensor_cores=True)
        yield case.name, {name: _stepped(work) for name, work in works.items()}


def _stepped(work: harness.Call) -> tuple[float, float]:
    returned, completed = [], []
    for _ in range(_STEPS):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        work()
        returned.append(1e6 * (time.perf_counter() - begin))
        torch.cuda.synchronize()
        completed.append(1e6 * (time.perf_counter() - begin))
    return median(returned[10:]), median(completed[10:])


# ---- bars --------------------------------------------------------------------------------


def faults(
    rows: Sequence[harness.Row], steps: Mapping[str, Mapping[str, Sequence[float]]]
) -> list[str]:
    """Return what is below its bar."""
    bfloat16 = {row.case: row for row in rows if row.dtype == "bfloat16"}
    found = []
    for row in rows:
        for what, ours, most in _bars(row, bfloat16.get(row.case)):
            if ours > most:
                found.append(f"{row.case}, {row.dtype}: {ours:.2f} of {what}, not {most}")
    for name, times in steps.items():
        others = [times[other] for other in times if other != _OURS]
        for i, (what, most) in enumerate((("return", 0.35), ("completion", 0.6))):
            best = min((other[i] for other in others), default=None)
            if best and times[_OURS][i] > most * best and (i == 0 or "Zipf" not in name):
                found.append(
                    f"{name}, to {what}: {times[_OURS][i] / best:.2f} of FlashInfer, not {most}"
                )
    return found


def _bars(row: harness.Row, bfloat16: harness.Row | None) -> Iterator[tuple[str, float, float]]:
    """Yield of what it must take how much."""
    if row.dtype != "bfloat16":
        if bfloat16:
            is_large = row.what == "uniform" and bfloat16.moved >= _LARGE
            yield "bfloat16", row.ours / bfloat16.ours, 0.65 if is_large else 1.0
        return
    if row.what == "skewed":
        yield "a plain read", row.ours / row.us[harness.PLAIN_READ], 1.5
    best = min((us for name, us in row.us.items() if name.startswith("FlashInfer")), default=None)
    if best:
        yield "FlashInfer", row.ours / best, 1.05 if row.what == "uniform" else 1.0


def write(measured: Path) -> None:
    """Write the README's table."""
    rows, ceiling, machine = harness.load(measured)
    steps = json.loads(measured.read_text(encoding="utf-8"))["steps"]
    lines = ["| new lengths at each step | | to return | to completion |", "|---|---|---:|---:|"]
    for name, times in steps.items():
        lines += [f"| {name} | {who} | {us[0]:.0f} | {us[1]:.0f} |" for who, us in times.items()]
    told = ", ".join(f"{name} {speed:.0f} GB/s" for name, speed in ceiling.items())
    harness.write_block(
        _HERE / "README.md",
        f"{harness.table(rows, ceiling)}\nMicroseconds on {machine}; medians of {harness.ROUNDS} replays of CUDA graphs in "
        f"turns. Ceilings of the same run: {told}.\n\n"
        + "\n".join(lines)
        + "\n\nMicroseconds; medians of "
        f"{_STEPS - 10} calls, a plan and a run of FlashInfer.\n",
    )


if __name__ == "__main__":
    sys.exit(main())
