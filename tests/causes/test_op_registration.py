"""What two packages register, and when that is one too many."""

from __future__ import annotations

from time import process_time

import pytest

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.causes.kit.own_operators.kernel_effects import hidden_effects
from opwright.causes.kit.own_operators.operators import blocks
from opwright.model import Artifact, ArtifactKind, ArtifactSet, Binary, Note, Registrations, Source

OPENS = Registrations(("op",), (), ("op::nms(Tensor a) -> Tensor",))
ADDS = Registrations((), ("op",), ("op::nms(Tensor a) -> Tensor", "op::crop"))


def wheel(
    name: str | None, path: str, registers: Registrations | None = OPENS, build_id: bytes = b""
) -> Artifact:
    notes = (Note("GNU", 3, build_id),) if build_id else ()
    binary = Binary(path, registers=registers, notes=notes)
    return Artifact(f"{name}.whl", ArtifactKind.WHEEL, (binary,), name=name)


def found(*artifacts: Artifact) -> list[str]:
    return [f.cause.name for f in judge([ArtifactSet(artifacts)], all_causes()).findings]


def test_thousands_of_overloads_and_kernels_take_no_long_time() -> None:
    numbers = range(2500)
    kernels = "".join(
        f"at::Tensor k{n}(at::Tensor a) {{ a.add_(1); return a; }}\n" for n in numbers
    )
    schemas = "".join(f'm.def("f.o{n}(Tensor a) -> Tensor", &k{n});\n' for n in numbers)
    source = Source(
        "op.cpp", f"#include <torch/library.h>\n{kernels}TORCH_LIBRARY(a, m) {{ {schemas} }}"
    )
    began = process_time()

    assert not [*hidden_effects(source)]
    assert process_time() - began < 5


def test_block_within_another_is_not_looked_through_again() -> None:
    opened = 'TORCH_LIBRARY(a, m) { m.def("f(Tensor a) -> Tensor", '
    source = Source("op.cpp", f"{opened * 90}{')}' * 90} TORCH_LIBRARY(b, m) {{}}")

    assert [block.namespace for block in blocks(source)] == ["a", "b"]


def test_namespace_is_told_and_not_each_operator_in_it() -> None:
    assert found(wheel("a", "a/_C.so"), wheel("b", "b/_C.so")) == [
        "duplicate-torch-library-namespace"
    ]


def test_copy_is_told_and_not_what_is_in_it() -> None:
    assert found(wheel("a", "a/_C.so", build_id=b"1"), wheel("b", "b/_C.so", build_id=b"1")) == [
        "op-library-loaded-twice"
    ]


@pytest.mark.parametrize(("one", "other"), [(OPENS, ADDS), (ADDS, OPENS), (ADDS, ADDS)])
def test_operator_is_told_where_one_of_them_only_adds(
    one: Registrations, other: Registrations
) -> None:
    assert found(wheel("a", "a/_C.so", one), wheel("b", "b/_C.so", other)) == [
        "duplicate-op-registration"
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (wheel("op", "op/_C.so"), wheel("op", "op/_C.cpython-311.so")),
        (wheel("the.Op", "a/_C.so"), wheel("the_op", "b/_C.so")),
        (wheel("op", "op/_C.so"), wheel("op-nightly", "op/_C.so")),
        (wheel("op", "op/_C.so"), wheel("op-cuda", "op.libs/libop.so")),
        (wheel(None, "a/_C.so"), wheel(None, "b/_C.so")),
        (wheel("a", "a/_C.so"), wheel("b", "b/_C.so", None)),
        (wheel("a", "a/_C.so"), wheel("b", "b/_C.so", Registrations(("op2",), ("op",), None))),
    ],
    ids=["one project", "one name", "one place", "its libraries", "no name", "not read", "kernels"],
)
def test_what_never_meets_or_goes_together_is_fine(one: Artifact, other: Artifact) -> None:
    assert found(one, other) == []


def test_message_names_both_and_several_namespaces() -> None:
    many = Registrations(tuple("abcde"))
    together = ArtifactSet((wheel("x", "x/_C.so", many), wheel("y", "y/_C.so", many)))

    (finding,) = judge([together], all_causes()).findings

    assert finding.evidence.where == "y.whl:y/_C.so"
    assert finding.message.startswith(
        "y/_C.so of y and x/_C.so of x both open the namespace a, b, c and 2 more of torch's"
    )


def test_builds_side_by_side_in_one_wheel_are_fine() -> None:
    builds = tuple(
        Binary(f"op/core{n}.so", soname=f"core{n}.so", registers=OPENS) for n in range(4, 9)
    )

    artifact = Artifact("op.whl", ArtifactKind.WHEEL, builds, name="op")

    assert judge([artifact], all_causes()).ok
