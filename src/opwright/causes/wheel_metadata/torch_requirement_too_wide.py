"""
The metadata lets pip install the extension beside a torch for which its native code was not compiled:
`torch>=2.1.0` for a library that only 2.2 can load. Whoever installs it a month later gets the newest torch that
the requirement admits, and an undefined symbol.

A lower bound is what Python code wants, which goes on working with newer releases, and it is
mostly copied from there. Native code that uses the C++ interface of torch is for one minor series. torch changes
mangled names, the layout of classes and the numbers of its enums from one minor release to the next without
notice, and there is no soname that would say so. Of 139 pairs of a published wheel and a torch which its
metadata admitted, 72 did not work when they were tried.

Either the requirement becomes as narrow as the binary, or the binary as wide as the requirement: by
the [stable ABI](https://docs.pytorch.org/docs/stable/notes/libtorch_stable_abi.html) of torch, which has a lower
bound only.

Releases count that are published, for the machine of the binary, with a Python in common; a failure for
want of another CUDA does not, since every release of torch is built for several.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opwright.knowledge.torch_releases.requirement import (
    admitted,
    advice,
    harmful,
    reachable,
    spans,
)
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    DeclaredSupport,
    Evidence,
    Fix,
    TorchRelease,
)


def in_declared_support(claim: DeclaredSupport) -> Iterator[Evidence]:
    """Look for releases that the metadata admits, and in which it fails."""
    artifact = claim.artifact
    if artifact.requires_torch is None:
        return
    releases, fate = harmful(admitted(claim))
    best = advice(claim)
    if releases and best:
        wanted = f"torch{artifact.requires_torch}"
        yield Evidence(
            "METADATA",
            f"Requires-Dist: {wanted}",
            {
                "wanted": wanted,
                "releases": spans(releases, [release for release, _ in reachable(claim)]),
                "fate": fate,
                "requirement": best.requirement,
                "advice": best.fix,
            },
        )


def _torch(version: str, *pythons: str) -> TorchRelease:
    return TorchRelease(version, "x86_64", None, cxx11_abi=True, glibc="2.28", pythons=pythons)


_RELEASES = (
    _torch("2.3.1", "cp38", "cp311"),
    _torch("2.4.1", "cp38", "cp311"),
    _torch("2.5.1", "cp311"),
)


def _claim(
    wanted: str, *verdicts: str, tag: str = "cp311-cp311-linux_x86_64", python: str | None = None
) -> DeclaredSupport:
    artifact = Artifact(
        f"op-1.0-{tag}.whl",
        ArtifactKind.WHEEL,
        (Binary("op/_C.so", needed=("libtorch.so",)),),
        wanted,
        name="op",
        version="1.0",
        tags=(tag,),
        requirements=(f"torch{wanted}",),
        requires_python=python,
    )
    rows: Sequence[tuple[TorchRelease, str]] = list(zip(_RELEASES, verdicts, strict=True))
    return DeclaredSupport(artifact, tuple(rows))


CAUSE = Cause(
    title="the metadata requires {wanted}, which admits torch {releases}, where native code of it {fate}",
    in_declared_support=in_declared_support,
    fix=Fix("change the line to {advice}"),
    examples=(
        _claim(">=2.3", "fails", "loads", "fails"),
        _claim(">=2.4", "fails", "loads", "unsafe"),
        _claim("", "fails", "unproven", "unproven"),
    ),
    counterexamples=(
        _claim("==2.4.1", "fails", "loads", "fails"),
        _claim(">=2.4", "fails", "loads", "unproven"),
        _claim(">=2.4", "loads", "loads", "fails", tag="cp38-cp38-linux_x86_64"),
        _claim(">=2.4", "loads", "loads", "fails", tag="py3-none-linux_x86_64", python="<3.11"),
    ),
)
