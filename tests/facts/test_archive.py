"""Archives: every byte is the one zipfile gives, and hostile ones are refused with the reason."""

import io
import struct
import warnings
import zipfile
from functools import cache

import pytest
from bounded_reading import CountingBytes
from hypothesis import given
from hypothesis import strategies as st
from laws import tried
from library_like import library_like

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.archives.member import DeflatedMember
from opwright.facts.archives.zip_archive import Archive

DEFLATED, STORED = zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED


def zipped(*members: tuple[str, bytes], method: int = DEFLATED) -> bytes:
    file = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(file, "w", method) as archive:
        warnings.simplefilter("ignore")  # duplicate names are written on purpose
        for name, data in members:
            archive.writestr(name, data)
    return file.getvalue()


def opened(data: bytes) -> Archive:
    return Archive(MemoryBytes(data, "x.whl"), "x.whl")


def read_all(data: bytes) -> dict[str, bytes]:
    archive = opened(data)
    return {member.name: archive.read(member) for member in archive.members}


BIG_SIZE = 26 << 20


@cache
def big() -> bytes:
    return library_like(BIG_SIZE)


@cache
def big_zipped(method: int) -> bytes:
    return zipped(("a/big.so", big()), ("a/small.txt", b"small"), method=method)


SMALL = zipped(("a/one.so", b"one" * 1000), ("a/two.txt", b"two"))


@given(
    contents=st.dictionaries(st.text("abc_é-./", min_size=1).map("m{}".format), st.binary()),
    method=st.sampled_from([DEFLATED, STORED]),
)
def test_members_are_those_of_zipfile(contents: dict[str, bytes], method: int) -> None:
    contents = {name: data for name, data in contents.items() if ".." not in name.split("/")}

    assert read_all(zipped(*contents.items(), method=method)) == contents


@tried(0.4)
@given(
    reads=st.lists(
        st.tuples(st.integers(0, BIG_SIZE), st.integers(0, 200_000), st.sampled_from([0, 1, 2])),
        min_size=1,
        max_size=6,
    ),
    far=st.booleans(),
)
def test_every_range_of_a_large_member_is_exact(
    reads: list[tuple[int, int, int]],
    far: bool,  # noqa: FBT001
) -> None:
    archive = Archive(MemoryBytes(big_zipped(DEFLATED), "x.whl"), "x.whl", far=far)
    source = archive.open(archive.members[0])

    assert isinstance(source, DeflatedMember)
    for place, size, end in reads:
        offset = (place, place % 1_000_000, BIG_SIZE - place % 1_000_000)[end]
        offset = max(0, min(offset, BIG_SIZE - size))
        assert source.read(offset, size) == big()[offset : offset + size]


def test_end_of_a_large_member_is_had_without_the_rest() -> None:
    source = CountingBytes(big_zipped(DEFLATED))
    archive = Archive(source, "x.whl", far=True)
    member = archive.open(archive.members[0])

    source.count = 0
    assert member.read(BIG_SIZE - 3000, 3000) == big()[-3000:]

    assert source.count < 2_000_000


@pytest.mark.parametrize("method", [DEFLATED, STORED])
def test_reading_past_the_end_is_refused(method: int) -> None:
    archive = opened(big_zipped(method))
    source = archive.open(archive.members[0])

    for offset, size in [(BIG_SIZE, 1), (-1, 1), (0, -1), (0, BIG_SIZE + 1)]:
        with pytest.raises(UnreadableInputError, match="truncated"):
            source.read(offset, size)


