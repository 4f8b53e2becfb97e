"""Whether a log or a source is of a compile for AMD's GPUs, with HIP."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from opwright.causes import kit
from opwright.causes.kit.rules import Sureness
from opwright.causes.kit.sources import code_of, includes, is_in, is_in_any, matches
from opwright.logs.patterns import compiled
from opwright.model import Confidence, Language, Log, Source

_HIP = (
    r"\bhipcc\b|/opt/(?:rocm|dtk)|\.hip\b|_hip\.(?:cu|cpp|h|cuh)|\bgfx\d{3,4}\w?\b|__HIP_|--offload-arch|amd_detail|amdgcn|HIPCC"
    r"|PYTORCH_ROCM_ARCH|USE_ROCM|hip_runtime|hip-clang|errors? generated when compiling for host|torch_hip\b|\bhip(?:blas|DataType|Stream_t|Error_t)|HIP_vector_type"
)


def is_on_hip(log: Log) -> bool:
    """Return whether the log or its machine's facts show a build for AMD GPUs."""
    machine = log.machine
    known = f"{machine.torch} {machine.cuda} {machine.compiler} {machine.gpu}".lower()
    return bool(compiled(_HIP).search(log.text)) or any(
        word in known for word in ("rocm", "hip", "gfx", "mi300", "radeon")
    )


def if_on_hip(*, then: Confidence, otherwise: Confidence | None = None) -> Sureness:
    """Return a confidence for a row: `then` where the log shows a compile for AMD's GPUs."""
    return lambda _, log: then if is_on_hip(log) else otherwise


ROCM_IS_MEANT = (
    r"\b(?:USE_ROCM|__HIP_PLATFORM_\w+|__HIPCC__|__HIP__|hipLaunchKernelGGL|MMCV_WITH_HIP)\b"
)
_NOT_FOR_ROCM = r"(?:!\s*defined\s*\(?|!|#[ \t]*ifndef)\s*\w+\Z"
_SPEAKS_OF_ROCM = r"(?i)rocm|\bhip|hip\b|gfx\d|torch\.version\.hip"
_DECIDES_ON_ROCM = r"ROCM|HIP|ENABLE_CUDA|CUDA_ARCH|__CUDACC_|__NVCC__|AMD|CUTLASS"
_ASSEMBLY = r"\basm\s*(?:volatile|__volatile__)\s*\("
"""NVIDIA's, where a source never speaks of ROCm itself: a header for everything may."""


def is_for_hip(source: Source) -> bool:
    """
    Return whether HIP's compiler will see a source, as far as it says so itself.

    That a build script names CUDAExtension is not enough: much that does is never built for AMD.
    """
    if source.language is Language.HIP:
        return source.target.is_rocm is not False
    if source.target.is_rocm is False or _is_for_cuda_alone(source):
        return False
    if any(_names_other_vendors(script.text) for script in source.build):
        return False
    if source.target.is_rocm:
        return not _has_relative(source, "ck", "rocm")
    has_kernels = "__global__" in source.text and not is_in(source, _ASSEMBLY)
    is_meant = is_in(source, ROCM_IS_MEANT) or (has_kernels and is_in_any(source, ROCM_IS_MEANT))
    return (
        is_meant
        and not _has_relative(source, "rocm", "hip", "amd", "ck")
        and not _is_kept_from_rocm(source)
        and _is_supported(source)
    )


def _is_supported(source: Source) -> bool:
    """
    Return whether a project's build scripts, READMEs or other instructions are for ROCm; True where there are none.

    A test for `torch.version.hip` alone is not, nor is a project whose README has ROCm among what is still to do.
    """
    if not source.build:
        return True
    said = {text for script in source.build for _, text in script.instructions}
    scripts = (compiled(_TESTED_FOR).sub("", script.text) for script in source.build)
    is_said = any(map(_speaks_of_rocm, chain(scripts, said)))
    return is_said and not any(map(_puts_off_rocm, said))


_ROCM = r"(?<![a-z])(?:hip|rocm|amd)(?![a-z])|hipcc|hipify|gfx\d"
_TO_DO = (
    r"to[ -]?do\b|what.s missing|not (?:yet )?(?:been )?(?:supported|implemented|tested|available)|road ?map|planned|future work"
    r"|coming soon|unsupported|help wanted|(?:no|without) (?:support for )?(?:rocm|amd|hip)\b"
)
"""What a README has above, or on one line with, what is not supported."""
_SECTION = r"(?m)^(?=#+[ \t]|[^\n]+\n[=-]{3,}[ \t]*$)"
_MOST_READ = 60_000
_NO_SUPPORT = rf"(?is)(?:{_TO_DO}).{{0,400}}?(?:{_ROCM})|(?:{_ROCM})[^\n]{{0,160}}?(?:{_TO_DO})"
_TESTED_FOR = r"version\.hip\b|(?m:#.*$)|-D\w+"
"""In a build script: a bare test, a comment, a macro."""
_SPOKEN_OF = f"(?i){_ROCM}"


