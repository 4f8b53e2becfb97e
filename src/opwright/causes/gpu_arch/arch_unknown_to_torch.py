"""
torch has its own list of architectures, in `torch/utils/cpp_extension.py` for Python builds and in
`select_compute_arch.cmake` for CMake. Anything else is rejected before nvcc runs, however new the toolkit: "Unknown
CUDA arch (12.0) or GPU not supported". 10.0 was added in torch 2.6, 12.0 in 2.7, 10.3 and 12.1 in 2.8, 10.7 in 2.15;
2.9 replaced 10.1 by its new name 11.0. No release up to 2.15 accepts a name with an `f`. Often nobody chose the
architecture: without `TORCH_CUDA_ARCH_LIST` torch takes the capability of the GPU.

Suffixes are another matter. Some releases accept `9.0a` in the variable and then fail on `sm_90a` in their own build
flags: "invalid literal for int() with base 10: '90a'". The CMake reader learned them later than the Python one.

You can still tell nvcc directly: torch uses its list only when no nvcc flag contains `arch`. Or build PTX of the
newest architecture in torch's list.

In a build script, `opwright lint` reports this when the script always sets `TORCH_CUDA_ARCH_LIST` and the target is a
torch that lacks one of the names.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.build_scripts.archs.gpu_archs import UNKNOWN_TO_TORCH, number
from opwright.causes.kit.build_scripts.archs.requested_archs import SETTINGS, requested_always
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.knowledge.cuda.archs import GENERATIONS
from opwright.knowledge.torch_releases.arch_lists import first_torch_with, predecessor
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import (
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
    Machine,
    Target,
)

_ARCH_BIN_UNSET = r"select_compute_arch\.cmake:\d{1,4} \(message\):\s{1,24}(?P<arch>arch_bin) wasn't set for some reason"
"""Printed by torch's CMake files below a name that they do not know."""
_NOT_A_NUMBER = r"invalid literal for int\(\) with base 10: ['\"`‘’“”]{1,2}(?P<arch>\d{2,3}[af]|\d{1,2}\.\d[af]|0[af])\b"


