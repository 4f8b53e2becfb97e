"""Slots of virtual tables that code calls through, written by hand and by a compiler."""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sectioned import with_sections
from tiny_elf import shared_library

from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import read_binary_file
from opwright.facts.elf.dynamic import Elf, string_at
from opwright.facts.elf.sections import named_sections, section_ranges
from opwright.facts.inlined.virtual_calls import GIVEN_BY, read_virtual_calls
from opwright.facts.wheels.reading import Reading
from opwright.model import Inlined

HOOKS = "_ZN2at6detail12getCUDAHooksEv"
GENERATOR = "_ZN2at6detail22getDefaultCPUGeneratorEv"
ALLOCATOR = "_ZN3c104cuda20CUDACachingAllocator9allocatorE"
REGISTRY = "_ZN3c104impl26device_guard_impl_registryE"
GLOB_DAT, JUMP_SLOT, STORES_ADDRESS = 6, 7, 1
PLT_SIZE = 16
FILE_SIZES = 64 + 32  # of the first program header


def _library(
    listing: str, stub: str, *, giver: str, relocation: int, loaded: bool = True
) -> tuple[bytes, int]:
    """Return a library with that code, and the address of the entry for `giver` in it."""
    bare = shared_library(requires=[giver], relocation=relocation)
    entry = next(Elf(MemoryBytes(bare, ""), "").entries_for(1, [relocation]))
    empty = with_sections(bare, {".plt": bytes(PLT_SIZE), ".text": b""})
    sections = dict(named_sections(MemoryBytes(empty, ""), Elf(MemoryBytes(empty, ""), "").layout))
    plt, text = sections[b".plt"].offset, sections[b".text"].offset
    stubs = _code(stub, plt, {"GOT": entry})
    image = bytearray(
        with_sections(
            bare,
            {
                ".plt": stubs.ljust(PLT_SIZE, b"\xcc"),
                ".text": _code(listing, text, {"GOT": entry, "PLT": plt}),
            },
        )
    )
    if loaded:  # all of it, so that addresses are offsets in the file
        struct.pack_into("<QQ", image, FILE_SIZES, len(image), len(image))
    return bytes(image), entry


def _code(listing: str, start: int, places: dict[str, int]) -> bytes:
    """Return the code of a listing, in which GOT and PLT stand for the way there."""
    code = bytearray()
    for word in " ".join(line.partition(";")[0] for line in listing.splitlines()).split():
        after = start + len(code) + 4
        code += struct.pack("<i", places[word] - after) if word in places else bytes.fromhex(word)
    return bytes(code)


def _calls(library: bytes, giver: str) -> list[Inlined]:
    source = MemoryBytes(library, "op.so")
    elf = Elf(source, "op.so")
    code = section_ranges(source, named_sections(source, elf.layout), {b".text", b".plt"})
    symbols = elf.layout.undefined(elf.symbols(max(elf.relocated_symbols()) + 1))
    names = {string_at(elf.strings(), name): number for number, name, _ in symbols}
    return list(read_virtual_calls(elf, source, code, {names[giver]: GIVEN_BY[giver]}))


def _slots(
    listing: str, *, stub: str = "", giver: str = HOOKS, relocation: int = GLOB_DAT
) -> list[int | None]:
    library, _ = _library(listing, stub, giver=giver, relocation=relocation)
    calls = _calls(library, giver)
    assert {call.name for call in calls} <= {GIVEN_BY[giver]}
    return [call.value for call in calls]


# ---- of what a function gives

THROUGH_16 = """
    488b10             ; mov  (%rax),%rdx
    4889c7             ; mov  %rax,%rdi
    ff92 80000000      ; call *0x80(%rdx)
"""


