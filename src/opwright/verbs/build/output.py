"""What a build tells where no command of ours runs it, but setuptools or hatchling: on the error output."""

from __future__ import annotations

import sys

from opwright.errors import OpwrightError
from opwright.report.text import build, diagnosis
from opwright.verbs.build.engine.running.run import Event
from opwright.verbs.build.failures import failure_of

_WIDTH = 100


def tell(event: Event) -> None:
    """Report each file when it is done, with its compiler's output, and what is being waited for."""
    sys.stderr.write(build.progress(*event[:-1]))
    sys.stderr.flush()


def tell_commands(event: Event) -> None:
    """Tell of each command too, when it is started."""
    if event.kind == "started":
        sys.stderr.write(build.started(event.command))
    tell(event)


def failure_text(error: OpwrightError) -> str:
    """Return what stopped a build: what compilers or the linker said, and the cause with its fix."""
    failed = failure_of(error)
    if failed is None:
        return f"opwright: {error}"
    cause = diagnosis.text(failed.diagnosis, width=_WIDTH)
    return f"{build.failure(failed, width=_WIDTH)}{cause}"
