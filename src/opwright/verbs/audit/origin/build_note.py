"""
The build note: what a binary was built with, recorded by its build in an ELF note.

The note's owner is `opwright` and its type 1. Its content is a JSON object in UTF-8 whose values are
strings: `torch` ("2.8.0"), `cuda` ("12.8"), `compiler` ("GCC 13.3"). Others are left alone.

Other builds write a file beside their libraries: where there is no stamp, such a file counts.
"""

from __future__ import annotations

from collections.abc import Mapping

from opwright import syntax
from opwright.errors import UnreadableInputError
from opwright.model import Artifact, Binary
from opwright.model.named_tuple import NamedTuple

OWNER, TYPE = "opwright", 1


class BuildFacts(NamedTuple):
    """What the build of a binary recorded."""

    by: str
    """`its build stamp`, `xformers/cpp_lib.json`."""
    facts: Mapping[str, str]


def build_facts_of(binary: Binary, artifact: Artifact) -> BuildFacts:
    """Return the facts in a binary's build note, or else in a build file next to or above it."""
    if note := build_note_of(binary):
        return BuildFacts("its build stamp", note)
    above = [f for f in artifact.build_files if _is_below(binary.path, f.path.rpartition("/")[0])]
    nearest = max(above, key=lambda file: file.path.count("/"), default=None)
    return BuildFacts(nearest.path, nearest.says) if nearest else BuildFacts("", {})


def _is_below(path: str, folder: str) -> bool:
    return not folder or path.startswith(f"{folder}/")


def build_note_of(binary: Binary) -> Mapping[str, str]:
    """Return the facts in a binary's build note; empty if it is missing or damaged."""
    for note in binary.notes:
        if (note.owner, note.type) == (OWNER, TYPE):
            return _parsed(note.content)
    return {}


def _parsed(content: bytes) -> Mapping[str, str]:
    try:
        note = syntax.documents.parse_json(content, "the build stamp")
    except UnreadableInputError:
        return {}
    pairs = note.items() if isinstance(note, dict) else ()
    return {key: value for key, value in pairs if isinstance(value, str)}
