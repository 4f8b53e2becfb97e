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

from opwright.knowledge.torch_releases.names import (
    is_cxx_of_torch,
    is_of_torch_on_windows,
    is_readable_of_torch,
    is_shim_of_torch,
)
from opwright.knowledge.torch_releases.relatives import (
    demangled,
    mangling_twins,
    nearest,
    string_abi,
    string_abi_twins,
)
from opwright.knowledge.torch_releases.releases import Database, as_ranges, database
from opwright.knowledge.torch_releases.table import Build
from opwright.logs.patterns import compiled
from opwright.logs.undefined import Undefined, undefined_symbols
from opwright.model import Log, Machine

_OLD_C_API = r"_?TH[CS]?(?:[A-Z][a-z]\w+|_\w+)|THP[A-Z]\w+|THNN_\w+"
_OF_TORCH = (
    r"(?:^|/)lib(?:torch(?:_(?:cpu|cuda\w*|python|hip|xpu|nvshmem|global_deps))?|shm|c10\w*|caffe2\w*|ATen\w*|TH(?:C|NN|CUNN|CS|S|PP)?)\.(?:so|dylib)[.\d]*$"
    r"|/torch/_C\.(?:[\w-]+\.)?so$"
)
_MADE_BY_COMPILERS = r"\b(\w+)::~\1\(|::operator=\("
"""Of a class that a DLL exports whole, also where the database knows none: on Linux they are inline."""
_BUILD_OF_TORCH = r"\bcaffe2[/\\]CMakeFiles[/\\]|\btorch_(?:cpu|cuda|python)\.dir[/\\]"
_OF_THE_FIRST = r"_Z(?:T[ISV])?N?\d+(?:TH[A-Z]|thpp|thd)"
"""C++ names of the libraries that torch was made of up to 0.4, some of them longer."""
_ON_MACOS = r"dlopen\(|\.dylib|for architecture|flat namespace"
_CASTER = r"_ZN8pybind116detail11type_casterIN(?:2at|3c10|5torch)"
_TORCH_IS_IMPORTED = (
    r"^\s{0,12}(?:>>> |In \[\d+\]: )?(?:import torch\b|from torch\b)|-packages[/\\]torch[/\\]"
)
_LONG_STRING = "std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char>>"
_MOST_LIKE_IT = 300
_PUBLISHED = r"v?\d+\.\d+(?:\.\d+)?(?:\.post\d+)?(?:\+(?:cu\d+|cpu))?(?:\.with\.pypi\.cudnn)?"
_OTHER_LAYOUT = r"[ab]\d+\+|\bnv\d|2\.6(?:\.0)?\+(?:cu126|rocm|xpu)"
"""Built from source with a newer GCC: NVIDIA's containers, Jetson's; and what changed before PyPI's."""
_PACKAGES = {
    "flash_attn_2": "flash-attn",
    "flash_attn_3": "flash-attn",
    "selective_scan": "mamba-ssm",
    "causal_conv1d": "causal-conv1d",
    "exllamav2_ext": "exllamav2",
}
"""Of modules that are called otherwise, and lie beside the package."""
_ACCESSOR = r"(?:[^\n]*\W)?at::Tensor(?:Base)?::(?:(?:mutable_|const_)?data_ptr|data|item)<"
_UNINSTANTIATED = r"_ZNK?2at(?:10TensorBase|6Tensor)\d+(?:(?:mutable_|const_)?data_ptr|data|item)I"


TORCH_NAMES = (
    *(
        "3c10",
        "2at",
        "5torch",
        "4c10d",
        "6caffe2",
        "c10::",
        "at::",
        "torch::",
        "c10d::",
        "caffe2::",
    ),
    *("THP", "TH", "aoti_", "torch_", "@at@@", "@c10@@", "@torch@@"),
)
"""Of which one is in every name of torch, mangled or not."""


