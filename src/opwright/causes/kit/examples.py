"""Facts that the examples of several causes are made of."""

from __future__ import annotations

from opwright.model import Artifact, ArtifactKind, Binary


def wheel(name: str, *binaries: Binary, tag: str = "cp311-cp311") -> Artifact:
    """Return release 1.0 of a project as a wheel for Linux that holds some binaries."""
    tags = (f"{tag}-linux_x86_64",)
    path = f"{name}-1.0-{tags[0]}.whl"
    return Artifact(path, ArtifactKind.WHEEL, binaries, name=name, version="1.0", tags=tags)
