"""Headers of torch and of the CUDA runtime, taken from published wheels by ranges."""

from __future__ import annotations

import os
import re
from pathlib import Path

from torch_wheels import PublishedWheel, pinned_wheel

from opwright.facts.archives.member_files import write_members
from opwright.facts.archives.zip_archive import Archive
from opwright.facts.index.remote import RemoteFile

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
            member: found[1]
            for member in self._archive.members
            if not member.name.endswith("/") and (found := wanted.fullmatch(member.name))
        }

    def write(self, folder: Path) -> int:
        """Write them below `folder`; return how many bytes were received in all."""
        write_members(self._archive, self._remote, self._files, os.fspath(folder))
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
