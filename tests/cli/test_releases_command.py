"""The verb `releases`: those that are known, and a torch of one's own among them."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from program import run_here
from tiny_elf import shared_library
from tiny_torch import install_torch

from opwright.cli.main import main

_CHECK = (
    "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
)
Captured = pytest.CaptureFixture[str]


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
    assert "\n  changed in its headers  " in told
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
    assert told.endswith("changed in its headers  unknown\n")


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


def test_a_torch_is_found_in_the_environment_that_it_is_in(
    tmp_path: Path, capsys: Captured
) -> None:
    site_packages = tmp_path / "venv" / "lib" / "python3.11" / "site-packages"
    install_torch(site_packages, "2.9.0+mine", [])

    statuses = [main(["releases", "add", str(path)]) for path in (site_packages, tmp_path / "venv")]

    assert statuses == [0, 0]
    assert capsys.readouterr().out.count("added torch 2.9.0+mine") == 2


def test_damaged_table_of_ones_own_is_told(fitting: str, tmp_path: Path, capsys: Captured) -> None:
    main(["releases", "add", str(install_torch(tmp_path / "site-packages", "2.9.0+mine", []))])
    written = Path(capsys.readouterr().out.rpartition(": ")[2].strip())
    written.write_bytes(written.read_bytes()[:1000])

    result = run_here("audit", fitting)

    assert result.returncode == 3
    assert str(written) in result.stderr


# ---- from an index -----------------------------------------------------------------


@pytest.fixture(scope="module")
def torch_index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an index, as PyTorch has one for each label, with two builds of a tiny torch."""
    root = tmp_path_factory.mktemp("cu126")
    (root / "torch").mkdir()
    links = []
    for version in ("2.8.0+cu126", "2.9.1+cu126"):
        package = install_torch(root / version, version, ["_ZN3c105ownedEv"])
        name = f"torch-{version}-cp311-cp311-manylinux_2_28_x86_64.whl"
        with zipfile.ZipFile(root / name, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in package.rglob("*.*"):
                archive.write(path, path.relative_to(package.parent))
            archive.writestr(f"torch-{version}.dist-info/METADATA", f"Version: {version}\n")
        digest = hashlib.sha256((root / name).read_bytes()).hexdigest()
        links.append(f'<a href="../{quote(name)}#sha256={digest}">{name}</a>')
    (root / "torch" / "index.html").write_text("<!DOCTYPE html>" + "".join(links))
    return root


def test_a_torch_of_an_index_is_added_by_its_address_or_by_its_version(
    torch_index: Path, capsys: Captured
) -> None:
    url = torch_index.as_uri()
    wheel = f"{url}/torch-2.8.0%2Bcu126-cp311-cp311-manylinux_2_28_x86_64.whl"

    statuses = [
        main(["releases", "add", *asked])
        for asked in (
            [url],
            [f"{url}/torch/"],
            ["torch==2.8.0+cu126", "--index-url", url],
            [wheel],
        )
    ]

    told = capsys.readouterr().out.splitlines()
    assert statuses == [0, 0, 0, 0]
    assert [line.split()[2] for line in told] == [
        *("2.9.1+cu126", "2.9.1+cu126"),
        *("2.8.0+cu126", "2.8.0+cu126"),
    ]


def test_a_cpu_build_that_no_index_has_is_derived_and_that_is_told(
    torch_index: Path, tmp_path: Path, capsys: Captured
) -> None:
    for_cpu, for_cuda = (tmp_path / name for name in ("cpu.so", "cuda.so"))
    for_cpu.write_bytes(shared_library(needed=["libc10.so"], requires=[_CHECK]))
    for_cuda.write_bytes(shared_library(needed=["libc10_cuda.so"], requires=[_CHECK]))
    url = torch_index.as_uri()

    added = main(["releases", "add", "torch==2.8.0+cpu", "--index-url", url])
    unknown = [
        main(["releases", "add", what, "--index-url", url])
        for what in ("torch==2.8.0+cu118", "torch==7.7.7+cpu", "torchvision==0.23.0")
    ]
    verdicts = [main(["audit", str(one), "--torch", "2.8.0+cpu"]) for one in (for_cpu, for_cuda)]

    assert added == 0
    assert (
        "2.8.0+cpu for x86_64, derived from PyPI's build: no index had it"
        in capsys.readouterr().out
    )
    assert unknown == [3, 3, 3]
    assert verdicts == [0, 1]
