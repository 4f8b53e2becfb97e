"""
Two runtimes of OpenMP end up in one process: GNU's (`libgomp`) and LLVM's or Intel's (`libomp`, `libiomp5`), or
two copies of one. Each has threads of its own, so `torch.set_num_threads` reaches one of them, the
processor is asked for twice the threads that it has, and a `fork` may hang. Two copies of Intel's notice each
other and stop the process: `OMP: Error #15: Initializing libiomp5.so, but found libiomp5.so already
initialized`.

The wheels of torch on PyPI bring GNU's. An extension that is linked with `-fopenmp` by GCC, and names
`libgomp.so.1` without bringing it, uses torch's on x86-64, where torch has loaded it under that name. A copy that
auditwheel put into the wheel has a name of its own, so it is loaded beside torch's.

`KMP_DUPLICATE_LIB_OK=TRUE` silences Intel's check and leaves both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.model import Artifact, ArtifactKind, Binary, Cause, Confidence, Evidence, Fix
from opwright.torch_releases import matching, releases
from opwright.torch_releases.names import is_torch_library

_RUNTIME = r"lib(gomp|iomp5|omp5?)(-[0-9a-f]{6,})?\.so[\d.]*"
_OF_INTEL = ("iomp5", "omp", "omp5")


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for a second runtime: beside another of the artifact's own, or beside torch's."""
    asked = {
        name: binary
        for binary in reversed(artifact.binaries)
        for name in binary.needed
        if _kind(name)
    }
    kinds = {_kind(name): name for name in sorted(asked, reverse=True)}
    if len(kinds) > 1:
        one, other = sorted(kinds.values())
        what = f"its binaries need {one} and {other}"
        yield _evidence(asked[other], other, what, Confidence.CERTAIN)
        return
    of_torch = _of_torch(artifact) if asked else None
    brought = {name for b in artifact.binaries for name in (b.soname, b.file_name) if name}
    for name, binary in asked.items():
        if of_torch and _kind(of_torch) != _kind(name):
            yield _evidence(binary, name, f"it needs {name}, and torch has {of_torch}")
        elif of_torch and name != of_torch and name in brought:
            yield _evidence(binary, name, f"it brings {name}, and torch has {of_torch}")


def _kind(library: str) -> str | None:
    """Return whose runtime a library is, None for all others."""
    if not library.startswith(("libgomp", "libiomp5", "libomp")):
        return None
    found = re.fullmatch(_RUNTIME, library)
    return ("Intel's" if found[1] in _OF_INTEL else "GNU's") if found else None


def _of_torch(artifact: Artifact) -> str | None:
    """Return the runtime of every torch that the artifact can use; None without torch, or if it varies."""
    torch = [b for b in artifact.binaries if any(map(is_torch_library, b.needed))]
    if not torch:
        return None
    known = releases(torch[0].machine)
    wanted = artifact.requires_torch
    fitting = (matching(known, wanted) if wanted else None) or known
    found = set(filter(_kind, frozenset().union(*(release.preloaded for release in fitting))))
    return found.pop() if len(found) == 1 else None


def _evidence(
    binary: Binary, library: str, what: str, confidence: Confidence = Confidence.LIKELY
) -> Evidence:
    return Evidence(binary.path, library, {"what": what}, confidence)


CAUSE = Cause(
    name="duplicate-openmp-runtime",
    family="link-and-load",
    title="two OpenMP runtimes come into one process: {what}",
    explanation=__doc__ or "",
    since="0.1",
    in_artifact=in_artifact,
    fix=Fix(
        "compile with GCC's -fopenmp and leave libgomp.so.1 to torch: "
        "auditwheel repair --exclude libgomp.so.1"
    ),
    examples=(
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
    ),
    counterexamples=(
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", needed=("libtorch.so", "libgomp.so.1")),),
        ),
        Artifact("mkl.whl", ArtifactKind.WHEEL, (Binary("mkl.so", needed=("libiomp5.so",)),)),
    ),
)
