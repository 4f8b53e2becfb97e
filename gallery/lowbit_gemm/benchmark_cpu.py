"""
Time the operator on the CPU, at M = 1, against torch.mm in float32 with as many threads.

    python benchmark_cpu.py [--output measured_cpu.json]
    python benchmark_cpu.py --write measured_cpu.json...     # the README's table, of one machine or several

What is not right is not timed. Exit 1 for that, and below a bar.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

import torch

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))

from cases import Case  # noqa: E402
from lowbit_gemm import lowbit_gemm, unpack_ternary  # noqa: E402

LAYERS = [(3840, 2560), (2560, 2560), (13824, 2560), (2560, 6912)]
"""Of a model of 2B parameters, N and K."""
BARS = {"vnni": 2.0, "avx2": 1.5, "plain": 0.0}
"""How many times as fast as float32 each must be."""
_ROUNDS, _CACHE = 21, 300 << 20


def main() -> int:
    """Measure, print, save."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--output", type=Path, default=Path("measured_cpu.json"), metavar="FILE")
    parser.add_argument("--write", type=Path, nargs="+", metavar="FILE")
    options = parser.parse_args()
    if options.write:
        write(options.write)
        return 0
    rows = {f"{n}x{k}": _measured(n, k) for n, k in LAYERS}
    told = {"machine": _machine(), "threads": torch.get_num_threads(), "rows": rows}
    options.output.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(told, indent=1))
    return int(any(_ratio(us, which) < BARS[which] for us in rows.values() for which in us if which in BARS))  # fmt: skip


def _machine() -> str:
    names = [line.partition(":")[2].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]  # fmt: skip
    return f"{names[0] if names else platform.machine()}, torch {torch.__version__}"


def _features() -> list[str]:
    flags = Path("/proc/cpuinfo").read_text()
    return ["vnni"] * ("avx512_vnni" in flags) + ["avx2"] * ("avx2" in flags) + ["plain"]


def _measured(n: int, k: int) -> dict[str, float]:
    """Return microseconds of each; weights go round, so that they come from memory."""
    case = Case(1, n, k)
    sets = [case.inputs(seed=seed) for seed in range(4)]
    sets *= -(-_CACHE // (n * k)) // len(sets) + 1
    sets = [one._replace(weight=one.weight.clone()) for one in sets]
    wide = [unpack_ternary(one.weight).float() for one in sets[: -(-_CACHE // (4 * n * k))]]
    row = sets[0].x.float()
    found = {"float32": _time([partial(torch.mm, row, one.t()) for one in wide])}
    for which in _features():
        os.environ["LOWBIT_GEMM_CPU"] = which
        if not torch.equal(lowbit_gemm(*sets[0]), case.wanted(sets[0])):
            raise SystemExit(f"{n}x{k}, {which}: wrong")
        found[which] = _time([partial(lowbit_gemm, *one) for one in sets])
    return found


def _time(calls: list[Callable[[], object]]) -> float:
    spans = []
    for _ in range(_ROUNDS):
        begin = time.perf_counter()
        for call in calls:
            call()
        spans.append(1e6 * (time.perf_counter() - begin) / len(calls))
    return median(spans)


def _ratio(us: dict[str, float], which: str) -> float:
    return us["float32"] / us[which]


def write(measured: list[Path]) -> None:
    """Write the README's table."""
    text = ""
    for path in measured:
        told = json.loads(path.read_text(encoding="utf-8"))
        names = list(dict.fromkeys(name for us in told["rows"].values() for name in us))
        text += f"| layer | {' | '.join(names)} |\n|---|{'---:|' * len(names)}\n"
        for layer, us in told["rows"].items():
            cells = [f"{us[name]:.0f}" + (f" ({_ratio(us, name):.1f} x)" if name != "float32" else "") for name in names]  # fmt: skip
            text += f"| {layer} | {' | '.join(cells)} |\n"
        text += f"\nMicroseconds at M = 1 on {told['machine']}, {told['threads']} threads; medians of {_ROUNDS}.\n\n"
    readme = _HERE / "README.md"
    before, _, rest = readme.read_text(encoding="utf-8").partition("<!-- cpu -->\n")
    _, _, after = rest.partition("<!-- end of cpu -->")
    readme.write_text(f"{before}<!-- cpu -->\n{text}<!-- end of cpu -->{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
