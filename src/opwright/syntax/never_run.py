"""Python that nothing in a whole project runs: functions that are not called, modules that are not imported."""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.model import Language, Source
from opwright.syntax.left_modules import (
    LOOKS_ITSELF,
    folders_of_packages,
    is_left,
    is_left_among_others,
)
from opwright.syntax.python import nodes_of, python_tree, span
from opwright.syntax.whole_project import SameProject

_RUN_BY_NAME = r"__\w+__|setup|conftest|test_\w+|\w+_test|hubconf|main|train|eval|demo|run"
_CALLED_BY_NAME = r"test\w*|main|setup|forward|backward|_?pytest\w*"
_INSTALLED = r"(?m)\b(?:packages|py_modules)\s*=|^\[(?:project|tool\.poetry)\]"
_LISTS = r"\biter_modules\b|\blistdir\b|\bglob\b|\bscandir\b"
_ITS_OWN = r"\b__(?:file|path|name|package)__\b"
_IMPORTS_BY_NAME = r"\bimport_module\b|\b__import__\b|\brunpy\b|\bfind_module\b|\bload_module\b"


_BY_INDUCTOR = re.compile(
    r"^@triton_heuristics\.\w|^async_compile[ \t]*=|^# AOT ID:|^# Topologically Sorted Source Nodes",
    re.MULTILINE,
)
"""What torch.compile writes into the files that it makes: each release makes its own."""


def is_never_run(source: Source, offset: int) -> bool:
    """Return whether nothing in a whole project runs a place of a Python file; False where that cannot be told."""
    if "_inductor" in source.text and _BY_INDUCTOR.search(source.text):
        return True
    return any(True for _ in source.project) and _is_never_run(source, offset)


def _is_never_run(source: Source, offset: int) -> bool:
    if _is_in_an_unused_inner_function(source.text, offset):
        return True
    project, path = SameProject(source.project), source.path
    if is_left(project, path) or _is_a_forgotten_helper(project, path, source.text, offset):
        return True
    if any(_installs(script.text) for script in source.build):  # others may call it
        is_published = any(
            one.path.endswith("PKG-INFO") for script in source.build for one in script.instructions
        )
        may_be_imported = is_published and _is_in_a_package(project, path)
        if may_be_imported and not is_left_among_others(project, path):
            return False
        return _is_never_imported(project, path)
    function = _function_at(source.text, offset)
    if function and not _is_mentioned(project, function):
        return True
    return _is_never_imported(project, path)


@lru_cache(maxsize=512)
def _installs(script: str) -> bool:
    return re.search(_INSTALLED, script) is not None


def _function_at(text: str, offset: int) -> str | None:
    """Return the function at the top of a file that a place is in, if only a call by its name runs it."""
    tree = python_tree(text)
    for node in tree.body if tree else ():
        if not isinstance(node, ast.FunctionDef) or node.decorator_list:
            continue
        start, end = span(text, node)
        body = span(text, node.body[0])[0]
        if start <= offset < end:
            is_run_alone = re.fullmatch(_CALLED_BY_NAME, node.name) or offset < body
            return None if is_run_alone else node.name
    return None


_DEEP = 3
"""Packages above a file, each in the next, whose functions nobody is meant to import but themselves."""


def _is_a_forgotten_helper(project: SameProject, path: str, text: str, offset: int) -> bool:
    """Return whether a place is in a function deep in a package that has no docstring, and that no file calls or imports."""
    folders = posixpath.dirname(path).split("/")
    above = ("/".join(folders[: len(folders) - n]) for n in range(_DEEP))
    if len(folders) < _DEEP or not all(f in folders_of_packages(project) for f in above):
        return False
    name = _function_at(text, offset)
    if name is None or _is_documented(text, name):
        return False
    return not _is_taken(project, path, name)


def _is_documented(text: str, function: str) -> bool:
    tree = python_tree(text)
    return any(
        isinstance(node, ast.FunctionDef) and node.name == function and ast.get_docstring(node)
        for node in (tree.body if tree else ())
    )


@lru_cache(maxsize=512)
def _is_taken(project: SameProject, path: str, function: str) -> bool:
    """Return whether a file's function is named in it once more, or in another that imports it, or all of the file, or its name as a text."""
    module = re.escape(posixpath.basename(path).removesuffix(".py"))
    taking = re.compile(
        rf"\bimport\b.*\b{function}\b|^[ \t]*{function}\b(?:[ \t]+as\b.*)?,?[ \t]*\)?$|\b{module}\.{function}\b"
        rf"|['\"]{function}\b"
    )
    all_of_it = re.compile(rf"\b{module}[ \t]+import[ \t]*\*")
    for source in project.sources:
        if source.language is not Language.PYTHON:
            continue
        text = source.text
        if source.path == path:
            if len(re.findall(rf"\b{function}\b", text)) > 1:
                return True
        elif (
            function in text
            and any(function in line and taking.search(line) for line in text.split("\n"))
        ) or ("import *" in text and all_of_it.search(text)):
            return True
    return False


