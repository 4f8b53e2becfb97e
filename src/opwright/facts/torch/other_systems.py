"""The libraries of a torch for Windows or macOS."""

from __future__ import annotations

from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.macho.bindings import exports as dylib_exports
from opwright.facts.macho.header import LIBRARIES, REEXPORT_DYLIB, images
from opwright.facts.pe.image import Image
from opwright.facts.pe.tables import exports as dll_exports
from opwright.facts.pe.tables import imports
from opwright.model import TorchBuildLibrary


def read_dll(source: ByteSource, name: str) -> tuple[TorchBuildLibrary, str]:
    """Read one DLL, and the machine that it is for."""
    image = Image(source, name)
    needed = tuple(library for library, _ in imports(image))
    return TorchBuildLibrary(name, needed, dll_exports(image)), image.machine


def read_dylib(source: ByteSource, name: str) -> tuple[TorchBuildLibrary, str]:
    """Read one dylib, and the machine that it is for: of a universal one, the first image."""
    image = images(source, name)[0]
    paths = [(kind, path.rpartition("/")[2]) for kind, path in image.texts(*LIBRARIES)]
    library = TorchBuildLibrary(
        name,
        tuple(path for _, path in paths),
        dylib_exports(image),
        minos=image.minos,
        reexports=tuple(path for kind, path in paths if kind == REEXPORT_DYLIB),
    )
    return library, image.machine
