"""Wheels of torch and of the packages that it pins: found on the index, read in place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

from opwright.facts.archives.zip_archive import Archive
from opwright.facts.elf.binary import is_shared_library
from opwright.facts.index.package_index import IndexFile, files_offered
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.index.remote import RemoteFile
from opwright.facts.torch.build import read_library, read_torch_archive
from opwright.facts.torch.remote_build import open_ends
from opwright.model import TorchBuild, TorchBuildLibrary

MACHINES = ("x86_64", "aarch64", "win_amd64", "macosx_x86_64", "macosx_arm64")
"""In the order of the tables."""
_LINUX = MACHINES[:2]


class PublishedWheel(NamedTuple):
    """A wheel on the index."""

    file: IndexFile
    version: Version
    build: tuple[int, str] | tuple[()]
    python: str
    """`cp311`; `py3` where it does not matter."""

    @property
    def machine(self) -> str | None:
        found = re.search(
            r"linux\w*_(x86_64|aarch64)\.whl$|(win_amd64)\.whl$|macosx_\d+_\d+_(x86_64|arm64)\.whl$",
            self.file.name,
        )
        if found is None:
            return None
        return found[1] or found[2] or f"macosx_{found[3]}"

    @property
    def is_for_linux(self) -> bool:
        return self.machine in _LINUX or self.file.name.endswith("any.whl")


@cache
def published_wheels(project: str) -> tuple[PublishedWheel, ...]:
    """Return the wheels of a project on the index for known machines, the free-threaded ones left out."""
    settings = read_pip_settings()
    only_index = PipSettings(indexes=settings.indexes[:1], cert=settings.cert)
    return tuple(
        wheel
        for file in files_offered(canonicalize_name(project), only_index)
        if (wheel := _wheel(file)) and (wheel.machine or file.name.endswith("any.whl"))
    )


def _wheel(file: IndexFile) -> PublishedWheel | None:
    if not file.name.endswith(".whl") or file.yanked:
        return None
    _, version, build, tags = parse_wheel_filename(file.name)
    if any(tag.abi.endswith("t") for tag in tags) or version.is_prerelease:
        return None
    return PublishedWheel(file, version, build, max(tag.interpreter for tag in tags))


def torch_wheel(version: Version, machine: str) -> tuple[PublishedWheel, tuple[str, ...]]:
    """Return the wheel to read for a release, and the Pythons it exists for; all export the same."""
    wheels = [w for w in published_wheels("torch") if (w.version, w.machine) == (version, machine)]
    pythons = sorted({w.python for w in wheels}, key=lambda python: int(python[3:]))
    oldest_python = [w for w in wheels if w.python == pythons[0]]
    return max(oldest_python, key=lambda wheel: wheel.build), tuple(pythons)


class WheelReader:
    """A published wheel, open; `received` counts the bytes that reading it took."""

    def __init__(self, wheel: PublishedWheel) -> None:
        self._remote = RemoteFile(wheel.file.url)
        self._archive = Archive(self._remote, wheel.file.name, far=True)

    @property
    def received(self) -> int:
        return self._remote.received

    def text(self, suffix: str) -> str:
        """Return the text of the first member whose path ends so."""
        member = next(m for m in self._archive.members if m.name.endswith(suffix))
        return self._archive.read(member).decode()

    def torch_build(self) -> TorchBuild:
        return read_torch_archive(self._archive, lambda member: open_ends(self._archive, member))

    def libraries(self) -> Iterator[TorchBuildLibrary]:
        """Yield every shared library of a package of NVIDIA."""
        for member in self._archive.members:
            if is_shared_library(member.name):
                yield read_library(
                    open_ends(self._archive, member), member.name.rpartition("/")[2]
                )[0]


# ---- pinned packages ---------------------------------------------------------------


def pinned(build: TorchBuild) -> tuple[str, ...]:
    """Return the NVIDIA packages that a build pins, `nvidia-nccl-cu12==2.27.3`, newest that fit."""
    environment = {
        "platform_system": "Linux",
        "sys_platform": "linux",
        "platform_machine": build.machine,
        "python_version": "3.12",
        "extra": "",
    }
    pins: set[str] = set()
    waiting = [(Requirement(line), "") for line in build.requirements]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({**environment, "extra": extra}):
            continue
        if requirement.name == "cuda-toolkit":  # a package without files, whose extras pin others
            lines = _requirements_of(requirement)
            waiting += [(line, e) for line in lines for e in sorted(requirement.extras)]
        elif requirement.name.startswith("nvidia-") and (wheel := _newest(requirement)):
            pins.add(f"{canonicalize_name(requirement.name)}=={wheel.version}")
    return tuple(sorted(pins))


def _newest(requirement: Requirement) -> PublishedWheel | None:
    wheels = [w for w in published_wheels(requirement.name) if w.version in requirement.specifier]
    fitting = [w for w in wheels if w.is_for_linux and w.machine != "aarch64"]
    return max(fitting, key=lambda wheel: wheel.version, default=None)


@cache
def _requirements_of(requirement: Requirement) -> tuple[Requirement, ...]:
    wheel = _newest(requirement)
    text = WheelReader(wheel).text(".dist-info/METADATA") if wheel else ""
    return tuple(
        Requirement(line) for line in re.findall(r"^Requires-Dist: (.*)", text, re.MULTILINE)
    )


def pinned_wheel(pin: str) -> PublishedWheel | None:
    """Return the wheel of a pinned package; None when the index has it no more."""
    return _newest(Requirement(pin))


def c_names(libraries: Mapping[str, TorchBuildLibrary]) -> dict[str, frozenset[str]]:
    """Return the names with C linkage of each library: what others call NVIDIA's by."""
    return {
        soname: frozenset(name for name in library.exports if not name.startswith("_Z"))
        for soname, library in libraries.items()
    }
