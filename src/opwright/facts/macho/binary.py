"""macOS libraries in, `Binary` facts out."""

from __future__ import annotations

from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.macho.bindings import FLAT, WEAK, Binding, bindings, exports
from opwright.facts.macho.header import (
    ID_DYLIB,
    LAZY_LOAD_DYLIB,
    LIBRARIES,
    LOAD_WEAK_DYLIB,
    REEXPORT_DYLIB,
    RPATH,
    MachO,
    images,
)
from opwright.facts.pe.binary import initialised
from opwright.model import Binary, LibraryImports

_MOST_LIBRARIES = 1000
_RELATIVE = ("@rpath/", "@loader_path/", "@executable_path/")


def read_dylibs(
    source: ByteSource, path: str, *, sha256: str | None = None, alone: bool = False
) -> tuple[Binary, ...]:
    """
    Read one `.dylib` or bundle; of a universal one, each image as a binary of its own.

    `needed` has the file names of libraries that dyld looks for relative to something, and the whole paths
    of others. One that is read `alone` provides nothing.
    """
    found = images(source, path)
    return tuple(
        _read(
            image, path if len(found) == 1 else f"{path} ({_processor(image)})", sha256, alone=alone
        )
        for image in found
    )


def _processor(image: MachO) -> str:
    return image.machine.removeprefix("macosx_")


def _read(image: MachO, path: str, sha256: str | None, *, alone: bool) -> Binary:
    libraries = [(kind, _as_needed(name)) for kind, name in image.texts(*LIBRARIES)]
    if len(libraries) > _MOST_LIBRARIES:
        image.refuse(f"it needs more than {_MOST_LIBRARIES} libraries")
    names = [library for _, library in libraries]
    optional = {
        library for kind, library in libraries if kind in (LOAD_WEAK_DYLIB, LAZY_LOAD_DYLIB)
    }
    taken: dict[str, set[str]] = {}
    for binding in bindings(image):
        library = _library(image, binding, names)
        if library is not None and not binding.is_weak and library not in optional:
            taken.setdefault(library, set()).add(binding.name)
    provided = exports(image)
    taken.get("", set()).difference_update(provided)
    return Binary(
        path=path,
        machine=image.machine,
        soname=next((_as_needed(text) for _, text in image.texts(ID_DYLIB)), None),
        needed=tuple(dict.fromkeys(names)),
        rpath=tuple(dict.fromkeys(text for _, text in image.texts(RPATH)))[:_MOST_LIBRARIES],
        requires=frozenset[str]().union(*taken.values()),
        provides=frozenset() if alone else provided,
        sha256=sha256,
        modules=initialised(provided),
        imports=tuple(
            LibraryImports(library, frozenset(taken[library])) for library in sorted(taken)
        ),
        optional=frozenset(optional),
        reexports=tuple(library for kind, library in libraries if kind == REEXPORT_DYLIB),
        minos=image.minos,
    )


def _as_needed(path: str) -> str:
    return path.rpartition("/")[2] if path.startswith(_RELATIVE) else path


def _library(image: MachO, binding: Binding, names: list[str]) -> str | None:
    """Return where a name is looked for: a library, "" for any; None for the image or the program itself."""
    if binding.library in (FLAT, WEAK):
        return ""
    if binding.library <= 0:
        return None
    if binding.library > len(names):
        image.refuse(f"it binds to its library number {binding.library} of {len(names)}")
    return names[binding.library - 1] if image.is_two_level else ""
