"""
Every CUDA release adds to the runtime, the driver's interface, the headers and the options of nvcc,
and code that uses the addition does not compile with an older one. `cuda_bf16.h` came with 11.0,
`cuda_fp8.h`, tensor maps and cluster launches with 11.8 and 12.0, green contexts with 12.4,
`cuda_fp4.h` with 12.8. nvcc takes `-std=c++14` from 9.0, c++17 from 11.0 and c++20 from 12.0, and
torch's own headers ask for C++17 from 2.1 and C++20 from 2.14. torch passes
`--generate-dependencies-with-compile`, which nvcc knows since 10.2.

What counts is the nvcc of the build: a newer driver or a newer torch wheel does not bring the
declarations. Removing the option or the include that is refused only leads to the next thing that is
missing. Where nvcc does not know the GPU (`Unsupported gpu architecture`), that is another cause with
its own remedy. Headers of libraries such as `cusparse.h` are in every release: when they are missing,
only a part of the toolkit is installed.
"""

import re
from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match, missing_header
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_SINCE = {
    "generate-dependencies-with-compile": "10.2",
    "dependency-output": "10.2",
    "forward-unknown-to-host": "10.2",
    "allow-unsupported-compiler": "11.0",
    "extended-lambda": "11.0",
    "threads": "11.2",
    "diag-suppress": "11.2",
    "diag_suppress": "11.2",
    "diag-error": "11.2",
    "Wno-deprecated-gpu-targets": "8.0",
    "split-compile": "12",
    "compress-mode": "12.8",
    "compress_mode": "12.8",
    "static-global-template-stub": "12.8",
    "device-entity-has-hidden-visibility": "12.8",
    "fdevice-time-trace": "12.8",
    "Ofast-compile": "12.8",
}
_NAMED = "|".join(sorted(_SINCE, key=len, reverse=True))
UNKNOWN_OPTION = (
    rf"nvcc fatal\s{{1,4}}: Unknown option '-{{0,2}}(?P<what>{_NAMED})",
    rf"unrecognized command[- ]line option ['‘\"]-{{1,2}}(?P<what>{_NAMED})",
    r"nvcc fatal\s{1,4}: Unknown option '-{0,2}(?P<what>[a-z]{3,12}-[a-z][a-z-]{2,40})[='\s]",
)
STANDARD = r"Value '(?:c|gnu)\+\+(?P<standard>1[14]|17|20|2[a36])' is not defined for option 'std'"
_STANDARDS = {"11": "7.0", "14": "9.0", "17": "11.0", "20": "12.0", "2a": "12.0"}
ARCHITECTURE = (
    r"Value '(?P<what>native|all|all-major)' is not defined for option 'gpu-architecture'"
)
DIALECT = r"requires the language dialect \"CUDA(?P<standard>\d\d)\""

