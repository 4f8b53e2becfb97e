"""Tiny libraries with section headers, as linkers leave them."""

from __future__ import annotations

import struct
from collections.abc import Mapping

_PROGBITS, _STRTAB = 1, 3


def with_sections(library: bytes, sections: Mapping[str, bytes]) -> bytes:
    """Return a library of `tiny_elf` with these sections behind it."""
    names = b"\0" + b"".join(f"{name}\0".encode() for name in (*sections, ".shstrtab"))
    image = bytearray(library)
    headers = [bytes(64)]
    for name, content in (*sections.items(), (".shstrtab", names)):
        image += bytes(-len(image) % 16)
        kind = _STRTAB if name.endswith("strtab") else _PROGBITS
        at = names.index(f"\0{name}\0".encode()) + 1
        headers.append(
            struct.pack("<IIQQQQIIQQ", at, kind, 0, 0, len(image), len(content), 0, 0, 1, 0)
        )
        image += content
    struct.pack_into("<Q", image, 40, len(image))
    struct.pack_into("<HHH", image, 58, 64, len(headers), len(headers) - 1)
    return bytes(image) + b"".join(headers)
