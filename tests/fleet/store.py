"""A store of small wheels, and opwright run on it as a user does."""

from __future__ import annotations

import json
import os
import sys
import zipfile
from pathlib import Path
from typing import Any

from tiny_elf import shared_library

SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"  # in 2.1 and 2.2
HALF = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"  # in none


def write_wheel(path: Path, *symbols: str) -> Path:
    """Write a wheel with one library that wants some symbols of torch."""
    name, version, *_ = path.name.split("-")
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        wheel.writestr(f"{name}/_C.so", shared_library(needed=["libc10_cuda.so"], requires=symbols))
        wheel.writestr(
            f"{name}-{version}.dist-info/METADATA",
            f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nRequires-Dist: torch (>=2.1,<2.3)\n",
        )
    return path


def wheel_name(name: str, number: int = 0) -> str:
    return f"{name}-1.{number}-cp311-cp311-linux_x86_64.whl"


def make_store(folder: Path, count: int = 4) -> Path:
    """Write wheels, half of which load nowhere, in two folders."""
    for number in range(count):
        symbol = HALF if number % 2 else SET_DEVICE
        write_wheel(folder / f"shelf{number % 3}" / wheel_name("op", number), symbol)
    return folder


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "opwright", *(os.fspath(one) for one in arguments)]


def lines(text: str) -> list[dict[str, Any]]:
    """Return results in an order that does not depend on who was done first."""
    return sorted(map(json.loads, text.splitlines()), key=lambda result: str(result["wanted"]))
