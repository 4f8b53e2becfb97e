"""
The names of CUDA's libraries contain their major version, `libcudart.so.12`, and an extension lists those it was
linked with. A torch wheel pins the NVIDIA packages of one CUDA release: on PyPI 12.8 in torch 2.8 to 2.10, 13.0 in
2.11 to 2.14, 13.2 in 2.15. An extension for another major version fails on a missing file, however well its torch
symbols match; the missing file hides the missing symbols.

Within a major version the file is found if torch loads it, or a run path leads to it: `libnvrtc.so.12` is installed
beside torch 2.2 to 2.5, and none of torch's libraries needs it there. Each symbol is bound to a version of its own. A function from a later
minor release (`cudaGraphAddNode` came after 12.1) is then missing in the version that this torch pins.

Copying or linking the other major's library under the expected name does not help: its symbols carry the other
version. Installing the other major's package (`nvidia-cuda-runtime-cu12` beside torch for CUDA 13) provides the file,
but the loader still has to find it.

Sources have the same trouble at compile time: each major release removes functions. CUDA 11 removed the old SpMM of
cuSPARSE, 12.0 texture references, 13.0 `cudaThreadSynchronize`, fields of `cudaDeviceProp` such as `clockRate`, and
the `PFN_cuTensorMapEncodeTiled` that CUTLASS 3.5.1 needs (3.5.0 and 3.6 do not). It adds some too: your own
`atomicAdd` for double clashes since CUDA 8.0 (sm_60) unless guarded by `__CUDA_ARCH__`; `cudaDeviceSynchronize` in
device code, which old copies of CUB call, ended with CUDA 12 and sm_90.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import counted, library_evidence
from opwright.causes.kit.messages.cuda_libraries import (
    CANNOT_OPEN,
    NAMES,
    TORN,
    cuda_of_torch,
    is_cuda_runtime_symbol,
    torn,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.cuda.sonames import is_of_cuda
from opwright.knowledge.torch_releases.names.names import is_cuda_library
from opwright.logs.patterns import (
    MODULE_NOT_FOUND,
    LogMatch,
    compiled,
    in_dialogs,
    is_torch_loading,
)
from opwright.logs.tools.cuda_names import (
    ADDED_IN_SOURCE,
    NAMES_OF_SOME_RELEASES,
    REMOVED_IN_SOURCE,
)
from opwright.logs.tools.library_search import (
    BY_NAME,
    BY_NAME_ON_WINDOWS,
    OF_NEWER_CTRANSLATE2,
    search_by_name,
)
from opwright.model import Cause, Confidence, Evidence, Fix, Load, Log, Machine, Safety

_LIBRARY_PATTERNS = (
    rf"(?P<library>lib(?:cudart|cublas|cublasLt|cufft|cusparse|cusolver|nvrtc|nvJitLink|cupti)\.so\.(?P<major>\d+)(?:\.(?P<minor>\d+))?){CANNOT_OPEN}",
)
_ROCM_LIBRARY_PATTERN = rf"(?P<library>lib(?:amdhip64|hipblas|rocblas|hipsparse|hiprand|rocsparse|hipfft|hipsolver|MIOpen)\.so\.(?P<major>\d+)){CANNOT_OPEN}"
_DLL = r"(?:cudart|cublas|cublasLt|nvrtc|cusparse|cufft)64_(?P<major>\d{2})\d?\w*\.dll"
_DLL_PATTERNS = (
    rf"(?:Could not (?:find|load|locate)|not found|Failed to load)[^\n]{{0,80}}?(?P<library>{_DLL})",
    r"Library (?P<library>lib(?:cublas|cublasLt)\.so\.(?P<major>\d+)) is not found or cannot be loaded",
    rf"(?P<library>{_DLL})['\"]? (?:not found|(?:which )?is missing|(?:was|is) not found|could not be)",
    rf"(?P<library>{_DLL})\s{{1,4}}[-=]>\s{{1,4}}not found",
    *in_dialogs(_DLL),
)
_MODULE_PATTERN = (
    r"DLL load failed while importing (?P<module>_C|_?\w{0,30}(?:_cuda|_ext|_kernels|_ops|_fused)):"
    rf"(?: {MODULE_NOT_FOUND}|[ .`'\"]{{0,4}}(?:$|\())"
)
"""A compiled module of a package. torch is imported first and brings the DLLs of its own release and CUDA."""
_BUILT_FOR_PATTERN = r"PyTorch (?P<torch>\d[\d.]{1,8}\d)(?:\+\w{1,12})? with CUDA (?P<built>\d{3,5}) \(you have (?P<release>\d[\w.+]+)"
_DEEPSPEED_PATTERN = (
    r"CUDA version mismatch! DeepSpeed ops were compiled and installed with a different version"
)
_HIP_VERSION_PATTERN = r"(?P<library>lib\w{2,20}\.so[.\d]{0,12}): version [`'\"](?P<wanted>hip_\d{1,2}\.\d{1,2})['\"`] not found"
_TORCHVISION_PATTERN = (
    r"Detected that PyTorch and (?P<library>\w{1,40}) (?:were|was)\s+compiled\s+with\s+different\s+CUDA\s+(?:major\s+)?versions"
    r"(?:\.\s+PyTorch has CUDA [Vv]ersion ?=? ?(?P<torch_cuda>[\d.]{1,8}\d)\s+(?:and|whereas)\s+\w{1,40}\s+has\s+CUDA\s+[Vv]ersion ?=? ?(?P<built>[\d.]{1,8}\d))?"
)
_WITHOUT_CUDA = r"has\s+CUDA\s+[Vv]ersion ?=? ?0\.0\b"
"""Of a package without CUDA, see cpu-only-extension."""
_COMPARISON_PATTERN = r"(?:compiled|built) (?:with|for|against|using) CUDA(?: version)? (?P<built>\d{1,2}\.\d{1,2})[ ,;:)][^\n\d]{0,60}(?:[Bb]ut|you have|running|found|[Cc]urrent)[^\n\d]{0,40}(?P<here>\d{1,2}\.\d{1,2})"
_ABOUT_A_BUILD = (
    r"nvcc|[Tt]oolkit|CUDA_HOME|[Ss]ystem|[Dd]river|[Tt]orch (?:is |was )?(?:compiled|built)"
)
"""In such a sentence, it is about compiling or about the driver."""
_TORCH_IS_LOADING = r"torch[/\\]__init__\.py\", line \d+, in (?:<module>|_load_global_deps)|lib(?:torch\w*|c10\w*|caffe2\w*)\.so[^\n]{0,10}:?\s*\Z"
_OPTIONAL_LIBRARY = r"Could not load dynamic library '?[^\n]{0,80}\Z|dlerror: ?\Z"
"""TensorFlow lists what it does without, and goes on."""
_FIRST_WITHOUT_MINOR = 11


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for libraries of CUDA that this torch does not bring, and for names that they lack."""
    libraries = [name for name in load.missing_libraries if is_cuda_library(name)]
    libraries.sort(key=lambda name: "cudart" not in name)  # it tells the major version best
    what = f"needs {', '.join(libraries)}"
    same = _SAME_CUDA if _is_of_torch(libraries, load) else ""
    yield from library_evidence(
        load, libraries, what=what, tag=_tag(load), brings=_brings(load), title=same, remedy=same
    )
    if load.missing_versions:
        first = load.missing_versions[0]
        names = counted(len(load.missing_versions), "function")
        yield Evidence(
            load.binary.file_name,
            f"{first.name}, version {first.version}",
            {
                "cuda": load.torch.cuda or "none",
                "brings": _brings(load),
                "what": f"needs {names} that {first.library} does not have here ({first.name})",
                "tag": _tag(load),
            },
        )