def test_damage_in_the_middle_of_a_large_member_is_found_when_it_is_read_through() -> None:
    data = bytearray(big_zipped(DEFLATED))
    data[len(data) // 2] ^= 0xFF
    archive = opened(bytes(data))
    source = archive.open(archive.members[0])

    with pytest.raises(UnreadableInputError, match="damaged"):
        source.read(0, BIG_SIZE)


def test_large_member_is_not_read_whole() -> None:
    archive = opened(SMALL)

    with pytest.raises(UnreadableInputError, match="more than the limit of 10"):
        archive.read(archive.members[0], limit=10)


def test_member_is_found_by_name() -> None:
    archive = opened(SMALL)

    assert archive.member("a/two.txt") == archive.members[1]
    assert archive.member("nothing") is None


# ---- Hostile archives --------------------------------------------------------------


def in_directory(offset: int, code: str, value: int, data: bytes = SMALL) -> bytes:
    """Return an archive with one field of its first directory entry changed."""
    return patched(data, data.index(b"PK\1\2") + offset, code, value)


def patched(data: bytes, place: int, code: str, value: int) -> bytes:
    changed = bytearray(data)
    struct.pack_into("<" + code, changed, place, value)
    return bytes(changed)


def both(offset_in_header: int, code: str, value: int) -> bytes:
    """Return an archive with a field changed in the local header and in the directory."""
    return in_directory(
        offset_in_header + 2, code, value, patched(SMALL, offset_in_header, code, value)
    )


HOSTILE = {
    "empty": (b"", "not a complete zip archive"),
    "not a zip": (b"\x7fELF" + bytes(5000), "not a complete zip archive"),
    "cut": (SMALL[:-30], "not a complete zip archive"),
    "start is missing": (SMALL[9:], "disagrees|not a complete|overlaps"),
    "duplicate names": (zipped(("x.so", b"1"), ("x.so", b"2")), "duplicate member 'x.so'"),
    "name with ..": (zipped(("a/../../x.so", b"1")), "points outside the archive"),
    "absolute name": (zipped(("/etc/x.so", b"1")), "absolute"),
    "drive": (zipped(("c:x.so", b"1")), "absolute"),
    "backslash": (zipped(("a\\x.so", b"1")), "backslash"),
    "nul": (SMALL.replace(b"a/one.so", b"a\0one.so"), "NUL"),
    "encrypted": (both(6, "H", 1), "encrypted"),
    "method 99": (both(8, "H", 99), "compression method 99"),
    "bomb ratio": (both(22, "I", 1 << 30), "more than its data can inflate to"),
    "stored with two sizes": (both(8, "H", 0), "two sizes"),
    "more than declared": (both(22, "I", 2999), "more than the declared 2999 bytes"),
    "fewer than declared": (both(22, "I", 3001), "inflates to 3000"),
    "wrong crc": (both(14, "I", 1), "CRC-32"),
    "header of another name": (
        SMALL.replace(b"a/one.so", b"a/0ne.so", 1),
        "does not match the central directory",
    ),
    "header of another size": (patched(SMALL, 22, "I", 7), "does not match the central directory"),
    "header of another method": (patched(SMALL, 8, "H", 0), "does not match the central directory"),
    "no header": (patched(SMALL, 0, "I", 0), "does not match the central directory"),
    "end without a directory": (patched(SMALL, len(SMALL) - 10, "Q", 0), "end says 2"),
    "fewer in the end": (patched(SMALL, len(SMALL) - 12, "H", 1), "2 members, and its end says 1"),
    "overlap": (in_directory(20, "I", 5000), "overlaps"),
}


@pytest.mark.parametrize(("data", "reason"), HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_archive_is_refused_with_the_reason(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableInputError, match=reason):
        read_all(data)


def test_two_members_with_the_same_data_are_refused() -> None:
    first = SMALL.index(b"PK\1\2")
    second = SMALL.index(b"PK\1\2", first + 4)

    with pytest.raises(UnreadableInputError, match="overlaps"):
        opened(patched(SMALL, second + 42, "I", 0))


def test_wrong_crc_of_a_stored_member_is_refused() -> None:
    data = zipped(("x", b"hello"), method=STORED).replace(b"hello", b"hallo")

    with pytest.raises(UnreadableInputError, match="CRC-32"):
        read_all(data)


def test_sizes_in_a_data_descriptor_are_accepted() -> None:
    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

        def seek(self, *_: int) -> int:
            raise io.UnsupportedOperation

    file = Pipe()
    with zipfile.ZipFile(file, "w", DEFLATED) as archive:
        archive.writestr("x", b"streamed")

    assert read_all(file.getvalue()) == {"x": b"streamed"}


def test_zip64_sizes_in_the_local_header_are_accepted() -> None:
    file = io.BytesIO()
    with (
        zipfile.ZipFile(file, "w", DEFLATED) as archive,
        archive.open("x", "w", force_zip64=True) as x,
    ):
        x.write(b"large in spirit")

    assert read_all(file.getvalue()) == {"x": b"large in spirit"}


@tried(4)
@given(
    changes=st.lists(
        st.tuples(st.integers(0, len(SMALL) - 1), st.integers(0, 255)), min_size=1, max_size=4
    ),
    length=st.integers(0, len(SMALL)) | st.just(len(SMALL)),
)
def test_random_damage_is_refused_or_harmless(changes: list[tuple[int, int]], length: int) -> None:
    data = bytearray(SMALL)
    for place, value in changes:
        data[place] = value

    try:
        read_all(bytes(data[:length]))
    except UnreadableInputError as error:
        assert "x.whl" in str(error)  # noqa: PT017 - harmless changes raise nothing


@tried(0.2)
@given(place=st.integers(0, BIG_SIZE), value=st.integers(0, 255))
def test_random_damage_of_a_large_archive_is_refused_or_harmless(place: int, value: int) -> None:
    data = bytearray(big_zipped(DEFLATED))
    data[place % len(data)] = value

    try:
        archive = opened(bytes(data))
        source = archive.open(archive.members[0])
        for offset in (0, source.size // 2, source.size - 64):
            source.read(offset, 64)
    except UnreadableInputError as error:
        assert "x.whl" in str(error)  # noqa: PT017 - harmless changes raise nothing
