"""
A command of pip as uv takes it.

In an environment that `uv pip` looks after, uv takes nearly the same. In a project that is not enough: the next `uv sync` or
`uv run` makes of the environment again what uv.lock says. There it is the project that is changed, by `uv add`, `uv remove`,
and by `uv sync` for how a package is built.
"""

from __future__ import annotations

import re

from opwright.model import Installer

_OPTIONS = {"--force-reinstall": "--reinstall", "--no-cache-dir": "--no-cache", " -y": ""}
_VERB = r"\bpip (?P<verb>install|uninstall|show|list|check|freeze)\b"
_CALL = r"(?:python3? -m )?\bpip (?=install|uninstall|show|list|check|freeze)"
_INDEX = r"--index-url (?=https?://)"
_ADDED = r"(?P<begin>.*?)(?:python3? -m )?\bpip install (?P<rest>.*)"
_LOCAL = r"(?: |^)(?:-e |-r |\.(?:/|$|\s)|'git\+)"
"""What a project does not depend on by a name."""
_NOT_OF_ADD = r"--no-(?:deps|cache-dir|build-isolation) |--no-binary \S+ |-v "
_PACKAGE = r"(?P<name>[A-Za-z][\w.-]*)(?:\[[\w,]+\])?['\"]?$"

_PIPS_ALONE = r"pip (?:debug|index|download)\b"


def has_uv(command: str) -> bool:
    """Return whether uv has a command for one of pip."""
    return not re.match(_PIPS_ALONE, command)


def with_uv(command: str, installer: Installer) -> str:
    """Return a command as uv takes it, which installs into an environment or for a project."""
    if " && " in command:
        return " && ".join(with_uv(one, installer) for one in command.split(" && "))
    if made := re.fullmatch(r"python(3\.\d+) -m venv \.venv", command):
        new = "python pin" if installer is Installer.UV_PROJECT else "venv --python"
        return f"uv {new} {made[1]}"
    if "pip " not in command or command.startswith("uv"):
        return command
    verb = re.search(_VERB, command)
    if verb is None:
        return re.sub(r"(?:python3? -m )?\bpip cache purge", "uv cache clean", command)
    if installer is Installer.UV_PROJECT and (own := _of_project(command, verb["verb"])):
        return own
    for pip, uv in _OPTIONS.items():
        command = command.replace(pip, uv)
    return re.sub(_CALL, "uv pip ", command)


def _of_project(command: str, verb: str) -> str | None:
    """Return what changes a project; None for what only asks, or is about files."""
    if verb == "uninstall":
        return re.sub(r"(?:python3? -m )?\bpip uninstall (?:-y )?", "uv remove ", command)
    parts = re.fullmatch(_ADDED, command)
    if verb != "install" or parts is None or re.search(_LOCAL, parts["rest"]):
        return None
    if "--no-build-isolation" in parts["rest"]:
        package = re.search(_PACKAGE, parts["rest"])
        if package is None:
            return None
        name = package["name"]
        binary = f" --no-binary-package {name}" if "--no-binary" in parts["rest"] else ""
        return f"{parts['begin']}uv sync --no-build-isolation-package {name} --reinstall-package {name}{binary}"
    rest = re.sub(_NOT_OF_ADD, "", re.sub(_CALL, "uv pip ", parts["rest"])).replace(
        "--force-reinstall", "--reinstall"
    )
    return f"{parts['begin']}uv add {re.sub(_INDEX, '--index pytorch=', rest)}"
