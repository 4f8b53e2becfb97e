"""Lines of headers in hand-written code: `lea FILE(%rip), %rsi` beside `mov $LINE, %edx`."""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path

import pytest
from sectioned import with_sections
from tiny_elf import shared_library

from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import read_binary
from opwright.facts.wheels.reading import Reading
from opwright.model import Inlined

HEADER = b"/conda/include/torch/include/c10/core/TensorImpl.h\0"
INSIDE = Reading(inside=lambda _: True)


def library(code: bytes, texts: bytes) -> bytes:
    """Return a library whose one segment holds all of the file, at the same addresses."""
    image = bytearray(with_sections(shared_library(), {".text": code, ".rodata": texts}))
    struct.pack_into("<QQ", image, 64 + 32, len(image), len(image))
    return bytes(image)


def check(line: int, *, at: int, file: int, first: str = "line") -> bytes:
    """Return the loads of a line and of the file's address, for code at `at`."""
    number = b"\xba" + struct.pack("<I", line)
    after = at + (12 if first == "line" else 7)
    path = b"\x48\x8d\x35" + struct.pack("<i", file - after)
    return number + path if first == "line" else path + number


def lines(code_of: object, texts: bytes = HEADER) -> list[tuple[str, int | None]]:
    """Return (header, line) of what is seen; `code_of` makes the code for (its place, the file's)."""
    assert callable(code_of)
    image = library(b"\xcc" * 64, texts)
    code_at, text_at = image.index(b"\xcc" * 64), image.index(texts)
    data = bytearray(image)
    code = code_of(code_at, text_at)
    data[code_at : code_at + len(code)] = code
    found = read_binary(MemoryBytes(bytes(data), "op.so"), "op.so", INSIDE).inlined
    return [(one.name, one.value) for one in found if one.name.endswith(".h")]


@pytest.mark.parametrize("first", ["line", "file"])
def test_line_of_a_check_is_seen_in_either_order(first: str) -> None:
    found = lines(lambda code, text: check(1297, at=code, file=text, first=first))

    assert found == [("c10/core/TensorImpl.h", 1297)]


def test_same_line_is_told_once() -> None:
    def twice(code: int, text: int) -> bytes:
        gap = bytes(24)
        return check(12, at=code, file=text) + gap + check(12, at=code + 36, file=text)

    assert lines(twice) == [("c10/core/TensorImpl.h", 12)]


def test_text_that_is_no_header_of_torch_is_not_one() -> None:
    ours = b"/home/me/kernels/TensorImpl.h\0"

    assert lines(lambda code, text: check(12, at=code, file=text), ours) == []


def test_two_lines_beside_one_file_are_not_guessed() -> None:
    def both(code: int, text: int) -> bytes:
        return b"\xba\x07\0\0\0" + check(12, at=code + 5, file=text)

    assert lines(both) == []


def test_address_elsewhere_is_no_file() -> None:
    assert lines(lambda code, text: check(12, at=code, file=text + 4)) == []


@pytest.mark.compiler
@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
def test_compiled_check_names_its_line(level: str, tmp_path: Path) -> None:
    header = tmp_path / "torch" / "include" / "c10" / "core" / "Device.h"
    header.parent.mkdir(parents=True)
    header.write_text(
        "namespace c10::detail {\n"
        "void torchCheckFail(const char*, const char*, unsigned, const char*);\n"
        "}\n"
        "inline int index(int i) {\n"
        '  if (i < 0) c10::detail::torchCheckFail(__func__, __FILE__, __LINE__, "no");\n'
        "  return i;\n"
        "}\n"
    )
    source = tmp_path / "op.cpp"
    source.write_text(
        '#include <c10/core/Device.h>\nextern "C" int f(int i) { return index(i); }\n'
    )
    built = tmp_path / "op.so"
    command = ["g++", level, "-shared", "-fPIC", "-isystem", str(header.parents[2])]
    subprocess.run([*command, str(source), "-o", str(built)], check=True)

    found = read_binary(MemoryBytes(built.read_bytes(), "op.so"), "op.so", INSIDE).inlined

    assert [one[:2] for one in found if one.name.endswith(".h")] == [("c10/core/Device.h", 5)]
    assert isinstance(found[0], Inlined)
