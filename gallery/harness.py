"""
What the benchmarks of all ops share: times in one run, the ceilings beside them, the README's table and plot.

Every time is a median over replays of a CUDA graph, in turns with its rivals, on inputs of which enough sets go round that
none is in the L2 cache when it is used. A graph has so many calls that its launch does not count.
"""

from __future__ import annotations

import argparse
import functools
import json
import random
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import torch

ROUNDS = 30
SLOW_ROUNDS = 5
"""For a rival that takes ten times as long as the fastest; one that takes a hundred times as long has had its turns."""
_L2 = 180 << 20
_WARM_UP = 0.2  # seconds
_CEILING = 1 << 30  # elements of float32
_IN_A_GRAPH = 10  # calls at least, of which one takes less than
_SHORT = 500  # microseconds
_FEW = 30  # microseconds

PLAIN_READ = "plain read"
"""Of as many bytes: no rival, but what the size allows."""

Call = Callable[[], object]


class Row(NamedTuple):
    """A point of the grid: what moved, and the microseconds that each one took."""

    case: str
    what: str
    dtype: str
    moved: int
    """Bytes of input and output, each once."""
    bar: float
    """The share of the read ceiling that it must reach; 0 where there is none."""
    us: Mapping[str, float]
    """Ours first."""

    @property
    def ours(self) -> float:
        return next(iter(self.us.values()))

    @property
    def best_rival(self) -> float | None:
        _, *others = (us for name, us in self.us.items() if name != PLAIN_READ)
        return min(others, default=None)

    def share(self, ceilings: Mapping[str, float]) -> float:
        """Return which part of the read ceiling is reached."""
        return self.moved / self.ours / 1e3 / ceilings["read"]


def parser(doc: str | None, output: str = "measured.json") -> argparse.ArgumentParser:
    """Return a parser of what a benchmark is always told; `doc` says in its first line what is timed."""
    made = argparse.ArgumentParser(description=(doc or "").strip().partition("\n")[0])
    made.add_argument("--only", default="", metavar="WORDS", help="the cases whose name has them")
    made.add_argument("--output", type=Path, default=Path(output), metavar="FILE")
    made.add_argument(
        "--write", type=Path, nargs="+", metavar="FILE", help="write the README's tables"
    )
    return made


