"""
One undefined symbol of torch, and what the symbol database knows of it.

A log names it mangled, or as a linker demangled it, or cut off where a line ended. All three are found
again among what the releases export, so that "which torch has it" is answered by what torch's libraries
hold and not by how the name is spelled.
"""

from __future__ import annotations

from itertools import islice

from opwright.knowledge.torch_releases.names.readable_names import is_known, mangled
from opwright.knowledge.torch_releases.names.relatives import demangled, nearest
from opwright.knowledge.torch_releases.symbols.releases import Database, as_ranges, database
from opwright.logs.patterns import compiled
from opwright.logs.symbols.torch_symbol_abi import SymbolAbi
from opwright.logs.symbols.torch_symbol_origin import LoadedTorch, Origin, loaded_torch
from opwright.logs.symbols.undefined import Undefined
from opwright.model import Machine
from opwright.model.named_tuple import NamedTuple

CASTER = r"_ZN8pybind116detail11type_casterIN(?:2at|3c10|5torch)"
_IMPLICIT_MEMBER_PATTERN = r"\b(\w+)::~\1\(|::operator=\("
"""Of a class that a DLL exports as a whole, even if the database has none: on Linux they are inline."""
_LONG_STRING = "std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char>>"
_MOST_OVERLOADS = 300
_READABLE_ACCESSOR = (
    r"(?:[^\n]*\W)?at::Tensor(?:Base)?::(?:(?:mutable_|const_)?data_ptr|data|item)<"
)
_MANGLED_ACCESSOR = (
    r"_ZNK?2at(?:10TensorBase|6Tensor)\d+(?:(?:mutable_|const_)?data_ptr|data|item)I"
)