def _is_in_an_unused_inner_function(text: str, offset: int) -> bool:
    """Return whether a place is in a function within another that names it nowhere: nobody else can call it."""
    return any(
        isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
        and not inner.decorator_list
        and span(text, inner.body[0])[0] <= offset < span(text, inner.body[-1])[1]
        and len(re.findall(rf"\b{inner.name}\b", text)) == 1
        for outer in nodes_of(text, ast.FunctionDef, ast.AsyncFunctionDef)
        for inner in outer.body
    )


def _is_in_a_package(project: SameProject, path: str) -> bool:
    """Return whether a file may be installed: below a folder with an `__init__.py`, or beside none of those that are."""
    folder = posixpath.dirname(path)
    tops = {p.partition("/")[0] for p in folders_of_packages(project)}
    return not tops or folder in ("", "src") or path.partition("/")[0] in tops


@lru_cache(maxsize=512)
def _is_mentioned(project: SameProject, function: str) -> bool:
    """Return whether any Python file names a function elsewhere than where it is defined."""
    pattern = re.compile(rf"(?<!\bdef )\b{function}\b")
    return any(function in text and pattern.search(text) for text in _python(project))


@lru_cache(maxsize=512)
def _is_never_imported(project: SameProject, path: str) -> bool:
    """Return whether a file of definitions is imported nowhere."""
    name = posixpath.basename(path).removesuffix(".py")
    own = next((s.text for s in project.sources if s.path == path), None)
    if own is None or re.fullmatch(_RUN_BY_NAME, name) or not _only_defines(own):
        return False
    word = re.escape(name)
    naming = re.compile(
        rf"(?:\bfrom\b|\bimport\b)[^\n]*\b{word}\b|^[ \t]*{word}\b[ \t]*(?:,|as\b|\)|$)"
        rf"|['\"/.]{word}\b|\b{word}['\"./]",
        re.MULTILINE,
    )
    folder = posixpath.dirname(path)
    others = [s for s in project.sources if s.language is Language.PYTHON and s.path != path]
    if all(posixpath.basename(source.path) in ("setup.py", "conftest.py") for source in others):
        return False  # it is all there is
    for source in others:
        is_beside = posixpath.dirname(source.path) == folder
        if is_beside and _imports_what_it_finds(source):
            return False
        if name in source.text and naming.search(_without_comments(source.text)):
            return False
    return True


def _imports_what_it_finds(source: Source) -> bool:
    """Return whether a module imports others of its folder by names that it computes: `__init__.py` may, others if they list it."""
    if not re.search(LOOKS_ITSELF, source.text):
        return False
    is_init = posixpath.basename(source.path) == "__init__.py"
    return is_init or all(
        re.search(one, source.text) for one in (_LISTS, _IMPORTS_BY_NAME, _ITS_OWN)
    )


@lru_cache(maxsize=64)
def _without_comments(text: str) -> str:
    return re.sub(r"(?m)^[ \t]*#.*", "", text)


def _only_defines(text: str) -> bool:
    """Return whether running a file does nothing but define: no call at its top, no `if __name__`."""
    tree = python_tree(text)
    if tree is None:
        return False
    return all(
        isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef | ast.Try)
        or (isinstance(node, ast.If) and _chooses_definitions(node))
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        or (isinstance(node, ast.Assign | ast.AnnAssign) and not _calls(text, node))
        for node in tree.body
    ) and any(isinstance(node, ast.FunctionDef | ast.ClassDef | ast.If) for node in tree.body)


def _chooses_definitions(node: ast.If) -> bool:
    """Return whether an `if` has but imports and definitions in its branches."""
    kinds = ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef
    return all(isinstance(one, kinds) for one in (*node.body, *node.orelse))


def _calls(text: str, statement: ast.stmt) -> bool:
    start, end = span(text, statement)
    return any(start <= span(text, node)[0] < end for node in nodes_of(text, ast.Call))


def _python(project: SameProject) -> Iterator[str]:
    return (s.text for s in project.sources if s.language is Language.PYTHON)
