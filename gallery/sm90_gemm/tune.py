"""
Measure each kernel on a GPU, and write the table by which one is chosen: csrc/table.h.

    python tune.py [--seconds 60]          # measure, write measured_kernels.json and csrc/table.h
    python tune.py --only wide_128x168      # that one anew, beside a kernel whose times of before its own are scaled by
    python tune.py --write                 # the table from what was measured before

A kernel takes launch + rounds * (depth * k / 64 + tile), where each processor has `rounds` tiles in turn, or as long as its operands
take to be read. One that divides k has a part of it, and to add a part takes as long as to end a tile. The costs are fitted to the
measured times, each weighted by its inverse. What remains is kept as a correction: for each kernel and each of the measured sizes, the
measured time by the modelled one, in 64ths. The longest sums are measured where they may be divided; elsewhere their correction is that
of shorter ones. A kernel walks over many tiles as is best together at all sizes where it is nearly the fastest, if those are some, else
at all sizes; or as is best at one where that is clearly better. Tests must pass first.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import re
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from torch import Tensor

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))

from kernels import KERNELS, Kernel  # noqa: E402

_MEASURED, _TABLE = _HERE / "measured_kernels.json", _HERE / "csrc" / "table.h"
_PROCESSORS = 132
_BYTES = 4.2e6  # of a microsecond, as csrc/table.h has it
_DEPTH = 64
_ROWS = (1, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192)
_COLUMNS = (128, 256, 512, 1024, 2048, 4096, 8192)
_ONE = 64  # a correction of nothing
_DEPTHS = (256, 1024, 4096, 8192, 16384)
_CALLS, _REPLAYS = 8, 3
_LARGE, _SUSTAINED = 1 << 35, 9
"""Products from which on a GPU's clocks fall under load, and how often each kernel has its turn, of which the last half counts."""
_MORE = 4
"""Times as many turns, where one kernel is measured."""
_LARGEST = 1 << 38  # products
_MANY_TILES = 264
_MOST_PARTS, _STEPS_OF_PARTS = 8, 4  # as csrc/choice.cpp has them
_USUAL = (1, False)
_WALKS = tuple((swizzle, along_m) for along_m in (False, True) for swizzle in (1, 2, 4, 8))
_CLEARLY = 0.99
_NEARLY, _SOME = 1.1, 8
_SLOWER = 3
"""Times that are so much worse than the best at the same sizes do not matter."""
_BOUND_BY_MEMORY = 0.9

Size = tuple[int, int, int]
Walk = tuple[int, bool]
Way = tuple[Kernel, Walk]


class Point(NamedTuple):
    """A measurement: microseconds of [m, k] @ [k, n]."""

    kernel: str
    m: int
    n: int
    k: int
    swizzle: int
    is_along_m: bool
    us: float

    @property
    def size(self) -> Size:
        return self.m, self.n, self.k


