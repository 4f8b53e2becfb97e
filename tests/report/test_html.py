"""The page as it is written: whole by itself, and closed to whatever the names in it say."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from html.parser import HTMLParser

import pytest
from audit_sample import AUDIT, SMALL_AUDIT, stable_binary
from audit_sample import describe as describe_sample
from hostile import AUDITS, describe
from hypothesis import HealthCheck, given, settings
from laws import tried

from opwright.model import Artifact, ArtifactAudit, ArtifactKind, Audit, BuiltFor
from opwright.model.verdicts import Alternatives
from opwright.report.escaping import printable
from opwright.report.html import audit as html
from opwright.report.html.heat_map import Group, HeatMap, Line, heat_map
from opwright.report.matrix import Cell

_VOID = {"meta", "link", "input", "col"}
_ATTRIBUTES = {
    *("charset", "http-equiv", "content", "name", "rel", "href", "lang", "id", "class", "title"),
    *("scope", "tabindex", "type", "autocomplete", "hidden", "role", "value", "checked", "open"),
    *("aria-live", "aria-label", "data-group", "data-found", "data-in", "data-names"),
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


def _map_rows(page: str) -> dict[str, list[str]]:
    """Return the letters of each row of the map, by its name."""
    rows = re.findall(
        r'<tr class="\w+"><th scope="row"><a href="[^"]*" title="([^"]*)">.*?</th>(.*?)</tr>',
        page,
        re.DOTALL,
    )
    return {name: re.findall(r"<td[^>]*>(.)</td>", cells) for name, cells in rows}


def test_every_library_says_why_in_each_release_in_which_it_does_not_load() -> None:
    shown = heat_map(SMALL_AUDIT, describe=describe_sample)

    for line in shown.groups[0].lines:
        covered = {
            version
            for reason in line.reasons
            for version in between(*reason.releases.split(".."), among=shown.releases)
        }
        assert {
            v for v, cell in line.cells.items() if cell not in (Cell.LOADS, Cell.UNPROVEN)
        } <= covered


def between(first: str, last: str | None = None, *, among: Sequence[str]) -> Sequence[str]:
    return among[among.index(first) : among.index(last or first) + 1]


def test_a_plain_value_is_enough_for_a_page() -> None:
    line = Line("op.so", {"2.10.0": Cell.LOADS, "2.9.0": Cell.UNSAFE})
    shown = HeatMap("opwright env", (Group("op 1.0", lines=(line,)), Group("pure 2.0")))

    page = html.render(shown)

    assert _map_rows(page) == {"op 1.0": ["!", "+"], "pure 2.0": ["-", "-"]}
    assert "2 artifacts, none with findings" in page


def test_libraries_are_in_natural_order() -> None:
    wheel = AUDIT.artifacts[0]
    paths = ["lib10.so", "lib9.so", "a/lib2.so"]
    binaries = tuple(
        binary._replace(
            binary=binary.binary._replace(path=path), built_for=BuiltFor(compiler=f"GCC {place}")
        )
        for place, (path, binary) in enumerate(zip(paths, wheel.binaries[:1] * 3, strict=True))
    )

    page = html.render(heat_map(Audit((wheel._replace(binaries=binaries),)), describe=describe))

    assert list(_map_rows(page))[1:] == ["a/lib2.so", "lib9.so", "lib10.so"]


def test_alternatives_share_a_row_that_says_which_is_loaded_where() -> None:
    paths = ("op/torch-2.8/op.so", "op/torch-2.10/op.so")
    binaries = tuple(stable_binary(path) for path in paths)
    versions = [verdict.load.torch.version for verdict in binaries[0].verdicts]
    taken = {
        version: paths[versions.index(version) > versions.index("2.9.1")] for version in versions
    }
    artifact = Artifact("op.whl", ArtifactKind.WHEEL, tuple(b.binary for b in binaries))
    audit = ArtifactAudit(artifact, binaries, alternatives=(Alternatives(paths, taken),))

    shown = heat_map(Audit((audit,)), describe=describe).groups[0]

    assert [line.name for line in shown.lines] == ["op/torch-*/op.so"]
    assert shown.lines[0].facts[-2:] == (
        ("loads in 1.8.0..2.9.1", paths[0]),
        ("loads in 2.10.0..2.15.0", paths[1]),
    )


def test_a_page_of_many_leaves_what_is_folded_for_later() -> None:
    many = html.render(heat_map(Audit(AUDIT.artifacts * 20), describe=describe))

    assert many.count("<noscript>") == many.count("</noscript>") == 60
    assert "<noscript>" not in PAGE
    _every_link_leads_to_one_place(Parsed(many))


def test_page_without_verdicts_has_no_map() -> None:
    page = html.render(HeatMap("opwright audit", (Group("pure 2.0"),)))

    assert 'id="map"' not in page
    assert "<h2>pure 2.0" in page
