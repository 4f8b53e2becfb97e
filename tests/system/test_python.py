"""Which CPython a binary is for, by its name, its wheel, and what it asks for."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

from opwright.knowledge.platforms.floors.needs import system_needs
from opwright.knowledge.platforms.python import (
    _BEFORE_IT_WAS_PROMISED,
    file_tag,
    limited_api,
    module_name,
    python_abi,
    python_floor,
)
from opwright.model import Artifact, ArtifactKind, Binary, SystemNeeds

PYTHON = frozenset({"PyModule_Create2"})
ABI3, CP311 = ("cp39-abi3-linux_x86_64",), ("cp311-cp311-linux_x86_64",)


@pytest.mark.parametrize(
    ("path", "tag", "module"),
    [
        ("op/_C.cpython-311-x86_64-linux-gnu.so", "cp311", "_C"),
        ("_C.cpython-313t-aarch64-linux-gnu.so", "cp313t", "_C"),
        ("op/_C.abi3.so", "abi3", "_C"),
        ("op/_C.abi3t.so", "abi3t", "_C"),
        ("op/_C.so", None, None),
        ("op/libop.so.1", None, None),
        ("op/abi3.so", None, None),
    ],
)
def test_file_name_tells_cpython_and_module(path: str, tag: str | None, module: str | None) -> None:
    assert file_tag(Binary(path)) == tag
    assert module_name(Binary(path)) == module


@pytest.mark.parametrize(
    ("binary", "tags", "abi"),
    [
        (Binary("_C.cpython-311-x86_64-linux-gnu.so", requires=PYTHON), (), "cp311"),
        (Binary("_C.abi3.so", requires=PYTHON), CP311, "abi3"),
        (Binary("_C.abi3.so", modules=("_C",)), (), "abi3"),
        (Binary("_C.cpython-311-x86_64-linux-gnu.so"), (), "none"),
        (Binary("_C.so", requires=PYTHON), CP311, "cp311"),
        (Binary("_C.so", requires=PYTHON), ABI3, "abi3"),
        (Binary("_C.so", requires=PYTHON), ("py3-none-linux_x86_64",), None),
        (Binary("_C.so", requires=PYTHON), (), None),
        (Binary("_C.so", requires=PYTHON, needed=("libpython3.10.so.1.0",)), ABI3, "cp310"),
        (Binary("libop.so", requires=frozenset({"cudaMalloc"})), CP311, "none"),
    ],
)
def test_cpython_of_a_binary(binary: Binary, tags: tuple[str, ...], abi: str | None) -> None:
    assert python_abi(binary, tags) == abi


@pytest.mark.parametrize(
    ("names", "tags", "floor"),
    [
        (PYTHON, (), "3.2"),
        (PYTHON, ABI3, "3.9"),
        ({"Py_NewRef", "PyModule_Create2"}, ABI3, "3.10"),
        ({"PyObject_GetBuffer"}, ABI3, "3.11"),
    ],
)
def test_oldest_cpython_has_all_names_and_is_no_older_than_the_tag(
    names: frozenset[str], tags: tuple[str, ...], floor: str
) -> None:
    assert python_floor(Binary("_C.abi3.so", requires=frozenset(names)), tags) == floor


def test_binary_for_one_cpython_has_no_oldest() -> None:
    binary = Binary("_C.cpython-311-x86_64-linux-gnu.so", requires=frozenset({"Py_NewRef"}))

    assert python_floor(binary) is None


def test_names_outside_the_limited_api_are_told() -> None:
    api = limited_api(["PyList_New", "_PyThreadState_UncheckedGet", "PyErr_GetRaisedException"])

    assert api.outside == ("_PyThreadState_UncheckedGet",)
    assert (api.floor, api.newest) == ((3, 12), "PyErr_GetRaisedException")


def test_function_counts_from_where_it_was_found_or_promised() -> None:
    assert limited_api(["PyObject_GetBuffer"]).floor == (3, 11)
    assert limited_api(["PyObject_GetBuffer"], as_found=True).floor == (3, 8)
    assert limited_api(["PyErr_GetRaisedException"], as_found=True).floor == (3, 12)


def test_usual_module_of_the_stable_abi_needs_no_table() -> None:
    code = """
import sys
from opwright.model import Binary
from opwright.knowledge.platforms.python import python_floor
assert python_floor(Binary("_C.abi3.so", requires=frozenset({"PyModule_Create2"}))) == "3.2"
assert "abi3info" not in sys.modules
"""

    subprocess.run([sys.executable, "-c", code], check=True)


def test_all_that_is_asked_of_the_machine() -> None:
    binary = Binary(
        "op/_C.so",
        requires=PYTHON,
        version_needs=(
            ("libc.so.6", "GLIBC_2.41"),
            ("libstdc++.so.6", "GLIBCXX_3.4.21"),
            ("libstdc++.so.6", "CXXABI_1.3.9"),
        ),
    )
    wheel = Artifact("op.whl", ArtifactKind.WHEEL, (binary,), tags=ABI3)

    needs = system_needs(binary, wheel)

    assert needs[:5] == SystemNeeds("2.41", "3.4.21", "1.3.9", "abi3", "3.9")[:5]
    assert needs.runs_on == ("Debian 13", "Fedora 43", "Fedora 44", "Ubuntu 26.04")
    assert "Ubuntu 24.04" in needs.too_old


@pytest.mark.parametrize(
    ("since", "names"), _BEFORE_IT_WAS_PROMISED, ids=[str(s) for s, _ in _BEFORE_IT_WAS_PROMISED]
)
def test_this_interpreter_has_the_functions_of_its_version_and_no_later_ones(
    since: tuple[int, int], names: str
) -> None:
    here = sys.version_info[:2] >= since

    assert {name: hasattr(ctypes.pythonapi, name) for name in names.split()} == dict.fromkeys(
        names.split(), here
    )
