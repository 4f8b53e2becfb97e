"""Whether an artifact names another build of torch than those it was judged against, and how to add it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from opwright.knowledge.torch_releases.names.names import (
    is_rocm_library,
    is_torch_gpu_library,
    is_xpu_library,
)
from opwright.knowledge.versions import numbers, parse_specifier, public
from opwright.model import Artifact, ArtifactKind, BinaryAudit, TorchRelease
from opwright.model.named_tuple import NamedTuple

_BUILD = r"(?<![a-z])(?P<build>cpu|cu(?:da)?[-_.]?\d{2,3}|rocm[\d.]*|xpu|nv\d\d\.\d\d?)"
_IN_A_LABEL = rf"{_BUILD}(?!\d)"
"""`cu12torch2.8`: in the label of a version, another name may follow."""
_IN_A_NAME = rf"{_BUILD}(?![\da-z])"
_NIGHTLY = r"\.dev\d{8}|(?<![a-z])(?:dev|nightly)\d{8}"
_NIGHTLY_NAME = r"(?<![a-z])nightly(?![a-z])"
_INDEX = "https://download.pytorch.org/whl/"
_INSTALLED = "lib/python3.*/site-packages/torch"


class NamedBuild(NamedTuple):
    """A build of torch, and what says that the artifact is for it."""

    build: str
    """`cu126`, `cu12`, `cuda`, `rocm6.4`, `rocm`, `xpu`, `cpu`, `nv24.08`; empty for a nightly that says no more."""
    because: str
    """`its version says +cu126`."""
    is_nightly: bool = False

    @property
    def is_on_an_index(self) -> bool:
        """Whether the label is one of PyTorch's; NVIDIA's own builds are not there, and the others have numbers."""
        return self.build not in ("rocm", "cuda") and not self.build.startswith("nv")


def other_build_note(artifact: Artifact, binaries: Sequence[BinaryAudit]) -> str | None:
    """Return what to say of an artifact for a build of torch that it was not judged against; None otherwise."""
    judged = _likely_releases(artifact, binaries)
    if not judged:
        return None
    if artifact.kind is ArtifactKind.CONDA:
        return (
            "it is for conda's build of torch, and it was judged against PyPI's builds; to judge it against its own, "
            f"where that is installed: opwright releases add $CONDA_PREFIX/{_INSTALLED}"
        )
    named = next(_named_builds(artifact, binaries, judged), None)
    if named is None:
        return None
    its_own = {public(release.version) for release in judged if _is_build(release, named)}
    others = [release for release in judged if public(release.version) not in its_own]
    if not others or (its_own and (named.is_nightly or _major_alone(named))):
        return None
    newest = max(others, key=lambda release: numbers(release.version))
    against = f"CUDA {newest.cuda}" if newest.cuda else "no CUDA"
    return (
        f"{named.because}, and it was judged against PyPI's builds of torch "
        f"({newest.version} with {against}); to judge it against its own{_to_add(named, newest, binaries)}"
    )


def _to_add(named: NamedBuild, newest: TorchRelease, binaries: Sequence[BinaryAudit]) -> str:
    """Return the rest of the sentence: how to add the build."""
    if not named.is_on_an_index:
        return f", where that is installed: opwright releases add $VIRTUAL_ENV/{_INSTALLED}"
    if named.is_nightly:
        uses_cuda = any(
            audited.built_for.cuda or any(map(is_torch_gpu_library, audited.binary.needed))
            for audited in binaries
        )
        usual = f"cu{_digits(newest.cuda)}" if uses_cuda and newest.cuda else "cpu"
        return f": opwright releases add {_INDEX}nightly/{named.build or usual}"
    return f": opwright releases add torch=={public(newest.version)}+{_label(named, newest)}"


def _label(named: NamedBuild, release: TorchRelease) -> str:
    """Return the label of a PyTorch build of a release, for a build that states only CUDA's major version."""
    version = numbers(release.version)
    minors = {"12": "6" if version >= (2, 6) else "1", "11": "8" if version >= (2,) else "3"}
    major = _major_alone(named)
    return f"cu{major}{minors.get(major, '0')}" if major else named.build


def _named_builds(
    artifact: Artifact, binaries: Sequence[BinaryAudit], judged: Sequence[TorchRelease]
) -> Iterator[NamedBuild]:
    label = (artifact.version or "").partition("+")[2]
    for where, text, pattern, nightly in (
        ("version", label, _IN_A_LABEL, _NIGHTLY),
        ("requirement of torch", artifact.requires_torch or "", _IN_A_LABEL, _NIGHTLY),
        ("name", (artifact.name or "").lower(), _IN_A_NAME, _NIGHTLY_NAME),
    ):
        if not text:  # to compile the patterns takes a millisecond
            continue
        found = re.search(pattern, text, re.IGNORECASE)
        is_nightly = re.search(nightly, text, re.IGNORECASE) is not None
        build = (
            re.sub(r"^cu(?:da)?[-_.]?", "cu", found["build"].lower()).rstrip(".") if found else ""
        )
        if build or is_nightly:
            yield NamedBuild(
                build, f"its {where} says {_shown(build, is_nightly=is_nightly)}", is_nightly
            )
    without_cuda = all(release.cuda is None for release in judged)
    for library in (name for audited in binaries for name in audited.binary.needed):
        build, gpu = _build_with(library)
        if build and (build != "cuda" or without_cuda):
            yield NamedBuild(build, f"it needs {library}, of a torch for {gpu}")


def _shown(build: str, *, is_nightly: bool) -> str:
    label = f"+{build}" if build else ""
    return f"a nightly{f' ({label})' if label else ''}" if is_nightly else label


def _build_with(library: str) -> tuple[str, str]:
    """Return the builds of torch for GPUs that a library belongs to, and what they are for; empty for others."""
    if is_rocm_library(library):
        return "rocm", "ROCm"
    if is_xpu_library(library):
        return "xpu", "Intel's GPUs"
    return ("cuda", "CUDA") if is_torch_gpu_library(library) else ("", "")


def _likely_releases(artifact: Artifact, binaries: Iterable[BinaryAudit]) -> list[TorchRelease]:
    """Return the releases of the series that libraries were built for, else those that the metadata admits, else all."""
    everywhere = [verdict.load.torch for audited in binaries for verdict in audited.verdicts]
    series = {minor for audited in binaries for minor in audited.built_for.torch}
    if built_for := [release for release in everywhere if release.minor in series]:
        return built_for
    wanted = artifact.requires_torch
    admitted = parse_specifier(wanted) if wanted else None
    return [one for one in everywhere if admitted and one.version in admitted] or everywhere


def _is_build(release: TorchRelease, named: NamedBuild) -> bool:
    """Return whether a release is the build that is named, as far as its label tells builds apart."""
    local = release.version.partition("+")[2]
    if named.is_nightly:
        return ".dev" in release.version
    if local:
        return local == named.build or (not named.is_on_an_index and named.build[:2] in local)
    if named.build == "cuda":
        return release.cuda is not None
    if named.build == "cpu":
        return release.cuda is None
    if major := _major_alone(named):
        return (release.cuda or "").partition(".")[0] == major
    return f"cu{_digits(release.cuda)}" == named.build


def _major_alone(named: NamedBuild) -> str:
    """Return CUDA's major version where a build names nothing else of it: `12` for `cu12`."""
    return named.build[2:] if re.fullmatch(r"cu\d\d", named.build) else ""


def _digits(version: str | None) -> str:
    return (version or "").replace(".", "")
