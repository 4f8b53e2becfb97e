"""A package in the release that the project asks for which a log names, where a fix would install the newest."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.logs.patterns import compiled
from opwright.model import Fix, Log


def as_the_project_asks(fix: Fix, log: Log) -> Fix:
    """Return a fix whose commands install what the project in the log requires; unchanged if the log names none."""
    for package in knowledge.askers.packages():
        if not any(package in command for command in fix.commands):
            continue
        asked = knowledge.askers.asked_for(package, log.text)
        pin = asked.requirement.removeprefix(package) if asked else ""
        commands = tuple(_pinned(one, package, pin) for one in fix.commands) if pin else ()
        if asked and commands and commands != fix.commands:
            words = f"{fix.summary}; {asked.project} requires {package} {pin.lstrip('=@')} ({asked.source} of its repository)"
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


def beside_ascend(fix: Fix, quote: str) -> Fix:
    """Return how to install vllm with vllm-ascend, which needs another torch than vllm; unchanged if a line is not about vllm's torch."""
    named = compiled(_OF_VLLM).search(quote)
    if named is None:
        return fix
    release = named["release"] or ""
    return Fix(
        "install vllm first, then vllm-ascend of the same release, which installs the torch and torch-npu it was made for. Ignore what pip then says about vllm's torch: vllm"
        " itself is pure Python there; uninstall any torch that was installed after both",
        (f"pip install vllm{f'=={release}' if release else ''}", "pip install vllm-ascend"),
    )


_OF_VLLM = r"\bvllm(?: (?P<release>0\.\d{1,2}\.\d{1,2}))? (?:requires|depends on) torch|vllm[/\\]_C"
