"""Damaged libraries, made from good ones by edits: each is read or refused with a reason, at little cost."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from bounded_reading import most_memory, read
from elftools.elf.elffile import ELFFile
from hypothesis import given
from hypothesis import strategies as st
from laws import tried

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf import dynamic as elf
from opwright.facts.elf.binary import read_binary

BINARIES = Path(__file__).parent.parent / "binaries"
GOOD = {path.name: path.read_bytes() for path in sorted(BINARIES.glob("*.so"))}
X86_64 = GOOD["x86_64.so"]


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


@tried(20)
@given(name=st.sampled_from(sorted(GOOD)), chance=st.randoms(use_true_random=False))
def test_damaged_library_is_read_or_refused(name: str, chance: Random) -> None:
    read(damaged(name, chance))


@tried(6)
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
    "class": (changed("<B", 4, 3), "unknown class or byte order"),
    "byte order": (changed("<B", 5, 0), "unknown class or byte order"),
    "class of another width": (changed("<B", 4, 1), "no dynamic section"),
    "other byte order": (changed("<B", 5, 2), "not a shared library"),
    "program headers beyond the end": (changed("<Q", 32, len(X86_64) - 1), "program headers"),
    "program headers at the end of the world": (
        changed("<Q", 32, (1 << 64) - 1),
        "past the end of the file",
    ),
    "most program headers": (
        changed("<H", 56, 0xFFFF),
        "program headers .* past the end of the file",
    ),
    "no program headers": (changed("<H", 56, 0), "no dynamic section"),
    "short program headers": (changed("<H", 54, 32), "program headers of 32 bytes, expected 56"),
    "no dynamic section": (changed("<I", segment_place(2), 4), "no dynamic section"),
    "dynamic section of no size": (changed("<Q", segment_place(2) + 32, 0), "no dynamic section"),
    "dynamic section of 4 GB": (changed("<Q", segment_place(2) + 32, 1 << 32), "dynamic entries"),
    "dynamic section beyond the end": (
        changed("<Q", segment_place(2) + 8, 1 << 40),
        "past the end of the file",
    ),
    "segment beyond the end": (changed("<Q", segment_place(1) + 8, 1 << 40), "need"),
    "segment of no size": (changed("<Q", segment_place(1) + 32, 0), "not in any segment"),
    "strings elsewhere": (
        changed("<Q", tag_place(elf.DT_STRTAB), 1 << 40),
        "strings .* not in any segment",
    ),
    "strings of 4 GB": (
        changed("<Q", tag_place(elf.DT_STRSZ), 1 << 32),
        "strings need 4294967296",
    ),
    "strings of no size": (changed("<Q", tag_place(elf.DT_STRSZ), 0), "no string table"),
    "strings that end early": (
        changed("<Q", tag_place(elf.DT_STRSZ), 9),
        "extend past their table",
    ),
    "symbols elsewhere": (
        changed("<Q", tag_place(elf.DT_SYMTAB), 1 << 63),
        "symbols .* not in any segment",
    ),
    "hash table elsewhere": (changed("<Q", tag_place(elf.DT_GNU_HASH), 1 << 63), "hash tables"),
    "relocations of 4 GB": (changed("<Q", tag_place(elf.DT_RELASZ), 1 << 32), "relocations need"),
    "calls of 4 GB": (changed("<Q", tag_place(elf.DT_PLTRELSZ), 1 << 32), "relocations need"),
    "relocations elsewhere": (changed("<Q", tag_place(elf.DT_RELA), 1 << 63), "not in any segment"),
    "version needs elsewhere": (changed("<Q", tag_place(elf.DT_VERNEED), 1 << 63), "version needs"),
    "versions elsewhere": (changed("<Q", tag_place(elf.DT_VERSYM), 1 << 63), "symbol versions"),
    "name of a library outside": (
        changed("<Q", tag_place(elf.DT_NEEDED), 1 << 40),
        "past their table",
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
