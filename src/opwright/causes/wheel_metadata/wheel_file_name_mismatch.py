"""
The file name of a wheel states the project, its version, and the Pythons and platforms that it is for. METADATA and WHEEL
inside state the same, and they have to agree: pip and uv choose by the file name, and then refuse what they have unpacked, `has
inconsistent version: expected '1.0', but metadata has '1.0+cu121'`.

The usual reason is a renamed file: it got a local version or another tag, and its contents did not. `wheel tags` changes both,
and so does `wheel unpack`, an edit, and `wheel pack`. A version that setup.py computes anew each time (from the date, git, the
CUDA that it finds) can differ between the two files that one build writes.

Tags are compared by the Pythons they are for. A file called manylinux that says `linux_x86_64` inside was renamed after a
check; that is common and harmless. In a log, this counts only if the installer says it about a wheel: it says the same about
a repository or source archive whose project is not called what was requested.

See the specification of the [wheel format](https://packaging.python.org/en/latest/specifications/binary-distribution-format/).
"""

from collections.abc import Iterator

from opwright.causes.kit.examples import wheel
from opwright.causes.kit.rules import CERTAIN, log_rules, rule
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Artifact, Cause, Confidence, Disagreement, Evidence, Fix, Log

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
_PINNED = r"==(\d[\w.+!]{0,60})"
"""What pip before 20.3 prints first."""
_CONTEXT = 700
"""Characters before the sentence that may name the file."""


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that the installer refuses a wheel, and nothing else."""
    is_longer_by_label = _file_name(match, log).startswith(f"{match.groups['metadata']}+")
    return CERTAIN if is_longer_by_label or ".whl" in _before(match, log) + match.quote else None


def _file_name(match: LogMatch, log: Log) -> str:
    pinned = compiled(_PINNED).findall(_before(match, log))
    return match.groups.get("file_name") or (pinned[-1] if pinned else "another")


def _before(match: LogMatch, log: Log) -> str:
    return log.text[max(0, match.start - _CONTEXT) : match.start]


def _of_an_index(match: LogMatch, log: Log) -> dict[str, str]:
    """Return what was asked for, if pip fetched and rejected another project's wheel."""
    fetched = compiled(_FETCHED).search(_before(match, log) + match.quote)
    return {"remedy": _OF_OTHERS, "wanted": fetched["wanted"]} if fetched else {}


_FETCHED = r"Requested (?P<wanted>[\w.-]{2,60}==[\w.+!]{1,60}) from https?://"
_OF_OTHERS = "where it is another's wheel"


def _what(match: LogMatch, _log: Log) -> str:
    return match.groups["what"].lower()


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for what the file name and the metadata state differently."""
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

CAUSE = Cause(
    title="the wheel's file name and metadata disagree on its {what}: {file_name} against {metadata}",
    in_log=log_rules(
        rule(
            *_REFUSED,
            confidence=_confidence,
            what=_what,
            file_name=_file_name,
            compute=_of_an_index,
        )
    ),
    in_artifact=in_artifact,
    fix=Fix(
        "build it again, or change both with the wheel command",
        commands=("python -m build --wheel",),
    ),
    remedies={
        _OF_OTHERS: Fix(
            "install it with a pip before 20.3, which does not compare the two (in an environment with Python 3.9 or older), or build it from its sources; its publisher must rebuild"
            " it",
            commands=(
                "python -m pip install 'pip<20.3'",
                "python -m pip install '{wanted}'",
                "python -m pip install --upgrade pip",
            ),
        ),
    },
    examples=(
        (
            "Discarding warpkit-1.2-cp38-cp38-linux_x86_64.whl: has inconsistent version: filename has '1.2+cu101', but metadata has '1.2'"
        ),
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
        wheel()._replace(disagreements=(Disagreement("version", "1.0+cu121", "1.0"),)),
        wheel()._replace(disagreements=(Disagreement("name", "op-cu12", "op"),)),
        wheel()._replace(
            disagreements=(
                Disagreement("tags", "cp311-cp311-linux_x86_64", "cp310-cp310-linux_x86_64"),
            )
        ),
    ),
    counterexamples=(
        (
            "Requested gridlib from git+https://example.org/warpkit has inconsistent name: expected 'gridlib', but metadata "
            "has 'warpkit'"
        ),
        wheel(),
        wheel()._replace(
            disagreements=(
                Disagreement(
                    "tags", "cp311-cp311-manylinux_2_28_x86_64", "cp311-cp311-linux_x86_64"
                ),
            )
        ),
    ),
)
