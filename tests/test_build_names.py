"""`opwright.build` in the place of `torch.utils.cpp_extension`: each public name is there, or says why not."""

from __future__ import annotations

import ast
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest
from laws import every_input
from packaging.version import Version

import opwright.build
from opwright.errors import OpwrightError
from opwright.facts.archives.zip_archive import Archive
from opwright.facts.index.remote import RemoteFile

THERE = (
    *("BuildExtension", "CppExtension", "CUDAExtension", "SyclExtension", "include_paths", "library_paths"),
    *("load", "load_inline", "is_ninja_available", "verify_ninja_availability", "get_default_build_root"),
    *("check_compiler_ok_for_platform", "get_compiler_abi_compatibility_and_version", "get_cxx_compiler"),
    *("remove_extension_h_precompiler_headers", "check_compiler_is_gcc", "CUDA_HOME", "ROCM_HOME", "HIP_HOME"),
    *("CUDNN_HOME", "SYCL_HOME", "WINDOWS_CUDA_HOME", "ROCM_VERSION", "IS_HIP_EXTENSION", "IS_LINUX", "IS_MACOS"),
    *("IS_WINDOWS", "LIB_EXT", "CLIB_EXT", "CLIB_PREFIX", "EXEC_EXT", "SHARED_FLAG", "COMMON_NVCC_FLAGS"),
    *("COMMON_HIP_FLAGS", "COMMON_HIPCC_FLAGS", "MINIMUM_GCC_VERSION", "MINIMUM_CLANG_VERSION"),
    *("min_supported_cpython",),
)  # fmt: skip
CALLED = ("load", "load_inline", "include_paths", "library_paths", "CppExtension", "CUDAExtension")
NEEDS_TORCH = ("HIP_VERSION", "ROCM_VERSION", "TORCH_LIB_PATH")
REFUSED = (
    *("COMMON_MSVC_FLAGS", "MSVC_IGNORE_CUDAFE_WARNINGS", "PLAT_TO_VCVARS", "MINIMUM_MSVC_VERSION"),
    *("CUDA_GCC_VERSIONS", "CUDA_CLANG_VERSIONS", "ABI_INCOMPATIBILITY_WARNING", "WRONG_COMPILER_WARNING"),
    *("CUDA_MISMATCH_MESSAGE", "CUDA_MISMATCH_WARN", "CUDA_NOT_FOUND_MESSAGE", "SUBPROCESS_DECODE_ARGS"),
    *("BUILT_FROM_SOURCE_VERSION_PATTERN", "JIT_EXTENSION_VERSIONER", "VersionMap", "VersionRange", "logger"),
)  # fmt: skip
OP = """#include <Python.h>
PyObject* answer(PyObject*, PyObject*) { return PyLong_FromLong(VALUE); }
static PyMethodDef methods[] = {{"answer", answer, METH_NOARGS, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "op", nullptr, -1, methods};
extern "C" PyObject* PyInit_op() { return PyModule_Create(&def); }
"""


def test_every_public_name_of_torchs_module_can_be_imported_or_has_a_reason() -> None:
    with every_input() as check:
        for name in (*THERE, *NEEDS_TORCH, *REFUSED):
            with check(name):
                _is_there_or_refused(name)


def _is_there_or_refused(name: str) -> None:
    if name in REFUSED:
        with pytest.raises(ImportError, match=f"opwright.build has no {name}: .{{20}}"):
            getattr(opwright.build, name)
    elif name in NEEDS_TORCH:
        with suppress(OpwrightError):  # where there is no torch
            getattr(opwright.build, name)
    else:
        getattr(opwright.build, name)


@pytest.mark.network
def test_list_of_names_is_that_of_published_releases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "tools"))
    with every_input() as check:
        for release in ("2.10.0", "2.13.0", "2.14.1", "2.15.0"):
            with check(release):
                body = torchs_module(release)
                public = {name for name in names_defined_in(body) if not name.startswith("_")}

                assert not public - {*THERE, *NEEDS_TORCH, *REFUSED}
                assert not set(parameters_in(body)) - set(parameters_of_ours())


