"""
The index of all patterns of all causes: made for a wheel when that is built, of a checkout when something is edited.

A checkout keeps it in the user's cache under the digest of every file that a pattern can come from, and beside it
the required literals of each pattern: an edit costs the import of the causes, and a parse of the patterns that are new.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from types import MappingProxyType
from typing import Any

import opwright
from opwright.causes.engine.registry import all_causes
from opwright.errors import OpwrightError
from opwright.logs.undefined import UNDEFINED
from opwright.model import Cause, Scope
from opwright.prefilter import index_file, required_literals
from opwright.prefilter.pattern_index import IF_UNDEFINED, Indexed, encoded
from opwright.prefilter.required_literals import NoLiteralError, RequiredLiterals

ROOT = os.path.dirname(os.path.abspath(opwright.__file__))
ABOVE_CAUSES = frozenset({"verbs", "cli", "report", "templates"})
"""Rooms that no pattern can come from: causes do not import them."""
_OTHERS = (".bin", ".pyc")
"""Tables of symbols, which no cause reads to be imported, and what Python keeps."""
_WINDOWS: dict[Scope, Callable[[Cause], object]] = {
    Scope.LOG: lambda cause: cause.in_log,
    Scope.SOURCE: lambda cause: cause.in_source,
    Scope.BUILD_SCRIPT: lambda cause: cause.in_build_script,
    Scope.ENVIRONMENT: lambda cause: cause.in_environment,
}


def up_to_date() -> bytes:
    """Return the index of the causes as they are now."""
    made_from = digest_of(files_of_patterns())
    data = index_file.cached("index", made_from)
    if data is None:
        parsed_by = digest_of((required_literals.__file__, required_literals.COMMON_WORDS))
        known = _from_json(index_file.cached("literals", parsed_by) or b"{}")
        literals = literals_of_patterns(known)
        data = made(literals)
        index_file.keep("index", made_from, data)
        if literals != known:
            index_file.keep("literals", parsed_by, _as_json(literals))
    return data


def literals_of_patterns(
    known: Mapping[str, RequiredLiterals] = MappingProxyType({}),
) -> dict[str, RequiredLiterals]:
    """
    Return the required literals of every pattern of every cause; `known` are not parsed again.

    Raises OpwrightError for a pattern without any: it would have to be tried on everything.
    """
    patterns = {
        pattern: cause.name
        for cause in all_causes()
        for pattern in (*_log_patterns(cause), *_source_patterns(cause))
    }
    patterns |= dict.fromkeys(UNDEFINED, "undefined symbols")
    return {
        pattern: known.get(pattern) or _required(pattern, whose)
        for pattern, whose in patterns.items()
    }


def _required(pattern: str, whose: str) -> RequiredLiterals:
    try:
        return required_literals.of_pattern(pattern)
    except NoLiteralError as error:
        raise OpwrightError(f"{whose}: {error}") from error


def made(literals: Mapping[str, RequiredLiterals]) -> bytes:
    """Return the index of the causes, made with the required literals of their patterns."""
    scopes = {scope.name: [*map(_module, _judging(scope))] for scope in Scope}
    in_sources: dict[str, set[str]] = {}
    in_logs: dict[RequiredLiterals, set[str]] = {}
    of_undefined = frozenset().union(*(literals[pattern].any_of for pattern in UNDEFINED))
    for cause in all_causes():
        for pattern in _source_patterns(cause):
            for literal in literals[pattern].any_of:
                in_sources.setdefault(literal, set()).add(_module(cause))
        for pattern in _log_patterns(cause):
            required = literals[pattern]
            leads_to = in_logs.setdefault(required, set())
            is_by_name = _if_undefined(cause) and required.any_of <= of_undefined
            if not is_by_name:  # what a symbol is called leads to the cause
                leads_to.add(_module(cause))
    for pattern in UNDEFINED:
        in_logs.setdefault(literals[pattern], set())
    in_logs[RequiredLiterals(of_undefined)] = {IF_UNDEFINED}
    patterns = {*UNDEFINED, *(p for cause in all_causes() for p in _log_patterns(cause))}
    if_undefined = {_module(c): _if_undefined(c) for c in all_causes() if _if_undefined(c)}
    indexed = {pattern: literals[pattern] for pattern in patterns}
    return encoded(Indexed(scopes, in_sources, in_logs, indexed, if_undefined))


def files_of_patterns() -> Iterator[str]:
    """Yield every file that a pattern can come from."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted({*folders} - ABOVE_CAUSES - {"__pycache__"})
        yield from (os.path.join(folder, f) for f in sorted(files) if not f.endswith(_OTHERS))


def digest_of(paths: Iterable[str]) -> str:
    """Return a digest of the content of files of ours, and of the Python that parses patterns."""
    digest = sha256(sys.version.encode())
    for path in paths:
        handle = os.open(path, os.O_RDONLY)  # a fifth of the time of `open`, for 350 files
        try:
            data = os.read(handle, os.fstat(handle).st_size)
        finally:
            os.close(handle)
        digest.update(b"\n%b %d\n%b" % (os.fsencode(os.path.relpath(path, ROOT)), len(data), data))
    return digest.hexdigest()


def _log_patterns(cause: Cause) -> tuple[str, ...]:
    return cause.in_log.patterns if cause.in_log else ()


def _source_patterns(cause: Cause) -> tuple[str, ...]:
    checks = [check for check in (cause.in_source, cause.in_build_script) if check]
    return tuple(pattern for check in checks for pattern in check.patterns)


def _if_undefined(cause: Cause) -> tuple[str, ...]:
    return cause.in_log.undefined if cause.in_log else ()


def _judging(scope: Scope) -> Iterator[Cause]:
    for cause in all_causes():
        if scope in _WINDOWS:
            if _WINDOWS[scope](cause):
                yield cause
        elif cause.is_audited and scope.name == _family(cause).NEEDS:
            yield cause


def _family(cause: Cause) -> Any:  # noqa: ANN401 - a module, with what each family has in it
    return import_module(f"opwright.causes.{cause.family.replace('-', '_')}")


def _module(cause: Cause) -> str:
    return f"{cause.family}.{cause.name}".replace("-", "_")


def _as_json(literals: Mapping[str, RequiredLiterals]) -> bytes:
    rows = {p: [sorted(r.any_of), sorted(r.nearby), r.reach] for p, r in literals.items()}
    return json.dumps(rows).encode()


def _from_json(data: bytes) -> dict[str, RequiredLiterals]:
    return {
        pattern: RequiredLiterals(frozenset(any_of), frozenset(nearby), reach)
        for pattern, (any_of, nearby, reach) in json.loads(data).items()
    }
