"""
With a CUDA build of torch, `find_package(Torch)` looks for CUDA again, in `Caffe2/public/cuda.cmake`: first with the
old FindCUDA, which reads CUDA_TOOLKIT_ROOT_DIR, CUDA_PATH or the nvcc on PATH; then with CMake's CUDA language and
FindCUDAToolkit, which read CMAKE_CUDA_COMPILER, CUDACXX and CUDAToolkit_ROOT. Each needs nvcc, the headers and
libcudart, and both must find the same release. They do not when only the compiler package of conda or pip is
installed, when the libraries are in `lib` or `targets/x86_64-linux/lib` rather than `lib64`, when the distribution's
/usr/bin/nvcc meets headers in /usr/local/cuda, or when CMakeCache.txt still points to an older toolkit.

Older torch releases print an empty version in "FindCUDA says CUDA version is": the two are compared as text, and the
wrong variable is printed. `No CUDA toolset found` on Windows means that the toolkit was installed before Visual
Studio, without its build rules. Projects that opt in to the policies of CMake 3.27 or later have no FindCUDA.

Setting CUDA_HOME alone seldom helps. Name the same toolkit to both searches, in an empty build folder.

In a CMakeLists.txt, `opwright lint` reports this when a project requires FindCUDA, opts in to those policies, and
sets neither CMP0146 nor its own module path.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_scripts, is_in, matches
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Language, Log, Machine

_ERROR_PATTERNS = (
    r"installed Caffe2 version uses CUDA but I cannot find the CUDA",
    r"FindCUDA says CUDA version is",
    r"Found two conflicting CUDA\s+(?:installs|versions)",
    r"Caffe2: Couldn't determine version from header",
    r"No CUDA toolset found",
    r"\(message\):\s{1,6}Specify CUDA_TOOLKIT_ROOT_DIR",
    r"\(message\):\s{1,6}Could NOT find CUDA(?:Toolkit)? \(missing: ?(?P<missing>[^)]{1,200})\)",
    r"Failed to find all files with CUDA|Unknown CMake command \"(?:cuda_add_library|cuda_add_executable|cuda_compile)\"",
)
_STATUS_PATTERNS = (
    r"Could NOT find CUDA(?:Toolkit)? \(missing: ?(?P<missing>[^)]{1,200})\)",
    r"(?:Caffe2|PyTorch): CUDA cannot be found",
    r"CUDA_(?:CUDART_LIBRARY|TOOLKIT_INCLUDE|INCLUDE_DIRS|\w{2,40}_LIBRARY) \(ADVANCED\)",
    r"configuration file provided by \"CUDA(?:Toolkit)?\"",
)
_NO_TARGET = (
    r"Target \"[^\"\n]{1,60}\" links to(?: target)?:?\s{1,40}\"?(?P<missing>CUDA::(?!nvToolsExt)\w{1,20})\"?\s{1,40}but the target was not found",
    r"[Cc]annot find target:?\s{1,12}\"?(?P<missing>CUDA::(?!nvToolsExt)\w{1,20})",
    r"cannot find (?:-l)?(?P<missing>CUDA::(?!nvToolsExt)\w{1,20})",
    r"contains:\s{1,40}(?P<missing>CUDA::(?!nvToolsExt)\w{1,20})\s{1,40}but the\s{1,16}target was not\s+found",
)
"""A FindCUDAToolkit target that is not defined: CMake's message, or that of a linker that was passed its name."""
_NO_SUCH_FOLDER = r"Imported target\s+\"(?P<target>[\w:.-]{1,60})\"\s+includes\s+non-existent\s+path\s+\"(?P<path>[^\"\n]{0,160}[Cc][Uu][Dd][Aa][^\"\n]{0,120})\""
"""torch's exported targets name the toolkit's folder on the machine where torch was configured."""
_NO_COMPILER_RAN = (
    r"Failed to detect a default CUDA architecture\.\s{1,12}Compiler output:\s{1,8}Call Stack"
)
"""The named compiler does not exist, and this CMake does not say which one that is."""
_NO_WORKING_COMPILER = (
    r"The CUDA compiler identification is unknown",
    r"Failed to detect a default CUDA architecture",
    r"Failed to find a working CUDA architecture",
    r"CMAKE_CUDA_ARCHITECTURES must be non-empty",
    r"CMAKE_CUDA_COMPILER not set, after EnableLanguage",
    r"The CUDA compiler\s{1,8}\"?[^\n]{1,200}\s{1,8}is not able to compile a simple\s{1,8}test program",
)
_CONFIGURE_FAILED = (
    r"CMake Error|[Cc]onfiguring incomplete|\bfail(?:s|ed) with `?Could NOT find CUDA"
)
_NO_HEADERS = r"Could NOT find CUDA(?:Toolkit)? \(missing: ?(?P<missing>(?:CUDAToolkit_)?INCLUDE_DIRS?|CUDA_INCLUDE_DIRS|CUDA_TOOLKIT_INCLUDE)\) \(found (?:suitable )?version \"(?P<release>\d{1,2}\.\d{1,2})[\d.]{0,6}\""
"""nvcc is there, as its release shows, without the headers beside it."""


