"""Mistakes that compile, made with a real compiler, and what an audit says of the result."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from opwright import audit

pytestmark = pytest.mark.compiler

TORCH = """
struct __half; struct __nv_bfloat16;
namespace c10 { struct Half; namespace detail {
  void torchCheckFail(const char*, const char*, unsigned, const std::string&); } }
namespace at { struct TensorBase {
  template <class T> T* data_ptr() const;
  template <class T> T* mutable_data_ptr() const; }; }
"""
"""What torch's headers declare, as far as these sources use it."""


def _cause_of(tmp_path: Path, body: str, *flags: str, torch: str = "2.8.0") -> list[str]:
    """Compile `body` into a library that lists torch's, and return the causes found for a release."""
    for name in ("torch_cpu", "c10"):
        _compile(tmp_path / f"lib{name}.so", "", f"-Wl,-soname,lib{name}.so")
    library = tmp_path / "op.so"
    linked = (f"-L{tmp_path}", "-Wl,--no-as-needed", "-ltorch_cpu", "-lc10")
    _compile(library, f"#include <string>\n{TORCH}\n{body}", *flags, *linked)
    return [finding.cause.name for finding in audit(str(library), torch=torch).findings]


def _compile(output: Path, source: str, *flags: str) -> None:
    subprocess.run(
        ["g++", "-shared", "-fPIC", "-O1", "-x", "c++", "-", "-o", str(output), *flags],
        input=source,
        text=True,
        check=True,
    )


def test_accessor_of_torchs_own_type_is_fine(tmp_path: Path) -> None:
    body = "float* f(at::TensorBase& x) { return x.data_ptr<float>(); }"

    assert _cause_of(tmp_path, body) == []


@pytest.mark.parametrize("kind", ["__half", "__nv_bfloat16"])
def test_accessor_of_a_type_of_cuda(kind: str, tmp_path: Path) -> None:
    body = f"typedef {kind} fp; fp* f(at::TensorBase& x) {{ return x.mutable_data_ptr<fp>(); }}"

    assert _cause_of(tmp_path, body) == ["half-type-instantiation"]


def test_accessor_of_long_long(tmp_path: Path) -> None:
    body = "long long* f(at::TensorBase& x) { return x.data_ptr<long long>(); }"

    assert _cause_of(tmp_path, body) == ["long-type-not-portable"]


@pytest.mark.parametrize(("abi", "torch"), [("0", "2.8.0"), ("1", "2.5.1")])
def test_other_string_abi(abi: str, torch: str, tmp_path: Path) -> None:
    body = 'void f() { c10::detail::torchCheckFail("f", "op.cpp", 1, std::string("no")); }'
    flag = f"-D_GLIBCXX_USE_CXX11_ABI={abi}"

    assert _cause_of(tmp_path, body, flag, torch=torch) == ["cxx11-abi-mismatch"]


def test_function_of_the_driver(tmp_path: Path) -> None:
    body = 'extern "C" int cuTensorMapEncodeTiled(void*); int f() { return cuTensorMapEncodeTiled(0); }'

    assert _cause_of(tmp_path, body) == ["missing-libcuda-link"]


def test_source_that_was_left_out(tmp_path: Path) -> None:
    assert _cause_of(tmp_path, "void backward(); void f() { backward(); }") == [
        "own-source-not-built"
    ]


def test_weak_reference_and_one_that_nothing_asks_for_are_fine(tmp_path: Path) -> None:
    body = """
    __attribute__((weak)) void perhaps(); void f() { if (perhaps) perhaps(); }
    asm(".globl unasked");
    """

    assert _cause_of(tmp_path, body) == []
