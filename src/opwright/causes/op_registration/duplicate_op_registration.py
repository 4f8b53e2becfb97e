"""
A process defines an operator once, by its namespace, name and overload. A second definition is rejected while its library
is loaded, with the same schema (`Tried to register an operator ... with the same name and overload name multiple times`)
and with another one.

With `TORCH_LIBRARY_FRAGMENT` many libraries may add operators to one namespace, and none of them sees what the others
define. Two packages that ship a copy of the same kernels each then define the same operators. In one project it is a module
that is imported or reloaded twice, a `custom_op` and a C++ `m.def` of the same name, or a schema that is written out once
and inferred from the kernel once. The same place for both registrations means that the same code ran twice.

`opwright audit` reports this when two packages that are audited together each hold a schema of the same name, in a
namespace that each opens or adds to. Kernels for somebody else's operator (`m.impl`) have no schema and do not count. Where
both open the namespace, `duplicate-torch-library-namespace` is reported instead.

`opwright lint` reports this when one file defines an operator twice, with no `#if` around either.
"""

from collections.abc import Iterator
from functools import partial

from opwright.causes import kit
from opwright.causes.kit.binaries import counted
from opwright.causes.kit.examples import registering, wheel_of
from opwright.causes.kit.own_operators.registrations import shared, some
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Artifact, ArtifactSet, Cause, Evidence, Fix, Log, Registrations, Source

_TORCH_NAMESPACE = r"(?:aten|prims?|quantized|c10d|_c10d_functional|inductor)::"
_TWICE = rf"Tried to register an operator \((?P<names>(?!{_TORCH_NAMESPACE})[\w:.]{{1,120}})"
_SCHEMAS = r"Tried to register multiple operators with the same name[^\n]{0,80}different schemas:?\s{0,4}(?P<names>[\w:.]{0,120})"
_INFERRED = r"Inferred operator schema for a C\+\+ kernel function doesn't match the expected function schema"
_OPERATOR = r"operator: (?P<names>[\w:.]{1,120})"
_KERNEL = r"there's already a kernel registered from python overriding (?P<names>[\w:.]{1,120})'s behavior"
_OTHER_TYPES = rf"Mismatch in kernel C\+\+ signatures\s{{1,8}}operator: (?P<names>(?!{_TORCH_NAMESPACE})[\w:.]{{1,120}})"
_FAKE = r"the operator (?P<names>[\w:.]{1,120})\s+already has an? (?:fake impl registered|DispatchKey::Meta implementation)"
_PLACES = (
    r"Duplicate registration: (?:registered at )?(?P<other>\S{1,300}?)\.?\s+Original registration: "
    r"(?:registered at )?(?P<one>\S{1,300})"
)
_EARLIER, _LATER = "an earlier registration", "another one"


def in_artifact_set(together: ArtifactSet) -> Iterator[Evidence]:
    """Look for libraries of two projects that define one operator."""
    for one, other, names in shared(together, lambda library: _defined(library.registers)):
        both_open = {*one.registers.namespaces} & {*other.registers.namespaces}
        twice = [name for name in names if name.partition("::")[0] not in both_open]
        if twice and not other.is_copy_of(one):
            two = {"one": one.label, "other": other.label, "names": some(twice)}
            details = {**two, "operators": counted(len(twice), "operator")}
            yield Evidence(other.where, _defined(other.registers)[twice[0]], details, LIKELY)


def _defined(registers: Registrations) -> dict[str, str]:
    """Return the schemas of the operators whose namespace is sure, by full name."""
    sure = {*registers.namespaces, *registers.fragments}
    schemas = {schema.partition("(")[0].strip(): schema for schema in registers.schemas or ()}
    return {name: text for name, text in schemas.items() if name.rpartition("::")[0] in sure}


def _places(match: LogMatch, log: Log) -> tuple[str, str]:
    """Return where an operator was registered first, and where again."""
    places = compiled(_PLACES).search(log.text, match.start, match.start + 2500)
    if not places:
        return _EARLIER, _LATER
    is_same = places["one"] == places["other"]
    return places["one"], f"{places['other']}{', which ran a second time,' * is_same}"


