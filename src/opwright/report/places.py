"""Where a finding is, as a file that the reader has."""

from __future__ import annotations

from opwright.model import Artifact, ArtifactKind


def file_of(artifact: Artifact, where: str) -> str:
    """Return the file that holds `where`: a wheel itself, in a folder the library."""
    if artifact.kind is not ArtifactKind.FOLDER:
        return artifact.path
    folder = artifact.path.rstrip("/") + "/"
    inside = (
        b.path for b in artifact.binaries if where == b.path or where.startswith(f"{b.path}:")
    )
    path = next(inside, None)
    if path is None:
        return artifact.path
    return path if path.startswith(folder) else folder + path
