"""
A system library comes in two packages: what programs need to run, and what compilers need, which is the headers and the
`libEGL.so` without a number that `-lEGL` looks for. Only the first is installed by default. Renderers need EGL and GL,
DeepSpeed's async_io libaio, torchsparse Google's sparsehash; the package is named after the library, with `-dev` (Debian,
Ubuntu) or `-devel` (Fedora, RHEL).

Three related cases: clang and hipcc use the C++ library of the newest GCC folder that they find, even if only the C part
of that GCC is installed, and then do not find `<cmath>` (install libstdc++-N-dev of that number); a container without
libc6-dev lacks `stdlib.h` or `crt1.o`; and Visual Studio without the Windows SDK component lacks `corecrt.h` and
`kernel32.lib`.

Linking a `.so.1` by hand under the missing name works until the headers are missing as well.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.knowledge.platforms.linux.dev_packages import (
    DEVELOPMENT_PACKAGES,
    HEADER_PACKAGES,
    LIBRARY_PACKAGES,
)
from opwright.logs.asker.build_folders import is_vendored
from opwright.logs.patterns import LogMatch, missing_header, on_windows
from opwright.model import Cause, Confidence, Fix, Log, Machine

_STANDARD_NAMES = (
    "cmath|cstdlib|cstdint|cstddef|cstring|cstdio|cassert|climits|cfloat|iostream|limits|memory|string"
    "|vector|array|algorithm|type_traits|utility|functional|initializer_list|atomic|complex|tuple|new"
    "|cerrno|cctype|chrono|map|set|list|deque|queue|mutex|thread|sstream|fstream|iterator|numeric|random|optional|variant|exception|stdexcept"
)
_C_NAMES = "std(?:lib|io|int|def)|string|math|limits|assert|errno|wchar|float|features|unistd"
_SDK_NAMES = (
    "corecrt(?:_\\w{1,20})?|crtd(?:efs|bg)|win(?:dows|sdkver|def|nt|base)|minwindef|sdkddkver|basetsd|specstrings|io|stddef|stdio|math"
    "|assert|ctype|errno|float|locale|malloc|process|signal|stdlib|string|tchar|time|wchar"
)
_LIBRARY = (
    (
        r"(?:cannot find|unable to find library|未找到|no se puede encontrar|kann nicht gefunden werden:?|ne peut trouver|を見つけられません:?)"
        r" -l(?P<library>{names})(?![\w.+])"
    ),
    r"mold: [^\n]{{0,20}}library not found: (?P<library>{names})$",
    r"ld: library ['‘](?P<library>{names})['’] not found",
)
_STANDARD_HEADER = (
    rf"['\"](?P<header>{_STANDARD_NAMES})['\"] file not found",
    rf"(?:fatal|catastrophic) error: (?P<header>{_STANDARD_NAMES}): No such file",
    rf"cannot open source file \"(?P<header>{_STANDARD_NAMES})\"",
)
_C_FILE = (
    rf"error: ['‘]?(?P<header>(?:{_C_NAMES})\.h)['’]?(?: file not found|: No such file)",
    r"cannot find (?P<header>S?crt[1i]\.o)",
)
_SDK_FILE = (
    rf"C1083[^\n]{{0,80}}?['\"“«„](?P<header>(?:{_SDK_NAMES})\.h)['\"”»]",
    r"LNK1(?:104|181)[^\n]{0,60}?['\"“«„](?P<header>(?:kernel32|ucrtd?|libucrt|user32|uuid|shell32)\.lib)",
    r"LNK1158[^\n]{0,60}?['\"“«„](?P<header>rc\.exe)",
    r"error MSB8036: [^\n]{1,60}?(?P<header>Windows SDK)",
)
_MSVC_FILE = (
    r"fatal error: ['\"]?(?P<header>vcruntime\w{0,12}\.h)['\"]?(?:: No such file| file not found)",
    rf"C1083: [^\n'\"“«„]{{4,60}}: (?P<header>{_STANDARD_NAMES}): No such file",
    r"LNK1(?:104|181)[^\n]{0,60}['\"“«„](?P<header>(?:msvcprtd?|msvcrtd?|libcmtd?|libcpmtd?|vcruntimed?|oldnames)\.lib)",
    rf"(?:C1083[^\n]{{0,60}}|[Cc]annot open include file: )['\"“«„](?P<header>{_STANDARD_NAMES})['\"”»]",
)
"""What comes with the compiler, installed for another architecture or not named in LIB."""
_BY_SEARCH = (
    r"(?<!--   )(?<!-- )Package '?(?P<library>[\w.+-]{1,40})'?,? was not found in the pkg-config",
    r"(?<!--   )(?<!-- )No package '(?P<library>[\w.+-]{1,40})' found",
    (
        r"(?<!-- )Could NOT find (?P<library>ZLIB|JPEG|PNG|OpenGL|GLEW|GLUT|X11|EGL|OpenSSL|BLAS|LAPACK|Boost|Eigen3|TBB|Freetype|CURL"
        r"|NCCL|MPI(?:_C|_CXX)?|NUMA|Numa|Git|Protobuf|OpenCV|Vulkan|OpenCL|FFMPEG|FFmpeg|HDF5|SWIG|PkgConfig|LibXml2|glog|gflags|Glog|Gflags) \(missing"
    ),
    (
        r"meson\.build:\d{1,6}:\d{1,6}: ERROR: (?:Dependency \"|Dependency lookup for |C(?:\+\+)? (?:shared or static |shared |static )?library ['\"])"
        r"(?P<library>(?!cuda|CUDA|[Pp]ython|pybind11|torch|numpy)[A-Za-z][\w.+-]{1,40})[\"']? (?:not found|with method)"
    ),
    (
        r"configuration file provided by\s{1,8}\"(?P<library>(?!Torch|pybind11\"|CUDA|Caffe2|[Hh]ip|HIP|roc|ROC|miopen|MIOpen|rccl|composable|AMD|cu[A-Z]|cudnn|CUDNN|CUTLASS"
        r"|Cutlass|NvidiaCutlass|ATen|caffe2|MKL|oneDNN|dnnl|IPEX|Intel|IntelSYCL|TensorRT|nvshmem|NVSHMEM|CCCL|Python|ament|catkin)[A-Za-z][\w.+-]{1,40})\"(?:\s{1,8}\(requested|\s{1,8}with|,\s{1,8}but)\b"
    ),
)
_PYBIND11 = r"configuration file provided by\s{1,8}\"(?P<library>pybind11)\"(?:\s{1,8}\(requested|\s{1,8}with|,\s{1,8}but)\b"
"""Headers that pip installs; CMake searches only the system for them unless told otherwise."""
_PROGRAM = (
    r"configure: error: (?:cannot find|could not find|[Uu]nable to find) (?P<missing>(?!install-sh|sources|required|input)[\w+.-]{2,40})",
    r"configure: error: (?P<missing>[\w+.-]{2,40}(?: \w{2,20})?) (?:not found|is required|is missing)",
    r"error: could not find (?P<missing>git|svn|hg) for (?:clone|checkout) of",
    r"No such file or directory: ['\"](?P<missing>git|wget|curl|unzip|cmake|make|pkg-config|patch|swig|autoconf|autoreconf|automake|m4|flex|bison)['\"]",
    r"(?:unable to execute|command) '(?P<missing>git|cmake|make|swig|patch|pkg-config|protoc)'(?: failed)?: No such file",
    r"error: can't find (?P<missing>Rust) compiler",
    r"CMake must be installed to build[^\n]{0,60}?(?P<missing>extension|following)",
    r"(?P<missing>pkg-config) is required (?:for|to) build",
    r"(?:/bin/sh: (?:line )?\d{1,3}: |/bin/sh: |^[ \t]*sh: \d{1,3}: )(?P<missing>git|wget|curl|unzip|cmake|make|pkg-config|patch|swig|autoconf|autoreconf|automake|m4|flex|bison): (?:command )?not found",
)
"""Programs that a build starts, and what a configure script looks for."""
_NO_MAKE = r"unable to find a build program corresponding to \"Unix (?P<missing>Makefiles)"
"""On Windows it is the compiler, with which nmake comes."""
_NO_TOOLCHAIN_FILE = r"Could not find toolchain file"
"""After this CMake searches for programs without success."""
_PROGRAM_NAMES = {"extension": "cmake", "following": "cmake", "Makefiles": "make", "Rust": "rustc"}
_DEEPSPEED_AIO = r"Unable to (?:JIT load the|pre-compile) async_io\b"
"""Healthy builds print DeepSpeed's warnings that libaio is missing, but not this."""


