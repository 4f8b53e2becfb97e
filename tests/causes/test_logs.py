"""
Whole logs of real failures, each produced by the script beside it, name their cause first.

A folder below `tests/logs` is called after the cause of what is in it; `no-failure` holds logs of what
went well. `LOG.json` beside a log is what is known of its machine.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opwright.causes.engine.registry import all_causes
from opwright.model import Confidence, Diagnosis, Machine
from opwright.prefilter.pattern_words import words_in_logs
from opwright.verbs.diagnose.diagnosis import diagnose

LOGS = Path(__file__).parents[1] / "logs"
FOLDERS = sorted(path for path in LOGS.iterdir() if path.is_dir())
FILES = sorted(LOGS.glob("*/*.log"))
BY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
NOTHING = "no-failure"


def diagnosed(path: Path) -> Diagnosis:
    context = path.with_suffix(".json")
    known = json.loads(context.read_text()) if context.exists() else {}
    return diagnose(path.read_bytes().decode("utf-8", "replace"), Machine(**known), files=False)


@BY_FILE
def test_real_log_names_its_cause_first(path: Path) -> None:
    found = [finding.cause.name for finding in diagnosed(path).findings]

    if path.parent.name != NOTHING:
        assert found[:1] == [path.parent.name]


@BY_FILE
def test_nothing_is_claimed_where_nothing_failed(path: Path) -> None:
    if path.parent.name == NOTHING:
        sure = [f for f in diagnosed(path).findings if f.evidence.confidence > Confidence.POSSIBLE]

        assert not sure


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_logs_lie_beside_what_made_them(folder: Path) -> None:
    assert folder.name in {NOTHING, *(cause.name for cause in all_causes())}
    assert list(folder.glob("*.log"))
    assert (folder / "make.sh").read_text().startswith("#!/")


@BY_FILE
def test_log_is_of_a_readable_size(path: Path) -> None:
    assert path.stat().st_size < 100_000


def test_at_least_forty_causes_are_backed_by_a_real_log() -> None:
    assert len([folder for folder in FOLDERS if folder.name != NOTHING]) >= 40


def test_words_are_seldom_in_what_went_well() -> None:
    """What is looked for is looked at: common words would make every healthy log slow."""
    text = "\n".join(path.read_text(errors="replace") for path in LOGS.glob(f"{NOTHING}/*.log"))

    lines = text.split("\n")
    common = {w for w in words_in_logs() if sum(w in line for line in lines) > len(lines) / 50}

    assert not common