@lru_cache(maxsize=1024)
def _speaks_of_rocm(text: str) -> bool:
    return compiled(_SPOKEN_OF).search(text) is not None


@lru_cache(maxsize=1024)
def _puts_off_rocm(text: str) -> bool:
    """Return whether a README says under one of its headings that ROCm is not supported yet."""
    if not compiled(_SPOKEN_OF).search(text):
        return False
    return any(
        compiled(_NO_SUPPORT).search(section)
        for section in compiled(_SECTION).split(text[:_MOST_READ])
    )


@lru_cache(maxsize=256)
def _names_other_vendors(script: str) -> bool:
    return compiled(_OTHER_VENDORS).search(script) is not None


_OTHER_VENDORS = r"\b(?:USE_)?(?:MACA|MUSA|MLU|GCU|NPU|COREX|SUPA)_(?:HOME|PATH|SUPPORT|ARCH)\b|\b(?:MACA|Musa|MUSA|Corex)Extension\b|\bUSE_(?:MACA|MUSA)\b"
"""In a build script: what was copied from a project for AMD's GPUs is compiled by another vendor's compiler."""
_FOLDER_FOR_HIP = r"(?i)(?:^|/)(?:rocm|hip|amd|ck|ck_tile|composable_kernel)/"
_TEMPLATE_FOR_HIP = r"(?i)\{%-?\s*(?:el)?if\b[^%]*(?:rocm|hip)"
"""A template of Jinja, which makes one source for AMD and one for NVIDIA."""
_FOR_AN_NVIDIA_GPU = r"(?:^|[/_-])sm_?\d{2,3}[af]?(?=[/_.-])"
"""In a path: `cuda_sm120a/`, `fused_sm90.cu`."""


def is_for_hip_alone(source: Source) -> bool:
    """Return whether only HIP's compiler sees a source, or parts of it that its template chooses."""
    if source.language is Language.HIP or source.target.is_rocm:
        return True
    if "{%" in source.text and compiled(_TEMPLATE_FOR_HIP).search(source.text):
        return True
    if any(_builds_hip_alone(one.text) for one in source.build if one.language is Language.CMAKE):
        return True
    return bool(compiled(_FOLDER_FOR_HIP).search(source.path)) or _includes_hip(source)


_COMPILER_OF_HIP = (
    r"(?i)\bset\s*\(\s*CMAKE_(?:CXX|CUDA)_COMPILER\s[^)]*hipcc|^[ \t]*project\s*\([^)]*\bHIP\b"
)
_COMPILER_OF_CUDA = r"(?i)\bnvcc\b|\bCUDAToolkit\b|find_package\s*\(\s*CUDA\b|\bCUDA\s*\)"


@lru_cache(maxsize=64)
def _builds_hip_alone(script: str) -> bool:
    """Return whether a CMakeLists.txt has HIP's compiler, and never speaks of CUDA's."""
    return "HIP" in script.upper() and bool(
        compiled(_COMPILER_OF_HIP).search(script) and not compiled(_COMPILER_OF_CUDA).search(script)
    )


_OF_HIP = r"(?:hip|hipcub|rocprim|ATen/hip|c10/hip)/[\w/.-]+"
_CHOOSES = r"(?i)rocm|hip|cuda|amd|nvcc"


def _includes_hip(source: Source) -> bool:
    """Return whether a source includes a header of HIP, whatever it is compiled for."""
    code = code_of(source) if "hip" in source.text else ""
    return any(
        not any(
            compiled(_CHOOSES).search(c.text)
            for c in kit.preprocessor.conditions_at(code, found.start)
        )
        for found in (includes(source, _OF_HIP) if code else ())
    )


def _is_kept_from_rocm(source: Source) -> bool:
    """
    Return whether all that a source has to say of ROCm is that some of it is not for it, and no build script speaks of it.

    `#if !defined(USE_ROCM)` without an `#else` is often copied, and nobody compiles the rest for AMD either.
    """
    if any(re.search(_SPEAKS_OF_ROCM, script.text) for script in source.build):
        return False
    for file in source.with_includes:
        code = code_of(file)
        for match in re.finditer(ROCM_IS_MEANT, code):
            if not re.search(_NOT_FOR_ROCM, code[max(0, match.start() - 40) : match.end()]):
                return False
        for branch in re.finditer(r"^[ \t]*#[ \t]*el(?:se|if)\b", code, re.MULTILINE):
            around = kit.preprocessor.conditions_at(code, branch.end())
            if any(not c.holds and re.search(ROCM_IS_MEANT, c.text) for c in around):
                return False
    return True


