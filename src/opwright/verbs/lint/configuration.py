"""
Which settings a file has: those of the nearest pyproject.toml with `[tool.opwright.lint]`, under the command line's.

As with ruff, tables are not merged: the nearest one counts alone. What is in an archive has the settings of the folder
that the archive lies in.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from opwright.errors import OpwrightError, UnknownNameError
from opwright.facts.archives.byte_source import read_small
from opwright.syntax.documents import parse_toml
from opwright.verbs.lint.settings import KINDS, LintSettings, check_table, settings_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from opwright.facts.sources.source_file import SourceFile

_FILE = "pyproject.toml"
_MOST_READ = 4 << 20
_TABLES = ("lint", "extensions")
"""What may be a table below `[tool.opwright]`."""
_NOTHING: Mapping[str, Any] = MappingProxyType({})


class Configuration:
    """The settings of files, by their folder."""

    def __init__(
        self,
        given: Mapping[str, Any] = _NOTHING,
        *,
        file: str | None = None,
        is_isolated: bool = False,
    ) -> None:
        """
        Take what the command line sets: `given`, by the names of the settings.

        `file` is read for all folders, whatever lies in them; with `is_isolated` no file is.
        """
        self._given = given
        self._is_isolated = is_isolated
        self._fixed = _read(file) if file else None
        self._fixed_folder = os.path.dirname(file or "") or "."
        if file and self._fixed is None:
            raise OpwrightError(f"{file} has no table [tool.opwright.lint]")
        self._tables: dict[str, tuple[Mapping[str, Any], str]] = {}
        self._settings: dict[str, LintSettings] = {}

    def of(self, folder: str) -> LintSettings:
        """Return the settings of the files in a folder; raise OpwrightError where they make no sense."""
        table, at = self._table(folder)
        if at not in self._settings:
            try:
                self._settings[at] = settings_of(table, self._given, at)
            except OpwrightError as error:
                if not table or self._only_given_is_wrong():
                    raise
                raise OpwrightError(f"{os.path.join(at, _FILE)}: {error}") from error
        return self._settings[at]

    def of_file(self, file: SourceFile) -> LintSettings:
        """Return the settings of a source."""
        return self.of(os.path.dirname(file.root if file.in_archive else file.path))

    def origins(self, folder: str) -> Iterator[tuple[str, object, str]]:
        """Yield each setting of a folder, its value, None for the default, and where it comes from."""
        table, at = self._table(folder)
        for key in KINDS:
            if key in self._given:
                yield key, self._given[key], "command line"
            elif key in table:
                yield key, table[key], os.path.normpath(os.path.join(at, _FILE))
            else:
                yield key, None, "default"

    def _only_given_is_wrong(self) -> bool:
        try:
            settings_of(_NOTHING, self._given, ".")
        except OpwrightError:
            return True
        return False

    def _table(self, folder: str) -> tuple[Mapping[str, Any], str]:
        """Return the nearest table at or above a folder, and the folder that it is for."""
        if self._is_isolated:
            return _NOTHING, "."
        if self._fixed is not None:
            return self._fixed, self._fixed_folder
        folder = os.path.abspath(folder or ".")
        if folder not in self._tables:
            path = os.path.join(folder, _FILE)
            above = os.path.dirname(folder)
            table = _read(path) if os.path.isfile(path) else None
            if table is not None:
                self._tables[folder] = table, folder
            else:
                self._tables[folder] = self._table(above) if above != folder else (_NOTHING, ".")
        return self._tables[folder]


def _read(path: str) -> Mapping[str, Any] | None:
    """Return the table of a pyproject.toml, validated; None if it has none."""
    data = read_small(path, _MOST_READ)
    if b"opwright" not in data:
        return None
    text = data.decode("utf-8", "replace")
    try:
        tool = parse_toml(text, path).get("tool")
    except OpwrightError as error:  # another tool's file: its own reader reports errors in it
        if b"tool.opwright" in data:
            raise OpwrightError(str(error)) from error
        return None
    own = tool.get("opwright") if isinstance(tool, dict) else None
    if not isinstance(own, dict):
        return None
    for key, value in own.items():
        if isinstance(value, dict) and key not in _TABLES:
            raise UnknownNameError(f"table [tool.opwright.*] of {path}", key, known=_TABLES)
    table = own.get("lint")
    if table is None:
        return None
    if not isinstance(table, dict):
        raise OpwrightError(f"lint of [tool.opwright] in {path} must be a table")
    check_table(table, f"[tool.opwright.lint] in {path}")
    return table
