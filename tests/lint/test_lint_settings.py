"""`[tool.opwright.lint]` and the options of the same names: which causes, files and targets, and how grave."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from linted import BROKEN, CHECKED

from opwright.cli.main import main
from opwright.verbs.lint.settings import KINDS

Captured = pytest.CaptureFixture[str]
TABLE = "[tool.opwright.lint]\n"


def found(capsys: Captured, *arguments: str) -> list[tuple[str, str, str]]:
    """Return cause, file and severity of each place that is found."""
    main(["lint", "--format", "json", *arguments])
    findings = json.loads(capsys.readouterr().out)["findings"]
    return [
        (finding["cause"], place["where"].partition(":")[0], finding["severity"])
        for finding in findings
        for place in finding["evidence"]
    ]


@pytest.fixture
def broken(project: Path) -> Path:
    """Return a project with the same two mistakes in two files."""
    for folder in ("csrc", "old"):
        (project / folder).mkdir()
        (project / folder / "op.cu").write_text(BROKEN + CHECKED)
    return project


HALF, CHECK = "half-type-instantiation", "removed-torch-api"


@pytest.mark.parametrize(
    ("table", "options", "left"),
    [
        ("", [], {(HALF, "csrc"), (CHECK, "csrc"), (HALF, "old"), (CHECK, "old")}),
        (f'select = ["{HALF}"]', [f"--select={HALF}"], {(HALF, "csrc"), (HALF, "old")}),
        ('select = ["torch-abi"]', ["--select=torch-abi"], {(HALF, "csrc"), (HALF, "old")}),
        (f'ignore = ["{HALF}"]', [f"--ignore={HALF}"], {(CHECK, "csrc"), (CHECK, "old")}),
        (
            f'select = ["{HALF}"]\nextend-select = ["source-api"]',
            [f"--select={HALF}", "--extend-select=source-api"],
            {(HALF, "csrc"), (CHECK, "csrc"), (HALF, "old"), (CHECK, "old")},
        ),
        (
            f'per-file-ignores = {{"old/*" = ["{CHECK}", "torch-abi"]}}',
            [f"--per-file-ignores=old/*:{CHECK},torch-abi"],
            {(HALF, "csrc"), (CHECK, "csrc")},
        ),
        ('exclude = ["old"]', ["--exclude=old"], {(HALF, "csrc"), (CHECK, "csrc")}),
        ('exclude = ["old/*.cu"]', ["--exclude=old/*.cu"], {(HALF, "csrc"), (CHECK, "csrc")}),
        ('torch = "1.13"', ["--torch=1.4"], None),
    ],
    ids=["none", "select", "family", "ignore", "extend", "per file", "folder", "glob", "target"],
)
def test_table_and_options_mean_the_same(
    broken: Path,
    capsys: Captured,
    table: str,
    options: list[str],
    left: set[tuple[str, str]] | None,
) -> None:
    by_option = {(cause, path.split("/")[0]) for cause, path, _ in found(capsys, *options)}
    (broken / "pyproject.toml").write_text(TABLE + table + "\n")
    by_table = {(cause, path.split("/")[0]) for cause, path, _ in found(capsys)}

    if left is None:  # nothing before 1.5 lacks AT_CHECK
        assert (CHECK, "csrc") not in by_option
        assert (CHECK, "csrc") in by_table
    else:
        assert by_option == by_table == left


def test_command_line_goes_before_the_table(broken: Path, capsys: Captured) -> None:
    (broken / "pyproject.toml").write_text(
        f'{TABLE}ignore = ["{HALF}"]\nseverity = {{{CHECK} = "note"}}\n'
    )

    assert {cause for cause, _, _ in found(capsys, f"--select={HALF}")} == {HALF}
    assert {cause for cause, _, _ in found(capsys, "--isolated")} == {HALF, CHECK}
    assert {level for _, _, level in found(capsys)} == {"note"}
    assert {level for _, _, level in found(capsys, f"--severity={CHECK}:warning")} == {"warning"}


def test_nearest_table_counts_alone(broken: Path, capsys: Captured) -> None:
    (broken / "pyproject.toml").write_text(f'{TABLE}ignore = ["{HALF}"]\n')
    (broken / "old" / "pyproject.toml").write_text(f'{TABLE}ignore = ["{CHECK}"]\n')

    everywhere = {(cause, path) for cause, path, _ in found(capsys)}

    assert everywhere == {(CHECK, "csrc/op.cu"), (HALF, "old/op.cu")}
    assert {cause for cause, _, _ in found(capsys, "--config", "pyproject.toml")} == {CHECK}


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("[tool.opwright.lint]\nselct = []", "selct'; the closest match is 'select'"),
        ("[tool.opwright.lnt]\nselect = []", "'lnt'; the closest match is 'lint'"),
        ("[tool.opwright.lint]\nselect = 'a'", "select in [tool.opwright.lint] in"),
        ("[tool.opwright.lint]\nignore = ['removed-torch-apis']", "'removed-torch-api'"),
        ("[tool.opwright.lint]\nmin-confidence = 'likly'", "closest match is 'likely'"),
        ("[tool.opwright.lint]\nseverity = {removed-torch-api = 'warn'}", "'warning'"),
        ("[tool.opwright.lint]\ntorch = '99'", "unknown torch release '99'"),
        ("[tool.opwright.lint]\nbaseline = 'none.json'", "none.json"),
        ("[tool.opwright.lint\n", "is not TOML"),
    ],
)
def test_what_is_set_wrongly_is_an_error(
    broken: Path, capsys: Captured, table: str, message: str
) -> None:
    (broken / "pyproject.toml").write_text(table + "\n")

    assert main(["lint"]) in (2, 3)
    told = capsys.readouterr().err
    assert message in told
    assert "pyproject.toml" in told or "none.json" in told


def test_confidence_severity_and_status(broken: Path, capsys: Captured) -> None:
    assert main(["lint", "--exit-zero"]) == main(["lint", "--fail-on=never"]) == 0
    assert main(["lint", f"--severity={HALF}:note", f"--severity={CHECK}:note"]) == 1
    (broken / "pyproject.toml").write_text(
        f'{TABLE}severity = {{torch-abi = "note", {CHECK} = "warning"}}\nfail-on = "error"\n'
    )
    assert main(["lint"]) == 0
    assert main(["lint", "--fail-on=warning"]) == 1
    capsys.readouterr()
    main(["lint", "--format", "github"])
    lines = capsys.readouterr().out.splitlines()
    assert {line.partition(" ")[0] for line in lines} == {"::notice", "::warning"}
    (broken / "op.cu").write_text(
        "#include <torch/extension.h>\nvoid run(at::Tensor x) { int n = x.numel(); g(x, n); }\n"
    )
    on_request = "--extend-select=int-for-numel"
    assert "int-for-numel" not in {cause for cause, _, _ in found(capsys)}
    assert "int-for-numel" in {cause for cause, _, _ in found(capsys, on_request)}
    likely = found(capsys, on_request, "--min-confidence=likely")
    assert "int-for-numel" not in {cause for cause, _, _ in likely}


def test_show_settings_tells_where_each_comes_from(broken: Path, capsys: Captured) -> None:
    (broken / "pyproject.toml").write_text(f'{TABLE}torch = ">=2.8"\nexclude = ["gen"]\n')

    assert main(["lint", "csrc", "--show-settings", "--ignore", HALF]) == 0
    told = capsys.readouterr().out
    assert main(["lint", "csrc", "--show-settings", "--ignore", HALF, "--format", "json"]) == 0
    [shown] = json.loads(capsys.readouterr().out)["paths"]

    assert shown["settings"].keys() == KINDS.keys()
    assert shown["settings"]["ignore"] == {"value": [HALF], "from": "command line"}
    assert shown["settings"]["torch"]["value"] == ">=2.8"
    assert shown["settings"]["torch"]["from"].endswith("pyproject.toml")
    assert shown["settings"]["numpy"] == {"value": None, "from": "default"}
    assert all(key in told for key in KINDS)


def test_named_file_is_excluded_only_by_force(broken: Path, capsys: Captured) -> None:
    (broken / "pyproject.toml").write_text(f'{TABLE}exclude = ["old"]\n')

    assert {path for _, path, _ in found(capsys, "old/op.cu")} == {"old/op.cu"}
    assert found(capsys, "old/op.cu", "--force-exclude") == []


def test_baseline_of_the_table_is_relative_to_it(
    broken: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    assert main(["lint", "--write-baseline", "old.json"]) == 0
    (broken / "pyproject.toml").write_text(f'{TABLE}baseline = "old.json"\n')
    monkeypatch.chdir(broken / "csrc")

    assert main(["lint"]) == 0
    assert main(["lint", "--write-baseline", "new.json"]) == 0  # of all that is found
    assert len(json.loads((broken / "csrc/new.json").read_text())["fingerprints"]) == 2
    assert "No problems" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("comment", "left"),
    [
        ("// opwright: ignore-file", set()),
        ("// opwright: ignore-file because it is generated", set()),
        (f"// opwright: ignore-file[{HALF}]", {CHECK}),
        ("// opwright: ignore-files", {HALF, CHECK}),
    ],
)
def test_file_that_asks_for_it_is_left_out(
    project: Path, capsys: Captured, comment: str, left: set[str]
) -> None:
    (project / "op.cu").write_text(f"{BROKEN}{CHECKED}{comment}\n")

    assert {cause for cause, _, _ in found(capsys)} == left


def test_misspelt_cause_of_a_file_is_told(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(f"{BROKEN}// opwright: ignore-file[half-type-instantation]\n")

    assert main(["lint"]) == 1
    assert "op.cu:4: unknown cause 'half-type-instantation'" in capsys.readouterr().err


# ---- standard input


def _typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def test_standard_input_is_linted_as_the_file_it_is_named(
    broken: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    (broken / "pyproject.toml").write_text(f'{TABLE}ignore = ["{HALF}"]\n')
    (broken / "csrc" / "new.h").write_text("#define AT_CHECK TORCH_CHECK\n")
    text = '#include "new.h"\n' + BROKEN + CHECKED
    _typed(monkeypatch, text)

    assert found(capsys, "-", "--stdin-filename", "csrc/op.cu") == []
    (broken / "csrc" / "new.h").unlink()
    _typed(monkeypatch, CHECKED)
    assert found(capsys, "-", "--stdin-filename", "csrc/other.cu") == [
        (CHECK, "csrc/other.cu", "error")
    ]
    _typed(monkeypatch, CHECKED)
    assert main(["lint", "-", "--stdin-filename", "csrc/op.cu", "--fix"]) == 0
    told = capsys.readouterr()
    assert told.out == CHECKED.replace("AT_CHECK", "TORCH_CHECK")
    assert "No problems found" in told.err
    assert "AT_CHECK" in (broken / "csrc/op.cu").read_text()
    _typed(monkeypatch, CHECKED)
    assert main(["lint", "-", "--stdin-filename", "csrc/op.cu", "--diff"]) == 1
    assert '+  TORCH_CHECK(x.is_cuda(), "größer");' in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["-"], ["-", "csrc"], ["--stdin-filename", "op.cu"]])
def test_standard_input_without_a_name_is_used_wrongly(broken: Path, arguments: list[str]) -> None:  # noqa: ARG001
    assert main(["lint", *arguments]) == 2


def test_source_in_latin_1_is_linted_and_repaired_as_it_is(project: Path) -> None:
    path = project / "op.h"
    path.write_bytes(CHECKED.encode("latin-1"))

    assert main(["lint"]) == 1
    assert main(["lint", "--fix"]) == 0
    assert path.read_bytes() == CHECKED.replace("AT_CHECK", "TORCH_CHECK").encode("latin-1")


KERNEL = (
    "import triton\nimport triton.language as tl\n"
    "@triton.jit\ndef scale(x, T, B: tl.constexpr, D: tl.constexpr):\n"
    "    tl.store(x + tl.program_id(0), B)\n"
    "def run(x):\n    B, T, D = x.shape\n    scale[(B,)](x, T, B=B, D=D)\n"
)


@pytest.mark.parametrize(
    ("requirement", "options", "is_found"),
    [
        ("torch>=2.0", [], False),
        ("torch>=2.0", ["--torch", "2.4..2.8"], True),
        ("torch>=2.0", ["--extend-select", "inductor-undefined-symbolic-dim"], True),
        ("torch>=2.3,<2.6", [], True),
    ],
)
def test_cause_of_old_releases_is_reported_to_those_who_use_them(
    project: Path,
    capsys: Captured,
    requirement: str,
    options: list[str],
    is_found: bool,  # noqa: FBT001 - a parameter
) -> None:
    (project / "pyproject.toml").write_text(
        f"[project]\nname = 'op'\ndependencies = ['{requirement}']\n"
    )
    (project / "scale.py").write_text(KERNEL)

    causes = {cause for cause, _, _ in found(capsys, *options)}

    assert ("inductor-undefined-symbolic-dim" in causes) == is_found
