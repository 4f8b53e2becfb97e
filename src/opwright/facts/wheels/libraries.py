"""Shared libraries of every system that is judged, told apart by their first bytes."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from opwright import facts
from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, open_file
from opwright.facts.elf.binary import is_shared_library, read_binary, sha256_of
from opwright.facts.wheels.reading import TABLES, Reading
from opwright.model import Binary, StrPath

_ELF, _PE = b"\x7fELF", b"MZ"
_MACH_O = (b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf")
"""64 bits, 32 bits, several processors in one file."""
_ELSEWHERE = (".pyd", ".dll", ".dylib")


def is_library(path: str) -> bool:
    """Return whether a file name is that of a shared library of Linux, macOS or Windows."""
    return is_shared_library(path) or is_foreign(path)


def is_foreign(path: str) -> bool:
    """Return whether a file name is that of a library that Linux never loads: `.pyd`, `.dll`, `.dylib`."""
    return path.lower().endswith(_ELSEWHERE)


def under(
    path: str, binaries: Iterable[Binary], machines: Container[str] = ()
) -> tuple[Binary, ...]:
    """
    Return what was read of one file under another path: of a universal library, each with its processor.

    Only those for some machines, if there are any.
    """
    binaries = tuple(binaries)
    fitting = tuple(binary for binary in binaries if binary.machine in machines) or binaries
    if len(fitting) == 1:
        return (fitting[0]._replace(path=path),)
    processors = (re.search(r" \(\w+\)$", binary.path) for binary in fitting)
    return tuple(
        binary._replace(path=path + (processor[0] if processor else ""))
        for binary, processor in zip(fitting, processors, strict=True)
    )


def read_library_file(
    path: StrPath, shown: str | None = None, reading: Reading = TABLES, *, alone: bool = False
) -> tuple[Binary, ...]:
    """Read one shared library on disk, called `shown` in the result."""
    source = open_file(path)
    sha256 = sha256_of(source) if reading.hashed else None
    return read_library(source, shown or str(path), reading, sha256=sha256, alone=alone)


def read_library(
    source: ByteSource,
    path: str,
    reading: Reading = TABLES,
    *,
    sha256: str | None = None,
    alone: bool = False,
) -> tuple[Binary, ...]:
    """
    Return what a shared library is to a loader: of a universal one for macOS, once for each processor.

    Raises UnreadableInputError for what is no library, or a broken one.
    """
    magic = source.read(0, min(4, source.size))
    if magic == _ELF:
        return (read_binary(source, path, reading, sha256=sha256, alone=alone),)
    if magic in _MACH_O:
        return facts.dylib.read_dylibs(source, path, sha256=sha256, alone=alone)
    if magic[:2] == _PE:
        return (facts.dll.read_dll(source, path, reading, sha256=sha256, alone=alone),)
    raise UnreadableInputError(f"{path} is not a shared library: it starts with {magic!r}")
