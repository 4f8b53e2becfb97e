"""Where a finding is, as a file that the reader has."""

from __future__ import annotations

from collections.abc import Iterable

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


def artifact_of(artifacts: Iterable[Artifact], where: str) -> tuple[Artifact, str]:
    """Return which of some artifacts `where` is in, and where in it: `a.whl:a/_C.so`, `a/_C.so`."""
    artifacts = tuple(artifacts)
    for artifact in artifacts:
        if where == artifact.path or where.startswith(f"{artifact.path}:"):
            return artifact, where[len(artifact.path) + 1 :]
    named = (a for a in artifacts if any(b.path == where for b in a.binaries))
    return next(named, artifacts[0]), where
