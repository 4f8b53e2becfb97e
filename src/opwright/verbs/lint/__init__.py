"""`lint`: what will fail in sources and build scripts, before they are compiled."""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.lint import inline_facts, reachability, result_cache

__all__ = ["inline_facts", "reachability", "result_cache"]

__getattr__ = lazy_modules(__name__, {name: f"{__name__}.{name}" for name in __all__})
