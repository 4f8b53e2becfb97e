"""Operators that a project defines, kernels and fake implementations taken together."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator

from opwright.causes.kit.own_operators.operators import (
    Block,
    Registered,
    blocks,
    blocks_in,
    is_literal,
    is_named_for_extension,
    parameters,
    requested,
    results,
)
from opwright.causes.kit.sources import Piece, code_of, matches
from opwright.model import Language, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.preprocessor import conditions_at

_DEVICES = frozenset({"CPU", "CUDA", "PrivateUse1", "HIP", "XPU", "MPS"})
_TRACEABLE_KEY = re.compile(r"Meta|Composite\w+|CatchAll")
_FAKE_BEFORE_NAME = r"(?:fake|abstract|[mM]eta|FAKE|META)\w*\s*\([^)]{0,200}?\b"
_DYNAMIC_FAKE_PATTERN = re.compile(
    r"(?:register_fake|impl_abstract|register_meta)\w*\s*\(\s*(?!self\b|cls\b)(?:f[\"']|[a-z_]\w*\s*[,)+])"
)
_TORCH_NAMESPACES = frozenset({"aten", "prim", "prims", "quantized"})
_RESERVED_NAMESPACES = frozenset(
    {"aten", "prim", "prims", "quantized", "higher_order", "load_library", "c10d"}
)


# ---- defined or opened twice -------------------------------------------------------


def redefinitions(source: Source) -> Iterator[tuple[Piece, str, int]]:
    """Yield each second definition of an operator in a file, its full name, and the line of the first."""
    first: dict[str, int] = {}
    for block, operator in _definitions(source):
        is_plain = operator.piece.text.startswith('"') and is_literal(block.namespace)
        if not is_plain or conditions_at(code_of(source), operator.piece.start):
            continue
        name = operator.schema.partition("(")[0].rpartition("::")[2].strip()
        full = f"{operator.given_namespace or block.namespace}::{name}"
        if full in first:
            yield operator.piece, full, source.text.count("\n", 0, first[full]) + 1
        first.setdefault(full, operator.piece.start)


def _definitions(source: Source) -> Iterator[tuple[Block, Registered]]:
    for block in blocks(source):
        yield from ((block, operator) for operator in block.registered if operator.verb == "def")


def second_openings(source: Source) -> Iterator[tuple[Block, Source]]:
    """Yield the blocks that open a namespace which an earlier file of the same extension opens too."""
    opened = [b for b in blocks(source) if not b.kind and is_literal(b.namespace)]
    for block in opened if _is_unconditional(source) else ():
        for other, theirs in blocks_in(source.project):
            is_same = not theirs.kind and theirs.namespace == block.namespace
            is_earlier = other.path < source.path and _is_unconditional(other)
            if is_same and is_earlier and _are_built_together(source, other):
                yield block, other
                break


def _is_unconditional(source: Source) -> bool:
    """Return whether no `#if` stands around the blocks of a source."""
    code = code_of(source)
    return not any(conditions_at(code, block.start) for block in blocks(source))


def _are_built_together(source: Source, other: Source) -> bool:
    """Return whether one extension of a setup.py lists both by name, and not the one or the other."""
    for script in source.build:
        folder = posixpath.dirname(script.path)
        for extension in script.extensions:
            listed = {
                posixpath.normpath(posixpath.join(folder, s.value)): s
                for s in extension.sources
                if "*" not in s.value
            }
            two = sorted(listed[one.path].start for one in (source, other) if one.path in listed)
            if len(two) > 1 and not re.search(_ALTERNATIVE, script.text[two[0] : two[1]]):
                return True
    return False


_ALTERNATIVE = r"\b(?:else|elif|elseif)\b"


# ---- without a fake implementation -------------------------------------------------


class Untraceable(NamedTuple):
    """Operators of a block with kernels for devices, and nowhere in the project a fake implementation."""

    piece: Piece
    """Where the first is defined."""
    names: tuple[str, ...]
    is_exception: bool
    """Whether other operators of the block have one."""


def untraceable_operators(source: Source) -> Iterator[Untraceable]:
    """Yield the operators of each block that have kernels for devices and no fake implementation."""
    project = tuple(source.project)
    defining = [
        block
        for block in blocks(source)
        if "_IMPL" not in block.kind
        and (is_literal(block.namespace) or is_named_for_extension(block.namespace))
    ]
    if not project or not defining or _has_dynamic_fakes(project):
        return
    keys: dict[tuple[str, str], set[str]] = {}
    for _, block in blocks_in(project):
        for operator in block.registered:
            if operator.key:
                keys.setdefault((block.namespace, operator.name), set()).add(operator.key)
    # Operators with only autograd kernels are just as untraceable: what is compiled is as likely one of these.
    through_autograd = {
        namespace
        for (namespace, _), given in keys.items()
        if all(key.startswith("Autograd") for key in given)
    }
    for block in defining:
        bare = [
            operator
            for operator in block.registered
            if _maps_tensors_to_tensors(operator)
            and _needs_fake(keys.get((block.namespace, operator.name), set()))
            and block.namespace not in _TORCH_NAMESPACES
            and not _has_fake(project, operator.name)
        ]
        if bare:
            is_exception = len(block.registered) > len(bare) and any(
                _has_fake(project, operator.name) for operator in block.registered
            )
            if not is_exception and block.namespace in through_autograd:
                continue
            before = f"{block.namespace}::" if is_literal(block.namespace) else ""
            names = tuple(f"{before}{operator.name}" for operator in bare)
            yield Untraceable(bare[0].piece, names, is_exception)


def _maps_tensors_to_tensors(operator: Registered) -> bool:
    takes = (type_.startswith("Tensor") for type_, _ in parameters(operator.schema))
    return operator.verb == "def" and "Tensor" in results(operator.schema) and any(takes)


def _needs_fake(keys: set[str]) -> bool:
    return bool(keys & _DEVICES) and not any(map(_TRACEABLE_KEY.search, keys))


def _has_dynamic_fakes(project: Iterable[Source]) -> bool:
    """Return whether fake implementations are registered under names that cannot be read."""
    python = (s for s in project if s.language is Language.PYTHON)
    return any(_DYNAMIC_FAKE_PATTERN.search(source.text) for source in python)


def _has_fake(project: Iterable[Source], name: str) -> bool:
    """Return whether any file of a project seems to register a fake implementation under a name."""
    pattern = re.compile(rf"{_FAKE_BEFORE_NAME}{name}\b|\b{name}\b[^\n]{{0,120}}[\"']Meta[\"']")
    return any(name in source.text and pattern.search(source.text) for source in project)


def has_fake_of(source: Source, full_name: str) -> bool:
    """Return whether a Python file of its project registers a fake implementation by a full name."""
    fake = rf"(?:register_fake|impl_abstract)\s*\(\s*[\"']{full_name}[\"']"
    for other in source.project:
        if other.language is Language.PYTHON and "torch.library" in other.text:
            written = {match.start() for match in re.finditer(fake, other.text)}
            in_code = matches(other, r"\b(?:register_fake|impl_abstract)\s*\(") if written else ()
            if any(match.start() in written for match in in_code):
                return True
    return False


# ---- requested under another namespace ---------------------------------------------


def misnamed_requests(source: Source) -> Iterator[tuple[Piece, str]]:
    """Yield where a Python file requests an operator of its project in no namespace of it, and its own."""
    defined: dict[str, set[str]] = {}
    for _, block in blocks_in(source.project):
        if not is_literal(block.namespace):
            return
        for operator in block.registered:
            defined.setdefault(operator.name, set()).add(block.namespace)
    namespaces = set().union(*defined.values()) if defined else set()
    for namespace, name, start, end in requested(source):
        homes = defined.get(name, set())
        if len(homes) != 1 or namespace in namespaces or namespace in _RESERVED_NAMESPACES:
            continue
        is_meant = _are_alike(namespace, min(homes))
        if is_meant and not _is_registered_in_python(source.project, namespace):
            yield Piece(f"{namespace}.{name}", start, end), min(homes)


def _are_alike(*namespaces: str) -> bool:
    """Return whether two names are close, so that one is not simply another project's."""
    spelling, other = (name.replace("_", "").lower() for name in namespaces)
    return spelling in other or other in spelling


def _is_registered_in_python(project: Iterable[Source], namespace: str) -> bool:
    """Return whether any Python file of a project may make a namespace of its own."""
    own = re.compile(
        rf"[\"']{namespace}(?:::|[\"'])|\bimport\s+{namespace}\b|\bfrom\s+{namespace}\b"
    )
    return any(own.search(file.text) for file in project if file.language is Language.PYTHON)
