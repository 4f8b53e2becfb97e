"""Operator schemas, told from everything else that stands in a library with an arrow in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import every_input

from opwright.facts.inlined.operator_schema import in_one_line, is_schema, namespace_of


@pytest.mark.parametrize(
    "schema",
    [
        "cuda_version() -> int",
        "dispose(int fa) -> ()",
        "torchvision::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
        "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
        "fwd(Tensor! q, Tensor? k_new, Tensor!? out, SymInt[2]? window) -> (Tensor, Tensor lse)",
        "rnnt(Tensor logits,Tensor targets,float clamp)-> Tensor out",
        "norm(Tensor a, float ? eps, ScalarType ? dtype) -> Tensor",
        "enum_query() -> ((str, (str, int)[])[])",
        "table(Dict(str, Tensor) d, Future(int) f, (Tensor, int)? pair=None) -> ()",
        "run(Tensor x, __torch__.torch.classes.prepack.Context w) -> Tensor",
        "text(str a=\"x) -> \", str b='', int[] c=[1, 2], float d=-1e-05, Device e=cpu) -> str",
        "any(...) -> ...",
    ],
)
def test_schema_is_one(schema: str) -> None:
    assert is_schema(schema)


_NO_SCHEMAS = (
    "",
    "->",
    "(int x) -> int",
    "f(x) -> y",
    "call(int x) -> int or not",
    "rdist(self: Ops, x: int) -> float",
    "Disable ext(promotable(ld)) -> promoted(ext(ld)) optimization",
    "einsum(): operands do not broadcast with remapped shapes [original->remapped]:",
    "c->sizes() == d.sizes()",
    "spmm(Tensor b, Tensor column_indices, iint m) -> Tensor",
    "mask(Tensor a, Tensor mask) -> T",
    "mask(Tensor a, Tensor mask) -> Tensor/src/attention/sddmm.cpp",
    "auc(int tasks) -> Tensobasic_string::replace",
    "f(Tensor a -> Tensor",
    "f(Tensor a,) -> Tensor",
    "f(Tensor) -> Tensor",
    "f(Tensor a) -> Tensor)",
    "f(Tensor a) -> (Tensor",
    "f((((((int))))) a) -> Tensor",
    "f(int " + "a" * (1 << 15) + ") -> int",
)


def test_anything_else_is_none() -> None:
    with every_input() as check:
        for text in _NO_SCHEMAS:
            with check(text):
                assert not is_schema(text)


def test_spaces_and_line_ends_are_one_space() -> None:
    assert in_one_line(" f(Tensor a,\n     int b)  -> ()\t") == "f(Tensor a, int b) -> ()"


@pytest.mark.parametrize(
    ("schema", "namespace"),
    [
        ("ns::add.out(Tensor a) -> Tensor", "ns"),
        ("add (Tensor a) -> Tensor", None),
        ('f(str a="x::y") -> Tensor', None),
        ("image::decode_png", "image"),
    ],
)
def test_namespace(schema: str, namespace: str | None) -> None:
    assert namespace_of(schema) == namespace


PIECES = (
    "Tensor",
    "int",
    "(",
    ")",
    "[",
    "]",
    ",",
    " ",
    "->",
    "a",
    "=",
    "?",
    "!",
    "*",
    "::",
    "Dict(",
)


@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
def test_pieces_in_any_order_are_decided(text: str) -> None:
    assert is_schema(text) in (True, False)
    assert not is_schema(text + " or not")


@pytest.mark.parametrize(
    "piece",
    ["(", "(Tensor, ", "Dict(", "Tensor[]", "(a)", "a.", "[", " ", "int a, ", "((int,int),"],
)
def test_long_text_is_decided_in_few_steps(piece: str) -> None:
    assert not is_schema("f(Tensor" + piece * ((1 << 15) // len(piece) - 9))
