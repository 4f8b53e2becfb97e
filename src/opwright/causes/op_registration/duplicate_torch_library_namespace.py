"""
`TORCH_LIBRARY(ns, m)` claims a namespace for one place in one library, for the whole process. The
library that is loaded second is refused: `Only a single TORCH_LIBRARY can be used to register the
namespace ns`, with the file and line of both. It is thrown while the library is loaded, where often nobody
can catch it: the process ends with `terminate called after throwing an instance of 'c10::Error'`.

Names that everybody chooses meet soonest: `_C`, `custom_ops`, `flash_attn`; so do the kernels of one project
that another has built into its own wheel.

In a log the two positions tell: where they differ, two places claim the name; where they are the same, one
library is in the process twice, which is another fault.

It is found where two packages that are audited together both open a namespace, and where a library needs
another of its own wheel that opens the same. Whether both are loaded in one process is for whoever
uses them; two releases of one project, and builds for other versions of Python or of a library side by
side in one wheel, replace each other and are not meant. The names are those of the variables that the
macro defines, or of types inside its block: a stripped library may have neither, and then nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.op_registration import OPENED_TWICE, both_opened, shared, some
from opwright.log_signs import called_for, seen
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    Confidence,
    Evidence,
    Failure,
    Fix,
    Registrations,
    Together,
)


def in_together(together: Together) -> Iterator[Evidence]:
    """Look for libraries of two projects that open one namespace."""
    for one, other, namespaces in shared(together, lambda library: library.registers.namespaces):
        if not other.is_copy_of(one):
            yield Evidence(
                other.where,
                f"TORCH_LIBRARY({namespaces[0]}, ...)",
                {
                    "namespace": some(namespaces),
                    "one": one.called,
                    "other": other.called,
                },
                Confidence.LIKELY,
            )


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for a library that needs another one, where both open one namespace."""
    opening = [(b, set(b.registers.namespaces)) for b in artifact.binaries if b.registers]
    by_name = {name: (b, own) for b, own in opening for name in {b.soname, b.file_name} if own}
    for binary, own in opening:
        for needed, theirs in (by_name[name] for name in binary.needed if name in by_name):
            if needed is not binary and (common := sorted(own & theirs)):
                yield Evidence(
                    binary.path,
                    f"TORCH_LIBRARY({common[0]}, ...)",
                    {
                        "namespace": some(common),
                        "one": f"{needed.path}, which it needs",
                        "other": binary.path,
                    },
                )


@called_for(OPENED_TWICE)
def _in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for a namespace that was opened from two places."""
    for found in seen(failure, OPENED_TWICE):
        one, other = both_opened(failure, found)
        if not one or not other:
            yield found.evidence(Confidence.LIKELY, one="another place", other="this library")
        elif one != other:
            yield found.evidence(one=one, other=other)


def _wheel(name: str, path: str, namespace: str) -> Artifact:
    binary = Binary(path, registers=Registrations((namespace,)))
    file_name = f"{name}-1.0-cp311-cp311-linux_x86_64.whl"
    return Artifact(file_name, ArtifactKind.WHEEL, (binary,), name=name, version="1.0")


_BASE = Binary("op/libop.so", soname="libop.so", registers=Registrations(("op",)))

CAUSE = Cause(
    name="duplicate-torch-library-namespace",
    family="op-registration",
    title="{other} opens the namespace {namespace} of torch's dispatcher, and so does {one}: "
    "whichever is loaded second is refused",
    explanation=__doc__ or "",
    since="0.1",
    in_together=in_together,
    in_artifact=in_artifact,
    in_failure=_in_failure,
    fix=Fix(
        "keep one TORCH_LIBRARY for {namespace} and add to it with TORCH_LIBRARY_FRAGMENT, or give each "
        "package a namespace of its own name"
    ),
    examples=(
        Together(
            (
                _wheel("first-ops", "first_ops/_C.so", "custom_ops"),
                _wheel("second-ops", "second_ops/_C.so", "custom_ops"),
            )
        ),
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (
                _BASE,
                Binary("op/_C.so", needed=("libop.so",), registers=Registrations(("op",))),
            ),
        ),
        Failure(
            "terminate called after throwing an instance of 'c10::Error'\n"
            "  what():  Only a single TORCH_LIBRARY can be used to register the namespace custom_ops; please put all of "
            "your definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered "
            "at /build/first/ops.cpp:4; latest registration was registered at /build/second/bind.cpp:11"
        ),
    ),
    counterexamples=(
        Failure(
            "Only a single TORCH_LIBRARY can be used to register the namespace custom_ops; please put all of your "
            "definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered at "
            "/build/ops.cpp:4; latest registration was registered at /build/ops.cpp:4"
        ),
        Failure("RuntimeError: Explicitly provided namespace (op) in schema string does not match"),
        Together((_wheel("op", "op/_C.so", "op"), _wheel("op", "op/_C.so", "op"))),
        Together((_wheel("op", "op/_C.so", "op"), _wheel("op-nightly", "op/_C.so", "op"))),
        Together(
            (_wheel("first", "first/_C.so", "first"), _wheel("second", "second/_C.so", "second"))
        ),
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (_BASE, Binary("op/libop_cuda12.so", registers=Registrations(("op",)))),
        ),
    ),
)
