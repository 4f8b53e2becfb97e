"""`opwright new`: what it writes, what it refuses; nothing is compiled here."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from opwright.cli.commands.new import _TEMPLATES
from opwright.cli.main import main
from opwright.errors import OpwrightError, UnknownNameError
from opwright.verbs.build.settings.project import read_settings
from opwright.verbs.lint.linting import lint
from opwright.verbs.new import gallery
from opwright.verbs.new.gallery import FORMER_NAMES, GALLERY, copied
from opwright.verbs.new.project import TEMPLATES, filled, names_of

ALL = pytest.mark.parametrize("template", TEMPLATES)
_RECORDED = r"checked\.json|measured\w*\.json"
"""What says nothing of a copy."""
OF_GALLERY = pytest.mark.parametrize("project", GALLERY)
_REPOSITORY = Path(__file__).parents[2]


def texts(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_text() for path in files}


# ---- what is written


@ALL
def test_project_is_complete(tmp_path: Path, template: str) -> None:
    folder = tmp_path / "fast-ops"

    assert main(["new", template, str(folder)]) == 0

    written = texts(folder)
    wanted = {
        *(".gitignore", "README.md", "pyproject.toml"),
        *("src/fast_ops/__init__.py", "src/fast_ops/reference.py"),
    }
    assert wanted <= set(written)
    assert any(path.startswith("tests/test_") for path in written)
    assert 'name = "fast-ops"' in written["pyproject.toml"]


@ALL
def test_nothing_is_left_to_fill_in(tmp_path: Path, template: str) -> None:
    main(["new", template, "ops", str(tmp_path)])

    for path, text in texts(tmp_path).items():
        assert not re.search(r"\$\w|\$\{|PACKAGE|\.in\b", f"{path}\n{text}"), path
        assert text.endswith("\n"), path
        assert "\t" not in text, path


@ALL
def test_python_of_a_project_is_python(tmp_path: Path, template: str) -> None:
    main(["new", template, "ops", str(tmp_path)])

    sources = list(tmp_path.rglob("*.py"))
    assert len(sources) > 2
    for path in sources:
        assert ast.get_docstring(ast.parse(path.read_text())), path


@ALL
def test_lint_finds_nothing_in_a_new_project(tmp_path: Path, template: str) -> None:
    main(["new", template, "ops", str(tmp_path)])

    found = lint([str(tmp_path)])

    assert found.findings == ()
    assert found.read > 3


@pytest.mark.parametrize("template", [name for name in TEMPLATES if name != "triton"])
def test_settings_of_a_project_are_understood(tmp_path: Path, template: str) -> None:
    main(["new", template, "fast-ops", str(tmp_path)])

    settings = read_settings(str(tmp_path))

    assert settings.name == "fast_ops._C"
    assert settings.torch_floor == (2, 10)
    assert settings.sources


def test_command_names_the_templates_that_there_are() -> None:
    assert (*TEMPLATES, *GALLERY) == _TEMPLATES


def test_files_of_templates_do_not_hide_one_another() -> None:
    above = Path(gallery.__file__).parents[2] / "templates"
    for template, chosen in TEMPLATES.items():
        there = [p for folder in chosen.folders for p in (above / folder).rglob("*") if p.is_file()]

        assert len(filled(template, names_of("ops"))) == len(there)


# ---- copies of the gallery


def test_every_project_of_the_gallery_can_be_copied() -> None:
    there = {path.parent.name for path in (_REPOSITORY / "gallery").glob("*/pyproject.toml")}

    assert set(GALLERY.values()) == there


@OF_GALLERY
def test_copy_is_what_git_has_of_the_project_and_stands_alone(tmp_path: Path, project: str) -> None:
    folder = tmp_path / "anything"
    source = _REPOSITORY / "gallery" / GALLERY[project]
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(listed, cwd=source, capture_output=True, text=True, check=False)
    if told.returncode:
        pytest.skip("this is no checkout of git's")
    files = [path for path in told.stdout.split() if not re.fullmatch(_RECORDED, path)]

    assert main(["new", project, str(folder)]) == 0

    assert set(texts(folder)) == {*files, "harness.py"}
    assert all((folder / path).read_bytes() == (source / path).read_bytes() for path in files)
    assert read_settings(str(folder)).name == f"{GALLERY[project]}._C"


@OF_GALLERY
def test_copy_leaves_out_what_was_built(
    tmp_path: Path, project: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / GALLERY[project]
    for path in (
        "build/opwright/build.ninja",
        "src/package/_C.so",
        "__pycache__/cases.pyc",
        "cases.py",
    ):
        (made / path).parent.mkdir(parents=True, exist_ok=True)
        (made / path).write_bytes(b"" if path == "cases.py" else b"\xff")
    (made.parent / "harness.py").touch()
    monkeypatch.setattr(gallery, "_REPOSITORY", str(tmp_path))

    assert copied(project) == {"cases.py": "", "harness.py": ""}


@OF_GALLERY
def test_copy_has_its_own_name(
    tmp_path: Path, project: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", project, "other", str(tmp_path / "here")]) == 2
    assert main(["new", project, project, str(tmp_path / "there"), "--format", "json"]) == 0

    told = capsys.readouterr()
    assert "keeps its own name and cannot become 'other'" in told.err
    assert (json.loads(told.out)["name"], json.loads(told.out)["package"]) == (
        project,
        GALLERY[project],
    )
    assert not (tmp_path / "here").exists()


@pytest.mark.parametrize("former", FORMER_NAMES)
def test_former_name_copies_what_it_became(
    tmp_path: Path, former: str, capsys: pytest.CaptureFixture[str]
) -> None:
    now = FORMER_NAMES[former]

    assert main(["new", former, former, str(tmp_path / "here"), "--format", "json"]) == 0

    assert json.loads(capsys.readouterr().out)["name"] == now
    assert texts(tmp_path / "here") == copied(now)


@pytest.mark.packaging
def test_installed_wheel_copies_what_the_repository_does(tmp_path: Path, own_wheel: Path) -> None:
    with zipfile.ZipFile(own_wheel) as packed:
        packed.extractall(tmp_path / "installed")

    code = "import sys; from opwright.cli.main import main; [main(['new', p, p]) for p in sys.argv[1:]]"
    subprocess.run(
        [sys.executable, "-c", code, *GALLERY],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        check=True,
    )

    for project in GALLERY:
        assert texts(tmp_path / project) == copied(project)


# ---- names and folders


@pytest.mark.parametrize(
    ("name", "package"),
    [("ops", "ops"), ("Fast-Ops", "fast_ops"), ("a.b_-c2", "a_b_c2"), ("x", "x")],
)
def test_package_is_called_after_the_project(name: str, package: str) -> None:
    assert names_of(name) == (name, package)


@pytest.mark.parametrize(
    "name", ["", "2fast", "-ops", "ops-", "é", "a b", "a;b", "o" * 101, ".", ".."]
)
def test_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(OpwrightError, match="invalid project name"):
        names_of(name)


@pytest.mark.parametrize("name", ["torch", "Template", "json", "class", "test", "aten"])
def test_name_of_others_is_refused(name: str) -> None:
    with pytest.raises(
        OpwrightError, match=f"'{name.lower()}' is reserved by Python, C\\+\\+ or torch"
    ):
        names_of(name)


def test_folder_names_the_project_where_it_stands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["new", "cpp", "work/fast-ops/", "--format", "json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert (told["name"], told["package"], told["folder"]) == (
        "fast-ops",
        "fast_ops",
        "work/fast-ops",
    )
    assert sorted(told["files"]) == sorted(texts(tmp_path / "work/fast-ops"))


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "README.md").write_text("mine\n")

    assert main(["new", "cpp", "ops", str(tmp_path)]) == 2

    assert texts(tmp_path) == {"README.md": "mine\n"}
    assert (
        "already has README.md, and existing files are never overwritten" in capsys.readouterr().err
    )


def test_link_to_nowhere_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "README.md").symlink_to(tmp_path / "elsewhere")

    assert main(["new", "cpp", "ops", str(tmp_path)]) == 2

    assert not (tmp_path / "elsewhere").exists()


def test_folder_with_other_files_is_taken(tmp_path: Path) -> None:
    (tmp_path / "LICENSE").write_text("mine\n")

    assert main(["new", "cpp", "ops", str(tmp_path)]) == 0

    assert texts(tmp_path)["LICENSE"] == "mine\n"


def test_folder_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()

    assert main(["new", "cpp", "ops", str(tmp_path / "file")]) == 2

    assert "cannot write" in capsys.readouterr().err


def test_template_that_there_is_not_is_said_with_the_nearest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", "cudaa", "ops", str(tmp_path / "ops")]) == 2

    assert "unknown template 'cudaa'; the closest match is 'cuda'" in capsys.readouterr().err
    assert not (tmp_path / "ops").exists()
    with pytest.raises(UnknownNameError):
        filled("cudaa", names_of("ops"))


def test_option_of_another_template_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", "cpp", "ops", str(tmp_path), "--tile", "64x64x64"]) == 2

    assert "--tile applies only to cutlass-gemm, not to cpp" in capsys.readouterr().err
