"""Patterns of sources, and what they are turned into to be found faster."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.causes.kit.sources import calls, matches
from opwright.model import Source

_NAMES = ("data_ptr|accessor", "at::empty", r"AT_DISPATCH_\w+", "(?:a|b)_call|c_call", "f")
_PATTERNS = (r"\bdata_ptr\b", r"\bat::empty\s*\(", r"\baccessors?\b", r"\bAT_DISPATCH_\w+|\bf\b")
_PARTS = [
    "data_ptr",
    "accessor",
    "at::empty",
    "AT_DISPATCH_ALL",
    "a_call",
    "c_call",
    "f",
    "x",
    "_",
    "(",
    ")",
    "<",
    ">",
    ".",
    "::",
]
_CODE = st.lists(st.sampled_from([*_PARTS, " ", "\n"]), max_size=12).map("".join)


@pytest.mark.parametrize("pattern", _PATTERNS)
@given(code=_CODE)
def test_patterns_match_where_they_are_written_to(pattern: str, code: str) -> None:
    source = Source("op.cpp", f"{code};data_ptr;at::empty(accessor);AT_DISPATCH_X")

    found = [match.span() for match in matches(source, pattern)]

    assert found == [match.span() for match in re.finditer(pattern, source.text)]


@pytest.mark.parametrize("names", _NAMES)
@given(code=_CODE)
def test_calls_are_where_their_whole_names_are(names: str, code: str) -> None:
    source = Source("op.cpp", f"{code};f(); data_ptr<float>(); at::empty(); AT_DISPATCH_X(1);")

    found = {call.name.start for call in calls(source, names)}

    named = re.finditer(rf"\b(?:{names})\b(?=\s*[<(])", source.text)
    assert found <= {match.start() for match in named}
