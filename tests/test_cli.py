"""The command line as a user meets it: arguments in, text and an exit status out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from tiny_elf import shared_library
from tiny_torch import install_torch

from opwright.cli import main

BINARIES = Path(__file__).parent / "binaries"
SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"  # in 2.1 and 2.2
HALF = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"  # in none
FORMATS = ["text", "json", "sarif", "github", "markdown", "html"]
Captured = pytest.CaptureFixture[str]


@pytest.fixture(name="fitting")
def _fitting(tmp_path: Path) -> str:
    """Return a library that loads in some releases, and claims nothing."""
    path = tmp_path / "fitting.so"
    path.write_bytes(shared_library(needed=["libc10_cuda.so"], requires=[SET_DEVICE]))
    return str(path)


@pytest.fixture(name="refused")
def _refused(tmp_path: Path) -> str:
    """Return a library that no release can load."""
    path = tmp_path / "refused.so"
    path.write_bytes(shared_library(needed=["libtorch.so"], requires=[HALF]))
    return str(path)


@pytest.fixture(name="broken")
def _broken(tmp_path: Path) -> str:
    path = tmp_path / "broken.so"
    path.write_bytes(b"\x7fELF and nothing more")
    return str(path)


def _program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "opwright", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


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
    assert "no torch release is called '2.99'" in capsys.readouterr().err


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

    monkeypatch.setattr("opwright.api.audit", broken)

    assert main(["audit", fitting]) == 5
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("opwright: opwright has a bug: ZeroDivisionError: half of nothing; ")
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

    assert "no cause is called 'nope'" in capsys.readouterr().err


def test_nearest_cause_is_named(capsys: Captured) -> None:
    assert main(["explain", "cxx-abi-mismatch"]) == 2
    assert main(["explain", "nope"]) == 2

    near, far = capsys.readouterr().err.splitlines()
    assert near == (
        "opwright: no cause is called 'cxx-abi-mismatch'; the nearest is 'cxx11-abi-mismatch'"
    )
    assert far.startswith("opwright: no cause is called 'nope'")


# ---- colour


@pytest.mark.parametrize(
    ("options", "coloured"),
    [
        ([], False),  # what is captured is no terminal
        (["--color", "always"], True),
        (["--color", "never"], False),
    ],
)
def test_colour_that_is_asked_for(
    options: list[str],
    coloured: bool,  # noqa: FBT001
    refused: str,
    capsys: Captured,
) -> None:
    main(["audit", refused, *options])

    assert ("\x1b[" in capsys.readouterr().out) is coloured


def test_option_is_stronger_than_the_environment(
    refused: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    main(["audit", refused, "--color", "always"])

    assert "\x1b[" in capsys.readouterr().out


def _on_a_terminal(*arguments: str, **environment: str) -> str:
    """Return what the program writes to a terminal."""
    try:
        reader, terminal = os.openpty()
    except OSError as error:  # a bare chroot has none
        pytest.skip(f"no terminal to be had: {error}")
    subprocess.run(
        [sys.executable, "-m", "opwright", *arguments],
        stdout=terminal,
        check=False,
        env={**os.environ, "TERM": "xterm", **environment},
    )
    os.close(terminal)
    read = b""
    try:
        while part := os.read(reader, 1 << 16):
            read += part
    except OSError:  # Linux ends a terminal so
        pass
    finally:
        os.close(reader)
    return read.decode()


def test_terminal_gets_colour_unless_it_is_refused(fitting: str) -> None:
    ranges = ["audit", fitting, "--torch", "2.2..2.3"]

    assert "\x1b[" in _on_a_terminal(*ranges)
    assert "\x1b[" not in _on_a_terminal(*ranges, NO_COLOR="1")
    assert "\x1b[" not in _on_a_terminal(*ranges, TERM="dumb")


# ---- hostile surroundings


def test_names_cannot_write_to_the_terminal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    name = "\x1b[2Jfree\r\n::error::x\u202e.so"
    (tmp_path / name).write_bytes(
        shared_library(needed=["libtorch.so"], requires=["_ZN2at\x1b[2JEv"])
    )
    (tmp_path / f"broken{name}").write_bytes(b"\x1b[31m")
    (tmp_path / os.fsdecode(b"\xff\x9b.so")).write_bytes(shared_library(needed=["libtorch.so"]))

    for format_ in FORMATS:
        for wanted in (tmp_path, tmp_path / name, tmp_path / f"broken{name}", f"{name}==1/x"):
            main(["audit", str(wanted), "--format", format_])

    told = capfd.readouterr()
    for text in (told.out, told.err):
        assert not {letter for letter in text if not (" " <= letter <= "~" or letter == "\n")}
        assert not [line for line in text.splitlines() if line.lstrip().startswith("::error::x")]


def test_unreadable_input_is_one_line_and_no_traceback(broken: str) -> None:
    result = _program("audit", broken)

    assert result.returncode == 3
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith("opwright: ")
    assert "Traceback" not in line


@pytest.mark.parametrize(
    "arguments", [["releases", "list", "--format", "json"], ["explain"], ["--help"], ["--version"]]
)
def test_reader_that_leaves_early_is_no_error(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)

    result = subprocess.run(
        [sys.executable, "-m", "opwright", *arguments],
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)

    assert (result.returncode, result.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has it")
def test_full_disk_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [sys.executable, "-m", "opwright", "explain"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert result.returncode == 2
    assert result.stderr == b"opwright: cannot write: No space left on device\n"


def test_output_that_knows_ascii_only_is_written() -> None:
    result = _program("explain", "cxx11-abi-mismatch", PYTHONIOENCODING="ascii")

    assert result.returncode == 0
    assert result.stderr == ""
    assert "std::string" in result.stdout


# ---- help, version, explain


def test_version_and_help() -> None:
    version, help_ = _program("--version"), _program("--help")

    assert (version.returncode, version.stdout) == (0, "opwright 0.1.0\n")
    assert help_.returncode == 0
    for verb in ("audit", "explain", "releases"):
        assert verb in help_.stdout


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


# ---- releases


def test_releases_are_listed(capsys: Captured) -> None:
    assert main(["releases"]) == 0
    short = capsys.readouterr().out
    assert main(["releases", "list"]) == 0
    assert capsys.readouterr().out == short
    assert len(short.splitlines()) == 41


def test_releases_as_json(capsys: Captured) -> None:
    assert main(["releases", "list", "--format", "json", "--machine", "aarch64"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert {release["machine"] for release in told["releases"]} == {"aarch64"}
    assert told["releases"][-1]["version"] == "2.15.0"


def test_release_is_shown(capsys: Captured) -> None:
    assert main(["releases", "show", "2.8"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("torch 2.8.0 for x86_64\n")
    assert "nvidia-cuda-runtime-cu12==12.8.90" in told
    assert "\n  moved in its headers   " in told
    assert "c10::ScalarType" in told.splitlines()[-1]


def test_own_torch_is_added_and_judged_by(tmp_path: Path, capsys: Captured) -> None:
    package = install_torch(tmp_path / "site-packages", "2.9.0a0+mine", ["_ZN3c105ownedEv"])
    library = tmp_path / "op.so"
    library.write_bytes(shared_library(needed=["libc10.so"], requires=["_ZN3c105ownedEv"]))

    assert main(["audit", str(library)]) == 1
    assert main(["releases", "add", str(package)]) == 0
    assert main(["audit", str(library), "--torch", "2.9.0a0+mine"]) == 0
    assert main(["releases", "show", "2.9.0a0+mine"]) == 0

    told = capsys.readouterr().out
    assert "added torch 2.9.0a0+mine for x86_64: " in told
    assert told.endswith("moved in its headers   not known\n")


@pytest.mark.parametrize(
    "make", [Path.mkdir, Path.touch, lambda _: None], ids=["folder", "file", "none"]
)
def test_what_is_no_torch_is_not_added(
    make: Callable[[Path], None], tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "torch"
    make(path)

    assert main(["releases", "add", str(path)]) == 3
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_damaged_table_of_ones_own_is_told(fitting: str, tmp_path: Path, capsys: Captured) -> None:
    main(["releases", "add", str(install_torch(tmp_path / "site-packages", "2.9.0+mine", []))])
    written = Path(capsys.readouterr().out.rpartition(": ")[2].strip())
    written.write_bytes(written.read_bytes()[:1000])

    result = _program("audit", fitting)

    assert result.returncode == 3
    assert str(written) in result.stderr
