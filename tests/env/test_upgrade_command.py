"""`opwright env --to`, `--to-file` and `--lock`, as they are typed."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from coming_torch import NEW, only_index, present_environment, write_wheel
from made_environments import CHECK, MadeEnvironment

from opwright.cli.main import main


@pytest.fixture(name="index", autouse=True)
def _index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return only_index(tmp_path, monkeypatch)


@pytest.fixture(name="made")
def _made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MadeEnvironment:
    return present_environment(tmp_path, monkeypatch)


def test_the_command_prints_the_plan_in_each_format_within_the_width(
    made: MadeEnvironment, index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made.extension("op", [CHECK])
    write_wheel(index, "op", "2.0", [NEW])
    asked = ["env", "--python", str(made.root), "--to", "torch==9.9.9"]

    statuses = [main([*asked, "--format", name]) for name in ("text", "markdown", "json")]

    told = capsys.readouterr().out
    text, _, rest = told.partition("### to ")
    document = json.loads(rest.splitlines()[-1])
    assert statuses == [1, 1, 1]
    assert max(map(len, text.splitlines())) <= 80
    assert "update to 2.0" in text
    assert "| `op` | `1.0` | update to 2.0 |" in rest
    assert document["packages"][0]["to"] == "2.0"
    assert document["packages"][0]["libraries"][0]["verdict"] == "fails"


def test_the_plan_as_a_picture_has_a_line_for_each_package(
    made: MadeEnvironment, index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made.extension("op", [CHECK])
    made.extension("fitting", [NEW])
    write_wheel(index, "op", "2.0", [NEW])

    main(["env", "--python", str(made.root), "--to", "torch==9.9.9", "--format", "svg"])

    texts = [element.text for element in ET.fromstring(capsys.readouterr().out).iter()]  # noqa: S314
    assert {"op 1.0", "update to 2.0", "fitting 1.0", "keeps working, unproven"} <= set(texts)


def test_a_lock_needs_nothing_installed(
    tmp_path: Path, index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_wheel(index, "op", "1.0", [CHECK], metadata="Requires-Dist: torch")
    write_wheel(index, "op", "2.0", [NEW], metadata="Requires-Dist: torch")
    write_wheel(index, "other", "1.0", [], metadata="Requires-Dist: numpy")
    lock = tmp_path / "requirements.txt"
    lock.write_text("op==1.0\nother==1.0\ntorch==9.9.9\n")

    status = main(["env", "--lock", str(lock), "--python", "3.12", "--format", "json"])

    told = json.loads(capsys.readouterr().out)
    assert status == 1
    assert [(one["name"], one["to"]) for one in told["packages"]] == [("op", "2.0")]
    assert told["commands"] == [
        rf"sed -i -E -e 's/^op(\[[^]]*\])?\s*[=<>!~][^;#]*[[:alnum:]*]/op\1==2.0/' {lock}"
    ]
    subprocess.run(["bash", "-ec", told["commands"][0]], check=True)
    assert lock.read_text() == "op==2.0\nother==1.0\ntorch==9.9.9\n"
    assert [one["what"] for one in told["passed_over"]] == ["other 1.0"]


def test_a_lock_goes_back_to_the_version_that_its_tool_can_resolve(
    tmp_path: Path, index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_wheel(index, "op", "1.0", [NEW], metadata="Requires-Dist: torch<9")
    write_wheel(index, "op", "0.9", [NEW], metadata="Requires-Dist: torch")
    lock = tmp_path / "requirements.txt"
    lock.write_text("op==1.0\ntorch==8.0.0\n")

    main(["env", "--lock", str(lock), "--python", "3.12", "--to", "torch==9.9.9"])

    printed = capsys.readouterr().out
    assert "downgrade to 0.9" in printed
    assert "op\\1==0.9" in printed


def test_a_lock_that_fits_is_told_so_by_the_exit_status(
    made: MadeEnvironment, tmp_path: Path, index: Path
) -> None:
    made.extension("op", [CHECK])
    write_wheel(index, "op", "2.0", [NEW], metadata="Requires-Dist: torch")
    lock = tmp_path / "requirements.txt"
    lock.write_text("op==2.0\ntorch==9.9.9\n")

    assert main(["env", "--python", str(made.root), "--to-file", str(lock)]) == 0


def test_a_package_of_a_lock_that_cannot_be_read_is_not_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text("torchvision==77.0\ntorch==9.9.9\n")

    assert main(["env", "--lock", str(lock), "--python", "3.12"]) == 3
    assert "not known" in capsys.readouterr().out


@pytest.mark.parametrize(
    "asked",
    [
        ["--lock", "LOCK", "--python", "/usr/bin/python3"],
        ["--to-file", "LOCK", "--to", "torch==9.9.9"],
        ["--to", "numpy==2.0"],
    ],
    ids=["a path where a version is meant", "two targets", "another package"],
)
def test_what_cannot_be_meant_is_used_wrongly(
    made: MadeEnvironment, tmp_path: Path, asked: list[str]
) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text("torch==9.9.9\n")
    given = [str(lock) if word == "LOCK" else word for word in asked]

    assert (
        main(["env", *([] if "--python" in given else ["--python", str(made.root)]), *given]) == 2
    )
