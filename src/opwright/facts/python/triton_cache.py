"""
The kernels that Triton keeps, by the release of it that compiled them.

Each has a folder of its own, whose name is a digest of the kernel, of its options and of Triton itself, and a JSON file
that names the release (`triton/compiler/compiler.py`). So none of another release is ever taken; it takes room.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice

from opwright.errors import UnreadableInputError
from opwright.facts.on_disk import regular
from opwright.syntax.documents import parse_json

_MOST_FOLDERS = 2000
_LARGEST = 1 << 16
_GROUP = "__grp__"


def triton_cache(environ: Mapping[str, str]) -> str:
    """Return the folder that Triton keeps kernels in."""
    home = environ.get("TRITON_HOME") or os.path.expanduser("~")
    return environ.get("TRITON_CACHE_DIR") or os.path.join(home, ".triton", "cache")


def kernels_by_release(folder: str) -> tuple[tuple[str, int], ...]:
    """Return how many kernels in a folder each Triton release compiled, most first."""
    return tuple(Counter(_releases(folder)).most_common())


def _releases(folder: str) -> Iterator[str]:
    for name in islice(_entries(folder), _MOST_FOLDERS):
        if name.is_dir(follow_symlinks=False):
            for file in _entries(name.path):
                if file.name.endswith(".json") and not file.name.startswith(_GROUP):
                    yield from _release(file.path)


def _entries(folder: str) -> Iterator[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            yield from entries
    except OSError:
        return


def _release(path: str) -> Iterator[str]:
    try:
        with open(path, encoding="utf-8", opener=regular) as opened:
            metadata = parse_json(opened.read(_LARGEST), path)
    except (OSError, UnicodeDecodeError, UnreadableInputError):
        return
    release = metadata.get("triton_version") if isinstance(metadata, dict) else None
    if isinstance(release, str):
        yield release