def sets_for(bytes_of_one: int) -> int:
    """Return how many sets of inputs go round."""
    return max(1 if bytes_of_one > 4 * _L2 else 2, -(-_L2 // max(bytes_of_one, 1)))


def plain_reads(moved: int, sets: int) -> list[Call]:
    """Return what reads so many bytes, of so many tensors in turn: their sums."""
    return [one.sum for one in torch.zeros(sets, moved // 4, device="cuda")]


def ceilings() -> dict[str, float]:
    """Return GB/s of reading 4 GB, the sum of a tensor, and of writing it."""
    big = torch.ones(_CEILING, device="cuda")
    times = in_turns({"read": [big.sum], "fill": [lambda: big.fill_(1.0)]})
    return {name: 4 * _CEILING / us / 1e3 for name, us in times.items()}


def in_turns(works: Mapping[str, Sequence[Call]], rounds: int = ROUNDS) -> dict[str, float]:
    """Return the median microseconds of each work, whose calls do the same on other inputs."""
    timed = {name: _timed(calls) for name, calls in works.items()}
    _warm_up(next(iter(timed.values())))
    first = {name: min(one() for _ in range(2)) for name, one in timed.items()}
    fastest = min(first.values())
    spans: dict[str, list[float]] = {name: [] for name in works}
    order = random.Random(0)  # noqa: S311 - any order will do, but always the same one: who follows whom decides about clocks
    for turn in range(rounds):
        for name in order.sample([*timed], len(timed)):
            slower = first[name] / fastest
            if slower < 10 or (slower < 100 and turn < SLOW_ROUNDS):
                spans[name].append(timed[name]())
    return {name: median(some or [first[name]]) for name, some in spans.items()}


def _timed(calls: Sequence[Call]) -> Callable[[], float]:
    """Return what tells the microseconds of a call, when each set of inputs has its turn."""
    times = -(-_IN_A_GRAPH // len(calls))
    is_short = times > 1 and _replay(_captured(calls[:1])) < _SHORT
    all_calls = [*calls] * (times if is_short else 1)
    graph = _captured(all_calls)
    return lambda: _replay(graph) / len(all_calls)


def _warm_up(one: Callable[[], float]) -> None:
    """Keep the GPU busy until its clocks are up: it has idled while inputs were made."""
    begin = time.perf_counter()
    while time.perf_counter() - begin < _WARM_UP:
        one()


def _captured(calls: Sequence[Call]) -> Call:
    """Return the replay of a graph of calls; the calls where they cannot be one, as they ask the GPU for a value."""

    def run() -> None:
        for call in calls:
            call()

    side = _side_stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        run()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    try:
        with torch.cuda.graph(graph, stream=side):
            run()
    except RuntimeError:
        torch.cuda.synchronize()
        return run
    return graph.replay


@functools.cache
def _side_stream() -> torch.cuda.Stream:
    """Return the one on which everything is captured: a backward pass goes where its forward pass went."""
    return torch.cuda.Stream()


def _replay(call: Call) -> float:
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    call()
    end.record()
    end.synchronize()
    return 1e3 * begin.elapsed_time(end)


# ---- what is written down ------------------------------------------------------------


def faults(rows: Iterable[Row], ceiling: Mapping[str, float]) -> list[str]:
    """Return what is below its bar, or slower than a rival."""
    found = []
    for row in rows:
        name = f"{row.case}, {row.what}, {row.dtype}"
        if row.bar and row.share(ceiling) < row.bar:
            found.append(f"{name}: {row.share(ceiling):.0%} of the read ceiling, not {row.bar:.0%}")
        if row.best_rival is not None and row.best_rival < row.ours:
            found.append(f"{name}: {row.ours:.0f} us, a rival {row.best_rival:.0f} us")
    return found


def table(rows: Sequence[Row], ceiling: Mapping[str, float]) -> str:
    """Return a table in Markdown."""
    names = list(dict.fromkeys(name for row in rows for name in row.us))
    lines = [
        f"| case | | dtype | {' | '.join(names)} | of the read ceiling |",
        "|---|---|---|" + "---:|" * (len(names) + 1),
    ]
    for row in rows:
        times = " | ".join(microseconds(row.us[name]) if name in row.us else "" for name in names)
        lines.append(
            f"| {row.case} | {row.what} | {row.dtype} | {times} | {row.share(ceiling):.0%} |"
        )
    return "\n".join(lines) + "\n"


def matrix(
    rows: Iterable[Row], cell: Callable[[Row], str], of: Callable[[Row], tuple[str, str]]
) -> str:
    """Return a table in Markdown of what `cell` makes of each row, at the line and in the column that `of` names."""
    cells = {of(row): cell(row) for row in rows}
    lines = dict.fromkeys(line for line, _ in cells)
    columns = dict.fromkeys(column for _, column in cells)
    head = [f"| | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns)]
    body = [
        f"| {line} | {' | '.join(cells.get((line, column), '') for column in columns)} |"
        for line in lines
    ]
    return "\n".join([*head, *body]) + "\n"


def microseconds(us: float) -> str:
    """Return microseconds as they are read: those of a short kernel with a tenth."""
    return f"{us:.1f}" if us < _FEW else f"{us:.0f}"


def times(ratio: float) -> str:
    """Return how many times as long a rival takes, as it is read."""
    return f"{ratio:.{2 if ratio < 2 else 1 if ratio < 10 else 0}f} x"


def save(path: Path, rows: Sequence[Row], ceiling: Mapping[str, float], machine: str) -> None:
    """Write what was measured."""
    told = {"machine": machine, "ceilings": ceiling, "rows": [row._asdict() for row in rows]}
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def load(path: Path) -> tuple[list[Row], dict[str, float], str]:
    """Read it again."""
    told = json.loads(path.read_text(encoding="utf-8"))
    return [Row(**row) for row in told["rows"]], told["ceilings"], told["machine"]


def write_block(readme: Path, text: str, name: str = "measured") -> None:
    """Put generated text where a README says it goes."""
    begin, end = f"<!-- {name} -->\n", "<!-- end -->"
    before, _, rest = readme.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    readme.write_text(f"{before}{begin}{text}{end}{after}", encoding="utf-8")


def plot(rows: Sequence[Row], ceiling: Mapping[str, float], path: Path) -> None:
    """Draw the share of the read ceiling that each one reaches."""
    from matplotlib import pyplot as plt  # noqa: PLC0415 - the machine with the GPU may not have it

    plt.rcParams["svg.fonttype"] = "none"  # text stays text
    names = list(dict.fromkeys(name for row in rows for name in row.us))
    figure, axes = plt.subplots(figsize=(9, 0.5 + 0.42 * len(rows)))
    height = 0.8 / len(names)
    for i, name in enumerate(names):
        shares = [
            row.moved / row.us[name] / 1e3 / ceiling["read"] if name in row.us else 0
            for row in rows
        ]
        axes.barh([y + i * height for y in range(len(rows))], shares, height, label=name)
    axes.set_yticks(
        [y + 0.3 for y in range(len(rows))],
        [f"{row.case}, {row.what}, {row.dtype}" for row in rows],
    )
    axes.invert_yaxis()
    axes.set_xlabel("share of the read ceiling")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
