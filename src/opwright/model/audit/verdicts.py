"""Where each binary loads, and which verdicts count for the artifact as a whole."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from opwright.model.audit.files import Binary
    from opwright.model.audit.gpus import GpuLoad
    from opwright.model.audit.loads import Load
    from opwright.model.judgement.finding import Finding


class Loads(NamedTuple):
    """Proved: every symbol and library resolves, and it was built for this release."""

    load: Load
    reasons: tuple[Finding, ...] = ()

    @property
    def name(self) -> str:
        return "loads"


class Unproven(NamedTuple):
    """Every symbol and library resolves; it was built for another release, or for an unknown one."""

    load: Load
    reasons: tuple[Finding, ...] = ()

    @property
    def name(self) -> str:
        return "unproven"


class Unsafe(NamedTuple):
    """It loads, or dies in the loader: what it has compiled in of torch is otherwise here."""

    load: Load
    reasons: tuple[Finding, ...]

    @property
    def name(self) -> str:
        return "unsafe"


class Fails(NamedTuple):
    """Proved: the dynamic loader rejects it."""

    load: Load
    reasons: tuple[Finding, ...]

    @property
    def name(self) -> str:
        return "fails"


Verdict: TypeAlias = Loads | Unproven | Unsafe | Fails


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


class SystemNeeds(NamedTuple):
    """What a binary requires of the system besides torch; None for what it does not use."""

    glibc: str | None = None
    """The oldest that it loads with, `2.17`."""
    glibcxx: str | None = None
    """The newest GLIBCXX that it needs from the system's libstdc++, `3.4.21`."""
    cxxabi: str | None = None
    python_abi: str | None = None
    """`cp311`, `abi3`, or `none` if it uses nothing of CPython; None if unknown."""
    python_floor: str | None = None
    """For an abi3 binary, the oldest CPython that it is for, `3.9`."""
    runs_on: tuple[str, ...] = ()
    """Distributions that have all of it, oldest first."""
    too_old: tuple[str, ...] = ()
    """Distributions that have not, though a torch that it can use runs there; oldest first."""
    libgcc: str | None = None
    """The newest GCC version that it needs from the system's libgcc, `12.0.0`."""
    msvc_runtime: tuple[str, ...] = ()
    """The DLLs of Microsoft's Visual C++ Redistributable that it needs, `MSVCP140.dll`."""
    macos: str | None = None
    """The oldest macOS that it was linked for, `11.0`."""
    outside_limited_api: tuple[str, ...] | None = None
    """CPython names that it needs and the limited API lacks; None if it needs none, or nobody looked."""


class Unjudged(NamedTuple):
    """A release in which a binary could not be judged."""

    version: str
    lacking: tuple[str, ...]
    """Libraries that only other builds of the release have, and nobody has read."""
    to_do: str
    """The command that has one of those builds read."""

    @property
    def series(self) -> str:
        return ".".join(self.version.split(".")[:2])

    @property
    def why(self) -> str:
        libraries = ", ".join(self.lacking)
        return f"it needs {libraries} of a CUDA build of torch, and PyPI has none for Windows"


class BinaryAudit(NamedTuple):
    """One binary against every release for its machine, oldest release first."""

    binary: Binary
    torch_abi: TorchAbi
    torch_floor: str | None
    """For a stable-ABI binary, the first minor series that has every shim it wants."""
    built_for: BuiltFor
    verdicts: tuple[Verdict, ...]
    gpus: tuple[GpuLoad, ...] = ()
    """How it runs on each requested GPU."""
    system: SystemNeeds = SystemNeeds()
    unjudged: tuple[Unjudged, ...] = ()

    @property
    def most_wanted(self) -> Unjudged:
        """Of the releases in which it could not be judged, the first of the newest series that it was built for."""
        its_own = [one for one in self.unjudged if one.series in self.built_for.torch]
        series = (its_own or self.unjudged)[-1].series
        return next(one for one in self.unjudged if one.series == series)


class Alternatives(NamedTuple):
    """Libraries of which an artifact's loader picks one, by the release of torch, CUDA or FFmpeg."""

    paths: tuple[str, ...]
    """In order of their versions."""
    taken: Mapping[str, str]
    """The path of the one that counts in each release of torch."""


def decisive(
    binaries: Iterable[BinaryAudit],
    alternatives: Iterable[Alternatives],
    not_proved: Mapping[str, Collection[str]] = MappingProxyType({}),
) -> tuple[BinaryAudit, ...]:
    """
    Return the binaries, each with only the verdicts that count for the artifact as a whole.

    Where a failure is `not_proved` to be the artifact's, by path and releases, it counts as unproven. That of a library
    which another one brings along counts where that one fails too: else it has what its companion lacks.
    """
    binaries = tuple(binaries)
    brought = _brought_along(binaries)
    taken = {path: group.taken for group in alternatives for path in group.paths}
    return tuple(
        audited._replace(
            verdicts=tuple(
                verdict
                for verdict in audited.verdicts
                if taken.get(audited.binary.path, {}).get(verdict.load.torch.version, "")
                in ("", audited.binary.path)
                and not (
                    isinstance(verdict, Fails)
                    and verdict.load.torch.version in brought.get(audited.binary.path, ())
                )
            )
        )
        if audited.binary.path in taken or audited.binary.path in brought
        else audited
        for audited in (_doubted(one, not_proved) if not_proved else one for one in binaries)
    )


def _brought_along(binaries: Sequence[BinaryAudit]) -> dict[str, frozenset[str]]:
    """Return by path the releases in which a library of the artifact that needs a failing one resolves."""
    failing = [
        one
        for one in binaries
        if not one.binary.modules and any(isinstance(verdict, Fails) for verdict in one.verdicts)
    ]
    brought = {
        one.binary.path: frozenset(
            verdict.load.torch.version
            for other in binaries
            if other is not one and one.binary.file_name in other.binary.needed
            for verdict in other.verdicts
            if not isinstance(verdict, Fails)
        )
        for one in failing
    }
    return {path: versions for path, versions in brought.items() if versions}


def _doubted(audited: BinaryAudit, not_proved: Mapping[str, Collection[str]]) -> BinaryAudit:
    versions = not_proved.get(audited.binary.path, ())
    return audited._replace(
        verdicts=tuple(
            Unproven(verdict.load) if verdict.load.torch.version in versions else verdict
            for verdict in audited.verdicts
        )
    )


MILDEST_FIRST = ("loads", "unproven", "unsafe", "fails")


class Standing(NamedTuple):
    """The worst verdict of some libraries in one release, and what they depend on of the machine."""

    verdict: str = "loads"
    depends_on: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    """Those of them that are not there for torch itself."""


def standings(binaries: Iterable[BinaryAudit]) -> dict[str, Standing]:
    """Return by release how libraries stand together, in the order in which the releases come."""
    together: dict[str, Standing] = {}
    for verdict in (verdict for audited in binaries for verdict in audited.verdicts):
        known = together.get(verdict.load.torch.version, Standing())
        together[verdict.load.torch.version] = Standing(
            max(known.verdict, verdict.name, key=MILDEST_FIRST.index),
            tuple(dict.fromkeys((*known.depends_on, *verdict.load.depends_on))),
            tuple(dict.fromkeys((*known.conditions, *verdict.load.conditions))),
        )
    return together
