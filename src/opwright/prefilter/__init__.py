"""
Required literals of patterns, and the one pass over a text that finds them.

`prefilter.quick_literals` is imported on first use: only what searches sources needs it.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.prefilter import quick_literals

__all__ = ["quick_literals"]

__getattr__ = lazy_modules(__name__, {name: f"{__name__}.{name}" for name in __all__})
