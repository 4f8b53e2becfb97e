"""
What a repair promises: the broken source or flag fails to compile or to load, the repaired one does not.

Each case is linted, repaired with `--fix --unsafe`, and handed to a compiler before and after. The
headers of torch are fetched as for `test_compiled_for_torch.py`.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from opwright.cli.main import main
from opwright.knowledge.torch_releases.symbols.releases import exporting

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.network,
    pytest.mark.skipif(platform.machine() != "x86_64", reason="the wheels fetched are for x86-64"),
]

TOOLS = Path(__file__).parents[2] / "tools"
Fetched = Callable[[str], Path]
"""A folder of a release."""


@pytest.fixture(scope="session")
def headers(pytestconfig: pytest.Config) -> Fetched:
    """Return the headers of a release, fetched where they are not there yet."""
    return _fetching("include", pytestconfig)


@pytest.fixture(scope="session")
def torch_libraries(pytestconfig: pytest.Config) -> Fetched:
    """Return the libraries of a release, fetched where they are not there yet."""
    return _fetching("libraries", pytestconfig)


def _fetching(what: str, pytestconfig: pytest.Config) -> Fetched:
    given = os.environ.get("OPWRIGHT_TORCH_CACHE")
    assert pytestconfig.cache is not None
    kept_in = Path(given) if given else pytestconfig.cache.mkdir("torch")

    def of(version: str) -> Path:
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(str(TOOLS))
            import real_torch  # noqa: PLC0415 - it imports tools

            fetched: Path = getattr(real_torch, what)(version, kept_in)
            return fetched

    return of


def _compiles(*flags: str | Path) -> bool:
    command = ["g++", "-std=c++20", "-fmax-errors=1", *flags]  # thousands take a minute
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _repair(cause: str) -> None:
    assert main(["lint", "--select", cause]) == 1
    assert main(["lint", "--select", cause, "--fix", "--unsafe"]) == 0


# ---- build scripts


def test_hexadecimal_version_that_headers_refuse(project: Path, headers: Fetched) -> None:
    source = project / "op.cpp"
    source.write_text(
        "#define TORCH_TARGET_VERSION 0x0210000000000000ULL\n#include <torch/csrc/stable/version.h>\n"
        "static_assert(TORCH_FEATURE_VERSION == TORCH_VERSION_2_10_0);\n"
    )
    flags = ("-fsyntax-only", "-I", headers("2.15.0"), source)

    assert not _compiles(*flags)
    _repair("torch-target-version-wrong")
    assert _compiles(*flags)


def test_version_of_too_few_digits_hides_what_is_used(project: Path, headers: Fetched) -> None:
    source = project / "op.cpp"
    source.write_text(
        "#define TORCH_TARGET_VERSION 0x020a\n#include <torch/csrc/stable/c/shim.h>\n"
        "auto* call = &torch_call_dispatcher;\n"
    )
    flags = ("-fsyntax-only", "-I", headers("2.13.0"), source)

    assert not _compiles(*flags)
    _repair("torch-target-version-wrong")
    assert _compiles(*flags)


@pytest.mark.parametrize("flag", ["-fno-exceptions", "-fno-rtti"])
def test_flag_that_torchs_headers_refuse(project: Path, headers: Fetched, flag: str) -> None:
    script = project / "setup.py"
    script.write_text(
        f"setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=['{flag}'])])\n"
    )
    source = project / "op.cpp"
    source.write_text("#include <torch/library.h>\n")
    include = headers("2.13.0")
    api = include / "torch" / "csrc" / "api" / "include"
    flags = ("-fsyntax-only", "-I", include, "-I", api, source)

    assert not _compiles(flag, *flags)
    _repair("macro-or-flag-conflict")
    repaired = script.read_text().split("['")[-1].partition("'")[0]
    assert repaired == flag.replace("-fno-", "-f")
    assert _compiles(repaired, *flags)


def test_module_of_another_name_cannot_be_imported(project: Path, headers: Fetched) -> None:
    (project / "setup.py").write_text("setup(ext_modules=[CppExtension('op._C', ['bind.cpp'])])\n")
    source = project / "bind.cpp"
    source.write_text(
        "#include <pybind11/pybind11.h>\nint run() { return 7; }\n"
        'PYBIND11_MODULE(op_cpp, m) { m.def("run", &run); }\n'
    )
    include = headers("2.13.0")
    python = sysconfig.get_path("include")
    built = ("-DTORCH_EXTENSION_NAME=_C", "-shared", "-fPIC", "-I", include, "-I", python)
    run = [sys.executable, "-c", "import _C; print(_C.run())"]

    assert _compiles(*built, source, "-o", "_C.so")
    broken = subprocess.run(run, capture_output=True, text=True, check=False)
    assert "PyInit__C" in broken.stderr
    _repair("missing-module-init")
    assert _compiles(*built, source, "-o", "_C.so")
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "7\n"


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc")
def test_architecture_in_torchs_spelling_is_none_to_cmake(project: Path) -> None:
    script = project / "CMakeLists.txt"
    script.write_text("set(CMAKE_CUDA_ARCHITECTURES 8.6)\n")
    (project / "op.cu").write_text("__global__ void run() {}\n")

    assert not _is_known_to_nvcc("8.6")
    _repair("arch-list-malformed")
    assert script.read_text() == "set(CMAKE_CUDA_ARCHITECTURES 86)\n"
    assert _is_known_to_nvcc("86")


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc")
@pytest.mark.parametrize("name", ["cudaThreadSynchronize", "cudaThreadExit"])
def test_name_that_a_toolkit_has_dropped(project: Path, name: str) -> None:
    source = project / "op.cu"
    source.write_text(f"void f() {{ {name}(); {name}(); }}\n")

    command = ["nvcc", "-arch=sm_80", "--cuda", "op.cu", "-o", "op.ii"]

    if _release_of_nvcc() < 13:
        pytest.skip("this nvcc still has it")
    assert subprocess.run(command, capture_output=True, check=False).returncode
    _repair("removed-cuda-api")
    assert not subprocess.run(command, capture_output=True, check=False).returncode


def _release_of_nvcc() -> int:
    told = subprocess.run(["nvcc", "--version"], capture_output=True, check=True, text=True)
    return int(told.stdout.partition("release ")[2].partition(".")[0])


def _is_known_to_nvcc(arch: str) -> bool:
    flag = f"-gencode=arch=compute_{arch},code=sm_{arch}"  # as CMake writes it
    done = subprocess.run(
        ["nvcc", "--dryrun", flag, "-c", "op.cu"], capture_output=True, check=False
    )
    return done.returncode == 0


# ---- what torch's headers no longer have, or libtorch does not define

CUDA = Path("/usr/local/cuda/include")
_HALF = "AT_DISPATCH_ALL_TYPES_AND_HALF(x.scalar_type()"
REMOVED = {
    "macros": (
        "#include <ATen/ATen.h>\n#include <ATen/Dispatch.h>\n"
        "void f(at::Tensor x, int n) {\n"
        '  AT_CHECK(x.defined(), "none");\n  AT_WARN("it is ", n);\n'
        '  if (n) AT_INDEX_ERROR("index ", n);\n'
        '  AT_DISPATCH_FLOATING_TYPES(x.type(), "f", [&] { x.data_ptr<scalar_t>(); });\n'
        f'  {_HALF}, "f", [&] {{ x.data_ptr<scalar_t>(); }});\n'
        "  switch (n) { case 1: ++n; C10_FALLTHROUGH; default: break; }\n}\n"
        "class A { C10_HOST_CONSTEXPR static int a = 1; AT_CPP14_CONSTEXPR static int b = 2; };\n"
    ),
    "headers": (
        "#include <ATen/core/Macros.h>\n#include <c10d/Store.hpp>\n#include <c10d/Types.hpp>\n"
        "#include <torch/csrc/jit/operator.h>\n#include <torch/csrc/jit/ir.h>\n"
        "#include <torch/csrc/jit/script/module.h>\n#include <torch/csrc/THP_export.h>\n"
        "#include <torch/csrc/WindowsTorchApiMacro.h>\n#include <ATen/CPUGenerator.h>\n"
        "#include <ATen/cpu/vec256/vec256.h>\n#include <TH/TH.h>\n"
        "TORCH_API void f(c10d::Store&, torch::jit::Module, at::CPUGeneratorImpl);\n"
    ),
    "cuda": (
        "#include <ATen/cuda/CUDAMultiStreamGuard.h>\n"
        "void f(c10::cuda::CUDAMultiStreamGuard&) { THCudaCheck(cudaGetLastError()); }\n"
    ),
    "TH functions on CUDA": (
        "#include <ATen/ATen.h>\nextern THCState *state;\n"
        "int f(at::Tensor x) {\n  void* room = THCudaMalloc(state, x.numel() * sizeof(float));\n"
        "  THCudaFree(state, room);\n"
        "  return THCCeilDiv(x.size(0), x.size(1)) + THCRoundUp<int64_t>(x.size(0), 32);\n}\n"
    ),
}


@pytest.mark.parametrize("name", REMOVED)
def test_what_torch_removed_is_replaced(project: Path, headers: Fetched, name: str) -> None:
    if "cuda" in name.lower() and not CUDA.exists():
        pytest.skip("there is no CUDA toolkit")
    source = project / "op.cpp"
    source.write_text(REMOVED[name])
    include = headers("2.13.0")
    api = include / "torch" / "csrc" / "api" / "include"
    flags = ("-fsyntax-only", "-I", include, "-I", api, "-I", CUDA, source)

    assert not _compiles(*flags)
    _repair("removed-torch-api")
    assert _compiles(*flags)


@pytest.mark.parametrize(
    ("cause", "code"),
    [
        ("half-type-instantiation", "char* f(at::Tensor x) { return x.data_ptr<char>(); }"),
        (
            "half-type-instantiation",
            "auto f(at::Tensor x) { return x.const_data_ptr<const char>(); }",
        ),
        (
            "long-type-not-portable",
            "long long* f(at::Tensor x) { return x.data_ptr<long long>(); }",
        ),
        (
            "long-type-not-portable",
            "auto f(at::Tensor x) { return x.const_data_ptr<long long>(); }",
        ),
        (
            "symbol-not-exported",
            "std::complex<float>* f(at::Tensor x) { return x.data_ptr<std::complex<float>>(); }",
        ),
        (
            "symbol-not-exported",
            "auto f(at::Tensor x) { return x.const_data_ptr<std::complex<double>>(); }",
        ),
    ],
)
def test_accessor_that_no_torch_defines(
    project: Path, headers: Fetched, cause: str, code: str
) -> None:
    source = project / "op.cpp"
    source.write_text(f"#include <ATen/core/Tensor.h>\n{code}\n")
    flags = ("-c", "-fPIC", "-O1", "-I", headers("2.13.0"), source, "-o", "op.o")

    assert _compiles(*flags)
    assert _is_defined_in_torch("op.o", "2.13.0") is False
    _repair(cause)
    assert _compiles(*flags)
    assert _is_defined_in_torch("op.o", "2.13.0") is True


def _is_defined_in_torch(path: str, release: str) -> bool:
    """Return whether a release exports every accessor that an object file asks for."""
    listed = subprocess.run(["nm", "-u", path], capture_output=True, text=True, check=True).stdout
    asked = [name for name in listed.split() if "data_ptr" in name]
    assert asked
    return all(release in {r.version for r in exporting(name)} for name in asked)


def test_standard_that_torchs_headers_refuse(project: Path, headers: Fetched) -> None:
    script = project / "setup.py"
    source = project / "op.cpp"
    source.write_text("#include <ATen/ATen.h>\n")
    flags = ("-fsyntax-only", "-I", headers("2.15.0"), source)

    for standard in ("14", "17"):
        flag = f"-std=c++{standard}"
        script.write_text(
            f"setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=['{flag}'])])\n"
        )
        assert not _compiles(flag, *flags)
        _repair("cxx-standard-too-old")
        assert "-std=c++20" in script.read_text()
    assert _compiles("-std=c++20", *flags)


# ---- what loads, and what the loader or torch's dispatcher refuses


def test_operator_of_another_namespace_is_refused_by_torch(
    project: Path, headers: Fetched, torch_libraries: Fetched
) -> None:
    source = project / "op.cpp"
    source.write_text(
        "#include <torch/library.h>\nat::Tensor same(const at::Tensor& x) { return x; }\n"
        'extern "C" void run() { std::puts("loaded"); }\n'
        'TORCH_LIBRARY(shapes, m) { m.def("geometry::same(Tensor x) -> Tensor", &same); }\n'
    )
    include, folder = headers("2.13.0"), torch_libraries("2.13.0")
    api = include / "torch" / "csrc" / "api" / "include"
    library = ("-shared", "-fPIC", "-w", "-I", include, "-I", api, "-o", "op.so")
    load = ["./load", str(folder / "libtorch_cpu.so"), "./op.so"]

    assert _compiles(Path(__file__).parents[1] / "extensions" / "load.cpp", "-o", "load", "-ldl")
    assert _compiles(source, *library)
    broken = subprocess.run(load, capture_output=True, text=True, check=False)
    assert "does not match namespace of enclosing TORCH_LIBRARY block" in broken.stderr
    _repair("op-namespace-mismatch")
    assert _compiles(source, *library)
    done = subprocess.run(load, capture_output=True, text=True, check=False)
    assert done.stdout == "loaded\ndone\n"
