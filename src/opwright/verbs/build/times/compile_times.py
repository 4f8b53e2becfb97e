"""
Where the time of a build goes: each source is compiled once more, alone, and its compiler says for what it takes its time.

clang and nvcc tell the time of each header (clang with `-ftime-trace`, nvcc, of its front end for device code, with
`-fdevice-time-trace`). GCC does not, and nvcc before 12.8: there each header that a source names is compiled alone.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from resource import RUSAGE_CHILDREN, getrusage

from opwright.model.build.compile_times import CompileTimes, HeaderTime, SourceTime
from opwright.model.build.plan import Flag, Plan, Step
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.build.engine.running.run import Event
from opwright.verbs.build.sources.includes import (
    folders_of_flags,
    header_text,
    included_files,
    without_comments,
)
from opwright.verbs.build.times.traces import (
    HeaderCost,
    clang_phases,
    gcc_phases,
    header_costs,
    nvcc_phases,
)

_MOST_ALONE = 40
"""Headers that are compiled on their own."""
_PATIENCE = 1800
_LARGEST_TRACE = 1 << 29


class _Told(NamedTuple):
    """What a compiler said of one source."""

    phases: tuple[tuple[str, float], ...]
    headers: Mapping[str, HeaderCost]


def compile_times(plan: Plan, tell: Callable[[Event], None]) -> CompileTimes:
    """Return where the time goes; a source that does not compile any more is left out."""
    kinds: dict[str, str] = {}
    sources: list[SourceTime] = []
    traced: list[tuple[Step, Mapping[str, HeaderCost]]] = []
    untraced: list[Step] = []
    for step in plan.steps:
        if not step.depfile:
            continue
        tell(Event("timing", step.source))
        kind = kinds.setdefault(step.tool, _kind(step.tool))
        told = _compiled(step, plan.folder, kind)
        if told is None:
            continue
        sources.append(SourceTime(step.source, told.phases))
        if told.headers:
            traced.append((step, told.headers))
        else:
            untraced.append(step)
    headers = (*_summed(traced, plan.folder), *_alone(untraced, plan.folder, tell))
    return CompileTimes(
        tuple(sorted(sources, key=lambda one: -one.total)),
        tuple(sorted(headers, key=lambda one: -one.seconds)),
    )


def _kind(tool: str) -> str:
    """Return whose compiler it is, by what it says of its version."""
    try:
        done = subprocess.run(
            [tool, "--version"], capture_output=True, text=True, check=False, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return "GCC"
    if "Cuda compiler driver" in done.stdout:
        return "nvcc"
    return "clang" if "clang" in done.stdout else "GCC"


def _compiled(step: Step, folder: str, kind: str) -> _Told | None:
    """Compile a source with what makes its compiler tell its time; return what it told, None where it fails."""
    with tempfile.TemporaryDirectory() as place:
        table = os.path.join(place, "phases.csv")
        for flags in _ways(kind, table, os.path.join(place, "device")):
            said = _run(step, folder, place, flags)
            if said is not None:
                break
        else:
            return None
        traces = [_text(os.path.join(place, n)) for n in os.listdir(place) if n.endswith(".json")]
        if kind == "nvcc":
            phases = nvcc_phases(_text(table))
        elif kind == "clang":
            phases = tuple(phase for one in traces for phase in clang_phases(one))
        else:
            phases = gcc_phases(said)
        return _Told(phases, {path: cost for one in traces for path, cost in header_costs(one).items()})  # fmt: skip


def _ways(kind: str, table: str, trace: str) -> tuple[tuple[str, ...], ...]:
    """Return flags that make a compiler tell its time, the best first: older ones do not know each."""
    time = ("--time", table)
    ways = {
        "nvcc": ((*time, "-fdevice-time-trace", trace), time),
        "clang": (("-ftime-trace",),),
        "GCC": (("-ftime-report",),),
    }
    return ways[kind]


def _run(step: Step, folder: str, place: str, flags: tuple[str, ...]) -> str | None:
    """Run the command of a step with more flags and an output of its own; return what it said on standard error."""
    asked = tuple(Flag(text, "to time it") for text in flags)
    timed = step._replace(flags=(*step.flags, *asked), depfile=None, launcher=None)
    try:
        done = subprocess.run(
            timed.command(os.path.join(place, "timed.o")),
            cwd=folder,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=_PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return None if done.returncode else done.stderr


def _text(path: str) -> str:
    with suppress(OSError), open(path, encoding="utf-8", errors="replace") as opened:
        return opened.read(_LARGEST_TRACE)
    return ""


# ---- headers that a compiler tells of ----------------------------------------------


def _summed(
    traced: list[tuple[Step, Mapping[str, HeaderCost]]], folder: str
) -> Iterator[HeaderTime]:
    """Yield the headers of all sources, by the names under which they are included."""
    costs: defaultdict[str, list[HeaderCost]] = defaultdict(list)
    for step, headers in traced:
        searched = [
            os.path.realpath(os.path.join(folder, one))
            for one in (".", *folders_of_flags([flag.text for flag in step.flags]))
        ]
        for path, cost in headers.items():
            costs[_named(os.path.realpath(os.path.join(folder, path)), searched)].append(cost)
    for name, each in costs.items():
        seconds, own = sum(one.seconds for one in each), sum(one.own for one in each)
        yield HeaderTime(name, seconds, len(each), own)


def _named(path: str, searched: list[str]) -> str:
    folders = [one for one in searched if path.startswith(f"{one}/")]
    return path[len(max(folders, key=len)) + 1 :] if folders else path


# ---- headers compiled on their own -------------------------------------------------


def _alone(steps: list[Step], folder: str, tell: Callable[[Event], None]) -> Iterator[HeaderTime]:
    """Yield the cost of the headers that some sources name; those that do not compile on their own are left out."""
    including: dict[tuple[str, str], list[Step]] = {}
    for step in steps:
        text = header_text(os.path.join(folder, step.inputs[0]))
        for header in dict.fromkeys(included_files(without_comments(text))):
            including.setdefault((step.tool, header), []).append(step)
    nothing = {
        tool: _seconds("", including[tool, header][0], folder) or 0 for tool, header in including
    }
    most = sorted(including.items(), key=lambda one: -len(one[1]))[:_MOST_ALONE]
    for (tool, header), named_by in most:
        tell(Event("timing", header))
        taken = _seconds(f"#include <{header}>\n", named_by[0], folder)
        if taken is not None:
            each = max(0.0, taken - nothing[tool])
            yield HeaderTime(header, each * len(named_by), len(named_by))


def _seconds(text: str, step: Step, folder: str) -> float | None:
    """Return what it costs a processor to compile a text in the place of a source; None where that fails."""
    source = os.path.join(folder, step.inputs[0])
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, f"alone{os.path.splitext(source)[1]}")
        with open(path, "w", encoding="utf-8") as opened:
            opened.write(text)
        before = getrusage(RUSAGE_CHILDREN)
        if _run(step._replace(inputs=(path,)), folder, place, (f"-I{os.path.dirname(source)}",)) is None:  # fmt: skip
            return None
        after = getrusage(RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
