"""Logs that were broken at the width of a terminal or a chat, or put through a word processor or HTML."""

from __future__ import annotations

import html
import re
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from opwright.verbs.diagnose.diagnosis import diagnose

_LOGS = Path(__file__).parents[1] / "logs"
_EVERY = 8
"""Of so many logs one is read, each time another."""
_STILL_RIGHT = 0.95
"""Of the logs that are read rightly as they are."""


def _at_a_width(text: str) -> str:
    lines = text.split("\n")
    return "\n".join(
        part
        for line in lines
        for part in ([line[i : i + 80] for i in range(0, len(line), 80)] or [""])
    )


def _between_words(text: str) -> str:
    lines = text.split("\n")
    return "\n".join(part for line in lines for part in (textwrap.wrap(line, 80) or [""]))


def _typeset(text: str) -> str:
    text = re.sub(r"(?<!\w)'([^'\n]*)'", "\u2018\\1\u2019", text)
    return re.sub(r'"([^"\n]*)"', "\u201c\\1\u201d", text).replace("'", "\u2019")


@pytest.mark.parametrize("changed", [_at_a_width, _between_words, _typeset, html.escape])
def test_log_that_people_passed_on_is_read_as_what_was_printed(
    changed: Callable[[str], str],
) -> None:
    first = [_at_a_width, _between_words, _typeset, html.escape].index(changed)
    logs = sorted(_LOGS.glob("*/*.log"))[first::_EVERY]
    texts = [(log.parent.name, log.read_text("utf-8", "replace")) for log in logs]
    altered = [(cause, text) for cause, text in texts if changed(text) != text]
    right = [(cause, text) for cause, text in altered if _first(text)[0] == cause]
    found = [(cause, *_first(changed(text))) for cause, text in right]

    assert len(right) > len(logs) // 3
    assert sum(cause == name for cause, name, _ in found) >= _STILL_RIGHT * len(found)


def test_place_in_a_joined_line_is_that_of_the_log() -> None:
    error = "ImportError: /x/op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"
    line = f"{'x' * 100} {error}"
    text = "\n".join(("first", line[:80], line[80:160], line[160:], "last"))

    (finding, *_) = diagnose(text, files=False).findings

    assert finding.cause.name == "torch-version-mismatch"
    assert finding.evidence.line == 3


def _first(text: str) -> tuple[str, str]:
    findings = diagnose(text, files=False).findings
    return (findings[0].cause.name, findings[0].evidence.confidence.name) if findings else ("", "")


def test_powershell_breaks_only_what_a_program_says_of_errors() -> None:
    """It breaks them at its window's width, and keeps the space it broke at; other lines are as long as they are."""
    listed = "".join(
        f"Requirement already satisfied: warp{n} in c:\\users\\ann\\env\\lib\\site-packages (from -r requirements.txt (line {n}))\n"
        for n in range(20)
    )
    message = "error: Microsoft Visual C++ 14.0 or greater is required. Get it with C++ Build Tools"
    around = 8 * [
        "python.exe : error: subprocess-exited-with-error, which is what the shell says of it",
        "running bdist_wheel and then running build and then running build_ext of the whole package",
    ]
    broken = "".join(
        f"{line}{' ' if len(line) < 40 else ''}\n"
        for text in (*around, message, *around)
        for line in textwrap.wrap(text, 48)
    )

    first = diagnose(listed + broken, files=False).findings[0]

    assert first.cause.name == "missing-host-compiler"


def test_exception_below_a_line_of_its_length_is_a_line_of_its_own() -> None:
    source, error = (
        "    from warpkit.runner.all import _load_part",
        "ImportError: cannot import name '_load_part'",
    )

    first = diagnose(f"{source}\n{error:<{len(source)}}\nmake: *** [all] Error 1", files=False)

    assert first.findings[0].cause.name == "dependency-version-mismatch"
