"""How a user adds a build of torch to the releases that are known."""

from __future__ import annotations

import os
import re
from pathlib import Path

from opwright import facts, knowledge
from opwright.errors import UnreadableInputError
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.torch.build import read_installed_torch, read_torch_wheel
from opwright.knowledge.torch_releases.symbols.own import add
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import StrPath, TorchBuild
from opwright.model.named_tuple import NamedTuple

_PYTORCH_INDEX = "https://download.pytorch.org/whl/"
_LABEL = re.compile(r"cpu|cu\d{2,3}|rocm[\d.]+|xpu")


class Added(NamedTuple):
    """A build of torch that this user's database has now."""

    build: TorchBuild
    path: StrPath
    """The table that was written."""
    is_derived: bool = False
    """Whether it was derived from what is known about PyPI's build, as no index had it."""


def add_release(wanted: StrPath, index_url: str | None = None) -> Added:
    """
    Make a build of torch known to this user.

    `wanted` is a wheel of torch, the folder of an installed one (`site-packages/torch`, or the environment that it is in),
    the address of a wheel or of an index, whose newest torch is meant, or a requirement (`torch==2.8.0+cu126`), which is looked for in `index_url`, by
    default in PyTorch's index of that label. Wheels on servers are read by ranges. Raises UnreadableInputError when it
    is none of these.
    """
    build, is_derived = _read(wanted, index_url)
    written = add(build)
    database.cache_clear()
    return Added(build, written, is_derived)


def _read(wanted: StrPath, index_url: str | None) -> tuple[TorchBuild, bool]:
    text = str(wanted)
    if os.path.isdir(text):
        return read_installed_torch(_torch_in(Path(text))), False
    if os.path.exists(text):
        return read_torch_wheel(Path(text)), False
    settings = read_pip_settings()
    if re.match(r"(https?|file)://", text):
        if text.partition("#")[0].endswith(".whl"):
            return facts.remote_build.read_remote_torch(text, ca_file=settings.cert), False
        return _of_index("torch", settings._replace(indexes=_indexes(text), find_links=())), False
    if not re.match(r"torch\s*([=<>!~]|$)", text):
        raise UnreadableInputError(
            f"cannot read {text}: no such file; pass a wheel, a folder, a URL or torch==VERSION"
        )
    return _of_requirement(text, index_url, settings)


def _torch_in(folder: Path) -> Path:
    """Return the folder of torch: the one given, or that in a site-packages or virtual environment."""
    inside = (folder / "torch", *folder.glob("lib/python3.*/site-packages/torch"))
    return next((torch for torch in inside if (torch / "lib").is_dir()), folder)


def _indexes(address: str) -> tuple[str, ...]:
    """Return the indexes that an address may mean: of torch's own page, the one that it is part of."""
    index, _, page = address.rstrip("/").rpartition("/")
    return (address, index) if page == "torch" else (address,)


def _of_requirement(
    requirement: str, index_url: str | None, settings: PipSettings
) -> tuple[TorchBuild, bool]:
    """Return the build of a requirement; one for the CPU is derived from PyPI's if no index has it, and that is told."""
    version = requirement.rpartition("==")[2].strip()
    base, _, label = version.partition("+")
    if index_url is None and not _LABEL.fullmatch(label):
        return _of_index(requirement, settings), False
    places = settings._replace(indexes=(index_url or f"{_PYTORCH_INDEX}{label}",))
    try:
        return _of_index(requirement, places), False
    except UnreadableInputError:
        if label != "cpu" or base not in database(os.uname().machine).all_versions:
            raise
        return knowledge.cpu_builds.cpu_build(base, os.uname().machine), True


def _of_index(requirement: str, settings: PipSettings) -> TorchBuild:
    file = facts.package_index.find_wheel(requirement, settings)
    return facts.remote_build.read_remote_torch(file.url, ca_file=settings.cert, digest=file.digest)
