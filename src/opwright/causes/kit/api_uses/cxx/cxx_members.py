"""Members of objects of torch's and CPython's classes that a release in question lacks, where the class is known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes.kit.api_uses.absences import Absence, Question
from opwright.causes.kit.api_uses.uses import Use, is_guarded, is_unused_macro, word_places
from opwright.causes.kit.api_uses.windows import NOWHERE, Window, window
from opwright.causes.kit.api_uses.words import changed_words
from opwright.causes.kit.sources import Piece, code_of, is_in_any
from opwright.knowledge.api.changed_keys import RETURNING
from opwright.knowledge.api.index import presence, scopes_of, table
from opwright.knowledge.versions import is_older
from opwright.model import Source
from opwright.syntax.cxx.brackets import opening
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.words import member_words, words_of_cxx

_RETURNED = {
    "torch": (
        (r"\.options\(\)$", "c10::TensorOptions"),
        (r"\bTensorOptions\([^()]*\)(?:\.\w+\([^()]*\)){0,4}$", "c10::TensorOptions"),
        (r"\.options\(\)(?:\.\w+\([^()]*\)){1,4}$", "c10::TensorOptions"),
        (r"\.storage\(\)$", "c10::Storage"),
        (r"\bat::(?:zeros|ones|empty)(?:_like)?\([^()]*\)$", "at::Tensor"),
    ),
    "cpython": ((r"\bPyThreadState_(?:Get|GET)\(\)$", "PyThreadState"),),
    "numpy-c": ((r"\bPyArray_DESCR\([^()]*\)$", "PyArray_Descr"),),
}
"""What an expression before a member is an object of."""
_WITH_CASTS = frozenset({"cpython", "numpy-c"})
_CAST = (
    r"\(\s*\(\s*(?:const\s+|struct\s+)*(?P<c>Py[A-Za-z_]\w*)\s*\*\s*\)\s*[\w.>-]+\s*\)$"
    r"|_cast<\s*(?:const\s+|struct\s+)*(?P<cxx>Py[A-Za-z_]\w*)\s*\*\s*>\s*\([^()]*\)$"
)
"""`((PyLongObject *)x)`, and `reinterpret_cast<PyLongObject *>(x)`."""
_OPAQUE = {"PyFrameObject": "3.11"}
"""Structs of CPython that public headers no longer describe since a release."""
_IF_ASKED = {"numpy-c": ("NPY_TARGET_VERSION", "elsize alignment flags metadata hash")}
"""The macro with which a source requires the newest release, and the members it then has."""
_USING = r"\busing\s+(?:namespace\s+(?:at|torch)\s*;|(?:at|torch)::Tensor\s*;)"
_NO_TYPES = frozenset(
    {
        "return",
        "auto",
        "else",
        "delete",
        "new",
        "throw",
        "case",
        "goto",
        "typename",
        "const",
        "struct",
        "class",
    }
)
_LONGEST = 200
_MOST_SETTERS = 20
_CALLEE = r"(?:(?<![\w:])(?P<options>(?:torch|at|c10)::[\w:]*Options)|\.\w+)\s*\Z"
_POINTER = re.compile(r"(?:std::(?:shared|unique)_ptr|c10::intrusive_ptr)<\s*([\w:]+)\s*>")
_WORD = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"
_LONGEST_TYPE = 60
_AFTER = r"\s*[;=,()\[{:]"
_DECLARED = r"(?<![\w:.])(?P<type>[A-Za-z_][\w:]*)(?P<arguments><[^<>;(){}]*>)?(?:\s+const)?(?:\s*[*&]+\s*|\s+)(?:const\s+)?$"


def uses(source: Source, domain: str, question: Question) -> Iterator[Use]:
    """Yield the members that objects in a source have not in some release in question."""
    code = code_of(source)
    words = _lost_members(code, domain)
    here = window(domain, source.target) if words else NOWHERE
    if domain in _IF_ASKED and here.releases and _asks_for(source, _IF_ASKED[domain][0]):
        words = words.difference(_IF_ASKED[domain][1].split())
    for word in sorted(words) if here.releases else ():
        if any(
            _may_have(code, domain, scope) and question.answer(domain, f"{scope}::{word}", here)
            for scope in _losers(domain, word, here)
        ):
            yield from _members(source, domain, word, here, question)


def _asks_for(source: Source, macro: str) -> bool:
    """Return whether a project defines a macro, in its sources or by its build."""
    scripts = (script.text for script in source.build)
    texts = (file.text for file in (*source.with_includes, *source.project))
    return any(macro in text for text in (*scripts, *texts))


def _lost_members(code: str, domain: str) -> frozenset[str]:
    """Return the members used in code that a class lacks, if the code may have an object of it."""
    members, lost = member_words(code), changed_words(domain).members
    returned = {kind.rpartition("::")[2] for text, kind in RETURNING if text in code}
    owners = lost.keys() & (words_of_cxx(code) | returned)
    return frozenset().union(*(members.intersection(lost[owner].split()) for owner in owners))


@lru_cache(maxsize=8192)
def _losers(domain: str, word: str, here: Window) -> tuple[str, ...]:
    """Return the scopes in which a release in question does not declare a member that others do."""
    known = table(domain)
    return tuple(
        known.scope(scope)
        for kind, scope, pattern in known.outlines(word)
        if kind in "fd" and scope and here.releases & ~known.pattern(pattern).present
    )


def _may_have(code: str, domain: str, scope: str) -> bool:
    """Return whether code may have an object of a class: it names the class, or a function that returns one."""
    owner = scope.rpartition("::")[2]
    if domain != "torch" or owner in code:
        return True
    return any(kind == scope and text in code for text, kind in RETURNING)


def _members(
    source: Source, domain: str, word: str, here: Window, question: Question
) -> Iterator[Use]:
    code = code_of(source)
    for at in word_places(code, word):
        owner, end = _owner(code, at)
        if not owner:
            continue
        is_call = owner == ")"
        if code[max(0, at - 2) : at] != "->" and _is_pointer(code, owner):
            continue  # it is a member of the pointer
        kind = _returned(source, domain, end) if is_call else _type_of(source, domain, owner, at)
        absence = _absence(domain, kind, word, here, question) if kind else None
        if (
            absence
            and not is_guarded(source, at, word, domain, absence.lacking)
            and not is_unused_macro(source, at)
        ):
            yield Use(absence, Piece(word, at, at + len(word)))


@lru_cache(maxsize=1024)
def _is_pointer(code: str, name: str) -> bool:
    return name != ")" and re.search(rf"_ptr<[\w:\s]+>[\s&]*{name}\b", code) is not None


def _owner(code: str, at: int) -> tuple[str, int]:
    """Return what the member at an offset belongs to, a variable or `)`, and where that ends; empty if it is not a member."""
    before = code[max(0, at - _LONGEST) : at].rstrip().removesuffix("template").rstrip()
    if not before.endswith((".", "->")):
        return "", at
    owned = before.removesuffix(".").removesuffix("->").rstrip()
    end = max(0, at - _LONGEST) + len(owned)
    if owned.endswith(")"):
        return ")", end
    name = owned[len(owned.rstrip(_WORD)) :]
    rest = owned.removesuffix(name).rstrip()
    if rest.endswith((".", "->")) and not rest.endswith("this->"):
        return "", at  # a member of something else, whatever a variable of its name is
    return name, end


def _absence(domain: str, kind: str, word: str, here: Window, question: Question) -> Absence | None:
    known = table(domain)
    targets = [link.target for link in known.links[kind] if link.target]
    for scope in (kind, *targets):
        absence = question.answer(domain, f"{scope}::{word}", here)
        if absence and all(_is_without(domain, kind, word, r) for r in absence.lacking):
            return absence._replace(name=f"{kind}::{word}")
    return None


def _is_without(domain: str, kind: str, word: str, release: str) -> bool:
    if kind in _OPAQUE:
        return not is_older(release, _OPAQUE[kind])
    has = presence(domain, f"{kind}::{word}").at(release)
    return not has and _is_described(domain, kind, release)


@lru_cache(maxsize=2048)
def _is_described(domain: str, kind: str, release: str) -> bool:
    """Return whether the index has a class in a release: of a struct without a name it has no members."""
    known = table(domain)
    at = known.releases.index(release)
    targets = [
        link.target for link in known.links[kind] if link.target and link.pattern.present >> at & 1
    ]
    outer, _, last = kind.rpartition("::")
    reached = scopes_of(domain, outer).items() if outer else ()
    found_through = [f"{scope}::{last}" for scope, mask in reached if mask >> at & 1]
    return any(
        what == "c"
        and known.pattern(pattern).present >> at & 1
        and known.scope(scope) == name.rpartition("::")[0]
        for name in (kind, *targets, *found_through)
        for what, scope, pattern in known.outlines(name.rpartition("::")[2])
    )


def _returned(source: Source, domain: str, end: int) -> str:
    before = code_of(source)[max(0, end - _LONGEST) : end]
    if domain in _WITH_CASTS and (cast := re.search(_CAST, before)):
        return cast["c"] or cast["cxx"]
    found = next(
        (kind for pattern, kind in _RETURNED.get(domain, ()) if re.search(pattern, before)), ""
    )
    if domain != "torch":
        return found
    if found and not (_is_torchs(source) or _has_torch(SameProject(source.project))):
        return ""
    return found or _options(before)


_OF_TORCH = re.compile(r"\b(?:torch|ATen|c10)[/:]|\bat::")


def _is_torchs(source: Source) -> bool:
    """Return whether a source or what it includes has to do with torch: others have a storage() too."""
    return any(_OF_TORCH.search(file.text) for file in source.with_includes)


@lru_cache(maxsize=8)
def _has_torch(project: SameProject) -> bool:
    return any(_OF_TORCH.search(file.text) for file in project.sources)


def _options(before: str) -> str:
    """Return the class of options that `torch::optim::AdamOptions(1e-3).eps(1e-8)` is an object of: their setters return them."""
    for _ in range(_MOST_SETTERS):
        start = opening(before)
        called = re.search(_CALLEE, before[:start]) if start else None
        if called is None:
            break
        if called["options"]:
            return str(called["options"])
        before = before[: called.start()].rstrip()
    return ""


def _type_of(source: Source, domain: str, name: str, at: int) -> str:
    """Return the type that a file declares a variable with; with several, that of its own block; empty if none."""
    declared = _declared(code_of(source), name)
    kind = declared[0][1] if declared else ""
    if len({one for _, one in declared}) != 1:
        begin = code_of(source).rfind("\n}", 0, at)
        kinds = {one for place, one in declared if begin < place < at}
        kind = kinds.pop() if len(kinds) == 1 else ""
    if kind == "Tensor":
        return "at::Tensor" if is_in_any(source, _USING) else ""
    return kind.replace("torch::Tensor", "at::Tensor") if _is_qualified(domain, kind) else ""


def _is_qualified(domain: str, kind: str) -> bool:
    """Return whether a type is surely a domain's: of a C++ one, with its namespace."""
    return domain != "torch" or kind.startswith(("at::", "c10::", "torch::"))


@lru_cache(maxsize=1024)
def _declared(code: str, name: str) -> tuple[tuple[int, str], ...]:
    """Return where code declares a variable, and with which type."""
    found: list[tuple[int, str]] = []
    for at in word_places(code, name):
        if not re.match(_AFTER, code[at + len(name) : at + len(name) + _LONGEST]):
            continue
        if not at or code[at - 1] not in " \t\n*&":
            continue
        before = re.search(_DECLARED, code[max(0, at - _LONGEST_TYPE) : at])
        if before and before["type"] not in _NO_TYPES:
            arguments = before["arguments"] or ""
            pointed = _POINTER.fullmatch(before["type"] + arguments)
            kind = pointed[1] if pointed else before["type"] + ("<>" if arguments else "")
            found.append((at, kind))
        elif before and before["type"] == "auto":
            found.append((at, "auto"))
    return tuple(found)
