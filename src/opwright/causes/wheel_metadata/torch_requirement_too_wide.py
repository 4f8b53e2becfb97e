"""
The metadata lets pip install the extension beside a torch for which its native code was not compiled: `torch>=2.1.0` for a
library that only 2.2 can load. Whoever installs it a month later gets the newest torch that the requirement admits, and an
undefined symbol.

A lower bound suits Python code, which keeps working with newer releases, and it is mostly copied from there. Native code
that uses torch's C++ interface is for one minor series: torch changes mangled names, the layout of classes and the numbers
of its enums between minor releases without notice, and has no soname that would say so. Of 139 pairs of a published wheel
and a torch which its metadata admitted, 72 did not work when they were tried.

Either the requirement becomes as narrow as the binary, or the binary as wide as the requirement, with torch's
[stable ABI](https://docs.pytorch.org/docs/stable/notes/libtorch_stable_abi.html), which has a lower bound only.

Published releases count, for the machine of the binary, with a Python in common; a failure for lack of another CUDA does
not, since every release of torch is built for several.
"""

from collections.abc import Iterator

from opwright.causes.kit.examples import claim, wheel
from opwright.knowledge.torch_releases.requirement import (
    admitted,
    advice,
    harmful,
    reachable,
    spans,
)
from opwright.model import Cause, DeclaredSupport, Evidence, Fix


def in_declared_support(declared: DeclaredSupport) -> Iterator[Evidence]:
    """Look for releases that the metadata admits and that the artifact fails in."""
    artifact = declared.artifact
    if artifact.requires_torch is None:
        return
    releases, fate = harmful(admitted(declared))
    best = advice(declared)
    if releases and best:
        wanted = f"torch{artifact.requires_torch}"
        yield Evidence(
            "METADATA",
            f"Requires-Dist: {wanted}",
            {
                "wanted": wanted,
                "releases": spans(releases, [release for release, _ in reachable(declared)]),
                "fate": fate,
                "requirement": best.requirement,
                "series": best.series,
                "remedy": _SEVERAL if best.series else "",
            },
        )


_PYTHONS = {"2.3.1": ("cp38", "cp311"), "2.4.1": ("cp38", "cp311")}


def _claim(
    wanted: str, *verdicts: str, tag: str = "cp311-cp311-linux_x86_64", python: str | None = None
) -> DeclaredSupport:
    artifact = wheel(tag=tag, requires_torch=wanted)._replace(requires_python=python)
    releases = zip(("2.3.1", "2.4.1", "2.5.1"), verdicts, strict=True)
    return claim(artifact, dict(releases), pythons=_PYTHONS)


_SEVERAL = "if it may have been built for several series"

CAUSE = Cause(
    title="the metadata requires {wanted}, which admits torch {releases}, where its native code {fate}",
    in_declared_support=in_declared_support,
    fix=Fix(
        "narrow the requirement to Requires-Dist: {requirement}; in pyproject.toml"
        ' dependencies = ["{requirement}"]'
    ),
    remedies={
        _SEVERAL: Fix(
            "narrow the requirement to Requires-Dist: {requirement}, where X.Y is the torch it was built with,"
            ' {series}; in pyproject.toml dependencies = ["{requirement}"]'
        )
    },
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
