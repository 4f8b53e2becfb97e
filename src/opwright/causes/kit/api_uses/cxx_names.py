"""Headers, qualified names, and names of C interfaces in C++ and CUDA sources that a release in question lacks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from opwright.causes.kit.api_uses.absences import Absence
from opwright.causes.kit.api_uses.uses import Use, is_guarded, is_own, is_unused_macro
from opwright.causes.kit.api_uses.windows import Window, window
from opwright.causes.kit.sources import Piece, code_of, includes, is_in, matches
from opwright.model import Source

Lookup = Callable[[str, str, Window], Absence | None]

_HEADERS = {
    "torch": r"(?:ATen|c10|torch|caffe2|THC?|THCUNN|THNN|c10d)/.+",
    "cuda": r"(?:cuda|cu[A-Z]|cublas|cusparse|cusolver|curand|cufft|nvrtc|nvToolsExt|sm_\d|cooperative_groups|mma|texture_|surface_).*",
    "cpython": r"(?:Py|py|cpython/|longintrepr|structmember|frameobject|eval\.h|code\.h|import\.h|genobject|cellobject|funcobject|accu\.h|parsetok|graminit).*",
    "numpy-c": r"numpy/.+",
}
_QUALIFIED = {
    "torch": ("at::", "c10::", "torch::", "caffe2::"),
    "cuda": ("cooperative_groups::",),
}
"""How names of a domain begin: a plain text is found faster than a pattern that begins otherwise."""
_GLOBAL = {
    "torch": ("AT_[A-Z]", "C10_[A-Z]", "TORCH_[A-Z]", "CAFFE2_[A-Z]", "THC[A-Z]", "THCP[A-Z]", "THP[A-Z]"),
    "cuda": (
        "cuda[A-Z]", "cu[A-Z][a-z]", "cublas", "cusparse", "cusolver", "curand", "cufft", "nvrtc",
        "CU[A-Z]*_", "CUBLAS", "CUSPARSE", "csrgemm2", "texture(?=<)", "__shfl", "__ballot", "__any", "__all",
    ),
    "cpython": ("Py[A-Z_]", "_Py[A-Z_]"),
    "numpy-c": ("NPY_", "PyArray", "PyUFunc", "npy_", "PyDataMem", "PyDataType"),
}  # fmt: skip
_NEAR = r"(?<![\w.>:])"
"""Not after what makes it a member, or a name in another scope."""


def uses(source: Source, domain: str, lookup: Lookup) -> Iterator[Use]:
    """Yield what a source uses of a domain and `lookup` finds to be lacking, at every place."""
    here = window(domain, source.target)
    if not here.releases:
        return
    yield from _headers(source, domain, here, lookup)
    code = code_of(source)
    for name in sorted(names_in(code, domain)):
        absence = lookup(domain, name, here)
        if absence and not _is_others(source, absence):
            yield from _places(source, absence, name)
    for alias, target in _aliases(code, domain):
        for name in sorted(set(re.findall(rf"{alias}::([\w:]+)", code))):
            absence = lookup(domain, f"{target}::{name}".rstrip(":"), here)
            if absence and not _is_others(source, absence):
                yield from _places(source, absence, f"{alias}::{name}".rstrip(":"))


def _headers(source: Source, domain: str, here: Window, lookup: Lookup) -> Iterator[Use]:
    pattern = _HEADERS.get(domain)
    for piece in includes(source, pattern) if pattern else ():
        is_angled = source.text[piece.start - 1] == "<"
        if not is_angled and "/" not in piece.text and domain != "cuda":
            continue  # one of the project's own, most likely
        absence = lookup(domain, piece.text, here)
        if absence and not is_guarded(source, piece.start, piece.text):
            own = f"/{piece.text}"
            if not any(
                f"/{file.path}".endswith(own) for file in (*source.project, *source.includes)
            ):
                yield Use(absence, piece)


def _places(source: Source, absence: Absence, written: str) -> Iterator[Use]:
    for match in matches(source, rf"{_NEAR}(?:::)?{re.escape(written)}\b(?!\s*::)"):
        at = match.start()
        if not is_guarded(source, at, written) and not is_unused_macro(source, at):
            yield Use(absence, Piece(match[0], *match.span()))


@lru_cache(maxsize=256)
def names_in(code: str, domain: str) -> frozenset[str]:
    """Return what may be names of a domain."""
    names: set[str] = set()
    for head in _QUALIFIED.get(domain, ()):
        if head in code:
            names.update(name.rstrip(":") for name in re.findall(rf"{head}[\w:]+", code))
    for head in _GLOBAL[domain]:
        if head.partition("[")[0].partition("(")[0] in code:
            names.update(re.findall(rf"{head}\w*", code))
    return frozenset(names)


@lru_cache(maxsize=256)
def _aliases(code: str, domain: str) -> tuple[tuple[str, str], ...]:
    """Return the aliases of namespaces that code makes, and what they stand for."""
    heads = "|".join(_QUALIFIED.get(domain, ("(?!)",)))
    found = re.findall(rf"namespace (\w+)\s*=\s*(?:::)?((?:{heads})?\w[\w:]*)\s*;", code)
    own = tuple(f"{head.rstrip(':')}" for head in _QUALIFIED.get(domain, ()))
    return tuple((a, t) for a, t in found if t.partition("::")[0] in own and a not in own)


def _is_others(source: Source, absence: Absence) -> bool:
    """Return whether a name may be somebody else's."""
    scope, _, last = absence.name.rpartition("::")
    if absence.domain == "cpython" and last.startswith("_Py") and _is_of_core(source):
        return True
    return is_in_own_namespace(source, scope, last) if scope else is_own(source, last)


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
