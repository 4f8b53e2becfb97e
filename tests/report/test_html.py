"""The page as it is written: whole by itself, and closed to whatever the names in it say."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html.parser import HTMLParser

import pytest
from audit_sample import AUDIT, SMALL_AUDIT
from audit_sample import describe as describe_sample
from hostile import AUDITS, describe
from hypothesis import HealthCheck, given, settings
from laws import tried

from opwright.model import Audit
from opwright.report.escaping import printable
from opwright.report.html import audit as html
from opwright.report.html.heat_map import Group, HeatMap, Line, heat_map
from opwright.report.matrix import Cell

_VOID = {"meta", "link", "input"}
_ATTRIBUTES = {
    *("charset", "http-equiv", "content", "name", "rel", "href", "lang", "id", "class", "title"),
    *("scope", "tabindex", "type", "autocomplete", "hidden", "role", "value", "checked", "open"),
    *("aria-live", "aria-label", "data-group", "data-found", "data-in"),
}
PAGE = html.render(heat_map(AUDIT, describe=describe_sample))


class Parsed(HTMLParser):
    """A page as a browser reads it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def values(self, attribute: str) -> Iterator[str]:
        yield from (str(attrs[attribute]) for _, attrs in self.tags if attribute in attrs)


law = settings(tried(0.5), suppress_health_check=list(HealthCheck))


@law
@given(AUDITS)
def test_no_name_gets_out_of_its_place_or_is_left_out(audit: Audit) -> None:
    page = html.render(heat_map(audit, describe=describe))

    parsed = Parsed(page)
    assert not re.search(r"[^ -~\n]", page)
    _is_made_of_our_own_tags(parsed)
    _every_link_leads_to_one_place(parsed)
    told = "".join(parsed.texts)
    assert all(printable(artifact.artifact.path) in told for artifact in audit.artifacts)


def _is_made_of_our_own_tags(parsed: Parsed) -> None:
    assert parsed.open == []
    assert {name for _, attributes in parsed.tags for name in attributes} <= _ATTRIBUTES
    assert sum(tag == "script" for tag, _ in parsed.tags) == 1
    assert not [tag for tag, _ in parsed.tags if tag in ("img", "iframe", "base", "object")]


def _every_link_leads_to_one_place(parsed: Parsed) -> None:
    places = list(parsed.values("id"))
    assert len(places) == len(set(places))
    assert {link for link in parsed.values("href") if link != "data:,"} <= {f"#{p}" for p in places}


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
