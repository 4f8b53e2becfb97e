"""
The layout of torch's tensors and the numbers of its dispatch keys, read from machine code.

An extension that inlines an accessor has the layout of torch's classes in its instructions: where
in a tensor its element type is, which slot of a virtual table a call goes through, which number
stands for the dispatch key CUDA. The loader never looks at them. The patterns were found by
compiling accessors against the headers of each release, and by looking into published wheels, by
GCC 9 to 13 and clang. A match is proof; its absence is not, since code that is arranged differently
is not seen. x86-64 only (Intel's manual, volume 2).
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from itertools import islice
from struct import Struct

from opwright.facts.archives.byte_source import ByteSource
from opwright.model import Inlined

_PIECE = 4 << 20
_OVERLAP = 256  # more than any pattern spans, with the context it checks
_LONGEST = 64 << 20

POLICY = "c10::TensorImpl::sizes_strides_policy_"
"""The byte of a tensor that holds its policies for sizes, strides and device; value: its offset."""
DATA_TYPE = "c10::TensorImpl::data_type_"
"""The element type of a tensor; value: its offset."""
HAS_STORAGE = "c10::TensorImpl::has_storage"
"""A virtual function that each inlined data_ptr() calls; value: its slot in the virtual table."""
UNDEFINED_TYPE = "c10::ScalarType::Undefined"
"""The number of no element type, one past the last that there is."""
WEAK_COUNT = "c10::intrusive_ptr_target::weakcount_"
COMBINED_COUNT = "c10::intrusive_ptr_target::combined_refcount_"
"""The reference counts of all of torch's objects; value: their offset."""
DISPATCH_KEY = "c10::DispatchKey"
"""The dispatch key that kernels are registered under; None if unreadable."""

# A search is several times as fast where the first byte of a pattern is one and a rare one, with what
# stands before it looked at behind it.
_BASE = rb"(?:[\x80-\xbf]|(?<=\x41..)[\x84\x8c\x94\x9c\xa4\xac\xb4\xbc]\x24)"
"""An operand that is a register and 32 bits of offset; with %r12, a byte more."""
_POLICY = (
    # movzbl POLICY(%r), %r ... shr $2, %r: does a subclass tell the sizes?
    rb"\x0f\xb6" + _BASE + rb"(?P<policy>[\xa6\xae\xb6])\0{3}(?=.{0,6}\xc0[\xe8-\xef]\x02)",
    # movzwl POLICY-1(%r), %r: clang reads the flags before it along with it
    rb"\xb7(?<=\x0f\xb7)" + _BASE + rb"(?P<before_policy>[\xa5\xad\xb5])\0{3}",
    # testb $12, POLICY(%r): does a subclass tell the strides?
    rb"\xf6(?:[\x80-\x87]|\x84\x24)(?P<policy>[\xa6\xae\xb6])\0{3}\x0c",
    # cmpb $0, POLICY(%r); js: the device?
    rb"\x80(?:[\xb8-\xbf]|\xbc\x24)(?P<policy>[\xa6\xae\xb6])\0{4}(?=\x78|\x0f\x88)",
)  # fmt: skip
_DATA = (
    # call *HAS_STORAGE(%r); test %al, %al; je ...; cmpw $UNDEFINED, DATA_TYPE(%r): data_ptr()
    (
        rb"\x84\xc0(?<=\xff[\x90-\x97](?P<slot>[\x80-\xff])\0{3}\x84\xc0)(?:\x0f[\x84\x85].{4}|[\x74\x75].).{0,8}?"
        rb"\x66\x41?\x83(?:[\xb8-\xbf]|\xbc\x24)(?P<type>[\xa0\xa8\xb0])\0{3}(?P<undefined>.)"
    ),
)
_DELETES = rb".{0,32}?\x48\x8b[\x00-\x3f]\x5b?(?:\xff[\x50-\x57\x60-\x67]|\x48\x8b[\x40-\x7f])\x08"
"""mov (%r), %r; call *8(%r): the last owner of an object deletes it."""
_COUNTS = (
    # lock subl $1, WEAK_COUNT(%r), or lock decl
    rb"\xf0\x41?(?:\x83[\x68-\x6f](?P<weak>\x0c)\x01|\xff[\x48-\x4f](?P<weak_too>\x0c))" + _DELETES,
    # lock subq $1, WEAK_COUNT(%r): when the counts had 64 bits each
    rb"\xf0[\x48\x49](?:\x83[\x68-\x6f](?P<weak>\x10)\x01|\xff[\x48-\x4f](?P<weak_too>\x10))" + _DELETES,
    # mov COMBINED_COUNT(%r), %r ... btr $63, %r: both counts, without the flag
    rb"\xba[\xf0-\xf7]\x3f(?<=\x48\x0f\xba[\xf0-\xf7]\x3f)",
)  # fmt: skip
_GROUPS = (_DATA, _POLICY, _COUNTS)
"""
Each is searched for until it was seen a few times; all sightings in one library agree.

Its patterns are compiled when their turn comes: often the first one is enough.
"""
_ENOUGH = 6
_MEANING = {
    "policy": POLICY,
    "type": DATA_TYPE,
    "undefined": UNDEFINED_TYPE,
    "weak": WEAK_COUNT,
    "weak_too": WEAK_COUNT,
}
_POINTER = 8
_COUNT_LOADED = rb"\x8b[\x40-\x7f](\x08)"
_BEFORE = 34