def parameters_in(body: Iterable[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield the parameters of the functions that programs call."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef) and statement.name in CALLED:
            yield from ((statement.name, argument.arg) for argument in statement.args.args)


def parameters_of_ours() -> Iterator[tuple[str, str]]:
    for name in CALLED:
        yield from (
            (name, one) for one in inspect.signature(getattr(opwright.build, name)).parameters
        )


def torchs_module(release: str) -> list[ast.stmt]:
    """Return what `torch.utils.cpp_extension` of a release says, read from its wheel."""
    from torch_wheels import torch_wheel  # noqa: PLC0415 - of tools

    file = torch_wheel(Version(release), "x86_64")[0].file
    archive = Archive(RemoteFile(file.url), file.name, far=True)
    (member,) = (one for one in archive.members if one.name == "torch/utils/cpp_extension.py")
    return ast.parse(archive.read(member)).body


def names_defined_in(body: Iterable[ast.stmt]) -> Iterator[str]:
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                yield from (name.id for name in targets if isinstance(name, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.If(body=inner, orelse=other) | ast.Try(body=inner, orelse=other):
                yield from names_defined_in([*inner, *other])


def test_name_that_torch_has_not_is_an_attribute_that_is_not_there() -> None:
    assert not hasattr(opwright.build, "NoSuchExtension")


def test_extension_is_handed_on_as_it_is_written() -> None:
    pytest.importorskip("setuptools")

    extension = opwright.build.CUDAExtension(
        "ops._C", ["op.cpp", "op.cu"], define_macros=[("A", "1")], libraries=["cuda"], dlink=True
    )

    assert (extension.name, extension.sources) == ("ops._C", ["op.cpp", "op.cu"])
    assert (extension.libraries, extension.language, extension.dlink) == (["cuda"], "c++", True)


def test_sycl_is_refused_with_a_reason() -> None:
    with pytest.raises(OpwrightError, match="icpx"):
        opwright.build.SyclExtension("op", ["op.sycl"])


def test_line_of_the_documents_that_is_the_migration_can_be_executed() -> None:
    root = Path(__file__).parents[1]
    for page in ("README.md", "docs/guides/build.md"):
        (line,) = re.findall(
            r"^from opwright\.build import .*$", (root / page).read_text(), re.MULTILINE
        )
        names: dict[str, object] = {}

        exec(line, names)  # noqa: S102 - a line of our own documents

        assert names["CUDAExtension"] is opwright.build.CUDAExtension
        assert names["BuildExtension"] is opwright.build.BuildExtension


@pytest.mark.compiler
def test_one_changed_import_is_the_migration(tmp_path: Path) -> None:
    pytest.importorskip("setuptools")
    (tmp_path / "op.cpp").write_text(OP)
    (tmp_path / "setup.py").write_text(
        "from setuptools import setup\n"
        "from opwright.build import BuildExtension, CppExtension, CUDA_HOME, IS_HIP_EXTENSION\n"
        "setup(name='op', ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args={'cxx': ['-DVALUE=42']})],\n"
        "      cmdclass={'build_ext': BuildExtension})\n"
    )
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]

    subprocess.run(command, cwd=tmp_path, env=os.environ, check=True)

    told = subprocess.check_output([sys.executable, "-c", "import op; print(op.answer())"], cwd=tmp_path)  # fmt: skip
    assert told == b"42\n"


@pytest.mark.compiler
def test_load_takes_torchs_parameters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "op.cpp").write_text(OP)

    module = opwright.build.load(
        "op", str(tmp_path / "op.cpp"), ["-DVALUE=7"], build_directory=tmp_path / "cache", verbose=True
    )  # fmt: skip

    assert module.answer() == 7
    assert "op.cpp" in capsys.readouterr().err


@pytest.mark.compiler
def test_sources_in_strings_are_built_once(tmp_path: Path) -> None:
    def loaded(value: int) -> ModuleType:
        module: ModuleType = opwright.build.load_inline(
            "op",
            [f"#define VALUE {value}", OP],
            build_directory=tmp_path / "cache",
            no_implicit_headers=True,
        )
        return module

    assert loaded(3).answer() == 3
    assert loaded(4).answer() == 4
    assert loaded(3).answer() == 3
    assert len(list(tmp_path.glob("cache/libraries/*"))) == 2


def test_programs_and_sycl_are_refused_by_load() -> None:
    for options in ({"is_standalone": True}, {"with_sycl": True}):
        with pytest.raises(OpwrightError):
            opwright.build.load("op", ["op.cpp"], **options)


@pytest.mark.parametrize(("source", "reason"), [("op.pyx", "cythonize"), ("op.sycl", "icpx")])
def test_source_in_a_language_of_others_is_refused_with_a_reason(
    tmp_path: Path, source: str, reason: str
) -> None:
    (tmp_path / source).touch()

    with pytest.raises(OpwrightError, match=reason):
        opwright.load("op", [tmp_path / source], cache=tmp_path / "cache")
