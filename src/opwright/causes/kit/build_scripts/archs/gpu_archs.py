"""GPU architectures as compilers, CMake and torch name them, and which of them these refuse in a log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from opwright import knowledge
from opwright.errors import UnknownNameError
from opwright.knowledge.cuda.archs import FIRST as _FIRST
from opwright.knowledge.cuda.archs import LAST as _LAST
from opwright.knowledge.cuda.archs import SUFFIXED as _SUFFIXED
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch, compiled, find_matches
from opwright.model import Confidence, Log
from opwright.model.named_tuple import NamedTuple

_TURING, _PASCAL, _KEPLER, _RENAMED = 75, 60, 37, 101
ARCH = r"(?:compute_|sm_|lto_)?(\d+)(?:\.(\d))?([af])?(?:-(?:real|virtual)|\+PTX)?"

REFUSED = (
    r"nsupported\s+(?:CUDA\s+)?gpu\s+architecture:?\s{0,3}['\"`‘’“”]{0,2}(?P<arch>[\w.,;+-]{0,60})",
    (
        r"Value\s+['\"`‘’“”]{0,2}(?P<arch>(?:sm|compute)_\w+)['\"`‘’“”]{0,2}\s+is\s+not\s+defined\s+for\s+option"
        r"\s+['\"`‘’“”]{0,2}gpu-"
    ),
    r"CMAKE_CUDA_ARCHITECTURES:\s+(?P<list>[^\n]{1,80})\s+do\s+not\s+all\s+work\s+with\s+this\s+compiler",
)
"""Patterns for an architecture that nvcc, clang, ptxas or CMake rejects; at least one matches."""
_NOT_IDENTIFIED = "The CUDA compiler identification is unknown"
"""CMake says so of an nvcc that compiled nothing: it then rejects any list."""
_TOOLKIT = (
    r"Cuda compilation tools, release (\d+)\.(\d+)|CUDA compiler identification is NVIDIA (\d+)\.(\d+)"
    r"|cuda[-_/](\d+)\.(\d+)\S{0,40}/(?:bin/)?nvcc|CUDA\\v(\d+)\.(\d+)\S{0,20}\\nvcc"
    r"|Found CUDAToolkit: [^\n]{1,200}version \"(\d+)\.(\d+)|-- CUDA version: (\d+)\.(\d+)"
)
_REQUESTED = r"(?:arch=compute_|code=sm_|-arch[= ]sm_)(\d+)"
UNKNOWN_TO_TORCH = (
    r"Unknown\s+CUDA\s+arch\s+\((?P<arch>[^)\n]{0,60})\)\s+or\s+GPU\s+not\s+supported",
    r"Unknown CUDA Architecture Name\s+(?:in CUDA_SELECT_NVCC_ARCH_FLAGS:\s+)?(?P<arch>[^\s:]{1,60})",
)
"""Patterns for an architecture that torch's part of a build rejects; at least one matches."""


class RejectionReason(Enum):
    """Why a compiler rejects an architecture."""

    YOUNGER = "the toolkit is older than the GPU"
    DROPPED = "the toolkit no longer compiles for it"
    NO_SUCH = "there is no such architecture"


class Refused(NamedTuple):
    """An architecture that a tool rejected."""

    match: LogMatch
    arch: str
    """`sm_120a`, or the text as written if it is not an architecture."""
    reason: RejectionReason
    first: str
    """The CUDA toolkit that first knew it: `12.8`."""
    last: str
    """The last major release that did: `12`, or "" when it is not dropped yet."""
    confidence: Confidence = Confidence.CERTAIN
    """Not certain if an old and a new toolkit print the same words."""


def refused(log: Log) -> Iterator[Refused]:
    """Yield the architectures that a compiler rejected, and why."""
    for match in find_matches(log, *REFUSED):
        if "list" in match.groups and _NOT_IDENTIFIED in log.text:
            continue
        name = match.groups.get("arch", "").rstrip(".,;") or _named_before(match)
        yield _refused(log, match, name or _worst(match.groups.get("list", "").split(";")))


