"""
Projects include other projects' sources as git submodules, and several ways of getting the sources leave those folders
empty: `git clone` without `--recursive`, the zip file that GitHub offers, a release's `.tar.gz`, and an sdist whose
MANIFEST.in forgets them. Then CUTLASS, glm, pybind11 or cudnn-frontend are missing although nothing on the machine is
wrong, and the error names the first of their headers that is included, or the first source that ninja needs (`missing and
no known rule to make it`). A submodule can also be at the wrong commit, after `git pull` without `git submodule update`.
And a setup.py that fetches submodules itself fails with `fatal: not a git repository` outside a clone.

Installing a distribution's package of that library may satisfy the include and then not compile: the project relies on
one revision. For maintainers: put the folder into include_dirs by an absolute path, and into the sdist.

`opwright lint` reports this when a build script names such a folder and it is missing or empty: one that CMake's
`add_subdirectory` always enters, or one of headers that the project's sources include; the folder is one of .gitmodules, or the
project is an sdist.
"""

import re
from collections.abc import Iterator

from opwright import knowledge
from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.knowledge.packages import module_package
from opwright.logs.asker.build_folders import is_vendored
from opwright.logs.patterns import LogMatch, compiled, has_match, missing_header
from opwright.model import (
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    LiteralText,
    Log,
    Source,
)

_VENDORED_PATH = (
    r"(?:.*[/\\])?(?:third[_-]?party|3rd[_-]?party|submodules?|externals?|extern|vendor|dependencies|deps)[/\\]"
    r"|(?:cutlass|cute|glm|ck_tile|nlohmann|spdlog|tiny-cuda-nn|parallel_hashmap|flashinfer|fbgemm|nanobind"
    r"|pybind11|moodycamel|tinyobj|deep_gemm|composable_kernel|fmt|ck)[/\\]"
    r"|(?:cudnn_frontend\w*|json\.hpp|phmap|concurrentqueue|tiny_gltf|tinyexr|httplib|stb_image)\b"
)
_SOURCE_SUFFIXES = (".c", ".cc", ".cpp", ".cxx", ".cu", ".hip", ".h", ".hpp", ".cuh", ".inl")
_BUILT = (".o", ".obj", ".so", ".pyd", ".a", ".lib", ".dll", ".dylib", ".exe")
"""What a step before should have written."""
_FOREIGN_HEADERS = (
    *(
        "torch/",
        "torch.h",
        "ATen",
        "c10/",
        "c10d/",
        "TH/",
        "THC",
        "caffe2/",
        "Python.h",
        "pyconfig.h",
        "numpy/",
        "mkl",
    ),
    *("cu", "nv", "thrust/", "cub/", "crt/", "hip/", "roc", "nccl", "GL", "EGL", "X11/"),
    *("NvInfer", "NvOnnx", "NvUtils"),
    *("oneapi/", "sycl/", "mpi.h", "level_zero/"),
    *("windows.h", "std", "sys/", "bits/", "omp", "crypt.h", "math", "xla/"),
)
"""How headers of torch, a toolkit or the system begin."""
_HEADER = missing_header(r"[\w./-]{1,60}\.(?:hpp|cuh|hh|h)|(?:eigen3/)?Eigen/\w{3,24}")
_PROJECT = r"(?:Directory|ERROR:) ['\"]?(?P<file>[^'\"\n]{1,300}?)['\"]? (?:is not installable|does not appear to be a Python project|is not a valid editable requirement)"
"""A folder that pip was given, and that is empty."""
_NO_FOLDER = r"Invalid requirement: ['\"](?P<file>[^'\"\n]{1,200})['\"][^\n]{0,300}\n[ \t]{0,8}Hint: It looks like a path\. File "
"""One that a list of requirements names."""
_FILE = (
    r"'(?P<file>[^'\n]{1,400})', needed by '",
    r"given source\s{1,24}\"(?P<file>[^\"\n]{1,300})\"\s{1,24}which is not an existing directory",
    r"The source directory\s{1,8}(?P<file>\S{1,300})\s{1,8}does not contain a CMakeLists",
    r"The source directory \"(?P<file>[^\"\n]{1,300})\" does not appear to contain CMakeLists",
    r"No such file or directory: '(?P<file>[^'\n]{1,300})'",
    r"(?:g\+\+|gcc|c\+\+|\bcc)(?:-\d\d?)?: (?:fatal )?(?:error|错误|致命错误)[:：] ?(?P<file>[^\s:：]{1,160})[:：] ?(?:No such file|没有那个文件)",
    r"cc1plus: [^\n:：]{1,24}[:：]\s?(?P<file>[^\s:：]{1,160})[:：]",
    r"C1083[^\n'\"“«„]{0,60}['\"“«„](?P<file>[^'\"\n”»]{1,200})['\"”»]",
    r"clang(?:\+\+)?: error: no such file or directory: '(?P<file>[^'\n]{1,200})'",
    r"nvcc fatal   : Could not open input file '(?P<file>[^'\n]{1,200})'",
    r"Cannot find source file:\s{1,8}(?P<file>\S{1,200})",
)
_GIT_FAILURE = (
    r"Command '?\[?'git',? '?submodule[^\n]{0,160}returned non-zero",
    r"No url found for submodule path '(?P<file>[^'\n]{1,120})'",
    r"Unable to (?:find current revision in|checkout '\w{1,40}' in) submodule path '(?P<file>[^'\n]{1,120})'",
    r"Server does not allow request for unadvertised object",
)
_BY_A_KEY = (
    r"clone of 'git@github\.com:[^'\n]{1,160}' into submodule path '(?P<file>[^'\n]{1,160})' failed"
)
"""A submodule whose address only those can read who have a key on GitHub."""
_WITHOUT_A_KEY = "where the address wants a key"
_ADVICE = (
    r"(?:[Rr]un|[Tt]ry|[Pp]lease|forg[eo]t|need|[Uu]se|missing)[^\n]{0,48}(?<!command )git submodule (?:update|init)",
    r"[Ss]ubmodules? (?:(?:is|are|were) (?:missing|not initiali[sz]ed|not found|empty)|not (?:initiali[sz]ed|found))",
)
_NO_SCRIPT = r"\b(?:ba|z|da)?sh: (?:line \d+: |\d+: )?(?:\./)?(?P<script>(?:make|build|compile|setup|install)\w{0,20}\.sh): No such file"
_ENTERED = r"(?m)\bcd (?:\S*[/\\])?(?P<folder>(?!\.)[\w.-]{2,60})[/\\]?[ \t]*(?:$|&|;)"
"""The folder that a user changes to before calling the script."""
_NO_PACKAGE = r"No module named ['\"]?(?P<file>(?:third[_-]?party|3rd[_-]?party|submodules?|externals?)\.\w{2,40})"
"""A project that imports from the folder of a submodule, which Python finds, and which is empty."""
_NO_SOURCES = r"No SOURCES given to target: (?P<target>\w{1,80})"
"""CMake's words when a glob matches no file."""
_LONG_PATH = 150
"""Characters from which on Windows may refuse a relative path, depending on the folder that it starts from."""
_NO_REPOSITORY = r"fatal: not a git repository"
_COMPILED_AFTER_ALL = r"\bfatal error: |\berror: command '|^\s*FAILED: "
"""The version that a setup.py asks git for is seldom what a build fails of that comes to compile."""


