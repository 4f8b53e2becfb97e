"""
Every CUDA release adds to the runtime, the driver API, the headers and nvcc's options, and code that uses an addition
does not compile with an older one. `cuda_bf16.h` came with 11.0, `cuda_fp8.h`, tensor maps and cluster launches with
11.8 and 12.0, green contexts with 12.4, `cuda_fp4.h` with 12.8. nvcc takes `-std=c++14` from 9.0, c++17 from 11.0 and
c++20 from 12.0; torch's own headers need C++17 from 2.1 and C++20 from 2.14. torch passes
`--generate-dependencies-with-compile`, which nvcc has had since 10.2.

What counts is the nvcc of the build: a newer driver or torch wheel does not bring the declarations. Removing the
option or include only leads to the next missing thing. Where nvcc does not know the GPU (`Unsupported gpu
architecture`), that is a different cause with its own fix. Headers of libraries such as `cusparse.h` are in every
release: if they are missing, the toolkit is incomplete.
"""

from collections.abc import Callable

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.knowledge.cuda.introduced import (
    CXX_STANDARDS,
    HEADERS,
    NAMES,
    NVCC_OPTIONS,
    first_toolkit_with,
)
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch, find_matches, missing_header
from opwright.model import Cause, Confidence, Fix, Log, Machine

_OPTION = "|".join(sorted(NVCC_OPTIONS, key=len, reverse=True))
_KNOWN_OPTION_PATTERNS = (
    rf"nvcc fatal\s{{1,4}}: Unknown option '-{{0,2}}(?P<what>{_OPTION})",
    rf"unrecognized command[- ]line option ['‘\"]-{{1,2}}(?P<what>{_OPTION})",
)
_HOST_OPTION = "offload|cuda-|march|mtune|fno-|fvisibility|fstack|ffast|fdiag"
_OTHER_OPTION = rf"nvcc fatal\s{{1,4}}: Unknown option '-{{0,2}}(?P<what>(?!{_HOST_OPTION}|{_OPTION})[a-z]{{3,12}}-[a-z][a-z-]{{2,40}})[='\s]"
_API = "|".join(f"(?:{names})" for names in NAMES)
_NAME_PATTERNS = (
    rf"identifier \"(?P<what>{_API})\" is undefined",
    rf"['‘](?P<what>{_API})['’] (?:was not declared|has not been declared|does not name a type)",
)
_NO_HEADER_PATTERNS = missing_header("|".join(HEADERS))
_UNKNOWN_STANDARD = (
    r"Value '(?:c|gnu)\+\+(?P<standard>1[14]|17|20|2[a36])' is not defined for option 'std'"
)
_UNKNOWN_STANDARD_OPTION = (
    r"nvcc fatal\s{1,4}: Unknown option '-{0,2}std=(?:c|gnu)\+\+(?P<standard>1[14]|17|20|2[a36])"
)
_UNKNOWN_ARCHITECTURE = (
    r"Value '(?P<what>native|all|all-major)' is not defined for option 'gpu-architecture'"
)
_UNKNOWN_DIALECT = r"requires the language dialect \"CUDA(?P<standard>\d\d)\""
_NEWER_OBJECT = r"nvlink fatal\s{1,4}: Input file '(?P<what>[^'\n]{1,200})' newer than toolkit(?: \((?P<need>\d{2,3}) vs)?"
"""An object or static library from a newer nvcc than the one that links."""
_CUSPARSE_NAME = r"identifier \"(?P<what>CUSPARSE_(?:SPMM|SPMV|SPGEMM|SDDMM|SPSV|SPSM|SPARSETODENSE|DENSETOSPARSE|FORMAT)_\w{3,40})\" is undefined"
"""Part of the interface that cuSPARSE has had since CUDA 10.1, and that has only grown."""
_CUBLAS_NAME = r"identifier \"(?P<what>(?:CUBLAS|CUBLASLT|CUDA_[RC])_\w{3,60})\" is undefined"
"""Enumerators stay once they are there: an unknown one is newer, or its header is not included."""
_ANY_NAME = (
    r"(?P<what>cuda(?!Stream\b)[A-Z]\w{3,60}|CU_[A-Z]\w{3,60}|CU(?:tensor|graph|mem|multicast|greenCtx|launch|stream|event|device)\w{2,60}"
    r"|cu(?:Tensor|Graph|Mem|Ctx|Stream|Event|Device|Launch|Multicast|GreenCtx|Library|Kernel|Func|Coredump)[A-Z]?\w{2,60})"
)
_ANY_NAME_PATTERNS = (
    rf"identifier \"{_ANY_NAME}\" is undefined",
    rf"['‘\"]{_ANY_NAME}['’\"] (?:was not declared|has not been declared|does not name a type)",
    rf"(?:undeclared identifier|unknown type name) '{_ANY_NAME}'",
    rf"error C(?:2065|3861): ['\"“]{_ANY_NAME}",
)
"""A name of the runtime or driver API, for the index."""
_HIP_BUILD = r"\.hip:\d|compiling for gfx|\bhipcc\b|/opt/rocm"
_RELEASE = r"(?P<need>\d{1,2}(?:\.\d{1,2})?)"
_REQUIREMENT_PATTERNS = (
    (
        r"(?:only supported on CUDA|only supports CUDA|only supported on NVCC|[Rr]equires CUDA|[Rr]equires cuda|requires NVIDIA CUDA|requires NVCC|requires nvcc"
        rf"|require CUDA|needs CUDA|requires the CUDA)(?: [Tt]oolkit)?(?: version)? (?:>= ?)?{_RELEASE}"
    ),
    rf"\bonly supports? (?:CUDA|cuda)(?: version)? ?>=? ?{_RELEASE}",
    rf"(?:NVCC|nvcc|CUDA) version (?:should be|must be|needs to be) (?:>=|at least|greater than or equal to) ?{_RELEASE}",
    (
        rf"(?:CUDA|NVCC|nvcc)(?: [Tt]oolkit)?(?: version)? {_RELEASE} or (?:higher|newer|later|above|greater)"
        r" (?:is required|are required|is needed)"
    ),
    r"Assertion error \([^()\n]{1,160}compiler\.hpp:\d{1,5}\): major > \d{1,2} or \(major == (?P<need>\d{1,2}) and",
    (
        r"Could NOT find CUDA(?:Toolkit)?: Found unsuitable version \"[\d.]{3,10}\", but\s{1,4}required\s{1,4}is"
        rf"\s{{1,4}}at\s{{1,4}}least \"{_RELEASE}"
    ),
)
_FAILURE_WORDS = ("rror", "(message)", "xception", "assert", "fatal")
_GPU_WORDS = ("compute capab", "sm_", "sm1", "sm9", "GPU", "gpu arch", "river")
_TOOLKIT_RELEASE = r"(?:cuda-|CUDA[/\\]v|Cuda compilation tools, release )(?P<cuda>\d{1,2}\.\d)\b"
"""The release of the toolkit, as paths and nvcc itself name it."""


