"""A cause by its name."""

from __future__ import annotations

from opwright.causes.engine.registry import find_cause
from opwright.model import Cause


def explain(name: str) -> Cause:
    """Return the cause called `name`, with its explanation, fix and examples."""
    return find_cause(name)
