"""What was compiled into a library of torch's headers, by its symbols, sections and machine."""

from __future__ import annotations

import struct
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from listings import KEY, NUMEL, assembled
from sectioned import with_sections
from tiny_elf import shared_library

from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import read_binary
from opwright.facts.wheels.artifact import read_artifact
from opwright.facts.wheels.reading import TABLES, Reading
from opwright.model import Inlined

POLICY = ("c10::TensorImpl::sizes_strides_policy_", 174)
LIBRARY = "_ZN5torch7LibraryC1ENS0_4KindESsSt8optionalIN3c1011DispatchKeyEEPKcj"
CUDA = "_ZL33TORCH_LIBRARY_IMPL_init_nms_CUDA_3RN5torch7LibraryE"
BINARIES = Path(__file__).parent.parent / "binaries"
GUARD = "_ZN3c104cuda4impl13CUDAGuardImplD2Ev"
INSIDE = Reading(inside=lambda _: True)
FILE_SIZE, MACHINE, SECTIONS = 64 + 32, 18, 40


def _read(library: bytes, reading: Reading = INSIDE) -> set[tuple[str, int | None]]:
    binary = read_binary(MemoryBytes(library, "op.so"), "op.so", reading)
    return {(name, value) for name, value, _ in binary.inlined}


def _library(
    *requires: str, sections: Mapping[str, bytes], machine: str = "x86_64", provides: str = "f"
) -> bytes:
    bare = shared_library(requires=requires, provides=[provides], machine=machine)
    return with_sections(bare, sections)


def _patched(library: bytes, at: int, code: str, value: int) -> bytes:
    image = bytearray(library)
    struct.pack_into(code, image, at, value)
    return bytes(image)


# ---- by the code


def test_code_is_read_when_it_is_asked_for() -> None:
    library = _library(sections={".text": assembled(NUMEL)})

    assert _read(library) == {POLICY}
    assert _read(library, TABLES) == set()


def test_keys_are_read_from_what_makes_a_library() -> None:
    code = {".text": assembled(KEY)}

    assert _read(_library(LIBRARY, sections=code)) == {("c10::DispatchKey", 51)}
    assert _read(_library(sections=code)) == set()


def test_code_for_another_machine_is_not_read() -> None:
    code = {".text": assembled(NUMEL), ".strtab": f"\0{GUARD}\0".encode()}

    assert _read(_library(sections=code, machine="aarch64")) == {
        ("c10::cuda::impl::CUDAGuardImpl", None)
    }
    for number in (3, 40, 21, 0xFFFF):
        other = _patched(_library(sections=code), MACHINE, "<H", number)
        assert POLICY not in _read(other)


@pytest.mark.parametrize("name", ["aarch64", "arm", "i386", "powerpc", "s390x", "x86_64"])
def test_library_of_each_machine_can_be_asked_for(name: str) -> None:
    assert _read((BINARIES / f"{name}.so").read_bytes()) == set()


def test_library_without_section_headers_shows_its_symbols_alone() -> None:
    library = _library(sections={".text": assembled(NUMEL)}, provides=GUARD)
    stripped = _patched(library, SECTIONS, "<Q", 0)
    stripped = _patched(stripped, 60, "<H", 0)

    assert _read(library) == {POLICY, ("c10::cuda::impl::CUDAGuardImpl", None)}
    assert _read(stripped) == {("c10::cuda::impl::CUDAGuardImpl", None)}


@pytest.mark.parametrize("size", [0, 1, 2**31, 2**63, 2**64 - 1])
def test_size_of_the_code_is_a_claim(size: int) -> None:
    library = _library(sections={".text": assembled(NUMEL)})
    (headers,) = struct.unpack_from("<Q", library, SECTIONS)
    size_of_text = headers + 64 + 32

    found = _read(_patched(library, size_of_text, "<Q", size))

    assert found == ({POLICY} if size > 1 else set())


@pytest.mark.parametrize("offset", [0, 2**31, 2**63, 2**64 - 1])
def test_place_of_the_code_is_a_claim(offset: int) -> None:
    library = _library(sections={".text": assembled(NUMEL)})
    (headers,) = struct.unpack_from("<Q", library, SECTIONS)

    assert _read(_patched(library, headers + 64 + 24, "<Q", offset)) == set()


def test_slots_are_read_where_torch_hands_out_the_object() -> None:
    giver = "_ZN2at6detail12getCUDAHooksEv"
    bare = shared_library(requires=[giver], relocation=6)
    (entry,) = struct.unpack_from("<Q", bare, bare.index(struct.pack("<Q", 1 << 32 | 6)) - 8)

    def library(displacement: int) -> bytes:
        code = b"\xff\x15" + struct.pack("<i", displacement) + bytes.fromhex("488b00 ff5028")
        image = with_sections(bare, {".text": code})
        return _patched(image, FILE_SIZE, "<Q", len(image))

    start = library(0).index(b"\xff\x15")

    assert ("at::CUDAHooksInterface", 5) in _read(library(entry - start - 6))


