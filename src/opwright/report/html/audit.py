"""
One page for a browser: a map of verdicts, and below it the reasons.

It needs nothing but itself: no other file, no network, and no script, which only filters, moves from
cell to cell and shows the reason beside the map. A policy in the page lets no other style and script
run than those two that it was made with, whatever the names in it say.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256

from opwright.report.html.heat_map import Group, HeatMap, Line
from opwright.report.html.reasons import SHAPES, facts_list, finding_article, group_section, text
from opwright.report.matrix import Cell, series

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
            f"<title>{text(_title(shown))}</title>",
            f"<style>{style}</style>",
            *_body(shown),
            f"<script>{script}</script>",
            "</html>\n",
        ]
    )


def _part(name: str) -> str:
    """Return a file that lies beside this one."""
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
    for number, group in enumerate(shown.groups):
        yield from group_section(group, number)
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
    used = {cell for line in lines for cell in line.cells.values()}
    yield '<section id="map" aria-label="verdicts by torch release">'
    yield from _filter(releases)
    yield '<div class="frame"><table>'
    yield '<thead><tr><th scope="col" class="corner">torch</th>'
    for version in releases:
        here = ("installed",) if version == shown.installed else ()
        marks = _classes(*here, *(("opens",) if version in opening else ()))
        yield f'<th scope="col"{marks}><span>{text(version)}</span></th>'
    yield "</tr></thead>"
    for number, group in enumerate(shown.groups):
        yield from _rows(group, number, releases, opening)
    yield "</table></div>"
    yield '<ul class="legend">'
    for cell in sorted(used):
        legend_text = f"<b>{cell.meaning}</b> <span>{_MEANINGS[cell]}</span>"
        yield f'<li><i class="cell {SHAPES[cell]}">{cell.letter}</i> {legend_text}</li>'
    yield "</ul></section>"


def _filter(releases: Sequence[str]) -> Iterator[str]:
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
    yield '<label><input type="checkbox" name="lines" checked> libraries</label>'
    yield '<output aria-live="polite"></output>'
    yield "</form>"


def _rows(group: Group, number: int, releases: Sequence[str], opening: set[str]) -> Iterator[str]:
    with_findings = ' data-found="yes"' if group.findings else ""
    yield f'<tbody data-group="g{number}"{with_findings}>'
    whole = text(group.name + group.rest)
    name = f'<a href="#g{number}" title="{whole}">{text(group.name)}<small>{text(group.rest)}</small></a>'
    yield f'<tr class="whole"><th scope="row">{name}</th>'
    for version in releases:
        worst = group.worst_in(version)
        place, cell = worst or (0, None)
        yield _cell(f"g{number}-{place}", cell, version, opening)
    yield "</tr>"
    for place, line in enumerate(group.lines if len(group.lines) > 1 else ()):
        yield from _row(line, f"g{number}-{place}", releases, opening)
    yield "</tbody>"


def _row(line: Line, address: str, releases: Sequence[str], opening: set[str]) -> Iterator[str]:
    more = f" <small>+{len(line.also)}</small>" if line.also else ""
    name = f'<a href="#{address}" title="{text(line.name)}">{text(line.name)}{more}</a>'
    yield f'<tr class="line"><th scope="row">{name}</th>'
    for version in releases:
        yield _cell(address, line.cells.get(version), version, opening)
    yield "</tr>"


def _cell(address: str, cell: Cell | None, version: str, opening: set[str]) -> str:
    opens = _opens(version, opening)
    if cell is None:
        return f'<td{opens}><span class="cell none">-</span></td>'
    label = text(f"{version}: {cell.meaning}")
    return (
        f'<td{opens}><a class="cell {SHAPES[cell]}" href="#{address}" tabindex="-1" title="{label}">'
        f"{cell.letter}</a></td>"
    )


def _opens(version: str, opening: set[str]) -> str:
    """Return the mark of a column that opens a minor series."""
    return _classes("opens") if version in opening else ""


def _classes(*names: str) -> str:
    return f' class="{" ".join(names)}"' if names else ""
