"""What the kernels of operators do to tensors that their schema calls plain ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.own_operators.operators import blocks, parameters, results
from opwright.causes.kit.sources import Piece, code_of
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.brackets import block_around, closing, split

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


class _Kernel(NamedTuple):
    """What the one definition of a function does to names."""

    parameters: tuple[str, ...]
    """Their names; of one without, an empty one."""
    written: frozenset[str]
    returned: frozenset[str]
    assigned: frozenset[str]
    """Names that stand for something else somewhere in it."""


_OF_BACKENDS = frozenset({"HPU", "IPU", "XLA", "Lazy", "MAIA", "VE", "MTIA", "PrivateUse1"})
"""Dispatch keys of backends with their own graph, which decides what is copied."""
_MOST_KERNELS = 64
"""Of one operator, all overloads together."""
_WRITTEN = re.compile(rf"(?<![\w.>])(\w+)\s*\.\s*{_WRITES}\s*\(")
_RETURNED = re.compile(r"\breturn\s+(\w+)\s*;")
_ASSIGNED = re.compile(r"\b(\w+)\s*=(?!=)")
_CALL = re.compile(r"\b([A-Za-z_]\w*)\s*\(")
_BRACE = re.compile(r"\s*\{")
_LAST_NAME = re.compile(r"(?<!\w)(\w+)\s*$")


def hidden_effects(source: Source) -> Iterator[Effect]:
    """Yield what the kernels of a file do to plain tensors of the schemas in it."""
    registered = [(b.namespace, operator) for b in blocks(source) for operator in b.registered]
    names: dict[tuple[str, str], set[str]] = {}
    for namespace, operator in registered:
        if operator.kernel and operator.key not in _OF_BACKENDS:
            names.setdefault((namespace, operator.name), set()).add(operator.kernel)
    kernels = _kernels(code_of(source), frozenset().union(*names.values()))
    for namespace, defined in registered:
        plain = parameters(defined.schema) if defined.verb == "def" else ()
        here = names.get((namespace, defined.name), set())
        for name in sorted(here) if len(here) <= _MOST_KERNELS else ():
            if name in kernels:
                for parameter, effect in _effects(kernels[name], plain, results(defined.schema)):
                    yield Effect(defined.piece, defined.name, name, parameter, effect)


def _kernels(code: str, names: frozenset[str]) -> dict[str, _Kernel]:
    """Return the functions of these names that a file defines once."""
    found: dict[str, list[_Kernel]] = {}
    for match in _CALL.finditer(code) if names else ():
        if match[1] not in names:
            continue
        end = closing(code, match.end() - 1)
        brace = _BRACE.match(code, end + 1) if end else None
        if end and brace:
            spans = split(code, match.end(), end)
            inside = code[slice(*block_around(code, brace.end()))]
            found.setdefault(match[1], []).append(_kernel([code[a:b] for a, b in spans], inside))
    return {name: definitions[0] for name, definitions in found.items() if len(definitions) == 1}


def _kernel(declared: list[str], inside: str) -> _Kernel:
    named = [_LAST_NAME.search(one.partition("=")[0]) for one in declared]
    return _Kernel(
        tuple(name[1] if name else "" for name in named),
        *(frozenset(p.findall(inside)) for p in (_WRITTEN, _RETURNED, _ASSIGNED)),
    )


def _effects(
    kernel: _Kernel, given: tuple[tuple[str, str], ...], returned: str
) -> Iterator[tuple[str, str]]:
    """Yield the plain tensors of a schema that its kernel returns or writes to, and which it does."""
    if len(kernel.parameters) != len(given):
        return
    for name, (type_, _) in zip(kernel.parameters, given, strict=True):
        if type_ != "Tensor" or not name or name in kernel.assigned:
            continue
        if name in kernel.written:
            yield name, "writes to"
        elif returned == "Tensor" and name in kernel.returned:
            yield name, "returns"
