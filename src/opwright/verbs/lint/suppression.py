"""
What a project says against findings: comments in the source, and a baseline for old code.

    x.data_ptr<half>();  // opwright: ignore[half-type-instantiation] because torch is patched here

A comment that has a line to itself speaks of the next line. Without a reason it does not count.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from opwright.errors import UnknownNameError, UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.model import Finding, Language, lazy, line_and_column
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.blanking import blanked
from opwright.syntax.documents import parse_json

_COMMENT = r"(?://|#|/\*)[ \t]*opwright:[ \t]*ignore\[(?P<causes>[^\]\n]*)\](?P<rest>[^\n]*)"
_BECAUSE = r"[\s,:;-]*because\s+(?P<reason>[^\s*][^\n]*)"
_VERSION = 1
_MOST_READ = 64 << 20


class Ignored(NamedTuple):
    """A comment that speaks against findings."""

    causes: frozenset[str]
    lines: frozenset[int]
    reason: str | None
    line: int


def ignored_in(text: str, language: Language) -> tuple[Ignored, ...]:
    """Return the ignore comments of a file."""
    if "opwright:" not in text:
        return ()
    code = blanked(text, language)
    return tuple(
        _ignored(text, code, match)
        for match in re.finditer(_COMMENT, text)
        if code[match.start() : match.end()].isspace()
    )


def _ignored(text: str, code: str, match: re.Match[str]) -> Ignored:
    line, column = line_and_column(text, match.start())
    alone = not code[match.start() - column + 1 : match.start()].strip()
    because = re.match(_BECAUSE, match["rest"])
    names = frozenset(name.strip() for name in match["causes"].split(",") if name.strip())
    lines = {line, _next_code_line(code, line)} if alone else {line}
    return Ignored(names, frozenset(lines), because["reason"].strip() if because else None, line)


def _next_code_line(code: str, line: int) -> int:
    lines = code.split("\n")
    return next((n for n, text in enumerate(lines[line:], line + 1) if text.strip()), line)


def complaints(path: str, ignored: Iterable[Ignored], known: Collection[str]) -> Iterator[str]:
    """Yield what is wrong with the comments; `known` are the names of all causes."""
    for comment in ignored:
        for name in sorted(comment.causes.difference(known)):
            yield f"{path}:{comment.line}: {UnknownNameError('cause', name, known=sorted(known))}"
        if comment.reason is None:
            yield (
                f"{path}:{comment.line}: an ignore without a reason has no effect; "
                f"write opwright: ignore[{', '.join(sorted(comment.causes))}] because ..."
            )


def is_ignored(finding: Finding, ignored: Iterable[Ignored]) -> bool:
    """Return whether a comment with a reason speaks against a finding."""
    return any(
        comment.reason
        and finding.cause.name in comment.causes
        and finding.evidence.line in comment.lines
        for comment in ignored
    )


# ---- the baseline ------------------------------------------------------------------


def fingerprints(path: str, findings: Iterable[Finding], folder: str = ".") -> list[str]:
    """
    Return a mark for each finding of a file that lasts when lines are put in above it.

    The file counts by its path from `folder`, where the baseline lies: from wherever it is linted.
    """
    path = os.path.relpath(path, folder or ".").replace(os.sep, "/")
    times: Counter[str] = Counter()
    marks = []
    for finding in findings:
        seen = "\0".join((finding.cause.name, path, " ".join(finding.evidence.quote.split())))
        times[seen] += 1
        text = f"{seen}\0{times[seen]}"
        marks.append(lazy.hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:20])
    return marks


def read_baseline(path: str) -> frozenset[str]:
    """Return the marks in a baseline; raise UnreadableInputError when it is none."""
    content = parse_json(read_small(path, _MOST_READ), path)
    marks = content.get("fingerprints") if isinstance(content, dict) else None
    if not isinstance(marks, dict) or content.get("version") != _VERSION:
        raise UnreadableInputError(
            f"{path} is not a baseline; create one with --write-baseline {path}"
        )
    return frozenset(marks)


def baseline(findings_by_file: Iterable[tuple[str, Collection[Finding]]], folder: str = ".") -> str:
    """Return the text of a baseline in a folder, for the findings of each file."""
    marks = {
        mark: f"{finding.cause.name} {finding.evidence.where}"
        for path, findings in findings_by_file
        for mark, finding in zip(fingerprints(path, findings, folder), findings, strict=True)
    }
    ordered = dict(sorted(marks.items(), key=lambda item: (item[1], item[0])))
    return lazy.json.dumps({"version": _VERSION, "fingerprints": ordered}, indent=1) + "\n"
