"""Public names and the releases that have them, as text or JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from opwright.model.releases.api import Entry, ExplainedName, NameReport
from opwright.report.text.page.layout import hung

_MOST = 12


def page(report: NameReport, width: int) -> str:
    """Return what is known about a name, one paragraph for each kind of declaration."""
    parts = [
        f"{report.name}: available in {package} {_shown(ranges)}"
        for package, ranges in report.available
    ]
    parts += ["\n".join(_paragraph(name, width)) for name in report.names[:_MOST]]
    if len(report.names) > _MOST:
        parts.append(f"{len(report.names) - _MOST} more; to narrow it down, give the scope too")
    return "\n\n".join(parts) + "\n"


def as_json(report: NameReport) -> str:
    """Return the same as JSON."""
    names = [_shape(name) for name in report.names]
    return json.dumps({"version": 1, "name": report.name, "names": names}) + "\n"


def _shape(name: ExplainedName) -> dict[str, object]:
    entry = name.entry
    return {
        "name": entry.name,
        "domain": entry.domain,
        "kind": entry.kind,
        "where": entry.where or None,
        "stands_for": entry.target,
        "releases": list(entry.releases),
        "first": entry.first,
        "last": entry.last,
        "gone": entry.gone,
        "arguments": [{"since": since, "takes": takes} for since, takes in entry.arities],
        "deprecated": entry.advice,
        "instead": name.instead,
    }


def _paragraph(name: ExplainedName, width: int) -> Iterator[str]:
    entry = name.entry
    yield f"{entry.name}: {entry.kind}, {name.package}"
    rows = [("stands for", entry.target or ""), ("declared in", entry.where)]
    rows.append(("releases", _releases(name)))
    if entry.kind in ("function", "macro") and entry.arities:
        rows.append((_takes(entry), "; ".join(_arguments(entry))))
    if entry.advice is not None:
        rows.append(("deprecated", entry.advice or "without advice"))
    rows.append(("instead", name.instead or ""))
    for label, text in rows:
        if text:
            yield from hung(f"  {label:<12} ", text, width)


def _releases(name: ExplainedName) -> str:
    """Return `1.0 to 2.12; removed in 2.13`."""
    entry = name.entry
    notes = [_shown(name.ranges)]
    if entry.first is None:
        notes.append(f"{name.indexed[0]} is the oldest that is indexed")
    if entry.gone:
        notes.append(f"removed in {entry.gone}")
    return "; ".join(notes)


def _shown(ranges: Sequence[tuple[str, str]]) -> str:
    return ", ".join(a if a == b else f"{a} to {b}" for a, b in ranges)


def _takes(entry: Entry) -> str:
    return "parameters" if "." in entry.name and "::" not in entry.name else "arguments"


def _arguments(entry: Entry) -> Iterator[str]:
    for number, (since, takes) in enumerate(entry.arities):
        shown = (takes or "none").replace("|", " or ").replace(",", ", ").replace("-", " to ")
        yield shown if not number else f"{shown} since {since}"
