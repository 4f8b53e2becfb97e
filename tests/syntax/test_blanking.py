"""Comments and strings become blanks, and nothing moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.model import Language
from opwright.syntax.cxx.blanking import blanked, is_nested_deeper
from opwright.syntax.cxx.tree import tree

_PIECES = st.lists(
    st.sampled_from(
        [
            '"',
            "'",
            "//",
            "/*",
            "*/",
            "\\",
            "\n",
            "\r\n",
            "#",
            '"""',
            'R"x(',
            ')x"',
            "é",
            "a",
            " ",
            "{",
        ]
    )
    | st.text(max_size=5)
).map("".join)


@given(_PIECES, st.sampled_from(list(Language)))
def test_length_and_line_ends_stay(text: str, language: Language) -> None:
    code = blanked(text, language)

    assert len(code) == len(text)
    assert [i for i, c in enumerate(code) if c == "\n"] == [
        i for i, c in enumerate(text) if c == "\n"
    ]


@given(_PIECES, st.sampled_from(list(Language)))
def test_what_is_left_stands_where_it_stood(text: str, language: Language) -> None:
    code = blanked(text, language)

    assert all(c in (" ", t) for c, t in zip(code, text, strict=True))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a; // half\nb;", "a;        \nb;"),
        ("a; /* x\n y */ b;", "a;     \n      b;"),
        ('f("half", x);', 'f("    ", x);'),
        ('f(R"s(a ) "b")s", x);', "f(              , x);"),
        ("1'000'000; 'x'", "1'000'000; ' '"),
        ('"a\\"b" + c', '"    " + c'),
    ],
    ids=["line comment", "block comment", "string", "raw string", "digits", "escaped quote"],
)
def test_what_is_no_code_in_cpp_is_blank(text: str, code: str) -> None:
    assert blanked(text, Language.CUDA) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('a = """x\n"y" \'z\'"""  # half', 'a = "   \n         "        '),
        ('a = """x \\""" y""" + b', 'a = "            " + b'),
        ('a = """x\ny', "a =     \n "),
        ('a = """x\nb\\', 'a = ""  \nb\\'),
    ],
    ids=["docstring", "escaped end", "open", "open, and escaped"],
)
def test_what_is_no_code_in_python_is_blank(text: str, code: str) -> None:
    assert blanked(text, Language.PYTHON) == code


def test_offsets_in_the_tree_are_those_of_the_text() -> None:
    text = "// größer 中文\nvoid f() { x.data_ptr<half>(); }\n"
    start = text.index("data_ptr")

    node = tree(text, Language.CUDA).descendant_for_byte_range(start, start + len("data_ptr"))

    assert node is not None
    assert (node.type, node.start_byte, node.end_byte) == ("field_identifier", start, start + 8)


@pytest.mark.parametrize(
    ("code", "depth"),
    [
        ("f(a[{1}], (2))", 3),
        ("(" * 5, 5),
        (")))((", 2),
        ("()" * 300 + "(()", 2),
        ("((" + "()" * 9 + ")" * 5 + "((()))", 3),
        ("(" * 100_000 + ")" * 100_000, 100_000),
    ],
)
def test_brackets_are_nested_deeper_than_less_than_their_depth(code: str, depth: int) -> None:
    assert is_nested_deeper(code, depth - 1)
    assert not is_nested_deeper(code, depth)
