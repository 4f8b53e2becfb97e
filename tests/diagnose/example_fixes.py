"""The fixes of all examples, and one who asks for them."""

from __future__ import annotations

from functools import cache

from opwright.causes.engine.registry import all_causes
from opwright.model import Fix, Installer, Log, Machine, Shell, Situation, System
from opwright.verbs.diagnose.diagnosis import diagnose

TORCH = Machine(torch="2.5.1+cu124")
ASKER = Situation("warpkit", TORCH, System.LINUX, Installer.PIP, Shell.SH)


@cache
def fixes() -> list[tuple[str, Fix]]:
    """Return the fixes of every log that is an example of a cause, as the cause writes them."""
    return [
        (cause.name, finding._replace(fitted=None).fix)
        for cause in all_causes()
        for fact in cause.all_examples
        if isinstance(fact, Log)
        for finding in diagnose(fact.text, fact.machine, files=False).findings[:1]
    ]
