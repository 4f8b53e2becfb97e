"""The matrix as a picture: well-formed, with the cells of the text, and in words for who sees no picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from audit_sample import AUDIT, describe, vision_wheel
from hostile import AUDITS
from hypothesis import HealthCheck, given, settings
from laws import tried

from opwright.model import Audit
from opwright.report.svg import audit as svg
from opwright.report.text.artifact import audit as text

NS = "{http://www.w3.org/2000/svg}"


def letters(picture: str) -> list[str]:
    """Return the letters of the cells of the matrix, without those of the legend."""
    cells = ET.fromstring(picture).iter(f"{NS}g")  # noqa: S314 - ours
    return [
        cell.findtext(f"{NS}text") or ""
        for cell in cells
        if (cell.findtext(f"{NS}title") or "").startswith("torch ")
    ]


def test_cells_are_those_of_the_text() -> None:
    audit = Audit((vision_wheel(),))
    grid = text.render(audit, describe=describe, width=200)

    rows = re.findall(r"(?m)^  \S+\.so(?: \+\d+)? +((?:[-+?m!Lx] *)+)$", grid)

    assert len(rows) >= 1
    shown = letters(svg.render(audit))
    assert len(shown) % len(rows) == 0
    width = len(shown) // len(rows)
    for number, row in enumerate(
        rows
    ):  # the text shows all of 1.x as one where nothing tells it apart
        cells = row.split()
        assert shown[number * width : (number + 1) * width][-len(cells) + 1 :] == cells[1:]


def test_picture_says_in_words_what_it_shows() -> None:
    root = ET.fromstring(svg.render(AUDIT))  # noqa: S314 - ours

    assert root.get("role") == "img"
    assert "fails" in (root.get("aria-label") or "")


@settings(tried(0.4), suppress_health_check=list(HealthCheck))
@given(AUDITS)
def test_no_name_leaves_its_place(audit: Audit) -> None:
    picture = svg.render(audit)

    tags = {element.tag.removeprefix(NS) for element in ET.fromstring(picture).iter()}  # noqa: S314
    assert tags <= {"svg", "style", "rect", "text", "g", "title"}
    assert not re.search(r"[^ -~\n]", picture)
