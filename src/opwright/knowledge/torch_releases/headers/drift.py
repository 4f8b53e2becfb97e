"""
What changed in torch's headers: facts that extensions inline, so that no symbol reveals them.

    known = drift()
    known.size("c10::TensorImpl", "2.9.0")                          184
    known.offset("c10::TensorImpl", "key_set_", "2.9.0")            176
    known.slot("c10::TensorImpl", "sizes_custom", "2.9.0")          8
    known.enumerator("c10::DispatchKey", "CUDA", "2.9.0")           51
    known.moved(LayoutDatum("enumerator", "c10::DispatchKey", "CUDA"), "2.4.1", "2.5.0")

Measured by `tools/update_torch_drift.py` with g++ on the headers in the published wheels, with the
string ABI of the published build. None stands for what a release does not have, and for what could
not be measured: the Python objects of torch 1.11 and 1.12, and what is of CUDA in the releases for
aarch64 before 2.11, which are built without it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property

from opwright.knowledge.own_json import parsed
from opwright.knowledge.packed import text_of
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypeAlias


_DATA = os.path.join(os.path.dirname(os.path.dirname(__file__)), "data", "drift.json")

Kind: TypeAlias = "Literal['size', 'entries', 'offset', 'slot', 'enumerator']"
Runs: TypeAlias = int | list[int | None]
"""The value in all releases; or where a run of releases begins, and its value, in turns."""
Facts: TypeAlias = Mapping[str, Mapping["Kind", Mapping[str, Runs]]]
"""Of each class or enumeration."""


class LayoutDatum(NamedTuple):
    """
    A number that compilers take from torch's headers.

    `size` in bytes and `entries` of the virtual table are of a class, and have no name. `offset` is
    a data member's place, in bits; `slot` a virtual function's, counted from the first.
    """

    kind: Kind
    owner: str
    name: str = ""


class Change(NamedTuple):
    """A fact with its values in two releases; None if a release does not have it."""

    fact: LayoutDatum
    old: int | None
    new: int | None


class LayoutData:
    """The facts of the torch releases for one machine. Versions are those of the releases."""

    def __init__(self, data: Mapping[str, Any], machine: str) -> None:
        self.versions: tuple[str, ...] = tuple(data["versions"])
        self._places = {version: place for place, version in enumerate(self.versions)}
        self._all: Facts = data["facts"]
        self._own: Facts = data["elsewhere"].get(machine, {})
        self._named: dict[tuple[Kind, str, int], dict[str, int]] = {}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return the classes and enumerations with known facts."""
        return tuple(dict.fromkeys((*self._all, *self._own)))

    def knows(self, version: str) -> bool:
        """Return whether the headers of a release, or of the one that it is a build of, are known."""
        return self._place(version) is not None

    # ---- one fact

    def value(self, fact: LayoutDatum, version: str) -> int | None:
        """Return a fact's value in a release, `2.9.0`, or in a build of it, `2.9.0+cu126`."""
        place = self._place(version)
        return None if place is None else self._at(fact, place)

    def size(self, owner: str, version: str) -> int | None:
        """Return the bytes that an object of a class takes."""
        return self.value(LayoutDatum("size", owner), version)

    def entries(self, owner: str, version: str) -> int | None:
        """Return the entries of a class's virtual table, two more than it has slots."""
        return self.value(LayoutDatum("entries", owner), version)

    def offset(self, owner: str, member: str, version: str) -> int | None:
        """Return the byte in which a data member, the class's own or inherited, begins."""
        bits = self.value(LayoutDatum("offset", owner, member), version)
        return None if bits is None else bits // 8

    def slot(self, owner: str, function: str, version: str) -> int | None:
        """Return the slot of a virtual function, `raw_alloc(unsigned long)` or `raw_alloc`."""
        return self.value(LayoutDatum("slot", owner, function), version)

    def enumerator(self, owner: str, name: str, version: str) -> int | None:
        """Return the number that an enumerator stands for."""
        return self.value(LayoutDatum("enumerator", owner, name), version)

    def named(self, kind: Kind, owner: str, version: str) -> Mapping[str, int]:
        """Return all facts of a kind that a class has in a release, by name: for many questions."""
        place = self._place(version)
        if place is None:
            return {}
        key = kind, owner, place
        if key not in self._named:
            facts = {
                **self._all.get(owner, {}).get(kind, {}),
                **self._own.get(owner, {}).get(kind, {}),
            }
            values = ((name, _at(runs, place)) for name, runs in facts.items())
            self._named[key] = {name: value for name, value in values if value is not None}
        return self._named[key]

    # ---- over releases

    def moved(self, fact: LayoutDatum, old: str, new: str) -> bool | None:
        """Return whether a fact differs; None when it is not known, as what a release lacks is."""
        if not (self._has(fact.owner, old) and self._has(fact.owner, new)):
            return None
        before, after = self.value(fact, old), self.value(fact, new)
        return None if before is None and after is None else before != after

    def changes(self, old: str, new: str) -> tuple[Change, ...]:
        """Return every fact that differs, of the classes and enumerations that both releases have."""
        return tuple(
            Change(fact, self.value(fact, old), self.value(fact, new))
            for owner in self.names
            if self._has(owner, old) and self._has(owner, new)
            for fact in self.facts(owner)
            if self.value(fact, old) != self.value(fact, new)
        )

    def moved_in(self, version: str) -> dict[str, str] | None:
        """
        Return what differs from the release before, by name, with the sizes of what grew or shrank.

        None when one of the two is not known.
        """
        place = self._place(version)
        if not place:
            return None
        changes = self.changes(self.versions[place - 1], version)
        sizes = {
            c.fact.owner: f"{c.old} to {c.new} bytes" for c in changes if c.fact.kind == "size"
        }
        return {
            owner: sizes.get(owner, "")
            for owner in sorted({change.fact.owner for change in changes})
        }

    def releases_with(self, fact: LayoutDatum, value: int | None) -> tuple[str, ...]:
        """Return the releases in which a fact has that value, oldest first."""
        return tuple(v for place, v in enumerate(self.versions) if self._at(fact, place) == value)

    def alike(self, fact: LayoutDatum, version: str) -> tuple[str, ...]:
        """Return the releases in which a fact has the value that it has in `version`."""
        value = self.value(fact, version)
        return () if value is None else self.releases_with(fact, value)

    def facts(self, owner: str) -> Iterator[LayoutDatum]:
        """Yield every fact of a class or an enumeration; none if it is unknown."""
        known, own = self._all.get(owner, {}), self._own.get(owner, {})
        for kind in {**known, **own}:
            names = {**known.get(kind, {}), **own.get(kind, {})}
            yield from (LayoutDatum(kind, owner, name) for name in names)

    # ---- inside

    def _place(self, version: str) -> int | None:
        return self._places.get(version, self._places.get(version.partition("+")[0]))

    def _has(self, owner: str, version: str) -> bool:
        """Return whether a release has a class or an enumeration."""
        return any(self.value(fact, version) is not None for fact in self.facts(owner))

    def _at(self, fact: LayoutDatum, place: int) -> int | None:
        own = self._own.get(fact.owner, {}).get(fact.kind, {})
        known = self._all.get(fact.owner, {}).get(fact.kind, {})
        if fact.name in own:
            return _at(own[fact.name], place)
        if fact.name in known:
            return _at(known[fact.name], place)
        return self._at_only(fact, place, {**known, **own}) if fact.kind == "slot" else None

    def _at_only(self, fact: LayoutDatum, place: int, known: Iterable[str]) -> int | None:
        """Return the slot of the function of that name; None if several have it."""
        signatures = [name for name in known if name.startswith(f"{fact.name}(")]
        slots = {self._at(fact._replace(name=name), place) for name in signatures} - {None}
        return slots.pop() if len(slots) == 1 else None


