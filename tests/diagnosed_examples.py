"""What the logs that are examples of the causes are diagnosed as, once for all tests that a process runs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from opwright.causes.engine.registry import all_causes
from opwright.model import Cause, Finding, Log, Machine
from opwright.verbs.diagnose.diagnosis import diagnose


def example_logs() -> Iterator[tuple[Cause, Log]]:
    """Yield every log that is an example of a cause."""
    for cause in all_causes():
        for fact in cause.all_examples:
            if isinstance(fact, Log):
                yield cause, fact


def findings_in(log: Log) -> tuple[Finding, ...]:
    """Return what a user gets to see of a log that was handed to `diagnose` alone."""
    return _findings(log.text, log.machine)


@cache
def _findings(text: str, machine: Machine) -> tuple[Finding, ...]:
    return diagnose(text, machine, files=False).findings
