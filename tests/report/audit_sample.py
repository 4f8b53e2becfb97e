"""One audit, built by hand from plain values, that every format is tested with."""

from __future__ import annotations

from collections.abc import Sequence

from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    Audit,
    Binary,
    BinaryAudit,
    BuiltFor,
    Cause,
    Confidence,
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
    Safety,
    SymbolNote,
    SystemNeeds,
    TorchAbi,
    TorchRelease,
    Unproven,
    Unsafe,
    Verdict,
    VersionedReference,
)

VERSIONS = [
    "1.8.0",
    "1.8.1",
    "1.9.0",
    "1.9.1",
    "1.10.0",
    "1.10.1",
    "1.10.2",
    "1.11.0",
    "1.12.0",
    "1.12.1",
    "1.13.0",
    "1.13.1",
    "2.0.0",
    "2.0.1",
    "2.1.0",
    "2.1.1",
    "2.1.2",
    "2.2.0",
    "2.2.1",
    "2.2.2",
    "2.3.0",
    "2.3.1",
    "2.4.0",
    "2.4.1",
    "2.5.0",
    "2.5.1",
    "2.6.0",
    "2.7.0",
    "2.7.1",
    "2.8.0",
    "2.9.0",
    "2.9.1",
    "2.10.0",
    "2.11.0",
    "2.12.0",
    "2.12.1",
    "2.13.0",
    "2.14.0",
    "2.14.1",
    "2.15.0",
]
SOME_VERSIONS = ["2.7.0", "2.7.1", "2.8.0", "2.9.1", "2.10.0", "2.11.0"]


def torch(version: str, *, machine: str = "x86_64") -> TorchRelease:
    """Return a release with the CUDA that its build on PyPI has."""
    minor = int(version.split(".")[1]) if version.startswith("2.") else -1
    cuda = "13.0" if minor > 10 else "12.8" if minor > 7 else "12.1" if minor > 0 else None
    return TorchRelease(version, machine, cuda, minor > 6, "2.28", ("cp311",))


def unsafe(load: Load, *reasons: Finding) -> Verdict:
    return Unsafe(load, reasons)


def cause(name: str, title: str, fix: Fix, *, family: str = "torch-abi") -> Cause:
    return Cause(
        name=name,
        family=family,
        title=title,
        explanation="\nThe first paragraph says what it is.\n\nThe second says *why*.\n",
        fix=fix,
        examples=(),
        counterexamples=(),
        since="0.1",
    )


VERSION_MISMATCH = cause(
    "torch-version-mismatch",
    "{count} symbols that it needs are not in torch {torch}: it was built for another release",
    Fix(
        "say which torch it was built for, and publish one wheel for each minor release of torch",
        ("pip install --no-build-isolation --no-cache-dir --force-reinstall torchvision==0.23.0",),
        Safety.REVIEW,
    ),
)
LAYOUT_DRIFT = cause(
    "torch-layout-drift",
    "{class_name} grew from {old} to {new} bytes, and this binary passes it to torch",
    Fix("rebuild it against the torch that loads it"),
)
CUDA_MISMATCH = cause(
    "extension-cuda-version-mismatch",
    "it needs {library}, and torch brings another major of CUDA",
    Fix("take the build for CUDA {major}"),
    family="cuda-toolkit",
)

CHECK = "_ZN3c104cuda29c10_cuda_check_implementationEiPKcS2_ib"
STR = "_ZNK3c106Device3strB5cxx11Ev"
ERROR = "_ZN3c105ErrorC2ENS_14SourceLocationENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
COW = "_ZN3c104impl3cow23materialize_cow_storageERNS_11StorageImplE"