def _what(match: LogMatch, _: Log) -> str:
    """Return what CMake made of the toolkits at hand."""
    if missing := match.groups.get("missing"):
        return f"misses {' '.join(missing.split())}"
    two = "FindCUDA says" in match.quote or "two conflicting" in match.quote
    return "finds parts of two toolkits" if two else "finds no complete toolkit"


def _status_confidence(match: LogMatch, log: Log) -> Confidence:
    nearby = log.text[max(0, match.start - 200) : match.start + 1500]
    return LIKELY if "CMake Error" in nearby else POSSIBLE


_FINDCUDA_REQUIRED = r"\bfind_package\s*\(\s*CUDA\b[^()]*\bREQUIRED\b[^()]*\)"
_CMAKE_MINIMUM = (
    r"(?i:\bcmake_minimum_required)\s*\(\s*VERSION\s+(\d+)\.(\d+)[\d.]*?(?:\.\.\.(\d+)\.(\d+))?"
)
_POLICY_CMP0146 = (3, 27)


@for_scripts("find_package")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for find_package(CUDA) in a project whose policies remove FindCUDA."""
    if script.language is not Language.CMAKE or is_in(
        script, r"\b(?:CMP0146|CMAKE_MODULE_PATH|CMAKE_VERSION)\b"
    ):
        return
    least = next(matches(script, _CMAKE_MINIMUM), None)
    if least is None:
        return
    confidence = CERTAIN
    if (int(least[1]), int(least[2])) < _POLICY_CMP0146:
        if not least[3] or (int(least[3]), int(least[4])) < _POLICY_CMP0146:
            return
        confidence = LIKELY  # only a CMake that has the policy sets it
    for match in matches(script, _FINDCUDA_REQUIRED):
        what = "requires FindCUDA, which the policies of CMake 3.27 remove"
        yield evidence(script, *match.span(), confidence=confidence, what=what)


_REQUIRES = "project(op CXX)\nfind_package(CUDA REQUIRED)\nfind_package(Torch REQUIRED)\n"

_STARTED_BY_PIP = r"[/\\]pip-(?:req-build|build-env|install|modern-metadata)-|Command '\['cmake'|Building wheel for"
_BY_PIP = "where pip starts CMake"
_UNDEFINED = "where a target of the toolkit is not defined"
_HEADERS = "where nvcc is found and its headers are not"


def _by_starter(_: LogMatch, log: Log) -> str:
    """Return the remedy of who does not start CMake."""
    return _BY_PIP if has_match(log, _STARTED_BY_PIP) else ""


CAUSE = Cause(
    title="CMake fails to find CUDA: it {what}",
    in_log=log_rules(
        rule(
            _NO_HEADERS, only_if=_CONFIGURE_FAILED, confidence=LIKELY, what=_what, remedy=_HEADERS
        ),
        rule(*_ERROR_PATTERNS, what=_what),
        rule(
            *_STATUS_PATTERNS, only_if=_CONFIGURE_FAILED, confidence=_status_confidence, what=_what
        ),
        rule(
            *_NO_TARGET,
            confidence=LIKELY,
            what="has no target {missing}, which find_package(CUDAToolkit) defines where the toolkit has that library",
            remedy=_UNDEFINED,
        ),
        rule(
            _NO_SUCH_FOLDER,
            only_if=_CONFIGURE_FAILED,
            confidence=LIKELY,
            what="is sent to {path} by {target}, and there is no such folder",
        ),
        rule(
            _NO_COMPILER_RAN,
            only_if=_CONFIGURE_FAILED,
            confidence=LIKELY,
            what="could not start the CUDA compiler",
        ),
        rule(
            *_NO_WORKING_COMPILER,
            only_if=_CONFIGURE_FAILED,
            confidence=POSSIBLE,
            what="finds no working CUDA compiler",
        ),
        remedy=_by_starter,
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "use an empty build folder, and point both of CMake's searches at one complete toolkit; in your own project, replace find_package(CUDA) with find_package(CUDAToolkit);"
        " newer releases of CMake and torch compare versions better",
        commands=(
            "rm -rf build && cmake -B build -DCMAKE_CUDA_COMPILER=$CUDA_HOME/bin/nvcc -DCUDAToolkit_ROOT=$CUDA_HOME -DCUDA_TOOLKIT_ROOT_DIR=$CUDA_HOME",
        ),
    ),
    remedies={
        _HEADERS: Fix(
            "install the headers of CUDA {release}, whose nvcc CMake has found: conda's and pip's compiler packages do not bring them (conda puts them into"
            " targets/x86_64-linux/include, where CMake 3.24 and newer look); or install a wheel of the package for this torch, which needs no toolkit",
            commands=(
                "conda install -c nvidia/label/cuda-{release}.0 cuda-toolkit",
                "rm -rf build && cmake -B build -DCUDAToolkit_ROOT=$CONDA_PREFIX -DCMAKE_CUDA_COMPILER=$CONDA_PREFIX/bin/nvcc",
            ),
        ),
        _BY_PIP: Fix(
            "point the CMake that pip starts at one complete toolkit, with CUDACXX and CUDA_HOME: the one in /usr/bin, from Ubuntu's nvidia-cuda-toolkit, is often older than the"
            " package supports",
            commands=(
                "ls -d /usr/local/cuda*/bin/nvcc $CONDA_PREFIX/bin/nvcc",
                "export CUDA_HOME=/usr/local/cuda PATH=/usr/local/cuda/bin:$PATH CUDACXX=/usr/local/cuda/bin/nvcc",
            ),
        ),
        _UNDEFINED: Fix(
            "put find_package(CUDAToolkit REQUIRED) before what links {missing} (the older find_package(CUDA) defines no such targets), and name a complete "
            "toolkit: the target is defined only where its library is found",
            commands=("rm -rf build && cmake -B build -DCUDAToolkit_ROOT=$CUDA_HOME",),
        ),
    },
    examples=(
        (
            '-- Could NOT find CUDAToolkit (missing: CUDAToolkit_INCLUDE_DIR) (found version "12.4.99")\n'
            "CMake Error at cmake/Warp.cmake:7 (message):\n  CUDA is required"
        ),
        (
            "CMake Error at /tmp/pip-build-env-9m3/overlay/share/cmake-3.31/Modules/CMakeDetermineCUDACompiler.cmake:266 (message):\n"
            "  Failed to detect a default CUDA architecture.\n-- Configuring incomplete, errors occurred!"
        ),
        "/usr/bin/ld: cannot find -lCUDA::cublas: No such file or directory",
        Log(
            '-- Could NOT find CUDA (missing: CUDA_INCLUDE_DIRS CUDA_CUDART_LIBRARY) (found version "12.1")\n'
            "CMake Warning at /opt/libtorch/share/cmake/Caffe2/public/cuda.cmake:31 (message):\n"
            "  Caffe2: CUDA cannot be found.  Depending on whether you are building Caffe2\n"
            "CMake Error at /opt/libtorch/share/cmake/Caffe2/Caffe2Config.cmake:90 (message):\n"
            "  Your installed Caffe2 version uses CUDA but I cannot find the CUDA\n"
            "  libraries.  Please set the proper CUDA prefixes and / or install CUDA.\n",
            Machine(torch="2.3.0+cu121"),
        ),
        (
            "CMake Error at share/cmake/Caffe2/public/cuda.cmake:59 (message):\n"
            "  FindCUDA says CUDA version is (usually determined by nvcc), but the CUDA\n"
            "  headers say the version is 10.2.  This often occurs when you set both\n"
        ),
        (
            "CMake Error at share/cmake/Caffe2/public/cuda.cmake:47 (message):\n  Found two conflicting CUDA versions:\n\n"
            "  V12.0.140 in '/usr/include' and\n\n  V12.4.131 in '/usr/local/cuda/include'\n"
        ),
        (
            "CMake Error at /usr/share/cmake-3.25/Modules/FindPackageHandleStandardArgs.cmake:230 (message):\n"
            '  Could NOT find CUDAToolkit (missing: CUDA_CUDART) (found version "13.0.88")\n'
        ),
        (
            'CMake Error in src/CMakeLists.txt:\n  Imported target "torch" includes non-existent path\n\n'
            '    "/usr/local/cuda-12.1/include"\n\n  in its INTERFACE_INCLUDE_DIRECTORIES.\n'
        ),
        "CMake Error at CMakeLists.txt:2 (project):\n  No CUDA toolset found.\n",
        "CMake Error at /usr/share/cmake-3.22/Modules/FindCUDA.cmake:859 (message):\n  Specify CUDA_TOOLKIT_ROOT_DIR\n",
        (
            "CMake Error: The following variables are used in this project, but they are set to NOTFOUND.\n"
            'CUDA_nppi_LIBRARY (ADVANCED)\n    linked by target "op" in directory /src/op\n'
        ),
        BuildScript("CMakeLists.txt", f"cmake_minimum_required(VERSION 3.28)\n{_REQUIRES}"),
        BuildScript("CMakeLists.txt", f"cmake_minimum_required(VERSION 3.18...3.30)\n{_REQUIRES}"),
    ),
    counterexamples=(
        BuildScript("CMakeLists.txt", f"cmake_minimum_required(VERSION 3.18)\n{_REQUIRES}"),
        BuildScript(
            "CMakeLists.txt",
            f"cmake_minimum_required(VERSION 3.28)\ncmake_policy(SET CMP0146 OLD)\n{_REQUIRES}",
        ),
        BuildScript(
            "CMakeLists.txt",
            "cmake_minimum_required(VERSION 3.28)\nproject(op CXX)\nfind_package(CUDA)\n",
        ),
        BuildScript(
            "CMakeLists.txt",
            "cmake_minimum_required(VERSION 3.28)\nproject(op CXX)\nfind_package(CUDAToolkit REQUIRED)\n",
        ),
        "-- Could NOT find CUDA (missing: CUDA_TOOLKIT_ROOT_DIR)\n-- Building for the CPU only\n-- Configuring done\n",
        "CMake Error at Caffe2/public/cuda.cmake:70 (message):\n  Failed to find nvToolsExt\n",
        "CMake Error at CMakeLists.txt:3 (project):\n  No CMAKE_CUDA_COMPILER could be found.\n",
        '-- Found CUDA: /usr/local/cuda (found version "12.4")\n-- Caffe2: CUDA detected: 12.4\n',
    ),
)