_LIBRARY_FOR_KERNELS = rb"\xbe\x01\0{3}"
"""mov $1, %esi: the kind of a torch::Library that holds kernels for one dispatch key."""
_NEAR = 80
_KEY = (
    # mov $(1 << 16 | KEY), %r or to the stack: a std::optional<DispatchKey> that has one
    (b"\0\1\0", rb"(?:[\xb8-\xbf]|\xc7\x44\x24.|\xc7\x84\x24.{4})(?P<key>.)\0\x01\0"),
    # mov $KEY, %r ... mov %r16, D(%rsp) ... movb $1, D+2(%rsp): the same, in parts
    *(
        (
            store,
            rb"(?<!\x41)" + bytes([0xB8 + r]) + rb"(?P<key>.)\0{3}(?=.{0,60}?"
            + re.escape(store) + rb"(?P<at>.).{0,24}?\xc6\x44\x24(?P<flag>.)\x01)",
        )
        for r in (0, 1, 2, 3, 5, 6, 7)
        for store in (bytes((0x66, 0x89, 0x44 | r << 3, 0x24)),)
    ),
    (b"\x66\xc7\x44\x24", rb"\x66\xc7\x44\x24(?P<at>.)(?P<key>.)\0(?=.{0,24}?\xc6\x44\x24(?P<flag>.)\x01)"),
)  # fmt: skip
"""What a pattern needs, and the pattern, compiled where that is found; all but the first need _FLAG."""
_FLAG = b"\xc6\x44\x24"
"""movb $N, D(%rsp): it has one."""
_FLAG_AFTER_KEY = 2
_WAY = Struct("<i")
_AT_ONCE = 8192
"""Matches that are asked for in one go, which takes a fifth less time than one by one."""


def leading_to(
    targets: Container[int], pattern: bytes, piece: bytes, address: int
) -> Iterator[tuple[int, int]]:
    """
    Yield where the instructions end that lead to some addresses, and to which of them.

    A `pattern` matches those that may, with the four bytes of the way as the last; `piece` lies
    at an address.
    """
    way_at, size = _WAY.unpack_from, _WAY.size
    matches = re.finditer(pattern, piece, re.DOTALL)
    while ends := [match.end() for match in islice(matches, _AT_ONCE)]:
        for end in ends:
            target = address + end + way_at(piece, end - size)[0]
            if target in targets:
                yield end, target


def read_code(
    source: ByteSource, code: Iterable[tuple[int, int]], *, registers: bool
) -> tuple[Inlined, ...]:
    """
    Return what is compiled into the code that lies at some ranges of a file.

    `registers` says that the binary makes a torch::Library, so that dispatch keys are looked for.
    """
    seen: dict[tuple[str, int | None], Inlined] = {}
    times = dict.fromkeys(_GROUPS, 0)
    for start, piece in _pieces(source, code):
        for group in [group for group in _GROUPS if times[group] < _ENOUGH]:
            for sighting in islice(_sightings(group, piece, start), _ENOUGH):
                times[group] += 1
                seen.setdefault((sighting.name, sighting.value), sighting)
        for sighting in _keys(piece, start) if registers else ():
            seen.setdefault((sighting.name, sighting.value), sighting)
    return tuple(seen.values())


def _pieces(source: ByteSource, code: Iterable[tuple[int, int]]) -> Iterator[tuple[int, bytes]]:
    """Yield (offset, bytes) of the code, in pieces that overlap by what a pattern may span."""
    left = _LONGEST
    for begin, end in code:
        for start in range(begin, min(end, begin + left), _PIECE):
            size = min(_PIECE + _OVERLAP, end - start)
            yield start, source.read(start, size)
        left -= min(end - begin, left)


def _sightings(group: tuple[bytes, ...], piece: bytes, start: int) -> Iterator[Inlined]:
    for pattern in group:
        for match in re.finditer(pattern, piece, re.DOTALL):
            for name, value in _meaning(match):
                yield Inlined(name, value, f"code at {start + match.start():#x}")


def _meaning(match: re.Match[bytes]) -> Iterator[tuple[str, int]]:
    operands = {name: value[0] for name, value in match.groupdict().items() if value}
    if not operands:
        before = match.string[max(0, match.start() - _BEFORE) : match.start()]
        yield from ((COMBINED_COUNT, count[1][0]) for count in re.finditer(_COUNT_LOADED, before))
    for group, value in operands.items():
        match group:
            case "before_policy":
                yield POLICY, value + 1
            case "slot":
                yield HAS_STORAGE, value // _POINTER
            case _:
                yield _MEANING[group], value


def _keys(piece: bytes, start: int) -> Iterator[Inlined]:
    """Yield the dispatch keys of the libraries that are made, near where their kind is set."""
    for begin, end in _around_libraries(piece):
        patterns = _KEY if piece.find(_FLAG, begin, end) >= 0 else _KEY[:1]
        for pattern in (made for needed, made in patterns if piece.find(needed, begin, end) >= 0):
            for match in re.compile(pattern, re.DOTALL).finditer(piece, begin, end):
                if key := _key(match):
                    yield Inlined(DISPATCH_KEY, key, f"code at {start + match.start():#x}")


def _around_libraries(piece: bytes) -> Iterator[tuple[int, int]]:
    """Yield where to look for keys; no byte twice, however often the instruction is there."""
    begin = end = 0
    for made in re.finditer(
        _LIBRARY_FOR_KERNELS, piece
    ):  # twice as fast as find(), for so few bytes
        if made.start() - _NEAR > end:
            yield begin, end
            begin = made.start() - _NEAR
        end = made.end() + _NEAR
    yield begin, end


def _key(match: re.Match[bytes]) -> int | None:
    operands = {name: value[0] for name, value in match.groupdict().items()}
    together = "flag" not in operands or operands["flag"] == operands["at"] + _FLAG_AFTER_KEY
    return operands["key"] if together else None
