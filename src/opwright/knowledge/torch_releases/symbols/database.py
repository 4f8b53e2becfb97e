"""
What the torch builds for one machine architecture export, over every available table.

Bitmaps stand for sets of releases throughout: bit `i` is `releases[i]`, oldest first. One table
comes with the package; the user's own torch builds each add one (`opwright releases add`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import groupby
from operator import itemgetter

from opwright.knowledge.torch_releases.symbols.table import Build, Pattern, SymbolTable
from opwright.knowledge.versions import oldest_first, public
from opwright.model import TorchLibrary, TorchRelease, VersionedReference, lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias, TypeVar

    Thing = TypeVar("Thing")

_DATA = os.path.join(os.path.dirname(os.path.dirname(__file__)), "data")
_TABLES = {"win": "windows.bin", "mac": "macos.bin"}

Run: TypeAlias = tuple[int, int, int]
"""Columns whose releases lie side by side too: the first, a mask as wide, the first release."""


def user_tables_folder() -> str:
    """Return the folder of the user's own tables, which may not exist."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return os.path.join(os.path.expanduser(home), "opwright", "torch")


class Database:
    """The torch releases for one machine, and which of them export a name from which library."""

    def __init__(
        self, machine: str, tables: tuple[SymbolTable, ...], others: Callable[[], SymbolTable]
    ) -> None:
        self._places = places = _places(machine, tables)
        self._tables = tables
        self.builds = tuple(build for _, _, build in places)
        """What is asked most often of the releases, oldest first."""
        self.all_versions = tuple(build.version for build in self.builds)
        self._parts = tuple(
            (table, runs)
            for number, table in enumerate(tables)
            if (runs := _runs([(c, i) for i, (n, c, _) in enumerate(places) if n == number]))
        )
        self._open_providers = others
        self._provided: dict[str, Pattern] = {}
        self._patterns: dict[str, Pattern] = {}
        self._exported_in: dict[str, int] = {}
        self._versions: dict[int, tuple[str, ...]] = {}
        self._scopes: dict[tuple[str, bool], dict[str, int]] = {}

    @property
    def everywhere(self) -> int:
        """Return the bitmap of all releases."""
        return (1 << len(self.all_versions)) - 1

    @cached_property
    def releases(self) -> tuple[TorchRelease, ...]:
        """The releases themselves, oldest first."""
        return tuple(
            _releases(
                column
                for table, places in groupby(self._places, itemgetter(0))
                for column in self._tables[table].columns_at(place[1] for place in places)
            )
        )

    def as_known(self, version: str) -> str:
        """Return a version; for an unknown build, that of the release it is a build of."""
        return version if version in self.all_versions else public(version)

    def pattern(self, name: str) -> Pattern:
        """Return (library, bitmap of the releases in which it exports `name`), for each library."""
        if (answer := self._patterns.get(name)) is None:
            answer = self._patterns[name] = self._pattern(name)
        return answer

    def _pattern(self, name: str) -> Pattern:
        releases_found: list[tuple[str, int]] = []
        for table, runs in self._parts:
            for library, bits in table.pattern(name):
                here = 0
                for low, mask, start in runs:
                    here |= (bits >> low & mask) << start
                if here:
                    releases_found.append((library, here))
        return tuple(releases_found)

    def exported_in(self, name: str) -> int:
        """Return the bitmap of the releases that export `name` from any of their libraries."""
        if (answer := self._exported_in.get(name)) is None:
            answer = 0
            for _, exported in self.pattern(name):
                answer |= exported
            self._exported_in[name] = answer
        return answer

    def versions(self, bits: int) -> tuple[str, ...]:
        """Return the versions of the releases in a bitmap, oldest first."""
        if bits not in self._versions:
            chosen = (version for i, version in enumerate(self.all_versions) if bits >> i & 1)
            self._versions[bits] = tuple(chosen)
        return self._versions[bits]

    def names_from(self, prefix: str) -> Iterator[str]:
        """Yield every name that starts with `prefix` and that some release here exports, in order."""
        if len(self._parts) == 1:
            yield from filter(self.exported_in, self._parts[0][0].names_from(prefix))
            return
        names = lazy.heapq.merge(*(table.names_from(prefix) for table, _ in self._parts))
        yield from (name for name, _ in groupby(names) if self.exported_in(name))

    def exports_of(self, version: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield every name that a release exports, with the libraries that export it."""
        table_number, column, _ = self._places[self.all_versions.index(version)]
        table = self._tables[table_number]
        libraries_of: dict[Pattern, tuple[str, ...]] = {}  # some thousand, of 300,000 names
        for name in table.names():
            pattern = table.pattern(name)
            libraries = libraries_of.get(pattern)
            if libraries is None:
                libraries = tuple(library for library, bits in pattern if bits >> column & 1)
                libraries_of[pattern] = libraries
            if libraries:
                yield name, libraries

    # ---- which libraries a process has

    @cached_property
    def global_scope(self) -> dict[str, int]:
        """The libraries that torch loads with RTLD_GLOBAL, and the releases in which it does."""
        return _by_name(release.everywhere for release in self.releases)

    @cached_property
    def _own(self) -> dict[str, int]:
        """Torch's own libraries, and the releases that have them."""
        own: dict[str, int] = {}
        for library, bits in self._libraries.items():
            own[library.soname] = own.get(library.soname, 0) | bits
        return own

    @cached_property
    def _libraries(self) -> dict[TorchLibrary, int]:
        return _having(release.libraries for release in self.releases)

    @cached_property
    def _needs(self) -> dict[str, dict[str, int]]:
        """What each of torch's own libraries needs, and in which releases."""
        needs: dict[str, dict[str, int]] = {library: {} for library in self._own}
        for library, bits in self._libraries.items():
            needed = needs[library.soname]
            for name in library.needed:
                needed[name] = needed.get(name, 0) | bits
        return needs

    @cached_property
    def _in_some_process(self) -> frozenset[str]:
        return frozenset(self._own).union(*(r.preloaded | r.brought for r in self.releases))

    @cached_property
    def _preloaded(self) -> dict[str, int]:
        """The libraries that are in the process after `import torch`, and in which releases."""
        return _by_name(release.preloaded for release in self.releases)

    @cached_property
    def _brought(self) -> dict[str, int]:
        """The libraries that pip installs with torch, and in which releases."""
        return _by_name(release.brought for release in self.releases)

    def found_in(self, library: str, *, pinned: bool) -> int:
        """Return the bitmap of the releases with a needed library in the process, or among the `pinned` ones."""
        found = self._preloaded.get(library, 0)
        return found | self._brought.get(library, 0) if pinned else found

    def scope_of(self, library: str, *, pinned: bool) -> dict[str, int]:
        """Return what a needed library brings into scope in addition to the global scope, itself included, and in which releases."""
        if library not in self._in_some_process:  # what strangers made up is not kept
            return {}
        if (scope := self._scopes.get((library, pinned))) is None:
            scope = self._scopes[library, pinned] = self._scope_of(library, pinned=pinned)
        return scope

    def _scope_of(self, library: str, *, pinned: bool) -> dict[str, int]:
        scope: dict[str, int] = {}
        waiting = {library: self.everywhere}
        while waiting:
            name, bits = waiting.popitem()
            found = self._own.get(name, 0) | self.found_in(name, pinned=pinned)
            new = bits & found & ~self.global_scope.get(name, 0) & ~scope.get(name, 0)
            if new:
                scope[name] = scope.get(name, 0) | new
                for needed, having in self._needs.get(name, {}).items():
                    if here := new & having & ~scope.get(needed, 0):
                        waiting[needed] = waiting.get(needed, 0) | here
        return scope

    # ---- libraries that torch pins, and the system's; a diagnosis seldom asks for them

    @cached_property
    def _pinned(self) -> list[int]:
        """Return which of the other builds each release pins."""
        build_of = {column["pin"]: 1 << i for i, column in enumerate(self._providers.columns)}
        return [sum(build_of.get(pin, 0) for pin in r.pins) for r in self.releases]

    @cached_property
    def _builds_of(self) -> dict[str, int]:
        """Return the builds of each of the other libraries."""
        builds: dict[str, int] = {}
        for i, column in enumerate(self._providers.columns):
            for library in column["libraries"]:
                builds[library] = builds.get(library, 0) | 1 << i
        return builds

    @cached_property
    def _known_sonames(self) -> frozenset[str]:
        own = (library.soname for release in self.releases for library in release.libraries)
        return frozenset((*own, *self._builds_of))

    @cached_property
    def _providers(self) -> SymbolTable:
        return self._open_providers()

    def provided_by(self, name: str) -> Pattern:
        """Return which of the other libraries export `name`, and in which builds of them."""
        if (answer := self._provided.get(name)) is None:
            answer = self._provided[name] = self._providers.pattern(name)
        return answer

    def brought_by(self, builds: int) -> int:
        """Return the releases that pin one of the builds in a bitmap of `provided_by`."""
        mask = 0
        for i, pinned in enumerate(self._pinned):
            if pinned & builds:
                mask |= 1 << i
        return mask

    def lacking(self, reference: VersionedReference) -> int:
        """Return the releases whose pinned build of the reference's library lacks its name."""
        library = self._builds_of.get(reference.library, 0)
        having = dict(self.provided_by(reference.name)).get(reference.library, 0)
        return self.brought_by(library) & ~self.brought_by(having)

    def knows(self, library: str) -> bool:
        """Return whether the names in a library are known, torch's or another's."""
        return library in self._known_sonames


def _by_name(names: Iterable[frozenset[str]]) -> dict[str, int]:
    """Return for each name the bitmap of the releases that have it; `names` holds each release's, oldest first."""
    bits: dict[str, int] = {}
    for alike, having in _having((of_release,) for of_release in names).items():
        for name in alike:
            bits[name] = bits.get(name, 0) | having
    return bits


def _having(things: Iterable[Iterable[Thing]]) -> dict[Thing, int]:
    """Return for each thing the bitmap of the releases that have it; `things` holds each release's, oldest first."""
    bits: dict[Thing, int] = {}
    for i, of_release in enumerate(things):
        for thing in of_release:
            bits[thing] = bits.get(thing, 0) | 1 << i
    return bits


@cache
def providers() -> SymbolTable:
    """Return the table of the libraries that torch pins, and of the system's."""
    return SymbolTable(os.path.join(_DATA, "providers.bin"))


@cache
def database(machine: str) -> Database:
    """Return the database for a machine: the packaged table, then the user's own."""
    return extended(machine)


def table_paths(machine: str = "x86_64") -> list[str]:
    """Return the files of the packaged releases and of the user's own builds."""
    folder = user_tables_folder()
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    own = [os.path.join(folder, name) for name in names if name.endswith(".bin")]
    return [os.path.join(_DATA, packaged_table(machine)), *own]


def extended(machine: str, *more: str) -> Database:
    """Return a database with more tables, each of which overrides the others for its release."""
    tables = tuple(map(SymbolTable, [*table_paths(machine), *more]))
    return Database(machine, tables, providers)


def packaged_table(machine: str) -> str:
    """Return the name of the file with the releases for a machine."""
    return _TABLES[machine[:3]] if machine.startswith(("win", "macosx")) else "torch.bin"


def _places(machine: str, tables: Sequence[SymbolTable]) -> list[tuple[int, int, Build]]:
    """
    Return (table, column, build) of each release for a machine, oldest release first.

    A build of the user's own takes the place of the packaged one of the same version.
    """
    place = {
        build.version: (number, i, build)
        for number, table in enumerate(tables)
        for i, build in enumerate(table.builds)
        if build.machine == machine
    }
    if len(tables) == 1:  # it is in order
        return list(place.values())
    return [place[version] for version in oldest_first(place)]


def _runs(columns: Sequence[tuple[int, int]]) -> tuple[Run, ...]:
    """Return (column, place of its release) pairs, in order, as runs."""
    runs: list[Run] = []
    for column, place in columns:
        low, mask, start = runs[-1] if runs else (-1, 0, -1)
        width = mask.bit_length()
        if runs and (column, place) == (low + width, start + width):
            runs[-1] = low, mask << 1 | 1, start
        else:
            runs.append((column, 1, place))
    return tuple(runs)


def _releases(columns: Iterable[dict[str, Any]]) -> Iterator[TorchRelease]:
    """Yield releases; what several have is one object."""
    frozen: Callable[[tuple[str, ...]], frozenset[str]] = cache(frozenset)
    library = cache(TorchLibrary)
    for column in columns:
        yield TorchRelease(
            version=column["version"],
            machine=column["machine"],
            cuda=column["cuda"],
            cxx11_abi=column["cxx11_abi"],
            glibc=column["glibc"],
            pythons=column["pythons"],
            libraries=tuple(library(s, n) for s, n in column["libraries"].items()),
            pins=column["pins"],
            brought=frozen(column["brought"]),
            preloaded=frozen(column["preloaded"]),
            everywhere=frozen(column["everywhere"]),
            minos=column.get("minos"),
        )
