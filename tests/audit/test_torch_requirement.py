"""Which line says what was found, and which releases one can have beside an artifact at all."""

from __future__ import annotations

import pytest

from opwright.knowledge.torch_releases.requirement import advice, reachable, spans
from opwright.model import Artifact, ArtifactKind, DeclaredSupport, TorchRelease

VERSIONS = ("2.7.0", "2.7.1", "2.8.0", "2.9.0", "2.9.1", "2.10.0")
LETTERS = {"l": "loads", "?": "unproven", "!": "unsafe", "x": "fails"}


def _torch(version: str, *pythons: str) -> TorchRelease:
    return TorchRelease(version, "x86_64", None, cxx11_abi=True, glibc="2.28", pythons=pythons)


def _claim(verdicts: str, *, stable: bool = False) -> DeclaredSupport:
    artifact = Artifact("op.whl", ArtifactKind.WHEEL, ())
    rows = zip(map(_torch, VERSIONS), (LETTERS[v] for v in verdicts), strict=True)
    return DeclaredSupport(artifact, tuple(rows), stable=stable)


@pytest.mark.parametrize(
    ("verdicts", "stable", "requirement"),
    [
        pytest.param("xxlxxx", False, "torch==2.8.*", id="one series"),
        pytest.param("xx?xxx", False, "torch==2.8.*", id="one series is left"),
        pytest.param("xxl!!x", False, "torch==2.8.*", id="unsafe beside"),
        pytest.param("xxl??x", False, "torch==2.8.*", id="unproven beside"),
        pytest.param("lllxxx", False, "torch>=2.7,<2.9", id="two series"),
        pytest.param("xxxllx", False, "torch==2.9.*", id="all patches of one"),
        pytest.param("xxxlxx", False, "torch==2.9.0", id="one patch"),
        pytest.param("xxxxlx", False, "torch==2.9.1", id="the last patch"),
        pytest.param("llxlll", False, "torch==X.Y.*", id="a hole"),
        pytest.param("xx???x", False, "torch==X.Y.*", id="unproven"),
        pytest.param("xxxlll", True, "torch>=2.9", id="stable"),
        pytest.param("xxx??l", True, "torch>=2.9", id="stable with parts that use no symbol"),
        pytest.param("llllll", True, "torch>=2.7", id="stable since the first known"),
        pytest.param("lxxxll", True, "torch>=2.10", id="stable after a hole"),
    ],
)
def test_requirement_says_what_is_proved(verdicts: str, stable: bool, requirement: str) -> None:  # noqa: FBT001
    found = advice(_claim(verdicts, stable=stable))

    assert found
    assert found.requirement == requirement


def test_what_works_nowhere_has_no_requirement() -> None:
    assert advice(_claim("xxx!!x")) is None


def test_choices_are_listed_while_they_are_few() -> None:
    few, many = advice(_claim("xx???x")), advice(_claim("??????"))

    assert few
    assert few.series == "2.8 or 2.9"
    assert many
    assert many.series == "one of 2.7 to 2.10"


@pytest.mark.parametrize(
    ("tags", "python", "versions"),
    [
        pytest.param([], None, ["2.7.0", "2.9.0", "2.10.0"], id="says nothing"),
        pytest.param(["cp38-cp38-linux_x86_64"], None, ["2.7.0"], id="one Python"),
        pytest.param(["cp310-abi3-linux_x86_64"], None, ["2.9.0", "2.10.0"], id="abi3"),
        pytest.param(["py3-none-linux_x86_64"], "<3.9", ["2.7.0"], id="Requires-Python"),
        pytest.param(["py310-none-any"], None, ["2.9.0", "2.10.0"], id="from a Python on"),
        pytest.param(["cp310-none-any"], None, ["2.9.0"], id="one Python without an ABI"),
        pytest.param(["cp313-cp313t-linux_x86_64"], None, ["2.10.0"], id="free-threaded"),
        pytest.param(["py3-none-any"], ">=3.10.4", ["2.9.0", "2.10.0"], id="from a patch on"),
        pytest.param(["py3-none-any"], "nonsense", ["2.7.0", "2.9.0", "2.10.0"], id="not valid"),
        pytest.param(["pp310-pypy310_pp73-linux_x86_64"], None, [], id="PyPy"),
    ],
)
def test_release_needs_a_python_in_common(
    tags: list[str], python: str | None, versions: list[str]
) -> None:
    artifact = Artifact("op.whl", ArtifactKind.WHEEL, (), tags=tuple(tags), requires_python=python)
    known = [_torch("2.7.0", "cp38"), _torch("2.9.0", "cp310"), _torch("2.10.0", "cp313", "cp313t")]
    claim = DeclaredSupport(artifact, tuple((release, "loads") for release in known))

    assert [release.version for release, _ in reachable(claim)] == versions


def test_spans_are_broken_where_a_known_release_lies_between() -> None:
    known = list(map(_torch, VERSIONS))

    assert spans([known[0], known[1], known[3]], known) == "2.7.0..2.7.1, 2.9.0"
