"""
The wheel says that it is for one processor, and a binary in it was compiled for another: the tag was
set by hand, or a cross build took one library from the machine that it ran on. The loader refuses such a
file with "wrong ELF class" or "cannot open shared object file: No such file or directory", although it is there.

Libraries that nothing in the wheel needs and that are no module of Python are left alone: they may be
there for another machine on purpose, as data.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix
from opwright.system.wheel_tags import machines
from opwright.torch_releases.names import is_torch_library

_NAMED_BY = {
    "x86_64": {"x86_64"},
    "aarch64": {"aarch64"},
    "i386": {"i686", "i586", "i386"},
    "arm": {"armv6l", "armv7l", "armv8l"},
    "ppc64": {"ppc64", "ppc64le"},
    "s390x": {"s390x"},
    "riscv": {"riscv64", "riscv32"},
}
"""What tags call the processor of an ELF header."""


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries of a wheel for another processor than its tags name."""
    said = machines(artifact.tags)
    needed = {name for binary in artifact.binaries for name in binary.needed}
    for binary in artifact.binaries:
        called = _NAMED_BY.get(binary.machine)
        if said and called and not called & said and _is_to_be_loaded(binary, needed):
            yield Evidence(
                binary.path,
                binary.machine,
                {"machine": binary.machine, "said": ", ".join(sorted(said))},
            )


def _is_to_be_loaded(binary: Binary, needed: set[str]) -> bool:
    return (
        bool(binary.modules)
        or binary.file_name in needed
        or any(map(is_torch_library, binary.needed))
    )


CAUSE = Cause(
    name="cpu-architecture-mismatch",
    family="platform-abi",
    title="it is compiled for {machine}, and the wheel's tag says {said}",
    explanation=__doc__ or "",
    since="0.1",
    in_artifact=in_artifact,
    fix=Fix("build on, or cross-compile all of it for, the processor that the tag names"),
    examples=(
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", machine="aarch64", modules=("_C",)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
    ),
    counterexamples=(
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_i686.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", machine="i386", modules=("_C",)),),
            tags=("cp311-cp311-manylinux_2_28_i686",),
        ),
        Artifact(  # a payload for another machine
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/android/librunner.so", machine="aarch64"),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
    ),
)
