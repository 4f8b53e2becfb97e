"""
What the one who asks has typed, typed again with the change.

A fix repeats the program (`python3.10 -m pip`, `uv pip`) and what says where to install and from where (`--system`,
`--index-url`), and ends with the command that failed, where that installs more than the package.
"""

from __future__ import annotations

import re
import shlex

from opwright.knowledge.pypi.native_packages import FOR_KERNELS
from opwright.logs.asker.install_commands import is_same, name_of
from opwright.logs.patterns import compiled
from opwright.model import InstallCommand, Shell, Situation

_INSTALL = r"(?P<settings>(?:[A-Z_]\w*=(?:\"(?:[^\"\\]|\\.)*\"|'[^']*'|\S*) )*)(?:(?:python3? -m )?pip|uv pip) install (?P<rest>.*)"
_WHERE = ("--system", "--user", "--break-system-packages", "--python ", "-p ", "--target ", "-t ")
_FROM = (
    "-i ",
    "--index-url ",
    "--extra-index-url ",
    "-f ",
    "--find-links ",
    "--index ",
    "--default-index ",
    "--index-strategy ",
)
_HOW = ("--config-settings ", "--config-setting ", "-C ", "--global-option ", "--build-option ")
_INDICES = ("--index-url", "-i ", "--extra-index-url", " -f ")
_ONLY_SETTINGS = r"(?:export |set |\$env:|unset )"
_SET_BEFORE = r"\b([A-Z][A-Z\d_]+)="
_OF_THE_SYSTEM = r"(?:apt-get|dnf|brew|conda) install "
_OF_TORCH = frozenset({"torch", "torchvision", "torchaudio"})
"""What was installed before."""
_PLACE = r" \.$"
_REPLACES = "--force-reinstall"
BUILDS_WITHOUT_ISOLATION = "--no-build-isolation"


def typed(command: InstallCommand, *more: str) -> str:
    """Return a command as it is typed, with more options."""
    settings = (
        f"{s.partition('=')[0]}={shlex.quote(s.partition('=')[2])}" for s in command.settings
    )
    named = (one if one.startswith("-") else shlex.quote(one) for one in command.requirements)
    rest = (*more, *command.options) if command.program == "uv run" else (*command.options, *more)
    return " ".join((*settings, command.program, *named, *rest))


def as_typed(commands: tuple[str, ...], situation: Situation) -> tuple[str, ...]:
    """Return pip commands as the user types them."""
    own = situation.command
    if own is None or not commands:
        return commands
    repeated = tuple(_as_typed(one, own, situation) for one in commands)
    if _is_repeated_at_the_end(commands, own, situation):
        anew = {name for one in commands for name in compiled(_SET_BEFORE).findall(one)}
        kept = tuple(one for one in own.settings if one.partition("=")[0] not in anew)
        asked = _corrected(own.requirements, repeated)
        return *repeated, typed(
            own._replace(settings=kept, requirements=asked), *_not_isolated(own)
        )
    return repeated


def _not_isolated(own: InstallCommand) -> tuple[str, ...]:
    """Return the option without which pip builds a package of kernels for another torch than is there."""
    names = {name_of(one).lower().replace("_", "-") for one in own.requirements}
    is_said = BUILDS_WITHOUT_ISOLATION in own.options
    return (
        (BUILDS_WITHOUT_ISOLATION,) if names & FOR_KERNELS and _is_pip(own) and not is_said else ()
    )


def _corrected(requirements: tuple[str, ...], commands: tuple[str, ...]) -> tuple[str, ...]:
    """Return requirements with the releases that the commands before ask for in place of others."""
    last = (one.rpartition(" ")[2].strip("'\"") for one in commands)
    pinned = {name_of(one): one for one in last if "==" in one}
    return tuple(
        next(
            (pin for name, pin in pinned.items() if "=" in one and is_same(name, name_of(one))), one
        )
        for one in requirements
    )


def _is_repeated_at_the_end(
    commands: tuple[str, ...], own: InstallCommand, situation: Situation
) -> bool:
    """Return whether the command that failed is still to be carried out after the others."""
    built = [one for one in commands if BUILDS_WITHOUT_ISOLATION in one]
    wanted = [one for one in own.requirements if "/" in one or one.startswith("-r ")]
    if any(
        f" {asked} " in f" {one} " or ("/" in asked and asked in one)
        for asked in wanted
        for one in built
    ):
        return False
    if re.match(_ONLY_SETTINGS, commands[-1]) or all(re.match(_OF_THE_SYSTEM, c) for c in commands):
        return situation.shell is Shell.SH or not own.settings
    installs = bool(built)
    anew = {name_of(one.rpartition(" ")[2]) for one in commands if _REPLACES in one}
    if any(is_same(name_of(asked), name) for asked in own.requirements for name in anew):
        return False
    is_torch = all(name_of(one) in _OF_TORCH for one in own.requirements)
    return installs and _is_pip(own) and not _names(own, situation.package) and not is_torch


def _is_pip(own: InstallCommand) -> bool:
    """Return whether it is pip, or uv instead."""
    return re.search(r"\bpip[\d.]* install$", own.program) is not None


def _names(own: InstallCommand, package: str | None) -> bool:
    """Return whether a command installs the package and nothing else that matters."""
    if len(own.requirements) == 1 and not own.requirements[0].startswith("-r "):
        return (
            package is None
            or "." in own.requirements[0][:4]
            or is_same(name_of(own.requirements[0]), package)
        )
    return package is not None and any(is_same(name_of(one), package) for one in own.requirements)


def _as_typed(command: str, own: InstallCommand, situation: Situation) -> str:
    match = compiled(_INSTALL).fullmatch(command)
    if match is None:
        return command
    if "setup.py" in own.program:
        is_here = compiled(_PLACE).search(command) is not None
        return f"{_settings(match, own)}{typed(own._replace(settings=()))}" if is_here else command
    if not _is_pip(own):
        return command
    is_package = situation.requirement is not None and match["rest"].endswith(
        f" {situation.requirement}"
    )
    kept = [o for o in own.options if o.startswith(_WHERE)]
    if is_package and not any(one in f" {match['rest']}" for one in _INDICES):
        kept += [o for o in own.options if o.startswith(_FROM)]
    if is_package:
        kept += [o for o in own.options if re.sub("=", " ", o, count=1).startswith(_HOW)]
    settings = _settings(match, own) if is_package else match["settings"]
    return f"{settings}{own.program} {''.join(f'{one} ' for one in kept)}{match['rest']}"


def _settings(match: re.Match[str], own: InstallCommand) -> str:
    """Return the variables set for a command: those of the user, unless the fix sets them anew."""
    new = match["settings"]
    kept = (s for s in own.settings if f"{s.partition('=')[0]}=" not in new)
    return "".join(f"{s.partition('=')[0]}={shlex.quote(s.partition('=')[2])} " for s in kept) + new
