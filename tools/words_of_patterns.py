"""Which words every match of a pattern holds, read from the pattern."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

sre_parse: Any = import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")
"""What re itself parses patterns with."""

SHORTEST = 5
"""Bytes of a word that is looked for: shorter ones are everywhere."""


ENOUGH = 6
"""Bytes from which on a word is rare enough: what counts then is how few there are."""
_A_PHRASE = 3
"""Bytes that each further part is worth: common words are seldom beside each other."""
_PARTS = re.compile(r"\w[\w-]*")
_COMMON = frozenset(
    [
        "a",
        "an",
        "and",
        "are",
        "rror",
        "architecture",
        "argument",
        "at",
        "be",
        "by",
        "can",
        "cannot",
        "class",
        "command",
        "compiler",
        "could",
        "defined",
        "does",
        "error",
        "errors",
        "expected",
        "fatal",
        "file",
        "for",
        "found",
        "from",
        "function",
        "has",
        "have",
        "import",
        "in",
        "install",
        "invalid",
        "is",
        "it",
        "library",
        "line",
        "load",
        "loading",
        "member",
        "missing",
        "module",
        "name",
        "named",
        "no",
        "not",
        "of",
        "on",
        "option",
        "or",
        "package",
        "path",
        "process",
        "required",
        "requires",
        "return",
        "std",
        "supported",
        "symbol",
        "system",
        "target",
        "template",
        "the",
        "this",
        "to",
        "type",
        "undefined",
        "unknown",
        "unsupported",
        "nsupported",
        "used",
        "using",
        "value",
        "version",
        "was",
        "when",
        "with",
        "you",
        "your",
        "bin",
        "build",
        "c",
        "cc",
        "cmake",
        "compute",
        "cpp",
        "cu",
        "cuda",
        "cudart",
        "cxx",
        "dev",
        "driver",
        "gcc",
        "gpu",
        "h",
        "home",
        "include",
        "lib",
        "linux",
        "local",
        "make",
        "ninja",
        "nvcc",
        "nvidia",
        "o",
        "opt",
        "packages",
        "pip",
        "py",
        "python",
        "python3",
        "pytorch",
        "setup",
        "sm",
        "so",
        "site",
        "src",
        "tmp",
        "torch",
        "usr",
        "warning",
        "x86_64",
        "arch",
        "code",
        "device",
        "files",
        "flag",
        "tensor",
        "storage",
        "vector",
        "generator",
    ]
)
"""What is in logs of all kinds, and tells nothing."""
_SHORT = 2
"""Letters of a word that is not looked for, but asked for where another has been found."""
_FEW = 4
_MOST_WORDS = 40
_MOST_RUNS = 6
_NO_TEXT = frozenset({""})
_LINE_END = ord("\n")
"""What is in no word: behind it may stand what a CI system puts in front of a line."""
_REPEATS = (sre_parse.MAX_REPEAT, sre_parse.MIN_REPEAT)
_OF_ONE_LINE = (
    *(sre_parse.ANY, sre_parse.AT, sre_parse.ASSERT, sre_parse.ASSERT_NOT, sre_parse.GROUPREF),
)
"""What looks at other characters than it matches may look over the end of a line."""
_WITH_LINE_END = (
    *(sre_parse.CATEGORY_SPACE, sre_parse.CATEGORY_NOT_WORD, sre_parse.CATEGORY_NOT_DIGIT),
)
_FAR = 1000
"""Characters from which on it does not matter how far apart two words are."""
Node: TypeAlias = tuple[Any, Any]
"""What a pattern is parsed into: an operator, and what it is applied to."""


_HEALTHY = Path(__file__).parents[1] / "tests" / "logs" / "no-failure"


class NoWordError(ValueError):
    """A pattern could match without any word that is worth looking for."""


def words_of(pattern: str) -> frozenset[str]:
    """
    Return words of which every match of a pattern holds at least one.

    Raises NoWordError when there are none that are long enough.
    """
    words = _best(_of_sequence(sre_parse.parse(pattern, re.MULTILINE)))
    if words is None:
        raise NoWordError(f"no word of {SHORTEST} characters is in every match of {pattern!r}")
    return words


def words_besides(pattern: str) -> frozenset[str]:
    """Return other words of which every match of a pattern holds one too; none if there are none."""
    candidates = [*_of_sequence(sre_parse.parse(pattern, re.MULTILINE))]
    first = _best(candidates) or frozenset()
    others = [
        other
        for other in candidates
        if other
        and min(map(len, other)) >= _SHORT
        and not any(one in two or two in one for one in first for two in other)
    ]
    return max(others, key=_worth, default=frozenset())


def reach_of(pattern: str) -> str:
    """Return how far apart words of one match can stand: `line`, for in one, characters, or `` for any."""
    parsed = sre_parse.parse(pattern, re.MULTILINE)
    if all(_is_within_a_line(*node) for node in parsed):
        return "line"
    longest = parsed.getwidth()[1]
    return str(longest) if longest <= _FAR else ""


def _is_within_a_line(operator: Any, argument: Any) -> bool:  # noqa: ANN401
    """Return whether a part of a pattern matches no end of a line, as far as that is easily told."""
    if operator in _REPEATS or operator is sre_parse.SUBPATTERN:
        return all(_is_within_a_line(*node) for node in argument[-1])
    if operator is sre_parse.BRANCH:
        return all(_is_within_a_line(*node) for branch in argument[1] for node in branch)
    if operator is sre_parse.IN:
        return not _holds_line_end(argument)
    if operator in {sre_parse.LITERAL, sre_parse.NOT_LITERAL}:
        return (argument == _LINE_END) is (operator is sre_parse.NOT_LITERAL)
    return operator in _OF_ONE_LINE


def _holds_line_end(items: Iterable[Node]) -> bool:
    """Return whether a set of characters holds the end of a line."""
    negated = False
    holds = False
    for operator, argument in items:
        if operator is sre_parse.NEGATE:
            negated = True
        elif operator is sre_parse.LITERAL:
            holds |= argument == _LINE_END
        elif operator is sre_parse.RANGE:
            holds |= argument[0] <= _LINE_END <= argument[1]
        else:
            holds |= argument in _WITH_LINE_END
    return holds is not negated


def _best(candidates: Iterable[frozenset[str]], shortest: int = SHORTEST) -> frozenset[str] | None:
    """Return the candidate of few rare words, of those that have no word of less bytes."""
    worth = [c for c in candidates if c and min(len(word.encode()) for word in c) >= shortest]
    return max(worth, key=_worth, default=None)


def _worth(words: frozenset[str]) -> tuple[int, int, int, list[str]]:
    """Return what says which of several sets of words is the better to look for."""
    return min(map(_rarity, words)), -len(words), min(map(len, words)), sorted(words)


@cache
def _rarity(word: str) -> int:
    """Return how much there is in a word that is seldom in a log, up to enough; in bytes, about."""
    if word in _healthy():
        return 0
    parts = _PARTS.findall(word)
    seldom = sum(len(part.encode()) for part in parts if part.lower() not in _COMMON)
    return min(seldom + _A_PHRASE * (len(parts) - 1), ENOUGH)


@cache
def _healthy() -> str:
    """Return logs of builds and runs that went well."""
    return "\n".join(log.read_text(errors="replace") for log in _HEALTHY.glob("*.log"))


def _of_sequence(parsed: Iterable[Node]) -> Iterator[frozenset[str]]:
    """Yield sets of words; of each, every match of the sequence holds at least one."""
    runs = [_NO_TEXT]
    """What the sequence has spelled so far, from its start or from a place of several ways on."""
    before: list[Node] = []
    """What spells them."""
    for node in parsed:
        exact = _spelled_by(node)
        if exact is None:
            yield from runs
            yield from _of_node(*node, before)
            runs, before = [_NO_TEXT], []
            continue
        before.append(node)
        if len(exact) == 1:
            runs = [_joined(run, exact) for run in runs]
        else:
            yield from runs
            longer = (_joined(run, exact) for run in runs if len(run) * len(exact) <= _MOST_WORDS)
            runs = [*longer, *([exact] if "" not in exact else []), _NO_TEXT][-_MOST_RUNS:]
    yield from runs


def _of_node(operator: Any, argument: Any, before: Iterable[Node]) -> Iterator[frozenset[str]]:  # noqa: ANN401
    """Yield what `_of_sequence` does for a part that spells too many texts; `before` stands before it."""
    if operator is sre_parse.SUBPATTERN:
        yield from _of_sequence([*before, *argument[-1]])
    elif operator is sre_parse.BRANCH:
        branches = [[*_of_sequence([*before, *branch])] for branch in argument[1]]
        for shortest in (SHORTEST, _SHORT):
            each = [_best(branch, shortest) for branch in branches]
            if all(words is not None for words in each):
                yield frozenset().union(*(words for words in each if words))
    elif operator in _REPEATS and argument[0] >= 1:
        yield from _of_sequence([*before, *argument[2]])


def _joined(first: frozenset[str], second: frozenset[str]) -> frozenset[str]:
    """Return all of `first` followed by each of `second`."""
    return frozenset(one + other for one in first for other in second)


def _spelled_by(node: Node) -> frozenset[str] | None:
    """Return all texts that a part of a pattern matches; None when they are too many."""
    operator, argument = node
    if operator is sre_parse.LITERAL:
        return frozenset({chr(argument)}) if argument != _LINE_END else None
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
    texts = _NO_TEXT
    for node in parsed:
        exact = _spelled_by(node)
        if exact is None or len(texts) * len(exact) > _MOST_WORDS:
            return None
        texts = _joined(texts, exact)
    return texts
