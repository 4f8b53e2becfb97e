"""What a library asks of the loader beside symbols, and which Python modules it is."""

from __future__ import annotations

import struct

import pytest
from tiny_elf import shared_library

from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import read_binary
from opwright.model import Binary


def read(data: bytes, *, alone: bool = True) -> Binary:
    return read_binary(MemoryBytes(data, "op.so"), "op.so", alone=alone)


def test_versions_that_may_be_absent_are_left_out() -> None:
    needs = [("libc.so.6", "GLIBC_2.17"), ("libstdc++.so.6", "GLIBCXX_3.4.21")]

    binary = read(shared_library(versions=needs, weak_versions=[("libc.so.6", "GLIBC_2.99")]))

    assert binary.version_needs == tuple(needs)


@pytest.mark.parametrize(("flags", "executable"), [(6, False), (7, True)])
def test_stack_is_as_the_program_header_says(flags: int, executable: bool) -> None:  # noqa: FBT001
    assert read(shared_library(stack=flags)).executable_stack is executable


@pytest.mark.parametrize(("machine", "executable"), [("x86_64", True), ("aarch64", False)])
def test_stack_without_a_header_is_as_glibc_takes_it(machine: str, executable: bool) -> None:  # noqa: FBT001
    assert read(shared_library(stack=None, machine=machine)).executable_stack is executable


def test_text_relocations_are_flagged() -> None:
    assert read(shared_library(text_relocations=True)).text_relocations
    assert not read(shared_library()).text_relocations


@pytest.mark.parametrize("alone", [True, False])
def test_modules_are_those_whose_initialiser_is_defined(alone: bool) -> None:  # noqa: FBT001
    data = shared_library(
        requires=["PyInit_wanted"],
        provides=["PyInit__C", "PyModExport_next", "PyInit_a", "MyPyInit_x"],
    )

    assert read(data, alone=alone).modules == ("_C", "a", "next")


def test_modules_without_end_are_cut_off() -> None:
    data = shared_library(provides=[f"PyInit_m{i}" for i in range(3000)])

    assert 0 < len(read(data).modules) < 3000


def test_string_that_no_symbol_has_is_no_module() -> None:
    assert read(shared_library(needed=["PyInit_library.so"])).modules == ()


def test_offset_of_the_name_counts_and_no_other_number() -> None:
    data = shared_library(requires=["PyInit_m"], provides=["other"])
    name = data.index(b"\0PyInit_m\0") + 1 - data.index(b"\0op.so\0")
    changed = data.replace(struct.pack("<Q", 0x40), struct.pack("<Q", name))  # a symbol's address

    assert changed != data
    assert read(changed).modules == ()
