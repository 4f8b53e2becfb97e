"""
ROCm is many packages that have to be of one release: the compiler, its device libraries (bitcode that is linked into every kernel),
the headers of HIP, and the math libraries, each with a `-dev` package. Distributions split and place them differently (`/opt/rocm`,
`/usr`, Python wheels), and the compiler looks in one place: "cannot find ROCm device library", "cannot find HIP runtime". A header below
`/opt/rocm` that is not found belongs to a package that is not installed, or came with a later release than this one. Traces with
`/usr/include/hip` and `/opt/rocm` side by side are of two installations, the distribution's and AMD's, whose headers do not go together.
And a compiler that is older than the GPU does not know its name ("unknown target CPU 'gfx1201'").

Structures change as well: ROCm 6 took `memoryType` from `hipPointerAttribute_t` (it is `type` now) and `gcnArch` from
`hipDeviceProp_t` (`gcnArchName`). Code of before does not compile with a later ROCm, nor code of after with an earlier one.

torch brings its own ROCm libraries for running, and none for compiling: `torch.version.hip` says which release the toolchain should be of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.knowledge.torch_releases.library_apis import library_of
from opwright.knowledge.torch_releases.names import is_rocm_library
from opwright.logs.patterns import compiled, find_matches
from opwright.logs.undefined import undefined_symbols
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_NOT_FOUND = (
    r"cannot find (?P<what>ROCm device library|HIP runtime|ROCm installation|ROCm path|device library for gfx\w+|ABI version \d\w* device library)",
    r"Failed to find (?P<what>ROCm root directory)",
    r"(?:bin/|sh: |: |^)(?P<what>hipcc): (?:No such file|not found|command not found)",
    r"No such file or directory: ['\"][^'\"\n]{0,100}?(?P<what>hipcc|hipconfig|rocm_agent_enumerator|rocminfo)['\"]",
    r"(?P<what>ROCM_HOME|ROCM_PATH|HIP_PATH) (?:environment variable is not\s+set|does not exist)",
    r"command '[^'\n]{0,100}?(?P<what>hipcc)' failed: No such file",
)
_HEADER = (
    r"(?:[\s'\"‘：])(?P<header>(?:hip|rocm|rocwmma|ck|ck_tile|hipblas|hipblas-common|hipblaslt|hipsparse|hipsparselt|hipcub|rocprim|rocthrust"
    r"|thrust|rocrand|hiprand|rocblas|rocsparse|miopen|rccl|rocsolver|hipsolver|hipfft|roctracer|rocprofiler\w{0,10}|amd_comgr|hsa|composable_kernel"
    r"|rocm-core|rocm_smi|amd_smi)/[\w./+-]{1,100})['\"’]?(?: file not found|[:：] ?(?:No such file|没有那个文件|沒有此一檔案|Datei oder Verzeichnis|No existe el|Aucun fichier|Нет такого файла|そのようなファイル))"
)
_TARGET = r"(?:invalid target ID|unknown target CPU|unsupported HIP gpu architecture:?|Unsupported HIP arch:?) ['\"]?(?P<arch>gfx\w+)"
_MIXED = r"(?:^|\s)/usr/include/hip/\S{1,100}:\d+:\d+: (?:(?:fatal )?error|note):"
_OF_ROCM = r"/opt/(?:rocm|dtk)|\.hip\b|hipcc|amdgcn|gfx\d|__HIP_|[Rr][Oo][Cc]m|amd_detail"


_OF_ANOTHER = (
    r"no (?:template|type|member) named '(?P<what>\w{2,40})' in namespace '__hip_internal'",
    r"unknown type name '(?P<what>__hip_bfloat16\w{0,8})'",
)
"""What headers of HIP expect of each other: they are of two releases."""
_BUILT_FOR_HIP = rf"{_OF_ROCM}|/hip/|hiprtc"
_OWN = r"(?:hip[A-Z]|HIP_(?!PLATFORM|ENABLE)[A-Z]|hiprtc[A-Z]|HIPRTC_|rocblas_|hipblas[A-Z]|HIPBLAS_|hipsparse[A-Z]|miopen[A-Z]|half2half2|h2div|h2exp|h2rcp)\w{0,60}"
_NOT_ITS_OWN = (
    rf"(?:use of undeclared identifier|unknown type name) '(?P<what>{_OWN})'",
    rf"error: [‘'](?P<what>{_OWN})[’'] (?:was not declared|does not name a type|has not been declared)",
)
"""Names of HIP and its libraries that the ROCm at hand does not know, or not in the headers included."""
_NO_FIELD = (
    r"no member named '(?P<what>\w{2,40})' in '(?P<of>hip[A-Z]\w{2,40})'",
    r"(?:struct |aka [‘'](?:struct )?|[‘'](?:const )?)(?P<of>hip[A-Z]\w{2,40})[’']\}? has no member named [‘'](?P<what>\w{2,40})",
    r"class \"(?P<of>hip[A-Z]\w{2,40})\" has no member \"(?P<what>\w{2,40})\"",
)
"""What a structure of HIP's has lost, or has not got yet."""
_OF_CMAKE = (
    r"The (?P<what>HIP compiler)\s{1,8}\"?[^\n]{1,200}\s{1,8}is not able to compile a simple\s{1,8}test program",
    r"The (?P<what>HIP compiler) identification is unknown",
    r"not providing \"Find(?P<what>hip|HIP)\.cmake\"",
    r"configuration file (?:provided by|for package)\s{1,4}\"(?P<what>hip|HIP|hipblas\w{0,3}|rocblas|hipsparse|hiprand|rocrand|hipcub|rocprim|rocthrust|miopen|rccl|hipfft|hipsolver|AMDDeviceLibs|amd_comgr)\"",
)
_DEVICE_LIBRARIES = r"undefined (?:hidden )?symbol: (?P<what>__o(?:ckl|cml|clc)_\w{2,60})"
"""Of ROCm's device libraries, which its compiler links into every kernel."""
_RTC = r"MIOpen[^\n]{0,300}?(?P<what>HIPRTC_ERROR_COMPILATION|Code object build failed)"
"""MIOpen compiles kernels of its own, which are right, with the headers and the compiler that it finds."""
_OF_ITS_LIBRARIES = (
    "rsmi_",
    "amdsmi_",
    "hsa_",
    "roc",
    "miopen",
    "hipblas",
    "hipsp",
    "hipfft",
    "hipsolver",
)
"""How their functions begin; those of the runtime itself tell its version."""


