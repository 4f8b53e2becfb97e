"""Headers of torch and of the CUDA runtime, taken from published wheels by ranges."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from torch_wheels import PublishedWheel, pinned_wheel

from opwright.facts.archive import Archive, Member
from opwright.facts.remote import RemoteFile

_GAP = 1 << 18
"""Bytes between two headers that are not worth a request of their own."""
_HEADER = 512
"""More than the local header of a member takes."""
_OLDEST_CUDA = "11.7"
"""Older toolkits are not on the index."""
_OF_TORCH = re.compile(r"torch/include/((?:ATen|c10|caffe2|pybind11|torch)/.+)")
_OF_CUDA = re.compile(r"nvidia/\w+/include/((?:crt/)?[^/]+\.h(?:pp)?)")


class Headers:
    """The headers in a wheel."""

    def __init__(self, wheel: PublishedWheel, wanted: re.Pattern[str]) -> None:
        self.wheel = wheel
        self._remote = RemoteFile(wheel.file.url)
        self._archive = Archive(self._remote, wheel.file.name, far=True)
        self._files = {
            member: PurePosixPath(found[1])
            for member in self._archive.members
            if not member.name.endswith("/") and (found := wanted.fullmatch(member.name))
        }

    def write(self, folder: Path) -> int:
        """Write them below `folder`; return how many bytes were received in all."""
        for span in _spans(self._files):
            begin, end = span[0].header_offset, _end(span[-1])
            self._remote.read(begin, min(end, self._remote.size) - begin)  # all in one request
            for member in span:
                path = folder / self._files[member]
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(self._archive.read(member))
        return self._remote.received


def torch_headers(wheel: PublishedWheel) -> Headers:
    """Return the headers of torch."""
    return Headers(wheel, _OF_TORCH)


def cuda_headers(cuda: str) -> tuple[Headers, ...]:
    """Return the headers of the CUDA runtime, of which NVIDIA packs a part with the compiler."""
    cuda = max(cuda, _OLDEST_CUDA, key=_as_numbers)
    major = cuda.partition(".")[0]
    names = (
        (f"nvidia-cuda-runtime-cu{major}", f"nvidia-cuda-nvcc-cu{major}")
        if major in ("11", "12")
        else ("nvidia-cuda-runtime", "nvidia-cuda-crt")
    )
    wheels = [pinned_wheel(f"{name}=={cuda}.*") for name in names]
    return tuple(Headers(wheel, _OF_CUDA) for wheel in wheels if wheel)


def _as_numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _spans(members: Iterable[Member]) -> list[list[Member]]:
    """Return members in groups that lie close together."""
    spans: list[list[Member]] = []
    for member in sorted(members, key=lambda member: member.header_offset):
        if spans and member.header_offset - _end(spans[-1][-1]) < _GAP:
            spans[-1].append(member)
        else:
            spans.append([member])
    return spans


def _end(member: Member) -> int:
    return member.header_offset + member.compressed_size + _HEADER
