"""A law names every input that breaks it, and cannot hold by trying none."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from laws import every_input


def failure_of(law: Callable[[int], None], numbers: Iterable[int]) -> str:
    """Return how a law over numbers fails."""
    with pytest.raises(pytest.fail.Exception) as failed:
        _try(law, numbers)
    return str(failed.value)


def _try(law: Callable[[int], None], numbers: Iterable[int]) -> None:
    with every_input() as check:
        for number in numbers:
            with check(f"number {number}"):
                law(number)


def is_even(number: int) -> None:
    assert number % 2 == 0


def divides_six(number: int) -> None:
    assert 6 / number > 0


def raises(_: int) -> None:
    with pytest.raises(ValueError, match="never"):
        pass


def test_every_broken_input_is_named_with_its_assertion() -> None:
    first, one, three = failure_of(is_even, range(4)).split("\nnumber ")

    assert first == "2 of 4 inputs break the law"
    assert "assert (1 % 2) == 0" in one
    assert "assert (3 % 2) == 0" in three


def test_errors_and_missing_errors_break_a_law_too() -> None:
    assert "ZeroDivisionError: division by zero" in failure_of(divides_six, range(3))
    assert "DID NOT RAISE ValueError" in failure_of(raises, range(3))


def test_many_broken_inputs_are_named_without_their_reasons() -> None:
    *_, last = failure_of(is_even, range(1, 47, 2)).split("\n")

    assert last == "and 3 more: number 41, number 43, number 45"


def test_law_that_was_tried_on_nothing_fails() -> None:
    assert "no input" in failure_of(is_even, [])


def test_law_that_holds_passes() -> None:
    _try(is_even, range(0, 10, 2))
