"""What Python files do that only a newer Python can: its syntax, types that are joined or subscripted, names and options."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from opwright.causes import kit
from opwright.causes.kit.api_uses.absences import Question, arrival
from opwright.causes.kit.api_uses.python.python_scopes import Lacking, Scopes, scopes_of
from opwright.causes.kit.api_uses.windows import is_stated, only_authors_run
from opwright.causes.kit.python_files.evaluated_types import evaluated_types, subscripted_types
from opwright.causes.kit.python_files.newer_signs import (
    BUILTINS,
    METHODS,
    may_name_added,
    may_need_newer,
)
from opwright.causes.kit.python_files.newer_syntax import READ_AT_ONCE, Needed, newer_syntax
from opwright.causes.kit.python_files.python import meant
from opwright.knowledge.api.changed_words import ChangedWords, changed_key
from opwright.knowledge.api.windows import admitted
from opwright.knowledge.platforms.newer_python import ADDED_MODULES, ADDED_NAMES, PYTHONS
from opwright.knowledge.versions import is_older
from opwright.model import Source, Target
from opwright.syntax.python import dotted, nodes_of, span

_OF_SOME_PYTHONS = r"(?:^|[/_.-])py(?:thon)?_?3?[._]?\d{1,2}(?:[/_.-]|plus\b)"
"""In a path: a module for some Pythons, which others do not import."""
_OPTIONS: Mapping[str, tuple[tuple[str, ...], str]] = {
    "zip": (("strict",), "3.10"),
    "importlib.metadata.entry_points": (("group", "name"), "3.10"),
}


def needed_pythons(source: Source) -> Iterator[Needed]:
    """Yield what a file does that an older Python cannot, of those that somebody says it is for."""
    asked = _asked(source.target)
    if not asked:
        return
    needs_newer, is_named = may_need_newer(source.text, asked[0]), may_name_added(source.text)
    if not (needs_newer or is_named) or source.path.endswith("i"):
        return
    if re.search(_OF_SOME_PYTHONS, source.path):
        return
    if len(asked) > 1 and only_authors_run(source.path):
        asked = asked[-1:]
        needs_newer = may_need_newer(source.text, asked[0])
    if needs_newer:
        scopes = scopes_of(source.text)
        for one in (*newer_syntax(source.text), *_evaluated(source.text, scopes)):
            older = tuple(r for r in asked if is_older(r, one.since))
            is_syntax = one.instead.startswith(READ_AT_ONCE)
            lacking = Lacking("python", older)
            if older and (is_syntax or not scopes.is_guarded((one.start, one.end), lacking)):
                yield one._replace(oldest=older[0])
    if is_named:
        yield from _named(source, asked)


@lru_cache(maxsize=64)
def _asked(target: Target) -> tuple[str, ...]:
    """Return the Pythons that somebody says a file is for, oldest first; none where all are so new that nothing is looked for."""
    if not (target.python and is_stated(target.python)):
        return ()
    bits = admitted(PYTHONS, target.python) or 0
    asked = tuple(r for number, r in enumerate(PYTHONS) if bits >> number & 1)
    return asked if asked and is_older(asked[0], PYTHONS[-1]) else ()


def _named(source: Source, asked: tuple[str, ...]) -> Iterator[Needed]:
    for use in kit.python_api_names.uses(source, "python", _ARRIVAL):
        absence = use.absence
        oldest = next((one for one in absence.lacking if one in asked), None)
        if oldest:
            yield Needed(
                use.piece.start,
                use.piece.end,
                absence.name,
                absence.border,
                "a package that has it for older Pythons, such as typing_extensions or tomli",
                oldest,
            )


def came_with(name: str, version: str | None) -> str | None:
    """Return the Python that a name of the standard library came with, where one that is used lacks it; None where it is not known to."""
    known = kit.api_index.presence("python", name)
    first = (known.present & -known.present).bit_length() - 1
    if first < 1 or known.unknown & ((1 << first) - 1):
        return None
    since = known.releases[first]
    return None if version and not is_older(version, since) else since


@cache
def _added_words(_domain: str) -> ChangedWords:
    words = " ".join(changed_key(name, ".") for name in ADDED_NAMES)
    return ChangedWords(f"{' '.join(ADDED_MODULES)}\n{words}")


_ARRIVAL = Question(arrival, _added_words)


# ---- what is done when the file runs -----------------------------------------------------


def _evaluated(text: str, scopes: Scopes) -> Iterator[Needed]:
    for node in evaluated_types(text, scopes):
        yield Needed(
            *span(text, node),
            "types that are joined by |",
            "3.10",
            "typing.Optional and typing.Union, or annotations that are put off: from __future__ import annotations",
        )
    for given in subscripted_types(text, scopes):
        yield Needed(
            *span(text, given),
            "a built-in type or one of collections in square brackets",
            "3.9",
            "the types of typing, or annotations that are put off: from __future__ import annotations",
        )
    lacking = frozenset(one for one in METHODS if one in text and f"def {one}" not in text)
    for call in nodes_of(text, ast.Call):
        yield from _options(text, call, scopes)
        yield from _methods(text, call, lacking)
    for name in nodes_of(text, ast.Name):
        if name.id in BUILTINS and not scopes.is_rebound(name.id):
            yield Needed(
                *span(text, name),
                name.id,
                BUILTINS[name.id],
                "a package that has it for older Pythons",
            )


def _options(text: str, call: ast.Call, scopes: Scopes) -> Iterator[Needed]:
    name = meant(text, call.func)
    options, since = _OPTIONS.get(name, ((), ""))
    if not options or scopes.is_rebound(dotted(call.func).partition(".")[0]):
        return
    for keyword in call.keywords:
        if keyword.arg in options:
            what = f"{name}({keyword.arg}=...)"
            yield Needed(*span(text, keyword), what, since, f"the call without {keyword.arg}")


def _methods(text: str, call: ast.Call, lacking: frozenset[str]) -> Iterator[Needed]:
    match call.func:
        case ast.Attribute(attr=name, value=receiver) if name in lacking:
            of_pandas = isinstance(receiver, ast.Attribute) and receiver.attr == "str"
            if not of_pandas:
                _, end = span(text, call.func)
                yield Needed(
                    end - len(name),
                    end,
                    f"the method {name}",
                    METHODS[name],
                    "what it stands for in older Pythons",
                )
