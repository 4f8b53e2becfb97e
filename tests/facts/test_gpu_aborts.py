"""Kernels of which only a stub that aborts was compiled: found by what the stub prints, however it is packed."""

from __future__ import annotations

import cramjam
import pytest
import zstandard
from tiny_gpu import CUBIN, EXACT, LZ4, PTX, ZSTD, container, entry, library_with, noise

from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import read_binary
from opwright.facts.wheels.reading import GpuReading, Reading

COMPLAINT = b"ERROR : Arch conditional MMA instruction used without targeting sm90a compute"


def aborts(*containers: bytes, reading: GpuReading = GpuReading.EVERYTHING) -> tuple[str, ...]:
    library = MemoryBytes(library_with({".nv_fatbin": b"".join(containers)}), "op.so")
    code = read_binary(library, "op.so", reading=Reading(gpu=reading)).gpu
    assert code is not None
    return code.aborts


def _packed(content: bytes, flag: int) -> bytes:
    if flag == LZ4:
        return bytes(cramjam.lz4.compress_block(content, store_size=False))
    return zstandard.compress(content) if flag == ZSTD else content


@pytest.mark.parametrize("flag", [0, LZ4, ZSTD])
@pytest.mark.parametrize("before", [0, (1 << 20) - 20])
def test_complaint_is_found_however_the_code_is_packed(flag: int, before: int) -> None:
    content = noise(before, 0) + COMPLAINT + bytes(9)
    packed = _packed(content, flag)

    stub = entry(CUBIN, 90, flags=flag, content=packed, inflated=len(content))

    assert aborts(container(entry(CUBIN, 80), stub)) == ("sm_90",)
    assert aborts(container(entry(CUBIN, 90, content=content.replace(b"MMA", b"...")))) == ()


def test_stub_beside_the_real_code_is_fine() -> None:
    stub = entry(CUBIN, 90, content=COMPLAINT + b"Gmma")

    assert aborts(container(stub, entry(CUBIN, 90, flags=EXACT))) == ()


def test_ptx_of_the_real_code_does_not_help() -> None:
    stub = entry(CUBIN, 90, content=COMPLAINT + b"Gmma")

    assert aborts(container(stub, entry(PTX, 90, flags=EXACT))) == ("sm_90",)


def test_stub_of_a_kernel_for_another_architecture_is_fine() -> None:
    real = entry(CUBIN, 100, flags=EXACT)

    assert aborts(container(entry(CUBIN, 90, content=COMPLAINT), real)) == ()
    assert aborts(container(entry(CUBIN, 120, content=COMPLAINT), real)) == ()


def test_kernel_of_wgmma_is_for_no_other_architecture() -> None:
    stub = entry(CUBIN, 90, content=COMPLAINT + b"MainloopSm90TmaGmmaWarpSpecialized")

    assert aborts(container(stub, entry(CUBIN, 100, flags=EXACT))) == ("sm_90",)


def test_real_code_of_another_source_file_does_not_help() -> None:
    stub, real = entry(CUBIN, 90, content=COMPLAINT), entry(CUBIN, 90, flags=EXACT)

    assert aborts(container(real), container(stub)) == ("sm_90",)


def test_nobody_looks_without_being_asked() -> None:
    stub = container(entry(CUBIN, 90, content=COMPLAINT))

    assert aborts(stub, reading=GpuReading.AT_HAND) == ()


@pytest.mark.parametrize("flag", [LZ4, ZSTD])
@pytest.mark.parametrize("inflated", [0, 10, 1 << 60])
@pytest.mark.parametrize("content", [b"", bytes(50), b"\xff" * 50])
def test_code_that_is_not_packed_as_it_says_is_passed_over(
    flag: int, inflated: int, content: bytes
) -> None:
    stub = entry(CUBIN, 90, flags=flag, content=content, inflated=inflated)

    assert aborts(container(stub)) == ()
