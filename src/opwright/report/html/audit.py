"""
One page for a browser: a map of verdicts, and below it the reasons.

It needs nothing but itself: no other file, no network, and no script, which only filters, moves from
cell to cell and shows the reason beside the map. A policy in the page lets no other style and script
run than those two that it was made with, whatever the names in it say.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256

from opwright.report.audits.matrix import Cell, series
from opwright.report.html.heat_map import Group, HeatMap
from opwright.report.html.reasons import SHAPES, facts_list, finding_article, group_section, text

_MOST_ROWS = 200
"""With more libraries, the map has one row per artifact."""
_MOST_GROUPS_AT_ONCE = 50
_LONGEST_TAIL = 18
_MEANINGS = {
    Cell.LOADS: "all symbols and libraries resolve, and it was built for this release",
    Cell.UNPROVEN: "all symbols and libraries resolve; it was built for another release, "
    "and no known ABI drift affects it",
    Cell.NEEDS_THE_MACHINE: "it loads if the system provides the libraries that torch does not ship",
    Cell.UNSAFE: "it loads, but code it inlined from torch's headers has changed since: "
    "a crash or wrong results",
    Cell.LACKS_LIBRARIES: "it does not load: torch does not ship a library it needs",
    Cell.LACKS_SYMBOLS: "it does not load: a symbol is missing",
}


def render(shown: HeatMap) -> str:
    """Return the page."""
    style, script = _part("audit.css"), _part("audit.js")
    policy = (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<link rel="icon" href="data:,">',
            # Nothing is drawn until all is there: a map of 40,000 cells would be drawn again with each part that arrives.
            '<link rel="expect" href="#panel" blocking="render">',
            f"<title>{text(_title(shown))}</title>",
            f"<style>{style}</style>",
            *_body(shown),
            f"<script>{script}</script>",
            "</html>\n",
        ]
    )


def _part(name: str) -> str:
    """Return the text of a file next to this one."""
    from importlib.resources import files  # noqa: PLC0415 - 10 ms, which other formats do not need

    return files("opwright.report.html").joinpath(name).read_text("utf-8")


def _digest(content: str) -> str:
    return "sha256-" + b64encode(sha256(content.encode()).digest()).decode()


def _title(shown: HeatMap) -> str:
    names = [group.name for group in shown.groups]
    return f"{shown.title}: {names[0] if len(names) == 1 else f'{len(names)} {shown.kind_name}'}"


def _body(shown: HeatMap) -> Iterator[str]:
    yield "<header>"
    yield f"<h1>{text(shown.title)}</h1>"
    yield f"<p>{text(_summary(shown))}</p>"
    if shown.facts:
        yield from facts_list(shown.facts)
    yield "</header>"
    yield "<main>"
    if shown.releases:
        yield from _map(shown)
    if shown.findings:
        yield '<section class="group"><h2>together</h2>'
        for finding in shown.findings:
            yield from finding_article(finding)
        yield "</section>"
    is_late = len(shown.groups) > _MOST_GROUPS_AT_ONCE
    for number, group in enumerate(shown.groups):
        yield from group_section(group, number, is_late=is_late)
    yield "</main>"
    yield '<aside id="panel" aria-live="polite" aria-label="the reason" hidden></aside>'


def _summary(shown: HeatMap) -> str:
    wrong = sum(bool(group.findings) for group in shown.groups)
    total = len(shown.groups)
    if total == 1:
        return f"{shown.groups[0].name}: {_counted(shown.groups[0])}"
    return f"{total} {shown.kind_name}, {wrong or 'none'} with findings"


def _counted(group: Group) -> str:
    number = len(group.findings)
    if number or group.is_whole:
        return f"{number} finding{'s' * (number != 1)}" if number else "no finding"
    return "not judged in full"


# ---- the map -----------------------------------------------------------------------


def _map(shown: HeatMap) -> Iterator[str]:
    releases = shown.releases
    opening = {v for n, v in enumerate(releases) if n and series(releases[n - 1]) != series(v)}
    lines = [line for group in shown.groups for line in group.lines]
    has_lines = len(lines) <= _MOST_ROWS
    yield '<section id="map" aria-label="verdicts by torch release">'
    yield from _filter(releases, has_lines=has_lines)
    yield from _legend({cell for line in lines for cell in line.cells.values()})
    yield '<div class="frame"><table>'
    yield '<colgroup><col class="names">'
    yield from (f"<col{_classes(*_opens(version, opening))}>" for version in releases)
    yield '</colgroup><thead><tr><th scope="col" class="corner">torch</th>'
    for version in releases:
        here = ("installed",) if version == shown.installed else ()
        yield f'<th scope="col"{_classes(*here, *_opens(version, opening))}><span>{text(version)}</span></th>'
    yield "</tr></thead>"
    for number, group in enumerate(shown.groups):
        yield from _rows(group, number, releases, opening, has_lines=has_lines)
    yield "</table></div></section>"


def _legend(used: set[Cell]) -> Iterator[str]:
    yield '<ul class="legend" aria-label="legend">'
    for cell in sorted(used):
        legend_text = f"<b>{cell.meaning}</b> <span>{_MEANINGS[cell]}</span>"
        yield f'<li><i class="cell {SHAPES[cell]}">{cell.letter}</i> {legend_text}</li>'
    yield "</ul>"


def _filter(releases: Sequence[str], *, has_lines: bool) -> Iterator[str]:
    """Write what the script filters by; without it, it stays hidden."""
    verdicts = ("loads", "unproven", "depends", "unsafe", "fails")
    yield '<form id="filter" hidden role="search">'
    yield '<label>name <input type="search" name="name" autocomplete="off"></label>'
    yield '<label>verdict <select name="verdict"><option value="">any</option>'
    yield "".join(f"<option>{verdict}</option>" for verdict in verdicts) + "</select></label>"
    yield '<label>in torch <select name="release"><option value="">any</option>'
    yield "".join(f"<option>{text(version)}</option>" for version in reversed(releases))
    yield "</select></label>"
    yield '<label><input type="checkbox" name="found"> with findings</label>'
    if has_lines:
        yield '<label><input type="checkbox" name="lines" checked> libraries</label>'
    yield '<output aria-live="polite"></output>'
    yield "</form>"


def _rows(
    group: Group, number: int, releases: Sequence[str], opening: set[str], *, has_lines: bool
) -> Iterator[str]:
    with_findings = ' data-found="yes"' if group.findings else ""
    yield f'<tbody data-group="g{number}"{with_findings}>'
    worst = {version: found[1] for version in releases if (found := group.worst_in(version))}
    name = f"{_shortened(group.name)}<small>{text(group.rest)}</small>"
    yield from _row(name, group.name + group.rest, f"g{number}", worst, "whole", releases, opening)
    for place, line in enumerate(group.lines if has_lines and len(group.lines) > 1 else ()):
        name, address = _shortened(line.name, len(line.also)), f"g{number}-{place}"
        yield from _row(name, line.name, address, line.cells, "line", releases, opening)
    yield "</tbody>"


def _row(  # noqa: PLR0913, PLR0917 - as many columns as a row has parts
    name: str,
    title: str,
    address: str,
    cells: Mapping[str, Cell],
    kind: str,
    releases: Sequence[str],
    opening: set[str],
) -> Iterator[str]:
    """Write a row in one line: a page may have 100,000 cells, each an element with nothing but its letter in or around it."""
    link = f'<a href="#{address}" title="{text(title)}">{name}</a>'
    row = [f'<tr class="{kind}"><th scope="row">{link}</th>']
    for version in releases:
        cell = cells.get(version)
        shape = "none" if cell is None else SHAPES[cell]
        marks = _classes(shape, *_opens(version, opening))
        row.append(f"<td{marks}>{'-' if cell is None else cell.letter}</td>")
    yield "".join((*row, "</tr>"))


def _shortened(name: str, more: int = 0) -> str:
    """Return a name in two parts, the first of which the style truncates when there is no room."""
    tail = min(len(name) - max(name.rfind("/"), 0), _LONGEST_TAIL)
    others = f" <small>+{more}</small>" if more else ""
    return f"<span>{text(name[:-tail])}</span><b>{text(name[-tail:])}{others}</b>"


def _opens(version: str, opening: set[str]) -> tuple[str, ...]:
    """Return the mark of a column that opens a minor series."""
    return ("opens",) if version in opening else ()


def _classes(*names: str) -> str:
    return f' class="{" ".join(names)}"' if names else ""
