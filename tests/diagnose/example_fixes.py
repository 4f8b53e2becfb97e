"""The fixes of all examples, and one who asks for them."""

from __future__ import annotations

from functools import cache

from diagnosed_examples import example_logs, findings_in

from opwright.model import Fix, Installer, Machine, Shell, Situation, System

TORCH = Machine(torch="2.5.1+cu124")
ASKER = Situation("warpkit", TORCH, System.LINUX, Installer.PIP, Shell.SH)


@cache
def fixes() -> list[tuple[str, Fix]]:
    """Return the fixes of all logs that are examples of a cause, as the cause writes them, each once."""
    written = (
        (cause.name, finding._replace(fitted=None).fix)
        for cause, log in example_logs()
        for finding in findings_in(log)[:1]
    )
    return list(dict.fromkeys(written))
