"""Facts that the examples of several causes are made of."""

from __future__ import annotations

from collections.abc import Mapping

from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    BuildScript,
    DeclaredSupport,
    Extension,
    LiteralText,
    Registrations,
    TorchRelease,
)

_LIBRARY = Binary("op/_C.so", needed=("libtorch.so",))


def torch_release(version: str, *pythons: str) -> TorchRelease:
    """Return a release of torch for Linux."""
    return TorchRelease(version, "x86_64", None, cxx11_abi=True, glibc="2.28", pythons=pythons)


def wheel(
    binary: Binary = _LIBRARY,
    *,
    name: str = "op",
    version: str = "1.0",
    tag: str = "cp311-cp311-linux_x86_64",
    requires_torch: str | None = None,
) -> Artifact:
    """Return a wheel with one library."""
    return Artifact(
        f"{name}-{version}-{tag}.whl",
        ArtifactKind.WHEEL,
        (binary,),
        requires_torch,
        name=name,
        version=version,
        tags=(tag,),
        requirements=() if requires_torch is None else (f"torch{requires_torch}",),
    )


def installed_package(name: str, version: str) -> Artifact:
    """Return an installed package without libraries."""
    return Artifact(f"{name} {version}", ArtifactKind.PACKAGE, (), name=name, version=version)


def claim(
    artifact: Artifact,
    verdicts: Mapping[str, str],
    *,
    pythons: Mapping[str, tuple[str, ...]] | None = None,
    stable: bool = False,
) -> DeclaredSupport:
    """Return the metadata of a wheel, with what holds for some releases; for Python 3.11 by default."""
    rows = (
        (torch_release(version, *(pythons or {}).get(version, ("cp311",))), verdict)
        for version, verdict in verdicts.items()
    )
    return DeclaredSupport(artifact, tuple(rows), stable=stable)


def wheel_of(name: str, *binaries: Binary, tag: str = "cp311-cp311") -> Artifact:
    """Return release 1.0 of a project as a wheel for Linux that holds some binaries."""
    tags = (f"{tag}-linux_x86_64",)
    path = f"{name}-1.0-{tags[0]}.whl"
    return Artifact(path, ArtifactKind.WHEEL, binaries, name=name, version="1.0", tags=tags)


def registering(
    path: str,
    *namespaces: str,
    fragments: tuple[str, ...] = (),
    schemas: tuple[str, ...] | None = None,
) -> Binary:
    """Return a library that opens namespaces of torch's dispatcher, adds to others, and defines operators."""
    return Binary(path, registers=Registrations(namespaces, fragments, schemas))


def setup_of(*sources: str) -> BuildScript:
    """Return a setup.py that builds one extension of some sources."""
    literals = tuple(LiteralText(path, 0, 0) for path in sources)
    extension = Extension("ops", "CppExtension", 0, 0, sources=literals)
    return BuildScript("setup.py", "", extensions=(extension,))
