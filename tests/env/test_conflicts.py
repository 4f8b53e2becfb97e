"""What of an environment stands in its own way: files on disk, read and judged as `opwright env` does."""

from __future__ import annotations

import os
import re
import struct
from pathlib import Path

import pytest
from made_environments import CHECK, MadeEnvironment, causes
from sectioned import with_sections
from tiny_elf import shared_library

from opwright.model.environment.installed import EnvironmentAudit


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))


@pytest.fixture
def made(tmp_path: Path) -> MadeEnvironment:
    return MadeEnvironment(tmp_path / "venv")


_OPENS = "_ZN5torch7LibraryC1ENS0_4KindENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
"""What opens a namespace, near enough."""


def _said(audit: EnvironmentAudit) -> str:
    return "\n".join(finding.message for finding in audit.findings)


# ---- several torches ---------------------------------------------------------------


def test_two_records_of_torch_in_one_folder_are_two_torches(made: MadeEnvironment) -> None:
    made.torch("2.13.0+cpu")
    made.distribution("torch", "2.12.1", {})

    audit = made.examined()

    assert causes(audit) == ["mixed-torch-installs"]
    assert "torch 2.12.1 is in its own folder" in _said(audit)


def test_a_torch_of_pythonpath_hides_the_installed_one(
    made: MadeEnvironment, tmp_path: Path
) -> None:
    other = MadeEnvironment(tmp_path / "other")
    other.torch("2.12.0+cpu")
    made.torch("2.13.0+cpu")

    audit = made.examined(PYTHONPATH=str(other.site))

    assert audit.release == "2.12.0+cpu"
    assert causes(audit) == ["mixed-torch-installs"]


def test_one_torch_that_is_found_twice_is_one(made: MadeEnvironment, tmp_path: Path) -> None:
    other = MadeEnvironment(tmp_path / "other")
    for one in (other, made):
        one.torch("2.13.0+cpu")

    assert causes(made.examined(PYTHONPATH=str(other.site))) == []


# ---- NVIDIA's packages -------------------------------------------------------------

_PINS = """Requires-Dist: nvidia-cudnn-cu12==9.10.2.21; platform_system == "Linux"
Requires-Dist: nvidia-nccl-cu12==2.27.3; platform_system == "Linux"
Requires-Dist: triton==3.4.0"""


def _nvidia(made: MadeEnvironment, name: str, version: str, library: str) -> None:
    made.distribution(name, version, {library: shared_library(soname=Path(library).name)})


def test_packages_that_torch_pins_are_no_conflict(made: MadeEnvironment) -> None:
    made.torch(metadata=_PINS)
    _nvidia(made, "nvidia_cudnn_cu12", "9.10.2.21", "nvidia/cudnn/lib/libcudnn.so.9")
    _nvidia(made, "nvidia_nccl_cu12", "2.27.3", "nvidia/nccl/lib/libnccl.so.2")
    made.distribution("triton", "3.4.0", {"triton/__init__.py": b""})

    audit = made.examined()

    assert (causes(audit), audit.notes) == ([], ())


def test_packages_older_than_torch_pins_are_found_each_by_its_cause(made: MadeEnvironment) -> None:
    made.torch(metadata=_PINS)
    _nvidia(made, "nvidia_cudnn_cu12", "9.1.0.70", "nvidia/cudnn/lib/libcudnn.so.9")
    _nvidia(made, "nvidia_nccl_cu12", "2.21.5", "nvidia/nccl/lib/libnccl.so.2")
    made.distribution("triton", "3.2.0", {"triton/__init__.py": b""})

    assert sorted(causes(made.examined())) == [
        "cuda-lib-version-mismatch",
        "cudnn-version-mismatch",
        "triton-torch-version-mismatch",
    ]


def test_a_newer_package_of_the_same_major_is_a_note(made: MadeEnvironment) -> None:
    made.torch(metadata=_PINS)
    _nvidia(made, "nvidia_cudnn_cu12", "9.15.1.9", "nvidia/cudnn/lib/libcudnn.so.9")

    audit = made.examined()

    assert causes(audit) == []
    assert [note.partition(":")[0] for note in audit.notes] == ["cudnn-version-mismatch"]


