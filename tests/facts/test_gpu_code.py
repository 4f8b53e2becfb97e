"""The code for GPUs in a shared library: what is listed, what is not known, and what is refused."""

from __future__ import annotations

import io
import struct
import zipfile
from contextlib import suppress
from functools import lru_cache

import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st
from tiny_gpu import (
    CUBIN,
    EXACT,
    FAMILY,
    LTO,
    PTX,
    ZSTD,
    bundle,
    compressed,
    container,
    entry,
    library_with,
    noise,
)

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, MemoryBytes
from opwright.facts.elf.binary import read_binary
from opwright.facts.wheels.reading import GpuReading, Reading
from opwright.facts.wheels.wheel import read_wheel
from opwright.model import Binary, GpuCode, PtxCode

HOST = "host-x86_64-unknown-linux-gnu-"
AMD = "hipv4-amdgcn-amd-amdhsa--"


def read(sections: dict[str, bytes], gpu: GpuReading = GpuReading.AT_HAND) -> GpuCode | None:
    return read_binary(
        MemoryBytes(library_with(sections), "op.so"), "op.so", reading=Reading(gpu=gpu)
    ).gpu


def nvidia(*entries: bytes) -> GpuCode | None:
    return read({".nv_fatbin": container(*entries)})


# ---- what is listed ------------------------------------------------------------------


def test_each_kind_is_listed_in_order_of_architecture_and_once() -> None:
    first = container(entry(CUBIN, 120), entry(CUBIN, 80), entry(PTX, 90, version=(8, 1)))
    second = container(entry(CUBIN, 90), entry(CUBIN, 80), entry(LTO, 75), entry(16, 80))

    code = read({".nv_fatbin": first + bytes(8) + second})

    assert code == GpuCode(
        sass=("sm_80", "sm_90", "sm_120"), ptx=(PtxCode("compute_90", "8.1"),), lto=("lto_75",)
    )


def test_suffixes_are_told_apart() -> None:
    code = nvidia(
        entry(CUBIN, 100, flags=FAMILY),
        entry(CUBIN, 90, flags=EXACT),
        entry(CUBIN, 90),
        entry(PTX, 120, flags=FAMILY | ZSTD, version=(9, 0)),
        entry(LTO, 90, flags=EXACT),
    )

    assert code
    assert code.sass == ("sm_90", "sm_90a", "sm_100f")
    assert code.ptx == (PtxCode("compute_120f", "9.0"),)
    assert code.lto == ("lto_90a",)


def test_ptx_of_two_versions_is_two_things_in_order() -> None:
    code = nvidia(*(entry(PTX, 80, version=version) for version in [(8, 10), (8, 9)]))

    assert code
    assert [ptx.isa for ptx in code.ptx] == ["8.9", "8.10"]


@pytest.mark.parametrize("header", [64, 72, 96, 112, 120])
def test_longer_headers_are_stepped_over(header: int) -> None:
    code = nvidia(entry(CUBIN, 80, header=header), entry(CUBIN, 86, header=header))

    assert code
    assert code.sass == ("sm_80", "sm_86")


def test_code_that_is_linked_again_counts() -> None:
    code = read({"__nv_relfatbin": container(entry(CUBIN, 80)), ".nv_fatbin": b""})

    assert code
    assert code.sass == ("sm_80",)


def test_library_without_code_holds_none() -> None:
    code = read({".text": bytes(16)})

    assert code == GpuCode()
    assert not code.is_there


def test_nothing_is_known_of_a_library_without_section_headers() -> None:
    image = bytearray(library_with({".nv_fatbin": container(entry(CUBIN, 80))}))
    image[40:48] = bytes(8)
    image[58:64] = bytes(6)

    assert read_binary(MemoryBytes(bytes(image), "op.so"), "op.so").gpu is None


class _Counted:
    """A source that counts the bytes that are read of it."""

    def __init__(self, data: bytes) -> None:
        self._source = MemoryBytes(data, "op.so")
        self.size, self.taken = len(data), 0

    def read(self, offset: int, size: int) -> bytes:
        self.taken += size
        return self._source.read(offset, size)


