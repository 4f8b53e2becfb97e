"""Python that nothing in a whole project runs: functions that are not called, modules that are not imported."""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.model import Language, Source
from opwright.syntax.project.left_modules import (
    folders_of_packages,
    is_left,
    is_left_among_others,
)
from opwright.syntax.project.unreached_modules import has_no_name_for_imports, is_unreached
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import nodes_of, python_tree, span
from opwright.syntax.versions.python_2 import is_for_python_2

_CALLED_BY_NAME = r"test\w*|main|setup|forward|backward|_?pytest\w*"
_INSTALLED = r"(?m)\b(?:packages|py_modules)\s*=|^\[(?:project|tool\.poetry)\]"


_OF_TESTS = re.compile(r"(?:^|/)(?:tests/(?:.*/)?\w+|conftest)\.py$")
"""Whose functions nobody else calls."""
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
    project, path = SameProject(source.project), source.path
    method = _private_method_at(source.text, offset)
    if (method and not _is_mentioned(project, method)) or _is_in_an_unused_inner_function(
        source.text, offset
    ):
        return True
    if is_for_python_2(project) or is_left(project, path) or has_no_name_for_imports(project, path):
        return True
    function = _function_at(source.text, offset)
    is_uncalled = function is not None and not _is_called(project, path, function)
    if (is_uncalled and _OF_TESTS.search(path)) or _is_a_forgotten_helper(source, project, offset):
        return True
    if any(_installs(script.text) for script in source.build):  # others may call it
        return _is_installed_without_a_name(source) or (
            not _may_be_imported(source) and is_unreached(project, path)
        )
    if is_uncalled:
        return True
    return _is_in_an_unnamed_class(project, source.text, offset) or is_unreached(project, path)


def _is_installed_without_a_name(source: Source) -> bool:
    """Return whether a file of an sdist lies in a package under a name that no import can spell, `06-tutorial.py`, and nothing mentions it."""
    folder, file = posixpath.split(source.path)
    name = file.removesuffix(".py")
    project = SameProject(source.project)
    if name.isidentifier() or folder not in folders_of_packages(project):
        return False
    said = [one for script in source.build[:1] for one in script.instructions]
    others = (s.text for s in project.sources if s.path != source.path)
    is_sdist = any(one.path.endswith("PKG-INFO") for one in said)
    return is_sdist and not any(name in text for text in (*(one.text for one in said), *others))


def _may_be_imported(source: Source) -> bool:
    """Return whether users import a file of a project that is installed: as one of an sdist, or by what the project says of it."""
    project, path = SameProject(source.project), source.path
    said = {one.path: one.text for script in source.build for one in script.instructions}
    folder, name = posixpath.split(path)
    if any(one.endswith("PKG-INFO") for one in said) and _is_in_a_package(project, path):
        return not is_left_among_others(project, path)
    module = f"{posixpath.basename(folder)}.{name.removesuffix('.py')}"
    return any(module in text or f"/{name}" in text for text in said.values())


@lru_cache(maxsize=512)
def _installs(script: str) -> bool:
    return re.search(_INSTALLED, script) is not None


def _function_at(text: str, offset: int) -> str | None:
    """Return the top-level function that a place is in, if only a call by its name runs it."""
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


def _private_method_at(text: str, offset: int) -> str | None:
    """Return the method that a place is in, if it is private and its class is only a test's or its own: nothing above may call it."""
    for node in nodes_of(text, ast.ClassDef):
        if not all(ast.unparse(base).endswith(("TestCase", "object")) for base in node.bases):
            continue
        for inner in node.body:
            if (
                isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
                and re.match(r"_(?!_)", inner.name)
                and not inner.decorator_list
                and span(text, inner.body[0])[0] <= offset < span(text, inner.body[-1])[1]
            ):
                return inner.name
    return None


_DEEP = 3
"""Packages above a file, each in the next, whose functions nobody is meant to import but themselves."""
_OF_HELPERS = re.compile(r"_?(?:utils?|utilities|helpers?|misc|common)\.py")
"""Modules for which the same holds wherever they are."""


def _is_a_forgotten_helper(source: Source, project: SameProject, offset: int) -> bool:
    """Return whether a place is in a function deep in a package that has no docstring, or one of `utils.py`, that no file calls or imports."""
    text = source.text
    folder, file = posixpath.split(source.path)
    folders, is_of_helpers = folder.split("/"), _OF_HELPERS.fullmatch(file) is not None
    deep = 1 if is_of_helpers else _DEEP
    above = ("/".join(folders[: len(folders) - n]) for n in range(deep))
    if len(folders) < deep or not all(f in folders_of_packages(project) for f in above):
        return False
    name = _function_at(text, offset)
    if name is None or (_is_documented(text, name) and not is_of_helpers):
        return False
    said = (one.text for script in source.build[:1] for one in script.instructions)
    return not _is_taken(project, source.path, name) and not any(name in one for one in said)


