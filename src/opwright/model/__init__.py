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

    from opwright.model.audit.artifact import Artifact, ArtifactKind, BuildFile, Disagreement
    from opwright.model.audit.audits import (
        ArtifactAudit,
        Audit,
        Describe,
        RequirementResult,
        SymbolNote,
        VariantProperty,
        Variants,
    )
    from opwright.model.audit.files import (
        Binary,
        GpuCode,
        Inlined,
        LibraryImports,
        Note,
        PtxCode,
        Registrations,
        VersionedReference,
    )
    from opwright.model.audit.gpus import Gpu, GpuLoad, HowItRuns
    from opwright.model.audit.loads import (
        ArtifactSet,
        DeclaredSupport,
        Drift,
        Load,
        MissingSymbol,
        MissingSymbols,
    )
    from opwright.model.audit.verdicts import (
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
    from opwright.model.environment.environment import (
        Distribution,
        Environment,
        InFront,
        InstalledTorch,
        LeftLock,
        Shadowed,
        SharedFile,
    )
    from opwright.model.environment.installed import (
        EnvironmentAudit,
        Interpreter,
        Package,
        SearchFolder,
    )
    from opwright.model.judgement.cause import (
        IN_A_BUILD,
        IN_A_CLAIM,
        IN_SOURCES,
        BuildScriptCheck,
        Cause,
        EnvironmentCheck,
        Fix,
        LogCheck,
        Outcome,
        SourceCheck,
    )
    from opwright.model.judgement.diagnosis import Diagnosis, Failure, NextSteps
    from opwright.model.judgement.evidence import Confidence, Evidence, Safety, Severity
    from opwright.model.judgement.fact import Check, Fact, FactT
    from opwright.model.judgement.finding import Finding, Report
    from opwright.model.judgement.scope import Scope
    from opwright.model.logs.log import UNKNOWN, Log, Machine
    from opwright.model.logs.situation import InstallCommand, Installer, Shell, Situation, System
    from opwright.model.releases.torch import (
        TorchBuild,
        TorchBuildLibrary,
        TorchLibrary,
        TorchRelease,
    )
    from opwright.model.sources.lint import Lint
    from opwright.model.sources.linted import LintedFile, Place, Problem, Unlinted
    from opwright.model.sources.source import (
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

__all__ = [
    "ANY_TARGET",
    "C_FAMILY",
    "IN_A_BUILD",
    "IN_A_CLAIM",
    "IN_SOURCES",
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
        "audit.artifact": "Artifact ArtifactKind BuildFile Disagreement",
        "audit.audits": "ArtifactAudit Audit Describe RequirementResult SymbolNote "
        "VariantProperty Variants",
        "audit.files": "Binary GpuCode Inlined LibraryImports Note PtxCode Registrations "
        "VersionedReference",
        "audit.gpus": "Gpu GpuLoad HowItRuns",
        "audit.loads": "ArtifactSet DeclaredSupport Drift Load MissingSymbol MissingSymbols",
        "audit.verdicts": "Alternatives BinaryAudit BuiltFor Fails Loads Standing SystemNeeds "
        "TorchAbi Unjudged Unproven Unsafe Verdict",
        "environment.environment": "Distribution Environment InFront InstalledTorch LeftLock "
        "Shadowed SharedFile",
        "environment.installed": "EnvironmentAudit Interpreter Package SearchFolder",
        "judgement.cause": "IN_A_BUILD IN_A_CLAIM IN_SOURCES BuildScriptCheck Cause EnvironmentCheck Fix "
        "LogCheck Outcome SourceCheck",
        "judgement.diagnosis": "Diagnosis Failure NextSteps",
        "judgement.evidence": "Confidence Evidence Safety Severity",
        "judgement.fact": "Check Fact FactT",
        "judgement.finding": "Finding Report",
        "judgement.scope": "Scope",
        "logs.log": "UNKNOWN Log Machine",
        "logs.situation": "InstallCommand Installer Shell Situation System",
        "releases.torch": "TorchBuild TorchBuildLibrary TorchLibrary TorchRelease",
        "sources.lint": "Lint",
        "sources.linted": "LintedFile Place Problem Unlinted",
        "sources.source": "ANY_TARGET C_FAMILY BuildScript Edit Extension Instructions Language "
        "LiteralText Source Target is_build_script language_of line_and_column line_at place "
        "values",
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
