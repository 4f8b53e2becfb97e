"""A row of the tables of what a release of CUDA, or a library that comes with it, removed."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple


class RemovedName(NamedTuple):
    """Names that a release of CUDA was the last to have."""

    names: str
    """A pattern."""
    last: str
    """`12`, which is all of it, or one release, `10.0`."""
    instead: str
    """In words."""
    replacement: str | None = None
    """What to write instead, if that is all it takes."""
    title: str = ""
    """Where it is not CUDA's own."""


def is_after(release: str, last: str) -> bool:
    """Return whether a release of CUDA, `12.4`, is one after the last to have a name."""
    here, there = (tuple(int(part) for part in text.split(".")[:2]) for text in (release, last))
    return here[: len(there)] > there
