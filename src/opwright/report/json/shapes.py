"""
The shapes of JSON, version 1: what programs are promised, spelled out apart from the model.

The model may change, these may not. Who writes them imports them for the types alone.
"""

from __future__ import annotations

from typing import TypedDict


class EvidenceV1(TypedDict):
    where: str
    quote: str


class WayV1(TypedDict):
    summary: str
    commands: list[str]


class _FixV1(WayV1):
    safety: str


class FixV1(_FixV1, total=False):
    otherwise: WayV1


class FindingV1(TypedDict):
    cause: str
    family: str
    message: str
    confidence: str
    evidence: list[EvidenceV1]
    details: dict[str, str]
    fix: FixV1


class ReasonV1(TypedDict):
    cause: str
    message: str


class SymbolV1(TypedDict):
    name: str
    demangled: str
    exported_by: list[str]
    nearest: str | None


class VersionedSymbolV1(TypedDict):
    name: str
    version: str
    library: str


class _VerdictV1(TypedDict):
    verdict: str


class VerdictV1(_VerdictV1, total=False):
    depends_on: list[str]
    """Libraries of the machine; the verdict is the one with them in place."""


class ReleaseV1(VerdictV1, total=False):
    """One release; `symbols` is written after it, as many as `missing_symbols` says."""

    cuda: str | None
    missing_symbols: int
    missing_libraries: list[str]
    missing_versions: list[VersionedSymbolV1]
    hidden_symbols: list[str]
    """What is missing besides, behind a missing library of torch itself."""
    reasons: list[ReasonV1]


class BuiltForV1(TypedDict):
    torch: list[str]
    cuda: str | None
    cxx11_abi: bool | None
    compiler: str | None
    evidence: list[str]


class GpuCodeV1(TypedDict):
    sass: list[str]
    ptx: list[str]
    ptx_isa: list[str | None]
    """The version of each of `ptx`."""
    lto: list[str]
    gfx: list[str]
    aborts: list[str]


class GpuV1(TypedDict):
    """A GPU, requested or of this machine, and the code of the binary that it runs."""

    name: str
    arch: str
    how: str
    code: str | None
    driver: str | None


class RegistersV1(TypedDict):
    namespaces: list[str]
    fragments: list[str]
    schemas: list[str] | None


class BinaryV1(TypedDict):
    """A binary; `releases` is written after it."""

    path: str
    sha256: str | None
    build_id: str | None
    machine: str
    torch_abi: str
    torch_floor: str | None
    built_for: BuiltForV1
    python_abi: str | None
    python_floor: str | None
    outside_limited_api: list[str] | None
    """None when it needs nothing of CPython."""
    glibc: str | None
    glibcxx: str | None
    cxxabi: str | None
    macos: str | None
    """The oldest macOS that it was linked for; null for other systems."""
    msvc_runtime: list[str]
    """The DLLs of Microsoft's Visual C++ Redistributable that it needs."""
    runs_on: list[str]
    executable_stack: bool
    text_relocations: bool
    gpu: GpuCodeV1 | None
    """None when it was not read."""
    gpus: list[GpuV1]
    needed: list[str]
    rpath: list[str]
    registers: RegistersV1 | None
    """What it tells torch's dispatcher; null, here and of the schemas, when that is not known."""


class UnreadableV1(TypedDict):
    path: str
    reason: str


class SkippedV1(TypedDict):
    path: str
    why: str


class ArtifactV1(TypedDict):
    """An artifact; `binaries` and the rest are written after it."""

    path: str
    kind: str
    name: str | None
    version: str | None
    requires_torch: str | None
    requires_python: str | None
    tags: list[str]
    skipped: list[SkippedV1]
    notes: list[str]


class AlternativesV1(TypedDict):
    """Written of an artifact that has them."""

    alternatives: list[list[str]]
    """Groups of libraries of which one is loaded, by the release of torch, CUDA or FFmpeg."""


class UnjudgedV1(TypedDict):
    """Written of an artifact or a binary that could not be judged in some releases."""

    unjudged: dict[str, str]
    """By release why, and what to do."""


class RequirementV1(TypedDict):
    requirement: str
    holds: bool | None
    """None if it could not be judged."""
    reasons: list[str]


class RequiredV1(TypedDict):
    """Written for an artifact of which something was required."""

    required: list[RequirementV1]


class VariantsV1(TypedDict):
    """What is written about an artifact in addition, on request."""

    variants: list[str]
    variants_not_said: list[str]