def _named_before(match: LogMatch) -> str:
    """Return the architecture that a sentence names before saying that it is refused; '' if none."""
    named = None if "list" in match.groups else compiled(_NAMED).search(match.quote)
    return named[0] if named else ""


_NAMED = r"\b(?:compute|sm)_\d{2,3}[af]?\b"

BY_NVRTC = (
    r"invalid value for --gpu-architecture",
    r"compute capability \(?(?P<major>\d{1,2})(?:\.|, )(?P<minor>\d)\)? is less than the minimum supported by NVRTC",
)
"""Patterns for a GPU architecture that NVRTC or its caller rejects; at least one matches."""
_NVRTC_ARCH = r"-arch(?:itecture)?[= ](?:compute|sm)_(\d{2,3})\b"


def dropped_by_nvrtc(log: Log) -> Iterator[tuple[LogMatch, str, str]]:
    """Yield where NVRTC rejects an architecture that it dropped, with the last CUDA that supported it."""
    for match in find_matches(log, *BY_NVRTC):
        option = compiled(_NVRTC_ARCH).search(log.text)
        name = "".join(match.groups.get(key, "") for key in ("major", "minor"))
        known = number(name or (option[1] if option else log.machine.gpu or ""))
        last = _LAST.get(known) if known else None
        version = toolkit(log)
        if known and last and (name or known <= _KEPLER or (version and version[0] > last)):
            yield match, f"sm_{known}", str(last)


def last_major(arch: str) -> int | None:
    """Return the last major release of the toolkit that compiles for an architecture."""
    known = number(arch)
    return None if known is None or known == _RENAMED else _LAST.get(known)


def newest_known() -> int:
    """Return the newest architecture that is known here: 121."""
    return max(_FIRST)


def number(name: str) -> int | None:
    """Return 90 for `sm_90a`, `compute_90`, `9.0+PTX` and `90`; None if invalid."""
    match = compiled(ARCH).fullmatch(name.partition("(")[0])
    if not match or ("_" in name and "." in name):
        return None
    whole = int(match[1] + (match[2] or ""))
    return whole if whole in _FIRST else None


def setting(arch: str) -> str:
    """Return how `TORCH_CUDA_ARCH_LIST` spells it: `9.0a` for sm_90a."""
    match = compiled(ARCH).fullmatch(arch)
    if not match or match[2]:
        return arch
    return f"{match[1][:-1]}.{match[1][-1]}{match[3] or ''}"


def predecessor_ptx(arch: str) -> str:
    """Return an architecture whose PTX a newer GPU runs, as torch's list spells it: `8.0+PTX`."""
    older = {
        "sm_60": "5.2",
        "sm_61": "5.2",
        "sm_62": "5.2",
        "sm_70": "6.0",
        "sm_72": "6.0",
        "sm_75": "7.0",
        "sm_80": "7.0",
        "sm_86": "8.0",
        "sm_87": "8.0",
        "sm_88": "8.0",
    }
    newer = setting(arch.rstrip("af"))
    return older.get(arch, "8.0" if newer in ("8.9", "9.0") else "9.0") + "+PTX"


def arch_of_gpu(name: str) -> str:
    """Return the architecture of a GPU by its name; '' if unknown."""
    try:
        return knowledge.gpu_names.find_gpu(name).arch if name else ""
    except UnknownNameError:
        return ""


def is_newer_than(arch: str, cuda: str | None) -> bool:
    """Return whether a CUDA is before the first that compiles for an architecture, so that a torch of it has no code for that."""
    first = first_toolkit(arch) if number(arch) else "unknown"
    return cuda is not None and first != "unknown" and is_older(cuda, first) is True


def first_toolkit(arch: str) -> str:
    """Return the CUDA toolkit that first compiled for an architecture: `12.8`."""
    match = compiled(ARCH).fullmatch(arch)
    known = number(arch)
    if not match or known is None:
        return "unknown"
    return ".".join(map(str, max(_FIRST[known], _SUFFIXED.get(match[3] or "", (0, 0)))))


