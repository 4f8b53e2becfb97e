"""`audit`: where a binary or wheel loads and runs, and why not elsewhere."""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.audit import required, two_level, variants

__all__ = ["required", "two_level", "variants"]

__getattr__ = lazy_modules(__name__, {name: f"{__name__}.{name}" for name in __all__})
