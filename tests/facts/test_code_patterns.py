"""Layouts and dispatch keys in machine code, as GCC 12 writes it for torch's own headers."""

from __future__ import annotations

import pytest
from listings import KEY, KEY_IN_PARTS, MUTABLE_DATA, NUMEL, RELEASE, RELEASE_OF_2_15, assembled

from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.inlined.code_patterns import (
    COMBINED_COUNT,
    DATA_TYPE,
    DISPATCH_KEY,
    HAS_STORAGE,
    POLICY,
    UNDEFINED_TYPE,
    WEAK_COUNT,
    read_code,
)
from opwright.model import Inlined


def _read(code: bytes, *, registers: bool = True) -> tuple[Inlined, ...]:
    return read_code(MemoryBytes(code, "op.so"), [(0, len(code))], registers=registers)


def _found(code: str | bytes) -> set[tuple[str, int | None]]:
    read = _read(bytes.fromhex(code) if isinstance(code, str) else code)
    return {(name, value) for name, value, _ in read}


# ---- each pattern

TYPE_OF_2_8 = {(HAS_STORAGE, 19), (DATA_TYPE, 168), (UNDEFINED_TYPE, 46)}


@pytest.mark.parametrize(
    ("listing", "found"),
    [
        pytest.param(NUMEL, {(POLICY, 174)}, id="numel"),
        pytest.param(
            """410fb68424 a6000000  movzbl 0xa6(%r12),%eax
               488b5b10             mov    0x10(%rbx),%rbx
               c0e802               shr    $2,%al""",
            {(POLICY, 166)},
            id="numel of a tensor in r12, with something between",
        ),
        pytest.param(
            "f687 b6000000 0c   testb $12,0xb6(%rdi)", {(POLICY, 182)}, id="strides"
        ),
        pytest.param(
            """80bf ae000000 00  cmpb $0,0xae(%rdi)
               781b              js   138""",
            {(POLICY, 174)},
            id="device",
        ),
        pytest.param(
            """4180bc24 ae000000 00  cmpb $0,0xae(%r12)
               0f8800000000          js   0""",
            {(POLICY, 174)},
            id="device of a tensor in r12, far jump",
        ),
        pytest.param(
            "0fb787 ad000000  movzwl 0xad(%rdi),%eax", {(POLICY, 174)}, id="numel by clang"
        ),
        pytest.param(MUTABLE_DATA, TYPE_OF_2_8, id="mutable_data"),
        pytest.param(
            """ff90 b0000000            call   *0xb0(%rax)
               84c0                     test   %al,%al
               0f8472000000             je     198
               664183bc24 a0000000 2f   cmpw   $47,0xa0(%r12)""",
            {(HAS_STORAGE, 22), (DATA_TYPE, 160), (UNDEFINED_TYPE, 47)},
            id="mutable_data of 2.15, of a tensor in r12, far jump",
        ),
        pytest.param(RELEASE, {(WEAK_COUNT, 12)}, id="last owner"),
        pytest.param(
            """f0ff4f0c          lock decl 0xc(%rdi)
               488b07            mov    (%rdi),%rax
               488b4008          mov    8(%rax),%rax""",
            {(WEAK_COUNT, 12)},
            id="last owner by clang, and a tail call",
        ),
        pytest.param(
            """f048836810 01     lock subq $1,0x10(%rax)
               488b07            mov    (%rdi),%rax
               ff5008            call   *8(%rax)""",
            {(WEAK_COUNT, 16)},
            id="last owner in 2.2",
        ),
        pytest.param(RELEASE_OF_2_15, {(COMBINED_COUNT, 8)}, id="last owner in 2.15"),
        pytest.param(KEY, {(DISPATCH_KEY, 51)}, id="key at -O2"),
        pytest.param(KEY_IN_PARTS, {(DISPATCH_KEY, 51)}, id="key at -O1"),
        pytest.param(
            """be01000000        mov    $1,%esi
               41b832000100      mov    $0x10032,%r8d""",
            {(DISPATCH_KEY, 50)},
            id="key in a register",
        ),
        pytest.param(
            """b833000000        mov    $51,%eax
               6689442414        mov    %ax,0x14(%rsp)
               c644241601        movb   $1,0x16(%rsp)
               be01000000        mov    $1,%esi""",
            {(DISPATCH_KEY, 51)},
            id="key by way of a register",
        ),
    ],
)  # fmt: skip
def test_what_accessors_are_compiled_to(listing: str, found: set[tuple[str, int]]) -> None:
    assert _found(assembled(listing)) == found