@for_scripts("TORCH_CUDA_ARCH_LIST")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for architectures that a torch of the target does not have in its list."""
    if script.target.torch is None:
        return
    for request in requested_always(script):
        arch = request.literal.value
        is_for_torch = request.setting == SETTINGS[0] and number(arch)
        if is_for_torch and _is_unknown_to_some(script, arch):
            details = {"arch": arch, "gencode": _gencode(arch)}
            details |= {"since": _since(arch), "known": _known_before(arch)}
            yield literal_evidence(script, request.literal, **details)._replace(confidence=LIKELY)


def _is_unknown_to_some(script: BuildScript, arch: str) -> bool:
    name = arch.partition("+")[0]
    if name.endswith("f"):
        return True
    if name.startswith("10.1"):
        return bool(kit.targets.since(script.target, "2.9"))
    release = first_torch_with(name)
    if release is None or _admits_the_newest(script.target):
        return False
    return bool(kit.targets.before(script.target, release))


def _admits_the_newest(target: Target) -> bool:
    """Return whether a target is open above: who compiles for a new GPU has a torch that knows it."""
    newest = kit.releases.releases()[-1].version
    return newest in kit.targets.releases_in(target)


def _since(arch: str) -> str:
    """Return the first torch that knows it, if that is known."""
    if arch.startswith("10.1"):
        return "; torch 2.9 and later call it 11.0"
    release = first_torch_with(arch)
    return f"; torch {release} is the first that does" if release else ""


def _known_before(arch: str) -> str:
    """Return an older architecture that a torch has which does not know this one."""
    name = arch.partition("+")[0]
    if name.startswith("10.1"):
        return "10.0"
    if name.rstrip("af") in ("9.0", "90") and name[-1] in "af":
        return "9.0"  # it is only the suffix that is not understood
    whole = number(arch) or 0
    newest = 90  # of the architectures that every such torch knows
    return predecessor(whole) or ("9.0" if whole > newest else "8.6" if not whole else "5.0")


def _gencode(arch: str) -> str:
    """Return the flag that says it to nvcc."""
    name = arch.partition("+")[0].replace(".", "")
    name = name if number(arch) else "XX"
    return f"-gencode=arch=compute_{name},code=sm_{name}"


def _details(match: LogMatch, _: Log) -> dict[str, str]:
    arch = "" if match.groups["arch"] == "arch_bin" else match.groups["arch"]
    details = {"arch": arch or "what TORCH_CUDA_ARCH_LIST says", "gencode": _gencode(arch)}
    return details | {"known": _known_before(arch)}


def _is_arch(match: LogMatch, _: Log) -> Confidence | None:
    arch = match.groups["arch"]
    is_arch = ("." in arch and number(arch)) or arch.partition("+")[0] in GENERATIONS
    return CERTAIN if is_arch else None


CAUSE = Cause(
    title="this torch does not have {arch} in its list of architectures, whatever nvcc supports{since}",
    in_log=log_rules(
        rule(
            *UNKNOWN_TO_TORCH,
            confidence=_is_arch,
            compute=_details,
            since=lambda match, _: _since(match.groups["arch"]),
        ),
        rule(
            _ARCH_BIN_UNSET,
            confidence=lambda _, log: None if has_match(log, *UNKNOWN_TO_TORCH) else LIKELY,
            compute=_details,
            since="",
        ),
        rule(
            _NOT_A_NUMBER,
            confidence=lambda match, _: CERTAIN if number(match.groups["arch"]) else LIKELY,
            compute=_details,
            since="",
        ),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "install a torch that knows it, or list architectures that this one knows, with PTX for the GPU; or pass {gencode}"
        " to nvcc directly",
        commands=(
            "TORCH_CUDA_ARCH_LIST='{known}+PTX' pip install --no-build-isolation .",
            "TORCH_CUDA_ARCH_LIST='{known}' NVCC_APPEND_FLAGS='{gencode}' pip install --no-build-isolation .",
        ),
    ),
    remedies={
        IN_SOURCES: Fix(
            "list architectures that the oldest torch in question knows, with PTX for newer GPUs, or pass {gencode} to nvcc"
        ),
    },
    examples=(
        Log(
            '  File "/opt/conda/lib/python3.10/site-packages/torch/utils/cpp_extension.py", line 1787, in _get_cuda_arch_flags\n'
            '    raise ValueError(f"Unknown CUDA arch ({arch}) or GPU not supported")\n'
            "ValueError: Unknown CUDA arch (12.0) or GPU not supported",
            Machine(torch="2.5.1+cu124", gpu="RTX 5090"),
        ),
        (
            "CMake Error at /venv/lib/python3.10/site-packages/torch/share/cmake/Caffe2/Modules_CUDA_fix/upstream/"
            "FindCUDA/select_compute_arch.cmake:225 (message):\n"
            "  Unknown CUDA Architecture Name 9.0a in CUDA_SELECT_NVCC_ARCH_FLAGS"
        ),
        "    supported_sm = [int(arch.split('_')[1])\nValueError: invalid literal for int() with base 10: '90a'",
        (
            "CMake Error at share/cmake/Caffe2/Modules_CUDA_fix/upstream/FindCUDA/select_compute_arch.cmake:227 (message):\n"
            "  arch_bin wasn't set for some reason\n"
        ),
        BuildScript(
            "setup.py",
            "os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0;12.0'\n",
            target=Target(torch="2.5..2.8"),
        ),
        BuildScript(
            "setup.py",
            "os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0 10.0f'\n",
            target=Target(torch="2.15"),
        ),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0;12.0'\n",
            target=Target(torch="2.7..2.15"),
        ),
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0;12.0'\n"),
        BuildScript(
            "setup.py",
            "if version >= (2, 7):\n    os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0;12.0'\n",
            target=Target(torch="2.5..2.8"),
        ),
        "ValueError: Unknown CUDA arch (8) or GPU not supported",
        "ValueError: Unknown CUDA arch (cpu) or GPU not supported",
        "nvcc fatal   : Unsupported gpu architecture 'compute_120'",
        "ValueError: invalid literal for int() with base 10: '3a7bd3e2'",
    ),
)
