"""What becomes of packages when torch moves: a tiny torch of the user's own, and an index that is a folder."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest
from made_environments import CHECK, MadeEnvironment
from tiny_elf import shared_library
from tiny_torch import NEEDS, install_torch

from opwright.cli.main import main
from opwright.errors import UnknownNameError, UnreadableInputError
from opwright.model.upgrade import Outlook, Upgrade
from opwright.report.text.upgrade import outlook_of
from opwright.verbs.env.environment import installed_release
from opwright.verbs.env.present_torch import Present, present_torch
from opwright.verbs.env.upgrade import plan_installed
from opwright.verbs.env.upgrade_target import upgrade_target
from opwright.verbs.releases.adding import add_release

_NEW = "_ZN3c1012new_in_9_9_9Ev"
"""What the torch that is to come exports, beside what the old one does not lose."""


@pytest.fixture(autouse=True)
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder the only index, and torch 9.9.9 known, which lacks CHECK."""
    folder = tmp_path / "index"
    folder.mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    add_release(install_torch(tmp_path / "coming", "9.9.9", [_NEW]))
    return folder


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MadeEnvironment:
    environment = MadeEnvironment(tmp_path / "venv")
    environment.torch(exports=[CHECK, _NEW])
    monkeypatch.chdir(environment.root / "empty")
    return environment


def _wheel(
    folder: Path, name: str, version: str, requires: Iterable[str], *, metadata: str = ""
) -> None:
    library = shared_library(soname="_C.so", needed=["libc10.so"], requires=requires)
    info = f"{name}-{version}.dist-info"
    tag = "py3-none-manylinux_2_28_x86_64"
    with ZipFile(folder / f"{name}-{version}-{tag}.whl", "w") as wheel:
        wheel.writestr(f"{name}/_C.so", library)
        wheel.writestr(f"{info}/METADATA", f"Name: {name}\nVersion: {version}\n{metadata}\n")
        wheel.writestr(f"{info}/WHEEL", f"Root-Is-Purelib: false\nTag: {tag}\n")
        wheel.writestr(f"{info}/RECORD", "")


def _plan(made: MadeEnvironment, *, offline: bool = False) -> Upgrade:
    audit = made.examined()
    here = installed_release(audit)
    return plan_installed(
        audit, upgrade_target("torch==9.9.9", python="3.11.4", offline=offline, here=here)
    )


def test_what_both_torches_export_keeps_working_unproven(made: MadeEnvironment) -> None:
    made.extension("fitting", [_NEW])

    plan = _plan(made)

    assert [(one.name, one.outlook) for one in plan.packages] == [("fitting", Outlook.UNPROVEN)]
    assert plan.exit_status == 0
    assert plan.commands == ("pip install 'torch==9.9.9'",)


def test_the_newest_version_that_fits_is_proposed_and_what_was_passed_over_is_told(
    made: MadeEnvironment, index: Path
) -> None:
    made.extension("op", [CHECK])
    _wheel(index, "op", "5.0", [_NEW], metadata="Requires-Python: >=3.12")
    _wheel(index, "op", "4.0", [_NEW], metadata="Requires-Dist: torch>=10")
    _wheel(index, "op", "3.0", [CHECK])
    _wheel(index, "op", "2.0", [_NEW], metadata="Requires-Dist: torch>=9")
    _wheel(index, "op", "1.0", [_NEW])

    plan = _plan(made)

    (one,) = plan.packages
    assert (one.outlook, one.to) == (Outlook.UPDATE, "2.0")
    assert [(c.version, c.result.partition(":")[0]) for c in one.looked_at] == [
        ("5.0", "requires Python >=3.12"),
        ("4.0", "requires torch>=10"),
        ("3.0", "torch-version-mismatch"),
        ("2.0", "fits"),
    ]
    assert plan.commands == ("pip install 'torch==9.9.9' 'op==2.0'",)
    assert plan.exit_status == 1


def test_what_no_version_fits_must_be_rebuilt_from_its_sources(
    made: MadeEnvironment, index: Path
) -> None:
    made.extension("op", [CHECK])
    _wheel(index, "op", "1.0", [CHECK])
    (index / "op-1.0.tar.gz").write_bytes(b"")

    plan = _plan(made)

    assert [one.outlook for one in plan.packages] == [Outlook.REBUILD]
    assert plan.commands[1:] == (
        "pip install --no-build-isolation --no-deps --no-cache-dir --no-binary op 'op==1.0'",
    )