@pytest.mark.parametrize(
    ("after", "slots"),
    [
        pytest.param(THROUGH_16, [16], id="far slot"),
        pytest.param(
            """4889c7    ; mov  %rax,%rdi
               488b00    ; mov  (%rax),%rax
               ff5028    ; call *0x28(%rax)""",
            [5],
            id="near slot",
        ),
        pytest.param(
            """4889c7    ; mov  %rax,%rdi
               488b00    ; mov  (%rax),%rax
               488b4028  ; mov  0x28(%rax),%rax
               4883c408  ; add  $8,%rsp
               ffe0      ; jmp  *%rax""",
            [5],
            id="tail call",
        ),
        pytest.param(
            """4989c4            ; mov  %rax,%r12
               4c8b10            ; mov  (%rax),%r10
               41ff92 88000000   ; call *0x88(%r10)""",
            [17],
            id="table in r10",
        ),
        pytest.param(
            """4989c5    ; mov  %rax,%r13
               4889c3    ; mov  %rax,%rbx
               31c0      ; xor  %eax,%eax
               488b0b    ; mov  (%rbx),%rcx
               ff6130    ; jmp  *0x30(%rcx)""",
            [6],
            id="kept in rbx",
        ),
        pytest.param("488b00 ff5029 ; call *0x29(%rax)", [], id="no slot at an odd place"),
        pytest.param("488b00 ff5128 ; call *0x28(%rcx)", [], id="another table"),
        pytest.param("488b00 41ff5028 ; call *0x28(%r8)", [], id="table in r8, which is not it"),
        pytest.param("488b00 ff542428 ; call *0x28(%rsp)", [], id="on the stack"),
        pytest.param(
            """4889c5           ; mov  %rax,%rbp, whose number in an operand is that of %rip
               488b05 00000000  ; mov  0(%rip),%rax
               488b00           ; mov  (%rax),%rax
               ff5028           ; call *0x28(%rax)""",
            [],
            id="call of what a variable holds",
        ),
        pytest.param(
            """4889c5    ; mov  %rax,%rbp
               488b03    ; mov  (%rbx),%rax
               4889df    ; mov  %rbx,%rdi
               ff5010    ; call *0x10(%rax)""",
            [],
            id="call of another object",
        ),
        pytest.param(
            """488b4308  ; mov  8(%rbx),%rax
               488b00    ; mov  (%rax),%rax
               ff5010    ; call *0x10(%rax)""",
            [],
            id="register that holds another object since",
        ),
        pytest.param("", [], id="end of the code"),
        pytest.param("488b00", [], id="end of the code after the table"),
        pytest.param("90" * 48 + THROUGH_16, [], id="much later"),
    ],
)
def test_slot_after_a_call(after: str, slots: list[int]) -> None:
    assert _slots(f"ff15 GOT {after}") == slots
    assert _slots(f"e8 PLT {after}", stub="ff25 GOT", relocation=JUMP_SLOT) == slots


@pytest.mark.parametrize(
    "stub",
    [
        pytest.param("ff25 GOT 6800000000", id="plain"),
        pytest.param("f30f1efa ff25 GOT", id="with endbr64"),
        pytest.param("f30f1efa f2ff25 GOT", id="with endbr64 and bnd"),
        pytest.param("f2ff25 GOT", id="with bnd"),
    ],
)
def test_call_through_each_kind_of_stub(stub: str) -> None:
    assert _slots(f"e8 PLT {THROUGH_16}", stub=stub, relocation=JUMP_SLOT) == [16]


def test_object_behind_what_a_function_gives() -> None:
    code = "ff15 GOT 488b38 488b07 ff5018"  # mov (%rax),%rdi; mov (%rdi),%rax; call *0x18(%rax)

    assert _slots(code, giver=GENERATOR) == [3]


def test_each_slot_is_told_once_with_its_place() -> None:
    library, _ = _library(
        f"ff15 GOT {THROUGH_16} ff15 GOT {THROUGH_16} ff15 GOT 488b00 ff5028",
        "",
        giver=HOOKS,
        relocation=GLOB_DAT,
    )
    first, second = _calls(library, HOOKS)

    assert (first.value, second.value) == (16, 5)
    assert first.seen == f"code at {library.index(bytes.fromhex('488b10')):#x}"


# ---- of what lies in a variable


@pytest.mark.parametrize(
    ("giver", "code", "slots"),
    [
        (ALLOCATOR, "488b05 GOT 4889fe 488b38 488b07 ff6018", [3]),
        (ALLOCATOR, "4c8b05 GOT 498b38 488b07 ff6018", [3]),
        (REGISTRY, "488b05 GOT 488b7808 488b07 ff6020", [4]),
        (REGISTRY, "488b05 GOT 4863ff 488b3cf8 488b07 ff6020", [4]),
        (ALLOCATOR, "488b05 GOT 488b39 488b07 ff6018", []),
        (ALLOCATOR, "ff15 GOT 488b00 ff5018", []),
        (HOOKS, "488b05 GOT 488b38 488b07 ff6018", []),
    ],
    ids=["variable", "by r8", "array", "array with an index", "other", "called", "function"],
)
def test_slot_after_a_variable_is_loaded(giver: str, code: str, slots: list[int]) -> None:
    assert _slots(code, giver=giver) == slots


