"""
What the loaders of Windows and macOS would do: a binary and a torch release in, what would be missing out.

Both bind a name to the library that it was linked from, and look nowhere else: see "Dynamic-link library search
order" in Microsoft's documentation, and dyld(1). `import torch` comes first: it has loaded every DLL of `torch/lib`,
or on macOS `libtorch_python.dylib` and what that needs. A dylib that passes on another's exports has those too. What
a macOS library was linked to find in any library of the process, `-undefined dynamic_lookup`, is looked for in all of
torch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from opwright.knowledge.platforms.system_libraries import (
    comes_with_python,
    is_loaded_by_torch,
    is_macos_library,
    is_windows_library,
)
from opwright.knowledge.torch_releases.names.names import (
    is_cpython_symbol,
    is_gpu_dll,
    is_torch_cxx_symbol,
    is_torch_library,
    is_torch_shim,
)
from opwright.knowledge.torch_releases.symbols.database import Database
from opwright.model import Binary, Load, MissingSymbol, TorchRelease


def resolve(binary: Binary, members: Sequence[Binary], known: Database) -> tuple[Load, ...]:
    """Return what loading `binary` and its own libraries, `members`, comes to in each release, oldest first."""
    scope = _Scope(members, known)
    symbols = scope.missing_symbols()
    return tuple(
        _load(binary, release, scope, [symbol for symbol, bits in symbols if bits >> i & 1])
        for i, release in enumerate(known.releases)
    )


def _load(
    binary: Binary, release: TorchRelease, scope: _Scope, symbols: Sequence[MissingSymbol]
) -> Load:
    lacking = scope.missing_libraries(release)
    unread = tuple(name for name in lacking if is_gpu_dll(name)) if not release.cuda else ()
    torch = tuple(name for name in lacking if is_torch_library(name) and name not in unread)
    machine = tuple(name for name in lacking if name not in torch and name not in unread)
    return Load(
        binary,
        release,
        missing_symbols=() if torch else tuple(symbols),
        hidden_symbols=tuple(symbols) if torch else (),
        missing_libraries=torch,
        depends_on=machine,
        shared_with_torch=tuple(filter(is_loaded_by_torch, machine)),
        unread=unread,
    )


class _Scope:
    """The libraries of one binary, and which names of them each release lacks."""

    def __init__(self, members: Sequence[Binary], known: Database) -> None:
        self._members = members
        self._known = known
        self._is_windows = members[0].system == "windows"
        self._own = {self._key(member.file_name): member for member in members}

    def _key(self, name: str) -> str:
        """Return a name as the loader compares it: of a universal library without its processor."""
        return name.lower() if self._is_windows else name.partition(" (")[0]

    @cached_property
    def _brought(self) -> list[dict[str, str]]:
        """Return for each release the libraries that are in the process: key → name."""
        return [
            {self._key(name): name for name in release.preloaded}
            for release in self._known.releases
        ]

    # ---- libraries

    def missing_libraries(self, release: TorchRelease) -> tuple[str, ...]:
        """Return what is needed and is not torch's, the artifact's or the system's."""
        preloaded = {self._key(name) for name in release.preloaded}
        return tuple(name for name in self._outside if self._key(name) not in preloaded)

    @cached_property
    def _outside(self) -> tuple[str, ...]:
        needed = (
            name
            for member in self._members
            for name in member.needed
            if name not in member.optional
        )
        return tuple(
            name
            for name in dict.fromkeys(needed)
            if self._key(name) not in self._own and not self._is_always_there(name)
        )

    def _is_always_there(self, name: str) -> bool:
        is_system = is_windows_library(name) if self._is_windows else is_macos_library(name)
        return is_system or comes_with_python(name)

    # ---- symbols

    def missing_symbols(self) -> list[tuple[MissingSymbol, int]]:
        """Return each name that some release does not have where it is looked for, and the bitmap of those releases."""
        missing: dict[str, tuple[MissingSymbol, int]] = {}
        for wanted_by, library, name in self._wanted():
            if lacking := self._lacking(library, name):
                exported = self._known.versions(self._exported(library, name))
                symbol, before = missing.get(name, (MissingSymbol(name, wanted_by, exported), 0))
                missing[name] = symbol, before | lacking
        return [missing[name] for name in sorted(missing)]

    def _wanted(self) -> Iterator[tuple[str, str, str]]:
        """Yield (file that asks, library that is asked, name), nearest file first."""
        for member in self._members:
            for library, names in member.imports:
                yield from ((member.file_name, library, name) for name in names)

    def _lacking(self, library: str, name: str) -> int:
        """Return the bitmap of the releases in which a library lacks a name that it is asked for."""
        if not library:
            return self._lacking_anywhere(name)
        if own := self._own.get(self._key(library)):
            return 0 if self._has(own, name, set()) else self._known.everywhere
        having = self._with(library)
        return having & ~self._exported(library, name) if having else 0

    def _lacking_anywhere(self, name: str) -> int:
        """Return the releases that lack a name of torch's for which every library is searched."""
        if is_cpython_symbol(name) or not (is_torch_cxx_symbol(name) or is_torch_shim(name)):
            return 0
        if any(name in member.provides for member in self._members):
            return 0
        if is_torch_shim(name) and not self._known.pattern(name):
            return 0
        return self._known.everywhere & ~self._known.exported_in(name)

    def _has(self, library: Binary, name: str, seen: set[str]) -> bool:
        """Return whether a library of the artifact exports a name, or passes it on."""
        if name in library.provides:
            return True
        seen.add(library.path)
        further = (self._own.get(self._key(other)) for other in library.reexports)
        passed_on = [other for other in library.reexports if self._key(other) not in self._own]
        return bool(passed_on) or any(
            self._has(other, name, seen) for other in further if other and other.path not in seen
        )

    def _with(self, library: str) -> int:
        """Return the bitmap of the releases that have a library."""
        key = self._key(library)
        return sum(1 << i for i, names in enumerate(self._brought) if key in names)

    def _exported(self, library: str, name: str) -> int:
        """Return the bitmap of the releases in which a library exports a name; in any library, if none is named."""
        if not library:
            return self._known.exported_in(name)
        key = self._key(library)
        return sum(bits for other, bits in self._known.pattern(name) if self._key(other) == key)