def main() -> int:
    """Measure, fit, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", metavar="KERNEL", help="keep what was measured of all others")
    parser.add_argument("--write", action="store_true", help="measure nothing")
    options = parser.parse_args()
    if options.only:
        others = [point for point in _measured() if point.kernel != options.only]
        _keep([*others, *measure_one(options.only, others, options.seconds)])
    elif not options.write:
        _keep([*measure(options.seconds, KERNELS)])
    points = _measured()
    points += _guessed(points)
    _TABLE.write_text(table(points), encoding="utf-8")
    print(f"{len(points)} points")
    return 0


# ---- measured ----------------------------------------------------------------------------


def _measured() -> list[Point]:
    return [Point(*point) for point in json.loads(_MEASURED.read_text(encoding="utf-8"))]


def _keep(points: Sequence[Point]) -> None:
    _MEASURED.write_text(json.dumps(points) + "\n", encoding="utf-8")


def measure_one(name: str, others: Sequence[Point], seconds: float) -> Iterator[Point]:
    """Yield times of a kernel as they were when others were measured: those of the first one of its type say how much all differ."""
    kernel = next(one for one in KERNELS if one.name == name)
    known = next(one for one in KERNELS if one.is_float8 == kernel.is_float8)
    then = _best([point for point in others if point.kernel == known.name])
    points = measure(seconds, (known, kernel), turns=_MORE)
    for size, grouped in itertools.groupby(points, key=lambda point: point.size):
        both = [*grouped]
        now = min((point.us for point in both if point.kernel == known.name), default=0.0)
        for point in (one for one in both if one.kernel == name and now and size in then):
            yield point._replace(us=round(point.us * then[size].us / now, 2))


def measure(seconds: float, all_kernels: Sequence[Kernel], *, turns: int = 1) -> Iterator[Point]:
    """Yield times of kernels at sizes in a random order, for so long; of many tiles, with each walk."""
    end = time.perf_counter() + seconds
    sizes = [
        (m, n, k)
        for m in _ROWS
        for n in _COLUMNS
        for k in _DEPTHS
        if m * n * k < _LARGEST and (k < _DEPTHS[-1] or _may_be_divided((m, n, k)))
    ]  # fmt: skip
    order = random.Random(0)  # noqa: S311 - any order will do
    order.shuffle(sizes)
    for size in sizes:
        if time.perf_counter() > end:
            return
        kernels = [one for one in all_kernels if not one.is_divided or _parts(one, size) > 1]
        ways = [(kernel, walk) for kernel in kernels for walk in _walks_at(kernel, size)]
        for (kernel, walk), us in zip(ways, _times(ways, size, order, turns), strict=True):
            yield Point(kernel.name, *size, *walk, us)


def _walks_at(kernel: Kernel, size: Size) -> Sequence[Walk]:
    m, n, k = size
    many = _tiles(kernel, m, n) >= _MANY_TILES and k >= 1024 and min(m, n) >= 1024
    return _WALKS if many and kernel.tile[1] >= 128 else (_USUAL,)


def _times(ways: Sequence[Way], size: Size, order: random.Random, turns: int) -> list[float]:
    """Return microseconds of a call of each, in turns: what is measured by itself has the clocks that its own pause left it."""
    is_large = math.prod(size) >= _LARGE
    operands = [_operands(size, is_float8=is_float8) for is_float8 in (False, True)]
    replays = [_graph(way, operands[way[0].is_float8]) for way in ways]
    spans: list[list[float]] = [[] for _ in ways]
    for _ in range(turns * (_SUSTAINED if is_large else _REPLAYS)):
        for i in order.sample(range(len(ways)), len(ways)):
            spans[i].append(replays[i]())
    return [round(median(one[len(one) // 2 :] if is_large else one), 2) for one in spans]


def _operands(size: Size, *, is_float8: bool) -> list[tuple[Tensor, Tensor, Tensor]]:
    """Return a, b and a result, as often as it takes for none to be in the L2 cache when it is used."""
    import torch  # noqa: PLC0415 - only who measures has a GPU

    m, n, k = size
    sets = min(_CALLS, max(2, -(-(180 << 20) // _bytes(size, is_float8=is_float8))))
    room = torch.randn(sets, m * k + k * n, device="cuda", dtype=torch.bfloat16)
    outs = room.new_empty(sets, m, n)
    if is_float8:
        room = room.to(torch.float8_e4m3fn)
    return [(one[: m * k].view(m, k), one[m * k :].view(n, k).mT, out) for one, out in zip(room, outs, strict=True)]  # fmt: skip


def _graph(way: Way, operands: Sequence[tuple[Tensor, Tensor, Tensor]]) -> Callable[[], float]:
    """Return what tells the microseconds of a call, of some in a graph."""
    import sm90_gemm  # noqa: F401, PLC0415
    import torch  # noqa: PLC0415

    kernel, walk = way
    ops = torch.ops.opwright_sm90_gemm

    def run() -> None:
        for i in range(_CALLS):
            a, b, out = operands[i % len(operands)]
            how = kernel.name, *walk, out
            if kernel.is_float8:
                ops.float8_gemm_by.default(
                    a, b, None, None, None, None, 1.0, 0.0, 0, kernel.is_fast, *how
                )
            else:
                ops.gemm_by.default(a, b, None, None, 1.0, 0.0, 0, *how)

    run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run()

    def replay() -> float:
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        graph.replay()
        end.record()
        end.synchronize()
        us: float = 1e3 * begin.elapsed_time(end) / _CALLS
        return us

    return replay


# ---- fitted ------------------------------------------------------------------------------


def _tiles(kernel: Kernel, m: int, n: int) -> int:
    rows, columns = (n, m) if kernel.is_turned else (m, n)
    found = 1
    for size, tile, cluster in zip((rows, columns), kernel.tile, kernel.cluster, strict=False):
        found *= -(-size // (tile * cluster)) * cluster
    return found


def _factors(kernel: Kernel, size: Size) -> list[float]:
    """Return by what each cost is multiplied: launch, tile, depth."""
    m, n, k = size
    rounds = -(-_tiles(kernel, m, n) // _PROCESSORS)
    parts = _parts(kernel, size)
    depth = -(-k // kernel.tile[2]) * kernel.tile[2] / _DEPTH
    return [1.0, rounds * parts, rounds * depth / parts]


def _may_be_divided(size: Size) -> bool:
    return any(_parts(kernel, size) > 1 for kernel in KERNELS)


def _parts(kernel: Kernel, size: Size) -> int:
    """Return into how many parts along k it divides a tile."""
    m, n, k = size
    most = min(_MOST_PARTS, _PROCESSORS // _tiles(kernel, m, n)) if kernel.is_divided else 1
    steps = -(-k // kernel.tile[2])
    return max([1, *(i for i in range(2, most + 1) if i * i * _STEPS_OF_PARTS <= steps)])


def _bytes(size: Size, *, is_float8: bool) -> int:
    m, n, k = size
    return (1 if is_float8 else 2) * (m * k + k * n) + 2 * m * n


def _bytes_take(kernel: Kernel, size: Size) -> float:
    return _bytes(size, is_float8=kernel.is_float8) / _BYTES


def estimate(kernel: Kernel, costs: Sequence[float], size: Size) -> float:
    """Return what csrc/choice.cpp makes of a kernel's costs."""
    launch, *rest = (cost * part for cost, part in zip(costs, _factors(kernel, size), strict=True))
    return launch + max(sum(rest), _bytes_take(kernel, size))


