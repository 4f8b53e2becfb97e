"""
CUDA's libraries carry their major version in their file name, `libcudart.so.12`, and an extension
lists the ones it was linked with. A torch wheel pins the NVIDIA packages of one CUDA release: on PyPI
12.8 in torch 2.8 to 2.10, 13.0 in 2.11 to 2.14, 13.2 in 2.15. An extension for the other major fails on a
file that is not there, however well its torch symbols fit; the missing file hides the missing symbols.

Within one major the file is found, and each symbol is bound to a version of its own. A function that
came with a later minor release (`cudaGraphAddNode` came after 12.1) is then missing in the version that
this torch pins.

A copy or a link of the other major's library under the wanted name does not help: the symbols in it
carry the other version. Installing the other major's package (`nvidia-cuda-runtime-cu12` beside torch
for CUDA 13) makes the file appear; the loader still has to be told where.

Sources have the same trouble at compile time: each major release removes functions. CUDA 11 took the old SpMM of cuSPARSE
away, 12.0 texture references, 13.0 `cudaThreadSynchronize`, fields of `cudaDeviceProp` such as `clockRate`, and the
`PFN_cuTensorMapEncodeTiled` that CUTLASS 3.5.1 asks for (3.5.0 and 3.6 do not). And it adds some: an `atomicAdd` for double of
one's own is one too many since CUDA 8.0 (sm_60), where nothing asks `__CUDA_ARCH__`; `cudaDeviceSynchronize` in device code, which
old copies of CUB call, ended with CUDA 12 and sm_90.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.binaries import counted, of_libraries
from opwright.causes.kit.cuda_libraries import (
    CANNOT_OPEN,
    NAMES,
    TORN,
    cuda_of_torch,
    is_of_the_runtime,
    torn,
)
from opwright.causes.kit.rules import log_check
from opwright.knowledge.torch_releases.names import is_cuda_library
from opwright.logs.patterns import (
    MODULE_NOT_FOUND,
    LogMatch,
    compiled,
    find_matches,
    in_dialogs,
    is_torch_loading,
)
from opwright.logs.undefined import undefined_symbols
from opwright.model import (
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Load,
    Log,
    Machine,
    TorchRelease,
    VersionedReference,
)

_MISSING = (
    (
        rf"(?P<library>lib(?:cudart|cublas|cublasLt|cufft|cusparse|cusolver|nvrtc|nvJitLink|cupti)\.so\.(?P<major>\d+)"
        rf"(?:\.(?P<minor>\d+))?){CANNOT_OPEN}"
    ),
    rf"(?P<library>lib(?:amdhip64|hipblas|rocblas|hipsparse|hiprand|rocsparse|hipfft|hipsolver|MIOpen)\.so\.(?P<major>\d+)){CANNOT_OPEN}",
)
_MISSING_DLL = (
    r"(?:Could not (?:find|load)|not found|Failed to load)[^\n]{0,80}?(?P<library>(?:cudart|cublas|cublasLt|nvrtc|cusparse|cufft)64_(?P<major>\d{2})\d?\w*\.dll)",
    r"(?P<library>(?:cudart|cublas|cublasLt|nvrtc|cusparse|cufft)64_(?P<major>\d{2})\d?\w*\.dll)['\"]? (?:not found|(?:which )?is missing|was not found|could not be)",
    r"(?P<library>(?:cudart|cublas|cublasLt|nvrtc|cusparse|cufft)64_(?P<major>\d{2})\d?\w*\.dll)\s{1,4}[-=]>\s{1,4}not found",
    *in_dialogs(r"(?:cudart|cublas|cublasLt|nvrtc|cusparse|cufft)64_(?P<major>\d{2})\d?\w*\.dll"),
)
_OF_A_MODULE = (
    r"DLL load failed while importing (?P<module>_C|_?\w{0,30}(?:_cuda|_ext|_kernels|_ops|_fused)):"
    rf"(?: {MODULE_NOT_FOUND}|[ .`'\"]{{0,4}}(?:$|\())"
)
"""A compiled part of a package. Torch, which it imports first, brings the DLLs of its own release and of its own CUDA."""
_BUILT_FOR = r"PyTorch (?P<torch>\d[\d.]{1,8}\d)(?:\+\w{1,12})? with CUDA (?P<cuda>\d{3,5}) \(you have (?P<release>\d[\w.+]+)"
_OF_DEEPSPEED = (
    r"CUDA version mismatch! DeepSpeed ops were compiled and installed with a different version"
)
_HIP_VERSION = r"(?P<library>lib\w{2,20}\.so[.\d]{0,12}): version [`'\"](?P<wanted>hip_\d{1,2}\.\d{1,2})['\"`] not found"
_DETECTED = (
    r"Detected that PyTorch and (?P<library>\w{1,40}) (?:were|was)\s+compiled\s+with\s+different\s+CUDA\s+(?:major\s+)?versions"
    r"(?:\.\s+PyTorch has CUDA [Vv]ersion ?=? ?(?P<cuda>[\d.]{1,8}\d)\s+(?:and|whereas)\s+\w{1,40}\s+has\s+CUDA\s+[Vv]ersion ?=? ?"
    r"(?P<built>[\d.]{1,8}\d))?"
)
_COMPARED = (
    r"(?:compiled|built) (?:with|for|against|using) CUDA(?: version)? (?P<built>\d{1,2}\.\d{1,2})[ ,;:)][^\n\d]{0,60}"
    r"(?:[Bb]ut|you have|running|found|[Cc]urrent)[^\n\d]{0,40}(?P<cuda>\d{1,2}\.\d{1,2})"
)
_OF_A_TOOLKIT = (
    r"nvcc|[Tt]oolkit|CUDA_HOME|[Ss]ystem|[Dd]river|[Tt]orch (?:is |was )?(?:compiled|built)"
)
"""What makes such a sentence one about compiling, or about the driver."""
_OF_TORCH_ITSELF = r"torch[/\\]__init__\.py\", line \d+, in (?:<module>|_load_global_deps)|lib(?:torch\w*|c10\w*|caffe2\w*)\.so[^\n]{0,10}:?\s*\Z"
_OPTIONAL = r"Could not load dynamic library '?[^\n]{0,80}\Z|dlerror: ?\Z"
"""TensorFlow says what it will do without, and goes on."""
_FIRST_WITHOUT_MINOR = 11
_REGISTRATION = (
    "__cudaPopCallConfiguration",
    "__cudaPushCallConfiguration",
    "__cudaRegisterFatBinaryEnd",
    "__cudaInitModule",
    "__cudaLaunchKernel",
    "__cudaLaunchKernel_ptsz",
    "__cudaGetKernel",
)
_CUSPARSE = r"cusparse[SDCZ](?:csrmm2?|csrmv|csrsv\w*|csrgemm|gthr|sctr|axpyi|dense2csr|csr2csc|nnz\w*)|cusparseXcsrgemmNnz"
"""What cuSPARSE had until CUDA 10.2, and partly 11."""
_EARLIER = r"cuda(?:SetupArgument|ConfigureCall|Launch|ThreadSynchronize|ThreadExit|BindTexture\w*|UnbindTexture)"
"""What the runtime had until CUDA 10 or 11, and nvcc called up to 9.1."""
_LATER = rf"hip\w+R0\d00|{_CUSPARSE}|{_EARLIER}"
"""Names that only some releases have, and that say so by themselves."""
_REMOVED = (
    (
        r"['\"‘“](?P<what>"
        rf"{_CUSPARSE}|cuda(?:ThreadSynchronize|ThreadExit|BindTexture\w*|UnbindTexture|ConfigureCall|ProfilerInitialize)"
        r"|cudaLaunchCooperativeKernelMultiDevice|CUSPARSE_(?:MM_ALG_DEFAULT|COOMM_ALG\d|CSRMM_ALG\d|MV_ALG_DEFAULT|COOMV_ALG|CSRMV_ALG\d|CSR2CSC_ALG2)|__shfl(?:_down|_up|_xor)?|__ballot|PFN_cuTensorMapEncode(?:Tiled|Im2col))['\"’”]:? (?:is undefined|was not declared|identifier not found)"
    ),
    r"class ['\"‘“]?(?:struct )?cudaDeviceProp['\"’”]? has no member ['\"‘“]?(?P<what>\w+)",
    r"['\"‘“](?:struct |const struct )?cudaDeviceProp['\"’”] has no member named ['\"‘“](?P<what>\w+)",
    r"no member named '(?P<what>\w+)' in 'cudaDeviceProp'",
    r"'(?P<what>\w+)': is not a member of 'cudaDeviceProp'",
    r"(?:class|struct) ['\"‘“]cudaPointerAttributes['\"’”] has no member (?:named )?['\"‘“](?P<what>memoryType|isManaged)",
    r"(?:argument of type \"int\" is incompatible with parameter of type|no suitable constructor exists to convert from \"int\" to) \"(?P<what>cudaMemLocation)\"",
    r"[‘']int[’'] to [‘'](?P<what>cudaMemLocation)[’']",
    r"[\"'‘](?:const )?(?:struct )?(?P<what>__half2?)[\"'’] has no member (?:named )?[\"'‘]x[\"'’]",
    r"(?P<what>texture)[\"’']? is not a template|identifier \"(?P<texture>texture)\" is undefined",
    r"identifier \"__(?P<what>cudaDeviceSynchronize)DeprecationAvoidance\" is undefined",
)
_DEFINED = r"function \"(?P<what>(?:atomic(?:Add|Sub|Max|Min|CAS|Exch)|__shfl\w{0,12}|__h(?:max|min)2?|__ldg|__syncwarp)\([^\"()\n]{0,60}\))\" (?:\(declared at [^\n]{1,120}?\) )?has already been defined"
"""What CUDA did not have when the code was written."""


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for libraries of CUDA that this torch does not bring, and for names that they lack."""
    libraries = [name for name in load.missing_libraries if is_cuda_library(name)]
    libraries.sort(key=lambda name: "cudart" not in name)  # it tells the major version best
    what = f"needs {', '.join(libraries)}"
    yield from of_libraries(load, libraries, what=what, tag=_tag(load), brings=_brings(load))
    if load.missing_versions:
        first = load.missing_versions[0]
        names = counted(len(load.missing_versions), "function")
        yield Evidence(
            load.binary.file_name,
            f"{first.name}, version {first.version}",
            {
                "cuda": load.torch.cuda or "none",
                "brings": _brings(load),
                "what": f"asks {first.library} for {names} that it lacks there ({first.name})",
                "tag": _tag(load),
            },
        )