_STRING = "std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char>>"
NOTES = {
    CHECK: SymbolNote(
        CHECK,
        "c10::cuda::c10_cuda_check_implementation(int, char const*, char const*, int, bool)",
        ("2.0.0..2.9.1",),
        "c10::cuda::c10_cuda_check_implementation(int, char const*, char const*, unsigned int, bool)",
    ),
    STR: SymbolNote(STR, "c10::Device::str[abi:cxx11]() const", ("2.7.0..2.9.1",)),
    ERROR: SymbolNote(
        ERROR,
        f"c10::Error::Error(c10::SourceLocation, {_STRING})",
        ("2.7.0..2.9.1", "2.12.0"),
        "c10::Error::Error(c10::SourceLocation, c10::Message)",
    ),
    COW: SymbolNote(COW, "c10::impl::cow::materialize_cow_storage(c10::StorageImpl&)"),
}


def describe(name: str) -> SymbolNote:
    return NOTES.get(name) or SymbolNote(name, name)


def mismatch(path: str, release: TorchRelease, missing: Sequence[MissingSymbol]) -> Finding:
    details = {"count": str(len(missing)), "torch": release.version}
    return Finding(VERSION_MISMATCH, Evidence(path, missing[0].name, details))


def drift(path: str) -> Finding:
    details = {"class_name": "c10::KernelFunction", "old": "32", "new": "40"}
    return Finding(
        LAYOUT_DRIFT, Evidence(path, "_ZN5torch7Library4_def", details, Confidence.LIKELY)
    )


def wrong_cuda(path: str) -> Finding:
    details = {"library": "libcudart.so.12", "major": "13"}
    return Finding(CUDA_MISMATCH, Evidence(path, "libcudart.so.12", details))


def vision_verdict(binary: Binary, version: str, symbols: Sequence[str]) -> Verdict:
    """Judge a binary built for torch 2.8 and CUDA 12 that needs `symbols` of it."""
    release = torch(version)
    place, mine = VERSIONS.index(version), VERSIONS.index("2.8.0")
    if version in ("2.8.0", "2.9.0", "2.9.1"):
        load = Load(binary, release)
        return Loads(load) if place == mine else unsafe(load, drift(binary.path))
    wanted = symbols if place > mine else symbols[:1]
    missing = tuple(MissingSymbol(name, binary.path) for name in wanted)
    without_cuda = release.cuda == "13.0"
    libraries = ("libcudart.so.12",) if without_cuda else ()
    why = [mismatch(binary.path, release, missing)] if missing else []
    why += [wrong_cuda(binary.path)] if without_cuda else []
    return Fails(Load(binary, release, missing, libraries), tuple(why))


def vision_binary(path: str, symbols: Sequence[str], versions: Sequence[str]) -> BinaryAudit:
    binary = Binary(
        path,
        needed=("libtorch.so", "libc10.so", "libcudart.so.12"),
        gpu=GpuCode(("sm_80", "sm_90a"), (PtxCode("compute_90", "8.1"),)),
        rpath=("$ORIGIN",),
        sha256="5e" * 32,
    )
    return BinaryAudit(
        binary,
        TorchAbi.UNSTABLE,
        None,
        BuiltFor(
            ("2.8",),
            "12",
            cxx11_abi=True,
            compiler="GCC 13.3",
            evidence=("c10::Device::str[abi:cxx11] and 3 more: 2.8 only",),
        ),
        tuple(vision_verdict(binary, version, symbols) for version in versions),
        system=SystemNeeds(
            "2.17",
            "3.4.21",
            "1.3.9",
            "abi3",
            "3.9",
            runs_on=("RHEL 8", "Debian 12"),
            too_old=("RHEL 6", "RHEL 7"),
        ),
        gpus=(
            GpuLoad(binary, Gpu("H100", "sm_90"), HowItRuns.NATIVE, "sm_90a", "525.60.13"),
            GpuLoad(binary, Gpu("RTX 5090", "sm_120"), HowItRuns.JIT, "compute_90", "570.26"),
            GpuLoad(binary, Gpu("gfx942", "gfx942"), HowItRuns.NOT_AT_ALL),
        ),
    )