def _since(table: dict[str, str], name: str) -> Callable[[LogMatch, Log], str]:
    """Return a detail: the release that brought what a group names."""
    return lambda match, _: f"CUDA {first_toolkit_with(table, match.groups[name])} or later"


def _toolkit(log: Log) -> str | None:
    """Return the release of the toolkit, as the machine's facts or the log name it."""
    named = (found.groups["cuda"] for found in find_matches(log, _TOOLKIT_RELEASE))
    return log.machine.cuda or next(named, None)


def _unless_known(table: dict[str, str], name: str) -> Callable[[LogMatch, Log], Confidence | None]:
    """Return a confidence, or None if the toolkit is new enough, so that something else is wrong."""

    def confidence(match: LogMatch, log: Log) -> Confidence | None:
        needed = first_toolkit_with(table, match.groups[name])
        return None if is_older(_toolkit(log), needed) is False else LIKELY

    return confidence


def _by_index(match: LogMatch, log: Log) -> Confidence | None:
    """Return how likely it is that a later toolkit has a name; None if none has it, or only earlier ones."""
    entries = kit.api_index.find(match.groups["what"], ("cuda",))
    if not entries or any(entry.gone for entry in entries):
        return None
    first = entries[0].first
    is_before = is_older(_toolkit(log), first) if first else None
    if is_before is None:
        return LIKELY if first else POSSIBLE
    return CERTAIN if is_before else None


def _indexed_since(match: LogMatch, _: Log) -> str:
    first = kit.api_index.find(match.groups["what"], ("cuda",))[0].first
    return f"CUDA {first} or later" if first else "a newer release"


def _standard_confidence(match: LogMatch, _: Log) -> Confidence:
    return CERTAIN if match.groups["standard"] in {"14", "17", "20"} else LIKELY


def _standard_since(match: LogMatch, _: Log) -> str:
    release = CXX_STANDARDS.get(match.groups["standard"])
    return f"CUDA {release} or later" if release else "a newer release"


def _linked_since(match: LogMatch, _: Log) -> str:
    need = match.groups.get("need", "")
    return f"CUDA {need[:-1]}.{need[-1]} or later" if need[2:] else "a newer release"  # 121 is 12.1


def _requirement_confidence(match: LogMatch, log: Log) -> Confidence | None:
    before = log.text[max(0, match.start - 160) : match.start]
    is_failure = any(word in before for word in _FAILURE_WORDS)
    is_about_gpus = any(word in match.quote for word in _GPU_WORDS)
    return LIKELY if is_failure and not is_about_gpus else None


