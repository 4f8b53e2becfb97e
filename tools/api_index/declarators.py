"""The parts of a C++ declaration, given as its lexemes: its name, its parameters, its bases."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Arity: TypeAlias = tuple[int, int]
"""Least and most arguments; most is -1 where any number will do."""
ANY = -1
Group: TypeAlias = "tuple[str, list[str]]"
"""What stands in brackets: the opening one, and the lexemes inside."""
Flat: TypeAlias = "list[str | Group]"

_TRAILING = frozenset(
    [
        "const",
        "volatile",
        "noexcept",
        "override",
        "final",
        "throw",
        "__attribute__",
        "mutable",
        "requires",
        "asm",
        "__asm__",
        "try",
        "&",
        "->",
        "=",
        ":",
        "__restrict__",
    ]
)
_NO_DECLARATOR = frozenset(
    [
        "decltype",
        "alignas",
        "__attribute__",
        "__attribute",
        "__declspec",
        "noexcept",
        "sizeof",
        "explicit",
        "requires",
        "if",
        "while",
        "for",
        "switch",
        "return",
        "void",
        "int",
        "char",
        "bool",
        "float",
        "double",
        "long",
        "short",
        "unsigned",
        "signed",
        "auto",
        "const",
        "constexpr",
        "throw",
        "alignof",
        "typeof",
        "__typeof__",
        "__align__",
        "__builtin_align__",
        "__launch_bounds__",
        "asm",
        "__asm__",
        "static_assert",
        "_Pragma",
        "catch",
    ]
)
_TYPES = frozenset(
    [
        "void",
        "int",
        "float",
        "double",
        "char",
        "bool",
        "long",
        "unsigned",
        "signed",
        "short",
        "auto",
    ]
)
_BEFORE_ARGUMENTS = _NO_DECLARATOR - _TYPES
_CLASS_WORDS = ("class", "struct", "union")


def joined(scope: str, name: str) -> str:
    return f"{scope}::{name}" if scope else name


def is_name(lexeme: str) -> bool:
    return lexeme[0].isalpha() or lexeme[0] == "_"


def written(items: Iterable[str | Group]) -> str:
    return "".join(
        item
        for item in items
        if isinstance(item, str)
        and item not in ("const", "typename", "struct", "class", "template")
    )


def flattened(head: list[str]) -> Flat:
    """Return a head with what stands in brackets as one item each."""
    flat: Flat = []
    at = 0
    while at < len(head):
        lexeme = head[at]
        if lexeme in ("(", "["):
            end = _closing(head, at)
            flat.append((lexeme, head[at + 1 : end]))
            at = end + 1
        elif (
            lexeme == "<"
            and flat
            and isinstance(flat[-1], str)
            and is_name(flat[-1])
            and flat[-1] != "operator"
        ):
            closed = _closing_angle(head, at)
            flat.append(lexeme if closed is None else ("<", head[at + 1 : closed]))
            at = (at if closed is None else closed) + 1
        else:
            flat.append(lexeme)
            at += 1
    return flat


def _closing(head: list[str], at: int) -> int:
    depth = 0
    for i in range(at, len(head)):
        if head[i] in ("(", "["):
            depth += 1
        elif head[i] in (")", "]"):
            depth -= 1
            if not depth:
                return i
    return len(head)


def _closing_angle(head: list[str], at: int) -> int | None:
    depth, i = 0, at
    while i < len(head):
        lexeme = head[i]
        if lexeme == "<":
            depth += 1
        elif lexeme == ">":
            depth -= 1
            if not depth:
                return i
        elif lexeme in ("(", "["):
            i = _closing(head, i)
        elif lexeme == ";":
            return None
        i += 1
    return None


def without_prefix(flat: Flat) -> Flat:
    """Return a declaration without template lists, attributes and `extern "C"` before it."""
    at = 0
    while at < len(flat):
        item = flat[at]
        following = flat[at + 1] if at + 1 < len(flat) else None
        if item == "template" and isinstance(following, tuple) and following[0] == "<":
            at += 2
        elif isinstance(item, tuple) and item[0] == "[":
            at += 1
        elif (
            item in ("__attribute__", "__declspec", "alignas") and isinstance(following, tuple)
        ) or (item == "extern" and isinstance(following, str) and following[0] == '"'):
            at += 2
        elif item in ("inline", "static", "constexpr", "__extension__", "export", ":"):
            at += 1
        else:
            break
    return flat[at:]


def class_word_at(flat: Flat) -> int | None:
    for at, item in enumerate(flat):
        if item == "=":
            return None
        if item in _CLASS_WORDS or item == "enum":
            return at
    return None


def class_head(items: Flat) -> tuple[str, bool, list[str]]:
    """Return the name in the head of a class, whether it is qualified, and the bases."""
    name, is_qualified, at = "", False, 0
    while at < len(items):
        item = items[at]
        if item == ":":
            break
        if (
            isinstance(item, str)
            and is_name(item)
            and item not in ("final", "class", "struct", "sealed")
        ):
            is_qualified = at > 0 and items[at - 1] == "::" and bool(name)
            if not (at + 1 < len(items) and _is_group(items[at + 1], "(")):
                name = item
        at += 1
    bases = []
    for part in split(items[at + 1 :], ","):
        words = written(w for w in part if w not in ("public", "virtual", "protected", "private"))
        if words and "private" not in part:
            bases.append(words)
    return name, is_qualified, bases


def _is_group(item: str | Group, opening: str) -> bool:
    return isinstance(item, tuple) and item[0] == opening


def function_in(flat: Flat, own: str) -> tuple[str, int] | None:
    """Return the name of the function that a head declares, and where its parameters stand; `own` is the class's name."""
    has_type = False
    for at, item in enumerate(flat):
        if item in ("=", ":"):
            return None
        if not _is_group(item, "(") or not at:
            if (
                isinstance(item, str)
                and is_name(item)
                and at + 1 < len(flat)
                and not _is_group(flat[at + 1], "(")
            ):
                has_type = True
            if _is_word(item, _TYPES):
                has_type = True
            continue
        before = flat[at - 1]
        if not isinstance(before, str) or not is_name(before) or before in _NO_DECLARATOR:
            has_type = has_type or before == "decltype"
            continue
        following = flat[at + 1] if at + 1 < len(flat) else None
        if _is_group(item, "(") and following is not None and _is_group(following, "("):
            return None  # a pointer to a function
        is_constructor = before == own
        if not has_type and not is_constructor:
            continue  # a macro that is not known
        if (
            isinstance(following, str)
            and is_name(following)
            and following not in _TRAILING
            and not following.isupper()
            and not following.startswith("__")
            and not following.endswith("_")
        ):
            continue
        return before, at
    return None


