"""
What a C++ header declares: a scan of its scopes and declarations.

No compiler is asked, since a release's headers need a hundred others to compile and each configuration hides
names. A grammar is not either: the macros of these headers break its trees, and with them the scopes. Here
a scope ends at its brace whatever stands in it, macros at the level of declarations are expanded with the
definitions that the release's headers have, and what is not understood is passed over up to its `;` or `}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from api_index.declarators import (
    Arity,
    Flat,
    advice_of,
    arity_of,
    class_head,
    class_word_at,
    ends_with_name,
    enumerators,
    flattened,
    function_in,
    is_name,
    joined,
    split,
    typedef_names,
    typedef_target,
    variables,
    without_prefix,
    written,
)
from api_index.lexemes import Lexemes, Macros

_OUTSIDE = "?"
"""A scope whose members are nobody's business: of a specialisation elsewhere, or of a private class."""
_LABELS = ("public", "private", "protected")


class Declared(NamedTuple):
    """A name that a header declares."""

    scope: str
    """`at::cuda`; empty for the global one."""
    name: str
    kind: str
    """`f`unction, `d`ata, `c`lass, `e`num, `v`alue of an enum, `a`lias, `n`amespace, `m`acro."""
    arity: Arity | None = None
    advice: str | None = None
    """What a deprecated one says; empty where it says nothing."""


class Link(NamedTuple):
    """A scope whose names are found through another: a base, an alias, a using-directive."""

    scope: str
    target: str
    """As written, without template arguments."""


class Declarations(NamedTuple):
    """What is in one header."""

    names: tuple[Declared, ...]
    links: tuple[Link, ...]


class _Scope(NamedTuple):
    name: str
    """Qualified."""
    is_class: bool = False
    after: tuple[str, ...] = ()
    """What the declarators behind its brace are declared as: `typedef struct { } Name;`."""

    @property
    def own(self) -> str:
        return self.name.rpartition("::")[2] if self.is_class else ""


