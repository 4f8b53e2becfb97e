"""What is understood without argparse is what argparse says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from laws import every_input

from opwright.cli.main import all_verbs
from opwright.cli.parsing import parsed
from opwright.cli.plain_arguments import plain_options

GIVEN = [[], ["-"], ["one"], ["one", "two"], ["a b", "", "é"]]


def _by_argparse(verb: str, given: Sequence[str]) -> dict[str, object] | None:
    try:
        return vars(parsed([verb, *given], all_verbs()))
    except SystemExit:
        return None


def test_plain_arguments_are_what_argparse_makes_of_them() -> None:
    with every_input() as check:
        for verb, given in product(all_verbs(), GIVEN):
            with check((verb, given)):
                plain = plain_options(all_verbs()[verb][1], given)

                assert plain is None or vars(plain) == _by_argparse(verb, given)


@pytest.mark.parametrize("verb", ["audit", "diagnose", "lint", "explain", "build"])
def test_one_argument_needs_no_argparse(verb: str) -> None:
    assert plain_options(all_verbs()[verb][1], ["one"]) is not None


@pytest.mark.parametrize("given", [["one", "--format", "json"], ["-h"], ["--", "one"], []])
def test_options_and_missing_arguments_are_left_to_argparse(given: Sequence[str]) -> None:
    assert plain_options(all_verbs()["audit"][1], given) is None
