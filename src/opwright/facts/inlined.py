"""
What of torch's headers was compiled into a binary: all that its code and its symbols tell of it.

The names of templates and inline functions that the compiler left among the symbols say which
headers they came from; the code says where these put things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from opwright.facts.byte_source import ByteSource
from opwright.facts.code_patterns import DISPATCH_KEY, read_code
from opwright.facts.elf import Elf
from opwright.facts.elf_sections import NamedSection, ranges_called
from opwright.facts.virtual_calls import GIVEN_BY, read_virtual_calls
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
_HOOK = re.compile(rb"_ZNK?2at18CUDAHooksInterface(\d+)(\w+)")
"""A function of at::CUDAHooksInterface of which the compiler guessed that it is the one called."""
_KEY = re.compile(rb"TORCH_LIBRARY_IMPL_init_\w*?_([A-Z][A-Za-z0-9]*)_\d+R")
"""What TORCH_LIBRARY_IMPL(ns, KEY, m) defines; its name is in a library that is not stripped."""
_LIBRARY = "_ZN5torch7LibraryC"
_CODE = {b".text"}
_CODE_AND_STUBS = {b".text", b".plt", b".plt.sec", b".plt.got"}
_LOCAL_NAMES = {b".strtab"}
_LARGEST_STRINGS = 16 << 20


def read_inlined(
    elf: Elf,
    source: ByteSource,
    sections: Sequence[NamedSection],
    requires: AbstractSet[str],
    *,
    out_of_reach: bool = False,
) -> tuple[Inlined, ...]:
    """
    Return what is compiled into a library that asks for the names `requires`.

    Of one whose end is `out_of_reach`, the names of local symbols are not read.
    """
    local = () if out_of_reach else ranges_called(source, sections, _LOCAL_NAMES)
    strings = elf.strings()
    for start, end in local:
        strings += source.read(start, min(end - start, _LARGEST_STRINGS))
    found = list(_traces(strings)) if len(strings) <= 2 * _LARGEST_STRINGS else []
    if elf.machine == "x86_64":
        found += _in_code(elf, source, sections, requires)
    return tuple(found)


def _in_code(
    elf: Elf, source: ByteSource, sections: Sequence[NamedSection], requires: AbstractSet[str]
) -> Iterator[Inlined]:
    registers = any(name.startswith(_LIBRARY) for name in requires)
    yield from read_code(source, ranges_called(source, sections, _CODE), registers=registers)
    if givers := GIVEN_BY.keys() & requires:
        code = ranges_called(source, sections, _CODE_AND_STUBS)
        given = {number: GIVEN_BY[name] for number, name in elf.numbers_of(givers)}
        yield from read_virtual_calls(elf, source, code, given)


def _traces(strings: bytes) -> Iterator[Inlined]:
    """Yield what names among the symbols show; one may be in another, as the type of an argument."""
    for trace, name in _TRACES.items():
        if (at := strings.find(trace)) >= 0:
            begin, end = strings.rfind(b"\0", 0, at) + 1, strings.find(b"\0", at)
            yield Inlined(name, None, strings[begin:end].decode("utf-8", "backslashreplace"))
    for found in _HOOK.finditer(strings):
        function = found[2][: int(found[1][:3])].decode()
        yield Inlined(f"at::CUDAHooksInterface::{function}", None, found[0].decode())
    for found in _KEY.finditer(strings):
        yield Inlined(f"{DISPATCH_KEY}::{found[1].decode()}", None, found[0][:-1].decode())
