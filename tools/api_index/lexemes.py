"""The lexemes of preprocessed C++, and a stream of them in which macros are expanded."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from api_index.preprocess import Macro

Body: TypeAlias = tuple[str, ...]
Function: TypeAlias = tuple[tuple[str, ...], Body]
"""The parameters of a macro, and what it stands for."""

_LEXEME = re.compile(
    r"[A-Za-z_$][\w$]*|::|->|\.\.\.|##|\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\.?\d(?:[\w.']|[eEpP][+-])*|[^\s\w]"
)
_STRUCTURE = re.compile(
    r"[{}]|\b(?:namespace|class|struct|enum|using|template|deprecated|__deprecated__)\b"
)
_MOST_EXPANSIONS = 40_000


def lexemes(text: str) -> list[str]:
    """Return the lexemes of preprocessed text; `>>` is two."""
    return _LEXEME.findall(text)


class Macros:
    """The macros of a release, those that matter at the level of declarations; where there are several, the first that stands for something."""

    def __init__(self, macros: Iterable[Macro]) -> None:
        self._functions: dict[str, Function] = {}
        self._objects: dict[str, tuple[str, ...]] = {}
        self._plain: dict[str, str] = {}
        for macro in macros:
            if macro.parameters is not None:
                have = self._functions.get(macro.name)
                if have is None or (not have[1] and macro.body):
                    self._functions[macro.name] = macro.parameters, tuple(lexemes(macro.body))
            elif macro.body:
                if macro.name not in self._plain:
                    self._plain[macro.name] = macro.body
                if macro.name not in self._objects and (
                    _STRUCTURE.search(macro.body) or "inline" in macro.body
                ):
                    self._objects[macro.name] = tuple(lexemes(macro.body))
        self._nest()

    def _nest(self) -> None:
        """Add the macros that stand for others that matter."""
        grown = True
        while grown:
            grown = False
            for name, body in self._plain.items():
                if name not in self._objects and any(
                    w in self._objects for w in re.findall(r"\w+", body)
                ):
                    self._objects[name] = tuple(lexemes(body))
                    grown = True

    def with_own(self, macros: Iterable[Macro]) -> Macros:
        """Return these with a header's own, which it takes back at its end, before the others."""
        own = Macros(macros)
        merged = Macros(())
        merged._functions = {**self._functions, **own._functions}
        merged._objects = {**self._objects, **own._objects}
        merged._plain = {**self._plain, **own._plain}
        return merged

    def function(self, name: str) -> Function | None:
        return self._functions.get(name)

    def object(self, name: str) -> tuple[str, ...] | None:
        return self._objects.get(name)

    def namespace(self, name: str) -> str:
        """
        Return what a name of a namespace stands for: `PYBIND11_NAMESPACE` is `pybind11`.

        Empty for one that is put together, `_CG_CONCAT(__v, _CG_ABI_VERSION)`: a version, whose names are those of the scope around it.
        """
        body = self._plain.get(name)
        if body and re.fullmatch(
            r"\w+\s*\(.*##.*\)|\w*(?:CONCAT|CAT|JOIN|PASTE)\w*\s*\(.*\)", body.strip()
        ):
            return ""
        found = re.match(r"[A-Za-z_]\w*", body) if body else None
        return found[0] if found and found[0] != name else name


class Lexemes:
    """The lexemes of a header, one after the other."""

    def __init__(self, text: str, macros: Macros) -> None:
        self._stack = lexemes(text)
        self._stack.reverse()
        self._macros = macros
        self._active: list[str] = []
        """The macros that are being expanded, which do not expand again inside."""
        self._expansions = 0
        self.used: dict[str, object] = {}
        """The macros that were needed, and what they stood for."""

    def next(self) -> str | None:
        """Return the next lexeme, macros expanded."""
        while self._stack:
            lexeme = self._stack.pop()
            if lexeme[0] == "\0":
                self._active.remove(lexeme[1:])
                continue
            if not (lexeme[0].isalpha() or lexeme[0] == "_") or lexeme in self._active:
                return lexeme
            body = self._macros.object(lexeme)
            if body is not None:
                self._push(lexeme, list(body))
                continue
            function = self._macros.function(lexeme)
            if function is not None and self._peek() == "(":
                self._push(lexeme, _substituted(*function, self._arguments()))
                continue
            return lexeme
        return None

    def _peek(self) -> str:
        """Return the next lexeme; macros that end before it are done with."""
        while self._stack and self._stack[-1][0] == "\0":
            self._active.remove(self._stack.pop()[1:])
        return self._stack[-1] if self._stack else ""

    def _push(self, name: str, body: list[str]) -> None:
        self.used[name] = self._macros.object(name) or self._macros.function(name)
        self._expansions += 1
        if self._expansions > _MOST_EXPANSIONS:
            return
        self._active.append(name)
        self._stack.append(f"\0{name}")
        self._stack.extend(reversed(body))

    def _arguments(self) -> list[list[str]]:
        self._stack.pop()
        arguments: list[list[str]] = [[]]
        depth = 1
        while self._stack:
            lexeme = self._stack.pop()
            if lexeme[0] == "\0":
                self._active.remove(lexeme[1:])
                continue
            if lexeme in ("(", "[", "{"):
                depth += 1
            elif lexeme in (")", "]", "}"):
                depth -= 1
                if not depth:
                    break
            if lexeme == "," and depth == 1:
                arguments.append([])
            else:
                arguments[-1].append(lexeme)
        return arguments

    def skip_braces(self) -> None:
        depth = 1
        while self._stack and depth:
            lexeme = self._stack.pop()
            if lexeme == "{":
                depth += 1
            elif lexeme == "}":
                depth -= 1
            elif lexeme[0] == "\0":
                self._active.remove(lexeme[1:])

    def braced(self) -> list[str]:
        """Return the lexemes up to the brace that closes, macros expanded."""
        depth, inside = 1, []
        while (lexeme := self.next()) is not None:
            depth += {"{": 1, "}": -1}.get(lexeme, 0)
            if not depth:
                break
            inside.append(lexeme)
        return inside


def _substituted(
    parameters: tuple[str, ...], body: tuple[str, ...], arguments: list[list[str]]
) -> list[str]:
    """Return the body of a macro with its arguments."""
    values: dict[str, list[str]] = {}
    for number, parameter in enumerate(parameters):
        if parameter.endswith("..."):
            rest = arguments[number:]
            joined = [t for i, part in enumerate(rest) for t in ([","] * (i > 0) + part)]
            values[parameter.removesuffix("...").strip() or "__VA_ARGS__"] = joined
        else:
            values[parameter] = arguments[number] if number < len(arguments) else []
    out: list[str] = []
    at = 0
    while at < len(body):
        lexeme = body[at]
        if lexeme == "##":
            following = values.get(body[at + 1], [body[at + 1]]) if at + 1 < len(body) else []
            if out and following and out[-1] != ",":
                out[-1] += following[0]
                out += following[1:]
            else:
                out += following
            at += 2
        elif lexeme == "#":
            text = "".join(values.get(body[at + 1], [])) if at + 1 < len(body) else ""
            out.append('"' + text.replace('"', "") + '"')
            at += 2
        else:
            out += values.get(lexeme, [lexeme])
            at += 1
    return out
