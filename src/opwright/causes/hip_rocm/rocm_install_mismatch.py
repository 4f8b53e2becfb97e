"""
ROCm consists of many packages, which must all be of one release: the compiler, its device libraries (bitcode linked
into every kernel), HIP's headers, and the math libraries, each with a `-dev` package. They may lie in `/opt/rocm`,
`/usr` or Python wheels, and the compiler looks in one place: "cannot find ROCm device library", "cannot find HIP
runtime". A missing header below `/opt/rocm` belongs to a package that is not installed, or to a later release.
`/usr/include/hip` and `/opt/rocm` in one trace are two installations, the distribution's and AMD's, whose headers do
not mix. A compiler older than the GPU does not know its name ("unknown target CPU 'gfx1201'").

Structures change too: ROCm 6 renamed `memoryType` in `hipPointerAttribute_t` to `type`, and replaced `gcnArch` in
`hipDeviceProp_t` by `gcnArchName`. Code for one side of that does not compile with the other.

torch's wheels contain ROCm's libraries but no compiler: install the toolchain of the release in `torch.version.hip`.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, if_in_log, log_check, log_rules, rule
from opwright.knowledge.rocm import (
    CMAKE_PACKAGES,
    INCLUDE_FOLDERS,
    LIBRARY_FUNCTIONS,
    development_package,
)
from opwright.knowledge.torch_releases.names.library_apis import library_of
from opwright.knowledge.torch_releases.names.names import is_rocm_library
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Evidence, Fix, Log

_MISSING_TOOL = (
    r"cannot find (?P<part>ROCm device library|HIP runtime|ROCm installation|ROCm path|device library for gfx\w+|ABI version \d\w* device library)",
    r"Failed to find (?P<part>ROCm root directory)",
    r"(?:bin/|sh: |: |^)(?P<part>hipcc): (?:No such file|not found|command not found)",
    r"No such file or directory: ['\"][^'\"\n]{0,100}?(?P<part>hipcc|hipconfig|rocm_agent_enumerator|rocminfo)['\"]",
    r"(?P<part>ROCM_HOME|ROCM_PATH|HIP_PATH) (?:environment variable is not\s+set|does not exist)",
    r"command '[^'\n]{0,100}?(?P<part>hipcc)' failed: No such file",
)
_CMAKE_COMPILER = (
    r"The (?P<part>HIP compiler)\s{1,8}\"?[^\n]{1,200}\s{1,8}is not able to compile a simple\s{1,8}test program",
    r"The (?P<part>HIP compiler) identification is unknown",
)
_CMAKE_PACKAGE = (
    r"not providing \"Find(?P<part>hip|HIP)\.cmake\"",
    rf"configuration file (?:provided by|for package)\s{{1,4}}\"(?P<part>{'|'.join(CMAKE_PACKAGES)})\"",
)
_NOT_FOUND = r"['\"’]?(?: file not found|[:：] ?(?:No such file|没有那个文件|沒有此一檔案|Datei oder Verzeichnis|No existe el|Aucun fichier|Нет такого файла|そのようなファイル))"
_ROCM_HEADER = (
    rf"(?:[\s'\"‘：])(?P<header>(?:{'|'.join(INCLUDE_FOLDERS)})/[\w./+-]{{1,100}}){_NOT_FOUND}"
)
_THRUST_HEADER = rf"(?:[\s'\"‘：])(?P<header>thrust/[\w./+-]{{1,100}}){_NOT_FOUND}"
_UNKNOWN_TARGET = r"(?:invalid target ID|unknown target CPU|unsupported HIP gpu architecture:?|Unsupported HIP arch:?) ['\"]?(?P<arch>gfx\w+)"
_SYSTEM_HEADER = r"(?:^|\s)/usr/include/hip/\S{1,100}:\d+:\d+: (?:(?:fatal )?error|note):"
_ROCM_HEADER_ERROR = r"/opt/rocm\S{0,60}/include/hip/[^\n]{0,200}error:"
_IS_ROCM = r"/opt/(?:rocm|dtk)|\.hip\b|hipcc|amdgcn|gfx\d|__HIP_|[Rr][Oo][Cc]m|amd_detail"
_IS_FOR_HIP = rf"{_IS_ROCM}|/hip/|hiprtc"
_INTERNAL_NAME = (
    r"no (?:template|type|member) named '(?P<name>\w{2,40})' in namespace '__hip_internal'",
    r"unknown type name '(?P<name>__hip_bfloat16\w{0,8})'",
)
"""What HIP's headers expect of each other."""
_PUBLIC_NAME = r"(?:hip[A-Z]|HIP_(?!PLATFORM|ENABLE)[A-Z]|hiprtc[A-Z]|HIPRTC_|rocblas_|hipblas[A-Z]|HIPBLAS_|hipsparse[A-Z]|miopen[A-Z]|half2half2|h2div|h2exp|h2rcp)\w{0,60}"
_UNDECLARED = (
    rf"(?:use of undeclared identifier|unknown type name) '(?P<name>{_PUBLIC_NAME})'",
    rf"error: [‘'](?P<name>{_PUBLIC_NAME})[’'] (?:was not declared|does not name a type|has not been declared)",
)
_NO_FIELD = (
    r"no member named '(?P<name>\w{2,40})' in '(?P<of>hip[A-Z]\w{2,40})'",
    r"(?:struct |aka [‘'](?:struct )?|[‘'](?:const )?)(?P<of>hip[A-Z]\w{2,40})[’']\}? has no member named [‘'](?P<name>\w{2,40})",
    r"class \"(?P<of>hip[A-Z]\w{2,40})\" has no member \"(?P<name>\w{2,40})\"",
)
_DEVICE_FUNCTION = r"undefined (?:hidden )?symbol: (?P<name>__o(?:ckl|cml|clc)_\w{2,60})"
_MIOPEN_KERNEL = r"MIOpen[^\n]{0,300}?(?P<error>HIPRTC_ERROR_COMPILATION|Code object build failed)"
"""MIOpen compiles correct kernels of its own with the headers and compiler that it finds."""


