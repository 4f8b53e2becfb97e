"""DLLs: what their loader would look for, and bytes that claim to be one."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny_pe import BASE, dll, image

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.pe.binary import read_dll
from opwright.facts.wheels.libraries import read_library_file
from opwright.model import Binary

REAL = Path(__file__).parents[1] / "binaries" / "elsewhere" / "windows.pyd"


def read(data: bytes) -> Binary:
    return read_dll(MemoryBytes(data, "op.dll"), "op.dll")


def test_module_that_lld_linked() -> None:
    (binary,) = read_library_file(REAL)

    assert binary.machine == "win_amd64"
    assert binary.system == "windows"
    assert binary.modules == ("_C",)
    assert binary.needed == ("c10.dll", "WS2_32.dll", "nvcuda.dll")
    assert binary.optional == {"nvcuda.dll"}  # it is delay-loaded
    assert binary.requires == {
        "?warn@Warning@c10@@QEBAXH@Z",
        "?get@?$Box@M@c10@@QEAAMXZ",
        "?level@c10@@3HA",
        "torch_library_init",
    }
    assert {library: len(names) for library, names in binary.imports} == {
        "c10.dll": 4,
        "WS2_32.dll": 0,  # by number alone
    }


def test_exports_are_provided_the_forwarded_ones_too() -> None:
    (together,) = read_library_file(REAL)
    (alone,) = read_library_file(REAL, alone=True)

    assert together.provides == {"PyInit__C", "passed_on"}
    assert alone.provides == frozenset()


def test_what_was_written_is_read() -> None:
    data = dll(
        imports={"c10.dll": ["?a@c10@@YAXXZ", "b"], "WS2_32.dll": [3]},
        delayed={"nvcuda.dll": ["cuInit"]},
        provides=["PyInit__C", "PyModExport__D"],
    )

    binary = read(data)

    assert dict(binary.imports) == {"c10.dll": {"?a@c10@@YAXXZ", "b"}, "WS2_32.dll": set()}
    assert binary.optional == {"nvcuda.dll"}
    assert binary.modules == ("_C", "_D")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        pytest.param(b"", "headers extend past the end", id="empty"),
        pytest.param(b"MZ" + bytes(30), "headers extend past the end", id="cut"),
        pytest.param(b"MZ\x90\0" + bytes(252), "no PE header", id="zeros"),
        pytest.param(b"MZ".ljust(60, b"\0") + b"\xff" * 4, "past the end", id="header far away"),
        pytest.param(dll(provides=["a"])[:-20], "extend past", id="cut section"),
        pytest.param(dll(kind=2), "not a DLL", id="program"),
        pytest.param(image(b"", [(0, 0), (BASE, 40)]), "lie outside", id="imports nowhere"),
        pytest.param(
            image(struct.pack("<24xIIIIi", 1 << 20, 0, BASE, 0, 0), [(BASE, 40)]),
            "exports 1048576 names",
            id="a million exports",
        ),
        pytest.param(
            image(struct.pack("<IIIII", BASE, 0, 0, BASE, BASE) * 1001, [(0, 0), (BASE, 40)]),
            "broken PE file",
            id="descriptors without an end",
        ),
        pytest.param(
            image(
                struct.pack("<IIIII", 0, 0, 0, BASE + 40, BASE + 20) + b"\0" * 20 + b"a" * 5000,
                [(0, 0), (BASE, 40)],
            ),
            "no end, or more than 4096",
            id="endless name",
        ),
    ],
)
def test_damaged_one_is_refused_with_the_reason(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableInputError, match=reason):
        read(data)


def test_names_that_overlap_are_refused() -> None:
    count = 100_000
    name = 40 + 4 * count
    table = struct.pack("<I", BASE + name) * count
    directory = struct.pack("<24xIIII", count, 0, BASE + 40, 0)
    data = image(directory + table + b"x" * 4000 + b"\0", [(BASE, 40)])

    with pytest.raises(UnreadableInputError, match="its names have more than"):
        read(data)


@given(at=st.integers(0, 4095), byte=st.integers(0, 255), more=st.binary(max_size=4))
def test_no_damage_does_more_than_refuse(at: int, byte: int, more: bytes) -> None:
    data = bytearray(REAL.read_bytes())
    data[at : at + 1 + len(more)] = bytes([byte]) + more

    try:
        binary = read(bytes(data))
    except UnreadableInputError:
        return
    assert binary.machine.startswith("win")