def _is_word(item: str | Group, words: frozenset[str]) -> bool:
    return isinstance(item, str) and item in words


def ends_with_name(flat: Flat) -> bool:
    """Return whether a brace after this begins the value of a member: `Foo() : a_{1}`."""
    last = flat[-1]
    return last[0] == "<" if isinstance(last, tuple) else is_name(last) and last not in _TRAILING


def arity_of(parameters: list[str]) -> Arity:
    """Return how many arguments a list of parameters takes."""
    if not parameters or parameters == ["void"]:
        return 0, 0
    least = most = 0
    for part in _split_list(parameters):
        if not part:
            continue
        if "..." in part:
            return least, ANY
        most += 1
        if "=" not in flattened(part):
            least = most
    return least, most


def _split_list(items: list[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    depth = i = 0
    while i < len(items):
        lexeme = items[i]
        if lexeme in ("(", "["):
            end = _closing(items, i)
            parts[-1] += items[i : end + 1]
            i = end + 1
            continue
        if lexeme == "<" and parts[-1] and is_name(parts[-1][-1]):
            end_angle = _closing_angle(items, i)
            if end_angle is not None:
                parts[-1] += items[i : end_angle + 1]
                i = end_angle + 1
                continue
        if lexeme == "," and not depth:
            parts.append([])
        else:
            parts[-1].append(lexeme)
        i += 1
    return parts


def split(items: Flat, separator: str) -> list[Flat]:
    parts: list[Flat] = [[]]
    for item in items:
        if item == separator:
            parts.append([])
        else:
            parts[-1].append(item)
    return parts


def typedef_names(flat: Flat) -> list[str]:
    groups = [
        at
        for at, item in enumerate(flat)
        if _is_group(item, "(") and not (at and _is_word(flat[at - 1], _BEFORE_ARGUMENTS))
    ]
    if len(groups) > 1:
        first = flat[groups[0]]
        names = [t for t in first[1] if is_name(t)]
        return names[-1:]
    if groups and groups[0]:
        before = flat[groups[0] - 1]
        return [before] if isinstance(before, str) and is_name(before) else []
    return variables(flat)


def typedef_target(flat: Flat) -> str:
    items = [
        item
        for item in flat
        if item not in ("typedef", "const", "struct", "enum", "class", "union")
    ]
    if any(_is_group(item, "(") for item in items) or "*" in items or "," in items:
        return ""
    words = [item for item in items[:-1] if isinstance(item, str)]
    return "".join(words) if words and all(is_name(w) or w == "::" for w in words) else ""


def variables(flat: Flat) -> list[str]:
    names = []
    for number, part in enumerate(split(flat, ",")):
        for stop in ("=", ":"):
            if stop in part:
                part = part[: part.index(stop)]  # noqa: PLW2901
        words = [w for w in part if isinstance(w, str)]
        least = 2 if not number else 1
        if (
            len(words) >= least
            and is_name(words[-1])
            and words[-1] not in _NO_DECLARATOR
            and words[-1] not in ("const", "default", "delete", "final", "override")
        ):
            if len(words) > 1 and words[-2] == "::":
                continue
            names.append(words[-1])
        elif len(part) >= 2 and _is_group(part[-1], "(") and number == 0:  # noqa: PLR2004
            pass
    pointer = [
        i
        for i, item in enumerate(flat[:-1])
        if _is_group(item, "(") and _is_group(flat[i + 1], "(")
    ]
    if pointer and not names:
        inside = [t for t in flat[pointer[0]][1] if is_name(t)]
        return inside[-1:]
    return names


def enumerators(inside: list[str]) -> list[tuple[str, str | None]]:
    """Return the names in the braces of an enumeration, and what deprecated ones say."""
    parts = _split_list(inside)
    return [(part[0], advice_of(part)) for part in parts if part and is_name(part[0])]


def advice_of(head: list[str]) -> str | None:
    """Return what a deprecated declaration says; None for one that is not."""
    for word in ("deprecated", "__deprecated__"):
        if word in head:
            at = head.index(word) + 1
            said = []
            if at < len(head) and head[at] == "(":
                end = _closing(head, at)
                said = [t[1:-1] for t in head[at + 1 : end] if t[0] == '"']
            return " ".join("".join(said).split())[:200]
    return None
