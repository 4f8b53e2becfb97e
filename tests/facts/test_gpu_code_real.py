"""Libraries of real wheels: NVIDIA's cuobjdump lists the same code in them."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from opwright.facts.elf.binary import read_binary_file
from opwright.model import GpuCode

pytestmark = pytest.mark.network

WHEELS = (
    "torchvision==0.25.0",
    "torchvision==0.28.0",
    "torchaudio==2.9.1",
    "torchao==0.14.1",
    "torchao==0.18.0",
    "torchcodec==0.17.0",
    "xformers==0.0.35",
)
FEWEST = 10


def fetched(requirement: str, folder: Path) -> zipfile.ZipFile:
    """Return a wheel for CPython 3.11 from the index."""
    where = folder / requirement.replace("=", "")
    options = ["--no-deps", "--only-binary=:all:", "--python-version=3.11", "--platform"]
    platforms = ["manylinux_2_28_x86_64", "--platform", "manylinux_2_27_x86_64", "--platform"]
    command = [sys.executable, "-m", "pip", "download", "-q", "-d", str(where), *options]
    subprocess.run([*command, *platforms, "manylinux2014_x86_64", requirement], check=True)
    (wheel,) = where.glob("*.whl")
    return zipfile.ZipFile(wheel)


@pytest.fixture(scope="module")
def cuobjdump(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cuobjdump")
    with fetched("nvidia-cuda-cuobjdump", folder) as wheel:
        name = next(n for n in wheel.namelist() if n.endswith("/bin/cuobjdump"))
        tool = Path(wheel.extract(name, folder))
    tool.chmod(0o755)
    return tool


def listed(cuobjdump: Path, library: Path) -> tuple[set[str], set[str]]:
    """Return what cuobjdump lists: the architectures of cubins, and those of PTX."""
    texts = [
        subprocess.run(
            [cuobjdump, flag, library], capture_output=True, text=True, check=True
        ).stdout
        for flag in ("--list-elf", "--list-ptx")
    ]
    cubins, ptx = (set(re.findall(r"\.sm_(\w+)\.(?:cubin|ptx)$", t, re.MULTILINE)) for t in texts)
    return cubins, ptx


def ours(code: GpuCode) -> tuple[set[str], set[str]]:
    """Return the same of what we read; cuobjdump has no `f`: it prints `100` for `100f`."""
    return (
        {name.removeprefix("sm_").removesuffix("f") for name in code.sass},
        {ptx.arch.removeprefix("compute_").removesuffix("f") for ptx in code.ptx},
    )


def test_cuobjdump_lists_the_same(cuobjdump: Path, tmp_path: Path) -> None:
    compared = 0
    for requirement in WHEELS:
        with fetched(requirement, tmp_path) as wheel:
            names = [name for name in wheel.namelist() if name.endswith(".so")]
            libraries = [Path(wheel.extract(name, tmp_path / requirement)) for name in names]
        for library in libraries:
            code = read_binary_file(library).gpu
            assert code is not None, library
            if code.is_there:
                assert ours(code) == listed(cuobjdump, library), library
                compared += 1

    assert compared >= FEWEST
