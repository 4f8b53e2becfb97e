"""
What compilers write of their own time.

clang's `-ftime-trace` and nvcc's `-fdevice-time-trace` write Chrome's Trace Event Format (times in microseconds), nvcc's
`--time` a table of comma-separated values (in milliseconds), GCC's `-ftime-report` a table on its standard error (in seconds).
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from opwright.model.named_tuple import NamedTuple

_HEADER_EVENTS = frozenset(("Source", "Processing Header File"))
"""Of clang, and of nvcc's front end for device code."""
_CLANG_PHASES = {"Total Frontend": "front end", "Total Backend": "back end"}
_GCC_PHASE = re.compile(
    r"^ phase (?P<name>[^:|]+?) *: *(?P<user>[\d.]+) *\([^)]*\) *(?P<system>[\d.]+)", re.MULTILINE
)
_NUMBERED = re.compile(r" \d+\)")
_NVCC_COLUMNS = 8


class HeaderCost(NamedTuple):
    """The seconds of a header in one source: with what it includes, and without."""

    seconds: float
    own: float


class _Span(NamedTuple):
    lane: tuple[str, str]
    start: float
    duration: float
    header: str

    @property
    def end(self) -> float:
        return self.start + self.duration


def header_costs(trace: str) -> dict[str, HeaderCost]:
    """Return the cost of each header in a trace, by path; nothing if the text is not a trace."""
    total: defaultdict[str, float] = defaultdict(float)
    own: defaultdict[str, float] = defaultdict(float)
    within: list[_Span] = []
    for span in sorted(_spans(_events(trace)), key=lambda one: (one.lane, one.start, -one.duration)):  # fmt: skip
        while within and (within[-1].lane != span.lane or within[-1].end <= span.start):
            within.pop()
        if span.header not in (one.header for one in within):
            total[span.header] += span.duration
        own[span.header] += span.duration
        if within:
            own[within[-1].header] -= span.duration
        within.append(span)
    return {name: HeaderCost(total[name] / 1e6, max(0.0, own[name]) / 1e6) for name in total}


def clang_phases(trace: str) -> tuple[tuple[str, float], ...]:
    """Return the phases of clang's trace, and their seconds."""
    events = [one for one in _events(trace) if one.get("name") in _CLANG_PHASES]
    return tuple((_CLANG_PHASES[one["name"]], _number(one.get("dur")) / 1e6) for one in events)


def gcc_phases(report: str) -> tuple[tuple[str, float], ...]:
    """Return the phases of GCC's report, and the seconds of processor that each took."""
    found = ((m["name"], float(m["user"]) + float(m["system"])) for m in _GCC_PHASE.finditer(report))  # fmt: skip
    return _summed(found)


def nvcc_phases(table: str) -> tuple[tuple[str, float], ...]:
    """Return the phases in nvcc's table, those of all architectures added up, and their seconds."""
    rows = ([cell.strip() for cell in line.split(",")] for line in table.splitlines()[1:])
    found = (
        (_NUMBERED.sub(")", row[1]), _number(row[-2]) / 1e3)
        for row in rows
        if len(row) >= _NVCC_COLUMNS and row[-1] == "ms"
    )
    return _summed(found)


def _summed(phases: Iterable[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    sums: defaultdict[str, float] = defaultdict(float)
    for name, seconds in phases:
        sums[name] += seconds
    return tuple(sorted(sums.items(), key=lambda one: -one[1]))


def _number(value: object) -> float:
    try:
        return float(str(value))
    except ValueError:
        return 0.0


def _events(trace: str) -> list[Mapping[str, Any]]:
    try:
        document = json.loads(trace)
    except (ValueError, RecursionError):
        return []
    events = document.get("traceEvents") if isinstance(document, dict) else None
    return list(filter(_is_event, events)) if isinstance(events, list) else []


def _is_event(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("name"), str)


def _spans(events: Iterable[Mapping[str, Any]]) -> Iterator[_Span]:
    """Yield the time of each header: as one event, or as its begin and its end, which clang 19 writes in pairs."""
    begun: Mapping[str, Any] | None = None
    for event in events:
        if event.get("name") not in _HEADER_EVENTS:
            continue
        start = _number(event.get("ts"))
        if event.get("ph") == "X":
            yield _Span(_lane(event), start, _number(event.get("dur")), _detail(event))
        elif event.get("ph") == "b":
            begun = event
        elif begun is not None:
            began = _number(begun.get("ts"))
            yield _Span(_lane(begun), began, start - began, _detail(begun))
            begun = None


def _lane(event: Mapping[str, Any]) -> tuple[str, str]:
    return str(event.get("pid")), str(event.get("tid"))


def _detail(event: Mapping[str, Any]) -> str:
    args = event.get("args")
    return str(args.get("detail", "")) if isinstance(args, dict) else ""
