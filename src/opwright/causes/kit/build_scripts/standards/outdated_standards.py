"""C++ standards that a project pins and that are older than torch's headers need."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.sources import code_of, uses_torch
from opwright.knowledge.cxx.cxx_library import TORCH_STANDARDS, standard_number
from opwright.model import BuildScript, Edit, LiteralText
from opwright.model.named_tuple import NamedTuple

_DEFAULT_STANDARD, _UNKNOWN_STANDARD = 17, 99
"""That of GCC 11, clang 16 and nvcc 12, and later: `cxx_std_14` does not lower it."""
_Wanting = list[tuple[int, tuple[str, ...]]]
"""Standards, and the releases of torch whose headers need one."""
_STABLE_INTERFACE = re.compile(r"Py_LIMITED_API|TORCH_TARGET_VERSION")
_ASKS_FOR_TORCH = re.compile(r"torch\.__version__|torch_version|TORCH_VERSION|TORCH_MAJOR")
_COMPARES = re.compile(
    r"\b(?:if|elif|while|assert)\b|[<>!]|==|\b(?:\w*[Vv]ersion|parse|split|startswith|match|search)\("
)
_JOINS_A_STANDARD = re.compile(r"std[=:](?:c|gnu)\+\+(?:\{|%|['\"])")
_FLAG = re.compile(r"[-/]std[=:](?:c|gnu)\+\+(\w\w)")
_FLAGS = re.compile(rf"(?:[-/][^\s-]\S* ){{0,5}}{_FLAG.pattern}(?: [-/]\S+){{0,9}}")
"""One flag, or several in one string, as some write them: torch joins them by spaces anyway."""
_LINKS_TORCH = re.compile(r"-l(?:torch|c10)\b")
_STANDARD_PATTERN = re.compile(r"(?<=\+\+)\w\w|(?<=cxx_std_)\d\d|\b\d\d\b")


class Outdated(NamedTuple):
    """A pinned standard that is too old."""

    start: int
    end: int
    needed: str
    said: str
    headers: str
    """Whose: `the headers of torch 2.14.0`."""
    edits: tuple[Edit, ...] = ()
    """What raises it, where that can be done at that place."""


def outdated_in_script(script: BuildScript) -> Iterator[Outdated]:
    """Yield those in a build script."""
    standards = tuple(kit.pinned_standards.standards_for_torch(script))
    if not standards or not kit.pinned_standards.is_for_torch(script):
        return
    if script.language is model.Language.CMAKE and kit.added_folders.is_aside(script):
        return
    newest = dict.fromkeys((True, False), 0)
    passed_in = {one: kit.pinned_standards.releases_passing(script, one) for one in standards}
    for one, passing in passed_in.items():
        if passing is None or passing:
            is_msvc = kit.pinned_standards.is_of_msvc(script, one)
            newest[is_msvc] = max(newest[is_msvc], _number(script, one))
    wanting: dict[LiteralText, _Wanting] = {}
    for pinned, passing in passed_in.items():
        number = _number(script, pinned)
        is_newest = number == newest[kit.pinned_standards.is_of_msvc(script, pinned)]
        is_new = all(pinned.start != other.start for other in wanting)
        if is_newest and is_new and passing:
            wanting[pinned] = _wanting(script.target, number, passing)
    for pinned, by in wanting.items():
        if by:
            needed = str(by[0][0])
            edits = _raised(script, pinned, needed)
            headers = _who_needs(_widest(by, wanting.values()))
            yield Outdated(pinned.start, pinned.end, needed, pinned.value, headers, edits)


def outdated_in_makefile(script: BuildScript) -> Iterator[Outdated]:
    """Yield the newest one that a makefile which links torch tells its compilers in any case."""
    code = code_of(script)
    if not _LINKS_TORCH.search(code) or not any(map(uses_torch, script.sources)):
        return
    pinned = [
        (standard_number(flag[1]) or _UNKNOWN_STANDARD, start + flag.start(), start + flag.end())
        for start, line, is_open in kit.archs_in_make.lines_of(code)
        for flag in _FLAG.finditer(line)
        if is_open
    ]
    number, start, end = max(pinned, default=(_UNKNOWN_STANDARD, 0, 0))
    releases = kit.targets.releases_in(script.target)
    if wanting := _wanting(script.target, number, releases):
        needed, said = str(wanting[0][0]), script.text[end - 2 : end]
        yield Outdated(start, end, needed, said, _who_needs(wanting))


def outdated_in_source(source: model.Source) -> Iterator[Outdated]:
    """Yield those in a Python file that compiles an extension at run time."""
    if _STABLE_INTERFACE.search(source.text):
        return
    by_text: dict[str, dict[LiteralText, int]] = {}
    for piece in kit.jit_flags.flags_for_load(source):
        if (
            (flag := _FLAGS.fullmatch(piece.value))
            and (number := standard_number(flag[1]))
            and not kit.pinned_standards.reaches_no_source(source, piece)
            and not kit.pinned_standards.is_an_alternative(source, piece)
        ):
            text = kit.jit_flags.method_around(source.text, piece.start) or source.text
            by_text.setdefault(text, {})[piece] = number
    releases = kit.targets.releases_in(source.target)
    for text, pinned in by_text.items():
        for piece, number in pinned.items() if not _may_choose_by_torch(text) else ():
            wanting = _wanting(source.target, number, releases)
            if wanting and number == max(pinned.values()):
                needed = str(wanting[0][0])
                yield Outdated(piece.start, piece.end, needed, str(number), _who_needs(wanting))


def _may_choose_by_torch(text: str) -> bool:
    """Return whether a file, or a method, may hand on another standard for another torch; one that only keeps torch's version may not."""
    asking = [line for line in text.splitlines() if _ASKS_FOR_TORCH.search(line)]
    standards = {flag[1] for flag in _FLAG.finditer(text)}
    return bool(asking) and (
        len(standards) > 1
        or _JOINS_A_STANDARD.search(text) is not None
        or any(map(_COMPARES.search, asking))
    )


