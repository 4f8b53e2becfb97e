"""
Undefined symbols of torch in a log, and what the symbol database knows of them.

A log names a symbol mangled, or as a linker demangled it, or cut off where a line ended. All three
are found again among what the releases export, so that "which torch has it" is answered by what
torch's libraries hold and not by how the name is spelled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import islice

from opwright.model import Failure, Machine, TorchRelease
from opwright.torch_releases import as_ranges, database
from opwright.torch_releases.names import is_cxx_of_torch, is_shim_of_torch
from opwright.torch_releases.relatives import (
    demangled,
    mangling_twins,
    string_abi,
    nearest,
    string_abi_twins,
    without_string_abi,
)
from opwright.undefined import Undefined, undefined_symbols

_READABLE = re.compile(
    r"(?:(?:typeinfo|vtable|VTT|guard variable) (?:name )?for )?"
    r"(?:[\w:<>*& ]{0,80} )?(?P<qualified>(?:at|c10d?|torch|caffe2)(?:::~?\w+)+)"
)
_OLD_C_API = re.compile(r"_?TH[CS]?(?:[A-Z][a-z]\w+|_\w+)|THP[A-Z]\w+|THNN_\w+")
_OF_TORCH = re.compile(
    r"(?:^|/)lib(?:torch(?:_(?:cpu|cuda\w*|python|hip|xpu|nvshmem|global_deps))?|c10\w*|caffe2\w*)\.(?:so|dylib)[.\d]*$"
    r"|/torch/_C\.[\w-]+\.so$"
)
_ON_MACOS = re.compile(r"dlopen\(|\.dylib|for architecture|flat namespace")
_CASTER = re.compile(r"_ZN8pybind116detail11type_casterIN(?:2at|3c10|5torch)")
_TORCH_IS_IMPORTED = re.compile(
    r"^\s{0,12}(?:>>> |In \[\d+\]: )?(?:import torch\b|from torch\b)|-packages[/\\]torch[/\\]",
    re.MULTILINE,
)
_MOST_LIKE_IT = 300


class TorchSymbol:
    """A symbol of torch that a log says is undefined."""

    def __init__(self, undefined: Undefined, machine: Machine) -> None:
        self.undefined = undefined
        self._database = database("aarch64" if "aarch64" in (machine.os or "") else "x86_64")
        self.installed = _installed(machine.torch, self._database.releases)
        numbers = re.findall(r"\d+", machine.torch or "")
        self._version = (int(numbers[0]), int(numbers[1])) if len(numbers) > 1 else None
        self._said = machine.torch
        self._python = ".".join((machine.python or "").split(".")[:2])

    @cached_property
    def name(self) -> str:
        """The mangled name, where the database holds it; else as printed."""
        printed = self.undefined.name
        if self._database.exported_in(printed):
            return printed
        if printed.startswith("_Z"):
            whole = self._cut_off(printed)
            return whole or printed
        return self._mangled(printed) or printed

    def _cut_off(self, printed: str) -> str | None:
        """Return a known name that starts with one that does not end: all such are overloads."""
        if demangled(printed) != printed:
            return None
        return next(self._database.names_from(printed), None)

    def _mangled(self, readable: str) -> str | None:
        """Return the known name that demangles to what a linker printed."""
        match = _READABLE.match(readable)
        if match is None:
            return None
        wanted = _spelled(readable)
        parts = match["qualified"].split("::")
        prefix = "".join(f"{len(part)}{part}" for part in parts)
        if len(parts) > 1 and parts[-1] == parts[-2]:
            prefix = "".join(f"{len(part)}{part}" for part in parts[:-1]) + "C"
        for start in ("_ZN", "_ZNK", "_ZTIN", "_ZTVN"):
            for name in islice(self._database.names_from(start + prefix), _MOST_LIKE_IT):
                if _spelled(demangled(name)) == wanted:
                    return name
        return None

    @cached_property
    def releases(self) -> tuple[str, ...]:
        """The releases that export it, oldest first."""
        return self._database.versions(self._database.exported_in(self.name))

    @property
    def ranges(self) -> str:
        """The releases that export it, in short."""
        return ", ".join(as_ranges(self.releases))

    @property
    def is_in_all(self) -> bool:
        """Whether every known release exports it: then no release explains that it is missing."""
        return len(self.releases) == len(self._database.releases)

    @property
    def is_in_installed(self) -> bool | None:
        """Whether the installed torch, as PyPI has it, exports it; None when that is not known."""
        return self.installed.version in self.releases if self.installed else None

    @cached_property
    def twin_releases(self) -> tuple[str, ...]:
        """The releases that export the same function with the other layout of std::string."""
        if string_abi(self.name) is None and not self.name.endswith("Ev"):
            return ()
        found: set[str] = set()
        for _, releases in string_abi_twins(self.name, self._database):
            found |= releases
        return tuple(r.version for r in self._database.releases if r.version in found)

    @property
    def uses_new_string(self) -> bool:
        """Whether it was compiled with the layout of std::string that is new since GCC 5."""
        return string_abi(self.name) is True or "__cxx11" in self.name or "[abi:cxx11]" in self.name

    @cached_property
    def gcc_name(self) -> str | None:
        """What GCC calls it, where clang's spelling is why nothing exports it."""
        if not self.name.startswith("_Z") or self.releases:
            return None
        return next(mangling_twins(self.name, self._database), None)

    @property
    def is_asked_by_torch(self) -> bool:
        """Whether a library of torch itself asks for it."""
        return _OF_TORCH.search((self.undefined.wanted_by or "").replace("\\", "/")) is not None

    @property
    def is_on_macos(self) -> bool:
        """Whether macOS says so, where `long long` is what int64_t is."""
        return _ON_MACOS.search(self.undefined.quote) is not None

    @property
    def is_on_windows(self) -> bool:
        """Whether a linker for Windows says so."""
        wanted_by = self.undefined.wanted_by or ""
        return self.undefined.name.startswith("?") or wanted_by.endswith((".obj", ".lib"))

    @property
    def exporters(self) -> tuple[str, ...]:
        """The libraries of torch that export it, in some release."""
        return tuple(library for library, _ in self._database.pattern(self.name))

    @property
    def is_everywhere_in_torch(self) -> bool:
        """Whether the torch that is loaded has it, as far as can be told: some library is not found."""
        known = self.is_in_all or self.is_in_installed or self.is_of_the_binding
        gone = self.is_older_than_known and not self.is_of_the_binding
        return bool(known) and not (gone or self.twin_releases or self.is_on_macos)

    @property
    def is_of_the_binding(self) -> bool:
        """Whether it is of libtorch_python, and has been there in every torch."""
        return self.name.startswith("THP") or _CASTER.match(self.name) is not None

    @property
    def is_found_without_linking(self) -> bool | None:
        """
        Whether importing torch makes its symbols known to all: before 1.5, where `torch._C` was
        loaded with RTLD_GLOBAL. None when the version is not known.
        """
        return self._version < (1, 5) if self._version else None

    @property
    def is_older_than_known(self) -> bool:
        """Whether the installed torch is, or is likely to be, older than any known release."""
        if self._version is None:  # the last for Python 3.6 was 1.10, for 3.7 it was 1.13
            return self._python in ("2.7", "3.5", "3.6", "3.7")
        return self._version < (1, 8)

    @property
    def torch(self) -> str:
        """The installed torch in words that follow "torch"."""
        return self._said or "that is loaded"

    @property
    def package(self) -> str:
        """The package that the library belongs to, as far as its path tells; else PACKAGE."""
        path = (self.undefined.wanted_by or "").replace("\\", "/")
        inside = path.rpartition("-packages/")[2] if "-packages/" in path else ""
        first = inside.partition("/")[0]
        return (
            first.removesuffix("_cuda")
            if first and "/" in inside and first.isidentifier()
            else "PACKAGE"
        )

    @property
    def nearest(self) -> str:
        """The most alike function that torch has, as a source would write it; else "nothing like it"."""
        name = nearest(self.name, self._database) if self.name.startswith("_Z") else None
        return demangled(name) if name else "nothing like it"

    @property
    def details(self) -> dict[str, str]:
        """What reports tell of it."""
        return {
            "release": self.torch,
            "symbol": self.name,
            "demangled": self.readable,
            "exported_by": self.ranges or "no known release",
            "package": self.package,
        }

    @property
    def readable(self) -> str:
        """The symbol as a source would write it."""
        return (
            demangled(self.name) if self.name.startswith("_Z") else self.undefined.text or self.name
        )


