"""Lint, build, audit and diagnose PyTorch native extensions. Never imports torch."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opwright.api import audit, explain
    from opwright.diagnosis import diagnose
    from opwright.errors import OpwrightError, UnknownNameError, UnreadableInputError
    from opwright.jit import LoadFailedError, load
    from opwright.model import (
        ArtifactAudit,
        Audit,
        BinaryAudit,
        Cause,
        Diagnosis,
        Evidence,
        Fails,
        Finding,
        Fix,
        Loads,
        Machine,
        Unproven,
        Unsafe,
    )

__all__ = [
    "ArtifactAudit",
    "Audit",
    "BinaryAudit",
    "Cause",
    "Diagnosis",
    "Evidence",
    "Fails",
    "Finding",
    "Fix",
    "LoadFailedError",
    "Loads",
    "Machine",
    "OpwrightError",
    "UnknownNameError",
    "Unproven",
    "UnreadableInputError",
    "Unsafe",
    "audit",
    "diagnose",
    "explain",
    "load",
]


def __getattr__(name: str) -> object:
    """Import what is asked for when it is: the command line starts in half the time."""
    if name in __all__:
        of_jit = ("load", "LoadFailedError")  # of which a hit in the cache takes 5 ms
        for module in ("jit",) if name in of_jit else ("model", "errors", "api", "diagnosis"):
            found = getattr(import_module(f"opwright.{module}"), name, None)
            if found is not None:
                return found
    raise AttributeError(f"module 'opwright' has no attribute {name!r}")
