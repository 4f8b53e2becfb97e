"""Logs in which several print at once: each failure is found as in a log of its own, and named with its job."""

from collections.abc import Callable, Iterator
from itertools import chain, zip_longest
from pathlib import Path

import pytest

from opwright.model import Finding
from opwright.verbs.diagnose.diagnosis import diagnose

LOGS = Path(__file__).parents[1] / "logs"
FIRST, SECOND = "missing-python-dev-headers", "torch-version-mismatch"


def _github(job: int, line: str) -> str:
    return f"build ({job})\tTest\t2024-05-01T12:00:01.7000000Z {line}"


def _buildkit(job: int, line: str) -> str:
    return f"#{10 + job} 3.45{job} {line}"


def _compose(job: int, line: str) -> str:
    return f"worker-{job}  | {line}"


def _rank(job: int, line: str) -> str:
    return f"[rank{job}]: {line}"


def _real(cause: str) -> list[str]:
    lines = min((LOGS / cause).glob("*.log")).read_text().splitlines()
    return [line for line in lines if line.strip()][-30:]


def _tangled(prefixed: Callable[[int, str], str]) -> str:
    pairs = zip_longest(_real(FIRST), _real(SECOND))
    lines = (
        [prefixed(job, line) for job, line in enumerate(pair) if line is not None] for pair in pairs
    )
    return "\n".join(chain.from_iterable(lines))


def _jobs(findings: tuple[Finding, ...]) -> Iterator[tuple[str, str]]:
    for finding in findings:
        yield finding.cause.name, finding.evidence.details.get("job", "")


@pytest.mark.parametrize(
    ("prefixed", "jobs"),
    [
        (_github, ("build (0) / Test", "build (1) / Test")),
        (_buildkit, ("#10", "#11")),
        (_compose, ("worker-0", "worker-1")),
        (_rank, ("rank0", "rank1")),
    ],
)
def test_each_failure_is_named_with_its_job(
    prefixed: Callable[[int, str], str], jobs: tuple[str, str]
) -> None:
    found = dict(_jobs(diagnose(_tangled(prefixed), files=False).findings))

    assert (found[FIRST], found[SECOND]) == jobs


def test_lines_keep_their_numbers() -> None:
    log = _tangled(_github)

    for finding in diagnose(log, files=False).findings:
        line = log.split("\n")[finding.evidence.line - 1]
        assert line.endswith(finding.evidence.quote)
        assert line.startswith(finding.evidence.details["job"].partition(" / ")[0])


def test_a_step_of_a_docker_build_is_named_with_what_it_does() -> None:
    log = "#7 [builder 2/5] RUN pip install .\n" + _tangled(
        lambda job, line: f"#{7 + job} 1.20 {line}"
    )

    assert (
        "#7 [builder 2/5] RUN pip install ."
        in dict(_jobs(diagnose(log, files=False).findings)).values()
    )


def test_the_success_of_one_job_says_nothing_of_another() -> None:
    failed = _github(
        0, "ImportError: libGL.so.1: cannot open shared object file: No such file or directory"
    )
    went_on = [_github(0, "tests"), _github(1, "Successfully installed warpkit-0.4.0")]
    log = "\n".join([_github(1, "Collecting warpkit"), failed, *went_on * 30])

    (finding, *_) = diagnose(log, files=False).findings

    assert (finding.cause.name, finding.evidence.confidence.name) == (
        "missing-shared-library",
        "LIKELY",
    )


def test_a_log_of_one_has_no_jobs() -> None:
    log = "\n".join(_real(FIRST))

    assert all("job" not in f.evidence.details for f in diagnose(log, files=False).findings)


def test_the_end_of_a_docker_step_is_read_as_the_step_itself() -> None:
    """BuildKit prints the last lines of a step that failed again, with the time alone in front of them."""
    traceback = (
        "Traceback (most recent call last):",
        '  File "<string>", line 1, in <module>',
        '  File "/opt/venv/lib/python3.11/site-packages/warpkit/__init__.py", line 1, in <module>',
        "    import torch",
        "ModuleNotFoundError: No module named 'torch'",
    )
    step = ("Building wheels for collected packages: warpkit", "Successfully built warpkit")
    lines = (
        "#12 [9/12] RUN pip install warpkit && python -c 'import warpkit'",
        *(f"#12 4.786 {line}" for line in (*step, *traceback)),
        "#12 ERROR: process did not complete successfully: exit code: 1",
        "------",
        " > [9/12] RUN pip install warpkit && python -c 'import warpkit':",
        *(f"4.786 {line}" for line in (step[-1], *traceback)),
        "------",
    )

    found = diagnose("\n".join(lines), files=False).findings

    assert "build-isolation-no-torch" not in {finding.cause.name for finding in found}
