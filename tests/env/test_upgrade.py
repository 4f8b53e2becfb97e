"""What becomes of packages when torch moves: a tiny torch of the user's own, and an index that is a folder."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest
from coming_torch import NEW, only_index, present_environment, write_wheel
from made_environments import CHECK, MadeEnvironment
from tiny_elf import shared_library
from tiny_torch import NEEDS

from opwright.errors import UnknownNameError, UnreadableInputError
from opwright.model.environment.upgrade import Outlook, Upgrade
from opwright.report.text.upgrade import outlook_of
from opwright.verbs.env.environment import installed_release
from opwright.verbs.env.upgrades.present_torch import Present, present_torch
from opwright.verbs.env.upgrades.upgrade import plan_installed
from opwright.verbs.env.upgrades.upgrade_target import upgrade_target


@pytest.fixture(name="index", autouse=True)
def _index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return only_index(tmp_path, monkeypatch)


@pytest.fixture(name="made")
def _made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MadeEnvironment:
    return present_environment(tmp_path, monkeypatch)


def _plan(made: MadeEnvironment, *, offline: bool = False) -> Upgrade:
    audit = made.examined()
    here = installed_release(audit)
    return plan_installed(
        audit, upgrade_target("torch==9.9.9", python="3.11.4", offline=offline, here=here)
    )


def test_what_both_torches_export_keeps_working_unproven(made: MadeEnvironment) -> None:
    made.extension("fitting", [NEW])

    plan = _plan(made)

    assert [(one.name, one.outlook) for one in plan.packages] == [("fitting", Outlook.UNPROVEN)]
    assert plan.exit_status == 0
    assert plan.commands == ("pip install 'torch==9.9.9'",)


def test_the_newest_version_that_fits_is_proposed_and_what_was_passed_over_is_told(
    made: MadeEnvironment, index: Path
) -> None:
    made.extension("op", [CHECK])
    write_wheel(index, "op", "5.0", [NEW], metadata="Requires-Python: >=3.12")
    write_wheel(index, "op", "4.0", [NEW], metadata="Requires-Dist: torch>=10")
    write_wheel(index, "op", "3.0", [CHECK])
    write_wheel(index, "op", "2.0", [NEW], metadata="Requires-Dist: torch>=9")
    write_wheel(index, "op", "1.0", [NEW])

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
    write_wheel(index, "op", "1.0", [CHECK])
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
    write_wheel(index, "op", "2.0", [NEW])

    plan = _plan(made, offline=True)

    assert [(one.outlook, one.looked_at) for one in plan.packages] == [(Outlook.BREAKS, ())]
    assert [finding.cause.name for finding in plan.findings] == ["torch-version-mismatch"]


def test_what_loads_and_pip_refuses_is_updated_where_that_is_possible(
    made: MadeEnvironment, index: Path
) -> None:
    library = shared_library(soname="_C.so", needed=["libc10.so"], requires=[NEW])
    files = {"op/__init__.py": b"", "op/_C.so": library}
    made.distribution("op", "1.0", files, "Requires-Dist: torch==2.13.0")
    alone = _plan(made)

    write_wheel(index, "op", "2.0", [NEW], metadata="Requires-Dist: torch==9.9.9")

    assert [(one.outlook, one.to) for one in alone.packages] == [(Outlook.UNPROVEN, None)]
    assert "requires torch==2.13.0" in alone.packages[0].because
    assert [(one.outlook, one.to) for one in _plan(made).packages] == [(Outlook.UPDATE, "2.0")]


def test_an_older_version_is_proposed_for_what_breaks_alone(
    made: MadeEnvironment, index: Path
) -> None:
    library = shared_library(soname="_C.so", needed=["libc10.so"], requires=[NEW])
    files = {"loads/__init__.py": b"", "loads/_C.so": library}
    made.distribution("loads", "1.0", files, "Requires-Dist: torch==2.13.0")
    made.extension("breaks", [CHECK])
    for name in ("loads", "breaks"):
        write_wheel(index, name, "0.9", [NEW])

    plan = _plan(made)

    breaks, loads = sorted(plan.packages)
    assert (breaks.to, outlook_of(breaks)) == ("0.9", "downgrade to 0.9")
    assert (loads.outlook, loads.to) == (Outlook.UNPROVEN, None)
    assert loads.because.endswith("requires torch==2.13.0; only 0.9, which is older, admits it")


def test_a_wheel_of_torch_on_disk_is_a_target(made: MadeEnvironment, tmp_path: Path) -> None:
    made.extension("op", [CHECK])
    made.extension("fitting", [NEW])
    wheel = tmp_path / "torch-9.9.8-cp311-cp311-linux_x86_64.whl"
    with ZipFile(wheel, "w") as opened:
        opened.writestr("torch/version.py", "__version__ = '9.9.8'\ncuda: str = None\n")
        opened.writestr("torch/__init__.py", "")
        for soname, needed in NEEDS.items():
            provides = [NEW] if soname == "libc10.so" else []
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


def test_an_index_that_gives_no_answer_leaves_open_whether_a_version_fits(
    made: MadeEnvironment, index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made.extension("op", [CHECK])
    write_wheel(index, "op", "2.0", [CHECK])
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
    write_wheel(index, "op", "2.0", [NEW])

    plan = _plan(made)

    assert [(one.outlook, one.to) for one in plan.packages] == [(Outlook.REBUILD, None)]
    assert plan.commands[1:] == (
        f"pip install --no-build-isolation --no-deps --no-cache-dir -e '{tmp_path}/my src'",
    )
