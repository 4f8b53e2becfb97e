"""
Code on x86-64 and ARM reaches other parts of its own library over distances of 32 bits. When machine code for a dozen GPU
architectures (`.nv_fatbin`) makes the library larger than 2 GB, some distance no longer fits, and the linker says
"relocation truncated to fit: R_X86_64_PC32", "failed to convert GOTPCREL relocation", lld "relocation out of range". The symbol in
the message (`__gmon_start__`, `__TMC_END__`, whatever comes first) has nothing to do with it. Microsoft's linker has the
same limit for the whole file: LNK1248, "image size exceeds maximum allowable size (FFFFFFFF)".

Fewer architectures are the cure: those of the GPUs that will run it, and PTX for what comes later. `-Xfatbin -compress-all` (nvcc
compresses device code with `--compress-mode=size` from 12.8 on) makes it a good deal smaller, and no `-lineinfo` or `-g`
does too. What has to have them all is split into several libraries, or linked with a script that puts
`.nv_fatbin` behind everything else. `-mcmodel=large` alone does not help: the libraries that come with the compiler are not
built with it.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_FAR = (
    r"relocation truncated to fit: (?P<what>R_X86_64_(?:PC32|PLT32|GOTPCRELX?|REX_GOTPCRELX|GOTPC32|GOTTPOFF|TLSGD|TLSLD))\b",
    r"relocation truncated to fit: (?P<what>R_AARCH64_(?:ADR_PREL_PG_HI21|CALL26|JUMP26|ADR_GOT_PAGE|PREL32))\b",
    r"(?P<what>failed to convert GOTPCREL) relocation",
    r"relocation (?P<what>R_\w{4,40}) out of range: [-\d]{6,20} is not in \[-",
    r"(?P<what>relocation overflow): reference to",
    r"(?P<what>output file too large): \d{6}",
    r"\b(?P<what>LNK1248)\b",
)


@log_check(*_FAR)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield what linkers say of a library of more than 2 GB."""
    for found in find_matches(log, *_FAR):
        yield found.evidence(Confidence.LIKELY)


CAUSE = Cause(
    title="the library is larger than what 32 bits reach ({what}): device code for too many architectures",
    in_log=in_log,
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
