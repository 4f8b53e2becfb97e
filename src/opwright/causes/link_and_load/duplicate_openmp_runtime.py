"""
Two OpenMP runtimes end up in one process: GNU's (`libgomp`) and LLVM's or Intel's (`libomp`, `libiomp5`), or two copies
of one. Each has its own threads, so `torch.set_num_threads` reaches only one of them, twice as many threads run as there
are cores, and a `fork` may hang. Two copies of Intel's notice each other and stop the process: `OMP: Error #15:
Initializing libiomp5.so, but found libiomp5.so already initialized`.

torch's wheels on PyPI contain GNU's. On x86-64, where torch loads it as `libgomp.so.1`, an extension that GCC links with
`-fopenmp` shares it, unless its wheel has a copy: auditwheel gives that another name, so it is loaded beside torch's.

`KMP_DUPLICATE_LIB_OK=TRUE` silences Intel's check and leaves both.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.knowledge.cxx.openmp import vendor
from opwright.knowledge.torch_releases.names.names import is_torch_library
from opwright.knowledge.torch_releases.symbols.releases import matching, releases
from opwright.logs.patterns import LogMatch
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix, Log

_REFUSED = (
    r"OMP: Error #15:\s{1,8}Initializing (?P<one>[^\s,]{1,200}), but\s+found (?P<other>[^\s,]{1,200}) already",
    r"OMP: Error #15\b",
    r"multiple copies of the\s+OpenMP\s+runtime have been\s+linked into",
    r"MKL_THREADING_LAYER=\w{1,12} is incompatible with (?P<other>lib\w{1,20})",
)
_LOCK_FAILED = r"OMP: Error #179: Function (?P<one>pthread_(?:mutex|cond|key)\w{1,20}) failed"
"""LLVM's on macOS, where threads of one runtime meet locks of another."""
_WARNED = r"Found (?P<one>(?:Intel|LLVM|GNU) OpenMP \([^)\n]{1,40}\)) and (?P<other>(?:Intel|LLVM|GNU) OpenMP[^\n]{1,40}\)) loaded at"
"""By threadpoolctl; a hang may follow, or nothing."""


def _both(match: LogMatch, _log: Log) -> str:
    one, other = match.groups.get("one"), match.groups.get("other", "a second runtime")
    if one == other:
        return f"{one} twice"
    return f"{one} and {other}" if one else other


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for a second OpenMP runtime, in the artifact itself or next to torch's."""
    binaries = reversed(artifact.binaries)
    needed = {name: binary for binary in binaries for name in binary.needed if vendor(name)}
    by_vendor = {vendor(name): name for name in sorted(needed, reverse=True)}
    if len(by_vendor) > 1:
        one, other = sorted(by_vendor.values())
        what = f"its binaries need {one} and {other}"
        yield Evidence(needed[other].path, other, {"what": what})
        return
    torch = _torch_runtime(artifact) if needed else None
    if torch is None:
        return
    brought = {name for b in artifact.binaries for name in (b.soname, b.file_name) if name}
    for name, binary in needed.items():
        is_other = vendor(torch) != vendor(name)
        if is_other or (name != torch and name in brought):
            what = f"it {'needs' if is_other else 'brings'} {name}, and torch has {torch}"
            yield Evidence(binary.path, name, {"what": what}, LIKELY)


def _torch_runtime(artifact: Artifact) -> str | None:
    """Return the runtime of every torch that the artifact can use; None without torch, or if it varies."""
    users = [b for b in artifact.binaries if any(map(is_torch_library, b.needed))]
    if not users:
        return None
    all_releases = releases(users[0].machine)
    required = artifact.requires_torch
    admitted = (matching(all_releases, required) if required else None) or all_releases
    found = set(filter(vendor, frozenset().union(*(release.preloaded for release in admitted))))
    return found.pop() if len(found) == 1 else None


CAUSE = Cause(
    title="two OpenMP runtimes end up in one process: {what}",
    in_artifact=in_artifact,
    in_log=log_rules(
        rule(*_REFUSED, is_last=True, what=_both),
        rule(_LOCK_FAILED, confidence=LIKELY, what="{one} of one fails on a lock of the other"),
        rule(_WARNED, confidence=POSSIBLE, what=_both),
    ),
    fix=Fix(
        "keep one runtime: remove the second copy of libomp or libiomp5 from the environment; link a wheel with"
        " GCC's -fopenmp and leave libgomp.so.1 to torch (auditwheel repair --exclude libgomp.so.1)",
        commands=("find $(python -c 'import sys; print(sys.prefix)') -name 'lib*omp*'",),
    ),
    examples=(
        "OMP: Error #179: Function pthread_key_create failed:\nOMP: System error #22: Invalid argument",
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (
                Binary("op/_C.so", needed=("libtorch.so", "libgomp.so.1")),
                Binary("op/_blas.so", needed=("libiomp5.so",)),
            ),
        ),
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (
                Binary("op/_C.so", needed=("libtorch.so", "libgomp-a34b3233.so.1.0.0")),
                Binary("op.libs/libgomp-a34b3233.so.1.0.0", soname="libgomp-a34b3233.so.1.0.0"),
            ),
        ),
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", needed=("libtorch.so", "libiomp5.so")),),
        ),
        (
            "OMP: Error #15: Initializing libiomp5md.dll, but found libiomp5md.dll already initialized.\n"
            "OMP: Hint This means that multiple copies of the OpenMP runtime have been linked into the program."
        ),
        (
            "Error: mkl-service + Intel(R) MKL: MKL_THREADING_LAYER=INTEL is incompatible with libgomp-7c85b1e2.so.1 "
            "library.\n\tTry to import numpy first or set the threading layer accordingly."
        ),
    ),
    counterexamples=(
        "OMP: Error #179: Function pthread_create failed:\nOMP: System error #11: Resource temporarily unavailable",
        "ImportError: op.so: undefined symbol: GOMP_parallel",
        "OMP: Info #276: omp_set_nested routine deprecated, please use omp_set_max_active_levels",
        "export KMP_DUPLICATE_LIB_OK=TRUE",
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", needed=("libtorch.so", "libgomp.so.1")),),
        ),
        Artifact("mkl.whl", ArtifactKind.WHEEL, (Binary("mkl.so", needed=("libiomp5.so",)),)),
    ),
)
