"""Members of an archive far away, written as files: those that lie close together come in one request."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.archives.zip_archive import Archive, Member

_GAP = 1 << 18
"""Bytes between two members that are not worth a request of their own."""
_LONGEST_SPAN = 6 << 20
"""What is kept of a far source while it is written."""
_HEADER = 512
"""More than the local header of a member takes."""


def write_members(
    archive: Archive, source: ByteSource, wanted: Mapping[Member, str], folder: str
) -> None:
    """Write members to paths below a folder; the archive's CRC-32 of each is checked."""
    for span in _spans(wanted):
        begin, end = span[0].header_offset, _end(span[-1])
        source.read(begin, min(end, source.size) - begin)  # all in one request
        for member in span:
            path = os.path.join(folder, wanted[member])
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as opened:
                opened.write(archive.read(member))


def _spans(members: Iterable[Member]) -> list[list[Member]]:
    """Return members in groups that lie close together."""
    spans: list[list[Member]] = []
    for member in sorted(members, key=lambda member: member.header_offset):
        last = spans[-1] if spans else []
        near = last and member.header_offset - _end(last[-1]) < _GAP
        if near and _end(member) - last[0].header_offset < _LONGEST_SPAN:
            last.append(member)
        else:
            spans.append([member])
    return spans


def _end(member: Member) -> int:
    return member.header_offset + member.compressed_size + _HEADER
