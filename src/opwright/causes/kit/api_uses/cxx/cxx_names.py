"""Headers, qualified names, and names of C interfaces in C++ and CUDA sources that a release in question lacks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from opwright.causes.kit.api_uses.absences import Absence, Question
from opwright.causes.kit.api_uses.cxx import only_torchs
from opwright.causes.kit.api_uses.uses import Use, is_guarded, is_own, is_unused_macro
from opwright.causes.kit.api_uses.windows import NOWHERE, Window, window
from opwright.causes.kit.cxx_sources.inclusion import is_below_an_include_folder
from opwright.causes.kit.sources import Piece, code_of, includes, is_in, matches, uses_torch
from opwright.knowledge.api.changed_keys import is_global_of
from opwright.knowledge.api.changed_words import ChangedWords, changed_key
from opwright.model import Source
from opwright.syntax.words import opened_names, words_of_cxx

_HEADERS = {
    "torch": r"(?:ATen|c10|torch|caffe2|THC?|THCUNN|THNN|c10d)/.+",
    "cuda": r"(?:cuda|cu[A-Z]|cublas|cusparse|cusolver|curand|cufft|nvrtc|nvToolsExt|sm_\d|cooperative_groups|mma|texture_|surface_).*",
    "cpython": r"(?:Py|py|cpython/|longintrepr|structmember|frameobject|eval\.h|code\.h|import\.h|genobject|cellobject|funcobject|accu\.h|parsetok|graminit).*",
    "numpy-c": r"numpy/.+",
}
_QUALIFIED = {
    "torch": ("at::", "c10::", "torch::", "caffe2::", "c10d::"),
    "cuda": ("cooperative_groups::",),
}
"""How names of a domain begin: a plain text is found faster than a pattern that begins otherwise."""
_TEMPLATES = {"texture": "texture<"}
"""Words that name something else unless they stand so."""
_GLOGS = "D?CHECK_"
_NEAR = r"(?<![\w.>:]{0})"
"""Not after what makes it a member, or a name in another scope."""


def uses(source: Source, domain: str, question: Question) -> Iterator[Use]:
    """Yield what a source uses of a domain and the answer is that it is lacking, at every place."""
    code = code_of(source)
    words = question.words(domain)
    headers = _headers(source, domain, words)
    names = names_in(code, domain, words)
    here = window(domain, source.target) if headers or names else NOWHERE
    if not here.releases:
        return
    yield from _lacking_headers(source, domain, here, (question, headers))
    for written, name in sorted(names.items()):
        absence = question.answer(domain, name, here)
        is_opened = "::" in name and "::" not in written
        if absence and is_opened and (not absence.is_nowhere or is_own(source, written)):
            continue  # by itself it may be anything
        if absence and not _is_others(source, absence):
            yield from _places(source, absence, written)


def _headers(source: Source, domain: str, words: ChangedWords | None) -> tuple[Piece, ...]:
    pattern = _HEADERS.get(domain)
    if pattern is None or (words and not words.headers & _included(source.text)):
        return ()
    return tuple(p for p in includes(source, pattern) if not words or p.text in words.headers)


@lru_cache(maxsize=64)
def _included(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"include[ \t]*[<\"]([^>\"\n]+)", text))


def _lacking_headers(
    source: Source, domain: str, here: Window, asked: tuple[Question, Iterable[Piece]]
) -> Iterator[Use]:
    question, headers = asked
    for piece in headers:
        is_angled = source.text[piece.start - 1] == "<"
        if not is_angled and "/" not in piece.text and domain != "cuda":
            continue  # one of the project's own, most likely
        if is_below_an_include_folder(source, piece.text):
            continue
        absence = question.answer(domain, piece.text, here)
        if absence and not is_guarded(source, piece.start, piece.text, domain, absence.lacking):
            own = f"/{piece.text}"
            if not any(
                f"/{file.path}".endswith(own) for file in (*source.project, *source.includes)
            ):
                yield Use(absence, piece)


def _is_tested(source: Source, at: int, end: int) -> bool:
    """Return whether a name stands in the condition of an `#if`, to which a macro that is not there is 0."""
    line = source.text[source.text.rfind("\n", 0, at) + 1 : at]
    is_called = source.text[end : end + 1] == "("
    return not is_called and re.match(r"[ \t]*#[ \t]*(?:el)?if", line) is not None


def _places(source: Source, absence: Absence, written: str) -> Iterator[Use]:
    spellings = (
        re.escape(written),
        f"::{re.escape(written)}",
    )  # each begins a pattern: found faster
    is_opened = "::" in absence.name and "::" not in written
    after = r"(?=\s*[(<])" if is_opened else r"(?!\s*::)"
    patterns = (rf"{name}{_NEAR.format(name)}\b{after}" for name in spellings)
    found = [match for pattern in patterns for match in matches(source, pattern)]
    for match in sorted(found, key=re.Match.start):
        at = match.start()
        if not (
            is_guarded(source, at, written, absence.domain, absence.lacking)
            or is_unused_macro(source, at)
            or _is_tested(source, *match.span())
        ):
            yield Use(absence, Piece(match[0], *match.span()))


def names_in(code: str, domain: str, words: ChangedWords | None) -> dict[str, str]:
    """Return what may be changed names of a domain: as they are written, and whole; any name without `words`."""
    plain, scoped = (words.globals, words.scoped) if words else (None, None)
    return _named_in(code, domain, plain, scoped)


def functions_in(code: str, domain: str, functions: frozenset[str]) -> frozenset[str]:
    """Return what may be some functions of a domain."""
    return frozenset(_named_in(code, domain, functions, functions).values())


def _named_in(
    code: str, domain: str, plain: frozenset[str] | None, scoped: frozenset[str] | None
) -> dict[str, str]:
    words = words_of_cxx(code) if plain is None else words_of_cxx(code) & plain
    opened = opened_names(code) if scoped is not None and domain == "torch" else ()
    return (
        {w: name for w, name in opened if changed_key(name, "::") in (scoped or ())}
        | {word: word for word in words if _is_of(word, domain, code)}
        | {
            written: name
            for written, name in _qualified(code, domain)
            if scoped is None or changed_key(name, "::") in scoped
        }
    )


def _is_of(word: str, domain: str, code: str) -> bool:
    is_so_written = word not in _TEMPLATES or _TEMPLATES[word] in code
    return is_so_written and is_global_of(word, domain)


@lru_cache(maxsize=64)
def _qualified(code: str, domain: str) -> tuple[tuple[str, str], ...]:
    """Return the names with a domain's namespaces: as they are written, and whole where an alias stands before them."""
    heads = _QUALIFIED.get(domain, ())
    if not any(head.rstrip(":") in code for head in heads):  # an alias may stand for it
        return ()
    names = {name: name for name in re.findall(rf"(?:{'|'.join(heads)})[\w:]*\w", code)}
    for alias, target in _aliases(code):
        if f"{target.partition('::')[0]}::" in heads and f"{alias}::" not in heads:
            for name in re.findall(rf"{alias}::([\w:]*\w)", code):
                names[f"{alias}::{name}"] = f"{target}::{name}"
    return tuple(names.items())


