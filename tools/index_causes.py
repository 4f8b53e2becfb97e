"""
Write `src/opwright/causes/index.py`: which causes to import for what is judged.

    python tools/index_causes.py            write it if it has changed
    python tools/index_causes.py --check    only say whether it is stale; exit status 1 if it is

Importing every cause takes longer than most answers, so the index tells without an import what each
judges, and which words a log must hold for a cause to have anything to say. The words are taken
from the cause's own patterns.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

import opwright.causes
from opwright.causes import all_causes
from opwright.model import Cause, Given

try:
    from re import _parser as sre_parse  # type: ignore[attr-defined] - what re itself is made of
except ImportError:  # before Python 3.11
    import sre_parse

INDEX = Path(opwright.causes.__file__).with_name("index.py")
SHORTEST = 5
"""Bytes of a word that is looked for: shorter ones are everywhere."""


_FEW = 4
_MOST_WORDS = 40
_REPEATS = (sre_parse.MAX_REPEAT, sre_parse.MIN_REPEAT)
Node: TypeAlias = tuple[Any, Any]
"""What a pattern is parsed into: an operator, and what it is applied to."""


class NoWordError(ValueError):
    """A pattern could match without any word that is worth looking for."""


def main() -> int:
    """Write the index, or check it; say which."""
    check = "--check" in sys.argv[1:]
    wanted = index()
    if INDEX.exists() and INDEX.read_text() == wanted:
        print("up to date")
        return 0
    if check:
        print("stale: causes/index.py; run: python tools/index_causes.py")
        return 1
    draft = INDEX.with_suffix(f".{os.getpid()}.part")
    draft.write_text(wanted)
    draft.replace(INDEX)
    print("written: causes/index.py")
    return 0


def index() -> str:
    """Return the text of the index."""
    judging = {given.name: set(map(_module, _judging(given))) for given in Given}
    words: dict[str, set[str]] = {}
    for cause in all_causes():
        for pattern in cause.in_failure.patterns if cause.in_failure else ():
            try:
                for word in words_of(pattern):
                    words.setdefault(word, set()).add(_module(cause))
            except NoWordError as error:
                error.add_note(f"of {cause.name}") if hasattr(error, "add_note") else None
                raise
    return (
        '"""Which causes to import for what is judged. Written by tools/index_causes.py."""\n\n'
        + _as_dict("JUDGING", judging, "of causes, by what they need given")
        + _as_dict("IN_LOGS", words, "of causes, by a word that a log must hold for them")
    )


def _as_dict(name: str, modules: Mapping[str, Iterable[str]], what: str) -> str:
    rows = [f"    {key!r}: {tuple(sorted(modules[key]))!r},\n" for key in sorted(modules)]
    head = f"{name}: dict[str, tuple[str, ...]] = {{\n"
    return f'{head}{"".join(rows)}}}\n"""Modules {what}."""\n'


def _judging(given: Given) -> Iterator[Cause]:
    for cause in all_causes():
        if given is Given.LOG:
            if cause.in_failure:
                yield cause
        elif cause.is_audited and _family(cause).NEEDS is given:
            yield cause


def _family(cause: Cause) -> Any:  # noqa: ANN401 - a module, with what each family has in it
    return import_module(f"opwright.causes.{cause.family.replace('-', '_')}")


def _module(cause: Cause) -> str:
    return f"{cause.family}.{cause.name}".replace("-", "_")


# ---- words -------------------------------------------------------------------------


def words_of(pattern: str) -> frozenset[str]:
    """
    Return words of which every match of a pattern holds at least one.

    Raises NoWordError when there are none that are long enough.
    """
    words = _best(_of_sequence(sre_parse.parse(pattern, re.MULTILINE)))
    if words is None:
        raise NoWordError(f"no word of {SHORTEST} characters is in every match of {pattern!r}")
    return words


def _best(candidates: Iterable[frozenset[str]]) -> frozenset[str] | None:
    """Return the candidate whose shortest word is the longest, if that is long enough."""
    shortest = {c: min(len(word.encode()) for word in c) for c in candidates if c}
    worth = [c for c, bytes_ in shortest.items() if bytes_ >= SHORTEST]
    return max(worth, key=lambda c: (shortest[c], -len(c), sorted(c)), default=None)


def _of_sequence(parsed: Iterable[Node]) -> Iterator[frozenset[str]]:
    """Yield sets of words; of each, every match of the sequence holds at least one."""
    run = frozenset({""})
    for node in parsed:
        exact = _spelled_by(node)
        longer = _joined(run, exact) if exact is not None else None
        if longer is not None:
            run = longer
            continue
        yield run
        run = frozenset({""})
        yield from _of_node(*node)
    yield run


def _of_node(operator: Any, argument: Any) -> Iterator[frozenset[str]]:  # noqa: ANN401
    if operator is sre_parse.SUBPATTERN:
        yield from _of_sequence(argument[-1])
    elif operator is sre_parse.BRANCH:
        each = [_best(_of_sequence(branch)) for branch in argument[1]]
        if all(words is not None for words in each):
            yield frozenset().union(*(words for words in each if words))
    elif operator in _REPEATS and argument[0] >= 1:
        yield from _of_sequence(argument[2])


def _joined(first: frozenset[str], second: frozenset[str]) -> frozenset[str] | None:
    """Return all of `first` followed by each of `second`, unless these would be too many words."""
    if len(first) * len(second) > _MOST_WORDS:
        return None
    return frozenset(one + other for one in first for other in second)


def _spelled_by(node: Node) -> frozenset[str] | None:
    """Return all texts that a part of a pattern matches; None when they are too many."""
    operator, argument = node
    if operator is sre_parse.LITERAL:
        return frozenset({chr(argument)})
    if operator is sre_parse.IN and len(argument) <= _FEW:
        letters = [chr(a) for o, a in argument if o is sre_parse.LITERAL]
        return frozenset(letters) if len(letters) == len(argument) else None
    if operator in _REPEATS and argument[:2] == (0, 1):
        inner = _spelled_by_all(argument[2])
        return inner | {""} if inner is not None else None
    if operator is sre_parse.SUBPATTERN:
        return _spelled_by_all(argument[-1])
    if operator is sre_parse.BRANCH:
        each = [_spelled_by_all(branch) for branch in argument[1]]
        if all(texts is not None for texts in each):
            return frozenset().union(*(texts for texts in each if texts is not None))
    return None


def _spelled_by_all(parsed: Iterable[Node]) -> frozenset[str] | None:
    texts: frozenset[str] | None = frozenset({""})
    for node in parsed:
        exact = _spelled_by(node)
        texts = _joined(texts, exact) if texts is not None and exact is not None else None
    return texts


if __name__ == "__main__":
    sys.exit(main())
