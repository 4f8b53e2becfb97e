"""What fuzzing once found stays found: `tests/fuzz/fuzz_diagnose.py` says how."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from opwright.report.text import diagnosis as report
from opwright.verbs.diagnose.diagnosis import diagnose

FOUND = sorted((Path(__file__).parents[1] / "fuzz" / "found").glob("*"))


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_find_of_the_fuzzer_stays_mended(path: Path) -> None:
    found = diagnose("x" + path.read_bytes().decode("utf-8", "replace"), files=False)

    for told in (report.text(found), report.markdown(found), report.github(found, "log")):
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", told)
    json.loads(report.json(found))
