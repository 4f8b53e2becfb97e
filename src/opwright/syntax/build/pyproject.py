"""What a pyproject.toml says of the build and of torch."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.errors import UnreadableInputError
from opwright.model import BuildScript, LiteralText
from opwright.syntax.documents import parse_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def read_pyproject(path: str, text: str) -> BuildScript:
    """Return the requirements in a pyproject.toml; nothing if it is not TOML."""
    table = parsed(text)
    if table is None:
        return BuildScript(path, text)
    build, project = table.get("build-system"), table.get("project")
    return BuildScript(
        path,
        text,
        build_requires=_requirements(text, build, "requires", "build-system"),
        install_requires=_requirements(text, project, "dependencies", "project"),
        optional=tuple(_strings(_at(table, "project", "optional-dependencies")))
        + tuple(_strings(_at(table, "dependency-groups"))),
        chosen=tuple(_chosen(table)),
    )


def _chosen(table: dict[str, Any]) -> Iterator[str]:
    """Yield what uv is told to install, whichever extra it is for, and the wheels that it is sent to."""
    for key in ("override-dependencies", "constraint-dependencies"):
        for one in _strings(_at(table, "tool", "uv", key)):
            requirement, _, marker = one.partition(";")
            yield requirement if "extra" in marker else one
    for url in _strings(_at(table, "tool", "uv", "sources", "torch")):
        if wheel := re.search(r"/torch-(\d+(?:\.\d+){1,2})(?:\+|%2B|-)", url):
            yield f"torch=={wheel[1]}"


def _at(table: object, *keys: str) -> object:
    for key in keys:
        table = table.get(key) if isinstance(table, dict) else None
    return table


def _strings(value: object) -> Iterator[str]:
    """Yield the strings in lists and tables, however deep."""
    pending = [value]
    for one in pending:  # which grows
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            pending.extend(one.values())
        elif isinstance(one, list):
            pending.extend(one)


def parsed(text: str) -> dict[str, Any] | None:
    """Return the tables of a TOML file; None if it is not TOML."""
    try:
        return parse_toml(text, "pyproject.toml")
    except UnreadableInputError:
        return None


def _requirements(text: str, table: object, key: str, name: str) -> tuple[LiteralText, ...] | None:
    if not isinstance(table, dict):
        return None
    listed = table.get(key, [])
    if not isinstance(listed, list):
        return None
    return tuple(_placed(text, [str(item) for item in listed], name))


def _placed(text: str, listed: list[str], table: str) -> Iterator[LiteralText]:
    header = re.search(rf"^[ \t]*\[{re.escape(table)}\]", text, re.MULTILINE)
    at = header.end() if header else 0
    for value in listed:
        place = text.find(value, at)
        at = place if place >= 0 else at
        yield LiteralText(value, at, at + (len(value) if place >= 0 else 1))