def image_binary(path: str, versions: Sequence[str]) -> BinaryAudit:
    """Return a binary of the C++ part: unproven next to its own release, then without libraries."""
    binary = Binary(path, needed=("libtorch.so",))
    verdicts: list[Verdict] = []
    for version in versions:
        load = Load(binary, torch(version))
        if version == "2.7.0":
            symbols = (MissingSymbol(COW, path),)
            reasons = (mismatch(path, load.torch, symbols),)
            verdicts.append(Fails(Load(binary, load.torch, symbols), reasons))
        elif load.torch.cuda == "13.0":
            lacking = Load(binary, load.torch, missing_libraries=("libnvjpeg.so.12",))
            verdicts.append(Fails(lacking, ()))
        else:
            verdicts.append(Loads(load) if version == "2.8.0" else Unproven(load))
    built_for = BuiltFor(("2.7", "2.8"), None, cxx11_abi=True)
    system = SystemNeeds(python_abi="none")
    return BinaryAudit(binary, TorchAbi.UNSTABLE, None, built_for, tuple(verdicts), system=system)


def stable_binary(path: str) -> BinaryAudit:
    binary = Binary(path, needed=("libtorch.so",))
    verdicts: list[Verdict] = []
    for version in VERSIONS:
        release = torch(version)
        if VERSIONS.index(version) >= VERSIONS.index("2.10.0"):
            verdicts.append(Loads(Load(binary, release)))
        else:
            symbols = (MissingSymbol("torch_list_size", "libother.so"),)
            versions = (VersionedReference("cudaMalloc", "libcudart.so.12", "libcudart.so.12"),)
            load = Load(binary, release, symbols, (), versions)
            verdicts.append(Fails(load, (mismatch(path, release, symbols),)))
    return BinaryAudit(
        binary, TorchAbi.STABLE, "2.10", BuiltFor(compiler="GCC 13.3"), tuple(verdicts)
    )


def plain_binary(path: str) -> BinaryAudit:
    return BinaryAudit(Binary(path), TorchAbi.NONE, None, BuiltFor(), ())


def vision_wheel(versions: Sequence[str] = VERSIONS) -> ArtifactAudit:
    wanted = [CHECK, STR, ERROR, COW, "_ZN2at5emptyEv"]
    core = vision_binary("torchvision/_C.so", wanted, versions)
    path = "dist/torchvision-0.23.0-cp311-cp311-manylinux_2_28_x86_64.whl"
    binaries = (
        core,
        image_binary("torchvision/image.so", versions),
        plain_binary("torchvision.libs/libjpeg.so"),
    )
    return ArtifactAudit(
        Artifact(
            path,
            ArtifactKind.WHEEL,
            tuple(audit.binary for audit in binaries),
            ">=2.8",
            (("torchvision/broken.so", "truncated: it has 12 bytes"),),
        ),
        binaries,
        (
            *(r for v in core.verdicts if v.load.torch.version == "2.10.0" for r in v.reasons),
            drift("torchvision/_C.so"),
        ),
    )


def stable_folder() -> ArtifactAudit:
    binaries = tuple(
        stable_binary(f"torchcodec/libtorchcodec_core{number}.cpython-311-x86_64-linux-gnu.so")
        for number in range(4, 9)
    )
    artifact = Artifact("build/lib", ArtifactKind.FOLDER, tuple(a.binary for a in binaries))
    return ArtifactAudit(artifact, binaries)


def without_torch() -> ArtifactAudit:
    binary = plain_binary("numpy/core.so")
    return ArtifactAudit(Artifact("numpy.whl", ArtifactKind.WHEEL, (binary.binary,)), (binary,))


SMALL_AUDIT = Audit((vision_wheel(SOME_VERSIONS),))
AUDIT = Audit((vision_wheel(), stable_folder(), without_torch()))
