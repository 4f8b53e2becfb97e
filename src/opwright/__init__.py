"""Lint, build, audit and diagnose PyTorch native extensions. Never imports torch."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.api import audit, explain
    from opwright.diagnosis import diagnose
    from opwright.errors import OpwrightError, UnknownNameError, UnreadableInputError
    from opwright.jit import LoadFailedError, load
    from opwright.linting import lint
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
        Lint,
        LintedFile,
        Loads,
        Machine,
        Target,
        Unlinted,
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
    "Lint",
    "LintedFile",
    "LoadFailedError",
    "Loads",
    "Machine",
    "OpwrightError",
    "Target",
    "UnknownNameError",
    "Unlinted",
    "Unproven",
    "UnreadableInputError",
    "Unsafe",
    "audit",
    "diagnose",
    "explain",
    "lint",
    "load",
]
_MODULE_OF = {
    "audit": "api",
    "explain": "api",
    "diagnose": "diagnosis",
    "lint": "linting",
    "load": "jit",
    "LoadFailedError": "jit",
}


def __getattr__(name: str) -> object:
    """Import what is asked for when it is: the command line starts in half the time."""
    if name in _MODULE_OF:  # a module of the model is called `lint` as well
        return getattr(import_module(f"opwright.{_MODULE_OF[name]}"), name)
    if name in __all__:
        for module in ("model", "errors"):
            found = getattr(import_module(f"opwright.{module}"), name, None)
            if found is not None:
                return found
    raise AttributeError(f"module 'opwright' has no attribute {name!r}")
