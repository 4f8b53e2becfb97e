"""
An operator is defined once in a process, by its namespace, name and overload. A second definition is
refused while its library is loaded, with the same schema (`Tried to register an operator ... with the same
name and overload name multiple times`) and with another one.

With `TORCH_LIBRARY_FRAGMENT` many libraries may add operators to one namespace, and none of them sees what
the others define. Two packages that ship a copy of the same kernels each then define the same operators.

It is found where two packages that are audited together each hold a schema of the same name, in a namespace
that each is seen to open or add to. Kernels for an operator of somebody else (`m.impl`) have no schema and
are not meant. Where both open the namespace, `duplicate-torch-library-namespace` says it all.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.op_registration import shared, some
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Registrations,
    Together,
)
from opwright.signs import counted


def in_together(together: Together) -> Iterator[Evidence]:
    """Look for libraries of two projects that define one operator."""
    for one, other, names in shared(together, lambda library: _defined(library.registers)):
        both_open = {*one.registers.namespaces} & {*other.registers.namespaces}
        twice = [name for name in names if name.partition("::")[0] not in both_open]
        if twice and not other.is_copy_of(one):
            yield Evidence(
                other.where,
                _defined(other.registers)[twice[0]],
                {
                    "operators": counted(len(twice), "operator"),
                    "names": some(twice),
                    "one": one.called,
                    "other": other.called,
                },
                Confidence.LIKELY,
            )


def _defined(registers: Registrations) -> dict[str, str]:
    """Return the schemas of the operators whose namespace is sure, by full name."""
    sure = {*registers.namespaces, *registers.fragments}
    schemas = {schema.partition("(")[0].strip(): schema for schema in registers.schemas or ()}
    return {name: text for name, text in schemas.items() if name.rpartition("::")[0] in sure}


_NMS = "detection::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor"


def _wheel(name: str, *schemas: str, namespace: str = "detection") -> Artifact:
    registers = Registrations(fragments=(namespace,), schemas=schemas)
    binary = Binary(f"{name}/_C.so", registers=registers)
    file_name = f"{name}-1.0-cp311-cp311-linux_x86_64.whl"
    return Artifact(file_name, ArtifactKind.WHEEL, (binary,), name=name, version="1.0")


CAUSE = Cause(
    name="duplicate-op-registration",
    family="op-registration",
    title="{other} and {one} both define {names}: whichever is loaded second is refused",
    explanation=__doc__ or "",
    since="0.1",
    in_together=in_together,
    fix=Fix(
        "define {names} in one package and have the other depend on it (m.impl adds kernels), or give each "
        "a namespace of its own"
    ),
    examples=(
        Together(
            (_wheel("first", _NMS), _wheel("second", "detection::crop(Tensor a) -> Tensor", _NMS))
        ),
        Together((_wheel("first", "detection::nms"), _wheel("second", _NMS))),
    ),
    counterexamples=(
        Together((_wheel("first", _NMS), _wheel("first", _NMS))),
        Together((_wheel("first", _NMS), _wheel("second"))),
        Together(
            (_wheel("first", _NMS), _wheel("second", _NMS.replace("nms", "nms.out"))),
        ),
        Together((_wheel("first", _NMS), _wheel("second", _NMS, namespace="second"))),
    ),
)
