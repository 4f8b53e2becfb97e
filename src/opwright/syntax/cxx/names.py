"""
What the names of a source stand for: typedefs, using-aliases, macros that only rename, templates.

It reads the code, not the tree, since the macros that break a tree stand beside what it asks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.blanking import blanked
from opwright.syntax.cxx.brackets import block_around, closing, split
from opwright.syntax.cxx.preprocessor import is_left_out

_ALIASES = (
    r"typedef(?<!\wtypedef)\s+(?P<of_typedef>[\w:][\w:<>,\s]*?[\w>])\s+(?P<typedef>\w+)\s*;"
    r"|using(?<!\wusing)\s+(?P<using>\w+)\s*=\s*(?P<of_using>[\w:][\w:<>,\s]*?[\w>])\s*;"
    r"|#[ \t]*define[ \t]+(?P<macro>\w+)[ \t]+(?P<of_macro>[\w:]+(?:[ \t]+[\w:]+)?)[ \t]*\r?$"
)
"""What begins with plain text is found faster."""
_TEMPLATE = r"\btemplate\s*(?=<)"
_NAMED = r"([A-Za-z_]\w*)\s*(?:<[^<>;{}()]*>\s*)?(?=[({:])"
_PARAMETER = r"(?:typename|class)\s+(\w+)"
_CUDA_TYPE_NAMES = {
    "half": "__half",
    "half2": "__half2",
    "nv_half": "__half",
    "nv_half2": "__half2",
    "nv_bfloat16": "__nv_bfloat16",
    "nv_bfloat162": "__nv_bfloat162",
    "hip_bfloat16": "__hip_bfloat16",
}
"""Names that CUDA's own headers give to its types."""
_MOST_STEPS = 20
_MOST_MEANINGS = 2048
_NOT_NAMES = frozenset({"if", "while", "for", "switch", "return", "sizeof", "decltype", "alignas"})


class Alias(NamedTuple):
    """A name for another, and where it holds."""

    name: str
    meant: str
    begin: int
    """From here on."""
    end: int


class Template(NamedTuple):
    """A template of a source: what it is called, its type parameters, and where it stands."""

    name: str
    parameters: tuple[str | None, ...]
    """Names of the type parameters; None for one that is not a type."""
    start: int
    end: int


class Names:
    """The names of one source, and of what it includes."""

    def __init__(self, own: str, included: tuple[str, ...]) -> None:
        self._code = own
        self._aliases: dict[str, list[Alias]] = {}
        for code in included:
            for alias in aliases(code):
                if alias.begin <= 0 or block_around(code, alias.begin) == (0, len(code)):
                    self._add(alias._replace(begin=-1, end=len(self._code)))
        for alias in aliases(self._code):
            self._add(alias)
        self._codes = (self._code, *included)
        self.meanings = lru_cache(maxsize=_MOST_MEANINGS)(self._meanings)
        """
        Return every type that a name may stand for at an offset.

        Of a template's parameter, those that the template is instantiated with by name in these
        files; nothing when that cannot be told. Several causes ask for the same ones.
        """

    def _add(self, alias: Alias) -> None:
        self._aliases.setdefault(alias.name, []).append(alias)

    def resolve(self, name: str, at: int | None = None) -> str:
        """
        Return what a type stands for at an offset: `fp8` is `__half` after `typedef half fp8`.

        Of several meanings the innermost and last; what nothing says anything of stays as it is.
        """
        name = plain(name)
        for _ in range(_MOST_STEPS):
            meant = self._meaning(name, at)
            if meant is None or meant == name:
                break
            name = meant
        return _CUDA_TYPE_NAMES.get(name, name)

    def _meanings(self, name: str, at: int) -> tuple[str, ...]:
        name = self.resolve(name, at)
        template = self._template_of(name, at)
        if template is None:
            return (name,)
        return tuple(sorted(self._given(template, name) - {name}))

    def _given(self, template: Template, name: str) -> set[str]:
        """Return the types that a template is instantiated with, by way of other templates too."""
        given: set[str] = set()
        waiting, known = [(template, name)], {(template.name, name)}
        while waiting:
            template, name = waiting.pop()
            number = template.parameters.index(name)
            for code in self._codes:
                for at, arguments in _instantiations(code, template.name):
                    if number >= len(arguments):
                        continue
                    caller = _template_around(code, arguments[number], at)
                    if caller is None:
                        given.add(self.resolve(arguments[number], None))
                    elif (caller.name, arguments[number]) not in known:
                        known.add((caller.name, arguments[number]))
                        waiting.append((caller, arguments[number]))
        return given

    def is_parameter(self, name: str, at: int) -> bool:
        """Return whether a name is a type parameter of a template around an offset."""
        return self._template_of(plain(name), at) is not None

    def _template_of(self, name: str, at: int) -> Template | None:
        return _template_around(self._code, name, at)

    def _meaning(self, name: str, at: int | None) -> str | None:
        known = self._aliases.get(name, ())
        if at is None:
            holding = list(known)
        else:
            holding = [alias for alias in known if alias.begin <= at < alias.end]
        if not holding:
            return None
        return max(holding, key=lambda alias: alias.begin).meant


