"""
Measure each kernel on a GPU, and write the table by which one is chosen: csrc/table.h.

    python tune.py [--seconds 90]          # measure, write measured_kernels.json and csrc/table.h
    python tune.py --write                 # the table from what was measured before

A kernel's time is modelled as launch + rounds * (depth * k / 64 / splits + tile) + join, where each processor has `rounds` tiles
in turn; the four costs are fitted to the measured times, each weighted by its inverse. Tests must pass first.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))

from kernels import KERNELS, Kernel  # noqa: E402

_MEASURED, _TABLE = _HERE / "measured_kernels.json", _HERE / "csrc" / "table.h"
_PROCESSORS = 132
_DEPTH = 64
_SIZES = (1, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192)
_SPLITS = (1, 2, 4, 8)
_DEPTHS = (256, 1024, 4096, 8192)
_CALLS, _REPLAYS = 8, 3
_LARGEST = 1 << 39  # products: of a millisecond and a half
_SLOWER = 4
"""Times that are so much worse than the best at the same sizes do not matter."""


class Point(NamedTuple):
    """A measurement."""

    kernel: str
    m: int
    n: int
    k: int
    splits: int
    us: float


def main() -> int:
    """Measure, fit, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--write", action="store_true", help="measure nothing")
    options = parser.parse_args()
    if not options.write:
        points = [*measure(options.seconds)]
        _MEASURED.write_text(json.dumps(points) + "\n", encoding="utf-8")
    points = [Point(*point) for point in json.loads(_MEASURED.read_text(encoding="utf-8"))]
    _TABLE.write_text(table(points), encoding="utf-8")
    print(table(points), f"{len(points)} points", _regret(points))
    return 0


# ---- measured ----------------------------------------------------------------------------


