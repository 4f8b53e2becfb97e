"""Accessors of tensors that sources ask for a type that is not torch's, and how to ask for torch's."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.sources import Call, calls, expression, replacing
from opwright.model import Edit, Source
from opwright.syntax.names import names, plain

_ACCESSORS = r"(?:mutable_|const_)?data_ptr|accessor|packed_accessor(?:32|64)?"


def accessors(source: Source) -> Iterator[Call]:
    """Yield where a tensor is asked for its elements as a type: `x.data_ptr<T>()`, `x.accessor<T, 2>()`."""
    for call in calls(source, _ACCESSORS):
        if call.is_member and call.template_arguments:
            yield call


def reinterpreted(source: Source, call: Call, torch_type: str) -> tuple[Edit, ...]:
    """
    Return what asks for torch's type of the same size, as a pointer to the one that was written.

    Nothing where a pointer is not what it returns, or one call cannot tell it: of a template's parameter.
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
