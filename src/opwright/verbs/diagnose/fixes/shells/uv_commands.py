"""
A command of pip as uv takes it.

In an environment that `uv pip` looks after, uv takes nearly the same. In a project that is not enough: the next `uv sync` or
`uv run` makes of the environment again what uv.lock says. There it is the project that is changed, by `uv add`, `uv remove`,
and by the command that failed for how a package is built.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.logs.asker.install_commands import is_same, name_of
from opwright.logs.asker.requirements import is_place
from opwright.model import InstallCommand, Installer, Situation
from opwright.verbs.diagnose.fixes.shells.own_command import BUILDS_WITHOUT_ISOLATION, typed

_OPTIONS = {"--force-reinstall": "--reinstall", "--no-cache-dir": "--no-cache", " -y": ""}
_VERB = r"\bpip (?P<verb>install|uninstall|show|list|check|freeze)\b"
_CALL = r"(?:python3? -m )?\bpip (?=install|uninstall|show|list|check|freeze)"
_INDEX = r"--index-url (?=https?://)"
_ADDED = r"(?P<begin>.*?)(?:python3? -m )?\bpip install (?P<rest>.*)"
_LOCAL = r"(?: |^)(?:-e |-r |\.(?:/|$|\s)|'?git\+|(?<!-url )(?<!-f )'?https?:)"
"""What a project does not depend on by a name."""
_NOT_OF_ADD = r"--no-(?:deps|cache-dir|build-isolation) |--no-binary \S+ |-v "
_TORCH = r"\btorch(?=\s|$) ?"
_PIPS_ALONE = r"pip (?:debug|index|download)\b"
_ACTIVATED = ". .venv/bin/activate"
_SYNC = InstallCommand((), "uv sync", (), ())


def with_uv(commands: tuple[str, ...], situation: Situation) -> tuple[str, ...]:
    """Return commands as uv takes them, which installs into an environment or for a project."""
    commands = tuple(one for one in commands if not re.match(_PIPS_ALONE, one))
    if situation.installer is Installer.UV_PROJECT:
        needed = tuple(one for one in commands if one != _ACTIVATED)  # `uv run` does it
        return tuple(t for one in needed for t in _in_project(one, needed, situation))
    return tuple(_in_environment(one) for one in commands)


def _in_environment(command: str) -> str:
    """Return a command for an environment."""
    if " && " in command:
        return " && ".join(map(_in_environment, command.split(" && ")))
    if made := re.fullmatch(r"python(3\.\d+) -m venv \.venv", command):
        return f"uv venv --python {made[1]}"
    if "pip " not in command or command.startswith("uv"):
        return command
    if re.search(_VERB, command) is None:
        return re.sub(r"(?:python3? -m )?\bpip cache purge", "uv cache clean", command)
    for pip, uv in _OPTIONS.items():
        command = command.replace(pip, uv)
    return re.sub(_CALL, "uv pip ", command)


def _in_project(command: str, all_: tuple[str, ...], situation: Situation) -> Iterator[str]:
    """Yield what a command comes to in a project."""
    if " && " in command:
        parts = (t for one in command.split(" && ") for t in _in_project(one, all_, situation))
        yield " && ".join(parts)
    elif made := re.fullmatch(r"python(3\.\d+) -m venv \.venv", command):
        yield f"uv python pin {made[1]}"
    elif re.match(r"(?:python3? -m )?pip uninstall", command):
        yield re.sub(r"(?:python3? -m )?\bpip uninstall (?:-y )?", "uv remove ", command)
    elif (added := re.fullmatch(_ADDED, command)) and not _is_of_a_place(added["rest"], situation):
        builds = any(BUILDS_WITHOUT_ISOLATION in one for one in all_)
        if BUILDS_WITHOUT_ISOLATION in command:
            yield _without_isolation(added, situation)
        elif builds and not _is_added(situation):
            yield from _build_tools(added["rest"], situation)
        else:
            yield _added(added)
    else:
        yield _in_environment(command)


def _is_of_a_place(rest: str, situation: Situation) -> bool:
    """Return whether what is installed is not a dependency of the project by its name."""
    if situation.requirement and rest.endswith(f" {situation.requirement}"):
        return is_place(situation.requirement) or situation.package is None
    return re.search(_LOCAL, rest) is not None


def _is_added(situation: Situation) -> bool:
    """Return whether the package was to be added: then the project does not have it yet."""
    own = situation.command
    return own is not None and own.program == "uv add"


def _build_tools(rest: str, situation: Situation) -> Iterator[str]:
    """
    Yield what installs torch and the tools before a package of the project is built.

    `uv add` would build the package first, to lock the project.
    """
    if situation.is_resolved and situation.package and re.search(_TORCH, rest):
        yield typed(_sync(situation), f"--no-install-package {situation.package}")
        rest = re.sub(_TORCH, "", rest)
    elif _sync(situation).program == "uv lock":  # which makes no environment
        yield "uv venv --allow-existing"
    yield f"uv pip install {rest}"


def _sync(situation: Situation) -> InstallCommand:
    own = situation.command
    return own if own and own.program in ("uv sync", "uv run", "uv lock") else _SYNC


def _without_isolation(parts: re.Match[str], situation: Situation) -> str:
    """Return the command that failed, which builds the package in the environment itself."""
    last = re.split(r" (?=[^ '\"]+$|['\"])", parts["rest"])[-1]
    name = name_of(last.strip("'\""))
    more = [f"--no-build-isolation-package {name}"]
    if "--no-binary" in parts["rest"]:
        more.append(f"--no-binary-package {name}")
    own = situation.command
    if own and _is_added(situation):
        kept = tuple(o for o in own.options if o != BUILDS_WITHOUT_ISOLATION)
        is_named = any(is_same(name_of(one), name) for one in own.requirements)
        return parts["begin"] + typed(own._replace(options=kept), *more) if is_named else typed(own)
    if "--force-reinstall" in parts["rest"]:
        more.append(f"--reinstall-package {name}")
    return parts["begin"] + typed(_sync(situation), *more)


def _added(parts: re.Match[str]) -> str:
    rest = re.sub(_NOT_OF_ADD, "", re.sub(_CALL, "uv pip ", parts["rest"]))
    rest = rest.replace("--force-reinstall", "--reinstall")
    return f"{parts['begin']}uv add {re.sub(_INDEX, '--index pytorch=', rest)}"
