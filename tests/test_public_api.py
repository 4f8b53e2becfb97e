"""What programs import: `opwright.audit`, `opwright.diagnose`, `opwright.lint` and what these return."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import opwright

OP = "#include <torch/extension.h>\nvoid f(at::Tensor x) { g(x.data_ptr<__half>()); }\n"


def test_everything_that_is_offered_is_there() -> None:
    for name in opwright.__all__:
        assert getattr(opwright, name).__name__ == name


def test_nothing_is_read_before_it_is_asked_for() -> None:
    code = "import sys, opwright; print([m for m in sys.modules if m.startswith('opwright.')])"

    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


def test_what_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'opwright' has no attribute 'lint_all'"):
        opwright.lint_all  # noqa: B018


def test_sources_are_linted_by_one_path_or_several(tmp_path: Path) -> None:
    (tmp_path / "op.cpp").write_text(OP)
    folder = str(tmp_path)

    found = opwright.lint(tmp_path)

    assert [finding.cause.name for finding in found.findings] == ["half-type-instantiation"]
    assert isinstance(found, opwright.Lint)
    assert found == opwright.lint(folder) == opwright.lint([tmp_path]) == opwright.lint([folder])
    assert found.exit_status == 1


def test_target_and_causes_narrow_what_is_found(tmp_path: Path) -> None:
    (tmp_path / "op.cpp").write_text(
        "#include <torch/extension.h>\nvoid f() { AutoNoGIL no_gil; }\n"
    )

    found = opwright.lint(tmp_path)
    for_old = opwright.lint(tmp_path, opwright.Target(torch="1.13"))

    assert [finding.cause.name for finding in found.findings] == ["removed-torch-api"]
    assert for_old.findings == ()
    assert (
        opwright.lint(tmp_path, causes=[opwright.explain("half-type-instantiation")]).findings == ()
    )


def test_what_cannot_be_read_is_told_beside_what_can(tmp_path: Path) -> None:
    (tmp_path / "op.cpp").write_text(OP)
    (tmp_path / "cut.py").write_bytes(b"import triton.ops  # \xff")

    found = opwright.lint(tmp_path)

    (unreadable,) = found.unreadable
    assert isinstance(unreadable, opwright.Unlinted)
    assert unreadable.path.endswith("cut.py")
    assert len(found.findings) == 1
    assert found.exit_status == 3


def test_release_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "op.cpp").write_text(OP)

    with pytest.raises(opwright.UnknownNameError):
        opwright.lint(tmp_path, opwright.Target(torch="9.9"))
