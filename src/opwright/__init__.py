"""Lint, build, audit and diagnose PyTorch native extensions. Never imports torch."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
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
        Lint,
        LintedFile,
        Loads,
        Machine,
        Target,
        Unlinted,
        Unproven,
        Unsafe,
    )
    from opwright.verbs.audit.artifacts import audit
    from opwright.verbs.build.jit.errors import LoadFailedError
    from opwright.verbs.build.jit.load import load
    from opwright.verbs.diagnose.diagnosis import diagnose
    from opwright.verbs.explain.explanation import explain
    from opwright.verbs.lint.linting import lint

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
    "audit": "verbs.audit.artifacts",
    "explain": "verbs.explain.explanation",
    "diagnose": "verbs.diagnose.diagnosis",
    "lint": "verbs.lint.linting",
    "load": "verbs.build.jit.load",
    "LoadFailedError": "verbs.build.jit.errors",
}


def __getattr__(name: str) -> object:
    """Import what is asked for when it is: the command line starts in half the time."""
    from opwright.model.lazy import import_module  # noqa: PLC0415 - `import opwright` reads nothing

    if name in _MODULE_OF:  # a module of the model is called `lint` as well
        return getattr(import_module(f"opwright.{_MODULE_OF[name]}"), name)
    if name in __all__:
        for module in ("model", "errors"):
            value = getattr(import_module(f"opwright.{module}"), name, None)
            if value is not None:
                return value
    raise AttributeError(f"module 'opwright' has no attribute {name!r}")
