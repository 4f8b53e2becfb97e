"""Modules of Python that a project keeps and no longer uses: put aside, private, for other releases, or data."""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Mapping
from functools import lru_cache

from opwright.model import Language
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import nodes_of, span

_OF_A_RELEASE = r"(?i)(?:^|_)(?:v\d|old|legacy|compat|fallback)"
"""In the name of a module: `_v2`."""
_LOOKING = (
    *("importlib", "__import__", "pkgutil", "iter_modules"),
    *("listdir", "glob", "scandir", "runpy"),
)
LOOKS_ITSELF = "|".join(rf"{word}(?<=\b{word})\b" for word in _LOOKING)
"""A package that imports what it finds; what begins with `\\b` is found ten times as slowly."""


def is_left(project: SameProject, path: str) -> bool:
    """Return whether nothing of a project uses a module any longer, as far as its place and name tell."""
    asked = (_is_shadowed, _is_a_fallback, _is_put_aside, _is_a_left_private, _is_among_data)
    return any(ask(project, path) for ask in asked)


def _is_shadowed(project: SameProject, path: str) -> bool:
    """Return whether a package shadows a module next to it, `utils/__init__.py` for `utils.py`: imports find the package."""
    packages = folders_of_packages(project)
    if path.removesuffix(".py") not in packages:
        return False
    parts = path.split("/")[:-1]
    return any("/".join(parts[:n]) in packages for n in range(1, len(parts) + 1))


@lru_cache(maxsize=512)
def _is_a_left_private(project: SameProject, path: str) -> bool:
    """Return whether a file is a private module or package, `_old/__init__.py`, in a package whose other files never name it."""
    folder, file = posixpath.split(path)
    is_package = file == "__init__.py"
    name = posixpath.basename(folder) if is_package else file.removesuffix(".py")
    above = posixpath.dirname(folder) if is_package else folder
    if not re.fullmatch(r"_[^\W_]\w*", name) or above not in folders_of_packages(project):
        return False
    word = re.compile(rf"\b{name}\b")
    within = f"{folder}/" if is_package else path
    return not any(
        (posixpath.dirname(source.path) == above and re.search(LOOKS_ITSELF, source.text))
        or (name in source.text and word.search(source.text))
        for source in project.sources
        if source.language is Language.PYTHON and not source.path.startswith(within)
    )


def is_left_among_others(project: SameProject, path: str) -> bool:
    """Return whether a file is in a package within another, which imports modules next to it."""
    folder = posixpath.dirname(path)
    if not {folder, posixpath.dirname(folder)} <= folders_of_packages(project):
        return False
    beside = _by_folder(project)[folder]
    return any(
        other != path and not other.endswith("__init__.py") and _is_imported(project, other)
        for other in beside
    )


@lru_cache(maxsize=8)
def _by_folder(project: SameProject) -> Mapping[str, list[str]]:
    paths: dict[str, list[str]] = {}
    for source in project.sources:
        paths.setdefault(posixpath.dirname(source.path), []).append(source.path)
    return paths


@lru_cache(maxsize=512)
def _is_imported(project: SameProject, path: str) -> bool:
    """Return whether a Python file imports a module by its name."""
    name = posixpath.basename(path).removesuffix(".py")
    naming = re.compile(rf"(?m)^[ \t]*(?:from|import)\b[^\n]*\b{re.escape(name)}\b")
    return any(
        name in source.text and naming.search(source.text)
        for source in project.sources
        if source.language is Language.PYTHON and source.path != path
    )


@lru_cache(maxsize=8)
def folders_of_packages(project: SameProject) -> frozenset[str]:
    named = (posixpath.split(source.path) for source in project.sources)
    return frozenset(folder for folder, name in named if name == "__init__.py" and folder)


_PUT_ASIDE = re.compile(
    r"(?i)(?:\w+[_-])?(?:old|legacy|deprecated|obsolete|arch(?:iv|iev|eiv)ed?|backups?|bak|unused|attic|experimental|sandbox|playground|scratch)"
    r"|(?:old|deprecated|obsolete|archived?|backup|unused)[_-]\w+"
)


@lru_cache(maxsize=512)
def _is_put_aside(project: SameProject, path: str) -> bool:
    """Return whether a file is in a folder for code that is kept but no longer used, and that nothing outside it names."""
    folders = path.split("/")[:-1]
    aside = next((n for n, name in enumerate(folders) if _PUT_ASIDE.fullmatch(name)), None)
    if aside is None:
        return False
    above = "/".join(folders[: aside + 1]) + "/"
    name = re.escape(folders[aside])
    is_package = above.rstrip("/") in folders_of_packages(project)
    names = re.compile((_NAMING_PACKAGE if is_package else _NAMING).format(name), re.MULTILINE)
    return not any(
        names.search(source.text)
        for source in project.sources
        if not source.path.startswith(above)
        and folders[aside] in source.text
        and not source.path.endswith("setup.py")  # which installs it with the rest
    )


_NAMING = r"(?:\bfrom|\bimport)\b[^\n]*\b{0}\b|['\"/.]{0}['\"/.]|\b{0}/"
"""What takes something of a folder, where a word may be anything."""
_NAMING_PACKAGE = rf"{_NAMING}|['\"/.]{{0}}\b|\b{{0}}\.\w|^[ \t]*{{0}}[ \t]*(?:,|as\b|\)|$)"
"""Where it is a package, whose name may stand in a list of imports or before a dot."""
_DATA = re.compile(r"(?i)data|datasets?|corpus|corpora|fixtures|testdata|test_data|samples")


@lru_cache(maxsize=512)
def _is_among_data(project: SameProject, path: str) -> bool:
    """Return whether a file is below a data folder that is not a package, and no module imports it: others read it as text."""
    folder = posixpath.dirname(path)
    if not any(map(_DATA.fullmatch, folder.split("/"))):
        return False
    return folder not in folders_of_packages(project) and not _is_imported(project, path)


@lru_cache(maxsize=512)
def _is_a_fallback(project: SameProject, path: str) -> bool:
    """Return whether a file is imported only if the import of another fails: it is for other releases than that one."""
    name = posixpath.basename(path).removesuffix(".py")
    if not re.search(_OF_A_RELEASE, name):
        return False
    naming = re.compile(rf"(?m)^[ \t]*(?:from|import)\b[^\n]*\b{re.escape(name)}\b")
    places = [
        (source.text, match.end())
        for source in project.sources
        if source.language is Language.PYTHON and source.path != path and name in source.text
        for match in naming.finditer(source.text)
    ]
    return bool(places) and all(_is_handled(text, at) for text, at in places)


def _is_handled(text: str, at: int) -> bool:
    """Return whether a place is where the failure of an import is caught."""
    return any(
        span(text, handler.body[0])[0] <= at <= span(text, handler.body[-1])[1]
        for node in nodes_of(text, ast.Try)
        if any(map(_imports, node.body))
        for handler in node.handlers
    )


def _imports(node: ast.stmt) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom)
