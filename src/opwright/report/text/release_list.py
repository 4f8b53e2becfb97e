"""The torch releases that are known, as a list, a page or JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from opwright.model import TorchRelease

NewShims: TypeAlias = Mapping[str, Sequence[str]]
"""The functions of the stable ABI that came with each release, by version."""
Moved: TypeAlias = Mapping[str, str]
"""What moved in the headers with a release, by name, and what to say of it."""


def listing(releases: Sequence[TorchRelease]) -> str:
    """Return one line per release."""
    system = "macOS" if any(r.minos for r in releases) else "glibc"
    head = f"{'release':<14}  {'CUDA':<5}  {'string ABI':<10}  {system:<5}  Python"
    lines = [
        f"{r.version:<14}  {r.cuda or '-':<5}  {_string_abi(r):<10}  "
        f"{r.minos or r.glibc or '-':<5}  {_pythons(r)}"
        for r in releases
    ]
    return "\n".join([head, *lines]) + "\n"


def page(
    releases: Sequence[TorchRelease], new_shims: NewShims, moved: Mapping[str, Moved | None]
) -> str:
    """Return all that is known of each release."""
    return "\n\n".join(_page(r, new_shims[r.version], moved[r.version]) for r in releases) + "\n"


def as_json(
    releases: Sequence[TorchRelease],
    new_shims: NewShims | None = None,
    moved: Mapping[str, Moved | None] | None = None,
) -> str:
    """Return the releases, oldest first, each with what is new in it if that is given."""
    known = [
        {
            "version": r.version,
            "machine": r.machine,
            "cuda": r.cuda,
            "cxx11_abi": r.cxx11_abi,
            "glibc": r.glibc,
            **({"macos": r.minos} if r.minos else {}),
            "pythons": list(r.pythons),
            "libraries": {library.soname: list(library.needed) for library in r.libraries},
            "pins": list(r.pins),
            "preloaded": sorted(r.preloaded),
            **({"new_shims": list(new_shims[r.version])} if new_shims else {}),
            **({"moved": moved[r.version]} if moved else {}),
        }
        for r in releases
    ]
    return json.dumps({"version": 1, "releases": known}) + "\n"


def _page(release: TorchRelease, shims: Sequence[str], moved: Moved | None) -> str:
    facts = {
        "CUDA": release.cuda or "none",
        "string ABI": _string_abi(release),
        **({"glibc": f"{release.glibc} or newer"} if release.glibc else {}),
        **({"macOS": f"{release.minos} or newer"} if release.minos else {}),
        "Python": _pythons(release),
        "ships": ", ".join(library.soname for library in release.libraries),
        "pins": ", ".join(release.pins) or "nothing",
        "loaded with it": ", ".join(sorted(release.preloaded)),
        "new in its stable ABI": f"{len(shims)}: {', '.join(shims)}" if shims else "nothing",
        "changed in its headers": _moved(moved),
    }
    lines = [f"torch {release.version} for {release.machine}"]
    lines += [f"  {name:<21}  {value}" for name, value in facts.items()]
    return "\n".join(lines)


def _moved(moved: Moved | None) -> str:
    """Return `c10::DispatchKey, c10::TensorImpl (184 to 176 bytes)`."""
    if moved is None:
        return "unknown"
    return ", ".join(f"{of} ({how})" if how else of for of, how in moved.items()) or "nothing"


def _string_abi(release: TorchRelease) -> str:
    if release.machine.startswith(("win", "macosx")):
        return "-"  # a question of libstdc++
    return "new" if release.cxx11_abi else "old"


def _pythons(release: TorchRelease) -> str:
    """Return `3.9 to 3.13`, or the only one."""
    names = [f"{python[2]}.{python[3:]}" for python in release.pythons]
    return names[0] if len(names) == 1 else f"{names[0]} to {names[-1]}" if names else "-"
