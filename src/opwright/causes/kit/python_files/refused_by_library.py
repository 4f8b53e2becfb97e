"""What Python files hand to the standard library, or ask of what it returns, that a release of Python refuses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.python_files.python import imported, meant
from opwright.causes.kit.python_files.refused_calls import RefusedCall
from opwright.model import Source
from opwright.prefilter.quick_literals import is_in
from opwright.syntax.python import dotted, nodes_of, span
from opwright.syntax.words import bindings

_MARKS = (
    r"""open\([^\n]*['"][rbt]*U[rbt]*['"]""",
    r"""\(\?(?<!['"(\s]\(\?)[aiLmsux]+\)""",
    r"entry_points\(\)",
    r"get_event_loop\(\)\.",
)
_HELP = r"""(?:help[ ]*=|\n)[ \t]*(?:\([ \t]*)?["'][^\n]*[^%\n]%(?![%(])"""
"""What a file has in which one of these may be: its tree takes far longer."""
_LONE = r"%(?![%(])[^\n]*[\"']"
"""In all that `_HELP` matches, and found sooner."""


def refused_by_library(source: Source) -> Iterator[RefusedCall]:
    """Yield what a file hands to the standard library, or asks of it, that some release refuses."""
    text = source.text
    has_help = "add_argument(" in text and re.search(_LONE, text) and re.search(_HELP, text)
    if not has_help and not any(is_in(text, mark) for mark in _MARKS):
        return
    for call in nodes_of(text, ast.Call):
        if isinstance(call.func, ast.Name | ast.Attribute):
            yield from _mode(text, call)
            yield from _flags(text, call)
            yield from _help(text, call)
            yield from _loop(source, call)
    for node in nodes_of(text, ast.Attribute):
        match node:
            case ast.Attribute(attr="get" | "keys" | "items" | "values", value=ast.Call() as call):
                yield from _groups(text, node, call)


def _refused(text: str, node: ast.expr, words: tuple[str, str, str], *, sure: bool) -> RefusedCall:
    what, since, instead = words
    return RefusedCall(*span(text, node), what, "python", since, instead, sure)


# ---- texts ---------------------------------------------------------------------------

_OPEN = frozenset({"open", "io.open", "codecs.open"})
_UNIVERSAL = (
    "the mode U of open, which is gone",
    "3.11",
    "leave U out: text files have universal newlines anyway",
)


def _mode(text: str, call: ast.Call) -> Iterator[RefusedCall]:
    given = [*call.args[1:2], *(k.value for k in call.keywords if k.arg == "mode")]
    is_own = isinstance(call.func, ast.Name) and call.func.id in imported(text)
    name = meant(text, call.func)
    match given:
        case [ast.Constant(value=str(mode)) as node] if name in _OPEN and not (
            is_own and name == "open"
        ):
            if "U" in mode and not set(mode) - set("rbtU"):
                yield _refused(text, node, _UNIVERSAL, sure=True)


_EXPRESSION = re.compile(r"re\.(?:compile|match|fullmatch|search|sub|subn|split|findall|finditer)")
_FLAGS = re.compile(r"\(\?[aiLmsux]+\)")
_LATE = (
    "flags of a regular expression behind its beginning",
    "3.11",
    "write them first, or give them as flags=",
)


def _flags(text: str, call: ast.Call) -> Iterator[RefusedCall]:
    match call.args:
        case [ast.Constant(value=str(pattern)) as node, *_] if _FLAGS.search(pattern):
            is_of_re = _EXPRESSION.fullmatch(meant(text, call.func)) is not None
            if is_of_re and "re" in {*imported(text), *imported(text).values()}:
                rest = re.sub(rf"\A(?:\s*{_FLAGS.pattern})*", "", pattern)
                late = _FLAGS.search(rest)
                before = rest[: late.start()] if late else ""
                if before.strip() and not re.search(r"[\\\[#]", before):
                    yield _refused(text, node, _LATE, sure=True)


_PARSER = re.compile(r"(?:\w*_)?parser")
_PERCENT = (
    "a lone % in the help of an argument",
    "3.14",
    "write %% in its place",
)
_CONVERSION = re.compile(r"%(?:%|\(\w+\)[#0+ -]*\d*(?:\.\d+)?[diouxXeEfFgGcrsa])")


def _help(text: str, call: ast.Call) -> Iterator[RefusedCall]:
    """Yield help that cannot be formatted: parsers try that as soon as they have it, groups of their arguments do not."""
    match call:
        case ast.Call(func=ast.Attribute(attr="add_argument", value=ast.Name(id=name))):
            said = next((k.value for k in call.keywords if k.arg == "help"), None)
            is_parser = _PARSER.fullmatch(name) and "argparse" in imported(text)
            match said:
                case ast.Constant(value=str(given)) if is_parser and _is_bad(given):
                    is_made = f"{name} = argparse.ArgumentParser(" in text
                    yield _refused(text, said, _PERCENT, sure=is_made)


def _is_bad(given: str) -> bool:
    """Return whether a text cannot be formatted as argparse does it, with a dictionary of what it knows of the argument."""
    try:
        _CONVERSION.sub("", given) % {}
    except (ValueError, TypeError):
        return True
    return False


# ---- what it returns -----------------------------------------------------------------

_GROUPS = (
    "entry points as a dictionary of groups",
    "3.12",
    'ask for the group: entry_points(group="...")',
)


def _groups(text: str, node: ast.Attribute, call: ast.Call) -> Iterator[RefusedCall]:
    if call.args or call.keywords:
        return
    first, dot, rest = dotted(call.func).partition(".")
    may_be = {one.meant + dot + rest for one in bindings(text) if one.name == first}
    if "importlib.metadata.entry_points" in may_be:
        yield _refused(text, node, _GROUPS, sure=True)


_NO_LOOP = (
    "asyncio.get_event_loop where no loop was set, which no longer makes one",
    "3.14",
    "call asyncio.run, or make one with asyncio.new_event_loop",
)


def _loop(source: Source, call: ast.Call) -> Iterator[RefusedCall]:
    """Yield where a loop is taken and run at once: while one runs, that is refused anyway."""
    match call.func:
        case ast.Attribute(
            attr="run_until_complete" | "run_forever", value=ast.Call(func=function) as taken
        ) if meant(source.text, function) == "asyncio.get_event_loop":
            is_set = any("set_event_loop" in one.text for one in (source, *source.project))
            if not is_set and "nest_asyncio" not in source.text:
                yield _refused(source.text, taken, _NO_LOOP, sure=False)
