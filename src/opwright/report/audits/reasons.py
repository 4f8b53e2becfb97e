"""Why a binary does not load: each cause once for each run of releases that it holds in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from itertools import groupby

from opwright.model import BinaryAudit, Finding, Load, Verdict
from opwright.model.named_tuple import NamedTuple
from opwright.report.audits.matrix import Cell, Row, cell, grouped

_LIBRARIES_NAMED = 6


class Reason(NamedTuple):
    """One cause over consecutive releases, worded as in the release closest to loading."""

    releases: str
    cell: Cell
    cause: str | None
    """None if no cause explains what is missing."""
    message: str
    symbols: tuple[str, ...] = ()
    """The missing symbols that belong to it, the one it quotes first."""
    seen_in: str | None = None
    """The release that the message was taken from, when the others say something else."""
    versions: tuple[str, ...] = ()
    """All of `releases`, oldest first."""

    @property
    def text(self) -> str:
        """The message, with the release that it holds for when it does not name it itself."""
        if self.seen_in is None or self.seen_in in self.message:
            return self.message
        return f"in {self.seen_in}: {self.message}"


class SimilarBinaries(NamedTuple):
    """Binaries that were built alike and fail alike, whatever their symbols are called."""

    binaries: tuple[BinaryAudit, ...]
    reasons: tuple[Reason, ...]
    """Those of the first binary."""
    exact: bool
    """Whether the reasons hold to the letter for all of them."""

    @property
    def paths(self) -> tuple[str, ...]:
        return tuple(audit.binary.path for audit in self.binaries)


def similar_binaries(matrix: Iterable[Row]) -> Iterator[SimilarBinaries]:
    """Return the binaries of each row of the matrix, split where their reasons differ."""
    for row in matrix:
        with_reasons = [(audit, reasons(audit)) for audit in row.binaries]
        for group in grouped(with_reasons, key=lambda pair: _nature(*pair)):
            exact = all(others == group[0][1] for _, others in group)
            yield SimilarBinaries(tuple(audit for audit, _ in group), group[0][1], exact)


def _nature(audit: BinaryAudit, reasons_found: Sequence[Reason]) -> Hashable:
    built_for = audit.built_for._replace(evidence=())
    themes = tuple((reason.releases, reason.cell.label, reason.cause) for reason in reasons_found)
    return audit.torch_abi, audit.torch_floor, built_for, themes


def reasons(binary: BinaryAudit) -> tuple[Reason, ...]:
    """Return every reason against a binary, worst first, then newest release first."""
    runs: dict[tuple[str, str, int], list[_Sight]] = {}
    for place, verdict in enumerate(binary.verdicts):
        for sight in _sights(place, verdict):
            runs.setdefault(sight.key, []).append(sight)
    unbroken = [part for run in runs.values() for part in _without_gaps(run)]
    best = min(map(cell, binary.verdicts), default=None)
    homes = [place for place, verdict in enumerate(binary.verdicts) if cell(verdict) is best]
    unbroken.sort(key=lambda part: (part[-1].severity, part[-1].place), reverse=True)
    return tuple(_without_repeats(_reason(part, homes) for part in unbroken))


def _without_repeats(candidates: Iterable[Reason]) -> Iterator[Reason]:
    """Yield reasons with the symbols that no earlier one has, and the symbol that each quotes."""
    named: set[str] = set()
    for reason in candidates:
        first, rest = reason.symbols[:1], reason.symbols[1:]
        yield reason._replace(symbols=(*first, *(name for name in rest if name not in named)))
        named.update(reason.symbols)


class _Sight(NamedTuple):
    """One cause seen in one release, the `place`th of those judged."""

    place: int
    verdict: Verdict
    cause: str | None
    message: str
    symbols: tuple[str, ...] = ()
    number: int = 0
    """Tells findings of one cause in one release apart."""

    @property
    def key(self) -> tuple[str, str, int]:
        return cell(self.verdict).label, self.cause or "", self.number

    @property
    def severity(self) -> Cell:
        """The cell, with both ways to fail alike."""
        return min(cell(self.verdict), Cell.LACKS_LIBRARIES)

    @property
    def lacks(self) -> int:
        return len(self.verdict.load.missing_symbols)

    def distance(self, homes: Sequence[int]) -> int:
        """Return how far off the nearest of the releases is that suit the binary best."""
        return min(abs(self.place - home) for home in homes)

    @property
    def release(self) -> str:
        return self.verdict.load.torch.version


def _without_gaps(run: Sequence[_Sight]) -> Iterator[list[_Sight]]:
    for _, part in groupby(enumerate(run), key=lambda item: item[1].place - item[0]):
        yield [sight for _, sight in part]


def _reason(run: Sequence[_Sight], homes: Sequence[int]) -> Reason:
    example = min(run, key=lambda sight: (sight.lacks, sight.distance(homes)))
    first, last = run[0].release, run[-1].release
    return Reason(
        releases=first if first == last else f"{first}..{last}",
        cell=cell(example.verdict),
        cause=example.cause,
        message=example.message,
        symbols=example.symbols,
        seen_in=None if all(s.message == example.message for s in run) else example.release,
        versions=tuple(sight.release for sight in run),
    )


def _sights(place: int, verdict: Verdict) -> Iterator[_Sight]:
    missing = {symbol.name: None for symbol in verdict.load.missing_symbols}
    quoted = [_quoted(finding, missing) for finding in verdict.reasons]
    rest = tuple(name for name in missing if name not in quoted)
    bearer = _bearer(verdict, quoted)
    seen: Counter[str] = Counter()
    for place_in_list, finding in enumerate(verdict.reasons):
        own = tuple(filter(None, quoted[place_in_list : place_in_list + 1]))
        symbols = own + rest if place_in_list == bearer else own
        name = finding.cause.name
        yield _Sight(place, verdict, name, finding.message, symbols, seen[name])
        seen[name] += 1
    sight = _Sight(place, verdict, None, "")
    if rest and bearer is None:
        count = f"{len(rest)} symbol{'s' * (len(rest) > 1)}"
        message = f"torch {sight.release} does not export {count}"
        yield sight._replace(message=message, symbols=rest, number=-1)
    for number, message in enumerate(_unexplained(verdict.load, verdict.reasons)):
        yield sight._replace(message=message, number=number)


def _quoted(finding: Finding, missing: Collection[str]) -> str | None:
    """Return the missing symbol that a finding is about, if it names one."""
    candidates = (finding.evidence.quote, *finding.evidence.details.values())
    return next((text for text in candidates if text in missing), None)


def _bearer(verdict: Verdict, quoted: Sequence[str | None]) -> int | None:
    """Return which reason lists all missing symbols: one that is about symbols."""
    load = verdict.load
    libraries = (*load.missing_libraries, *load.conditions, *_versioned(load))
    about_symbols = [
        place
        for place, finding in enumerate(verdict.reasons)
        if quoted[place] or not any(library in _words(finding) for library in libraries)
    ]
    return min(about_symbols, key=lambda place: (quoted[place] is None, place), default=None)


def _unexplained(load: Load, findings: Sequence[Finding]) -> Iterator[str]:
    """Say which libraries and versioned symbols are missing without a finding that names them."""
    words = "\n".join(map(_words, findings))
    libraries = [name for name in load.missing_libraries if name not in words]
    if libraries:
        yield f"pip does not install {_listed(libraries)} with torch"
    versioned = [name for name in _versioned(load) if name not in words]
    if versioned:
        yield f"the libraries installed with torch lack {_listed(versioned)}"
    system = [name for name in load.conditions if name not in words]
    if system:
        yield f"the machine has to have {_listed(system)}"


def _versioned(load: Load) -> tuple[str, ...]:
    return tuple(f"{symbol.name}@{symbol.version}" for symbol in load.missing_versions)


def _words(finding: Finding) -> str:
    evidence = finding.evidence
    return "\n".join((finding.message, evidence.quote, *evidence.details.values()))


def _listed(names: Sequence[str]) -> str:
    hidden = len(names) - _LIBRARIES_NAMED
    more = f" and {hidden} more" if hidden > 0 else ""
    return ", ".join(names[:_LIBRARIES_NAMED]) + more
