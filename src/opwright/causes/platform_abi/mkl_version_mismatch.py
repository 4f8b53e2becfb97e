"""
conda's builds of torch do not bring Intel's MKL. They list its libraries (`libmkl_intel_lp64.so`, `libmkl_core.so`) and load
those of the environment. MKL 2024.1 dropped functions of Intel's profiler interface, `iJIT_NotifyEvent` and
`iJIT_IsProfilingActive`, which torch's builds until then had taken from it: since then `import torch` in an environment with
a new MKL says `libtorch_cpu.so: undefined symbol: iJIT_NotifyEvent`. The number at the end of the file names changes with
its releases, too: `.so.1` since 2021, `.so.2` since 2022.

MKL loads its parts for each processor when they are first used (`libmkl_avx512.so`), so that a mix can also stop in the
middle of a run with `Intel MKL FATAL ERROR`. Symlinks from one number to the other satisfy the loader, but the missing
functions stay missing. pip's wheels of torch have MKL linked in and are not affected.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.messages.openmp import is_needed_by_mkl
from opwright.causes.kit.rules import LIKELY, log_check
from opwright.logs.patterns import compiled, find_matches, has_match
from opwright.logs.symbols.undefined import Undefined
from opwright.logs.tools.library_search import OF_INTEL_GPUS
from opwright.model import Cause, Evidence, Fix, Log

_PART_PATTERNS = (
    r"MKL (?:FATAL )?ERROR: [^\n]{0,200}?(?P<what>(?:lib)?mkl_[\w-]{2,40}(?:\.(?:so|dll|dylib)[\d.]*)?)",
    r"undefined symbol: (?P<what>mkl_\w{2,80})",
)
_MISSING_FILE_PATTERNS = (
    r"(?P<what>libmkl_(?!sycl)[\w-]{2,40}\.(?:so|dylib)[\d.]*):\s{1,4}(?:cannot\s+open\s+shared object|无法打开共享对象)",
    r"Library not loaded: [^\s']{0,150}(?P<what>libmkl_\w{2,40}(?:\.\d)?\.dylib)",
)
_OF_MKL = r"_?(?:mkl_|cblas_|MKL)\w+"
_SYSTEM_FOLDER = r"^/(?:opt/intel|usr)/"
_IN_FRONT = "where it is an MKL of the system"
_OTHER = "where it lacks a function"
_PROFILER_PREFIXES = ("iJIT_", "__itt_")


@log_check(*_MISSING_FILE_PATTERNS, *_PART_PATTERNS, undefined=("mkl", "MKL", "iJIT"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for functions and files of another MKL than the installed one."""
    for symbol in kit.undefined.undefined_symbols(log):
        if symbol.name.startswith(_PROFILER_PREFIXES) and not symbol.at_link:
            yield symbol.evidence(what=f"{symbol.name}, which MKL had until 2024.0")
            return
        if _is_of_another_mkl(symbol):
            remedy = (
                _IN_FRONT if compiled(_SYSTEM_FOLDER).search(symbol.wanted_by or "") else _OTHER
            )
            yield symbol.evidence(LIKELY, what=symbol.name, remedy=remedy)
            return
        if is_needed_by_mkl(symbol):
            yield symbol.evidence(LIKELY, what=f"the OpenMP runtime beside it, for {symbol.name}")
            return
    for match in find_matches(log, *_PART_PATTERNS, *_MISSING_FILE_PATTERNS):
        if not has_match(log, OF_INTEL_GPUS):
            yield match.evidence(LIKELY)
        return


def _is_of_another_mkl(symbol: Undefined) -> bool:
    """Return whether a part of MKL, or torch's oneDNN, lacks a function of MKL."""
    wanted_by = symbol.wanted_by or ""
    is_part = "libmkl" in wanted_by and not symbol.at_link
    return is_part and compiled(_OF_MKL).match(symbol.name) is not None


CAUSE = Cause(
    title="the MKL in the environment is not the one that torch was built with: it lacks {what}",
    in_log=in_log,
    explains=("missing-shared-library", "missing-link-library"),
    fix=Fix(
        "install the MKL that torch was built with, or torch from pip, which has its own",
        commands=("conda install 'mkl==2024.0'",),
    ),
    remedies={
        _IN_FRONT: Fix(
            "remove the system's MKL from LD_LIBRARY_PATH, where it comes before the one of torch's environment",
            commands=("env -u LD_LIBRARY_PATH python -c 'import torch'", "unset LD_LIBRARY_PATH"),
        ),
        _OTHER: Fix(
            "keep a single MKL, of the release that torch was built with: remove others from LD_LIBRARY_PATH, then reinstall torch with its dependencies, or torch from pip, which"
            " ships its own",
            commands=(
                "env -u LD_LIBRARY_PATH python -c 'import torch'",
                "conda install --force-reinstall mkl pytorch",
            ),
        ),
    },
    examples=(
        "ImportError: /opt/intel/mkl/lib/intel64_lin/libmkl_gf_lp64.so: undefined symbol: mkl_lapack_ao_zgetrf",
        "ImportError: /opt/env/lib/python3.7/site-packages/torch/lib/libmkldnn.so.0: undefined symbol: cblas_gemm_s8u8s32",
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
