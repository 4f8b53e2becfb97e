"""
An "internal compiler error" is the compiler's own fault: it met code that it cannot handle and asks for a bug report. GCC
names the place in its sources or says `Segmentation fault`; clang says "frontend command failed" or "error in backend".
torch's headers are deeply nested templates, where releases of compilers differ most, and a rare target (ARM, a new AMD
GPU) is the least tested.

Another release of the compiler usually compiles the same code: try a later patch release first, then the one before.
Less optimization for that one file (`-O1`, no `-g`, no `-march=native`), or splitting the file, avoids many crashes. If
the crash moves about from run to run, suspect memory, or a machine that is overclocked or too hot.

A crash with `Killed` is not the compiler's: memory ran out. Where one of nvcc's own programs crashes, it is nvcc.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log, Machine

_GCC = (
    (
        r"(?:internal compiler error|编译器内部错误|編譯器內部錯誤|erreur interne du compilateur|[Ii]nterner Compiler-?[Ff]ehler"
        r"|error interno del compilador|errore interno del compilatore|erro interno do compilador|コンパイラ内部エラー"
        r"|внутренняя ошибка компилятора)(?: ?[:：]|,)"
        r"(?!\s{0,3}(?:Killed|已杀死|Завершено|Processus arrêté|Getötet|Matado|Terminado))"
    ),
)
_CLANG = (
    r"clang(?:\+\+)?(?:-\d{1,2})?(?:\.exe)?: error: (?:clang )?(?:frontend|linker|assembler) command (?:failed with exit code (?:70|13[49])|failed due to signal)",
    r"fatal error: error in backend: (?!\s*(?:IO failure|unable to open|No space))",
    r"PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT",
)
_MSVC = (
    r"fatal error C1001: (?:[Ii]nternal compiler error|INTERNAL COMPILER ERROR|An internal error has occurred in the compiler|内部编译器错误|Interner Compilerfehler|Erreur interne du compilateur|コンパイラ(?:で|の)?内部エラー|내부 컴파일러 오류)",
    r"INTERNAL COMPILER ERROR in '[^'\n]{0,200}\b(?:cl|link)\.exe'",
)
_OF_MICROSOFT = "where it is Microsoft's compiler"
_OUT_OF_MEMORY = r"(?:Killed|已杀死)(?: signal terminated program| \(program)"
"""The kernel has stopped the compiler: what the driver says next means nothing."""
_GARBLED_BY_NVCC = "/chrono:"


def _confidence(match: LogMatch, _log: Log) -> Confidence:
    """Return how sure it is that the compiler crashed; a signal to it may be the kernel's, for memory."""
    is_signal = (
        "due to signal" in match.quote
        or "terminated program" in match.quote
        or "(program " in match.quote
    )
    is_unsaid = "PLEASE ATTACH" in match.quote  # clang says so of a signal as well
    return LIKELY if is_signal or is_unsaid or _GARBLED_BY_NVCC in match.quote else CERTAIN


CAUSE = Cause(
    title="{tool} crashed: this code triggers a bug in this release of the compiler",
    in_log=log_rules(
        rule(*_GCC, confidence=_confidence, tool="GCC"),
        rule(*_CLANG, confidence=_confidence, tool="clang"),
        rule(*_MSVC, confidence=LIKELY, tool="MSVC", remedy=_OF_MICROSOFT),
        unless=_OUT_OF_MEMORY,
    ),
    fix=Fix(
        "compile with another release of {tool}, or compile that file with less optimization",
        commands=(
            "apt-get install g++-12",
            "CC=gcc-12 CXX=g++-12 pip install --no-build-isolation .",
        ),
    ),
    remedies={
        _OF_MICROSOFT: Fix(
            "update Visual Studio: newer releases of the same toolset have fixed many of these crashes; or build with an older toolset that torch's CUDA supports (14.29 of Visual"
            " Studio 2019). If it is the linker that crashes, build without /GL, which leaves code generation to it",
            commands=("winget upgrade Microsoft.VisualStudio.2022.BuildTools",),
        ),
    },
    examples=(
        "C:\\env\\torch\\include\\pybind11\\cast.h(1044) : fatal error C1001: Internal compiler error.\nINTERNAL COMPILER ERROR in 'C:\\VC\\bin\\link.exe'",
        Log(
            "csrc/blend.cpp: In function ‘at::Tensor blend(const at::Tensor&)’:\n"
            "csrc/blend.cpp:81:1: internal compiler error: Segmentation fault\n   81 | }\n      | ^\n"
            "Please submit a full bug report, with preprocessed source (by using -freport-bug).\n",
            Machine(compiler="gcc 14.1"),
        ),
        "/opt/torch/include/c10/util/Registry.h:44:3: internal compiler error: in tsubst_copy, at cp/pt.c:16212",
        "csrc/blend.cpp:81:1: 编译器内部错误：段错误\n",
        (
            "clang-17: error: clang frontend command failed with exit code 70 (use -v to see invocation)\n"
            "AMD clang version 17.0.0 (https://github.com/RadeonOpenCompute/llvm-project roc-6.0.2 24012)"
        ),
        "fatal error: error in backend: Cannot select: 0x55d0: i32 = bitcast 0x55d1\n1 error generated when compiling for gfx1030.",
    ),
    counterexamples=(
        "g++: internal compiler error: Killed (program cc1plus)",
        "c++: fatal error: Killed signal terminated program cc1plus",
        "nvcc error   : 'cicc' died due to signal 11 (Invalid memory reference)",
        "clang++: error: linker command failed with exit code 1 (use -v to see invocation)",
        "If you see an internal compiler error here, tell us.",
    ),
)
