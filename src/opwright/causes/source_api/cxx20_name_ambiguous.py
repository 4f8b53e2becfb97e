"""
C++20 put `lerp` and `midpoint` into namespace std, for float and double. Code with a function `lerp` of its own and `using
namespace std;` compiled with C++17; with C++20 an unqualified call finds both, and both fit: "call of overloaded
'lerp(float&, float, float)' is ambiguous". torch 2.14's headers need C++20, so such code breaks with an upgrade of torch and not with
a change of its own.

The same happens to `fmt::format` and `fmt::format_to`: called without their namespace with a std::string, they are found in std
too once `<format>` is included.

C++17 did the same with `reduce`, `clamp`, `size` and others, templates that fit no call of the project's own function; but its
address, `m.def("reduce", &reduce)`, then stands for all of them. torch 2.0 is the first that compiles extensions as C++17.

Qualify the call (`::lerp(a, b, t)`, `fmt::format(...)`), or drop `using namespace std;`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, log_rules, rule
from opwright.causes.kit.sources import (
    code_of,
    evidence,
    for_sources,
    is_in_any,
    matches,
    uses_torch,
)
from opwright.knowledge.cxx_library import TORCH_STANDARDS
from opwright.model import Cause, Evidence, Fix, Safety, Source, Target

_NAMES = ("lerp", "midpoint")
_CXX20 = 20
_CXX17_NAMES = "reduce|transform_reduce|exclusive_scan|inclusive_scan|clamp|sample|gcd|lcm|size|data|empty|apply|invoke"
_ADDRESS = rf"\.(?:def|impl)\(\s*\"[^\"\n]*\"\s*,\s*&(?P<name>{_CXX17_NAMES})\b(?!\s*::)"
_OLD_STANDARD = r"std[=:](?:c|gnu)\+\+(?:11|14|0x|1y)"
_FIRST_WITH_CXX17 = "2.0"
"""The first torch that passes -std=c++17 where a build says nothing."""
_OF_CXX17 = "17"
"""The condition of the title for what C++17 brought."""
_OWN = r"^[ \t]*(?:(?:static|inline|constexpr|__host__|__device__|__forceinline__)\s+)*(?:float|double)\s+%s\s*\(\s*(?:const\s+)?(?:float|double)\b"
_AMBIGUOUS = (
    r"call of overloaded [‘'](?P<name>lerp|midpoint)\([^\n]{0,120} is ambiguous",
    r"call to '(?P<name>lerp|midpoint)' is ambiguous",
    r"more than one instance of overloaded function \"(?:std::|::)?(?P<name>lerp|midpoint)\" matches",
    r"C2668: ['\"“](?:std::)?(?P<name>lerp|midpoint)['\"”]",
)


@for_sources(r"using\s+namespace\s+std\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for unqualified calls of a project's own function that C++20 has in std as well."""
    code = code_of(source)
    yield from _addresses(source)
    for name in _NAMES:
        if name not in code or not is_in_any(source, _OWN % name) or not _is_open(source, name):
            continue
        lacking = kit.targets.since(source.target, TORCH_STANDARDS[_CXX20])
        if not lacking or not uses_torch(source):
            return
        for match in matches(source, rf"(?<![\w:.>]){name}(?=\s*\()"):
            if not _is_declaration(code, match.start()):
                yield evidence(
                    source,
                    *match.span(),
                    safety=Safety.MANUAL,
                    name=name,
                    releases=f"the headers of torch {kit.targets.ranges(lacking)} need",
                )


def _addresses(source: Source) -> Iterator[Evidence]:
    """Yield where the address of the project's own function is given to Python or torch, which std has a template of."""
    for match in matches(source, _ADDRESS):
        name = match["name"]
        own = rf"^(?:[A-Za-z_][\w:<>,]*[ \t*&]+)+{name}\s*\([^;{{}}]*\)\s*\{{"
        is_old = any(re.search(_OLD_STANDARD, script.text) for script in source.build)
        lacking = kit.targets.since(
            source.target, TORCH_STANDARDS[17] if is_old else _FIRST_WITH_CXX17
        )
        if (
            lacking
            and is_in_any(source, own)
            and is_in_any(source, r"^[ \t]*using\s+namespace\s+std\s*;")
            and uses_torch(source)
        ):
            yield evidence(
                source,
                *match.span("name"),
                safety=Safety.MANUAL,
                title=_OF_CXX17,
                name=name,
                releases=f"torch {kit.targets.ranges(lacking)} is compiled with",
            )


def _is_open(source: Source, name: str) -> bool:
    """Return whether the file opens std, and its own function is in no namespace."""
    own = re.search(_OWN % name, code_of(source), re.MULTILINE)
    is_global = own is None or kit.brackets.block_around(code_of(source), own.start())[0] == 0
    return is_global and is_in_any(source, r"\busing\s+namespace\s+std\s*;")


def _is_declaration(code: str, at: int) -> bool:
    return re.search(r"(?:float|double)\s+$", code[max(0, at - 20) : at]) is not None


_TORCH = "#include <torch/extension.h>\n#include <cmath>\nusing namespace std;\n"
_LERP = "static float lerp(float a, float b, float t) { return a + t * (b - a); }\n"
_CALL = "float use(float x) { return lerp(x, 1.0f, 0.5f); }\n"
_REDUCE = (
    "void reduce(at::Tensor x) { x.sum(); }\n"
    'PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("reduce", &reduce, "Reduce"); }\n'
)

CAUSE = Cause(
    title="{name} is the project's own function and std::{name}, which C++20 brings: {releases} C++20, and the call is ambiguous",
    titles={
        _OF_CXX17: "{name} is the project's own function and std::{name}, which C++17 brings: {releases} C++17, and &{name} means both"
    },
    in_source=in_source,
    in_log=log_rules(
        rule(*_AMBIGUOUS, confidence=CERTAIN, releases="torch's headers since 2.14 need")
    ),
    fix=Fix(
        "write ::{name} for the project's own, or drop `using namespace std;`", safety=Safety.MANUAL
    ),
    examples=(
        Source("op.cpp", _TORCH + _LERP + _CALL, Target(torch="2.15")),
        Source("op.cpp", _TORCH + _REDUCE),
        "op.cpp:5:33: error: call of overloaded ‘lerp(float&, float, float)’ is ambiguous",
    ),
    counterexamples=(
        Source("op.cpp", _TORCH + _REDUCE, Target(torch="1.13")),
        Source("op.cpp", _TORCH + _REDUCE.replace("&reduce", "&own::reduce")),
        Source("op.cpp", _TORCH.replace("using namespace std;\n", "") + _REDUCE),
        Source("op.cpp", _TORCH + _LERP + _CALL, Target(torch="2.8")),
        Source(
            "op.cpp",
            _TORCH.replace("using namespace std;\n", "") + _LERP + _CALL,
            Target(torch="2.15"),
        ),
        Source("op.cpp", _TORCH + _LERP + _CALL.replace("lerp", "::lerp"), Target(torch="2.15")),
    ),
)
