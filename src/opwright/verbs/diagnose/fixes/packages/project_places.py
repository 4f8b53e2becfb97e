"""Where a log shows the sources of a known project: its own clone, or a project's copy of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.knowledge.projects.table import Project, projects_with_bound
from opwright.knowledge.pypi import installing
from opwright.knowledge.pypi.installing import Way
from opwright.logs.asker.build_folders import OF_A_TOOL
from opwright.logs.patterns import compiled
from opwright.model import Log

_INSTALLED = rf"(?:site|dist)-packages|/lib(?:64)?/python\d|{OF_A_TOOL}"
_FEW_LETTERS = 5
"""A shorter name of a project may stand for much else than its repository."""


def in_checkout(project: Project, log: Log) -> Way | None:
    """Return how to build a project whose sources a log shows; None if it shows none."""
    text = log.text.replace("\\", "/")
    for owner, folder in _places(project):
        if root := _root(owner, text):
            return installing.in_copy(project, f"{root}/{folder}".removesuffix("/."), owner)
    for folder in filter(None, (project.usual, *(folder for _, folder in project.copies))):
        if folder != "." and (root := _root(folder, text)):
            return installing.in_copy(project, root, root)
    for owner, folder in project.copies:
        if _is_named(owner, text):
            return installing.in_copy(project, folder, owner)
    return None


def with_bound(log: Log) -> Project | None:
    """Return the project whose sources a log shows, of those that compile up to some torch."""
    known = projects_with_bound()
    paths = (path for path in compiled(_PATH).findall(log.text) if not _is_elsewhere(path))
    folders = dict.fromkeys(one for path in paths for one in re.split(r"[/\\]", path)[:-1])
    return next((known[one] for one in reversed(folders) if one in known), None)


def _is_elsewhere(path: str) -> bool:
    """Return whether a path belongs to what is installed, or to a page that the user links to."""
    return re.search(rf"{_INSTALLED}|/(?:issues|pull|discussions|wiki)/", path) is not None


_PATH = r"(?:[A-Za-z]:|(?:/|[A-Za-z]:\\)(?:home|Users)[/\\][\w.-]+)?((?:[\w.~+-]*[/\\])+[\w.+-]*)"
"""A path, without the folder of a user, whose name says nothing of what lies in it."""


def _places(project: Project) -> Iterator[tuple[str, str]]:
    """Yield the repositories that have the sources, and the folder in each."""
    yield from project.copies
    tops = {module.partition(".")[0].lower() for module in project.modules}
    is_word = len(project.clone) < _FEW_LETTERS  # as `mesh` is, of anybody's folders
    if project.step and not is_word and project.clone.lower() not in tops:  # which is the package
        yield project.clone, project.folder or "."


def _root(owner: str, text: str) -> str | None:
    """Return the clone of a repository, or a folder of one, that a file of a log lies in, from the outermost folder that is readable."""
    if owner not in text:
        return None
    above, below = (
        r"(?<![^\s\"'(=])(?P<root>(?:[\w.~:/-]{0,200}/)?",
        r"(?:-(?:main|master))?)/(?:[\w.-]+/)*[\w.-]+\.(?:py|cpp|cu|so|sh|txt)\b",
    )
    path = above + re.escape(owner) + below
    roots = [m["root"] for m in re.finditer(path, text) if not re.search(_INSTALLED, m[0])]
    return roots[-1] if roots else None


def _is_named(owner: str, text: str) -> bool:
    """Return whether a log names a repository, by its address or by a word that stands for nothing else."""
    if owner not in text:
        return False
    address = rf"github\.com/[\w.-]+/{re.escape(owner)}(?![\w-])"
    is_word = len(owner) >= _FEW_LETTERS and re.search(
        rf"(?<![\w/.-]){re.escape(owner)}(?![\w./-])", text
    )
    return bool(is_word or re.search(address, text))