NEWER_OBJECT = r"nvlink fatal\s{1,4}: Input file '(?P<what>[^'\n]{1,200})' newer than toolkit(?: \((?P<need>\d{2,3}) vs)?"
"""An object, or the static library that it is in, of a newer nvcc than the one that links."""
_APIS = {
    "12.4": r"CUgreenCtx|cuGreenCtx\w{3,40}|cuDevSmResourceSplit\w{0,20}|cudaGraphConditional\w{3,30}",
    "12.1": r"CUmulticast\w{3,40}|cuMulticast\w{3,40}",
    "12.0": r"CUtensorMap\w{0,30}|cuTensorMap\w{3,30}|CU_TENSOR_MAP\w{3,40}",
    "12.5": r"cudaGetDriverEntryPointByVersion",
    "12.8": r"__nv_fp4\w{0,20}|__nv_fp6\w{0,20}|cudaMemcpyBatchAsync|CUDA_R_4F_E2M1|CUBLASLT_MATMUL_MATRIX_SCALE_\w{3,30}",
    "11.8": r"__nv_fp8\w{0,20}|cudaLaunchKernelEx\w{0,2}|cudaLaunchConfig_t|cudaLaunchAttribute\w{0,40}"
    r"|CUDA_R_8F_E[45]M[23]|CUBLASLT_MATMUL_DESC_(?:[ABCD]_SCALE_POINTER|FAST_ACCUM)",
    "11.5": r"CUBLASLT_EPILOGUE_(?:D?GELU_\w{3,12}|D?RELU_AUX\w{0,6}|D[GR]ELU\w{0,6}|BGRAD[AB])"
    r"|CUBLASLT_MATMUL_DESC_EPILOGUE_AUX\w{3,12}",
    "11.2": r"cudaMallocAsync|cudaFreeAsync|cudaMemPool\w{1,30}",
    "11.7": r"__grid_constant__",
    "11.3": r"cudaGetDriverEntryPoint",
    "11.0": r"__nv_bfloat16\w{0,5}|nv_bfloat16\w{0,5}|cudaAccessPolicyWindow|cudaStreamAttr\w{3,30}"
    r"|CUDA_[RC]_16BF|CUBLAS_COMPUTE_\d\w{1,16}|cublasComputeType_t|cublasLt\w{6,24}Opaque_t"
    r"|cublasLt(?:MatmulDesc|MatrixLayout|MatmulPreference)Init",
    "8.0": r"__half_as_u?short|__u?short_as_half",
    "9.0": r"__shfl(?:_up|_down|_xor)?_sync|__syncwarp|__activemask|__ballot_sync",
}
_API = "|".join(f"(?:{names})" for names in _APIS.values())
UNKNOWN_NAME = (
    rf"identifier \"(?P<what>{_API})\" is undefined",
    rf"['‘](?P<what>{_API})['’] (?:was not declared|has not been declared|does not name a type)",
)
_HEADERS = {
    r"cuda_fp8\.h": "11.8",
    r"cuda_fp4\.h": "12.8",
    r"cuda_fp6\.h": "12.8",
    r"cuda_bf16\.h": "11.0",
    r"cuda_pipeline\w{0,12}\.h": "11.0",
    r"cooperative_groups/\w{3,20}\.h": "11.0",
    r"cuda_awbarrier\w{0,12}\.h": "11.0",
    r"cudaTypedefs\.h": "11.3",
}
OF_CUSPARSE = r"identifier \"(?P<what>CUSPARSE_(?:SPMM|SPMV|SPGEMM|SDDMM|SPSV|SPSM|SPARSETODENSE|DENSETOSPARSE|FORMAT)_\w{3,40})\" is undefined"
"""Of the interface that cuSPARSE has had since CUDA 10.1, and that has only grown."""
OF_CUBLAS = r"identifier \"(?P<what>(?:CUBLAS|CUBLASLT|CUDA_[RC])_\w{3,60})\" is undefined"
"""Enumerators come with releases and stay: what is not known is younger, or a header is not included."""
NO_HEADER = missing_header("|".join(_HEADERS))

_ON_HIP = r"\.hip:\d|compiling for gfx|\bhipcc\b|/opt/rocm"
_AGE = r"(?P<need>\d{1,2}(?:\.\d{1,2})?)"
ASKED = (
    (
        r"(?:only supported on CUDA|only supported on NVCC|requires CUDA|requires NVIDIA CUDA|requires NVCC|requires nvcc"
        rf"|require CUDA|needs CUDA|requires the CUDA)(?: [Tt]oolkit)?(?: version)? (?:>= ?)?{_AGE}"
    ),
    rf"(?:NVCC|nvcc|CUDA) version (?:should be|must be|needs to be) (?:>=|at least|greater than or equal to) ?{_AGE}",
    (
        rf"(?:CUDA|NVCC|nvcc)(?: [Tt]oolkit)?(?: version)? {_AGE} or (?:higher|newer|later|above|greater)"
        r" (?:is required|are required|is needed)"
    ),
    r"Assertion error \([^()\n]{1,160}compiler\.hpp:\d{1,5}\): major > \d{1,2} or \(major == (?P<need>\d{1,2}) and",
    (
        r"Could NOT find CUDA(?:Toolkit)?: Found unsuitable version \"[\d.]{3,10}\", but\s{1,4}required\s{1,4}is"
        rf"\s{{1,4}}at\s{{1,4}}least \"{_AGE}"
    ),
)
_STOPPED = ("rror", "(message)", "xception", "assert", "fatal")
_OF_A_GPU = ("compute capab", "sm_", "sm1", "sm9", "GPU", "gpu arch", "river")


_OF_TOOLKIT = r"(?:cuda-|CUDA[/\\]v|Cuda compilation tools, release )(?P<cuda>\d{1,2}\.\d)\b"
"""The release of the toolkit, as paths and nvcc itself name it."""


