"""Libraries for systems other than Linux, which are named and not read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

_WINDOWS = (".pyd", ".dll")
_MACOS = ".dylib"
_MACH_O = (b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""64 bits, 32 bits, several machines in one file."""
WINDOWS = "a Windows library, which is not supported: it was not judged"
MACOS = "a macOS library, which is not supported: it was not judged"


def why_foreign(path: str) -> str | None:
    """Return why a library is not read, by its name; None of what is not called like one."""
    name = path.lower()
    if name.endswith(_WINDOWS):
        return WINDOWS
    return MACOS if name.endswith(_MACOS) else None


def why_not_elf(start: bytes) -> str:
    """Return why a file that is called like a library of Linux is not read, by its first bytes."""
    if start[:4] in _MACH_O:
        return MACOS
    return WINDOWS if start[:2] == b"MZ" else f"not an ELF file: it starts with {start[:4]!r}"


def foreign_libraries(paths: Iterable[str], tags: Iterable[str] = ()) -> Iterator[tuple[str, str]]:
    """
    Yield each library for another system, and why it is not read.

    What is tagged for Linux alone uses none of them.
    """
    tags = tuple(tags)
    if tags and all("linux" in tag.rpartition("-")[2] for tag in tags):
        return
    for path in paths:
        if reason := why_foreign(path):
            yield path, reason
