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

from collections.abc import Iterator

from opwright.causes.kit.cxx_sources.std_names import OF_CXX17, ambiguous_addresses, ambiguous_calls
from opwright.causes.kit.rules import CERTAIN, log_rules, rule
from opwright.causes.kit.sources import for_sources
from opwright.model import Cause, Evidence, Fix, Safety, Source, Target

_AMBIGUOUS = (
    r"call of overloaded [‘'](?P<name>lerp|midpoint)\([^\n]{0,120} is ambiguous",
    r"call to '(?P<name>lerp|midpoint)' is ambiguous",
    r"more than one instance of overloaded function \"(?:std::|::)?(?P<name>lerp|midpoint)\" matches",
    r"C2668: ['\"“](?:std::)?(?P<name>lerp|midpoint)['\"”]",
)


@for_sources(r"using\s+namespace\s+std\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for uses of a project's own function that a newer standard has in std as well."""
    yield from ambiguous_addresses(source)
    yield from ambiguous_calls(source)


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
        OF_CXX17: "{name} is the project's own function and std::{name}, which C++17 brings: {releases} C++17, and &{name} means both"
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
