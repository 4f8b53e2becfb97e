"""
Code on x86-64 and ARM addresses other parts of its own library over 32-bit distances. When machine code for a dozen GPU
architectures (`.nv_fatbin`) makes the library larger than 2 GB, some distance no longer fits, and the linker says
"relocation truncated to fit: R_X86_64_PC32", "failed to convert GOTPCREL relocation", or lld "relocation out of range". The
symbol in the message (`__gmon_start__`, `__TMC_END__`, whatever comes first) has nothing to do with it. Microsoft's linker
has the same limit for the whole file: LNK1248, "image size exceeds maximum allowable size (FFFFFFFF)".

Build for fewer architectures: those of the GPUs that will run it, and PTX for later ones. `-Xfatbin -compress-all` (from
12.8 on nvcc compresses device code with `--compress-mode=size`) makes it much smaller, and so does dropping `-lineinfo` and
`-g`. A library that must have them all can be split into several, or linked with a script that puts `.nv_fatbin` behind
everything else. `-mcmodel=large` alone does not help: the libraries that come with the compiler are not built with it.
"""

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.model import Cause, Fix

_OUT_OF_RANGE = (
    r"relocation truncated to fit: (?P<what>R_X86_64_(?:PC32|PLT32|GOTPCRELX?|REX_GOTPCRELX|GOTPC32|GOTTPOFF|TLSGD|TLSLD))\b",
    r"relocation truncated to fit: (?P<what>R_AARCH64_(?:ADR_PREL_PG_HI21|CALL26|JUMP26|ADR_GOT_PAGE|PREL32))\b",
    r"(?P<what>failed to convert GOTPCREL) relocation",
    r"relocation (?P<what>R_\w{4,40}) out of range: [-\d]{6,20} is not in \[-",
    r"(?P<what>relocation overflow): reference to",
    r"(?P<what>output file too large): \d{6}",
    r"\b(?P<what>LNK1248)\b",
)


CAUSE = Cause(
    title="the library is too large for 32-bit relocations ({what}): device code for too many architectures",
    in_log=log_rules(rule(*_OUT_OF_RANGE, confidence=LIKELY)),
    fix=Fix(
        "build for fewer architectures, compress device code, or split the library",
        commands=(
            "export TORCH_CUDA_ARCH_LIST='8.0;9.0+PTX'",
            "export NVCC_APPEND_FLAGS='-Xfatbin -compress-all'",
        ),
    ),
    examples=(
        (
            "/usr/lib/gcc/x86_64-linux-gnu/11/crtbeginS.o: in function `deregister_tm_clones':\n"
            "crtstuff.c:(.text+0xa): relocation truncated to fit: R_X86_64_PC32 against symbol `__TMC_END__' defined in .data section in"
            " _C.so\ncollect2: error: ld returned 1 exit status"
        ),
        "/usr/bin/ld: failed to convert GOTPCREL relocation; relink with --no-relax",
        (
            "ld.lld: error: build/blend.o:(.eh_frame+0x20): relocation R_X86_64_PC32 out of range: -3145728004 is not in"
            " [-2147483648, 2147483647]"
        ),
        "LINK : fatal error LNK1248: image size (1038B2000) exceeds maximum allowable size (FFFFFFFF)",
    ),
    counterexamples=(
        (
            "/usr/bin/ld: libblend.a(blend.o): relocation R_X86_64_PC32 against symbol `x' can not be used when making a shared"
            " object; recompile with -fPIC"
        ),
        "collect2: error: ld returned 1 exit status",
    ),
)
