"""The architectures in a fix: those of the GPU in the log, in the variable that the package's build reads."""

from __future__ import annotations

import re

from opwright.causes.kit.build_scripts.archs.gpu_archs import arch_of_gpu
from opwright.knowledge.pypi.native_packages import ARCH_VARIABLES
from opwright.logs.patterns import compiled
from opwright.model import Fix, Situation
from opwright.verbs.diagnose.fixes.fitted_fix import ARCHS

_OF_TORCH = ARCHS.removesuffix("=")
_SET = r"TORCH_CUDA_ARCH_LIST=(?P<quote>['\"])(?P<archs>\d+\.\d+a?(?:\+PTX)?(?:;\d+\.\d+a?(?:\+PTX)?)*)(?P=quote)"
_USUAL = ("8.0;8.6;9.0", "8.0;8.6;9.0+PTX")
"""What causes write where they know no GPU."""


def for_the_gpu(
    fix: Fix, commands: list[str], package: str | None, situation: Situation
) -> tuple[Fix, list[str]]:
    """Return a fix and its commands, with the architectures of the situation's GPU, and by the variable of a package."""
    usual = _of_gpu(situation.machine.gpu or "")
    known = (package or "").lower().replace("_", "-")
    variable, is_dotted = ARCH_VARIABLES.get(known, (_OF_TORCH, True))

    def named(setting: re.Match[str]) -> str:
        archs = usual if usual and setting["archs"] in _USUAL else setting["archs"]
        if variable != _OF_TORCH:
            archs = archs.replace("+PTX", "")
        if not is_dotted:
            archs = archs.replace(".", "")
        return f"{variable}={setting['quote']}{archs}{setting['quote']}"

    summary = fix.summary.replace(_OF_TORCH, variable)
    return fix._replace(summary=summary), [compiled(_SET).sub(named, one) for one in commands]


def _of_gpu(name: str) -> str:
    """Return the setting for an NVIDIA GPU by its name; '' if unknown."""
    number = re.fullmatch(r"sm_(\d+)(\d)", arch_of_gpu(name))
    return f"{number[1]}.{number[2]}" if number else ""