def test_code_itself_is_not_read() -> None:
    body = bytes(1 << 20)
    image = library_with({".nv_fatbin": container(*(entry(CUBIN, 80, content=body),) * 16)})
    source = _Counted(image)

    assert read_binary(source, "op.so").gpu == GpuCode(sass=("sm_80",))
    assert source.taken < len(body) // 8


# ---- AMD -----------------------------------------------------------------------------


def test_targets_of_amd_keep_their_features_and_the_host_is_none() -> None:
    targets = (HOST, f"{AMD}gfx1100", f"{AMD}gfx942", f"{AMD}gfx90a:sramecc+:xnack-")

    code = read({".hip_fatbin": bundle(*targets)})

    assert code == GpuCode(gfx=("gfx90a:sramecc+:xnack-", "gfx942", "gfx1100"))


def test_generic_and_portable_targets_are_listed() -> None:
    targets = (f"{AMD}gfx9-4-generic:xnack+", "hip-spirv64-amd-amdhsa--amdgcnspirv")

    code = read({".hip_fatbin": bundle(*targets)})

    assert code == GpuCode(gfx=("amdgcnspirv", "gfx9-4-generic:xnack+"))


@pytest.mark.parametrize("version", [1, 2, 3])
def test_compressed_bundles_are_read_one_after_the_other(version: int) -> None:
    plain = [bundle(HOST, f"{AMD}{target}", size=4000) for target in ("gfx90a", "gfx942")]
    packed = zstandard.compress(plain[1])
    section = compressed(plain[0], version=version).ljust(4096, b"\0")
    section += compressed(plain[1], version=version, packed=packed).ljust(4096, b"\0")
    section += bundle(f"{AMD}gfx1201")

    assert read({".hip_fatbin": section}) == GpuCode(gfx=("gfx90a", "gfx942", "gfx1201"))


def test_only_the_list_of_a_compressed_bundle_is_inflated() -> None:
    plain = bundle(f"{AMD}gfx942", size=64 << 20)

    assert read({".hip_fatbin": compressed(plain)}) == GpuCode(gfx=("gfx942",))


@pytest.mark.parametrize(
    "section",
    [
        pytest.param(b"__CLANG_OFFLOAD_BUNDLE__", id="no count"),
        pytest.param(b"__CLANG_OFFLOAD_BUNDLE__" + b"\xff" * 8, id="huge count"),
        pytest.param(bundle(f"{AMD}gfx942")[:40], id="list cut off"),
        pytest.param(bundle(f"{AMD}gfx942")[:-8], id="code cut off"),
        pytest.param(bundle(f"{AMD}gfx942", "x" * 300), id="long name"),
        pytest.param(compressed(bundle(f"{AMD}gfx942"))[:24], id="no content"),
        pytest.param(compressed(bytes(1 << 20)), id="no bundle inside"),
        pytest.param(compressed(bundle(f"{AMD}gfx942"), packed=bytes(64)), id="no zstd"),
        pytest.param(compressed(bundle(f"{AMD}gfx942"))[:-9] + bytes(1), id="shorter than it says"),
    ],
)
def test_damaged_bundle_is_not_known(section: bytes) -> None:
    assert read({".hip_fatbin": section}) is None


# ---- hostile files -------------------------------------------------------------------


def _with(data: bytes, code: str, at: int, value: int) -> bytes:
    changed = bytearray(data)
    struct.pack_into(code, changed, at, value)
    return bytes(changed)


GOOD = container(entry(CUBIN, 80), entry(CUBIN, 90))


@pytest.mark.parametrize(
    "section",
    [
        pytest.param(_with(GOOD, "<Q", 8, 1 << 63), id="container beyond the section"),
        pytest.param(_with(GOOD, "<H", 6, 0), id="container without a header"),
        pytest.param(_with(GOOD, "<Q", 16 + 8, (1 << 64) - 64), id="entry beyond the container"),
        pytest.param(_with(GOOD, "<I", 16 + 4, 0), id="entry without a header"),
        pytest.param(_with(GOOD, "<I", 16 + 4, 0xFFFFFFFF), id="header beyond the container"),
        pytest.param(GOOD + b"rubbish, and more of it", id="rubbish behind"),
        pytest.param(GOOD + bytes(1 << 17) + GOOD, id="zeros without end"),
        pytest.param(_with(GOOD, "<Q", 8, 100), id="entry cut off"),
        pytest.param(container(*(entry(CUBIN, 80, content=b""),) * 100_001), id="too many"),
    ],
)
def test_damaged_fat_binary_is_not_known(section: bytes) -> None:
    assert read({".nv_fatbin": section}) is None


