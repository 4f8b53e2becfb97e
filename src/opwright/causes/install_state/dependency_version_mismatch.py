"""
An extension is compiled against more than torch and CUDA: FFmpeg, OpenCV, protobuf, NVSHMEM, GLM, fmt. Their C++ interfaces,
and FFmpeg's C interfaces, change with each major version, and a copy of another version is easily picked up: from the
distribution, from conda, or from another package's wheel.

The dependency is there, and only its version is wrong. The loader does not find a versioned symbol (`LIBSWSCALE_9`) of a
library that it did find; CMake lists configuration files `considered but not accepted`; the compiler does not find a name in
a namespace of that library; a Python package refuses the other's version, or imports a name that it no longer has. Upgrading
torch changes none of these.

Symbols defined twice count too: a second copy, or a header that now defines what the code defines itself. Headers and library
must come from one installation, in the version that the package names.
"""

import re
from collections.abc import Iterator

from opwright import knowledge
from opwright.causes import kit
from opwright.causes.kit.fitting import fitting_releases as releases
from opwright.causes.kit.fitting import kernel_releases
from opwright.causes.kit.fitting.python_packages import (
    NO_ARGUMENT,
    NO_ATTRIBUTE,
    NO_NAME,
    asked_name,
    asked_package,
    is_given_too_much,
    lacks_of_another,
    packages_to_upgrade,
)
from opwright.causes.kit.messages.changed import foreign_members
from opwright.causes.kit.messages.missing import held_names
from opwright.causes.kit.messages.missing.compiled_modules import NO_SUBMODULE, importing_frame
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    if_in_log,
    log_check,
    log_rules,
    rule,
)
from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import DEPENDENCY_SYMBOLS, NATIVE_PACKAGE
from opwright.logs.asker.named_torch import named_torch
from opwright.logs.patterns import LogMatch, compiled, has_match
from opwright.logs.symbols.undefined import VERSIONED
from opwright.logs.tools.version_checks import CONFLICTS, NOT_A_CONFLICT, OTHERS_COMPARED
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_STATED = (
    r"version [`'\"](?P<found>LIB(?P<dependency>AV\w{2,12}|SW\w{2,12}|POSTPROC)_\d+)['\"`] not found",
    rf"VersionConflict: \((?P<found>(?P<dependency>[\w.-]{{1,60}}) [\w.]{{1,30}})(?![^\n]{{0,300}}Requirement\.parse\(['\"]{releases.WANTED}['\"])",
    r"ContextualVersionConflict: \((?P<found>(?P<dependency>[\w.-]{1,60}) [\w.]{1,30})",
    r"#error[:\s]{1,4}\"?(?P<dependency>GLM): (?P<found>GLM_\w+)",
    r"Package dependency requirement '(?P<dependency>[\w.+-]{1,40}) [^\n]{1,40} could not be satisfied",
    r"Requested '(?P<dependency>[\w.+-]{1,40}) [<>=]{1,2} [\w.]{1,20}' but version of \S{1,40} is (?P<found>[\w.]+)",
)
_NO_SYMBOL_VERSION = r"version [`'\"](?P<found>(?P<dependency>(?!GLIBC|CXXABI|GCC|GOMP|OACC|OMP|LLVM|LIB(?:AV|SW)|HIP|CU)[A-Z][A-Z\d]{2,12})_[\w.]{1,24})['\"`] not found"
_SYMBOL_VERSION = (
    r"(?!GLIBC|CXXABI|GCC|GOMP|OACC|OMP|LLVM|HIP|CU|VERS)([A-Z][A-Z\d]{2,12})_[\w.]{1,24}"
)
"""How system libraries version their symbols: LIBFFI_BASE_7.0, OPENSSL_3.0.0."""
_CMAKE_PACKAGE = (
    r"Could not find a configuration file for package \"(?P<dependency>[\w+-]{1,40})\" that\s+is\s+compatible",
    r"Could NOT find (?P<dependency>[\w+-]{1,40})[^\n]{0,40}: Found unsuitable version \"(?P<found>[^\"\n]+)\"",
)
_NOT_A_DEPENDENCY = (
    *("CUDA", "Torch", "Python", "Caffe2", "NVTX", "hip", "HIP", "CMake", "cudnn", "CUDNN"),
)
_DEFINED_TWICE = (
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
_GONE_FROM_CUPY = r"module '(?P<dependency>cupy)(?:\.cuda)?' has no attribute '(?P<found>compile_with_cache|util|core)'"
_NO_NAME_IN_A_MODULE = (
    r"cannot import name ['\"](?P<found>\w{1,60})['\"] from ['\"](?P<dependency>(?!torch\.|triton\.)[A-Za-z]\w{0,60}"
    r"(?:\.\w{1,60}){0,4}?\.(?:_?C|_ext|core_cc|\w{1,60}_(?:cc|cpp|cuda|ext|C|bind))\.\w{1,60})['\"] \(unknown location\)"
)
"""Inside a compiled module, usually of another package: a project's own modules are built together."""
_PROTOBUF = (
    r"compiled against version (?P<found>[\d.]{3,12}) of the (?P<dependency>Protocol Buffer) runtime library, which is not",
    r"requires version [\d.]{3,12} of the (?P<dependency>Protocol Buffer) runtime library, but the installed version is (?P<found>[\d.]{3,12})",
)
_NAMESPACE = r"(?P<dependency>cv|glm|fmt|spdlog|absl|boost|google::protobuf|tbb|Eigen)"
_NO_CXX_NAME = (
    rf"(?:no member named|has no member(?: named)?) ['\"‘`](?P<found>\w+)['\"’`]? in (?:namespace|class) ['\"‘`]?{_NAMESPACE}\b",
    rf"namespace [\"'‘]{_NAMESPACE}[\"'’] has no member [\"'‘](?P<found>[^\"'’\n]+)",
    rf"['\"‘`](?P<found>[^'\"’`\n]{{1,60}})['\"’`] is not a member of ['\"‘`]{_NAMESPACE}\b",
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
_LAXER = (
    r"looser (?:throw specifier for|exception specification on overriding virtual function) [‘'](?:virtual )?[^\n’']{0,200}?(?P<found>\w{1,60}(?:::~?\w{1,60}){1,4})\(",
    r"exception specification of overriding function is more lax than base version",
    r"exception specification for virtual function \"(?P<found>[^\n\"]{1,300})\" is incompatible with that of overridden function",
    r"C2694: '(?P<found>[^'\n]{1,300})': overriding virtual function has less restrictive exception specification",
)
"""GCC, clang, EDG and MSVC of a function that another library's newer release has made noexcept."""
_OF_TENSORRT = r"nvinfer1|[Tt]ensor_?RT|torch2trt|trt"
_NOEXCEPT = "if a base class has become noexcept"
_CUTE_DSL = (
    r"module '(?P<dependency>cutlass(?:\.\w{1,40}){0,5})' has no attribute '(?P<found>\w{1,80})'",
    r"No module named ['\"](?P<dependency>cutlass)\.(?P<found>\w[\w.]{0,80})['\"]",
)
"""What nvidia-cutlass-dsl moves between releases; nvidia-cutlass has a module of the same name."""
_COMPILER_PARTS = {
    "Cython": r"AttributeError: (?P<found>cython_sources)\b",
    "the ptxas that Triton finds": r"Triton only support CUDA 10\.0 or higher, but got CUDA version: (?P<found>[\d.]{3,6})",
    "libNVVM of the CUDA toolkit": r"IR version (?P<found>[\d.]{3,6}) incompatible with current version [\d.]{3,6}",
    "TensorRT": r"engine plan file is not compatible with this\s+version\s+of\s+TensorRT(?:,\s+expecting\s+\w+\s+version\s+(?P<found>[\d.]{3,12}))?",
}
_OF_PARTS = {"Cython": releases.CYTHON_TOO_NEW}
"""What Triton, Numba and TensorRT, and a setup.py for Cython before 3, say of a part that they do not know."""
_NO_TYPE_OF_FFMPEG = r"[‘'](?P<found>AV(?:BSF\w{2,20}|CodecParameters))[’'] does not name a type"
_MIXED_FFMPEG = "if a library of FFmpeg lacks what another one of it has"
_OLDER_FFMPEG = "if a type of FFmpeg is not there yet"
_UNKNOWN_TYPE = r"could not convert default argument '\w{1,60}: (?P<found>(?!at::|torch::|c10::)(?P<dependency>\w{1,40})::\w{1,60})"
"""pybind11, with `type not registered yet?` at the end: another build's module has the type."""
_OTHER_RESULTS = r"(?:not enough|too many) values to unpack \(expected \d"
"""What a package prints if its Python files and its compiled part, or another package's, are of different releases."""
_TOLD_TO_LACK = (
    r"\b(?P<dependency>mamba[-_]ssm|causal[-_]conv1d|flash[-_]attn|xformers|bitsandbytes|spconv|mmcv|gsplat|deepspeed)==(?P<found>[\d.]{3,8})\w{0,6}"
    r" (?:don't|doesn't|does not|do not) ha(?:s|ve) (?:the |an? )?(?:argument|parameter|attribute|function|class|method|module)\b"
)
_SPARSE_ATTN = r"Unable to (?:pre-compile|JIT load the) sparse_attn\b"
_WITHOUT_SPARSE_ATTN = "if it is DeepSpeed's sparse attention"
_CALLED_OF = r"(?P<xformers>memory_efficient_attention)|(?P<name>flash_attn|xformers)"
_NATIVE_FRAME = r"-packages[/\\](?P<name>xformers|flash_attn|mamba_ssm|causal_conv1d|mmcv|spconv|torchsparse|flashinfer|vllm|sgl_kernel)[/\\]"
_NAMES_A_RELEASE = "grep -rniE '{shown}[-_a-z]* *[=<>~@( ]+v?[0-9]' --include='*.txt' --include='*.md' --include='*.toml' --include='*.y*ml' --include='setup.*' --include=Dockerfile . | head -n 20"
_ASKED_FOR = (
    r"\b[Pp]lease (?:make sure|be sure|ensure)[^\n]{0,24} (?:pip )?install(?:ed)? [`'\"]?(?P<dependency>(?!(?:py)?torch\b)[A-Za-z][\w-]{1,40})==(?P<found>\d[\w.]{0,24}\d)",
    r"(?:Error|Exception): [^\n]{0,80}\b[Pp]lease (?:pip )?install [`'\"]?(?P<dependency>(?!(?:py)?torch\b)[A-Za-z][\w-]{1,40})==(?P<found>\d[\w.]{0,24}\d)",
)
_OF_ONE_RELEASE = "where an operator returns what another release did"
_MADE_FOR_TORCH = "the same, where it is known which release is for this torch"
_PIP_CONFLICT = (
    rf"(?P<asker>[\w.-]{{2,50}}) \d[\w.+!-]{{0,40}} requires (?={releases.WANTED})(?P<dependency>{NATIVE_PACKAGE})(?![\w-])[^\n]{{1,100}}, but you(?:'ll)? have [\w-]{{3,40}}"
    r" (?P<found>\S{1,40}) which is incompatible"
)
_NO_NAME_OF_LINE = (
    r"^[ \t]*from (?P<package>[A-Za-z][\w.]{1,80}) import [^\n]{1,200}\n"
    r"ImportError: cannot import name ['\"]? ?(?P<module>\w{1,80})['\"]?[ \t]*$"
)
"""Up to Python 3.6 only the source line above says where from."""
_OTHER_CAUSES = r"(?i:(?:py)?torch|cuda|python|driver|nccl|cudnn|gcc|nvcc|windows|macos|glibc)"
"""What other causes are about, where a package compares versions."""
_OFTEN_ELSEWHERE = frozenset({"OpenCV", "FFmpeg", "UCX"})
"""Their symbols are more often undefined for another reason."""


def _cmake_package(match: LogMatch, _log: Log) -> Confidence | None:
    return None if match.groups["dependency"].startswith(_NOT_A_DEPENDENCY) else CERTAIN


def _compared(match: LogMatch, _log: Log) -> Confidence | None:
    names = match.groups["dependency"], match.groups.get("asker", "")
    if any(re.fullmatch(_OTHER_CAUSES, name) for name in names):
        return None
    is_asked_for = "lease install" in match.quote and "found" not in match.groups
    return POSSIBLE if is_asked_for else LIKELY  # it may be absent


@log_check(undefined=(*(f"\n{prefix}" for prefix in DEPENDENCY_SYMBOLS), VERSIONED))
def _undefined(log: Log) -> Iterator[Evidence]:
    """Yield symbols of well-known dependencies that this copy does not define."""
    for symbol in kit.undefined.undefined_symbols(log):
        if symbol.version and (version := re.fullmatch(_SYMBOL_VERSION, symbol.version)):
            found = f"{symbol.name} of {symbol.version}"
            yield symbol.evidence(
                Confidence.LIKELY, dependency=version[1], found=found, remedy=_LOADED_BEFORE
            )
        for prefix, name in DEPENDENCY_SYMBOLS.items():
            if symbol.name.startswith(prefix):
                sure = Confidence.POSSIBLE if name in _OFTEN_ELSEWHERE else Confidence.LIKELY
                remedy = _MIXED_FFMPEG if name == "FFmpeg" and not symbol.at_link else ""
                yield symbol.evidence(sure, dependency=name, found=symbol.name, remedy=remedy)


def _of_namespace(match: LogMatch, _log: Log) -> dict[str, str]:
    """Return the package of a namespace of C++ that another package's functions name."""
    return {"dependency": "cumm", "remedy": _CUMM} if match.groups["dependency"] == "tv" else {}


_LOADED_BEFORE = "if a copy without a symbol is loaded first"
_CUMM = "if spconv and cumm are not of one build"
_BETWEEN_PACKAGES = "if two Python packages disagree"
_UPGRADED = "if two Python packages disagree, and an upgrade brings no other torch"


def _of_both(match: LogMatch, log: Log) -> str:
    return _UPGRADED if packages_to_upgrade(match, log) else _BETWEEN_PACKAGES


def _lacks(match: LogMatch, log: Log) -> Confidence | None:
    """Return how likely it is that another release has what is missing; LIKELY if a table knows the name."""
    sure = lacks_of_another(match, log)
    return LIKELY if sure and held_names.is_decided(match) else sure


def _by_release(match: LogMatch, log: Log) -> dict[str, str]:
    if match.groups["package"].partition(".")[0] == "cumm":
        return {"remedy": _CUMM}
    return held_names.by_release(match, log)


def _unpacking(match: LogMatch, log: Log) -> str | None:
    """Return the package with a compiled part whose file unpacks an operator's result; None if it is other code."""
    before = log.text[log.text.rfind("\n", 0, match.start) + 1 : match.start]
    if named := compiled(_CALLED_OF).search(before):
        return "xformers" if named["xformers"] else named["name"]
    frame = importing_frame(log, match)
    inside = compiled(_NATIVE_FRAME).search(frame.file) if frame else None
    return inside["name"] if inside else None


def _is_of_native(match: LogMatch, log: Log) -> Confidence | None:
    return LIKELY if _unpacking(match, log) else None


def _release_for_torch(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the release of a package that is made for the installed torch, if known."""
    name = module_package(_unpacking(match, log) or "")
    torch = (log.machine.torch or named_torch(log) or "").partition("+")[0]
    release = knowledge.wheels_table.made_for(name, torch) if torch else None
    known = {"dependency": name, "found": "one whose operator returns something else", "name": name}
    if release is None:
        return {**known, "remedy": _OF_ONE_RELEASE}
    return {**known, "remedy": _MADE_FOR_TORCH, "release": release, "torch": f"torch {torch}"}


def _of_rasterizer(match: LogMatch, log: Log) -> Confidence | None:
    """Return whether it is a rasterizer of Gaussians that returns other values than the code unpacks: forks of it go by one name."""
    frame = importing_frame(log, match)
    is_of_it = frame and compiled(_RASTERIZER).search(f"{frame.file}\n{frame.source}")
    return LIKELY if is_of_it else None


_RASTERIZER = r"gaussian_render|\brasterizer\(|\brasterize_gaussians\("
_RASTERIZER_WANTED = r"(?:GaussianRasterizationSettings\.)?__new__\(\) (?P<found>(?:got an unexpected keyword argument|missing \d required positional arguments?:) ['\"]\w{1,60})"
_OF_FORK = "if it is a rasterizer of Gaussians"
_A_RASTERIZER = "the rasterizer of Gaussians (diff-gaussian-rasterization)"
_LAZY_PART = r"\b_make_lazy_cuda_func\("
"""gsplat's, whose copies under other names and releases take the place of each other."""
_OF_GSPLAT = "if it is gsplat's compiled part"


def _of_gsplat(match: LogMatch, log: Log) -> Confidence | None:
    frame = importing_frame(log, match)
    return LIKELY if frame and compiled(_LAZY_PART).search(frame.source) else None


def _of_base(_match: LogMatch, log: Log) -> str:
    """Return the library that a base class is of, of which TensorRT's is the one that changed so."""
    return "TensorRT" if has_match(log, _OF_TENSORRT) else "the library of the base class"


CAUSE = Cause(
    title="{dependency} is not the version that the code was written or built for",
    in_log=log_rules(
        rule(*_STATED, *_PROTOBUF),
        *releases.ROWS,
        rule(*_CMAKE_PACKAGE, confidence=_cmake_package),
        rule(*_DEFINED_TWICE, *_NO_CXX_NAME, confidence=LIKELY),
        rule(
            *_LAXER,
            confidence=if_in_log(_OF_TENSORRT, then=LIKELY, otherwise=POSSIBLE),
            remedy=_NOEXCEPT,
            dependency=_of_base,
        ),
        foreign_members.MEMBERS,
        rule(_GONE_FROM_CUPY, confidence=LIKELY),
        rule(_UNKNOWN_TYPE, confidence=LIKELY, compute=_of_namespace),
        rule(
            *(_NO_SYMBOL_VERSION, _NO_NAME_IN_A_MODULE, *_CUTE_DSL),
            confidence=LIKELY,
        ),
        rule(
            *(NO_SUBMODULE, NO_NAME, NO_ATTRIBUTE, _NO_NAME_OF_LINE),
            confidence=_lacks,
            remedy=_of_both,
            upgraded=packages_to_upgrade,
            shown=asked_name,
            dependency=asked_package,
            found="a release without {module}",
            compute=_by_release,
        ),
        rule(
            NO_ARGUMENT,
            confidence=is_given_too_much,
            remedy=_of_both,
            upgraded=packages_to_upgrade,
            shown=asked_name,
            dependency=asked_package,
            found="one that {module}",
        ),
        *(
            rule(pattern, confidence=LIKELY, dependency=name, remedy=_OF_PARTS.get(name, ""))
            for name, pattern in _COMPILER_PARTS.items()
        ),
        rule(_NO_TYPE_OF_FFMPEG, confidence=LIKELY, dependency="FFmpeg", remedy=_OLDER_FFMPEG),
        *kernel_releases.ROWS,
        rule(
            *OTHERS_COMPARED,
            confidence=_compared,
            unless=kernel_releases.OF_OPENMMLAB,
            compute=releases.as_bounded,
        ),
        rule(_OTHER_RESULTS, confidence=_is_of_native, compute=_release_for_torch),
        rule(_TOLD_TO_LACK, confidence=POSSIBLE),
        rule(*_ASKED_FOR, confidence=LIKELY),
        rule(
            _SPARSE_ATTN,
            confidence=LIKELY,
            dependency="triton or torch, which DeepSpeed's sparse_attn needs of 1.0.0 and before 2.0,",
            remedy=_WITHOUT_SPARSE_ATTN,
        ),
        rule(
            _OTHER_RESULTS,
            confidence=_of_rasterizer,
            remedy=_OF_FORK,
            dependency=_A_RASTERIZER,
            found="one that returns other values",
        ),
        rule(
            _RASTERIZER_WANTED,
            confidence=LIKELY,
            only_if="GaussianRaster",
            remedy=_OF_FORK,
            dependency=_A_RASTERIZER,
        ),
        rule(
            _OTHER_RESULTS,
            confidence=_of_gsplat,
            remedy=_OF_GSPLAT,
            dependency="gsplat",
            found="one whose compiled part returns other values",
        ),
        rule(_PIP_CONFLICT, confidence=POSSIBLE, remedy=releases.STATED_IT),  # pip goes on
        rule(releases.TORCH_IN_BOUNDS, confidence=POSSIBLE, remedy=releases.BOUNDS_TORCH),
        rule(*CONFLICTS, confidence=POSSIBLE, unless=NOT_A_CONFLICT),
        _undefined,
        dependency="a dependency",
        found="another version",
    ),
    fix=Fix(
        "install the version of {dependency} that the package names, with headers and library from one release, or "
        "rebuild the package with the installed one",
    ),
    remedies={
        _MIXED_FFMPEG: Fix(
            "let the loader take one FFmpeg, the one that the extension was built with: {found} is missing from the copy that it finds first, as the system's, conda's and one built by"
            " hand lie side by side, or as a static library was linked without all of it (build FFmpeg with --enable-shared --enable-pic). These commands show the copies; put the"
            " right one's folder first in LD_LIBRARY_PATH, and rebuild against that",
            commands=(
                "ldconfig -p | grep -E 'lib(avcodec|avformat|avutil|swscale)'; echo $LD_LIBRARY_PATH",
                "find / -name 'libavcodec.so*' -not -path '/proc/*' 2>/dev/null",
            ),
        ),
        _OLDER_FFMPEG: Fix(
            "compile it against a newer FFmpeg: the headers that the compiler finds are of one that has no {found}, often the system's in /usr/include, which comes before the one that"
            " you gave. The first command shows which are there; put the newer one's folders first, in an empty build folder, and delete or move what is in front of it",
            commands=(
                "pkg-config --modversion libavcodec; find / -name avcodec.h -not -path '/proc/*' 2>/dev/null",
                "conda install -c conda-forge 'ffmpeg>=4,<5'",
                'export CPATH="$CONDA_PREFIX/include:$CPATH" LIBRARY_PATH="$CONDA_PREFIX/lib:$LIBRARY_PATH" PKG_CONFIG_PATH="$CONDA_PREFIX/lib/pkgconfig:$PKG_CONFIG_PATH"',
            ),
        ),
        **releases.FIXES,
        **kernel_releases.FIXES,
        **held_names.FIXES,
        _LOADED_BEFORE: Fix(
            "import the package that needs it before the others: a process has one copy of such a library, the first one loaded, and wheels (torchvision, Pillow, OpenCV) and conda"
            " ship their own; or install everything from one source, conda or the system",
        ),
        _CUMM: Fix(
            "uninstall every spconv and cumm (only one build may be installed), and install the spconv for torch's CUDA, which installs its cumm",
            commands=(
                "pip list --format=freeze | grep -oE '^(spconv|cumm)[^=]*' | xargs pip uninstall -y",
                "python -c 'import torch; print(torch.version.cuda)' && pip index versions spconv-cu120",
            ),
        ),
        _WITHOUT_SPARSE_ATTN: Fix(
            "build DeepSpeed without sparse attention: only code that uses it needs triton 1.0.0, with Python 3.9 or older and a torch before 2.0",
            commands=(
                "DS_BUILD_OPS=1 DS_BUILD_SPARSE_ATTN=0 pip install --no-build-isolation --no-cache-dir deepspeed",
            ),
        ),
        _NOEXCEPT: Fix(
            "update the sources to a commit that declares the overriding functions noexcept, or add it to each that the compiler names: the base class has it in the newer release (TensorRT's"
            " from 8.0 on; 7 is the last without)",
            commands=("git pull", "grep -rn 'override' --include='*.h' --include='*.cpp' ."),
        ),
        _OF_ONE_RELEASE: Fix(
            "install another release of {name} for the same torch: first the newest patch or post release of the installed one, then the one before it. It calls an operator (of its"
            " own compiled part, or flash-attn's) that returns more or fewer values in the installed release",
            commands=(
                "pip install --no-deps \"{name}==$(pip show {name} | sed -n 's/^Version: //p' | cut -d. -f1-3).*\"",
                "pip install --no-deps \"{name}<$(pip show {name} | sed -n 's/^Version: //p')\"",
            ),
        ),
        _MADE_FOR_TORCH: Fix(
            "install the newest {name} that was made for {torch}: the installed one calls an operator (of its own compiled part, or flash-attn's) that returns more or fewer values",
            commands=("pip install --no-deps '{name}=={release}'",),
        ),
        _OF_FORK: Fix(
            "install the project's own rasterizer over the installed one: forks of diff-gaussian-rasterization share a name, take different arguments, return different values and"
            " overwrite each other; the first command resets the submodule to the commit that the code expects",
            commands=(
                "git submodule update --init --recursive",
                "pip uninstall -y diff-gaussian-rasterization",
                "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall ./submodules/diff-gaussian-rasterization",
            ),
        ),
        _OF_GSPLAT: Fix(
            "uninstall every gsplat, delete its compiled cache, and install the one that the project names (from git, at its commit): copies and releases overwrite each other, and"
            " its Python files and its compiled part come from two of them",
            commands=(
                "pip list --format=freeze | grep -oE '^gsplat[^=]*' | xargs pip uninstall -y",
                "rm -rf ~/.cache/torch_extensions/*/gsplat*",
                "grep -rn gsplat --include='README*' --include='*.txt' --include='*.toml' --include=.gitmodules .",
            ),
        ),
        _BETWEEN_PACKAGES: Fix(
            "install the release of {shown} that the calling code was written for: its requirements or README name it (the second command finds it in a checkout)",
            commands=("pip show {shown}", _NAMES_A_RELEASE),
        ),
        _UPGRADED: Fix(
            "install matching releases of the two packages: the newest of both (for a clone the newest commit), or the one that the calling package names in its requirements or README",
            commands=("pip show {upgraded}", "pip install --upgrade {upgraded}"),
        ),
    },
    examples=(
        "src/demux.h:31:3: error: ‘AVBSFContext’ does not name a type",
        "ImportError: /opt/env/lib/libwarpvideo.so: undefined symbol: ff_warp_tables",
        'src/pair_warp.cpp(129): error: class "WARPS_NS::Neighbor" has no member "add_request"',
        (
            "    from mmdet.apis import train_detector\n"
            "ImportError: cannot import name 'train_detector' from 'mmdet.apis' (/opt/env/lib/python3.10/site-packages/mmdet/apis/__init__.py)"
        ),
        (
            "    from flash_attn.flash_attn_interface import flash_attn_unpadded_func\n"
            "ImportError: cannot import name 'flash_attn_unpadded_func' from 'flash_attn.flash_attn_interface'"
            " (/opt/env/lib/python3.10/site-packages/flash_attn/flash_attn_interface.py)"
        ),
        (
            "ImportError: cannot import name 'load_state_dict_from_url' from 'torchvision.models.utils'"
            " (/opt/env/lib/python3.10/site-packages/torchvision/models/utils.py)"
        ),
        Log(
            "Error during memory_efficient_attention: too many values to unpack (expected 4)",
            Machine(torch="2.5.1"),
        ),
        "Error during memory_efficient_attention: not enough values to unpack (expected 8, got 4)",
        "AttributeError: module 'mmcv' has no attribute 'Config'",
        "Exception: warps are not supported.\nPlease make sure to install warp-rt==3.3.0.",
        "warp.h:9:17: error: looser throw specifier for ‘virtual int warptrt::GridPlugin::getNbOutputs() const’",
        (
            '  File "/home/ann/scans/gaussian_renderer/__init__.py", line 61, in render\n'
            "    image, radii, depth = rasterizer(\nValueError: not enough values to unpack (expected 3, got 2)"
        ),
        (
            "    raster_settings = GaussianRasterizationSettings(\n"
            "TypeError: __new__() missing 1 required positional argument: 'antialiasing'"
        ),
        (
            '  File "/home/ann/scans/gsplat/wrapper.py", line 61, in forward\n'
            "    colors, alphas, last = _make_lazy_cuda_func(\nValueError: not enough values to unpack (expected 3, got 2)"
        ),
        "ImportError: cannot import name 'IS_MPS_AVAILABLE' from 'mmcv.utils' (/opt/env/lib/python3.10/site-packages/mmcv/utils/__init__.py)",
        "ImportError: cannot import name 'LoadImageFromFile' from 'mmcv.transforms' (/opt/env/lib/python3.10/site-packages/mmcv/transforms/__init__.py)",
        "SystemError: initialization of _internal failed without raising an exception",
        (
            "ImportError: arg(): could not convert default argument 'workspace: tv::Tensor' in method '<class 'warpconv.core_cc.Tuner'>.run'"
            " into a Python object (type not registered yet?)"
        ),
        "AssertionError: MMCV==2.1.0 is used but incompatible. Please install mmcv>=1.3.17, <=1.8.0.",
        "AttributeError: module 'spconv' has no attribute 'SparseModule'",
        (
            "TypeError: selective_scan_fwd(): incompatible function arguments. The following argument types are supported:\n"
            "    1. (arg0: torch.Tensor, arg1: torch.Tensor) -> torch.Tensor"
        ),
        "TypeError: causal_conv1d_fwd() takes 6 positional arguments but 7 were given",
        "TypeError: warp_scan_fwd() takes 6 positional arguments but 7 were given",
        "WarpMixer.__init__() got an unexpected keyword argument 'both_ways'",
        "TypeError: causal_conv1d_fwd(): incompatible function arguments. The following argument types are supported:",
        (
            "    from gridlib.layers import (ConvInput, ConvOutput,\n"
            "ImportError: cannot import name 'ConvInput'"
        ),
        "  from warpkit.runner.state import _load_part\nImportError: cannot import name ' _load_part'",
        "      AttributeError: cython_sources\n      [end of output]",
        "AssertionError: Unable to pre-compile sparse_attn",
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
        "AttributeError: module 'PIL.Image' has no attribute 'ANTIALIAS'",
        "ModuleNotFoundError: No module named 'torchvision.transforms.functional_tensor'",
        "TypeError: Descriptors cannot be created directly.",
        "pkg_resources.VersionConflict: (gridlib 0.9.1 (/opt/env/lib), Requirement.parse('gridlib<0.9,>=0.8'))",
        "VersionConflict: (gridlib 0.9.1 (/opt/env/lib), Requirement.parse('gridlib<0.9; python_version < \"3.9\"'))",
        "CMake Error at CMakeLists.txt:1 (cmake_minimum_required):\n  Compatibility with CMake < 3.5 has been removed from CMake.",
        "CMake 3.26 or higher is required.  You are running version 3.22.1",
        "ModuleNotFoundError: No module named 'numpy.exceptions'",
        "AttributeError: module 'cupy.cuda' has no attribute 'compile_with_cache'",
        "ImportError: cannot import name 'cudart' from 'cuda' (unknown location)",
        "ImportError: Numba needs NumPy 2.0 or less. Got NumPy 2.2.",
        "TypeError: flash_attn_func() got an unexpected keyword argument 'softcap'",
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpdet/apis.py", line 7, in <module>\n'
            "    from warpcv.runner import load\n"
            "ModuleNotFoundError: No module named 'warpcv.runner'"
        ),
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpnet/loader.py", line 41, in load\n'
            "    return warpcv.quick_load(path)\n"
            "AttributeError: module 'warpcv' has no attribute 'quick_load'"
        ),
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpnet/attention.py", line 88, in __init__\n'
            "    self.rotary = GridEmbedding(dim, rope_kind='linear')\n"
            "TypeError: GridEmbedding.__init__() got an unexpected keyword argument 'rope_kind'"
        ),
        "[libprotobuf ERROR google/protobuf/descriptor_database.cc:57] File already exists in database: warp/warp.proto",
        "ERROR: something wrong with flag 'logtostderr' in file '/src/gflags/gflags.cc'.  One possibility",
        "gridlib 0.4.1 requires flash-attn<2.8,>=2.7, but you have flash-attn 2.8.3 which is incompatible.",
        "warpseq 0.5.12 requires torch<=1.11,>=1.7, but you have torch 1.12.0 which is incompatible.",
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
        (
            '  File "/home/ann/warpkit/warpkit/core/__init__.py", line 2, in <module>\n'
            "    from warpkit.core import kernels\n"
            "ImportError: cannot import name 'kernels'"
        ),
        "AttributeError: module 'warpkit._native._warp' has no attribute 'graph'",
        (
            '  File "/home/ann/warpkit/tools/train.py", line 3, in <module>\n'
            "    from utils.misc import progress\n"
            "ModuleNotFoundError: No module named 'utils.misc'"
        ),
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpkit/train.py", line 3, in <module>\n'
            "    from warpkit.losses import focal\n"
            "ModuleNotFoundError: No module named 'warpkit.losses'"
        ),
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
