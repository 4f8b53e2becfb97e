"""
In which releases of torch a place of a source is compiled at all, as far as its `#if`s and those around its includes say.

What is known of macros: torch's version, release by release; the toolkit and the kind of GPU where the target has them; what
the compiler itself defines; what the build hands to it; and what the project makes of these in macros of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice

from opwright import knowledge, syntax
from opwright.causes import kit
from opwright.causes.kit.cxx_sources.inclusion import HEADERS, includes_of
from opwright.causes.kit.sources import code_of
from opwright.knowledge.api.version_macros import ROCM_MACROS, version_macros
from opwright.knowledge.versions import numbers, padded_numbers
from opwright.model import C_FAMILY, Finding, Language, Source
from opwright.syntax.cxx.condition_values import Macros, holds
from opwright.syntax.cxx.own_macros import with_own_macros
from opwright.syntax.cxx.preprocessor import conditions_at, macro_around

_CUDA = ("__CUDACC__", "__NVCC__")


def reachable(finding: Finding, source: Source) -> bool:
    """Return whether the place of a finding is run, or some release in question compiles it and has what it is about."""
    offset = _offset(source, finding)
    if source.language not in C_FAMILY:
        return not syntax.never_run.is_never_run(source, offset)
    if _is_in_an_unused_macro(source, offset):
        return False
    if not _may_be_left_out(source, offset):
        return True
    details = finding.evidence.details
    is_of_torch = details.get("package", "torch") == "torch"
    since = numbers(details.get("since", "")) if is_of_torch else ()
    return any(
        numbers(release)[: len(since)] >= since and _is_compiled(source, offset, release, {})
        for release in knowledge.targets.releases_in(source.target)
    )


def _offset(source: Source, finding: Finding) -> int:
    column = int(finding.evidence.where.rpartition(":")[2])
    at = 0
    for _ in range(finding.evidence.line - 1):
        at = source.text.index("\n", at) + 1
    return at + column - 1


def _may_be_left_out(source: Source, offset: int) -> bool:
    """Return whether there may be a condition, at the place or on the way to it."""
    return bool(conditions_at(code_of(source), offset)) or any(True for _ in includes_of(source))


_MOST_USES = 100
"""Of a macro, that are looked at."""
_DEFINES = re.compile(r"[ \t]*#[ \t]*(?:define|undef|ifn?def)[ \t]+")


def _is_in_an_unused_macro(source: Source, offset: int) -> bool:
    """Return whether a place is in a function-like macro of a source, not a header, that nothing expands except such macros."""
    code = code_of(source)
    name = macro_around(code, offset)
    if name is None or source.path.endswith(HEADERS) or "##" in code:
        return False
    if not re.search(rf"#[ \t]*define[ \t]+{name}\(", code):  # which headers may ask for
        return False
    pending = [name]
    for macro in pending:  # which grows
        found = list(islice(re.finditer(rf"\b{macro}\b", code), _MOST_USES))
        for use in found:
            begin = code.rfind("\n", 0, use.start()) + 1
            if _DEFINES.fullmatch(code, begin, use.start()):
                continue
            around = macro_around(code, use.start())
            if around is None or len(found) == _MOST_USES:
                return False
            if around not in pending:
                pending.append(around)
    is_expanded = any(macro in file.text for file in source.includes for macro in pending)
    return not is_expanded and not kit.whole_project.including(source.project, source.path)


def _is_compiled(source: Source, offset: int, release: str, known: dict[str, bool]) -> bool:
    """Return whether a place may be compiled with a release, in one of the ways in which its file is included."""
    conditions = conditions_at(code_of(source), offset)
    macros = _macros(source, release)
    if conditions:
        macros = with_own_macros(conditions, map(code_of, source.with_includes), macros)
    if any(holds(c, macros) is False for c in conditions):
        return False
    if source.path not in known:
        known[source.path] = False  # a file that includes itself is reached from elsewhere
        ways = list(includes_of(source))
        known[source.path] = not ways or any(
            _is_compiled(
                file._replace(project=source.project, build=source.build), at, release, known
            )
            for file, at in ways
        )
    return known[source.path]


def _macros(source: Source, release: str) -> Macros:
    return _known(
        padded_numbers(release),
        source.target.cuda,
        source.target.is_rocm,
        source.language if source.path.endswith((".cu", ".cpp", ".cc", ".cxx")) else None,
        tuple(_defines(source)),
    )


@lru_cache(maxsize=256)
def _known(
    release: tuple[int, ...],
    cuda: str | None,
    is_rocm: bool | None,  # noqa: FBT001 - a part of a key
    language: Language | None,
    defines: tuple[str, ...],
) -> Macros:
    values = {
        **version_macros("torch", ".".join(map(str, release))),
        "TORCH_VERSION_PATCH": str(release[2]),
        "PY_MAJOR_VERSION": "3",
        "__cplusplus": "",
    }
    undefined: set[str] = set()
    if is_rocm:
        values |= dict.fromkeys(ROCM_MACROS, "")
    elif is_rocm is False or cuda:
        undefined.update(ROCM_MACROS)
    if cuda:
        values |= version_macros("cuda", cuda)
    if language is Language.CUDA and not is_rocm:
        values |= dict.fromkeys(_CUDA, "")
    elif language is Language.CPP:
        undefined.update(_CUDA)
    for define in defines:
        name, _, value = define.partition("=")
        values[name] = value or "1"
    return Macros(values, frozenset(undefined - values.keys()))


def _defines(source: Source) -> Iterable[str]:
    """Yield the macros that every build of a source is known to define: those of a compilation database."""
    for script in source.build:
        if script.path.endswith(".json"):
            for extension in script.extensions:
                if any(s.value == source.path for s in extension.sources):
                    yield from (define.value for define in extension.defines)