def _header_confidence(match: LogMatch, log: Log) -> Confidence | None:
    header = match.groups["header"]
    if compiled(_VENDORED_PATH).match(header):
        return CERTAIN
    if is_vendored(header, log):
        return LIKELY
    if "." not in header:
        return None
    return None if header.startswith(_FOREIGN_HEADERS) else POSSIBLE


def _file_confidence(match: LogMatch, _log: Log) -> Confidence | None:
    file = match.groups["file"]
    if file.endswith(_BUILT):
        return None
    if compiled(_VENDORED_PATH).match(file):
        return POSSIBLE if "\\" in file and len(file) > _LONG_PATH else CERTAIN
    return LIKELY if file.endswith(_SOURCE_SUFFIXES) and not _is_installed(file) else None


def _project_confidence(match: LogMatch, _log: Log) -> Confidence | None:
    return (
        LIKELY if compiled(_VENDORED_PATH).match(match.groups["file"].replace("\\", "/")) else None
    )


def _script_confidence(match: LogMatch, log: Log) -> Confidence:
    """Return how likely it is that a folder is empty, rather than that the script belongs to another project."""
    entered = compiled(_ENTERED).findall(log.text, 0, match.start)
    is_known = bool(entered) and knowledge.installing.project_of(entered[-1]) is not None
    return LIKELY if is_known else POSSIBLE