def fitted(kernel: Kernel, points: Sequence[Point]) -> list[float]:
    """Return the costs, none below 0, that fit the points best, relatively: of those that memory does not bound."""
    costs = [2.0, 0.5, 0.1]
    for _ in range(10):
        free = [
            p for p in points if costs[0] + _bytes_take(kernel, p.size) < _BOUND_BY_MEMORY * p.us
        ]
        rows = [[part / p.us for part in _factors(kernel, p.size)] for p in free]
        if not rows:
            break
        square = [[sum(row[i] * row[j] for row in rows) for j in range(3)] for i in range(3)]
        wanted = [sum(row[i] for row in rows) for i in range(3)]
        for _ in range(2000):  # coordinate descent
            for i in range(3):
                rest = wanted[i] - sum(square[i][j] * costs[j] for j in range(3) if j != i)
                costs[i] = max(0.0, rest / square[i][i])
    return costs


def _guessed(points: Sequence[Point]) -> list[Point]:
    """Return points of kernels that were not measured: those of another one with the same tile and type."""
    found = []
    measured = {point.kernel for point in points}
    for kernel in (one for one in KERNELS if one.name not in measured):
        like = [o for o in KERNELS if (o.tile, o.is_float8) == (kernel.tile, kernel.is_float8)]
        twin = next((o.name for o in like if o.name in measured), None)
        found += [p._replace(kernel=kernel.name) for p in points if p.kernel == twin]
    return found


def _best_walk(points: Sequence[Point]) -> tuple[int, bool]:
    """Return the walk with which large products take the least time, relatively, all together."""
    by_walk: dict[tuple[int, bool], dict[Size, float]] = {}
    for point in points:
        by_walk.setdefault((point.swizzle, point.is_along_m), {})[point.size] = point.us
    shared = set.intersection(*(set(times) for times in by_walk.values())) if by_walk else set()
    least = {size: min(times[size] for times in by_walk.values()) for size in shared}
    return min(
        by_walk or [_USUAL],
        key=lambda walk: sum(by_walk[walk][size] / least[size] for size in shared) if by_walk else 0,
    )  # fmt: skip


