"""Syntax of Python files that came with a later Python."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator

from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import nodes_of, python_tree, span

READ_AT_ONCE = "the old syntax"
"""What no condition keeps from being read."""
_END_OF_WITH = r"(?:\s|#[^\n]*\n){0,50},?(?:\s|#[^\n]*\n){0,50}\)"
_CUT_SHORT = (
    r"""f"[^"\n]{0,300}\{[^"{}\n]{0,200}"[\w ]""",
    r"""f'[^'\n]{0,300}\{[^'{}\n]{0,200}'[\w ]""",
)
"""An f-string whose own quote stands inside its braces."""


class Needed(NamedTuple):
    """A place of a file, and the first Python that can do what stands there."""

    start: int
    end: int
    what: str
    since: str
    instead: str
    oldest: str = ""
    """The Python in question that cannot."""


def has_cut_string(text: str) -> bool:
    """Return whether a text has what looks like an f-string with its own quotes in its braces."""
    return any(re.search(pattern, text) for pattern in _CUT_SHORT)


def newer_syntax(text: str) -> Iterator[Needed]:
    """Yield the syntax of a file that some Pythons cannot read."""
    if python_tree(text) is None:
        yield from _cut_short(text)
        return
    for node in nodes_of(text, ast.Match):
        start = span(text, node)[0]
        yield Needed(start, start + 5, "a match statement", "3.10", f"{READ_AT_ONCE}, if and elif")
    for block in nodes_of(text, ast.With, ast.AsyncWith):
        if _is_in_brackets(text, block):
            start = span(text, block)[0]
            what = "a with statement whose items stand in brackets"
            yield Needed(start, start + 4, what, "3.9", f"{READ_AT_ONCE}, with backslashes")
    if sys.version_info >= (3, 12):
        yield from _nested_quotes(text)


def _is_in_brackets(text: str, node: ast.With | ast.AsyncWith) -> bool:
    start = span(text, node)[0]
    if not re.compile(r"(?:async\s+)?with\s*\(").match(text, start):
        return False
    last = node.items[-1]
    if len(node.items) == 1 and last.optional_vars is None:
        return False
    end = span(text, last.optional_vars or last.context_expr)[1]
    return re.compile(_END_OF_WITH).match(text, end) is not None


def _cut_short(text: str) -> Iterator[Needed]:
    """Yield the f-string that this Python, which is an old one, cannot read for a quote in its braces."""
    try:
        ast.parse(text.removeprefix("\ufeff"))
    except (SyntaxError, ValueError) as error:
        line, said = getattr(error, "lineno", None) or 0, str(error)
    else:
        return
    lines = text.split("\n")
    if not said.startswith("f-string") or not 0 < line <= len(lines):
        return
    if found := re.search("|".join(_CUT_SHORT), lines[line - 1]):
        begin = sum(len(one) + 1 for one in lines[: line - 1]) + found.start()
        yield Needed(begin, begin + len(found[0]), *_QUOTED)


_QUOTED = "an f-string with its own quotes in its braces", "3.12", f"{READ_AT_ONCE}, other quotes"


def _nested_quotes(text: str) -> Iterator[Needed]:
    for node in nodes_of(text, ast.JoinedStr):
        start, end = span(text, node)
        quote = re.compile(r"\w*('''|\"\"\"|['\"])").match(text, start)
        if quote and len(quote[1]) == 1 and end <= start + 2000:
            pieces = (one.value for one in node.values if isinstance(one, ast.FormattedValue))
            if any(quote[1] in text[slice(*span(text, one))] for one in pieces):
                yield Needed(start, end, *_QUOTED)
