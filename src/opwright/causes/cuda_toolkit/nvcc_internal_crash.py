"""
nvcc is a driver that starts other programs: `cudafe++` splits host from device code, `cicc` compiles device code to
PTX, `ptxas` turns PTX into machine code, `nvlink` and `fatbinary` put the parts together. When signal 11 (or 6)
kills one of them, or it reports a failed internal assertion, your code has hit a bug in this release of the
compiler. On Windows the same shows as status 0xC0000005 (access violation) or 0xC00000FD (stack overflow).

Deeply nested templates are the usual trigger, for two reasons: front ends recurse, so a stack of 8 MB may be too
small (`ulimit -s unlimited` then helps), and rare combinations are tested least. Fewer instances per file, no `-G`,
or less optimisation for that one file (`-Xcicc -O1`, `-Xptxas -O1`) avoid many of them.

It is not a lack of memory: then the kernel kills the process with signal 9. Reinstalling the same release does not
help. The next patch release, or the previous minor one, usually does.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Fix, Log, Machine

_NVCC_PROGRAMS = r"cicc|ptxas|cudafe\+\+|cudafe|nvlink|fatbinary|nvcc|cudacc"
_DIED_PATTERNS = (
    rf"(?P<tool>{_NVCC_PROGRAMS})['\"’]? died due to signal (?:11|4|6|7|8|5)\b",
    rf"(?P<tool>{_NVCC_PROGRAMS}|cl\.exe)['\"’]? died with status 0x[Cc]0000(?:005|0FD|0fd|374|409|01D)",
    r"[Ii]nternal error ?: assertion (?:failed|violation)",
    r"Internal Compiler Error \((?P<tool>codegen)\)",
    r"nvcc (?:fatal|error|internal error)\s{0,4}: (?:Internal|internal) (?:compiler )?error",
    r"(?P<tool>ptxas|nvlink|cicc) (?:fatal|error)\s{1,4}: (?:\(C7\d{3}\) )?Internal (?:compiler )?error",
    rf"Segmentation fault\s{{1,4}}(?:\(core dumped\)\s{{1,40}})?(?:\"?\$CICC_PATH/|\S{{0,80}}/)?\"?(?P<tool>{_NVCC_PROGRAMS})\b",
    r"(?P<tool>nvcc)(?:\.exe)?['\"]? failed with exit (?:status|code) (?:139|134|132|-11|-6|-4|3221225477|-1073741819)\b",
    rf"(?:Aborted|Illegal instruction|Bus error)\s{{1,4}}(?:\(core dumped\)\s{{1,40}})?(?:\"?\$CICC_PATH/|\S{{0,80}}/)?\"?(?P<tool>{_NVCC_PROGRAMS})\b",
)
_NVCC_AT_WORK = r"\bnvcc\b|\.cuh?\b|cudafe|errors? detected in the compilation of"
_CMAKE_COMPILE_FAILED = r"Segmentation fault[^\n]{0,30}\n[> ]{0,4}CMake Error at \S{1,200}\.cu\.o"
_BARE_SEGFAULT = r"^[^\n]{0,30}?(?:Segmentation fault|Speicherzugriffsfehler|段错误|段錯誤|Erreur de segmentation|Violación de segmento|Segmentation-Fehler|セグメンテーション|Ошибка сегментирования)[^\n]{0,20}$"
"""All that nvcc's shell says since CUDA 12."""


def _tool(match: LogMatch, _: Log) -> str:
    return match.groups.get("tool", "the front end of nvcc")


def _confidence(match: LogMatch, log: Log) -> Confidence:
    is_nvcc = "tool" in match.groups or "nvcc" in match.quote or has_match(log, _NVCC_AT_WORK)
    return CERTAIN if is_nvcc and _tool(match, log) != "cl.exe" else LIKELY


def _segfault_confidence(match: LogMatch, log: Log) -> Confidence | None:
    above = log.text[max(0, match.start - 4000) : match.start].rstrip().rpartition("\n")[2]
    if "nvcc" in above and " -" in above:
        return CERTAIN
    return LIKELY if has_match(log, _CMAKE_COMPILE_FAILED) else None


CAUSE = Cause(
    title="{tool} crashed, which is a bug in this release of the compiler",
    in_log=log_rules(
        rule(*_DIED_PATTERNS, confidence=_confidence, tool=_tool),
        rule(_BARE_SEGFAULT, confidence=_segfault_confidence, tool="a program of nvcc"),
    ),
    fix=Fix(
        "build with another release of the toolkit (that of torch.version.cuda, if it is another one; else its last update), raise the stack limit, or give the compiler less work at a time"
        " (fewer template instances per file, or a lower optimisation level for this one)",
        commands=(
            "ulimit -s unlimited",
            "python -c 'import torch; print(torch.version.cuda)' && nvcc --version",
            "conda install -c nvidia cuda-nvcc=\"$(python -c 'import torch; print(torch.version.cuda)')\"",
        ),
    ),
    examples=(
        'Error: Internal Compiler Error (codegen): "there was an error in verifying the module"',
        Log(
            "nvcc error   : 'ptxas' died due to signal 11 (Invalid memory reference)\n"
            "nvcc error   : 'ptxas' core dumped\n",
            Machine(cuda="12.2"),
        ),
        "nvcc error   : 'cudafe++' died with status 0xC0000005 (ACCESS_VIOLATION)\n",
        (
            "csrc/op.cu(41): internal error: assertion failed: lower_expr: bad kind (lower_il.c, line 812)\n"
            '1 catastrophic error detected in the compilation of "csrc/op.cu".\nCompilation aborted.\n'
        ),
        "Segmentation fault (core dumped)\nerror: command '/opt/cuda/bin/nvcc' failed with exit status 139",
    ),
    counterexamples=(
        "error: command '/usr/local/cuda/bin/nvcc' failed with exit status 1",
        "nvcc error   : 'cicc' died due to signal 9 (Kill signal)",
        "g++: internal compiler error: Segmentation fault signal terminated program cc1plus",
        "RuntimeError: CUDA error: device-side assert triggered\nAssertion `t >= 0` failed.",
        "nvcc error   : 'cicc' died due to signal 2",
        "nvcc -c op.cu -o op.o\npython test.py\nSegmentation fault (core dumped)",
    ),
)
