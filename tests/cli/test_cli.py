"""The command line as a user meets it: arguments in, text and an exit status out."""

from __future__ import annotations

import json
import subprocess
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from program import FORMATS, run_program

from opwright.cli.main import all_verbs, main
from opwright.verbs.releases.listing import known_releases

BINARIES = Path(__file__).parents[1] / "binaries"
Captured = pytest.CaptureFixture[str]


# ---- exit statuses


def test_status_0_when_nothing_is_found(fitting: str, capsys: Captured) -> None:
    assert main(["audit", fitting]) == 0
    assert "unproven   2.1.0..2.2.2" in capsys.readouterr().out


def test_status_1_when_a_cause_is_found(refused: str, capsys: Captured) -> None:
    assert main(["audit", refused]) == 1
    assert "half-type-instantiation: data_ptr<__half>()" in capsys.readouterr().out


def test_status_1_when_it_does_not_load_where_it_was_asked_to(fitting: str) -> None:
    assert main(["audit", fitting, "--torch", "2.2"]) == 0
    assert main(["audit", fitting, "--torch", "2.2..2.3"]) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["audit"],
        ["nonsense"],
        ["audit", "x.so", "--format", "pdf"],
        ["audit", "x.so", "--select", "nope"],
        ["audit", "x.so", "--ignore", "nope"],
        ["build", "x.cpp", "--jobs", "0"],
        ["build", "x.cpp", "--jobs", "-1"],
        ["explain", "nope"],
        ["releases", "show", "2.99"],
        ["releases", "list", "--machine", "s390x"],
    ],
    ids=" ".join,
)
def test_status_2_when_used_wrongly(arguments: list[str]) -> None:
    assert main(arguments) == 2


def test_status_2_when_no_such_release_is_known(fitting: str, capsys: Captured) -> None:
    assert main(["audit", fitting, "--torch", "2.99"]) == 2
    assert "unknown torch release '2.99'" in capsys.readouterr().err


def test_status_3_when_an_input_cannot_be_read(broken: str, capsys: Captured) -> None:
    assert main(["audit", broken]) == 3
    assert main(["audit", "/nowhere/op.so"]) == 3
    assert main(["audit", str(BINARIES / "object.o")]) == 3
    told = capsys.readouterr()
    assert told.out == ""
    assert [line.partition(": ")[0] for line in told.err.splitlines()] == ["opwright"] * 3


