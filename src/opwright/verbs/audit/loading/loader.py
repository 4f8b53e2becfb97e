"""
What the dynamic loader would do: a binary and a torch release in, what would be missing out.

`import torch` comes first, so what it loads is there by soname. A name without a version node is
looked for in the global scope (the interpreter and what torch loads with RTLD_GLOBAL), then in the
binary itself and the libraries that its DT_NEEDED entries lead to, in that release; nowhere else:
that torch has another library in the process does not help. See ld.so(8) and dlopen(3).

Not asked for here, since no torch release decides it: names of CPython, of libstdc++ and of glibc,
and weak references, which never fail.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from operator import eq

from opwright.knowledge.torch_releases.names.names import (
    is_cpython_symbol,
    is_host_library,
    is_torch_cxx_symbol,
    is_torch_library,
    is_torch_shim,
)
from opwright.knowledge.torch_releases.symbols.database import Database
from opwright.model import (
    Binary,
    Load,
    MissingSymbol,
    MissingSymbols,
    TorchRelease,
    VersionedReference,
)
from opwright.verbs import audit as seldom

_GNU = frozenset(
    ("libc", "libm", "libdl", "librt", "libutil", "libpthread", "libgcc_s", "libstdc++")
)
"""Libraries whose names the database has; they are on every system, as the loader itself is."""
_ON_EVERY_SYSTEM = frozenset(
    ("libz", "libresolv", "libnsl", "libcrypt", "libanl", "libatomic", "libgomp")
)
_INTERPRETER = r"libpython\d[\w.]*"
"""Libraries that are there too, whose names are not kept."""
_DIGEST, _HEXADECIMAL = 8, "0123456789abcdef"
"""What auditwheel puts into the name of a library of torch's wheel: `libgomp-a34b3233.so.1`."""


def touches_torch(binary: Binary) -> bool:
    """Return whether a binary needs a library or symbol of torch; on Windows a symbol comes with its library."""
    if any(map(is_torch_library, binary.needed)):
        return True
    return binary.system != "windows" and any(
        is_torch_cxx_symbol(name) or is_torch_shim(name) for name in binary.requires
    )


def resolve_in_releases(
    binary: Binary, siblings: Mapping[str, Binary], database: Database
) -> tuple[Load, ...]:
    """
    Return what loading `binary` would come to in each release of the database, oldest first.

    `siblings` are the libraries of its own artifact by file name.
    """
    if binary.system != "linux":
        return seldom.two_level.resolve(binary, closure(binary, siblings), database)
    scope = _Scope(closure(binary, siblings), database)
    missing = _by_release(scope.missing_symbols(), len(database.releases))
    versions = scope.missing_versions()
    return tuple(
        _load(
            binary,
            release,
            missing[i],
            scope.missing_libraries(i),
            tuple(reference for reference, bits in versions if bits >> i & 1),
        )
        for i, release in enumerate(database.releases)
    )


def _by_release(missing: Sequence[tuple[MissingSymbol, int]], count: int) -> list[MissingSymbols]:
    """Return what each of so many releases lacks; those that lack the same share it."""
    bitmaps = {bits for _, bits in missing}
    shared: dict[frozenset[int], MissingSymbols] = {}
    lacked = []
    for i in range(count):
        here = frozenset(bits for bits in bitmaps if bits >> i & 1)
        if here not in shared:
            shared[here] = MissingSymbols(symbol for symbol, bits in missing if bits in here)
        lacked.append(shared[here])
    return lacked


def _load(
    binary: Binary,
    release: TorchRelease,
    symbols: MissingSymbols,
    libraries: tuple[str, ...],
    versions: tuple[VersionedReference, ...],
) -> Load:
    """
    Return a load; symbols are hidden where a library of torch itself is missing.

    They may be that library's, and the loader stops there. Other libraries hide nothing: what they
    have is not torch's, and somebody may bring them.
    """
    of_torch, own, host = _by_owner(libraries)
    return Load(
        binary,
        release,
        missing_symbols=() if of_torch else symbols,
        hidden_symbols=symbols if of_torch else (),
        missing_libraries=own,
        missing_versions=versions,
        depends_on=host,
    )


@lru_cache(1 << 10)  # most releases lack the same ones
def _by_owner(libraries: tuple[str, ...]) -> tuple[bool, tuple[str, ...], tuple[str, ...]]:
    """Return whether a library is torch's, one that packages bring, or the host's."""
    host = tuple(filter(is_host_library, libraries))
    own = tuple(name for name in libraries if name not in host)
    return any(map(is_torch_library, libraries)), own, host


class Siblings:
    """The libraries of an artifact, which may have several of one file name in different folders."""

    def __init__(self, binaries: Iterable[Binary]) -> None:
        self._by_name: dict[str, list[Binary]] = {}
        for binary in binaries:
            self._by_name.setdefault(binary.file_name, []).append(binary)

    def near(self, binary: Binary) -> Mapping[str, Binary]:
        """Return by file name the libraries that `binary` would find: of one name, the nearest folder's."""
        return _Nearest(self._by_name, binary.path)


class _Nearest(Mapping[str, Binary]):
    def __init__(self, by_name: Mapping[str, Sequence[Binary]], path: str) -> None:
        self._by_name = by_name
        self._path = path

    def __getitem__(self, name: str) -> Binary:
        named = self._by_name[name]
        if len(named) == 1:
            return named[0]
        return max(named, key=lambda other: _shared_folders(other.path, self._path))

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)


def _shared_folders(path: str, other: str) -> int:
    """Return how many folders from the top on two paths have in common."""
    folders, others = path.split("/")[:-1], other.split("/")[:-1]
    return sum(1 for _ in takewhile(bool, map(eq, folders, others)))


