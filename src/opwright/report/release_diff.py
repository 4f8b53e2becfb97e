"""What differs between two releases of torch, as text, Markdown or JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from opwright.model.releases.api import Changes, NameChange, ReleaseDiff

_TITLES = {"torch": "C++", "torch-python": "Python"}
_KINDS = {
    "removed": "removed",
    "changed": "takes other arguments",
    "deprecated": "deprecated",
    "added": "added",
}


def as_text(diff: ReleaseDiff) -> str:
    """Return the differences, a name a line."""
    sections = [
        "\n".join([title, *(f"  {line}" for line in lines)]) for title, lines in _sections(diff)
    ]
    return "\n\n".join([f"torch {diff.old} to {diff.new}", *sections]) + "\n"


def as_markdown(diff: ReleaseDiff) -> str:
    """Return the differences, a list for each kind."""
    parts = [f"# torch {diff.old} to {diff.new}"]
    for title, lines in _sections(diff):
        parts += [f"## {title}", "\n".join(f"- `{line}`" for line in lines)]
    return "\n\n".join(parts) + "\n"


def as_json(diff: ReleaseDiff) -> str:
    """Return the differences, all of them."""
    shape = {
        "version": 1,
        "old": diff.old,
        "new": diff.new,
        "floors": [{"what": what, "old": old, "new": new} for what, old, new in diff.floors],
        "operators": {"removed": diff.operators_removed, "added": diff.operators_added},
        "stable_abi": {"added": diff.shims_added},
        "layouts": [{"name": name, "size": size or None} for name, size in diff.layouts],
        "symbols": {
            "removed": [
                {"name": name, "demangled": as_cpp} for name, as_cpp in diff.symbols_removed
            ]
        },
        "names": [_shape(changes) for changes in diff.names],
    }
    return json.dumps(shape) + "\n"


def _shape(changes: Changes) -> dict[str, object]:
    return {
        "domain": changes.domain,
        "old": changes.old,
        "new": changes.new,
        **{kind: [_name_shape(c) for c in getattr(changes, kind)] for kind in _KINDS},
    }


def _name_shape(change: NameChange) -> dict[str, object]:
    return {
        "name": change.name,
        "kind": change.kind,
        "where": change.where or None,
        "old": change.old or None,
        "new": change.new or None,
        "deprecated": change.advice,
    }


def _sections(diff: ReleaseDiff) -> Iterator[tuple[str, Sequence[str]]]:
    sections = {
        "builds": [f"{what}: {old} to {new}" for what, old, new in diff.floors],
        "layouts that changed": [
            f"{name} ({size})" if size else name for name, size in diff.layouts
        ],
        "operators removed": diff.operators_removed,
        "operators added": diff.operators_added,
        "functions added to the stable ABI": diff.shims_added,
    }
    for changes in diff.names:
        for kind, title in _KINDS.items():
            found: Sequence[NameChange] = getattr(changes, kind)
            for is_header, what in ((True, "headers"), (False, "names")):
                chosen = [c for c in found if (c.kind == "header") == is_header]
                sections[f"{_TITLES[changes.domain]} {what}, {title}"] = list(_lines(chosen))
    sections["exported symbols that are gone"] = [as_cpp for _, as_cpp in diff.symbols_removed]
    yield from ((f"{title}: {len(lines)}", lines) for title, lines in sections.items() if lines)


def _lines(changes: Iterable[NameChange]) -> Iterator[str]:
    for change in changes:
        if change.old or change.new:
            if change.old and change.new and change.old != change.new:
                yield f"{change.name}: {change.old} is now {change.new}"
            else:
                yield f"{change.name}({change.old or change.new})"
        elif change.advice:
            yield f"{change.name}: {change.advice}"
        else:
            yield change.name