def _inferred_operator(match: LogMatch, log: Log) -> str:
    operator = compiled(_OPERATOR).search(log.text, match.start, match.start + 600)
    return operator["names"] if operator else "an operator"


_registered = partial(rule, confidence=LIKELY, names="an operator", one=_EARLIER, other=_LATER)
_placed = partial(
    _registered,
    one=lambda match, log: _places(match, log)[0],
    other=lambda match, log: _places(match, log)[1],
)


@for_sources(r"\bTORCH_LIBRARY")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for a second definition of an operator in the same file."""
    for piece, name, first in kit.operator_projects.redefinitions(source):
        details = {"names": name, "one": f"line {first}", "other": "this line"}
        yield evidence(source, piece.start, piece.end)._replace(details=details)


_DEFINES = (
    'TORCH_LIBRARY(detection, m) {\n  m.def("nms(Tensor dets) -> Tensor");\n'
    '  m.def("nms(Tensor dets, float t) -> Tensor");\n}\n'
)
_NMS = "detection::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor"


def _wheel(name: str, *schemas: str, namespace: str = "detection") -> Artifact:
    library = registering(f"{name}/_C.so", fragments=(namespace,), schemas=schemas)
    return wheel_of(name, library)


CAUSE = Cause(
    title="{other} and {one} both define {names}: whichever is loaded second is rejected",
    in_artifact_set=in_artifact_set,
    in_log=log_rules(
        _placed(_SCHEMAS),
        _placed(_TWICE, confidence=CERTAIN),
        _registered(
            _INFERRED,
            confidence=CERTAIN,
            names=_inferred_operator,
            one="m.def",
            other="the types of the kernel",
        ),
        _registered(_KERNEL, _FAKE),
        _registered(_OTHER_TYPES, one="one kernel", other="one that takes other types"),
    ),
    in_source=in_source,
    fix=Fix(
        "define {names} in one place only and have the other depend on it (m.impl adds kernels), guard what may "
        "run twice, or give each a namespace of its own"
    ),
    examples=(
        (
            "Mismatch in kernel C++ signatures\n  operator: warpkit::blend(Tensor a, Tensor b) -> "
            "Tensor\n    registered at csrc/ops.cpp:9"
        ),
        ArtifactSet(
            (_wheel("first", _NMS), _wheel("second", "detection::crop(Tensor a) -> Tensor", _NMS))
        ),
        ArtifactSet((_wheel("first", "detection::nms"), _wheel("second", _NMS))),
        (
            "RuntimeError: Tried to register an operator (detection::nms(Tensor dets, float t) -> Tensor) with the same "
            "name and overload name multiple times. Each overload's schema should only be registered with a single "
            "call to def(). Duplicate registration: registered at /venv/lib/python3.11/site-packages/torch/library.py:"
            "741. Original registration: registered at /build/csrc/nms.cpp:2"
        ),
        (
            "RuntimeError: This is not allowed since there's already a kernel registered from python overriding nms's "
            "behavior for CUDA dispatch key and detection namespace."
        ),
        Source("ops.cpp", _DEFINES),
    ),
    counterexamples=(
        (
            "Mismatch in kernel C++ signatures\n  operator: c10d::send(Tensor[] tensors) -> Work\n    "
            "registered at torch/csrc/distributed/c10d/Ops.cpp:6"
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
        (
            "  Overriding a previously registered kernel for the same operator and the same dispatch key\n"
            "  operator: detection::nms(Tensor dets, float t) -> Tensor"
        ),
        "Only a single TORCH_LIBRARY can be used to register the namespace detection",
        ArtifactSet((_wheel("first", _NMS), _wheel("first", _NMS))),
        ArtifactSet((_wheel("first", _NMS), _wheel("second"))),
        ArtifactSet(
            (_wheel("first", _NMS), _wheel("second", _NMS.replace("nms", "nms.out"))),
        ),
        ArtifactSet((_wheel("first", _NMS), _wheel("second", _NMS, namespace="second"))),
    ),
)
