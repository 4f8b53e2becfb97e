"""
What the condition of an `#if` comes to where only some macros are known: true, false, or not known.

The grammar is that of the preprocessor's constant expressions (C++ [cpp.cond]); what stands for a name of which nothing is
known is not known, and so is all that depends on it.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping

from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.preprocessor import Condition

_TOKEN = re.compile(
    r"\s*(?:(?P<number>0[xX][\da-fA-F']+|\d[\d']*)[uUlLzZ]*|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<sign>&&|\|\||<<|>>|<=|>=|==|!=|[-!~()<>+*/%&^|?:,])|(?P<other>\S))"
)
_BINARY: tuple[Mapping[str, Callable[[int, int], int]], ...] = (
    {"|": operator.or_},
    {"^": operator.xor},
    {"&": operator.and_},
    {"==": operator.eq, "!=": operator.ne},
    {"<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge},
    {"<<": operator.lshift, ">>": operator.rshift},
    {"+": operator.add, "-": operator.sub},
    {"*": operator.mul, "/": operator.floordiv, "%": operator.mod},
)
"""By precedence, those that bind least first."""
_MOST_TOKENS = 200
_MOST_BITS = 64
_MOST_STEPS = 8


class Macros(NamedTuple):
    """What is known of macros."""

    values: Mapping[str, str]
    """The defined ones, as spelled out; `` if unknown."""
    undefined: frozenset[str] = frozenset()


def holds(condition: Condition, macros: Macros) -> bool | None:
    """Return whether a condition lets a place be compiled; None if unknown."""
    value = value_of(condition.text, macros)
    return None if value is None else bool(value) == condition.holds


def value_of(text: str, macros: Macros, depth: int = 0) -> int | None:
    """Return the value of an expression; None if unknown."""
    words = [m.group().strip() for m in _TOKEN.finditer(text)]
    if not words or len(words) > _MOST_TOKENS or depth > _MOST_STEPS:
        return None
    try:
        reader = _Reader(words, macros, depth)
        value = reader.either()
    except (ValueError, IndexError, ZeroDivisionError, RecursionError):
        return None  # it is not an expression
    return value if reader.is_at_end else None


class _Reader:
    """Reads words from the left to the right."""

    def __init__(self, words: list[str], macros: Macros, depth: int) -> None:
        self._words = words
        self._macros = macros
        self._depth = depth
        self._at = 0

    @property
    def is_at_end(self) -> bool:
        return self._at == len(self._words)

    def _take(self, *wanted: str) -> str | None:
        if not self.is_at_end and self._words[self._at] in wanted:
            self._at += 1
            return self._words[self._at - 1]
        return None

    def either(self) -> int | None:
        value = self._both()
        while self._take("||"):
            other = self._both()
            value = 1 if value or other else (0 if value == other == 0 else None)
        return value

    def _both(self) -> int | None:
        value = self._binary(0)
        while self._take("&&"):
            other = self._binary(0)
            value = 0 if 0 in (value, other) else (1 if value and other else None)
        return value

    def _binary(self, level: int) -> int | None:
        if level == len(_BINARY):
            return self._unary()
        value = self._binary(level + 1)
        while sign := self._take(*_BINARY[level]):
            other = self._binary(level + 1)
            is_shift = sign in ("<<", ">>") and other is not None and not 0 <= other < _MOST_BITS
            known = value is not None and other is not None and not is_shift
            value = int(_BINARY[level][sign](value, other)) if known else None  # type: ignore[arg-type] # both are known
        return value

    def _unary(self) -> int | None:
        if sign := self._take("!", "-", "+", "~"):
            value = self._unary()
            if value is None:
                return None
            return {"!": int(not value), "-": -value, "+": value, "~": ~value}[sign]
        if self._take("("):
            value = self.either()
            if not self._take(")"):
                raise ValueError("a bracket is not closed")
            return value
        word = self._words[self._at]
        self._at += 1
        if word[0].isdigit():
            return int(
                word.rstrip("uUlLzZ").replace("'", "") or "0", 0 if "x" in word.lower() else 10
            )
        return self._defined() if word == "defined" else self._named(word)

    def _defined(self) -> int | None:
        bracket = self._take("(")
        name = self._words[self._at]
        self._at += 1
        if bracket and not self._take(")"):
            raise ValueError("a bracket is not closed")
        if name in self._macros.values:
            return 1
        return 0 if name in self._macros.undefined else None

    def _named(self, name: str) -> int | None:
        if not (name[0].isalpha() or name[0] == "_"):
            raise ValueError(f"{name} is no operand")
        if self._take("("):  # a macro with arguments
            depth = 1
            while depth:
                word = self._words[self._at]
                self._at += 1
                depth += (word == "(") - (word == ")")
            return None
        if name in self._macros.undefined or name == "false":
            return 0
        if name == "true":
            return 1
        written = self._macros.values.get(name, "")
        return value_of(written, self._macros, self._depth + 1) if written else None
