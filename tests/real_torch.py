"""
Published releases of torch to build against and to load into, as far as C++ on a CPU needs them.

Read from the wheels on the index by ranges: the headers, and the few libraries that code without
Python and without a GPU runs in, 120 of 900 MB. Nothing is installed. Wants `tools` on the path.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from filelock import FileLock
from packaging.version import Version
from torch_headers import torch_headers
from torch_wheels import PublishedWheel, pinned_wheel, torch_wheel

from opwright.facts.archives.zip_archive import Archive
from opwright.facts.index.remote import RemoteFile
from opwright.knowledge.torch_releases.symbols.releases import releases

_MACHINE = "x86_64"
_OF_TORCH = re.compile(r"torch/lib/(libc10\.so|libtorch_cpu\.so|libgomp\b[^/]*)")
_OF_CUDA = re.compile(r"nvidia/\w+/lib/(lib(?:cudart|cupti)\.so\.\d+)")
"""What libtorch_cpu.so lists of CUDA's, though nothing here calls it."""
_OF_CUTLASS = re.compile(r"cutlass_library/source/((?:tools/util/)?include/\S+\.(?:h|hpp|inl))")
_PINS_OF_CUDA = ("nvidia-cuda-runtime", "nvidia-cuda-cupti")
_LARGEST = 1 << 30


def include(version: str, kept_in: Path) -> Path:
    """Return a folder with the headers of a release, `ATen/core/Tensor.h`; fetched once."""

    def write(folder: Path) -> None:
        torch_headers(_wheel(version)).write(folder)

    return once(kept_in / version / "torch" / "include", write)


def libraries(version: str, kept_in: Path) -> Path:
    """Return a folder with libtorch_cpu.so of a release and what that needs; fetched once."""
    (release,) = (r for r in releases(_MACHINE) if r.version == version)
    pins = [pin for pin in release.pins if pin.startswith(_PINS_OF_CUDA)]

    def write(folder: Path) -> None:
        _extract([_wheel(version)], _OF_TORCH, folder)
        _extract(filter(None, map(pinned_wheel, pins)), _OF_CUDA, folder)

    return once(kept_in / version / "torch" / "lib", write)


def cutlass(version: str, kept_in: Path) -> tuple[Path, Path]:
    """Return the folders with the headers of a CUTLASS, and with those of its tools; fetched once."""

    def write(folder: Path) -> None:
        _extract(filter(None, [pinned_wheel(f"nvidia-cutlass=={version}")]), _OF_CUTLASS, folder)

    folder = once(kept_in / "cutlass" / version, write)
    return folder / "include", folder / "tools" / "util" / "include"


def _wheel(version: str) -> PublishedWheel:
    return torch_wheel(Version(version), _MACHINE)[0]


def _extract(wheels: Iterable[PublishedWheel], wanted: re.Pattern[str], folder: Path) -> None:
    """Write the members of that name; the archive's CRC-32 of each is checked."""
    for wheel in wheels:
        archive = Archive(RemoteFile(wheel.file.url), wheel.file.name, far=True)
        for member in archive.members:
            if found := wanted.fullmatch(member.name):
                path = folder / found[1]
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(archive.read(member, limit=_LARGEST))


def once(folder: Path, write: Callable[[Path], None]) -> Path:
    """Return a folder, written whole before it gets its name, so that what is there is complete."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{folder}.lock"):  # pytest -n has several processes that want it
        if not folder.exists():
            unfinished = Path(tempfile.mkdtemp(prefix="unfinished-", dir=folder.parent))
            try:
                write(unfinished)
                unfinished.rename(folder)
            finally:
                shutil.rmtree(unfinished, ignore_errors=True)
    return folder
