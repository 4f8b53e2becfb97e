"""
An operator is defined once in a process, by its namespace, name and overload. A second definition is
refused while its library is loaded, with the same schema (`Tried to register an operator ... with the same
name and overload name multiple times`) and with another one.

With `TORCH_LIBRARY_FRAGMENT` many libraries may add operators to one namespace, and none of them sees what
the others define. Two packages that ship a copy of the same kernels each then define the same operators.

In one project it is a module that is imported or reloaded twice, a `custom_op` and a C++ `m.def` of the same
name, or a schema that is written out once and inferred from the kernel once. The same place given for both
positions means that the same code ran twice.

It is found where two packages that are audited together each hold a schema of the same name, in a namespace
that each is seen to open or add to. Kernels for an operator of somebody else (`m.impl`) have no schema and
are not meant. Where both open the namespace, `duplicate-torch-library-namespace` says it all.

In sources it is found where one file defines an operator twice, with no `#if` around either.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.binaries import counted
from opwright.causes.kit.registrations import shared, some
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import LogMatch, compiled, find_matches
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
    Registrations,
    Source,
)


def in_artifact_set(together: ArtifactSet) -> Iterator[Evidence]:
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


_TWICE = r"Tried to register an operator \((?P<names>[\w:.]{1,120})"
_SCHEMAS = r"Tried to register multiple operators with the same name[^\n]{0,80}different schemas:?\s{0,4}(?P<names>[\w:.]{0,120})"
_INFERRED = r"Inferred operator schema for a C\+\+ kernel function doesn't match the expected function schema"
_OPERATOR = r"operator: (?P<names>[\w:.]{1,120})"
_KERNEL = r"there's already a kernel registered from python overriding (?P<names>[\w:.]{1,120})'s behavior"
_OTHER_TYPES = r"Mismatch in kernel C\+\+ signatures\s{1,8}operator: (?P<names>(?!aten::|prims?::|quantized::)[\w:.]{1,120})"
_FAKE = r"the operator (?P<names>[\w:.]{1,120})\s+already has an? (?:fake impl registered|DispatchKey::Meta implementation)"
_PLACES = (
    r"Duplicate registration: (?:registered at )?(?P<other>\S{1,300}?)\.?\s+Original registration: "
    r"(?:registered at )?(?P<one>\S{1,300})"
)
_TORCHS_OWN = ("aten::", "prim::", "prims::", "quantized::", "c10d::", "inductor::")


@log_check(_TWICE, _SCHEMAS, _INFERRED, _KERNEL, _FAKE, _OTHER_TYPES)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for an operator, or a kernel of one, that was registered a second time."""
    for found in find_matches(log, _SCHEMAS):
        yield found.evidence(Confidence.LIKELY, **_places(log, found))
    for found in find_matches(log, _TWICE):
        if not found.groups.get("names", "").startswith(_TORCHS_OWN):
            yield found.evidence(Confidence.CERTAIN, **_places(log, found))
    for found in find_matches(log, _INFERRED):
        operator = compiled(_OPERATOR).search(log.text, found.start, found.start + 600)
        names = {"names": operator["names"]} if operator else {}
        yield found.evidence(
            Confidence.CERTAIN,
            **(_ELSEWHERE | {"one": "m.def", "other": "the types of the kernel"} | names),
        )
    for found in find_matches(log, _KERNEL, _FAKE):
        yield found.evidence(Confidence.LIKELY, **(_ELSEWHERE | found.groups))
    for found in find_matches(log, _OTHER_TYPES):
        two = {"one": "one kernel", "other": "one that takes other types"}
        yield found.evidence(Confidence.LIKELY, **(_ELSEWHERE | two | found.groups))


_ELSEWHERE = {"names": "an operator", "one": "an earlier registration", "other": "another one"}


def _places(log: Log, found: LogMatch) -> dict[str, str]:
    """Return what defined the operator first and then, as far as the log tells."""
    places = compiled(_PLACES).search(log.text, found.start, found.start + 2500)
    one, other = (places["one"], places["other"]) if places else ("", "")
    if one and one == other:
        other = f"{other}, which ran a second time,"
    named = {"one": one, "other": other, **found.groups}
    return _ELSEWHERE | {key: value for key, value in named.items() if value}


