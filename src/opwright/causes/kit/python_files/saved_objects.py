"""
Calls of torch.load that read what the project itself has saved with more than tensors in it: parsed options beside the weights.

Whose file a call reads is known by the entries that are taken from it: `checkpoint["model"]` and `checkpoint["epoch"]`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from opwright.model import Source
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import children, dotted, nodes_of, python_tree

_SAVES = re.compile(r"\bsave\w*\(")
_SAVED_BY = re.compile(r"(?:\w+\.)*(?:save(?:_\w+)?|\w+_save)")
"""`torch.save`, and what hands on to it."""
_PARSED = re.compile(r"\b(\w+)\s*=\s*[\w.]+\.parse_args\(")
_SECOND_PROTOCOL = re.compile(r"\bpickle_protocol\s*=\s*(?:[4-9]|pickle\.HIGHEST_PROTOCOL)")
_RESUMED = re.compile(r"(?i)resume|checkpoint|ckpt|restore|snapshot")
"""In how the code that saves calls the path of what it goes on from."""
_ENOUGH = 2
"""Entries that identify a dictionary of another kind."""


def is_saved_otherwise(text: str) -> bool:
    """Return whether a file saves with a pickle protocol that torch.load(weights_only=True) does not read."""
    return "pickle_protocol" in text and _SECOND_PROTOCOL.search(text) is not None


def reads_saved_options(source: Source, path: str, taken: frozenset[str]) -> bool:
    """Return whether entries taken from a file belong to a dictionary of parsed options that the project saves."""
    enough = 1 if _RESUMED.search(path) else _ENOUGH
    if any(len(taken & keys) >= enough for keys in _saved(source.text)):
        return True
    every = _saved_in(SameProject(source.project)) if len(taken) >= _ENOUGH else ()
    return any(len(taken & keys) >= _ENOUGH and taken <= keys for keys in every)


@lru_cache(maxsize=8)
def _saved_in(project: SameProject) -> tuple[frozenset[str], ...]:
    return tuple(keys for file in project.sources for keys in _saved(file.text))


@lru_cache(maxsize=64)
def _saved(text: str) -> tuple[frozenset[str], ...]:
    """Return the entries of the dictionaries with parsed options that a file saves."""
    options = set(_PARSED.findall(text)) if "parse_args(" in text and _SAVES.search(text) else set()
    return tuple(_dictionaries(text, options)) if options else ()


def _dictionaries(text: str, options: set[str]) -> Iterator[frozenset[str]]:
    tree = python_tree(text)
    scopes: list[ast.FunctionDef | ast.Module] = [*nodes_of(text, ast.FunctionDef)]
    for scope in (*scopes, tree) if tree else ():
        nodes = own_nodes(scope)
        bound = {
            one.targets[0].id: one.value
            for one in nodes
            if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)
        }
        for node in nodes:
            match node:
                case ast.Call(func=function, args=[given, *_]) if _SAVED_BY.fullmatch(
                    dotted(function)
                ):
                    whole = bound.get(given.id) if isinstance(given, ast.Name) else given
                    if isinstance(whole, ast.Dict) and _has(whole.values, options):
                        yield frozenset(
                            key.value
                            for key in whole.keys
                            if isinstance(key, ast.Constant) and isinstance(key.value, str)
                        )


def _has(values: Sequence[ast.expr], options: set[str]) -> bool:
    return any(isinstance(value, ast.Name) and value.id in options for value in values)


def own_nodes(scope: ast.FunctionDef | ast.Module) -> list[ast.AST]:
    """Return the nodes of a function, or of a file, that are in no function inside it."""
    nodes: list[ast.AST] = [*scope.body]
    for node in nodes:  # which grows
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            nodes += children(node)
    return nodes
