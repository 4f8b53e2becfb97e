"""
The words this project is written in.

Every value that crosses a module boundary is defined here: frozen, typed, and free of
code that reads a file or asks the machine anything. Read this file first.

The values are named tuples: a frozen dataclass takes four times as long to define, and with the
module it needs that was a third of the time that an audit takes from a cold start. Their
annotations are evaluated, since each one that is not is compiled when its class is made.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, IntEnum
from os import PathLike
from types import MappingProxyType
from typing import NamedTuple, TypeAlias, TypeVar

StrPath: TypeAlias = str | PathLike[str]
"""A path, whichever way it is said. What starts with every run uses no pathlib: 4 ms."""

_GNU_BUILD_ID = ("GNU", 3)

# ---- Facts: what is there ----------------------------------------------------------


class VersionedReference(NamedTuple):
    """An undefined symbol bound to a version node of one library, `cudaMalloc@libcudart.so.12`."""

    name: str
    version: str
    library: str


class Note(NamedTuple):
    """A record that a tool left in a binary: whose it is, what kind of theirs, and its bytes."""

    owner: str
    type: int
    content: bytes


class Binary(NamedTuple):
    """
    A shared library as the dynamic loader sees it.

    `requires` holds the names that the loader must find or refuse the file: undefined, strong,
    without a version node, and asked for by a relocation. Those with a version node are in
    `requires_versioned`. `provides` holds what it defines for others, global or weak; of the
    binaries of a wheel or folder, what one of them requires.
    """

    path: str
    machine: str = "x86_64"
    soname: str | None = None
    needed: tuple[str, ...] = ()
    rpath: tuple[str, ...] = ()
    requires: frozenset[str] = frozenset()
    requires_versioned: tuple[VersionedReference, ...] = ()
    provides: frozenset[str] = frozenset()
    compilers: tuple[str, ...] = ()
    """The distinct lines of `.comment`: which compilers wrote the objects inside."""
    notes: tuple[Note, ...] = ()
    sha256: str | None = None

    @property
    def build_id(self) -> str | None:
        """The linker's digest of the binary in hexadecimal, which debuggers and caches go by."""
        found = (n.content.hex() for n in self.notes if (n.owner, n.type) == _GNU_BUILD_ID)
        return next(found, None)

    @property
    def file_name(self) -> str:
        return self.path.rpartition("/")[2]


class ArtifactKind(Enum):
    """What an audit was given."""

    WHEEL = "wheel"
    BINARY = "binary"
    FOLDER = "folder"
    PACKAGE = "package"


class Artifact(NamedTuple):
    """Something to audit: the shared libraries in it, and what its metadata claims of torch."""

    path: str
    kind: ArtifactKind
    binaries: tuple[Binary, ...]
    requires_torch: str | None = None
    """The version specifier of `Requires-Dist: torch`, `""` for any, None when it names none."""
    skipped: tuple[tuple[str, str], ...] = ()
    """Files inside that look like shared libraries and could not be read: (path, why)."""


class TorchLibrary(NamedTuple):
    """One shared library in the wheel of a torch build."""

    soname: str
    needed: tuple[str, ...] = ()


class TorchRelease(NamedTuple):
    """One published build of torch."""

    version: str
    """As on PyPI, `2.8.0`; other builds carry their local version, `2.8.0+cu126`."""
    machine: str
    cuda: str | None
    """CUDA that it was built with, `12.8`; None for a build without."""
    cxx11_abi: bool
    glibc: str
    """The oldest glibc that its libraries load with, `2.28`."""
    pythons: tuple[str, ...]
    libraries: tuple[TorchLibrary, ...] = ()
    """What the wheel itself ships."""
    pins: tuple[str, ...] = ()
    """The nvidia-* requirements of its metadata, `nvidia-cuda-runtime-cu12==12.8.90`."""
    brought: frozenset[str] = frozenset()
    """Sonames of the libraries in the packages that it pins."""
    preloaded: frozenset[str] = frozenset()
    """Sonames that are in the process after `import torch`, its own and those it pins."""
    everywhere: frozenset[str] = frozenset()
    """Those of them that torch loads with RTLD_GLOBAL, so that anybody's symbols bind to them."""

    @property
    def minor(self) -> str:
        return ".".join(self.version.split("+")[0].split(".")[:2])


class TorchBuildLibrary(NamedTuple):
    """One library of a torch build: its names for others, what it needs, its oldest glibc."""

    soname: str
    needed: tuple[str, ...]
    exports: frozenset[str]
    glibc: tuple[int, int]


class TorchBuild(NamedTuple):
    """What a torch wheel or an installed torch holds: what the symbol database is made from."""

    version: str
    machine: str
    cuda: str | None
    cxx11_abi: bool
    libraries: Mapping[str, TorchBuildLibrary]
    """By soname."""
    requirements: tuple[str, ...]
    """Its Requires-Dist lines that name packages of NVIDIA, as they stand."""
    preloads: tuple[str, ...]
    """First parts of the names of libraries that `import torch` loads by hand, `libnvrtc`."""

    @property
    def glibc(self) -> str:
        """The oldest glibc that torch's own libraries load with; bundled ones may ask for more."""
        own = [
            lib.glibc
            for name, lib in self.libraries.items()
            if name.startswith(("libtorch", "libc10"))
        ]
        major, minor = max(own)
        return f"{major}.{minor}"


class MissingSymbol(NamedTuple):
    """A symbol that nothing in the loader's scope exports."""

    name: str
    wanted_by: str
    """The library that wants it: the one loaded, or one from the same artifact that it needs."""
    exported_by: tuple[str, ...] = ()
    """The torch releases that export it from any of their libraries, oldest first."""


