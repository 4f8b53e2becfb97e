"""Commands that install NVIDIA's packages, in the release that the installed torch depends on: another would take its place."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.torch_wheels import builds
from opwright.knowledge.versions import public
from opwright.logs.patterns import compiled
from opwright.model import Situation

_PACKAGE = r"(?<= )(?P<quote>['\"]?)nvidia-(?P<name>cudnn|nccl|nvshmem|cusparselt|cublas|cufft|curand|cusolver|cusparse|nvjitlink)-cu(?P<cuda>\d\d)(?P<version>==[\w.*]+)?(?P=quote)(?= |$)"
_NUMBERED_IN_13 = frozenset({"cudnn", "nccl", "nvshmem", "cusparselt"})
"""Packages whose names end with the CUDA in CUDA 13, too."""
_NUMBERED_AS_CUDA = frozenset({"cublas", "cusparse"})
"""Whose libraries have the number of the CUDA that they are of."""


def with_those_of_torch(command: str, situation: Situation) -> str:
    """Return a command with NVIDIA's packages as torch requires them; for torch's CUDA where another release is asked for."""
    torch = situation.machine.torch or ""
    label = torch.partition("+")[2] or builds.pypi_label(torch)
    major = re.match(r"cu(1\d)\d$", label or "")
    if major is None:
        return command
    pins = _pins(torch, label)

    def named(package: re.Match[str]) -> str:
        name, version, quote = package["name"], package["version"] or "", package["quote"]
        if name in _NUMBERED_AS_CUDA and package["cuda"] != major[1]:
            return package[0]  # of the library that is missing, which torch's has not
        pinned = next((pin for pin in pins if re.match(rf"nvidia-{name}(?:-cu\d\d)?==", pin)), None)
        if pinned and not version:
            return pinned
        is_numbered = name in _NUMBERED_IN_13 or major[1] != "13"
        suffix = f"-cu{major[1]}" if is_numbered else ""
        return f"{quote}nvidia-{name}{suffix}{version}{quote}"

    return compiled(_PACKAGE).sub(named, command)


def _pins(torch: str, label: str | None) -> tuple[str, ...]:
    """Return what the metadata of a release of torch requires; nothing of a build that PyPI does not have."""
    version = public(torch.removeprefix("v"))
    known = knowledge.releases.database("x86_64")
    if version not in known.all_versions or label != builds.pypi_label(version):
        return ()
    return known.releases[known.all_versions.index(version)].pins
