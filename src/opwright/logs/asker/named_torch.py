"""The installed torch according to the user, a list of packages, pip or a command: less certain than what torch itself prints."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import logs
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import compiled
from opwright.model import Log

_SAID = r"(?i)(?<!requires )(?<!require )(?<!for )(?<!against )\b(?:py)?torch(?:[ ]version)?(?:==?|[ \t:=`'\"]{1,40})(?:is[ `]{1,2})?v?(?P<release>\d\.\d{1,2}\.\d(?:\+(?:cu\d{2,3}|cpu))?)(?![\d.\w])"
"""By the user who reports a failure."""
_SHOWN = r"(?:\bpip3? show torch[ \t]{1,20}|^Name:[ \t]?torch[ \t\r]*\n)Version:[ \t]?(?P<release>\d\.\d{1,2}\.\d(?:\+\w{2,8})?)[ \t\r]*$"
_HELD_BY_PIP = r"(?i)Requirement already satisfied: torch\b[^\n]{0,300} \((?P<release>\d\.\d{1,2}\.\d(?:\+\w{2,6})?)\)[ \t]*(?:\n|\Z)|\btorch-(?P<file>\d\.\d{1,2}\.\d(?:(?:\+|%2B)\w{2,6})?)-cp"
_OF_FILE = r"pytorch_(?P<release>\d\.\d{1,2}\.\d)\b(?!\.post)"
_ASKED_FOR = r"torch==(\d\.\d{1,2}\.\d)(\+\w{2,6})?"
_OF_INDEX = r"download\.pytorch\.org/whl/(cu\d{2,3}|cpu|rocm[\d.]{3,5}|xpu)\b"


def named_torch(log: Log) -> str | None:
    """Return the only torch that a log names; None if it names none, or several."""
    if "orch" not in log.text:
        return None
    shown = _shown(log) if "ersion:" in log.text else set()
    is_held = "already satisfied: torch" in log.text or "torch-" in log.text
    held = _held(log) if is_held else set()
    for sure in (shown, held):
        if len(sure) == 1:
            return sure.pop()
    named = {
        m["release"]
        for pattern in (_SAID, *([_OF_FILE] if "pytorch_" in log.text else []))
        for m in compiled(pattern).finditer(log.text)
    }
    named |= set(_asked_for(log))
    releases = {
        one for one in named if not any(o != one and o.startswith(f"{one}+") for o in named)
    }
    return releases.pop() if len(releases) == 1 else None


def is_before(log: Log, release: str) -> bool | None:
    """Return whether the torch of a log is older than a release; a series in the user's words (`PyTorch 1.3`) counts if no release is known."""
    if log.machine.torch:
        return is_older(log.machine.torch, release)
    series = (
        {m["series"] for m in compiled(_SERIES).finditer(log.text)} if "orch" in log.text else ()
    )
    if len(series) == 1:
        return is_older(next(iter(series)), release)
    is_of_later = is_older(release, "1.5") and compiled(_FIRST_IN_1_4).search(log.text)
    return False if is_of_later else None


_FIRST_IN_1_4 = r"\b(?:python|Python |cpython-|cp)3\.?(?:[89]|1\d)(?!\d)(?![^\n]{0,9}(?:<|to|or))"
"""Pythons for which no earlier torch was published."""
_SERIES = r"(?i)(?<!for )(?<!requires )(?<!built with )(?<!compiled with )\bpytorch (?:version )?v?(?P<series>[01]\.\d{1,2})(?:\.\d)?(?![\d.]*\d)(?! and (?:later|newer|above))"


def _shown(log: Log) -> set[str]:
    return {m["release"] for m in compiled(_SHOWN).finditer(log.text)}


def _held(log: Log) -> set[str]:
    found = compiled(_HELD_BY_PIP).finditer(log.text)
    return {(m["release"] or m["file"]).replace("%2B", "+") for m in found}


def _asked_for(log: Log) -> Iterator[str]:
    """Yield the releases that commands have asked pip for, with the label of the index that they named."""
    if "torch==" not in log.text:
        return
    for _, command in logs.install_commands.install_commands(log):
        index = compiled(_OF_INDEX).search(" ".join(command.options))
        for requirement in command.requirements:
            if asked := re.fullmatch(_ASKED_FOR, requirement):
                yield asked[1] + (asked[2] or (f"+{index[1]}" if index else ""))
