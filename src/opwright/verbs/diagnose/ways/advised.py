"""The way that the package names itself: a step of its own that its message asks to be run, which its authors know best."""

from __future__ import annotations

from opwright.logs.patterns import compiled
from opwright.model import Fix, Shell, System
from opwright.verbs.diagnose.ways.asked import Asked
from opwright.verbs.diagnose.ways.builds import WITH_THE_TOOLKIT

_WITHIN = 600
"""Characters after the beginning of the line that tells of the failure, in which its advice stands."""
_ADVICE = (
    r"(?i)\b(?:run(?:ning)?|execut(?:e|ing)|call(?:ing)?|use|using|with|via|by)\b:?[ ]{1,3}(?:the command )?[`'\"]{1,3}"
    r"(?P<command>(?:python3? -m (?!pip\b|venv\b|bitsandbytes\b|torch\.|torch['\"` ]|[\w.]*(?:info|env|report|doctor))[\w.]{2,60}|python3? (?:setup\.py|[\w./-]{2,60}\.py)|(?:bash|sh) [\w./-]{2,80}\.sh|\./[\w./-]{2,80}\.sh|make)"
    r"(?: [\w=./,:+-]{1,60}){0,8})[`'\"]{1,3}"
)


def _has_run(command: str, before: str) -> bool:
    """Return whether a script, by its folder, its name and what it is given, stands in a log before the message that asks for it."""
    path = command.partition("/")[2]
    tail = "/".join(path.split("/")[-2:])
    return "/" in tail and tail in before


def by_its_own_words(asked: Asked) -> Fix | None:
    """Return the command that the message itself asks for."""
    start = asked.log.text.find(asked.evidence.quote[:60])
    if start < 0:
        return None
    said = compiled(_ADVICE).search(asked.log.text, start, start + _WITHIN)
    if said is None:
        return None
    command = said["command"].strip()
    if any(command in one for one in asked.fix.commands) or _has_run(
        command, asked.log.text[:start]
    ):
        return None
    if asked.situation.shell is not Shell.SH and command.startswith(("bash", "sh", "./", "make")):
        return None
    return Fix(
        "run what the message asks for, with the Python that fails: the package builds its compiled part in a separate step, which pip does not run",
        (command,),
        otherwise=None if asked.situation.system is System.MACOS else WITH_THE_TOOLKIT,
    )