_FROM_AN_INDEX = "where pip took the sources from an index"
_OF_AN_SDIST = r"[/\\]pip-(?:install|wheel|download)-\w{8}[/\\]|[/\\]sdists-v\d|[/\\]builds-v0[/\\]"
_FROM_A_REPOSITORY = (
    r"\bgit\+(?:https?|ssh)|^\s*Cloning (?:https?|ssh)|\bgit clone\b|pip-req-build-"
)


_OF_WHAT_IS_INSTALLED = "where a package compiles sources of its own as it runs"
_IN_PACKAGES = r"(?:site|dist)-packages[/\\]"
_BY_NAME = r"\bpip3? install (?:-\S+ ){0,3}[A-Za-z][\w.-]{2,60}(?:[=<>~]=[\w.]{1,20})?\s*$"
_IN_A_CHECKOUT = r"\bsetup\.py (?:install|develop|build)|\bcd \S|pip3? install (?:-\S+ ){0,4}(?:\.|-e|git\+)|\bclone\b|\bmake\b"
_OF_AN_INSTALLATION = "where a file of an installed package includes it"
_INCLUDED_BY = r"\s*(?:In file included from )?\S{0,200}(?:site|dist)-packages[/\\](?!torch[/\\])(?P<owner>[A-Za-z]\w{1,40})[/\\]\S{1,200}[:(]\d"


def _owner(match: LogMatch, _log: Log) -> str:
    """Return the installed package whose file includes a header, as pip calls it."""
    included = compiled(_INCLUDED_BY).match(match.quote)
    if included is None:
        return "PACKAGE"
    name = included["owner"]
    return _OTHERWISE_CALLED.get(name) or module_package(name)


_OTHERWISE_CALLED = {"flashinfer": "flashinfer-python"}


_OF_PYTHON = "where a program imports from it"
_OF_THE_PROJECT = "where they are the project's own"
_BESIDE = r"'(?P<folder>[\w.-]+)[/\\][^'\n]{1,300}', needed by '(?P=folder)[/\\]"
"""ninja is given both by relative paths, below one folder of the project."""


def _source_of_build(match: LogMatch, log: Log) -> str:
    """Return the remedy of sources that an index had, where a folder of pip's has no submodules to fetch, and of the project's own."""
    file = match.groups.get("file", "")
    if compiled(_IN_PACKAGES).search(file):
        return _OF_WHAT_IS_INSTALLED
    if compiled(_INCLUDED_BY).match(match.quote):
        return _OF_AN_INSTALLATION
    if compiled(_BESIDE).search(match.quote) and not compiled(_VENDORED_PATH).match(file):
        return _OF_THE_PROJECT
    if has_match(log, _BY_NAME) and not has_match(log, _FROM_A_REPOSITORY, _IN_A_CHECKOUT):
        return _FROM_AN_INDEX
    is_sdist = has_match(log, _OF_AN_SDIST) and not has_match(log, _FROM_A_REPOSITORY)
    return _FROM_AN_INDEX if is_sdist else ""


def _missing(match: LogMatch, log: Log) -> str:
    groups = match.groups
    if script := groups.get("script"):
        entered = compiled(_ENTERED).findall(log.text, 0, match.start)
        return f"{script} of {entered[-1]}" if entered else script
    return groups.get("header") or groups.get("file") or "a submodule"


def _is_installed(file: str) -> bool:
    """Return whether a file is a header that another package installs."""
    return file.startswith(_FOREIGN_HEADERS) or (
        file.endswith(("h", "hpp")) and not re.search(r"[/\\]", file)
    )


