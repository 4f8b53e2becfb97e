"""What differs between two releases of a domain: names that are gone, that came, that take other arguments."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.errors import UnknownNameError
from opwright.knowledge.api.index import table
from opwright.knowledge.api.table import KINDS, Declaration, Named, Table
from opwright.model.named_tuple import NamedTuple
from opwright.model.releases.api import Changes, NameChange


def changes(domain: str, old: str, new: str) -> Changes:
    """Return what differs between two releases, `2.12` and `2.13`; raises UnknownNameError for one that is not indexed."""
    known = table(domain)
    for release in (old, new):
        if release not in known.releases:
            raise UnknownNameError(
                f"release in the index of {domain}", release, known=known.releases
            )
    before, after = known.releases.index(old), known.releases.index(new)
    pair = _Pair(known, before, after)
    kinds: dict[str, list[NameChange]] = {
        "removed": [],
        "added": [],
        "changed": [],
        "deprecated": [],
    }
    for named in known.differing(before, after):
        for what, change in _changes(pair, named):
            kinds[what].append(change)
    ordered = {what: tuple(sorted(found)) for what, found in kinds.items()}
    return Changes(domain, old, new, **ordered)


class _Pair(NamedTuple):
    """Two releases of a domain, by number."""

    table: Table
    before: int
    after: int


def _changes(pair: _Pair, named: Named) -> Iterator[tuple[str, NameChange]]:
    known, before, after = pair
    by_scope: dict[int, list[Declaration]] = {}
    for one in named.declarations:
        by_scope.setdefault(one.scope, []).append(one)
    for declarations in by_scope.values():
        had = [d for d in declarations if known.pattern(d.pattern).present >> before & 1]
        has = [d for d in declarations if known.pattern(d.pattern).present >> after & 1]
        if had and not has:
            old = known.arity(had[0].arity, before)
            yield "removed", _change(known, named, had[0], before)._replace(old=old)
        elif has and not had:
            new = known.arity(has[0].arity, after)
            yield "added", _change(known, named, has[0], after)._replace(new=new)
        else:
            for one in has:
                if one in had:
                    yield from _altered(pair, named, one)


def _altered(pair: _Pair, named: Named, one: Declaration) -> Iterator[tuple[str, NameChange]]:
    known, before, after = pair
    old, new = known.arity(one.arity, before), known.arity(one.arity, after)
    if old != new:
        yield "changed", _change(known, named, one, after)._replace(old=old, new=new)
    advice = known.advice(one.advice, after)
    if advice is not None and known.advice(one.advice, before) is None:
        yield "deprecated", _change(known, named, one, after)._replace(advice=advice)


def _change(known: Table, named: Named, one: Declaration, release: int) -> NameChange:
    scope = known.scope(one.scope)
    name = f"{scope}{known.separator}{named.name}" if scope else named.name
    kind = "module" if one.kind == "n" and known.separator == "." else KINDS[one.kind]
    return NameChange(name, kind, known.header(one.header, release))
