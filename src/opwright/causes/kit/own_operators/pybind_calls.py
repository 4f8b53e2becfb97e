"""Functions that pybind11 binds, called where torch.compile traces."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes.kit.python_files.python import (
    decorators,
    functions_of,
    imported,
    meant,
    python_calls,
)
from opwright.logs.patterns import compiled
from opwright.model import C_FAMILY, Source
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import nodes_of, python_tree, span

_COMPILE = "torch.compile"
_LEFT_OUT = r"\ballow_in_graph\b|\bis_compiling\b|\bis_dynamo_compiling\b"
"""Where a file arranges itself with the compiler, in a way that is not followed."""
_MODULE = r"PYBIND11_MODULE(?<=\bPYBIND11_MODULE)\s*\(\s*(\w+)\s*,"
_DEFINED = r"m(?<=\bm)\s*\.\s*def\s*\(\s*\"(\w+)\""
_NAMED_BY_BUILD = "TORCH_EXTENSION_NAME"


def traced_calls(source: Source) -> Iterator[tuple[tuple[int, int], str, bool]]:
    """Yield the calls of bound functions in compiled ones: place, function, and whether a break is refused."""
    if not (bound := _bound(source)) or re.search(_LEFT_OUT, source.text):
        return
    roots = dict(_compiled_functions(source))
    reported: set[tuple[int, int]] = set()
    for is_whole in (True, False):
        names = [name for name, whole in roots.items() if whole or not is_whole]
        for call in _calls_below(source.text, names):
            module, _, function = meant(source.text, call.func).rpartition(".")
            place = span(source.text, call)
            if (module.rpartition(".")[2], function) in bound and place not in reported:
                reported.add(place)
                yield place, function, is_whole


def _bound(source: Source) -> set[tuple[str, str]]:
    """Return the functions that pybind11 binds in the project, each with its module's last name."""
    built = {e.name.rpartition(".")[2] for s in source.build for e in s.extensions if e.name}
    bound: set[tuple[str, str]] = set()
    for modules, functions in _bound_by(SameProject(source.project)):
        names = {*modules} - {_NAMED_BY_BUILD} | (built if _NAMED_BY_BUILD in modules else set())
        bound |= {(module, function) for module in names for function in functions}
    return bound


@lru_cache(maxsize=8)
def _bound_by(project: SameProject) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Return what the C++ sources of a project bind: the modules that one makes, and its functions."""
    files = (_bound_in(file.text) for file in project.sources if file.language in C_FAMILY)
    return tuple(found for found in files if found[0])


def _bound_in(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the modules that a C++ source makes, and the functions that it binds."""
    if "PYBIND11_MODULE" not in text:
        return (), ()
    return tuple(compiled(_MODULE).findall(text)), tuple(compiled(_DEFINED).findall(text))


def _compiled_functions(source: Source) -> Iterator[tuple[str, bool]]:
    """Yield the functions of a file that torch compiles, and whether their graph must be whole."""
    if imported(source.text).get("torch") != "torch":
        return
    for node in nodes_of(source.text, ast.FunctionDef):
        if _COMPILE in decorators(source.text, node):
            given = [
                decorator for decorator in node.decorator_list if isinstance(decorator, ast.Call)
            ]
            yield node.name, any(map(_is_whole, given))
    for call in python_calls(source, r"torch\.compile"):
        if call.node.args and isinstance(call.node.args[0], ast.Name):
            yield call.node.args[0].id, _is_whole(call.node)


def _is_whole(call: ast.Call) -> bool:
    return any(
        k.arg == "fullgraph" and isinstance(k.value, ast.Constant) and k.value.value is True
        for k in call.keywords
    )


def _calls_below(text: str, names: list[str]) -> Iterator[ast.Call]:
    """Yield the calls in some functions, and in undecorated functions of the same file that these call."""
    tree = python_tree(text)
    functions = functions_of(tree) if tree else {}
    pending = [name for name in dict.fromkeys(names) if name in functions]
    known = set(pending)
    for name in pending:  # which grows
        for node in ast.walk(functions[name]):
            if isinstance(node, ast.Call):
                yield node
                callee_name = node.func.id if isinstance(node.func, ast.Name) else ""
                if callee_name in functions and callee_name not in known:
                    known.add(callee_name)
                    if not functions[callee_name].decorator_list:
                        pending.append(callee_name)
