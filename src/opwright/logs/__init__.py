"""A log in, what happened out."""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs import (
        cut_off,
        failing_package,
        final_failure,
        install_commands,
        named_torch,
        requirements,
        retold,
        situation,
        stated_parts,
        streams,
        tried,
    )

__all__ = [
    "cut_off",
    "failing_package",
    "final_failure",
    "install_commands",
    "named_torch",
    "requirements",
    "retold",
    "situation",
    "stated_parts",
    "streams",
    "tried",
]

__getattr__ = lazy_modules(__name__, {name: f"{__name__}.{name}" for name in __all__})
