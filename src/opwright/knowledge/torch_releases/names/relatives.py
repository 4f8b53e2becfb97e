"""
Mangled names and their relatives: what a missing symbol is called elsewhere.

A mangled name spells the qualified name of a function first and its parameters after it (Itanium
C++ ABI, 5.1: https://itanium-cxx-abi.github.io/cxx-abi/abi.html#mangling), so everything of the
same qualified name lies together in a sorted list. No list of everything is demangled.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

from opwright import knowledge
from opwright.model import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.knowledge.torch_releases.symbols.database import Database

_MOST_RELATIVES = 200
_NEW_STRING = (  # compiled when a name has it
    r"std::(?:__cxx11::)?basic_string<char, std::char_traits<char>, std::allocator<char> ?>"
)
_MANGLED_NEW_STRING = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
_LENGTH, _LONGEST = r"\d{1,5}", 5


@cache
def demangled(name: str) -> str:
    """Return a C++ name as it is written in sources; any other name as it is."""
    if not name.startswith("_Z"):
        return name
    try:
        return _demangler()(name)
    except ValueError:  # a vector function of Sleef, or no C++ name at all
        return name


def for_people(name: str) -> str:
    """Return a C++ name as it is written in sources; of one that Microsoft's compiler made, without parameters."""
    if name.startswith("?"):
        return knowledge.decorated_names.undecorated(name)
    return demangled(name)


@cache
def _demangler() -> Callable[[str], str]:
    """
    Return LLVM's demangler, which reads what clang writes from 18 on.

    It is published for Python 3.11 and newer; before that libstdc++'s serves. Where no compiled library can be
    installed, one in Python does, a hundred times slower; without any, names stay as they are.
    """
    try:
        demangle: Callable[[str], str] = lazy.pycxxfilt.demangle
    except ImportError:
        try:
            demangle = lazy.demangle.demangle
        except ImportError:
            return _libstdcxx_demangler()
    return demangle


def _libstdcxx_demangler() -> Callable[[str], str]:
    try:
        cxxfilt = lazy.cxxfilt
    except Exception:  # noqa: BLE001 - it looks for libstdc++ when it is imported
        return str

    def demangle(name: str) -> str:
        try:
            return str(cxxfilt.demangle(name)).replace("> >", ">>")
        except cxxfilt.InvalidName as error:
            raise ValueError(name) from error

    return demangle


def without_string_abi(text: str) -> str:
    """Return a demangled name with both layouts of std::string spelled alike."""
    if "basic_string<" in text:
        text = re.sub(_NEW_STRING, "std::string", text)
    return text.replace("[abi:cxx11]", "")


@cache
def string_abi(name: str) -> bool | None:
    """Return whether a mangled name uses the new std::string (True), the old one (False), or none."""
    if "7__cxx11" in name or "B5cxx11" in name:
        return True
    return False if "Ss" in name and "std::string" in demangled(name) else None


def string_abi_twin(name: str, release: str, database: Database) -> str | None:
    """Return the name of `name` in a release with the other string ABI."""
    known = database.as_known(release)
    for twin, releases in string_abi_twins(name, database):
        if known in releases:
            return twin
    return None


@cache
def string_abi_twins(name: str, database: Database) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the names of the same function with the other layout, each with who exports it."""
    target, abi = without_string_abi(demangled(name)), string_abi(name)

    def is_twin(relative: str) -> bool:
        return string_abi(relative) is not abi and without_string_abi(demangled(relative)) == target

    respelled = _respelled(name, to_new=not abi)
    # Later parts of a name refer to earlier ones by number, so this is right for most names only.
    likely = (respelled,) if database.exported_in(respelled) and is_twin(respelled) else ()
    return tuple(
        (twin, frozenset(database.versions(database.exported_in(twin))))
        for twin in likely or filter(is_twin, relatives(name, database))
    )


def _respelled(name: str, *, to_new: bool) -> str:
    """Return a mangled name with std::string spelled as under the other layout."""
    if to_new:
        return name.replace("Ss", _MANGLED_NEW_STRING)
    return name.replace(_MANGLED_NEW_STRING, "Ss").replace("B5cxx11", "")


def mangling_twins(name: str, database: Database) -> Iterator[str]:
    """Yield the known names that another compiler gives to the very same function."""
    target = demangled(name)
    return (r for r in relatives(name, database) if demangled(r) == target)


def nearest(name: str, database: Database) -> str | None:
    """Return the known name that is most like a missing one; None when it has no relative."""
    candidates = list(relatives(name, database))
    if len(candidates) <= 1:
        return candidates[0] if candidates else None
    target = without_string_abi(demangled(name))
    words = re.findall(r"\w+", target.lower())

    def distance(relative: str) -> tuple[int, int, int, str]:
        text = without_string_abi(demangled(relative))
        others = re.findall(r"\w+", text.lower())
        alike = len(set(words) & set(others)) + _shared_parts(words, others)
        newest = database.exported_in(relative).bit_length()
        return (text != target, -alike, abs(len(others) - len(words)) - newest, relative)

    return min(candidates, key=distance)


def _shared_parts(words: list[str], others: list[str]) -> int:
    """Return how many parts of words of one are words of the other: `__half` and `Half`."""
    parts = {part for word in words for part in word.split("_")} - set(words)
    return sum(part in others for part in parts)


def relatives(name: str, database: Database) -> Iterator[str]:
    """Yield the known names with the same qualified name, in order, the name itself left out."""
    for prefix in _prefixes(name):
        for relative in islice(database.names_from(prefix), _MOST_RELATIVES):
            if relative != name and not relative[len(prefix) :][:1].isdigit():
                yield relative


def _prefixes(name: str) -> tuple[str, ...]:
    """Return what the names of a function's relatives start with: as const member and as not."""
    if name.startswith("?"):
        prefix = knowledge.decorated_names.prefix_of_relatives(name)
        return (prefix,) if prefix else ()
    start = re.match(r"_ZN?([VK]*)", name)
    if start is None:
        return ()
    at = start.end()
    while length := re.match(_LENGTH, name[at : at + _LONGEST]):
        at += length.end() + int(length[0])
    qualified = name[start.end() : at]
    if not qualified:
        return ()
    if name[at : at + 1] in ("C", "D"):  # a constructor or destructor: its kind belongs to the name
        qualified += name[at : at + 2]
    if not name.startswith("_ZN"):
        return ("_Z" + qualified,)
    return "_ZN" + qualified, "_ZNK" + qualified
