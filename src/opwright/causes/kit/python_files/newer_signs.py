"""Signs in the text of a Python file that it needs a newer Python: a tree takes far longer, and most files have none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from opwright.causes.kit.python_files.newer_syntax import has_cut_string
from opwright.knowledge.platforms.newer_python import ADDED_MODULES, ADDED_NAMES
from opwright.knowledge.versions import is_older
from opwright.syntax.words import words_of_python

METHODS = {"removeprefix": "3.9", "removesuffix": "3.9", "is_relative_to": "3.9", "with_stem": "3.9"}  # fmt: skip
BUILTINS = {"aiter": "3.10", "anext": "3.10", "ExceptionGroup": "3.11", "BaseExceptionGroup": "3.11"}  # fmt: skip

_ADDED: dict[str, list[str]] = {name: [""] for name in ADDED_MODULES}
"""The modules of names that came later, by the last part of each; nothing for those that are modules."""
for _name in ADDED_NAMES:
    _ADDED.setdefault(_name.rpartition(".")[2], []).append(_name.rpartition(".")[0])
_ADDED_WORDS = frozenset(_ADDED)
_WORDS = frozenset({*METHODS, *BUILTINS})
_PUT_OFF = "from __future__ import annotations"
_TYPES = ("None", "int", "str", "float", "bool", "bytes", "list", "dict", "tuple", "set")
_GENERIC = r"list|dict|tuple|set|frozenset|type|OrderedDict|deque|defaultdict|Counter"
_BRACKETED = frozenset(_GENERIC.split("|"))
_IS_GENERIC = rf"(?<![\w.'\"])(?:{_GENERIC})\[[^\n|]{{1,60}}\]$"
_TYPE_INSIDE = r"\w+\[[ \t]*['\"A-Za-z_\[(]"
_MATCHED = r"(?m)^[ \t]*match [^\n]{1,200}:[ \t]*(?:#[^\n]*)?\n\s{1,50}case "
_OPTIONS = {
    "strict": ("strict=", "zip("),
    "entry_points": ("group=", "entry_points("),
}
"""By a word of it: what is given, and the call that takes it."""
_NEAR = 400


def may_need_newer(text: str, oldest: str) -> bool:
    """Return whether a text has a sign of what a Python lacks."""
    before = _before(oldest)
    if not before:
        return False
    words = words_of_python(text)
    if any(_is_called(text, name) for name in _WORDS & words):
        return True
    if "f" in words and _has_cut_string(text):
        return True
    if "3.10" in before and _may_need_310(text, words):
        return True
    return "3.9" in before and _may_need_39(text, words)


@cache
def _before(oldest: str) -> tuple[str, ...]:
    """Return the Pythons that brought what is looked for and that another is older than."""
    return tuple(release for release in ("3.9", "3.10", "3.12") if is_older(oldest, release))


def _is_called(text: str, name: str) -> bool:
    return f".{name}(" in text if name in METHODS else _is_bare(text, name)


def _has_cut_string(text: str) -> bool:
    """Return whether a text has what looks like an f-string with its own quotes in its braces."""
    return any(_is_cut(text, at, quote) for quote in "\"'" for at in _places(text, f"f{quote}"))


def _is_cut(text: str, at: int, quote: str) -> bool:
    opened = text.find("{", at, at + 300)
    quoted = text.find(quote, at + 2, at + 500)
    if not 0 <= opened < quoted < text.find("}", opened) or "\n" in text[at:quoted]:
        return False
    return has_cut_string(text[at : text.find("\n", quoted) % (len(text) + 1)])


def may_name_added(text: str) -> bool:
    """Return whether a text may name what came to the standard library later: the word stands there, and its module."""
    found = _ADDED_WORDS & words_of_python(text)
    return any(_is_of(text, name, module) for name in found for module in _ADDED[name])


def _is_of(text: str, name: str, module: str) -> bool:
    if not module:
        begins = (at for verb in ("import", "from") for at in _places(text, f"{verb} {name}"))
        return any(not text[text.rfind("\n", 0, at) + 1 : at].strip() for at in begins)
    if any(name in _imported(text, at) for at in _places(text, f"from {module} import")):
        return True
    return _is_bare(text, f"{module}.{name}") or f"import {module} as " in text


def _imported(text: str, at: int) -> list[str]:
    """Return the words of an import statement, which is a line or goes on to the end of its brackets."""
    clause = text[at : text.find("\n", at) % (len(text) + 1)]
    if "(" in clause:
        clause = text[at : text.find(")", at) % (len(text) + 1)]
    return clause.replace(",", " ").replace("(", " ").split()


def _is_bare(text: str, word: str) -> bool:
    """Return whether a text has a word that is no part of another and no member."""
    return any(
        not (at and (text[at - 1].isalnum() or text[at - 1] in "_.")) for at in _places(text, word)
    )


def _may_need_310(text: str, words: frozenset[str]) -> bool:
    if {"match", "case"} <= words and re.search(_MATCHED, text):
        return True
    given = (option for word, option in _OPTIONS.items() if word in words)
    return any(_is_given(text, *option) for option in given) or _is_joined(text)


def _is_given(text: str, option: str, call: str) -> bool:
    return any(text.rfind(call, max(0, at - _NEAR), at) >= 0 for at in _places(text, option))


def _is_joined(text: str) -> bool:
    is_put_off = _PUT_OFF in text
    return any(
        _joins(text, at) and _is_run(text, at, is_put_off=is_put_off) for at in _places(text, "|")
    )


def _joins(text: str, at: int) -> bool:
    if text.startswith(("|=", "||"), at):
        return False
    before = text[max(0, at - 80) : at].rstrip()
    if before.endswith(_TYPES):
        return re.search(r"(?<![\w.])\w+$", before[-9:]) is not None
    is_generic = before.endswith("]") and re.search(_IS_GENERIC, before) is not None
    after = text[at + 1 : at + 20].lstrip()
    return is_generic or (after.startswith(_TYPES) and _first_word(after) in _TYPES)


def _first_word(text: str) -> str:
    end = next((n for n, one in enumerate(text) if not (one.isalnum() or one == "_")), len(text))
    return text[:end]


def _may_need_39(text: str, words: frozenset[str]) -> bool:
    if ("with" in words and "with (" in text) or ("abc" in words and "collections.abc." in text):
        return True
    is_put_off = _PUT_OFF in text
    return any(
        not (at and (text[at - 1].isalnum() or text[at - 1] in "_'\""))
        and re.match(_TYPE_INSIDE, text[at : at + 40])
        and _is_run(text, at, is_put_off=is_put_off)
        for word in words & _BRACKETED
        for at in _places(text, f"{word}[")
    )


def _is_run(text: str, at: int, *, is_put_off: bool) -> bool:
    """Return whether what stands somewhere may be run: no remark, no string, no annotation of a member in a function."""
    line = text[text.rfind("\n", 0, at) + 1 : at]
    if "#" in line or line.count('"') % 2 or line.count("'") % 2:
        return False
    if line.lstrip().startswith("self.") and "=" not in line:
        return False
    if is_put_off and re.search(r"^\s*\w+\s*:|->|\w\s*:\s*[^,)]*$", line):
        return False
    return text.count('"""', 0, at) % 2 == 0


def _places(text: str, word: str) -> Iterator[int]:
    at = text.find(word)
    while at >= 0:
        yield at
        at = text.find(word, at + len(word))