def _has_relative(source: Source, *names: str) -> bool:
    """Return whether a source is in a folder `cuda` next to one for ROCm; one called `hip` may be written by hipify."""
    above = [source.path[: m.start()] for m in re.finditer(r"(?<![^/])cuda/", source.path)]
    beside = tuple(f"{folder}{name}/" for folder in above for name in names)
    return bool(beside) and any(file.path.startswith(beside) for file in source.project)


def _is_for_cuda_alone(source: Source) -> bool:
    """Return whether CMake builds a source, or the folder of a header, only for CUDA, or its path names an architecture of it."""
    if compiled(_FOR_AN_NVIDIA_GPU).search(source.path):
        return True
    folder, _, name = source.path.rpartition("/")
    is_header = name.endswith((".h", ".cuh", ".hpp"))
    targets = [f"{one}/" for one in reversed(folder.split("/"))] if is_header and folder else [name]
    scripts = [script for script in source.build if script.language is Language.CMAKE]
    for target in targets:  # a header is for the sources of the nearest folder that CMake names
        if named := [c for script in scripts for c in _conditions_of(script.text, target)]:
            return all(any(re.search(_CUDA_ONLY_PATTERN, c) for c in above) for above in named)
    return False


_MOST_PLACES = 20
"""Of a name in a CMakeLists.txt."""
_CUDA_ONLY_PATTERN = r"(?i)^(?!.*\b(?:OR|NOT)\b)(?=.*\bCUDA\b)(?!.*(?:HIP|ROCM))"


def _conditions_of(text: str, name: str) -> Iterator[tuple[str, ...]]:
    """Yield the `if`s above each place of a CMakeLists.txt that holds something."""
    places = re.finditer(rf"(?<![\w.-]){re.escape(name)}", text)
    for found, _ in zip(places, range(_MOST_PLACES), strict=False):
        yield tuple(
            " ".join(branch.split())
            for *_, branch in kit.cmake_branches.branches_at(text, found.start())
        )


def is_decided(source: Source, at: int) -> bool:
    """Return whether a place stands under a condition that may keep it from HIP's compiler, by its own macros too."""
    code = code_of(source)
    if kit.preprocessor.is_tested(code, at, _DECIDES_ON_ROCM):
        return True
    names = {
        name
        for condition in kit.preprocessor.conditions_at(code, at)
        for name in re.findall(r"[A-Za-z_]\w*", condition.text)
    }
    return any(_is_defined_by_vendor(source, name) for name in names)


def _is_defined_by_vendor(source: Source, name: str) -> bool:
    """Return whether a source, or what it includes, defines a macro under a condition that may be one of the vendor."""
    define = re.compile(rf"^[ \t]*#[ \t]*define[ \t]+{name}\b", re.MULTILINE)
    return any(
        kit.preprocessor.is_tested(code_of(file), match.start(), _DECIDES_ON_ROCM)
        for file in source.with_includes
        if name in file.text
        for match in define.finditer(code_of(file))
    )


def is_kept_from_hip(source: Source, at: int) -> bool:
    """Return whether a place is in a template that is never instantiated outside such conditions."""
    code = code_of(source)
    for start, end in kit.brackets.blocks(code).spans:
        if start > at:
            break
        begin = max(start - _LONGEST_HEAD, *(code.rfind(mark, 0, start) + 1 for mark in ";{}"))
        name = re.search(_TEMPLATE, code[begin:start]) if end > at else None
        if name:
            uses = [m.start() for m in re.finditer(rf"\b{name[1]}\b", code)]
            uses = [use for use in uses if not begin <= use < end]
            return bool(uses) and all(is_decided(source, use) for use in uses)
    return False


_LONGEST_HEAD = 2_000
_TEMPLATE = r"\btemplate\s*<[^(]*\b(?!__)(\w+)\s*\("


def is_own_function(source: Source, name: str) -> bool:
    """Return whether the sources define the function themselves, other than by calling HIP's."""
    written = rf"\b__device__\b[^;{{}}()]*\b{name}\s*\([^;{{}}]*\)\s*{{(?P<body>[^{{}}]*)"
    bodies = [m["body"] for one in source.with_includes for m in matches(one, written)]
    is_macro = is_in_any(source, rf"\bdefine[ \t]+{name}\b")
    return is_macro or any(re.search(rf"\b{name}\s*\(", body) is None for body in bodies)
