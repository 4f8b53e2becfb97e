"""Accessors of tensors for a type that is not torch's, and how to write them for torch's."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from opwright.causes.kit.cxx_sources import receivers
from opwright.causes.kit.sources import (
    Call,
    calls,
    evidence,
    expression,
    is_in_any,
    replacing,
    uses_torch,
)
from opwright.model import Confidence, Edit, Evidence, Safety, Source
from opwright.syntax.cxx.names import names, plain

_KEYWORDS = frozenset(
    {"bool", "char", "double", "float", "int", "long", "short", "unsigned", "void"}
)
_ACCESSORS = "data_ptr|mutable_data_ptr|const_data_ptr|accessor|packed_accessor|packed_accessor32|packed_accessor64"


def accessors(source: Source) -> Iterator[Call]:
    """Yield accesses to a tensor's elements as some type: `x.data_ptr<T>()`, `x.accessor<T, 2>()`."""
    for call in calls(source, _ACCESSORS):
        if call.is_member and call.template_arguments:
            yield call


def foreign_accessors(
    source: Source, foreign: Callable[[str], str | None]
) -> Iterator[tuple[Call, str]]:
    """Yield accessors for a type, whatever its alias, for which `foreign` returns a name, and that."""
    known = None
    for call in accessors(source):
        argument = call.template_arguments[0].text
        meanings: tuple[str, ...] = (argument,)
        if argument not in _KEYWORDS:  # which no alias, and no template's parameter, is called
            known = known or names(source)
            meanings = known.meanings(argument, call.name.start)
        type_ = next(filter(None, map(foreign, meanings)), None)
        if type_ and uses_torch(source) and _may_be_of_a_tensor(source, call):
            yield call, type_


def _may_be_of_a_tensor(source: Source, call: Call) -> bool:
    """Return whether what an accessor is called on is not known to be of a class with another name: `other::Tensor`."""
    whole = expression(source, call)
    receiver = source.text[whole.start : call.name.start].rstrip("->.") if whole else ""
    return not receiver.isidentifier() or receivers.may_be_tensor(source, receiver, call.name.start)


def is_specialised(source: Source, accessor: str, type_: str) -> bool:
    """Return whether the sources specialise an accessor for a type; both are patterns."""
    specialised = rf"template\s*<\s*>[^;{{}}]{{0,80}}\b(?:{accessor})\s*<\s*(?:{type_})"
    return is_in_any(source, specialised)


def accessor_evidence(
    source: Source, call: Call, replacement: str | None, safety: Safety, **details: str
) -> Evidence:
    """Return evidence, with edits where torch has a type to reinterpret."""
    edits = reinterpreted(source, call, replacement) if replacement else ()
    return evidence(
        source,
        call.name.start,
        call.end,
        confidence=Confidence.CERTAIN,
        edits=edits,
        safety=safety if edits else Safety.MANUAL,
        accessor=call.name.text,
        **details,
    )


def reinterpreted(source: Source, call: Call, torch_type: str) -> tuple[Edit, ...]:
    """
    Return the edit that uses torch's type of the same size, and reinterprets the pointer.

    Nothing where it returns no pointer, or the type is a template's parameter.
    """
    accessor, argument = call.name.text, call.template_arguments[0]
    if not accessor.endswith("data_ptr"):
        return ()
    if names(source).is_parameter(plain(argument.text), call.name.start):
        return ()
    whole = expression(source, call)
    if whole is None:
        return ()
    before = source.text[whole.start : argument.start]
    after = source.text[argument.end : call.end]
    const = "const " if accessor == "const_data_ptr" and "const" not in argument.text else ""
    text = f"reinterpret_cast<{const}{argument.text}*>({before}{torch_type}{after})"
    return (replacing(source, whole, text),)
