"""A tiny torch 9.9.9 that is to come, which a folder's wheels may fit."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

from tiny_elf import shared_library

NEW = "_ZN3c1012new_in_9_9_9Ev"
"""What the torch that is to come exports, beside what the old one does not lose."""


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