# ---- by the symbols


@pytest.mark.parametrize(
    ("symbol", "shown"),
    [
        ("_ZN3c1014KernelFunctionD2Ev", "c10::KernelFunction::~KernelFunction"),
        ("_ZN3c1011BoxedKernelD1Ev", "c10::BoxedKernel::~BoxedKernel"),
        ("_ZN3c104impl8f_unboxIN1a1bEEvv", "c10::impl"),
        ("_ZN5torch6detail16TorchLibraryInitD2Ev", "torch::detail::TorchLibraryInit"),
        ("_ZNSt6vectorIN3c1011KernelTokenEE5beginEv", "c10::KernelToken"),
        (GUARD, "c10::cuda::impl::CUDAGuardImpl"),
        ("_ZNK2at18CUDAHooksInterface7hasCUDAEv", "at::CUDAHooksInterface::hasCUDA"),
        ("_ZN2at18CUDAHooksInterface4initEv", "at::CUDAHooksInterface::init"),
        (CUDA, "c10::DispatchKey::CUDA"),
        ("_ZL9TORCH_LIBRARY_IMPL_init_a_b_AutogradCUDA_12RN5torch7LibraryE", "c10::DispatchKey::AutogradCUDA"),
    ],
)  # fmt: skip
def test_what_a_symbol_shows(symbol: str, shown: str) -> None:
    local = _library(sections={".strtab": b"\0a\0" + symbol.encode() + b"\0b\0"})

    assert _read(_library(sections={}, provides=symbol)) == {(shown, None)}
    assert _read(local) == {(shown, None)}
    assert _read(local, INSIDE._replace(gpu=None)) == set()


@pytest.mark.parametrize(
    "symbol",
    [
        "_ZN2at18CUDAHooksInterfaceE",
        "_ZTVN2at18CUDAHooksInterfaceE",
        "TORCH_LIBRARY_IMPL_init_nms_CUDA",
        "TORCH_LIBRARY_IMPL_init_nms_cuda_3RN5torch7LibraryE",
        "_ZN3c1014KernelFunction5callEv",
    ],
)
def test_symbol_that_shows_nothing(symbol: str) -> None:
    assert _read(_library(sections={}, provides=symbol)) == set()


def test_symbol_is_quoted_whole_even_at_the_end_of_the_table() -> None:
    library = _library(sections={".strtab": b"\0a\0" + GUARD.encode()})

    binary = read_binary(MemoryBytes(library, "op.so"), "op.so", INSIDE)

    assert binary.inlined == (Inlined("c10::cuda::impl::CUDAGuardImpl", None, GUARD),)


@pytest.mark.parametrize(
    "unit",
    [
        "TORCH_LIBRARY_IMPL_init_",
        "TORCH_LIBRARY_IMPL_init__A_1",
        "_ZN2at18CUDAHooksInterface9",
        "_ZN2at18CUDAHooksInterface1f\0",
        CUDA,
    ],
)
def test_hostile_names_take_no_longer_than_others(unit: str) -> None:
    """Two megabytes of it: what looked at each byte often would not end before the suite does."""
    names = (unit * ((2 << 20) // len(unit))).encode()

    assert len(_read(_library(sections={".strtab": names}))) <= 1


def test_so_many_names_as_torch_never_has_are_not_all_told() -> None:
    names = "".join(f"_ZN2at18CUDAHooksInterface6f{n:05}Ev\0" for n in range(20_000))

    assert len(_read(_library(sections={".strtab": names.encode()}))) == 256


def test_names_that_are_too_many_to_read_show_nothing() -> None:
    provides = GUARD + "x" * (33 << 20)

    assert _read(_library(sections={".text": assembled(NUMEL)}, provides=provides)) == {POLICY}


# ---- in a wheel


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_names_at_the_end_of_a_large_deflated_member_are_not_read(
    method: int, tmp_path: Path
) -> None:
    large = bytes(20 << 20)
    library = _library(
        sections={".text": assembled(NUMEL), ".data": large, ".strtab": f"\0{GUARD}\0".encode()}
    )
    wheel = tmp_path / "op-1.0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(wheel, "w", method) as archive:
        archive.writestr("op.so", library)

    (binary,) = read_artifact(str(wheel), INSIDE).binaries

    names = {("c10::cuda::impl::CUDAGuardImpl", None)} if method == zipfile.ZIP_STORED else set()
    assert {(name, value) for name, value, _ in binary.inlined} == {POLICY, *names}
