"""
`TORCH_CUDA_ARCH_LIST` takes capabilities with a point, separated by semicolons or spaces: `8.6;9.0+PTX`.
`CMAKE_CUDA_ARCHITECTURES` takes them without, `86;90`, and nvcc with a prefix, `compute_86`. Each has its own error
for anything else: torch "Unknown CUDA arch (86) or GPU not supported", nvcc "Unsupported gpu architecture
'compute_860'", CMake that the list must be non-empty or valid.

The usual mistakes: an unquoted `8.0` in YAML is a number, and arrives as `8`; a comma is not a separator; `86` is
CMake's spelling in torch's variable; a script passes the name of the GPU, or `cpu`, or what a failed `nvidia-smi`
printed; or the variable is empty, because nothing set it and no GPU was found. Reinstalling CUDA or torch changes
none of that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.build_scripts.archs.gpu_archs import (
    REFUSED,
    UNKNOWN_TO_TORCH,
    RejectionReason,
    newest_known,
    number,
    refused,
)
from opwright.causes.kit.build_scripts.archs.requested_archs import (
    SETTINGS,
    RequestedArch,
    requested,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_check, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence, replacing
from opwright.knowledge.cuda.archs import GENERATIONS
from opwright.logs.patterns import LogMatch
from opwright.model import (
    IN_A_BUILD,
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Fix,
    Log,
    Safety,
)

_CMAKE_PATTERNS = (
    r"CMAKE_CUDA_ARCHITECTURES\s+must\s+be\s+(?:valid|non-empty)(?:,\s+non-empty)?\s+if\s+set",
    r"\b(?:CUDA|HIP)_ARCHITECTURES\s+is\s+empty\s+for\s+target",
    r"CMAKE_CUDA_ARCHITECTURES:\s+[^\n]{0,80}\s+is\s+not\s+one\s+of\s+the\s+following",
)
_GENCODE_PATTERN = r"nvcc fatal\s{1,4}: '(?P<arch>[^'\n]{1,60})' is not in 'keyword=value' format"
_TORCH_SPELLING = r"\d{1,2}\.\d[af]?(?:\(\d+\.\d\))?(?:\+PTX)?"
_CMAKE_SPELLING = r"\d{2,3}[af]?(?:-real|-virtual)?"
_KEYWORDS = ("all", "all-major", "native", "auto", "common", "off", "tegra", "kepler+tesla")


@for_scripts(*SETTINGS)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for lists of architectures in another tool's spelling."""
    for one in requested(script):
        wanted = _TORCH_SPELLING if one.setting == SETTINGS[0] else _CMAKE_SPELLING
        name = one.literal.value
        if one.setting == "-gencode" or "$" in name or name.partition("+")[0] in GENERATIONS:
            continue
        if name.lower() in _KEYWORDS or not re.match(r"[\d\"',]|sm_|compute_", name):
            continue
        if not re.fullmatch(wanted, name):
            what = f"'{_printable(name)}' is not how {one.setting} spells an architecture"
            edits = _respelled(script, one)
            safety = Safety.REVIEW if edits else None
            yield literal_evidence(script, one.literal, what=what)._replace(
                edits=edits, safety=safety
            )
        elif number(name.partition("-")[0]) is None and not _is_newer_than_known(name):
            yield literal_evidence(script, one.literal, what=_no_arch(name))._replace(
                confidence=LIKELY
            )


def _is_newer_than_known(name: str) -> bool:
    return int(re.sub(r"\D", "", name.partition("(")[0])) > newest_known()


def _respelled(script: BuildScript, one: RequestedArch) -> tuple[Edit, ...]:
    """Return the edit that respells it for the tool that reads it."""
    found = re.fullmatch(r"(?:sm_|compute_)?(\d{1,2})\.?(\d)([af]?)(\+PTX)?", one.literal.value)
    if not found or script.text[one.literal.start : one.literal.end] != one.literal.value:
        return ()
    if number(f"sm_{found[1]}{found[2]}") is None:
        return ()
    if one.setting == SETTINGS[0]:
        text = f"{found[1]}.{found[2]}{found[3]}{found[4] or ''}"
        return (replacing(script, one.literal, text),)
    return () if found[4] else (replacing(script, one.literal, f"{found[1]}{found[2]}{found[3]}"),)


def _cmake_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return None where CMake only warns, as it does for projects older than CMake 3.18."""
    before = log.text[max(0, match.start - 700) : match.start]
    is_warning = before.rfind("CMake Warning") > before.rfind("CMake Error")
    return None if is_warning else CERTAIN


def _torch_confidence(match: LogMatch, _: Log) -> Confidence | None:
    """Return None of a name that torch may know, and of torch's own `raise` line in a traceback."""
    name = match.groups["arch"]
    is_arch = ("." in name and number(name) is not None) or name.partition("+")[0] in GENERATIONS
    return None if is_arch or "{" in name or "$" in name else CERTAIN


@log_check(*REFUSED)
def _refused_in_log(log: Log) -> Iterator[Evidence]:
    for one in refused(log):
        if one.reason is RejectionReason.NO_SUCH:
            yield one.match.evidence(LIKELY, what=_no_arch(one.arch))


