"""The result of linting: findings by file, the problems that they show, and files that could not be read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from opwright.model.judgement import Finding, Severity
from opwright.model.named_tuple import NamedTuple
from opwright.model.source import Target

_MERGED_FAMILY = "kernel-launch"
"""Its causes are about one launch: what it lacks is told where the launch is."""

_INCLUDE = "#include"
_MANY = 8
"""Names that a project uses of what releases dropped, beyond which it is written for an older one."""
_LONGEST_STATEMENT = 40
"""Lines of one in which more than one thing may be wrong."""


class LintedFile(NamedTuple):
    """A file that was linted, with what was found in it, in the order of its lines."""

    path: str
    text: str
    findings: tuple[Finding, ...] = ()
    suppressed: int = 0
    """How many findings a comment in it, or a baseline, speaks against."""
    complaints: tuple[str, ...] = ()
    """What is wrong with its comments to us: an `ignore` without a reason."""
    in_archive: bool = False
    notes: tuple[str, ...] = ()
    """What limits the answer."""
    root: str = ""
    """The folder or archive that it was found through."""
    fail_on: Severity | None = Severity.NOTE
    """The least severity for which the exit status is 1; None for never."""


class Unlinted(NamedTuple):
    """A file that cannot be read, and why."""

    path: str
    why: str


class Place(NamedTuple):
    """Where a problem is: one finding of one file."""

    file: LintedFile
    finding: Finding


class Problem(NamedTuple):
    """One problem of a project, with every place that shows it; the surest place comes first."""

    places: tuple[Place, ...]
    related: tuple[Problem, ...] = ()
    """What else is wrong at the same places, and nowhere else."""

    @property
    def finding(self) -> Finding:
        """What is reported of it."""
        return self.places[0].finding


class Lint(NamedTuple):
    """What was found in sources and build scripts. Only files with something to tell are kept."""

    files: tuple[LintedFile, ...] = ()
    unreadable: tuple[Unlinted, ...] = ()
    read: int = 0
    """How many files were looked at."""
    parsed: int = 0
    """In how many of them a word of a cause occurs."""
    size: int = 0
    """Of all that was looked at, in bytes."""
    target: Target = Target()
    notes: tuple[str, ...] = ()
    """What limits the answer: a target outside of the releases that are known."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Every finding, place by place."""
        return tuple(finding for file in self.files for finding in file.findings)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The findings, each fact of a project once."""
        return problems(self.files)

    @property
    def exit_status(self) -> int:
        """3 when a file cannot be read, 1 when something grave enough is found, else 0."""
        fails = any(
            file.fail_on is not None and finding.severity >= file.fail_on
            for file in self.files
            for finding in file.findings
        )
        return 3 if self.unreadable else int(fails)


def problems(files: tuple[LintedFile, ...]) -> tuple[Problem, ...]:
    """Return what files show, in the order of its first places."""
    places: dict[tuple[object, ...], list[Place]] = {}
    for file in files:
        for finding in file.findings:
            places.setdefault(_fact(file, finding), []).append(Place(file, finding))
    in_order = (tuple(sorted(places_of_one, key=_order)) for places_of_one in places.values())
    by_release = _by_release(list(_by_statement(map(Problem, in_order))))
    return tuple(_merged(_by_oldest(_by_module(by_release))))


def _order(place: Place) -> tuple[int, list[int]]:
    """Return what puts the surest first, and of what came with several releases the newest."""
    found = place.finding.evidence
    return -found.confidence, [-number for number in _numbers(found.details.get("release", ""))]


def _by_release(found: list[Problem]) -> list[Problem]:
    """Return problems; of a cause that has very many, those of what one release dropped are one: the project is for an older one."""
    count = Counter(problem.finding.cause.name for problem in found)
    kept: list[Problem] = []
    head_of: dict[tuple[str, str, str], int] = {}
    for problem in found:
        cause, since = problem.finding.cause.name, problem.finding.evidence.details.get("since")
        key = (problem.places[0].file.root, cause, since or "")
        if since and count[cause] > _MANY and key in head_of:
            head = kept[head_of[key]]
            kept[head_of[key]] = head._replace(places=head.places + problem.places)
        else:
            head_of[key] = len(kept)
            kept.append(problem)
    return kept


def _by_module(found: list[Problem]) -> list[Problem]:
    """Return problems; what is below a module that is gone, and told of by the same cause, is part of that."""
    heads = {
        (_key(problem), _name(problem)): n for n, problem in enumerate(found) if _name(problem)
    }
    kept = dict(enumerate(found))
    for number, problem in enumerate(found):
        parts = _name(problem).split(".")
        above = (".".join(parts[:length]) for length in range(2, len(parts)))
        head = next((heads[one] for name in above if (one := (_key(problem), name)) in heads), None)
        if head is not None:
            kept[head] = kept[head]._replace(places=kept[head].places + problem.places)
            del kept[number]
    return list(kept.values())


def _key(problem: Problem) -> tuple[str, str]:
    return problem.places[0].file.root, problem.finding.cause.name


def _name(problem: Problem) -> str:
    details = problem.finding.evidence.details
    return details.get("api") or details.get("what", "")


def _by_oldest(found: list[Problem]) -> list[Problem]:
    """Return problems; of all that an older torch of a project lacks, one: that of the newest release that has it."""
    by_root: dict[str, list[Problem]] = {}
    for problem in found:
        if _first_with(problem):
            by_root.setdefault(problem.places[0].file.root, []).append(problem)
    head_of = {root: max(several, key=_first_with) for root, several in by_root.items()}
    kept: list[Problem] = []
    for problem in found:
        root = problem.places[0].file.root
        if problem is head_of.get(root):
            others = sorted(by_root[root], key=_first_with, reverse=True)
            places = (place for one in others if one is not problem for place in one.places)
            kept.append(problem._replace(places=(*problem.places, *places)))
        elif not _first_with(problem):
            kept.append(problem)
    return kept


def _first_with(problem: Problem) -> list[int]:
    """Return the release of torch from which on nothing is wrong; empty where something else is."""
    details = problem.finding.evidence.details
    if problem.finding.cause.name == "torch-too-old-for-package":
        return _numbers(details.get("release", ""))
    since = _numbers(details.get("since", ""))
    lacking = _numbers(details.get("lacking", "").rpartition("..")[2])
    return since if details.get("package") == "torch" and lacking and lacking < since else []


def _numbers(release: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", release)]


def _fact(file: LintedFile, finding: Finding) -> tuple[object, ...]:
    """Return what is equal where findings say the same."""
    cause, fix = finding.cause, finding.fix
    if cause.fact is not None:
        details = {**finding.evidence.details, "path": file.path}
        return file.root, cause.name, cause.fact.format_map(details)
    return file.root, cause.name, finding.message, fix.summary, fix.commands


def _by_statement(found: Iterable[Problem]) -> Iterator[Problem]:
    """Yield problems; those of one cause at the statements of another only are part of it: an import or a call of what is gone."""
    heads: list[Problem] = []
    head_at: dict[tuple[str, str, int], int] = {}
    lines: dict[str, list[str]] = {}
    for problem in found:
        cause = f"{problem.finding.cause.name} {_folder(problem.finding)}"
        statements = [
            (cause, place.file.path, _statement(place, lines)) for place in problem.places
        ]
        known = {head_at.get(statement) for statement in statements}
        head = known.pop() if len(known) == 1 else None
        if head is None:
            head_at |= dict.fromkeys(statements, len(heads))
            heads.append(problem)
        else:
            heads[head] = heads[head]._replace(places=heads[head].places + problem.places)
    yield from heads


def _statement(place: Place, known: dict[str, list[str]]) -> int:
    """Return the line where the brackets that a place of a Python file is in begin, or the includes that it is among."""
    path, line = place.file.path, place.finding.evidence.line
    if path not in known:
        known[path] = place.file.text.split("\n")
    if not path.endswith(".py"):
        return _first_include(known[path], line)
    depth = 0
    for number in range(line - 1, max(0, line - _LONGEST_STATEMENT), -1):
        code = known[path][number - 1].partition("#")[0]
        depth += sum(map(code.count, "([{")) - sum(map(code.count, ")]}"))
        if depth > 0:
            return number
    return line


def _first_include(lines: list[str], line: int) -> int:
    """Return where the block of `#include`s begins that a line is in."""
    while line > 1 and all(lines[n - 1].startswith(_INCLUDE) for n in (line, line - 1)):
        line -= 1
    return line


def _folder(finding: Finding) -> str:
    """Return where the headers of a library lie, of which a finding names one that is gone."""
    api = finding.evidence.details.get("api", "")
    return api.partition("/")[0] if "/" in api else ""


def _merged(all_problems: list[Problem]) -> list[Problem]:
    """Put with each problem of launches those that are at the same launches only."""
    launches = [p for p in all_problems if p.finding.cause.family == _MERGED_FAMILY]
    launches.sort(key=lambda p: (-len(p.places), -p.finding.severity))
    heads: list[Problem] = []
    merged_into: dict[int, list[Problem]] = {}
    for problem in launches:
        lines = _lines(problem)
        head = next((h for h in heads if lines <= _lines(h)), None)
        if head is None:
            heads.append(problem)
        else:
            merged_into.setdefault(id(head), []).append(problem)
    merged = {id(problem) for related in merged_into.values() for problem in related}
    return [
        problem._replace(related=tuple(merged_into.get(id(problem), ())))
        for problem in all_problems
        if id(problem) not in merged
    ]


def _lines(problem: Problem) -> set[tuple[str, int]]:
    return {(place.file.path, place.finding.evidence.line) for place in problem.places}