def test_sections_that_share_their_bytes_are_read_once() -> None:
    image = bytearray(library_with([(".nv_fatbin", GOOD), *[(".nv_fatbin", b"")] * 50]))
    (table,) = struct.unpack_from("<Q", image, 40)
    for number in range(2, 52):
        image[table + 64 * number + 24 : table + 64 * number + 40] = image[
            table + 64 + 24 : table + 64 + 40
        ]
    source = _Counted(bytes(image))

    assert read_binary(source, "op.so").gpu == GpuCode(sass=("sm_80", "sm_90"))
    once = _Counted(library_with({".nv_fatbin": GOOD}))
    read_binary(once, "op.so")
    assert source.taken - once.taken < 2 * 50 * 64 + 50 * len(".nv_fatbin\0") + 64


@given(st.integers(0, 4000), st.binary(min_size=1, max_size=8))
def test_no_change_of_bytes_makes_it_fail_otherwise(at: int, change: bytes) -> None:
    bundles = bundle(f"{AMD}gfx942") + compressed(bundle(f"{AMD}gfx90a"))
    image = bytearray(library_with({".nv_fatbin": GOOD, ".hip_fatbin": bundles}))
    image[at % len(image) :][: len(change)] = change
    image[at % len(image) : at % len(image) + len(change)] = change

    with suppress(UnreadableInputError):
        source = MemoryBytes(bytes(image), "op.so")
        assert isinstance(
            read_binary(source, "op.so", reading=Reading(gpu=GpuReading.EVERYTHING)), Binary
        )


@given(st.integers(0, 4000))
def test_cut_file_is_refused_or_not_known(length: int) -> None:
    image = library_with({".nv_fatbin": GOOD, ".hip_fatbin": bundle(f"{AMD}gfx942")})
    cut = image[: length % len(image)]

    with suppress(UnreadableInputError):
        assert read_binary(MemoryBytes(cut, "op.so"), "op.so").gpu is None


# ---- wheels --------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _wheel(library: bytes) -> ByteSource:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("op/_C.so", library)
    return MemoryBytes(file.getvalue(), "op.whl")


def _in_wheel(library: bytes, gpu: GpuReading, *, far: bool = False) -> GpuCode | None:
    (binary,) = read_wheel(_wheel(library), "op.whl", reading=Reading(gpu=gpu), far=far).binaries
    return binary.gpu


@pytest.fixture(scope="module")
def large() -> bytes:
    """Return a library so large that of a wheel's member only the ends are inflated."""
    code = [noise(3 << 20, n) for n in range(6)]
    parts = [container(entry(CUBIN, 80, content=one), entry(PTX, 90)) for one in code]
    return library_with({".nv_fatbin": b"".join(parts)})


def test_middle_of_a_large_member_is_read_when_it_is_asked_for(large: bytes) -> None:
    whole = read_binary(MemoryBytes(large, "op.so"), "op.so").gpu

    assert whole
    assert whole.sass == ("sm_80",)
    assert _in_wheel(large, GpuReading.AT_HAND) is None
    assert _in_wheel(large, GpuReading.ON_DISK) == whole
    assert _in_wheel(large, GpuReading.EVERYTHING) == whole


def test_nothing_is_downloaded_for_it_unless_gpus_were_asked_for(large: bytes) -> None:
    assert _in_wheel(large, GpuReading.ON_DISK, far=True) is None
    assert _in_wheel(large, GpuReading.EVERYTHING, far=True) is not None


def test_large_member_without_code_is_known_to_have_none() -> None:
    library = library_with({".text": noise(17 << 20, 0)})

    assert _in_wheel(library, GpuReading.AT_HAND) == GpuCode()


def test_small_member_is_at_hand() -> None:
    assert _in_wheel(library_with({".nv_fatbin": GOOD}), GpuReading.AT_HAND) == GpuCode(
        sass=("sm_80", "sm_90")
    )
