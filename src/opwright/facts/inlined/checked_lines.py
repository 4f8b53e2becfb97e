"""
The lines of torch's headers whose checks are compiled into a binary.

A check that fails names its file and line, so the code loads both: `lea FILE(%rip), %rsi` and `mov
$LINE, %edx`, the second and third argument of c10::detail::torchCheckFail and its overloads. x86-64 only
(psABI, section 3.2.3).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.elf.dynamic import Elf
from opwright.facts.inlined.code_patterns import leading_to
from opwright.model import Inlined

_HEADER = re.compile(rb"/((?:c10|ATen|torch/csrc)/[\w/]{1,640}\.h|torch/\w{1,128}\.h)\0")
_FILE = rb"\x35(?<=\x48\x8d\x35).{4}"  # 48 and 8d begin too many
_SIZE = 7
_LINE = re.compile(rb"\xba(.{2})\0\0", re.DOTALL)
_AROUND = 24
_LARGEST_STRINGS = 16 << 20
_LARGEST_CODE = 8 << 20
_ENOUGH = 64


def read_checked_lines(
    elf: Elf,
    source: ByteSource,
    strings: Iterable[tuple[int, int]],
    code: Sequence[tuple[int, int]],
) -> Iterator[Inlined]:
    """
    Yield the lines with checks, each once, `c10/core/TensorImpl.h` with its line as the value.

    `strings` and `code` are ranges of the file.
    """
    files = dict(_files(elf, source, strings))
    if not files:
        return
    seen: set[tuple[str, int]] = set()
    for start, end in code:
        address = elf.address_of(start)
        if address is None:
            continue
        piece = source.read(start, min(end - start, _LARGEST_CODE))
        for at, name, line in _checks(piece, address, files):
            if (name, line) not in seen:
                seen.add((name, line))
                yield Inlined(name, line, f"code at {start + at:#x}")
            if len(seen) >= _ENOUGH:
                return


def _files(
    elf: Elf, source: ByteSource, strings: Iterable[tuple[int, int]]
) -> Iterator[tuple[int, str]]:
    """Yield the address of each string that is the path of a header of torch, and its name there."""
    for start, end in strings:
        address = elf.address_of(start)
        data = source.read(start, min(end - start, _LARGEST_STRINGS))
        for match in _HEADER.finditer(data) if address is not None else ():
            begin = data.rfind(b"\0", 0, match.start()) + 1
            yield (address or 0) + begin, match[1].decode()


def _checks(piece: bytes, address: int, files: Mapping[int, str]) -> Iterator[tuple[int, str, int]]:
    """Yield (place, header, line) of each check: the two loads stand close together, in any order."""
    for end, target in leading_to(files, _FILE, piece, address):
        start = end - _SIZE
        around = _LINE.finditer(piece, max(0, start - _AROUND), end + _AROUND)
        lines = {int.from_bytes(line[1], "little") for line in around}
        if len(lines) == 1:
            yield start, files[target], lines.pop()
