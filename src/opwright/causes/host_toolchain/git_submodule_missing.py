"""
Projects carry other projects' sources as git submodules, and several ways of getting the sources leave
those folders empty: `git clone` without `--recursive`, the zip file that GitHub offers, a release's
`.tar.gz`, and an sdist whose MANIFEST.in forgets them. Then CUTLASS, glm, pybind11 or cudnn-frontend
are missing although nothing on the machine is wrong, and the error is about the first header of theirs
that is included, or the first source that ninja wants (`missing and no known rule to make it`).

A submodule can also be there at the wrong commit, after `git pull` without `git submodule update`. And
a setup.py that fetches submodules itself fails with `fatal: not a git repository` outside a clone.

Installing a distribution's package of that library may satisfy the include and then does not compile:
the project counts on one revision. For maintainers: name the folder in include_dirs by an absolute
path, and in the sdist.
"""

import re
from collections.abc import Iterator

from opwright.log_signs import called_for, compiled, missing_header, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_VENDORED = (
    r"(?:.*[/\\])?(?:third[_-]?party|3rd[_-]?party|submodules?|externals?|extern|vendor|dependencies|deps)[/\\]"
    r"|(?:cutlass|cute|glm|ck_tile|nlohmann|spdlog|tiny-cuda-nn|parallel_hashmap|flashinfer|fbgemm|nanobind"
    r"|pybind11|moodycamel|tinyobj|deep_gemm|composable_kernel|fmt|ck)[/\\]"
    r"|(?:cudnn_frontend\w*|json\.hpp|phmap|concurrentqueue|tiny_gltf|tinyexr|httplib|stb_image)\b"
)
_SOURCE = (".c", ".cc", ".cpp", ".cxx", ".cu", ".hip", ".h", ".hpp", ".cuh", ".inl")
_OF_OTHERS = (
    *("torch/", "ATen", "c10/", "TH/", "THC", "caffe2/", "Python.h", "pyconfig.h", "numpy/", "mkl"),
    *(
        "cu",
        "nv",
        "thrust/",
        "cub/",
        "crt/",
        "hip/",
        "roc",
        "nccl",
        "GL",
        "EGL",
        "X11/",
        "windows.h",
    ),
    *("std", "sys/", "bits/", "omp", "crypt.h", "math", "xla/"),
)
"""How headers begin that are torch's, a toolkit's or the system's."""
HEADER = missing_header(r"[\w./-]{1,60}\.(?:hpp|cuh|hh|h)")
FILE = (
    r"'(?P<file>[^'\n]{1,400})', needed by '",
    r"given source\s{1,8}\"(?P<file>[^\"\n]{1,300})\"\s{1,8}which is not an existing directory",
    r"The source directory\s{1,8}(?P<file>\S{1,300})\s{1,8}does not contain a CMakeLists",
    r"The source directory \"(?P<file>[^\"\n]{1,300})\" does not appear to contain CMakeLists",
    r"No such file or directory: '(?P<file>[^'\n]{1,300})'",
    r"cc1plus: [^\n:：]{1,24}[:：]\s?(?P<file>[^\s:：]{1,160})[:：]",
    r"C1083[^\n'\"“«„]{0,60}['\"“«„](?P<file>[^'\"\n”»]{1,200})['\"”»]",
    r"clang(?:\+\+)?: error: no such file or directory: '(?P<file>[^'\n]{1,200})'",
    r"nvcc fatal   : Could not open input file '(?P<file>[^'\n]{1,200})'",
    r"Cannot find source file:\s{1,8}(?P<file>\S{1,200})",
)
GIT = (
    r"Command '?\[?'git',? '?submodule[^\n]{0,160}returned non-zero",
    r"No url found for submodule path '(?P<file>[^'\n]{1,120})'",
    r"Unable to (?:find current revision in|checkout '\w{1,40}' in) submodule path '(?P<file>[^'\n]{1,120})'",
    r"Server does not allow request for unadvertised object",
)
ADVISED = (
    r"(?:[Rr]un|[Tt]ry|[Pp]lease|forg[eo]t|need|[Uu]se|missing)[^\n]{0,48}git submodule (?:update|init)",
    r"[Ss]ubmodules? (?:is|are|were|not) (?:missing|not initiali[sz]ed|initiali[sz]ed|found|empty)",
)
NO_CLONE = r"fatal: not a git repository"


@called_for(*HEADER, *FILE, *GIT, *ADVISED, NO_CLONE)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield what of the vendored sources is not there, and what git said of it."""
    for found in seen(failure, *HEADER):
        header = found.groups["header"]
        if compiled(_VENDORED).match(header):
            yield found.evidence(missing=header)
        elif not header.startswith(_OF_OTHERS):
            yield found.evidence(Confidence.POSSIBLE, missing=header)
    for found in seen(failure, *FILE):
        file = found.groups["file"]
        if compiled(_VENDORED).match(file):
            yield found.evidence(missing=file)
        elif file.endswith(_SOURCE) and not _is_installed(file):
            yield found.evidence(Confidence.LIKELY, missing=file)
    for found in seen(failure, *GIT):
        yield found.evidence(missing=found.groups.get("file", "a submodule"))
    for found in seen(failure, *ADVISED):
        yield found.evidence(Confidence.LIKELY, missing="a submodule")
    for found in seen(failure, NO_CLONE):
        yield found.evidence(Confidence.POSSIBLE, missing="the repository of git")


def _is_installed(file: str) -> bool:
    """Return whether a file is a header that somebody else's package has to bring."""
    return file.startswith(_OF_OTHERS) or (
        file.endswith(("h", "hpp")) and not re.search(r"[/\\]", file)
    )


CAUSE = Cause(
    name="git-submodule-missing",
    family="host-toolchain",
    title="sources that the project carries along are not there: {missing}",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "fetch the submodules, or install from a git clone or a wheel instead of a zip or an sdist",
        commands=("git submodule update --init --recursive",),
    ),
    masks=("cutlass-missing-include",),
    examples=(
        Failure("csrc/gemm.cu:4:10: fatal error: cutlass/cutlass.h: No such file or directory"),
        Failure(
            "ninja: error: '/src/op/third_party/json/src/json.cpp', needed by"
            " '/src/op/build/json.o', missing and no known rule to make it"
        ),
        Failure(
            "CMake Error at CMakeLists.txt:31 (add_subdirectory):\n  The source directory\n\n"
            "    /src/op/third_party/pybind11\n\n  does not contain a CMakeLists.txt file.\n"
        ),
        Failure(
            "rasterize.cu(12): fatal error C1083: Cannot open include file: 'glm/glm.hpp': No such file or directory"
        ),
    ),
    counterexamples=(
        Failure("op.cu:3:10: fatal error: cusparse.h: No such file or directory"),
        Failure("op.cpp:1:10: fatal error: torch/extension.h: No such file or directory"),
        Failure(
            "Submodule path 'csrc/cutlass': checked out 'a75b4ac483166189a45290783cb0a18af5ff0ea5'"
        ),
        Failure("main.c:5:10: fatal error: Python.h: No such file or directory"),
    ),
)
