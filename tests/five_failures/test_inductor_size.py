"""
A size that may change as a `tl.constexpr`: Inductor of torch 2.5 writes its symbol into code that does not know it.

torch 2.5.1 with its Triton and no GPU, in the Python that OPWRIGHT_TORCH_2_5 names.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from five_failures.steps import HERE, Done, first_cause, linted, opwright, run, texts

PYTHON = os.environ.get("OPWRIGHT_TORCH_2_5", "")

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.nightly,
    pytest.mark.skipif(not PYTHON, reason="OPWRIGHT_TORCH_2_5 names no Python with torch 2.5"),
]

CAUSE = "inductor-undefined-symbolic-dim"
COMPILED = "it is compiled, and there is no GPU to put it onto"


def _generated(project: Path, *options: str) -> tuple[Done, list[Path]]:
    """Return what torch.compile says of the operator, and the machine code that it leaves."""
    cache = project / "cache"
    places = {"TORCHINDUCTOR_CACHE_DIR": str(cache), "TRITON_CACHE_DIR": str(cache)}
    done = run(PYTHON, HERE / "codegen.py", project, *options, cwd=project, **places)
    return done, list(cache.rglob("scale_rows.cubin"))


def test_lint_names_the_line_before_anything_runs(broken: Path) -> None:
    assert linted(broken) == {(CAUSE, "scale.py:18")}


def test_code_that_inductor_generates_does_not_load_and_diagnose_names_why(
    project: Path,
) -> None:
    done, machine_code = _generated(project)

    assert "NameError: name 's0' is not defined" in done.log
    assert "'constants': {2: s0, 4: 64}" in done.log
    assert machine_code == []
    assert first_cause(done.log, project) == CAUSE


def test_diagnose_that_runs_the_command_names_it(project: Path) -> None:
    done = opwright("diagnose", "--", PYTHON, str(HERE / "codegen.py"), str(project), cwd=project)

    assert done.status == 1
    assert CAUSE in done.log


def test_same_kernel_is_compiled_for_sizes_that_do_not_change(project: Path) -> None:
    done, machine_code = _generated(project, "--static")

    assert COMPILED in done.log
    assert len(machine_code) == 1


def test_size_as_a_plain_parameter_is_compiled_and_lint_is_silent(project: Path) -> None:
    source = project / "scale.py"
    plain = source.read_text().replace("B: tl.constexpr", "B")
    source.write_text(plain.replace("@triton.jit", '@triton.jit(do_not_specialize=["B", "T"])'))

    assert texts(project) == texts(HERE / "inductor_size" / "fixed")
    assert linted(project) == set()
    done, machine_code = _generated(project)
    assert COMPILED in done.log
    assert len(machine_code) == 1


def test_release_of_torch_that_mends_it_has_lint_silent(project: Path) -> None:
    assert linted(project, "--torch", "2.6") == set()
