"""Draw how the time of an audit grows."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from growth import KINDS, Growth, Point
from matplotlib.axes import Axes
from matplotlib.figure import Figure

_COLOURS = {"newest": "#0072b2", "any": "#d55e00"}
mpl.rcParams["svg.hashsalt"] = "opwright"  # the same numbers give the same file
mpl.rcParams["svg.fonttype"] = "none"  # text stays text


def draw(growth: Growth, path: Path) -> None:
    """Write the plot: seconds over symbols, and over releases."""
    figure = Figure(figsize=(8.4, 3.4), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    for kind in KINDS:
        _line(left, growth, growth.by_symbols(kind), [p.symbols for p in growth.by_symbols(kind)])
        _line(
            right, growth, growth.by_releases(kind), [p.releases for p in growth.by_releases(kind)]
        )
    newest = growth.by_symbols("newest")
    left.plot(
        [p.symbols for p in newest],
        [growth.reading[p] * 1e3 for p in newest],
        color="#999999",
        linestyle="--",
        label="reading the file",
    )
    _linear(left, growth.by_symbols("any"), growth)
    left.set_xlabel("symbols that the library asks for (40 releases)")
    left.set_ylabel("milliseconds")
    right.set_xlabel("newest torch releases (1,000 symbols)")
    right.set_xticks(
        [p.releases for p in growth.by_releases("any")],
        [str(p.releases) for p in growth.by_releases("any")],
    )
    right.minorticks_off()
    left.legend(fontsize="small", frameon=False)
    figure.savefig(path, metadata={"Date": None})
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(map(str.rstrip, lines)) + "\n", encoding="utf-8")


def _line(axes: Axes, growth: Growth, points: list[Point], places: list[int]) -> None:
    kind = points[0].kind
    axes.loglog(
        places,
        [growth.judging[point] * 1e3 for point in points],
        marker="o",
        markersize=4,
        color=_COLOURS[kind],
        label=KINDS[kind],
    )
    axes.grid(visible=True, which="major", color="#e5e5e5")
    axes.spines[["top", "right"]].set_visible(False)


def _linear(axes: Axes, points: list[Point], growth: Growth) -> None:
    """Draw what linear growth looks like, through the last point."""
    first, last = points[-3], points[-1]
    slope = growth.judging[last] * 1e3 / last.symbols
    axes.plot(
        [first.symbols, last.symbols],
        [slope * first.symbols, slope * last.symbols],
        color="black",
        linewidth=0.8,
        linestyle=":",
        label="linear",
    )
