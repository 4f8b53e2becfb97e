"""
Since C++17 `noexcept` is part of a function's type, and torch's templates that make an operator of a function know only types
without it: `TORCH_LIBRARY(op, m) { m.def("version", &version); }` does not compile when `version` is `noexcept`, and
`RegisterOperators().op(...)` neither ("no matching function for call to CppFunction::CppFunction"). Up to torch 1.13 extensions were
compiled as C++14, in which it is no part of it.

Drop `noexcept` where the function is declared and defined: the dispatcher, which calls it, may throw anyway.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import calls, code_of, evidence, for_sources, uses_torch
from opwright.model import Cause, Evidence, Fix, Safety, Source, Target

_FIRST = "2.0"
"""The first release that compiles extensions as C++17."""
_NOEXCEPT = re.compile(r"\b(\w+)\s*\([^;{}()]*\)\s*noexcept\b(?!\s*\()")
_FUNCTION = re.compile(r"&?\s*(?:\w*::)*(\w+)")


@for_sources(r"\bRegisterOperators\b", "TORCH_LIBRARY")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for operators that are made of functions which say that they throw nothing."""
    if "noexcept" not in "".join(file.text for file in source.with_includes):
        return
    functions = {name for f in source.with_includes for name in _NOEXCEPT.findall(code_of(f))}
    if not functions or not kit.targets.since(source.target, _FIRST) or not uses_torch(source):
        return
    for call in calls(source, "op|def|impl"):
        last = call.arguments[-1] if call.is_member and len(call.arguments) > 1 else None
        found = _FUNCTION.fullmatch(last.text) if last else None
        if last and found and found[1] in functions:
            yield evidence(source, last.start, last.end, function=found[1])


_VERSION = "#include <torch/library.h>\nint64_t version() noexcept { return 1; }\n"
_REGISTERED = 'TORCH_LIBRARY(op, m) { m.def("version", &version); }\n'

CAUSE = Cause(
    title="{function} is noexcept, and torch makes no operator of such a function: since C++17 that is another type",
    in_source=in_source,
    fix=Fix("drop noexcept from {function}, where it is declared too", safety=Safety.MANUAL),
    examples=(
        Source("op.cpp", _VERSION + _REGISTERED),
        Source(
            "op.cpp",
            _VERSION.replace("torch/library.h", "torch/script.h")
            + 'static auto registry = torch::RegisterOperators().op("op::version", &op::version);\n',
            Target(torch="2.0"),
        ),
    ),
    counterexamples=(
        Source("op.cpp", _VERSION + _REGISTERED, Target(torch="1.13")),
        Source("op.cpp", _VERSION.replace(" noexcept", "") + _REGISTERED),
        Source("op.cpp", _VERSION + _REGISTERED.replace("&version", "&other")),
    ),
)
