"""The keys by which files are known that may use a name that changed: see `opwright.knowledge.api.changed_keys`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from api_index.changed_words import accepted, called_as, classes_of, lost_names, taken_by_release
from opwright.causes.kit.api_uses.parameters import WITHOUT_CONSTRUCTOR, is_narrowed
from opwright.knowledge.api.changed_keys import (
    CALLS,
    COUNT,
    FUNCTIONS,
    LANGUAGES,
    NAMES,
    WITH_MEMBERS,
    bit,
    is_global_of,
    packed,
)
from opwright.knowledge.api.changed_words import ChangedWords, changed_key
from opwright.knowledge.api.table import Declaration, Table, read_table
from opwright.knowledge.platforms.removed_python import EARLIER

_ANY = "**"


def packed_keys(folder: Path) -> bytes:
    """Return the file of the keys of all domains whose tables lie in a folder."""
    return b"".join(_packed(folder, domains) for domains in LANGUAGES.values())


def _packed(folder: Path, domains: Iterable[str]) -> bytes:
    keys: dict[str, int] = defaultdict(int)
    owners: set[str] = set()
    packages: set[str] = set()
    for number, domain in enumerate(domains):
        path = folder / f"{domain}.bin"
        if not path.exists():  # only some domains are made anew
            continue
        known = read_table(path)
        words = known.changes
        for key in _names(known, words):
            keys[key] |= bit(number, NAMES)
        for key in _calls(known, words.narrowed | words.widened):
            function, _, argument = key.partition("(")
            keys[key] |= bit(number, CALLS)
            keys[f"({argument}"] |= bit(number, CALLS)
            keys[function] |= bit(number, FUNCTIONS)
        for name in _narrowed(known) if domain in LANGUAGES["python"] else ():
            keys[f"{name}({COUNT}"] |= bit(number, CALLS)
        owners.update(words.members if domain in WITH_MEMBERS else ())
        packages.update(_packages(known) if domain in LANGUAGES["python"] else ())
    return packed(keys, owners, packages)


def _packages(known: Table) -> Iterator[str]:
    """Yield the packages and modules of Python that a domain has names of."""
    for named in known:
        scopes = (known.scope(declaration.scope) for declaration in named.declarations)
        yield from ((scope or named.name).partition(".")[0] for scope in scopes)
    yield from (name.partition(".")[0] for name in EARLIER if known.domain == "python")


def _names(known: Table, words: ChangedWords) -> Iterator[str]:
    domain = known.domain
    if domain in LANGUAGES["python"]:
        yield from words.globals
        yield from lost_names(known)
        yield from EARLIER if domain == "python" else ()
    else:
        yield from (word for word in words.globals if is_global_of(word, domain))
        yield from words.scoped
    yield from words.headers
    for owner, line in words.members.items() if domain in WITH_MEMBERS else ():
        for member in line.split()[1:]:
            yield from (f"{owner}.{member}", f".{member}")


def _calls(known: Table, functions: frozenset[str]) -> Iterator[str]:
    """Yield functions with each argument that one release takes and another does not."""
    for named in known:
        by_scope: dict[str, list[Declaration]] = defaultdict(list)
        for one in named.functions:
            by_scope[known.scope(one.scope)].append(one)
        for scope, declarations in by_scope.items():
            key = _function(known, scope, named.name)
            if key in functions:
                each = map(accepted(known), filter(None, taken_by_release(known, declarations)))
                changed = _turning([taken for taken in each if taken is not None])
                yield from (f"{key}({argument}" for argument in changed)


def _narrowed(known: Table) -> Iterator[str]:
    """Yield the functions and classes, whole, that ask for more than they did or take fewer arguments without a name."""
    classes = frozenset(classes_of(known))
    found: set[str] = {*(classes & WITHOUT_CONSTRUCTOR.keys())}
    for named in known:
        by_scope: dict[str, list[Declaration]] = defaultdict(list)
        for one in named.functions:
            by_scope[known.scope(one.scope)].append(one)
        for scope, declarations in by_scope.items():
            is_of_class = scope in classes
            if is_of_class and named.name != "__init__":
                continue
            if is_narrowed(taken_by_release(known, declarations)):
                found.add(scope if is_of_class else f"{scope}.{named.name}")
    yield from found
    for alias in list(known.links):
        if any(link.target in found for link in known.links[alias]):
            yield alias


def _turning(each: list[set[str]]) -> set[str]:
    """Return the arguments that a release refuses and an earlier or later one accepts."""
    before: set[str] = set()
    changed: set[str] = set()
    for number, taken in enumerate(each):
        changed |= before - taken if _ANY not in taken else set()
        changed |= taken - before if number else set()
        before |= taken
    return changed - {_ANY}


def _function(known: Table, scope: str, word: str) -> str:
    is_whole = scope and known.separator == "::"
    return changed_key(f"{scope}::{word}", "::") if is_whole else called_as(scope, word)
