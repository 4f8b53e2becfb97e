"""
The name of a wheel's file says the project, its version, and the Pythons and platforms that may have
it. METADATA and WHEEL inside say the same, and they have to agree: pip chooses by the file name, and then refuses
what it has unpacked, `has inconsistent version: expected '1.0', but metadata has '1.0+cu121'`. uv does so too.

It comes from renaming a file, to give it a local version or another tag, without changing what is
inside. `wheel tags` changes both, and so does `wheel unpack`, an edit, and `wheel pack`. A version that
setup.py computes anew each time (from the date, git, the CUDA that it finds) can differ between the
two files that one build writes.

Tags are compared as far as they say which Python it is for. That a file is called manylinux and says
`linux_x86_64` inside is the trace of a rename after a check, common, and nobody trips over it.

See the specification of the [wheel format](https://packaging.python.org/en/latest/specifications/binary-distribution-format/).
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Artifact, ArtifactKind, Cause, Disagreement, Evidence, Fix


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for what the file name says and the metadata denies."""
    for said in artifact.disagreements:
        if said.what != "tags" or not _pythons(said.file_name) & _pythons(said.metadata):
            yield Evidence(
                "WHEEL" if said.what == "tags" else "METADATA",
                f"{_HEADERS[said.what]}: {said.metadata}",
                {"what": said.what, "file_name": said.file_name, "metadata": said.metadata},
            )


def _pythons(tags: str) -> set[str]:
    return {tag.rpartition("-")[0] for tag in tags.split(", ")}


_HEADERS = {"name": "Name", "version": "Version", "tags": "Tag"}


def _wheel(*disagreements: Disagreement) -> Artifact:
    path = "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl"
    return Artifact(path, ArtifactKind.WHEEL, (), disagreements=disagreements)


CAUSE = Cause(
    name="wheel-file-name-mismatch",
    family="wheel-metadata",
    title="the {what} of the wheel is {file_name} by its file name, and {metadata} by its metadata",
    explanation=__doc__ or "",
    since="0.1",
    in_artifact=in_artifact,
    fix=Fix(
        "build it again, or let the tool that comes with wheel change both",
        commands=("wheel unpack WHEEL", "wheel pack FOLDER"),
    ),
    examples=(
        _wheel(Disagreement("version", "1.0+cu121", "1.0")),
        _wheel(Disagreement("name", "op-cu12", "op")),
        _wheel(
            Disagreement("tags", "cp311-cp311-linux_x86_64", "cp310-cp310-linux_x86_64"),
        ),
    ),
    counterexamples=(
        _wheel(),
        _wheel(
            Disagreement("tags", "cp311-cp311-manylinux_2_28_x86_64", "cp311-cp311-linux_x86_64"),
        ),
    ),
)
