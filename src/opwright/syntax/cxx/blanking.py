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
    "make": r"#[^\n]*",
    "toml": r'#[^\n]*|"""[\s\S]*?(?:"""|\Z)|\'\'\'[\s\S]*?(?:\'\'\'|\Z)|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|\'[^\'\n]*\'?',
}
_LIKE = {Language.CYTHON: "python"}
"""Each way begins with a plain character: these are found faster, by far."""
_QUOTES = "\"'"
_ONLY_LINE_ENDS = bytes(byte if byte in b"\n\r" else ord(" ") for byte in range(256))
_INCLUDE = r"^[ \t]*#[ \t]*include[ \t]*$"


@lru_cache(maxsize=256)
def blanked(text: str, language: Language) -> str:
    """Return the text with blanks for comments and what strings hold; quotes and line ends stay."""
    kind = "c" if language in C_FAMILY else _LIKE.get(language, language.value)
    code = re.sub(_NOT_CODE[kind], _blank, text)
    return code if code.isascii() else re.sub(r"[^\x00-\x7f]", " ", code)


def _blank(match: re.Match[str]) -> str:
    matched = match[0]
    is_one_line = "\n" not in matched and "\r" not in matched
    hidden = " " * len(matched) if is_one_line else _lines_of_spaces(matched)
    if matched[0] in _QUOTES and len(matched) > 1 and matched[-1] == matched[0]:
        return f"{matched[0]}{hidden[1:-1]}{matched[0]}"
    return hidden


def _lines_of_spaces(text: str) -> str:
    return text.encode("ascii", "replace").translate(_ONLY_LINE_ENDS).decode("ascii")


def is_nested_deeper(code: str, most: int) -> bool:
    """Return whether the brackets of blanked code are nested more than `most` deep; one that closes nothing does not count."""
    brackets = code.encode("ascii", "replace").translate(_ALIKE, _NO_BRACKETS)
    rest, levels = brackets, 0
    while (
        levels < most
    ):  # a level at a time, as long as that is faster than a loop over each bracket
        inner = rest.replace(b"()", b"")
        if len(rest) - len(inner) <= len(rest) // 64:
            break
        rest, levels = inner, levels + 1
    if levels + rest.count(b"(") <= most:
        return False
    depth = 0
    for bracket in brackets:
        depth = depth + 1 if bracket == _OPENS else max(depth - 1, 0)
        if depth > most:
            return True
    return False


_OPENS = ord("(")
_ALIKE = bytes.maketrans(b"[{]}", b"(())")
_NO_BRACKETS = bytes(set(range(256)) - set(b"()[]{}"))
