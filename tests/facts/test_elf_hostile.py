"""
Broken and hostile libraries: each is read or refused with a reason, at a cost its size bounds.

The broken ones are made here from the good ones, by edits; the hostile ones are written from
scratch, one for each way in which a small file can claim to be much.
"""

from __future__ import annotations

import struct
import tracemalloc
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from elftools.elf.elffile import ELFFile
from hypothesis import given, settings
from hypothesis import strategies as st

from opwright.errors import UnreadableInputError
from opwright.facts import elf
from opwright.facts.binary import read_binary
from opwright.facts.byte_source import MemoryBytes
from opwright.facts.elf import string_at, strings_at
from opwright.model import Binary

BINARIES = Path(__file__).parent.parent / "binaries"
GOOD = {path.name: path.read_bytes() for path in sorted(BINARIES.glob("*.so"))}
X86_64 = GOOD["x86_64.so"]
TABLES_READ = 14
"""No table is read twice: as many times its size are read of a file at the very most."""


class CountingBytes(MemoryBytes):
    """Bytes that know how many of them were read."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data, "hostile.so")
        self.count = 0

    def read(self, offset: int, size: int) -> bytes:
        self.count += size
        return super().read(offset, size)


def read(data: bytes) -> Binary | None:
    """Return what is read; None when it is refused as it should be. Anything else is a bug."""
    source = CountingBytes(data)
    binary, why = None, ""
    try:
        binary = read_binary(source, "hostile.so")
    except UnreadableInputError as error:
        why = str(error)
    assert binary or why.startswith("hostile.so is")
    assert source.count <= TABLES_READ * len(data)
    return binary


def refusal(data: bytes) -> str:
    with pytest.raises(UnreadableInputError) as caught:
        read_binary(MemoryBytes(data, "hostile.so"), "hostile.so")
    return str(caught.value)


def most_memory(data: bytes) -> int:
    """Return how much memory reading takes at its peak."""
    tracemalloc.start()
    try:
        read(data)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


# ---- cut off


@pytest.mark.parametrize("name", ["x86_64.so", "i386.so", "s390x_sysv_hash.so", "lld_relr.so"])
def test_beginning_of_a_library_is_refused_or_has_all_it_needs(name: str) -> None:
    whole = read(GOOD[name])
    assert whole is not None

    for length in range(len(GOOD[name])):
        beginning = read(GOOD[name][:length])
        assert (
            beginning is None
            or beginning._replace(compilers=whole.compilers, gpu=whole.gpu) == whole
        )


# ---- damaged

HEADERS = {name: list(range(64)) for name in GOOD}
for name, data in GOOD.items():
    for segment in ELFFile(BytesIO(data)).iter_segments():
        if segment["p_type"] == "PT_DYNAMIC":
            HEADERS[name] += range(64, 64 + 56 * 4)
            HEADERS[name] += range(segment["p_offset"], segment["p_offset"] + segment["p_filesz"])
ODD = (0, 1, 2, 3, 4, 7, 8, 16, 0x7F, 0xFF, 0xFFF, 0x1000, 0xFFFF, 1 << 31, (1 << 31) - 1)
ODDER = ((1 << 32) - 1, 1 << 32, 1 << 40, 1 << 62, 1 << 63, (1 << 64) - 8, (1 << 64) - 1)


def damaged(name: str, chance: Random) -> bytes:
    """Return a fixture with a few changes, most of them where the numbers are."""
    data = bytearray(GOOD[name])
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(data) + 1)
        piece = slice(place, place + chance.choice((1, 4, 8, 16, 24, 300)))
        match chance.randrange(10):
            case 0:
                data[place : place + 1] = bytes([chance.randrange(256)])
            case 1:
                start = chance.randrange(len(data) + 1)
                data[piece] = data[start : start + piece.stop - piece.start]
            case 2:
                del data[piece if chance.randrange(2) else slice(place, None)]
            case 3:
                data[place:place] = data[piece]
            case _:
                set_number(
                    data, chance.choice(HEADERS[name]) if chance.randrange(3) else place, chance
                )
    return bytes(data)


def set_number(data: bytearray, place: int, chance: Random) -> None:
    """Overwrite one number with an odd one, or one that points into the file."""
    width = chance.choice((2, 4, 8))
    place -= place % width
    value = chance.choice((*ODD, *ODDER, len(data), len(data) - 1, chance.randrange(len(data) + 1)))
    order: Literal["little", "big"] = chance.choice(("little", "little", "big"))
    if place + width <= len(data):
        data[place : place + width] = (value % (1 << 8 * width)).to_bytes(width, order)


@settings(max_examples=1000, deadline=None)
@given(name=st.sampled_from(sorted(GOOD)), chance=st.randoms(use_true_random=False))
def test_damaged_library_is_read_or_refused(name: str, chance: Random) -> None:
    read(damaged(name, chance))


@settings(max_examples=300, deadline=None)
@given(name=st.sampled_from(sorted(GOOD)), chance=st.randoms(use_true_random=False))
def test_damaged_library_takes_little_memory(name: str, chance: Random) -> None:
    assert most_memory(damaged(name, chance)) < 1 << 20


@given(rest=st.binary(max_size=300), start=st.sampled_from([0, 4, 5, 6, 16, 18, 52, 64]))
def test_noise_is_refused(rest: bytes, start: int) -> None:
    assert read(X86_64[:start] + rest) is None


# ---- one lie each

PROGRAM_HEADERS = 64
FIRST, SECOND = PROGRAM_HEADERS, PROGRAM_HEADERS + 56


def changed(code: str, place: int, value: int, data: bytes = X86_64) -> bytes:
    return data[:place] + struct.pack(code, value) + data[place + struct.calcsize(code) :]


def tag_place(tag: int) -> int:
    """Return where the value of a dynamic tag is in the usual library."""
    dynamic = PROGRAM_HEADERS + next(
        at for at in range(0, 56 * 8, 56) if X86_64[PROGRAM_HEADERS + at] == 2
    )
    (start,) = struct.unpack_from("<Q", X86_64, dynamic + 8)
    return next(
        at + 8
        for at in range(start, len(X86_64), 16)
        if X86_64[at : at + 8] == struct.pack("<Q", tag)
    )


def segment_place(kind: int) -> int:
    """Return where the header of the first segment of that kind is in the usual library."""
    headers = range(PROGRAM_HEADERS, PROGRAM_HEADERS + 56 * 8, 56)
    return next(at for at in headers if X86_64[at : at + 4] == struct.pack("<I", kind))


LIES = {
    "class": (changed("<B", 4, 3), "names no known class"),
    "byte order": (changed("<B", 5, 0), "names no known class and byte order"),
    "class of another width": (changed("<B", 4, 1), "no dynamic section"),
    "other byte order": (changed("<B", 5, 2), "not a shared library"),
    "program headers beyond the end": (changed("<Q", 32, len(X86_64) - 1), "program headers"),
    "program headers at the end of the world": (changed("<Q", 32, (1 << 64) - 1), "beyond its end"),
    "most program headers": (changed("<H", 56, 0xFFFF), "program headers .* beyond its end"),
    "no program headers": (changed("<H", 56, 0), "no dynamic section"),
    "short program headers": (changed("<H", 54, 32), "program headers are 32 bytes long, not 56"),
    "no dynamic section": (changed("<I", segment_place(2), 4), "no dynamic section"),
    "dynamic section of no size": (changed("<Q", segment_place(2) + 32, 0), "no dynamic section"),
    "dynamic section of 4 GB": (changed("<Q", segment_place(2) + 32, 1 << 32), "dynamic entries"),
    "dynamic section beyond the end": (
        changed("<Q", segment_place(2) + 8, 1 << 40),
        "beyond its end",
    ),
    "segment beyond the end": (changed("<Q", segment_place(1) + 8, 1 << 40), "claim"),
    "segment of no size": (changed("<Q", segment_place(1) + 32, 0), "in no segment"),
    "strings elsewhere": (
        changed("<Q", tag_place(elf.DT_STRTAB), 1 << 40),
        "strings .* in no segment",
    ),
    "strings of 4 GB": (
        changed("<Q", tag_place(elf.DT_STRSZ), 1 << 32),
        "strings claim 4294967296",
    ),
    "strings of no size": (changed("<Q", tag_place(elf.DT_STRSZ), 0), "no strings"),
    "strings that end early": (
        changed("<Q", tag_place(elf.DT_STRSZ), 9),
        "lie outside their table",
    ),
    "symbols elsewhere": (
        changed("<Q", tag_place(elf.DT_SYMTAB), 1 << 63),
        "symbols .* in no segment",
    ),
    "hash table elsewhere": (changed("<Q", tag_place(elf.DT_GNU_HASH), 1 << 63), "hash tables"),
    "relocations of 4 GB": (changed("<Q", tag_place(elf.DT_RELASZ), 1 << 32), "relocations claim"),
    "calls of 4 GB": (changed("<Q", tag_place(elf.DT_PLTRELSZ), 1 << 32), "relocations claim"),
    "relocations elsewhere": (changed("<Q", tag_place(elf.DT_RELA), 1 << 63), "in no segment"),
    "version needs elsewhere": (changed("<Q", tag_place(elf.DT_VERNEED), 1 << 63), "version needs"),
    "versions elsewhere": (changed("<Q", tag_place(elf.DT_VERSYM), 1 << 63), "symbol versions"),
    "name of a library outside": (
        changed("<Q", tag_place(elf.DT_NEEDED), 1 << 40),
        "outside their",
    ),
}


@pytest.mark.parametrize(("data", "why"), LIES.values(), ids=LIES)
def test_lie_is_refused_with_its_name(data: bytes, why: str) -> None:
    with pytest.raises(UnreadableInputError, match=rf"^hostile.so is .*{why}"):
        read_binary(MemoryBytes(data, "hostile.so"), "hostile.so")


def test_segment_may_claim_more_than_the_file_has() -> None:
    assert read(changed("<Q", segment_place(1) + 32, 1 << 40)) == read(X86_64)


def test_dynamic_section_may_lack_its_end() -> None:
    end = tag_place(elf.DT_VERSYM) + 8
    start = segment_place(2) + 8
    size = end - struct.unpack_from("<Q", X86_64, start)[0]

    assert read(changed("<Q", start + 24, size)) == read(X86_64)


# ---- written from scratch

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
    assert "overlap" in refusal(data)
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
    "chains without an end": (gnu_hash(1, bytes(10_000)), "hash chains have no end"),
    "chains elsewhere": (gnu_hash(1 << 31, b""), "hash chains lie at address"),
    "a lying count": (gnu_hash(400, b"\1\0\0\0" * 401), "symbols claim 9624 bytes"),
    "most buckets": (
        struct.pack("<IIIII", (1 << 32) - 1, 1, 0, 0, 0),
        "hash buckets claim 17179869180",
    ),
    "the largest filter": (struct.pack("<IIII", 1, 1, (1 << 32) - 1, 0), "hash buckets lie at"),
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

    assert "symbols claim" in refusal(written(tags, sysv_hash(symbols) + symbol(0)))


@pytest.mark.parametrize("number", [2, 1 << 20, (1 << 32) - 1])
def test_relocation_for_a_symbol_that_is_not_there_is_refused(number: int) -> None:
    relocation = struct.pack("<QQQ", 0, number << 32 | 1, 0)

    why = refusal(library_of_symbols(b"", relocation))

    assert "symbols claim" in why


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