_OF_ONNXRUNTIME = r"Failed to create CUDAE\s?xecutionProvider"


@log_check(
    *_MISSING,
    *_MISSING_DLL,
    _OF_A_MODULE,
    *_REMOVED,
    _DEFINED,
    _BUILT_FOR,
    _HIP_VERSION,
    _OF_DEEPSPEED,
    _OF_ONNXRUNTIME,
    _DETECTED,
    _COMPARED,
    *TORN,
    undefined=NAMES,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for libraries of another major version, and for functions that this CUDA does not have."""
    for found in find_matches(log, *_MISSING, *_MISSING_DLL):
        confidence = _confidence(log, found)
        if confidence:
            what = f"needs {found.groups['library']}, which is not there"
            yield found.evidence(confidence, **_told(log, what))
    for found in find_matches(log, _BUILT_FOR):
        if found.groups["release"].partition("+")[0] == found.groups["torch"]:  # only CUDA differs
            what = f"was built for CUDA {found.groups['cuda']} and the same torch"
            yield found.evidence(Confidence.LIKELY, **_told(log, what))
    yield from _of_windows(log)
    yield from _detected(log)
    yield from _not_of_this_one(log)
    for one in torn(log):
        if one.by and not one.is_of_a_set and not one.is_cudnn and one.version:
            sure = Confidence.LIKELY if "cudart" in one.version else Confidence.POSSIBLE
            yield one.evidence(sure, **_told(log, f"misses {one.name} in {one.version}"))
    for symbol in undefined_symbols(log):
        if symbol.name in _REGISTRATION or re.fullmatch(_LATER, symbol.name):
            likely = Confidence.POSSIBLE if symbol.at_link else Confidence.LIKELY
            yield symbol.evidence(likely, **_told(log, f"misses {symbol.name}"))
        elif is_of_the_runtime(symbol) and "Launch" in symbol.name:  # which nvcc calls since 9.2
            yield symbol.evidence(Confidence.POSSIBLE, **_told(log, f"misses {symbol.name}"))


def _not_of_this_one(log: Log) -> Iterator[Evidence]:
    """Yield what sources use that this CUDA has no more, or define that it has by now."""
    for found in find_matches(log, *_REMOVED):
        what = f"cannot be compiled: {found.groups.get('what', 'texture')} is not in this CUDA"
        told = _told(log, what) | ({} if cuda_of_torch(log) else {"brings": ""})
        yield found.evidence(Confidence.LIKELY, **told)
    for found in find_matches(log, _DEFINED):
        what = f"cannot be compiled: it defines {found.groups['what']}, which this CUDA has itself"
        yield found.evidence(Confidence.LIKELY, **(_told(log, what) | {"brings": ""}))


def _of_windows(log: Log) -> Iterator[Evidence]:
    """Yield compiled parts of packages that lack a DLL, which Windows does not name."""
    for found in find_matches(log, _OF_A_MODULE):
        if not compiled(_OF_TORCH_ITSELF).search(log.text[max(0, found.start - 400) : found.start]):
            what = "needs a DLL that is not there: most often one of another CUDA or torch"
            yield found.evidence(Confidence.POSSIBLE, **(_told(log, what) | {"brings": ""}))


def _detected(log: Log) -> Iterator[Evidence]:
    """Yield what torchvision and torchaudio say of their own CUDA and torch's, and the loader of HIP's."""
    for found in find_matches(log, _OF_DEEPSPEED):
        yield found.evidence(
            Confidence.LIKELY, **_told(log, "has operators that were compiled for another CUDA")
        )
    for found in find_matches(log, _OF_ONNXRUNTIME):
        what = "is onnxruntime's, which finds no CUDA and cuDNN of the majors that it was built for"
        yield found.evidence(Confidence.POSSIBLE, **(_told(log, what) | {"brings": ""}))
    for found in find_matches(log, _HIP_VERSION):
        what = (
            f"asks {found.groups['library']} for {found.groups['wanted']}, which it is too old for"
        )
        yield found.evidence(Confidence.LIKELY, **_told(log, what))
    for found in find_matches(log, _DETECTED):
        said = found.groups
        what = f"is {said['library']}, built for {said.get('built', 'another CUDA')}"
        told = _told(log, what)
        if cuda := said.get("cuda"):
            told |= {"brings": f"; torch is one for CUDA {cuda}", "cuda": cuda}
            told["tag"] = f"cu{cuda.replace('.', '')}"
        yield found.evidence(Confidence.CERTAIN, **told)
    for found in find_matches(log, _COMPARED):
        said = found.groups
        if said["built"] != said["cuda"] and not re.search(_OF_A_TOOLKIT, found.quote):
            what = f"was built for CUDA {said['built']}, and {said['cuda']} is here"
            yield found.evidence(Confidence.LIKELY, **_told(log, what))


def _confidence(log: Log, found: LogMatch) -> Confidence | None:
    """Return how sure a library that is missing makes us; None when it is of torch's own CUDA."""
    before = log.text[max(0, found.start - 400) : found.start]
    if compiled(_OF_TORCH_ITSELF).search(before) or compiled(_OPTIONAL).search(before):
        return None
    if is_torch_loading(log, found):
        return None
    if not (cuda := cuda_of_torch(log)):
        return Confidence.LIKELY
    major, minor = found.groups["major"], found.groups.get("minor", "")
    is_old = int(major) < _FIRST_WITHOUT_MINOR and bool(
        minor
    )  # up to 10.2 the name has the minor version as well
    same = cuda.split(".")[:2] == [major, minor] if is_old else cuda.split(".")[0] == major
    if same:
        return None
    return (
        Confidence.CERTAIN
        if log.machine.torch and "+cu" in log.machine.torch
        else Confidence.LIKELY
    )


def _told(log: Log, what: str) -> dict[str, str]:
    cuda = cuda_of_torch(log)
    return {
        "what": what,
        "brings": f"; torch is one for CUDA {cuda}" if cuda else "; torch brings another CUDA",
        "cuda": cuda or "that torch.version.cuda names",
        "tag": f"cu{cuda.replace('.', '')}" if cuda else "torch's CUDA",
    }


def _brings(load: Load) -> str:
    return f"; torch {load.torch.version} brings CUDA {load.torch.cuda or 'none'}"


def _tag(load: Load) -> str:
    return "cu" + (load.torch.cuda or "").replace(".", "") if load.torch.cuda else "cpu"


CAUSE = Cause(
    title="the binary {what}{brings}",
    in_load=in_load,
    in_log=in_log,
    fix=Fix(
        "install the build of the package for {tag}, or the torch whose CUDA it was built with, or "
        "rebuild it with the nvcc of CUDA {cuda}",
        commands=(
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE",
        ),
    ),
    examples=(
        (
            "Die Ausführung des Codes kann nicht fortgesetzt werden, da cudart64_110.dll nicht "
            "gefunden wurde."
        ),
        (
            "ImportError: /venv/lib/python3.9/site-packages/op/_C.cpython-39-x86_64-linux-gnu.so:\n"
            "undefined symbol: cudaOccupancyMaxActiveClusters, version libcudart.so.11.0"
        ),
        'src/tensor.cuh(140): error: class "__half" has no member "x"',
        "src/pages.cpp:8:34: error: cannot convert ‘int’ to ‘cudaMemLocation’\n    8 |   cudaMemPrefetchAsync(p, n, device);",
        "DLL dependencies:\ncublas64_11.dll -> not found\ncudart64_110.dll -> not found",
        (
            "[W:onnxruntime:Default, onnxruntime_pybind_state.cc:965] Failed to create CUDAExecutionProvider. Require cuDNN 9.* "
            "and CUDA 12.*"
        ),
        (
            '  File "D:\\env\\lib\\site-packages\\warpkit\\ops.py", line 3, in <module>\n    from . import _C\n'
            "ImportError: DLL load failed while importing _C: The specified module could not be found."
        ),
        "ImportError: this warpkit was built for CUDA 12.4, but CUDA 11.8 is used by torch",
        "ImportError: /opt/env/op/_C.cpython-36m-x86_64-linux-gnu.so: undefined symbol: cudaConfigureCall",
        "ImportError: /opt/env/op/_C.cpython-311-x86_64-linux-gnu.so: undefined symbol: __cudaGetKernel",
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libcudart.so.12",),
        ),
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.1.2", "x86_64", "12.1", cxx11_abi=False, glibc="2.16", pythons=()),
            missing_versions=(
                VersionedReference(
                    "cudaGetDriverEntryPointByVersion", "libcudart.so.12", "libcudart.so.12"
                ),
            ),
        ),
        Log(
            '  File "/venv/lib/python3.11/site-packages/op/__init__.py", line 3, in <module>\n    from op import _C\n'
            "ImportError: libcudart.so.11.0: cannot open shared object file: No such file or directory",
            Machine(torch="2.4.1+cu121"),
        ),
        (
            "ImportError: /venv/lib/python3.11/site-packages/op/_C.so: undefined symbol: cudaGetDriverEntryPointByVersion, version "
            "libcudart.so.12"
        ),
        (
            "RuntimeError: Detected that PyTorch and torchvision were compiled with different CUDA major versions. "
            "PyTorch has CUDA Version=12.6 and torchvision has CUDA Version=13.0. Please reinstall the torchvision"
        ),
        'bench.cu(12): error: class "cudaDeviceProp" has no member "clockRate"',
        'src/splat.cu(9): error: function "atomicAdd(double *, double)" has already been defined',
        'src/sort.cuh(88): error: identifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined',
        'cutlass/include/cutlass/cuda_host_adapter.hpp(74): error: identifier "PFN_cuTensorMapEncodeTiled" is undefined',
    ),
    counterexamples=(
        "RuntimeError: PyTorch was compiled with CUDA 11.8, but nvcc is 12.1",
        'op.cu(9): error: function "blend(float *, float)" has already been defined',
        Load(
            Binary("op.so", needed=("libavutil.so.58",)),
            TorchRelease("2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libavutil.so.58",),
        ),
        (
            '  File "/venv/lib/python3.11/site-packages/torch/__init__.py", line 405, in <module>\n'
            "    from torch._C import *  # noqa: F403\n"
            "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory"
        ),
        Log(
            "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory",
            Machine(torch="2.5.1+cu124"),
        ),
        "/usr/bin/ld: op.o: undefined reference to `cudaMalloc'",
        "ImportError: DLL load failed while importing _sqlite3: The specified module could not be found.",
        (
            '  File "D:\\env\\lib\\site-packages\\torch\\__init__.py", line 427, in <module>\n'
            "    from torch._C import *  # noqa: F403\n"
            "ImportError: DLL load failed while importing _C: The specified module could not be found."
        ),
    ),
)
