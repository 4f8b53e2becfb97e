"""
What no way may contradict: the platform that the log shows.

CUDA is of no use on macOS, in a build for the CPU, or without a GPU of NVIDIA's; a wheel for another Python, system or
processor does not install. Such a command goes, whatever the cause is, and what the platform allows takes its place.
"""

from __future__ import annotations

import re

from opwright.logs.asker.platform import NoCuda, Platform, no_cuda, platform_of
from opwright.logs.asker.situation import situation_of
from opwright.logs.patterns import compiled
from opwright.model import Fix, Log, Shell, Situation, System

_FOR_CUDA = (
    r"/whl/(?:nightly/)?cu\d|\+cu\d{2,3}\b|-cu1\d\b|\bcuda-?toolkit\b|\bCUDA_(?:HOME|PATH)\b|\bCMAKE_CUDA_COMPILER=|\bnvcc --version|\bFORCE_CUDA=1|\bTORCH_CUDA_ARCH_LIST=|\bnvidia-cu|\bpytorch-cuda\b"
    r"|\bonnxruntime-gpu\b|\bNvidia\.CUDA\b"
)
_NAMES_CUDA = ("CUDA", "cuda", "/cu", "+cu", "-cu", "nvcc", "onnxruntime-gpu")
_WHEEL = r"-cp(?P<python>3\d{1,2})-(?:(?P<abi3>abi3)|\w+)-(?P<tags>[\w.]+)\.whl\b"
_ON = {System.WINDOWS: "win", System.MACOS: "macosx", System.LINUX: "linux"}
_PLAIN_TORCH = "$(python -c 'import torch; print(torch.__version__.partition(\"+\")[0])')"
_FOR_THE_CPU = "pip install --force-reinstall --no-deps torch=={0} --index-url https://download.pytorch.org/whl/cpu"
_LOOKS_FOR_CUDA = frozenset(
    {"cuda-toolkit-not-found", "cmake-cuda-not-found", "cuda-home-wrong", "nvtoolsext-removed"}
)
"""What a CPU build fails on with a CUDA torch, whose CMake files search for the toolkit."""
_WORDS = {
    NoCuda.MACOS: "run without it, or with the project's support for Apple GPUs (device mps) or the CPU: remove the package, or the extra that requires it, from the requirements",
    NoCuda.CPU_BUILD: "use the project's CPU option (its README names it), without a CUDA torch",
    NoCuda.NO_GPU: "run without it, with the project's CPU option (its README names it), or on a machine with an NVIDIA GPU (a rented one, or a Colab notebook)",
}


def on_its_platform(name: str, fix: Fix, log: Log) -> Fix:
    """Return a cause's fix without what the platform rules out, and with what it allows instead."""
    ways = (fix, *((fix.otherwise,) if fix.otherwise else ()))
    is_for_cuda = any(map(_is_for_cuda, ways))
    has_wheel = any(".whl" in one for way in ways for one in way.commands)
    if not is_for_cuda and not has_wheel:
        return fix
    situation = situation_of(log, named=False)
    if has_wheel:
        fix = _without_wheels(fix, platform_of(log, situation.system))
    why = no_cuda(log, situation.system) if is_for_cuda else None
    if why is None:
        return fix
    kept: list[Fix] = [way._replace(otherwise=None) for way in ways if not _is_for_cuda(way)]
    if not _is_for_cuda(fix):
        return kept[0]
    first = _in_its_place(name, why, situation)
    return first._replace(otherwise=kept[0] if kept else None)


def contradicts(command: str, platform: Platform) -> bool:
    """Return whether a command names a wheel for another Python, system or processor than the platform has."""
    return any(_is_of_another(wheel, platform) for wheel in compiled(_WHEEL).finditer(command))


def _is_of_another(wheel: re.Match[str], platform: Platform) -> bool:
    tags, python = wheel["tags"], f"{wheel['python'][0]}.{wheel['python'][1:]}"
    known = ".".join((platform.python or "").split(".")[:2])
    if known.count(".") == 1 and not wheel["abi3"] and known != python:
        return True
    if tags == "any":
        return False
    is_elsewhere = _ON[platform.system] not in tags
    machine = platform.machine
    of_machine = machine and any(one in tags for one in ("x86_64", "amd64", "aarch64", "arm64"))
    return is_elsewhere or bool(of_machine and not _serves(tags, machine or ""))


def _serves(tags: str, machine: str) -> bool:
    same = ("x86_64", "amd64") if machine == "x86_64" else (machine, "universal2")
    return any(one in tags for one in same)


def _without_wheels(fix: Fix, platform: Platform) -> Fix:
    other = _without_wheels(fix.otherwise, platform) if fix.otherwise else None
    kept = tuple(one for one in fix.commands if not contradicts(one, platform))
    if kept == fix.commands:
        return fix._replace(otherwise=other)
    where = " and ".join(
        filter(None, (platform.python and f"Python {platform.python}", platform.machine))
    )
    return fix._replace(
        summary=f"{fix.summary}; use the file for {where or platform.system.value}, if there is one",
        commands=kept,
        otherwise=other,
    )


def _is_for_cuda(way: Fix) -> bool:
    named = [one for one in way.commands if any(word in one for word in _NAMES_CUDA)]
    return any(compiled(_FOR_CUDA).search(one) for one in named)


def _in_its_place(name: str, why: NoCuda, situation: Situation) -> Fix:
    """Return what helps where there is no CUDA."""
    if why is NoCuda.CPU_BUILD and name in _LOOKS_FOR_CUDA:
        known = (situation.machine.torch or "").removeprefix("v").partition("+")[0]
        version = known or (_PLAIN_TORCH if situation.shell is Shell.SH else "")
        return Fix(
            f"replace the installed torch with PyTorch's CPU build: {why.value}, and the CMake files of a CUDA torch search for the toolkit anyway; build without isolation, which"
            " would install another torch",
            (_FOR_THE_CPU.format(version).replace("torch== ", "torch "),),
        )
    return Fix(f"{why.value}, so no CUDA toolkit, torch or wheel helps: {_WORDS[why]}")