def test_place_in_the_code_is_that_in_the_file() -> None:
    code = bytes(0x20) + assembled(NUMEL)

    read = read_code(MemoryBytes(code, "op.so"), [(0x10, len(code))], registers=False)

    assert read == (Inlined(POLICY, 174, "code at 0x20"),)


# ---- what is like them


@pytest.mark.parametrize(
    "listing",
    [
        pytest.param(
            """0fb687 aa000000  movzbl 0xaa(%rdi),%eax
               c0e802           shr    $2,%al""",
            id="other member",
        ),
        pytest.param("0fb687 ae000000  movzbl 0xae(%rdi),%eax", id="no shift after it"),
        pytest.param(
            """0fb687 ae000000  movzbl 0xae(%rdi),%eax
               c0e803           shr    $3,%al""",
            id="other shift",
        ),
        pytest.param(
            """4883ec08           sub    $8,%rsp
               0fb68424 ae000000  movzbl 0xae(%rsp),%eax
               c0e802             shr    $2,%al""",
            id="on the stack",
        ),
        pytest.param("f687 ae000000 04  testb $4,0xae(%rdi)", id="other bits"),
        pytest.param(
            """80bf ae000000 00  cmpb $0,0xae(%rdi)
               741b              je   138""",
            id="other condition",
        ),
        pytest.param(
            """80bf ac000000 00  cmpb $0,0xac(%rdi)
               781b              js   138""",
            id="other byte",
        ),
        pytest.param("0fb787 aa000000  movzwl 0xaa(%rdi),%eax", id="device as two bytes"),
        pytest.param(
            """ff90 98000000       call *0x98(%rax)
               84c0                test %al,%al
               7472                je   1f8
               6683bb ac000000 2e  cmpw $46,0xac(%rbx)""",
            id="call, and another member",
        ),
        pytest.param(
            """ff90 98000000       call *0x98(%rax)
               6683bb a8000000 2e  cmpw $46,0xa8(%rbx)""",
            id="call whose result is not asked for",
        ),
        pytest.param(
            """f083680801       lock subl $1,8(%rax)
               488b07           mov  (%rdi),%rax
               ff5008           call *8(%rax)""",
            id="other count",
        ),
        pytest.param(
            """f083680c01       lock subl $1,0xc(%rax)
               488b07           mov  (%rdi),%rax
               ff5018           call *0x18(%rax)""",
            id="other function",
        ),
        pytest.param(
            """b8ffffffff       mov  $-1,%eax
               f00fc1430c       lock xadd %eax,0xc(%rbx)
               83f801           cmp  $1,%eax
               75d5             jne  363
               488b03           mov  (%rbx),%rax
               4889df           mov  %rbx,%rdi
               ff5018           call *0x18(%rax)""",
            id="std::shared_ptr",
        ),
        pytest.param("480fbaf03f  btr $63,%rax", id="top bit of something else"),
        pytest.param("c7442410 33000100  movl $0x10033,0x10(%rsp)", id="key, no library"),
        pytest.param(KEY.replace("be01", "be02"), id="library of another kind"),
        pytest.param(KEY.replace("33000100", "33000000"), id="no key: std::nullopt"),
        pytest.param(KEY.replace("33000100", "00000100"), id="key that stands for none"),
        pytest.param(KEY_IN_PARTS.replace("0e01", "0f01"), id="flag of something else"),
        pytest.param(
            """41b833000000     mov    $51,%r8d
               6689442414       mov    %ax,0x14(%rsp)
               c644241601       movb   $1,0x16(%rsp)
               be01000000       mov    $1,%esi""",
            id="other register",
        ),
    ],
)
def test_what_is_like_them_is_not_taken_for_them(listing: str) -> None:
    assert _found(assembled(listing)) == set()


def test_beginning_of_what_is_looked_at_is_no_beginning_of_an_instruction() -> None:
    cut_off = assembled("41b833000000 6689442414 c644241601")  # of %r8d; %eax without the first
    far = bytes(80 - len(cut_off) + 1)

    assert _found(bytes(100) + cut_off + far + assembled("be01000000")) == set()


def test_key_far_from_the_library_is_none() -> None:
    key, library = assembled("c744241033000100"), assembled("be01000000")

    assert _found(key + bytes(72) + library) == {(DISPATCH_KEY, 51)}
    assert _found(key + bytes(73) + library) == set()


def test_keys_are_looked_for_only_where_libraries_are_made() -> None:
    assert _read(assembled(KEY), registers=False) == ()
