"""Whatever the names in a file, no format lets them out of their place."""

from __future__ import annotations

import json
import re

from hostile import AUDITS, NAMES, describe
from html_page import Parsed
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from laws import tried
from sarif_schema import SCHEMA

from opwright.model import Audit
from opwright.report import github, sarif
from opwright.report.escaping import legible, printable
from opwright.report.html import audit as html
from opwright.report.html.heat_map import heat_map
from opwright.report.json import v1
from opwright.report.markdown import audit as markdown
from opwright.report.phrases import conditions
from opwright.report.text.artifact import audit as text
from opwright.report.text.page.layout import wrapped

INK = re.compile(r"\x1b\[\d+m")
_ATTRIBUTES = {
    *(
        "charset",
        "http-equiv",
        "content",
        "name",
        "rel",
        "blocking",
        "href",
        "lang",
        "id",
        "class",
        "title",
    ),
    *("scope", "tabindex", "type", "autocomplete", "hidden", "role", "value", "checked", "open"),
    *("aria-live", "aria-label", "data-group", "data-found", "data-in", "data-names"),
}

law = settings(tried(0.4), suppress_health_check=list(HealthCheck))


def stays_in_the_terminal(output: str) -> bool:
    return not re.search(r"[^ -~\n]", output)


@law
@given(AUDITS, st.integers(60, 200), st.booleans(), st.booleans())
def test_no_format_lets_a_name_out_of_its_place(
    audit: Audit,
    width: int,
    colour: bool,  # noqa: FBT001 - drawn
    verbose: bool,  # noqa: FBT001
) -> None:
    """One law for all formats, since an audit takes longer to draw than to print."""
    _text_is_printable_and_fits_its_width(audit, width, colour=colour, verbose=verbose)
    _text_holds_no_command_for_a_ci_runner(audit)
    _colour_changes_nothing_but_colour(audit)
    _json_is_ascii_on_one_line_and_holds_every_name(audit)
    _sarif_is_ascii_and_its_addresses_are_encoded(audit)
    _each_annotation_is_one_line(audit)
    _markdown_tables_keep_their_columns(audit)
    _page_is_of_our_own_tags_and_holds_every_name(audit)


def _text_is_printable_and_fits_its_width(
    audit: Audit, width: int, *, colour: bool, verbose: bool
) -> None:
    output = text.render(audit, describe=describe, width=width, colour=colour, verbose=verbose)

    output = INK.sub("", output) if colour else output
    assert stays_in_the_terminal(output)
    wide = [line for line in output.split("\n") if len(line) > width]
    assert all(len(line.strip("$ \\").split()) == 1 for line in wide)  # a word of a command


def _text_holds_no_command_for_a_ci_runner(audit: Audit) -> None:
    output = text.render(audit, describe=describe, verbose=True)
    output += text.render(audit, describe=describe)

    assert "##[" not in output
    assert not any(line.lstrip().startswith("::") for line in output.split("\n"))


def _colour_changes_nothing_but_colour(audit: Audit) -> None:
    coloured = text.render(audit, describe=describe, colour=True)

    assert INK.sub("", coloured) == text.render(audit, describe=describe)


def _json_is_ascii_on_one_line_and_holds_every_name(audit: Audit) -> None:
    output = v1.render(audit, describe=describe)

    document = json.loads(output)
    assert stays_in_the_terminal(output)
    assert output.count("\n") == 1
    assert [a["path"] for a in document["artifacts"]] == [a.artifact.path for a in audit.artifacts]


def _sarif_is_ascii_and_its_addresses_are_encoded(audit: Audit) -> None:
    output = sarif.render(audit)

    document = json.loads(output)
    assert stays_in_the_terminal(output)
    SCHEMA.validate(document)
    for result in document["runs"][0]["results"]:
        place = result["locations"][0]["physicalLocation"]["artifactLocation"]
        assert re.fullmatch(r"(file://)?(%[0-9A-F]{2}|[\w./~-])+", place["uri"], re.ASCII)


def _each_annotation_is_one_line(audit: Audit) -> None:
    output = github.render(audit)

    assert stays_in_the_terminal(output)
    annotations = sum(
        len(a.findings) + len(a.artifact.skipped) + len(a.notes) + len(list(conditions(a)))
        for a in audit.artifacts
    )
    assert output.count("\n") == annotations + len(audit.findings)
    for line in output.splitlines():
        assert re.match(r"::(error|warning|notice) file=[^:,]*,title=[a-z-]+::", line)


def _page_is_of_our_own_tags_and_holds_every_name(audit: Audit) -> None:
    page = html.render(heat_map(audit, describe=describe))

    parsed = Parsed(page)
    assert stays_in_the_terminal(page)
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


def _markdown_tables_keep_their_columns(audit: Audit) -> None:
    output = markdown.render(audit, describe=describe)

    assert stays_in_the_terminal(output)
    for table in re.findall(r"(?:^\|.*\n?)+", output, re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1


@given(NAMES)
def test_printable_text_is_left_alone_the_second_time(name: str) -> None:
    assert printable(printable(name)) == printable(name)


@given(NAMES)
@example("  ::error::")
@example("a ##[group]")
def test_escaped_text_is_no_command_for_a_ci_runner(name: str) -> None:
    for escaped in (printable(name), legible(name)):
        assert "##[" not in escaped
        assert not escaped.lstrip().startswith("::")


@given(NAMES.map(printable), st.integers(1, 50))
def test_wrapping_loses_nothing_but_spaces(paragraph: str, width: int) -> None:
    lines = wrapped(paragraph, width)

    assert "".join(lines).replace(" ", "") == paragraph.replace(" ", "")
    assert all(len(line) <= width for line in lines)
