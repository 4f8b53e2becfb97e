"""What the kernels of operators do to tensors that their schema calls plain ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.operators import blocks, parameters, results
from opwright.causes.kit.sources import Piece, code_of
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.brackets import block_around, closing, split

_WRITES = (
    r"(?:copy|zero|fill|add|sub|mul|div|clamp|index_add|index_copy|index_put|masked_fill|scatter|scatter_add"
    r"|resize|set|relu|exp|sqrt|neg|normal|uniform|random)_"
)


class Effect(NamedTuple):
    """A kernel that returns or writes to a tensor that the schema does not mark."""

    definition: Piece
    operator: str
    kernel: str
    parameter: str
    effect: str
    """`returns` or `writes to`."""


def hidden_effects(source: Source) -> Iterator[Effect]:
    """Yield what the kernels of a file do to plain tensors of the schemas in it."""
    code = code_of(source)
    registered = [(b, operator) for b in blocks(source) for operator in b.registered]
    for block, defined in registered:
        plain = parameters(defined.schema) if defined.verb == "def" else ()
        kernels = {
            operator.kernel
            for b, operator in registered
            if b.namespace == block.namespace and operator.name == defined.name
        }
        for kernel in sorted(kernels - {""}):
            for name, effect in _effects(code, kernel, plain, results(defined.schema)):
                yield Effect(defined.piece, defined.name, kernel, name, effect)


def _effects(
    code: str, kernel: str, given: tuple[tuple[str, str], ...], returned: str
) -> Iterator[tuple[str, str]]:
    """Yield the plain tensors of a schema that its kernel returns or writes to, and which it does."""
    bodies = []
    for match in re.finditer(rf"\b{kernel}\s*\(", code):
        end = closing(code, match.end() - 1)
        brace = re.compile(r"\s*\{").match(code, end + 1) if end else None
        if end and brace:
            bodies.append((split(code, match.end(), end), block_around(code, brace.end())))
    if len(bodies) != 1 or len(bodies[0][0]) != len(given):
        return
    spans, body = bodies[0]
    inside = code[slice(*body)]
    for (begin, stop), (type_, _) in zip(spans, given, strict=True):
        name = re.search(r"(\w+)\s*$", code[begin:stop].partition("=")[0])
        if type_ != "Tensor" or not name or re.search(rf"\b{name[1]}\s*=(?!=)", inside):
            continue
        if re.search(rf"(?<![\w.>]){name[1]}\s*\.\s*{_WRITES}\s*\(", inside):
            yield name[1], "writes to"
        elif returned == "Tensor" and re.search(rf"\breturn\s+{name[1]}\s*;", inside):
            yield name[1], "returns"