def test_without_the_index_what_breaks_is_told_and_nothing_is_looked_for(
    made: MadeEnvironment, index: Path
) -> None:
    made.extension("op", [CHECK])
    _wheel(index, "op", "2.0", [_NEW])

    plan = _plan(made, offline=True)

    assert [(one.outlook, one.looked_at) for one in plan.packages] == [(Outlook.BREAKS, ())]
    assert [finding.cause.name for finding in plan.findings] == ["torch-version-mismatch"]


def test_what_loads_and_pip_refuses_is_updated_where_that_is_possible(
    made: MadeEnvironment, index: Path
) -> None:
    library = shared_library(soname="_C.so", needed=["libc10.so"], requires=[_NEW])
    files = {"op/__init__.py": b"", "op/_C.so": library}
    made.distribution("op", "1.0", files, "Requires-Dist: torch==2.13.0")
    alone = _plan(made)

    _wheel(index, "op", "2.0", [_NEW], metadata="Requires-Dist: torch==9.9.9")

    assert [(one.outlook, one.to) for one in alone.packages] == [(Outlook.UNPROVEN, None)]
    assert "requires torch==2.13.0" in alone.packages[0].because
    assert [(one.outlook, one.to) for one in _plan(made).packages] == [(Outlook.UPDATE, "2.0")]


def test_an_older_version_is_proposed_for_what_breaks_alone(
    made: MadeEnvironment, index: Path
) -> None:
    library = shared_library(soname="_C.so", needed=["libc10.so"], requires=[_NEW])
    files = {"loads/__init__.py": b"", "loads/_C.so": library}
    made.distribution("loads", "1.0", files, "Requires-Dist: torch==2.13.0")
    made.extension("breaks", [CHECK])
    for name in ("loads", "breaks"):
        _wheel(index, name, "0.9", [_NEW])

    plan = _plan(made)

    breaks, loads = sorted(plan.packages)
    assert (breaks.to, outlook_of(breaks)) == ("0.9", "downgrade to 0.9")
    assert (loads.outlook, loads.to) == (Outlook.UNPROVEN, None)
    assert loads.because.endswith("requires torch==2.13.0; only 0.9, which is older, admits it")


def test_a_wheel_of_torch_on_disk_is_a_target(made: MadeEnvironment, tmp_path: Path) -> None:
    made.extension("op", [CHECK])
    made.extension("fitting", [_NEW])
    wheel = tmp_path / "torch-9.9.8-cp311-cp311-linux_x86_64.whl"
    with ZipFile(wheel, "w") as opened:
        opened.writestr("torch/version.py", "__version__ = '9.9.8'\ncuda: str = None\n")
        opened.writestr("torch/__init__.py", "")
        for soname, needed in NEEDS.items():
            provides = [_NEW] if soname == "libc10.so" else []
            image = shared_library(soname=soname, needed=needed, provides=provides)
            opened.writestr(f"torch/lib/{soname}", image)

    audit = made.examined()
    to = upgrade_target(str(wheel), python="3.11.4", offline=True, here=installed_release(audit))
    plan = plan_installed(audit, to)

    outlooks = {one.name: one.outlook for one in plan.packages}
    assert outlooks == {"op": Outlook.BREAKS, "fitting": Outlook.UNPROVEN}
    assert (plan.release, plan.commands) == ("9.9.8", (f"pip install '{wheel}'",))


def test_a_torch_that_nobody_knows_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match=r"unknown torch release '2\.15\.9'"):
        upgrade_target("torch==2.15.9", python="3.11")


def test_a_driver_too_old_for_the_torch_that_is_to_come_is_told(made: MadeEnvironment) -> None:
    audit = made.examined()
    audit = audit._replace(environment=audit.environment._replace(driver="535.183.01"))

    plans = [
        plan_installed(audit, upgrade_target(version, python="3.11.4", offline=True))
        for version in ("2.10.0", "2.15.0")
    ]

    assert [plan.exit_status for plan in plans] == [0, 1]
    assert [finding.cause.name for finding in plans[1].findings] == ["driver-too-old"]
    assert "needs 580.65.06" in plans[1].notes[0]


# ---- the command -------------------------------------------------------------------