def _wanting(target: model.Target, number: int, passing: Collection[str]) -> _Wanting:
    """Return the newer standards that the releases which a flag is passed with need, and which releases."""
    return [
        (standard, releases)
        for standard, first in TORCH_STANDARDS.items()
        if standard > number
        and (releases := tuple(r for r in kit.targets.since(target, first) if r in passing))
    ]


def _widest(by: _Wanting, others: Iterable[_Wanting]) -> _Wanting:
    """Return one fact for all standards of a script that must be raised to the same version."""
    alike = [other for other in others if [n for n, _ in other] == [n for n, _ in by]]
    return max(alike, key=lambda other: sum(len(releases) for _, releases in other))


def _number(script: BuildScript, pinned: LiteralText) -> int:
    """Return the standard that a compiler runs with, as a number to compare by."""
    number = standard_number(pinned.value) or _UNKNOWN_STANDARD
    is_least = script.text.startswith("cxx_std_", pinned.start)
    return max(number, _DEFAULT_STANDARD) if is_least else number


def _who_needs(wanting: _Wanting) -> str:
    """Return the releases whose headers need a newer standard, those that need less first."""
    (_, newest), *others = wanting
    known, less = set(newest), ""
    for number, releases in others:
        if older := tuple(release for release in releases if release not in known):
            less = f"{kit.targets.ranges(older)} need C++{number}, {less}"
            known.update(older)
    return f"the headers of torch {less}{'those of ' if less else ''}{kit.targets.ranges(newest)}"


def _raised(script: BuildScript, pinned: LiteralText, needed: str) -> tuple[Edit, ...]:
    """Return the edit that raises the standard, if it is spelled out there."""
    found = list(_STANDARD_PATTERN.finditer(script.text, pinned.start, pinned.end))
    if len(found) != 1 or found[0][0] != pinned.value:
        return ()
    return (Edit(script.path, found[0].start(), found[0].end(), needed),)
