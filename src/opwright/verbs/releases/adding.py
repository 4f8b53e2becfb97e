"""How a user adds a build of torch to the releases that are known."""

from __future__ import annotations

from pathlib import Path

from opwright.facts.torch.build import read_installed_torch, read_torch_wheel
from opwright.knowledge.torch_releases.own import add
from opwright.knowledge.torch_releases.releases import database
from opwright.model import StrPath, TorchBuild


def add_release(path: StrPath) -> tuple[TorchBuild, StrPath]:
    """
    Make a build of torch on disk known to this user; return it, and the file written.

    `path` is a wheel of torch, or the folder of an installed one (`site-packages/torch`). Raises
    UnreadableInputError when it is neither.
    """
    folder = Path(path)
    build = read_installed_torch(folder) if folder.is_dir() else read_torch_wheel(folder)
    written = add(build)
    database.cache_clear()
    return build, written
