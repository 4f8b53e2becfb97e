"""What is wrong, in text: each cause once, where it shows, and how to mend it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opwright.model import Finding, Fix
from opwright.report.audits.matrix import grouped
from opwright.report.escaping import printable
from opwright.report.text.page.layout import command_lines, hung
from opwright.report.text.page.page import Page, page

_MESSAGE_LINES = 6
_SHORT_MESSAGE_LINES = 3
_ALL = 1_000_000


def render(findings: Sequence[Finding], *, width: int, colour: bool) -> str:
    """Return only the findings: their number, and each with its fix."""
    return "\n\n".join(map("\n".join, sections(page(width, colour=colour), findings)))


def alike(findings: Sequence[Finding]) -> tuple[tuple[Finding, ...], ...]:
    """Return findings that differ in nothing but their place together."""
    return grouped(findings, key=lambda f: (f.cause.name, f.message, f.fix))


def sections(  # noqa: PLR0913 - each is a limit of its own
    paper: Page,
    findings: Sequence[Finding],
    *,
    most: int = _ALL,
    briefly: int = 0,
    fix: int | None = None,
    evidence: bool = True,
) -> Iterator[list[str]]:
    """
    Write how many there are, `most` of them whole, some by their message alone, and the names of the others.

    `fix` is how many lines a remedy may take, and so may its commands; one that stands above is not repeated then.
    """
    same = alike(findings)
    yield [_count(paper, findings)]
    said: set[str] = set()
    for group in same[:most]:
        summary = group[0].fix.summary
        is_said = fix is not None and summary in said and bool(group[0].fix.commands)
        said.add(summary)
        yield [
            *_finding(paper, group, evidence=evidence),
            *_fix(paper, group[0].fix, limit=fix, is_said=is_said),
        ]
    yield list(_briefly(paper, same[most:], briefly))


def _briefly(paper: Page, same: Sequence[Sequence[Finding]], most: int) -> Iterator[str]:
    """Write the messages and places of at most `most` findings that do not fit, and the names of the others."""
    for group in same[:most]:
        name = group[0].cause.name
        lines = hung("  ", f"{name}: {printable(group[0].message)}", paper.width, limit=1)
        yield from paper.highlight(lines, name, "red")
        yield from _places(paper, group)
    if hidden := dict.fromkeys(group[0].cause.name for group in same[most:]):
        number = sum(map(len, same[most:]))
        yield from hung(f"  and {number} more: ", ", ".join(hidden), paper.width, limit=2)


def _count(paper: Page, findings: Sequence[Finding]) -> str:
    number = f"{len(findings)} finding{'s' * (len(findings) > 1)}"
    return "  " + paper.ink(number if findings else "no finding", "bold")


def _finding(paper: Page, findings: Sequence[Finding], *, evidence: bool) -> Iterator[str]:
    """Write one cause, found in one place or in several."""
    finding, name = findings[0], findings[0].cause.name
    limit = _MESSAGE_LINES if evidence else _SHORT_MESSAGE_LINES
    lines = hung("  ", f"{name}: {printable(finding.message)}", paper.width, limit=limit)
    yield from paper.highlight(lines, name, "red")
    yield from _shown_by(paper, findings) if evidence else _places(paper, findings)


def _fix(paper: Page, fix: Fix, *, limit: int | None, is_said: bool) -> Iterator[str]:
    """Write the fix; for one already printed, only the commands."""
    lines = hung("    fix: ", printable(fix.summary), paper.width, limit=limit)
    commands = [
        f"         {line}"
        for command in fix.commands
        for line in command_lines(printable(command), paper.width - 9)
    ]
    if limit is not None and len(commands) > limit:
        commands = []
    if is_said and commands:
        lines, commands = [f"    fix: {commands[0].lstrip()}"], commands[1:]
    yield from paper.highlight(lines, "fix", "green")
    yield from commands


def _shown_by(paper: Page, findings: Sequence[Finding]) -> Iterator[str]:
    for evidence in dict.fromkeys((f.evidence.where, f.evidence.quote) for f in findings):
        where, quote = map(printable, evidence)
        yield from hung("    --> ", where, paper.width)
        yield from hung("     |  ", quote, paper.width, limit=2)


def _places(paper: Page, findings: Sequence[Finding]) -> Iterator[str]:
    places = list(dict.fromkeys(finding.evidence.where for finding in findings))
    more = f" and {len(places) - 1} more" if len(places) > 1 else ""
    yield from hung("    --> ", printable(places[0]) + more, paper.width, limit=1)