@log_check(
    *UNKNOWN_OPTION,
    ARCHITECTURE,
    STANDARD,
    DIALECT,
    *UNKNOWN_NAME,
    OF_CUSPARSE,
    OF_CUBLAS,
    *NO_HEADER,
    *ASKED,
    NEWER_OBJECT,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield what the toolkit of the build does not know yet, and since when CUDA does."""
    *known, guessed = UNKNOWN_OPTION
    named = set()
    for found in find_matches(log, *known):
        named.add(found.line)
        handed_on = "nvcc" in log.text  # else the host compiler may have been given it itself
        sure = Confidence.CERTAIN if handed_on else Confidence.POSSIBLE
        yield found.evidence(sure, need=_release(_SINCE[found.groups["what"]]))
    for found in find_matches(log, guessed):
        if found.line not in named and not found.groups["what"].startswith(
            (
                "offload",
                "cuda-",
                "march",
                "mtune",
                "fno-",
                "fvisibility",
                "fstack",
                "ffast",
                "fdiag",
            )
        ):
            yield found.evidence(Confidence.LIKELY, need=_release(None))
    for found in find_matches(log, STANDARD, DIALECT):
        standard = found.groups["standard"]
        sure = Confidence.CERTAIN if standard in {"14", "17", "20"} else Confidence.LIKELY
        yield found.evidence(sure, what=f"C++{standard}", need=_release(_STANDARDS.get(standard)))
    for found in find_matches(log, ARCHITECTURE):
        yield found.evidence(what=f"-arch={found.groups['what']}", need=_release("11.5"))
    for found in find_matches(log, NEWER_OBJECT):
        need = found.groups.get("need")
        release = f"{need[:-1]}.{need[-1]}" if need and len(need) > 2 else None  # noqa: PLR2004 - 121 is 12.1
        yield found.evidence(Confidence.LIKELY, need=_release(release))
    yield from _of_names(log)
    for found in find_matches(log, *ASKED):
        before = log.text[max(0, found.start - 160) : found.start]
        stopped = any(word in before for word in _STOPPED)
        if stopped and not any(word in found.quote for word in _OF_A_GPU):
            need = _release(found.groups["need"])
            yield found.evidence(Confidence.LIKELY, what="all that the package uses", need=need)


def _of_names(log: Log) -> Iterator[Evidence]:
    """Yield declarations and headers that came with a release newer than the one of the build."""
    named = [found.groups["cuda"] for found in find_matches(log, _OF_TOOLKIT)]
    cuda = log.machine.cuda or (named[0] if named else None)
    for found in find_matches(log, *UNKNOWN_NAME):
        need = next(v for v, names in _APIS.items() if _is_one_of(found.groups["what"], names))
        if not _reaches(cuda, need):
            yield found.evidence(Confidence.LIKELY, need=_release(need))
    for found in find_matches(log, OF_CUSPARSE):
        yield found.evidence(Confidence.LIKELY, need=_release(None))
    for found in find_matches(log, OF_CUBLAS):
        yield found.evidence(Confidence.POSSIBLE, need=_release(None))
    on_hip = has_match(log, _ON_HIP)  # where no CUDA toolkit brings the header
    for found in () if on_hip else find_matches(log, *NO_HEADER):
        header = found.groups["header"]
        need = next(v for name, v in _HEADERS.items() if _is_one_of(header, name))
        if not _reaches(cuda, need):
            yield found.evidence(Confidence.LIKELY, what=header, need=_release(need))


def _release(version: str | None) -> str:
    return f"CUDA {version} or later" if version else "a newer release"


def _is_one_of(name: str, pattern: str) -> bool:
    return re.fullmatch(pattern, name) is not None


def _reaches(cuda: str | None, need: str) -> bool:
    """Return whether a toolkit known to be there is new enough, so that something else is wrong."""
    have = re.match(r"\d+\.\d+", cuda or "")
    return have is not None and _as_numbers(have.group()) >= _as_numbers(need)


def _as_numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


CAUSE = Cause(
    title="the CUDA toolkit does not know {what}: that takes {need}",
    in_log=in_log,
    fix=Fix(
        "build with the toolkit that the package names, usually that of torch.version.cuda or a newer one"
        " of the same major release",
        commands=(
            "conda install -c nvidia cuda-toolkit=\"$(python -c 'import torch; print(torch.version.cuda)')\"",
            "export CUDA_HOME=$CONDA_PREFIX",
        ),
    ),
    examples=(
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
