"""A plan for people: what was chosen, the commands, and why each flag is there; and what has no definition."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator

from opwright.model.build.compile_times import CompileTimes, HeaderTime
from opwright.model.build.plan import BuildFailure, Flag, Plan, Step, Unresolved
from opwright.report.escaping import json_text, legible
from opwright.report.text.page.layout import hung

_LONGEST_FLAG = 44


def explained(plan: Plan, *, width: int = 80) -> str:
    """Return what was chosen and why, and each flag of each step with its reason."""
    lines = [f"{plan.name}: {legible(plan.library)}", ""]
    for choice in plan.choices:
        lines += hung(f"{choice.what}: ", legible(choice.chosen), width)
        lines += hung("    because ", legible(choice.because), width)
    explained: dict[tuple[str, str], str] = {}
    for step in plan.steps:
        lines += ["", f"{step.kind} {legible(step.source)}  ({legible(step.tool)})"]
        lines += _flags(step, explained, width)
    return "".join(f"{line}\n" for line in lines)


def _flags(step: Step, explained: dict[tuple[str, str], str], width: int) -> Iterator[str]:
    """Yield the flags that no earlier step has explained, and how many others there are."""
    new = [
        flag
        for flag in _joined(step.flags)
        if explained.setdefault(flag, step.source) == step.source
    ]
    for text, because in new:
        lead = f"  {legible(text):{_LONGEST_FLAG}} "
        if len(lead) > _LONGEST_FLAG + 3:
            yield lead.rstrip()
            lead = " " * (_LONGEST_FLAG + 3)
        yield from hung(lead, legible(because), width)
    if same := len(list(_joined(step.flags))) - len(new):
        yield f"  and {same} flags as above"


def _joined(flags: Iterable[Flag]) -> Iterator[tuple[str, str]]:
    """Yield flags with their reasons; `-isystem` and its folder as one."""
    before = ""
    for flag in flags:
        if flag.text == "-isystem":
            before = f"{flag.text} "
            continue
        yield f"{before}{flag.text}", flag.because
        before = ""


def commands(plan: Plan) -> str:
    """Return the commands as a shell would take them, to be run in the project's folder."""
    lines = [f"cd {shlex.quote(plan.folder)}"]
    lines += [shlex.join(step.command()) for step in plan.steps]
    return "".join(f"{legible(line)}\n" for line in lines)


def json(plan: Plan) -> str:
    """Return a plan as JSON, version 1."""
    steps = [
        {
            "kind": step.kind,
            "source": step.source,
            "output": step.output,
            "command": list(step.command()),
            "flags": [{"text": flag.text, "because": flag.because} for flag in step.flags],
        }
        for step in plan.steps
    ]
    choices = [choice._asdict() for choice in plan.choices]
    document = {
        "version": 1,
        "name": plan.name,
        "folder": plan.folder,
        "library": plan.library,
        "choices": choices,
        "stamp": dict(plan.build_note),
        "steps": steps,
    }
    return json_text(document) + "\n"


def started(command: Iterable[str]) -> str:
    """Return a command that was started, as a shell would take it."""
    return f"{legible(shlex.join(command))}\n"


def compile_times(times: CompileTimes, *, most: int = 20) -> str:
    """Return what phases and headers cost, in seconds; of headers, in all sources together."""
    phases = (
        f"{one.total:8.1f} s  {legible(one.source)}: "
        f"{', '.join(f'{legible(name)} {seconds:.1f}' for name, seconds in one.phases)}\n"
        for one in times.sources
    )
    headers = (_header_time(one) for one in times.headers[:most])
    return "".join(("where the time goes:\n", *phases, "what headers cost:\n", *headers))


def _header_time(one: HeaderTime) -> str:
    how = "compiled alone" if one.own is None else f"{one.own:.1f} s without what it includes"
    sources = f"{one.sources} source{'s' if one.sources > 1 else ''}"
    return f"{one.seconds:8.1f} s  {legible(one.header)}: in {sources}, {how}\n"


def progress(  # noqa: PLR0913, PLR0917 - the fields of an event
    kind: str, what: str, seconds: float, done: int, total: int, output: str
) -> str:
    """Return a line on what a build has done, with what a compiler said, or waits for; empty for other events."""
    if kind == "done":
        return f"[{done}/{total}] {legible(what)}  {seconds:.1f} s\n{legible_lines(output)}"
    if kind == "waiting":
        return f"waiting for another build in {legible(what)}\n"
    if kind == "timing":
        return f"timing {legible(what)}\n"
    if kind == "noted":
        return f"note: {legible(what)}\n"
    if kind == "fetching":
        return f"fetching {legible(what)} from the package index (cached)\n"
    return ""


def failure(failed: BuildFailure, *, width: int = 80) -> str:
    """Return what stopped a build of unknown cause: the compiler's own words, or what is undefined."""
    if failed.unresolved or failed.releases:
        return _unresolved(failed.unresolved, failed.releases, width)
    log = failed.log if failed.log.endswith("\n") or not failed.log else f"{failed.log}\n"
    return f"{legible_lines(log)}opwright: {legible(failed.message)}\n"


def legible_lines(log: str) -> str:
    """Return the output of a compiler without what would steer a terminal."""
    return "".join(f"{legible(line)}\n" for line in log.splitlines())


def _unresolved(symbols: Iterable[Unresolved], releases: Iterable[str], width: int) -> str:
    """Return the undefined symbols, what needs them, and where."""
    lines: list[str] = []
    for symbol in symbols:
        lines += hung("no library defines ", legible(symbol.demangled), width)
        if symbol.demangled != symbol.name:
            lines += hung("    ", legible(symbol.name), width)
        if symbol.wanted_by:
            lines += hung("    needed by ", legible(", ".join(symbol.wanted_by)), width)
        for place in symbol.lines:
            lines += hung("    at ", legible(place), width)
    if listed := ", ".join(releases):
        lines += hung(
            "it does not load in torch releases that the project supports: ", listed, width
        )
    return "".join(f"{line}\n" for line in lines)
