"""Audits whose every name was chosen by an enemy."""

from __future__ import annotations

from audit_sample import cause, torch
from hypothesis import strategies as st

from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    Audit,
    Binary,
    BinaryAudit,
    BuiltFor,
    Confidence,
    Drift,
    Evidence,
    Fails,
    Finding,
    Fix,
    Gpu,
    GpuCode,
    GpuLoad,
    HowItRuns,
    Load,
    Loads,
    MissingSymbol,
    PtxCode,
    Registrations,
    SymbolNote,
    SystemNeeds,
    TorchAbi,
    Unproven,
    Unsafe,
    VariantProperty,
    Variants,
    Verdict,
    VersionedReference,
)

TRAPS = (
    "\x1b[2J", "\x1b]0;title\x07", "\r\n", "\x7f", "\x9b31m", "\u202e", "::error::", "##[group]",
    "%0A", "|", "`", "```", "<img>", "](x)", "@everyone", "https://a.b", " ", "a" * 90, "{0}", "/",
    "\udc80",
)  # fmt: skip
NAMES = st.one_of(
    st.text(max_size=30), st.lists(st.sampled_from(TRAPS), max_size=4).map("".join)
).map(lambda text: text or "x")
LISTS = st.lists(NAMES, max_size=5).map(tuple)
FEW = st.lists(NAMES, max_size=2).map(tuple)
VERSIONS = ("1.13.1", "2.0.0", "2.8.0", "2.8.0+cu126", "2.9.0", "2.10.0")


def plain(text: str) -> str:
    """Return text that may stand in a cause's title, which is a format string."""
    return text.replace("{", "{{").replace("}", "}}")


@st.composite
def findings(draw: st.DrawFn) -> Finding:
    fix = Fix(plain(draw(NAMES)), tuple(map(plain, draw(LISTS))))
    judged = cause("some-cause", plain(draw(NAMES)), fix)
    confidence = draw(st.sampled_from(Confidence))
    return Finding(judged, Evidence(draw(NAMES), draw(NAMES), {"a": draw(NAMES)}, confidence))


@st.composite
def verdicts(draw: st.DrawFn, binary: Binary, version: str) -> Verdict:
    release = torch(version)
    reasons = draw(st.lists(findings(), max_size=2).map(tuple))
    if draw(st.booleans()):
        kind: type[Loads | Unproven | Unsafe] = draw(st.sampled_from((Loads, Unproven, Unsafe)))
        moved = tuple(Drift(name, draw(NAMES), draw(NAMES), draw(NAMES)) for name in draw(FEW))
        return kind(Load(binary, release, moved=moved), reasons=reasons)
    symbols = tuple(MissingSymbol(name, draw(NAMES)) for name in draw(LISTS))
    versions = tuple(VersionedReference(name, draw(NAMES), draw(NAMES)) for name in draw(LISTS))
    return Fails(Load(binary, release, symbols, draw(LISTS), versions), reasons)


@st.composite
def binaries(draw: st.DrawFn) -> BinaryAudit:
    binary = Binary(
        draw(NAMES),
        needed=draw(LISTS),
        rpath=draw(LISTS),
        gpu=draw(st.none() | gpu_codes()),
        registers=draw(st.none() | registrations()),
    )
    judged = sorted(draw(st.sets(st.sampled_from(VERSIONS))), key=VERSIONS.index)
    built_for = BuiltFor(
        ("2.8",), draw(NAMES), draw(st.none() | st.booleans()), evidence=draw(LISTS)
    )
    abi = draw(st.sampled_from(TorchAbi))
    found = tuple(draw(verdicts(binary, version)) for version in judged)
    return BinaryAudit(
        binary,
        abi,
        draw(st.none() | st.just("2.10")),
        built_for,
        found,
        tuple(draw(st.lists(gpu_loads(binary), max_size=3))),
        draw(systems()),
    )


@st.composite
def gpu_codes(draw: st.DrawFn) -> GpuCode:
    ptx = tuple(PtxCode(arch, draw(st.none() | NAMES)) for arch in draw(FEW))
    return GpuCode(draw(FEW), ptx, draw(FEW), draw(FEW), draw(FEW))


@st.composite
def gpu_loads(draw: st.DrawFn, binary: Binary) -> GpuLoad:
    how, code = draw(st.sampled_from(HowItRuns)), draw(st.none() | NAMES)
    gpu = Gpu(draw(NAMES), draw(st.sampled_from(("sm_90", "sm_100a", "gfx942"))))
    return GpuLoad(binary, gpu, how, code, draw(st.none() | NAMES))


@st.composite
def registrations(draw: st.DrawFn) -> Registrations:
    return Registrations(draw(FEW), draw(FEW), draw(st.none() | FEW))


@st.composite
def systems(draw: st.DrawFn) -> SystemNeeds:
    """Draw what a file's name and its symbols can make of it: versions are numbers."""
    abi = draw(st.sampled_from((None, "none", "abi3")) | NAMES.map("cp3{}".format))
    versions = st.none() | st.sampled_from(("2.17", "3.4.21"))
    return SystemNeeds(
        draw(versions), draw(versions), python_abi=abi, python_floor=draw(NAMES), too_old=draw(FEW)
    )


@st.composite
def variants(draw: st.DrawFn) -> Variants:
    shown = tuple(VariantProperty("nvidia", "sm_arch", "90_real", why) for why in draw(FEW))
    return Variants(shown, draw(FEW))


@st.composite
def artifacts(draw: st.DrawFn) -> ArtifactAudit:
    audits = draw(st.lists(binaries(), max_size=4).map(tuple))
    skipped = draw(st.lists(st.tuples(NAMES, NAMES), max_size=2).map(tuple))
    kind = draw(st.sampled_from(ArtifactKind))
    inside = tuple(audit.binary for audit in audits)
    artifact = Artifact(draw(NAMES), kind, inside, draw(st.none() | NAMES), skipped)
    return ArtifactAudit(
        artifact,
        audits,
        draw(st.lists(findings(), max_size=2).map(tuple)),
        draw(FEW),
        draw(st.none() | variants()),
    )


@st.composite
def _audits(draw: st.DrawFn) -> Audit:
    """Draw artifacts, with findings about them together where there are some."""
    judged = draw(st.lists(artifacts(), max_size=2).map(tuple))
    common = draw(st.lists(findings(), max_size=1)) if judged else []
    return Audit(judged, tuple(common))


AUDITS = _audits()


def describe(name: str) -> SymbolNote:
    """Return a note as hostile as the name."""
    return SymbolNote(name, name + "(int, " + name, (name,) if len(name) % 2 else (), name)