def measure(seconds: float) -> Iterator[Point]:
    """Yield times of all kernels at sizes in a random order, for so long."""
    end = time.perf_counter() + seconds
    sizes = [
        size
        for size in itertools.product(_SIZES, _SIZES[4:], _DEPTHS)
        if size[0] * size[1] * size[2] < _LARGEST
    ]
    random.Random(0).shuffle(sizes)  # noqa: S311 - any order will do
    for m, n, k in sizes:
        if time.perf_counter() > end:
            return
        for kernel in KERNELS:
            for splits in _SPLITS if kernel.can_split else (1,):
                if splits == 1 or -(-k // kernel.tile[2]) >= 2 * splits:
                    yield Point(kernel.name, m, n, k, splits, _time(kernel, m, n, k, splits))


def _time(kernel: Kernel, m: int, n: int, k: int, splits: int) -> float:
    """Return microseconds of a call in a graph of some, on operands that go round."""
    import sm90_gemm  # noqa: F401, PLC0415 - only who measures has a GPU
    import torch  # noqa: PLC0415

    bytes_of_one = 2 * (m * k + k * n + m * n)
    sets = min(_CALLS, max(2, -(-(180 << 20) // bytes_of_one)))
    room = torch.randn(sets, m * k + k * n, device="cuda", dtype=torch.bfloat16)
    outs = room.new_empty(sets, m, n)
    a, b = room[:, : m * k].view(sets, m, k), room[:, m * k :].view(sets, n, k).mT
    product = torch.ops.opwright_sm90_gemm.gemm_by.default

    def run() -> None:
        for i in range(_CALLS):
            j = i % sets
            product(a[j], b[j], None, None, 1.0, 0.0, 0, kernel.name, splits, _swizzle(kernel, m, n), outs[j])  # fmt: skip

    run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run()
    times = []
    for _ in range(_REPLAYS):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        graph.replay()
        end.record()
        end.synchronize()
        times.append(1e3 * begin.elapsed_time(end) / _CALLS)
    return round(sorted(times)[len(times) // 2], 3)


def _swizzle(kernel: Kernel, m: int, n: int) -> int:
    """Return what csrc/choice.cpp takes."""
    tiles = _tiles(kernel, m, n)
    return 1 if tiles < 64 else 2 if tiles < 512 else 4


# ---- fitted ------------------------------------------------------------------------------


def _tiles(kernel: Kernel, m: int, n: int) -> int:
    rows, columns = (n, m) if kernel.is_turned else (m, n)
    found = 1
    for size, tile, cluster in zip((rows, columns), kernel.tile, kernel.cluster, strict=False):
        found *= -(-size // (tile * cluster)) * cluster
    return found


def _parts(kernel: Kernel, point: Point) -> list[float]:
    """Return by what each cost is multiplied: launch, tile, depth, join."""
    rounds = -(-_tiles(kernel, point.m, point.n) * point.splits // _PROCESSORS)
    depth = -(-point.k // kernel.tile[2]) * kernel.tile[2] / _DEPTH
    return [1.0, rounds, rounds * depth / point.splits, float(point.splits > 1)]


def fitted(kernel: Kernel, points: Sequence[Point]) -> list[float]:
    """Return the costs of a kernel, none below 0, that fit the points best, relatively: by coordinate descent."""
    rows = [([part / p.us for part in _parts(kernel, p)], 1.0) for p in points]
    costs = [1.0, 0.1, 0.1, 1.0]
    for _ in range(3000):
        for i in range(len(costs)):
            square = sum(parts[i] ** 2 for parts, _ in rows)
            rest = sum(
                parts[i] * (wanted - sum(c * x for j, (c, x) in enumerate(zip(costs, parts, strict=True)) if j != i))
                for parts, wanted in rows
            )  # fmt: skip
            costs[i] = max(0.0, rest / square) if square else 0.0
    return costs


def table(points: Sequence[Point]) -> str:
    """Return csrc/table.h."""
    best = _best(points)
    lines = []
    for kernel in KERNELS:
        own = [p for p in points if p.kernel == kernel.name and p.us < _SLOWER * best[p.m, p.n, p.k].us]  # fmt: skip
        costs = ", ".join(f"{cost:.4g}" for cost in fitted(kernel, own))
        lines.append(f"    {{{costs}}},  // {kernel.name}\n")
    before = _TABLE.read_text(encoding="utf-8")
    head, begin, rest = before.partition("kCosts[] = {\n")
    _, end, tail = rest.partition("};\n")
    return "".join((head, begin, *lines, end, tail))


def _best(points: Sequence[Point]) -> dict[tuple[int, int, int], Point]:
    found: dict[tuple[int, int, int], Point] = {}
    for point in points:
        size = (point.m, point.n, point.k)
        if size not in found or point.us < found[size].us:
            found[size] = point
    return found


def _regret(points: Sequence[Point]) -> str:
    """Return how much slower than the best the choices by the model are, at the measured sizes."""
    kernels = {kernel.name: kernel for kernel in KERNELS}
    best = _best(points)
    costs = {
        name: fitted(kernel, [p for p in points if p.kernel == name and p.us < _SLOWER * best[p.m, p.n, p.k].us])
        for name, kernel in kernels.items()
    }  # fmt: skip
    chosen: dict[tuple[int, int, int], tuple[float, Point]] = {}
    for point in points:
        parts = _parts(kernels[point.kernel], point)
        us = sum(c * x for c, x in zip(costs[point.kernel], parts, strict=True))
        size = (point.m, point.n, point.k)
        if size not in chosen or us < chosen[size][0]:
            chosen[size] = (us, point)
    ratios = sorted((one.us / best[size].us, size, one.kernel, one.splits, best[size].kernel) for size, (_, one) in chosen.items())  # fmt: skip
    middle = ratios[len(ratios) // 2][0]
    return f"chosen / best: median {middle:.3f}, worst {ratios[-8:]}"


if __name__ == "__main__":
    sys.exit(main())
