"""What to type so that a lock file has other versions: the command of the tool that writes it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from shlex import quote

from opwright.knowledge.versions import parse_specifier
from opwright.model.environment.upgrade import Lock
from opwright.verbs.env.upgrades.locked_packages import TORCHES


def lock_commands(lock: Lock, pins: Sequence[str], index: str = "") -> tuple[str, ...]:
    """
    Return the commands that put some pins, `torch==2.15.0`, into a lock file.

    `index` is where a build of torch with a label is to be had, empty for the usual index.
    """
    return _BY_TOOL.get(lock.tool, _edited)(lock, pins, index) if pins else ()


def _uv(lock: Lock, pins: Sequence[str], index: str) -> tuple[str, ...]:
    """Return uv's command: `lock` where the project admits the versions, else `add`, which changes what it requires."""
    limits = {limit.project: limit.specifier for limit in lock.limits}
    project = _in_folder(lock, "--project")
    added = [p for p in pins if not _admits(limits.get(_name(p)), p) or (index and "+" in p)]
    upgrades = "".join(f" --upgrade-package {quote(pin)}" for pin in pins if pin not in added)
    again = (lock.made_by,) if lock.made_by else ()
    if not added:
        return (f"uv lock{project}{upgrades}", *again)
    place = f" --index {index}" if index else ""
    return (f"uv add{project} --no-sync {_words(added)}{place}{upgrades}", *again)


def _compiled(lock: Lock, pins: Sequence[str], index: str) -> tuple[str, ...]:
    """Return the command of pip-compile or of `uv pip compile`, after what it needs in its inputs."""
    place = f" --extra-index-url {index}" if index else ""
    if index and lock.tool.startswith("uv"):
        place += " --index-strategy unsafe-best-match"
    upgrades = "".join(f" -P {quote(pin)}" for pin in pins)
    return (*_inputs_changed(lock, pins), f"{lock.made_by}{upgrades}{place}")


def _poetry(lock: Lock, pins: Sequence[str], index: str) -> tuple[str, ...]:
    poetry = f"poetry{_in_folder(lock, '-C')}"
    if not index:
        return (f"{poetry} add --lock {_words(pins)}",)
    others = [pin for pin in pins if "+" not in pin]
    return (
        f"{poetry} source add --priority=explicit pytorch {index}",
        f"{poetry} add --lock --source pytorch {_words([pin for pin in pins if '+' in pin])}",
        *([f"{poetry} add --lock {_words(others)}"] if others else []),
    )


def _pdm(lock: Lock, pins: Sequence[str], _index: str) -> tuple[str, ...]:
    return (f"pdm add{_in_folder(lock, '-p')} --no-sync {_words(pins)}",)


def _pipenv(_lock: Lock, pins: Sequence[str], index: str) -> tuple[str, ...]:
    """Return pipenv's commands: what is upgraded from an index is looked for only there."""
    from_index = [pin for pin in pins if index and "+" in pin]
    others = [pin for pin in pins if pin not in from_index]
    return (
        *([f"pipenv upgrade --index {index} {_words(from_index)}"] if from_index else []),
        *([f"pipenv upgrade {_words(others)}"] if others else []),
    )


def _pixi(lock: Lock, pins: Sequence[str], index: str) -> tuple[str, ...]:
    """Return pixi's commands: packages stay conda's if they are, torch under the name `pytorch`."""
    add = f"pixi add{_in_folder(lock, '--manifest-path')} --no-install"
    packages = [package for package in lock.packages if package.source == "conda"]
    conda = {package.project: package.name for package in packages}
    if not conda.keys().isdisjoint(TORCHES):
        conda["torch"] = "pytorch"
    from_conda = [
        f"{conda[_name(pin)]}=={_version(pin).partition('+')[0]}"
        for pin in pins
        if _name(pin) in conda
    ]
    others = [pin for pin in pins if _name(pin) not in conda]
    place = f" --index {index}" if index and any("+" in pin for pin in others) else ""
    return (
        *([f"{add} {_words(from_conda)}"] if from_conda else []),
        *([f"{add} --pypi{place} {_words(others)}"] if others else []),
    )


def _edited(lock: Lock, pins: Sequence[str], _index: str) -> tuple[str, ...]:
    """Return what changes the lines of a file of requirements that no tool has signed."""
    if not lock.path.endswith(".txt"):
        return ()
    spelled = {package.project: package.name for package in lock.packages}
    return (_substituted([(spelled.get(_name(pin), _name(pin)), pin) for pin in pins], lock.path),)


_BY_TOOL = {
    "uv": _uv,
    "uv export": _uv,
    "uv pip compile": _compiled,
    "pip-compile": _compiled,
    "poetry": _poetry,
    "pdm": _pdm,
    "pipenv": _pipenv,
    "pixi": _pixi,
}


def _words(pins: Sequence[str]) -> str:
    return " ".join(map(quote, pins))


def _in_folder(lock: Lock, option: str) -> str:
    folder = os.path.dirname(lock.path)
    return f" {option} {quote(folder)}" if folder not in ("", ".") else ""


def _name(pin: str) -> str:
    return pin.partition("==")[0]


def _version(pin: str) -> str:
    return pin.partition("==")[2]


def _admits(specifier: str | None, pin: str) -> bool:
    allowed = parse_specifier(specifier or "")
    return allowed is None or allowed.contains(_version(pin), prereleases=True)


def _substituted(changes: Sequence[tuple[str, str]], path: str) -> str:
    """Return the command that replaces the requirement of each name, as a file spells it, by a pin."""
    texts = [
        quote(
            rf"s/^{name.replace('.', '[.]')}(\[[^]]*\])?\s*[=<>!~][^;#]*[[:alnum:]*]/{name}\1=={_version(pin)}/"
        )
        for name, pin in changes
    ]
    return f"sed -i -E {' '.join(f'-e {text}' for text in texts)} {quote(path)}"


def _inputs_changed(lock: Lock, pins: Sequence[str]) -> tuple[str, ...]:
    """Return what changes the inputs of a compiled file of requirements that admit no other version."""
    changes: dict[str, list[tuple[str, str]]] = {}
    for limit in lock.limits:
        for pin in pins:
            if limit.file and limit.project == _name(pin) and not _admits(limit.specifier, pin):
                changes.setdefault(limit.file, []).append((limit.name, pin))
    return tuple(_substituted(names, path) for path, names in changes.items())


def install_command(lock: Lock, index: str = "") -> str:
    """Return what installs exactly what a lock file has; empty if nobody knows."""
    where = f" --extra-index-url {index}" if index else ""
    by_tool = {
        "uv": f"uv sync{_in_folder(lock, '--project')}",
        "uv export": f"uv sync{_in_folder(lock, '--project')}",
        "poetry": f"poetry{_in_folder(lock, '-C')} install",
        "pdm": f"pdm sync{_in_folder(lock, '-p')}",
        "pipenv": "pipenv sync",
        "pixi": f"pixi install{_in_folder(lock, '--manifest-path')}",
    }
    if lock.path.endswith(".txt"):
        tool = "uv pip sync" if lock.tool == "uv pip compile" else "pip install -r"
        return f"{tool} {quote(lock.path)}{where}"
    return by_tool.get(lock.tool, "")
