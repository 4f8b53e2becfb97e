"""
Which libraries of a package its Python sources load as it is imported, read from the sources alone.

What code names is taken for loaded: the file in a text (`"libop.so"`, f"{name}_cuda"), or the module in an import. What
stands below a condition that asks for a GPU (`if torch.cuda.is_available():`), or in a function that only such code calls,
is not. The code of every module counts, since which of them are imported is not known, and so does what stands in a
`try`: packages go on without a library, and fail where they ask for its operators.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence

from opwright.errors import UnreadableInputError
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, python_tree

_ASKS_FOR_GPU = re.compile(r"(?i)cuda|(?<![a-z])(?:gpu|hip|rocm|xpu)")
_GAP = re.compile(r"\{[^{}]*\}|%[sdr]|\*")
_FEWEST_LETTERS = 2
"""Of a text with gaps: fewer fit anything."""


class _Use(NamedTuple):
    """Something that code names outside of conditions: what, and in which function, "" for a module's own code."""

    what: str
    within: str
    is_call: bool


def loaded_libraries(sources: Iterable[str], libraries: Iterable[str]) -> frozenset[str]:
    """Return the paths of libraries that sources load unconditionally at import; none for what cannot be parsed."""
    uses = [use for source in sources for use in _uses(source)]
    calls = {(use.within, use.what) for use in uses if use.is_call}
    running, found = {""}, {""}
    while found:
        found = {what for within, what in calls if within in running} - running
        running |= found
    named = {use.what for use in uses if not use.is_call and use.within in running}
    return frozenset(path for path in libraries if any(_names(text, path) for text in named))


def _uses(source: str) -> Iterator[_Use]:
    try:
        tree = python_tree(source)
    except UnreadableInputError:
        return
    if tree is not None:
        yield from _in_block(tree.body, "")


def _in_block(body: Sequence[ast.stmt], within: str) -> Iterator[_Use]:
    for statement in body:
        yield from _in_node(statement, within)
        if isinstance(statement, ast.If) and _asks(statement.test) and _leaves(statement):
            return  # what follows is below the opposite condition


def _in_node(node: ast.AST, within: str) -> Iterator[_Use]:
    if isinstance(node, ast.If | ast.IfExp) and _asks(node.test):
        return
    if isinstance(node, ast.ClassDef):
        yield from _in_class(node, within)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield from _in_block(node.body, node.name)
    elif isinstance(node, ast.stmt) and hasattr(node, "body"):
        blocks = [getattr(node, name, []) for name in ("body", "orelse", "finalbody")]
        blocks += [handler.body for handler in getattr(node, "handlers", [])]
        for block in blocks:
            yield from _in_block(block, within)
        inside = {id(statement) for block in blocks for statement in block}
        for part in children(node):
            if id(part) not in inside and not isinstance(part, ast.ExceptHandler):
                yield from _in_node(part, within)
    else:
        yield from (_Use(text, within, is_call=False) for text in _texts(node))
        if isinstance(node, ast.Call) and (name := _last_name(node.func)):
            yield _Use(name, within, is_call=True)
        for child in children(node):
            yield from _in_node(child, within)


def _in_class(node: ast.ClassDef, within: str) -> Iterator[_Use]:
    """Yield what a class refers to: its body runs with its module, and `__init__` when it is called."""
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef):
            name = node.name if statement.name == "__init__" else statement.name
            yield from _in_block(statement.body, name)
        else:
            yield from _in_node(statement, within)


def _leaves(condition: ast.If) -> bool:
    return isinstance(condition.body[-1], ast.Return | ast.Raise | ast.Continue | ast.Break)


def _asks(test: ast.expr) -> bool:
    return _ASKS_FOR_GPU.search(ast.unparse(test)) is not None


def _last_name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _texts(node: ast.AST) -> Iterator[str]:
    """Yield texts that may name a file, with `*` for unknown parts, and the last parts of imported names."""
    if isinstance(node, ast.JoinedStr):
        parts = (p.value if isinstance(p, ast.Constant) else "*" for p in node.values)
        yield "".join(map(str, parts))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        for side, shown in ((node.left, "{}*"), (node.right, "*{}")):
            if isinstance(side, ast.Constant) and isinstance(side.value, str):
                yield shown.format(side.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield _GAP.sub("*", node.value)
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from (alias.name.rpartition(".")[2] for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.rpartition(".")[2]


def _names(text: str, path: str) -> bool:
    """Return whether a text names a library: its file, with or without what the name begins and ends with."""
    text = text.rpartition("/")[2]
    file = path.rpartition("/")[2]
    stem = file.partition(".")[0]
    names = (file, stem, stem.removeprefix("lib"))
    known = text.replace("*", "")
    if known == text:
        return text in names or text.rpartition(".")[2] == stem
    if len(known.strip(".-_")) < _FEWEST_LETTERS or not known.isprintable() or " " in known:
        return False
    pattern = ".*".join(map(re.escape, text.split("*")))
    return any(re.fullmatch(pattern, name) for name in names)
