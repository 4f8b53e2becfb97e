"""What earlier builds and runs have left: caches, locks, sources in front of a package."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from made_environments import CHECK, CHECK_OF_OLD, MadeEnvironment, causes
from tiny_elf import shared_library

from opwright.facts.python.installed_conflicts import left_locks
from opwright.model import InstalledTorch


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))


@pytest.fixture
def made(tmp_path: Path) -> MadeEnvironment:
    return MadeEnvironment(tmp_path / "venv")


def _cache(made: MadeEnvironment) -> Path:
    folder = made.root / "cache" / "torch_extensions" / "py311_cpu" / "op"
    folder.mkdir(parents=True)
    return folder


def _waiting_torch(made: MadeEnvironment) -> None:
    utils = made.torch() / "utils"
    utils.mkdir()
    (utils / "cpp_extension.py").write_text("baton = FileBaton(os.path.join(d, 'lock'))\n")


def test_a_lock_that_nobody_holds_is_left_and_one_that_is_held_is_not(
    made: MadeEnvironment,
) -> None:
    _waiting_torch(made)
    lock = _cache(made) / "lock"
    lock.write_bytes(b"")

    left = causes(made.examined())
    with lock.open():
        held = causes(made.examined())

    assert (left, held) == (["jit-stale-lock"], [])


def test_a_torch_that_does_not_wait_for_files_leaves_no_stale_lock(made: MadeEnvironment) -> None:
    made.torch()
    (_cache(made) / "lock").write_bytes(b"")

    assert causes(made.examined()) == []


def test_the_age_of_a_lock_is_told(tmp_path: Path) -> None:
    utils = tmp_path / "torch" / "utils"
    utils.mkdir(parents=True)
    (utils / "cpp_extension.py").write_text("FileBaton(")
    (tmp_path / "lock").write_bytes(b"")
    os.utime(tmp_path / "lock", (0, 0))

    torch = InstalledTorch("2.13.0", str(tmp_path / "torch"))

    (found,) = left_locks([str(tmp_path)], torch)
    assert found.age.endswith(" days")


def test_kernels_of_another_triton_are_told_of_and_no_finding(made: MadeEnvironment) -> None:
    made.torch()
    made.distribution("triton", "3.4.0", {"triton/__init__.py": b""})
    for number, release in enumerate(("3.4.0", "3.1.0", "3.1.0")):
        kept = made.root / "kernels" / f"DIGEST{number}"
        kept.mkdir(parents=True)
        (kept / "add.json").write_text(json.dumps({"hash": "1", "triton_version": release}))
        (kept / "__grp__add.json").write_text('{"child_paths": {}}')
    (made.root / "kernels" / "DIGEST0" / "torn.json").write_text("{")

    audit = made.examined(TRITON_CACHE_DIR=str(made.root / "kernels"))

    assert causes(audit) == []
    assert [note for note in audit.notes if "2 kernels" in note and "Triton 3.1.0" in note]
    assert not [note for note in audit.notes if "Triton 3.4.0;" in note]


def test_a_library_in_the_cache_that_this_torch_refuses_is_stale(made: MadeEnvironment) -> None:
    made.torch()
    library = _cache(made) / "op.so"
    library.write_bytes(shared_library(needed=["libc10.so"], requires=[CHECK]))
    fitting = causes(made.examined())

    library.write_bytes(shared_library(needed=["libc10.so"], requires=[CHECK_OF_OLD]))

    assert (fitting, causes(made.examined())) == ([], ["stale-build-artifacts"])


def test_the_cache_of_another_python_says_nothing(made: MadeEnvironment) -> None:
    made.torch()
    folder = made.root / "cache" / "torch_extensions" / "py310_cpu" / "op"
    folder.mkdir(parents=True)
    (folder / "op.so").write_bytes(shared_library(needed=["libc10.so"], requires=[CHECK_OF_OLD]))

    assert causes(made.examined()) == []


def test_sources_in_the_current_folder_hide_an_installed_package(made: MadeEnvironment) -> None:
    made.torch()
    made.extension("op")
    source = made.root / "empty" / "op"
    source.mkdir()
    (source / "__init__.py").write_text("from op import _C\n")
    bare = causes(made.examined())

    (source / "_C.cpython-311-x86_64-linux-gnu.so").write_bytes(shared_library())

    assert (bare, causes(made.examined())) == (["source-tree-shadows-install"], [])
