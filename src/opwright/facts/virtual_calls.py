"""
Which slots of torch's virtual tables a binary calls through, read from its machine code.

`getCUDAHooks().hasCUDA()` is compiled to "load the table, call its entry 16": another release has
another function there. Which class it is shows where the object comes from: a function or variable
of torch that hands it out. Looked at are the instructions that follow the use of one of those.
x86-64 only (Intel's manual, volume 2; relocations: the psABI, section 4.4).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from opwright.facts.byte_source import ByteSource
from opwright.facts.elf import Elf
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
_AFTER = 48
_GLOB_DAT, _JUMP_SLOT = 6, 7
_CALLED = re.compile(rb"\xe8(.{4})|\xff\x15(.{4})", re.DOTALL)
_LOADED = re.compile(rb"[\x48\x4c]\x8b[\x05\x0d\x15\x1d\x25\x2d\x35\x3d](.{4})", re.DOTALL)
_STUB = re.compile(rb"\xff\x25(.{4})", re.DOTALL)
"""jmp *GOT(%rip), in the procedure linkage table."""
_STUB_STARTS = (b"\xf3\x0f\x1e\xfa\xf2", b"\xf3\x0f\x1e\xfa", b"\xf2")
"""endbr64 and bnd, which may stand before it."""
_TABLE = re.compile(
    rb"[\x48-\x4f]\x8b([\x00-\x03\x06-\x0b\x0e-\x13\x16-\x1b\x1e-\x23\x26-\x2b\x2e-\x33\x36-\x3b\x3e\x3f])"
)
"""mov (%r), %r: of an object, its virtual table."""
_SLOT = re.compile(
    rb"(?:\xff(?=[\x50-\x57\x60-\x67\x90-\x97\xa0-\xa7])|[\x48-\x4f]\x8b)"
    rb"(?:(?P<near>[\x40-\x7f])(?P<byte>.)|(?P<far>[\x80-\xbf])(?P<word>.{4}))",
    re.DOTALL,
)
_TABLE_TO_SLOT = 20
_CALL = 0xFF
_HAS_INDEX = 4  # in place of a register, an index byte follows


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
    stubs = {
        stub: entries[entry]
        for piece, address, _ in pieces
        for stub, entry in _stubs(piece, address)
        if entry in entries
    }
    seen = set()
    for piece, address, start in pieces:
        for at, name in _uses(piece, address, entries, stubs):
            slot = _slot_after(piece[at : at + _AFTER])
            if slot is not None and (name, slot) not in seen:
                seen.add((name, slot))
                yield Inlined(name, slot, f"code at {start + at:#x}")


def _pieces(
    elf: Elf, source: ByteSource, code: Iterable[tuple[int, int]]
) -> Iterator[tuple[bytes, int, int]]:
    """Yield the bytes of each range, the address of the first, and its offset in the file."""
    for start, end in code:
        if (address := elf.address_of(start)) is not None:
            yield source.read(start, min(end - start, _LONGEST_CODE)), address, start


def _stubs(piece: bytes, address: int) -> Iterator[tuple[int, int]]:
    """Yield (address, address of the entry that it jumps to) of each stub."""
    for found in _STUB.finditer(piece):
        begin = found.start()
        before = next((s for s in _STUB_STARTS if piece.endswith(s, 0, begin)), b"")
        yield address + begin - len(before), address + found.end() + _relative(found[1])


def _uses(
    piece: bytes, address: int, entries: Mapping[int, str], stubs: Mapping[int, str]
) -> Iterator[tuple[int, str]]:
    """Yield where the instruction after each use of a giver is, and the class of what it gives."""
    variables = {target: name for target, name in entries.items() if name not in _BY_CALL}
    known = {**entries, **stubs}
    kinds = [(_LOADED, variables)] if variables else []
    kinds += [(_CALLED, known)] if len(variables) < len(entries) else []
    for kind, targets in kinds:
        for found in kind.finditer(piece):
            target = address + found.end() + _relative(found[found.lastindex or 0])
            if target in targets:
                yield found.end(), targets[target]


def _relative(displacement: bytes) -> int:
    return int.from_bytes(displacement, "little", signed=True)


def _slot_after(code: bytes) -> int | None:
    """Return the slot of the first virtual table that is loaded and gone through; else None."""
    for table in _TABLE.finditer(code):
        register = _extended(table[0][0] >> 2, table[1][0] >> 3)
        for slot in _SLOT.finditer(code, table.end(), table.end() + _TABLE_TO_SLOT):
            operand = (slot["near"] or slot["far"])[0]
            extension = slot[0][0] if slot[0][0] != _CALL else 0
            if _extended(extension, operand) == register and operand & 7 != _HAS_INDEX:
                displacement = int.from_bytes(slot["byte"] or slot["word"], "little")
                return displacement // 8 if displacement % 8 == 0 else None
    return None


def _extended(prefix: int, field: int) -> int:
    """Return the number of a register: three bits of the operand, and one of the prefix."""
    return (prefix & 1) << 3 | field & 7
