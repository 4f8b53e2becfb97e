"""The problems that findings show: each fact of a project once, with all its places."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from opwright.model.judgement.finding import Finding
from opwright.model.sources.linted import LintedFile, Place, Problem

_MERGED_FAMILY = "kernel-launch"
"""Its causes are about one launch: what it lacks is told where the launch is."""

_INCLUDE = "#include"
_MANY = 8
"""Names that a project uses of what releases dropped, beyond which it is written for an older one."""
_LONGEST_STATEMENT = 40
"""Lines of one in which more than one thing may be wrong."""
_STANDARD, _ARGUMENTS = "cxx-standard-too-old", "wrong-arguments"
"""Causes several findings of which may be one fact."""


def problems(files: tuple[LintedFile, ...]) -> tuple[Problem, ...]:
    """Return what files show, in the order of its first places."""
    places: dict[tuple[object, ...], list[Place]] = {}
    for file in files:
        for finding in file.findings:
            places.setdefault(_fact(file, finding), []).append(Place(file, finding))
    in_order = (tuple(sorted(places_of_one, key=_order)) for places_of_one in places.values())
    by_release = _by_release(list(_by_statement(map(Problem, in_order))))
    return tuple(_merged(_by_oldest(_by_keyword(_by_standard(_by_module(by_release))))))


def _order(place: Place) -> tuple[int, list[int]]:
    """Return what puts the surest first, and of what came with several releases the newest."""
    found = place.finding.evidence
    return -found.confidence, [-number for number in _numbers(found.details.get("release", ""))]


def _by_release(found: list[Problem]) -> list[Problem]:
    """Return problems; for a cause with very many, those that one release removed count as one: the project is for an older release."""
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
    """Return problems; what is below a removed module, and reported by the same cause, is part of it."""
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
    """Return problems; everything that an older torch lacks is one: that of the newest release which has it."""
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


def _by_standard(found: list[Problem]) -> list[Problem]:
    """Return problems; all outdated C++ standards that a project pins are one: the oldest."""
    return _joined(found, _standard_key, lambda one: one.finding.evidence.details.get("said", ""))


def _standard_key(problem: Problem) -> tuple[str, ...] | None:
    is_pinned = problem.finding.cause.name == _STANDARD
    return (problem.places[0].file.root,) if is_pinned else None


def _by_keyword(found: list[Problem]) -> list[Problem]:
    """Return problems; a keyword that a release took from several functions of one module is told once."""
    return _joined(found, _keyword_key, lambda _: "")


def _keyword_key(problem: Problem) -> tuple[str, ...] | None:
    details = problem.finding.evidence.details
    is_keyword = re.fullmatch(r"no \w+=", details.get("takes", ""))
    if problem.finding.cause.name != _ARGUMENTS or not is_keyword:
        return None
    module = details.get("api", "").rpartition(".")[0]
    return problem.places[0].file.root, module, details["takes"], details.get("lacking", "")


def _joined(
    found: list[Problem],
    key_of: Callable[[Problem], tuple[str, ...] | None],
    order: Callable[[Problem], str],
) -> list[Problem]:
    """Return problems, of those with one key the first by an order, with the places of all, where the first of them was."""
    alike: dict[tuple[str, ...], list[Problem]] = {}
    for problem in found:
        if (key := key_of(problem)) is not None:
            alike.setdefault(key, []).append(problem)
    kept: list[Problem] = []
    for problem in found:
        key = key_of(problem)
        if key is None:
            kept.append(problem)
        elif problem is alike[key][0]:
            in_order = sorted(alike[key], key=order)
            places = tuple(place for one in in_order for place in one.places)
            kept.append(in_order[0]._replace(places=places))
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
    """Return the key that findings with the same message share."""
    cause, fix = finding.cause, finding.fix
    if cause.fact is not None:
        details = {**finding.evidence.details, "path": file.path}
        return file.root, cause.name, cause.fact.format_map(details)
    return file.root, cause.name, finding.message, fix.summary, fix.commands


def _by_statement(found: Iterable[Problem]) -> Iterator[Problem]:
    """Yield problems; those of one cause at another's statements are only part of it: an import or call of what was removed."""
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
    """Return where a library's headers are if a finding names a removed one."""
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
