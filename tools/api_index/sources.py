"""
Where the files of each release of each domain come from: members of published wheels, read by ranges.

A release is named by its series, `2.13`; read is the newest of the series that the index has. What a
release's parts are is known before any is read, so that a part that could not be had is known as such.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from packaging.version import Version
from torch_wheels import PublishedWheel, WheelReader, published_wheels, torch_wheel

from opwright.facts.archives.member_files import write_members
from opwright.facts.archives.zip_archive import Archive
from opwright.facts.index.remote import RemoteFile

_HEADER = r"\.(?:h|hpp|cuh|inl|inc)"


class Part(NamedTuple):
    """A wheel of a release, and which of its members are wanted: the pattern's group is the path as it is used."""

    package: str
    wheel: PublishedWheel
    wanted: str


class Release(NamedTuple):
    """A release of a domain: its series, its version, and its parts; None for one that the index lacks."""

    series: str
    version: str
    parts: tuple[Part, ...]
    missing: tuple[str, ...] = ()
    """Packages that belong to it and are not to be had."""
    python: tuple[int, int] | None = None
    """The Python for which stubs are read."""


class Domain(NamedTuple):
    """Something whose names are indexed."""

    name: str
    language: str
    """`cxx`, `c` or `python`."""
    releases: tuple[Release, ...]


_TORCH_HEADER = rf"torch/(?:lib/)?include/((?:torch/csrc/api/include/)?[\w./+-]+(?:{_HEADER}|THCGenerateByteType))"
_TORCH_MODULE = r"((?:torch|functorch)/(?:[\w./-]+)\.pyi?)"
_OLDEST_TORCH = Version("1.0")


def _series(version: Version) -> str:
    return f"{version.major}.{version.minor}"


def _newest_of_each(
    package: str, oldest: str, *, by_major: bool = False
) -> dict[str, PublishedWheel]:
    """Return the newest wheel of each series, for x86_64 where there is a choice."""
    newest: dict[str, PublishedWheel] = {}
    for wheel in published_wheels(package):
        if wheel.version < Version(oldest) or not (
            wheel.machine == "x86_64" or wheel.file.name.endswith("any.whl")
        ):
            continue
        series = str(wheel.version.major) if by_major else _series(wheel.version)
        have = newest.get(series)
        if have is None or (wheel.version, wheel.build, wheel.file.name) > (
            have.version,
            have.build,
            have.file.name,
        ):
            newest[series] = wheel
    return dict(sorted(newest.items(), key=lambda item: item[1].version))


def _one_package(
    package: str, wanted: str, oldest: str, *, by_major: bool = False
) -> tuple[Release, ...]:
    return tuple(
        Release(series, str(wheel.version), (Part(package, wheel, wanted),))
        for series, wheel in _newest_of_each(package, oldest, by_major=by_major).items()
    )


@cache
def _torch(wanted: str) -> tuple[Release, ...]:
    versions = {
        _series(w.version): w.version
        for w in sorted(published_wheels("torch"), key=lambda wheel: wheel.version)
        if w.machine == "x86_64" and w.version >= _OLDEST_TORCH
    }
    return tuple(
        Release(series, str(version), (Part("torch", torch_wheel(version, "x86_64")[0], wanted),))
        for series, version in versions.items()
    )


_TOOLKIT_PARTS = {
    "cudart": "cuda-runtime", "nvcc": "cuda-nvcc", "crt": "cuda-crt", "cublas": "cublas", "cufft": "cufft",
    "curand": "curand", "cusolver": "cusolver", "cusparse": "cusparse", "nvrtc": "cuda-nvrtc",
    "nvjitlink": "nvjitlink", "profiler": "cuda-profiler-api", "nvtx": "nvtx", "cupti": "cuda-cupti",
    "nvml": "nvml-dev",
}  # fmt: skip
_CUDA_HEADER = rf"nvidia/\w+/include/((?!cccl/)[\w./-]+{_HEADER})"
_CCCL_HEADER = r"nvidia/\w+/include/(?:cccl/)?((?:cub|cuda|thrust|nv)/[\w./-]+)"


def _cuda() -> tuple[Release, ...]:
    parts = tuple(_TOOLKIT_PARTS.values())
    return tuple(_toolkits(parts, _CUDA_HEADER))


def _cccl() -> tuple[Release, ...]:
    return tuple(r for r in _toolkits(("cuda-cccl",), _CCCL_HEADER) if r.parts)


def _toolkits(names: tuple[str, ...], wanted: str) -> Iterator[Release]:
    """Yield the releases of CUDA, whose packages the metadata of `cuda-toolkit` names."""
    for series, wheel in _newest_of_each("cuda-toolkit", "11.8").items():
        pins = _pins(wheel)
        suffix = "" if wheel.version.major >= 13 else f"-cu{wheel.version.major}"  # noqa: PLR2004
        parts, missing = [], []
        for name in names:
            package = f"nvidia-{name}{suffix}"
            if package not in pins:
                continue
            found = _with_version(package, pins[package])
            if found:
                parts.append(Part(name, found, wanted))
            else:
                missing.append(name)
        yield Release(series, str(wheel.version), tuple(parts), tuple(missing))


