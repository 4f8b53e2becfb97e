"""What is found in a file, in the words of the Language Server Protocol."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lsprotocol import types
from pygls.workspace import PositionCodec

from opwright.model import Edit, Finding, LintedFile, Safety, Severity, line_and_column
from opwright.report.sarif import page_of
from opwright.verbs.lint.fixes import fixed

_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.NOTE: types.DiagnosticSeverity.Information,
}
FIX_ALL = "source.fixAll.opwright"


def diagnostics(file: LintedFile, codec: PositionCodec) -> list[types.Diagnostic]:
    """Return the findings of a file as diagnostics."""
    lines = file.text.splitlines(keepends=True)
    return [
        types.Diagnostic(
            range=codec.range_to_client_units(lines, _range(finding)),
            message=f"{finding.message}\nfix: {finding.fix.summary}",
            severity=_SEVERITIES[finding.severity],
            code=finding.cause.name,
            code_description=types.CodeDescription(page) if page else None,
            source="opwright",
        )
        for finding in file.findings
        for page in (page_of(finding.cause),)
    ]


def _range(finding: Finding) -> types.Range:
    line = finding.evidence.line - 1
    column = int(finding.evidence.where.rpartition(":")[2]) - 1
    end = column + finding.evidence.width
    return types.Range(types.Position(line, column), types.Position(line, end))


def actions(
    file: LintedFile, uri: str, within: types.Range, codec: PositionCodec
) -> Iterator[types.CodeAction]:
    """Yield what repairs the findings that a range touches, one by one, and then all that is safe in the file."""
    lines = file.text.splitlines(keepends=True)
    for finding, diagnostic in zip(file.findings, diagnostics(file, codec), strict=True):
        if finding.fix.edits and _touches(diagnostic.range, within):
            review = "" if finding.fix.safety is Safety.SAFE else " (review the change)"
            yield types.CodeAction(
                title=f"{finding.cause.name}: {finding.fix.summary}{review}",
                kind=types.CodeActionKind.QuickFix,
                diagnostics=[diagnostic],
                edit=_changes(uri, _edits(file, finding.fix.edits, lines, codec)),
                is_preferred=finding.fix.safety is Safety.SAFE,
            )
    repaired = fixed(file)
    if repaired.after != repaired.before:
        end = types.Position(len(lines), 0)
        whole = types.TextEdit(types.Range(types.Position(0, 0), end), repaired.after)
        yield types.CodeAction(
            title="opwright: apply all safe fixes",
            kind=FIX_ALL,
            edit=_changes(uri, [whole]),
        )


def _touches(one: types.Range, other: types.Range) -> bool:
    return one.start.line <= other.end.line and other.start.line <= one.end.line


def _edits(
    file: LintedFile, edits: Iterable[Edit], lines: list[str], codec: PositionCodec
) -> list[types.TextEdit]:
    return [
        types.TextEdit(
            codec.range_to_client_units(
                lines,
                types.Range(_position(file.text, edit.start), _position(file.text, edit.end)),
            ),
            edit.text,
        )
        for edit in edits
        if edit.path == file.path
    ]


def _position(text: str, offset: int) -> types.Position:
    line, column = line_and_column(text, offset)
    return types.Position(line - 1, column - 1)


def _changes(uri: str, edits: list[types.TextEdit]) -> types.WorkspaceEdit:
    return types.WorkspaceEdit(changes={uri: edits})


def hover(file: LintedFile, at: types.Position, codec: PositionCodec) -> types.Hover | None:
    """Return the text about the findings at a position; None if there are none."""
    here = types.Range(at, at)
    found = [
        (finding, diagnostic.range)
        for finding, diagnostic in zip(file.findings, diagnostics(file, codec), strict=True)
        if _touches(diagnostic.range, here)
        and diagnostic.range.start.character <= at.character <= diagnostic.range.end.character
    ]
    if not found:
        return None
    parts = dict.fromkeys(
        f"**{finding.cause.name}**: {finding.message}\n\nfix: {finding.fix.summary}\n\n{finding.cause.explanation.strip()}"
        for finding, _ in found
    )
    content = types.MarkupContent(types.MarkupKind.Markdown, "\n\n---\n\n".join(parts))
    return types.Hover(content, found[0][1])
