"""What is read from a pattern's text is in everything that the pattern matches."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st
from laws import every_input

from opwright.causes.engine.registry import all_causes
from opwright.prefilter.quick_literals import literals_of

PATTERNS = (
    *(
        r"\bint\s+main\s*\(",
        r"\b(?:at|torch)::Tensor\b|\bdata_ptr\s*[<(]",
        r"ab?cdef",
        r"abc{2}d",
        r"abc{0,2}",
    ),
    *(
        r"[^]]abcd",
        r"\bfoo(?:bar)?baz",
        r"(?:foo|ba)x",
        r"(?P<use>Py_[A-Z]\w+)\s*\(",
        r"(?<!x)call(?=\s*[<(])",
    ),
    *(
        r"abc*",
        r"(?:abc)*d",
        r"(?:abcd){2}",
        r"a+bcd",
        r"foo{bar",
        r"(?:abc|def)+ghi|jkl",
        r"(a|bc)def",
        r"x[\]abc]defg",
    ),
    *(r"(?i:abc)d", r"\x41bcd", r"(abc)\1", r"abc(?:", r""),
)


@given(st.sampled_from(PATTERNS[:-2]).flatmap(lambda p: st.tuples(st.just(p), st.from_regex(p))))
@settings(max_examples=300)
def test_every_match_has_one_of_the_literals(pair: tuple[str, str]) -> None:
    pattern, text = pair
    literals = literals_of(pattern)

    assert not literals or any(literal in text for literal in literals)


def test_what_is_read_of_causes_is_in_their_examples() -> None:
    with every_input() as check:
        for cause in all_causes():
            patterns = cause.in_source.patterns if cause.in_source else ()
            texts = [getattr(fact, "text", "") for fact in cause.all_examples]
            for pattern in patterns:
                with check(f"{cause.name} {pattern}"):
                    literals = literals_of(pattern)
                    for match in (m for text in texts for m in re.finditer(pattern, text)):
                        assert not literals or any(literal in match[0] for literal in literals)


def test_what_is_plain_is_read() -> None:
    assert literals_of(r"\bint\s+main\s*\(") == ("main",)
    assert literals_of(r"\b(?:STABLE_)?TORCH_LIBRARY|\bPyInit_") == ("TORCH_LIBRARY", "PyInit_")
    assert literals_of(r"(?i)main") == literals_of(r"m|main") == ()
