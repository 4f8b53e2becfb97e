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
    """Return the requirements of a pyproject.toml; nothing when it is no TOML."""
    table = parsed(text)
    if table is None:
        return BuildScript(path, text)
    build, project = table.get("build-system"), table.get("project")
    return BuildScript(
        path,
        text,
        build_requires=_requirements(text, build, "requires", "build-system"),
        install_requires=_requirements(text, project, "dependencies", "project"),
    )


def parsed(text: str) -> dict[str, Any] | None:
    """Return the tables of a TOML file; None when it is none."""
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
