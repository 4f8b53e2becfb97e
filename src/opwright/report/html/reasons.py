"""Below the map: for each artifact what it is, what is wrong with it, and why, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from opwright.model import Finding
from opwright.report.audits.matrix import Cell, ranges
from opwright.report.escaping import printable
from opwright.report.html.heat_map import Group, Line, ReasonLine

SHAPES = {
    Cell.LOADS: "loads",
    Cell.UNPROVEN: "unproven",
    Cell.NEEDS_THE_MACHINE: "depends",
    Cell.UNSAFE: "unsafe",
    Cell.LACKS_LIBRARIES: "fails libraries",
    Cell.LACKS_SYMBOLS: "fails",
}
"""The classes that give a cell its shape and colour."""


def text(value: str) -> str:
    """Return what stands in a file as text of the page."""
    return escape(printable(value))


def group_section(group: Group, number: int, *, is_late: bool = False) -> Iterator[str]:
    """
    Write what is known of an artifact; `is_late` leaves the text below its name to the script.

    In a `noscript`, it costs a browser that runs the script next to nothing until it is looked at.
    """
    names = " ".join(name for line in group.lines for name in (line.name, *line.also))
    yield f'<section class="group" id="g{number}" data-names="{text(names)}">'
    yield f"<h2>{text(group.name)}<small>{text(group.rest)}</small></h2>"
    yield "<noscript>" if is_late else ""
    yield f"<p>{text(group.text)}</p>" if group.text else ""
    yield from facts_list(group.facts)
    for finding in group.findings:
        yield from finding_article(finding)
    for note in group.notes:
        yield f'<p class="note">{text(note)}</p>'
    for place, line in enumerate(group.lines):
        yield from _line(line, f"g{number}-{place}")
    yield "</noscript>" if is_late else ""
    yield "</section>"


def finding_article(finding: Finding) -> Iterator[str]:
    """Write what is wrong, what shows it, and what to do."""
    fix, evidence = finding.fix, finding.evidence
    yield '<article class="finding">'
    yield f"<h3>{text(finding.cause.name)}</h3>"
    yield f"<p>{text(finding.message)}</p>"
    yield f'<p class="where">{text(evidence.where)}: <code>{text(evidence.quote)}</code></p>'
    yield f"<p><b>fix</b> {text(fix.summary)}</p>"
    if fix.commands:
        yield f"<pre>{chr(10).join(map(text, fix.commands))}</pre>"
    yield "</article>"


def facts_list(facts: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Write the known facts, by key."""
    yield "<dl>"
    yield from (f"<dt>{text(key)}</dt><dd>{text(fact)}</dd>" for key, fact in facts)
    yield "</dl>"


def _line(line: Line, address: str) -> Iterator[str]:
    """Write a row of the map in words, folded."""
    more = f" <small>+{len(line.also)}</small>" if line.also else ""
    yield f'<details id="{address}"><summary><b>{text(line.name)}</b>{more} {_answer(line)}</summary>'
    if line.also:
        names = ", ".join(f"<code>{text(name)}</code>" for name in line.also)
        yield f'<p class="also">the same: {names}</p>'
    yield from facts_list(line.facts)
    yield "<ul>"
    yield from map(_reason_item, line.reasons)
    yield "</ul></details>"


def _answer(line: Line) -> str:
    """Say where it has which verdict, mildest first."""
    among = tuple(line.cells)
    cells = [
        f'<span data-in="{where}"><i class="cell {SHAPES[cell]}">{cell.letter}</i> {cell.meaning} {where}</span>'
        for cell in sorted(set(line.cells.values()))
        if (
            where := text(", ".join(ranges({v for v, c in line.cells.items() if c is cell}, among)))
        )
    ]
    return " ".join(cells)


def _reason_item(reason: ReasonLine) -> str:
    cause = f"<b>{text(reason.cause)}</b>: " if reason.cause else ""
    more = "".join(f"<li><code>{text(line)}</code></li>" for line in reason.more)
    return (
        f'<li data-in="{text(reason.releases)}"><i class="cell {SHAPES[reason.cell]}">'
        f"{reason.cell.letter}</i> <span>{text(reason.releases)}</span> {cause}{text(reason.message)}"
        f"{f'<ul>{more}</ul>' if more else ''}</li>"
    )
