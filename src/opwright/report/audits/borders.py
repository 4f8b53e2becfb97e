"""Why the verdict on an artifact changes where it does: one decisive reason for each run of releases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from opwright import report
from opwright.model import ArtifactAudit, BinaryAudit, Finding, Verdict
from opwright.model.named_tuple import NamedTuple
from opwright.report.audits.matrix import (
    Cell,
    all_series,
    artifact_cells,
    cell,
    grouped,
    ranges,
    releases,
)

_PLAIN = (Cell.LOADS, Cell.NEEDS_THE_MACHINE)
"""What needs no reason: it loads, or the verdict names the libraries."""


class Border(NamedTuple):
    """Releases with one verdict, and the reason that holds where a milder verdict ends."""

    releases: str
    cell: Cell
    text: str
    finding: Finding | None = None
    """None if no cause explains it."""
    symbol: str | None = None
    """A missing symbol, if symbols are the reason."""
    paths: tuple[str, ...] = ()
    """The libraries that the reason holds for, if not for all with this verdict."""


class _Run(NamedTuple):
    """Consecutive releases in which an artifact has one verdict, by their places."""

    cell: Cell
    first: int
    last: int


_Judged = tuple[BinaryAudit, Verdict]


def borders(audit: ArtifactAudit) -> tuple[Border, ...]:
    """Return why an artifact does not simply load where it does not, newest release first."""
    cells, judged = artifact_cells(audit), _by_release(audit)
    versions = tuple(cells)
    runs = list(_runs(list(cells.values())))
    found = [
        (place, run, _border(judged[versions[place]], run.cell))
        for number, run in enumerate(runs)
        if run.cell not in _PLAIN
        for place in _places(runs, number, [judged[version] for version in versions])
    ]
    alike = grouped(found, key=_sameness)
    in_order = sorted(alike, key=lambda group: max(place for place, *_ in group), reverse=True)
    return tuple(
        _merged([run for _, run, _ in group], group[-1][2], versions) for group in in_order
    )


def _sameness(found: tuple[int, _Run, Border]) -> tuple[object, ...]:
    """Return what two borders have in common if they say the same, or the same about another release."""
    border = found[2]
    if border.finding is None or border.symbol:
        return (border.cell, border.text, border.symbol)
    evidence = border.finding.evidence
    return (border.cell, border.finding.cause.name, evidence.quote, evidence.details.get("title"))


def _by_release(audit: ArtifactAudit) -> dict[str, list[_Judged]]:
    judged: dict[str, list[_Judged]] = {}
    for binary in audit.decisive:
        for verdict in binary.verdicts:
            judged.setdefault(verdict.load.torch.version, []).append((binary, verdict))
    return judged


def _runs(cells: Sequence[Cell]) -> Iterator[_Run]:
    for kind, run in groupby(enumerate(cells), key=lambda item: item[1]):
        places = [place for place, _ in run]
        yield _Run(kind, places[0], places[-1])


def _places(
    runs: Sequence[_Run], number: int, judged: Sequence[Sequence[_Judged]]
) -> Sequence[int]:
    """Return the releases of a run with the mildest verdict next to it; if there is none, the least bad one."""
    run = runs[number]
    before, after = runs[max(number - 1, 0)], runs[min(number + 1, len(runs) - 1)]
    beside = [run.first] * (before.cell < run.cell) + [run.last] * (after.cell < run.cell)
    if beside:
        return tuple(dict.fromkeys(beside))

    def badness(place: int) -> tuple[int, int]:
        return sum(len(verdict.load.missing_symbols) for _, verdict in judged[place]), -place

    return (min(range(run.first, run.last + 1), key=badness),)


def _border(judged: Sequence[_Judged], kind: Cell) -> Border:
    """Return the reason that most libraries share, of several the one that the judge puts first."""
    worst = [(binary, verdict) for binary, verdict in judged if cell(verdict) is kind]
    binary, verdict = worst[0]
    if kind is Cell.UNPROVEN:
        return Border("", kind, _unproven(binary))
    findings = [
        (finding, binary, verdict)
        for binary, verdict in worst
        for finding in verdict.reasons
        if not finding.cause.is_host_dependency
    ]
    if not findings:
        return Border("", kind, _unexplained(binary, verdict))
    if (
        kind is Cell.LACKS_SYMBOLS
    ):  # what it lacks besides has a border of its own, or is the lesser evil
        findings = [one for one in findings if _missing_symbol(one[0], one[2])] or findings
    by_cause = grouped(findings, key=lambda one: one[0].cause.name)
    shared = max(by_cause, key=lambda group: len({one.binary.path for _, one, _ in group}))
    finding, _, verdict = shared[0]
    symbol = _missing_symbol(finding, verdict)
    paths = tuple(dict.fromkeys(one.binary.path for _, one, _ in shared))
    return Border(
        "", kind, finding.message, finding, symbol, paths if len(paths) < len(worst) else ()
    )


def _missing_symbol(finding: Finding, verdict: Verdict) -> str | None:
    quote = finding.evidence.quote
    return next((quote for one in verdict.load.missing_symbols if one.name == quote), None)


def _unproven(binary: BinaryAudit) -> str:
    built = binary.built_for.torch
    known = ranges(built, all_series(releases([binary])) or built) or built
    made = f"built for torch {' or '.join(known)}" if known else "built for an unknown torch"
    return f"{made}; no known change in torch's headers affects it"


def _unexplained(binary: BinaryAudit, verdict: Verdict) -> str:
    version = verdict.load.torch.version
    return next((one.text for one in report.reasons.reasons(binary) if version in one.versions), "")


def _merged(runs: Sequence[_Run], border: Border, versions: Sequence[str]) -> Border:
    chosen = {version for run in runs for version in versions[run.first : run.last + 1]}
    return border._replace(releases=", ".join(ranges(chosen, versions)))
