"""What breaks in the next torch: a page for each pair of neighbouring releases, and a feed of them."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

from measured_wheels import affected, measured

from opwright.knowledge.torch_releases.symbols.releases import select
from opwright.knowledge.versions import series
from opwright.model.releases.api import ReleaseDiff
from opwright.report import release_diff
from opwright.verbs.releases.comparing import compare
from opwright.verbs.releases.listing import known_releases

_ATOM = "http://www.w3.org/2005/Atom"
_MANIFEST = "src/opwright/knowledge/torch_releases/data/MANIFEST.json"
_MOST = 300
_HEAD = """---
title: torch {old} to {new}
description: What an extension has to change for torch {new}; names that were removed, and what takes other arguments.
search:
  exclude: true
---

"""
_INDEX = """# What breaks in the next torch

A page for each pair of neighbouring releases: CUDA, glibc and Python; classes whose layout changed; operators, headers and names
of C++ and Python that were removed or changed; symbols that no library exports any more. What was added is left out, but for operators and the stable ABI.
`opwright releases diff OLD NEW` shows all of it, and with `--uses csrc setup.py` only what your sources use.

[Subscribe (Atom)](../feed.xml)

| | C++ removed | C++ changed | Python removed | Python changed | layouts | symbols gone | wheels |
|---|--:|--:|--:|--:|--:|--:|--:|
{rows}

Wheels: of the newest published wheels of {wheels} distributions with native code over torch, audited on {date}, those that load in
the release before, and how many of them the new one breaks.
"""


def write_release_pages(pages: Path, *, address: str) -> list[str]:
    """Write the pages, their index and the feed; return the names of the pages, newest first."""
    folder = pages / "releases"
    folder.mkdir(parents=True, exist_ok=True)
    diffs = [_without_additions(compare(old, new)) for old, new in _neighbours()][::-1]
    for diff in diffs:
        head = _HEAD.format(old=series(diff.old), new=series(diff.new))
        (folder / f"{_name(diff)}.md").write_text(
            head
            + release_diff.as_markdown(diff._replace(symbols_removed=()))
            + _broken_wheels(diff)
            + _shown(diff.symbols_removed)
        )
    date, wheels = measured()
    rows = "\n".join(map(_row, diffs))
    (folder / "index.md").write_text(_INDEX.format(rows=rows, wheels=len(wheels), date=date))
    (pages / "feed.xml").write_bytes(_feed(diffs, address))
    return [f"releases/{_name(diff)}.md" for diff in diffs]


def _neighbours() -> Iterator[tuple[str, str]]:
    """Yield the pairs of minor releases that follow each other, the oldest first."""
    return pairwise(dict.fromkeys(series(release.version) for release in known_releases("x86_64")))


def _without_additions(diff: ReleaseDiff) -> ReleaseDiff:
    return diff._replace(names=tuple(changes._replace(added=()) for changes in diff.names))


def _name(diff: ReleaseDiff) -> str:
    return f"{series(diff.old)}-to-{series(diff.new)}"


def _counts(diff: ReleaseDiff) -> Iterator[int]:
    """Yield how many names of C++ and of Python were removed, and changed, and how many layouts."""
    for domain in ("torch", "torch-python"):
        changes = next((one for one in diff.names if one.domain == domain), None)
        yield len(changes.removed) if changes else 0
        yield len(changes.changed) if changes else 0
    yield len(diff.layouts)


def _row(diff: ReleaseDiff) -> str:
    link = f"[{series(diff.old)} to {series(diff.new)}]({_name(diff)}.md)"
    wheels = affected(measured()[1], diff.old, diff.new)
    broken = f"{len(wheels.broken)} of {len(wheels.loading)}" if wheels.loading else ""
    return (
        f"| {link} | {' | '.join(map(str, (*_counts(diff), len(diff.symbols_removed), broken)))} |"
    )


# ---- symbols -----------------------------------------------------------------------


def _shown(symbols: Sequence[tuple[str, str]]) -> str:
    """Return the section of a page; a name that C++ has no way to write is left as it is."""
    if not symbols:
        return ""
    lines = [f"- `{name}`" for _, name in symbols[:_MOST]]
    rest = f"\n\nand {len(symbols) - _MOST} more" if len(symbols) > _MOST else ""
    return (
        f"\n## exported symbols that are gone: {len(symbols)}\n\n" + "\n".join(lines) + f"{rest}\n"
    )


# ---- wheels ------------------------------------------------------------------------


def _broken_wheels(diff: ReleaseDiff) -> str:
    date, wheels = measured()
    found = affected(wheels, diff.old, diff.new)
    if not found.broken:
        return ""
    lines = (f"- {wheel.name} {wheel.version}" for wheel in found.broken)
    return (
        f"\n## published wheels that no longer load: {len(found.broken)} of {len(found.loading)}\n\n"
        f"The newest of each distribution, audited on {date}; `opwright audit NAME==VERSION` says why.\n\n"
        + "\n".join(lines)
        + "\n"
    )


# ---- the feed: RFC 4287 ------------------------------------------------------------


def _feed(diffs: Sequence[ReleaseDiff], site: str) -> bytes:
    address = f"{site}releases/"
    ET.register_namespace("", _ATOM)
    feed = ET.Element(f"{{{_ATOM}}}feed")
    dates = [_date_of(diff.new) for diff in diffs]
    _add(feed, "title", "What breaks in the next torch")
    _add(feed, "id", address)
    _add(feed, "updated", max(dates))
    _add(feed, "link", href=f"{site}feed.xml", rel="self")
    _add(feed, "link", href=address)
    _add(_add(feed, "author"), "name", "opwright")
    for diff, date in zip(diffs, dates, strict=True):
        entry = _add(feed, "entry")
        page = f"{address}{_name(diff)}/"
        _add(entry, "title", f"torch {series(diff.old)} to {series(diff.new)}")
        _add(entry, "id", page)
        _add(entry, "link", href=page)
        _add(entry, "updated", date)
        _add(entry, "summary", "; ".join(_summary(diff)))
    data: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return data


def _add(parent: ET.Element, name: str, text: str = "", **attributes: str) -> ET.Element:
    child = ET.SubElement(parent, f"{{{_ATOM}}}{name}", attributes)
    child.text = text or None
    return child


def _summary(diff: ReleaseDiff) -> Iterable[str]:
    yield from (f"{what} {old} to {new}" for what, old, new in diff.floors)
    kinds = (
        "C++ names removed",
        "C++ names changed",
        "Python names removed",
        "Python names changed",
        "layouts changed",
    )
    yield from (
        f"{count} {kind}" for count, kind in zip(_counts(diff), kinds, strict=True) if count
    )


def _date_of(version: str) -> str:
    """Return when the database learned of a release, as the repository's history says."""
    wheel = f"torch-{select(version)[-1].version}-"
    command = ["git", "log", "--reverse", "--format=%cI", f"-S{wheel}", "--", _MANIFEST]
    root = Path(__file__).parents[1]
    ended = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return ended.stdout.split("\n")[0] or "1970-01-01T00:00:00Z"