def _no_arch(name: str) -> str:
    return f"'{_printable(name)}' is no GPU architecture"


def _printable(name: str) -> str:
    return name.encode("ascii", "replace").decode()


_OF_CMAKE = "where CMake has no list"
CAUSE = Cause(
    title="the list of GPU architectures is empty or misspelled: {what}",
    in_log=log_rules(
        rule(
            *UNKNOWN_TO_TORCH,
            confidence=_torch_confidence,
            what=lambda match, _: _no_arch(match.groups["arch"]),
        ),
        rule(
            *_CMAKE_PATTERNS,
            confidence=_cmake_confidence,
            what="CMake got no list of GPU architectures that it can use",
            remedy=_OF_CMAKE,
        ),
        rule(
            _GENCODE_PATTERN,
            confidence=LIKELY,
            what=lambda match, _: (
                f"-gencode takes arch=compute_..,code=sm_.., not '{_printable(match.groups['arch'])}'"
            ),
        ),
        _refused_in_log,
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "list the GPUs' compute capabilities, with a point for torch and without for CMake, quoted in YAML; or unset the variable, and torch builds "
        "for the GPUs that it sees",
        commands=(
            "unset TORCH_CUDA_ARCH_LIST",
            'export TORCH_CUDA_ARCH_LIST="8.6"',
            "cmake -DCMAKE_CUDA_ARCHITECTURES=86 ..",
        ),
    ),
    remedies={
        IN_SOURCES: Fix(
            "write compute capabilities with a point for torch and without one for CMake, quoted in YAML"
        ),
        _OF_CMAKE: Fix(
            "pass nvcc and the GPU's compute capability, without a point, to CMake in its variables, which work through a setup.py as well, and start with an empty folder: the list"
            " is empty if CMake finds no nvcc to ask, or if it is set to nothing",
            commands=(
                "export CUDACXX=/usr/local/cuda/bin/nvcc CUDAARCHS=86",
                "rm -rf build",
                "cmake -DCMAKE_CUDA_ARCHITECTURES=86 ..",
            ),
        ),
        IN_A_BUILD: Fix(
            "list the compute capabilities of the GPUs with a point, separated by semicolons",
            commands=("{archs_before}8.6{archs_after}",),
        ),
    },
    examples=(
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = '80;86'\n"),
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = '8.0,8.6'\n"),
        BuildScript("setup.py", "os.environ.setdefault('TORCH_CUDA_ARCH_LIST', 'sm_90')\n"),
        BuildScript("CMakeLists.txt", "set(CMAKE_CUDA_ARCHITECTURES 8.6)\n"),
        BuildScript("CMakeLists.txt", 'set(CMAKE_CUDA_ARCHITECTURES "80,86")\n'),
        BuildScript("CMakeLists.txt", "set(CMAKE_CUDA_ARCHITECTURES 65)\n"),
        (
            '  File "/venv/lib/python3.11/site-packages/torch/utils/cpp_extension.py", line 2441, in _get_cuda_arch_flags\n'
            '    raise ValueError(f"Unknown CUDA arch ({arch}) or GPU not supported")\n'
            "ValueError: Unknown CUDA arch (8) or GPU not supported"
        ),
        (
            "CMake Error at /usr/share/cmake-3.25/Modules/CMakeDetermineCUDACompiler.cmake:277 (message):\n"
            "  CMAKE_CUDA_ARCHITECTURES must be non-empty if set.\n"
            "Call Stack (most recent call first):\n  CMakeLists.txt:2 (project)"
        ),
        "nvcc fatal   : Unsupported gpu architecture 'compute_860'",
    ),
    counterexamples=(
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = '8.0;8.6 9.0a+PTX'\n"),
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = ''\n"),
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = 'Ampere;Hopper+PTX'\n"),
        BuildScript("setup.py", "os.environ['PYTORCH_ROCM_ARCH'] = 'gfx90a;gfx942'\n"),
        BuildScript(
            "CMakeLists.txt",
            'set(CMAKE_CUDA_ARCHITECTURES "80;90a-real;100-virtual" CACHE STRING "such as 8.6")\n'
            "set(CMAKE_CUDA_ARCHITECTURES native)\nset(CMAKE_CUDA_ARCHITECTURES ${ARCHS})\n"
            'set(TORCH_CUDA_ARCH_LIST "8.0 8.6")\n',
        ),
        BuildScript(
            "CMakeLists.txt",
            'set(CMAKE_CUDA_ARCHITECTURES {{ of("8.6", 90) }} "{% if ptx %}90,{% endif %}")\n',
        ),
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = '8.6;{{ more(\",\") }}'\n"),
        "ValueError: Unknown CUDA arch (12.0) or GPU not supported",
        "ValueError: Unknown CUDA arch (9.0a+PTX) or GPU not supported",
        (
            "CMake Warning (dev) in src/CMakeLists.txt:\n  Policy CMP0104 is not set\n"
            '  CUDA_ARCHITECTURES is empty for target "op".\nThis warning is for project developers.'
        ),
        "nvcc fatal   : Unsupported gpu architecture 'compute_120'",
    ),
)
