"""The packages of a lock file: each with native code is read, or it is said why not."""

from __future__ import annotations

from opwright.errors import UnreadableInputError
from opwright.facts.index.candidates import OfferedWheel, locked_wheel
from opwright.facts.index.package_index import IndexFile
from opwright.facts.wheels.metadata import torch_requirement
from opwright.model import Artifact
from opwright.model.environment.upgrade import Locked
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.audit.loading.loader import touches_torch
from opwright.verbs.env.upgrades.candidate_versions import read_wheel_for
from opwright.verbs.env.upgrades.upgrade_target import UpgradeTarget

TORCHES = ("torch", "pytorch", "pytorch-cpu", "pytorch-gpu", "libtorch")
"""torch itself; conda has it under these names."""
_NOT_ASKING_FOR_TORCH = (
    *(
        "torchao",
        "torchcodec",
        "torchaudio",
        "fbgemm-gpu",
        "fbgemm-gpu-genai",
        "fbgemm-gpu-cpu",
        "sgl-kernel",
    ),
    *("executorch", "intel-extension-for-pytorch", "flash-attn", "causal-conv1d", "mamba-ssm"),
)
"""Packages with torch libraries whose metadata does not require torch."""


def is_left_out(locked: Locked) -> bool:
    """Return whether a package is torch itself, what it pins, or the project that the lock is of."""
    return (
        locked.project in (*TORCHES, "triton")
        or locked.project.startswith("nvidia-")
        or locked.source == "virtual"
    )


class NotRead(NamedTuple):
    """Why a package of a lock was not looked at."""

    why: str
    is_harmless: bool = False
    """Whether there is no sign that it uses torch."""
    is_known_extension: bool = False


def read_locked(locked: Locked, to: UpgradeTarget) -> Artifact | NotRead | None:
    """Return a package of a lock file with its libraries; None if it does not use torch."""
    is_extension = locked.project in _NOT_ASKING_FOR_TORCH or "torch" in locked.project
    if locked.source == "conda":
        return _read_conda(locked, is_extension=is_extension)
    if locked.source and not locked.urls:
        return NotRead(f"from {locked.source}, not from an index", is_known_extension=is_extension)
    try:
        file = locked_wheel(locked, to.settings, to.tags)
        if reason := _not_to_be_had(file, locked, to, is_extension=is_extension):
            return reason
        if file is None or (file.name.endswith("-none-any.whl") and not is_extension):
            return None
        return _artifact(file, to, is_extension=is_extension)
    except UnreadableInputError as error:
        return NotRead(str(error), is_known_extension=is_extension)


def _not_to_be_had(
    file: IndexFile | None, locked: Locked, to: UpgradeTarget, *, is_extension: bool
) -> NotRead | None:
    if to.settings is None and not (file.url.startswith("file:") if file else locked.urls):
        return NotRead("the index was not queried", is_known_extension=is_extension)
    if file is None:
        return NotRead("no wheel for this Python", not is_extension, is_extension)
    return None


def _artifact(
    file: IndexFile, to: UpgradeTarget, *, is_extension: bool
) -> Artifact | NotRead | None:
    """Return a wheel with its libraries, if its metadata names torch; None if none of them uses it."""
    wheel = OfferedWheel(file, to.settings.cert if to.settings else None, to.web)
    metadata = wheel.metadata()
    required = torch_requirement(metadata.requirements, python=to.python)
    if required is None and not is_extension and not metadata.mentions_torch:
        return NotRead("its metadata says nothing of torch", is_harmless=True)
    artifact = read_wheel_for(wheel, to)
    return artifact if any(map(touches_torch, artifact.binaries)) else None


def _read_conda(locked: Locked, *, is_extension: bool) -> NotRead | None:
    if all("/noarch/" in url for url in locked.urls):
        return None
    if is_extension:
        return NotRead(
            "a conda package: download it, and run opwright audit", is_known_extension=True
        )
    return NotRead("a conda package", is_harmless=True)
