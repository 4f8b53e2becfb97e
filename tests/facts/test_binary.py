"""Shared libraries: what is read from them is what pyelftools reads, for every machine and linker."""

from __future__ import annotations

import re
import subprocess
import sysconfig
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection, GNUVerSymSection
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import Symbol, SymbolTableSection

from opwright.errors import UnreadableInputError
from opwright.facts.binary import read_binary, read_binary_file
from opwright.facts.byte_source import MemoryBytes, UnknownBytesError
from opwright.facts.elf import Elf
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
SYSTEM_LIBRARIES = [
    path
    for name in (*SYSTEM, sysconfig.get_config_var("INSTSONAME"))
    for folder in FOLDERS
    if folder and name and (path := Path(folder, name)).is_file() and path.suffix != ".a"
]


def read(path: Path) -> Binary:
    return read_binary(MemoryBytes(path.read_bytes(), str(path)), str(path))


def fixture(name: str) -> Binary:
    return read(BINARIES / name)


# ---- the same facts as pyelftools, which goes by section headers


def as_pyelftools_reads_it(path: Path) -> Binary:
    with path.open("rb") as file:
        elf = ELFFile(file)
        symbols = next(s for s in elf.iter_sections() if s["sh_type"] == "SHT_DYNSYM")
        tags = dynamic_strings(elf)
        wanted = list(wanted_symbols(elf, symbols))
        nodes = version_nodes(elf)
        comment = elf.get_section_by_name(".comment")
        return Binary(
            path=str(path),
            machine=MACHINES.get(path.stem, "x86_64"),
            soname=next(iter(tags["DT_SONAME"]), None),
            needed=tuple(tags["DT_NEEDED"]),
            rpath=tuple(
                part
                for value in tags["DT_RUNPATH"] or tags["DT_RPATH"]
                for part in value.split(":")
            ),
            requires=frozenset(name for number, name in wanted if number not in nodes),
            requires_versioned=tuple(
                VersionedReference(name, version=nodes[number][1], library=nodes[number][0])
                for number, name in wanted
                if number in nodes
            ),
            provides=frozenset(symbol.name for symbol in symbols.iter_symbols() if offered(symbol)),
            compilers=tuple(
                dict.fromkeys(
                    line.decode()
                    for line in (comment.data() if comment else b"").split(b"\0")
                    if line
                )
            ),
            version_needs=tuple(version_needs(elf)),
            modules=tuple(sorted(modules(symbols))),
            executable_stack=any(
                segment["p_flags"] & 1 for segment in elf.iter_segments("PT_GNU_STACK")
            ),
            text_relocations=has_text_relocations(elf),
            gpu=GpuCode(),
            registers=Registrations(),
        )


def version_needs(elf: ELFFile) -> Iterator[tuple[str, str]]:
    for section in elf.iter_sections():
        if isinstance(section, GNUVerNeedSection):
            for library, nodes in section.iter_versions():
                yield from (
                    (library.name, node.name) for node in nodes if not node["vna_flags"] & 2
                )


def modules(symbols: SymbolTableSection) -> Iterator[str]:
    for symbol in symbols.iter_symbols():
        if symbol.name.startswith("PyInit_") and symbol["st_shndx"] != "SHN_UNDEF":
            yield symbol.name.removeprefix("PyInit_")


def has_text_relocations(elf: ELFFile) -> bool:
    section = next(s for s in elf.iter_sections() if isinstance(s, DynamicSection))
    flags = next((tag["d_val"] for tag in section.iter_tags("DT_FLAGS")), 0)
    return bool(flags & 4) or any(True for _ in section.iter_tags("DT_TEXTREL"))


def notes_as_pyelftools_reads_them(path: Path) -> list[tuple[str, bytes]]:
    with path.open("rb") as file:
        return [
            (note["n_name"], note["n_descdata"])
            for segment in ELFFile(file).iter_segments("PT_NOTE")
            for note in segment.iter_notes()
        ]


def dynamic_strings(elf: ELFFile) -> dict[str, list[str]]:
    section = next(s for s in elf.iter_sections() if isinstance(s, DynamicSection))
    kinds = ("needed", "soname", "rpath", "runpath")
    return {
        f"DT_{kind.upper()}": [
            getattr(tag, kind) for tag in section.iter_tags(f"DT_{kind.upper()}")
        ]
        for kind in kinds
    }


def wanted_symbols(elf: ELFFile, symbols: SymbolTableSection) -> Iterator[tuple[int, str]]:
    named = {
        relocation["r_info_sym"]
        for section in elf.iter_sections()
        if isinstance(section, RelocationSection)
        and elf.get_section(section["sh_link"]).name == symbols.name
        for relocation in section.iter_relocations()
    }
    for number, symbol in enumerate(symbols.iter_symbols()):
        strong = symbol["st_info"]["bind"] == "STB_GLOBAL"
        if number in named and strong and symbol["st_shndx"] == "SHN_UNDEF":
            yield number, symbol.name


def offered(symbol: Symbol) -> bool:
    return (
        symbol["st_shndx"] != "SHN_UNDEF"
        and symbol["st_info"]["bind"] in ("STB_GLOBAL", "STB_WEAK", "STB_LOOS")  # STB_GNU_UNIQUE
        and symbol["st_other"]["visibility"] in ("STV_DEFAULT", "STV_PROTECTED")
    )


def version_nodes(elf: ELFFile) -> dict[int, tuple[str, str]]:
    sections = list(elf.iter_sections())
    nodes = {
        node["vna_other"] & 0x7FFF: (library.name, node.name)
        for section in sections
        if isinstance(section, GNUVerNeedSection)
        for library, found in section.iter_versions()
        for node in found
    }
    return {
        number: nodes[symbol["ndx"] & 0x7FFF]
        for section in sections
        if isinstance(section, GNUVerSymSection)
        for number, symbol in enumerate(section.iter_symbols())
        if isinstance(symbol["ndx"], int) and symbol["ndx"] & 0x7FFF in nodes
    }


@pytest.mark.parametrize("name", [name for name in LIBRARIES if name != "no_section_headers.so"])
def test_library_is_read_as_pyelftools_reads_it(name: str) -> None:
    binary = fixture(name)

    assert binary._replace(notes=()) == as_pyelftools_reads_it(BINARIES / name)
    notes = [(note.owner, note.content) for note in binary.notes]
    assert notes == notes_as_pyelftools_reads_them(BINARIES / name)


@pytest.mark.parametrize("name", [name for name in LIBRARIES if fixture(name).provides])
def test_hash_table_counts_all_symbols(name: str) -> None:
    data = (BINARIES / name).read_bytes()
    sections = ELFFile(BytesIO((BINARIES / name.replace(*UNSTRIPPED)).read_bytes())).iter_sections()
    symbols = next(section for section in sections if section["sh_type"] == "SHT_DYNSYM")

    assert Elf(MemoryBytes(data, name), name).symbol_count() == symbols.num_symbols()


@pytest.mark.parametrize("path", SYSTEM_LIBRARIES, ids=str)
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
        ("object.o", "not a shared library but an object file; give the linked .so"),
        ("static_executable", "not a shared library but an executable"),
        ("debug_file.so", "no dynamic section, so nothing can load it"),
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