@for_sources(r"\bTORCH_LIBRARY")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for a second definition of an operator in the same file."""
    first: dict[str, int] = {}
    defined = [
        (b, one) for b in kit.operators.blocks(source) for one in b.registered if one.verb == "def"
    ]
    for block, one in defined:
        is_plain = one.piece.text.startswith('"') and kit.operators.is_literal(block.namespace)
        if not is_plain or kit.preprocessor.conditions_at(
            kit.sources.code_of(source), one.piece.start
        ):
            continue
        name = one.schema.partition("(")[0].rpartition("::")[2].strip()
        full = f"{one.given_namespace or block.namespace}::{name}"
        if full in first:
            line = source.text.count("\n", 0, first[full]) + 1
            yield evidence(
                source,
                one.piece.start,
                one.piece.end,
                names=full,
                one=f"line {line}",
                other="this line",
            )
        first.setdefault(full, one.piece.start)


_DEFINES = (
    'TORCH_LIBRARY(detection, m) {\n  m.def("nms(Tensor dets) -> Tensor");\n'
    '  m.def("nms(Tensor dets, float t) -> Tensor");\n}\n'
)
_NMS = "detection::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor"


def _wheel(name: str, *schemas: str, namespace: str = "detection") -> Artifact:
    registers = Registrations(fragments=(namespace,), schemas=schemas)
    binary = Binary(f"{name}/_C.so", registers=registers)
    file_name = f"{name}-1.0-cp311-cp311-linux_x86_64.whl"
    return Artifact(file_name, ArtifactKind.WHEEL, (binary,), name=name, version="1.0")


CAUSE = Cause(
    title="{other} and {one} both define {names}: whichever is loaded second is refused",
    explanation=__doc__ or "",
    in_artifact_set=in_artifact_set,
    in_log=_in_failure,
    in_source=_in_source,
    fix=Fix(
        "define {names} in one place only and have the other depend on it (m.impl adds kernels), guard what may "
        "run twice, or give each a namespace of its own"
    ),
    examples=(
        Log(
            "Mismatch in kernel C++ signatures\n  operator: warpkit::blend(Tensor a, Tensor b) -> "
            "Tensor\n    registered at csrc/ops.cpp:9"
        ),
        ArtifactSet(
            (_wheel("first", _NMS), _wheel("second", "detection::crop(Tensor a) -> Tensor", _NMS))
        ),
        ArtifactSet((_wheel("first", "detection::nms"), _wheel("second", _NMS))),
        Log(
            "RuntimeError: Tried to register an operator (detection::nms(Tensor dets, float t) -> Tensor) with the same "
            "name and overload name multiple times. Each overload's schema should only be registered with a single "
            "call to def(). Duplicate registration: registered at /venv/lib/python3.11/site-packages/torch/library.py:"
            "741. Original registration: registered at /build/csrc/nms.cpp:2"
        ),
        Log(
            "RuntimeError: This is not allowed since there's already a kernel registered from python overriding nms's "
            "behavior for CUDA dispatch key and detection namespace."
        ),
        Source("ops.cpp", _DEFINES),
    ),
    counterexamples=(
        Log(
            "Mismatch in kernel C++ signatures\n  operator: aten::mish(Tensor self) -> Tensor\n    "
            "registered at RegisterSchema.cpp:6"
        ),
        Source("ops.cpp", _DEFINES.replace("nms(Tensor dets, f", "nms.soft(Tensor dets, f")),
        Source(
            "ops.cpp",
            _DEFINES.replace('  m.def("nms(T', '#ifdef A\n  m.def("nms(T', 1).replace(
                ";\n", ";\n#endif\n", 1
            ),
        ),
        Source(
            "ops.cpp", _DEFINES.replace('m.def("nms(Tensor dets, f', 'm.impl("nms(Tensor dets, f')
        ),
        Log(
            "  Overriding a previously registered kernel for the same operator and the same dispatch key\n"
            "  operator: detection::nms(Tensor dets, float t) -> Tensor"
        ),
        Log("Only a single TORCH_LIBRARY can be used to register the namespace detection"),
        ArtifactSet((_wheel("first", _NMS), _wheel("first", _NMS))),
        ArtifactSet((_wheel("first", _NMS), _wheel("second"))),
        ArtifactSet(
            (_wheel("first", _NMS), _wheel("second", _NMS.replace("nms", "nms.out"))),
        ),
        ArtifactSet((_wheel("first", _NMS), _wheel("second", _NMS, namespace="second"))),
    ),
)
