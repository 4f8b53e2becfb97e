"""Shared libraries: what is read from them is what pyelftools reads, for every machine and linker."""

from __future__ import annotations

import re
import subprocess
import sysconfig
from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from pyelftools_reading import as_pyelftools_reads_it, notes_as_pyelftools_reads_them

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import MemoryBytes, UnknownBytesError
from opwright.facts.elf.binary import read_binary, read_binary_file
from opwright.facts.elf.dynamic import Elf
from opwright.model import Binary, GpuCode, Registrations, VersionedReference

BINARIES = Path(__file__).parent.parent / "binaries"
MACHINES = {
    "x86_64": "x86_64",
    "aarch64": "aarch64",
    "i386": "i386",
    "arm": "arm",
    "s390x": "s390x",
    "s390x_sysv_hash": "s390x",
    "powerpc": "machine-20",
}
UNSTRIPPED = ("no_section_headers", "x86_64")
NO_LIBRARY = {"debug_file.so"}
LIBRARIES = sorted(path.name for path in BINARIES.glob("*.so") if path.name not in NO_LIBRARY)
FOLDERS = (
    "/usr/lib",
    "/usr/lib64",
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    sysconfig.get_config_var("LIBDIR"),
)
SYSTEM = ("libstdc++.so.6", "libgcc_s.so.1", "libc.so.6", "libm.so.6", "libcrypto.so.3")
SYSTEM_LIBRARIES = {  # one of each name
    name: path
    for name in (*SYSTEM, sysconfig.get_config_var("INSTSONAME"))
    for folder in FOLDERS
    if folder and name and (path := Path(folder, name)).is_file() and path.suffix != ".a"
}


def read(path: Path) -> Binary:
    return read_binary(MemoryBytes(path.read_bytes(), str(path)), str(path))


def fixture(name: str) -> Binary:
    return read(BINARIES / name)


# ---- the same facts as pyelftools, which goes by section headers


@pytest.mark.parametrize("name", [name for name in LIBRARIES if name != "no_section_headers.so"])
def test_library_is_read_as_pyelftools_reads_it(name: str) -> None:
    binary = fixture(name)

    assert binary._replace(notes=()) == as_pyelftools_reads_it(
        BINARIES / name, machine=MACHINES.get(Path(name).stem, "x86_64")
    )
    notes = [(note.owner, note.content) for note in binary.notes]
    assert notes == notes_as_pyelftools_reads_them(BINARIES / name)


@pytest.mark.parametrize("name", [name for name in LIBRARIES if fixture(name).provides])
def test_hash_table_counts_all_symbols(name: str) -> None:
    data = (BINARIES / name).read_bytes()
    sections = ELFFile(BytesIO((BINARIES / name.replace(*UNSTRIPPED)).read_bytes())).iter_sections()
    symbols = next(section for section in sections if section["sh_type"] == "SHT_DYNSYM")

    assert Elf(MemoryBytes(data, name), name).symbol_count() == symbols.num_symbols()


@pytest.mark.parametrize("path", SYSTEM_LIBRARIES.values(), ids=str)
def test_library_of_this_system_is_read_as_pyelftools_reads_it(path: Path) -> None:
    binary = read(path)

    assert binary._replace(machine="x86_64", notes=()) == as_pyelftools_reads_it(path)
    notes = [(note.owner, note.content) for note in binary.notes]
    assert notes == notes_as_pyelftools_reads_them(path)
    assert binary.build_id == next(c.hex() for owner, c in notes if len(c) == 20)


# ---- the facts themselves


@pytest.mark.parametrize("name", MACHINES)
def test_each_machine_gives_the_same_facts(name: str) -> None:
    assert fixture(f"{name}.so") == Binary(
        path=str(BINARIES / f"{name}.so"),
        machine=MACHINES[name],
        soname=f"lib{name}.so",
        needed=("libc10.so", "libcudart.so.12", "libc.so.6"),
        requires=frozenset({"wanted_function", "wanted_data"}),
        requires_versioned=fixture(f"{name}.so").requires_versioned,
        version_needs=fixture(f"{name}.so").version_needs,
        provides=frozenset(
            {
                "offered_data",
                "offered_function",
                "offered_pointer",
                "offered_protected",
                "offered_thread_local",
                "offered_weakly",
            }
        ),
        compilers=fixture(f"{name}.so").compilers,
        notes=fixture(f"{name}.so").notes,
        gpu=GpuCode(),
        registers=Registrations(),
    )


@pytest.mark.parametrize("name", MACHINES)
def test_versioned_references_name_their_library(name: str) -> None:
    assert set(fixture(f"{name}.so").requires_versioned) == {
        VersionedReference("cudaMalloc", version="libcudart.so.12", library="libcudart.so.12"),
        VersionedReference("cudaFree", version="libcudart.so.12", library="libcudart.so.12"),
        VersionedReference("memcpy", version="GLIBC_2.17", library="libc.so.6"),
    }


@pytest.mark.parametrize("name", ["sysv_hash", "both_hashes", "rpath", "runpath", "lld"])
def test_way_of_linking_changes_no_symbol(name: str) -> None:
    usual, other = fixture("x86_64.so"), fixture(f"{name}.so")

    assert other.requires == usual.requires
    assert set(other.requires_versioned) == set(usual.requires_versioned)
    assert other.provides == usual.provides
    assert other.needed == usual.needed


