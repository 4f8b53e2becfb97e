"""Lint, build, audit and diagnose PyTorch native extensions. Never imports torch."""

from __future__ import annotations

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
    "audit",
    "explain",
]