_IN_ROCM = r"^\s*/opt/rocm[^\s:]{0,160}:\d"
"""Where the file is whose include fails."""
_NO_HEADER = "where a header of one package is missing"


def _of_package(match: LogMatch, _: Log) -> dict[str, str]:
    """Return the package of a header, and the remedy that installs it."""
    package = development_package(match.groups["header"])
    is_of_rocm = compiled(_IN_ROCM).search(match.quote) is not None  # and lacks its own header
    return {"package": package, "remedy": _NO_HEADER} if package and not is_of_rocm else {}


@log_check(undefined=LIBRARY_FUNCTIONS)
def _undefined_in_log(log: Log) -> Iterator[Evidence]:
    """Look for functions of one ROCm library that another one lacks."""
    for undefined in kit.undefined.undefined_symbols(log):
        user = (undefined.wanted_by or "").rpartition("/")[2]
        library = library_of(undefined.name) if is_rocm_library(user) else None
        if library and not undefined.at_link and undefined.name.startswith(LIBRARY_FUNCTIONS):
            what = f"{user} needs {undefined.name} of lib{library.link_name}"
            yield undefined.evidence(LIKELY, what=what)


CAUSE = Cause(
    title="ROCm is incomplete, mixed from two installations, or of another release than the code expects: {what}",
    in_log=log_rules(
        rule(*_MISSING_TOOL, what="{part} is not found"),
        rule(*_CMAKE_COMPILER, confidence=POSSIBLE, what="CMake finds no working {part}"),
        rule(*_CMAKE_PACKAGE, confidence=LIKELY, what="CMake does not find {part}"),
        rule(_MIOPEN_KERNEL, confidence=POSSIBLE, what="MIOpen's kernels do not compile"),
        rule(*_INTERNAL_NAME, confidence=LIKELY, what="its headers lack their own {name}"),
        rule(_DEVICE_FUNCTION, confidence=LIKELY, what="the device libraries lack {name}"),
        rule(*_NO_FIELD, confidence=LIKELY, what="its {of} has no {name}"),
        rule(
            *_UNDECLARED,
            confidence=if_in_log(_IS_FOR_HIP, then=LIKELY),
            what="its headers lack {name}",
        ),
        rule(_ROCM_HEADER, confidence=LIKELY, what="{header} is missing", compute=_of_package),
        rule(
            _THRUST_HEADER,
            confidence=if_in_log(_IS_ROCM, then=LIKELY),
            what="{header} is missing",
            compute=_of_package,
        ),
        rule(_UNKNOWN_TARGET, confidence=LIKELY, what="its compiler does not know {arch}"),
        rule(
            _SYSTEM_HEADER,
            confidence=if_in_log(_ROCM_HEADER_ERROR, then=LIKELY),
            what="headers of /usr/include and /opt/rocm are mixed",
        ),
        _undefined_in_log,
    ),
    fix=Fix(
        "install one complete ROCm of the release that torch was built for, and point the compiler at it",
        commands=(
            "python -c 'import torch; print(torch.version.hip)'",
            "export ROCM_PATH=/opt/rocm HIP_DEVICE_LIB_PATH=/opt/rocm/amdgcn/bitcode",
            "apt-get install rocm-hip-sdk",
        ),
    ),
    remedies={
        _NO_HEADER: Fix(
            "install ROCm's {package} with its headers, from the release that torch was built for: it has {header}, and ROCm's base packages and torch's wheels do not bring it. What"
            " is published as a wheel for this torch (torchvision, torchaudio) needs no build",
            commands=(
                "python -c 'import torch; print(torch.__version__, torch.version.hip)'",
                "apt-get install {package}-dev",
                "dnf install {package}-devel",
            ),
        ),
    },
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
