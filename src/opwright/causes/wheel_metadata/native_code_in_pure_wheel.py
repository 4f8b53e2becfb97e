"""
A wheel whose file name ends in `-none-any` claims to hold nothing but Python: pip installs it on every machine, system and
Python. An extension in it is compiled for one of each. On the others the installation succeeds and the import fails,
`invalid ELF header`, `wrong ELF class` or a missing module, and pip had no better file to choose, since this one matched.

Setuptools chooses the tag by `ext_modules`. If libraries are built by a custom command (CMake, a Makefile, nvcc from
setup.py) and packed as data files, it sees none and takes the package for pure; so do hatchling and flit by default.
`Root-Is-Purelib: true` in WHEEL is the same mistake in another place: it is for packages without native code, and harmless
where both kinds of package go into one folder.

A wheel with libraries for several machines that chooses one at run time is what the tag says, and is not reported.

See the specification of [platform tags](https://packaging.python.org/en/latest/specifications/platform-compatibility-tags/).
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for a tag that admits every machine, on a wheel with libraries for one."""
    anywhere = [tag for tag in artifact.tags if tag.endswith("-any")]
    machines = {binary.machine for binary in artifact.binaries}
    used = [binary for binary in artifact.binaries if binary.modules or _uses_torch(binary)]
    if artifact.kind is ArtifactKind.WHEEL and anywhere and used and len(machines) == 1:
        machine = machines.pop()
        yield Evidence(
            used[0].path,
            artifact.path.rpartition("/")[2],
            {"tag": anywhere[0], "library": used[0].file_name, "machine": machine},
        )


def _uses_torch(binary: Binary) -> bool:
    return any(name.startswith(("libtorch", "libc10")) for name in binary.needed)


_ANY = "py3-none-any"


def _wheel(tag: str, *binaries: Binary) -> Artifact:
    return Artifact(f"op-1.0-{tag}.whl", ArtifactKind.WHEEL, binaries, tags=(tag,))


_LIBRARY = Binary("op/_C.so", needed=("libtorch.so",))

CAUSE = Cause(
    title="the tag {tag} lets any machine install the wheel, but {library} in it is for {machine} on Linux",
    in_artifact=in_artifact,
    fix=Fix(
        "build a platform wheel: in setuptools use ext_modules, or a Distribution whose has_ext_modules() returns "
        "True; or retag the finished wheel, and check it with auditwheel",
        commands=(
            "wheel tags --remove --platform-tag linux_{machine} WHEEL",
            "auditwheel show WHEEL",
        ),
    ),
    examples=(
        _wheel(_ANY, _LIBRARY),
        _wheel(_ANY, Binary("op/_C.so", modules=("_C",)), Binary("op/libop.so")),
    ),
    counterexamples=(
        _wheel("cp311-cp311-linux_x86_64", _LIBRARY),
        _wheel("py3-none-linux_x86_64", _LIBRARY),
        _wheel(_ANY, _LIBRARY, Binary("op/arm/_C.so", "aarch64", needed=("libtorch.so",))),
        _wheel(_ANY, Binary("op/data/sample.so")),
    ),
)