@for_scripts(
    *(r"third[_-]?party", r"3rd[_-]?party", "3rd/cutlass", "submodule", "external", "extern/"),
)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Yield the folders of submodules that are missing although the build uses them."""
    for folder, missing, confidence in kit.absent_folders.absent_folders(script):
        if kit.absent_folders.is_submodule(script, folder):
            yield literal_evidence(script, folder, missing=missing)._replace(confidence=confidence)


_SETUP = "setup(ext_modules=[CUDAExtension('op', ['op.cu'], include_dirs=['third_party/cutlass/include'])])\n"
_SUBDIRECTORY = "project(op)\nadd_subdirectory(third_party/fmt)\n"
_WANTS = (Source("op.cu", "#include <cutlass/cutlass.h>\n"),)
_FMT = (LiteralText("third_party/fmt", 29, 44),)
_CUTLASS = (Instructions(".gitmodules", '[submodule "cutlass"]\n\tpath = third_party/cutlass\n'),)
_SDIST = (Instructions("op-1.0.tar.gz/op-1.0/PKG-INFO", "Name: op\n"),)

CAUSE = Cause(
    title="sources that the build needs are missing: {missing}",
    fact="",  # one command fetches all submodules
    in_log=log_rules(
        rule(*_HEADER, confidence=_header_confidence, missing=_missing, owner=_owner),
        rule(*_FILE, confidence=_file_confidence, missing=_missing),
        rule(_PROJECT, _NO_FOLDER, confidence=_project_confidence, missing=_missing),
        rule(*_GIT_FAILURE, missing=_missing),
        rule(_BY_A_KEY, missing=_missing, remedy=_WITHOUT_A_KEY),
        rule(_NO_SCRIPT, confidence=_script_confidence, missing=_missing),
        rule(*_ADVICE, confidence=LIKELY, missing="a submodule"),
        rule(_NO_PACKAGE, confidence=LIKELY, missing=_missing, remedy=_OF_PYTHON),
        rule(
            _NO_REPOSITORY,
            confidence=POSSIBLE,
            unless=_COMPILED_AFTER_ALL,
            missing="the git repository",
        ),
        rule(
            _NO_SOURCES,
            confidence=POSSIBLE,
            missing="the sources of {target}",
        ),
        remedy=_source_of_build,
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "fetch the submodules, or install from a git clone or a wheel instead of a zip or sdist",
        commands=("git submodule update --init --recursive",),
    ),
    remedies={
        IN_SOURCES: Fix(
            "fetch the submodules; what an sdist lacks is named in MANIFEST.in",
            commands=("git submodule update --init --recursive",),
        ),
        _WITHOUT_A_KEY: Fix(
            "fetch them over https: the addresses in .gitmodules are ssh, for which GitHub requires a key",
            commands=(
                "git -c url.https://github.com/.insteadOf=git@github.com: submodule update --init --recursive",
            ),
        ),
        _OF_PYTHON: Fix(
            "fetch the submodules, usually including {missing}; if .gitmodules does not name it, a step in its README fetches it (a clone into that folder); then start in the"
            " project's root",
            commands=("git submodule update --init --recursive", "cat .gitmodules"),
        ),
        _OF_THE_PROJECT: Fix(
            "check whether {missing} exists: if it does, ninja looked for it from another folder, so build in the folder of its setup.py, or list the sources there with absolute"
            " paths; if not, the checkout lacks files of its own: get the whole repository",
            commands=("git status --short",),
        ),
        _OF_AN_INSTALLATION: Fix(
            "reinstall {owner}, which was installed without its headers and compiles at run time, or another release of it (in an image: the previous tag, or a later one); delete its"
            " partial build in ~/.cache",
            commands=("pip install --force-reinstall --no-deps --no-cache-dir {owner}",),
        ),
        _OF_WHAT_IS_INSTALLED: Fix(
            "install the package from its sources with pip install -e, which leaves the files in place: what pip copied lacks {missing}, which the package compiles at run time; and"
            " delete torch's partial build of it",
            commands=(
                "pip install --no-build-isolation -e ./",
                "rm -rf ~/.cache/torch_extensions",
            ),
        ),
        _FROM_AN_INDEX: Fix(
            "install another release (the newest may have them again), a wheel, even an older one, or install from a clone of the project with its submodules (git clone --recursive):"
            " the sources in the index lack {missing}",
            commands=(
                "pip install PACKAGE --upgrade --no-cache-dir",
                "pip install PACKAGE --only-binary :all:",
            ),
        ),
    },
    explains=("cutlass-missing-include",),
    examples=(
        (
            "  Downloading warpkit-1.2.tar.gz (31 kB)\n"
            "  /tmp/pip-install-137bbb2y/warpkit_31fd63320e154fd8/csrc/warpkit.cpp:10:10: fatal error: warp_k.h: No such file or directory"
        ),
        (
            "ERROR: Invalid requirement: 'submodules/warp-knn' (from line 3 of /home/ann/warpkit/condaenv.requirements.txt)\n"
            "Hint: It looks like a path. File 'submodules/warp-knn' does not exist."
        ),
        "ERROR: Directory 'submodules/warp-knn' is not installable. Neither 'setup.py' nor 'pyproject.toml' found.",
        (
            "      CMake Error at CMakeLists.txt:12 (add_subdirectory):\n        add_subdirectory given source\n"
            '        "/home/ann/warpkit/third_party/fmt"\n        which is not an existing directory.'
        ),
        "ModuleNotFoundError: No module named 'third_party.warpmap'",
        "x86_64-linux-gnu-gcc: 错误：ops/blend/src/blend_cpu.cpp：没有那个文件或目录",
        "CMake Error at src/CMakeLists.txt:12 (add_library):\n  No SOURCES given to target: kernels_generated",
        (
            "git@github.com: Permission denied (publickey).\nfatal: clone of 'git@github.com:ann/warp-knn.git' into submodule path"
            " '/src/warps/submodules/warp-knn' failed"
        ),
        "$ cd models/DCNv2\n$ ./make.sh\nbash: ./make.sh: No such file or directory",
        "ninja: error: '/opt/env/lib/python3.8/site-packages/warpkit/src/warps.cpp', needed by 'warps.o', missing and no known rule to make it",
        "/opt/env/lib/python3.12/site-packages/warpinfer/data/csrc/prefill.cu:17:10: fatal error: cutlass/cutlass.h: No such file or directory",
        "gcc: fatal error: csrc/third_party/blend/blend.cpp: No such file or directory\ncompilation terminated.",
        "csrc/gemm.cu:4:10: fatal error: cutlass/cutlass.h: No such file or directory",
        (
            "ninja: error: '/src/op/third_party/json/src/json.cpp', needed by"
            " '/src/op/build/json.o', missing and no known rule to make it"
        ),
        (
            "CMake Error at CMakeLists.txt:31 (add_subdirectory):\n  The source directory\n\n"
            "    /src/op/third_party/pybind11\n\n  does not contain a CMakeLists.txt file.\n"
        ),
        "fatal error: Eigen/Dense: No such file or directory\n  -Ithird_party/eigen",
        "ninja: error: 'ops/src/blend.cpp', needed by 'ops/build/blend.o', missing and no known rule to make it",
        "rasterize.cu(12): fatal error C1083: Cannot open include file: 'glm/glm.hpp': No such file or directory",
        BuildScript(
            "setup.py",
            _SETUP,
            sources=_WANTS,
            absent=(LiteralText("third_party/cutlass/include", 66, 95),),
            instructions=_CUTLASS,
        ),
        BuildScript("CMakeLists.txt", _SUBDIRECTORY, absent=_FMT, instructions=_SDIST),
    ),
    counterexamples=(
        "g++: error: /src/warp/dependencies/fmt/src/format.o: No such file or directory",
        BuildScript(
            "copy/setup.py",
            _SETUP,
            sources=(_WANTS[0]._replace(path="copy/op.cu"),),
            absent=(LiteralText("third_party/cutlass/include", 66, 95),),
            instructions=(
                Instructions("README.md", "A project.\n"),
                _CUTLASS[0]._replace(path="copy/.gitmodules"),
            ),
        ),
        BuildScript("CMakeLists.txt", _SUBDIRECTORY, absent=_FMT),
        BuildScript(
            "setup.py",
            "if int(cuda_major) < 11:\n    dirs.append(os.path.join(here, 'third_party/cub'))\n",
            sources=(Source("op.cu", "#include <cub/device/device_scan.cuh>\n"),),
            absent=(LiteralText("third_party/cub", 41, 74),),
            instructions=_SDIST,
        ),
        BuildScript(
            "setup.py",
            _SETUP,
            absent=(LiteralText("third_party/cutlass/include", 66, 95),),
            instructions=_SDIST,
        ),
        BuildScript(
            "CMakeLists.txt",
            "if(TESTS)\n" + _SUBDIRECTORY + "endif()\n",
            absent=(LiteralText("third_party/fmt", 39, 54),),
            instructions=_SDIST,
        ),
        BuildScript(
            "CMakeLists.txt",
            f"{_SUBDIRECTORY}execute_process(COMMAND git submodule update --init)\n",
            absent=_FMT,
            instructions=_SDIST,
        ),
        "bash: ./train.sh: No such file or directory",
        "op.cu:3:10: fatal error: cusparse.h: No such file or directory",
        "op.cpp:1:10: fatal error: torch/extension.h: No such file or directory",
        "Submodule path 'csrc/cutlass': checked out 'a75b4ac483166189a45290783cb0a18af5ff0ea5'",
        "main.c:5:10: fatal error: Python.h: No such file or directory",
    ),
)