class TorchSymbol(NamedTuple):
    """A symbol of torch that a log says is undefined."""

    undefined: Undefined
    name: str
    """Mangled, where the database holds it; else as printed."""
    is_cut_off: bool
    """Whether its name is cut off, so that several symbols may match."""
    releases: tuple[str, ...]
    """The releases that export it, oldest first; for a truncated name, any that starts with it."""
    torch: LoadedTorch
    database: Database

    @property
    def origin(self) -> Origin:
        """Who needs it."""
        return Origin(self.undefined)

    @property
    def abi(self) -> SymbolAbi:
        """What other names the same function has."""
        return SymbolAbi(self.name, self.releases, self.database, self.torch)

    @property
    def ranges(self) -> str:
        """The releases that export it, in short."""
        return ", ".join(as_ranges(self.releases))

    @property
    def nearest_release(self) -> str:
        """The release with the name that is next to the loaded torch, for the installed Python; empty if that is not known."""
        known, having = self.database.all_versions, self.releases
        by_layout_alone = (
            self.abi.has_new_string and self.abi.twin_releases
        )  # which others have, too
        if (
            not having
            or self.is_cut_off
            or self.is_in_all
            or by_layout_alone
            or self.origin.asker is None
        ):
            return ""
        first, last = known.index(having[0]), known.index(having[-1])
        if self.origin.is_torch or self.origin.on_macos or last - first >= len(having):
            return ""
        here = self.torch.release
        is_older = here and here.version in known and known.index(here.version) < first
        tag = f"cp{self.torch.python.replace('.', '')}"
        builds = {one.version: one.pythons for one in self.database.builds if one.version in having}
        fitting = [v for v in having if not self.torch.python or tag in builds.get(v, ())]
        if not fitting or (here and here.version in having):
            return ""
        return fitting[0] if is_older or last == len(known) - 1 else fitting[-1]

    @property
    def is_in_all(self) -> bool:
        """Whether every known release exports it, so that no other release would help."""
        return len(self.releases) == len(self.database.all_versions)

    @property
    def is_in_installed(self) -> bool | None:
        """Whether the installed torch, as PyPI has it, exports it; None when that is not known."""
        release = self.torch.release
        return release.version in self.releases if release else None

    @property
    def exporters(self) -> tuple[str, ...]:
        """The libraries of torch that export it, in some release."""
        return tuple(library for library, _ in self.database.pattern(self.name))

    @property
    def is_uninstantiated(self) -> bool:
        """Whether it is a tensor accessor for a type that torch does not instantiate."""
        return not self.releases and any(
            compiled(pattern).match(text)
            for pattern, text in (
                (_MANGLED_ACCESSOR, self.name),
                (_READABLE_ACCESSOR, self.readable),
            )
        )

    @property
    def is_caster(self) -> bool:
        """Whether it makes a tensor of a Python object, or the reverse: in libtorch_python from 1.13 on."""
        return compiled(CASTER).match(self.name) is not None

    @property
    def is_in_binding(self) -> bool:
        """Whether it is in libtorch_python, and in the loaded torch as far as known."""
        if compiled(r"_Z\d+THP").match(self.name):
            return self.is_in_installed is True
        return self.name.startswith("THP") or (self.is_caster and self.is_in_installed is not False)

    @property
    def is_everywhere_in_torch(self) -> bool:
        """Whether the loaded torch seems to have it, so that a library is not found."""
        known = self.is_in_all or self.is_in_installed or self.is_in_binding
        is_removed = self.torch.is_older_than_known and (self.is_caster or not self.is_in_binding)
        return bool(known) and not (is_removed or self.abi.twin_releases or self.origin.on_macos)

    @property
    def is_likely_before_torch_1_5(self) -> bool:
        """
        Whether the torch is likely to be one before 1.5, by its version or by the Python.

        Since 1.5, cpp_extension links libtorch_python, so its symbols are seldom missing.
        """
        if self.is_caster:
            return False
        by_version = self.torch.is_likely_global
        if by_version is not None:
            return by_version
        return self.origin.is_bare_module and not self.undefined.at_link

    @property
    def is_import_on_windows(self) -> bool:
        """Whether torch's headers declare it dllimport, so that an import library is not linked."""
        quote, text = self.undefined.quote, self.undefined.text or self.undefined.name
        if "__imp_?" not in quote and "__declspec(dllimport)" not in quote:
            return False
        origin = self.origin
        if origin.is_build_of_torch or not origin.on_windows or self.is_uninstantiated:
            return False
        made = compiled(_IMPLICIT_MEMBER_PATTERN).search(text) is not None
        return made or is_known(text, self.database)

    @property
    def torch_in_words(self) -> str:
        """The installed torch, `torch 2.6.0`, or `the loaded torch` where its release is not known."""
        if self.torch.version:
            return f"torch {self.torch.version}"
        return "the linked torch" if self.undefined.at_link else "the loaded torch"

    @property
    def nearest(self) -> str:
        """The most similar function of torch, as a source would write it, or "nothing like it"."""
        name = nearest(self.name, self.database) if self.name.startswith("_Z") else None
        return demangled(name) if name else "nothing like it"

    @property
    def readable(self) -> str:
        """The symbol as a source would write it."""
        if not self.name.startswith("_Z"):
            return (self.undefined.text or self.name).removeprefix("__declspec(dllimport) ")
        return demangled(self.name).replace(_LONG_STRING, "std::string")

    @property
    def details(self) -> dict[str, str]:
        """What reports show about it."""
        near = self.nearest_release
        return {
            "torch": self.torch_in_words,
            "symbol": self.name,
            "demangled": self.readable,
            "exported_by": self.ranges or "no known release",
            **({"release": self.torch.version} if self.torch.version else {}),
            **({"near_release": near} if near else {}),
            "package": self.origin.package,
        }


def look_up(undefined: Undefined, machine: Machine) -> TorchSymbol:
    """Return an undefined symbol of torch with what the database of a machine knows of it."""
    known = database("aarch64" if "aarch64" in (machine.os or "") else "x86_64")
    overloads = _overloads(undefined.name, known)
    is_cut_off = bool(overloads)
    if len(overloads) == _MOST_OVERLOADS:  # too little is left of the name to identify it
        overloads = ()
    name = next(iter(overloads), None) or _whole_name(undefined.name, known)
    exported_in = 0
    for overload in overloads or (name,):
        exported_in |= known.exported_in(overload)
    releases = known.versions(exported_in)
    return TorchSymbol(undefined, name, is_cut_off, releases, loaded_torch(machine, known), known)


def _overloads(printed: str, known: Database) -> tuple[str, ...]:
    """Return the known names that start with a truncated one; none if the name is whole."""
    if not printed.startswith("_Z") or known.exported_in(printed) or _is_whole(printed):
        return ()
    return tuple(islice(known.names_from(printed), _MOST_OVERLOADS))


def _whole_name(printed: str, known: Database) -> str:
    """Return the mangled name of one that a linker demangled; the same name if the database has none."""
    name = printed.removeprefix("__imp_")
    if known.exported_in(name) or name.startswith("_Z"):
        return name
    return mangled(name, known) or name


def _is_whole(name: str) -> bool:
    """Return whether a mangled name is not cut off: a function's ends with its parameters."""
    readable = demangled(name)
    return readable != name and ("(" in readable or name.startswith(("_ZT", "_ZG")))
