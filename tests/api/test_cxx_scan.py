"""What headers declare, read without a compiler: the ways in which headers of torch and CUDA are written."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.usefixtures("tools")

GUARDED = """
#ifndef FOO_H
#define FOO_H
#pragma once
#if !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)
#ifdef __cplusplus
extern "C" {
#endif
int start(int device, const char* name = "a, b", void (*callback)(int, int) = nullptr);
#ifdef __cplusplus
}
#endif
namespace at { namespace cuda {
#ifdef _WIN32
struct Handle : Base {
#else
class Handle : public Base, private Hidden {
 public:
#endif
  explicit Handle(int device) : device_{device}, name_("x") { if (device) { throw 1; } }
  template <class T, class U = std::pair<T, int>> T get(std::map<int, int> values, U other = {}) const;
  bool is_open() const noexcept { return true; }
  int device_ = 0, other_ = 1;
  enum Kind { Plain, Fast = 3 };
 private:
  int hidden();
};
}}  // namespace at::cuda
#endif
#endif
"""
EXPANDED = """
#define BEGIN(...) PICK(__VA_ARGS__, BEGIN_2, BEGIN_1)(__VA_ARGS__)
#define PICK(_1, _2, NAME, ...) NAME
#define BEGIN_1(a) namespace a {
#define BEGIN_2(a, b) namespace a { namespace b __attribute__((visibility("hidden"))) {
#define END_2 } }
#define EACH(_) _(float, Float) _(int, Int)
#define MODULE(Name) class Name : public Holder<Name##Impl> { public: using Holder<Name##Impl>::Holder; }
#define OLD(message) __attribute__((deprecated(message)))
BEGIN(torch, stable)
enum class ScalarType : int8_t {
#define ENUM(type, name) name,
EACH(ENUM)
#undef ENUM
  Undefined
};
MODULE(Linear);
OLD("use " "open") void* open_old(size_t);
UNKNOWN_MACRO(x)
__declspec(deprecated("a continuation that is missing its backslash"))
extern "C" {
int in_c(int);
}
struct After { int a; };
typedef struct Raw { int field; } Raw_t, *Raw_p;
using namespace other;
using Short = ::at::cuda::Handle;
END_2
void last();
"""


def test_scopes_members_and_arities_are_those_of_the_header() -> None:
    names = declared(GUARDED)

    assert names["start"] == "1-3"
    assert names["at::cuda::Handle::get"] == "1-2"
    assert names["at::cuda::Handle::is_open"] == "0"
    assert {"at::cuda::Handle::device_", "at::cuda::Handle::other_"} <= names.keys()
    assert {"at::cuda::Handle::Kind::Fast", "at::cuda::Handle::Plain"} <= names.keys()


def test_private_members_and_what_stands_in_a_body_are_not_names() -> None:
    names = declared(GUARDED)

    assert not [name for name in names if name.endswith(("hidden", "device", "FOO_H", "Hidden"))]


def test_macros_are_expanded_where_they_declare() -> None:
    names = declared(EXPANDED)

    assert {
        f"torch::stable::ScalarType::{n}" for n in ("Float", "Int", "Undefined")
    } <= names.keys()
    assert {"torch::stable::Linear", "torch::stable::After", "torch::stable::Raw_t"} <= names.keys()
    assert {"torch::stable::Raw_p", "torch::stable::Raw::field"} <= names.keys()
    assert (names["torch::stable::in_c"], names["last"]) == ("1", "0")


def test_a_deprecated_name_keeps_its_advice() -> None:
    from api_index.cxx import declarations  # noqa: PLC0415
    from api_index.lexemes import Macros  # noqa: PLC0415
    from api_index.preprocess import preprocess  # noqa: PLC0415

    header = preprocess(EXPANDED)

    found, _ = declarations(header.text, Macros(header.macros))

    assert [(n.name, n.advice) for n in found.names if n.advice] == [("open_old", "use open")]


def test_what_only_old_gpus_have_is_not_there() -> None:
    text = "#if defined(_NVHPC_CUDA) || !defined(__CUDA_ARCH__) || __CUDA_ARCH__ < 700\nint __shfl(int a);\n#endif\n"

    assert "__shfl" in declared(text, oldest_arch=500)
    assert "__shfl" not in declared(text, oldest_arch=750)


def test_a_macro_that_renames_takes_what_its_function_takes() -> None:
    names = declared(
        "int create_v4(int, int, int);\n#define create create_v4\n#ifdef OLD\n#undef create\nint create(int);\n#endif\n"
    )

    assert names["create"] == "3"


def declared(text: str, oldest_arch: int = 0) -> dict[str, str]:
    """Return the names of a header, and how many arguments each takes."""
    from api_index.release import names_in_header  # noqa: PLC0415

    names = names_in_header(text, oldest_arch)
    return {
        f"{scope}::{name}".removeprefix("::"): facts.arities
        for (scope, name, kind), facts in sorted(names.names.items())
        if kind != "h"
    }
