"""
Which slots of torch's virtual tables a binary calls through, read from its machine code.

`getCUDAHooks().hasCUDA()` is compiled to "load the table, call its entry 16": another release has
another function there. The class follows from where the object comes from: a function or variable
of torch that returns it. The reader looks at the instructions that follow the use of one of those.
x86-64 only (Intel's manual, volume 2; relocations: the psABI, section 4.4).
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.elf.dynamic import Elf
from opwright.facts.inlined.code_patterns import leading_to
from opwright.model import Inlined

GIVEN_BY = {
    "_ZN2at6detail12getCUDAHooksEv": "at::CUDAHooksInterface",
    "_ZN2at6detail22getDefaultCPUGeneratorEv": "c10::GeneratorImpl",
    "_ZN2at4cuda6detail23getDefaultCUDAGeneratorEa": "c10::GeneratorImpl",
    "_ZN3c104cuda20CUDACachingAllocator9allocatorE": "c10::cuda::CUDACachingAllocator::CUDAAllocator",
    "_ZN3c104impl26device_guard_impl_registryE": "c10::impl::DeviceGuardImplInterface",
}
"""What hands out an object, and the class whose virtual table is then called through."""

_BY_CALL = {"at::CUDAHooksInterface", "c10::GeneratorImpl"}
"""Those that a function returns; the others lie in a variable."""
_LONGEST_CODE = 8 << 20
_MOST_USES = 10_000
_AFTER = 48
_GLOB_DAT, _JUMP_SLOT = 6, 7
# Compiled when they are first asked for: few libraries have a use for all of them.
# What begins with a rare byte is found in half the time, with what stands before it looked at behind it.
_CALL_PATTERN = rb"\x15(?<=\xff\x15).{4}"
"""call *GOT(%rip); there are few of them beside the calls of stubs, which are any call."""
_LOADED = rb"\x8b[\x05\x0d\x15\x1d\x25\x2d\x35\x3d]"
"""mov GOT(%rip), %r, behind its prefix: what begins with one byte is found five times as fast."""
_WIDE = (b"\x48", b"\x4c")
_LOAD = 7
"""Its bytes, prefix and all."""
_STUB = rb"\x25(?<=\xff\x25).{4}"
_STUB_SIZE = 6
"""jmp *GOT(%rip), in the procedure linkage table."""
_STUB_STARTS = (b"\xf3\x0f\x1e\xfa\xf2", b"\xf3\x0f\x1e\xfa", b"\xf2")
"""endbr64 and bnd, which may stand before it."""
_MOVE = rb"(?P<prefix>[\x48-\x4f])(?:\x89(?P<copied>[\xc0-\xff])|\x8b(?P<loaded>[\x00-\xbf])(?=(?P<index>.)))"
"""mov %r, %r, or mov D(%r), %r, by which an object gets about."""
_SLOT = (
    rb"(?:\x41?\xff(?=[\x50-\x57\x60-\x67\x90-\x97\xa0-\xa7])|[\x48-\x4f]\x8b)"
    rb"(?:(?P<near>[\x40-\x7f])(?P<byte>.)|(?P<far>[\x80-\xbf])(?P<word>.{4}))"
)
_TABLE_TO_SLOT = 20
_CALL = 0xFF
_RESULT = 0  # %rax, in which functions return
_SIZE = 4  # of a displacement
_FURTHEST = 1 << 31  # that four bytes lead
_OFTEN = {0, 0xFF}  # among the bytes of code
_HAS_INDEX = 4  # in place of a register, an index byte follows
_MODE, _NO_REGISTER = 0xC7, 5  # an address relative to the instruction
_ONLY_A_REGISTER = 0x40  # less than that: mov (%r), %r


def read_virtual_calls(
    elf: Elf, source: ByteSource, code: Sequence[tuple[int, int]], given: Mapping[int, str]
) -> Iterator[Inlined]:
    """
    Yield the slots that are called through, by class; `given` has classes by symbol number.

    `code` are the ranges of the file with the code and the stubs that lead out of it.
    """
    entries = {
        address: name
        for number, name in given.items()
        for address in elf.entries_for(number, (_GLOB_DAT, _JUMP_SLOT))
    }
    pieces = list(_pieces(elf, source, code)) if entries else []
    functions, _ = _by_kind(entries)
    stubs = {
        stub: functions[entry]
        for piece, address, _ in (pieces if functions else ())
        for stub, entry in islice(_stubs(piece, address, functions), _MOST_USES)
    }
    seen = set()
    for piece, address, start in pieces:
        for at, register, name in islice(_uses(piece, address, entries, stubs), _MOST_USES):
            slot = _slot_after(piece[at : at + _AFTER], register)
            if slot is not None and (name, slot) not in seen:
                seen.add((name, slot))
                yield Inlined(name, slot, f"code at {start + at:#x}")


def _pieces(
    elf: Elf, source: ByteSource, code: Iterable[tuple[int, int]]
) -> Iterator[tuple[bytes, int, int]]:
    """Yield the bytes of each range, the address of the first, and its offset in the file."""
    left = _LONGEST_CODE
    for start, end in code:
        if (address := elf.address_of(start)) is not None:
            piece = source.read(start, min(end - start, left))
            left -= len(piece)
            yield piece, address, start


def _stubs(piece: bytes, address: int, entries: Container[int]) -> Iterator[tuple[int, int]]:
    """Yield (address, address of the entry that it jumps to) of the stubs for some entries."""
    for end, entry in leading_to(entries, _STUB, piece, address):
        begin = end - _STUB_SIZE
        before = next((s for s in _STUB_STARTS if piece.endswith(s, 0, begin)), b"")
        yield address + begin - len(before), entry


def _uses(
    piece: bytes, address: int, entries: Mapping[int, str], stubs: Mapping[int, str]
) -> Iterator[tuple[int, int, str]]:
    """Yield where the code after each use of a giver is, the register with what it gives, its class."""
    functions, variables = _by_kind(entries)
    calls = []
    if functions:
        calls = [(_CALL_PATTERN, functions), (_leading(rb"\xe8", stubs, piece, address), stubs)]
    call_sites = (
        (end, _RESULT, targets[target])
        for pattern, targets in calls
        for end, target in leading_to(targets, pattern, piece, address)
    )
    loads = _leading(_LOADED, variables, piece, address)
    loaded = (
        (end, _extended(piece[end - _LOAD] >> 2, piece[end - _SIZE - 1] >> 3), variables[target])
        for end, target in (leading_to(variables, loads, piece, address) if variables else ())
        if piece[end - _LOAD : end - _LOAD + 1] in _WIDE
    )
    for uses in (loaded, call_sites):
        yield from sorted(islice(uses, _MOST_USES))


def _by_kind(entries: Mapping[int, str]) -> tuple[dict[int, str], dict[int, str]]:
    """Return the entries of functions, and those of variables."""
    functions = {target: name for target, name in entries.items() if name in _BY_CALL}
    return functions, {target: name for target, name in entries.items() if target not in functions}


def _leading(code: bytes, targets: Iterable[int], piece: bytes, address: int) -> bytes:
    """Return a pattern of an instruction that may lead, by four bytes at its end, to some targets."""
    ways = [way for target in targets if abs(way := target - address) < _FURTHEST]
    shortest, longest = min(ways, default=0) - len(piece) - _SIZE, max(ways, default=0)
    upper = {way & 0xFFFF for way in range(shortest >> 16, (longest >> 16) + 1)}
    thirds, lasts = {way & 0xFF for way in upper}, {way >> 8 for way in upper}
    instruction = code + rb".." + _byte_class(thirds) + _byte_class(lasts)
    if len(lasts) > 1 or lasts & _OFTEN:
        return instruction
    return _byte_class(lasts) + rb"(?<=" + instruction + rb")"


def _byte_class(values: Iterable[int]) -> bytes:
    return b"[" + re.escape(bytes(sorted(values))) + b"]"


def _slot_after(code: bytes, register: int) -> int | None:
    """Return the slot that the object, or what leads to it, in a register is first called through."""
    leading = {register}
    for move in re.finditer(_MOVE, code, re.DOTALL):
        prefix, operand = move["prefix"][0], (move["copied"] or move["loaded"])[0]
        first, second = _extended(prefix >> 2, operand >> 3), _extended(prefix, operand)
        if move["loaded"] and operand & 7 == _HAS_INDEX:
            second = _extended(prefix, move["index"][0])
        if move["loaded"] and operand & _MODE == _NO_REGISTER:
            second = -1
        source, target = (first, second) if move["copied"] else (second, first)
        if source not in leading:
            leading.discard(target)
            continue
        leading.add(target)
        if operand < _ONLY_A_REGISTER and operand & 7 != _HAS_INDEX:
            slot = _slot_of(code, move.end(), target)
            if slot is not None:
                return slot
    return None


def _slot_of(code: bytes, begin: int, table: int) -> int | None:
    """Return the virtual table slot that is called through a register soon after; None if none is."""
    for slot in re.compile(_SLOT, re.DOTALL).finditer(code, begin, begin + _TABLE_TO_SLOT):
        operand = (slot["near"] or slot["far"])[0]
        extension = slot[0][0] if slot[0][0] != _CALL else 0
        if _extended(extension, operand) == table and operand & 7 != _HAS_INDEX:
            displacement = int.from_bytes(slot["byte"] or slot["word"], "little")
            return displacement // 8 if displacement % 8 == 0 else None
    return None


def _extended(prefix: int, field: int) -> int:
    """Return the number of a register: three bits of the operand, and one of the prefix."""
    return (prefix & 1) << 3 | field & 7
