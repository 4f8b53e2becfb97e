"""Hostile libraries, written from scratch: one for each way in which a small file can claim to be much."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterable
from functools import partial

import pytest
from bounded_reading import most_memory, read, refusal
from hypothesis import given
from hypothesis import strategies as st
from tiny_elf import shared_library

from opwright.facts.elf import dynamic as elf
from opwright.facts.elf.dynamic import string_at, strings_at

TABLES = 64 + 2 * 56
_LOAD, _DYNAMIC = 1, 2


def written(
    tags: Iterable[tuple[int, int]], tables: bytes = b"", *, segments: int = 2, sections: int = 0
) -> bytes:
    """
    Return a library of 64 bits in which addresses are offsets.

    `tables` begin at TABLES when there are two segments. Beyond two they are of no use, and load
    nothing. Section headers all name the first string of `tables`.
    """
    dynamic = b"".join(struct.pack("<QQ", *tag) for tag in (*tags, (0, 0)))
    start = 64 + segments * 56 + len(tables)
    end = start + len(dynamic)
    header = struct.pack(
        "<HHIQQQIHHHHHH", 3, 62, 1, 0, 64, end, 0, 64, 56, segments, 64, sections, 0
    )
    useless = struct.pack("<IIQQQQQQ", _LOAD, 4, 0, 1 << 60, 0, 0, 0, 1) * (segments - 2)
    return b"".join(
        (
            b"\x7fELF\2\1\1".ljust(16, b"\0"),
            header,
            useless,
            struct.pack("<IIQQQQQQ", _LOAD, 4, 0, 0, 0, start, start, 1),
            struct.pack("<IIQQQQQQ", _DYNAMIC, 4, start, start, start, len(dynamic), 0, 1),
            tables,
            dynamic,
            struct.pack("<IIQQQQIIQQ", 0, 3, 0, 0, TABLES, 1 << 15, 0, 0, 1, 0) * sections,
        )
    )


def symbol(name: int, *, section: int = 1) -> bytes:
    return struct.pack("<IBBHQQ", name, 0x10, 0, section, 0, 0)


LONG = 200_000
LONG_STRING = b"x" * (LONG - 1) + b"\0"
STRINGS = [(elf.DT_STRTAB, TABLES), (elf.DT_STRSZ, LONG)]
AFTER = TABLES + LONG


def sysv_hash(symbols: int) -> bytes:
    return struct.pack("<II", 1, symbols)


def library_of_symbols(symbols: bytes, relocations: bytes = b"") -> bytes:
    """Return a library with the long string, these symbols, and a hash table that counts them."""
    tags = [
        *STRINGS,
        (elf.DT_HASH, AFTER),
        (elf.DT_SYMTAB, AFTER + 8),
        (elf.DT_RELA, AFTER + 8 + len(symbols)),
        (elf.DT_RELASZ, len(relocations)),
    ]
    return written(tags, LONG_STRING + sysv_hash(len(symbols) // 24) + symbols + relocations)


def library_of_version_needs(*, nodes: int, step: int) -> bytes:
    """Return a library with a version need of so many nodes, each `step` bytes after the last."""
    need = struct.pack("<HHIII", 1, nodes, 0, 16, 0)
    node = struct.pack("<IHHII", 0, 0, 2, 0, step)
    room = node * nodes if step == len(node) else node + struct.pack("<I", step) * nodes
    tags = [*STRINGS, (elf.DT_VERNEED, AFTER), (elf.DT_VERNEEDNUM, 1 << 62)]
    return written(tags, LONG_STRING + need + room)


MANY = 20_000
BOMBS = {
    "many definitions of one long name": library_of_symbols(symbol(0) * MANY),
    "many definitions whose names overlap": library_of_symbols(
        b"".join(symbol(name) for name in range(MANY))
    ),
    "many references whose names overlap": library_of_symbols(
        b"".join(symbol(name, section=0) for name in range(MANY)),
        b"".join(struct.pack("<QQQ", 0, number << 32 | 1, 0) for number in range(MANY)),
    ),
    "many needed libraries": written(
        [*STRINGS, *((elf.DT_NEEDED, name) for name in range(MANY))], LONG_STRING
    ),
    "many folders to search": written(
        [*STRINGS, *((elf.DT_RPATH, name) for name in range(MANY))], LONG_STRING
    ),
    "many versions": library_of_version_needs(nodes=MANY, step=16),
    "versions that overlap": library_of_version_needs(nodes=2 * MANY, step=4),
}


@pytest.mark.parametrize("data", BOMBS.values(), ids=BOMBS)
def test_bomb_is_refused_before_it_fills_the_memory(data: bytes) -> None:
    assert re.search("overlap|a name in it has|needs more than", refusal(data))
    assert most_memory(data) < 24 * len(data)


def test_names_may_be_shared() -> None:
    names = b"\0longer_name\0"
    symbols = (symbol(0, section=0), symbol(1), symbol(8), symbol(8))
    tags = [
        (elf.DT_STRTAB, TABLES),
        (elf.DT_STRSZ, len(names)),
        (elf.DT_HASH, TABLES + len(names)),
        (elf.DT_SYMTAB, TABLES + len(names) + 8),
    ]

    binary = read(written(tags, names + sysv_hash(len(symbols)) + b"".join(symbols)))

    assert binary is not None
    assert binary.provides == {"longer_name", "name"}


def test_most_segments_and_version_needs_take_few_steps() -> None:
    segments = 65_535
    tables = TABLES + (segments - 2) * 56
    node = struct.pack("<IHHII", 0, 0, 2, 0, 16)
    tags = [(elf.DT_STRTAB, tables), (elf.DT_STRSZ, 2), (elf.DT_VERNEED, tables + 2)]
    needs = b"x\0" + struct.pack("<HHIII", 1, 0xFFFF, 0, 16, 0) + node * 65_535

    binary = read(written([*tags, (elf.DT_VERNEEDNUM, 1)], needs, segments=segments))

    assert binary is not None
    assert binary.requires == frozenset()


def test_most_section_headers_take_little_memory() -> None:
    tags = [(elf.DT_STRTAB, TABLES), (elf.DT_STRSZ, 1 << 15)]
    data = written(tags, b".comment".ljust(1 << 15, b"x"), sections=65_535)

    assert read(data) is not None
    assert most_memory(data) < 8 * len(data)


def gnu_hash(bucket: int, chains: bytes, *, first: int = 1) -> bytes:
    return struct.pack("<IIIIQI", 1, first, 1, 0, 0, bucket) + chains


HASHES = {
    "chains without an end": (gnu_hash(1, bytes(10_000)), "unterminated hash chain"),
    "chains elsewhere": (gnu_hash(1 << 31, b""), "hash chains at address"),
    "a lying count": (gnu_hash(400, b"\1\0\0\0" * 401), "symbols need 9624 bytes"),
    "most buckets": (
        struct.pack("<IIIII", (1 << 32) - 1, 1, 0, 0, 0),
        "hash buckets need 17179869180",
    ),
    "the largest filter": (struct.pack("<IIII", 1, 1, (1 << 32) - 1, 0), "hash buckets at"),
}


@pytest.mark.parametrize(("table", "why"), HASHES.values(), ids=HASHES)
def test_lying_hash_table_is_refused(table: bytes, why: str) -> None:
    tags = [
        (elf.DT_STRTAB, TABLES),
        (elf.DT_STRSZ, 1),
        (elf.DT_SYMTAB, TABLES),
        (elf.DT_GNU_HASH, TABLES),
    ]

    assert why in refusal(written(tags, table))


@pytest.mark.parametrize("symbols", [2, 1 << 20, (1 << 32) - 1])
def test_lying_symbol_count_is_refused(symbols: int) -> None:
    tags = [
        (elf.DT_STRTAB, TABLES),
        (elf.DT_STRSZ, 1),
        (elf.DT_HASH, TABLES),
        (elf.DT_SYMTAB, TABLES + 8),
    ]

    assert "symbols need" in refusal(written(tags, sysv_hash(symbols) + symbol(0)))


@pytest.mark.parametrize("number", [2, 1 << 20, (1 << 32) - 1])
def test_relocation_for_a_symbol_that_is_not_there_is_refused(number: int) -> None:
    relocation = struct.pack("<QQQ", 0, number << 32 | 1, 0)

    why = refusal(library_of_symbols(b"", relocation))

    assert "symbols need" in why


def test_empty_buckets_define_nothing() -> None:
    for first in (0, 1, 7):
        tags = [(elf.DT_STRTAB, TABLES), (elf.DT_STRSZ, 1), (elf.DT_GNU_HASH, TABLES)]
        binary = read(written(tags, gnu_hash(0, b"", first=first)))
        assert binary is not None
        assert binary.provides == frozenset()


def test_later_of_two_equal_tags_counts_as_for_the_loader() -> None:
    tags = [(elf.DT_STRTAB, 1 << 50), (elf.DT_STRSZ, 9), (elf.DT_SONAME, 0)]

    binary = read(written([*tags, (elf.DT_STRTAB, TABLES)], b"libx.so\0\0"))

    assert binary is not None
    assert binary.soname == "libx.so"


def test_counted_relative_relocations_name_no_symbol() -> None:
    relocation = struct.pack("<QQQ", 0, 1 << 32 | 1, 0)
    tags = [
        (elf.DT_STRTAB, TABLES),
        (elf.DT_STRSZ, 2),
        (elf.DT_SYMTAB, TABLES + 2),
        (elf.DT_RELA, TABLES + 50),
        (elf.DT_RELASZ, 24),
    ]
    tables = b"x\0" + symbol(1, section=0) + symbol(0, section=0) + relocation

    for count, names in [(0, {"x"}), (1, set()), (1 << 63, set())]:
        binary = read(written([*tags, (elf.DT_RELACOUNT, count)], tables))
        assert binary is not None
        assert binary.requires == names


# ---- strings


@given(strings=st.binary(min_size=1, max_size=40), data=st.data())
def test_strings_end_at_the_next_zero_or_with_their_table(
    strings: bytes, data: st.DataObject
) -> None:
    offsets = data.draw(st.lists(st.integers(0, len(strings) - 1), max_size=9))

    told = [
        strings[offset:].split(b"\0")[0].decode("utf-8", "backslashreplace") for offset in offsets
    ]

    assert list(strings_at(strings, offsets)) == told
    assert [string_at(strings, offset) for offset in offsets] == told


@pytest.mark.parametrize(
    ("library", "why"),
    [
        (
            partial(shared_library, requires=["_ZN2at" + "I" * 70_000]),
            "a name in it has 70006 characters",
        ),
        (
            partial(shared_library, needed=[f"lib{n}.so" for n in range(1001)]),
            "needs more than 1000 libraries",
        ),
        (partial(shared_library, needed=["lib" + "9" * 5000]), "a name in it has 5003 characters"),
        (
            partial(shared_library, runpath=":".join(f"/{n}" for n in range(2000))),
            "more than 1000 folders",
        ),
        (partial(shared_library, runpath="/x" * 3000), "more than 1000 folders, or longer ones"),
        (
            partial(shared_library, requires=map(str, range(100_001))),
            "asks for more than 100000 symbols",
        ),
        (
            lambda: shared_library(requires=[f"{n}{'I' * 60_000}" for n in range(300)]),
            "have more than 16777216 characters",
        ),
        (
            partial(shared_library, versions=[("libc.so", "G" * 5000)]),
            "a name in it has 5000 characters",
        ),
    ],
    ids=["symbol", "needed", "library", "folders", "folder", "symbols", "names", "version"],
)
def test_more_than_any_library_has_is_refused(library: Callable[[], bytes], why: str) -> None:
    assert why in refusal(library())


def test_library_that_is_needed_often_is_needed_once() -> None:
    binary = read(shared_library(needed=["libc10.so"] * 5000))

    assert binary
    assert binary.needed == ("libc10.so",)
