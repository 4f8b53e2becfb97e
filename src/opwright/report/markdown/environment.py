"""What is installed, for a pull request or an issue."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model.environment.installed import EnvironmentAudit
from opwright.report.markdown.audit import cell_text, code_span, finding_block, prose
from opwright.report.text.environment import facts_of, lines_of


def render(audit: EnvironmentAudit) -> str:
    """Return what is installed, as GitHub Markdown."""
    blocks = ["### environment", "\n".join(_facts(audit))]
    if audit.packages:
        blocks.append("\n".join(_table(audit)))
    blocks += map(finding_block, audit.findings)
    blocks += [f"note: {prose(note)}" for note in audit.notes]
    unreadable = audit.environment.unreadable
    blocks += [f"unreadable: {prose(f'{path}: {why}')}" for path, why in unreadable]
    blocks += [f"unknown: {prose(f'{missing.what}: {missing.why}')}" for missing in audit.unknown]
    return "\n\n".join(blocks) + "\n"


def _facts(audit: EnvironmentAudit) -> Iterator[str]:
    yield "| | |"
    yield "|:--|:--|"
    for key, value in facts_of(audit):
        yield f"| {key} | {code_span(value)} |"


def _table(audit: EnvironmentAudit) -> Iterator[str]:
    yield f"| package | version | in torch {audit.release or '(unknown)'} | GPU | built for |"
    yield "|:--|:--|:--|:--|:--|"
    for line in lines_of(audit.packages):
        yield (
            f"| {code_span(line.name)} | {code_span(line.version)} | {line.text} | {cell_text(line.gpu)} "
            f"| {cell_text(line.built_for)} |"
        )