class TorchSymbol:
    """A symbol of torch that a log says is undefined."""

    def __init__(self, undefined: Undefined, machine: Machine) -> None:
        self.undefined = undefined
        self._database = database("aarch64" if "aarch64" in (machine.os or "") else "x86_64")
        self.installed = _installed(machine.torch, self._database)
        numbers = re.findall(r"\d+", machine.torch or "")
        self._version = (int(numbers[0]), int(numbers[1])) if len(numbers) > 1 else None
        self._said = machine.torch
        self._python = ".".join((machine.python or "").split(".")[:2])

    @cached_property
    def name(self) -> str:
        """The mangled name, where the database holds it; else as printed."""
        printed = self.undefined.name.removeprefix("__imp_")
        if self._database.exported_in(printed):
            return printed
        if printed.startswith("_Z"):
            return next(iter(self._overloads), printed)
        from opwright.knowledge.torch_releases.readable_names import mangled  # noqa: PLC0415 - of linkers alone

        return mangled(printed, self._database) or printed

    @cached_property
    def _overloads(self) -> tuple[str, ...]:
        """The known names that start as one that was cut off; none where the name is whole."""
        printed = self.undefined.name
        if not printed.startswith("_Z") or self._database.exported_in(printed):
            return ()
        if _is_whole(printed):
            return ()
        return tuple(islice(self._database.names_from(printed), _MOST_LIKE_IT))

    @property
    def is_cut_off(self) -> bool:
        """Whether only the start of its name is known, which it may share with others."""
        return bool(self._overloads)

    @cached_property
    def releases(self) -> tuple[str, ...]:
        """The releases that export it, oldest first; of a name that was cut off, any such name."""
        bits = 0
        for name in self._overloads or (self.name,):
            bits |= self._database.exported_in(name)
        return self._database.versions(bits)

    @property
    def ranges(self) -> str:
        """The releases that export it, in short."""
        return ", ".join(as_ranges(self.releases))

    @property
    def is_in_all(self) -> bool:
        """Whether every known release exports it: then no release explains that it is missing."""
        return len(self.releases) == len(self._database.all_versions)

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
        return tuple(version for version in self._database.all_versions if version in found)

    @property
    def is_published(self) -> bool:
        """Whether the installed torch is one that PyPI or PyTorch's own index has, by its version."""
        return self.installed is not None and bool(re.fullmatch(_PUBLISHED, self._said or ""))

    @property
    def differs_by_more_than_layout(self) -> bool:
        """Whether the installed torch lacks it though it has the very layout of std::string in it."""
        if self._version is None:
            return self._is_of_few_for_this_python
        if not self.installed or self.is_in_installed:  # where PyPI's has it, it is another torch
            return False
        built_newer = re.search(_OTHER_LAYOUT, self._said or "")
        layout = True if built_newer else self.installed.cxx11_abi if self.is_published else None
        return layout is self.uses_new_string

    @property
    def _is_of_few_for_this_python(self) -> bool:
        """Whether all releases for this Python have the layout in its name, and most of them not the name."""
        tag = f"cp{self._python.replace('.', '')}"
        own = [build for build in self._database.builds if tag in build.pythons]
        alike = bool(own) and all(r.cxx11_abi is self.uses_new_string for r in own)
        return alike and 2 * sum(r.version in self.releases for r in own) < len(own)

    @property
    def is_uninstantiated(self) -> bool:
        """Whether it is an accessor of tensors for a type that torch defines none for."""
        return not self.releases and any(
            compiled(pattern).match(text)
            for pattern, text in ((_UNINSTANTIATED, self.name), (_ACCESSOR, self.readable))
        )

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
        return (
            compiled(_OF_TORCH).search((self.undefined.wanted_by or "").replace("\\", "/"))
            is not None
        )

    @property
    def is_on_macos(self) -> bool:
        """Whether macOS says so, where `long long` is what int64_t is."""
        return compiled(_ON_MACOS).search(self.undefined.quote) is not None

    @property
    def is_on_windows(self) -> bool:
        """Whether a linker for Windows says so."""
        wanted_by = self.undefined.wanted_by or ""
        of_linker = "LNK20" in self.undefined.quote or wanted_by.endswith((".obj", ".lib"))
        return self.undefined.name.startswith("?") or of_linker

    @property
    def is_import_on_windows(self) -> bool:
        """Whether torch's header says that a DLL exports it, so that a .lib that is not linked has it."""
        quote, text = self.undefined.quote, self.undefined.text or self.undefined.name
        if "__imp_?" not in quote and "__declspec(dllimport)" not in quote:
            return False
        from opwright.knowledge.torch_releases.readable_names import is_known  # noqa: PLC0415 - of linkers alone

        own = compiled(_BUILD_OF_TORCH).search(self.undefined.wanted_by or "") is not None
        if own or not self.is_on_windows or self.is_uninstantiated:
            return False
        made = compiled(_MADE_BY_COMPILERS).search(text) is not None
        return made or is_known(text, self._database)

    @property
    def exporters(self) -> tuple[str, ...]:
        """The libraries of torch that export it, in some release."""
        return tuple(library for library, _ in self._database.pattern(self.name))

    @property
    def asker(self) -> str | None:
        """Whose libraries it is looked for in: those of all object files that are linked, or of a library."""
        return None if self.undefined.at_link else self.undefined.wanted_by

    @property
    def is_everywhere_in_torch(self) -> bool:
        """Whether the torch that is loaded has it, as far as can be told: some library is not found."""
        known = self.is_in_all or self.is_in_installed or self.is_of_the_binding
        gone = self.is_older_than_known and (self.is_caster or not self.is_of_the_binding)
        return bool(known) and not (gone or self.twin_releases or self.is_on_macos)

    @property
    def is_of_the_binding(self) -> bool:
        """Whether it is of libtorch_python, and there in the torch that is loaded, as far as is known."""
        if compiled(r"_Z\d+THP").match(self.name):
            return self.is_in_installed is True
        return self.name.startswith("THP") or (self.is_caster and self.is_in_installed is not False)

    @property
    def is_caster(self) -> bool:
        """Whether it makes a tensor of a Python object, or the reverse: in libtorch_python from 1.13 on."""
        return compiled(_CASTER).match(self.name) is not None

    @property
    def is_found_without_linking(self) -> bool | None:
        """
        Whether importing torch makes its symbols known to all: before 1.5, where `torch._C` was
        loaded with RTLD_GLOBAL. None when the version is not known.
        """
        return self._version < (1, 5) if self._version else None

    @property
    def is_of_such_a_time(self) -> bool:
        """
        Whether the torch is likely to be one before 1.5, by its version or by the Python.

        Since 1.5 cpp_extension links libtorch_python, so that what it provides is seldom missing. A
        module without a tag in its name, and with no folder that tells more, is one of Python 2 as a rule.
        """
        if self.is_caster:
            return False
        if self._version or self._python:
            old = ("2.7", "3.4", "3.5", "3.6", "3.7")
            return self.is_found_without_linking is True or (
                not self._version and self._python in old
            )
        folder, _, name = (self.undefined.wanted_by or "").rpartition("/")
        is_bare = folder in ("", ".") and name.count(".") == 1 and not name.startswith("lib")
        return is_bare and not self.undefined.at_link

    @property
    def is_older_than_known(self) -> bool:
        """Whether the installed torch is, or is likely to be, older than any known release."""
        if self._version is None:  # the last for Python 3.6 was 1.10, for 3.7 it was 1.13
            return self._python in ("2.7", "3.5", "3.6", "3.7")
        return self._version < (1, 8)

    @property
    def torch(self) -> str:
        """The installed torch in words that follow "torch"."""
        return self._said or ("that is linked" if self.undefined.at_link else "that is loaded")

    @property
    def package(self) -> str:
        """The package that the library belongs to, as far as its path tells; else PACKAGE."""
        path = (self.undefined.wanted_by or "").replace("\\", "/")
        inside = path.rpartition("-packages/")[2] if "-packages/" in path else ""
        first, _, rest = inside.partition("/")
        if first.endswith(".egg"):  # NAME-VERSION-py3.8-linux-x86_64.egg
            first = first.partition("-")[0]
        name = first.partition(".")[0].removesuffix("_cuda")
        known = _PACKAGES.get(name)
        return known or (name if rest and name == first.removesuffix("_cuda") else "") or "PACKAGE"

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
        if not self.name.startswith("_Z"):
            return (self.undefined.text or self.name).removeprefix("__declspec(dllimport) ")
        return demangled(self.name).replace(_LONG_STRING, "std::string")


