"""A torch to build for, as it lies on disk: installed, or as headers alone."""

from __future__ import annotations

from pathlib import Path

from tiny_elf import shared_library

from opwright.facts.torch.target import installed_torch, read_torch_target
from opwright.model.build.toolchain import Missing, TorchTarget

NEW = "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
OLD = "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs"


def write_torch(folder: Path, *, symbol: str = NEW, about: str | None = None) -> Path:
    include = folder / "include"
    api = include / "torch" / "csrc" / "api" / "include" / "torch"
    api.mkdir(parents=True)
    (include / "c10").mkdir()
    api.joinpath("version.h").write_text(
        "#define TORCH_VERSION_MAJOR 2\n#define TORCH_VERSION_MINOR 5\n#define TORCH_VERSION_PATCH 1\n"
    )
    if about:
        (folder / "version.py").write_text(about)
        (folder / "lib").mkdir()
        for name in ("c10", "torch_cpu"):
            (folder / "lib" / f"lib{name}.so").write_bytes(
                shared_library(soname=f"lib{name}.so", provides=[symbol])
            )
    return folder


def test_installed_torch_tells_its_release_cuda_and_string_abi(tmp_path: Path) -> None:
    about = "__version__ = '2.5.1+cu124'\ncuda: Optional[str] = '12.4'\nhip: Optional[str] = None\n"
    write_torch(tmp_path / "torch", symbol=OLD, about=about)

    found = installed_torch(["/nowhere", str(tmp_path)])

    assert isinstance(found, TorchTarget)
    assert (found.version, found.series, found.numbers) == ("2.5.1+cu124", "2.5", (2, 5))
    assert (found.cuda, found.hip, found.cxx11_abi) == ("12.4", None, False)
    assert found.libraries == ("c10", "torch_cpu")


def test_headers_alone_tell_the_release_and_no_abi(tmp_path: Path) -> None:
    write_torch(tmp_path / "torch")

    found = read_torch_target(str(tmp_path), "--torch")

    assert isinstance(found, TorchTarget)
    assert (found.version, found.cxx11_abi, found.library_dir) == ("2.5.1", None, None)
    assert len(found.include_dirs) == 2


def test_rocm_build_of_torch_tells_its_hip(tmp_path: Path) -> None:
    about = "__version__ = '2.9.0+rocm6.4'\ncuda: Optional[str] = None\nhip: Optional[str] = '6.4.43484-123'\n"
    write_torch(tmp_path / "torch", about=about)

    found = installed_torch([str(tmp_path)])

    assert isinstance(found, TorchTarget)
    assert (found.cuda, found.hip, found.cxx11_abi) == (None, "6.4.43484", True)


def test_folder_without_headers_is_no_torch(tmp_path: Path) -> None:
    found = read_torch_target(str(tmp_path), "--torch")

    assert isinstance(found, Missing)
    assert "no torch headers" in found.why


def test_python_without_torch_says_so() -> None:
    found = installed_torch(["/nowhere"])

    assert found == Missing("torch", "torch is not installed for this Python")
