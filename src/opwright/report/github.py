"""
For GitHub Actions: one annotation per finding.

The runner reads them from a step's output; a percent sign, a line end and, in a property, a colon
or a comma would end what they stand in.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Audit, Confidence, Finding
from opwright.report import phrases
from opwright.report.escaping import printable
from opwright.report.places import artifact_of, file_of

_LEVELS = {
    Confidence.CERTAIN: "error",
    Confidence.LIKELY: "warning",
    Confidence.POSSIBLE: "notice",
}
_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = _DATA | str.maketrans({":": "%3A", ",": "%2C"})


def render(audit: Audit) -> str:
    """Return the findings as workflow commands; nothing if there are none."""
    return "".join(f"{line}\n" for line in _commands(audit))


def _commands(audit: Audit) -> Iterator[str]:
    for judged in audit.artifacts:
        artifact = judged.artifact
        for finding in judged.findings:
            yield _annotation(file_of(artifact, finding.evidence.where), finding)
        for result, (requirement, answer) in zip(
            judged.required, phrases.required(judged), strict=True
        ):
            level = "notice" if result.holds else "error"
            yield command(level, artifact.path, "required", printable(f"{requirement} {answer}"))
        for note in judged.notes:
            yield command("notice", artifact.path, "note", printable(note))
        for title, text in phrases.conditions(judged):
            yield command("notice", artifact.path, title, printable(text))
        for path, reason in artifact.skipped:
            lines = (printable(f"{path}: {reason}"),)
            yield command("warning", file_of(artifact, path), "unreadable", *lines)
    for path, reason in audit.unreadable:
        yield command("warning", path, "unreadable", printable(f"{path}: {reason}"))
    artifacts = [judged.artifact for judged in audit.artifacts]
    for finding in audit.findings:
        yield _annotation(file_of(*artifact_of(artifacts, finding.evidence.where)), finding)


def _annotation(file: str, finding: Finding) -> str:
    evidence, fix = finding.evidence, finding.fix
    return command(
        _LEVELS[evidence.confidence],
        file,
        finding.cause.name,
        printable(finding.message),
        printable(f"--> {evidence.where}"),
        printable(f" |  {evidence.quote}"),
        printable(f"fix: {fix.summary}"),
        *(printable(f"$ {command}") for command in fix.commands),
    )


def command(
    level: str, path: str, title: str, *lines: str, place: tuple[int, int, int] | None = None
) -> str:
    """Return a workflow command whose message has these lines; `place` is line, column, its end."""
    file = printable(path).translate(_PROPERTY)
    message = "\n".join(lines).translate(_DATA)
    at = f",line={place[0]},col={place[1]},endColumn={place[2]}" if place else ""
    return f"::{level} file={file}{at},title={title.translate(_PROPERTY)}::{message}"
