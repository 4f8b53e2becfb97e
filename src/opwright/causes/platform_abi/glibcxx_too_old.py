"""
The C++ runtime is the system's too. A binary compiled with GCC 13 may ask for `GLIBCXX_3.4.32` of
`libstdc++.so.6`, for `CXXABI_1.3.14`, or for `GCC_12.0.0` of `libgcc_s.so.1`, and a system with an older GCC has
none of them: ``version `GLIBCXX_3.4.29' not found``.

A manylinux tag names glibc alone (PEP 600), yet it is said to run on every mainstream distribution
with that glibc, and those have a libstdc++ of their time: with glibc 2.28, RHEL 8 and Debian 10 have
`GLIBCXX_3.4.25` and nothing later. The compilers of the manylinux images are newer and still build
for them, since they link what the old runtime lacks into the binary (devtoolset). A compiler from
elsewhere, conda's or a newer distribution's, does not.

On such a system a newer libstdc++ can be put in front, conda's for example. It has to be the first
that the process loads: torch has loaded one by the time the extension comes.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix
from opwright.system.distributions import Distribution, broken_promise, named
from opwright.system.floors import Floors, as_numbers, floors
from opwright.system.torch_floor import glibc_of_torch
from opwright.system.wheel_tags import promise


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries of a wheel that need a newer C++ runtime than where its tag says it runs."""
    said = promise(artifact.tags)
    if not said:
        return
    own = {name for b in artifact.binaries for name in (b.soname, b.file_name)}
    found = [
        (hit, asked, b)
        for b in artifact.binaries
        for asked in (_without(own, floors(b)),)
        if broken_promise(asked, said.glibc, b.machine)  # else there is no need to ask for torch's
        and (hit := broken_promise(asked, _glibc(said.glibc, b, artifact), b.machine))
    ]
    if found:
        hit, asked, worst = max(found, key=lambda one: (len(one[0]), one[2].path))
        node, provider = _lacking(asked, hit[0], worst.machine)
        yield Evidence(
            worst.path,
            node,
            {
                "tag": said.platform,
                "node": node,
                "provider": provider,
                "distributions": named(tuple(d.name for d in hit)),
                "more": f", like {len(found) - 1} more" if len(found) > 1 else "",
            },
        )


def _without(own: set[str | None], asked: Floors) -> Floors:
    """Return what is asked of the system, without what the wheel may have brought itself."""
    if "libstdc++.so.6" in own:
        asked = asked._replace(glibcxx=None, cxxabi=None)
    return asked._replace(glibc=None, libgcc=None if "libgcc_s.so.1" in own else asked.libgcc)


def _glibc(promised: str, binary: Binary, artifact: Artifact) -> str:
    """Return the oldest glibc with which all else would be well."""
    torch = glibc_of_torch(artifact, binary.machine)
    return max(promised, floors(binary).glibc or promised, torch or promised, key=as_numbers)


def _lacking(asked: Floors, distribution: Distribution, machine: str) -> tuple[str, str]:
    """Return the first node that a distribution lacks, and whose it would be."""
    families = (
        ("glibcxx", "GLIBCXX", "libstdc++"),
        ("cxxabi", "CXXABI", "libstdc++"),
        ("libgcc", "GCC", "libgcc"),
    )
    for field, prefix, provider in families:
        version = getattr(asked, field)
        if distribution.lacks(Floors(**{field: version}), machine):
            return f"{prefix}_{version}", provider
    raise AssertionError(distribution)  # it lacks one, or it would not be here


CAUSE = Cause(
    name="glibcxx-too-old",
    family="platform-abi",
    title="it needs {node} of the system's {provider}{more}, which is not on {distributions}, where "
    "the tag {tag} lets it be installed",
    explanation=__doc__ or "",
    since="0.1",
    in_artifact=in_artifact,
    fix=Fix(
        "build it with the compiler of the manylinux image of that tag, or name a newer platform in "
        "the tag",
    ),
    examples=(
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libstdc++.so.6", "GLIBCXX_3.4.29"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libgcc_s.so.1", "GCC_12.0.0"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
    ),
    counterexamples=(
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libstdc++.so.6", "GLIBCXX_3.4.24"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(  # it brings its own, under a name of its own
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libstdc++-1f2a.so.6", "GLIBCXX_3.4.32"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
    ),
)
