"""Modules of Python that nothing imports, nor by any chain: what imports them is imported by nothing and runs nothing itself."""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.model import Language, Source
from opwright.syntax.project.left_modules import LOOKS_ITSELF, folders_of_packages
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import nodes_of, python_tree, span

_RUN_BY_NAME = r"__\w+__|setup|conftest|test_\w+|\w+_test|hubconf|main|train|eval|demo|run"
_LISTS = r"\biter_modules\b|\blistdir\b|\bglob\b|\bscandir\b"
_ITS_OWN = r"\b__(?:file|path|name|package)__\b"
_IMPORTS_BY_NAME = r"\bimport_module\b|\b__import__\b|\brunpy\b|\bfind_module\b|\bload_module\b"
_BY_NAMES_ELSEWHERE = re.compile(
    r"\bhydra\b|\bimport_module\b|\b__import__\b|\bLightningCLI\b|\bjsonargparse\b|\blocate\("
)
"""A project that imports what a configuration names."""
_LONGEST_CHAIN = 6


@lru_cache(maxsize=512)
def is_unreached(project: SameProject, path: str) -> bool:
    """Return whether a file of definitions is imported nowhere, or only by such files."""
    return _is_unreached(project, path, ())


@lru_cache(maxsize=512)
def has_no_name_for_imports(project: SameProject, path: str) -> bool:
    """Return whether a file of definitions has a name that no import can spell, `a.old.py`, and no other file mentions it."""
    name = posixpath.basename(path).removesuffix(".py")
    own = _texts(project).get(path)
    if own is None or name.isidentifier() or not _only_defines(own, in_package=True):
        return False
    return not any(name in source.text for source in project.sources if source.path != path)


def _is_unreached(project: SameProject, path: str, chain: tuple[str, ...]) -> bool:
    if len(chain) > _LONGEST_CHAIN or not _is_only_imported(project, path):
        return False
    here, is_imported = (*chain, path), False
    for importer in _importers(project, path):
        if importer is None:
            return False
        is_imported = True
        if importer not in here and not _is_unreached(project, importer, here):
            return False
    return not (is_imported and _imports_by_names(project))


def _is_only_imported(project: SameProject, path: str) -> bool:
    """Return whether a file does nothing unless another imports it."""
    name = posixpath.basename(path).removesuffix(".py")
    own = _texts(project).get(path)
    if own is None or re.fullmatch(_RUN_BY_NAME, name):
        return False
    return _only_defines(own, in_package=posixpath.dirname(path) in folders_of_packages(project))


def _importers(project: SameProject, path: str) -> Iterator[str | None]:
    """Yield the files that name a module as one imports it; None where one imports whatever it finds there."""
    name = posixpath.basename(path).removesuffix(".py")
    word = re.escape(name)
    naming = re.compile(
        rf"(?:\bfrom\b|\bimport\b)[^\n]*\b{word}\b|^[ \t]*{word}\b[ \t]*(?:,|as\b|\)|$)"
        rf"|['\"/.]{word}\b|\b{word}['\"./]"
    )
    folder = posixpath.dirname(path)
    others = [s for s in project.sources if s.language is Language.PYTHON and s.path != path]
    if all(posixpath.basename(source.path) in ("setup.py", "conftest.py") for source in others):
        yield None  # it is all there is
    for source in others:
        is_beside = posixpath.dirname(source.path) == folder
        if is_beside and _imports_what_it_finds(source):
            yield None
        if name in source.text and any(
            name in line and naming.search(line)
            for line in source.text.split("\n")
            if not line.lstrip(" \t").startswith("#")
        ):
            yield source.path


@lru_cache(maxsize=8)
def _texts(project: SameProject) -> dict[str, str]:
    return {source.path: source.text for source in project.sources}


@lru_cache(maxsize=8)
def _imports_by_names(project: SameProject) -> bool:
    return any(
        source.language is Language.PYTHON and _BY_NAMES_ELSEWHERE.search(source.text)
        for source in project.sources
    )


def _imports_what_it_finds(source: Source) -> bool:
    """Return whether a module imports others of its folder by names that it computes: `__init__.py` may, others if they list it."""
    if not re.search(LOOKS_ITSELF, source.text):
        return False
    is_init = posixpath.basename(source.path) == "__init__.py"
    return is_init or all(
        re.search(one, source.text) for one in (_LISTS, _IMPORTS_BY_NAME, _ITS_OWN)
    )


@lru_cache(maxsize=512)
def _only_defines(text: str, *, in_package: bool) -> bool:
    """Return whether running a file does nothing but define: no call at its top, no `if __name__`; in a package, what it calls for a value is one."""
    tree = python_tree(text)
    if tree is None:
        return False
    return all(
        isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef | ast.Try)
        or (isinstance(node, ast.If) and _chooses_definitions(node))
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        or (isinstance(node, ast.Assign | ast.AnnAssign) and (in_package or not _calls(text, node)))
        for node in tree.body
    ) and any(isinstance(node, ast.FunctionDef | ast.ClassDef | ast.If) for node in tree.body)


def _chooses_definitions(node: ast.If) -> bool:
    """Return whether an `if` has but imports and definitions in its branches."""
    kinds = ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef
    return all(isinstance(one, kinds) for one in (*node.body, *node.orelse))


def _calls(text: str, statement: ast.stmt) -> bool:
    start, end = span(text, statement)
    return any(start <= span(text, node)[0] < end for node in nodes_of(text, ast.Call))
