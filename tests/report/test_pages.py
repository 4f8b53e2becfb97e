"""The page of a cause can be read by somebody who has seen no finding of it."""

from __future__ import annotations

import json
import re

from laws import every_input

from opwright.causes.engine.registry import all_causes
from opwright.model import Cause
from opwright.report import pages


def test_page_says_where_the_cause_is_seen() -> None:
    with every_input() as check:
        for cause in all_causes():
            with check(cause.name):
                assert re.search(
                    r"^Family [\w-]+, since [\d.]+; seen in (\w[^\n]*)\.$",
                    pages.page(cause),
                    re.MULTILINE,
                )


def test_fix_is_told_and_not_left_to_be_filled_in() -> None:
    with every_input() as check:
        for cause in all_causes():
            with check(cause.name):
                _fix_is_told(cause)


def _fix_is_told(cause: Cause) -> None:
    (told,) = json.loads(pages.as_json([cause]))["findings"]
    fix = pages.page(cause).partition("## Fix\n")[2]

    assert not re.search(r"(?m)^\{\w+\}$", fix)
    assert not any(
        re.fullmatch(r"\{\w+\}", s) for s in (told["fix"]["summary"], *told["fix"]["commands"])
    )
    assert told["fix"]["summary"] in fix
