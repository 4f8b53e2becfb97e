"""Wheels for Windows, macOS and aarch64 on PyPI, and what every release of torch there exports, read once with LIEF."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import urllib.request
import zipfile
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urljoin

from lief_reading import Library, read_library

INDEX = "https://pypi.org/simple/"
_OLDEST = (1, 8)
_SHIPPED = re.compile(r"torch(?:/lib|\.libs)/[^/]+\.(?:so(?:\.\d+)*|dll|dylib)")
"""Libraries of a wheel of torch; auditwheel puts what it brings along into `torch.libs`."""
WHEELS = {
    "win_amd64": """
        torchvision-0.9.1-cp39-cp39-win_amd64 torchvision-0.12.0-cp39-cp39-win_amd64
        torchvision-0.15.2-cp310-cp310-win_amd64 torchvision-0.18.1-cp311-cp311-win_amd64
        torchvision-0.20.1-cp312-cp312-win_amd64 torchvision-0.23.0-cp312-cp312-win_amd64
        torchaudio-0.10.0-cp39-cp39-win_amd64 torchaudio-0.13.1-cp310-cp310-win_amd64
        torchaudio-2.1.2-cp311-cp311-win_amd64 torchaudio-2.5.1-cp312-cp312-win_amd64
        torchaudio-2.9.1-cp313-cp313-win_amd64 torchtext-0.12.0-cp39-cp39-win_amd64
        torchtext-0.18.0-cp311-cp311-win_amd64 functorch-0.2.1-cp39-cp39-win_amd64
        torchcodec-0.9.1-cp312-cp312-win_amd64 metatensor_torch-0.9.2-py3-none-win_amd64
        metatomic_torch-0.1.9-py3-none-win_amd64 vesin_torch-0.6.2-py3-none-win_amd64
        tensordict-0.9.1-cp312-cp312-win_amd64 torchrl-0.9.2-cp312-cp312-win_amd64
        xformers-0.0.16-cp310-cp310-win_amd64 dgl-2.2.1-cp311-cp311-win_amd64
    """,
    "macosx_arm64": """
        torchvision-0.10.0-cp38-cp38-macosx_11_0_arm64 torchvision-0.13.1-cp310-cp310-macosx_11_0_arm64
        torchvision-0.16.2-cp311-cp311-macosx_11_0_arm64 torchvision-0.19.1-cp312-cp312-macosx_11_0_arm64
        torchvision-0.23.0-cp312-cp312-macosx_11_0_arm64 torchvision-0.29.2-py3-none-macosx_14_0_arm64
        torchaudio-0.12.1-cp310-cp310-macosx_11_0_arm64 torchaudio-2.2.2-cp311-cp311-macosx_11_0_arm64
        torchaudio-2.8.0-cp312-cp312-macosx_11_0_arm64 torchaudio-2.9.1-cp313-cp313-macosx_12_0_arm64
        torchtext-0.18.0-cp39-cp39-macosx_11_0_arm64 torchcodec-0.1.0-cp310-cp310-macosx_11_0_arm64
        torchcodec-0.9.1-cp314-cp314-macosx_11_0_arm64 torchdata-0.9.0-cp39-cp39-macosx_11_0_arm64
        torchao-0.6.1-cp39-cp39-macosx_11_0_arm64 metatensor_torch-0.9.2-py3-none-macosx_11_0_arm64
        metatomic_torch-0.1.9-py3-none-macosx_11_0_arm64 vesin_torch-0.6.2-py3-none-macosx_11_0_arm64
        sphericart_torch-2.0.4-py3-none-macosx_11_0_arm64 torchrl-0.9.2-cp39-cp39-macosx_11_0_arm64
        tensordict-0.9.1-cp39-cp39-macosx_14_0_arm64 dgl-2.2.0-cp39-cp39-macosx_11_0_arm64
        torch_c_dlpack_ext-0.1.5-cp39-cp39-macosx_14_0_arm64 executorch-1.5.1-cp314-cp314-macosx_14_0_arm64
    """,
    "aarch64": """
        torchvision-0.9.1-cp39-cp39-manylinux2014_aarch64 torchvision-0.12.0-cp39-cp39-manylinux2014_aarch64
        torchvision-0.15.2-cp310-cp310-manylinux2014_aarch64 torchvision-0.18.1-cp311-cp311-manylinux2014_aarch64
        torchvision-0.20.1-cp312-cp312-manylinux2014_aarch64 torchvision-0.23.0-cp312-cp312-manylinux_2_28_aarch64
        torchaudio-0.10.0-cp39-cp39-manylinux2014_aarch64 torchaudio-0.13.1-cp310-cp310-manylinux2014_aarch64
        torchaudio-2.1.2-cp311-cp311-manylinux2014_aarch64 torchaudio-2.5.1-cp312-cp312-manylinux2014_aarch64
        torchaudio-2.9.1-cp313-cp313-manylinux_2_28_aarch64 torchtext-0.12.0-cp39-cp39-manylinux2014_aarch64
        torchtext-0.15.2-cp39-cp39-manylinux2014_aarch64 torchcodec-0.11.0-cp310-cp310-manylinux_2_28_aarch64
        fbgemm_gpu_cpu-1.2.0-cp312-cp312-manylinux_2_28_aarch64 tensordict-0.9.1-cp312-cp312-manylinux_2_28_aarch64
        torchrl-0.9.2-cp312-cp312-manylinux_2_28_aarch64 dgl-2.1.0-cp39-cp39-manylinux2014_aarch64
        metatensor_torch-0.10.0-py3-none-manylinux_2_24_aarch64.manylinux_2_28_aarch64
        metatomic_torch-0.1.9-py3-none-manylinux_2_24_aarch64.manylinux_2_28_aarch64
        vesin_torch-0.6.2-py3-none-manylinux_2_24_aarch64.manylinux_2_28_aarch64
        sphericart_torch-2.0.4-py3-none-manylinux_2_24_aarch64.manylinux_2_28_aarch64
    """,
}


# ---- the index


@cache
def _files(project: str) -> Mapping[str, str]:
    """Return the address of each file of a project."""
    page = f"{INDEX}{project}/"
    accept = {"Accept": "application/vnd.pypi.simple.v1+json"}
    with urllib.request.urlopen(urllib.request.Request(page, headers=accept)) as answer:  # noqa: S310
        return {file["filename"]: urljoin(page, file["url"]) for file in json.load(answer)["files"]}


def wheel_named(name: str, folder: Path) -> Path | None:
    path = folder / f"{name}.whl"
    if not path.exists():
        project = name.partition("-")[0].lower().replace("_", "-")
        urls = {file.lower(): url for file, url in _files(project).items()}
        if (url := urls.get(path.name.lower())) is None:
            print(f"the index has no {path.name}")
            return None
        _download(url, path)
    return path


def _download(url: str, path: Path) -> None:
    draft = path.with_suffix(".part")
    with urllib.request.urlopen(url) as answer, draft.open("wb") as file:  # noqa: S310 - the index's
        shutil.copyfileobj(answer, file, 1 << 20)
    draft.replace(path)


# ---- torch


def torch_releases(system: str, folder: Path) -> dict[str, dict[str, Library]]:
    """Return the libraries of each release of torch, oldest first."""
    names: dict[str, str] = {}
    tag = {
        "win_amd64": r"win_amd64",
        "macosx_arm64": r"macosx_\d+_\d+_arm64",
        "aarch64": r"\w*aarch64",
    }
    pattern = re.compile(rf"torch-(\d[\d.]*)(?:-\d+)?-cp(\d+)-(?!cp\d+t)\w+-{tag[system]}\.whl")
    for name in sorted(_files("torch")):
        match = pattern.fullmatch(name)
        if match and _numbers(match[1])[:2] >= _OLDEST:
            names[match[1]] = name  # any Python's: the last
    versions = sorted(names, key=_numbers)
    with ProcessPoolExecutor(2) as pool:
        paths = pool.map(
            _exports_of_torch, [(system, names[v], os.fspath(folder)) for v in versions]
        )
        return {v: _loaded(path) for v, path in zip(versions, paths, strict=True)}


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _exports_of_torch(job: tuple[str, str, str]) -> str:
    """Write what a torch exports, and return where."""
    system, name, folder = job
    path = Path(folder, f"{name}.exports.json.gz")
    if path.exists():
        return os.fspath(path)
    with TemporaryDirectory(dir=folder) as temporary:
        wheel = Path(temporary, name)
        _download(_files("torch")[name], wheel)
        read: dict[str, Any] = {}
        with zipfile.ZipFile(wheel) as archive:
            for member in archive.namelist():
                file = member.rpartition("/")[2]
                if _SHIPPED.fullmatch(member):
                    extracted = archive.extract(member, temporary)
                    library = read_library(Path(extracted), system, exports_alone=True)
                    read[file] = [list(library.needed), sorted(library.exports)]
                    Path(extracted).unlink()
    draft = path.with_suffix(".part")
    with gzip.open(draft, "wt") as out:
        json.dump(read, out)
    draft.replace(path)
    print(f"read {name}", flush=True)
    return os.fspath(path)


def _loaded(path: str) -> dict[str, Library]:
    with gzip.open(path, "rt") as file:
        read = json.load(file)
    return {
        name: Library(tuple(needed), frozenset(exports), frozenset())
        for name, (needed, exports) in read.items()
    }
