"""
ROCm drops names too, with each major release:

- ROCm 6.0: `hipPointerAttribute_t::memoryType` is `type`, as CUDA has called it since 11; `hipDeviceProp_t::gcnArch` is the text
  `gcnArchName`. `__HIP_PLATFORM_HCC__` and `__HIP_PLATFORM_NVCC__` are no longer defined beside `__HIP_PLATFORM_AMD__` and
  `__HIP_PLATFORM_NVIDIA__`, so that code which only asks for the old ones takes the branch for the other vendor, without a word.
  `<hipfft.h>` and others are found in a folder only, `<hipfft/hipfft.h>`: the files that stood in their place in
  `/opt/rocm/include` are gone. So are the folders of single parts, `/opt/rocm/hip/cmake` and `/opt/rocm/hipcub/include`.
- ROCm 7.0: `__AMDGCN_WAVEFRONT_SIZE` is deprecated, and later compilers no longer define it; `warpSize` is no constant. It
  declares `__syncwarp()` itself, which a project's own definition of it then repeats.
  hipBLAS 3 takes HIP's `hipDataType`, and has no `hipblasDatatype_t` any more
  (https://github.com/facebookresearch/faiss/pull/4567).
- ROCm 10: hipCUB follows CUB 3 and has no `hipcub::Max`, `hipcub::Min`, `hipcub::Traits` and `hipcub::CTA_SYNC`
  (https://github.com/ROCm/aiter/pull/4843).

`type` came with ROCm 5.7 (https://github.com/pytorch/pytorch/pull/115946), the macros of the platforms with ROCm 5
(https://github.com/pytorch/pytorch/pull/111975): code for older releases has to ask for the version.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.sources import (
    code_of,
    evidence,
    for_scripts,
    for_sources,
    is_in_any,
    matches,
)
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    Language,
    Safety,
    Source,
    Target,
)
from opwright.syntax.project.whole_project import SameProject

_MACROS = {
    "__HIP_PLATFORM_HCC__": ("6.0", "__HIP_PLATFORM_AMD__"),
    "__HIP_PLATFORM_NVCC__": ("6.0", "__HIP_PLATFORM_NVIDIA__"),
    "__AMDGCN_WAVEFRONT_SIZE": (
        "newer than 7.0",
        "__GFX9__, which says 64, or warpSize where the kernel runs",
    ),
    "__AMDGCN_WAVEFRONT_SIZE__": (
        "newer than 7.0",
        "__GFX9__, which says 64, or warpSize where the kernel runs",
    ),
}
_MACRO = rf"\b(?:{'|'.join(_MACROS)})(?!\w)"
_FIELDS = {
    ("hipPointerAttribute_t", "memoryType"): ("6.0", "type"),
    ("hipDeviceProp_t", "gcnArch"): ("6.0", "gcnArchName, a text"),
}
_HIPCUB = {
    "Max": "a function object of your own",
    "Min": "a function object of your own",
    "Traits": "the unsigned type of that size",
    "CTA_SYNC": "__syncthreads()",
}
_HIPCUBS = rf"\b(?P<space>hipcub|cub)::(?P<name>{'|'.join(_HIPCUB)})\b"
_FOLDERS = {
    **{f"{name}.h": name for name in ("hipblas", "hipsparse", "hipfft", "hipsolver", "hiprand")},
    **{f"{name}.h": name for name in ("rocblas", "rocsparse", "rocfft", "rocsolver", "rocrand")},
    "hiprand_kernel.h": "hiprand",
    "rocrand_kernel.h": "rocrand",
    "rocm_version.h": "rocm-core",
}
"""Headers that ROCm 6 has in a folder only."""
_ON_THE_OUTSIDE = frozenset({"rocblas", "rocm-core"})
"""Folders that no target of CMake adds, as https://github.com/electronic-structure/SIRIUS/pull/1022 found."""
_MOVED = r"#[ \t]*include[ \t]*<(?P<header>(?:(?:hip|roc)(?:blas|sparse|fft|solver|rand)(?:_kernel)?|rocm_version)\.h)>"
_SPEAKS_OF_ROCM = r"\bUSE_\w*ROCM\b|\bhip(?:LaunchKernel|Stream_t|Error_t|GetDevice)\w*|\b__HIP__\b"
_BUILDS_FOR_ROCM = r"(?i)rocm|\bhip(?:cc|ify|_)|IS_HIP_EXTENSION"
_BUILT = re.compile(
    r"USE_ROCM(?<=\bUSE_ROCM)\b|<hip/hip_runtime|hipLaunchKernel|IS_HIP_EXTENSION|torch\.version\.hip"
)
_GUARD = re.compile(r"VERSION|ROCM_\w*\d|__has_include")
_OWN = "where it declares the name itself"
_SYNCWARP = r"\bvoid\s+__syncwarp\s*\(\s*(?:void)?\s*\)\s*\{"
_OLD_FOLDER = (
    r"(?:/opt/rocm|\$(?:ENV)?\{?(?:ROCM_PATH|ROCM_HOME|ROCM_ROOT|ROCM_DIR)\}?)/(?:hip/(?:include|lib|cmake|bin)"
    r"|(?:hipcub|rocprim|rocthrust|rocblas|rocrand|hiprand|rocfft|hipfft|hipsparse|rocsparse)/(?:include|lib))\b"
)
"""Of a single part, from before the folders of all parts were put together."""


