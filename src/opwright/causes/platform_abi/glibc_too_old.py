"""
A binary asks for the versions of glibc's functions that were current where it was linked, by name:
`GLIBC_2.34`. An older glibc does not have that name, and the loader refuses the file: ``version
`GLIBC_2.34' not found``. Nothing that pip installs can help, since glibc comes with the system.

The platform tag of a wheel is a promise about this: `manylinux_2_28` says that glibc 2.28 is enough
(PEP 600), and `manylinux1`, `manylinux2010` and `manylinux2014` stand for 2.5, 2.12 and 2.17. An
installer believes it. Where the promise is broken, the wheel is installed and cannot be imported.
Of several tags an installer goes by the one that promises most, so the oldest counts.

Wheels that were renamed in place of being repaired break it often, as `auditwheel repair` refuses to
graft torch's libraries. As long as torch itself needs as new a glibc, nobody is hit who can use the
wheel, and that is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Artifact, ArtifactKind, Binary, Cause, Confidence, Evidence, Fix
from opwright.system.distributions import DISTRIBUTIONS, named
from opwright.system.floors import as_numbers, floors
from opwright.system.torch_floor import glibc_of_torch
from opwright.system.wheel_tags import promise


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries of a wheel that ask for a newer glibc than its tag promises."""
    said = promise(artifact.tags)
    if not said:
        return
    asked = [(needs, b) for b in artifact.binaries if (needs := floors(b).glibc)]
    broken = [pair for pair in asked if as_numbers(pair[0]) > as_numbers(said.glibc)]
    if broken:
        needed, worst = max(broken, key=lambda pair: as_numbers(pair[0]))
        torch = glibc_of_torch(artifact, worst.machine)
        reached = max(said.glibc, torch or said.glibc, key=as_numbers)
        honest = max(needed, torch or needed, key=as_numbers).split(".")[:2]
        hit = _between(reached, needed)
        yield Evidence(
            worst.path,
            f"GLIBC_{needed}",
            {
                "tag": said.platform,
                "promised": said.glibc,
                "needed": needed,
                "library": worst.file_name,
                "more": f", like {len(broken) - 1} more" if len(broken) > 1 else "",
                "so": _consequence(hit, torch, needed),
                "honest": f"manylinux_{'_'.join(honest)}_{worst.machine}",
            },
            Confidence.CERTAIN if hit else Confidence.POSSIBLE,
        )


def _between(oldest: str, needed: str) -> tuple[str, ...]:
    """Return the distributions with a glibc from `oldest` on that is older than `needed`."""
    return tuple(
        d.name
        for d in DISTRIBUTIONS
        if as_numbers(oldest) <= as_numbers(d.offers.glibc or "0") < as_numbers(needed)
    )


def _consequence(hit: tuple[str, ...], torch: str | None, needed: str) -> str:
    if hit:
        return f"it is installed on {named(hit)} and does not load there"
    if torch and as_numbers(torch) >= as_numbers(needed):
        return f"only the tag is wrong, since torch itself needs glibc {torch}"
    return "it is installed where glibc is older and does not load there"


CAUSE = Cause(
    name="glibc-too-old",
    family="platform-abi",
    title="the tag {tag} promises glibc {promised}, and {library} asks for {needed}{more}: {so}",
    explanation=__doc__ or "",
    since="0.1",
    in_artifact=in_artifact,
    fix=Fix(
        "say what it needs, or build it in the manylinux image of that tag",
        commands=("wheel tags --remove --platform-tag {honest} dist/*.whl",),
    ),
    examples=(
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libc.so.6", "GLIBC_2.34"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-manylinux1_x86_64.whl",
            ArtifactKind.WHEEL,
            (
                Binary(
                    "op/_C.so",
                    needed=("libtorch.so",),
                    version_needs=(("libc.so.6", "GLIBC_2.14"),),
                ),
            ),
            requires_torch="==2.4.1",
            tags=("cp311-cp311-manylinux1_x86_64",),
        ),
    ),
    counterexamples=(
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libc.so.6", "GLIBC_2.9"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(  # this tag promises nothing
            "op-1.0-cp311-cp311-linux_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libc.so.6", "GLIBC_2.34"),)),),
            tags=("cp311-cp311-linux_x86_64",),
        ),
    ),
)
