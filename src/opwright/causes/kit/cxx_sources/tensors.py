"""Tensor classes of a project's own, whose accessors are not torch's."""

from __future__ import annotations

import re

from opwright.causes.kit.sources import Call, code_of, is_in_any
from opwright.model import Source


def is_on_own_tensor(source: Source, call: Call) -> bool:
    """Return whether an accessor may be called on the project's own tensor class."""
    if not is_in_any(source, _OWN_TENSOR) or not is_in_any(source, _OWN_POINTER):
        return False
    before = code_of(source)[: call.name.start]
    named = re.search(r"(\w+)\s*(?:\.|->)\s*(?:template\s+)?\Z", before[-200:])
    if named is None:
        return True
    declared = re.findall(rf"\b([\w:]*Tensor)\b\s*(?:const\s*)?[&*]?\s*{named[1]}\b", before)
    return not declared or not re.match(r"(?:::)?(?:at|torch)::", declared[-1])


_OWN_TENSOR = r"\b(?:class|struct)\s+Tensor\b[^;(){}]*{"
_OWN_POINTER = r"\w\s*\*\s*data_ptr\s*\(\s*\)\s*(?:const\s*)?(?:noexcept\s*)?{"
