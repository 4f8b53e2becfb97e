"""The user's own builds of torch: one table each, in addition to the package's."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from packaging.version import InvalidVersion, Version

from opwright.errors import UnreadableInputError
from opwright.knowledge.torch_releases.symbols.columns import Needs, merged, torch_column
from opwright.knowledge.torch_releases.symbols.database import (
    database,
    providers,
    user_tables_folder,
)
from opwright.knowledge.torch_releases.symbols.table import table_bytes
from opwright.knowledge.versions import numbers
from opwright.model import TorchBuild, TorchRelease
from opwright.model.disk.writing import replacing

_PIN = re.compile(r"(nvidia-[\w-]+?)\s*\(?==\s*([\w.]+)")


def add(build: TorchBuild) -> Path:
    """
    Write the table of a build of torch, over the one of the same version and machine.

    Raises UnreadableInputError when its version is none: it names the file, and orders releases.
    """
    try:
        Version(build.version)
    except InvalidVersion as error:
        raise UnreadableInputError(
            f"invalid torch version {build.version!r}; reinstall torch"
        ) from error
    path = Path(user_tables_folder()) / f"torch-{build.version}-{build.machine}.bin"
    write(build, path)
    return path


def write(build: TorchBuild, path: Path) -> None:
    """Write the table of a build of torch atomically."""
    pins = _pins(build)
    column = torch_column(build, pythons=(), pins=pins, brought=_brought(pins))
    exports = {soname: library.exports for soname, library in build.libraries.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(str(path)) as opened:
        opened.write(table_bytes([column], merged([exports])))


def _pins(build: TorchBuild) -> tuple[str, ...]:
    """Return the builds of NVIDIA's libraries to judge by: the pinned ones, or the nearest known."""
    known = [str(column["pin"]) for column in providers().columns]
    pins_wanted = [match.groups() for line in build.requirements if (match := _PIN.match(line))]
    pins = {_nearest(name, version, known) for name, version in pins_wanted}
    if any(line.startswith("cuda-toolkit") for line in build.requirements):
        pins |= set(_same_cuda_pins(build))
    return tuple(sorted(pin for pin in pins if pin))


def _nearest(name: str, version: str, known: Iterable[str]) -> str | None:
    """Return the pin itself if it is known, else that of the same package with the next version."""
    same = [pin for pin in known if pin.startswith(f"{name}==")]
    version_numbers = numbers(version)
    later = [pin for pin in same if numbers(pin.partition("==")[2]) >= version_numbers]
    in_order = sorted(later or same, key=lambda pin: numbers(pin.partition("==")[2]))
    return in_order[0 if later else -1] if in_order else None


def _same_cuda_pins(build: TorchBuild) -> tuple[str, ...]:
    def distance(release: TorchRelease) -> tuple[bool, bool]:
        major = (build.cuda or "").partition(".")[0]
        return release.cuda != build.cuda, (release.cuda or "").partition(".")[0] != major

    releases = [release for release in reversed(database("x86_64").releases) if release.pins]
    return min(releases, key=distance).pins


def _brought(pins: Iterable[str]) -> Needs:
    names = set(pins)
    return {
        soname: needed
        for column in providers().columns
        if column["pin"] in names
        for soname, needed in column["libraries"].items()
    }
