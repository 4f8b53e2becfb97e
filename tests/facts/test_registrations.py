"""What a library registers with torch's dispatcher, as far as its bytes prove it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sectioned import with_sections
from tiny_elf import shared_library

from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import read_binary
from opwright.facts.wheels.reading import GpuReading, Reading
from opwright.model import Registrations

OPENS = "_ZN5torch7LibraryC1ENS0_4KindE"
DEFINES = "_ZNR5torch7Library4_defEON3c1014FunctionSchemaE"
IMPLEMENTS = "_ZNR5torch7Library5_implEPKcONS_11CppFunctionE"
LOOKS_UP = "_ZN3c1010Dispatcher17findSchemaOrThrowEPKcS2_"
OLD = "_ZN3c1017RegisterOperators25checkSchemaAndRegisterOp_EONS0_7OptionsE"
SCHEMA = "nms(Tensor dets, float threshold) -> Tensor"


def library(
    *strings: str,
    names: tuple[str, ...] = (),
    imports: tuple[str, ...] = (OPENS, DEFINES),
    stripped: bool = False,
) -> bytes:
    """Return a library with these constants, these names of symbols, and these wishes."""
    constants = "\0".join(("", *strings, "")).encode("latin-1")
    symbols = "\0".join(("", *names, "")).encode()
    sections = {".rodata": constants} | ({} if stripped else {".strtab": symbols})
    return with_sections(shared_library(requires=imports), sections)


def registers(data: bytes, gpu: GpuReading | None = GpuReading.AT_HAND) -> Registrations | None:
    return read_binary(MemoryBytes(data, "op.so"), "op.so", reading=Reading(gpu=gpu)).registers


def variable(macro: str, rest: str) -> str:
    name = f"{macro}_static_init_{rest}"
    return f"_ZL{len(name)}{name}"


FIRST = variable("TORCH_LIBRARY", "first")
SECOND = variable("TORCH_LIBRARY_FRAGMENT", "second_ns_2")


# ---- namespaces


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (FIRST, Registrations(("first",))),
        (SECOND, Registrations((), ("second_ns",))),
        (
            variable("TORCH_LIBRARY_IMPL", "third_ns_AutocastCPU_12"),
            Registrations((), ("third_ns",)),
        ),
        (variable("TORCH_LIBRARY_IMPL", "__CUDA_1"), Registrations((), ("_",))),
        (variable("STABLE_TORCH_LIBRARY", "_C"), Registrations(("_C",))),
        (variable("STABLE_TORCH_LIBRARY_FRAGMENT", "_C_0"), Registrations((), ("_C",))),
        ("_ZN12_GLOBAL__N_132TORCH_LIBRARY_static_init_insideE", Registrations(("inside",))),
        ("_ZL24TORCH_LIBRARY_init_inferRN5torch7LibraryE", Registrations(("infer",))),
        (variable("TORCH_LIBRARY", "TORCH_EXTENSION_NAME"), Registrations()),
        (variable("TORCH_LIBRARY", "x" * 90), Registrations(("x" * 90,))),
        ("TORCH_LIBRARY_static_init_unmangled", Registrations()),
        ("_ZL99TORCH_LIBRARY_static_init_short", Registrations()),
    ],
)
def test_names_of_symbols_tell_namespaces(name: str, expected: Registrations) -> None:
    assert registers(library(names=(name,))) == expected


def test_names_of_types_tell_them_when_symbols_are_stripped() -> None:
    name = (
        "*N3c104impl6detail31WrapFunctionIntoRuntimeFunctor_IZL24TORCH_LIBRARY_init_firstRN5torchE"
    )

    assert registers(library(name, stripped=True)) == Registrations(("first",))


def test_library_that_opens_none_registers_nothing() -> None:
    data = library(SCHEMA, names=(FIRST,), imports=("_ZN2at5emptyEv",))

    assert registers(data) == Registrations()


def test_nothing_is_known_without_section_headers() -> None:
    assert registers(shared_library(requires=(OPENS, DEFINES))) is None


# ---- schemas


def test_schema_belongs_to_the_only_namespace() -> None:
    data = library("prose", SCHEMA, "call(int x) -> int or not", names=(FIRST,))

    assert registers(data) == Registrations(("first",), (), (f"first::{SCHEMA}",))


def test_schema_stays_as_it_is_among_several_namespaces() -> None:
    found = registers(library(SCHEMA, f"first::{SCHEMA}", names=(FIRST, SECOND)))

    assert found == Registrations(("first",), ("second_ns",), (SCHEMA, f"first::{SCHEMA}"))


def test_schema_of_a_namespace_that_is_not_opened_is_for_looking_up() -> None:
    assert registers(
        library(f"aten::{SCHEMA}", f"other::{SCHEMA}", names=(FIRST,))
    ) == Registrations(("first",))


def test_schema_of_a_stripped_library_is_told_and_its_namespace_is_not() -> None:
    found = registers(library(SCHEMA, f"other::{SCHEMA}", f"aten::{SCHEMA}", stripped=True))

    assert found == Registrations((), (), (SCHEMA, f"other::{SCHEMA}"))


def test_library_that_only_adds_kernels_defines_nothing() -> None:
    kernels = variable("TORCH_LIBRARY_IMPL", "first_CUDA_1")

    found = registers(library(SCHEMA, names=(kernels,), imports=(OPENS, IMPLEMENTS)))

    assert found == Registrations((), ("first",))


def test_string_behind_numbers_is_read() -> None:
    assert registers(library(f"\x01\xe1\xf9{SCHEMA}", stripped=True)) == Registrations(
        (), (), (SCHEMA,)
    )


@pytest.mark.parametrize("text", [f"{SCHEMA} or not", f"{SCHEMA}/src/op.cpp", f"a->b {SCHEMA}"])
def test_string_that_goes_on_is_none(text: str) -> None:
    assert registers(library(text, stripped=True)) == Registrations()


def test_pieces_of_a_string_that_the_code_puts_together_are_left_out() -> None:
    first = "(Tensor dets, float threshold".rjust(48, "n")
    schema, pieces = f"{first}) -> Tensor", f"{first}shold) -> Tensor"
    data = {
        text: with_sections(
            shared_library(requires=(OPENS, DEFINES)), {".rodata": f"{text}\0".encode()}
        )
        for text in (schema, pieces)
    }

    assert len(first) + len("shold) -> Tensor") == 64  # the last 16 bytes overlap those before
    assert registers(data[schema]) == Registrations((), (), (schema,))
    assert registers(data[pieces]) == Registrations()


# ---- operators without a schema


@pytest.mark.parametrize(
    ("imports", "expected"),
    [
        ((OLD,), ("image::" + SCHEMA, "image::encode_png")),
        ((OLD, LOOKS_UP), ("image::" + SCHEMA,)),
        ((OLD, OPENS, IMPLEMENTS), ("image::" + SCHEMA,)),
    ],
)
def test_bare_name_is_a_definition_where_nothing_else_takes_names(
    imports: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    strings = ("image::" + SCHEMA, "vector::reserve", "image::encode_png", "image::a b")

    assert registers(library(*strings, imports=imports)) == Registrations((), ("image",), expected)


# ---- hostile


@given(st.binary(max_size=200), st.binary(max_size=200))
def test_any_bytes_are_read(constants: bytes, names: bytes) -> None:
    sections = {".rodata": constants + b"->" + names, ".strtab": b"99TORCH_LIBRARY_" + names}

    found = registers(with_sections(shared_library(requires=(OPENS, DEFINES)), sections))

    assert isinstance(found, Registrations)


@pytest.mark.parametrize(
    "text",
    [b"->" * (1 << 18), b"f(int a)->int" * (1 << 16), b"f(\0->" * (1 << 16), b"\xff->" * (1 << 17)],
    ids=["arrows", "schemas without an end", "many strings", "no text"],
)
def test_many_arrows_take_few_steps(text: bytes) -> None:
    data = with_sections(shared_library(requires=(OPENS, DEFINES)), {".rodata": text})

    assert registers(data) == Registrations()


def test_section_that_claims_to_lie_elsewhere_is_no_error() -> None:
    data = bytearray(library(SCHEMA, names=(FIRST,)))
    headers = int.from_bytes(data[40:48], "little")
    data[headers + 64 + 24 : headers + 64 + 32] = (1 << 62).to_bytes(8, "little")

    assert registers(bytes(data)) == Registrations(("first",))
