"""A tiny torch 9.9.9 that is to come, an environment with an older one, and wheels in a folder that may fit."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

import pytest
from made_environments import CHECK, MadeEnvironment
from tiny_elf import shared_library
from tiny_torch import install_torch

from opwright.verbs.releases.adding import add_release

NEW = "_ZN3c1012new_in_9_9_9Ev"
"""What the torch that is to come exports, beside what the old one does not lose."""


def only_index(tmp_path: Path, patch: pytest.MonkeyPatch) -> Path:
    """Make a folder the only index, and torch 9.9.9 known, which lacks CHECK."""
    folder = tmp_path / "index"
    folder.mkdir()
    patch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))
    patch.setenv("PIP_CONFIG_FILE", "/dev/null")
    patch.setenv("PIP_NO_INDEX", "1")
    patch.setenv("PIP_FIND_LINKS", str(folder))
    add_release(install_torch(tmp_path / "coming", "9.9.9", [NEW]))
    return folder


def present_environment(tmp_path: Path, patch: pytest.MonkeyPatch) -> MadeEnvironment:
    """Make an environment whose torch has CHECK; return it, from an empty folder in it."""
    environment = MadeEnvironment(tmp_path / "venv")
    environment.torch(exports=[CHECK, NEW])
    patch.chdir(environment.root / "empty")
    return environment


def write_wheel(
    folder: Path, name: str, version: str, requires: Iterable[str], *, metadata: str = ""
) -> None:
    """Write a wheel whose library requires those symbols."""
    library = shared_library(soname="_C.so", needed=["libc10.so"], requires=requires)
    info = f"{name}-{version}.dist-info"
    tag = "py3-none-manylinux_2_28_x86_64"
    with ZipFile(folder / f"{name}-{version}-{tag}.whl", "w") as wheel:
        wheel.writestr(f"{name}/_C.so", library)
        wheel.writestr(f"{info}/METADATA", f"Name: {name}\nVersion: {version}\n{metadata}\n")
        wheel.writestr(f"{info}/WHEEL", f"Root-Is-Purelib: false\nTag: {tag}\n")
        wheel.writestr(f"{info}/RECORD", "")
