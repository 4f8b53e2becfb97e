"""What is not read is named, and never passes for something without a finding."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from program import FORMATS, run_here
from tiny_elf import shared_library

PE = b"MZ\x90\0" + bytes(252)
MACH_O = b"\xcf\xfa\xed\xfe" + bytes(252)
ELF = shared_library(needed=["libc.so.6"], requires=["memcpy"])


def _wheel(folder: Path, tag: str, libraries: Mapping[str, bytes]) -> str:
    path = folder / f"op-1.0-cp311-cp311-{tag}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in libraries.items():
            archive.writestr(name, data)
        archive.writestr(
            "op-1.0.dist-info/METADATA", "Name: op\nVersion: 1.0\nRequires-Dist: torch\n"
        )
    return str(path)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(
    ("tag", "libraries", "why"),
    [
        ("win_amd64", {"op/_C.pyd": PE, "op/jpeg8.DLL": PE}, "broken PE file"),
        ("macosx_11_0_arm64", {"op/_C.so": MACH_O, "op/libz.1.dylib": MACH_O}, "Mach-O file"),
    ],
)
def test_wheel_of_broken_libraries_is_not_judged(
    form: str, tag: str, libraries: dict[str, bytes], why: str, tmp_path: Path
) -> None:
    ran = run_here("audit", "--format", form, _wheel(tmp_path, tag, libraries))

    assert ran.returncode == 3
    assert why in " ".join(ran.stdout.split())
    assert "no finding" not in ran.stdout
    assert "no shared librar" not in ran.stdout


def test_json_names_each_library(tmp_path: Path) -> None:
    wheel = _wheel(tmp_path, "win_amd64", {"op/_C.pyd": PE, "op/zlib.dll": PE})

    document = json.loads(run_here("audit", "--format", "json", wheel).stdout)

    assert [one["path"] for one in document["unreadable"]] == ["op/_C.pyd", "op/zlib.dll"]


def test_library_for_another_system_in_a_linux_wheel_does_not_matter(tmp_path: Path) -> None:
    libraries = {"op/_C.so": ELF, "op/tools/helper.dll": PE}
    linux = _wheel(tmp_path, "manylinux_2_28_x86_64", libraries)
    anywhere = _wheel(tmp_path, "any", libraries)

    assert run_here("audit", linux).returncode == 0
    assert run_here("audit", anywhere).returncode == 3


@pytest.mark.parametrize("name", ["_C.pyd", "c10.dll", "libz.dylib"])
def test_broken_library_is_refused_and_in_a_folder_named(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(PE)

    alone = run_here("audit", str(tmp_path / name))
    folder = run_here("audit", str(tmp_path))

    assert (alone.returncode, folder.returncode) == (3, 3)
    assert "broken PE file" in alone.stderr
    assert name in folder.stdout


def test_what_was_not_judged_is_done_again_by_a_fleet(tmp_path: Path) -> None:
    store, results = tmp_path / "store", tmp_path / "results.jsonl"
    store.mkdir()
    _wheel(store, "win_amd64", {"op/_C.pyd": PE})
    arguments = ("audit", "--jobs", "1", "--format", "jsonl", "-o", str(results), str(store))

    first = run_here(*arguments)
    again = run_here(*arguments)

    assert (first.returncode, again.returncode) == (3, 3)
    assert "from an earlier run" not in again.stderr
    (line,) = results.read_text().splitlines()
    assert json.loads(line)["exit_status"] == 3
