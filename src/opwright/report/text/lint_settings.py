"""The settings of `opwright lint`, and where each comes from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from opwright.report.escaping import json_text, legible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Shown: TypeAlias = Iterable[tuple[str, tuple[tuple[str, object, str], ...]]]

_DEFAULTS = {
    "select": "all causes",
    "force-exclude": "false",
    "min-confidence": "possible",
    "fail-on": "note",
    **dict.fromkeys(("torch", "python", "numpy", "triton"), "from the build scripts"),
    "gpu": "from the build scripts",
    "compile-commands": "compile_commands.json, build/compile_commands.json",
}


def text(shown: Shown) -> str:
    """Return the settings of each path, one on a line."""
    blocks = []
    for path, settings in shown:
        rows = [(key, _text(value, _DEFAULTS.get(key, "none")), at) for key, value, at in settings]
        widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
        lines = [f"settings for {legible(path)}"]
        lines += [
            legible(f"  {key:{widths[0]}}  {value:{widths[1]}}  ({at})") for key, value, at in rows
        ]
        blocks.append("".join(f"{line}\n" for line in lines))
    return "\n".join(blocks)


def _text(value: object, default: str) -> str:
    if value is None:
        return default
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, Mapping):
        return "; ".join(f"{key}: {_text(item, '')}" for key, item in value.items())
    return str(value)


def json(shown: Shown) -> str:
    """Return the same as one line of JSON."""
    paths = [
        {"path": path, "settings": {key: {"value": v, "from": at} for key, v, at in settings}}
        for path, settings in shown
    ]
    return json_text({"version": 1, "paths": paths}) + "\n"
