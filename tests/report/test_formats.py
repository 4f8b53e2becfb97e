"""
One audit and one lint in every format, held to the files in `golden/`.

`UPDATE_GOLDENS=1 pytest tests/report` writes them anew; look at the difference before it is kept.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from audit_sample import AUDIT, SMALL_AUDIT, describe
from lint_sample import LINT

from opwright.report import github, sarif
from opwright.report.html import audit, heat_map
from opwright.report.json import v1
from opwright.report.markdown import audit as markdown
from opwright.report.text import lint
from opwright.report.text.artifact import audit as text

GOLDEN = Path(__file__).with_name("golden")


def indented(document: str) -> str:
    return json.dumps(json.loads(document), indent=1) + "\n"


def without_style_and_script(page: str) -> str:
    """Return a page without what is in files of its own, and their digests."""
    page = re.sub(r"'sha256-[^']*'", "'sha256-...'", page)
    return re.sub(r"<(style|script)>.*?</\1>", r"<\1></\1>", page, flags=re.DOTALL)


OUTPUTS = {
    "audit.txt": text.render(AUDIT, describe=describe),
    "audit-verbose.txt": text.render(AUDIT, describe=describe, verbose=True),
    "audit-narrow.txt": text.render(SMALL_AUDIT, describe=describe, width=60),
    "audit-colour.txt": text.render(SMALL_AUDIT, describe=describe, colour=True),
    "audit.json": indented(v1.render(SMALL_AUDIT, describe=describe)),
    "audit.sarif": indented(sarif.render(AUDIT, version="0.1.0")),
    "audit.github": github.render(AUDIT),
    "audit.md": markdown.render(AUDIT, describe=describe),
    "audit.html": without_style_and_script(
        audit.render(heat_map.heat_map(AUDIT, describe=describe))
    ),
    "lint.txt": lint.text(LINT),
    "lint-narrow.txt": lint.text(LINT, width=60),
    "lint-colour.txt": lint.text(LINT, colour=True),
    "lint.json": indented(lint.json(LINT)),
    "lint.sarif": indented(sarif.render_lint(LINT, version="0.1.0")),
    "lint.github": lint.github(LINT),
}


@pytest.mark.parametrize("name", OUTPUTS)
def test_output_is_the_golden_one(name: str) -> None:
    path = GOLDEN / name
    if os.environ.get("UPDATE_GOLDENS"):
        path.write_text(OUTPUTS[name])

    assert OUTPUTS[name] == path.read_text()


def test_every_golden_file_is_looked_at() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == set(OUTPUTS)