def names(source: Source) -> Names:
    """Return what the names of a source stand for."""
    return _names(*(blanked(file.text, file.language) for file in source.with_includes))


@lru_cache(maxsize=16)
def _names(code: str, *included: str) -> Names:
    return Names(code, included)


@lru_cache(maxsize=1024)
def plain(name: str) -> str:
    """Return a type without what does not change which one it is: const, struct, a leading `::`."""
    words = re.sub(r"\b(?:const|volatile|struct|class|typename)\b", " ", name)
    return re.sub(r"\s*(::|<|>|,)\s*", r"\1", " ".join(words.split())).removeprefix("::")


@lru_cache(maxsize=64)
def aliases(code: str) -> tuple[Alias, ...]:
    """Return the aliases that blanked code makes, in its order."""
    return tuple(_aliases_in(code))


def _aliases_in(code: str) -> Iterator[Alias]:
    for match in _compiled(_ALIASES).finditer(code):
        if is_left_out(code, match.start()):
            continue
        if match["macro"]:
            yield Alias(match["macro"], plain(match["of_macro"]), match.end(), len(code))
        else:
            name = match["typedef"] or match["using"]
            meant = plain(match["of_typedef"] or match["of_using"])
            _, end = block_around(code, match.start())
            if name != meant:
                yield Alias(name, meant, match.end(), end)


@lru_cache(maxsize=32)
def templates(code: str) -> tuple[Template, ...]:
    """Return the templates of blanked code that have type parameters, in its order."""
    return tuple(
        template
        for match in _compiled(_TEMPLATE).finditer(code)
        if (template := _template(code, match))
    )


def _template(code: str, match: re.Match[str]) -> Template | None:
    end_of_list = closing(code, match.end())
    if end_of_list is None:
        return None
    parameters = tuple(
        found[1] if (found := _compiled(_PARAMETER).match(code[start:end])) else None
        for start, end in split(code, match.end() + 1, end_of_list)
    )
    if not any(parameters):
        return None
    body = re.compile(r"[{;]").search(code, end_of_list)
    end = body.end() if body else len(code)
    if body and body[0] == "{":
        _, end = block_around(code, body.end())
    head = code[end_of_list + 1 : body.start() if body else len(code)]
    named = [m[1] for m in _compiled(_NAMED).finditer(head + "{") if m[1] not in _NOT_NAMES]
    plain_names = [n for n in named if not n.startswith("__launch_bounds")]
    return Template(plain_names[0] if plain_names else "", parameters, match.start(), end)


def _template_around(code: str, name: str, at: int) -> Template | None:
    """Return the innermost template around an offset that a type parameter is of."""
    around = [t for t in templates(code) if t.start <= at < t.end and name in t.parameters]
    return around[-1] if around else None


@lru_cache(maxsize=1024)
def _instantiations(code: str, name: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Return where a template's name is followed by arguments, and these."""
    return tuple(_instantiated(code, name)) if name else ()


def _instantiated(code: str, name: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    named = rf"{name}(?<!\w{name})\s*(?=<)"  # what begins with plain text is found faster
    for match in re.finditer(named, code):
        end = closing(code, match.end())
        if end is not None:
            arguments = tuple(plain(code[a:b]) for a, b in split(code, match.end() + 1, end))
            yield match.start(), arguments


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern, compiled on first use."""
    return re.compile(pattern, re.MULTILINE | re.ASCII)