CAUSE = Cause(
    title="the CUDA toolkit does not know {what}, which needs {need}",
    in_log=log_rules(
        rule(
            *_KNOWN_OPTION_PATTERNS,
            confidence=if_in_log("nvcc", then=CERTAIN, otherwise=POSSIBLE),
            need=lambda match, _: f"CUDA {NVCC_OPTIONS[match.groups['what']]} or later",
        ),
        rule(_OTHER_OPTION, confidence=LIKELY, need="a newer release"),
        rule(
            _UNKNOWN_STANDARD,
            _UNKNOWN_STANDARD_OPTION,
            _UNKNOWN_DIALECT,
            confidence=_standard_confidence,
            what="C++{standard}",
            need=_standard_since,
        ),
        rule(
            _UNKNOWN_ARCHITECTURE,
            what=lambda match, _: f"-arch={match.groups['what']}",
            need="CUDA 11.5 or later",
        ),
        rule(_NEWER_OBJECT, confidence=LIKELY, need=_linked_since),
        rule(*_NAME_PATTERNS, confidence=_unless_known(NAMES, "what"), need=_since(NAMES, "what")),
        rule(_CUSPARSE_NAME, confidence=LIKELY, need="a newer release"),
        rule(*_ANY_NAME_PATTERNS, confidence=_by_index, unless=r"NVRTC|nvrtc", need=_indexed_since),
        rule(_CUBLAS_NAME, confidence=POSSIBLE, need="a newer release"),
        rule(
            *_NO_HEADER_PATTERNS,
            unless=_HIP_BUILD,
            confidence=_unless_known(HEADERS, "header"),
            what="{header}",
            need=_since(HEADERS, "header"),
        ),
        rule(
            *_REQUIREMENT_PATTERNS,
            confidence=_requirement_confidence,
            what="all that the package uses",
            need=lambda match, _: f"CUDA {match.groups['need']} or later",
        ),
    ),
    fix=Fix(
        "build with a toolkit that has it, usually that of torch.version.cuda or a newer one of the same major"
        " release; if the first command prints an older CUDA than it needs, the package is newer than this torch: install a torch for a newer CUDA first, or an older release of"
        " the package",
        commands=(
            "python -c 'import torch; print(torch.__version__, torch.version.cuda)' && nvcc --version",
            "conda install -c nvidia cuda-toolkit=\"$(python -c 'import torch; print(torch.version.cuda)')\"",
            "export CUDA_HOME=$CONDA_PREFIX",
        ),
    ),
    examples=(
        'src/tma.cu(12): error: identifier "cudaGraphExecUpdateResultInfo" is undefined',
        "nvcc fatal   : Unknown option '-std=c++20'",
        "nvcc fatal   : Value 'gnu++20' is not defined for option 'std'",
        Log(
            'csrc/linear.cu(88): error: identifier "CUBLASLT_EPILOGUE_DGELU_BGRAD" is undefined',
            Machine(cuda="11.2"),
        ),
        'csrc/gemm.cu(31): error: identifier "CUBLAS_COMPUTE_32F_FAST_TF32" is undefined',
        Log(
            "nvcc fatal   : Value 'c++20' is not defined for option 'std'\n"
            "error: command '/usr/local/cuda-11.8/bin/nvcc' failed with exit code 1\n",
            Machine(cuda="11.8"),
        ),
        Log(
            "nvcc fatal   : Unknown option '-generate-dependencies-with-compile'\n",
            Machine(cuda="10.1"),
        ),
        Log(
            'csrc/green.cu(14): error: identifier "CUgreenCtx" is undefined\n'
            '1 error detected in the compilation of "csrc/green.cu".\n',
            Machine(cuda="12.2"),
        ),
        Log(
            "csrc/quant.cuh:3:10: fatal error: cuda_fp8.h: No such file or directory\n",
            Machine(cuda="11.7"),
        ),
        (
            "RuntimeError: FlashAttention is only supported on CUDA 11.7 and above.  Note: make sure nvcc has"
            " a supported version by running nvcc -V.\n"
        ),
        (
            "CMake Error at /usr/share/cmake-3.25/Modules/FindPackageHandleStandardArgs.cmake:230 (message):\n"
            '  Could NOT find CUDAToolkit: Found unsuitable version "11.5.119", but required is at\n'
            '  least "12.0" (found /usr/include)\n'
        ),
    ),
    counterexamples=(
        "csrc/norm.hip:8:10: fatal error: 'cooperative_groups/reduce.h' file not found\n1 error generated when compiling for gfx90a.",
        "nvcc fatal   : Unsupported gpu architecture 'compute_100'",
        "nvcc fatal   : Unknown option '-fopenmp'",
        'cudaTypedefs.h(99): error: identifier "PFN_cuTensorMapEncodeTiled" is undefined',
        "RuntimeError: CUDA 12.8 or higher is required for compute capability 10.0.",
        Log("x.cu:2:10: fatal error: cuda_fp8.h: No such file or directory", Machine(cuda="12.6")),
        "cc1plus: error: unrecognized command line option '-std=c++17'",
    ),
)
