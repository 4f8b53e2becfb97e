"""An audit in one line, for results of thousands of artifacts."""

from __future__ import annotations

from opwright.model import ArtifactAudit, Audit
from opwright.report import phrases
from opwright.report.audits.matrix import Cell, artifact_cells, ranges
from opwright.report.escaping import printable


def render(audit: Audit) -> str:
    """Return what was found, and where it loads; without the name, and the end of the line."""
    return printable("; ".join(map(_summary, audit.artifacts)))


def _summary(audit: ArtifactAudit) -> str:
    causes = dict.fromkeys(finding.cause.name for finding in audit.findings)
    worst = artifact_cells(audit)
    where = [
        f"{cell.label} {', '.join(ranges({v for v, c in worst.items() if c is cell}, tuple(worst)))}"
        for cell in sorted(set(worst.values()))
        if cell < Cell.LACKS_LIBRARIES
    ]
    unread = phrases.unread(audit)
    none = [] if unread else [phrases.NO_TORCH]
    loads = where or (["loads in no release"] if worst else none)
    required = [f"{requirement} {answer}" for requirement, answer in phrases.required(audit)]
    return "; ".join([*filter(None, [unread]), *required, *causes, *loads])
