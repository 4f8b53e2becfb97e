"""
An extension is compiled against more than torch and CUDA: FFmpeg, OpenCV, protobuf, NVSHMEM, GLM, fmt.
Their C++ interfaces, and the C interfaces of FFmpeg, change with each major version, and a copy of another
version is easily found: the one of the distribution, of conda, or of another package's wheel.

What decides is that the dependency is there and only its version is wrong. The loader misses a versioned
symbol (`LIBSWSCALE_9`) of a library that it did find; CMake lists configuration files `considered but not
accepted`; the compiler misses a name in a namespace of that library; a Python package refuses the other's
version, or imports a name that it no longer has. Upgrading torch changes none of these.

Symbols defined twice count too: a second copy, or a header that now defines what the code defines itself.
Headers and library must come from one install, and the version is the one that the package names.
"""

import re
from collections.abc import Iterator

from opwright.causes.install_state import COMPILED, NATIVE
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import compiled, find_matches, has_match
from opwright.logs.undefined import undefined_symbols
from opwright.logs.version_checks import CONFLICTS, NOT_A_CONFLICT, OTHERS_COMPARED
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_SAID = (
    r"version [`'\"](?P<found>LIB(?P<dependency>AV\w{2,12}|SW\w{2,12}|POSTPROC)_\d+)['\"`] not found",
    r"ImportError: (?P<dependency>[\w.-]{1,40})[<>=!~][^\n]{1,60} is required[^\n]{0,80}but found (?P<found>\S+)",
    r"VersionConflict: \((?P<found>(?P<dependency>[\w.-]{1,60}) [\w.]{1,30})",
    r"ContextualVersionConflict: \((?P<found>(?P<dependency>[\w.-]{1,60}) [\w.]{1,30})",
    r"(?P<dependency>Descriptors) cannot (?:not )?be created directly",
    r"#error[:\s]{1,4}\"?(?P<dependency>GLM): (?P<found>GLM_\w+)",
    r"Package dependency requirement '(?P<dependency>[\w.+-]{1,40}) [^\n]{1,40} could not be satisfied",
    r"Requested '(?P<dependency>[\w.+-]{1,40}) [<>=]{1,2} [\w.]{1,20}' but version of \S{1,40} is (?P<found>[\w.]+)",
)
_CYTHON = r"AttributeError: (?P<found>cython_sources)\b"
"""Of a setup.py for Cython before 3, where the build has the newest."""
_NUMBA = r"Numba needs (?P<dependency>NumPy) (?P<found>[\d.]{1,6}) or less"
_OF_KERNELS = (
    r"TypeError: (?P<dependency>(?:_?flash_attn|flash_attn_\w{2,12}|mamba|selective_scan|causal_conv1d|sageattn|GaussianRasteriz|rasteriz)"
    r"(?!\w{0,60}_(?:fake|meta))\w{0,60})(?:\.__(?:new|init)__)?\(\) (?:got an unexpected keyword argument|missing \d{1,2} required|takes)"
    r" (?P<found>[^\n]{1,60})"
)
"""Packages of kernels whose functions get arguments from release to release, or in a fork of the same name."""
_NO_VERSION = r"version [`'\"](?P<found>(?P<dependency>(?!GLIBC|CXXABI|GCC|GOMP|OACC|OMP|LLVM|LIB(?:AV|SW)|HIP|CU)[A-Z][A-Z\d]{2,12})_[\w.]{1,24})['\"`] not found"
_OF_A_VERSION = (
    r"(?!GLIBC|CXXABI|GCC|GOMP|OACC|OMP|LLVM|HIP|CU|VERS)([A-Z][A-Z\d]{2,12})_[\w.]{1,24}"
)
"""What libraries of the system call the versions of their symbols: LIBFFI_BASE_7.0, OPENSSL_3.0.0."""
_IN_CMAKE = (
    r"Could not find a configuration file for package \"(?P<dependency>[\w+-]{1,40})\" that\s+is\s+compatible",
    r"Could NOT find (?P<dependency>[\w+-]{1,40})[^\n]{0,40}: Found unsuitable version \"(?P<found>[^\"\n]+)\"",
)
_CMAKE = (
    r"(?P<found>Compatibility with CMake < [\d.]{1,6}) has been removed from (?P<dependency>CMake)"
)
_CMAKE_TOO_OLD = (
    r"(?P<dependency>CMake) [\d.]{3,12} or higher is required\.\s{1,4}You are running version (?P<found>[\d.]{3,12}\d)",
    r"_STANDARD is set to invalid value\s+['\"](?P<found>\d\d)['\"]",
)
_NOT_A_DEPENDENCY = (
    "CUDA",
    "Torch",
    "Python",
    "Caffe2",
    "NVTX",
    "hip",
    "HIP",
    "CMake",
    "cudnn",
    "CUDNN",
)
_DOUBLE = (
    r"multiple definition of [`'\"‘](?P<found>[^'\"’\n]+)",
    r"(?:Mehrfachdefinition von|définitions multiples de|definiciones múltiples de) [`'\"‘»](?P<found>[^'\"’\n]+)",
    r"[`'‘](?P<found>[^'’\n]{1,400})['’]\s?被多次定义",
    r"ld\.lld: error: duplicate symbol: (?P<found>[^\n]+)",
    r"LNK2005: (?P<found>[^\n]+)",
    r"\[lib(?P<dependency>protobuf) [^\n]{1,200}File already exists in database: (?P<found>[^\n]{1,100})",
    r"flag '(?P<found>(?!caffe2|torch)\w{1,60})' was defined more than once \(in files ",
    r"(?P<found>\w{2,60}),? version (?P<dependency>GLIBC)_PRIVATE\b",
    r"(?P<dependency>CommandLine) Error: Option '(?P<found>[\w-]{1,60})' registered more than once",
    r"something wrong with flag '(?P<found>\w{1,60})' in file '[^'\n]{0,200}(?P<dependency>gflags)",
)
_REMOVED_FROM_NUMPY = (
    r"module '(?P<dependency>cupy)(?:\.cuda)?' has no attribute '(?P<found>compile_with_cache|util|core)'",
    r"No module named ['\"](?P<dependency>cuda)\.(?P<found>cudart|nvrtc|cuda|ccudart)['\"]",
    r"cannot import name ['\"](?P<found>cuda|cudart|nvrtc)['\"] from ['\"](?P<dependency>cuda)['\"]",
    (
        r"module 'numpy' has no attribute '(?P<found>int|float|bool|object|str|complex|long|float_|unicode_|typeDict"
        r"|NaN|Inf|infty|cumproduct|product|in1d|trapz)'"
    ),
    r"`np\.(?P<found>\w{1,20})` was removed in the NumPy 2",
    r"module '(?P<dependency>PIL\.Image)' has no attribute '(?P<found>ANTIALIAS|LINEAR|CUBIC)'",
    r"No module named ['\"](?P<dependency>numpy)\.(?P<found>exceptions|char|rec|strings|dtypes)['\"]",
    r"No module named ['\"](?P<dependency>torchvision)\.transforms\.(?P<found>functional_tensor)",
)
_NO_NAME = (
    r"cannot import name ['\"](?P<found>(?!(?:_C|_ext|csrc|_?backend|\w+_(?:cuda|ext|C|cpp|kernels?))\b)\w{1,60})['\"] from ['\"](?P<dependency>"
    r"(?!torch\b|torch\.|triton\b|__main__)[A-Za-z][\w.]{1,80})['\"] \((?P<path>[^)\n]{1,300}(?:site|dist)-packages)"
)
_NO_NAME_IN_A_MODULE = (
    r"cannot import name ['\"](?P<found>\w{1,60})['\"] from ['\"](?P<dependency>(?!torch\.|triton\.)[A-Za-z]\w{0,60}"
    r"(?:\.\w{1,60}){0,4}?\.(?:_?C|_ext|core_cc|\w{1,60}_(?:cc|cpp|cuda|ext|C|bind))\.\w{1,60})['\"] \(unknown location\)"
)
"""Of what is inside of a compiled module, of another package as a rule: its own it is built with."""
_PROTOBUF = (
    r"compiled against version (?P<found>[\d.]{3,12}) of the (?P<dependency>Protocol Buffer) runtime library, which is not",
    r"requires version [\d.]{3,12} of the (?P<dependency>Protocol Buffer) runtime library, but the installed version is (?P<found>[\d.]{3,12})",
)
_OF_CXX = (
    (
        r"(?:no member named|has no member(?: named)?) ['\"‘`](?P<found>\w+)['\"’`]? in (?:namespace|"
        r"class) ['\"‘`]?(?P<dependency>cv|glm|fmt|spdlog|absl|boost|google::protobuf|tbb|Eigen)\b"
    ),
    (
        r"namespace [\"'‘](?P<dependency>cv|glm|fmt|spdlog|absl|boost|google::protobuf|tbb|Eigen)[\"'’] has no member "
        r"[\"'‘](?P<found>[^\"'’\n]+)"
    ),
    (
        r"['\"‘`](?P<found>[^'\"’`\n]{1,60})['\"’`] is not a member of ['\"‘`](?P<dependency>cv|glm|fmt|spdlog|absl"
        r"|boost|google::protobuf|tbb|Eigen)\b"
    ),
    (
        r"['\"‘`](?P<found>(?:(?P<dependency>av|sws|swr)(?:codec)?_\w+|AV_\w+|CODEC_\w+|CV_\w+|nvshmem\w+))['\"’`] "
        r"(?:was not declared|undeclared|is undefined)"
    ),
    r"(?P<dependency>pybind11)/[\w/]{1,40}\.h:\d+:\d+: error: [‘'](?:struct|class) pybind11::[\w:]{2,60}[’'] has no member named [‘'](?P<found>\w+)",
    r"(?P<dependency>pybind11)/[\w/]{1,40}\.h:\d+:\d+: error: [‘'](?P<found>\w+)[’'] is not a member of [‘']pybind11(?:::detail)?[’']",
    r"(?P<dependency>pybind11)[/\\][\w/\\]{1,40}\.h\(\d+\): error(?: C2039)?: [^\n]{0,90}\"pybind11::[\w:]{2,60}\" has no member \"(?P<found>\w+)",
    r"invalid conversion from [‘']const (?P<found>(?P<dependency>AV)[A-Z]\w{2,24})\s?\*+[’']",
    r"[‘'](?:struct )?(?P<dependency>AV[A-Z]|Sws|Swr)\w{2,24}[’']\}? has no member named [‘'](?P<found>\w+)",
    r"identifier \"(?P<found>(?P<dependency>nvshmem)\w+)\" is undefined",
    r"(?:undeclared identifier|identifier) ['\"](?P<found>(?P<dependency>nccl)[A-Z]\w{3,40})['\"](?:; did you mean 'nccl| is undefined)",
    r"[‘'](?P<found>(?P<dependency>nccl)[A-Z]\w{3,40})[’'] was not declared in this scope; did you mean [‘']nccl",
)
_OF_CUTE = (
    r"module '(?P<dependency>cutlass(?:\.\w{1,40}){0,5})' has no attribute '(?P<found>\w{1,80})'",
    r"No module named ['\"](?P<dependency>cutlass)\.(?P<found>\w[\w.]{0,80})['\"]",
)
"""What nvidia-cutlass-dsl moves from release to release; another package, nvidia-cutlass, has the same name."""
_OF_JIT = (
    r"(?<!initialized )module '(?P<dependency>(?:deep_gemm|deep_ep|flashinfer|flash_mla|flash_attn|tvm_ffi|tilelang|quack|aiter"
    r"|torchao|transformer_engine)(?:\.\w{1,40}){0,4})' has no attribute '(?P<found>\w{1,80})'"
)
"""Python packages of kernels that are compiled at run time, whose functions come, go and are renamed."""
_OF_COMPILERS = (
    (_CYTHON, "Cython"),
    (
        r"Triton only support CUDA 10\.0 or higher, but got CUDA version: (?P<found>[\d.]{3,6})",
        "the ptxas that Triton finds",
    ),
    (
        r"IR version (?P<found>[\d.]{3,6}) incompatible with current version [\d.]{3,6}",
        "libNVVM of the CUDA toolkit",
    ),
    (
        r"engine plan file is not compatible with this\s+version\s+of\s+TensorRT(?:,\s+expecting\s+\w+\s+version\s+(?P<found>[\d.]{3,12}))?",
        "TensorRT",
    ),
)
"""What Triton, Numba and TensorRT say of a part that is of another release than they know, and what that is."""
_UNKNOWN_TYPE = r"could not convert default argument '\w{1,60}: (?P<found>(?!at::|torch::|c10::)(?P<dependency>\w{1,40})::\w{1,60})"
"""Of pybind11, with `type not registered yet?` at the end: the module that has the type is another build's."""
_NO_NAME_SHORT = (
    r"cannot import name ['\"](?P<found>(?!(?:_C|_ext|csrc|_?backend|\w+_(?:cuda|ext|C|cpp|kernels?))\b)\w{1,60})['\"] from ['\"](?P<dependency>"
    r"(?!torch\b|torch\.|triton\b|__main__)[A-Za-z][\w.]{1,80})['\"]$"
)
_BUT_HAS = (
    rf"(?P<asker>[\w.-]{{2,50}}) \d[\w.+!-]{{0,40}} requires (?P<dependency>{NATIVE})(?![\w-])[^\n]{{1,100}}, but you(?:'ll)? have [\w-]{{3,40}}"
    r" (?P<found>\S{1,40}) which is incompatible"
)
_NOT_IN_NATIVE = rf"cannot import name ['\"](?P<found>\w{{2,60}})['\"] from ['\"](?P<dependency>{NATIVE}(?:\.\w{{1,60}}){{0,4}})['\"]$"
_TOLD_ELSEWHERE = r"(?i:(?:py)?torch|cuda|python|driver|nccl|cudnn|gcc|nvcc|windows|macos|glibc)"
"""What has causes of its own where a package compares versions."""
_SYMBOLS = {
    "_ZN2cv": ("OpenCV", Confidence.POSSIBLE),
    "_ZN6google8protobuf": ("protobuf", Confidence.LIKELY),
    "_ZNK6google8protobuf": ("protobuf", Confidence.LIKELY),
    "_ZN4absl": ("abseil", Confidence.LIKELY),
    "_ZN3fmt2v": ("fmt", Confidence.LIKELY),
    "_ZN6spdlog": ("spdlog", Confidence.LIKELY),
    "_ZN4sycl": ("oneAPI's SYCL runtime", Confidence.LIKELY),
    "_ZNK4sycl": ("oneAPI's SYCL runtime", Confidence.LIKELY),
    "TVMFFI": ("apache-tvm-ffi", Confidence.LIKELY),
    "_ZN3tvm3ffi": ("apache-tvm-ffi", Confidence.LIKELY),
    "_ZNK3tvm3ffi": ("apache-tvm-ffi", Confidence.LIKELY),
    "nvshmem": ("NVSHMEM", Confidence.LIKELY),
    "av_": ("FFmpeg", Confidence.POSSIBLE),
    "avcodec_": ("FFmpeg", Confidence.POSSIBLE),
    "sws_": ("FFmpeg", Confidence.POSSIBLE),
    "mlx5dv_": ("rdma-core", Confidence.LIKELY),
    "ucp_": ("UCX", Confidence.POSSIBLE),
}
"""What the symbols of well-known dependencies begin with."""
_NOTHING = {"dependency": "a dependency", "found": "another version"}


