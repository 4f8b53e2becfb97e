"""Which files an agent may have read: those in the folders that its client gives."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from urllib.parse import unquote, urlsplit

from opwright.errors import OpwrightError, UnreadableInputError

_SHOWN = 3
_ARTIFACTS = (".so", ".whl", ".dll", ".pyd", ".dylib", ".conda")


def folders_of(uris: Iterable[str]) -> tuple[str, ...]:
    """Return the folders of `file:` addresses; others are not folders of ours."""
    parts = map(urlsplit, uris)
    return tuple(unquote(uri.path) for uri in parts if uri.scheme == "file" and uri.path)


def confined(path: str, roots: Sequence[str]) -> str:
    """
    Return the real path of a file or folder in one of the roots; a relative one is looked for in each.

    Raises OpwrightError if it is outside, wherever links lead, and UnreadableInputError if there is none.
    """
    places = [os.path.realpath(os.path.join(root, path)) for root in roots]
    inside = [place for place in places if is_inside(place, roots)]
    if not inside:
        shown = ", ".join(roots[:_SHOWN]) or "none"
        raise OpwrightError(f"{path} is outside of the folders that may be read: {shown}")
    found = next(filter(os.path.exists, inside), None)
    if found is None:
        raise UnreadableInputError(f"cannot read {path}: there is no such file or folder")
    return found


def is_inside(path: str, roots: Iterable[str]) -> bool:
    """Return whether a path is in one of the roots, wherever links lead."""
    real = os.path.realpath(path)
    bases = (os.path.realpath(root) for root in roots)
    return any(real == base or real.startswith(base.rstrip(os.sep) + os.sep) for base in bases)


def refuse_links_out(folder: str, roots: Sequence[str]) -> None:
    """Raise OpwrightError if a binary or wheel below a folder is a link that leads outside of the roots."""
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            is_link = any(mark in name for mark in _ARTIFACTS) and os.path.islink(path)
            if is_link and not is_inside(path, roots):
                raise OpwrightError(
                    f"{path} is a link that leads outside of the folders that may be read"
                )
