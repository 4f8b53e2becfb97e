"""The words of a source file and what is written with them, found in its text: parsing takes longer than most answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

from opwright.model.named_tuple import NamedTuple

_FILES, _MANY_FILES = 64, 4096
_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"
_IMPORT = r"[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]{0,8000}\)|[^\n#;]+)|import[ \t]+([^\n#;]+))"
_ALIAS = r"([\w.]+)(?:\s+as\s+(\w+))?"
_HANDED_BY_NAME = r"\n[ \t]*(\w+)[ \t]*=[ \t]*[\w.]*import(?:_module|orskip|__)?\([ \t]*['\"]([A-Za-z_][\w.]*)['\"][ \t]*\)"
"""`np = pytest.importorskip("numpy")`, `np = cpu_only_import("numpy")`."""


@lru_cache(maxsize=_FILES)
def scoped_words(text: str) -> frozenset[str]:
    """Return the words of a C++ text with the colons that are written to them: `at::Tensor`, `case_a:`."""
    return frozenset(_blanked(text, _with_colons).split())


@lru_cache(maxsize=_FILES)
def dotted_words(text: str) -> frozenset[str]:
    """Return the words of a Python text with the dots that are written to them: `torch.float`, `.view`."""
    return frozenset(_blanked(text, _with_dots).split())


@lru_cache(maxsize=_FILES)
def words_of_cxx(text: str) -> frozenset[str]:
    """Return all words of a C++ text, and its numbers: of words with colons each is split once."""
    return frozenset(" ".join(scoped_words(text)).replace(":", " ").split())


@lru_cache(maxsize=_FILES)
def words_of_python(text: str) -> frozenset[str]:
    """Return all words of a Python text, and its numbers: of words with dots each is split once."""
    return frozenset(" ".join(dotted_words(text)).replace(".", " ").split())


def prefixes(name: str) -> Iterator[str]:
    """Yield the scopes that a name with dots is in, and the name: `torch`, `torch.nn`, `torch.nn.Module`."""
    return accumulate(name.split("."), _joined)


def _joined(scope: str, word: str) -> str:
    return f"{scope}.{word}"


@lru_cache(maxsize=_FILES)
def keywords_of(text: str) -> frozenset[str]:
    """Return the words of a Python file that stand before `=`, be they keywords or variables."""
    return keywords_in(text)


def keywords_in(text: str) -> frozenset[str]:
    """Return the words of a piece of Python that stand before `=`."""
    pieces = _blanked(text, _to_lines).replace("==", "\n").split("=")
    return frozenset(p.rstrip(" ").rpartition("\n")[2].rpartition(" ")[2] for p in pieces[:-1])


def _blanked(text: str, blanks: bytes) -> str:
    """Return a text with blanks where `blanks` has them, to be split: three times as fast as a pattern."""
    return text.encode("ascii", "replace").translate(blanks).decode("ascii")


def _blanks_but(kept: bytes, blank: bytes = b" ") -> bytes:
    return bytes(code if code in kept else blank[0] for code in range(256))


_with_colons = _blanks_but(_LETTERS + b":")
_with_dots = _blanks_but(_LETTERS + b".")
_to_lines = _blanks_but(_LETTERS + b"= ", b"\n").replace(b"\t", b" ")


@lru_cache(maxsize=_FILES)
def member_words(text: str) -> frozenset[str]:
    """Return the words that stand behind `.` or `->`."""
    return frozenset(re.findall(r"(?a)[.>](?:template )?([A-Za-z_]\w*)", text))


@lru_cache(maxsize=_FILES)
def opened_names(text: str) -> tuple[tuple[str, str], ...]:
    """Return the words of a C++ text that may be names of torch's namespaces which it opens, `symeig`, and these whole: `at::symeig`."""
    if "using namespace " not in text:
        return ()
    opened = re.findall(
        r"using namespace(?<=\busing namespace) (?:::)?(at|c10|torch|std)\s*;", text
    )
    if not opened or "std" in opened:  # which has names of its own
        return ()
    words = [word for word in words_of_cxx(text) if len(word) >= _DISTINCT]
    return tuple((word, f"{scope}::{word}") for scope in dict.fromkeys(opened) for word in words)


_DISTINCT = 6
"""Letters of a name that are enough to be torch's."""
DERIVED_FROM_TORCH = re.compile(
    r":\s*(?:(?:public|virtual|protected|private)\s+)*(?:::)?(?:at|c10|c10d|torch)(?:::\w+)*::(\w+)\s*\{"
)
"""A class of torch's from which a C++ text derives one of its own: the last part of its name."""


# ---- of Python -----------------------------------------------------------------------


class Binding(NamedTuple):
    """What an import binds a name to."""

    name: str
    meant: str


@lru_cache(maxsize=_FILES)
def bindings(text: str) -> tuple[Binding, ...]:
    """Return what the imports of a Python file bind."""
    return tuple(_bound(text))


@lru_cache(maxsize=_FILES)
def modules_by_name(text: str) -> dict[str, str]:
    """Return the names that a function gives a module which it imports by its name."""
    if "import(" not in text and not any(word in text for word in _IMPORTERS):
        return {}
    return dict(re.findall(_HANDED_BY_NAME, text))


_IMPORTERS = ("import_module(", "importorskip(", "__import__(")


def _bound(text: str) -> Iterator[Binding]:
    for name, module in modules_by_name(text).items():
        yield Binding(name, module)
    for module, names, modules in _imports(text):
        if module.startswith(".") or (module and not names):
            continue
        for name, alias in re.findall(_ALIAS, names or modules):
            if module:
                yield Binding(alias or name, f"{module}.{name}")
            elif alias:
                yield Binding(alias, name)
            else:
                yield Binding(name.partition(".")[0], name)


def _imports(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield what lines import: the module and its names, or modules; only lines that hold the word are looked at."""
    statement = re.compile(_IMPORT)
    at = text.find("import")
    while at >= 0:
        match = statement.match(text, text.rfind("\n", 0, at) + 1)
        if match:
            yield match[1] or "", match[2] or "", match[3] or ""
        end = text.find("\n", max(at, match.end() if match else 0))
        at = text.find("import", end) if end >= 0 else -1


_BY_NAME = re.compile(r"\bimport_module\(\s*['\"]([\w.]+)['\"]\s*\)\.(\w+)")
"""A name of a module that is imported as a text: `importlib.import_module("torch.x").y`."""


@lru_cache(maxsize=_MANY_FILES)
def imported_names(text: str, packages: frozenset[str]) -> frozenset[str]:
    """Return the names with their modules that a Python file may use of what it imports from some packages."""
    names: set[str] = set()
    meant: dict[str, set[str]] = {}
    for binding in bindings(text):
        top = binding.meant.partition(".")[0]
        if top not in packages:
            continue
        names.add(binding.meant)
        whole = binding.meant if binding.meant != binding.name else top
        meant.setdefault(binding.name, set()).add(top if binding.name == top else whole)
    dotted = [word.split(".", 1) for word in dotted_words(text) if "." in word] if meant else ()
    for first, rest in dotted:
        if rest and first in meant:
            names.update([f"{before}.{rest}" for before in meant[first]])
    if "import_module" in text:
        names.update(f"{match[1]}.{match[2]}" for match in _BY_NAME.finditer(text))
    return frozenset(names)
