"""
conda's builds of torch do not bring Intel's MKL. They list its libraries (`libmkl_intel_lp64.so`, `libmkl_core.so`) and load
those of the environment. MKL 2024.1 dropped functions of Intel's profiler interface, `iJIT_NotifyEvent` and
`iJIT_IsProfilingActive`, which torch's builds until then had taken from it: since then `import torch` in an environment with
a new MKL says `libtorch_cpu.so: undefined symbol: iJIT_NotifyEvent`. The number at the end of the file names changes with
its releases, too: `.so.1` since 2021, `.so.2` since 2022.

MKL loads its parts for each processor when they are first used (`libmkl_avx512.so`), so that a mix can also stop in the
middle of a run with `Intel MKL FATAL ERROR`. pip's wheels of torch have MKL linked in and are not affected.

Symlinks from one number to the other satisfy the loader, but the missing functions stay missing.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.openmp import is_needed_by_mkl
from opwright.causes.kit.rules import LIKELY, log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Evidence, Fix, Log

_PART_PATTERNS = (
    r"MKL (?:FATAL )?ERROR: [^\n]{0,200}?(?P<what>(?:lib)?mkl_[\w-]{2,40}(?:\.(?:so|dll|dylib)[\d.]*)?)",
    r"undefined symbol: (?P<what>mkl_\w{2,80})",
)
_MISSING_FILE_PATTERNS = (
    r"(?P<what>libmkl_[\w-]{2,40}\.(?:so|dylib)[\d.]*):\s{1,4}(?:cannot\s+open\s+shared object|无法打开共享对象)",
    r"Library not loaded: [^\s']{0,150}(?P<what>libmkl_\w{2,40}(?:\.\d)?\.dylib)",
)
_PROFILER_PREFIXES = ("iJIT_", "__itt_")


@log_check(*_MISSING_FILE_PATTERNS, *_PART_PATTERNS, undefined=("mkl", "MKL", "iJIT"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for functions and files of another MKL than the one that is there."""
    for symbol in kit.undefined.undefined_symbols(log):
        if symbol.name.startswith(_PROFILER_PREFIXES) and not symbol.at_link:
            yield symbol.evidence(what=f"{symbol.name}, which MKL had until 2024.0")
            return
        if is_needed_by_mkl(symbol):
            yield symbol.evidence(LIKELY, what=f"the OpenMP runtime beside it, for {symbol.name}")
            return
    for match in find_matches(log, *_PART_PATTERNS, *_MISSING_FILE_PATTERNS):
        yield match.evidence(LIKELY)
        return


CAUSE = Cause(
    title="the MKL in the environment is not the one that torch was built with: it lacks {what}",
    in_log=in_log,
    explains=("missing-shared-library",),
    fix=Fix(
        "install the MKL that torch was built with, or torch from pip, which has its own",
        commands=("conda install 'mkl==2024.0'",),
    ),
    examples=(
        (
            "    from torch._C import *  # noqa: F403\nImportError: /home/me/miniconda3/envs/t/lib/python3.10/"
            "site-packages/torch/lib/libtorch_cpu.so: undefined symbol: iJIT_NotifyEvent"
        ),
        "ImportError: libmkl_intel_lp64.so.1: cannot open shared object file: No such file or directory",
        "Intel MKL FATAL ERROR: Cannot load libmkl_avx2.so.1 or libmkl_def.so.1.",
        "python: symbol lookup error: /opt/conda/envs/t/lib/libmkl_intel_thread.so.2: undefined symbol: omp_get_max_threads",
    ),
    counterexamples=(
        "libopenblas.so.0: cannot open shared object file: No such file or directory",
        "/usr/bin/ld: cannot find -lmkl_rt: No such file or directory",
        "  - mkl=2024.0\n  - libmkl_core.so.2",
    ),
)