def is_torch_imported(log: Log) -> bool:
    """Return whether a log shows that torch was imported before the failure."""
    return compiled(_TORCH_IS_IMPORTED).search(log.text) is not None


@lru_cache(maxsize=8)
def torch_symbols(log: Log) -> tuple[TorchSymbol, ...]:
    """Return the undefined symbols of torch that a log names, in the order of the log."""
    return tuple(
        TorchSymbol(undefined, log.machine)
        for undefined in undefined_symbols(log)
        if _is_of_torch(undefined)
    )


def _is_of_torch(undefined: Undefined) -> bool:
    name = undefined.name.removeprefix("__imp_")
    return bool(
        is_cxx_of_torch(name)
        or compiled(_OLD_C_API).fullmatch(name)
        or is_shim_of_torch(name)
        or is_readable_of_torch(name)
        or compiled(_CASTER).match(name)
        or is_of_torch_on_windows(name)
        or (
            compiled(_OF_THE_FIRST).match(name)
            and compiled(_OF_TORCH).search(undefined.wanted_by or "")
        )
    )


def _is_whole(name: str) -> bool:
    """Return whether a mangled name is not cut off: a function's ends with its parameters."""
    readable = demangled(name)
    return readable != name and ("(" in readable or name.startswith(("_ZT", "_ZG")))


def _installed(torch: str | None, database: Database) -> Build | None:
    """Return the known release that a version names, as people write them; the newest of a series."""
    match = re.search(r"\d+\.\d+(?:\.\d+)?", torch or "")
    if match is None:
        return None
    known = database.builds
    exact = [r for r in known if r.version.partition("+")[0] == match[0]]
    series = [r for r in known if r.version.startswith(".".join(match[0].split(".")[:2]) + ".")]
    found = exact or series
    return found[-1] if found else None


def asked_by_extensions(log: Log) -> Iterator[TorchSymbol]:
    """Yield the undefined symbols of torch that other libraries than its own ask for."""
    return (symbol for symbol in torch_symbols(log) if not symbol.is_asked_by_torch)


@lru_cache(maxsize=8)
def telling(log: Log) -> tuple[TorchSymbol, ...]:
    """
    Return those of them that may tell of releases.

    Where what every release has is missing too, a library was not there to be looked in, and all
    that it exports is missing for that reason.
    """
    asked = tuple(asked_by_extensions(log))
    absent = {(s.asker, name) for s in asked if s.is_everywhere_in_torch for name in s.exporters}
    return tuple(s for s in asked if not any((s.asker, name) in absent for name in s.exporters))