@cache
def drift(machine: str = "x86_64") -> LayoutData:
    """Return the layout data of the releases for a machine."""
    head, _, rest = text_of(_DATA).partition('"facts": {\n')
    facts, _, elsewhere = rest.partition('\n},\n"elsewhere": {\n')
    _, _, own = elsewhere.partition(f'"{machine}": {{\n')
    data = parsed(head.rstrip(",\n") + "}")
    data |= {"facts": _Lines(facts), "elsewhere": {machine: _Lines(own.partition("\n}")[0])}}
    return LayoutData(data, machine)


class _Lines(Mapping[str, "Any"]):
    """The classes of a JSON object, one per line of its text, parsed on demand."""

    def __init__(self, text: str) -> None:
        self._lines = {line[1:].partition('": ')[0]: line for line in text.splitlines()}
        self._read: dict[str, Any] = {}

    def __getitem__(self, owner: str) -> Any:  # noqa: ANN401 - JSON
        if owner not in self._read:
            self._read[owner] = parsed(self._lines[owner].partition('": ')[2].rstrip(","))
        return self._read[owner]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)


def _at(runs: Runs, place: int) -> int | None:
    """Return the value in one release."""
    if not isinstance(runs, list):
        return runs
    value = None
    for at in range(0, len(runs), 2):
        first = runs[at]
        if first is None or first > place:
            break
        value = runs[at + 1]
    return value
