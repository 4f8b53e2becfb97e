"""`audit`: where a binary or wheel loads and runs, and why not elsewhere."""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.audit import required, variants
    from opwright.verbs.audit.loading import two_level

__all__ = ["required", "two_level", "variants"]

__getattr__ = lazy_modules(
    __name__,
    {
        "required": "opwright.verbs.audit.required",
        "two_level": "opwright.verbs.audit.loading.two_level",
        "variants": "opwright.verbs.audit.variants",
    },
)