def _missing(match: LogMatch, _log: Log) -> str:
    groups = match.groups
    return groups.get("header") or f"lib{groups['library']}.so"


def _program(match: LogMatch, _log: Log) -> str:
    name = match.groups["missing"]
    return _PROGRAM_NAMES.get(name, name)


def _likely_package(match: LogMatch, _log: Log) -> str:
    name = match.groups["library"].lower()
    usual = f"{name}-dev" if name.startswith("lib") else f"lib{name}-dev"
    return DEVELOPMENT_PACKAGES.get(name, usual)


def _on_windows_by_search(match: LogMatch, log: Log) -> str:
    """Return the remedy of a library that CMake searches for on Windows; a program has none."""
    is_library = _likely_package(match, log).endswith("-dev")
    return _SEARCHED_ON_WINDOWS if is_library and on_windows(log) else ""


def _certain_unless_vendored(match: LogMatch, log: Log) -> Confidence | None:
    return None if is_vendored(match.groups["header"], log) else CERTAIN


def _below_eigen3(match: LogMatch, _log: Log) -> str:
    """Return the remedy of <Eigen/Dense>, which Debian's package has in a folder that no compiler searches."""
    return _OF_EIGEN if match.groups["header"].startswith("Eigen/") else ""


def _likely_unless_windows(_match: LogMatch, log: Log) -> Confidence | None:
    return None if on_windows(log) else LIKELY


