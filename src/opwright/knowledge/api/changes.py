"""What differs between two releases of a domain: names that are gone, that came, that take other arguments."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.errors import UnknownNameError
from opwright.knowledge.api.index import table
from opwright.knowledge.api.table import KINDS, Declaration, Named, Table
from opwright.model.api import Changes, NameChange


def changes(domain: str, old: str, new: str) -> Changes:
    """Return what differs between two releases, `2.12` and `2.13`; raises UnknownNameError for one that is not indexed."""
    known = table(domain)
    for release in (old, new):
        if release not in known.releases:
            raise UnknownNameError(
                f"release in the index of {domain}", release, known=known.releases
            )
    before, after = known.releases.index(old), known.releases.index(new)
    kinds: dict[str, list[NameChange]] = {
        "removed": [],
        "added": [],
        "changed": [],
        "deprecated": [],
    }
    for named in known:
        for what, change in _changes(known, named, before, after):
            kinds[what].append(change)
    ordered = {what: tuple(sorted(found)) for what, found in kinds.items()}
    return Changes(domain, old, new, **ordered)


def _changes(
    known: Table, named: Named, before: int, after: int
) -> Iterator[tuple[str, NameChange]]:
    by_scope: dict[int, list[Declaration]] = {}
    for one in named.declarations:
        by_scope.setdefault(one.scope, []).append(one)
    for declarations in by_scope.values():
        had = [d for d in declarations if known.pattern(d.pattern).present >> before & 1]
        has = [d for d in declarations if known.pattern(d.pattern).present >> after & 1]
        if had and not has:
            yield (
                "removed",
                _change(known, named, had[0], before, old=known.arity(had[0].arity, before)),
            )
        elif has and not had:
            yield (
                "added",
                _change(known, named, has[0], after, new=known.arity(has[0].arity, after)),
            )
        else:
            yield from _altered(known, named, had, has, before, after)


def _altered(
    known: Table,
    named: Named,
    had: list[Declaration],
    has: list[Declaration],
    before: int,
    after: int,
) -> Iterator[tuple[str, NameChange]]:
    for one in has:
        if one not in had:
            continue
        old, new = known.arity(one.arity, before), known.arity(one.arity, after)
        if old != new:
            yield "changed", _change(known, named, one, after, old=old, new=new)
        advice = known.advice(one.advice, after)
        if advice is not None and known.advice(one.advice, before) is None:
            yield "deprecated", _change(known, named, one, after)._replace(advice=advice)


def _change(
    known: Table, named: Named, one: Declaration, release: int, *, old: str = "", new: str = ""
) -> NameChange:
    scope = known.scope(one.scope)
    name = f"{scope}{known.separator}{named.name}" if scope else named.name
    kind = "module" if one.kind == "n" and known.separator == "." else KINDS[one.kind]
    return NameChange(name, kind, known.header(one.header, release), old, new)
