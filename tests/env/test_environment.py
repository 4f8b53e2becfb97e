"""What is installed for a Python that is not run, and whether it fits its torch."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest
from made_environments import CHECK, CHECK_OF_OLD, MadeEnvironment, causes
from tiny_elf import shared_library

from opwright.causes.engine.candidates import causes_judging
from opwright.cli.main import main
from opwright.errors import UnreadableInputError
from opwright.facts.python.interpreter import read_interpreter, this_interpreter
from opwright.model import Environment, Finding, GpuLoad, InstalledTorch, Load, Scope
from opwright.report.text import environment as report
from opwright.verbs.env.advice import with_advice
from opwright.verbs.env.environment import examine


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))


@pytest.fixture
def made(tmp_path: Path) -> MadeEnvironment:
    return MadeEnvironment(tmp_path / "venv")


def _verdicts(made: MadeEnvironment) -> dict[str, str]:
    return {one.name: one.audit.binaries[0].verdicts[0].name for one in made.examined().packages}


def test_a_package_whose_names_torch_exports_is_found_to_load(made: MadeEnvironment) -> None:
    made.torch()
    made.extension("fitting")

    audit = made.examined()

    assert _verdicts(made) == {"fitting": "unproven"}
    assert (audit.release, causes(audit), audit.notes) == ("2.13.0+cpu", [], ())


def test_what_was_read_of_a_torch_is_kept_once_where_the_cache_is_not_writable(
    made: MadeEnvironment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made.torch()
    made.extension("fitting")
    (tmp_path / "file").touch()
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))

    verdicts = [_verdicts(made) for _ in range(2)]

    assert verdicts == [{"fitting": "unproven"}] * 2
    (kept,) = (tmp_path / "tmp").iterdir()
    assert len(list(kept.iterdir())) == 1
    assert kept.stat().st_mode & 0o77 == 0


def test_a_package_with_the_other_string_abi_fails_with_its_cause(made: MadeEnvironment) -> None:
    made.torch()
    made.extension("fitting")
    made.extension("old", [CHECK_OF_OLD])

    audit = made.examined()

    assert _verdicts(made) == {"fitting": "unproven", "old": "fails"}
    assert causes(audit) == ["cxx11-abi-mismatch"]
    assert audit.findings[0].evidence.where.startswith("old 1.0: ")
    assert audit.findings[0].fix.commands == (
        f"opwright env --python {made.root} --to 'torch==2.13.0+cpu'",
    )


def test_no_package_is_built_from_the_folder_that_env_was_started_in() -> None:
    environment = Environment("3.11.4", (InstalledTorch("2.13.0+cpu", "torch"),))
    judged = causes_judging(Scope.BINARY, Scope.LOAD, Scope.GPU)
    examples = [(cause, fact) for cause in judged for fact in cause.all_examples]
    found = [
        Finding(cause, evidence)
        for cause, fact in examples
        if isinstance(fact, Load | GpuLoad)
        for evidence in cause.look(fact)
    ]

    advised = [with_advice(one, environment, asked="opwright env") for one in found]

    before = {c for one in found for c in one.fix.commands if c.endswith(" .")}
    assert before
    assert not [c for one in advised for c in one.fix.commands if c.endswith(" .")]


def test_a_torch_that_is_changed_in_place_is_read_again(made: MadeEnvironment) -> None:
    package = made.torch()
    made.extension("fitting")
    before = _verdicts(made)

    (package / "lib" / "libc10.so").write_bytes(shared_library(soname="libc10.so"))

    assert (before, _verdicts(made)) == ({"fitting": "unproven"}, {"fitting": "fails"})


def test_what_has_nothing_to_do_with_torch_is_counted_and_not_judged(made: MadeEnvironment) -> None:
    made.torch()
    made.distribution(
        "other", "2.0", {"other/__init__.py": b"", "other/_x.so": shared_library(soname="_x.so")}
    )

    audit = made.examined()

    assert [one.name for one in audit.environment.distributions] == ["other", "torch"]
    assert audit.packages == ()


def test_a_folder_that_nobody_installed_is_looked_at_too(made: MadeEnvironment) -> None:
    made.torch()
    left = made.site / "forgotten"
    left.mkdir()
    image = shared_library(soname="_C.so", needed=["libc10.so"], requires=[CHECK_OF_OLD])
    (left / "_C.so").write_bytes(image)

    audit = made.examined()

    assert [(one.name, one.version) for one in audit.packages] == [("forgotten", "")]
    assert "left behind" in report.render(audit)


def test_without_torch_nothing_is_judged_and_that_is_told(made: MadeEnvironment) -> None:
    made.extension("fitting")

    audit = made.examined()

    assert audit.release is None
    assert [one.name for one in audit.packages] == ["fitting"]
    assert "not installed" in report.render(audit)


def test_a_damaged_torch_is_a_reason_and_no_crash(made: MadeEnvironment) -> None:
    package = made.torch()
    made.extension("fitting")
    (package / "lib" / "libc10.so").write_bytes(b"\x7fELF")

    audit = made.examined()

    assert audit.release is None
    assert [one.what for one in audit.unknown] == ["torch"]


def test_records_that_lead_elsewhere_are_not_followed(made: MadeEnvironment) -> None:
    made.torch()
    made.distribution(
        "odd", "1.0", {"odd.py": b""}, recorded=["../../outside.so", "/etc/outside.so", "gone.so"]
    )

    audit = made.examined()

    odd = next(one for one in audit.environment.distributions if one.name == "odd")
    assert (odd.libraries, odd.absent) == ((), ("gone.so",))


@pytest.mark.parametrize(
    "record",
    [
        b".so.1" * 400_000 + b"\n",
        b"a/" * 500_000,
        b'"' * 500_000 + b".so,",
        b"\n" * 1_000_000,
        b"\xff\xfe.so,,\n\0.so,,\n",
    ],
    ids=["one long name", "one long path", "quotes", "lines", "no text"],
)
def test_a_record_that_was_made_to_harm_is_read_like_another(
    made: MadeEnvironment, record: bytes
) -> None:
    made.torch()
    made.distribution("odd", "1.0", {"odd.py": b""})
    (made.site / "odd-1.0.dist-info" / "RECORD").write_bytes(record)

    audit = made.examined()

    assert next(one for one in audit.environment.distributions if one.name == "odd").libraries == ()


def test_no_line_of_the_report_is_wider_than_the_terminal(made: MadeEnvironment) -> None:
    made.torch()
    made.extension("a_package_with_a_name_that_is_longer_than_its_column", [CHECK, CHECK_OF_OLD])

    told = report.render(made.examined(LD_LIBRARY_PATH=":".join(["/opt/some/where/lib"] * 9)))

    wide = [line for line in told.splitlines() if len(line) > 80]
    assert all(len(line.strip(" \\").split()) == 1 for line in wide)  # a word of a command
    assert "fails" in told


def test_the_command_tells_all_of_it_and_its_status_says_that_something_is_wrong(
    made: MadeEnvironment, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(made.root / "empty")
    made.torch()
    made.extension("old", [CHECK_OF_OLD])

    status = main(["env", "--python", str(made.root), "--format", "json"])

    told = json.loads(capsys.readouterr().out)
    assert status == 1
    assert told["torches"][0]["version"] == "2.13.0+cpu"
    assert told["packages"][0]["verdict"] == "fails"
    assert told["findings"][0]["cause"] == "cxx11-abi-mismatch"


def test_the_page_has_every_release_and_sets_off_the_installed_one(
    made: MadeEnvironment, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(made.root / "empty")
    made.torch()
    made.extension("old", [CHECK_OF_OLD])
    page = tmp_path / "env.html"

    status = main(["env", "--python", str(made.root), "--format", "html", "-o", str(page)])

    text = page.read_text()
    assert status == 1
    assert "<title>opwright env: old</title>" in text
    assert '<th scope="col" class="installed"><span>2.13.0+cpu</span></th>' in text
    assert "<span>2.6.0</span></th>" in text
    assert "<h3>cxx11-abi-mismatch</h3>" in text
    assert f"{made.root}/bin/python" in text


def test_a_plan_is_no_page(made: MadeEnvironment, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["env", "--python", str(made.root), "--to", "torch==2.15.0", "--format", "html"]

    assert main(command) == 2
    assert "text, json, markdown or svg" in capsys.readouterr().err


def test_the_command_leaves_out_what_is_ignored(
    made: MadeEnvironment, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(made.root / "empty")
    made.torch()
    made.extension("old", [CHECK_OF_OLD])

    status = main(
        [
            "env",
            "--python",
            str(made.root),
            "--ignore",
            "cxx11-abi-mismatch",
            "--format",
            "markdown",
        ]
    )

    assert status == 0
    assert "| `old` | `1.0` | fails |" in capsys.readouterr().out


# ---- the interpreter ---------------------------------------------------------------


def test_folders_are_those_of_pth_files_and_variables_in_the_order_of_python(
    made: MadeEnvironment, tmp_path: Path
) -> None:
    for name in ("asked", "added"):
        (tmp_path / name).mkdir()
    (made.site / "own.pth").write_text(f"# no folder\nimport os\n{tmp_path / 'added'}\n/nowhere\n")

    found = read_interpreter(str(made.root), {"PYTHONPATH": str(tmp_path / "asked")})

    assert [(Path(one.path).name, one.found_by) for one in found.folders] == [
        ("asked", "PYTHONPATH"),
        ("site-packages", "site-packages"),
        ("added", "own.pth"),
    ]
    assert (found.version, found.tag) == ("3.11.4", "cp311")


def test_a_pth_file_that_runs_code_is_told_as_not_known(made: MadeEnvironment) -> None:
    made.torch()
    (made.site / "__editable__.pth").write_text("import finder\n")

    assert [one.what for one in made.examined().unknown] == ["__editable__.pth"]


def test_the_users_own_packages_count_where_the_system_s_do(tmp_path: Path) -> None:
    user = tmp_path / "home" / "lib" / "python3.11" / "site-packages"
    user.mkdir(parents=True)
    MadeEnvironment(tmp_path / "alone")
    MadeEnvironment(tmp_path / "shared", config="include-system-site-packages = true\n")
    environ = {"PYTHONUSERBASE": str(tmp_path / "home")}

    alone = read_interpreter(str(tmp_path / "alone"), environ)
    shared = read_interpreter(str(tmp_path / "shared"), environ)

    assert str(user) not in [one.path for one in alone.folders]
    assert shared.folders[0] == (str(user), "user site")


def test_what_is_no_python_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(UnreadableInputError, match="not a Python environment"):
        examine(str(tmp_path))
    with pytest.raises(UnreadableInputError, match="no such Python"):
        examine(str(tmp_path / "python"))


def test_this_python_finds_opwright_itself() -> None:
    found = this_interpreter()

    assert found.folders
    assert found.version.startswith("3.")


@pytest.mark.parametrize(
    ("source", "verdict"),
    [
        ("torch.ops.load_library(find(f'{name}_cuda'))", "fails"),
        ("if torch.cuda.is_available():\n    load('libop_cuda.so')", "unproven"),
        ("torch.ops.load_library('libop.so')", "unproven"),
    ],
    ids=["as torch_scatter does", "with a GPU alone", "as sphericart does"],
)
def test_without_gpus_sources_decide_whether_a_package_needs_its_library_for_gpus(
    made: MadeEnvironment, source: str, verdict: str
) -> None:
    plain = shared_library(soname="libop.so", needed=["libc10.so"], requires=[CHECK])
    for_gpus = shared_library(soname="libop_cuda.so", needed=["libc10.so", "libc10_cuda.so"])
    made.torch()
    files = {"op/libop.so": plain, "op/libop_cuda.so": for_gpus, "op/__init__.py": source.encode()}
    made.distribution("op", "1.0", files)

    audit = made.examined()

    (package,) = audit.packages
    counting = {one.binary.path: one.verdicts[0].name for one in package.decisive_libraries}
    own = {one.binary.path: one.verdicts[0].name for one in package.audit.binaries}
    assert own == {"op/libop.so": "unproven", "op/libop_cuda.so": "fails"}
    assert counting["op/libop_cuda.so"] == verdict
    assert causes(audit) == (["gpu-backend-mismatch"] if verdict == "fails" else [])
    assert bool(audit.notes) == (verdict != "fails")
