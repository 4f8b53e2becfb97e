"""What a C++ compiler misses in the classes of a project that is neither torch's nor CUDA's: another release of that project has it."""

from __future__ import annotations

from opwright.causes.kit.rules import POSSIBLE, rule
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Confidence, Log

_KNOWN = r"(?i:std|__gnu\w*|at|c10|torch|caffe2|cuda|thrust|cub|cutlass|cute|nvcuda|cooperative_groups|pybind11|py|nb|detail|internal|impl|pytorch|ffi|tvm|hip\w*|rocprim|sycl|mlir|llvm)"
"""Namespaces that other causes know, and those that any project has."""
_NAME = r"(?P<dependency>[A-Za-z]\w{1,40})::(?:\w{1,60}::){0,4}\w{1,60}"
_MEMBERS = (
    rf"error: (?:class|struct|namespace|enum) [\"'‘]{_NAME}[\"'’] has no member (?:named )?[\"'‘](?P<found>\w{{2,60}})",
    rf"error: [\"'‘](?:class|struct|union) {_NAME}[\"'’] has no member named [\"'‘](?P<found>\w{{2,60}})",
    rf"error: no member named ['‘](?P<found>\w{{2,60}})['’] in ['‘]{_NAME}['’]",
    rf"error C2039: '(?P<found>\w{{2,60}})': is not a member of '{_NAME}'",
)
"""Of nvcc, GCC, Clang and MSVC."""


def _is_foreign(match: LogMatch, _log: Log) -> Confidence | None:
    return None if compiled(_KNOWN).fullmatch(match.groups["dependency"]) else POSSIBLE


MEMBERS = rule(*_MEMBERS, confidence=_is_foreign)
"""With the `dependency`, its namespace, and the name that is not `found` in it."""
