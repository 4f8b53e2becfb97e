"""
Required literals of patterns, and the one pass over a text that finds them.

Its modules here are imported on first use: `automaton` searches long logs, `quick_literals` sources.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.prefilter import automaton, quick_literals

__all__ = ["automaton", "quick_literals"]

__getattr__ = lazy_modules(__name__, {name: f"{__name__}.{name}" for name in __all__})
