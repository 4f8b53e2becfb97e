"""
A Windows object file (COFF) has room for 65,279 sections by default, and each template instance takes one, with more for
its debug information. Files that include much of torch, or dispatch over many types, exceed it: cl.exe stops with C1128,
and MinGW's assembler with "too many sections" or "file too big".

`/bigobj` selects the format with room for four billion. It costs nothing, and every current linker reads it. For a `.cu`
file nvcc has to pass it on: `-Xcompiler /bigobj`. A build with `/Z7` or `/Zi` needs it sooner.
"""

from opwright.causes.kit.rules import log_rule
from opwright.model import Cause, Fix

CAUSE = Cause(
    title="an object file has more sections than its format allows without /bigobj",
    in_log=log_rule(
        r"\berror C1128\b",
        r"\bC1128\b[^\n]{0,80}/bigobj",
        r"too many sections \(\d{5}",
        r"(?:Error|error): can't write \d{1,6} bytes to section [^\n]{1,200}[Ff]ile too big",
    ),
    fix=Fix(
        "compile with /bigobj, and .cu files with -Xcompiler /bigobj (MinGW: -Wa,-mbig-obj)",
        commands=("set CL=/bigobj", "set NVCC_APPEND_FLAGS=-Xcompiler /bigobj"),
    ),
    examples=(
        "csrc\\blend.cpp : fatal error C1128: number of sections exceeded object file format limit: compile with /bigobj\n",
        "csrc\\blend.cpp(1): error C1128: 节数超过对象文件格式限制: 请使用 /bigobj 进行编译",
        "as.exe: build\\blend.o: too many sections (35621)\nC:\\Temp\\ccQ1.s: Fatal error: build\\blend.o: file too big",
    ),
    counterexamples=(
        "cl.exe /c /nologo /O2 /bigobj /Tpcsrc\\blend.cpp",
        "LINK : fatal error LNK1120: 2 unresolved externals",
    ),
)
