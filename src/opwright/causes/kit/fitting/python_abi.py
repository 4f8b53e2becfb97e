"""Modules of a wheel that are not for the CPython that their file or their wheel names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from opwright.causes.kit.binaries import counted
from opwright.knowledge.platforms.python import cpython_symbols, file_tag, limited_api, module_name
from opwright.knowledge.platforms.wheel_tags import abis, oldest_python
from opwright.knowledge.versions import parse_specifier
from opwright.model import Artifact, Binary, Confidence, Evidence

_NEWEST_MINOR = 40
_NAMES_SHOWN = 3


def mismatches(artifact: Artifact) -> Iterator[Evidence]:
    """Yield each such module; its detail `what` says why."""
    variants = Counter(map(_import_path, artifact.binaries))
    offered = {name for binary in artifact.binaries for name in binary.provides}
    for binary in artifact.binaries:
        if _is_named_stable(binary, artifact):
            yield from _beyond_the_limited_api(binary, artifact, offered)
        elif variants[_import_path(binary)] == 1:
            yield from _for_another(binary, artifact)


def _import_path(binary: Binary) -> tuple[str, str | None]:
    """Return what a module is imported by: its folder, and its name without tags."""
    return binary.path.rpartition("/")[0], module_name(binary) or binary.file_name


def _is_named_stable(binary: Binary, artifact: Artifact) -> bool:
    tag = file_tag(binary)
    by_wheel = tag is None and bool(binary.modules) and abis(artifact.tags) == {"abi3"}
    return tag == "abi3" or by_wheel


def _beyond_the_limited_api(
    binary: Binary, artifact: Artifact, offered: set[str]
) -> Iterator[Evidence]:
    """Look at the names that a module of the stable ABI needs of CPython."""
    names = (name for name in cpython_symbols(binary) if name not in offered)
    api = limited_api(names, as_found=True)
    oldest = _oldest_admitted(artifact)
    if api.outside:
        number = counted(len(api.outside), "name")
        what = f"it claims the stable ABI but needs {number} outside the limited API: {_listed(api.outside)}"
        yield _evidence(binary, api.outside[0], what)
    elif api.newest and api.floor and oldest and api.floor > (3, oldest):
        what = f"the wheel is for CPython 3.{oldest} and later, but 3.{api.floor[1]} is the first with {api.newest}"
        yield _evidence(binary, api.newest, what)


def _for_another(binary: Binary, artifact: Artifact) -> Iterator[Evidence]:
    """Look whether a module for one CPython lies in a wheel for others."""
    tag, wheel = file_tag(binary), abis(artifact.tags)
    is_imported = module_name(binary) in binary.modules
    if not (tag and is_imported and wheel) or tag in wheel:
        return
    minor = int("".join(c for c in tag[3:] if c.isdecimal()) or 0)
    if not wheel & {"abi3", "none"}:
        what = f"{binary.file_name} is for {tag}, but the wheel is for {', '.join(sorted(wheel))}"
        yield _evidence(binary, binary.file_name, what)
    elif _admits(artifact.requires_python, minor + 1):
        what = f"only CPython {tag[2:3]}.{tag[3:]} can import {binary.file_name}, but the wheel is for others too"
        yield _evidence(binary, binary.file_name, what, Confidence.LIKELY)


def _evidence(
    binary: Binary, quote: str, what: str, confidence: Confidence = Confidence.CERTAIN
) -> Evidence:
    return Evidence(binary.path, quote, {"what": what}, confidence)


def _listed(names: Sequence[str]) -> str:
    more = len(names) - _NAMES_SHOWN
    return ", ".join(names[:_NAMES_SHOWN]) + (f" and {more} more" if more > 0 else "")


def _oldest_admitted(artifact: Artifact) -> int | None:
    """Return the minor version of the oldest CPython that the wheel can be installed for."""
    tagged = oldest_python(artifact.tags)
    if tagged is None:
        return None
    later = range(tagged, _NEWEST_MINOR)
    return next((minor for minor in later if _admits(artifact.requires_python, minor)), tagged)


def _admits(requires_python: str | None, minor: int) -> bool:
    specifier = parse_specifier(requires_python) if requires_python else None
    return specifier is None or specifier.contains(f"3.{minor}.99")