@log_check(*TORN, undefined=NAMES)
def _symbols_in_log(log: Log) -> Iterator[Evidence]:
    """Look for functions that the CUDA libraries which are loaded do not have."""
    for one in torn(log):
        if one.by and not one.is_bundled and not one.is_cudnn and one.version:
            confidence = LIKELY if "cudart" in one.version else POSSIBLE
            what = f"lacks {one.name} in {one.version}"
            yield one.evidence(confidence, what=what, **_torch_cuda(log))
    for symbol in kit.undefined.undefined_symbols(log):
        is_dated = re.fullmatch(NAMES_OF_SOME_RELEASES, symbol.name)
        # nvcc has generated calls of the launch functions since 9.2.
        if is_dated or (is_cuda_runtime_symbol(symbol) and "Launch" in symbol.name):
            confidence = LIKELY if is_dated and not symbol.at_link else POSSIBLE
            yield symbol.evidence(confidence, what=f"lacks {symbol.name}", **_torch_cuda(log))


def _torch_cuda(log: Log, match: LogMatch | None = None) -> dict[str, str]:
    """Return what a message says of torch's CUDA, which torchvision and torchaudio print."""
    printed = match.groups.get("torch_cuda") if match else None
    if cuda := printed or cuda_of_torch(log):
        brings, tag = f"torch is built for CUDA {cuda}", f"cu{cuda.replace('.', '')}"
        return {"brings": brings, "cuda": cuda, "tag": tag}
    return {
        "brings": "torch brings another CUDA",
        "cuda": "that torch.version.cuda names",
        "tag": "torch's CUDA",
    }


def _torchvision(match: LogMatch, _: Log) -> str:
    return f"is {match.groups['library']}, built for {match.groups.get('built', 'another CUDA')}"


