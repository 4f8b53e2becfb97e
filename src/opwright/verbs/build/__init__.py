"""
`build`: a plan whose flags have reasons, run and checked before import.

What only a report, a failure or a miss of the cache needs is imported then, as `build.failures`.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.build import failures
    from opwright.verbs.build.jit import miss
    from opwright.verbs.build.sources import source_check
    from opwright.verbs.build.times import compile_times

__all__ = ["compile_times", "failures", "miss", "source_check"]
__getattr__ = lazy_modules(
    __name__,
    {
        "compile_times": "opwright.verbs.build.times.compile_times",
        "failures": "opwright.verbs.build.failures",
        "miss": "opwright.verbs.build.jit.miss",
        "source_check": "opwright.verbs.build.sources.source_check",
    },
)
