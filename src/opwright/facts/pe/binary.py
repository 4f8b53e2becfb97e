"""Windows libraries in, `Binary` facts out."""

from __future__ import annotations

from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.gpu_code.device_code import read_gpu_code
from opwright.facts.pe.image import Image
from opwright.facts.pe.tables import delayed_imports, exports, imports
from opwright.facts.wheels.reading import TABLES, GpuReading, Reading
from opwright.model import Binary, LibraryImports

_INITIALISERS = ("PyInit_", "PyModExport_")
_MOST_MODULES = 256


def read_dll(
    source: ByteSource,
    path: str,
    reading: Reading = TABLES,
    *,
    sha256: str | None = None,
    alone: bool = False,
) -> Binary:
    """
    Read one `.dll` or `.pyd`; one that is read `alone` provides nothing.

    What it imports by number, as from `WS2_32.dll`, is left out: a number stands for nothing that
    can be compared.
    """
    image = Image(source, path)
    found = [
        LibraryImports(library, frozenset(name for name in names if not name.startswith("#")))
        for library, names in imports(image)
    ]
    later = [library for library, _ in delayed_imports(image)]
    needed = [library for library, _ in found]
    provided = exports(image)
    return Binary(
        path=path,
        machine=image.machine,
        needed=tuple(dict.fromkeys((*needed, *later))),
        requires=frozenset[str]().union(*(names for _, names in found)),
        provides=frozenset() if alone else provided,
        sha256=sha256,
        modules=initialised(provided),
        imports=tuple(found),
        optional=frozenset(later).difference(needed),
        gpu=read_gpu_code(
            source,
            image.named_sections,
            out_of_reach=reading.gpu is None,
            search=reading.gpu is GpuReading.EVERYTHING,
        ),
    )


def initialised(provided: frozenset[str]) -> tuple[str, ...]:
    """Return the Python modules that a library initialises, by the functions that do it."""
    names = sorted(name for name in provided if name.startswith(_INITIALISERS))
    return tuple(name.partition("_")[2] for name in names[:_MOST_MODULES])
