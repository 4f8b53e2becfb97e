"""Wide gaps between the words of a source cost what their size does, and not the square or the cube of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import process_time

import pytest
from laws import every_input

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.model import C_FAMILY, Cause, Source

_WIDTH = 6000
_LARGEST = 1_500_000
_GAPS = (" " * _WIDTH, f" /*{' ' * _WIDTH}*/ ")
_WORD = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|R"\w*\([\s\S]*?\)\w*"|\'(?:[^\'\\\n]|\\.)*\'|\w+|::|<<<|>>>|->|[^\w\s]'
)
_FOUND_ONCE = ("half-operators-ambiguous", "pointer-of-temporary-tensor")


def _wide(text: str, gap: str) -> str:
    """Return a C++ source with a gap between all words that stand in one line."""
    lines = text.split("\n")
    kept = [line.lstrip().startswith("#") or "//" in line for line in lines]
    return "\n".join(
        line if is_kept else gap.join(_WORD.findall(line))
        for line, is_kept in zip(lines, kept, strict=True)
    )


def _wide_examples(cause: Cause) -> Iterator[Source]:
    for fact in (*cause.all_examples, *cause.all_counterexamples):
        if isinstance(fact, Source) and fact.language in C_FAMILY:
            wide = (fact._replace(text=_wide(fact.text, gap)) for gap in _GAPS)
            yield from (source for source in wide if len(source.text) < _LARGEST)


def _check(causes: list[Cause]) -> None:
    with every_input() as check:
        for cause in causes:
            for source in _wide_examples(cause):
                with check(f"{cause.name}: {source.text[:80]}"):
                    began = process_time()
                    judge([source], [cause])
                    assert process_time() - began < 0.5 + len(source.text) * 5e-6


def test_gaps_that_took_long_once_do_not() -> None:
    _check([cause for cause in all_causes() if cause.name in _FOUND_ONCE])


@pytest.mark.nightly
def test_gaps_take_no_long_time() -> None:
    _check(list(all_causes()))
