"""What a project's pyproject.toml says of its extension, in `[tool.opwright]`."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from glob import glob
from typing import Any

from opwright.errors import OpwrightError, UnknownNameError, UnreadableInputError
from opwright.syntax.build.pyproject import parsed
from opwright.verbs.build.settings.settings import (
    REFUSED_SOURCES,
    BuildSettings,
    parse_floor,
    refuse_sources,
)

_LISTS = (
    *("sources", "archs", "include-dirs", "defines", "libraries", "library-dirs"),
    *("cxx-flags", "nvcc-flags", "link-flags", "package-include-dirs", "device-link-flags"),
)
_TEXTS = ("name", "torch", "torch-floor")
_COMPILED = (".cpp", ".cc", ".cxx", ".c", ".cu", ".hip")


def read_settings(folder: str) -> BuildSettings:
    """Return the settings of a folder's one extension from its pyproject.toml; raise if it has several."""
    found = read_extensions(folder)
    if len(found) > 1:
        names = ", ".join(one.name for one in found)
        raise OpwrightError(f"{folder} has several extensions: {names}")
    return found[0]


def read_extensions(folder: str) -> tuple[BuildSettings, ...]:
    """Return the settings of each extension from a folder's pyproject.toml; raise if they are invalid."""
    path = os.path.join(folder, "pyproject.toml")
    try:
        with open(path, encoding="utf-8") as opened:
            table = parsed(opened.read())
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not UTF-8"
        raise UnreadableInputError(f"cannot read {path}: {why}; {_way(folder)}") from error
    if table is None:
        raise UnreadableInputError(f"{path} is no TOML")
    tools = table.get("tool")
    said = tools.get("opwright") if isinstance(tools, dict) else None
    if not isinstance(said, dict):
        raise OpwrightError(
            f"{path} has no table [tool.opwright]; give it one, with name and sources, or {_way(folder)}"
        )
    return tuple(_extensions(said, folder, where=f"[tool.opwright] of {path}"))


def _way(folder: str) -> str:
    """Return how a folder is built that says nothing to opwright."""
    if os.path.isfile(os.path.join(folder, "setup.py")):
        return "import BuildExtension from opwright.build in setup.py, and run that as before"
    return "name the sources instead: opwright build SOURCE..."


def _extensions(said: Mapping[str, Any], folder: str, *, where: str) -> Iterator[BuildSettings]:
    """Yield the one extension of a table, or each of `[[tool.opwright.extensions]]` with what all have in common."""
    own = said.get("extensions")
    if own is None:
        yield settings(said, folder, where=where)
        return
    if not isinstance(own, list) or not own or not all(isinstance(one, dict) for one in own):
        raise OpwrightError(f"{where}: extensions are tables, [[tool.opwright.extensions]]")
    common = {key: value for key, value in said.items() if key != "extensions"}
    found = [settings({**common, **one}, folder, where=where) for one in own]
    names = [one.name for one in found]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise OpwrightError(f"{where}: two extensions are called {twice}")
    yield from found


def settings(said: Mapping[str, Any], folder: str, *, where: str) -> BuildSettings:
    """Return settings as a table says them; raise where a name or a type is wrong."""
    known = (*_TEXTS, *_LISTS, "cxx-standard", "half-operators", "device-link", "split-debug")
    for key in said:
        if key not in (*known, "lint"):  # which is the linter's
            raise UnknownNameError(f"setting of {where}", key, known=known)
    name = _text(said, "name", where)
    if not name:
        raise OpwrightError(f"{where} says no name: that of the module, as in name = 'ops._C'")
    return BuildSettings(
        name=name,
        sources=tuple(_matching_files(_list(said, "sources", where), folder, where)),
        folder=folder,
        archs=_list(said, "archs", where),
        include_dirs=_list(said, "include-dirs", where),
        package_include_dirs=_list(said, "package-include-dirs", where),
        defines=_list(said, "defines", where),
        libraries=_list(said, "libraries", where),
        library_dirs=_list(said, "library-dirs", where),
        cxx_flags=_list(said, "cxx-flags", where),
        nvcc_flags=_list(said, "nvcc-flags", where),
        link_flags=_list(said, "link-flags", where),
        device_link=bool(said.get("device-link", False)),
        split_debug=bool(said.get("split-debug", False)),
        device_link_flags=_list(said, "device-link-flags", where),
        torch=_text(said, "torch", where),
        torch_floor=parse_floor(_text(said, "torch-floor", where), where),
        cxx_standard=_number(said, "cxx-standard", where),
        half_operators=bool(said.get("half-operators", False)),
    )


def settings_of_sources(paths: Sequence[str], name: str | None) -> BuildSettings:
    """Return the settings of a few sources without a project."""
    refuse_sources(BuildSettings("", tuple(paths)))
    for path in paths:
        if not path.endswith(_COMPILED):
            raise OpwrightError(f"{path} is no source by its name: {', '.join(_COMPILED)}")
        if not os.path.isfile(path):
            raise UnreadableInputError(f"cannot read {path}: there is no such file")
    stem = os.path.basename(paths[0]).partition(".")[0]
    return BuildSettings(name or stem, tuple(paths), said_by="the command line")


def _matching_files(patterns: Sequence[str], folder: str, where: str) -> list[str]:
    """Return the sources that patterns stand for, in a stable order; each pattern must stand for one."""
    found: dict[str, None] = {}
    for pattern in patterns:
        matched = sorted(glob(pattern, root_dir=folder, recursive=True))
        names = [name for name in matched if name.endswith((*_COMPILED, *REFUSED_SOURCES))]
        if pattern in matched and not names:
            raise OpwrightError(f"{pattern} is no source by its name: {', '.join(_COMPILED)}")
        if not names:
            raise OpwrightError(f"{where} names sources that are not there: {pattern}")
        found |= dict.fromkeys(names)
    if not found:
        raise OpwrightError(f"{where} names no sources, as in sources = ['csrc/*.cpp']")
    return list(found)


def _list(said: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    value = said.get(key, [])
    value = [value] if isinstance(value, str) else value
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise OpwrightError(f"{where}: {key} is a list of texts, and not {value!r}")
    return tuple(value)


def _text(said: Mapping[str, Any], key: str, where: str) -> str | None:
    value = said.get(key)
    if value is not None and not isinstance(value, str):
        raise OpwrightError(f"{where}: {key} is a text, and not {value!r}")
    return value


def _number(said: Mapping[str, Any], key: str, where: str) -> int | None:
    value = said.get(key)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        raise OpwrightError(f"{where}: {key} is a number, and not {value!r}")
    return value