def _best(points: Sequence[Point]) -> dict[Size, Point]:
    found: dict[Size, Point] = {}
    for point in points:
        if point.size not in found or point.us < found[point.size].us:
            found[point.size] = point
    return found


def _fits(points: Sequence[Point]) -> dict[str, tuple[list[float], tuple[int, bool]]]:
    """Return costs and walk of each kernel, from its best times at each size where it is of any use."""
    found = {}
    for kernel in KERNELS:
        rivals = {one.name for one in KERNELS if one.is_float8 == kernel.is_float8}
        best = _best([p for p in points if p.kernel in rivals])
        own = [p for p in points if p.kernel == kernel.name]
        of_use = [p for p in _best(own).values() if p.us < _SLOWER * best[p.size].us]
        walked = [p for p in own if any(q.size == p.size and q[4:6] != p[4:6] for q in own)]
        fast = {size for size, p in _best(walked).items() if p.us < _NEARLY * best[size].us}
        walked = [p for p in walked if p.size in fast or len(fast) < _SOME]
        found[kernel.name] = fitted(kernel, of_use), _best_walk(walked)
    return found


def table(points: Sequence[Point]) -> str:
    """Return csrc/table.h."""
    fits = _fits(points)
    text = _TABLE.read_text(encoding="utf-8")
    lines = []
    for name, (costs, _) in fits.items():
        written = ", ".join(f"{cost:.4g}" for cost in costs)
        lines.append(f"    {{{written}}},  // {name}\n")
    text = _filled(text, "kCosts[] = {\n", lines)
    for name, sizes in (("kRows", _ROWS), ("kColumns", _COLUMNS), ("kDepths", _DEPTHS)):
        text = re.sub(rf"{name}\[\] = .*", f"{name}[] = {{{', '.join(map(str, sizes))}}};", text)
    corrections = [_corrections(kernel, fits[kernel.name][0], points) for kernel in KERNELS]
    text = _filled(text, "kCorrections[] = {\n", corrections)
    walks = [_walks(kernel, fits[kernel.name][1], points) for kernel in KERNELS]
    return _filled(text, "kWalks[] = {\n", walks)


def _filled(text: str, begin: str, lines: Sequence[str]) -> str:
    """Return a text with lines between a beginning and the next `};`."""
    head, begin, rest = text.partition(begin)
    _, end, tail = rest.partition("};\n")
    return "".join((head, begin, *lines, end, tail))


def _grid(measured: Collection[Size]) -> Iterator[Size]:
    """Yield the sizes of the table; for those of the longest sums that were not measured, the same with shorter ones."""
    for m, n, k in itertools.product(_ROWS, _COLUMNS, _DEPTHS):
        is_there = k < _DEPTHS[-1] or (m, n, k) in measured
        yield (m, n, k if is_there else _DEPTHS[-2])


def _corrections(kernel: Kernel, costs: Sequence[float], points: Sequence[Point]) -> str:
    """Return 64 * measured / modelled for each size of the grid."""
    best = _best([p for p in points if p.kernel == kernel.name])
    numbers = []
    for size in _grid(best):
        ratio = best[size].us / estimate(kernel, costs, size) if size in best else 1.0
        numbers.append(str(round(min(255, max(1, _ONE * ratio)))))
    return f"    // {kernel.name}\n    {', '.join(numbers)},\n"


def _walks(kernel: Kernel, usual: tuple[int, bool], points: Sequence[Point]) -> str:
    """Return the walk at each size of the grid: 2 * log2(swizzle), and 1 more along m."""
    own = [p for p in points if p.kernel == kernel.name]
    best = _best(own)
    usually = {p.size: p.us for p in own if (p.swizzle, p.is_along_m) == usual}
    numbers = []
    for size in _grid(best):
        swizzle, is_along_m = usual
        if size in usually and best[size].us < _CLEARLY * usually[size]:
            swizzle, is_along_m = best[size].swizzle, best[size].is_along_m
        numbers.append(str(2 * (swizzle.bit_length() - 1) + is_along_m))
    return f"    // {kernel.name}\n    {', '.join(numbers)},\n"


if __name__ == "__main__":
    sys.exit(main())
