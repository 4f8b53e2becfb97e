"""
A wheel of torch on a server: its libraries are read by their two ends, which hold their tables.

Between those lie hundreds of megabytes of code for GPUs, which are worth nothing here.
"""

from __future__ import annotations

from contextlib import suppress

from opwright.facts.archives.byte_source import ByteSource, MemoryBytes, UnknownBytesError
from opwright.facts.archives.member import DeflatedMember
from opwright.facts.archives.zip_archive import Archive, Member
from opwright.facts.index.digests import Digest
from opwright.facts.index.remote import open_url
from opwright.facts.torch.build import is_elsewhere, read_library, read_torch_archive
from opwright.model import TorchBuild

_LONGEST_TAIL = 192 << 20
"""Of inflated bytes. Old releases have up to 50 MB of names there, those for aarch64 a symbol table of 130 MB."""
_SMALL = 24 << 20
"""Compressed size up to which a file is fetched whole, since its ends would take as much."""
_FURTHER_TAILS = (1 << 25, 1 << 26)
_LONGEST_WAY = 64 << 20
"""How far into a member to inflate: the symbols of the largest library end before that."""


def read_remote_torch(
    url: str, *, ca_file: str | None = None, digest: Digest | None = None
) -> TorchBuild:
    """Read a wheel of torch behind an http, https or file address, by ranges."""
    source = open_url(url, ca_file=ca_file, digest=digest)
    name = url.partition("#")[0].rpartition("/")[2]
    archive = Archive(source, name, far=True)
    return read_torch_archive(archive, lambda member: open_ends(archive, member))


def open_ends(archive: Archive, member: Member) -> ByteSource:
    """Return a library's two ends if they have its tables, else all of it, inflated once."""
    source = archive.open(member)
    if is_elsewhere(member.name):  # its tables are in the middle, where no end leads to
        return source
    if not isinstance(source, DeflatedMember):
        return source
    if member.compressed_size > _SMALL:
        ends = _Ends(source)
        with suppress(UnknownBytesError):
            read_library(ends, member.name)
            return ends
    return MemoryBytes(archive.read(member, limit=member.size), member.name)


class _Ends:
    """The two ends of a large member; its middle is not worth what it takes to get there."""

    def __init__(self, member: DeflatedMember) -> None:
        self._member = member
        member.keep_more_of_the_end(_LONGEST_TAIL, *_FURTHER_TAILS)
        self.size = member.size

    def read(self, offset: int, size: int) -> bytes:
        if (data := self._member.at_its_ends(offset, size, longest_way=_LONGEST_WAY)) is None:
            raise UnknownBytesError(f"bytes {offset} to {offset + size}")
        return data
