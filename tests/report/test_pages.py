"""The page of a cause can be read by somebody who has seen no finding of it."""

from __future__ import annotations

import json
import re

import pytest

from opwright.causes.engine.registry import all_causes
from opwright.model import Cause
from opwright.report import pages

CAUSES = pytest.mark.parametrize("cause", all_causes(), ids=lambda cause: cause.name)


@CAUSES
def test_page_says_where_the_cause_is_seen(cause: Cause) -> None:
    told = re.search(
        r"^Family [\w-]+, since [\d.]+; seen in (\w[^\n]*)\.$", pages.page(cause), re.MULTILINE
    )

    assert told, cause.name


@CAUSES
def test_fix_is_told_and_not_left_to_be_filled_in(cause: Cause) -> None:
    (told,) = json.loads(pages.as_json([cause]))["findings"]
    fix = pages.page(cause).partition("## Fix\n")[2]

    assert not re.search(r"(?m)^\{\w+\}$", fix)
    assert not any(
        re.fullmatch(r"\{\w+\}", s) for s in (told["fix"]["summary"], *told["fix"]["commands"])
    )
    assert told["fix"]["summary"] in fix
