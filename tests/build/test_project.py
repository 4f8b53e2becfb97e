"""What `[tool.opwright]` says of an extension, and what is said of it that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from opwright.errors import OpwrightError, UnknownNameError, UnreadableInputError
from opwright.verbs.build.settings.project import (
    read_extensions,
    read_settings,
    settings_of_sources,
)


def project(folder: Path, text: str) -> str:
    (folder / "csrc").mkdir(exist_ok=True)
    for name in ("b.cu", "a.cpp"):
        (folder / "csrc" / name).touch()
    (folder / "pyproject.toml").write_text(text)
    return str(folder)


SAID = '[tool.opwright]\nname = "ops._C"\nsources = ["csrc/*"]\n'


def test_everything_that_may_be_said_is_read(tmp_path: Path) -> None:
    said = SAID + (
        'archs = "8.0;9.0a"\ntorch = "2.8..2.15"\ntorch-floor = "2.10"\ncxx-standard = 20\n'
        'libraries = ["cuda"]\nhalf-operators = true\nnvcc-flags = ["-lineinfo"]\n'
        'package-include-dirs = "cutlass_library/source/include"\n'
    )

    found = read_settings(project(tmp_path, said))

    assert (found.name, found.sources) == ("ops._C", ("csrc/a.cpp", "csrc/b.cu"))
    assert (found.archs, found.torch, found.torch_floor) == (("8.0;9.0a",), "2.8..2.15", (2, 10))
    assert (found.cxx_standard, found.libraries, found.half_operators) == (20, ("cuda",), True)
    assert found.nvcc_flags == ("-lineinfo",)
    assert found.package_include_dirs == ("cutlass_library/source/include",)


@pytest.mark.parametrize(
    ("text", "error", "told"),
    [
        ("[project]\n", OpwrightError, "has no table"),
        ("[tool.opwright\n", UnreadableInputError, "is no TOML"),
        ('[tool.opwright]\nsources = ["csrc/*"]\n', OpwrightError, "says no name"),
        ('[tool.opwright]\nname = "x"\n', OpwrightError, "names no sources"),
        (SAID + 'arch = "9.0"\n', UnknownNameError, "the closest match is 'archs'"),
        (SAID + "archs = 9.0\n", OpwrightError, "archs is a list of texts, and not 9.0"),
        (SAID + 'torch-floor = "new"\n', OpwrightError, "torch-floor is a release"),
        (SAID + 'cxx-standard = "20"\n', OpwrightError, "cxx-standard is a number"),
        (SAID.replace("csrc/*", "src/*.cu"), OpwrightError, "not there: src/"),
    ],
)
def test_what_is_wrong_is_told(
    tmp_path: Path, text: str, error: type[OpwrightError], told: str
) -> None:
    with pytest.raises(error, match=told.replace("*", r"\*")):
        read_settings(project(tmp_path, text))


def test_headers_that_a_pattern_matches_are_no_sources(tmp_path: Path) -> None:
    folder = project(tmp_path, SAID)
    (tmp_path / "csrc/op.h").touch()

    assert read_settings(folder).sources == ("csrc/a.cpp", "csrc/b.cu")

    (tmp_path / "pyproject.toml").write_text(SAID.replace("csrc/*", "csrc/op.h"))
    with pytest.raises(OpwrightError, match=r"csrc/op\.h is no source by its name"):
        read_settings(folder)


def test_folder_without_a_project_asks_for_sources(tmp_path: Path) -> None:
    with pytest.raises(UnreadableInputError, match="name the sources instead"):
        read_settings(str(tmp_path))


@pytest.mark.parametrize("pyproject", [None, "[build-system]\nrequires = []\n"])
def test_folder_of_a_setup_py_is_told_what_to_change_there(
    tmp_path: Path, pyproject: str | None
) -> None:
    (tmp_path / "setup.py").touch()
    if pyproject:
        (tmp_path / "pyproject.toml").write_text(pyproject)

    with pytest.raises(
        OpwrightError, match=r"import BuildExtension from opwright\.build in setup\.py"
    ):
        read_settings(str(tmp_path))


def test_sources_without_a_project_are_named_by_the_first(tmp_path: Path) -> None:
    source = tmp_path / "op.cu"
    source.touch()

    assert settings_of_sources([str(source)], None).name == "op"
    assert settings_of_sources([str(source)], "ops._C").name == "ops._C"


@pytest.mark.parametrize("name", ["op.py", "gone.cpp"])
def test_what_is_no_source_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(OpwrightError):
        settings_of_sources([str(tmp_path / name)], None)


def test_extensions_share_what_their_project_says(tmp_path: Path) -> None:
    for name in ("a.cpp", "b.cpp"):
        (tmp_path / name).touch()
    (tmp_path / "pyproject.toml").write_text(
        '[tool.opwright]\ntorch-floor = "2.10"\ndefines = ["A"]\n'
        '[[tool.opwright.extensions]]\nname = "ops._A"\nsources = ["a.cpp"]\n'
        '[[tool.opwright.extensions]]\nname = "ops._B"\nsources = ["b.cpp"]\ndefines = ["B"]\n'
    )

    first, second = read_extensions(str(tmp_path))

    assert (first.name, first.sources, first.defines) == ("ops._A", ("a.cpp",), ("A",))
    assert (second.name, second.sources, second.defines) == ("ops._B", ("b.cpp",), ("B",))
    assert first.torch_floor == second.torch_floor == (2, 10)


@pytest.mark.parametrize(
    "said",
    [
        "extensions = 1",
        "extensions = []",
        '[[tool.opwright.extensions]]\nsources = ["a.cpp"]',
        '[[tool.opwright.extensions]]\nname = "a"\nsources = ["a.cpp"]\n' * 2,
    ],
    ids=["no tables", "none", "no name", "one name twice"],
)
def test_extensions_that_are_not_said_right_are_told(tmp_path: Path, said: str) -> None:
    (tmp_path / "a.cpp").touch()
    (tmp_path / "pyproject.toml").write_text(f"[tool.opwright]\n{said}\n")

    with pytest.raises(OpwrightError, match="opwright"):
        read_extensions(str(tmp_path))
