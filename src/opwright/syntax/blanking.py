"""Code without its comments and strings, which are blanks of the same length."""

from __future__ import annotations

import re
from functools import lru_cache

from opwright.model import C_FAMILY, Language

_NOT_CODE = {
    "c": (
        r"//[^\n\\]*(?:\\[\s\S][^\n\\]*)*"
        r"|/\*[\s\S]*?(?:\*/|\Z)"
        r'|R"(?P<mark>[^()\\\s]{0,16})\([\s\S]*?(?:\)(?P=mark)"|\Z)'
        r'|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?'
        r"|'(?<![0-9a-fA-F]')(?:[^'\\\n]|\\[\s\S]){0,100}'"
    ),
    "python": (
        r"#[^\n]*"
        r'|"""[^"]*(?:(?:(?<=\\)"|(?<!\\)"(?!""))[^"]*)*(?<!\\)(?:"""|\Z)'
        r"|'''[^']*(?:(?:(?<=\\)'|(?<!\\)'(?!''))[^']*)*(?<!\\)(?:'''|\Z)"
        r'|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?'
        r"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?"
    ),
    "cmake": r'#\[(?P<mark>=*)\[[\s\S]*?(?:\](?P=mark)\]|\Z)|#[^\n]*|"[^"\\]*(?:\\[\s\S][^"\\]*)*"?',
    "toml": r'#[^\n]*|"""[\s\S]*?(?:"""|\Z)|\'\'\'[\s\S]*?(?:\'\'\'|\Z)|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|\'[^\'\n]*\'?',
}
"""Each way begins with a plain character: these are found faster, by far."""
_QUOTES = "\"'"
_UNPRINTED = r"[^\n\r]+"
_INCLUDE = r"^[ \t]*#[ \t]*include[ \t]*$"


@lru_cache(maxsize=256)
def blanked(text: str, language: Language) -> str:
    """Return the text with blanks for comments and what strings hold; quotes and line ends stay."""
    kind = "c" if language in C_FAMILY else language.value
    code = re.sub(_NOT_CODE[kind], _blank, text)
    return code if code.isascii() else re.sub(r"[^\x00-\x7f]", " ", code)


def _blank(match: re.Match[str]) -> str:
    matched = match[0]
    is_one_line = "\n" not in matched and "\r" not in matched
    hidden = " " * len(matched) if is_one_line else re.sub(_UNPRINTED, _spaces, matched)
    if matched[0] in _QUOTES and len(matched) > 1 and matched[-1] == matched[0]:
        return f"{matched[0]}{hidden[1:-1]}{matched[0]}"
    return hidden


def _spaces(match: re.Match[str]) -> str:
    return " " * len(match[0])


def nesting(code: str, most: int) -> int:
    """Return how deep the brackets of blanked code are nested, counted up to `most` and one more."""
    depth = deepest = 0
    for bracket in code.encode("ascii", "replace").translate(_ALIKE, _NO_BRACKETS):
        depth = depth + 1 if bracket == _OPENS else max(depth - 1, 0)
        if depth > deepest:
            deepest = depth
            if deepest > most:
                break
    return deepest


_OPENS = ord("(")
_ALIKE = bytes.maketrans(b"[{]}", b"(())")
_NO_BRACKETS = bytes(set(range(256)) - set(b"()[]{}"))
