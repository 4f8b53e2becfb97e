"""
A linker takes the first file of a matching name in the folders that it searches, in their order. A copy in `/usr/local/lib`,
of the distribution or of conda, can come before the one that the build is meant for. Often it is static (`libprotobuf.a`,
`libglog.a`, `libpython3.x.a`) and not compiled for shared objects, and the linker then says `recompile with -fPIC`: advice
for a library that the project neither builds nor wants. For a shared library it may say that it `may conflict with` another
version, or that a symbol in it is hidden.

The path in the message decides. If it is outside the project and outside the intended SDK, the search order is wrong: a stray
`make install` from years ago, `LIBRARY_PATH`, `CMAKE_PREFIX_PATH`, conda's compiler flags. `-Wl,--trace` lists every file
that the linker opens; `-L` with the right folder first, or the full path of the library, fixes it.
"""

from opwright.causes.kit.messages.non_pic import RECOMPILE, is_installed_archive, named_file
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log

_CONFLICT = r"warning: (?P<other>lib[\w.+-]{1,100}), needed by [^\s,]{1,300}, may conflict with (?P<path>lib[\w.+-]{1,100})"
_LINKER_SCRIPT = r"ld(?:\.\w{2,4})?: cannot find (?P<path>/(?:usr/)?lib(?:64|/\w{3,24})?/lib(?:pthread|c|m|mvec)(?:_nonshared\.a|\.so\.\d{1,2}))"
"""A linker script of the distribution names files that a linker with another root does not find."""
_HIDDEN = r"hidden symbol [^\n]{1,150} in (?P<path>/usr/[^\s()]{1,120}\.a)\("


def _path(match: LogMatch, log: Log) -> str:
    return named_file(log, match)


def _archive_confidence(match: LogMatch, log: Log) -> Confidence | None:
    return LIKELY if is_installed_archive(named_file(log, match)) else None


def _conflict_confidence(match: LogMatch, _: Log) -> Confidence | None:
    return None if match.groups["other"].startswith(("libcu", "libnv", "libtorch")) else POSSIBLE


CAUSE = Cause(
    title="the linker takes {path}, which is not the copy that the build is meant for",
    in_log=log_rules(
        rule(*RECOMPILE, confidence=_archive_confidence, is_last=True, path=_path),
        rule(_CONFLICT, confidence=_conflict_confidence),
        rule(_LINKER_SCRIPT, _HIDDEN, confidence=LIKELY),
    ),
    fix=Fix(
        "remove or hide that copy, or put the folder of the right one first with -L, CMAKE_PREFIX_PATH or its "
        "full path; recompiling it is not needed",
        commands=("ls -l {path}", "export LDFLAGS=-Wl,--trace"),
    ),
    examples=(
        (
            "/usr/bin/ld: /usr/local/lib/libprotobuf.a(arena.o): relocation R_X86_64_TPOFF32 against symbol "
            "`_ZN6google8protobuf8internal9ArenaImpl13thread_cache_E' can not be used when making a shared object; "
            "recompile with -fPIC\ncollect2: error: ld returned 1 exit status"
        ),
        "/opt/conda/compiler_compat/ld: cannot find /lib64/libpthread.so.0: No such file or directory",
        (
            "/usr/bin/ld: /home/me/miniconda3/lib/libz.a(crc32.o): relocation R_X86_64_32 against `.rodata' can not "
            "be used when making a shared object; recompile with -fPIC"
        ),
    ),
    counterexamples=(
        (
            "/usr/bin/ld: libsolver.a(dense.o): relocation R_X86_64_32S against `.rodata' can not be used when making "
            "a shared object; recompile with -fPIC"
        ),
        (
            "/usr/bin/ld: /usr/local/cuda/lib64/libcudart_static.a(cudart.o): relocation R_X86_64_32 against `.rodata' "
            "can not be used when making a shared object; recompile with -fPIC"
        ),
        "/usr/bin/ld: skipping incompatible /usr/lib32/libm.so when searching for -lm",
    ),
)
