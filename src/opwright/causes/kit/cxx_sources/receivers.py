"""What a member function is called on, as far as a declaration in sight tells its type."""

from __future__ import annotations

import re

from opwright.causes.kit.sources import code_of
from opwright.model import Source

_NO_TYPES = frozenset(
    (
        "return",
        "else",
        "case",
        "new",
        "delete",
        "goto",
        "typename",
        "const",
        "auto",
        "in",
        "throw",
        "co_return",
        "using",
    )
)
_TENSOR = re.compile(
    r"(?:(?:at|torch|c10|stable)::)*(?:\w*Tensor(?:Base|Ref|Impl)?|Variable|OptionalTensorRef|ArrayRef|MaybeOwned)\b"
)
_MOST_BEFORE = 20_000


def declared_type(source: Source, name: str, before: int) -> str | None:
    """Return the type in the nearest declaration of a variable or parameter; None if there is none in sight."""
    pattern = rf"(?<![\w.>:])([A-Za-z_][\w:]*(?:\s*<[^;(){{}}]*>)?)(?:\s+const)?(?:\s*[&*]+)?\s*(?<!\w){re.escape(name)}\s*(?=[,;)=({{\[:])"
    found = None
    code = code_of(source)[max(0, before - _MOST_BEFORE) : before]
    for match in re.finditer(pattern, code):
        if match[1] not in _NO_TYPES and re.search(r"[\s&*>]", code[match.end(1) : match.end()]):
            found = match[1]
    return found


def may_be_tensor(source: Source, receiver: str, before: int) -> bool:
    """Return whether the receiver of a member call may be a torch tensor; False if its type is another."""
    if not receiver.isidentifier():
        return True
    type_ = declared_type(source, receiver, before)
    return type_ is None or _TENSOR.match(type_) is not None or type_.isupper() or len(type_) == 1
