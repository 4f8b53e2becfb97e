"""
A kernel that is a template is defined and instantiated in one .cu file, and launched in another that sees only its declaration:
`template <typename T> __global__ void scale(T*, int);`. Up to CUDA 12 the host code of the kernel was an ordinary template,
which the linker found. CUDA 13 makes it static (`-static-global-template-stub=true` by default) and hides what it exports, so
that each file has its own or none: nvcc warns of it (#20280-D), and the linker says `undefined reference` or `hidden symbol …
isn't defined`.

Launch the kernel where it is defined, by an ordinary function that the other files call; or move its definition into the
header; or compile with `-static-global-template-stub=false`, or all of it with `-rdc=true`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.host_files import is_for_host_compiler
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import code_of, evidence, for_sources, launches, may_launch
from opwright.model import Cause, Confidence, Evidence, Fix, Language, Safety, Source, Target

_LONGEST_GAP = 200
_LAST_WITH = 12
"""The major release of CUDA whose kernel templates other files can launch."""
_ELSEWHERE = (
    r"rdc=true|relocatable-device-code|SEPARABLE_COMPILATION|static-global-template-stub|dlink"
)
"""Flags with which the linker finds it, in a build script."""
_HIP = r"#[ \t]*include[ \t]*<hip/hip_"
_LANGUAGE = r"\bLANGUAGE\s+\"?CUDA\b|-x['\",= ]{1,4}cu\b"
"""How a build has nvcc compile files other than .cu."""
_WARNING = (
    r"#?20280-D: when \"-static-global-template-stub=true\"[^\n]{0,200}\(\"(?P<name>\w{1,120})"
)
_HIDDEN = r"hidden symbol [`'‘\"](?P<name>_Z\d+\w{3,200})['’\"](?: in \S{1,200})? (?:isn't defined|is referenced)"


@for_sources(
    "__global__",
    r"\bcudaStream",
    r"\bcudaGetLastError",
    r"\bgetCurrentCUDAStream",
    r"KERNEL_LAUNCH_CHECK",
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for launches of a kernel template that the file only declares."""
    if (
        source.language is not Language.CUDA
        or not may_launch(source)
        or "template" not in "".join(file.text for file in source.with_includes)
        or is_for_host_compiler(source)
        or _is_for_hip(source)
    ):
        return
    reported: set[str] = set()
    for launch in launches(source):
        name = launch.kernel.text.rpartition("::")[2].strip()
        if name in reported or not _is_only_declared(source, name):
            continue
        reported.add(name)
        toolkit, confidence = _toolkit(source.target)
        if toolkit and not any(re.search(_ELSEWHERE, script.text) for script in source.build):
            yield evidence(
                source,
                launch.kernel.start,
                launch.kernel.end,
                confidence=confidence,
                name=name,
                toolkit=toolkit,
            )


def _is_for_hip(source: Source) -> bool:
    """Return whether only hipcc compiles a source: it includes HIP headers, or launches kernels without being a .cu."""
    if source.path.endswith((".cpp", ".cc", ".cxx")):
        return not any(re.search(_LANGUAGE, script.text) for script in source.build)
    return any(
        re.search(_HIP, file.text) and "cuda_runtime" not in file.text
        for file in source.with_includes
    )


def _is_only_declared(source: Source, name: str) -> bool:
    ends = {
        end
        for file in source.with_includes
        if name in file.text
        for end in _ends_of_kernels(code_of(file), name)
    }
    return ends == {";"}


def _ends_of_kernels(code: str, name: str) -> Iterator[str]:
    """Yield what follows the parameters of each kernel template of a name: `;` of a declaration, else `{`."""
    for at in kit.own_names.word_places(code, name):
        begin = max(code.rfind(mark, 0, at) for mark in ";{}") + 1
        head = code[begin:at]
        opening = code.find("(", at)
        if "__global__" in head and "template" in head and opening >= 0:
            end = kit.brackets.closing(code, opening)
            if end is not None:
                yield code[end + 1 : end + _LONGEST_GAP].lstrip()[:1]


def _toolkit(target: Target) -> tuple[str, Confidence]:
    if given := re.match(r"\d+", target.cuda or ""):
        return (f"CUDA {given[0]}" if int(given[0]) > _LAST_WITH else ""), CERTAIN
    return kit.targets.for_cuda_after(target, _LAST_WITH), LIKELY


_DECLARATION = "template <typename T> __global__ void scale(T* x, int n);\n"
_LAUNCH = "void run(float* x, int n, cudaStream_t s) { scale<float><<<1, 32, 0, s>>>(x, n); }\n"

CAUSE = Cause(
    title="the kernel template {name} is launched where it is only declared: {toolkit} keeps its host code to the file that defines it",
    in_source=in_source,
    fact="",  # whichever kernels of a project
    in_log=log_rules(
        rule(_WARNING, confidence=CERTAIN, toolkit="CUDA 13"),
        rule(_HIDDEN, confidence=LIKELY, only_if=r"_b?\.cudafe1|\.cu\b|nvcc", toolkit="CUDA 13"),
    ),
    fix=Fix(
        "launch {name} in the file that defines it and call a function there, move its definition into the header, or compile"
        " with -static-global-template-stub=false",
        commands=("export NVCC_APPEND_FLAGS=-static-global-template-stub=false",),
        safety=Safety.MANUAL,
    ),
    examples=(
        Source("b.cu", _DECLARATION + _LAUNCH, Target(cuda="13.0")),
        Source("b.cu", '#include "k.h"\n' + _LAUNCH, includes=(Source("k.h", _DECLARATION),)),
        (
            'k.h(2): warning #20280-D: when "-static-global-template-stub=true" in whole program compilation mode'
            ' ("-rdc=false"), a __global__ function template instantiation or specialization ("scale<float> ") must have a'
            " definition in the current translation unit.\n"
            "/usr/bin/ld: lib.so: hidden symbol `_Z5scaleIfEvPT_i' isn't defined\n"
            "/usr/bin/ld: final link failed: bad value"
        ),
    ),
    counterexamples=(
        Source("b.cu", _DECLARATION + _LAUNCH, Target(cuda="12.8")),
        Source("b.cc", _DECLARATION + _LAUNCH, Target(cuda="13.0")),
        Source(
            "b.cu",
            _DECLARATION
            + _LAUNCH
            + "template <typename T> __global__ void scale(T* x, int n) { }\n",
            Target(cuda="13.0"),
        ),
        Source(
            "b.cu",
            "__global__ void scale(float* x, int n);\nvoid run(float* x) { scale<<<1, 32>>>(x, 1); }\n",
            Target(cuda="13.0"),
        ),
    ),
)