def test_packages_that_have_installed_one_file_overwrite_each_other(made: MadeEnvironment) -> None:
    made.torch()
    _nvidia(made, "nvidia_nccl_cu12", "2.27.3", "nvidia/nccl/lib/libnccl.so.2")
    _nvidia(made, "nvidia_nccl_cu11", "2.21.5", "nvidia/nccl/lib/libnccl.so.2")

    audit = made.examined()

    assert causes(audit) == ["cuda-lib-version-mismatch"]
    assert "nvidia-nccl-cu11 2.21.5 and nvidia-nccl-cu12 2.27.3" in _said(audit)


def test_a_library_that_was_removed_is_missed(made: MadeEnvironment) -> None:
    made.torch()
    made.distribution("nvidia_nccl_cu12", "2.27.3", {}, recorded=["nvidia/nccl/lib/libnccl.so.2"])

    assert causes(made.examined()) == ["incomplete-install"]


# ---- libraries in front ------------------------------------------------------------


def _with_runpath(made: MadeEnvironment) -> None:
    library = made.torch() / "lib" / "libtorch_cpu.so"
    library.write_bytes(
        shared_library(soname="libtorch_cpu.so", needed=["libc10.so"], runpath="$ORIGIN")
    )


def _in_front(tmp_path: Path, name: str, link: str) -> str:
    folder = tmp_path / "usr-local-cuda"
    folder.mkdir()
    (folder / name).write_bytes(shared_library(soname=link, provides=["another"]))
    (folder / link).symlink_to(name)
    return str(folder)


def test_an_older_cudnn_on_the_path_shadows_that_of_torch(
    made: MadeEnvironment, tmp_path: Path
) -> None:
    _with_runpath(made)
    _nvidia(made, "nvidia_cudnn_cu12", "9.10.2.21", "nvidia/cudnn/lib/libcudnn.so.9")
    folder = _in_front(tmp_path, "libcudnn.so.9.1.0", "libcudnn.so.9")

    assert causes(made.examined(LD_LIBRARY_PATH=folder)) == ["ld-library-path-shadowing"]


def test_an_older_cudnn_behind_the_rpath_of_torch_is_not_found_first(
    made: MadeEnvironment, tmp_path: Path
) -> None:
    _with_runpath(made)
    library = bytearray((made.site / "torch" / "lib" / "libtorch_cpu.so").read_bytes())
    runpath, rpath = struct.pack("<Q", 29), struct.pack("<Q", 15)
    at = library.rindex(runpath)
    library[at : at + 8] = rpath
    (made.site / "torch" / "lib" / "libtorch_cuda.so").write_bytes(library)
    _nvidia(made, "nvidia_cudnn_cu12", "9.10.2.21", "nvidia/cudnn/lib/libcudnn.so.9")
    folder = _in_front(tmp_path, "libcudnn.so.9.1.0", "libcudnn.so.9")

    audit = made.examined(LD_LIBRARY_PATH=folder)

    assert causes(audit) == []
    assert audit.environment.torches[0].run_path == "RPATH"


def test_a_newer_cudnn_on_the_path_does_no_harm(made: MadeEnvironment, tmp_path: Path) -> None:
    _with_runpath(made)
    _nvidia(made, "nvidia_cudnn_cu12", "9.10.2.21", "nvidia/cudnn/lib/libcudnn.so.9")
    folder = _in_front(tmp_path, "libcudnn.so.9.12.0", "libcudnn.so.9")

    assert causes(made.examined(LD_LIBRARY_PATH=folder)) == []


def test_another_libtorch_on_the_path_is_a_second_torch(
    made: MadeEnvironment, tmp_path: Path
) -> None:
    _with_runpath(made)
    folder = _in_front(tmp_path, "libc10.so.1", "libc10.so")

    audit = made.examined(LD_LIBRARY_PATH=f"/nowhere:{folder}")

    assert causes(audit) == ["mixed-torch-installs"]
    assert audit.findings[0].evidence.where == f"{folder}/libc10.so"


def test_the_libraries_of_torch_itself_on_the_path_are_no_others(made: MadeEnvironment) -> None:
    _with_runpath(made)

    assert causes(made.examined(LD_LIBRARY_PATH=str(made.site / "torch" / "lib"))) == []


# ---- packages together -------------------------------------------------------------


_OLD, _NEW = b"\0numpy.core._multiarray_umath\0", b"\0numpy._core._multiarray_umath\0"


