"""
What a project says against findings: comments in the source, and a baseline for old code.

    x.data_ptr<half>();  // opwright: ignore[half-type-instantiation] because torch is patched here

A comment that has a line to itself speaks of the next line. Without a reason it does not count.
`// opwright: ignore-file` anywhere in a file leaves the file out, `ignore-file[half-type-instantiation]` one cause of it.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from opwright.errors import UnknownNameError, UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.model import Finding, Language, lazy
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.blanking import blanked
from opwright.syntax.documents import parse_json

_COMMENT = r"(?://|#|/\*)[ \t]*opwright:[ \t]*ignore\[(?P<causes>[^\]\n]*)\](?P<rest>[^\n]*)"
_FILE = r"(?://|#|/\*)[ \t]*opwright:[ \t]*ignore-file\b(?:\[(?P<causes>[^\]\n]*)\])?"
_BECAUSE = r"[\s,:;-]*because\s+(?P<reason>[^\s*][^\n]*)"
_MOST_TOLD = 5
_VERSION = 1
_MOST_READ = 64 << 20


class Ignored(NamedTuple):
    """A comment that speaks against findings."""

    causes: frozenset[str]
    lines: frozenset[int]
    reason: str | None
    line: int
    of_file: bool = False
    """Whether it speaks against findings anywhere in the file; without causes, against all."""


def ignored_in(text: str, language: Language) -> tuple[Ignored, ...]:
    """Return the ignore comments of a file."""
    if "opwright:" not in text:
        return ()
    code = blanked(text, language)
    next_code_lines = _next_code_lines(code)
    line, counted, found = 1, 0, []
    for match in re.finditer(_COMMENT, text):
        line += text.count("\n", counted, match.start())
        counted = match.start()
        if code[match.start() : match.end()].isspace():
            found.append(_ignored(code, match, line, next_code_lines[line]))
    return (*found, *_of_file(text, code))


def _of_file(text: str, code: str) -> Iterator[Ignored]:
    for match in re.finditer(_FILE, text):
        if code[match.start() : match.end()].isspace():
            line = text.count("\n", 0, match.start()) + 1
            yield Ignored(_names(match["causes"] or ""), frozenset(), "", line, of_file=True)


def _names(listed: str) -> frozenset[str]:
    return frozenset(name.strip() for name in listed.split(",") if name.strip())


def _ignored(code: str, match: re.Match[str], line: int, next_line: int) -> Ignored:
    begin = code.rfind("\n", 0, match.start()) + 1
    is_alone = not code[begin : match.start()].strip()
    because = re.match(_BECAUSE, match["rest"])
    lines = frozenset((line, next_line) if is_alone else (line,))
    return Ignored(
        _names(match["causes"]), lines, because["reason"].strip() if because else None, line
    )


def _next_code_lines(code: str) -> list[int]:
    """Return for each line, from 1, the next one with code; if there is none, the line itself."""
    lines = code.split("\n")
    following = list(range(len(lines) + 1))
    after = None
    for number in range(len(lines), 0, -1):
        following[number] = after or number
        if lines[number - 1].strip():
            after = number
    return following


def complaints(path: str, ignored: Iterable[Ignored], known: Collection[str]) -> Iterator[str]:
    """Yield what is wrong with the comments; `known` are the names of all causes."""
    for comment in ignored:
        unknown = sorted(comment.causes.difference(known))
        for name in unknown[:_MOST_TOLD]:
            yield f"{path}:{comment.line}: {UnknownNameError('cause', name, known=sorted(known))}"
        if len(unknown) > _MOST_TOLD:
            yield f"{path}:{comment.line}: {len(unknown) - _MOST_TOLD} more unknown causes"
        if comment.reason is None:
            yield (
                f"{path}:{comment.line}: an ignore without a reason has no effect; "
                f"write opwright: ignore[{', '.join(sorted(comment.causes)[:_MOST_TOLD])}] because ..."
            )


def without_ignored(findings: Iterable[Finding], ignored: Iterable[Ignored]) -> list[Finding]:
    """Return the findings that no comment with a reason speaks against."""
    ignored = tuple(ignored)
    spoken_against = {
        (line, name)
        for comment in ignored
        if comment.reason
        for line in comment.lines
        for name in comment.causes
    }
    of_file = [comment.causes for comment in ignored if comment.of_file]
    if any(not causes for causes in of_file):
        return []
    everywhere = frozenset[str]().union(*of_file)
    return [
        finding
        for finding in findings
        if finding.cause.name not in everywhere
        and (finding.evidence.line, finding.cause.name) not in spoken_against
    ]


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
    """Return the marks in a baseline; raise UnreadableInputError if it is malformed."""
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