@cache
def _pins(wheel: PublishedWheel) -> dict[str, str]:
    text = WheelReader(wheel).text(".dist-info/METADATA")
    return dict(re.findall(r"^Requires-Dist: ([\w-]+)==([\w.]+?)(?:\.\*)?;", text, re.MULTILINE))


def _with_version(package: str, version: str) -> PublishedWheel | None:
    wheels = [
        w
        for w in published_wheels(package)
        if w.machine == "x86_64"
        and (str(w.version) == version or str(w.version).startswith(f"{version}."))
    ]
    return max(wheels, key=lambda w: (w.version, w.file.name), default=None)


_TYPESHED = r"mypy/typeshed/(stdlib/[\w./-]+\.pyi|stdlib/VERSIONS)"
_OLD_TYPESHED, FIRST_WITH_NEW = Version("1.14.1"), 10
"""The last of mypy's that has Python 3.8, and the first minor version that the newest has."""
_PYTHONS = range(8, 15)


def _standard_library() -> tuple[Release, ...]:
    wheels = [w for w in published_wheels("mypy") if w.machine == "x86_64"]
    old = min((w for w in wheels if w.version == _OLD_TYPESHED), key=lambda w: w.file.name)
    newest = max(w.version for w in wheels)
    new = min((w for w in wheels if w.version == newest), key=lambda w: w.file.name)
    releases = []
    for minor in _PYTHONS:
        wheel = old if minor < FIRST_WITH_NEW else new
        part = Part("mypy", wheel, _TYPESHED)
        releases.append(Release(f"3.{minor}", f"3.{minor}", (part,), (), (3, minor)))
    return tuple(releases)


_NUMPY_C = rf"numpy/_?core/include/(numpy/[\w./-]+{_HEADER})"
_NUMPY_PYTHON = r"(numpy/(?!.*\btests/)[\w./-]+\.pyi?)"
_TRITON = r"(triton/(?!_C/|third_party/|.*\btests/)[\w./-]+\.pyi?)"
_SETUPTOOLS = (
    r"((?:setuptools|pkg_resources|_distutils_hack)/(?!_vendor|.*\btests/|extern/)[\w./-]+\.py)"
)
_PYBIND11 = rf"pybind11/include/(pybind11/[\w./-]+{_HEADER})"
_CUTLASS = rf"cutlass_library/source/(?:tools/util/)?include/((?:cutlass|cute)/[\w./-]+{_HEADER})"
_CUDNN = rf"nvidia/cudnn/include/([\w./-]+{_HEADER})"


def domain(name: str) -> Domain:
    """Return a domain, its releases oldest first."""
    makers = {
        "torch": lambda: Domain("torch", "cxx", _torch(_TORCH_HEADER)),
        "torch-python": lambda: Domain("torch-python", "python", _torch(_TORCH_MODULE)),
        "cuda": lambda: Domain("cuda", "cxx", _cuda()),
        "cccl": lambda: Domain("cccl", "cxx", _cccl()),
        "cudnn": lambda: Domain("cudnn", "cxx", _one_package("nvidia-cudnn-cu12", _CUDNN, "8.9")),
        "cutlass": lambda: Domain(
            "cutlass", "cxx", _one_package("nvidia-cutlass", _CUTLASS, "3.0")
        ),
        "pybind11": lambda: Domain("pybind11", "cxx", _one_package("pybind11", _PYBIND11, "2.5")),
        "numpy-c": lambda: Domain("numpy-c", "cxx", _one_package("numpy", _NUMPY_C, "1.17")),
        "numpy": lambda: Domain("numpy", "python", _one_package("numpy", _NUMPY_PYTHON, "1.17")),
        "triton": lambda: Domain("triton", "python", _one_package("triton", _TRITON, "2.0")),
        "python": lambda: Domain("python", "python", _standard_library()),
        "cpython": lambda: Domain("cpython", "cxx", ()),
        "setuptools": lambda: Domain(
            "setuptools", "python", _one_package("setuptools", _SETUPTOOLS, "40", by_major=True)
        ),
    }
    return makers[name]()


DOMAINS = (
    "torch", "torch-python", "cuda", "numpy", "numpy-c", "triton", "pybind11", "cutlass",
    "cudnn", "setuptools", "python", "cpython",
)  # fmt: skip


def files_of(release: Release, folder: Path) -> Path:
    """Return the folder with a release's files, brought there if they are not yet."""
    done = folder / ".complete"
    if not done.exists():
        for part in release.parts:
            _write(part, folder)
        done.touch()
    return folder


def _write(part: Part, folder: Path) -> None:
    remote = RemoteFile(part.wheel.file.url)
    archive = Archive(remote, part.wheel.file.name, far=True)
    wanted = {
        member: f"{part.package}/{found[1]}"
        for member in archive.members
        if not member.name.endswith("/") and (found := re.fullmatch(part.wanted, member.name))
    }
    write_members(archive, remote, wanted, os.fspath(folder))