@pytest.mark.parametrize(
    ("numpy", "constants", "found"),
    [
        ("2.1.0", _OLD, ["numpy-abi-mismatch"]),
        ("2.1.0", _OLD + _NEW, []),
        ("1.26.4", _OLD, []),
    ],
    ids=["compiled with NumPy 1 alone", "with NumPy 2", "beside NumPy 1"],
)
def test_numpy_2_is_a_conflict_beside_what_knows_numpy_1_alone(
    made: MadeEnvironment, numpy: str, constants: bytes, found: list[str]
) -> None:
    library = made.torch() / "lib" / "libtorch_python.so"
    library.write_bytes(with_sections(library.read_bytes(), {".rodata": constants}))
    made.distribution("numpy", numpy, {"numpy/__init__.py": b""})

    assert causes(made.examined()) == found


def test_two_packages_that_open_one_namespace_are_found(made: MadeEnvironment) -> None:
    made.torch(exports=[CHECK, _OPENS])
    names = b"\0_ZL36TORCH_LIBRARY_static_init_custom_ops\0"
    for name in ("first", "second"):
        image = shared_library(soname=f"{name}.so", needed=["libc10.so"], requires=[_OPENS])
        content = with_sections(image, {".strtab": names, ".rodata": b"\0"})
        made.distribution(name, "1.0", {f"{name}/__init__.py": b"", f"{name}/_C.so": content})

    assert causes(made.examined()) == ["duplicate-torch-library-namespace"]


def test_a_library_of_operators_that_was_left_without_python_is_found(
    made: MadeEnvironment,
) -> None:
    made.torch(exports=[CHECK, _OPENS])
    names = b"\0_ZL36TORCH_LIBRARY_static_init_custom_ops\0"
    image = shared_library(soname="libops.so", needed=["libc10.so"], requires=[_OPENS])
    (made.site / "left").mkdir()
    content = with_sections(image, {".strtab": names, ".rodata": b"\0"})
    (made.site / "left" / "libops.so").write_bytes(content)

    assert causes(made.examined()) == ["op-library-without-python"]


def test_a_label_of_another_flavour_is_found_beside_the_verdict(made: MadeEnvironment) -> None:
    made.torch("2.13.0+cpu")
    made.extension("vision", version="0.28.0+cu126")

    assert causes(made.examined()) == ["mixed-torch-flavours"]


# ---- conda -------------------------------------------------------------------------


def test_what_conda_and_pip_have_in_two_versions_is_told(made: MadeEnvironment) -> None:
    made.torch("2.13.0+cpu")
    for name in ("torchvision", "vtk", "msgpack", "same", "tzdata"):
        made.extension(name, version="2.0")
    records = {
        "pytorch-2.5.1-cpu_0": ["site-packages/torch-2.5.1.post300.dist-info/METADATA"],
        "torchvision-0.20.1-py311_0": ["site-packages/torchvision-0.20.1-py3.11.egg-info/PKG-INFO"],
        "msgpack-python-1.0.8-py311_0": ["site-packages/msgpack-1.0.8.dist-info/RECORD"],
        "vtk-9.3.0-py311_0": ["site-packages/vtk.py"],  # conda's has no metadata
        "same-2.0-py_0": ["site-packages/same-2.0.dist-info/METADATA"],
        "tzdata-2024a-h0_0": ["../../share/zoneinfo/UTC"],  # which is no Python package
    }
    made.conda_records(records)

    audit = made.examined()

    assert [one.version for one in audit.environment.torches] == ["2.13.0+cpu", "2.5.1"]
    assert "mixed-torch-installs" in causes(audit)
    (note,) = [note for note in audit.notes if "conda" in note]
    told = re.findall(r"([\w.+-]+) \(([\w.+-]+) by conda, ([\w.+-]+) by pip\)", note)
    assert sorted(told) == [
        ("msgpack", "1.0.8", "2.0"),
        ("torch", "2.5.1", "2.13.0+cpu"),
        ("torchvision", "0.20.1", "2.0"),
        ("vtk", "9.3.0", "2.0"),
    ]


def test_what_conda_alone_has_installed_is_no_conflict(made: MadeEnvironment) -> None:
    made.torch("2.13.0.post300")
    made.extension("certifi", version="2024.8.30")
    records = {
        "pytorch-2.13.0-cpu_0": ["site-packages/torch-2.13.0.post300.dist-info/METADATA"],
        "certifi-2024.08.30-py_0": ["site-packages/certifi-2024.8.30.dist-info/METADATA"],
    }
    made.conda_records(records)
    os.mkfifo(made.root / "conda-meta" / "certifi-1-0.json")

    audit = made.examined()

    assert (causes(audit), audit.notes, len(audit.environment.torches)) == ([], (), 1)
