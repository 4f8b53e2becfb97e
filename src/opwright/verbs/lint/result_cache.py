"""
What was found in a tree, kept by the content of all that it depends on: a second run over the same files judges nothing.

The key is a digest of this program, of the settings, of every file that was read, and of what is known of torch besides the
package's own tables. What is looked up while files are judged (headers in folders that are not linted, the folders of
submodules) is kept with the result, and looked up again before it is believed. The result is JSON: nothing in it is executed.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import version
from typing import Any

from opwright.causes.engine.registry import find_cause
from opwright.facts.sources.source_file import SourceFile, decoded
from opwright.knowledge.torch_releases.symbols.releases import user_tables_folder
from opwright.model import (
    C_FAMILY,
    Confidence,
    Edit,
    Evidence,
    Finding,
    Lint,
    LintedFile,
    Safety,
    Severity,
    language_of,
)
from opwright.prefilter.index_cache import cached, keep
from opwright.prefilter.pattern_index import packaged
from opwright.verbs.lint.project.build_commands import databases_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.lint.linting import BaselineOf, SettingsOf

_ROOM, _MOST_KEPT = "lint", 64
_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def key_of(files: Iterable[SourceFile], settings: Iterable[object]) -> str:
    """Return what a result depends on, as a digest: the files that were read, and whatever else is handed over."""
    digest = hashlib.blake2b(
        repr((_program(), _own_tables(), sys.version)).encode(), digest_size=24
    )
    for one in settings:
        digest.update(repr(one).encode("utf-8", "backslashreplace"))
    for file in files:
        head = f"\n{file.path}\0{file.root}\0{file.in_archive}{file.is_context}{len(file.data)}\n"
        digest.update(head.encode("utf-8", "surrogateescape"))
        digest.update(file.data)
    return digest.hexdigest()


def _program() -> str:
    """Return what tells this program from others: its version, in a checkout its files."""
    if packaged() is not None:
        return version("opwright")
    return repr([(name, stat.st_size, stat.st_mtime_ns) for name, stat in _files(_ROOT)])


def _files(folder: str) -> Iterator[tuple[str, os.stat_result]]:
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _files(entry.path)
        elif entry.name.endswith((".py", ".bin")):
            yield entry.path, entry.stat()


def _own_tables() -> list[tuple[str, int, int]]:
    folder = user_tables_folder()
    if not os.path.isdir(folder):
        return []
    entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    return [(e.name, e.stat().st_size, e.stat().st_mtime_ns) for e in entries]


def found(key: str, texts: Mapping[str, str]) -> tuple[Lint, Mapping[str, str]] | None:
    """Return a result, and what was looked up for it; None if none is kept. `texts` are those of the files."""
    data = cached(key, key, room=_ROOM)
    if data is None:
        return None
    kept = json.loads(data)
    read, parsed, size = kept["counts"]
    files = tuple(_file(one, texts) for one in kept["files"])
    lint = Lint(files, (), read, parsed, size, notes=tuple(kept["notes"]))
    return lint, kept["lookups"]


def store(key: str, lint: Lint, lookups: Mapping[str, str]) -> None:
    """Keep a result."""
    document = {
        "files": [_file_as_json(file) for file in lint.files],
        "counts": [lint.read, lint.parsed, lint.size],
        "notes": lint.notes,
        "lookups": dict(lookups),
    }
    keep(key, key, json.dumps(document).encode(), room=_ROOM, most=_MOST_KEPT)


class Texts(dict[str, str]):
    """The texts of files by path, decoded on demand."""

    def __init__(self, files: Iterable[SourceFile]) -> None:
        self._files = {file.path: file for file in files}

    def __missing__(self, path: str) -> str:
        is_c = language_of(path) in C_FAMILY
        return decoded(self._files[path].data, is_c=is_c)


def key_for(files: Iterable[SourceFile], settings_of: SettingsOf, baseline_of: BaselineOf) -> str:
    """Return what a result depends on, as a digest."""
    files = tuple(files)
    settings = {id(one): one for one in map(settings_of, files)}.values()
    roots = {file.root: file for file in files}.values()
    databases = {
        path
        for file in roots
        for one in settings
        for path in databases_of(file, one.compile_commands)
    }
    marks = [sorted(baseline_of(one).marks) for one in settings]
    decisive = (*(one.in_order for one in settings), marks, sorted(map(_stamp, databases)))
    return key_of(files, decisive)


def _stamp(path: str) -> tuple[str, int, int]:
    """Return what tells one state of a large file from another."""
    try:
        found = os.stat(path)
    except OSError:
        return path, -1, -1
    return path, found.st_size, found.st_mtime_ns


# ---- as JSON -----------------------------------------------------------------------


def _file_as_json(file: LintedFile) -> Mapping[str, object]:
    return {
        "path": file.path,
        "findings": [
            [
                finding.cause.name,
                _evidence_as_json(finding.evidence),
                [_evidence_as_json(one) for one in finding.also],
                finding.set_severity,
            ]
            for finding in file.findings
        ],
        "rest": [file.suppressed, file.complaints, file.in_archive, file.notes, file.root],
        "fail_on": file.fail_on,
    }


def _evidence_as_json(evidence: Evidence) -> list[object]:
    safety = evidence.safety.value if evidence.safety else None
    return [
        evidence.where,
        evidence.quote,
        dict(evidence.details),
        evidence.confidence,
        evidence.line,
        [list(edit) for edit in evidence.edits],
        safety,
        evidence.width,
    ]


def _file(kept: Mapping[str, Any], texts: Mapping[str, str]) -> LintedFile:  # JSON of our own
    suppressed, complaints, in_archive, notes, root = kept["rest"]
    findings = tuple(
        Finding(
            find_cause(name),
            _evidence(evidence),
            tuple(map(_evidence, also)),
            None,
            Severity(severity) if severity else None,
        )
        for name, evidence, also, severity in kept["findings"]
    )
    fail_on = Severity(kept["fail_on"]) if kept["fail_on"] else None
    path = kept["path"]
    return LintedFile(
        path,
        texts[path],
        findings,
        suppressed,
        tuple(complaints),
        in_archive,
        tuple(notes),
        root,
        fail_on,
    )


def _evidence(kept: list[Any]) -> Evidence:
    where, quote, details, confidence, line, edits, safety, width = kept
    return Evidence(
        where,
        quote,
        details,
        Confidence(confidence),
        line,
        tuple(Edit(*edit) for edit in edits),
        Safety(safety) if safety else None,
        width,
    )