def _known_cuda(_: LogMatch, log: Log) -> str:
    return _torch_cuda(log)["brings"] if cuda_of_torch(log) else "torch's CUDA is not known"


def _module_confidence(match: LogMatch, log: Log) -> Confidence | None:
    before = log.text[max(0, match.start - 400) : match.start]
    return None if compiled(_TORCH_IS_LOADING).search(before) else POSSIBLE


def _same_torch(match: LogMatch, _: Log) -> Confidence | None:
    """Return LIKELY where torch is the one that the package was built for, so that only CUDA differs."""
    return LIKELY if match.groups["release"].partition("+")[0] == match.groups["torch"] else None


def _built_for(match: LogMatch, _: Log) -> str:
    """Return what it was built for; 1201 is how CUDA's release is counted where `nvcc -V` says 12.1."""
    digits = match.groups["built"].zfill(4)
    major, minor = int(digits[:2]), int(digits[2:4])
    return f"was built for CUDA {major}.{minor} and the same torch"


def _compared(match: LogMatch, _: Log) -> Confidence | None:
    differ = match.groups["built"] != match.groups["here"]
    return LIKELY if differ and not re.search(_ABOUT_A_BUILD, match.quote) else None


def _library_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure a missing library makes us; None when it is of torch's own CUDA."""
    before = log.text[max(0, match.start - 400) : match.start]
    if compiled(_TORCH_IS_LOADING).search(before) or compiled(_OPTIONAL_LIBRARY).search(before):
        return None
    if is_torch_loading(log, match):
        return None
    if not (cuda := cuda_of_torch(log)):
        return LIKELY
    major, minor = match.groups["major"], match.groups.get("minor", "")
    # Up to 10.2 the name of a library has the minor version too.
    wanted = [major, minor] if int(major) < _FIRST_WITHOUT_MINOR and minor else [major]
    if cuda.split(".")[: len(wanted)] == wanted:
        return None
    return CERTAIN if log.machine.torch and "+cu" in log.machine.torch else LIKELY


def _is_of_torch(libraries: Sequence[str], load: Load) -> bool:
    """Return whether all libraries belong to the major release of CUDA that torch has."""
    major = (load.torch.cuda or "").partition(".")[0]
    return bool(major) and all(is_of_cuda(library, int(major)) for library in libraries)


def _brings(load: Load) -> str:
    cuda = f"CUDA {load.torch.cuda}" if load.torch.cuda else "no CUDA"
    return f"torch {load.torch.version} brings {cuda}"


def _tag(load: Load) -> str:
    return "cu" + (load.torch.cuda or "").replace(".", "") if load.torch.cuda else "cpu"


_ANOTHER_ROCM = "a library of ROCm"
_SAME_CUDA = "a library of torch's own CUDA"

