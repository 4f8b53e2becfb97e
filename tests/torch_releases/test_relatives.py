"""Names and their relatives, on the packaged database."""

from __future__ import annotations

import pytest

from opwright.knowledge.torch_releases.names.relatives import (
    demangled,
    mangling_twins,
    nearest,
    relatives,
    string_abi,
    string_abi_twin,
)
from opwright.knowledge.torch_releases.symbols.releases import database

KNOWN = database("x86_64")
CHECK_FAIL = "_ZN3c106detail14torchCheckFailEPKcS2_jRK"
NEW_STRING = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
ERROR = "_ZN3c105ErrorC2ENS_14SourceLocationE"


@pytest.mark.parametrize(
    ("name", "abi"),
    [
        (CHECK_FAIL + NEW_STRING, True),
        (CHECK_FAIL + "Ss", False),
        ("_ZNK3c106Device3strB5cxx11Ev", True),
        ("_ZN3c104cuda9SetDeviceEi", None),
        pytest.param("_ZN2at8SsNobodyEv", None, id="Ss in an identifier"),
        pytest.param("torch_Ss", None, id="no C++ name"),
    ],
)
def test_string_abi_of_a_name(name: str, abi: bool | None) -> None:  # noqa: FBT001
    assert string_abi(name) is abi


@pytest.mark.parametrize(
    ("name", "release", "twin"),
    [
        (CHECK_FAIL + NEW_STRING, "2.5.1", CHECK_FAIL + "Ss"),
        (CHECK_FAIL + "Ss", "2.8.0", CHECK_FAIL + NEW_STRING),
        pytest.param(ERROR + "Ss", "2.8.0", ERROR + NEW_STRING, id="constructor"),
        pytest.param(CHECK_FAIL + "Ss", "2.5.1", None, id="that release has the name itself"),
        pytest.param("_ZN3c104cuda9SetDeviceEi", "2.8.0", None, id="no string in it"),
    ],
)
def test_twin_with_the_other_string(name: str, release: str, twin: str | None) -> None:
    assert string_abi_twin(name, release, KNOWN) == twin


def test_twin_of_another_compiler() -> None:
    pytest.importorskip("pycxxfilt", reason="LLVM's demangler needs Python 3.11")
    constrained = "TnNSt9enable_ifIXntsr3stdE10is_const_vIT_EEiE4typeELi0EEEPKS3_v"
    of_clang = f"_ZNK2at10TensorBase14const_data_ptrIl{constrained}"

    assert list(mangling_twins(of_clang, KNOWN)) == [
        "_ZNK2at10TensorBase14const_data_ptrIlLi0EEEPKT_v"
    ]


@pytest.mark.parametrize(
    ("name", "like"),
    [
        (
            "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v",
            "c10::Half* at::TensorBase::data_ptr<c10::Half>() const",
        ),
        (
            "_ZNK2at10TensorBase8data_ptrI13__nv_bfloat16EEPT_v",
            "c10::BFloat16* at::TensorBase::data_ptr<c10::BFloat16>() const",
        ),
        ("_ZN3c104cuda9SetDeviceEi", "c10::cuda::SetDevice(signed char, bool)"),
        pytest.param(
            ERROR + "Ss",
            demangled(ERROR + NEW_STRING),
            id="constructor",
        ),
    ],
)
def test_nearest_name(name: str, like: str) -> None:
    found = nearest(name, KNOWN)

    assert found is not None
    assert demangled(found) == like
    assert KNOWN.exported_in(found)


@pytest.mark.parametrize(
    "name", ["_ZN10my_project6kernelEv", "cudaMalloc", "", "_Z", "_ZN", "_ZN99999x", "_ZSt4cout"]
)
def test_name_without_relatives_has_no_nearest(name: str) -> None:
    assert nearest(name, KNOWN) is None


def test_relatives_are_of_the_same_function() -> None:
    name = "_ZN3c104cuda9SetDeviceEi"

    found = list(relatives(name, KNOWN))

    assert name not in found
    assert found
    assert {demangled(relative).partition("(")[0] for relative in found} == {"c10::cuda::SetDevice"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("_ZN3c104cuda9SetDeviceEi", "c10::cuda::SetDevice(int)"),
        ("torch_call_dispatcher", "torch_call_dispatcher"),
        pytest.param("_ZGVbN2v_sin", "_ZGVbN2v_sin", id="a vector function of Sleef"),
        ("_Z", "_Z"),
    ],
)
def test_names_are_demangled_where_they_are_mangled(name: str, text: str) -> None:
    assert demangled(name) == text
