"""Registrations compiled for real, with torch's macros, and what is read of them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from opwright.facts.elf.binary import read_binary_file
from opwright.model import Registrations

pytestmark = pytest.mark.compiler

TORCH = """
#include <optional>
#include <string>
namespace c10 { enum class DispatchKey : unsigned short { CPU }; struct FunctionSchema { char c[96]; }; }
namespace torch {
c10::FunctionSchema parse(const char*);
struct Library {
  enum Kind { DEF, IMPL, FRAGMENT };
  Library(Kind, std::string, std::optional<c10::DispatchKey>, const char*, unsigned);
  ~Library();
  Library& _def(c10::FunctionSchema&&) &;
  Library& def(const char* schema) & { return _def(parse(schema)); }
};
namespace detail { struct TorchLibraryInit {
  Library lib_;
  TorchLibraryInit(Library::Kind kind, void (*fn)(Library&), const char* ns,
    std::optional<c10::DispatchKey> k, const char* file, unsigned line)
    : lib_(kind, ns, k, file, line) { fn(lib_); }
}; } }
#define TORCH_LIBRARY(ns, m) \\
  static void TORCH_LIBRARY_init_##ns(torch::Library&); \\
  static const torch::detail::TorchLibraryInit TORCH_LIBRARY_static_init_##ns( \\
    torch::Library::DEF, &TORCH_LIBRARY_init_##ns, #ns, std::nullopt, __FILE__, __LINE__); \\
  void TORCH_LIBRARY_init_##ns(torch::Library& m)
#define TORCH_LIBRARY_FRAGMENT(ns, m) \\
  static void TORCH_LIBRARY_FRAGMENT_init_##ns##_1(torch::Library&); \\
  static const torch::detail::TorchLibraryInit TORCH_LIBRARY_FRAGMENT_static_init_##ns##_1( \\
    torch::Library::FRAGMENT, &TORCH_LIBRARY_FRAGMENT_init_##ns##_1, #ns, std::nullopt, "", 1); \\
  void TORCH_LIBRARY_FRAGMENT_init_##ns##_1(torch::Library& m)
"""
"""What torch's headers declare, as far as these sources use it."""

SOURCE = """
TORCH_LIBRARY(first, m) {
  m.def("nms(Tensor dets, float iou_threshold) -> Tensor");
  m.def("crop(Tensor a,\\n     int n=2) -> Tensor[]");
}
namespace { TORCH_LIBRARY_FRAGMENT(second, m) { m.def("second::scale(Tensor a) -> Tensor"); } }
const char* text() { return "call(int x) -> int or not"; }
"""
SCHEMAS = {
    "nms(Tensor dets, float iou_threshold) -> Tensor",
    "crop(Tensor a, int n=2) -> Tensor[]",
    "second::scale(Tensor a) -> Tensor",
}


def registered(folder: Path, *flags: str) -> Registrations:
    library = folder / "op.so"
    subprocess.run(
        ["g++", "-shared", "-fPIC", "-std=c++17", "-x", "c++", "-", "-o", str(library), *flags],
        input=TORCH + SOURCE,
        text=True,
        check=True,
    )
    found = read_binary_file(library).registers
    assert found is not None
    return found


@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3", "-Os"])
def test_symbols_tell_every_namespace(level: str, tmp_path: Path) -> None:
    found = registered(tmp_path, level)

    assert (found.namespaces, found.fragments) == (("first",), ("second",))
    assert set(found.schemas or ()) == SCHEMAS


def test_stripped_library_keeps_its_schemas(tmp_path: Path) -> None:
    found = registered(tmp_path, "-O2", "-s")

    assert (found.namespaces, found.fragments) == ((), ())
    assert set(found.schemas or ()) == SCHEMAS
