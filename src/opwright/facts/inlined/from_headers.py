"""
What a binary has inlined from torch's headers, as its code and symbols show.

The names of templates and inline functions that the compiler left among the symbols say which
headers they came from; the code says where these put things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from opwright.facts.archives.byte_source import ByteSource, HeldBytes
from opwright.facts.elf.dynamic import Elf, string_at
from opwright.facts.elf.sections import NamedSection, section_ranges
from opwright.facts.inlined.checked_lines import read_checked_lines
from opwright.facts.inlined.code_patterns import DISPATCH_KEY, read_code
from opwright.facts.inlined.virtual_calls import GIVEN_BY, read_virtual_calls
from opwright.model import Inlined

_TRACES = {
    b"3c1011KernelToken": "c10::KernelToken",
    b"_ZN3c1014KernelFunctionD": "c10::KernelFunction::~KernelFunction",
    b"_ZN3c1011BoxedKernelD": "c10::BoxedKernel::~BoxedKernel",
    b"_ZN3c104impl": "c10::impl",
    b"_ZN5torch6detail16TorchLibraryInit": "torch::detail::TorchLibraryInit",
    b"_ZN3c104cuda4impl13CUDAGuardImpl": "c10::cuda::impl::CUDAGuardImpl",
}
"""What to look for among the symbols, and what it shows to be compiled in."""
_HOOKS = b"2at18CUDAHooksInterface"
_HOOK = rb"_ZNK?2at18CUDAHooksInterface(\d{1,3})(\w{1,200})"
"""A function of at::CUDAHooksInterface of which the compiler guessed that it is the one called."""
_KEYS = b"TORCH_LIBRARY_IMPL_init_"
_KEY = _KEYS + rb"\w{0,200}?_([A-Z][A-Za-z0-9]{0,60})_\d{1,20}R"
"""What TORCH_LIBRARY_IMPL(ns, KEY, m) defines; its name is in a library that is not stripped."""
_LIBRARY = "_ZN5torch7LibraryC"
_CODE = {b".text"}
_CODE_AND_STUBS = {b".text", b".plt", b".plt.sec", b".plt.got"}
_STRINGS = {b".rodata"}
_LOCAL_NAMES = {b".strtab"}
_LARGEST_STRINGS = 16 << 20
_LARGEST_HELD = 8 << 20
_MOST_NAMES = 256
"""More than torch has of functions or keys; a file that shows more is made to take long."""


def read_inlined(
    elf: Elf,
    source: ByteSource,
    sections: Sequence[NamedSection],
    requires: Mapping[str, int],
    *,
    out_of_reach: bool = False,
) -> tuple[Inlined, ...]:
    """
    Return what is compiled into a library that asks for the names `requires`, by symbol number.

    Of one whose end is `out_of_reach`, the names of local symbols are not read.
    """
    local = () if out_of_reach else section_ranges(source, sections, _LOCAL_NAMES)
    strings = elf.strings()
    for start, end in local[:1]:
        strings += source.read(start, min(end - start, _LARGEST_STRINGS))
    traces = list(_traces(strings)) if len(strings) <= 2 * _LARGEST_STRINGS else []
    if elf.machine == "x86_64":
        traces += _in_code(elf, source, sections, requires)
    return tuple(traces)


def _in_code(
    elf: Elf, source: ByteSource, sections: Sequence[NamedSection], requires: Mapping[str, int]
) -> Iterator[Inlined]:
    registers = any(name.startswith(_LIBRARY) for name in requires)
    given = {requires[giver]: name for giver, name in GIVEN_BY.items() if giver in requires}
    code = section_ranges(source, sections, _CODE)
    with_stubs = section_ranges(source, sections, _CODE_AND_STUBS) if given else code
    source = HeldBytes(source, with_stubs, _LARGEST_HELD)
    yield from read_code(source, code, registers=registers)
    texts = section_ranges(source, sections, _STRINGS)
    yield from read_checked_lines(elf, source, texts, code)
    yield from islice(read_virtual_calls(elf, source, with_stubs, given), _MOST_NAMES)


def _traces(strings: bytes) -> Iterator[Inlined]:
    """Yield what names among the symbols show; one may be in another, as the type of an argument."""
    for trace, name in _TRACES.items():
        if (at := strings.find(trace)) >= 0:
            yield Inlined(name, None, string_at(strings, strings.rfind(b"\0", 0, at) + 1))
    hooks = re.finditer(_HOOK, strings) if _HOOKS in strings else ()
    for match in islice(hooks, _MOST_NAMES):
        function = match[2][: int(match[1])].decode()
        yield Inlined(f"at::CUDAHooksInterface::{function}", None, match[0].decode())
    for match in islice(_keys(strings), _MOST_NAMES):
        yield Inlined(f"{DISPATCH_KEY}::{match[1].decode()}", None, match[0][:-1].decode())


def _keys(strings: bytes) -> Iterator[re.Match[bytes]]:
    """Yield what finditer() would: it takes five times as long to find where one begins."""
    at = strings.find(_KEYS)
    while at >= 0:
        match = re.compile(_KEY).match(strings, at)
        if match:
            yield match
        at = strings.find(_KEYS, match.end() if match else at + 1)
