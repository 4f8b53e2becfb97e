"""Lint, build, audit and diagnose PyTorch native extensions. Never imports torch."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opwright.api import audit, explain
    from opwright.errors import OpwrightError, UnknownNameError, UnreadableInputError
    from opwright.model import (
        ArtifactAudit,
        Audit,
        BinaryAudit,
        Cause,
        Evidence,
        Fails,
        Finding,
        Fix,
        Loads,
        Unproven,
        Unsafe,
    )

__all__ = [
    "ArtifactAudit",
    "Audit",
    "BinaryAudit",
    "Cause",
    "Evidence",
    "Fails",
    "Finding",
    "Fix",
    "Loads",
    "OpwrightError",
    "UnknownNameError",
    "Unproven",
    "UnreadableInputError",
    "Unsafe",
    "audit",
    "explain",
]


def __getattr__(name: str) -> object:
    """Import what is asked for when it is: the command line starts in half the time."""
    if name in __all__:
        for module in map(import_module, ("opwright.model", "opwright.errors", "opwright.api")):
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module 'opwright' has no attribute {name!r}")
