"""The libraries that a build could link, and does not, of those on this machine that export what it lacks."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from glob import escape, glob

from opwright.errors import OpwrightError
from opwright.facts.elf.binary import read_binary_file
from opwright.knowledge.torch_releases.names.library_apis import library_of
from opwright.model.named_tuple import NamedTuple

_LARGEST = 64 << 20
_MOST = 1000


class Unlinked(NamedTuple):
    """A library that is here and is not linked, and the symbols needed from it."""

    name: str
    """`libz`."""
    symbols: tuple[str, ...]

    @property
    def link_name(self) -> str:
        return self.name.removeprefix("lib")


def unlinked_libraries(missing: Sequence[str], folders: Sequence[str]) -> Iterator[Unlinked]:
    """
    Yield the libraries in some folders that export missing symbols, by the names that a linker finds them by.

    The library that a symbol is known to be of is asked first, and then that which has the most; C++ is left out, as
    templates are in many.
    """
    left = [name for name in missing if not name.startswith("_Z")]
    while left:
        exporting = [one for path in _libraries(left, folders) if (one := _of(path, left))]
        best = max(exporting, key=lambda one: len(one.symbols), default=None)
        if best is None:
            return
        yield best
        left = [name for name in left if name not in best.symbols]


def _libraries(names: Sequence[str], folders: Sequence[str]) -> Iterator[str]:
    """Yield the files to search: only the known ones, if all names are known and those files are here."""
    known = {f"lib{library.link_name}.so" for name in names if (library := library_of(name))}
    paths = [os.path.join(folder, name) for folder in folders for name in sorted(known)]
    found = list(filter(os.path.isfile, paths))
    yield from found or _all(folders)


def _all(folders: Sequence[str]) -> list[str]:
    paths = (path for folder in folders for path in sorted(glob(f"{escape(folder)}/lib*.so")))
    return list(dict.fromkeys(map(os.path.realpath, paths)))[:_MOST]


def _of(path: str, names: Sequence[str]) -> Unlinked | None:
    try:
        if os.path.getsize(path) > _LARGEST:
            return None
        provided = read_binary_file(path).provides
    except (OSError, OpwrightError):
        return None
    symbols = tuple(name for name in names if name in provided)
    return Unlinked(os.path.basename(path).partition(".so")[0], symbols) if symbols else None
