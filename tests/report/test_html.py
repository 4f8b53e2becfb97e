"""The page as it is written: whole by itself, and closed to whatever the names in it say."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256

import pytest
from audit_sample import AUDIT, SMALL_AUDIT, stable_binary
from audit_sample import describe as describe_sample
from html_page import Parsed

from opwright.model import Artifact, ArtifactAudit, ArtifactKind, Audit, BuiltFor
from opwright.model.audit.verdicts import Alternatives
from opwright.report.audits.matrix import Cell
from opwright.report.html import audit as html
from opwright.report.html.heat_map import Group, HeatMap, Line, heat_map

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

    page = html.render(
        heat_map(Audit((wheel._replace(binaries=binaries),)), describe=describe_sample)
    )

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

    shown = heat_map(Audit((audit,)), describe=describe_sample).groups[0]

    assert [line.name for line in shown.lines] == ["op/torch-*/op.so"]
    assert shown.lines[0].facts[-2:] == (
        ("loads in 1.8.0..2.9.1", paths[0]),
        ("loads in 2.10.0..2.15.0", paths[1]),
    )


def test_a_page_of_many_leaves_what_is_folded_for_later() -> None:
    many = html.render(heat_map(Audit(AUDIT.artifacts * 20), describe=describe_sample))

    assert many.count("<noscript>") == many.count("</noscript>") == 60
    assert "<noscript>" not in PAGE
    parsed = Parsed(many)
    assert parsed.open == []
    assert {link[1:] for link in parsed.values("href") if link != "data:,"} <= set(
        parsed.values("id")
    )


def test_page_without_verdicts_has_no_map() -> None:
    page = html.render(HeatMap("opwright audit", (Group("pure 2.0"),)))

    assert 'id="map"' not in page
    assert "<h2>pure 2.0" in page
