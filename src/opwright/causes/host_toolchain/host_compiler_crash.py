"""
"internal compiler error" is a compiler's way to say that it is at fault: it met code that it cannot handle, said so, and
asks for a bug report. GCC names the place in its own sources or `Segmentation fault`, clang says "frontend command failed"
or "error in backend" and tells what it was about to do. torch's headers are templates of templates, which is where
releases of compilers differ, and a rare target (ARM, a new GPU of AMD's) has been tried least.

The same code compiles with another release of the compiler, as a rule: a later patch release first, or the one before. Less
optimisation for that one file (`-O1`, no `-g`, no `-march=native`), or the file cut in two, gets around many of them. To
build again helps where the crash moves about from run to run: then it is memory, or a machine that is
overclocked or too hot.

A crash with `Killed` is none of the compiler's: memory ran out. Where one of nvcc's own programs crashes, it is nvcc.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_GCC = (
    (
        r"(?:internal compiler error|编译器内部错误|編譯器內部錯誤|erreur interne du compilateur|[Ii]nterner Compiler-?[Ff]ehler"
        r"|error interno del compilador|errore interno del compilatore|erro interno do compilador|コンパイラ内部エラー"
        r"|внутренняя ошибка компилятора)(?: ?[:：]|,)"
        r"(?!\s{0,3}(?:Killed|已杀死|Завершено|Processus arrêté|Getötet|Matado|Terminado))"
    ),
)
_CLANG = (
    r"(?P<tool>clang)(?:\+\+)?(?:-\d{1,2})?(?:\.exe)?: error: (?:clang )?(?:frontend|linker|assembler) command (?:failed with exit code (?:70|13[49])|failed due to signal)",
    r"fatal error: error in (?P<tool>backend): (?!\s*(?:IO failure|unable to open|No space))",
    r"PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT",
)
_MEMORY = r"(?:Killed|已杀死)(?: signal terminated program| \(program)"
"""Of a driver whose compiler the kernel has stopped: what the compiler itself says is worth nothing then."""


@log_check(*_GCC, *_CLANG)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield where a compiler of the host, or hipcc's clang, gives up with an error of its own."""
    if next(find_matches(log, _MEMORY), None):
        return
    for found in find_matches(log, *_GCC):
        # cc1plus died of a signal, and which is all that the driver knows: it may be memory.
        driven = "terminated program" in found.quote or "(program " in found.quote
        of_nvcc = "/chrono:" in found.quote  # known of what nvcc hands on
        sure = Confidence.LIKELY if driven or of_nvcc else Confidence.CERTAIN
        yield found.evidence(sure, tool="GCC")
    for found in find_matches(log, *_CLANG):
        yield found.evidence(tool="clang")


CAUSE = Cause(
    title="{tool} crashed: a defect of this release of the compiler, which this code meets",
    in_log=in_log,
    fix=Fix(
        "compile with another release of {tool}, or that file with less optimisation",
        commands=(
            "apt-get install g++-12",
            "CC=gcc-12 CXX=g++-12 pip install --no-build-isolation .",
        ),
    ),
    examples=(
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