@log_check(
    *_SAID,
    _CMAKE,
    *_CMAKE_TOO_OLD,
    *_IN_CMAKE,
    *_DOUBLE,
    *_REMOVED_FROM_NUMPY,
    _NO_NAME,
    _NO_NAME_SHORT,
    _NO_NAME_IN_A_MODULE,
    _NO_VERSION,
    *_PROTOBUF,
    _UNKNOWN_TYPE,
    *_OF_CUTE,
    _OF_JIT,
    *(pattern for pattern, _ in _OF_COMPILERS),
    _NUMBA,
    _OF_KERNELS,
    *_OF_CXX,
    *OTHERS_COMPARED,
    *CONFLICTS,
    _BUT_HAS,
    _NOT_IN_NATIVE,
    undefined=("\n",),
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for refused versions, then for names that another version of a dependency has."""
    for found in find_matches(log, *_SAID, *_PROTOBUF):
        yield found.evidence(Confidence.CERTAIN, **_NOTHING | found.groups)
    yield from _of_cmake(log)
    for found in find_matches(log, *_IN_CMAKE):
        if not found.groups["dependency"].startswith(_NOT_A_DEPENDENCY):
            yield found.evidence(Confidence.CERTAIN, **_NOTHING | found.groups)
    for found in find_matches(log, *_DOUBLE, *_OF_CXX):
        yield found.evidence(Confidence.LIKELY, **_NOTHING | found.groups)
    for found in find_matches(log, *_REMOVED_FROM_NUMPY):
        yield found.evidence(Confidence.LIKELY, **_NOTHING | {"dependency": "numpy"} | found.groups)
    for found in find_matches(
        log, _NO_VERSION, _NO_NAME, _NO_NAME_IN_A_MODULE, _UNKNOWN_TYPE, *_OF_CUTE
    ):
        yield found.evidence(Confidence.LIKELY, **_NOTHING | found.groups)
    for pattern, name in _OF_COMPILERS:
        for found in find_matches(log, pattern):
            yield found.evidence(
                Confidence.LIKELY, **{**_NOTHING, **found.groups, "dependency": name}
            )
    for found in find_matches(log, _OF_JIT):
        yield found.evidence(Confidence.POSSIBLE)
    yield from _asked_of_another(log)
    yield from _compared(log)
    yield from _undefined(log)


def _compared(log: Log) -> Iterator[Evidence]:
    """Yield the versions that packages refuse, and those that a resolver cannot bring together."""
    for found in find_matches(log, *OTHERS_COMPARED):
        names = found.groups["dependency"], found.groups.get("asker", "")
        if not any(re.fullmatch(_TOLD_ELSEWHERE, name) for name in names):
            yield found.evidence(Confidence.LIKELY)
    for found in find_matches(log, _BUT_HAS):  # which pip says of an install that it goes on with
        yield found.evidence(Confidence.POSSIBLE)
    conflicts = [*find_matches(log, *CONFLICTS)]
    if conflicts and not has_match(log, NOT_A_CONFLICT):
        for found in conflicts:
            yield found.evidence(Confidence.LIKELY, **_NOTHING)


def _of_cmake(log: Log) -> Iterator[Evidence]:
    """Yield what says that CMake itself is too new or too old."""
    for found in find_matches(log, _CMAKE):
        yield found.evidence(
            Confidence.LIKELY,
            dependency="CMake",
            found="4, and the project asks for one before 3.5",
        )
    for found in find_matches(log, *_CMAKE_TOO_OLD):
        sure = Confidence.CERTAIN if "dependency" in found.groups else Confidence.LIKELY
        what = found.groups["found"]
        told = what if "dependency" in found.groups else f"one that knows no C++{what}"
        yield found.evidence(
            sure, dependency="CMake", found=f"{told}, and the project asks for a newer one"
        )


def _asked_of_another(log: Log) -> Iterator[Evidence]:
    """Yield what a package asks another one for, where no path of that is told."""
    for found in find_matches(log, _NUMBA):
        newer = f"newer than {found.groups['found']}"
        yield found.evidence(Confidence.CERTAIN, dependency="NumPy", found=newer)
    for found in find_matches(log, _OF_KERNELS):
        yield found.evidence(Confidence.POSSIBLE)
    for found in find_matches(log, _NO_NAME_SHORT):
        asked = re.findall(r"(?:site|dist)-packages[/\\](\w+)", log.text[: found.start][-1000:])
        if asked and asked[-1] != found.groups["dependency"].partition(".")[0]:
            yield found.evidence(Confidence.POSSIBLE, **_NOTHING | found.groups)
    for found in find_matches(log, _NOT_IN_NATIVE):
        if not compiled(COMPILED).fullmatch(found.groups["found"]):
            yield found.evidence(Confidence.POSSIBLE)


def _undefined(log: Log) -> Iterator[Evidence]:
    """Yield symbols of well-known dependencies that the copy at hand does not define."""
    for symbol in undefined_symbols(log):
        if of := re.fullmatch(_OF_A_VERSION, symbol.version or ""):
            told = f"{symbol.name} of {symbol.version}"
            yield symbol.evidence(Confidence.LIKELY, dependency=of[1], found=told)
        for start, (name, confidence) in _SYMBOLS.items():
            if symbol.name.startswith(start):
                yield symbol.evidence(confidence, dependency=name, found=symbol.name)


CAUSE = Cause(
    title="{dependency} is here in another version than the code was written or built for",
    in_log=in_log,
    fix=Fix(
        "install the version of {dependency} that the package names, headers and library of one version, or "
        "build the package again with what is here",
    ),
    examples=(
        "      AttributeError: cython_sources\n      [end of output]",
        (
            "ERROR: flag 'minloglevel' was defined more than once (in files 'src/logging.cc' and "
            "'glog/logging.cc')."
        ),
        (
            "CommandLine Error: Option 'print-after' registered more than once!\nLLVM ERROR: "
            "inconsistency"
        ),
        (
            "python: symbol lookup error: /opt/lib/libpthread.so.0: undefined symbol: __twalk_r, "
            "version GLIBC_PRIVATE"
        ),
        "csrc/stream.cpp:63:42: error: invalid conversion from ‘const AVCodec*’ to ‘AVCodec*’ [-fpermissive]",
        "csrc/stream.cpp:70:9: error: ‘AVCodecContext’ {aka ‘struct AVCodecContext’} has no member named ‘channel_layout’",
        (
            "/venv/torch/include/pybind11/pybind11.h:371:14: error: ‘struct pybind11::detail::function_record’ has no member named"
            " ‘nargs’; did you mean ‘args’?"
        ),
        "ImportError: /lib/x86_64-linux-gnu/libcurl.so.4: undefined symbol: SSL_get0_group_name, version OPENSSL_3.2.0",
        "ImportError: /opt/env/lib/libcrypto.so.1.1: version `OPENSSL_1_1_1' not found (required by /op/_C.so)",
        "ImportError: cannot import name 'Stream' from 'warpkit.core_cc.views' (unknown location)",
        (
            "[libprotobuf FATAL google/protobuf/stubs/common.cc:83] This program was compiled against version 3.9.2 of the "
            "Protocol Buffer runtime library, which is not compatible with the installed version (3.21.12)."
        ),
        (
            "ImportError: arg(): could not convert default argument 'space: wk::Grid' in method '<class "
            "'warpkit.core_cc.Tuner'>.run' into a Python object (type not registered yet?)"
        ),
        (
            '  File "/opt/env/lib/site-packages/warpkit/core.py", line 21, in <module>\n'
            "    from gridlib.conv import ConvInput\n"
            "ImportError: cannot import name 'ConvInput' from 'gridlib.conv'"
        ),
        "AttributeError: module 'cutlass.cute.arch' has no attribute 'fence_proxy_kind'",
        "ModuleNotFoundError: No module named 'cutlass.utils.turing_helpers'",
        "RuntimeError: Triton only support CUDA 10.0 or higher, but got CUDA version: 13.1",
        (
            "[TRT] [E] 6: The engine plan file is not compatible with this version of TensorRT, expecting library version "
            "10.3.0.26 got 8.6.1.6, please rebuild."
        ),
        "numba.cuda.cudadrv.error.NvvmError: Failed to compile\nIR version 1.6 incompatible with current version 2.0",
        "AttributeError: module 'deep_gemm' has no attribute 'blocked_gemm_nt'",
        (
            "OSError: /opt/env/lib/libavfilter.so.9: version `LIBSWSCALE_9' not found "
            "(required by /opt/env/lib/python3.11/site-packages/torchcodec/libtorchcodec_core7.so)"
        ),
        (
            "CMake Error at CMakeLists.txt:4 (find_package):\n  Could not find a configuration file for package "
            '"warp" that is compatible\n  with requested version "3.1".\n\n  The following configuration files '
            "were considered but not accepted:\n\n    /opt/warp/warpConfig.cmake, version: 2.7"
        ),
        (
            "ImportError: cannot import name 'cached_download' from 'huggingface_hub' "
            "(/opt/env/lib/python3.11/site-packages/huggingface_hub/__init__.py)"
        ),
        "AttributeError: module 'numpy' has no attribute 'float_'",
        "ModuleNotFoundError: No module named 'numpy.exceptions'",
        "AttributeError: module 'cupy.cuda' has no attribute 'compile_with_cache'",
        "ImportError: cannot import name 'cudart' from 'cuda' (unknown location)",
        "ImportError: Numba needs NumPy 2.0 or less. Got NumPy 2.2.",
        "TypeError: flash_attn_func() got an unexpected keyword argument 'softcap'",
        "[libprotobuf ERROR google/protobuf/descriptor_database.cc:57] File already exists in database: warp/warp.proto",
        "ERROR: something wrong with flag 'logtostderr' in file '/src/gflags/gflags.cc'.  One possibility",
        "gridlib 0.4.1 requires flash-attn<2.8,>=2.7, but you have flash-attn 2.8.3 which is incompatible.",
        "ImportError: cannot import name 'SparseTensorGrid' from 'spconv'",
        (
            "UnsatisfiableError: The following specifications were found to be in conflict:\n"
            "  - warpkit\n  - gridlib -> icu=58"
        ),
        "RuntimeError: warp-cubin version (0.4.1) does not match warp version (0.5.0).",
        "AssertionError: GRIDCV==3.1.0 is used but incompatible. Please install gridcv<3.0.",
        "warp-nodes 1.2.0 is not compatible with warpkit 0.9.dev4. Please update warpkit",
        "  - package warpkit-0.4.0-py310_cu118 requires pytorch 2.0.0.*, but none of the providers can be installed",
        (
            "  × No solution found when resolving dependencies:\n"
            "  ╰─▶ Because warpkit==0.4.0 depends on torch==2.5.1 and your project\n"
            "      depends on torch==2.6.0, we can conclude that your project's requirements\n"
            "      are unsatisfiable."
        ),
        (
            "OSError: /opt/env/lib/python3.12/site-packages/warpkit/lib/libwarp_runtime.so: undefined symbol: "
            "TVMFFIErrorSetRaised"
        ),
        "ImportError: /opt/env/lib/libwarpxpu.so: undefined symbol: _ZNK4sycl3_V16device14get_backend_idEv",
    ),
    counterexamples=(
        "ERROR: flag 'caffe2_x' was defined more than once (in files 'a.cc' and 'b.cc').",
        "ImportError: /lib64/libc.so.6: version `GLIBC_2.34' not found (required by /op/_C.so)",
        "ImportError: libavutil.so.56: cannot open shared object file: No such file or directory",
        "fatal error: glm/glm.hpp: No such file or directory",
        "the installed CUDA version (12.4) does not match the driver version (12.2)",
        (
            "  ╰─▶ Because torch==2.1.0 has no wheels with a matching Python ABI tag and you require torch==2.1.0, we can "
            "conclude that your requirements are unsatisfiable."
        ),
        "TypeError: mamba_scan_fake() got an unexpected keyword argument 'delta'",
        (
            "ERROR: pip's dependency resolver does not currently take into account all the packages that are "
            "installed.\nfoo 1.0 requires bar<2, but you have bar 2.1 which is incompatible.\n"
            "Successfully installed bar-2.1"
        ),
        'Could NOT find CUDA: Found unsuitable version "11.2", but required is at least "11.4"',
    ),
)
