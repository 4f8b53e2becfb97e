"""Lint, build, audit and diagnose PyTorch native extensions. Never imports torch."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.api import audit, explain
    from opwright.diagnosis import diagnose
    from opwright.errors import OpwrightError, UnknownNameError, UnreadableInputError
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
]


def __getattr__(name: str) -> object:
    """Import what is asked for when it is: the command line starts in half the time."""
    if name in __all__:
        for module in ("model", "errors", "api", "diagnosis"):
            found = getattr(import_module(f"opwright.{module}"), name, None)
            if found is not None:
                return found
    raise AttributeError(f"module 'opwright' has no attribute {name!r}")
