"""`diagnose`: the cause of the failure in a log."""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.diagnose import (
        explained,
        libraries_on_disk,
        next_steps,
        outcome,
        rereading,
    )

__all__ = ["explained", "libraries_on_disk", "next_steps", "outcome", "rereading"]

__getattr__ = lazy_modules(__name__, {name: f"{__name__}.{name}" for name in __all__})
