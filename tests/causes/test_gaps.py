"""
Sources cost what their size does, and not the square or the cube of it.

Their words far apart, and their lines begun again and again: what overlaps in a pattern shows in the time. On Windows
nothing interrupts a search of `re`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import process_time

import pytest
from laws import every_input

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.errors import UnreadableInputError
from opwright.model import C_FAMILY, Cause, Source

_WIDTH = 6000
_LARGEST = 1_500_000
_GAPS = (" " * _WIDTH, f" /*{' ' * _WIDTH}*/ ")
_WORD = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|R"\w*\([\s\S]*?\)\w*"|\'(?:[^\'\\\n]|\\.)*\'|\w+|::|<<<|>>>|->|[^\w\s]'
)
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_HEAD = r"\s*(?:#|//|import\b|from\b)"
_DEEPEST = 150
_REPEATED = 60_000
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


def _begun(line: str) -> Iterator[str]:
    """Yield beginnings of a line, those of many brackets in one another closed at last."""
    cuts = [match.end() for match in re.finditer(r"[(<\[{\"',.]|\w(?=\()", line)]
    for cut in {*cuts[:1], *cuts[len(cuts) // 2 :][:1], *cuts[-1:]}:
        unit, open_ = line[:cut].strip(), ""
        for letter in unit:
            if letter in _CLOSING:
                open_ = _CLOSING[letter] + open_
            elif open_.startswith(letter):
                open_ = open_[1:]
        times = max(1, _DEEPEST // max(1, len(open_)))
        if unit:
            yield unit * times + open_ * times if open_ else unit


def _repeated_examples(cause: Cause) -> Iterator[Source]:
    for fact in cause.all_examples:
        if isinstance(fact, Source):
            heads = "".join(re.findall(rf"(?m)^{_HEAD}.*\n", fact.text))
            lines = [line for line in fact.text.split("\n") if not re.match(_HEAD, line)]
            for unit in (unit for line in lines for unit in _begun(line)):
                for text in (unit, f"{unit}\n"):
                    yield fact._replace(text=heads + text * (_REPEATED // len(text)))


def _check(causes: list[Cause], sources_of: Callable[[Cause], Iterator[Source]]) -> None:
    with every_input() as check:
        for cause in causes:
            for source in sources_of(cause):
                with check(f"{cause.name}: {source.text[:80]}"):
                    began = process_time()
                    with suppress(UnreadableInputError):  # it is refused
                        judge([source], [cause])
                    assert process_time() - began < 1 + len(source.text) * 1e-5


def test_gaps_that_took_long_once_do_not() -> None:
    causes = [cause for cause in all_causes() if cause.name in _FOUND_ONCE]
    _check(causes, _wide_examples)


@pytest.mark.nightly
def test_gaps_take_no_long_time() -> None:
    _check(list(all_causes()), _wide_examples)


@pytest.mark.nightly
def test_lines_that_begin_again_and_again_take_no_long_time() -> None:
    _check(list(all_causes()), _repeated_examples)
