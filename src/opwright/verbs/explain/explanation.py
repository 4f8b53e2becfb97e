"""A cause by its name, and what can be said about it without a finding."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from opwright.causes.engine.registry import all_causes, find_cause
from opwright.errors import UnreadableInputError
from opwright.model import IN_A_BUILD, IN_A_CLAIM, Cause, Finding, Fix
from opwright.model.judgement.explanation import Explanation
from opwright.syntax.build.build_scripts import as_read

_PLACEHOLDER = r"\{\w+\}"
_MOST_FIXES = 4


def explain(name: str) -> Cause:
    """Return the cause called `name`, with its explanation, fix and examples."""
    return find_cause(name)


def explained(cause: Cause) -> Explanation:
    """Return the explanation of a cause, filled in from its own examples."""
    findings = list(_findings(cause))
    by_situation: dict[str, list[Fix]] = {}
    for finding in findings:
        situation = finding.evidence.details.get("remedy", "")
        known = situation if situation in cause.remedies else ""
        safety = cause.remedies.get(known, cause.fix).safety  # a finding's depends on its edits
        by_situation.setdefault(known, []).append(finding.fix._replace(edits=(), safety=safety))
    return Explanation(
        cause,
        findings[0].message if findings else cause.title,
        tuple(_filled(cause.fix, by_situation.get("", ()))),
        {
            situation: next(_filled(fix, by_situation.get(situation, ())))
            for situation, fix in cause.remedies.items()
            if situation not in _OF_ONE_BUILD
        },
        tuple(other for other in all_causes() if cause.name in other.explains),
        tuple(other for other in all_causes() if other.name in cause.explains),
    )


_OF_ONE_BUILD = (IN_A_BUILD, IN_A_CLAIM)
"""Remedies in the words of one project's settings, which `opwright build` fills in."""


def _findings(cause: Cause) -> Iterator[Finding]:
    """Yield the findings in each of a cause's examples."""
    for example in cause.all_examples:
        with suppress(UnreadableInputError):  # a source, where no parser is installed
            for evidence in list(cause.look(as_read(example)))[:1]:
                yield Finding(cause, evidence)


def _filled(fix: Fix, example_fixes: Sequence[Fix]) -> Iterator[Fix]:
    """Yield a fix with its placeholders filled in, in several ways if it is mostly placeholders."""
    texts = (fix.summary, *fix.commands)
    if not example_fixes or not _has_placeholder(texts):
        yield fix
    elif any(re.fullmatch(_PLACEHOLDER, text) for text in texts):
        different: dict[object, Fix] = {}
        for example in example_fixes:
            is_whole = re.fullmatch(_PLACEHOLDER, fix.summary)
            different.setdefault(example.summary if is_whole else example.commands, example)
        yield from [*different.values()][:_MOST_FIXES]
    else:
        yield example_fixes[0]


def _has_placeholder(texts: Iterable[str]) -> bool:
    return any(re.search(_PLACEHOLDER, text) for text in texts)
