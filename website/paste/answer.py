"""What the page shows of a log: the report of the command line, as JSON and, to be shared, as redacted Markdown."""

from __future__ import annotations

import json

from opwright import OpwrightError, diagnose, report
from opwright.verbs.diagnose.redaction.redacted import redacted


def answer(log: str) -> str:
    """Return `{"report": …, "markdown": …, "machine": …}` as JSON; `{"error": …}` for what is no log."""
    try:
        diagnosis = diagnose(log, files=False)
    except OpwrightError as error:
        return json.dumps({"error": str(error)})
    machine = {name: value for name, value in diagnosis.machine._asdict().items() if value}
    return json.dumps(
        {
            "report": json.loads(report.diagnosis.json(diagnosis)),
            "text": report.diagnosis.text(diagnosis),
            "markdown": report.diagnosis.markdown(redacted(diagnosis)),
            "machine": machine,
        }
    )