def _is_documented(text: str, function: str) -> bool:
    tree = python_tree(text)
    return any(
        isinstance(node, ast.FunctionDef) and node.name == function and ast.get_docstring(node)
        for node in (tree.body if tree else ())
    )


@lru_cache(maxsize=512)
def _is_taken(project: SameProject, path: str, function: str) -> bool:
    """Return whether a file's function is named in it once more, or in another that imports it, or all of the file, or its name as a text."""
    name = posixpath.basename(path).removesuffix(".py")
    module = re.escape(name)
    taking = re.compile(
        rf"\bimport\b.*\b{function}\b|^[ \t]*{function}\b(?:[ \t]+as\b.*)?,?[ \t]*\)?$|\b{module}\.{function}\b"
        rf"|['\"]{function}\b"
    )
    folder = posixpath.dirname(path)
    package = re.escape(posixpath.basename(folder))
    all_of_it = re.compile(rf"\b{package}\.{module}[ \t]+import[ \t]*\*")
    all_beside = re.compile(rf"(?<![\w.])\.*{module}[ \t]+import[ \t]*\*")
    for source in project.sources:
        if source.language is not Language.PYTHON:
            continue
        text = source.text
        if source.path == path:
            if len(re.findall(rf"{function}(?<=\b{function})\b", text)) > 1:
                return True
        elif function in text and any(
            function in line and taking.search(line) for line in text.split("\n")
        ):
            return True
        is_beside = posixpath.dirname(source.path).startswith(folder)
        if (
            "import *" in text
            and name in text
            and (all_of_it.search(text) or (is_beside and all_beside.search(text)))
        ):
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
    """Return whether a file may be installed: it is below a folder with an `__init__.py`, or no sibling is."""
    folder = posixpath.dirname(path)
    tops = {p.partition("/")[0] for p in folders_of_packages(project)}
    return not tops or folder in ("", "src") or path.partition("/")[0] in tops


_BY_CONFIGURATION = re.compile(
    r"\bhydra\b|\bLightningCLI\b|\bjsonargparse\b|\blocate\(|\byaml\b|\bOmegaConf\b|\bglobals\(\)|__subclasses__"
)
"""In a program that takes classes by names which no Python file has."""


def _is_in_an_unnamed_class(project: SameProject, text: str, offset: int) -> bool:
    """Return whether a place is in a class at the top of a file that nothing names, nor registers."""
    tree = python_tree(text)
    for node in tree.body if tree else ():
        if isinstance(node, ast.ClassDef) and not (node.decorator_list or node.keywords):
            start, end = span(text, node)
            if start <= offset < end:
                bases = " ".join(map(ast.unparse, node.bases))
                return "Test" not in node.name + bases and not _is_class_named(project, node.name)
    return False


@lru_cache(maxsize=512)
def _is_class_named(project: SameProject, name: str) -> bool:
    """Return whether any Python file may make an object of a class, or inherit from it."""
    pattern = re.compile(rf"(?<!\bclass )(?<!\bsuper\()\b{name}\b")
    return any(
        (name in text and pattern.search(text)) or _BY_CONFIGURATION.search(text)
        for text in _python(project)
    )


@lru_cache(maxsize=512)
def _is_mentioned(project: SameProject, function: str) -> bool:
    """Return whether any Python file names a function outside its definition."""
    pattern = re.compile(rf"(?<!\bdef )\b{function}\b")
    return any(function in text and pattern.search(text) for text in _python(project))


@lru_cache(maxsize=512)
def _is_called(project: SameProject, path: str, function: str) -> bool:
    """Return whether a Python file names a function at the top of one: `self.name` is a method's, what another defines its own."""
    pattern = re.compile(rf"(?<!\bdef )(?<!\bself\.)\b{function}\b")
    return any(
        function in source.text
        and pattern.search(source.text)
        and (source.path == path or f"\ndef {function}(" not in source.text)
        for source in project.sources
        if source.language is Language.PYTHON
    )


def _python(project: SameProject) -> Iterator[str]:
    return (s.text for s in project.sources if s.language is Language.PYTHON)
