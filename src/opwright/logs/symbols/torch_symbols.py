"""Undefined symbols of torch in a log, and which of them point to a release."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from opwright.knowledge.torch_releases.names.names import (
    is_torch_cxx_symbol,
    is_torch_name,
    is_torch_shim,
    is_torch_windows_symbol,
)
from opwright.logs.patterns import compiled
from opwright.logs.symbols.torch_symbol import CASTER, TorchSymbol, look_up
from opwright.logs.symbols.torch_symbol_origin import is_torch_library_path
from opwright.logs.symbols.undefined import Undefined, undefined_symbols
from opwright.model import Log

_OLD_C_API = r"_?TH[CS]?(?:[A-Z][a-z]\w+|_\w+)|THP[A-Z]\w+|THNN_\w+"
_CXX_BEFORE_TORCH_1 = r"_Z(?:T[ISV])?N?\d+(?:TH[A-Z]|thpp|thd)"
"""C++ names of the libraries that torch was made of up to 0.4, some of them longer."""
_TORCH_IS_IMPORTED = (
    r"^\s{0,12}(?:>>> |In \[\d+\]: )?(?:import torch\b|from torch\b)|-packages[/\\]torch[/\\]"
)
_OF_IMPORTED_TORCH = ("import torch", "from torch", "-packages/torch", "-packages\\torch")
_LINKED_PATTERN = r"(?<![\w-])-ltorch(?:_cpu)?\b|libtorch(?:_cpu|_cuda)?\.(?:so|dylib|a)\b|\btorch(?:_cpu)?\.lib\b"
"""On the command line of a linker."""


def is_torch_imported(log: Log) -> bool:
    """Return whether a log shows that torch was imported before the failure."""
    may_be = any(word in log.text for word in _OF_IMPORTED_TORCH)
    return may_be and compiled(_TORCH_IS_IMPORTED).search(log.text) is not None


_FIRST_IMPORT = r"^(?:> )?[ \t]{0,8}(?:>>>|In \[\d{1,4}\]:|[$#%] python3? -c ['\"])[ ]?(?:import|from)[ ](?P<module>\w{1,60})"


def is_imported_alone(symbol: TorchSymbol, log: Log) -> bool:
    """
    Return whether a module that takes torch's symbols from the process was the first that was imported.

    Before torch 1.5 nothing was linked to an extension, and torch made its symbols known to all.
    """
    if symbol.torch.is_likely_global is not True or symbol.undefined.at_link:
        return False
    file = (symbol.undefined.wanted_by or "").rpartition("/")[2]
    imported = {m["module"] for m in compiled(_FIRST_IMPORT).finditer(log.text)}
    return file.partition(".")[0] in imported and not is_torch_imported(log)


@lru_cache(maxsize=8)
def torch_symbols(log: Log) -> tuple[TorchSymbol, ...]:
    """Return the undefined symbols of torch that a log names, in the order of the log."""
    undefined = filter(_is_torch_symbol, undefined_symbols(log))
    return tuple(look_up(symbol, log.machine) for symbol in undefined)


def _is_torch_symbol(undefined: Undefined) -> bool:
    name = undefined.name.removeprefix("__imp_")
    return bool(
        is_torch_cxx_symbol(f"{name}1" if undefined.is_cut_off else name)
        or compiled(_OLD_C_API).fullmatch(name)
        or is_torch_shim(name)
        or is_torch_name(name)
        or compiled(CASTER).match(name)
        or is_torch_windows_symbol(name)
        or (
            compiled(_CXX_BEFORE_TORCH_1).match(name)
            and is_torch_library_path(undefined.wanted_by or "")
        )
    )


def is_unlinked(symbol: TorchSymbol, log: Log) -> bool:
    """
    Return whether a linker misses a symbol because torch's library is not linked, as far as a log shows.

    What is compiled with the headers of a torch has its symbols, so another release is meant only where the linker
    was given one, or where the log says which torch there is.
    """
    if not symbol.undefined.at_link or symbol.is_in_installed is False:
        return False
    is_other = symbol.is_uninstantiated or symbol.abi.gcc_name or symbol.abi.twin_releases
    is_own = symbol.origin.is_build_of_torch or "std::string" in symbol.undefined.name
    return not (is_other or is_own or compiled(_LINKED_PATTERN).search(log.text))


def extension_symbols(log: Log) -> Iterator[TorchSymbol]:
    """Yield the undefined symbols of torch that libraries other than torch's need."""
    return (symbol for symbol in torch_symbols(log) if not symbol.origin.is_torch)


@lru_cache(maxsize=8)
def decisive_symbols(log: Log) -> tuple[TorchSymbol, ...]:
    """
    Return those of them that may tell of releases.

    Where what every release has is missing too, a library was not there to be looked in, and all
    that it exports is missing for that reason.
    """
    symbols = tuple(extension_symbols(log))
    absent = {
        (symbol.origin.asker, library)
        for symbol in symbols
        if symbol.is_everywhere_in_torch or is_unlinked(symbol, log)
        for library in symbol.exporters
    }
    is_unlinked_torch = any(is_unlinked(symbol, log) for symbol in symbols if symbol.exporters)
    return tuple(
        symbol
        for symbol in symbols
        if absent.isdisjoint((symbol.origin.asker, library) for library in symbol.exporters)
        and not (is_unlinked_torch and symbol.undefined.at_link and not symbol.exporters)
    )
