"""
Checks of logs as tables: which patterns show a cause, how surely, and what they say of it.

A check names the patterns of which one must match for it to have anything to say. The literals that
such a match must contain are taken from the patterns, and one pass over a log for the literals of all
causes tells which checks are worth calling. So a pattern needs a literal that is rare in logs of
healthy builds, in the language and case in which it is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import Confidence, Evidence, Log, LogCheck
from opwright.model.named_tuple import NamedTuple

Detail = str | Callable[[LogMatch, Log], str]
"""
What fills a place in the title and fix: the text of a group that did not match, or computed.

A text may name groups, "the sources of {target}".
"""
Sureness = Callable[[LogMatch, Log], Confidence | None]
"""A confidence that depends on the match and the log; None to ignore the match."""
Details = Callable[[LogMatch, Log], Mapping[str, str]]
"""Details that are computed together."""

CERTAIN, LIKELY, POSSIBLE = Confidence.CERTAIN, Confidence.LIKELY, Confidence.POSSIBLE


class Rule(NamedTuple):
    """A row: patterns, and what a match of one of them shows."""

    patterns: tuple[str, ...]
    confidence: Confidence | Sureness
    unless: str | None
    """A pattern; if it matches anywhere in the log, the row is skipped."""
    unless_line: str | None
    """A pattern; matches in a line where it matches are ignored."""
    only_if: str | None
    """A pattern that must match somewhere in the log."""
    is_last: bool
    """Once it has matched, neither its other matches nor later rows are looked at."""
    details: Mapping[str, Detail]
    compute: Details | None = None

    def evidence(self, log: Log) -> Iterator[Evidence]:
        """Yield what the row shows in a log."""
        shown = self._shown(log)
        first = next(shown, None)
        if first is None or not self._concerns(log):  # long patterns, seldom needed
            return
        for match, confidence in chain((first,), shown):
            yield match.evidence(confidence, **self._details(match, log))

    def _shown(self, log: Log) -> Iterator[tuple[LogMatch, Confidence]]:
        """Yield the matches that show something, whatever else is in the log."""
        for match in find_matches(log, *self.patterns):
            if self.unless_line and compiled(self.unless_line).search(match.quote):
                continue
            confidence = self._confidence(match, log)
            if confidence is not None:
                yield match, confidence

    def _concerns(self, log: Log) -> bool:
        if self.unless and has_match(log, self.unless):
            return False
        return not self.only_if or has_match(log, self.only_if)

    def _confidence(self, match: LogMatch, log: Log) -> Confidence | None:
        given = self.confidence
        return given if isinstance(given, Confidence) else given(match, log)

    def _details(self, match: LogMatch, log: Log) -> dict[str, str]:
        groups = match.groups
        given = {
            name: value(match, log)
            if not isinstance(value, str)
            else groups.get(name) or (value.format_map(groups) if "{" in value else value)
            for name, value in self.details.items()
        }
        return {**groups, **given, **(self.compute(match, log) if self.compute else {})}


def rule(  # noqa: PLR0913 - by name, and most rows give one or two
    *patterns: str,
    confidence: Confidence | Sureness = Confidence.CERTAIN,
    unless: str | None = None,
    unless_line: str | None = None,
    only_if: str | None = None,
    is_last: bool = False,
    compute: Details | None = None,
    **details: Detail,
) -> Rule:
    """Return a row of a table for `log_rules`; the named groups of its patterns become details too."""
    return Rule(patterns, confidence, unless, unless_line, only_if, is_last, details, compute)


def if_in_log(*patterns: str, then: Confidence, otherwise: Confidence | None = None) -> Sureness:
    """Return a confidence for a row: `then` where one of `patterns` matches anywhere in the log."""
    return lambda _, log: then if has_match(log, *patterns) else otherwise


def if_group(
    name: str, pattern: str, *, then: Confidence, otherwise: Confidence | None = None
) -> Sureness:
    """Return a confidence for a row: `then` where `pattern` matches all of a named group, or '' if that did not match."""
    return lambda match, _: (
        then if compiled(pattern).fullmatch(match.groups.get(name, "")) else otherwise
    )


def if_near(
    pattern: str,
    reach: int,
    *,
    behind: int | None = None,
    then: Confidence,
    otherwise: Confidence | None = None,
) -> Sureness:
    """
    Return a confidence for a row: `then` where `pattern` matches within `reach` characters of the match.

    `behind` is the reach after the start of the match, where that differs from the one before it.
    """
    after = reach if behind is None else behind

    def confidence(match: LogMatch, log: Log) -> Confidence | None:
        text = log.text[max(0, match.start - reach) : match.start + after]
        return then if compiled(pattern).search(text) else otherwise

    return confidence


def log_rules(
    *rows: Rule | LogCheck, unless: str | Callable[[Log], bool] | None = None, **details: Detail
) -> LogCheck:
    """
    Return a check that goes through a table; a log in which `unless` matches, or for which it is true, shows nothing.

    `details` are those of every row that does not give its own. What no row can say is a check of its
    own, made by `log_check`, in the place of a row.
    """
    table = tuple(
        row._replace(details={**details, **row.details}) if isinstance(row, Rule) else row
        for row in rows
    )

    def look(log: Log) -> Iterator[Evidence]:
        shown = _shown(table, log)
        first = next(shown, None)
        if first is None or (unless and _holds(unless, log)):
            return
        yield from chain((first,), shown)

    patterns = tuple(pattern for row in rows for pattern in row.patterns)
    checks = (row for row in rows if isinstance(row, LogCheck))
    return LogCheck(patterns, look, tuple(text for check in checks for text in check.undefined))


def _holds(condition: str | Callable[[Log], bool], log: Log) -> bool:
    """Return whether a pattern matches anywhere in a log, or the predicate holds."""
    return has_match(log, condition) if isinstance(condition, str) else condition(log)


def _shown(rows: tuple[Rule | LogCheck, ...], log: Log) -> Iterator[Evidence]:
    """Yield what the rows of a table show, in order, up to a row that is the last where it matches."""
    for row in rows:
        for evidence in row(log) if isinstance(row, LogCheck) else row.evidence(log):
            yield evidence
            if row.is_last:
                return


def log_rule(
    *patterns: str,
    confidence: Confidence = Confidence.CERTAIN,
    unless: str | None = None,
    **details: str,
) -> LogCheck:
    """
    Return a check of one row: one of `patterns` matches, and its named groups become the details.

    `details` are the defaults of groups that did not take part in the match. A log in which `unless`
    matches anywhere shows nothing.
    """
    return log_rules(Rule(patterns, confidence, unless, None, None, is_last=False, details=details))


def log_check(
    *patterns: str, undefined: tuple[str, ...] = (), is_last: bool = False
) -> Callable[[Callable[[Log], Iterator[Evidence]]], LogCheck]:
    """
    Make a function a check that is called for logs in which one of `patterns` may match.

    With `undefined` it is called too for logs in which one of these texts is in the name of an undefined
    symbol, of who wants it, or of its version; each name begins a line. As a row of a table that `is_last`
    it says one thing, and later rows nothing.
    """

    def check(look: Callable[[Log], Iterator[Evidence]]) -> LogCheck:
        return LogCheck(patterns, look, undefined, is_last)

    return check