# ---- what leads nowhere


def test_reference_that_is_no_entry_of_the_table_is_none() -> None:
    assert _slots(f"ff15 GOT {THROUGH_16}", relocation=STORES_ADDRESS) == []
    assert _slots(f"ff15 00000000 {THROUGH_16} e8 11223344 {THROUGH_16}") == []


def test_code_that_is_in_no_segment_is_not_looked_at() -> None:
    code = f"ff15 GOT {THROUGH_16}"
    library, _ = _library(code, "", giver=HOOKS, relocation=GLOB_DAT, loaded=False)

    assert _calls(library, HOOKS) == []


@pytest.mark.parametrize("address", [0, 0x7FFFFFFF, 2**63, 2**64 - 1])
def test_entry_may_claim_to_lie_anywhere(address: int) -> None:
    code = f"ff15 GOT {THROUGH_16}"
    library, entry = _library(code, "ff25 GOT", giver=HOOKS, relocation=GLOB_DAT)
    relocation = struct.pack("<QQ", entry, 1 << 32 | GLOB_DAT)
    assert library.count(relocation) == 1

    moved = library.replace(relocation, struct.pack("<QQ", address, 1 << 32 | GLOB_DAT))

    assert _calls(moved, HOOKS) == []


@pytest.mark.parametrize("stub", ["", "ff25 GOT"], ids=["entry", "stub"])
@pytest.mark.parametrize("unit", ["ff15 GOT " + "488b00" * 14, "ff15 GOT", "ff25 GOT", "e8 PLT"])
def test_hostile_code_takes_no_longer_than_other(unit: str, stub: str) -> None:
    """Thousands of calls: what looked at each byte often would not end soon."""
    assert _slots(f"{unit} " * 6_000, stub=stub) == []


@given(st.lists(st.one_of(st.binary(max_size=12), st.sampled_from(
    [bytes.fromhex(code) for code in ("488b00", "ff50", "4889c7", "ff92", "e8", "41", "488b04")]
))))  # fmt: skip
def test_any_code_is_read(parts: list[bytes]) -> None:
    for slot in _slots(f"ff15 GOT {b''.join(parts).hex()}", stub="ff25 GOT"):
        assert slot is not None
        assert 0 <= slot < 2**29


# ---- as a compiler writes it

SOURCE = """
namespace at {
struct CUDAHooksInterface {
  virtual bool f0() const; virtual bool f1() const; virtual bool f2() const;
  virtual bool f3() const; virtual bool f4() const; virtual bool f5() const;
  bool pad[16]; virtual void g0(); virtual void g1();
};
namespace detail { const CUDAHooksInterface& getCUDAHooks(); }
}
namespace c10 { namespace impl {
struct DeviceGuardImplInterface { virtual int h0(); virtual int h1(); virtual int h2(); };
extern __attribute__((visibility("default"))) DeviceGuardImplInterface* device_guard_impl_registry[20];
} }
struct Other { virtual ~Other(); virtual void f(); };
bool tail() { return at::detail::getCUDAHooks().f2(); }
bool call(Other& other) {
  auto& hooks = at::detail::getCUDAHooks(); other.f(); return !hooks.f5();
}
bool negated() { return !at::detail::getCUDAHooks().f4(); }
int guard(int i) { return c10::impl::device_guard_impl_registry[i]->h1() + 1; }
"""


@pytest.mark.compiler
@pytest.mark.parametrize("optimised", ["-O1", "-O2", "-O3", "-Os"])
@pytest.mark.parametrize(
    "flag",
    ["-fPIC", "-fno-plt", "-fcf-protection", "-Wl,-z,ibtplt", "-Wl,-z,now", "-fvisibility=hidden"],
)
def test_what_gcc_writes_is_read(flag: str, optimised: str, tmp_path: Path) -> None:
    library = tmp_path / "op.so"
    command = ["g++", "-shared", "-fPIC", optimised, flag, "-x", "c++", "-", "-o", str(library)]
    subprocess.run(command, input=SOURCE, text=True, check=True)

    inlined = read_binary_file(library, reading=Reading(inside=lambda _: True)).inlined
    found = {(name, value) for name, value, _ in inlined if value is not None}

    certain = {(GIVEN_BY[HOOKS], 2), (GIVEN_BY[HOOKS], 4), (GIVEN_BY[REGISTRY], 1)}
    assert certain <= found <= certain | {(GIVEN_BY[HOOKS], 5)}