class _Scanner:
    """One pass over the lexemes of a header."""

    def __init__(self, text: str, macros: Macros) -> None:
        self.lexemes = Lexemes(text, macros)
        self._macros = macros
        self._scopes = [_Scope("")]
        self._hidden = [False]
        """Of each open scope, whether what follows is private."""
        self._head: list[str] = []
        """The declaration so far."""
        self._names: list[Declared] = []
        self._links: list[Link] = []

    def scan(self) -> Declarations:
        depth = 0
        while (lexeme := self.lexemes.next()) is not None:
            if lexeme in ("(", "["):
                depth += 1
            elif lexeme in (")", "]"):
                depth = max(depth - 1, 0)
            if depth and lexeme == "{":
                self.lexemes.skip_braces()
                self._head.append("0")
            elif depth or lexeme not in ("{", "}", ";", ":"):
                self._head.append(lexeme)
            else:
                self._punctuation(lexeme)
        return Declarations(tuple(self._names), tuple(self._links))

    def _punctuation(self, lexeme: str) -> None:
        match lexeme:
            case ";":
                self._statement(self._head)
                self._head = []
            case "{":
                self._head = self._brace(self._head)
            case "}":
                self._head = self._close()
            case _:
                self._colon()

    def _colon(self) -> None:
        label = self._head[-1] if 0 < len(self._head) <= 2 and self._scopes[-1].is_class else ""  # noqa: PLR2004 - `public slots`
        if label in _LABELS:
            self._hidden[-1] = label == "private"
            self._head = []
        else:
            self._head.append(":")

    def _open(self, scope: _Scope, *, hidden: bool = False) -> list[str]:
        self._scopes.append(scope)
        self._hidden.append(hidden)
        return []

    def _close(self) -> list[str]:
        if len(self._scopes) == 1:
            return []
        self._hidden.pop()
        return list(self._scopes.pop().after)

    # ---- what a brace opens

    def _brace(self, head: list[str]) -> list[str]:  # noqa: PLR0911 - one for each thing a brace opens
        """Open a scope or pass over what stands in braces; return what is left of the head."""
        scope = self._scopes[-1]
        if head[-2:-1] == ["extern"] and head[-1][0] == '"':  # whatever stands before it
            return self._open(_Scope(scope.name))
        flat = flattened(head)
        if "namespace" in flat and "using" not in flat:
            return self._namespace(head, flat)
        word_at = class_word_at(flat)
        if word_at is not None and not function_in(flat[word_at:], scope.own):
            is_enum = flat[word_at] == "enum"
            return self._enum(head, flat, word_at) if is_enum else self._class(head, flat, word_at)
        self.lexemes.skip_braces()
        if "=" in flat and "operator" not in flat:
            return [*head, "0"]
        function = function_in(flat, scope.own)
        if function and ":" in flat[function[1] + 1 :] and ends_with_name(flat):
            return [*head, "(", ")"]  # `Foo() : a_{1}`, and the body is to come
        if function or "operator" in flat or (flat and isinstance(flat[-1], tuple)):
            self._statement(head)
            return []
        return [*head, "=", "0"] if head and is_name(head[-1]) else []  # `int x{3};`

    def _namespace(self, head: list[str], flat: Flat) -> list[str]:
        scope = self._scopes[-1].name
        at = len(flat) - 1 - flat[::-1].index("namespace")
        names = [
            self._macros.namespace(word)
            for before, word in pairwise(flat[at:])
            if isinstance(word, str) and is_name(word) and word not in ("inline", "__attribute__")
            if before != "inline"  # `namespace at::vec::inline CPU_CAPABILITY` is `at::vec`
        ]
        names = [name for name in names if name]
        is_inline = at > 0 and flat[at - 1] == "inline"
        if is_inline or not names:
            return self._open(_Scope(scope))
        own = "::".join(names) if "::" in flat[at:] else names[0]
        inner = joined(scope, own)
        outer, _, last = inner.rpartition("::")
        self._add(outer, last, "n", advice=advice_of(head))
        return self._open(_Scope(inner))

    def _enum(self, head: list[str], flat: Flat, word_at: int) -> list[str]:
        scope, hidden = self._scopes[-1].name, self._hidden[-1]
        is_scoped = flat[word_at + 1 : word_at + 2] in (["class"], ["struct"])
        name, _, _ = class_head(flat[word_at + 1 :])
        inside = self.lexemes.braced()
        if name and not hidden:
            self._add(scope, name, "e", advice=advice_of(head))
        for value, advice in () if hidden else enumerators(inside):
            if name:
                self._add(joined(scope, name), value, "v", advice=advice)
            if not is_scoped:
                self._add(scope, value, "v", advice=advice)
        return _after(flat[:word_at], name)

    def _class(self, head: list[str], flat: Flat, word_at: int) -> list[str]:
        scope, hidden = self._scopes[-1].name, self._hidden[-1]
        name, is_qualified, bases = class_head(flat[word_at + 1 :])
        inner = joined(scope, name) if name else scope
        if is_qualified or (hidden and name):
            inner = _OUTSIDE
        elif name:
            self._add(scope, name, "c", advice=advice_of(head))
            self._links += [Link(inner, base) for base in bases]
        after = _after(flat[:word_at], name)
        return self._open(
            _Scope(inner, is_class=True, after=tuple(after)), hidden=flat[word_at] == "class"
        )

    # ---- what a statement declares

    def _statement(self, head: list[str]) -> None:
        if self._hidden[-1] or self._scopes[-1].name.startswith(_OUTSIDE):
            return
        flat = without_prefix(flattened(head))
        if not flat or "friend" in flat or flat[0] in ("static_assert", "template", "_Pragma"):
            return
        advice = advice_of(head)
        if flat[0] == "using":
            self._using(flat, advice)
        elif flat[0] == "namespace" and "=" in flat:
            self._alias("n", str(flat[1]), written(flat[flat.index("=") + 1 :]), advice)
        elif "typedef" in flat:
            for name in typedef_names([item for item in flat if item != "typedef"]):
                self._alias("a", name, typedef_target(flat), advice)
        elif "operator" not in flat:
            self._plain(flat, advice)

    def _using(self, flat: Flat, advice: str | None) -> None:
        if flat[1:2] == ["namespace"]:
            self._links.append(Link(self._scopes[-1].name, written(flat[2:])))
        elif "=" in flat:
            self._alias("a", str(flat[1]), written(flat[flat.index("=") + 1 :]), advice)
        else:
            for part in split(flat[1:], ","):
                target = written(part)
                self._alias("a", target.rpartition("::")[2], target, advice)

    def _alias(self, kind: str, name: str, target: str, advice: str | None) -> None:
        scope = self._scopes[-1]
        if not name or not is_name(name):
            return
        self._add(scope.name, name, kind, advice=advice)
        if target and target != name and not scope.is_class:
            self._links.append(Link(joined(scope.name, name), target))

    def _plain(self, flat: Flat, advice: str | None) -> None:
        """Add a function, a class that is only announced, or variables."""
        scope = self._scopes[-1]
        function = function_in(flat, scope.own)
        if function:
            name, at = function
            parameters = flat[at]
            if flat[at - 2 : at - 1] not in (["::"], ["~"]) and isinstance(parameters, tuple):
                self._add(scope.name, name, "f", arity_of(parameters[1]), advice)
            return
        word_at = class_word_at(flat)
        announced = _announced(flat[word_at + 1 :]) if word_at is not None else ""
        if announced:
            kind = "e" if flat[word_at or 0] == "enum" else "c"
            self._add(scope.name, announced, kind, advice=advice)
            return
        for name in variables(flat):
            self._add(scope.name, name, "d", advice=advice)

    def _add(
        self,
        scope: str,
        name: str,
        kind: str,
        arity: Arity | None = None,
        advice: str | None = None,
    ) -> None:
        self._names.append(Declared(scope, name, kind, arity, advice))


def _after(before: Flat, name: str) -> list[str]:
    """Return what the declarators behind a class's brace are declared as."""
    return ["typedef", name or "int"] if "typedef" in before else ["int", "int"]


def _announced(flat: Flat) -> str:
    """Return the name of a class that is declared and not defined; empty for a variable of its type."""
    name, is_qualified, _ = class_head(flat)
    *others, _ = [word for word in flat if isinstance(word, str) and is_name(word)] or [""]
    is_alone = others in ([], ["class"]) or all(w.isupper() or w.startswith("__") for w in others)
    return name if is_alone and not is_qualified else ""


def declarations(text: str, macros: Macros) -> tuple[Declarations, Mapping[str, object]]:
    """Return what preprocessed text declares, and the macros that were needed to read it."""
    scanner = _Scanner(text, macros)
    return scanner.scan(), scanner.lexemes.used
