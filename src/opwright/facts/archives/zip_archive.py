"""Zip archives, which wheels are, read in place: nothing is unpacked and no name is trusted."""

from __future__ import annotations

import io
import struct
import zipfile
from itertools import pairwise

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, MemoryBytes
from opwright.facts.archives.deflate import MAXIMUM_RATIO, PIECE_IN
from opwright.facts.archives.member import DeflatedMember, inflate_whole
from opwright.model.named_tuple import NamedTuple

_MOST_MEMBERS = 200_000
_LARGEST_MEMBER = 8 << 30
_LARGEST_DIRECTORY = 64 << 20
_LARGEST_READ = 64 << 20
_WHOLE_WHEN_NEAR = 16 << 20  # inflates in 20 ms; two threads hold two
_WHOLE_WHEN_FAR = 1 << 20  # of compressed bytes, which are what costs
_USUAL_EXTRA = 64
_LOCAL_HEADER = struct.Struct("<4s5H3I2H")
_END = struct.Struct("<4s4H2IH")
_LONGEST_COMMENT = 0xFFFF
_MANY = 0xFFFF
"""More members than the end of an archive can say, as zip64 has them."""
_ENCRYPTED, _SIZES_FOLLOW, _UTF8 = 0x1, 0x8, 0x800
_IN_ZIP64_FIELD = 0xFFFFFFFF


class Member(NamedTuple):
    """A file in an archive, as the central directory describes it."""

    name: str
    size: int
    compressed_size: int
    crc: int
    method: int
    flags: int
    header_offset: int


class Archive:
    """The members of a zip archive over any source; `far` when each range costs a round trip."""

    def __init__(self, source: ByteSource, name: str, *, far: bool = False) -> None:
        self.name = name
        self._source, self._far = source, far
        infos, directory_offset = _read_directory(source, name)
        self.members = tuple(_member(info, name) for info in infos)
        self._by_name = {member.name: member for member in self.members}
        if len(self._by_name) != len(self.members):
            raise _refused(name, f"duplicate member {_duplicate(self.members)!r}")
        _check_overlaps(self.members, directory_offset, name)

    def member(self, name: str) -> Member | None:
        """Return the member of that name; None when there is none."""
        return self._by_name.get(name)

    def read(self, member: Member, *, limit: int = _LARGEST_READ) -> bytes:
        """Return all bytes of a small member, its CRC-32 checked."""
        if member.size > limit:
            raise _refused(
                self.name, f"{member.name} has {member.size} bytes, more than the limit of {limit}"
            )
        if self._far:
            self._fetch_ahead(member, min(member.compressed_size, _WHOLE_WHEN_FAR))
        whole = self._whole(member, self._data_of(member))
        return whole.read(0, whole.size)

    def open(self, member: Member) -> ByteSource:
        """Return the bytes of a member by range, in bounded memory whatever its size."""
        small = self._is_small(member)
        if self._far:
            self._fetch_ahead(member, member.compressed_size if small else PIECE_IN)
        data = self._data_of(member)
        if small:
            return self._whole(member, data)
        if member.method == zipfile.ZIP_STORED:
            return data
        return DeflatedMember(
            data, size=member.size, crc=member.crc, name=self._path(member), far=self._far
        )

    def _fetch_ahead(self, member: Member, size: int) -> None:
        """Have a far source fetch header and data in one request."""
        size += _LOCAL_HEADER.size + len(_encoded_name(member)) + _USUAL_EXTRA
        self._source.read(member.header_offset, min(size, self._source.size - member.header_offset))

    def _is_small(self, member: Member) -> bool:
        near_enough = not self._far or member.compressed_size <= _WHOLE_WHEN_FAR
        return near_enough and member.size <= _WHOLE_WHEN_NEAR

    def _whole(self, member: Member, data: ByteSource) -> MemoryBytes:
        stored = member.method == zipfile.ZIP_STORED
        path = self._path(member)
        return inflate_whole(data, size=member.size, crc=member.crc, name=path, stored=stored)

    def _data_of(self, member: Member) -> _Range:
        """Return the compressed bytes, once the local header agrees with the directory."""
        header = self._source.read(member.header_offset, _LOCAL_HEADER.size)
        magic, _, flags, method, _, _, crc, compressed, size, name_size, extra_size = (
            _LOCAL_HEADER.unpack(header)
        )
        begin = member.header_offset + _LOCAL_HEADER.size
        told = [flags & ~_SIZES_FOLLOW, method, self._source.read(begin, name_size)]
        known = [member.flags & ~_SIZES_FOLLOW, member.method, _encoded_name(member)]
        if not flags & _SIZES_FOLLOW:
            told += [crc, compressed, size]
            known += [member.crc, *_as_in_header(compressed, member.compressed_size)]
            known += _as_in_header(size, member.size)
        if magic != b"PK\3\4" or told != known:
            raise _refused(
                self.name, f"the local header of {member.name} does not match the central directory"
            )
        return _Range(
            self._source, begin + name_size + extra_size, member.compressed_size, self._path(member)
        )

    def _path(self, member: Member) -> str:
        return f"{member.name} in {self.name}"


