"""
JSON for programs, version 1, in the shapes of `json_v1_shapes`.

A binary may lack 700 symbols in each of 39 releases, so a symbol becomes text once and that text is
used wherever the symbol is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import MappingProxyType

from opwright.model import (
    ArtifactAudit,
    Audit,
    Binary,
    BinaryAudit,
    Describe,
    Finding,
    GpuCode,
    GpuLoad,
    MissingSymbol,
    Registrations,
    RequirementResult,
    Standing,
    Verdict,
)
from opwright.model.audit.verdicts import standings
from opwright.report.audits.matrix import in_order
from opwright.report.escaping import json_text
from opwright.report.text.artifact import variants

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.report.json.shapes import (
        AlternativesV1,
        ArtifactV1,
        BinaryV1,
        FindingV1,
        GpuCodeV1,
        GpuV1,
        RegistersV1,
        ReleaseV1,
        RequiredV1,
        RequirementV1,
        SymbolV1,
        UnjudgedV1,
        UnreadableV1,
        VariantsV1,
        VerdictV1,
    )


def render(
    audit: Audit, *, describe: Describe | None, head: Mapping[str, object] = MappingProxyType({})
) -> str:
    """Return the audit as one line of JSON, after the keys in `head`; without symbols unless `describe`."""
    text = _symbol_texts(describe) if describe else None
    everything = [f for artifact in audit.artifacts for f in artifact.findings]
    findings = [finding_v1(finding) for finding in (*everything, *audit.findings)]
    document = _object(
        {"version": 1, **head},
        {
            "artifacts": _array(_artifact(artifact, text) for artifact in audit.artifacts),
            "findings": json_text(findings),
            "unreadable": json_text([unreadable_v1(*one) for one in audit.skipped]),
        },
    )
    return document + "\n"


_SymbolText = Callable[[str, "str | None"], str]


def _symbol_texts(describe: Describe) -> _SymbolText:
    @cache
    def symbol_text(name: str, wanted_by: str | None) -> str:
        note = describe(name)
        symbol: SymbolV1 = {
            "name": name,
            "demangled": note.demangled,
            "exported_by": list(note.exported_by),
            "nearest": note.nearest,
        }
        return json_text(symbol if wanted_by is None else {**symbol, "wanted_by": wanted_by})

    return symbol_text


def unreadable_v1(path: str, reason: str) -> UnreadableV1:
    """Return what could not be read, as every verb reports it next to its findings."""
    return {"path": path, "reason": reason}


def _artifact(audit: ArtifactAudit, symbol_text: _SymbolText | None) -> str:
    head: ArtifactV1 = {
        "path": audit.artifact.path,
        "kind": audit.artifact.kind.value,
        "name": audit.artifact.name,
        "version": audit.artifact.version,
        "requires_torch": audit.artifact.requires_torch,
        "requires_python": audit.artifact.requires_python,
        "tags": list(audit.artifact.tags),
        "skipped": [{"path": path, "why": reason} for path, reason in audit.artifact.skipped],
        "notes": list(audit.notes),
    }
    variant_fields: VariantsV1 | None = audit.variants and {
        "variants": variants.as_texts(audit.variants),
        "variants_not_said": list(audit.variants.notes),
    }
    together = standings(audit.decisive)
    unjudged: UnjudgedV1 = {"unjudged": audit.unjudged}
    releases = {
        version: _standing(together[version])
        for version in in_order(together)
        if version not in unjudged["unjudged"]
    }
    alternatives: AlternativesV1 = {"alternatives": [list(g.paths) for g in audit.alternatives]}
    required: RequiredV1 = {"required": [requirement_v1(one) for one in audit.required]}
    return _object(
        {
            **head,
            **(alternatives if audit.alternatives else {}),
            **(unjudged if unjudged["unjudged"] else {}),
            **(required if audit.required else {}),
            **(variant_fields or {}),
        },
        {
            "binaries": _array(_binary(binary, symbol_text) for binary in audit.binaries),
            "releases": json_text(releases),
            "findings": json_text([finding_v1(finding) for finding in audit.findings]),
        },
    )


def requirement_v1(result: RequirementResult) -> RequirementV1:
    return {
        "requirement": result.requirement,
        "holds": result.holds,
        "reasons": list(result.reasons),
    }


def _standing(standing: Standing) -> VerdictV1:
    verdict: VerdictV1 = {"verdict": standing.verdict}
    if standing.depends_on:
        verdict["depends_on"] = list(standing.depends_on)
    return verdict


def _binary(audit: BinaryAudit, symbol_text: _SymbolText | None) -> str:
    binary, built_for, outside = audit.binary, audit.built_for, audit.system.outside_limited_api
    head: BinaryV1 = {
        "path": binary.path,
        "sha256": binary.sha256,
        "build_id": binary.build_id,
        "machine": binary.machine,
        "torch_abi": audit.torch_abi.value,
        "torch_floor": audit.torch_floor,
        "built_for": {
            "torch": list(built_for.torch),
            "cuda": built_for.cuda,
            "cxx11_abi": built_for.cxx11_abi,
            "compiler": built_for.compiler,
            "evidence": list(built_for.evidence),
        },
        "python_abi": audit.system.python_abi,
        "python_floor": audit.system.python_floor,
        "outside_limited_api": outside if outside is None else list(outside),
        "glibc": audit.system.glibc,
        "glibcxx": audit.system.glibcxx,
        "cxxabi": audit.system.cxxabi,
        "macos": audit.system.macos,
        "msvc_runtime": list(audit.system.msvc_runtime),
        "runs_on": list(audit.system.runs_on),
        "executable_stack": binary.executable_stack,
        "text_relocations": binary.text_relocations,
        "gpu": _gpu_code(binary.gpu),
        "gpus": [_gpu(load) for load in audit.gpus],
        "needed": list(binary.needed),
        "rpath": list(binary.rpath),
        "registers": _registers(binary.registers),
    }
    members = {v.load.torch.version: _release(v, binary, symbol_text) for v in audit.verdicts}
    unjudged: UnjudgedV1 = {
        "unjudged": {one.version: f"{one.why}; {one.to_do}" for one in audit.unjudged}
    }
    return _object(
        {**head, **(unjudged if audit.unjudged else {})}, {"releases": _object({}, members)}
    )


def _gpu_code(gpu_code: GpuCode | None) -> GpuCodeV1 | None:
    return gpu_code and {
        "sass": list(gpu_code.sass),
        "ptx": [ptx.arch for ptx in gpu_code.ptx],
        "ptx_isa": [ptx.isa for ptx in gpu_code.ptx],
        "lto": list(gpu_code.lto),
        "gfx": list(gpu_code.gfx),
        "aborts": list(gpu_code.aborts),
    }


def _gpu(load: GpuLoad) -> GpuV1:
    return {
        "name": load.gpu.name,
        "arch": load.gpu.arch,
        "how": load.how.value,
        "code": load.code,
        "driver": load.driver,
    }


def _registers(known: Registrations | None) -> RegistersV1 | None:
    return known and {
        "namespaces": list(known.namespaces),
        "fragments": list(known.fragments),
        "schemas": None if known.schemas is None else list(known.schemas),
    }


def _release(verdict: Verdict, binary: Binary, symbol_text: _SymbolText | None) -> str:
    load = verdict.load
    release: ReleaseV1 = {"verdict": verdict.name, "cuda": load.torch.cuda}
    symbols = {}
    if load.depends_on:
        release["depends_on"] = list(load.depends_on)
    if verdict.name == "fails" or not load.resolves:
        release["missing_symbols"] = len(load.missing_symbols)
        release["missing_libraries"] = list(load.missing_libraries)
        if symbol_text:
            symbols["symbols"] = _symbols(load.missing_symbols, binary, symbol_text)
    if load.hidden_symbols:
        release["hidden_symbols"] = [symbol.name for symbol in load.hidden_symbols]
    if load.missing_versions:
        release["missing_versions"] = [
            {"name": symbol.name, "version": symbol.version, "library": symbol.library}
            for symbol in load.missing_versions
        ]
    if verdict.reasons:
        release["reasons"] = [
            {"cause": finding.cause.name, "message": finding.message} for finding in verdict.reasons
        ]
    return _object(release, symbols)


def _symbols(missing: Iterable[MissingSymbol], binary: Binary, text: _SymbolText) -> str:
    own = {binary.path, binary.file_name}
    return _array(
        text(
            missing_symbol.name,
            None if missing_symbol.wanted_by in own else missing_symbol.wanted_by,
        )
        for missing_symbol in missing
    )


def finding_v1(finding: Finding) -> FindingV1:
    evidence, fix = finding.evidence, finding.fix
    return {
        "cause": finding.cause.name,
        "family": finding.cause.family,
        "message": finding.message,
        "confidence": evidence.confidence.name.lower(),
        "evidence": [{"where": evidence.where, "quote": evidence.quote}],
        "details": evidence.reported_details,
        "fix": {
            "summary": fix.summary,
            "commands": list(fix.commands),
            "safety": fix.safety.value,
        },
    }


def _object(head: Mapping[str, object], texts: Mapping[str, str]) -> str:
    """Return a JSON object: the members of `head`, then those whose values are JSON already."""
    members = [f"{json_text(key)}:{json_text(value)}" for key, value in head.items()]
    members += [f"{json_text(key)}:{text}" for key, text in texts.items()]
    return "{" + ",".join(members) + "}"


def _array(texts: Iterable[str]) -> str:
    return "[" + ",".join(texts) + "]"
