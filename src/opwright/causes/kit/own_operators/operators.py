"""Operators that C++ sources define and register with torch's dispatcher, and that Python files use."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from opwright.causes.kit.sources import Piece, code_of, matches
from opwright.model import C_FAMILY, Language, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.brackets import block_around, closing, split

_BLOCK = r"\b(?:STABLE_)?TORCH_LIBRARY(?P<kind>_FRAGMENT|_IMPL|_EXPAND|_FRAGMENT_EXPAND|_IMPL_EXPAND)?\s*\("
# An unclosed one runs on to where C++ ends it, so that no text is scanned twice.
_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"?|R"\w{0,16}\(([\s\S]*?)(?:\)\w{0,16}"|\Z)')
_FUNCTION = re.compile(r"(?:^&?|[\s(&:])([A-Za-z_]\w*)\)*$")
_GIVEN_KEY = re.compile(
    r"\bDispatchKey::(\w+)|\b(?:torch|c10|at)::k(CPU|CUDA|HIP|XPU|MPS|Meta|PrivateUse1)\b"
)
_REQUESTED = r"\btorch\.ops\.(?P<namespace>\w+)\.(?P<op>\w+)"
_LONGEST_BEFORE = 400
"""Characters of a line in which `#define` is looked for."""
_SHORTEST = "TORCH_LIBRARY"


class Registered(NamedTuple):
    """`m.def` or `m.impl` in a block of a C++ source."""

    verb: str
    namespace: str
    key: str
    """The dispatch key of a TORCH_LIBRARY_IMPL block, or that `m.impl` is given; else ``."""
    schema: str
    """The text of its first argument in one line: of `m.impl`, and of a short `m.def`, a name."""
    arguments: int
    piece: Piece
    """The first argument."""
    kernel: str
    """The registered function, without `&` and its namespaces; empty if none is named."""

    @property
    def name(self) -> str:
        """The operator's name without its namespace and its overload."""
        return self.schema.partition("(")[0].rpartition("::")[2].partition(".")[0].strip()

    @property
    def given_namespace(self) -> str:
        return self.schema.partition("(")[0].rpartition("::")[0].strip()


class Block(NamedTuple):
    """A TORCH_LIBRARY block, or one of its relatives."""

    kind: str
    """What follows TORCH_LIBRARY in the macro's name: `` or `_IMPL`."""
    namespace: str
    key: str
    start: int
    end: int
    registered: tuple[Registered, ...]


def blocks(source: Source) -> tuple[Block, ...]:
    """Return the blocks of a C++ source in which operators are defined and registered."""
    if source.language not in C_FAMILY or _SHORTEST not in source.text:
        return ()
    return _blocks(source.text, source.language)


@lru_cache(maxsize=4096)  # every source asks for those of the whole project
def _blocks(text: str, language: Language) -> tuple[Block, ...]:
    return tuple(_blocks_of(Source("", text, written_in=language)))


def _blocks_of(source: Source) -> Iterator[Block]:
    code = code_of(source)
    last_end = 0
    for match in matches(source, _BLOCK):
        if match.start() < last_end:  # they do not nest
            continue
        near = code[max(0, match.start() - _LONGEST_BEFORE) : match.start()]
        line = near.rpartition("\n")[2]
        close = closing(code, match.end() - 1)
        if close is None or "define" in line:
            continue
        arguments = [source.text[a:b] for a, b in split(code, match.end(), close)]
        at = close + 1
        while at < len(code) and code[at].isspace():
            at += 1
        end = block_around(code, at + 1)[1] if code[at : at + 1] == "{" else None
        last_end = end or 0
        is_impl = "_IMPL" in (match["kind"] or "")
        if end is None or len(arguments) != 2 + is_impl:
            continue
        namespace, key = arguments[0], arguments[1] if is_impl else ""
        yield Block(
            match["kind"] or "",
            namespace,
            key,
            match.start(),
            end,
            tuple(_registered(source, code, (at, end), arguments[-1], namespace, key)),
        )


def _registered(  # noqa: PLR0913, PLR0917 - what the block around it says
    source: Source, code: str, body: tuple[int, int], library: str, namespace: str, key: str
) -> Iterator[Registered]:
    if not library.isidentifier():
        return
    pattern = re.compile(rf"\b{library}\s*\.\s*(def|impl)\s*\(")
    last_end = 0
    for match in pattern.finditer(code, *body):
        if match.start() < last_end:
            continue
        end = last_end = closing(code, match.end() - 1) or 0
        arguments = split(code, match.end(), end) if end else ()
        if arguments:
            first = Piece(source.text[slice(*arguments[0])], *arguments[0])
            texts = [a or b for a, b in _STRING.findall(first.text)]
            if texts:
                schema = " ".join("".join(texts).replace("\\n", " ").split())
                last = source.text[slice(*arguments[-1])] if len(arguments) > 1 else ""
                function = _FUNCTION.search(last)
                kernel = (
                    function[1] if function and "dispatch" not in last and "Tag" not in last else ""
                )
                given = "" if key or match[1] == "def" else _given_key(source.text, arguments[1:])
                yield Registered(
                    match[1], namespace, key or given, schema, len(arguments), first, kernel
                )


def _given_key(text: str, arguments: Iterable[tuple[int, int]]) -> str:
    """Return the dispatch key among the arguments of `m.impl`: `torch::kCUDA`, `c10::DispatchKey::CUDA`."""
    found = (_GIVEN_KEY.search(text, *argument) for argument in arguments)
    match = next(filter(None, found), None)
    return (match[1] or match[2]) if match else ""


def blocks_in(project: Iterable[Source]) -> Iterator[tuple[Source, Block]]:
    """Yield the blocks of all sources of a project."""
    for source in project:
        for block in blocks(source):
            yield source, block


def is_literal(namespace: str) -> bool:
    """Return whether a block's first argument is the namespace itself, and no macro."""
    return namespace.isidentifier() and not namespace.isupper()


def is_named_for_extension(namespace: str) -> bool:
    """Return whether a block's namespace is the name of its extension, which the build gives to the compiler."""
    return namespace == "TORCH_EXTENSION_NAME"


def uses_operators(source: Source) -> bool:
    """Return whether a source is a Python file that mentions torch operators."""
    return source.language is Language.PYTHON and (
        "torch.ops" in source.text or "torch.library" in source.text or "Library(" in source.text
    )


def requested(source: Source) -> Iterator[tuple[str, str, int, int]]:
    """Yield the namespace and name of each operator that a Python file uses, and where."""
    for match in matches(source, _REQUESTED):
        yield match["namespace"], match["op"], *match.span()


def parameters(schema: str) -> tuple[tuple[str, str], ...]:
    """Return the type and the name of each parameter of a schema, `*` left out."""
    start = schema.find("(")
    end = closing(schema, start) if start >= 0 else None
    blocks = []
    for begin, stop in split(schema, start + 1, end) if end else ():
        type_, _, name = schema[begin:stop].partition("=")[0].strip().rpartition(" ")
        if type_:
            blocks.append((type_.strip(), name))
    return tuple(blocks)


def results(schema: str) -> str:
    """Return what a schema says it returns."""
    return schema.rpartition("->")[2].strip() if "->" in schema else ""
