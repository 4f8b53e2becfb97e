"""
`TORCH_CUDA_ARCH_LIST` wants capabilities with a point, separated by semicolons or spaces: `8.6;9.0+PTX`.
`CMAKE_CUDA_ARCHITECTURES` wants them without, `86;90`, and nvcc with a prefix, `compute_86`. Each says in
its own way that it got something else: torch "Unknown CUDA arch (86) or GPU not supported", nvcc
"Unsupported gpu architecture 'compute_860'", CMake that the list must be non-empty or valid.

How it comes about: an unquoted `8.0` in YAML is a number, and arrives as `8`; a comma is no separator; `86` is
CMake's spelling in torch's variable; a script writes the name of the GPU, or `cpu`, or what a failed
`nvidia-smi` printed; or the variable that should hold the list is empty, because nothing set it and no GPU was
found. Reinstalling CUDA or torch changes none of that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.gpu_archs import (
    REFUSED,
    SETTINGS,
    RejectionReason,
    RequestedArch,
    asked,
    newest_known,
    number,
    refused,
)
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import for_scripts, replacing, said
from opwright.logs.patterns import LogMatch, find_matches
from opwright.model import BuildScript, Cause, Confidence, Edit, Evidence, Fix, Log, Safety

_OF_TORCH = (
    r"Unknown\s+CUDA\s+arch\s+\((?P<arch>[^)\n]{0,60})\)\s+or\s+GPU\s+not\s+supported",
    r"Unknown CUDA Architecture Name\s+(?:in CUDA_SELECT_NVCC_ARCH_FLAGS:\s+)?(?P<arch>[^\s:]{1,60})",
)
_OF_CMAKE = (
    r"CMAKE_CUDA_ARCHITECTURES\s+must\s+be\s+(?:valid|non-empty)(?:,\s+non-empty)?\s+if\s+set",
    r"\b(?:CUDA|HIP)_ARCHITECTURES\s+is\s+empty\s+for\s+target",
    r"CMAKE_CUDA_ARCHITECTURES:\s+[^\n]{0,80}\s+is\s+not\s+one\s+of\s+the\s+following",
)
_OF_NVCC = r"nvcc fatal\s{1,4}: '(?P<arch>[^'\n]{1,60})' is not in 'keyword=value' format"
_NAMES = (
    "Kepler",
    "Maxwell",
    "Pascal",
    "Volta",
    "Turing",
    "Ampere",
    "Ada",
    "Hopper",
    "Blackwell",
    "Rubin",
)


@log_check(*_OF_TORCH, *_OF_CMAKE, _OF_NVCC, *REFUSED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for what was taken for an architecture and is none."""
    for found in find_matches(log, *_OF_TORCH):
        if not _is_an_arch(found.groups["arch"]) and not _is_source(found.groups["arch"]):
            yield found.evidence(
                what=f"'{_printable(found.groups['arch'])}' is no GPU architecture"
            )
    for found in find_matches(log, *_OF_CMAKE):
        if not _is_a_warning(log, found):
            yield found.evidence(what="CMake got no list of GPU architectures that it can use")
    for found in find_matches(log, _OF_NVCC):
        what = f"'{_printable(found.groups['arch'])}' stands where -gencode wants arch=compute_..,code=sm_.."
        yield found.evidence(Confidence.LIKELY, what=what)
    for one in refused(log):
        if one.why is RejectionReason.NO_SUCH:
            what = f"'{_printable(one.arch)}' is no GPU architecture"
            yield one.seen.evidence(Confidence.LIKELY, what=what)


_OF_TORCHS_LIST = r"\d{1,2}\.\d[af]?(?:\(\d+\.\d\))?(?:\+PTX)?"
_OF_CMAKES_LIST = r"\d{2,3}[af]?(?:-real|-virtual)?"
_WORDS = ("all", "all-major", "native", "auto", "common", "off", "tegra", "kepler+tesla")


@for_scripts(*SETTINGS)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for lists of architectures that are spelled as another tool wants them."""
    for one in asked(script):
        wanted = _OF_TORCHS_LIST if one.setting == SETTINGS[0] else _OF_CMAKES_LIST
        name = one.said.value
        if one.setting == "-gencode" or "$" in name or name.partition("+")[0] in _NAMES:
            continue
        if name.lower() in _WORDS or not re.match(r"[\d\"',]|sm_|compute_", name):
            continue
        if re.fullmatch(wanted, name):
            known = number(name.partition("-")[0])
            digits = int(re.sub(r"\D", "", name.partition("(")[0]))
            if known is None and digits <= newest_known():
                what = f"'{_printable(name)}' is no GPU architecture"
                yield said(script, one.said, what=what)._replace(confidence=Confidence.LIKELY)
            continue
        what = f"'{_printable(name)}' is not how {one.setting} spells an architecture"
        edits = _respelled(script, one)
        yield said(script, one.said, what=what)._replace(
            edits=edits, safety=Safety.REVIEW if edits else None
        )


def _respelled(script: BuildScript, one: RequestedArch) -> tuple[Edit, ...]:
    """Return the edit that writes it as its reader expects."""
    found = re.fullmatch(r"(?:sm_|compute_)?(\d{1,2})\.?(\d)([af]?)(\+PTX)?", one.said.value)
    if not found or script.text[one.said.start : one.said.end] != one.said.value:
        return ()
    if number(f"sm_{found[1]}{found[2]}") is None:
        return ()
    if one.setting == SETTINGS[0]:
        text = f"{found[1]}.{found[2]}{found[3]}{found[4] or ''}"
    else:
        text = f"{found[1]}{found[2]}{found[3]}"
        if found[4]:
            return ()
    return (replacing(script, one.said, text),)


def _is_an_arch(name: str) -> bool:
    return ("." in name and number(name) is not None) or name.partition("+")[0] in _NAMES


def _is_source(name: str) -> bool:
    """Return whether it is the line of torch that raises, which a traceback quotes."""
    return "{" in name or "$" in name


def _is_a_warning(log: Log, found: LogMatch) -> bool:
    """Return whether CMake only warns of it: so it does for projects older than CMake 3.18."""
    before = log.text[max(0, found.start - 700) : found.start]
    return before.rfind("CMake Warning") > before.rfind("CMake Error")


def _printable(name: str) -> str:
    return name.encode("ascii", "replace").decode()


CAUSE = Cause(
    title="{what}: the list of architectures is empty or written in another way than its reader expects",
    in_log=in_log,
    in_build_script=in_build_script,
    fix=Fix(
        "name the GPUs' capabilities, with a point for torch and without for CMake; quote them in YAML",
        commands=('export TORCH_CUDA_ARCH_LIST="8.6"', "cmake -DCMAKE_CUDA_ARCHITECTURES=86 .."),
    ),
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
        "ValueError: Unknown CUDA arch (12.0) or GPU not supported",
        "ValueError: Unknown CUDA arch (9.0a+PTX) or GPU not supported",
        (
            "CMake Warning (dev) in src/CMakeLists.txt:\n  Policy CMP0104 is not set\n"
            '  CUDA_ARCHITECTURES is empty for target "op".\nThis warning is for project developers.'
        ),
        "nvcc fatal   : Unsupported gpu architecture 'compute_120'",
    ),
)
