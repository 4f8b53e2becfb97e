"""
Whole logs of real failures, each produced by the script beside it, name their cause first.

A folder below `tests/logs` is called after the cause of what is in it; `no-failure` holds logs of what
went well, and `no-known-cause` failures of which none of the causes is the reason. `LOG.json` beside a log is what is known of its machine.
"""

from __future__ import annotations

import json
from pathlib import Path

from confidences import are_among, letters, of_logs
from laws import every_input

from opwright.causes.engine.candidates import literals_in_logs
from opwright.causes.engine.registry import all_causes
from opwright.model import Confidence, Diagnosis, Machine
from opwright.verbs.diagnose.diagnosis import diagnose

LOGS = Path(__file__).parents[1] / "logs"
FOLDERS = sorted(path for path in LOGS.iterdir() if path.is_dir())
NOTHING = "no-failure"
UNKNOWN = "no-known-cause"
CAUSES = [folder.name for folder in FOLDERS if folder.name not in (NOTHING, UNKNOWN)]


def diagnosed(path: Path) -> Diagnosis:
    context = path.with_suffix(".json")
    known = json.loads(context.read_text()) if context.exists() else {}
    return diagnose(path.read_bytes().decode("utf-8", "replace"), Machine(**known), files=False)


def test_real_log_names_its_cause_first() -> None:
    with every_input() as check:
        for cause in CAUSES:
            firsts = []

            for path in sorted(LOGS.glob(f"{cause}/*.log")):
                with check(f"{cause}/{path.name}"):
                    first = diagnosed(path).findings[0]
                    assert first.cause.name == cause
                    firsts.append(first)

            with check(f"confidences of {cause}"):
                assert are_among(of_logs(cause), letters(firsts))


def test_nothing_is_claimed_where_nothing_failed() -> None:
    with every_input() as check:
        for path in sorted(LOGS.glob(f"{NOTHING}/*.log")):
            with check(path.name):
                confidences = [f.evidence.confidence for f in diagnosed(path).findings]

                assert max(confidences, default=Confidence.POSSIBLE) is Confidence.POSSIBLE


UNEXPLAINED = {
    "chained.log": ("Python", "/home/ann/warpkit/warpkit/config.py", 3, "exception", "KeyError"),
    "cmake-of-its-own.log": ("CMake", "CMakeLists.txt", 4, "", ""),
    "member-of-its-own.log": ("the compiler", "grid.cpp", 3, "no-member", "height"),
    "misspelled.log": ("nvcc", "scale.cu", 1, "undeclared", "facter"),
}
"""Who failed, in which file and line, and how."""


def test_failure_without_a_known_cause_is_told_with_its_place() -> None:
    found = {}
    for path in LOGS.glob(f"{UNKNOWN}/*.log"):
        diagnosis = diagnosed(path)
        assert (diagnosis.findings, diagnosis.exit_status) == ((), 4)
        assert diagnosis.failure
        found[path.name] = diagnosis.failure[:5]

    assert found == UNEXPLAINED


def test_logs_lie_beside_what_made_them() -> None:
    with every_input() as check:
        for folder in FOLDERS:
            with check(folder.name):
                assert folder.name in {NOTHING, UNKNOWN, *(cause.name for cause in all_causes())}
                assert list(folder.glob("*.log"))
                assert (folder / "make.sh").read_text().startswith("#!/")


def test_logs_are_of_a_readable_size() -> None:
    assert [path for path in LOGS.glob("*/*.log") if path.stat().st_size >= 100_000] == []


def test_at_least_forty_causes_are_backed_by_a_real_log() -> None:
    assert len(CAUSES) >= 40


def test_literals_are_seldom_in_what_went_well() -> None:
    """What is searched for is looked at: common literals would make every healthy log slow."""
    text = "\n".join(path.read_text(errors="replace") for path in LOGS.glob(f"{NOTHING}/*.log"))

    lines = text.split("\n")
    common = {
        text for text in literals_in_logs() if sum(text in line for line in lines) > len(lines) / 50
    }

    assert not common
