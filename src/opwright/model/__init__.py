"""
The words this project is written in.

Every value that crosses a module boundary is defined here: frozen, typed, and free of
code that reads a file or asks the machine anything. Read this package first.

The values are named tuples: a frozen dataclass takes four times as long to define, and with the
module it needs that was a third of the time that an audit takes from a cold start. Their
annotations are evaluated, since each one that is not is compiled when its class is made.
"""

from os import PathLike
from typing import TypeAlias

from opwright.model.failure import UNKNOWN, Failure, Machine
from opwright.model.files import (
    Artifact,
    ArtifactKind,
    Binary,
    Disagreement,
    GpuCode,
    Inlined,
    Note,
    PtxCode,
    Registrations,
    VersionedReference,
)
from opwright.model.judgement import (
    Cause,
    Check,
    Claim,
    Confidence,
    Diagnosis,
    Evidence,
    Fact,
    FactT,
    Finding,
    Fix,
    Given,
    Gpu,
    GpuLoad,
    HowItRuns,
    Load,
    LogCheck,
    MissingSymbol,
    Move,
    Report,
    Safety,
    Together,
)
from opwright.model.torch import (
    TorchBuild,
    TorchBuildLibrary,
    TorchLibrary,
    TorchRelease,
)
from opwright.model.verdicts import (
    ArtifactAudit,
    Audit,
    BinaryAudit,
    BuiltFor,
    Describe,
    Fails,
    Loads,
    SymbolNote,
    SystemNeeds,
    TorchAbi,
    Unproven,
    Unsafe,
    VariantProperty,
    Variants,
    Verdict,
)

__all__ = [
    "UNKNOWN",
    "Artifact",
    "ArtifactAudit",
    "ArtifactKind",
    "Audit",
    "Binary",
    "BinaryAudit",
    "BuiltFor",
    "Cause",
    "Check",
    "Claim",
    "Confidence",
    "Describe",
    "Diagnosis",
    "Disagreement",
    "Evidence",
    "Fact",
    "FactT",
    "Fails",
    "Failure",
    "Finding",
    "Fix",
    "Given",
    "Gpu",
    "GpuCode",
    "GpuLoad",
    "HowItRuns",
    "Inlined",
    "Load",
    "Loads",
    "LogCheck",
    "Machine",
    "MissingSymbol",
    "Move",
    "Note",
    "PtxCode",
    "Registrations",
    "Report",
    "Safety",
    "StrPath",
    "SymbolNote",
    "SystemNeeds",
    "Together",
    "TorchAbi",
    "TorchBuild",
    "TorchBuildLibrary",
    "TorchLibrary",
    "TorchRelease",
    "Unproven",
    "Unsafe",
    "VariantProperty",
    "Variants",
    "Verdict",
    "VersionedReference",
]

StrPath: TypeAlias = str | PathLike[str]
"""A path, whichever way it is said. What starts with every run uses no pathlib: 4 ms."""
