"""The page of a cause can be read by somebody who has seen no finding of it."""

from __future__ import annotations

import json
import re
from functools import cache

from laws import every_input

from opwright.causes.engine.registry import all_causes
from opwright.model.judgement.explanation import Explanation
from opwright.report import pages
from opwright.verbs.explain.explanation import explain, explained

PLACEHOLDER = r"(?<![$(])\{\w+\}"
"""Not a variable of CMake's, nor a braced list of C++."""


@cache
def every_explanation() -> list[Explanation]:
    """Return the explanations of all causes; an explanation takes longer to make than to print."""
    return [explained(cause) for cause in all_causes()]


def test_page_is_in_the_order_that_it_is_read_in() -> None:
    with every_input() as check:
        for explanation in every_explanation():
            with check(explanation.cause.name):
                page = pages.page(explanation, seen="an example")

                titles = re.findall("^## (.*)", page, re.MULTILINE)
                assert page.startswith(f"# {explanation.cause.name}\n")
                assert [title for title in titles if title != "Related"] == [
                    "What you see",
                    "Do this",
                    "Why",
                    "How it is recognised",
                ]


def test_page_says_where_the_cause_is_seen() -> None:
    with every_input() as check:
        for explanation in every_explanation():
            with check(explanation.cause.name):
                told = pages.page(explanation).partition("## How it is recognised\n\n")[2]

                assert re.match(
                    r"(?:- `opwright \w+`: \w.*\n)+\nFamily [\w-]+, since [\d.]+\.\n", told
                )


def test_fix_is_told_and_not_left_to_be_filled_in() -> None:
    with every_input() as check:
        for explanation in every_explanation():
            with check(explanation.cause.name):
                _fix_is_told(explanation)


def _fix_is_told(explanation: Explanation) -> None:
    page = pages.page(explanation)
    printed = pages.as_json([explanation])
    (told,) = json.loads(printed)["findings"]

    assert not re.search(PLACEHOLDER, page)
    assert not re.search(PLACEHOLDER, told["message"])
    assert told["message"] in page
    assert told["fix"]["summary"] in page
    assert all(command in page for command in told["fix"]["commands"])


def test_page_names_the_symptoms_of_a_cause_and_what_it_is_a_symptom_of() -> None:
    page = pages.page(explained(explain("missing-host-compiler")))

    assert "It can be a symptom of `ninja-missing`" in page
    assert "`wrong-windows-compiler` can be a symptom of it" in page