def toolkit(log: Log) -> tuple[int, int] | None:
    """Return the nvcc version from the log, or from the machine's facts."""
    if match := compiled(_TOOLKIT).search(log.text):
        major, minor = (int(group) for group in match.groups() if group is not None)
        return major, minor
    match = re.search(r"(\d+)\.(\d+)", log.machine.cuda or "")
    return (int(match[1]), int(match[2])) if match else None


def _worst(names: list[str]) -> str:
    """Return the name most likely to be rejected: the newest, or the oldest if all are old."""
    known = sorted((n for n in names if number(n)), key=lambda n: number(n) or 0)
    if not known:
        return names[0]
    return known[-1] if (number(known[-1]) or 0) >= _TURING else known[0]


def _refused(log: Log, found: LogMatch, name: str) -> Refused:
    known = number(name)
    if known is None:
        return Refused(found, name or "(nothing)", RejectionReason.NO_SUCH, "", "")
    match = compiled(ARCH).fullmatch(name)
    arch = f"sm_{known}{(match and match[3]) or ''}"
    last = _LAST.get(known)
    is_dropped = last and _is_dropped(log, known, last)
    reason = RejectionReason.DROPPED if is_dropped else RejectionReason.YOUNGER
    open_to_both = _KEPLER < known < _TURING and toolkit(log) is None
    confidence = Confidence.LIKELY if open_to_both else Confidence.CERTAIN
    return Refused(found, arch, reason, first_toolkit(arch), str(last or ""), confidence)


def _is_dropped(log: Log, known: int, last: int) -> bool:
    """Return whether the toolkit is too new for an architecture that was dropped by some."""
    version = toolkit(log)
    if version and version[0] > last:
        return True
    if version and version < _FIRST[known]:
        return False
    if known == _RENAMED:
        return False
    if (
        version and known >= _PASCAL
    ):  # the version printed is that of torch's CUDA, not of this nvcc
        return version >= (12, 0)
    if known > _KEPLER and _is_before_cuda_13(log):
        return False
    others = {int(arch) for arch in compiled(_REQUESTED).findall(log.text)} - {known}
    return (
        known < _PASCAL
        or not any(arch < known for arch in others)
        or any(arch >= _TURING for arch in others)
    )


_BEFORE_CUDA_13 = (
    r"torch[./]utils[./]ffi\b|\bTHC/|/python[23]\.\dm?/|error: command '[^'\n]{1,200}' failed with exit status"
    r"|GLIBC 2\.(?:1\d|2[0-7])\b|[Uu]buntu[ -]?1[468]\.04|-?[Uu]buntu1[468]\b|\bgcc[ (-][^\n]{0,30}[ )][4-7]\.\d\.\d|Including CUDA code\.|[Cc]ompiling [\w ]{1,40}kernels? by nvcc\b|cudaCheckError\(\) failed :"
)
"""
In logs of sources that were written for Python 2 or torch 0.4, and that no torch for CUDA 13 compiles (their `build.py` and
`make.sh` tell that they compile kernels, which tell their errors themselves), and of Python up to 3.9: from then on the
`exit status` of a compiler is told as `exit code`. CUDA 13 runs on no system with a glibc before 2.28.
"""
_FIRST_PYTHON_FOR_CUDA_13 = (3, 10)
_FIRST_TORCH_FOR_CUDA_13 = (2, 9)


def _is_before_cuda_13(log: Log) -> bool:
    """Return whether the Python, the torch or the source is too old to be built with CUDA 13."""
    for version, first in (
        (log.machine.python, _FIRST_PYTHON_FOR_CUDA_13),
        (log.machine.torch, _FIRST_TORCH_FOR_CUDA_13),
    ):
        match = re.match(r"(\d+)\.(\d+)", version or "")
        if match and (int(match[1]), int(match[2])) < first:
            return True
    return bool(compiled(_BEFORE_CUDA_13).search(log.text))
