"""
One library with operators is shipped in two packages. The loader goes by file, so a copy in another place is
another library: its initialisers run again, and its `TORCH_LIBRARY` or its definitions are refused, with the same
file and line given for both positions in the message.

It happens where a package brings along a library that its users have from elsewhere: the kernels of another
project, or an op library that is saved beside a model.

In one process it is also a library that is loaded by two paths (a link and its target, a build folder and
the installed copy), or static code that was linked into two shared objects of a project. A second import of a
Python module that opens its namespace with `torch.library.Library(..., "DEF")` looks the same.

It is found where two packages that are audited together hold the same file, by its SHA-256 or by the build ID
that the linker wrote into it, and this file is seen to open a namespace or define an operator. Copies in
one package are not meant: a wheel holds no symbolic links, and packs what they lead to twice.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.registrations import OPENED_TWICE, Registrar, both_opened, shared
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import (
    Artifact,
    ArtifactKind,
    ArtifactSet,
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
    Note,
    Registrations,
)


def in_artifact_set(together: ArtifactSet) -> Iterator[Evidence]:
    """Look for one file in two projects."""
    for one, other, (identity, *_) in shared(together, _identities):
        yield Evidence(
            other.where,
            identity,
            {
                "one": one.called,
                "other": other.called,
                "how": f"depend on {one.artifact.name or 'its package'} and load the library from there",
            },
            Confidence.LIKELY,
        )


def _identities(library: Registrar) -> Iterator[str]:
    binary, registers = library.binary, library.registers
    if registers.namespaces or registers.schemas:
        if binary.sha256:
            yield f"SHA-256 {binary.sha256}"
        if binary.build_id:
            yield f"build ID {binary.build_id}"


_CLASS_TWICE = r"[Cc]ustom class with name (?P<name>[\w.]{1,200}) is already registered\. Ensure that registration with torch::class_"


@log_check(OPENED_TWICE, _CLASS_TWICE)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for a namespace that was opened twice from one place."""
    for found in find_matches(log, OPENED_TWICE):
        one, other = both_opened(log, found)
        if one and one == other:
            # From Python, all that is told of the place is a line: it may be another file's.
            yield found.evidence(
                Confidence.POSSIBLE if "/dev/null" in one else Confidence.CERTAIN,
                one="one that is loaded already",
                other=f"what was built from {one}",
                how="load it by one path, skip it where its operators are there already, and link static code "
                "into one library only",
            )
    for found in find_matches(log, _CLASS_TWICE):
        yield found.evidence(
            Confidence.LIKELY,
            one="one that is loaded already",
            other=f"what registers {found.groups['name']}",
            how="load it by one path, and link static code into one library only",
        )


def _wheel(name: str, binary: Binary) -> Artifact:
    file_name = f"{name}-1.0-cp311-cp311-linux_x86_64.whl"
    return Artifact(file_name, ArtifactKind.WHEEL, (binary,), name=name, version="1.0")


_FIRST = Binary(
    "kernels/_C.so",
    notes=(Note("GNU", 3, bytes(range(20))),),
    registers=Registrations(("kernels",)),
)
_COPY = _FIRST._replace(path="server/kernels/_C.so")

CAUSE = Cause(
    title="{other} is the same library as {one}, and each copy registers its operators: whichever is loaded "
    "second is refused",
    explanation=__doc__ or "",
    in_artifact_set=in_artifact_set,
    in_log=_in_failure,
    fix=Fix("have it in the process once: {how}"),
    examples=(
        ArtifactSet((_wheel("kernels", _FIRST), _wheel("server", _COPY))),
        ArtifactSet(
            (
                _wheel("kernels", _FIRST._replace(notes=(), sha256="5e" * 32)),
                _wheel("server", _COPY._replace(notes=(), sha256="5e" * 32)),
            )
        ),
        Log(
            "RuntimeError: Only a single TORCH_LIBRARY can be used to register the namespace kernels; please put all of "
            "your definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered "
            "at /build/csrc/ops.cpp:40; latest registration was registered at /build/csrc/ops.cpp:40"
        ),
        Log(
            "RuntimeError: Custom class with name __torch__.torch.classes.kernels.Plan is already registered. Ensure that "
            "registration with torch::class_ is only called once."
        ),
    ),
    counterexamples=(
        Log(
            "Only a single TORCH_LIBRARY can be used to register the namespace kernels; please put all of your "
            "definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered at "
            "/build/csrc/ops.cpp:40; latest registration was registered at /build/csrc/ops_cuda.cpp:12"
        ),
        Log("WARNING: library kernels/_C.so is loaded already"),
        ArtifactSet((_wheel("kernels", _FIRST), _wheel("kernels", _FIRST))),
        ArtifactSet((_wheel("kernels", _FIRST), _wheel("kernels-nightly", _FIRST))),
        ArtifactSet((_wheel("kernels", _FIRST), _wheel("server", _COPY._replace(notes=())))),
        ArtifactSet(
            (
                _wheel("kernels", _FIRST._replace(registers=Registrations())),
                _wheel("server", _COPY._replace(registers=Registrations())),
            )
        ),
    ),
)