def test_section_headers_are_needed_for_the_compilers_and_the_code_for_gpus_alone() -> None:
    stripped, whole = fixture("no_section_headers.so"), fixture("x86_64.so")

    assert (stripped.compilers, stripped.gpu) == ((), None)
    assert stripped == whole._replace(path=stripped.path, compilers=(), gpu=None)


def test_extension_asks_torch_for_mangled_names() -> None:
    extension = fixture("extension.so")

    assert extension.requires == {
        "_ZN2at10empty_likeERKNS_6TensorE",
        "_ZN3c104impl13CUDAGuardImplD2Ev",
        "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE",
        "_ZNK2at10TensorBase8data_ptrIfEEPT_v",
        "_ZNK2at6Tensor10contiguousEv",
        "_ZNK2at6Tensor5numelEv",
        "_ZdlPvm",
        "_Znwm",
    }
    assert [reference.name for reference in extension.requires_versioned] == ["cudaMemcpyAsync"]
    assert extension.provides >= {"PyInit_extension", "_ZN8RegistryIiE7entriesE", "_ZTV5Guard"}
    assert extension.rpath == ("$ORIGIN",)


@pytest.mark.parametrize("name", ["rpath.so", "runpath.so"])
def test_folders_to_search_are_listed(name: str) -> None:
    assert fixture(name).rpath == ("$ORIGIN/../lib", "/opt/cuda/lib64")


@pytest.mark.parametrize("name", ["no_exports", "no_exports_sysv_hash", "lld_no_exports"])
def test_library_without_exports_still_asks(name: str) -> None:
    binary = fixture(f"{name}.so")

    assert binary.provides == frozenset()
    assert binary.requires == {"wanted_function"}


@pytest.mark.parametrize("name", ["relative.so", "relr.so", "lld_relr.so"])
def test_symbol_among_relative_relocations_is_found(name: str) -> None:
    binary = fixture(name)

    assert binary.requires == {"wanted_data"}
    assert binary.provides == {"offered_pointers"}


def test_each_version_of_a_definition_is_offered() -> None:
    assert fixture("versioned.so").provides == {"answer", "question", "OPWRIGHT_1", "OPWRIGHT_2"}


def test_patched_library_is_read_from_its_new_place() -> None:
    usual, patched = fixture("x86_64.so"), fixture("patched.so")

    assert patched.soname == "libpatched-0123abcd.so"
    assert set(patched.needed) == {
        "libtorch_cpu.so",
        "libc10.so",
        "libcudart-0123abcd.so.12.4.127",
        "libc.so.6",
    }
    assert patched.rpath == ("$ORIGIN/../torch/lib",)
    assert patched.requires == usual.requires
    assert patched.provides == usual.provides
    assert {reference.library for reference in patched.requires_versioned} == {
        "libcudart-0123abcd.so.12.4.127",
        "libc.so.6",
    }


def test_compilers_are_those_of_the_comment() -> None:
    assert re.match(r"GCC: \(.*\) \d+\.\d+", fixture("x86_64.so").compilers[0])
    assert any(line.startswith("Linker: ") for line in fixture("lld.so").compilers)


def test_file_on_disk_gives_the_same_facts() -> None:
    path = BINARIES / "extension.so"

    assert read_binary_file(path) == read(path)


def test_hash_is_kept() -> None:
    source = MemoryBytes((BINARIES / "x86_64.so").read_bytes(), "x.so")

    assert read_binary(source, "x.so", sha256="ab").sha256 == "ab"


# ---- what is no shared library


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("object.o", "is an object file, not a shared library; pass the linked .so"),
        ("static_executable", "is a non-PIE executable, not a shared library"),
        ("debug_file.so", "no dynamic section, so it cannot be loaded"),
        ("library.c", "not an ELF file: it starts with b"),
    ],
)
def test_what_is_no_shared_library_is_refused(name: str, why: str) -> None:
    with pytest.raises(UnreadableInputError, match=why):
        fixture(name)


def test_empty_file_is_refused() -> None:
    with pytest.raises(UnreadableInputError, match="is not an ELF file"):
        read_binary(MemoryBytes(b"", "x.so"), "x.so")


@pytest.mark.parametrize("name", ["absent.so", "."])
def test_what_is_no_file_is_refused(name: str) -> None:
    with pytest.raises(UnreadableInputError, match="cannot read"):
        read_binary_file(BINARIES / name)


class HalfKnownBytes(MemoryBytes):
    """Bytes of which those in the middle are not known."""

    def read(self, offset: int, size: int) -> bytes:
        if offset < 700 and offset + size > 400:
            raise UnknownBytesError
        return super().read(offset, size)


def test_unknown_bytes_are_reported_as_such() -> None:
    source = HalfKnownBytes((BINARIES / "x86_64.so").read_bytes(), "x.so")

    with pytest.raises(UnknownBytesError):
        read_binary(source, "x.so")


# ---- the fixtures are what their script makes


@pytest.mark.compiler
def test_fixtures_are_what_their_script_makes(tmp_path: Path) -> None:
    subprocess.run([BINARIES / "build.sh", tmp_path], check=True)
    built = {path.name for path in tmp_path.glob("*.so")} - NO_LIBRARY

    assert {"x86_64.so", "no_section_headers.so"} <= built <= set(LIBRARIES)
    for name in built:
        assert without_compiler(read(tmp_path / name)) == without_compiler(fixture(name))


def without_compiler(binary: Binary) -> Binary:
    references = sorted(binary.requires_versioned, key=lambda reference: reference.name)
    return binary._replace(
        path=binary.file_name, requires_versioned=tuple(references), compilers=()
    )
