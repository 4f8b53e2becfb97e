"""
Releases in which a library cannot be judged: it needs DLLs that only torch's CUDA builds have.

PyPI has none of these builds for Windows. PyTorch's own index has, and `opwright releases add` reads one by ranges.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from opwright.knowledge.torch_releases.symbols.releases import Database, as_ranges, database
from opwright.knowledge.versions import numbers, public
from opwright.model import BinaryAudit, Load, TorchRelease, Unjudged

_INDEX = "https://download.pytorch.org/whl"


def unjudged_releases(loads: Sequence[Load], known: Database) -> tuple[Unjudged, ...]:
    """Return the releases in which a library is needed that only other builds of it have, and nobody has read."""
    return tuple(
        Unjudged(load.torch.version, load.unread, _adding(load.torch))
        for load in loads
        if load.unread and not any(_has_all(other, load) for other in known.releases)
    )


def _has_all(release: TorchRelease, load: Load) -> bool:
    """Return whether a build of the same release has what a load lacks."""
    if public(release.version) != public(load.torch.version):
        return False
    return {name.lower() for name in load.unread} <= {name.lower() for name in release.preloaded}


def _adding(release: TorchRelease) -> str:
    """Return the command that adds the build for the CUDA that the release has on Linux."""
    on_linux = {other.version: other.cuda for other in database("x86_64").releases}
    cuda = (on_linux.get(release.version) or "").replace(".", "")
    if not cuda:
        return "opwright releases add torch-*.whl"
    python = "cp311" if numbers(release.version) >= (2,) else "cp39"
    return (
        f"opwright releases add {_INDEX}/cu{cuda}/torch-{release.version}%2Bcu{cuda}"
        f"-{python}-{python}-win_amd64.whl"
    )


def unjudged_libraries(binaries: Iterable[BinaryAudit]) -> Iterator[tuple[str, str]]:
    """Yield each library that could not be judged in some releases, and why, for reports to say."""
    for audited in binaries:
        machine = audited.binary.machine
        if audited.binary.system != "linux" and not database(machine).builds:
            yield audited.binary.path, f"not judged: PyPI has no torch for {machine}"
        by_reason: dict[str, list[Unjudged]] = {}
        for one in audited.unjudged:
            by_reason.setdefault(one.why, []).append(one)
        for why, releases in by_reason.items():
            where = ", ".join(as_ranges([one.version for one in releases], machine))
            to_do = audited._replace(unjudged=tuple(releases)).most_wanted.to_do
            yield audited.binary.path, f"not judged in torch {where}: {why}; {to_do}"