@for_sources(
    _HIPCUBS,
    _MACRO,
    _MOVED,
    "__syncwarp",
    r"\bhipPointerAttribute_t\b",
    r"\bhipDeviceProp_t\b",
    "hipblasDatatype_t",
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names that ROCm no longer has, once each in a file."""
    if source.target.is_rocm is False:
        return
    reported: set[str] = set()
    for start, end, name, since, instead in (
        *_macros(source),
        *_fields(source),
        *_moved_headers(source),
        *_type_of_hipblas(source),
    ):
        above = kit.inclusion.conditions(source, start)
        if name not in reported and not any(_GUARD.search(one.text) for one in above):
            reported.add(name)
            yield evidence(
                source,
                start,
                end,
                confidence=Confidence.LIKELY,
                api=name,
                rocm=since,
                instead=instead,
            )
    yield from _own_definitions(source)
    yield from _of_hipcub(source) if "hipcub" in source.text and not _installs_older(source) else ()


@for_scripts("/opt/rocm", "ROCM_")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for folders of ROCm that are gone, in a CMake script that asks for no others."""
    is_cmake = script.language is Language.CMAKE
    if not script.target.is_rocm or not is_cmake or re.search(r"(?i)\bEXISTS\b", script.text):
        return
    for argument in (a for c in kit.cmake.commands(script.text) for a in c.arguments):
        match = re.search(_OLD_FOLDER, script.text[argument.start : argument.end])
        if match and not kit.cmake_branches.branches_at(script.text, argument.start):
            instead = re.sub(r"/(?:hip|roc)\w*/(\w+)$", r"/\1", match[0])
            instead = instead.replace("/cmake", "/lib/cmake/hip")
            yield evidence(
                script,
                argument.start + match.start(),
                argument.start + match.end(),
                confidence=Confidence.LIKELY,
                api=match[0],
                rocm="6.0",
                instead=instead,
            )


def _of_hipcub(source: Source) -> Iterator[Evidence]:
    """Yield the first use of each removed name of hipCUB, qualified or through `namespace cub = hipcub`."""
    reported = set()
    is_alias = is_in_any(source, r"\bnamespace\s+cub\s*=\s*(?:::)?hipcub\b")
    for match in matches(source, _HIPCUBS):
        above = " ".join(one.text for one in kit.inclusion.conditions(source, match.start()))
        is_its = match["space"] == "hipcub" or (is_alias and not re.search("ROCM|HIP", above))
        if is_its and match["name"] not in reported and not re.search(_ASKS_ROCM, above):
            reported.add(match["name"])
            yield evidence(
                source,
                *match.span(),
                confidence=Confidence.POSSIBLE,
                api=f"hipcub::{match['name']}",
                rocm="10",
                instead=_HIPCUB[match["name"]],
            )


_INSTALLED = r"--rocmrelease[= ](\d{1,2})\.|\bwhl/rocm(\d{1,2})\."
_WITHOUT_HIPCUBS = 10


def _installs_older(source: Source) -> bool:
    """Return whether a project's instructions install a ROCm, and none that has lost hipCUB's names."""
    said = {
        text for script in source.build[:1] for _, text in script.instructions if "rocm" in text
    }
    found = [int(a or b) for text in said for a, b in re.findall(_INSTALLED, text)]
    return bool(found) and max(found) < _WITHOUT_HIPCUBS


_ASKS_ROCM = r"(?:HIP|ROCM|HIPCUB|CCCL)\w*VERSION|ROCM_\w*\d"


def _own_definitions(source: Source) -> Iterator[Evidence]:
    """Yield what a project defines and ROCm 7 does too."""
    for match in matches(source, _SYNCWARP) if "__syncwarp" in source.text else ():
        above = [one.text for one in kit.inclusion.conditions(source, match.start())]
        is_for_hip = source.language is Language.HIP or any(re.search("HIP|ROCM", t) for t in above)
        if is_for_hip and not any(map(_GUARD.search, above)):
            yield evidence(
                source,
                *match.span(),
                confidence=Confidence.LIKELY,
                api="__syncwarp()",
                rocm="7.0",
                title=_OWN,
                remedy=_OWN,
            )


def _macros(source: Source) -> Iterator[tuple[int, int, str, str, str]]:
    """Yield the places of macros that are tested alone: neither the condition nor the project knows the new one."""
    code = code_of(source)
    found = list(matches(source, _MACRO))
    is_built = found and (source.target.is_rocm or _is_built_for_rocm(source))
    for match in found if is_built else ():
        since, instead = _MACROS[match[0]]
        begin = code.rfind("\n", 0, match.start()) + 1
        line = code[begin : code.find("\n", match.end())]
        is_condition = re.match(r"[ \t]*#[ \t]*(?:el)?if", line) is not None
        is_defined = is_in_any(source, rf"#[ \t]*define[ \t]+{match[0]}\b") or any(
            match[0] in script.text for script in source.build
        )
        if not is_condition or is_defined or "__HIP_PLATFORM_AMD__" in line or _GUARD.search(line):
            continue
        if match[0].startswith("__HIP_PLATFORM") and is_in_any(source, rf"\b{instead}\b"):
            continue
        yield *match.span(), match[0], since, instead


def _moved_headers(source: Source) -> Iterator[tuple[int, int, str, str, str]]:
    """Yield headers named without their folder, where no build script says which folder that is."""
    for match in re.finditer(_MOVED, source.text):
        header = match["header"]
        folder = _FOLDERS.get(header)
        target = "" if folder in _ON_THE_OUTSIDE else rf"|{folder}::|\broc::"
        said = rf"include/{folder}\b|{folder}/include\b{target}"
        is_said = any(re.search(said, script.text) for script in source.build)
        is_own = any(f"/{file.path}".endswith(f"/{header}") for file in source.project)
        if folder and not is_said and not is_own and code_of(source)[match.start()] == "#":
            yield *match.span("header"), f"<{header}>", "6.0", f"<{folder}/{header}>"


def _type_of_hipblas(source: Source) -> Iterator[tuple[int, int, str, str, str]]:
    """Yield the first use of hipBLAS's own type of data types, where nothing chooses between it and HIP's."""
    files = source.with_includes
    if "hipblas" not in source.text.lower() or any(
        re.search(r"HIPBLAS_V2|define[ \t]+hipblasDatatype_t\b", file.text) for file in files
    ):
        return
    match = next(matches(source, r"\bhipblasDatatype_t\b"), None)
    above = kit.inclusion.conditions(source, match.start()) if match else ()
    if match and not any(re.search("(?i)hipblas", one.text) for one in above):
        instead = "hipDataType, or hipblasComputeType_t for what is computed in"
        yield *match.span(), match[0], "7.0", instead


def _is_built_for_rocm(source: Source) -> bool:
    """Return whether the project is built for AMD's GPUs at all: much copied code asks for the macro."""
    if source.language is Language.HIP or is_in_any(source, _SPEAKS_OF_ROCM):
        return True
    if any(_builds_for_rocm(script.text) for script in source.build):
        return True
    return _is_built_anywhere(SameProject(source.project))


@lru_cache(maxsize=256)
def _builds_for_rocm(script: str) -> bool:
    return re.search(_BUILDS_FOR_ROCM, script) is not None


@lru_cache(maxsize=8)
def _is_built_anywhere(project: SameProject) -> bool:
    return any(_BUILT.search(file.text) for file in project.sources)


def _fields(source: Source) -> Iterator[tuple[int, int, str, str, str]]:
    for (kind, field), (since, instead) in _FIELDS.items():
        if field not in source.text:
            continue
        owners = {m[1] for m in matches(source, rf"\b{kind}\s*[*&]?\s*(\w+)\s*[;,={{)\[]")}
        names = "|".join(map(re.escape, sorted(owners)))
        if not names:
            continue
        for match in matches(source, rf"\b(?:{names})\s*(?:\[[^\]]*\]\s*)?(?:\.|->)\s*({field})\b"):
            yield *match.span(1), f"{kind}::{field}", since, instead


_SYNC = "#ifdef __HIPCC__\n__device__ void __syncwarp() {}\n#endif\n"
_TYPED = "#include <hipblas/hipblas.h>\nhipblasDatatype_t type = HIPBLAS_R_16F;\n"
_ON_AMD = Target(gpus=("gfx942",))
_MODULES = 'list(APPEND CMAKE_MODULE_PATH "/opt/rocm/hip/cmake")\n'
_POINTER = (
    "#include <hip/hip_runtime.h>\nbool f(void* p) {\n  hipPointerAttribute_t a;\n  hipPointerGetAttributes(&a, p);\n"
    "  return a.memoryType == hipMemoryTypeHost;\n}\n"
)

_GREATEST = "#include <hipcub/hipcub.hpp>\nauto f(Reduce r, float x) { return r.Reduce(x, hipcub::Max()); }\n"
_RENAMED = (
    "#ifdef USE_ROCM\nnamespace cub = hipcub;\n#endif\n{}"
    "auto f(Reduce r, float x) {{ return r.Reduce(x, cub::Max()); }}\n"
)

CAUSE = Cause(
    title="ROCm {rocm} no longer has {api}",
    titles={_OWN: "ROCm {rocm} declares {api} itself, and the sources define it again"},
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix("replace {api} with {instead}", safety=Safety.MANUAL),
    remedies={_OWN: Fix("put the definition of {api} under #if HIP_VERSION < 70000000")},
    examples=(
        Source("gemm.cc", _TYPED),
        Source("gemm.cc", "#include <hip/hip_runtime.h>\n#include <rocm_version.h>\n", _ON_AMD),
        Source("warp.hpp", _SYNC),
        BuildScript("CMakeLists.txt", _MODULES, target=_ON_AMD),
        Source("op.cc", _POINTER),
        Source("norm.hip", _GREATEST),
        Source("norm.cu", _RENAMED.format(""), _ON_AMD),
        Source("op.cu", "#ifdef __HIP_PLATFORM_HCC__\nhipStream_t stream;\n#endif\n"),
        Source("fft.h", "#include <hip/hip_runtime.h>\n#include <hipfft.h>\n"),
        Source(
            "op.cuh",
            "#if defined(USE_ROCM) && __AMDGCN_WAVEFRONT_SIZE == 64u\n#define LANES 64\n#else\n#define LANES 32\n#endif\n",
        ),
    ),
    counterexamples=(
        Source("gemm.cc", f"#if HIP_VERSION < 70000000\n{_TYPED}#endif\n"),
        Source("gemm.cc", f"#define HIPBLAS_V2\n{_TYPED}"),
        Source("warp.hpp", _SYNC.replace("__HIPCC__", "__HIPCC__ && HIP_VERSION < 70000000")),
        BuildScript("CMakeLists.txt", _MODULES),
        BuildScript(
            "CMakeLists.txt", f"if(EXISTS /opt/rocm/hip)\n{_MODULES}endif()\n", target=_ON_AMD
        ),
        Source("op.cc", _POINTER, Target(gpus=("sm_90",))),
        Source("op.cc", _POINTER.replace("a.memoryType", "a.type")),
        Source(
            "norm.hip",
            _GREATEST,
            build=(
                BuildScript(
                    "setup.py",
                    "setup()\n",
                    instructions=(Instructions("README.md", "amdgpu-install --rocmrelease=6.2.4"),),
                ),
            ),
        ),
        Source("norm.hip", f"#if ROCM_VERSION < 100000\n{_GREATEST}#endif\n"),
        Source("norm.cu", _RENAMED.format("#ifndef USE_ROCM\n") + "#endif\n"),
        Source("op.cc", _POINTER.replace("hipPointerAttribute_t", "Attributes")),
        Source(
            "op.cu",
            "#if defined(__HIP_PLATFORM_HCC__) || defined(__HIP_PLATFORM_AMD__)\n#include <hip/hip_runtime.h>\n#endif\n",
        ),
        Source("op.cu", "#ifdef __HIP_PLATFORM_HCC__\nint x;\n#endif\n"),
        Source("fft.h", "#include <hip/hip_runtime.h>\n#include <hipfft/hipfft.h>\n"),
        Source("fft.h", "#if HIP_VERSION < 60000000\n#include <hipfft.h>\n#endif\n"),
        Source("fft.h", "#include <hipfft.h>\n", Target(gpus=("sm_90",))),
        Source(
            "op.cu",
            "#include <hip/hip_runtime.h>\n#if HIP_VERSION < 60000000\n#ifdef __HIP_PLATFORM_HCC__\nint x;\n#endif\n#endif\n",
        ),
    ),
)