_PROCESSORS = (" (arm64)", " (x86_64)")
"""What the paths of the images in a universal library end with."""


def _own_library(name: str, binary: Binary, siblings: Mapping[str, Binary]) -> Binary | None:
    """Return the library of the artifact that a name leads to: on Windows in any case, of a universal one its image."""
    if found := siblings.get(name):
        return found
    if binary.system == "macos":
        images = (siblings.get(name + processor) for processor in _PROCESSORS)
        return next((image for image in images if image and image.machine == binary.machine), None)
    if binary.system == "windows":
        return next((siblings[own] for own in siblings if own.lower() == name.lower()), None)
    return None


def closure(binary: Binary, siblings: Mapping[str, Binary]) -> tuple[Binary, ...]:
    """Return `binary` and the libraries of its artifact that it leads to, nearest first."""
    loaded, waiting = {binary.file_name: binary}, deque([binary])
    while waiting:
        for name in waiting.popleft().needed:
            own = _own_library(name, binary, siblings)
            if own and own.file_name not in loaded:
                loaded[own.file_name] = own
                waiting.append(own)
    return tuple(loaded.values())


def _is_gnu(library: str) -> bool:
    name, so, version = library.rpartition(".so")
    return (
        bool(so)
        and (name in _GNU or name.startswith("ld-linux"))
        and (not version or (version[0] == "." and version[1:].isdecimal()))
    )


def _is_on_every_system(library: str) -> bool:
    name, so, version = library.rpartition(".so")
    if not so or (version and (version[0] != "." or not version[1:].replace(".", "0").isdecimal())):
        return False
    if name.startswith("libpython"):
        return re.fullmatch(_INTERPRETER, name) is not None
    return name in _ON_EVERY_SYSTEM


class _Scope:
    """Where the loader looks for the symbols of one binary, in every release at once."""

    def __init__(self, members: tuple[Binary, ...], database: Database) -> None:
        self._members = members
        self._database = database
        own = {member.file_name for member in members}
        self._outside = tuple(
            dict.fromkeys(n for member in members for n in member.needed if n not in own)
        )
        self._finds_pinned = any("nvidia/" in d for member in members for d in member.rpath)
        self._needed_from_torch = tuple(
            (name, database.found_in(name, pinned=self._finds_pinned))
            for name in self._outside
            if is_torch_library(name) or not (_is_gnu(name) or _is_on_every_system(name))
        )
        self._visible = self._visibility()
        self._renamed = self._renamed_copies()

    def _visibility(self) -> dict[str, int]:
        """Return the releases in which each library, torch's or pinned, is in scope."""
        visible = dict(self._database.global_scope)
        for needed in self._outside:
            scope = self._database.scope_of(needed, pinned=self._finds_pinned)
            for name, bits in scope.items():
                visible[name] = visible.get(name, 0) | bits
        return visible

    def _renamed_copies(self) -> dict[str, int]:
        """Return the releases in which a renamed copy of a library is in scope, by `libgomp`."""
        copies: dict[str, int] = {}
        for library, bits in self._visible.items():
            name, _, rest = library.partition("-")
            if rest.startswith(".so", _DIGEST) and not rest[:_DIGEST].strip(_HEXADECIMAL):
                copies[name] = copies.get(name, 0) | bits
        return copies

    def missing_libraries(self, number: int) -> tuple[str, ...]:
        """Return the needed libraries that a release, by its number, does not find."""
        return tuple(name for name, found in self._needed_from_torch if not found >> number & 1)

    # ---- symbols without a version node

    def missing_symbols(self) -> list[tuple[MissingSymbol, int]]:
        """Return each name that some release has nowhere in scope, and the bitmap of those."""
        provided = frozenset().union(*(member.provides for member in self._members))
        needed_by = {name: member for member in reversed(self._members) for name in member.requires}
        missing = []
        for name in sorted(needed_by):
            if name in provided or is_cpython_symbol(name):
                continue
            pattern = self._database.pattern(name)
            lacking = self._database.everywhere & ~self._resolved(pattern)
            if lacking:
                lacking &= ~self._provided(name)
            if lacking and (pattern or is_torch_cxx_symbol(name) or not self._strangers()):
                exported = 0
                for _, bits in pattern:
                    exported |= bits
                symbol = MissingSymbol(
                    name, needed_by[name].file_name, self._database.versions(exported)
                )
                missing.append((symbol, lacking))
        return missing

    def _resolved(self, pattern: Iterable[tuple[str, int]]) -> int:
        bits = 0
        for library, exported in pattern:
            bits |= exported & self._visible.get(library, 0)
            bits |= self._renamed.get(library.partition(".so")[0], 0)
        return bits

    def _provided(self, name: str) -> int:
        """Return the releases in which a pinned library in scope, or the system, exports `name`."""
        count = 0
        for library, builds in self._database.provided_by(name):
            if _is_gnu(library):
                return self._database.everywhere
            count |= self._visible.get(library, 0) & self._database.brought_by(builds)
        return count

    def _strangers(self) -> bool:
        """Return whether a needed library has unknown exports, so that it may define the symbols."""
        return any(not _is_gnu(name) and not self._database.knows(name) for name in self._outside)

    # ---- symbols with one

    def missing_versions(self) -> list[tuple[VersionedReference, int]]:
        """Return each versioned symbol that the library pinned by torch lacks."""
        missing = []
        for member in self._members:
            for reference in member.requires_versioned:
                here = self._visible.get(reference.library, 0)
                if here and (lacking := here & self._database.lacking(reference)):
                    missing.append((reference, lacking))
        return missing
