"""A use of a public name, and what rules it out: guards, own definitions, unused macros."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from opwright import knowledge
from opwright.causes import kit
from opwright.causes.kit.api_uses.absences import Absence
from opwright.causes.kit.sources import Piece, code_of, is_in
from opwright.knowledge.api.version_macros import ROCM_MACROS, version_macros
from opwright.model import Language, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.own_macros import with_own_macros
from opwright.syntax.cxx.preprocessor import Condition
from opwright.syntax.project.whole_project import SameProject

_TESTED = (
    r"VERSION|VER_MAJOR|_VER\b|\bPY[23_]|PY_?3\d?|TORCH\w*\d|CUDA_ARCH|ROCM|HIP|AMD|\bHAVE_|\bHAS_|_HAS_"
    r"|PYPY|NPY_\w*API|CUDACC_VER|MUSA|MACA|CUDART|CANN|XPU|HCC|ILUVATAR|COREX"
)
"""Occurs in conditions that ask for a release, a feature, or another vendor's toolkit."""
_WITH_A_HEADER = r"defined\s*\(?\s*(?P<guard>_*[A-Z][A-Z\d_]*_H(?:PP)?_*)\s*\)?"
"""What only code that includes another project's header has: `#ifdef _CUFFT_H_`."""
_MACRO = r"\b[A-Z][A-Z\d_]{3,}\b"
_OWN_MACRO = r"\b[A-Za-z_]\w*_\w+"
_HEADERS = (".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl")
_NO_TYPES = (
    r"(?:return|else|case|goto|throw|delete|new|co_return|and|or|not|typename|using|namespace)\b"
)


class Use(NamedTuple):
    """A place where sources use a name that some release in question lacks."""

    absence: Absence
    piece: Piece


def word_places(code: str, word: str) -> Iterator[int]:
    """Yield where a word stands in code, not below `#if 0`: a pattern for each word takes longer than all else."""
    at = code.find(word)
    while at >= 0:
        end = at + len(word)
        is_whole = not (at and _is_of_word(code[at - 1])) and not _is_of_word(code[end : end + 1])
        if is_whole and not kit.preprocessor.is_left_out(code, at):
            yield at
        at = code.find(word, end)


def _is_of_word(character: str) -> bool:
    return character.isalnum() or character == "_"


def is_guarded(
    source: Source, at: int, name: str, domain: str = "", lacking: Iterable[str] = ()
) -> bool:
    """
    Return whether an `#if` around a place, or around each include of its file, asks for a release, a feature or the name.

    One that only asks for the release, and lets one of `lacking` through, guards from nothing.
    """
    conditions = kit.preprocessor.conditions_at(code_of(source), at)
    asking = [condition for condition in conditions if _asks(source, condition, name)]
    if asking:
        return not is_compiled_in_any(source, asking, (domain, _meant(asking, lacking)))
    return _is_included_if_asked(SameProject(source.project), source.path)


def _meant(conditions: Iterable[Condition], releases: Iterable[str]) -> tuple[str, ...]:
    """Return the releases of Python that conditions are written for: an `#else` of those that name each is for older ones."""
    named = [
        int(minor)
        for condition in conditions
        for minor in re.findall(r"PY_MINOR_VERSION\s*==\s*(\d+)", condition.text)
    ]
    newest = max(named, default=None)
    return tuple(
        release
        for release in releases
        if newest is None or knowledge.versions.numbers(release)[1:2] <= (newest,)
    )


def is_compiled_in_any(
    source: Source, conditions: Collection[Condition], releases: tuple[str, Iterable[str]]
) -> bool:
    """Return whether all conditions surely hold in one of some releases of a domain, in a build for CUDA or the CPU."""
    domain, versions = releases
    is_rocm, asked = bool(source.target.is_rocm), tuple(conditions)
    return _are_compiled(asked, domain, tuple(versions), _defining(source, asked), is_rocm=is_rocm)


def _defining(source: Source, conditions: Iterable[Condition]) -> tuple[str, ...]:
    """Return the code of a source, and of what it includes, that may define a macro of some conditions."""
    names = {name for one in conditions for name in re.findall(_OWN_MACRO, one.text)}
    texts = (f for f in source.with_includes if any(f"define {name} " in f.text for name in names))
    return tuple(map(code_of, texts))