class _Range:
    """A part of a source, as a source of its own."""

    def __init__(self, source: ByteSource, start: int, size: int, name: str) -> None:
        self._source, self._start, self._name = source, start, name
        self.size = size

    def read(self, offset: int, size: int) -> bytes:
        if offset < 0 or size < 0 or offset + size > self.size:
            raise UnreadableInputError(
                f"{self._name} is truncated: bytes {offset} to {offset + size} are past its end "
                f"({self.size} bytes); download or build it again"
            )
        return self._source.read(self._start + offset, size)


class _SourceFile(io.RawIOBase):
    """A source as the file that zipfile wants, for the directory alone."""

    def __init__(self, source: ByteSource) -> None:
        self._source, self._position = source, 0

    def seekable(self) -> bool:
        return True

    def readable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._position

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        base = (0, self._position, self._source.size)[whence]
        if base + offset < 0:
            raise OSError("seek before the start")
        self._position = base + offset
        return self._position

    def read(self, size: int = -1) -> bytes:
        left = max(0, self._source.size - self._position)
        size = left if size < 0 else min(size, left)
        if size > _LARGEST_DIRECTORY:
            raise OSError(f"the central directory has {size} bytes")
        data = self._source.read(self._position, size) if size else b""
        self._position += len(data)
        return data


def _read_directory(source: ByteSource, name: str) -> tuple[list[zipfile.ZipInfo], int]:
    """Return the entries of the central directory, and where it begins."""
    file = _SourceFile(source)
    try:
        with zipfile.ZipFile(file) as archive:
            infos, start = archive.infolist(), archive.start_dir
    except (zipfile.BadZipFile, OSError, ValueError, struct.error, NotImplementedError) as error:
        raise UnreadableInputError(
            f"{name} is not a complete zip archive ({error}); download or build it again"
        ) from error
    if (stated := _stated_members(source)) not in (len(infos) & _MANY, _MANY):
        raise _refused(name, f"its directory has {len(infos)} members, and its end says {stated}")
    return infos, start


def _stated_members(source: ByteSource) -> int:
    """Return how many members the end of an archive says that there are: `_MANY` where it is said elsewhere."""
    for comment in (0, _LONGEST_COMMENT):  # most have no comment
        size = min(source.size, _END.size + comment)
        tail = source.read(source.size - size, size)
        at = tail.rfind(b"PK\5\6")
        if 0 <= at <= size - _END.size:
            return int(_END.unpack_from(tail, at)[4])
    return _MANY


def _member(info: zipfile.ZipInfo, archive: str) -> Member:
    name = info.orig_filename
    if reason := _why_unsafe(name) or _why_unreadable(info):
        raise _refused(archive, reason)
    return Member(
        name=name,
        size=info.file_size,
        compressed_size=info.compress_size,
        crc=info.CRC,
        method=info.compress_type,
        flags=info.flag_bits,
        header_offset=info.header_offset,
    )


def _why_unsafe(name: str) -> str | None:
    if "\0" in name or "\\" in name:
        return f"the member name {name!r} contains a NUL or a backslash"
    if not name or name.startswith("/") or name[1:2] == ":":
        return f"the member name {name!r} is absolute or empty"
    if ".." in name.split("/"):
        return f"the member name {name!r} points outside the archive"
    return None


def _why_unreadable(info: zipfile.ZipInfo) -> str | None:
    name = info.orig_filename
    if info.flag_bits & _ENCRYPTED:
        return f"{name} is encrypted"
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return f"{name} uses compression method {info.compress_type}; only 0 and 8 are supported"
    if info.file_size > _LARGEST_MEMBER:
        return f"{name} declares {info.file_size} bytes, more than any library needs"
    if info.compress_type == zipfile.ZIP_STORED and info.file_size != info.compress_size:
        return f"{name} is stored, but its two sizes differ"
    if info.file_size > MAXIMUM_RATIO * info.compress_size:
        return f"{name} declares {info.file_size} bytes, more than its data can inflate to"
    return None


def _check_overlaps(members: tuple[Member, ...], directory_offset: int, archive: str) -> None:
    if len(members) > _MOST_MEMBERS:
        raise _refused(archive, f"too many members ({len(members)})")
    in_order = sorted(members, key=lambda member: member.header_offset)
    starts = [*(member.header_offset for member in in_order), directory_offset]
    for member, (start, end) in zip(in_order, pairwise(starts), strict=True):
        head = _LOCAL_HEADER.size + len(_encoded_name(member))
        if start < 0 or start + head + member.compressed_size > end:
            raise _refused(archive, f"{member.name} overlaps the data after it")


def _duplicate(members: tuple[Member, ...]) -> str:
    names = sorted(member.name for member in members)
    return next(one for one, other in pairwise(names) if one == other)


def _encoded_name(member: Member) -> bytes:
    return member.name.encode("utf-8" if member.flags & _UTF8 else "cp437")


def _as_in_header(told: int, size: int) -> list[int]:
    """Return what a local header may say of a size: itself, or that the zip64 field has it."""
    return [told] if told == _IN_ZIP64_FIELD else [size]


def _refused(archive: str, reason: str) -> UnreadableInputError:
    return UnreadableInputError(f"{archive} is rejected: {reason}; download or build it again")
