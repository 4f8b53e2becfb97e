"""What stands around a failure, and how its log came here, changes nothing about its cause."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from laws import every_input

from opwright.causes.engine.registry import all_causes
from opwright.model import Cause, Log
from opwright.verbs.diagnose.diagnosis import diagnose

BUILDING = "".join(
    f"[{i}/80] c++ -MMD -MF op{i}.o.d -DTORCH_EXTENSION_NAME=_C -O2 -c op{i}.cpp -o op{i}.o\n"
    for i in range(1, 25)
)


def _between(log: str) -> str:
    return f"{BUILDING}{log}\n{BUILDING}"


def _before_the_end(log: str) -> str:
    return f"{log}\nmake: *** [Makefile:3: all] Error 1\n"


def _of_windows(log: str) -> str:
    return log.replace("\n", "\r\n") + "\r\n"


def _coloured(log: str) -> str:
    return "".join(f"\x1b[1m\x1b[31m{line}\x1b[0m\n" for line in log.split("\n"))


def _of_a_ci_system(log: str) -> str:
    return "".join(f"2026-03-01T10:11:12.1234567Z {line}\n" for line in log.split("\n"))


def _of_docker_build(log: str) -> str:
    return "".join(f"#14 132.7 {line}\n" for line in log.split("\n"))


def _of_a_rank(log: str) -> str:
    lines = log.split("\n")
    return "".join(
        f"{('[rank3]: ', '(Worker pid=871) ')[n % 2]}{one}\n" for n, one in enumerate(lines)
    )


def _of_a_server(log: str) -> str:
    return "".join(f"ERROR 03-01 10:11:12 [core.py:46] {line}\n" for line in log.split("\n"))


def _quoted(log: str) -> str:
    return "".join(f"> {line}\n" for line in log.split("\n"))


def _of_pip(log: str) -> str:
    return "".join(f"      │ {line}\n" for line in log.split("\n"))


NOISES = [
    _between,
    _before_the_end,
    _of_windows,
    _coloured,
    _of_a_ci_system,
    _of_docker_build,
    _of_a_rank,
    _of_a_server,
    _quoted,
    _of_pip,
]


def _examples() -> list[tuple[Cause, int, Log]]:
    return [
        (cause, number, fact)
        for cause in all_causes()
        for number, fact in enumerate(cause.all_examples)
        if isinstance(fact, Log)
    ]


def test_noise_changes_nothing() -> None:
    """Every second example in one of the noises, and so each noise around a twentieth of the examples."""
    with every_input() as check:
        for place, (cause, number, log) in enumerate(_examples()[::2]):
            noise = NOISES[place % len(NOISES)]
            with check(f"{cause.name} {number} {noise.__name__}"):
                _check_first(cause, log, noise)


@pytest.mark.nightly
@pytest.mark.parametrize("noise", NOISES, ids=lambda noise: noise.__name__.strip("_"))
def test_each_noise_changes_no_example(noise: Callable[[str], str]) -> None:
    with every_input() as check:
        for cause, number, log in _examples():
            with check(f"{cause.name} {number}"):
                _check_first(cause, log, noise)


def _check_first(cause: Cause, log: Log, noise: Callable[[str], str]) -> None:
    if not _is_no_noise(noise, cause):
        diagnosis = diagnose(noise(log.text), log.machine, files=False)

        assert [finding.cause.name for finding in diagnosis.findings[:1]] == [cause.name]


def _is_no_noise(noise: Callable[[str], str], cause: Cause) -> bool:
    """Return whether it is what a log consists of: a build that stops is not harmless, and what goes on is not cut, nor hangs."""
    of_the_end = cause.name in ("harmless-output", "insufficient-log", "jit-stale-lock")
    return of_the_end and noise in (_between, _before_the_end)


def test_files_without_a_folder_are_files() -> None:
    """Python before 3.9 names a script as it was called: `File "train.py", line 3`."""
    with every_input() as check:
        for cause, number, log in _examples():
            text = re.sub(r'File "[^"\n]*[/\\]', 'File "', log.text)
            if text != log.text:
                with check(f"{cause.name} {number}"):
                    assert diagnose(text, log.machine, files=False).text
