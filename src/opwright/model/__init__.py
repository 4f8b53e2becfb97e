"""
The words this project is written in.

Every value that crosses a module boundary is defined here: frozen, typed, and free of
code that reads a file or asks the machine anything. Read this package first.

A module of it is imported when one of its names is first asked for: a verb needs a third of them,
and what starts with every run is counted in milliseconds (see `named_tuple`, too).
"""

from __future__ import annotations

from os import PathLike

from opwright.model.lazy import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from opwright.model.artifact import Artifact, ArtifactKind, BuildFile, Disagreement
    from opwright.model.audits import (
        ArtifactAudit,
        Audit,
        Describe,
        RequirementResult,
        SymbolNote,
        VariantProperty,
        Variants,
    )
    from opwright.model.environment import (
        Distribution,
        Environment,
        InFront,
        InstalledTorch,
        LeftLock,
        Shadowed,
        SharedFile,
    )
    from opwright.model.fact import Check, Fact, FactT
    from opwright.model.files import (
        Binary,
        GpuCode,
        Inlined,
        LibraryImports,
        Note,
        PtxCode,
        Registrations,
        VersionedReference,
    )
    from opwright.model.gpus import Gpu, GpuLoad, HowItRuns
    from opwright.model.installed import EnvironmentAudit, Interpreter, Package, SearchFolder
    from opwright.model.judgement import (
        IN_A_BUILD,
        IN_A_CLAIM,
        BuildScriptCheck,
        Cause,
        Confidence,
        Diagnosis,
        EnvironmentCheck,
        Evidence,
        Failure,
        Finding,
        Fix,
        LogCheck,
        NextSteps,
        Outcome,
        Report,
        Safety,
        Severity,
        SourceCheck,
    )
    from opwright.model.lint import Lint
    from opwright.model.linted import LintedFile, Place, Problem, Unlinted
    from opwright.model.loads import (
        ArtifactSet,
        DeclaredSupport,
        Drift,
        Load,
        MissingSymbol,
        MissingSymbols,
    )
    from opwright.model.log import UNKNOWN, Log, Machine
    from opwright.model.scope import Scope
    from opwright.model.situation import InstallCommand, Installer, Shell, Situation, System
    from opwright.model.source import (
        ANY_TARGET,
        C_FAMILY,
        BuildScript,
        Edit,
        Extension,
        Instructions,
        Language,
        LiteralText,
        Source,
        Target,
        is_build_script,
        language_of,
        line_and_column,
        line_at,
        place,
        values,
    )
    from opwright.model.torch import TorchBuild, TorchBuildLibrary, TorchLibrary, TorchRelease
    from opwright.model.verdicts import (
        Alternatives,
        BinaryAudit,
        BuiltFor,
        Fails,
        Loads,
        Standing,
        SystemNeeds,
        TorchAbi,
        Unjudged,
        Unproven,
        Unsafe,
        Verdict,
    )

__all__ = [
    "ANY_TARGET",
    "C_FAMILY",
    "IN_A_BUILD",
    "IN_A_CLAIM",
    "UNKNOWN",
    "Alternatives",
    "Artifact",
    "ArtifactAudit",
    "ArtifactKind",
    "ArtifactSet",
    "Audit",
    "Binary",
    "BinaryAudit",
    "BuildFile",
    "BuildScript",
    "BuildScriptCheck",
    "BuiltFor",
    "Cause",
    "Check",
    "Confidence",
    "DeclaredSupport",
    "Describe",
    "Diagnosis",
    "Disagreement",
    "Distribution",
    "Drift",
    "Edit",
    "Environment",
    "EnvironmentAudit",
    "EnvironmentCheck",
    "Evidence",
    "Extension",
    "Fact",
    "FactT",
    "Fails",
    "Failure",
    "Finding",
    "Fix",
    "Gpu",
    "GpuCode",
    "GpuLoad",
    "HowItRuns",
    "InFront",
    "Inlined",
    "InstallCommand",
    "InstalledTorch",
    "Installer",
    "Instructions",
    "Interpreter",
    "Language",
    "LeftLock",
    "LibraryImports",
    "Lint",
    "LintedFile",
    "LiteralText",
    "Load",
    "Loads",
    "Log",
    "LogCheck",
    "Machine",
    "MissingSymbol",
    "MissingSymbols",
    "NextSteps",
    "Note",
    "Outcome",
    "Package",
    "Place",
    "Problem",
    "PtxCode",
    "Registrations",
    "Report",
    "RequirementResult",
    "Safety",
    "Scope",
    "SearchFolder",
    "Severity",
    "Shadowed",
    "SharedFile",
    "Shell",
    "Situation",
    "Source",
    "SourceCheck",
    "Standing",
    "StrPath",
    "SymbolNote",
    "System",
    "SystemNeeds",
    "Target",
    "TorchAbi",
    "TorchBuild",
    "TorchBuildLibrary",
    "TorchLibrary",
    "TorchRelease",
    "Unjudged",
    "Unlinted",
    "Unproven",
    "Unsafe",
    "VariantProperty",
    "Variants",
    "Verdict",
    "VersionedReference",
    "is_build_script",
    "language_of",
    "line_and_column",
    "line_at",
    "place",
    "values",
]

StrPath: TypeAlias = str | PathLike[str]
"""A path in either form. Code that starts with every run avoids pathlib: 4 ms."""

MODULE_OF = {
    name: module
    for module, names in {
        "artifact": "Artifact ArtifactKind BuildFile Disagreement",
        "environment": "Distribution Environment InFront InstalledTorch LeftLock Shadowed SharedFile",
        "fact": "Check Fact FactT",
        "log": "UNKNOWN Log Machine",
        "files": "Binary GpuCode Inlined LibraryImports Note PtxCode Registrations VersionedReference",
        "scope": "Scope",
        "situation": "InstallCommand Installer Shell Situation System",
        "gpus": "Gpu GpuLoad HowItRuns",
        "installed": "EnvironmentAudit Interpreter Package SearchFolder",
        "judgement": "BuildScriptCheck Cause Confidence Diagnosis EnvironmentCheck Evidence Finding "
        "Failure Fix IN_A_BUILD IN_A_CLAIM LogCheck NextSteps Outcome Report Safety "
        "Severity SourceCheck",
        "lint": "Lint",
        "linted": "LintedFile Place Problem Unlinted",
        "loads": "DeclaredSupport Load MissingSymbol MissingSymbols Drift ArtifactSet",
        "source": "C_FAMILY ANY_TARGET BuildScript Edit Extension Instructions Language LiteralText Source Target "
        "is_build_script language_of line_and_column line_at place values",
        "torch": "TorchBuild TorchBuildLibrary TorchLibrary TorchRelease",
        "audits": "ArtifactAudit Audit Describe RequirementResult SymbolNote VariantProperty Variants",
        "verdicts": "Alternatives BinaryAudit BuiltFor Fails Loads Standing SystemNeeds TorchAbi Unjudged Unproven "
        "Unsafe Verdict",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    """Import a name on first use."""
    if name not in MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{MODULE_OF[name]}"), name)
    globals()[name] = value
    return value
