"""Both libraries that search for literals find what `bytes.find` does, wherever it is."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from opwright.prefilter.automaton import search_for

LITERALS = st.lists(
    st.text("ab\n\xe9", min_size=1, max_size=4), min_size=1, max_size=8, unique=True
)


@given(LITERALS, st.text("ab\n\xe9\x00", max_size=60))
def test_all_places_of_literals_are_found(literals: list[str], text: str) -> None:
    wanted, block = [literal.encode() for literal in literals], text.encode()

    places = [sorted(search_for(wanted, through_much=much)(block)) for much in (False, True)]

    expected = [
        (number, match.start())
        for number, literal in enumerate(wanted)
        for match in re.finditer(b"(?=%b)" % re.escape(literal), block)
    ]
    assert places == [sorted(expected)] * 2


def test_nothing_is_found_where_nothing_is_searched_for() -> None:
    assert search_for([])(b"some text") == []
