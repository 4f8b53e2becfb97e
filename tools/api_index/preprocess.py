"""
The text of a header without its directives: what any configuration would compile, and the macros it defines.

All branches of an `#if` are kept, so that the names of every configuration are seen, unless their braces
do not balance: of these only one branch is kept, innermost first. `#if 0` is dropped, and so is what a source has to ask for
where the other branch is for all that do not.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_COMMENT_OR_STRING = re.compile(
    r"//[^\n]*|/\*.*?(?:\*/|\Z)"
    r'|\bR"(?P<mark>[^()\\\s]{0,16})\(.*?(?:\)(?P=mark)"|\Z)'
    r'|"(?:[^"\\\n]|\\.)*"?'
    r"|(?<![0-9a-fA-F])'(?:[^'\\\n]|\\.)*'",
    re.DOTALL,
)
_DIRECTIVE = re.compile(r"[ \t]*#[ \t]*(\w+)[ \t]*(.*)")
_DEFINE = re.compile(r"(\w+)(\(([^()]*)\))?[ \t]*(.*)")
_NEVER = re.compile(
    r"0|false|defined\s*\(?\s*__DOXYGEN\w*\s*\)?|__CUDACC_VER_MAJOR__\s*<\s*\d"
    r"|defined\s*\(__CUDA_API_VERSION_INTERNAL\)(?:\s*&&\s*!\s*defined\s*\(\w+\))?"
)
_OLD_ARCH = re.compile(
    r"(?:defined\s*\(_NVHPC_CUDA\)\s*\|\|\s*)?(?:!\s*defined\s*\(__CUDA_ARCH__\)\s*\|\|\s*)?"
    r"\(?__CUDA_ARCH__\s*<\s*(\d+)\)?"
)
"""What only code for an older GPU has: the host compiler sees the declaration, nvcc for the GPU doesn't."""
_ALWAYS = re.compile(r"1|true")
_IF_ASKED = re.compile(r"NPY_FEATURE_VERSION\s*>=\s*NPY_2_0_API_VERSION")
"""What a source gets that asks for NumPy 2 alone, by NPY_TARGET_VERSION; all others get the branch beside it."""


class Macro(NamedTuple):
    """A macro: its parameters, None for one without a list of them, and what it stands for."""

    name: str
    parameters: tuple[str, ...] | None
    body: str


class Header(NamedTuple):
    """A header's text without directives, the macros that it defines, the headers that it includes."""

    text: str
    macros: tuple[Macro, ...]
    undefined: frozenset[str]
    """Macros that the header takes back: they are its own."""


class _Reader:
    def __init__(self, lines: list[str], oldest_arch: int) -> None:
        self._lines, self._oldest_arch = lines, oldest_arch
        self._at = self._depth = 0
        self._defined_at: dict[str, int] = {}
        self.macros: list[Macro] = []
        self.undefined: set[str] = set()
        self._guard = ""

    def group(self, *, live: bool) -> tuple[str, str]:
        """Return the text up to the directive that ends a branch, and that directive."""
        kept: list[str] = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            self._at += 1
            found = _DIRECTIVE.match(line) if "#" in line else None
            if not found:
                kept.append(line)
                continue
            word, rest = found[1], found[2].strip()
            if word in ("elif", "else", "endif", "elifdef", "elifndef"):
                return "\n".join(kept), f"{word} {rest}"
            if word in ("if", "ifdef", "ifndef"):
                kept.append(self._conditional(word, rest, live=live))
            elif word == "define" and live:
                self._define(rest)
            elif word == "undef" and live and rest:
                name = rest.split()[0]
                if self._depth <= self._defined_at.get(
                    name, self._depth
                ):  # not only under a condition
                    self.undefined.add(name)
        return "\n".join(kept), ""

    def _conditional(self, word: str, condition: str, *, live: bool) -> str:
        if not self._guard:
            self._guard = condition if word == "ifndef" else "-"
            negated = re.fullmatch(r"!\s*defined\s*\(?\s*(\w+)\s*\)?", condition)
            self._guard = negated[1] if negated else self._guard
        branches: list[str] = []
        is_asked_for = word == "if" and _IF_ASKED.fullmatch(condition) is not None
        taken = False
        self._depth += 1
        while word and word != "endif":
            is_if = word in ("if", "elif")
            never = taken or (is_if and self._is_never(condition))
            text, ending = self.group(live=live and not never)
            if not never:
                branches.append(text)
            taken = taken or (is_if and bool(_ALWAYS.fullmatch(condition)))
            has_else = word == "else"
            word, _, condition = ending.partition(" ")
            if word == "endif" and not has_else and not taken:
                self._depth -= 1
                return _joined(branches, open_ended=True)
        self._depth -= 1
        return _joined(branches[is_asked_for and len(branches) > 1 :], open_ended=False)

    def _is_never(self, condition: str) -> bool:
        old = _OLD_ARCH.fullmatch(condition)
        return bool(_NEVER.fullmatch(condition)) or bool(old and int(old[1]) <= self._oldest_arch)

    def _define(self, rest: str) -> None:
        found = _DEFINE.match(rest)
        if not found or (not found[4] and found[2] is None and found[1] == self._guard):
            return
        parameters = None
        if found[2] is not None:
            parameters = tuple(p.strip() for p in found[3].split(",") if p.strip())
        self._defined_at[found[1]] = self._depth
        self.undefined.discard(found[1])  # `#undef X`, `#define X`: it is given another meaning
        self.macros.append(Macro(found[1], parameters, found[4].strip()))


def _joined(branches: list[str], *, open_ended: bool) -> str:
    """Return the branches of a group that can stand one after the other."""
    nets = [_net(text) for text in branches]
    if all(net == (0, 0) for net in nets) and not (
        len(branches) > 1 and any(map(_is_unfinished, branches[:-1]))
    ):
        return "\n".join(branches)
    filled = [text for text in branches if text.strip()]
    if not filled:
        return ""
    if open_ended or len(set(nets)) == 1:
        return filled[0]
    # `#ifdef X  void f() {  #endif`: the branch that most others agree with
    return max(filled, key=lambda text: (nets.count(_net(text)), -branches.index(text)))


def _net(text: str) -> tuple[int, int]:
    bare = re.sub(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)\'', "", text)
    return bare.count("{") - bare.count("}"), bare.count("(") - bare.count(")")


def _is_unfinished(text: str) -> bool:
    text = text.rstrip()
    return bool(text) and text[-1] not in ";{}):,>" and not re.search(r"\b[A-Z_]{4,}$", text)


def _without_comment(match: re.Match[str]) -> str:
    text = match[0]
    if text[0] == "/":
        return " " if "\n" not in text else "\n"
    if text[0] == "R":
        return '""'
    return text.replace("\n", " ")


def preprocess(text: str, oldest_arch: int = 0) -> Header:
    """Return what a header declares, in any configuration for a GPU of `oldest_arch` or newer, and its macros."""
    text = text.replace("\r\n", "\n").replace("\\\n", " ")
    lines = _COMMENT_OR_STRING.sub(_without_comment, text).split("\n")
    reader = _Reader(lines, oldest_arch)
    kept: list[str] = []
    while True:
        part, ending = reader.group(live=True)
        kept.append(part)
        if not ending:  # a stray #endif ends nothing
            break
    return Header("\n".join(kept), tuple(reader.macros), frozenset(reader.undefined))