def test_the_command_prints_the_plan_in_each_format_within_the_width(
    made: MadeEnvironment, index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made.extension("op", [CHECK])
    _wheel(index, "op", "2.0", [_NEW])
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
    made.extension("fitting", [_NEW])
    _wheel(index, "op", "2.0", [_NEW])

    main(["env", "--python", str(made.root), "--to", "torch==9.9.9", "--format", "svg"])

    texts = [element.text for element in ET.fromstring(capsys.readouterr().out).iter()]  # noqa: S314
    assert {"op 1.0", "update to 2.0", "fitting 1.0", "keeps working, unproven"} <= set(texts)


def test_a_lock_needs_nothing_installed(
    tmp_path: Path, index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _wheel(index, "op", "1.0", [CHECK], metadata="Requires-Dist: torch")
    _wheel(index, "op", "2.0", [_NEW], metadata="Requires-Dist: torch")
    _wheel(index, "other", "1.0", [], metadata="Requires-Dist: numpy")
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
    _wheel(index, "op", "1.0", [_NEW], metadata="Requires-Dist: torch<9")
    _wheel(index, "op", "0.9", [_NEW], metadata="Requires-Dist: torch")
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
    _wheel(index, "op", "2.0", [_NEW], metadata="Requires-Dist: torch")
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


def test_an_index_that_gives_no_answer_leaves_open_whether_a_version_fits(
    made: MadeEnvironment, index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made.extension("op", [CHECK])
    _wheel(index, "op", "2.0", [CHECK])
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")

    (one,) = _plan(made).packages

    assert (one.outlook, one.commands) == (Outlook.BREAKS, ())
    assert (
        "no version that could be read is compatible (cannot read http://127.0.0.1:9/"
        in one.because
    )


# ---- flavours ----------------------------------------------------------------------


def test_a_flavour_that_changes_is_told() -> None:
    plain = Present("2.13.0", "CPU")
    other = Present("2.10.0+cu126", "CUDA 12.6")

    changed, unknown = (
        upgrade_target("torch==2.15.0", python="3.11.4", offline=True, present=there)
        for there in (plain, other)
    )

    assert changed.notes == ("this changes torch from CPU (2.13.0) to CUDA 13.2 (2.15.0)",)
    assert (unknown.target, unknown.pip_index) == ("torch==2.15.0", "")
    assert "this changes torch from 2.10.0+cu126 to PyPI's 2.15.0 (CUDA 13.2)" in unknown.notes[0]
    with pytest.raises(UnreadableInputError, match="pass the path of its wheel"):
        upgrade_target("torch==2.15.0+cu126", python="3.11.4", offline=True)


def test_a_target_without_a_label_keeps_that_of_the_torch_that_is_there(
    made: MadeEnvironment,
) -> None:
    audit = made.examined()
    there = present_torch(audit.environment)

    to = upgrade_target("torch==2.15.0", python="3.11.4", offline=True, present=there)
    plan = plan_installed(audit, to)

    assert (to.target, to.torch.cuda, to.notes) == ("torch==2.15.0+cpu", None, ())
    assert "cp311" in to.pythons
    names = {library.soname for library in to.torch.libraries}
    assert {"libtorch_cpu.so", "libc10.so"} <= names
    assert not [name for name in names if "cuda" in name]
    assert plan.commands == (
        "pip install 'torch==2.15.0+cpu' --extra-index-url https://download.pytorch.org/whl/cpu",
    )


def test_what_conda_has_installed_is_moved_by_conda(tmp_path: Path) -> None:
    conda = MadeEnvironment(tmp_path / "conda")
    conda.torch("2.13.0.post300")
    conda.conda_records(
        {"pytorch-2.13.0-cpu_300": ["site-packages/torch-2.13.0.post300.dist-info/METADATA"]}
    )
    audit = conda.examined()

    there = present_torch(audit.environment)
    to = upgrade_target("torch==2.15.0", python="3.11.4", offline=True, present=there)
    plan = plan_installed(audit, to)

    assert to.target == "torch==2.15.0+cpu"  # conda keeps the flavour, and writes no label
    assert plan.commands == (f"conda install --prefix {conda.root} 'pytorch==2.15.0'",)
    assert "conda's channels" in plan.notes[0]


def test_an_editable_install_is_built_again_from_its_sources(
    made: MadeEnvironment, index: Path, tmp_path: Path
) -> None:
    library = shared_library(soname="_C.so", needed=["libc10.so"], requires=[CHECK])
    (tmp_path / "my src" / "op").mkdir(parents=True)
    (tmp_path / "my src" / "op" / "_C.so").write_bytes(library)
    made.distribution("op", "1.0", {"__editable__.op-1.0.pth": f"{tmp_path}/my src".encode()})
    (made.site / "op-1.0.dist-info" / "top_level.txt").write_text("op\n")
    _wheel(index, "op", "2.0", [_NEW])

    plan = _plan(made)

    assert [(one.outlook, one.to) for one in plan.packages] == [(Outlook.REBUILD, None)]
    assert plan.commands[1:] == (
        f"pip install --no-build-isolation --no-deps --no-cache-dir -e '{tmp_path}/my src'",
    )