class Load(NamedTuple):
    """
    A shared library, the torch release it would be loaded into, and what the loader would miss.

    An empty load is one that the loader carries out.
    """

    binary: Binary
    torch: TorchRelease
    missing_symbols: tuple[MissingSymbol, ...] = ()
    """What no library in scope exports; torch's own libraries are the ones expected to."""
    missing_libraries: tuple[str, ...] = ()
    """What a pip-installed torch of this release does not bring."""
    missing_versions: tuple[VersionedReference, ...] = ()
    """Versioned symbols that the library brought by torch's pins is too old or too new to have."""
    hidden_symbols: tuple[MissingSymbol, ...] = ()
    """What is missing behind a missing library of torch itself: the loader stops before it asks."""

    @property
    def resolves(self) -> bool:
        return not (self.missing_symbols or self.missing_libraries or self.missing_versions)


Fact: TypeAlias = Load
FactT = TypeVar("FactT")
Check: TypeAlias = Callable[[FactT], "Iterable[Evidence]"]


# ---- Judgement: what it means ------------------------------------------------------


class Confidence(IntEnum):
    """How sure the evidence makes us. Ordered."""

    POSSIBLE = 1
    LIKELY = 2
    CERTAIN = 3


class Evidence(NamedTuple):
    """The exact thing that was seen, and where. `details` fill the cause's message and fix."""

    where: str
    quote: str
    details: Mapping[str, str] = MappingProxyType({})
    confidence: Confidence = Confidence.CERTAIN


class Safety(Enum):
    """Who may carry out a fix."""

    SAFE = "safe"
    REVIEW = "review"
    MANUAL = "manual"


class Fix(NamedTuple):
    """What the user does about it, most direct way first."""

    summary: str
    commands: tuple[str, ...] = ()
    safety: Safety = Safety.MANUAL


class Cause(NamedTuple):
    """
    One reason why an extension does not build, load or run.

    A cause looks for itself through up to one check per kind of fact, and is documented and
    tested by its own examples. Its file is `causes/<family>/<name>.py`, with underscores.
    """

    name: str
    family: str
    title: str
    explanation: str
    fix: Fix
    examples: tuple[Fact, ...]
    counterexamples: tuple[Fact, ...]
    since: str
    in_load: Check[Load] | None = None
    of_the_machine: bool = False
    """What is missing is for the machine to have: told, and no finding about the artifact."""
    masks: tuple[str, ...] = ()
    """Causes that are only symptoms of this one; dropped when both are found."""

    def look(self, fact: Fact) -> Iterable[Evidence]:
        """Return every sign of this cause in one fact."""
        match fact:
            case Load():
                return self.in_load(fact) if self.in_load else ()


class Finding(NamedTuple):
    """A cause, and the evidence for it."""

    cause: Cause
    evidence: Evidence

    @property
    def message(self) -> str:
        return self.cause.title.format_map(self.evidence.details)

    @property
    def fix(self) -> Fix:
        details, fix = self.evidence.details, self.cause.fix
        return Fix(
            fix.summary.format_map(details),
            tuple(command.format_map(details) for command in fix.commands),
            fix.safety,
        )


class Report(NamedTuple):
    """Everything one run found, strongest first."""

    findings: tuple[Finding, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.findings


# ---- Audit: where it loads ---------------------------------------------------------


class Loads(NamedTuple):
    """Proved: every symbol and library resolves, and it was built for this release."""

    load: Load
    reasons: tuple[Finding, ...] = ()

    @property
    def name(self) -> str:
        return "loads"


class Unproven(NamedTuple):
    """Every symbol and library resolves; it was built for another release, or nobody knows."""

    load: Load
    reasons: tuple[Finding, ...] = ()

    @property
    def name(self) -> str:
        return "unproven"


class Fails(NamedTuple):
    """Proved: the dynamic loader refuses it."""

    load: Load
    reasons: tuple[Finding, ...]

    @property
    def name(self) -> str:
        return "fails"


Verdict: TypeAlias = Loads | Unproven | Fails


class TorchAbi(Enum):
    """Which of torch's interfaces a binary uses."""

    STABLE = "stable"
    """Only the C shims, `aoti_torch_*` and `torch_*`."""
    UNSTABLE = "unstable"
    NONE = "none"


class BuiltFor(NamedTuple):
    """What a binary was built for, as far as its own bytes and metadata prove it."""

    torch: tuple[str, ...] = ()
    """Minor series, oldest first; empty when no known release fits."""
    cuda: str | None = None
    cxx11_abi: bool | None = None
    compiler: str | None = None
    evidence: tuple[str, ...] = ()


class BinaryAudit(NamedTuple):
    """One binary against every release for its machine, oldest release first."""

    binary: Binary
    torch_abi: TorchAbi
    torch_floor: str | None
    """For a stable-ABI binary, the first minor series that has every shim it wants."""
    built_for: BuiltFor
    verdicts: tuple[Verdict, ...]


class ArtifactAudit(NamedTuple):
    """An artifact, its binaries judged, and the findings in the releases that it claims."""

    artifact: Artifact
    binaries: tuple[BinaryAudit, ...]
    findings: tuple[Finding, ...] = ()


class Audit(NamedTuple):
    """All artifacts of one run, in the order they were given."""

    artifacts: tuple[ArtifactAudit, ...]

    @property
    def ok(self) -> bool:
        return not any(artifact.findings for artifact in self.artifacts)


class SymbolNote(NamedTuple):
    """What a person wants to know of a symbol that is missing."""

    name: str
    demangled: str
    exported_by: tuple[str, ...] = ()
    """Ranges of torch releases, oldest first: `2.4.0..2.9.1`."""
    nearest: str | None = None
    """The most similar symbol that torch does export, demangled."""


Describe: TypeAlias = Callable[[str], SymbolNote]
