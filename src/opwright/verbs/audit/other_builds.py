"""Whether an artifact names another build of torch than those it was judged against, and how to add it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from opwright.knowledge.versions import numbers, public
from opwright.model import Artifact, ArtifactKind, BinaryAudit, TorchRelease
from opwright.model.named_tuple import NamedTuple

_BUILD = r"(?<![a-z])(?P<build>cpu|cu(?:da)?\d{2,3}|rocm\d[\d.]*|xpu)(?![\d])"
_NIGHTLY = r"\.dev\d{8}|(?<![a-z])(?:dev|nightly)\d{8}"
_INDEX = "https://download.pytorch.org/whl/"


class NamedBuild(NamedTuple):
    """A build of torch, and where the artifact says that it is for it."""

    build: str
    """`cu126`, `rocm6.4`, `cpu`; empty for a nightly that says no more."""
    where: str
    is_nightly: bool = False

    @property
    def shown(self) -> str:
        label = f"+{self.build}" if self.build else ""
        return f"a nightly{f' ({label})' if label else ''}" if self.is_nightly else label


def other_build_note(artifact: Artifact, binaries: Sequence[BinaryAudit]) -> str | None:
    """Return what to say of an artifact for a build of torch that it was not judged against; None otherwise."""
    named = next(_named_builds(artifact), None)
    judged = _likely_releases(binaries)
    if artifact.kind is ArtifactKind.CONDA and judged:
        return (
            "it is for conda's build of torch, and it was judged against PyPI's builds; to judge it against its own, "
            "where that is installed: opwright releases add $CONDA_PREFIX/lib/python3.*/site-packages/torch"
        )
    if named is None:
        return None
    its_own = {public(release.version) for release in judged if _is_build(release, named)}
    others = [release for release in judged if public(release.version) not in its_own]
    if not others or (named.is_nightly and its_own):
        return None
    newest = max(others, key=lambda release: numbers(release.version))
    against = f"CUDA {newest.cuda}" if newest.cuda else "no CUDA"
    if named.is_nightly:
        what = f"{_INDEX}nightly/{named.build or 'cpu'}"
    else:
        what = f"torch=={public(newest.version)}+{named.build}"
    return (
        f"its {named.where} says {named.shown}, and it was judged against PyPI's builds of torch "
        f"({newest.version} with {against}); to judge it against its own: opwright releases add {what}"
    )


def _named_builds(artifact: Artifact) -> Iterator[NamedBuild]:
    label = (artifact.version or "").partition("+")[2]
    for where, text in (
        ("version", label),
        ("requirement of torch", artifact.requires_torch or ""),
    ):
        if not text:
            continue
        build = re.search(_BUILD, text, re.IGNORECASE)
        nightly = re.search(_NIGHTLY, text, re.IGNORECASE) is not None
        if build or nightly:
            name = build["build"].lower().replace("cuda", "cu") if build else ""
            yield NamedBuild(name.rstrip("."), where, nightly)


def _likely_releases(binaries: Iterable[BinaryAudit]) -> list[TorchRelease]:
    """Return the releases of the series that libraries were built for, else all that they were judged in."""
    everywhere = [verdict.load.torch for audited in binaries for verdict in audited.verdicts]
    series = {minor for audited in binaries for minor in audited.built_for.torch}
    return [release for release in everywhere if release.minor in series] or everywhere


def _is_build(release: TorchRelease, named: NamedBuild) -> bool:
    """Return whether a release is the build that is named, as far as its label tells builds apart."""
    local = release.version.partition("+")[2]
    if named.is_nightly:
        return ".dev" in release.version
    if local:
        return local == named.build
    if named.build == "cpu":
        return release.cuda is None
    cuda = (release.cuda or "").replace(".", "")
    major_alone = re.fullmatch(r"cu(\d\d)", named.build)
    return f"cu{cuda}" == named.build or bool(
        major_alone and (release.cuda or "").partition(".")[0] == major_alone[1]
    )
