"""The page as it is written: whole by itself, and closed to whatever the names in it say."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

import pytest
from audit_sample import AUDIT, SMALL_AUDIT
from audit_sample import describe as describe_sample
from html_page import Parsed

from opwright.report.html import audit as html
from opwright.report.html.heat_map import Group, HeatMap, Line, heat_map
from opwright.report.matrix import Cell

PAGE = html.render(heat_map(AUDIT, describe=describe_sample))


@pytest.mark.parametrize("name", ["style", "script"])
def test_policy_lets_only_the_own_style_and_script_run(name: str) -> None:
    [content] = re.findall(rf"<{name}>(.*?)</{name}>", PAGE, re.DOTALL)
    [policy] = re.findall(r'Content-Security-Policy" content="([^"]*)"', PAGE)

    digest = b64encode(sha256(content.encode()).digest()).decode()
    assert f"{name}-src 'sha256-{digest}';" in policy
    assert policy.startswith("default-src 'none';")


def test_page_asks_for_nothing_from_elsewhere() -> None:
    parsed = Parsed(PAGE)

    assert set(parsed.values("src")) == set()
    assert not re.search(r"https?://|url\(|@import|fetch\(|XMLHttpRequest", PAGE)


def test_every_cell_leads_to_the_reasons_that_hold_in_its_release() -> None:
    parsed = Parsed(html.render(heat_map(SMALL_AUDIT, describe=describe_sample)))

    cells = [a for tag, a in parsed.tags if tag == "a" and "cell" in str(a.get("class"))]
    refused = [a for a in cells if str(a["title"]).partition(": ")[2] not in ("loads", "unproven")]
    reasons = " ".join(parsed.values("data-in")).split()
    assert refused
    assert all(str(a["title"]).partition(":")[0] in reasons for a in refused)


def test_a_plain_value_is_enough_for_a_page() -> None:
    line = Line("op.so", {"2.10.0": Cell.LOADS, "2.9.0": Cell.UNSAFE})
    shown = HeatMap("opwright env", (Group("op 1.0", lines=(line,)), Group("pure 2.0")))

    parsed = Parsed(html.render(shown))

    titles = [attributes["title"] for tag, attributes in parsed.tags if "tabindex" in attributes]
    assert titles == ["2.9.0: unsafe", "2.10.0: loads"]
    assert "2 artifacts, none with findings" in parsed.texts


def test_page_without_verdicts_has_no_map() -> None:
    page = html.render(HeatMap("opwright audit", (Group("pure 2.0"),)))

    assert 'id="map"' not in page
    assert "<h2>pure 2.0" in page
