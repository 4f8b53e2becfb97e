"""What becomes of each package when torch moves: for people, for pull requests, for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TypedDict

from opwright.model.environment.upgrade import Outlook, PlannedPackage, Upgrade
from opwright.model.named_tuple import NamedTuple
from opwright.report.escaping import json_text, printable
from opwright.report.json.environment import LibraryV1, UnknownV1, library_v1
from opwright.report.json.shapes import FindingV1
from opwright.report.json.v1 import finding_v1
from opwright.report.markdown.audit import cell_text, code_span, fenced, prose
from opwright.report.text.page.layout import command_lines, hung, shortened
from opwright.report.text.page.page import Page, page
from opwright.report.text.page.screen import filled

_LONGEST_NAME = 26
_LONGEST_VERSION = 16
_LOOKED_AT_SHOWN = 4
_INK = {
    Outlook.KEEPS: "green",
    Outlook.UNPROVEN: "yellow",
    Outlook.UPDATE: "cyan",
    Outlook.REBUILD: "magenta",
    Outlook.BREAKS: "red",
    Outlook.UNKNOWN: "yellow",
}
_ORDER = list(_INK)


class _Room(NamedTuple):
    """How much of each part there is room for: how many, or lines of one."""

    packages: int = 8
    because: int = 1
    looked_at: int = 0
    notes: int = 1
    note: int = 2


_WISHES: tuple[dict[str, int], ...] = (
    {"because": 2},
    {"packages": 16},
    {"notes": 3},
    {"because": 3},
    {"packages": 30},
    {"note": 6, "notes": 10},
    {"looked_at": 1},
    {"looked_at": 6, "because": 4},
)
"""What a page has besides if a screen still holds it, dearest first."""
_EVERYTHING = _Room(10_000, 6, 6, 10_000, 100)


def text(plan: Upgrade, *, width: int = 80, colour: bool = False, verbose: bool = False) -> str:
    """Return the plan as text; no line is wider than `width`, or than 60 if that is less."""
    paper = page(width, colour=colour)
    sections = [(partial(section, paper, plan), parts) for section, parts in _SECTIONS.items()]
    if verbose:
        written = [filter(None, map(list, section(_EVERYTHING))) for section, _ in sections]
        return "\n\n".join("\n".join(lines) for one in written for lines in one) + "\n"
    return (
        filled([*sections, (partial(_more, paper, plan), ("looked_at",))], _Room(), _WISHES) + "\n"
    )


def _more(paper: Page, plan: Upgrade, room: _Room) -> Iterator[Iterable[str]]:
    if room.looked_at < _EVERYTHING.looked_at and any(one.looked_at for one in plan.packages):
        yield [paper.ink("  more: -v lists the versions that were looked at", "dim")]


def summary(plan: Upgrade) -> str:
    """Say how many packages there are of each outlook."""
    return _counts(plan.packages) or "no package uses torch"


def _counts(packages: Sequence[PlannedPackage]) -> str:
    outlooks = [planned.outlook for planned in packages]
    counts = (
        f"{outlooks.count(outlook)} {outlook.value}" for outlook in _ORDER if outlook in outlooks
    )
    return "; ".join(counts)


def all_notes(plan: Upgrade) -> list[str]:
    """Return the remarks: which packages were not looked at, and why."""
    reasons: dict[str, list[str]] = {}
    for missing in (*plan.unread, *plan.passed_over):
        reasons.setdefault(missing.why, []).append(missing.what)
    return [
        *plan.notes,
        *(f"not looked at ({why}): {', '.join(names)}" for why, names in reasons.items()),
    ]


def outlook_of(planned: PlannedPackage) -> str:
    """Say what becomes of a package: `update to 0.29.2`, `downgrade to 0.9.0`."""
    if not planned.to:
        return planned.outlook.value
    outlook = "downgrade" if planned.is_downgrade else planned.outlook.value
    return f"{outlook} to {planned.to}"


def ordered(plan: Upgrade) -> list[PlannedPackage]:
    """Return the packages, those that need most work first."""
    return sorted(plan.packages, key=lambda planned: (-_ORDER.index(planned.outlook), planned.name))


def _head(paper: Page, plan: Upgrade, _: _Room) -> Iterator[Iterable[str]]:
    yield hung("  ", f"to {printable(plan.target)}: {summary(plan)}", paper.width)


def _table(paper: Page, plan: Upgrade, room: _Room) -> Iterator[Iterable[str]]:
    if plan.packages:
        yield _table_lines(paper, ordered(plan), room)


def _table_lines(paper: Page, lines: Sequence[PlannedPackage], room: _Room) -> Iterator[str]:
    name = min(max(len(line.name) for line in lines), _LONGEST_NAME)
    version = min(max(len(line.version) for line in lines), _LONGEST_VERSION)
    for line in lines[: room.packages]:
        text = outlook_of(line)
        lead = (
            f"  {shortened(printable(line.name), name):<{name}}  "
            f"{shortened(printable(line.version), version):<{version}}  "
        )
        because = f": {line.because}" if line.because else ""
        written = hung(lead, printable(f"{text}{because}"), paper.width, limit=room.because)
        yield from paper.highlight(written, text, _INK[line.outlook])
    if hidden := lines[room.packages :]:
        yield f"  and {len(hidden)} more: {_counts(hidden)}"


def _looked_at(paper: Page, plan: Upgrade, room: _Room) -> Iterator[Iterable[str]]:
    if room.looked_at:
        yield _candidate_lines(paper, plan, room)


def _candidate_lines(paper: Page, plan: Upgrade, room: _Room) -> Iterator[str]:
    for planned in ordered(plan):
        if not planned.looked_at:
            continue
        candidates = [f"{c.version} {c.result}".strip() for c in planned.looked_at]
        shown, hidden = candidates[:_LOOKED_AT_SHOWN], len(candidates) - _LOOKED_AT_SHOWN
        last = candidates[-1:] if hidden > 0 else []
        between = [f"{hidden - 1} more"] if hidden > 1 else []
        lead = f"  candidates for {printable(planned.name)}: "
        text = printable("; ".join([*shown, *between, *last]))
        yield from hung(lead, text, paper.width, limit=room.looked_at)


def _to_do(paper: Page, plan: Upgrade, _: _Room) -> Iterator[Iterable[str]]:
    if plan.commands:
        commands = [
            f"    {line}"
            for command in plan.commands
            for line in command_lines(printable(command), paper.width - 4)
        ]
        yield ["  to do:", *commands]


def _notes(paper: Page, plan: Upgrade, room: _Room) -> Iterator[Iterable[str]]:
    notes = all_notes(plan)
    texts = [("  blocked: ", blocker) for blocker in plan.blockers]
    texts += [("  note: ", note) for note in notes[: room.notes]]
    lines = [
        line
        for lead, text in texts
        for line in hung(lead, printable(text), paper.width, limit=room.note)
    ]
    if hidden := len(notes[room.notes :]):
        lines.append(f"  and {hidden} more note{'s' * (hidden > 1)}")
    yield lines


_SECTIONS = {
    _head: (),
    _table: ("packages", "because"),
    _looked_at: ("looked_at",),
    _to_do: (),
    _notes: ("notes", "note"),
}
"""The sections of a page from top to bottom, and which parts of its room each depends on."""


# ---- for pull requests -------------------------------------------------------------


def markdown(plan: Upgrade) -> str:
    """Return the plan as GitHub Markdown."""
    blocks = [f"### to {code_span(plan.target)}", prose(summary(plan)), "\n".join(_rows(plan))]
    blocks += [fenced("\n".join(map(printable, plan.commands)))] if plan.commands else []
    blocks += [f"blocked: {prose(blocker)}" for blocker in plan.blockers]
    blocks += [f"note: {prose(note)}" for note in all_notes(plan)]
    return "\n\n".join(blocks) + "\n"


def _rows(plan: Upgrade) -> Iterator[str]:
    yield "| package | now | then | why | candidates |"
    yield "|:--|:--|:--|:--|:--|"
    for planned in ordered(plan):
        looked_at = "; ".join(f"{c.version} {c.result}".strip() for c in planned.looked_at)
        yield (
            f"| {code_span(planned.name)} | {code_span(planned.version)} | {cell_text(outlook_of(planned))} "
            f"| {cell_text(planned.because)} | {cell_text(looked_at)} |"
        )


# ---- for programs ------------------------------------------------------------------


class CandidateV1(TypedDict):
    version: str
    file: str
    told: str


class PlannedV1(TypedDict):
    name: str
    version: str
    outlook: str
    because: str
    to: str | None
    looked_at: list[CandidateV1]
    commands: list[str]
    libraries: list[LibraryV1]


class UpgradeV1(TypedDict):
    version: int
    target: str
    release: str
    packages: list[PlannedV1]
    commands: list[str]
    findings: list[FindingV1]
    notes: list[str]
    blockers: list[str]
    """Why it cannot be carried out as it is."""
    passed_over: list[UnknownV1]
    """Packages with native code that say nothing of torch and were not opened."""
    unread: list[UnknownV1]
    """Packages that could not be looked at."""


_SPELLED = {
    Outlook.KEEPS: "keeps",
    Outlook.UNPROVEN: "unproven",
    Outlook.UPDATE: "update",
    Outlook.REBUILD: "rebuild",
    Outlook.BREAKS: "breaks",
    Outlook.UNKNOWN: "unknown",
}


def json(plan: Upgrade) -> str:
    """Return the plan as one line of JSON, version 1."""
    document: UpgradeV1 = {
        "version": 1,
        "target": plan.target,
        "release": plan.release,
        "packages": [_package(package) for package in plan.packages],
        "commands": list(plan.commands),
        "findings": [finding_v1(finding) for finding in plan.findings],
        "notes": list(plan.notes),
        "blockers": list(plan.blockers),
        "passed_over": [{"what": one.what, "why": one.why} for one in plan.passed_over],
        "unread": [{"what": one.what, "why": one.why} for one in plan.unread],
    }
    return json_text(document) + "\n"


def _package(package: PlannedPackage) -> PlannedV1:
    return {
        "name": package.name,
        "version": package.version,
        "outlook": _SPELLED[package.outlook],
        "because": package.because,
        "to": package.to,
        "looked_at": [
            {"version": c.version, "file": c.file, "told": c.result} for c in package.looked_at
        ],
        "commands": list(package.commands),
        "libraries": [library_v1(binary) for binary in package.audit.binaries]
        if package.audit
        else [],
    }