@lru_cache(maxsize=64)
def _aliases(code: str) -> tuple[tuple[str, str], ...]:
    """Return the aliases of namespaces that code makes, and what they stand for."""
    if "namespace " not in code:
        return ()
    found: list[tuple[str, str]] = re.findall(r"namespace (\w+)\s*=\s*(?:::)?(\w[\w:]*)\s*;", code)
    return tuple(found)


def _is_others(source: Source, absence: Absence) -> bool:
    """Return whether a name may belong to another project."""
    scope, _, last = absence.name.rpartition("::")
    if absence.domain == "cpython" and last.startswith("_Py") and _is_of_core(source):
        return True
    if scope and _is_macro(source, last):
        return True
    if absence.domain == "torch" and not scope and _may_be_anothers(source, last):
        return True
    if not scope and _is_of_a_namespace(source, last):
        return True
    return is_in_own_namespace(source, scope, last) if scope else is_own(source, last)


def _is_of_a_namespace(source: Source, name: str) -> bool:
    """Return whether a name stands for one in a namespace: `using torch::profiler::impl::PyFrameState;`."""
    using = rf"\busing\s+(?:\w+::)+{name}\s*;"
    return any(name in file.text and is_in(file, using) for file in source.with_includes)


def _may_be_anothers(source: Source, name: str) -> bool:
    """Return whether a name without a scope that torch had is one that others have too: torch7's, or glog's."""
    if name.startswith("TH"):
        return not uses_torch(source)
    return re.match(_GLOGS, name) is not None and not only_torchs.includes_only_torchs(source)


def _is_macro(source: Source, name: str) -> bool:
    """Return whether a source or what it includes makes a macro of a name: `#define OpenCL PrivateUse1`."""
    define = rf"^[ \t]*#[ \t]*define[ \t]+{name}\b"
    return any(
        name in file.text and re.search(define, file.text, re.MULTILINE)
        for file in source.with_includes
    )


def is_in_own_namespace(source: Source, scope: str, last: str) -> bool:
    """Return whether the project opens the namespace of a name itself, where that name stands."""
    head = scope.partition("::")[0]
    namespace = rf"(?<!using )\bnamespace\s+(?:\w+::)*{head}\b[\w:\s]*\{{"
    files: Iterable[Source] = (*source.with_includes, *source.project)
    return any(
        last in file.text
        and head in file.text
        and is_in(file, namespace)
        and is_in(file, rf"\b{last}\b")
        for file in files
    )


def _is_of_core(source: Source) -> bool:
    """Return whether a source includes CPython's internal headers, which are not indexed."""
    return any(
        "Py_BUILD_CORE" in file.text or "internal/pycore_" in file.text
        for file in source.with_includes
    )