@log_check(
    *_NOT_FOUND,
    _HEADER,
    _TARGET,
    _MIXED,
    _RTC,
    _DEVICE_LIBRARIES,
    *_OF_CMAKE,
    *_OF_ANOTHER,
    *_NOT_ITS_OWN,
    *_NO_FIELD,
    undefined=_OF_ITS_LIBRARIES,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for parts of ROCm that are missing, too old, or of two installations."""
    for found in find_matches(log, *_NOT_FOUND):
        yield found.evidence(what=f"the compiler does not find the {found.groups['what']}")
    for found in find_matches(log, *_OF_CMAKE):
        sure = Confidence.POSSIBLE if "compiler" in found.groups["what"] else Confidence.LIKELY
        yield found.evidence(sure, what=f"CMake finds no {found.groups['what']} that works")
    for found in find_matches(log, _RTC):
        yield found.evidence(Confidence.POSSIBLE, what="kernels of MIOpen do not compile")
    for found in find_matches(log, *_OF_ANOTHER):
        what = f"its headers do not know their own {found.groups['what']}"
        yield found.evidence(Confidence.LIKELY, what=what)
    yield from _not_its_own(log)
    for found in find_matches(log, _HEADER):
        header = found.groups["header"]
        if not header.startswith("thrust/") or compiled(_OF_ROCM).search(log.text):
            yield found.evidence(Confidence.LIKELY, what=f"{header} is not there")
    for found in find_matches(log, _TARGET):
        yield found.evidence(
            Confidence.LIKELY, what=f"its compiler does not know {found.groups['arch']}"
        )
    if re.search(r"/opt/rocm\S{0,60}/include/hip/[^\n]{0,200}error:", log.text):
        for found in find_matches(log, _MIXED):
            yield found.evidence(
                Confidence.LIKELY, what="headers of /usr/include and of /opt/rocm meet"
            )
    yield from _undefined(log)


def _undefined(log: Log) -> Iterator[Evidence]:
    """Yield functions of one library of ROCm that another one misses."""
    for undefined in undefined_symbols(log):
        asking = (undefined.wanted_by or "").rpartition("/")[2]
        library = library_of(undefined.name) if is_rocm_library(asking) else None
        if library and not undefined.at_link and undefined.name.startswith(_OF_ITS_LIBRARIES):
            what = f"{asking} misses {undefined.name} of lib{library.link_name}"
            yield undefined.evidence(Confidence.LIKELY, what=what)


def _not_its_own(log: Log) -> Iterator[Evidence]:
    """Yield names of HIP, and fields of its structures, that its headers or its libraries do not know."""
    for found in find_matches(log, _DEVICE_LIBRARIES):
        what = f"its device libraries lack {found.groups['what']}, or were not linked"
        yield found.evidence(Confidence.LIKELY, what=what)
    for found in find_matches(log, *_NO_FIELD):
        what = f"its {found.groups['of']} has no {found.groups['what']}"
        yield found.evidence(Confidence.LIKELY, what=what)
    if compiled(_BUILT_FOR_HIP).search(log.text):
        for found in find_matches(log, *_NOT_ITS_OWN):
            what = f"its headers do not know {found.groups['what']}"
            yield found.evidence(Confidence.LIKELY, what=what)


CAUSE = Cause(
    title="the ROCm that compiles is incomplete, mixed from two, or of another release than the code is for: {what}",
    in_log=in_log,
    fix=Fix(
        "install one complete ROCm of the release that torch was built for, and point the compiler at it",
        commands=(
            "python -c 'import torch; print(torch.version.hip)'",
            "export ROCM_PATH=/opt/rocm HIP_DEVICE_LIB_PATH=/opt/rocm/amdgcn/bitcode",
            "apt-get install rocm-hip-sdk",
        ),
    ),
    examples=(
        "src/pool.hip:61:14: error: no member named 'memoryType' in 'hipPointerAttribute_t'",
        "src/pool.cpp:61:14: error: ‘struct hipDeviceProp_t’ has no member named ‘gcnArch’; did you mean ‘gcnArchName’?",
        "ld.lld: error: undefined hidden symbol: __ocml_exp2_f32\n>>> referenced by lto.tmp:(norm_kernel)",
        (
            'CMake Error at cmake/hip.cmake:9 (find_package):\n  Could not find a configuration file for package "hip" that is compatible\n'
            '  with requested version "5.0".\n'
        ),
        "AssertionError: ROCM_HOME does not exist, unable to compile CUDA op(s)",
        "/src/op/csrc/gemm.cpp:4:10: fatal error: rocblas/rocblas.h: No such file or directory",
        'CMake Error at CMakeLists.txt:9 (find_package):\n  By not providing "Findhip.cmake" in CMAKE_MODULE_PATH this project has\n',
        "/src/op/csrc/graph.hip:88:7: error: use of undeclared identifier 'hipGraphInstantiateFlagUseNodePriority'\n",
        "/src/op/hip/rtc_stub.cpp:12:5: error: ‘hiprtcGetBitcode’ was not declared in this scope\n",
        (
            "/opt/rocm/include/hip/amd_detail/amd_hip_vector_types.h:70:9: error: no template named 'enable_if' in namespace"
            " '__hip_internal'\n"
        ),
        "ImportError: /opt/env/torch/lib/libtorch_hip.so: undefined symbol: rocsolver_sgesvdx_64",
        (
            "clang: error: cannot find ROCm device library; provide its path via '--rocm-path' or '--rocm-device-lib-path', or pass "
            "'-nogpulib' to build without ROCm device library"
        ),
        (
            "-- The HIP compiler identification is unknown\n"
            "CMake Error at /usr/share/cmake-3.31/Modules/CMakeDetermineHIPCompiler.cmake:174 (message):\n"
            "  Failed to find ROCm root directory."
        ),
        "make: /opt/rocm/bin/hipcc: No such file or directory\nmake: *** [Makefile:8: op] Error 127",
        (
            "In file included from /src/csrc/attention.hip:4:\n"
            "/src/csrc/attention.h:9:10: fatal error: 'rocwmma/rocwmma.hpp' file not found"
        ),
    ),
    counterexamples=(
        "op.cpp:9:5: error: no member named 'angle' in 'hipster'",
        "op.cpp:9:5: error: use of undeclared identifier 'hipJoint'",
        "op.hip:9:5: error: unknown type name '__nv_bfloat16'; did you mean 'hip_bfloat16'?",
        "ImportError: /opt/env/warpkit/_C.so: undefined symbol: rocblas_sgemm",
        "op.hip:5:10: fatal error: 'cuda_runtime_api.h' file not found",
        "op.cu:5:10: fatal error: thrust/complex.h: No such file or directory",
        '-- Found HIP: /opt/rocm (found version "6.2.41133")',
    ),
)
