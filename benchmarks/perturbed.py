"""
Measure what is left of the right answers when a log came here through a terminal, a chat or a web page.

    python benchmarks/perturbed.py [--show]

Every real log of `tests/logs` whose cause comes first is changed in each way, and diagnosed again. Exit 1 if fewer than
97 in 100 stay right, or if one becomes a wrong certain answer. `--show` names those that changed. It takes a minute.
"""

from __future__ import annotations

import argparse
import html
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

from table import Row, aligned

from opwright.model import Confidence
from opwright.verbs.diagnose.diagnosis import diagnose

_LOGS = Path(__file__).parents[1] / "tests" / "logs"
_NO_CAUSE = ("no-failure", "no-known-cause")
_LEAST = 0.97
_LAST = 15
_TRACEBACK = (
    "Traceback (most recent call last):\n"
    '  File "/opt/env/lib/python3.11/site-packages/notebook/app.py", line 31, in start\n'
    '    settings["theme"]\n'
    "KeyError: 'theme'\n\n"
)
_WARNING = (
    "/opt/env/lib/python3.11/site-packages/jupyter/hub.py:12: UserWarning: the hub is slow to answer\n"
    "  warnings.warn('the hub is slow to answer')\n"
)


def _wrapped(width: int) -> Callable[[str], str]:
    return lambda log: "\n".join(
        line[at : at + width]
        for line in log.split("\n")
        for at in range(0, max(len(line), 1), width)
    )


def _wrapped_between_words(log: str) -> str:
    return "\n".join(
        "\n".join(textwrap.wrap(line, 80, break_long_words=False, break_on_hyphens=False) or [""])
        for line in log.split("\n")
    )


def _typeset(log: str) -> str:
    """Return text as a word processor writes it: every second quote closes."""
    for plain, opening, closing in (("'", "\u2018", "\u2019"), ('"', "\u201c", "\u201d")):
        first, *rest = log.split(plain)
        log = first + "".join((closing if n % 2 else opening) + part for n, part in enumerate(rest))
    return log


def _end(log: str) -> str:
    return "\n".join(log.rstrip("\n").split("\n")[-_LAST:])


def _ends_with_evidence(log: str) -> bool:
    """Return whether a line that shows the cause is among the last ones."""
    first = diagnose(log, files=False).findings[0]
    before = len(log.rstrip("\n").split("\n")) - _LAST
    return any(evidence.line > before for evidence in (first.evidence, *first.also))


_CUT, _CUT_WITH_EVIDENCE = "its last 15 lines", "of these, with evidence"
_UNLIMITED = ("in lower case", _CUT)
"""What a log does not show any more, nobody can say."""
WAYS: dict[str, Callable[[str], str]] = {
    "wrapped at 80 columns": _wrapped(80),
    "wrapped at 120 columns": _wrapped(120),
    "wrapped between words": _wrapped_between_words,
    "typographic quotes": _typeset,
    "as HTML": html.escape,
    _CUT: _end,
    _CUT_WITH_EVIDENCE: _end,
    "behind another traceback": lambda log: _TRACEBACK + log,
    "behind a warning": lambda log: _WARNING + log,
    "in lower case": str.lower,
}


def main() -> int:
    """Print a row for each way; return 1 if one is beyond its limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", action="store_true", help="name the logs whose answer changed")
    options = parser.parse_args()
    logs = [(cause, path, text) for cause, path, text in _logs() if _answer(text)[0] == cause]
    rows, wrongly_certain = [], 0
    ending = [log for log in logs if _ends_with_evidence(log[2])]
    for way, change in WAYS.items():
        right = 0
        changed = ending if way == _CUT_WITH_EVIDENCE else logs
        for cause, path, text in changed:
            found, confidence = _answer(change(text))
            right += found == cause
            is_wrong = found not in (cause, "") and confidence is Confidence.CERTAIN
            wrongly_certain += is_wrong
            if options.show and found != cause:
                print(
                    f"{way}: {path.parent.name}/{path.name}: {found or 'silent'}{' (certain)' * is_wrong}"
                )
        limit = None if way in _UNLIMITED else _LEAST
        rows.append(
            Row(
                way,
                str(right),
                "as it was",
                str(len(changed)),
                right / len(changed),
                limit,
                at_least=True,
            )
        )
    rows.append(Row("wrong and certain", str(wrongly_certain), "none", "0", wrongly_certain, 0))
    print(aligned(rows))
    return 0 if all(row.ok for row in rows) else 1


def _logs() -> Iterator[tuple[str, Path, str]]:
    for path in sorted(_LOGS.glob("*/*.log")):
        if path.parent.name not in _NO_CAUSE:
            yield path.parent.name, path, path.read_bytes().decode("utf-8", "replace")


def _answer(log: str) -> tuple[str, Confidence]:
    """Return the first cause, '' if there is none, and how sure it is."""
    findings = diagnose(log, files=False).findings
    if not findings:
        return "", Confidence.POSSIBLE
    return findings[0].cause.name, findings[0].evidence.confidence


if __name__ == "__main__":
    sys.exit(main())
