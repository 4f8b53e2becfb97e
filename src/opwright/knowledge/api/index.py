"""
Look-ups over all domains: where a name is declared, since when, until when, and what a deprecated one advises.

A release that was not read is not among a domain's releases. In one that was, a name is present, absent, or not
known: that where a base, an alias or a star import leads out of what is indexed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, reduce
from itertools import pairwise
from operator import or_

from opwright.knowledge.api.private_names import may_be_private
from opwright.knowledge.api.table import KINDS, Declaration, Named, Table, read_table
from opwright.knowledge.versions import series
from opwright.model import lazy
from opwright.model.named_tuple import NamedTuple
from opwright.model.releases.api import Entry

_DATA = os.path.join(os.path.dirname(__file__), "data")
TITLES = {
    "torch": "torch's C++",
    "torch-python": "torch",
    "cuda": "CUDA",
    "cccl": "CCCL",
    "cudnn": "cuDNN",
    "cutlass": "CUTLASS",
    "pybind11": "pybind11",
    "cpython": "CPython's C API",
    "python": "Python's standard library",
    "numpy": "NumPy",
    "numpy-c": "NumPy's C API",
    "triton": "Triton",
    "setuptools": "setuptools",
}
"""The domains, in the order in which a name is looked for."""
PACKAGES = {
    "torch": "torch",
    "torch-python": "torch",
    "cuda": "CUDA",
    "cccl": "CUDA",
    "cudnn": "cuDNN",
    "cutlass": "CUTLASS",
    "pybind11": "pybind11",
    "cpython": "Python",
    "python": "Python",
    "numpy": "NumPy",
    "numpy-c": "NumPy",
    "triton": "Triton",
    "setuptools": "setuptools",
}
"""What the releases of a domain are releases of."""
_HEADER = r"[\w.+-]+(?:/[\w.+-]+)*\.(?:h|hh|hpp|cuh|inl|inc|h\.in)"
_STARLESS = r"(?:.*\.)?_[^_.][^.]*\Z"
"""Names that an import with a star does not bring, but of a module that lists them."""
_GENERATED = "torch::autograd::generated"
"""A namespace that was not read, and that a header no extension includes opens in torch up to 1.9: all its names end in `Backward`."""
_OUTER = frozenset({"at", "c10", "torch", "at::Tensor"})
"""Scopes with the same name wherever they are looked up; for all others too much would have to be kept."""
_MOST_SCOPES = 64
_DEEPEST = 60
"""Scopes in one another: nobody nests so many, and each is looked up in the one before."""
_LONGEST = 200
_MOST_LETTERS = 4
"""By which a name that is near is longer or shorter."""
_LEAST_COMMON = 0.6
"""Of the pairs of letters."""
_MOST_COMPARED = 30


class Presence(NamedTuple):
    """In which releases of a domain a name is to be had."""

    releases: tuple[str, ...]
    """All that the domain has, oldest first."""
    present: int
    """A bitmap of these, the lowest bit the oldest."""
    unknown: int
    """Those in which it may be there by a way that leads out of the index."""
    words: int
    """Those in whose code its last part stands at all."""

    def at(self, release: str) -> bool | None:
        """Return whether a release has it; None if unknown."""
        if release not in self.releases:
            return None
        bit = 1 << self.releases.index(release)
        return True if self.present & bit else None if self.unknown & bit else False


def domains() -> tuple[str, ...]:
    """Return the domains whose file is there."""
    return tuple(name for name in TITLES if os.path.exists(_path(name)))


def table(domain: str) -> Table:
    """Return the file of a domain, which is opened once."""
    return _table(_path(domain))


@cache
def _table(path: str) -> Table:
    return read_table(path)


def _path(domain: str) -> str:
    return os.path.join(_DATA, f"{domain}.bin")


# ---- by name ------------------------------------------------------------------------


def find(name: str, among: Iterable[str] | None = None) -> tuple[Entry, ...]:
    """
    Return how a name is declared, in any of some domains.

    Of a name without its scope every scope's is returned, the global one's first; of one with its scope also what the
    scope has by a using-directive, an alias or a base.
    """
    name = name.strip().removeprefix("::").removesuffix("()")
    return tuple(
        entry
        for domain in (domains() if among is None else among)
        if _may_have(domain, name)
        for entry in _found(table(domain), name)
    )


def presence(domain: str, name: str) -> Presence:
    """Return in which releases of a domain a name with its scope is to be had."""
    return presence_in(table(domain), name)


def presence_in(known: Table, name: str) -> Presence:
    """Return in which releases of a table a name with its scope is to be had."""
    named, scopes = _looked_up(known, name)
    present = unknown = gone = 0
    for one in named.tombstones if named else ():
        mask = scopes.get(known.scope(one.scope), (0, 0))[0]
        gone |= known.pattern(one.pattern).present & mask
    for kind, scope, number in known.outlines(named.name) if named else ():
        mask = scopes.get(known.scope(scope), (0, 0))[0]
        if mask:
            pattern = known.pattern(number)
            if kind == _ALIAS and known.domain == "torch-python":
                mask &= ~_kept_back(known, name, known.scope(scope))
            present |= pattern.present & mask
            unknown |= pattern.unknown & mask
    words = known.pattern(named.words).present if named else 0
    is_starless = (
        present
        and known.domain == "torch-python"
        and re.match(_STARLESS, name)
        and not may_be_private(name)  # of a module that was not read
    )
    for reached, (_, not_known) in scopes.items():
        is_own = is_starless and reached == name.rpartition(".")[0]
        unknown |= not_known & words if is_own else not_known
    present &= ~gone  # it may be there by a way that the release closes
    return Presence(known.releases, present, unknown & ~present & ~gone, words)


def _kept_back(known: Table, name: str, module: str) -> int:
    """
    Return the releases in which a module does not hand on a name that it imports from elsewhere, `typing.Any`, to who imports all of it.

    That is where it lists what it offers, in `__all__`: what of its own package it offers so is known by a link. NumPy's lists have names
    of Python's own, `float`.
    """
    asked, _, last = name.rpartition(".")
    if asked == module or not _is_module(known, asked):
        return 0
    listed = _declared_in(known, module, "__all__")
    for link in known.links[f"{module}.{last}"]:
        listed &= ~link.pattern.present
    return listed


def _declared_in(known: Table, module: str, word: str) -> int:
    rows = known.outlines(word)
    return reduce(
        or_, (known.pattern(p).present for _, s, p in rows if known.scope(s) == module), 0
    )


def _is_module(known: Table, name: str) -> bool:
    scope, _, last = name.rpartition(".")
    return any(
        kind == _MODULE and known.scope(number) == scope for kind, number, _ in known.outlines(last)
    )


def own_advice(domain: str, name: str) -> str | None:
    """
    Return what a domain itself says to use in the place of a name; None where it says nothing.

    That is what the last release that has it says of a deprecated one, or a later one of a name that it lacks.
    """
    known = table(domain)
    named, scopes = _looked_up(known, name)
    for one in (*named.tombstones, *named.declarations) if named else ():
        if known.scope(one.scope) in scopes:
            last = known.pattern(one.pattern).present.bit_length() - 1
            if said := known.advice(one.advice, last):
                return said
    return None


def advices(domain: str, name: str) -> dict[str, str]:
    """Return what each release that has a name says of it, oldest first, those left out that say nothing."""
    known = table(domain)
    named, scopes = _looked_up(known, name)
    declared = [
        one for one in (named.declarations if named else ()) if known.scope(one.scope) in scopes
    ]
    if named and any(one.kind == _ALIAS for one in declared):
        declared += _declared_below(known, named, name)
    return {
        release: said
        for number, release in enumerate(known.releases)
        for one in declared
        if known.pattern(one.pattern).present >> number & 1
        and (said := known.advice(one.advice, number))
    }


_ALIAS, _MODULE = "a", "n"


def _declared_below(known: Table, named: Named, name: str) -> list[Declaration]:
    """Return the one declaration that a package has in a module of its own: `torch.nn.modules.loss.NLLLoss2d`."""
    package = name.rpartition(known.separator)[0] + known.separator
    below = [
        one
        for one in named.declarations
        if one.kind != _ALIAS and known.scope(one.scope).startswith(package)
    ]
    return below if len(below) == 1 else []


def scopes_of(domain: str, scope: str) -> dict[str, int]:
    """Return the scopes whose names a scope has, by a base, an alias or an import, and the releases in which it has them."""
    return scopes_in(table(domain), scope)


def scopes_in(known: Table, scope: str) -> dict[str, int]:
    """Return the same of a table."""
    return {name: mask for name, (mask, _) in _reached(known, scope).items()}


def in_release(domain: str, name: str, version: str) -> bool | None:
    """Return whether a release, `2.13.1` or `2.13`, has a name; None if unknown."""
    return presence(domain, name).at(series_of(domain, version))


def series_of(domain: str, version: str) -> str:
    """Return the release of a domain that a version belongs to: `2.13` of `2.13.1+cu130`."""
    return version.partition(".")[0] if domain == "setuptools" else series(version)


def _may_have(domain: str, name: str) -> bool:
    separator = table(domain).separator
    if re.fullmatch(_HEADER, name):
        return separator == "::"
    if "::" in name or "." not in name:
        return separator == "::" or "::" not in name
    return separator == "." and bool(table(domain).named(name.partition(".")[0]))


def _found(known: Table, name: str) -> Iterator[Entry]:
    named, scopes = _looked_up(known, name)
    if named is None:
        return
    chosen: dict[tuple[str, str], list[Declaration]] = {}
    for one in named.declarations:
        scope = known.scope(one.scope)
        if known.separator not in name or one.kind == "h" or scope in scopes:
            chosen.setdefault((scope, one.kind), []).append(one)
    for (scope, _), declarations in sorted(chosen.items()):
        for one in declarations:
            yield _entry(known, named, one, scope)


def _entry(known: Table, named: Named, one: Declaration, scope: str) -> Entry:
    bits = known.pattern(one.pattern).present
    numbers = [i for i in range(len(known.releases)) if bits >> i & 1]
    newest = numbers[-1]
    name = f"{scope}{known.separator}{named.name}" if scope else named.name
    kind = "module" if one.kind == "n" and known.separator == "." else KINDS[one.kind]
    is_gone = newest + 1 < len(known.releases)
    return Entry(
        domain=known.domain,
        name=name,
        kind=kind,
        where=known.header(one.header, newest) or (scope if known.separator == "." else ""),
        arities=tuple(_changes(known, one, numbers)),
        releases=tuple(known.releases[i] for i in numbers),
        first=known.releases[numbers[0]] if numbers[0] else None,
        last=known.releases[newest] if is_gone else None,
        gone=known.releases[newest + 1] if is_gone else None,
        advice=known.advice(one.advice, newest),
        target=_target(known, name, newest) if one.kind == "a" else None,
    )


def _target(known: Table, name: str, release: int) -> str | None:
    """Return what an alias refers to in a release; None if it is not in the index, or ambiguous."""
    targets = {link.target for link in known.links[name] if link.pattern.present >> release & 1}
    return targets.pop() if len(targets) == 1 else None


def _changes(known: Table, one: Declaration, numbers: list[int]) -> Iterator[tuple[str, str]]:
    before = ""
    for i in numbers:
        now = known.arity(one.arity, i)
        if now != before:
            yield known.releases[i], now
            before = now


# ---- scopes -------------------------------------------------------------------------


def _looked_up(known: Table, name: str) -> tuple[Named | None, dict[str, tuple[int, int]]]:
    """Return the declarations of the last part of a name, and the scopes in which it may be."""
    if re.fullmatch(_HEADER, name):
        return known.named(name), {"": (known.everywhere, 0)}
    scope, _, last = name.rpartition(known.separator)
    return known.named(last), _reached(known, scope)


@lru_cache(maxsize=4096)
def _reached(known: Table, scope: str) -> dict[str, tuple[int, int]]:
    """Return the scopes whose names a scope has: in which releases, and in which there may be more."""
    if not scope:
        return _followed(known, {"": known.everywhere})
    if scope.count(known.separator) > _DEEPEST:
        return {scope: (known.everywhere, 0)}
    before, _, last = scope.rpartition(known.separator)
    inside: dict[str, int] = {}
    not_known = 0
    is_there = scope in _OUTER and known.has_scope(scope)  # no directive brings another
    for outer, (mask, outer_unknown) in _reached(known, before).items():
        not_known |= 0 if is_there else outer_unknown
        name = f"{outer}{known.separator}{last}" if outer else last
        if known.has_scope(name):
            inside[name] = inside.get(name, 0) | mask
    reached = _followed(known, inside or {scope: known.everywhere})
    return {name: (mask, unknown | not_known) for name, (mask, unknown) in reached.items()}


def _followed(known: Table, start: dict[str, int]) -> dict[str, tuple[int, int]]:
    masks = dict(start)
    unknown = dict.fromkeys(start, 0)
    waiting = list(start)
    while waiting and len(masks) < _MOST_SCOPES:
        scope = waiting.pop()
        inline = [(inner, masks[scope]) for inner in known.inline_namespaces.get(scope, ())]
        links = [
            (
                link.target and _as_base(known, scope, link.target),
                masks[scope] & link.pattern.present,
            )
            for link in known.links[scope]
            if link.target != _GENERATED
        ]
        for target, mask in (*inline, *links):
            if target is None:
                unknown[scope] |= mask
            elif mask & ~masks.get(target, 0):
                masks[target] = masks.get(target, 0) | mask
                unknown.setdefault(target, 0)
                waiting.append(target)
    return {scope: (mask, unknown[scope]) for scope, mask in masks.items()}


def _as_base(known: Table, scope: str, target: str) -> str:
    """Return the base of a class that lies around the class where it does not lie in it, as `c10::HeaderOnlyArrayRef`."""
    separator = known.separator
    if not target.startswith(f"{scope}{separator}") or known.has_scope(target):
        return target
    name, outer = target.rpartition(separator)[2], scope
    while outer:
        outer = outer.rpartition(separator)[0]
        base = f"{outer}{separator}{name}" if outer else name
        if known.has_scope(base):
            return base
    return target


# ---- names that are near ------------------------------------------------------------


def nearest(name: str, most: int = 5) -> tuple[str, ...]:
    """Return the names of the index that are spelled most like one that it lacks."""
    last = name if re.fullmatch(_HEADER, name) else re.split(r"::|\.", name)[-1]
    if len(last) > _LONGEST:
        return ()
    wanted = _pairs(last)
    scored: dict[str, float] = {}
    for domain in domains():
        for other in table(domain).names():
            if abs(len(other) - len(last)) <= _MOST_LETTERS and other not in scored:
                pairs = _pairs(other)
                common = len(wanted & pairs) * 2 / (len(wanted) + len(pairs) or 1)
                if common >= _LEAST_COMMON:
                    scored[other] = common
    likely = sorted(scored, key=lambda other: (-scored[other], other))[:_MOST_COMPARED]
    whole = {entry.name for other in likely for entry in find(other)[:_MOST_COMPARED]}
    alike = {other: lazy.difflib.SequenceMatcher(None, name, other).ratio() for other in whole}
    return tuple(sorted(alike, key=lambda other: (-alike[other], other))[:most])


def _pairs(name: str) -> frozenset[str]:
    lowered = name.lower()
    return frozenset(map("".join, pairwise(lowered)))