def test_status_5_when_it_is_our_own_bug(
    fitting: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("half of nothing")

    monkeypatch.setattr("opwright.verbs.audit.artifacts.audit", broken)

    assert main(["audit", fitting]) == 5
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("opwright: internal error: ZeroDivisionError: half of nothing; ")
    monkeypatch.setenv("OPWRIGHT_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["audit", fitting])


def test_worst_of_several_inputs_counts(
    fitting: str, refused: str, broken: str, capsys: Captured
) -> None:
    assert main(["audit", fitting, refused]) == 1
    assert main(["audit", refused, broken, fitting]) == 3
    told = capsys.readouterr()
    assert "refused.so" in told.out  # the others are reported all the same
    assert "fitting.so" in told.out
    assert len(told.err.splitlines()) == 1


# ---- formats and output


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_has_the_cause(name: str, refused: str, capsys: Captured) -> None:
    assert main(["audit", refused, "--format", name]) == 1

    told = capsys.readouterr()
    assert "half-type-instantiation" in told.out
    assert told.out.endswith("\n")
    assert told.err == ""
    if name in ("json", "sarif"):
        json.loads(told.out)


@pytest.mark.parametrize("name", ["json", "sarif"])
def test_machine_is_told_even_when_nothing_could_be_read(
    name: str, broken: str, capsys: Captured
) -> None:
    assert main(["audit", broken, "--format", name]) == 3
    json.loads(capsys.readouterr().out)


def test_json_has_a_verdict_for_each_release(fitting: str, capsys: Captured) -> None:
    main(["audit", fitting, "--format", "json", "--torch", "2.2.2..2.3.0"])

    told = json.loads(capsys.readouterr().out)
    assert told["version"] == 1
    [artifact] = told["artifacts"]
    assert {v: found["verdict"] for v, found in artifact["releases"].items()} == {
        "2.2.2": "unproven",
        "2.3.0": "fails",
    }
    assert [finding["cause"] for finding in artifact["findings"]] == ["torch-version-mismatch"]


def test_wheel_is_audited(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "op-1.0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("op/_C.so", (BINARIES / "extension.so").read_bytes())
        archive.writestr("op-1.0.dist-info/METADATA", "Name: op\nRequires-Dist: torch==2.8.0\n\n")

    assert main(["audit", str(path), "--format", "json"]) == 1

    [artifact] = json.loads(capsys.readouterr().out)["artifacts"]
    assert (artifact["kind"], artifact["binaries"][0]["path"]) == ("wheel", "op/_C.so")


def test_output_goes_to_a_file_as_a_whole(refused: str, tmp_path: Path, capsys: Captured) -> None:
    report = tmp_path / "reports" / "audit.json"
    report.parent.mkdir()
    report.write_text("what was there before")

    assert main(["audit", refused, "--format", "json", "-o", str(report)]) == 1

    assert capsys.readouterr().out == ""
    assert json.loads(report.read_text())["version"] == 1
    assert list(report.parent.iterdir()) == [report]


@pytest.mark.parametrize("target", ["nowhere/audit.txt", "."])
def test_output_that_cannot_be_written_is_told(
    target: str, refused: str, tmp_path: Path, capsys: Captured
) -> None:
    before = sorted(tmp_path.rglob("*"))

    assert main(["audit", refused, "-o", str(tmp_path / target)]) == 2

    assert "cannot write" in capsys.readouterr().err
    assert sorted(tmp_path.rglob("*")) == before


# ---- which causes


def test_causes_can_be_selected_and_ignored(refused: str, capsys: Captured) -> None:
    name = "half-type-instantiation"

    assert main(["audit", refused, "--select", name]) == 1
    assert main(["audit", refused, "--select", f"no-nvidia-driver,{name}"]) == 1
    assert main(["audit", refused, "--select", "no-nvidia-driver"]) == 0
    capsys.readouterr()
    assert main(["audit", refused, "--ignore", name]) == 1  # its symptom is left
    assert "symbol-not-exported" in capsys.readouterr().out
    assert main(["audit", refused, "--ignore", name, "--ignore", "symbol-not-exported"]) == 0


@pytest.mark.parametrize("verb", ["audit", "diagnose", "env", "lint"])
def test_every_verb_that_judges_takes_several_causes_alike(
    verb: str, refused: str, capsys: Captured
) -> None:
    several = ["--select", "no-nvidia-driver,half-type-instantiation,", "--ignore", "nope"]

    assert main([verb, *([] if verb == "env" else [refused]), *several]) == 2

    assert "unknown cause 'nope'" in capsys.readouterr().err


def test_nearest_cause_is_named(capsys: Captured) -> None:
    assert main(["explain", "cxx-abi-mismatch"]) == 2
    assert main(["explain", "nope"]) == 2

    near, far = capsys.readouterr().err.splitlines()
    assert near == (
        "opwright: unknown cause or name 'cxx-abi-mismatch'; the closest match is 'cxx11-abi-mismatch'"
    )
    assert far.startswith("opwright: unknown cause or name 'nope'")


# ---- help, version, explain


def test_version_and_help() -> None:
    version, help_ = run_program("--version"), run_program("--help")

    first, second = version.stdout.splitlines()
    releases = known_releases()
    assert (version.returncode, first) == (0, f"opwright {metadata.version('opwright')}")
    assert second.startswith(
        f"knows torch {releases[0].version} to {releases[-1].version}, updated "
    )
    assert help_.returncode == 0
    for verb in ("audit", "explain", "releases"):
        assert verb in help_.stdout


def test_bash_completes_verbs_options_and_choices() -> None:
    script = run_program("completion", "bash").stdout

    assert completed_by_bash(script, "opwright", "dia") == ["diagnose"]
    assert "--no-files" in completed_by_bash(script, "opwright", "diagnose", "--no")
    assert completed_by_bash(script, "opwright", "diagnose", "--format", "js") == ["json"]


def completed_by_bash(script: str, *words: str) -> list[str]:
    """Return what bash offers for the last of some words."""
    asked = f"""
        COMP_WORDS=({" ".join(words)}) COMP_CWORD={len(words) - 1}
        _shtab_opwright opwright {words[-1]} {words[-2]}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    command = ["bash", "-c", script + asked]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_a_script_with_every_verb(shell: str) -> None:
    script = run_program("completion", shell).stdout

    assert [verb for verb in all_verbs() if verb not in script] == []


def test_explain_lists_every_cause_by_family(capsys: Captured) -> None:
    assert main(["explain"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert "torch-abi" in lines
    assert any(line.startswith("  half-type-instantiation ") for line in lines)


def test_explain_prints_the_page_of_a_cause(capsys: Captured) -> None:
    assert main(["explain", "half-type-instantiation"]) == 0
    assert capsys.readouterr().out.startswith("# half-type-instantiation\n")

    assert main(["explain", "half-type-instantiation", "--format", "json"]) == 0
    [told] = json.loads(capsys.readouterr().out)["findings"]
    assert told["cause"] == "half-type-instantiation"
    assert told["fix"]["safety"] in ("safe", "review", "manual")
