"""What becomes of each package when torch moves: for people, for pull requests, for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from opwright.model.upgrade import Outlook, PlannedPackage, Upgrade
from opwright.report.escaping import json_text, printable
from opwright.report.json.environment import LibraryV1, UnknownV1, library_v1
from opwright.report.json.shapes import FindingV1
from opwright.report.json.v1 import finding_v1
from opwright.report.markdown.audit import cell_text, code_span, fenced, prose
from opwright.report.text.layout import command_lines, hung, inked, shortened

_LONGEST_NAME = 26
_LONGEST_VERSION = 16
_NARROWEST = 60
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


def text(plan: Upgrade, *, width: int = 80, colour: bool = False) -> str:
    """Return the plan as text; no line is wider than `width`, or than 60 if that is less."""
    width = max(width, _NARROWEST)
    sections = [
        "\n".join(hung("  ", f"to {printable(plan.target)}: {summary(plan)}", width)),
        "\n".join(_table(plan, width, colour=colour)),
        "\n".join(_looked_at(plan, width)),
        "\n".join(_to_do(plan, width)),
        "\n".join(
            line
            for lead, texts in (("  blocked: ", plan.blockers), ("  note: ", all_notes(plan)))
            for text in texts
            for line in hung(lead, printable(text), width)
        ),
    ]
    return "\n\n".join(filter(None, sections)) + "\n"


def summary(plan: Upgrade) -> str:
    """Say how many packages there are of each outlook."""
    outlooks = [planned.outlook for planned in plan.packages]
    counts = [
        f"{outlooks.count(outlook)} {outlook.value}" for outlook in _ORDER if outlook in outlooks
    ]
    return "; ".join(counts) or "no package uses torch"


def all_notes(plan: Upgrade) -> list[str]:
    """Return what is to be said besides: which packages were not looked at, and why."""
    reasons: dict[str, list[str]] = {}
    for missing in (*plan.unread, *plan.passed_over):
        reasons.setdefault(missing.why, []).append(missing.what)
    return [
        *plan.notes,
        *(f"not looked at ({why}): {', '.join(names)}" for why, names in reasons.items()),
    ]


def outlook_of(planned: PlannedPackage) -> str:
    """Say what becomes of a package: `update to 0.29.2`."""
    return f"{planned.outlook.value} to {planned.to}" if planned.to else planned.outlook.value


def _ordered(plan: Upgrade) -> list[PlannedPackage]:
    return sorted(plan.packages, key=lambda planned: (_ORDER.index(planned.outlook), planned.name))


def _table(plan: Upgrade, width: int, *, colour: bool) -> Iterator[str]:
    lines = _ordered(plan)
    name = min(max((len(line.name) for line in lines), default=0), _LONGEST_NAME)
    version = min(max((len(line.version) for line in lines), default=0), _LONGEST_VERSION)
    for line in lines:
        text = outlook_of(line)
        lead = (
            f"  {shortened(printable(line.name), name):<{name}}  "
            f"{shortened(printable(line.version), version):<{version}}  "
        )
        because = f": {line.because}" if line.because else ""
        first, *rest = hung(lead, printable(f"{text}{because}"), width, limit=4)
        if colour:
            first = first.replace(text, inked(text, _INK[line.outlook]), 1)
        yield from (first, *rest)


def _looked_at(plan: Upgrade, width: int) -> Iterator[str]:
    for planned in _ordered(plan):
        if not planned.looked_at:
            continue
        candidates = [f"{c.version} {c.result}".strip() for c in planned.looked_at]
        shown, hidden = candidates[:_LOOKED_AT_SHOWN], len(candidates) - _LOOKED_AT_SHOWN
        last = candidates[-1:] if hidden > 0 else []
        between = [f"{hidden - 1} more"] if hidden > 1 else []
        lead = f"  candidates for {printable(planned.name)}: "
        yield from hung(lead, printable("; ".join([*shown, *between, *last])), width, limit=6)


def _to_do(plan: Upgrade, width: int) -> Iterator[str]:
    if plan.commands:
        yield "  to do:"
    for command in plan.commands:
        yield from (f"    {line}" for line in command_lines(printable(command), width - 4))


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
    for planned in _ordered(plan):
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
