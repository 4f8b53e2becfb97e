"""The words that identify sources which may use a changed name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

_OUTERMOST = ("c10", "torch", "caffe2")
_SETS = 5
"""Lines of changed words that precede those of members."""


class ChangedWords:
    """
    The ends of the names that some release lacks although an earlier one had them: see `changed_key`.

    Sources are searched for these first: most use none of them, and the names themselves are not looked up then.
    A line of the part has those in no scope, one those in a namespace, class or module, one the headers, one the functions
    that some release takes less for than an earlier one, one those that take more; then comes a line for each class.
    """

    def __init__(self, text: str, others: Iterable[str] = ()) -> None:
        self._text, self._others = text, tuple(others)
        lines = [*text.split("\n"), *[""] * _SETS]
        self._globals, self._scoped, self._headers, self._narrowed, self._widened = lines[:_SETS]
        self._members = lines[_SETS:]

    def extended(self, words: Iterable[str]) -> ChangedWords:
        """Return these and some others, which are in a scope."""
        return ChangedWords(self._text, words)

    @cached_property
    def globals(self) -> frozenset[str]:
        """Those of names in no scope."""
        return frozenset(self._globals.split())

    @cached_property
    def scoped(self) -> frozenset[str]:
        """Those of names in a namespace, class or module."""
        return frozenset((*self._scoped.split(), *self._others))

    @cached_property
    def headers(self) -> frozenset[str]:
        """Headers, whole."""
        return frozenset(self._headers.split())

    @cached_property
    def narrowed(self) -> frozenset[str]:
        """Those of functions that no longer take what they took."""
        return frozenset(self._narrowed.split())

    @cached_property
    def widened(self) -> frozenset[str]:
        """Those of functions that only take more than they took."""
        return frozenset(self._widened.split())

    @cached_property
    def members(self) -> dict[str, str]:
        """What classes lack, by the last part of the class's name."""
        return {line[: line.index(" ")]: line for line in self._members if line}


def changed_key(name: str, separator: str) -> str:
    """
    Return the end of a name by which changed ones are known: its last part and that of its scope.

    All of torch's outermost namespaces count as one in C++, as they have each other's names.
    """
    scope, _, last = name.rpartition(separator)
    owner = scope.rpartition(separator)[2]
    if separator == "::" and scope in _OUTERMOST:
        owner = "at"
    return f"{owner}{separator}{last}" if owner else last
