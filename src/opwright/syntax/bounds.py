"""Limits for what is parsed."""

from __future__ import annotations

import re
from itertools import accumulate

from opwright.errors import UnreadableInputError
from opwright.model import C_FAMILY, Language
from opwright.syntax.cxx.blanking import is_nested_deeper

_MOST_NESTED = 200
_MOST_OPEN = 20_000
"""`<` without `>`: each may begin template arguments, and takes tree-sitter 6 kB until it does not."""
_BLOCK = r"\b(end)?(?:if|foreach|while|function|macro|block)[ \t]*\("


def refuse_what_no_parser_bears(code: str, language: Language) -> None:
    """Raise UnreadableInputError for code that would take a parser minutes, or gigabytes."""
    brackets = sum(map(code.count, "[({"))  # fast, and nearly always few
    if brackets > _MOST_NESTED and is_nested_deeper(code, _MOST_NESTED):
        raise UnreadableInputError(f"brackets nested more than {_MOST_NESTED} deep")
    if language in C_FAMILY and code.count("<") - code.count(">") > _MOST_OPEN:
        raise UnreadableInputError(f"more than {_MOST_OPEN:,} unmatched <")
    if language is Language.CMAKE:
        ends = (block[1] for block in re.finditer(_BLOCK, code, re.IGNORECASE))
        if max(accumulate(ends, _deeper, initial=0)) > _MOST_NESTED:
            raise UnreadableInputError(f"blocks nested more than {_MOST_NESTED} deep")


def _deeper(depth: int, end: str | None) -> int:
    return max(depth - 1, 0) if end else depth + 1
