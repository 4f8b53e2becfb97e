"""A package in the release that the project asks for which a log names, where a fix would install the newest."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.model import Fix, Log


def as_the_project_asks(fix: Fix, log: Log) -> Fix:
    """Return a fix whose commands install what the project asks for that the log names; as it is where it names none."""
    for package in knowledge.askers.packages():
        if not any(package in command for command in fix.commands):
            continue
        asked = knowledge.askers.asked_for(package, log.text)
        pin = asked.requirement.removeprefix(package) if asked else ""
        commands = tuple(_pinned(one, package, pin) for one in fix.commands) if pin else ()
        if asked and commands and commands != fix.commands:
            words = f"{fix.summary}; {asked.project} asks for {package} {pin.lstrip('=@')} ({asked.source} of its repository)"
            fix = fix._replace(summary=words, commands=commands)
    return fix


def _pinned(command: str, package: str, pin: str) -> str:
    """Return a command with a release or a commit of a package behind the last place that names it."""
    named = re.search(
        rf"\bpip3? install .*(?:(?P<address>git\+https://\S+/)|(?<=[ '\"])){re.escape(package)}(?:\.git)?(?P<ref>@[\w./-]+)?(?=['\"]?(?: -|$))",
        command,
    )
    if named is None or (named["address"] is not None) != pin.startswith("@"):
        return command
    end = named.end() - len(named["ref"] or "")
    return f"{command[:end]}{pin}{command[named.end() :]}"