def _likely_on_windows(_match: LogMatch, log: Log) -> Confidence | None:
    return LIKELY if on_windows(log) else None


def _likely_unless_configured(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that CMake stopped for want of a package, and didn't do without."""
    end = log.text.find("-- Build files have been written to", match.start)
    stopped = log.text.find("Configuring incomplete", match.start)
    return LIKELY if end < 0 or 0 <= stopped < end else None


_ON_WINDOWS = "on Windows"
_SEARCHED_ON_WINDOWS = "on Windows, where CMake searches for a library"
_BY_PROMPT = "on Windows, where the console does not name MSVC's folders"
_OF_PIP = "where pip has it"
_OF_EIGEN = "where it is Eigen, which lies below another folder"
_OF_TENSORRT = "where TensorRT has it"
_TENSORRT_HEADERS = r"(?<![\w/])Nv(?:Infer|Onnx|Utils|CaffeParser|UffParser)\w{0,30}\.h"
_OF_NEWEST_GCC = "where the C++ library of a GCC is missing"

CAUSE = Cause(
    title="the build needs {missing}, and the system package that has it is not installed",
    in_log=log_rules(
        *(
            rule(
                *missing_header(names),
                confidence=_certain_unless_vendored,
                package=package,
                remedy=_below_eigen3,
            )
            for names, package in HEADER_PACKAGES.items()
        ),
        *(
            rule(*(p.format(names=names) for p in _LIBRARY), package=package)
            for package, names in LIBRARY_PACKAGES.items()
        ),
        rule(
            *missing_header(_TENSORRT_HEADERS),
            confidence=LIKELY,
            package="libnvinfer-dev",
            remedy=_OF_TENSORRT,
        ),
        rule(
            *_STANDARD_HEADER,
            confidence=LIKELY,
            package="the libstdc++ of the newest GCC",
            remedy=_OF_NEWEST_GCC,
        ),
        rule(*_C_FILE, confidence=_likely_unless_windows, package="libc6-dev"),
        rule(
            *_C_FILE,
            confidence=_likely_on_windows,
            package="the Windows SDK",
            remedy=_ON_WINDOWS,
        ),
        rule(
            *_SDK_FILE,
            confidence=LIKELY,
            unless=rf"C1083[^\n]{{0,80}}['\"](?:{_STANDARD_NAMES})['\"]",
            package="the Windows SDK",
            remedy=_ON_WINDOWS,
        ),
        rule(
            *_MSVC_FILE,
            confidence=LIKELY,
            package="the headers of Microsoft's C++",
            remedy=_BY_PROMPT,
        ),
        rule(
            *_PROGRAM,
            confidence=LIKELY,
            unless=_NO_TOOLCHAIN_FILE,
            missing=_program,
            package=_program,
        ),
        rule(
            _NO_MAKE,
            confidence=_likely_unless_windows,
            unless=_NO_TOOLCHAIN_FILE,
            missing=_program,
            package=_program,
        ),
        rule(
            _DEEPSPEED_AIO,
            confidence=_likely_unless_windows,
            missing="libaio",
            package="libaio-dev",
        ),
        rule(
            *_BY_SEARCH,
            confidence=_likely_unless_configured,
            missing="{library}",
            package=_likely_package,
            remedy=_on_windows_by_search,
            port=lambda match, _: match.groups["library"].lower(),
        ),
        rule(
            _PYBIND11,
            confidence=_likely_unless_configured,
            missing="pybind11",
            package="pybind11-dev",
            remedy=_OF_PIP,
        ),
        missing=_missing,
    ),
    fix=Fix(
        "install {package} (the name on Debian and Ubuntu)",
        commands=("apt-get install {package}",),
    ),
    remedies={
        _ON_WINDOWS: Fix(
            "install {package}, and build in the x64 Native Tools prompt of Visual Studio, which sets its folders"
        ),
        _SEARCHED_ON_WINDOWS: Fix(
            "install {missing} with vcpkg, or download its binaries from the project, and pass the folder to CMake with -DCMAKE_TOOLCHAIN_FILE or -DCMAKE_PREFIX_PATH",
            commands=(
                "git clone https://github.com/microsoft/vcpkg && vcpkg\\bootstrap-vcpkg.bat",
                "vcpkg\\vcpkg install {port}",
            ),
        ),
        _BY_PROMPT: Fix(
            "start the build, or the program that compiles at run time, in the x64 Native Tools prompt of Visual Studio, which sets the folders of its headers and libraries in"
            " INCLUDE and LIB; if there is no such prompt, install the C++ Build Tools"
        ),
        _OF_EIGEN: Fix(
            "fetch the project's submodules, often including Eigen; otherwise install {package} and add its folder to the include path, which compilers do not search by default",
            commands=(
                "git submodule update --init --recursive",
                "apt-get install {package}",
                'export CPATH="/usr/include/eigen3:$CPATH"',
            ),
        ),
        _OF_PIP: Fix(
            "install {missing} into the Python that the build targets, and tell CMake where it is (as below, or with -Dpybind11_DIR=); Debian's and Ubuntu's {package} is found"
            " without that",
            commands=(
                "pip install pybind11",
                'export pybind11_DIR="$(python -m pybind11 --cmakedir)"',
            ),
        ),
        _OF_TENSORRT: Fix(
            "pass TensorRT's include folder to the compiler and its lib folder to the linker, which do not search LD_LIBRARY_PATH: the commands find them if an archive was unpacked"
            " in your home or in /opt; otherwise install libnvinfer-dev, libnvinfer-plugin-dev and libnvonnxparsers-dev from NVIDIA's repository for Debian and Ubuntu",
            commands=(
                'export CPATH="$(dirname "$(find ~ /opt /usr -name {missing} 2>/dev/null | head -n 1)"):$CPATH"',
                'export LIBRARY_PATH="$(dirname "$(find ~ /opt /usr -name libnvinfer.so 2>/dev/null | head -n 1)"):$LIBRARY_PATH"',
            ),
        ),
        _OF_NEWEST_GCC: Fix(
            "install the C++ library of the newest GCC in /usr/lib/gcc, which clang uses (the name on Debian and Ubuntu)",
            commands=(
                'apt-get install "libstdc++-$(ls /usr/lib/gcc/x86_64-linux-gnu | sort -V | tail -n 1)-dev"',
            ),
        ),
    },
    explains=("linker-cannot-find-library",),
    examples=(
        (
            "fatal error C1083: Cannot open include file: 'cerrno': No such file or directory\n"
            "C:\\CUDA\\include\\crt/host_config.h(231): fatal error C1083: Cannot open include file: 'crtdefs.h': No such file or directory"
        ),
        "Microsoft.Cpp.WindowsSDK.targets(46,5): error MSB8036: The Windows SDK version 10.0.22621.0 was not found.",
        "LINK : fatal error LNK1181: cannot open input file 'kernel32.lib'",
        "csrc/engine.h:28:21: fatal error: NvInfer.h: No such file or directory\ncompilation terminated.",
        "csrc/solve.cu:4:10: fatal error: Eigen/Dense: No such file or directory",
        "configure: error: cannot find flac\nmake: *** [sox] Error 1",
        "running build_ext\nerror: [Errno 2] No such file or directory: 'cmake'",
        '  ../meson.build:3:4: ERROR: Dependency "openblas" not found (tried pkg-config and cmake)',
        "../meson.build:8:0: ERROR: C++ shared or static library 'numa' not found",
        (
            'CMake Error at CMakeLists.txt:19 (find_package):\n  By not providing "Findspdlog.cmake" in CMAKE_MODULE_PATH this project has\n'
            '  asked CMake to find a package configuration file provided by "spdlog", but\n  CMake did not find one.\n\n'
            '  Could not find a package configuration file provided by "spdlog" with any of\n  the following names:\n'
        ),
        (
            'CMake Error at CMakeLists.txt:11 (find_package):\n  By not providing "Findpybind11.cmake" in CMAKE_MODULE_PATH this project has\n'
            '  asked CMake to find a package configuration file provided by "pybind11", but\n  CMake did not find one.\n'
        ),
        "CMake Error at FetchContent.cmake:1600 (message):\n  error: could not find git for clone of cutlass-populate",
        "RuntimeError: CMake must be installed to build the following extensions: warpkit",
        Log(
            "nvdiffrast/common/glutil.h:36:10: fatal error: EGL/egl.h: No such file or directory",
            Machine(os="Ubuntu 22.04"),
        ),
        "/usr/bin/ld: cannot find -lEGL: No such file or directory",
        "D:\\warp> cmake .\nCMake Error at D:/cmake/FindPackageHandleStandardArgs.cmake:137 (message):\n  Could NOT find ZLIB (missing: ZLIB_LIBRARY)",
        "AssertionError: Unable to pre-compile async_io",
        (
            'CMake Error at CMakeLists.txt:9 (find_package):\n  Could not find a package configuration file provided by\n  "spdlog"\n'
            "  (requested version 1.9) with any of the following names:\n"
        ),
        "error: can't find Rust compiler",
        "error: command 'cmake' failed: No such file or directory",
        "LINK : fatal error LNK1104: cannot open file 'libcmt.lib'",
        "op.cpp(3): fatal error C1083: Cannot open include file: 'algorithm': No such file or directory",
        (
            "In file included from <built-in>:1:\n/opt/rocm/llvm/lib/clang/17/include/cuda_wrappers/cmath:27:15:"
            " fatal error: 'cmath' file not found\n#include_next <cmath>\n"
        ),
        Log(
            "C:\\BuildTools\\VC\\Tools\\MSVC\\14.40.33807\\include\\yvals.h(15): fatal error C1083:"
            " Cannot open include file: 'corecrt.h': No such file or directory",
            Machine(os="Windows 11"),
        ),
    ),
    counterexamples=(
        (
            "CMake Warning at CMakeLists.txt:7 (find_package):\n  Could not find a package configuration file provided by "
            '"spdlog" with any of\n  the following names:\n-- Build files have been written to: /src/build\n'
        ),
        "/src/op/csrc/gemm.cpp:4:10: fatal error: rocblas/rocblas.h: No such file or directory",
        "csrc/solve.cpp:3:10: fatal error: Eigen/Core: No such file or directory\n$ ls third_party/eigen\n$",
        "configure: error: working directory cannot be determined",
        "--   Package 'mpi-c', required by 'virtual:world', not found",
        "op.cu:3:10: fatal error: cusparse.h: No such file or directory",
        "/usr/bin/ld: cannot find -lcudart: No such file or directory",
        "op.cpp:3:10: fatal error: glm/glm.hpp: No such file or directory",
        "[WARNING]  async_io requires the dev libaio .so object and headers but these were not found.",
        "-- Could NOT find ZLIB (missing: ZLIB_LIBRARY ZLIB_INCLUDE_DIR)",
    ),
)
