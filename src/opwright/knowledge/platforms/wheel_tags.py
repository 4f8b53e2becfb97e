"""
What the tags of a wheel promise: where an installer assumes that it runs.

PEP 600: `manylinux_2_28_x86_64` runs wherever glibc is 2.28 or newer; `manylinux1`, `2010` and
`2014` are 2.5, 2.12 and 2.17. Of several tags, an installer uses the most permissive.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from opwright.knowledge.versions import numbers
from opwright.model.named_tuple import NamedTuple

_OLD_NAMES = {"1": "2.5", "2010": "2.12", "2014": "2.17"}
_MANYLINUX = r"manylinux(?:_(\d{1,4})_(\d{1,4})|(1|2010|2014))_(\w+)"
_LINUX = r"(?:(?:many|musl)?linux(?:_\d+_\d+|\d+)?)_(\w+)"
_CPYTHON = r"cp3(\d{1,3})"  # compiled only once there is a wheel with tags
_MACOS = r"macosx_(\d{1,2})_(\d{1,2})_(\w+)"
_IN_UNIVERSAL = {"universal2": ("x86_64", "arm64"), "intel": ("x86_64",), "universal": ("x86_64",)}
_MAJOR_ALONE = 11
"""From this macOS on, installers look for `macosx_11_0`, whatever the minor number."""
_PARTS = 3
_MACHINE_NAMES = {
    "x86_64": {"x86_64"},
    "aarch64": {"aarch64"},
    "i386": {"i686", "i586", "i386"},
    "arm": {"armv6l", "armv7l", "armv8l"},
    "ppc64": {"ppc64", "ppc64le"},
    "s390x": {"s390x"},
    "riscv": {"riscv64", "riscv32"},
}
"""What tags call the processor of an ELF header: what `platform.machine()` returns there."""


class Promise(NamedTuple):
    """The oldest glibc that a wheel is said to run with, and the part of its tags that says so."""

    platform: str
    """`manylinux_2_28_x86_64`."""
    glibc: str


def promise(tags: Iterable[str]) -> Promise | None:
    """Return the oldest glibc that a wheel's tags promise; None if they promise none."""
    promises = [made for _, _, platform in _split(tags) if (made := _promise(platform))]
    return min(promises, key=lambda made: numbers(made.glibc), default=None)


def _promise(platform: str) -> Promise | None:
    match = re.fullmatch(_MANYLINUX, platform)
    if not match:
        return None
    return Promise(platform, _OLD_NAMES.get(match[3] or "") or f"{match[1]}.{match[2]}")


def machines(tags: Iterable[str]) -> frozenset[str]:
    """Return the processors that a wheel's tags name, `x86_64`."""
    return frozenset(
        m[1] for _, _, platform in _split(tags) if (m := re.fullmatch(_LINUX, platform))
    )


def are_for_linux(tags: Iterable[str]) -> bool:
    """Return whether tags are for Linux only, which loads no other system's libraries."""
    platforms = [platform for _, _, platform in _split(tags)]
    return bool(platforms) and all("linux" in platform for platform in platforms)


def macos(tags: Iterable[str]) -> Mapping[str, str]:
    """Return the oldest macOS that a wheel's tags name for each processor, `arm64` → `11.0`."""
    oldest: dict[str, str] = {}
    for _, _, platform in _split(tags):
        if match := re.fullmatch(_MACOS, platform):
            version = f"{match[1]}.{match[2]}"
            for processor in _IN_UNIVERSAL.get(match[3], (match[3],)):
                known = oldest.setdefault(processor, version)
                oldest[processor] = min(known, version, key=numbers)
    return oldest


def as_tagged(macos: str) -> str:
    """Return a version of macOS as tags can name it: from 11 on, `11.0` for all of `11.x`."""
    major = macos.partition(".")[0]
    return f"{major}.0" if major.isdecimal() and int(major) >= _MAJOR_ALONE else macos


def machine_names(machine: str) -> frozenset[str]:
    """Return what tags call the processor of a binary, from its ELF header; none if unknown."""
    return frozenset(_MACHINE_NAMES.get(machine, ()))


def machines_elsewhere(tags: Iterable[str]) -> frozenset[str]:
    """Return the machines of Windows and macOS that a wheel's tags name, `win_amd64`, `macosx_arm64`."""
    tags = tuple(tags)
    windows = {platform for _, _, platform in _split(tags) if platform.startswith("win")}
    return frozenset(windows | {f"macosx_{processor}" for processor in macos(tags)})


def abis(tags: Iterable[str]) -> frozenset[str]:
    """Return the ABIs in a wheel's tags: `cp311`, `abi3`, `none`."""
    return frozenset(abi for _, abi, _ in _split(tags))


def oldest_python(tags: Iterable[str]) -> int | None:
    """Return the minor version of the oldest CPython that abi3 tags admit; None without such tags."""
    matches = (re.fullmatch(_CPYTHON, python) for python, abi, _ in _split(tags) if abi == "abi3")
    return min((int(m[1]) for m in matches if m), default=None)


def _split(tags: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Yield (Python, ABI, platform) of each tag that has three parts."""
    for tag in tags:
        parts = tag.split("-")
        if len(parts) == _PARTS:
            yield parts[0], parts[1], parts[2]
