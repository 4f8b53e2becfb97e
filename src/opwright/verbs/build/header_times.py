"""Which headers cost most: each that sources include is compiled alone, with the flags of the source, and timed."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from time import monotonic

from opwright.model.named_tuple import NamedTuple
from opwright.model.plan import Plan, Step
from opwright.verbs.build.engine.run import Event
from opwright.verbs.build.includes import header_text, included_files, without_comments

_MOST = 40
"""Headers that are timed."""
_PATIENCE = 600


class HeaderTime(NamedTuple):
    """A header, the seconds that a compiler takes for it alone, and how many sources name it."""

    header: str
    seconds: float
    sources: int

    @property
    def total(self) -> float:
        return self.seconds * self.sources


def header_times(plan: Plan, tell: Callable[[Event], None]) -> tuple[HeaderTime, ...]:
    """Return what headers cost in a build, the most expensive first; those that do not compile alone are left out."""
    including: dict[tuple[str, str], list[Step]] = {}
    for step in plan.steps:
        for header in _included_by(step, plan.folder):
            including.setdefault((step.tool, header), []).append(step)
    usual = {
        tool: _seconds("", including[tool, header][0], plan.folder) or 0
        for tool, header in including
    }
    found: list[HeaderTime] = []
    for (tool, header), steps in sorted(including.items(), key=lambda one: -len(one[1]))[:_MOST]:
        tell(Event("timing", header))
        taken = _seconds(f"#include <{header}>\n", steps[0], plan.folder)
        if taken is not None:
            found.append(HeaderTime(header, max(0.0, taken - usual[tool]), len(steps)))
    return tuple(sorted(found, key=lambda one: -one.total))


def _included_by(step: Step, folder: str) -> Iterator[str]:
    if step.depfile:
        text = header_text(os.path.join(folder, step.inputs[0]))
        yield from dict.fromkeys(included_files(without_comments(text)))


def _seconds(text: str, step: Step, folder: str) -> float | None:
    """Return how long it takes to compile a text in the place of a source; None where that fails."""
    source = os.path.join(folder, step.inputs[0])
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, f"alone{os.path.splitext(source)[1]}")
        with open(path, "w", encoding="utf-8") as opened:
            opened.write(text)
        alone = step._replace(inputs=(path,), depfile=None, launcher=None)
        command = [*alone.command(os.path.join(place, "alone.o")), f"-I{os.path.dirname(source)}"]
        start = monotonic()
        try:
            done = subprocess.run(
                command, cwd=folder, capture_output=True, check=False, timeout=_PATIENCE
            )
        except (OSError, subprocess.TimeoutExpired):
            return None
        return None if done.returncode else monotonic() - start