def is_torch_imported(failure: Failure) -> bool:
    """Return whether a log shows that torch was imported before the failure."""
    return _TORCH_IS_IMPORTED.search(failure.log) is not None


@lru_cache(maxsize=8)
def torch_symbols(failure: Failure) -> tuple[TorchSymbol, ...]:
    """Return the undefined symbols of torch that a log names, in the order of the log."""
    return tuple(
        TorchSymbol(undefined, failure.machine)
        for undefined in undefined_symbols(failure)
        if _is_of_torch(undefined)
    )


def _is_of_torch(undefined: Undefined) -> bool:
    name = undefined.name.removeprefix("__imp_")
    return bool(
        is_cxx_of_torch(name)
        or _OLD_C_API.fullmatch(name)
        or is_shim_of_torch(name)
        or _READABLE.match(name)
        or _CASTER.match(name)
        or re.search(r"@(?:at|c10|torch|caffe2)@@", name)
    )


def _spelled(readable: str) -> str:
    """Return a demangled name with what demanglers write differently written alike."""
    text = without_string_abi(
        readable.replace(
            "std::string",
            "std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char>>",
        )
    )
    kept_abi = "new " if "__cxx11" in readable or "[abi:cxx11]" in readable else ""
    return kept_abi + text.replace("> >", ">>").replace(" ", "")


def _installed(torch: str | None, known: tuple[TorchRelease, ...]) -> TorchRelease | None:
    """Return the known release that a version names, as people write them; the newest of a series."""
    match = re.search(r"\d+\.\d+(?:\.\d+)?", torch or "")
    if match is None:
        return None
    exact = [r for r in known if r.version.partition("+")[0] == match[0]]
    series = [r for r in known if r.version.startswith(".".join(match[0].split(".")[:2]) + ".")]
    found = exact or series
    return found[-1] if found else None


def asked_by_extensions(failure: Failure) -> Iterator[TorchSymbol]:
    """Yield the undefined symbols of torch that other libraries than its own ask for."""
    return (symbol for symbol in torch_symbols(failure) if not symbol.is_asked_by_torch)
