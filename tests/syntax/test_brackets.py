"""Brackets that belong together, and what is read by them."""

from __future__ import annotations

import pytest

from opwright.causes.kit.sources import launches
from opwright.model import Source
from opwright.syntax.cxx.brackets import opening_angle


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("k<int>", "<int>"),
        ("f<a, b<c>>", "<a, b<c>>"),
        ("i < n; k<(a > b), 2>", "<(a > b), 2>"),
        ("k<decltype(p->x), [](int i) -> int>", "<decltype(p->x), [](int i) -> int>"),
        ("i < n; k>", "i < n; k>"),
        ("a) k>", "a) k>"),
    ],
)
def test_template_arguments_are_found_from_their_end(code: str, arguments: str) -> None:
    assert code[opening_angle(code) :] == arguments


@pytest.mark.parametrize(
    "code",
    [
        "if (i < n) scale<float><<<1, 32>>>(x);",
        "if (i < n && m > 2) { scale <<<1, 32>>>(x); }",
        "for (int i = 0; i < n; i++) scale<T, (N > 2)>\n  <<<1, 32>>>(x);",
    ],
)
def test_launch_is_of_the_name_right_before_it(code: str) -> None:
    [launch] = launches(Source("op.cu", f"void run() {{ {code} }}"))
    assert launch.kernel.text == "scale"
    assert [piece.text for piece in launch.configuration] == ["1", "32"]


def test_launch_without_a_name_is_none() -> None:
    assert list(launches(Source("op.cu", "void run() { (f)<<<1, 32>>>(x); <<<"))) == []
