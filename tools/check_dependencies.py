"""
Say where `pip install opwright` needs a compiler: which dependency has no wheel for which platform.

    python tools/check_dependencies.py             # asks the index that pip is set up for
    python tools/check_dependencies.py --table     # and prints every version that would be installed

For each Python and platform that opwright is to run on, what pip would install is followed from
pyproject.toml on, markers and all. The exit status is 1 where something has to be compiled, or is not
to be had. Such a dependency belongs under an extra, and its absence in a plain message.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from make_musl_wheel import is_without_wheel
from packaging.requirements import Requirement
from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms
from packaging.utils import canonicalize_name
from packaging.version import Version

from opwright.facts.index.candidates import OfferedWheel
from opwright.facts.index.package_index import Offer, all_offers
from opwright.facts.index.pip_settings import read_pip_settings
from opwright.facts.index.web import Web
from opwright.model import lazy
from opwright.model.named_tuple import NamedTuple

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
PYTHONS = ("3.10", "3.11", "3.12", "3.13", "3.14")
_SETTINGS = read_pip_settings()
_WEB = Web(ca_file=_SETTINGS.cert)


class Platform(NamedTuple):
    """A system that opwright is to be installed on."""

    name: str
    tags: tuple[str, ...]
    """What wheels for it are called, the best first."""
    sys_platform: str
    system: str
    machine: str


def _linux(machine: str) -> Platform:
    glibc = [f"manylinux_2_{minor}_{machine}" for minor in range(34, 16, -1)]
    return Platform(
        f"manylinux {machine}", (*glibc, f"manylinux2014_{machine}"), "linux", "Linux", machine
    )


def _musl(machine: str) -> Platform:
    tags = tuple(f"musllinux_1_{minor}_{machine}" for minor in (2, 1))
    return Platform(f"musllinux {machine}", tags, "linux", "Linux", machine)


def _mac(machine: str) -> Platform:
    return Platform(
        f"macOS {machine}", tuple(mac_platforms((14, 0), machine)), "darwin", "Darwin", machine
    )


PLATFORMS = (
    *map(_linux, ("x86_64", "aarch64")),
    *map(_musl, ("x86_64", "aarch64")),
    *map(_mac, ("x86_64", "arm64")),
    Platform("Windows AMD64", ("win_amd64",), "win32", "Windows", "AMD64"),
)


class Choice(NamedTuple):
    """What pip installs of a project: a wheel, or what has to be compiled; neither where there is none."""

    wheel: Offer | None
    sources: Version | None
    """The version, where its sources are newer than any wheel that fits."""


def environment_of(python: str, platform: Platform) -> dict[str, str]:
    """Return what markers are evaluated with."""
    return {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "implementation_name": "cpython",
        "implementation_version": f"{python}.0",
        "platform_python_implementation": "CPython",
        "platform_release": "",
        "platform_version": "",
        "os_name": "nt" if platform.sys_platform == "win32" else "posix",
        "sys_platform": platform.sys_platform,
        "platform_system": platform.system,
        "platform_machine": platform.machine,
        "extra": "",
    }


@cache
def _offers(project: str) -> tuple[Offer, ...]:
    offers, failures = all_offers(project, _SETTINGS, _WEB)
    if not offers:
        sys.exit(f"no file for {project} was found: {'; '.join(failures)}")
    return tuple(offers)


@cache
def _requirements(wheel: Offer) -> tuple[str, ...]:
    return OfferedWheel(wheel.file, _SETTINGS.cert, _WEB).metadata().requirements


@cache
def _tags(python: str, platform: Platform) -> Mapping[Tag, int]:
    numbers = [int(part) for part in python.split(".")]
    own = cpython_tags(numbers, platforms=platform.tags)
    pure = compatible_tags(
        numbers, interpreter=f"cp{''.join(python.split('.'))}", platforms=platform.tags
    )
    return {tag: place for place, tag in enumerate((*own, *pure))}


def chosen(requirement: Requirement, python: str, platform: Platform) -> Choice:
    """Return what pip installs for a requirement: the newest version, as a wheel where one fits."""
    fitting = [
        offer
        for offer in _offers(canonicalize_name(requirement.name))
        if not offer.file.yanked
        and requirement.specifier.contains(offer.version, prereleases=False)
    ]
    tags = _tags(python, platform)
    wheels = [offer for offer in fitting if offer.tags and offer.tags & tags.keys()]
    best = max(wheels, key=lambda offer: offer.version, default=None)
    sources = max((offer.version for offer in fitting if offer.tags is None), default=None)
    is_newer = sources is not None and (best is None or sources > best.version)
    return Choice(best, sources if is_newer else None)


def followed(
    requirements: Iterable[str], python: str, platform: Platform
) -> Iterator[tuple[str, Choice]]:
    """Yield every project that is installed for some requirements, and what of it."""
    environment = environment_of(python, platform)
    pending, seen = list(requirements), set[str]()
    while pending:
        requirement = Requirement(pending.pop(0))
        name = canonicalize_name(requirement.name)
        is_meant = requirement.marker is None or requirement.marker.evaluate(environment)
        if not is_meant or name in seen:
            continue
        seen.add(name)
        choice = chosen(requirement, python, platform)
        yield name, choice
        if choice.wheel:
            pending += _requirements(choice.wheel)


def _required(project: Mapping[str, Sequence[str]], platform: Platform) -> list[str]:
    """Return what the wheel for a platform requires: musl on aarch64 has one of its own."""
    is_own = platform.name == "musllinux aarch64"
    return [one for one in project["dependencies"] if not (is_own and is_without_wheel(one))]


def told(name: str, choice: Choice) -> str:
    """Return in a few words what is installed of a project."""
    if choice.wheel is None:
        return f"{name}: no wheel" + (f", {choice.sources} as sources" if choice.sources else "")
    if choice.sources:
        return f"{name}: {choice.sources} as sources, {choice.wheel.version} as a wheel"
    return f"{name} {choice.wheel.version}"


def main() -> int:
    """Check every Python and platform; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--table", action="store_true", help="print what is fine as well")
    options = parser.parse_args()
    project = lazy.tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    failed = 0
    for platform in PLATFORMS:
        for python in PYTHONS:
            installed = list(followed(_required(project, platform), python, platform))
            compiled = [told(*one) for one in installed if not one[1].wheel or one[1].sources]
            failed += bool(compiled)
            listed = [told(*one) for one in installed] if options.table else compiled
            print(f"{platform.name}, Python {python}: {'; '.join(listed) or 'all wheels'}")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