@lru_cache(maxsize=1024)
def _are_compiled(
    conditions: tuple[Condition, ...],
    domain: str,
    versions: tuple[str, ...],
    codes: tuple[str, ...],
    *,
    is_rocm: bool,
) -> bool:
    undefined = frozenset[str]() if is_rocm else frozenset(ROCM_MACROS)
    values = kit.condition_values
    return any(
        all(values.holds(condition, macros) for condition in conditions)
        for version in versions
        for known in (values.Macros(version_macros(domain, version), undefined),)
        for macros in (with_own_macros(conditions, codes, known) if codes else known,)
    )


def _asks(source: Source, condition: Condition, name: str) -> bool:
    return bool(
        re.search(_TESTED, condition.text.upper())
        or (condition.holds and _asks_for_a_header(source, condition.text))
        or "__has_include" in condition.text
        or name in condition.text
        or is_of_a_release(source, condition)
    )


def _asks_for_a_header(source: Source, condition: str) -> bool:
    """Return whether a condition tests for a foreign header that no file of the project includes before this one."""
    asked = re.fullmatch(_WITH_A_HEADER, condition)
    if asked is None:
        return False
    header = asked["guard"].strip("_").lower().replace("_h", ".h")
    name = source.path.rpartition("/")[2]
    include = r"#[ \t]*include[ \t]*[<\"](?:[^>\"\n]*/)?"
    first, then = re.compile(include + re.escape(header)), re.compile(include + re.escape(name))
    users = kit.whole_project.including(source.project or source.around, source.path)
    places = ((user.text, first.search(user.text)) for user in users if header in user.text)
    return not any(place and then.search(text, place.end()) for text, place in places)


def is_of_a_release(source: Source, condition: Condition) -> bool:
    """Return whether a condition names a macro that the project or its build defines depending on a release."""
    return any(
        _is_version_macro(source, macro) or _is_built_by_release(source, macro)
        for macro in re.findall(_MACRO, condition.text)
    )


def _is_built_by_release(source: Source, macro: str) -> bool:
    """Return whether a setup.py gives a macro to the compiler where it asks for a release: `-DOLD_LISTS`."""
    for script in source.build:
        if script.language is not Language.PYTHON or macro not in script.text:
            continue
        places = re.finditer(rf"\b(?:D[ \t]*)?{macro}\b", script.text)
        around = [kit.python.conditions_at(script, place.start()) for place in places]
        if around and all(re.search("(?i)version", " ".join(above)) for above in around):
            return True
    return False


def _is_version_macro(source: Source, macro: str) -> bool:
    """Return whether a project defines a macro depending on a release: `#if PY_VERSION_HEX >= ...` around it."""
    define = rf"#[ \t]*define[ \t]+{macro}\b.*"
    for file in source.with_includes:
        if macro not in file.text:
            continue
        code = code_of(file)
        for match in re.finditer(define, code):
            around = kit.preprocessor.conditions_at(code, match.start())
            if any(
                re.search(_TESTED, text.upper()) for text in (match[0], *(c.text for c in around))
            ):
                return True
    return False


@lru_cache(maxsize=256)
def _is_included_if_asked(project: SameProject, path: str) -> bool:
    """Return whether every include of a header stands under a condition that asks for a release."""
    name = path.rpartition("/")[2]
    if not name.endswith(_HEADERS):
        return False
    places = 0
    for file in project.sources:
        if name in file.text:
            code = code_of(file)
            for match in re.finditer(
                rf"#[ \t]*include[ \t]*[<\"][^\n]*\b{re.escape(name)}", file.text
            ):
                places += 1
                around = kit.preprocessor.conditions_at(code, match.start())
                if not any(re.search(_TESTED, condition.text.upper()) for condition in around):
                    return False
    return places > 0


def is_unused_macro(source: Source, at: int) -> bool:
    """Return whether a place is in a macro that its file, which includes no other, does not use."""
    macro = kit.preprocessor.macro_around(code_of(source), at)
    return macro is not None and not _is_used(SameProject(source.project or (source,)), macro)


def is_own(source: Source, name: str) -> bool:
    """Return whether the project declares something of that name."""
    return any(_declares(code_of(file), name) for file in source.with_includes) or _is_declared(
        SameProject(source.project), name
    )


@lru_cache(maxsize=256)
def _is_declared(project: SameProject, name: str) -> bool:
    files = (file for file in project.sources if name in file.text)
    return any(_declares(code_of(file), name) for file in files)


