"""`opwright build --time-report`: real compilers say for what they take their time."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from building.torch_of_one_function import built

pytestmark = pytest.mark.compiler

KERNEL = "__global__ void f(float* x) { *x = 1; }\n"


def test_report_of_time_names_the_headers_that_cost_most(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_sources_to_time(project)

    assert built(project, torch, "--time-report") == 0

    phases, _, headers = time_report(capsys)
    assert re.search(r"csrc/b\.cpp: .*parsing \d+\.\d", phases)
    assert "dear.h: in 2 sources, compiled alone" in headers
    assert headers.index("dear.h") < headers.index("cheap.h")


@pytest.mark.skipif(not shutil.which("clang++-19"), reason="there is no clang")
def test_clang_tells_the_time_of_headers_itself(
    project: Path,
    torch: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_sources_to_time(project)
    monkeypatch.setenv("CXX", "clang++-19")

    assert built(project, torch, "--time-report") == 0

    phases, _, headers = time_report(capsys)
    assert re.search(r"csrc/b\.cpp: front end \d+\.\d", phases)
    (dear,) = re.findall(r"([\d.]+) s  csrc/dear\.h: in 2 sources, ([\d.]+) s without", headers)
    assert float(dear[0]) > float(dear[1])
    assert "regex: in 2 sources" in headers


@pytest.mark.skipif(not shutil.which("nvcc"), reason="there is no nvcc")
def test_nvcc_tells_the_time_of_its_phases_and_of_headers_of_device_code(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "grid.h").write_text("#include <map>\n")
    (project / "csrc/k.cu").write_text(f'#include "../grid.h"\n{KERNEL}')

    assert built(project, torch, "--time-report", "--arch", "8.0") == 0

    phases, _, headers = time_report(capsys)
    assert re.search(r"csrc/k\.cu: .*ptxas \d+\.\d", phases)
    assert re.search(r"grid\.h: in 1 source, [\d.]+ s without what it includes", headers)


def write_sources_to_time(project: Path) -> None:
    (project / "csrc/cheap.h").write_text("int cheap;\n")
    (project / "csrc/dear.h").write_text("#include <regex>\n#include <iostream>\n")
    for name, includes in {"a": ("dear", "cheap"), "b": ("dear",)}.items():
        text = "".join(f'#include "{one}.h"\n' for one in includes)
        (project / f"csrc/{name}.cpp").write_text(text)
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(text.replace("csrc/*", "csrc/*.cpp"))


def time_report(capsys: pytest.CaptureFixture[str]) -> tuple[str, str, str]:
    """Return what was printed of phases and of headers."""
    told = capsys.readouterr().err.partition("where the time goes:\n")[2]
    return told.partition("what headers cost:\n")
