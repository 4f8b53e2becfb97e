"""Which `if` a piece of a CMake file stands under."""

from __future__ import annotations

import re

_BRANCH = r"(?im)^[ \t]*(if|elseif|else|endif)[ \t]*\(([^()]*(?:\([^()]*\)[^()]*)*(?=\))|[^\n]*)"


def branches_at(text: str, offset: int) -> tuple[tuple[str, ...], ...]:
    """
    Return the conditions of each `if` around a place, outermost first.

    Of each they are those of the branches so far, so that the last is that of the place; of an `else`
    it is empty.
    """
    around: list[list[str]] = []
    for match in re.finditer(_BRANCH, text[:offset]):
        word, condition = match[1].lower(), match[2]
        if word == "if":
            around.append([condition])
        elif word == "endif":
            del around[-1:]
        elif around:
            around[-1].append("" if word == "else" else condition)
    return tuple(tuple(branches) for branches in around)
