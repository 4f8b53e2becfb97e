"""Folders of a project: those above a folder, those for documentation, and those that state what all of it runs with."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from opwright.facts.sources.source_file import is_listed
from opwright.syntax.versions.stated_versions import compiled

_ENVIRONMENTS = r"(?i)docker|containers?|envs?|environments?|requirements|reqs|install"
_ASIDE = r"(?i)\..*|ci|docs?|documentation|examples?|tests?|tools?|bench\w*|demos?|windows|mac\w*|website|apps?|applications?|projects?|tutorials?|recipes?|integrations?|contrib|third\w*|3rd\w*|ext\w*"
"""In a project, what has requirements of its own."""
_DOCS = r"(?i)docs?|documentation"
"""Where `docs/INSTALL.md` is of the project."""


def folder_of_docs(folder: str) -> str | None:
    """Return the folder of documentation that one is, or is in as `docs/source`."""
    above, _, name = folder.rpartition("/")
    docs = above if name == "source" else folder
    return docs if compiled(_DOCS).fullmatch(posixpath.basename(docs)) else None


def is_of_all(folder: str) -> bool:
    """Return whether requirements in a folder state what the whole project runs with."""
    above, _, name = folder.rpartition("/")
    if above and is_listed(f"{name}/all.txt"):
        return is_of_all(above)
    if "/" not in folder and not compiled(_ASIDE).fullmatch(folder):
        return True
    return compiled(_ENVIRONMENTS).fullmatch(posixpath.basename(folder)) is not None


def folders_above(folder: str) -> Iterator[str]:
    """Yield a folder and those above it."""
    while True:
        yield folder
        if folder in ("", "/", "."):
            return
        folder = posixpath.dirname(folder)
