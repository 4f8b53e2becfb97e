"""Mach-O libraries: what dyld would look for, and bytes that claim to be one."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny_macho import dylib, universal

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.macho.binary import read_dylibs
from opwright.facts.wheels.libraries import read_library_file
from opwright.model import Binary

BINARIES = Path(__file__).parents[1] / "binaries" / "elsewhere"
FROM_TORCH = {"_ZNK3c107Warning4warnEi", "torch_library_init"}
MAGIC = b"\xcf\xfa\xed\xfe"


def read(data: bytes) -> Binary:
    (binary,) = read_dylibs(MemoryBytes(data, "op.so"), "op.so")
    return binary


@pytest.mark.parametrize(
    ("name", "machine", "minos", "others"),
    [
        ("macos_chained.so", "macosx_arm64", "12.0", set()),
        ("macos_opcodes.so", "macosx_x86_64", "10.13", {"dyld_stub_binder"}),
    ],
)
def test_module_that_lld_linked(name: str, machine: str, minos: str, others: set[str]) -> None:
    (binary,) = read_library_file(BINARIES / name)

    assert (binary.machine, binary.system, binary.minos) == (machine, "macos", minos)
    assert binary.modules == ("_C", "_D")
    assert binary.needed == ("libc10.dylib", "libweak.dylib")
    assert binary.optional == {"libweak.dylib"}
    assert binary.rpath == ("@loader_path/../torch/lib",)
    assert {library: set(names) for library, names in binary.imports} == {
        "libc10.dylib": FROM_TORCH,  # not `perhaps`, which may be missing
        "": {"PyLong_FromLong"} | others,  # -undefined dynamic_lookup
    }


def test_universal_library_is_one_for_each_processor() -> None:
    both = read_library_file(BINARIES / "macos_universal.so", "op/_C.so")

    assert [binary.path for binary in both] == ["op/_C.so (x86_64)", "op/_C.so (arm64)"]
    assert [binary.machine for binary in both] == ["macosx_x86_64", "macosx_arm64"]
    assert all(binary.requires > FROM_TORCH for binary in both)


def test_images_of_32_bits_are_left_out() -> None:
    image = dylib(provides=["a"])
    old = struct.pack(">4sI", b"\xca\xfe\xba\xbe", 2)
    old += struct.pack(">IIIII", 7, 0, 48, 4, 0) + struct.pack(
        ">IIIII", 0x0100000C, 0, 48, len(image), 0
    )

    binary = read(old + image)

    assert binary.path == "op.so"
    assert binary.provides == {"a"}


@pytest.mark.parametrize("opcodes", [False, True], ids=["chained", "opcodes"])
def test_what_was_written_is_read(opcodes: bool) -> None:  # noqa: FBT001
    data = dylib(
        imports={"@rpath/libc10.dylib": ["_ZN3c10X"], "/usr/lib/libSystem.B.dylib": ["malloc"]},
        optional=["/usr/lib/libweak.dylib"],
        reexports=["@loader_path/libinner.dylib"],
        flat=["PyLong_FromLong", "own"],
        weakly=["perhaps"],
        provides=["PyInit__C", "own"],
        name="@rpath/libop.dylib",
        opcodes=opcodes,
    )

    binary = read(data)

    assert binary.soname == "libop.dylib"
    assert dict(binary.imports) == {
        "libc10.dylib": {"_ZN3c10X"},
        "/usr/lib/libSystem.B.dylib": {"malloc"},
        "": {"PyLong_FromLong"},
    }
    assert binary.optional == {"/usr/lib/libweak.dylib"}
    assert binary.reexports == ("libinner.dylib",)
    assert binary.provides == {"PyInit__C", "own"}


def _with_trie(trie: bytes) -> bytes:
    """Return a library whose trie of exports is this."""
    command = struct.pack("<IIII", 0x80000033, 16, 48, len(trie))
    return struct.pack("<4sIIIIIII", MAGIC, 0x0100000C, 0, 6, 1, 16, 0x85, 0) + command + trie


def _with_bindings(code: bytes) -> bytes:
    command = struct.pack("<II10I", 0x80000022, 48, 0, 0, 80, len(code), 0, 0, 0, 0, 0, 0)
    return struct.pack("<4sIIIIIII", MAGIC, 0x0100000C, 0, 6, 1, 48, 0x85, 0) + command + code


def _with_chained(*words: int, rest: bytes = b"") -> bytes:
    data = struct.pack("<7I", *words) + rest
    command = struct.pack("<IIII", 0x80000034, 16, 48, len(data))
    return struct.pack("<4sIIIIIII", MAGIC, 0x0100000C, 0, 6, 1, 16, 0x85, 0) + command + data


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        pytest.param(MAGIC, "header extend past the end", id="cut"),
        pytest.param(MAGIC + bytes(252), "of type 0, not a library", id="zeros"),
        pytest.param(b"\xce\xfa\xed\xfe" + bytes(40), "32 bits", id="32 bits"),
        pytest.param(
            b"\xca\xfe\xba\xbe\0\0\0\x34" + bytes(99), "claims 52 processors", id="Java class"
        ),
        pytest.param(universal(), "32 bits", id="universal of none"),
        pytest.param(
            struct.pack("<4sIIIIIII", MAGIC, 0x0100000C, 0, 6, 9, 8, 0, 0)
            + struct.pack("<II", 2, 8),
            "load commands extend past",
            id="missing command",
        ),
        pytest.param(
            struct.pack("<4sIIIIIII", MAGIC, 0x0100000C, 0, 6, 1, 8, 0, 0)
            + struct.pack("<II", 2, 0),
            "a load command extends",
            id="command of no size",
        ),
        pytest.param(_with_trie(b"\0\1_a\0\0"), "overlap", id="trie that leads to itself"),
        pytest.param(_with_trie(b"\0\1_a\0\x63"), "overlap or extend", id="trie that leads out"),
        pytest.param(_with_trie(b"\0\1_aaa"), "no end", id="name without end"),
        pytest.param(_with_trie(b"\xff" * 20), "a number in its tables", id="number without end"),
        pytest.param(_with_bindings(b"\xe0"), "unknown opcode", id="opcode"),
        pytest.param(
            _with_bindings(b"\x15\x40_a\0\x90"), "its library number 5 of 0", id="ordinal"
        ),
        pytest.param(_with_bindings(b"\x40aaaa"), "no end", id="name of a binding"),
        pytest.param(_with_chained(0, 0, 28, 28, 1 << 20, 1, 0), "1048576 chained", id="imports"),
        pytest.param(_with_chained(0, 0, 28, 28, 0, 9, 0), "unknown format 9", id="format"),
        pytest.param(
            _with_chained(0, 0, 28, 28, 0, 1, 1, rest=b"no deflate"),
            "inflated",
            id="compressed names",
        ),
    ],
)
def test_damaged_one_is_refused_with_the_reason(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableInputError, match=reason):
        read(data)


def _node(children: int, first: int, step: int) -> bytes:
    """Return a node without a name whose children lie one after another."""
    return bytes([0, children]) + b"".join(
        bytes([at & 0x7F | 0x80, at >> 7 & 0x7F | 0x80, at >> 14]).join([b"c\0", b""])
        for at in range(first, first + children * step, step)
    )


def test_names_that_share_one_long_edge_do_not_fill_memory() -> None:
    """Ten thousand nodes below an edge of 60,000 characters stand for 600 MB of names."""
    edge, inner, leaves = b"x" * 60_000, 100, 100
    outer_at = 2 + len(edge) + 1 + 3
    inner_at = outer_at + 2 + 5 * inner
    size = 2 + 5 * leaves
    leaves_at = inner_at + inner * size
    root = b"\0\1" + edge + _node(1, outer_at, 1)[3:]
    trie = root + _node(inner, inner_at, size)
    for number in range(inner):
        trie += _node(leaves, leaves_at + 2 * leaves * number, 2)
    trie += b"\0\0" * leaves * inner

    with pytest.raises(UnreadableInputError, match="have more than 268435456 characters"):
        read(_with_trie(trie))


@given(
    name=st.sampled_from(["macos_chained.so", "macos_opcodes.so"]),
    at=st.integers(0, 2000) | st.integers(0x2000, 34_000),
    more=st.binary(min_size=1, max_size=5),
)
def test_no_damage_does_more_than_refuse(name: str, at: int, more: bytes) -> None:
    data = bytearray((BINARIES / name).read_bytes())
    at %= len(data)
    data[at : at + len(more)] = more

    try:
        binary = read(bytes(data))
    except UnreadableInputError:
        return
    assert binary.system in ("macos", "linux")