CAUSE = Cause(
    title="the extension is for another CUDA: it {what}; {brings}",
    titles={
        _SAME_CUDA: "the extension {what}: torch {release} has CUDA {cuda}, but does not load that",
        _ANOTHER_ROCM: "the extension is for another ROCm, or torch is not built for ROCm: it {what}",
    },
    in_load=in_load,
    in_log=log_rules(
        rule(
            *_LIBRARY_PATTERNS,
            *_DLL_PATTERNS,
            confidence=_library_confidence,
            compute=lambda match, log: search_by_name(match, cuda=cuda_of_torch(log)),
            what="needs {library}, which is not there",
        ),
        rule(
            _ROCM_LIBRARY_PATTERN,
            confidence=_library_confidence,
            what="needs {library}, which is not there",
            title=_ANOTHER_ROCM,
            remedy=_ANOTHER_ROCM,
        ),
        rule(
            _BUILT_FOR_PATTERN,
            confidence=_same_torch,
            what=_built_for,
        ),
        rule(
            _MODULE_PATTERN,
            confidence=_module_confidence,
            what="needs a DLL that is not there, most often one of another CUDA or torch",
            brings=_known_cuda,
        ),
        rule(
            _DEEPSPEED_PATTERN,
            confidence=LIKELY,
            what="has operators that were compiled for another CUDA",
        ),
        rule(
            r"Failed to create CUDAE\s?xecutionProvider",
            confidence=POSSIBLE,
            what="belongs to onnxruntime, which does not find the major releases of CUDA and cuDNN that it was built for",
            brings=_known_cuda,
        ),
        rule(
            _HIP_VERSION_PATTERN,
            confidence=LIKELY,
            what="needs {wanted} of {library}, which is too old for it",
        ),
        rule(_TORCHVISION_PATTERN, what=_torchvision, unless=_WITHOUT_CUDA),
        rule(
            _COMPARISON_PATTERN,
            confidence=_compared,
            what="was built for CUDA {built}, and {here} is here",
        ),
        rule(
            *REMOVED_IN_SOURCE,
            confidence=LIKELY,
            what="does not compile, as this CUDA has no {api}",
            brings=_known_cuda,
        ),
        rule(
            ADDED_IN_SOURCE,
            confidence=LIKELY,
            what="does not compile, as this CUDA has {api} itself",
            brings=_known_cuda,
        ),
        _symbols_in_log,
        brings=lambda match, log: _torch_cuda(log, match)["brings"],
        cuda=lambda match, log: _torch_cuda(log, match)["cuda"],
        tag=lambda match, log: _torch_cuda(log, match)["tag"],
    ),
    fix=Fix(
        "install the build of the package for {tag}, install the torch whose CUDA it was built with, or rebuild it with"
        " the nvcc of CUDA {cuda}",
        commands=(
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE",
        ),
    ),
    remedies={
        OF_NEWER_CTRANSLATE2: Fix(
            "install a ctranslate2 for torch's CUDA: from 4 on it is for CUDA 12 (from 4.5 on with cuDNN 9, as torch is from 2.4 on), with the faster-whisper or whisperX that goes"
            " with it",
            commands=("pip install --upgrade ctranslate2 faster-whisper",),
        ),
        BY_NAME: Fix(
            "install {library}, which the program loads at run time, and add its folder to the loader's path; or install a release for torch's CUDA (ctranslate2, which faster-whisper"
            " and whisperX use, is for CUDA 12 from 4 on, and for CUDA 11 up to 3.24.0)",
            commands=(
                "pip install {requirement}",
                (
                    "export LD_LIBRARY_PATH=\"$(python -c 'import os, {folder} as m; p = m.__path__[0]; "
                    'print(p + "/lib" * os.path.isdir(p + "/lib"))\'):$LD_LIBRARY_PATH"'
                ),
            ),
        ),
        BY_NAME_ON_WINDOWS: Fix(
            "install {library}, which the program loads at run time: put its folder in site-packages (nvidia\\cublas\\bin and the like) on PATH, or install the CUDA {major} toolkit,"
            " which does that; or install a release for torch's CUDA (ctranslate2, which faster-whisper and whisperX use, is for CUDA 12 from 4 on)",
            commands=("pip install {requirement}",),
        ),
        _SAME_CUDA: Fix(
            "link the extension with a run path to it ($ORIGIN/../nvidia/...), or load it first: ctypes.CDLL with its path",
            safety=Safety.MANUAL,
        ),
        _ANOTHER_ROCM: Fix(
            "install the torch for the ROCm that the extension was built with, from PyTorch's index (torch.version.hip is None for a CUDA or CPU build), or rebuild the extension"
            " against the installed torch",
            commands=(
                "python -c 'import torch; print(torch.__version__, torch.version.hip)'",
                "ls -d /opt/rocm*",
                "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE",
            ),
        ),
    },
    examples=(
        "RuntimeError: Library cublas64_11.dll is not found or cannot be loaded",
        "RuntimeError: Library libcublas.so.12 is not found or cannot be loaded",
        Log(
            "RuntimeError: Library libcublas.so.11 is not found or cannot be loaded",
            Machine(torch="2.1.0+cu121"),
        ),
        "ImportError: libhipblas.so.2: cannot open shared object file: No such file or directory",
        Load(
            model.Binary("op.so", needed=("libnvrtc.so.12",)),
            model.TorchRelease(
                "2.5.1", "x86_64", "12.4", cxx11_abi=False, glibc="2.28", pythons=()
            ),
            missing_libraries=("libnvrtc.so.12",),
        ),
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
            model.Binary("op.so", needed=("libcudart.so.12",)),
            model.TorchRelease(
                "2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()
            ),
            missing_libraries=("libcudart.so.12",),
        ),
        Load(
            model.Binary("op.so", needed=("libcudart.so.12",)),
            model.TorchRelease(
                "2.1.2", "x86_64", "12.1", cxx11_abi=False, glibc="2.16", pythons=()
            ),
            missing_versions=(
                model.VersionedReference(
                    "cudaGetDriverEntryPointByVersion", "libcudart.so.12", "libcudart.so.12"
                ),
            ),
        ),
        Log(
            '  File "/venv/lib/python3.11/site-packages/op/__init__.py", line 3, in <module>\n    from op import _C\n'
            "ImportError: libcudart.so.11.0: cannot open shared object file: No such file or directory",
            model.Machine(torch="2.4.1+cu121"),
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
            model.Binary("op.so", needed=("libavutil.so.58",)),
            model.TorchRelease(
                "2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()
            ),
            depends_on=("libavutil.so.58",),
        ),
        (
            '  File "/venv/lib/python3.11/site-packages/torch/__init__.py", line 405, in <module>\n'
            "    from torch._C import *  # noqa: F403\n"
            "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory"
        ),
        Log(
            "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory",
            model.Machine(torch="2.5.1+cu124"),
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
