"""
What the page shows: names by releases of torch, each cell a verdict that has its reasons.

A plain value, so that whatever has verdicts by release can be shown: artifacts that were audited, or
packages that are installed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence

from opwright.model import ArtifactAudit, Audit, Describe, Finding
from opwright.model.named_tuple import NamedTuple
from opwright.report import phrases
from opwright.report.audits import gpus
from opwright.report.audits.alternatives import folded, pattern, taken_in
from opwright.report.audits.matrix import Cell, in_order, rows, worst_cells
from opwright.report.audits.reasons import Reason, SimilarBinaries, similar_binaries

_SYMBOLS_SHOWN = 3


class ReasonLine(NamedTuple):
    """One reason, and the releases that it holds in: `2.10.0..2.15.0`."""

    releases: str
    cell: Cell
    cause: str | None
    message: str
    more: tuple[str, ...] = ()
    """Lines below it: the missing symbols."""


class Line(NamedTuple):
    """A row of the map."""

    name: str
    cells: Mapping[str, Cell]
    """By release, oldest first."""
    reasons: tuple[ReasonLine, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    """Other facts: (key, text)."""
    also: tuple[str, ...] = ()
    """Others that have the very same cells."""


class Group(NamedTuple):
    """An artifact or a package: a heading, and a row for each library in it."""

    name: str
    rest: str = ""
    """What follows the name and is not needed to know it by: the tags of a wheel."""
    text: str = ""
    """What it is, in half a line."""
    lines: tuple[Line, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    is_whole: bool = True
    """Whether all of its libraries could be read."""

    def worst_in(self, version: str) -> tuple[int, Cell] | None:
        """Return which of its lines is the worst in a release, and how bad; None if none was judged."""
        judged = [
            (c, -n)
            for n, line in enumerate(self.lines)
            if (c := line.cells.get(version)) is not None
        ]
        worst, place = max(judged, default=(None, 0))
        return None if worst is None else (-place, worst)


class HeatMap(NamedTuple):
    """All of a page."""

    title: str
    groups: tuple[Group, ...]
    findings: tuple[Finding, ...] = ()
    """What is wrong with the groups together."""
    facts: tuple[tuple[str, str], ...] = ()
    """Facts of the machine: (key, text)."""
    kind_name: str = "artifacts"
    """What the groups are."""
    installed: str | None = None
    """The release that is installed; its column is set off."""

    @property
    def releases(self) -> tuple[str, ...]:
        """Every release of torch that anything was judged for, oldest first."""
        lines = [line for group in self.groups for line in group.lines]
        return in_order({version for line in lines for version in line.cells})


def heat_map(audit: Audit, *, describe: Describe) -> HeatMap:
    """Return what a page shows of an audit."""
    groups = tuple(group(artifact, describe) for artifact in audit.artifacts)
    return HeatMap("opwright audit", groups, audit.findings)


def group(audit: ArtifactAudit, describe: Describe) -> Group:
    """Return an artifact as the page shows it, its libraries in natural order, alternatives as one."""
    lines = [_line(similar, audit, describe) for similar in similar_binaries(rows(folded(audit)))]
    summary = (audit.artifact.kind.value, phrases.requirement(audit), phrases.libraries(audit))
    unreadable = [f"unreadable: {text}" for text in phrases.unreadable(audit)]
    return Group(
        *_name(audit.artifact.path),
        "; ".join(filter(None, summary)),
        tuple(sorted(lines, key=lambda line: natural_order(line.name))),
        (
            ("path", audit.artifact.path),
            *phrases.facts(audit),
            *_required(audit),
            *_gpus(audit),
            *_variants(audit),
        ),
        audit.findings,
        (*unreadable, *audit.notes),
        is_whole=not unreadable,
    )


def _required(audit: ArtifactAudit) -> Iterator[tuple[str, str]]:
    """Yield what was required, and whether it holds."""
    yield from ((f"require {name}", answer) for name, answer in phrases.required(audit))


def _gpus(audit: ArtifactAudit) -> Iterator[tuple[str, str]]:
    """Yield how each requested GPU runs it."""
    for answer in gpus.answers(audit):
        name = " ".join(filter(None, (answer.name, answer.arch)))
        yield name, "; ".join(filter(None, (answer.text, answer.where)))


def _variants(audit: ArtifactAudit) -> Iterator[tuple[str, str]]:
    """Yield its variant properties, and what they cannot express."""
    if audit.variants:
        yield from ((str(prop), prop.because) for prop in audit.variants.properties)
        yield from (("note", note) for note in audit.variants.notes)


def _name(path: str) -> tuple[str, str]:
    """Return the name of an artifact without its folder, and of a wheel the tags apart."""
    whole = os.path.basename(path.rstrip("/")) or path
    name = "-".join(whole.split("-")[:2]) if whole.endswith(".whl") else whole
    return name, whole[len(name) :]


def natural_order(name: str) -> list[tuple[int, str]]:
    """Return what names are sorted by, `lib9.so` before `lib10.so`."""
    parts = re.split(r"(\d{1,9})", name)
    return [(int(part), "") if number % 2 else (0, part) for number, part in enumerate(parts)]


def _line(similar: SimilarBinaries, audit: ArtifactAudit, describe: Describe) -> Line:
    """Return the row of binaries that are alike."""
    first, *others = sorted(similar.binaries, key=lambda one: natural_order(one.binary.path))
    facts = [
        ("built for", phrases.built_for(first)),
        *(("", phrases.readable(evidence)) for evidence in first.built_for.evidence),
        ("torch ABI", phrases.torch_abi(first)),
        *_alternatives(similar.paths, audit),
    ]
    if not similar.exact:
        facts.append(("reasons", f"of {similar.paths[0]}; the others are similar"))
    return Line(
        first.binary.path,
        worst_cells([first]),
        tuple(_reason_line(reason, describe) for reason in similar.reasons),
        tuple(facts),
        tuple(other.binary.path for other in others),
    )


def _alternatives(paths: Sequence[str], audit: ArtifactAudit) -> Iterator[tuple[str, str]]:
    """Yield which of the libraries that a row stands for is loaded where."""
    for group in audit.alternatives:
        if pattern(group.paths) in paths:
            taken = taken_in(group, audit.binaries)
            yield from ((f"loads in {where}", path) for path, where in taken)


def _reason_line(reason: Reason, describe: Describe) -> ReasonLine:
    return ReasonLine(
        reason.releases,
        reason.cell,
        reason.cause,
        reason.text,
        tuple(_symbols(reason.symbols, describe)),
    )


def _symbols(names: Sequence[str], describe: Describe) -> Iterator[str]:
    for name in names[:_SYMBOLS_SHOWN]:
        note = describe(name)
        nearest = f"; nearest: {phrases.readable(note.nearest)}" if note.nearest else ""
        exporters = phrases.exporters(note.exported_by)
        yield f"{phrases.readable(note.demangled)}, {exporters}{nearest}"
    if len(names) > _SYMBOLS_SHOWN:
        yield f"and {len(names) - _SYMBOLS_SHOWN} more missing symbols"
