"""What is repaired with an `#include`: the compiler refuses the source before, and takes it after."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from opwright.cli.main import main

pytestmark = pytest.mark.compiler

OF_THE_STANDARD_LIBRARY = [
    "#include <vector>\nstd::vector<uint8_t> bytes() { return {}; }\n",
    "#include <cstddef>\n#include <array>\nstd::uintptr_t at(void* p) { return std::uintptr_t(p); }\n",
    "#include <algorithm>\nint most() { return std::numeric_limits<int>::max(); }\n",
    "#include <string>\nstd::optional<int> parse(const std::string&) { return std::nullopt; }\n",
    "#include <vector>\nstd::variant<int, float> value() { return 1; }\n",
    "#include <functional>\nint size(std::string_view name) { return name.size(); }\n",
    "#include <cmath>\nfloat most() { return FLT_MAX; }\n",
]
OF_THRUST_AND_CUB = [
    (
        "#include <thrust/sequence.h>\n"
        "void f(int* k, int n) { thrust::sort_by_key(thrust::device, k, k + n, k); }\n"
    ),
    "#include <cub/cub.cuh>\nvoid f() { thrust::device_vector<int> x(3); }\n",
    (
        "#include <cub/block/block_reduce.cuh>\n#include <thrust/fill.h>\n"
        "size_t f(int* k, int n) {\n  size_t bytes = 0;\n"
        "  cub::DeviceRadixSort::SortKeys(nullptr, bytes, k, k, n);\n"
        "  return bytes + thrust::count(thrust::device, k, k + n, 1);\n}\n"
    ),
]

REMOVED_FROM_CUB = (
    "#include <cub/cub.cuh>\nnamespace at::cuda {\n"
    "template <class T> __device__ T f(cub::BlockReduce<T, 128> r, T x) {\n"
    "  cub::Min least;\n  return r.Reduce(x, cub::Max()) + r.Reduce(x, cub::Sum{}) + r.Reduce(x, least);\n}\n"
    "template float f<float>(cub::BlockReduce<float, 128>, float);\n}\n"
)


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path / "op.cpp"


def _compiles(compiler: str, *flags: str | Path) -> bool:
    done = subprocess.run([compiler, "-std=c++17", *flags], capture_output=True, check=False)
    return done.returncode == 0


def _repair(cause: str) -> None:
    assert main(["lint", "--select", cause]) == 1
    assert main(["lint", "--select", cause, "--fix", "--unsafe"]) == 0


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++")
@pytest.mark.parametrize("text", OF_THE_STANDARD_LIBRARY)
def test_name_of_the_standard_library_that_nothing_brings(source: Path, text: str) -> None:
    source.write_text(text)

    assert not _compiles("g++", "-fsyntax-only", source)
    _repair("missing-std-include")
    assert _compiles("g++", "-fsyntax-only", source)


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc")
@pytest.mark.parametrize("text", OF_THRUST_AND_CUB)
def test_algorithm_whose_header_is_not_included(source: Path, text: str) -> None:
    kernel = source.with_suffix(".cu")
    kernel.write_text(text)
    flags = ("-arch=sm_80", "-ptx", "-o", "op.ptx")  # this pass reads host code, too

    assert not _compiles("nvcc", *flags, kernel)
    _repair("cccl-header-incompatible")
    assert _compiles("nvcc", *flags, kernel)


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc")
def test_functor_that_cub_no_longer_has(source: Path) -> None:
    kernel = source.with_suffix(".cu")
    kernel.write_text(REMOVED_FROM_CUB)
    command = ("nvcc", "-arch=sm_80", "-ptx", "-o", "op.ptx", kernel)
    target = ["lint", "--select", "cccl-header-incompatible", "--cuda", "13.0"]

    assert not _compiles(*command)
    assert main([*target, "--fix", "--unsafe"]) == 0
    assert _compiles(*command)
    assert main([*target[:-1], "12.8"]) == 0
