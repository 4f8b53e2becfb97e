"""
The name of a wheel's file says the project, its version, and the Pythons and platforms that may have
it. METADATA and WHEEL inside say the same, and they have to agree: pip chooses by the file name, and then refuses
what it has unpacked, `has inconsistent version: expected '1.0', but metadata has '1.0+cu121'`. uv does so too.

It comes from renaming a file, to give it a local version or another tag, without changing what is
inside. `wheel tags` changes both, and so does `wheel unpack`, an edit, and `wheel pack`. A version that
setup.py computes anew each time (from the date, git, the CUDA that it finds) can differ between the
two files that one build writes.

In a log it is found where pip or uv says so of a wheel. Of a repository or a source archive they say the same when the name
that was asked for is not the project's.

Tags are compared as far as they say which Python it is for. That a file is called manylinux and says
`linux_x86_64` inside is the trace of a rename after a check, common, and nobody trips over it.

See the specification of the [wheel format](https://packaging.python.org/en/latest/specifications/binary-distribution-format/).
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import compiled, find_matches
from opwright.model import (
    Artifact,
    ArtifactKind,
    Cause,
    Confidence,
    Disagreement,
    Evidence,
    Fix,
    Log,
)

_REFUSED = (
    (
        r"has inconsistent (?P<what>[Vv]ersion|[Nn]ame): (?:filename has|expected) ['\"‘](?P<file_name>[^'\"’\n]{1,100})['\"’],"
        r"\s{1,8}but\s{1,8}metadata\s{1,8}has\s{1,8}['\"‘](?P<metadata>[^'\"’\n]{1,100})"
    ),
    r"has different (?P<what>version) in metadata: ['\"](?P<metadata>[^'\"\n]{1,60})",
    r"Wheel (?P<what>version|name) does not match filename: (?P<metadata>[^\s,]{1,100}) != (?P<file_name>[^\s,]{1,100})",
    (
        r"Package metadata (?P<what>version|name) [`'\"](?P<metadata>[^`'\"\n]{1,100})[`'\"] does\s{1,8}not\s{1,8}match\s{1,8}given\s{1,8}"
        r"(?:version|name)\s{1,8}[`'\"](?P<file_name>[^`'\"\n]{1,100})"
    ),
)
_ASKED = r"==(\d[\w.+!]{0,60})"
"""What pip before 20.3 says first."""
_OF_A_WHEEL = 700
"""Characters in front of the sentence that have the address of the file."""


@log_check(*_REFUSED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for wheels that an installer refuses; a name that is only longer by a local version is one's too."""
    for found in find_matches(log, *_REFUSED):
        before = log.text[max(0, found.start - _OF_A_WHEEL) : found.start]
        asked = compiled(_ASKED).findall(before)
        name = found.groups.get("file_name") or (asked[-1] if asked else "another")
        by_label = name.startswith(f"{found.groups['metadata']}+")
        if by_label or ".whl" in before + found.quote:
            what = found.groups["what"].lower()
            yield found.evidence(Confidence.CERTAIN, what=what, file_name=name)


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
    title="the {what} of the wheel is {file_name} by its file name, and {metadata} by its metadata",
    in_log=in_log,
    in_artifact=in_artifact,
    fix=Fix(
        "build it again, or let the tool that comes with wheel change both",
        commands=("wheel unpack WHEEL", "wheel pack FOLDER"),
    ),
    examples=(
        (
            "ERROR: Requested warpkit==0.4.0+cu101 from https://example.org/warpkit-0.4.0%2Bcu101-cp38-cp38-linux_x86_64.whl has"
            " different version in metadata: '0.4.0'"
        ),
        (
            "WARNING: Requested warpkit from https://example.org/whl/warpkit-0.4.0%2Bcu124-cp311-cp311-linux_x86_64.whl has "
            "inconsistent version: expected '0.4.0+cu124', but metadata has '0.4.0'"
        ),
        "  Caused by: Wheel version does not match filename: 0.4.0 != 0.4.0+cu124, which indicates a malformed wheel.",
        "error: Package metadata version `0.4.0` does not match given version `0.4.0+pt25cu124`",
        _wheel(Disagreement("version", "1.0+cu121", "1.0")),
        _wheel(Disagreement("name", "op-cu12", "op")),
        _wheel(
            Disagreement("tags", "cp311-cp311-linux_x86_64", "cp310-cp310-linux_x86_64"),
        ),
    ),
    counterexamples=(
        (
            "Requested gridlib from git+https://example.org/warpkit has inconsistent name: expected 'gridlib', but metadata "
            "has 'warpkit'"
        ),
        _wheel(),
        _wheel(
            Disagreement("tags", "cp311-cp311-manylinux_2_28_x86_64", "cp311-cp311-linux_x86_64"),
        ),
    ),
)