@lru_cache(maxsize=256)
def _is_used(project: SameProject, macro: str) -> bool:
    used = rf"(?m)(?<!\w)(?<!define )(?<!undef )(?<!ifdef )(?<!ifndef ){re.escape(macro)}\b"
    return any(macro in file.text and is_in(file, used) for file in project.sources)


@lru_cache(maxsize=512)
def _declares(code: str, name: str) -> bool:
    """Return whether code declares a name, judging by the text around each occurrence."""
    at = code.find(name)
    while at >= 0:
        end = at + len(name)
        is_whole = not (at and _is_of_word(code[at - 1])) and not _is_of_word(code[end : end + 1])
        if is_whole and _is_declaration(code, at, end):
            return True
        at = code.find(name, end)
    return False


_FUNCTION_HEAD = re.compile(
    rf"[ \t]*(?!{_NO_TYPES})(?:[\w:<>,]+(?:[ \t]+[*&]*|[ \t]*[*&]+[ \t]+[*&]*))+"
)
_FUNCTION_TAIL = re.compile(r"\s*\([^;{}]*\)\s*(?:[;{]|noexcept|const)")
_CLASS_HEAD = re.compile(r"\b(?:class|struct|union|enum(?:\s+class)?)\s+(?:\w+\s+)?\Z")
_NO_CLASS_TAIL = re.compile(r"(?:\s*[*&]+)?\s*\w+\s*[;=,)({]")
_ENUM_HEAD = re.compile(r"\benum\b[^;{}]*\Z")
_POINTER_HEAD = re.compile(r"\([ \t]*(?:[\w:]+[ \t]+)?\*[ \t]*(?:const[ \t]+)?\Z")
_LISTED_HEAD = re.compile(r"[A-Z][A-Z\d_]*[ \t]*\([ \t]*[\w:]+[ \t*&]*,(?:[ \t]*\w+[ \t]*,)*[ \t]*")
"""`LISTED(CUresult, ` at the beginning of a line: a macro that declares a function of that result."""
_LISTED_TAIL = re.compile(r"[ \t]*(?:,[ \t]*\w+[ \t]*)*,\s*\(")
_LONGEST_HEAD = 120


def _is_declaration(code: str, at: int, end: int) -> bool:
    after = code[end : end + _LONGEST_HEAD].lstrip()[:1]
    head = code[max(0, at - _LONGEST_HEAD) : at]
    stripped = head.rstrip()
    if re.search(r"\bdefine\Z", stripped) and "\n" not in head[len(stripped) :]:
        return True
    if after == "=" and re.search(r"\busing\Z", stripped):
        return True
    if after == ";":
        begin = max(code.rfind(";", 0, at), code.rfind("{", 0, at)) + 1
        if stripped.endswith("}") or re.search(r"\btypedef\b", code[begin:at]):
            return True
    if _CLASS_HEAD.search(head) and not _NO_CLASS_TAIL.match(code, end):
        return True
    if after != "(":
        is_pointer = after == ")" and _POINTER_HEAD.search(head) is not None
        is_listed = after == "," and _is_listed(code, at, end)
        is_entry = after in (",", "=", "}") and (not stripped or stripped[-1] in "{,")
        return is_pointer or is_listed or (is_entry and _is_enumerator(code, at))
    begin = code.rfind("\n", 0, at) + 1
    line = code[begin:at]
    if begin and not line.strip():  # what it returns may stand on a line of its own
        line = f"{code[code.rfind(chr(10), 0, begin - 1) + 1 : begin - 1].rstrip()} "
    return bool(_FUNCTION_HEAD.fullmatch(line) and _FUNCTION_TAIL.match(code, end))


def _is_listed(code: str, at: int, end: int) -> bool:
    """Return whether a macro declares a name that it is given: `LISTED(CUresult, cuInit, (unsigned flags));`."""
    line = code[code.rfind("\n", 0, at) + 1 : at]
    return bool(_LISTED_HEAD.fullmatch(line) and _LISTED_TAIL.match(code, end))


def _is_enumerator(code: str, at: int) -> bool:
    """Return whether a name begins an entry of an enum."""
    begin = code.rfind("{", 0, at)
    above = code[begin:at].rstrip() if begin >= 0 else ""
    is_entry = above.endswith(("{", ",")) and ";" not in above and "}" not in above
    return is_entry and _ENUM_HEAD.search(code, max(0, begin - _LONGEST_HEAD), begin) is not None
