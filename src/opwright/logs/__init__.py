"""A log in, what happened out."""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs import final_failure
    from opwright.logs.asker import (
        failing_package,
        install_commands,
        named_torch,
        requirements,
        situation,
        stated_parts,
        tried,
    )
    from opwright.logs.lines import cut_off, retold, streams, told
    from opwright.logs.tools import diagnostics, traceback

__all__ = [
    "cut_off",
    "diagnostics",
    "failing_package",
    "final_failure",
    "install_commands",
    "named_torch",
    "requirements",
    "retold",
    "situation",
    "stated_parts",
    "streams",
    "told",
    "traceback",
    "tried",
]

__getattr__ = lazy_modules(
    __name__,
    {
        "cut_off": "opwright.logs.lines.cut_off",
        "diagnostics": "opwright.logs.tools.diagnostics",
        "failing_package": "opwright.logs.asker.failing_package",
        "final_failure": "opwright.logs.final_failure",
        "install_commands": "opwright.logs.asker.install_commands",
        "named_torch": "opwright.logs.asker.named_torch",
        "requirements": "opwright.logs.asker.requirements",
        "retold": "opwright.logs.lines.retold",
        "situation": "opwright.logs.asker.situation",
        "stated_parts": "opwright.logs.asker.stated_parts",
        "streams": "opwright.logs.lines.streams",
        "told": "opwright.logs.lines.told",
        "traceback": "opwright.logs.tools.traceback",
        "tried": "opwright.logs.asker.tried",
    },
)
