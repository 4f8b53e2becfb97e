"""
torch calls the fake implementation of a custom operator with exactly the arguments of the call. It is written by hand, next
to the real one, and a parameter that is added to the kernel later is easily forgotten there. Eager code never notices;
torch.compile, export and CUDA graph capture stop at a TypeError from a function called `..._fake`, `..._meta` or just `_`.

What must agree with the schema are the number of parameters, their order, the keyword-only marker and the defaults: an
argument that equals its default in the schema is left out of the call, so that a fake function without that default misses
a required argument.

Adding `*args, **kwargs` only hides the next difference. `torch.library.opcheck` compares both by calling them, and belongs
in the tests of every custom operator. In a package that is not yours, the Python part and the compiled part are often of
different releases: reinstall both together.

In sources, opwright compares the two when the schema is in the same project: that of `m.def` or `define`, or the parameters
of a `custom_op`. Names may differ, as torch passes arguments by position.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, if_in_log, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Source

_ARGUMENTS = (
    r"(?P<said>takes (?:from )?\d{1,3}[^\n]{0,30} positional arguments? but \d{1,3} (?:was|were) given"
    r"|got an unexpected keyword argument [^\n]{1,60}|missing \d{1,3} required (?:positional|keyword-only) "
    r"arguments?: [^\n]{1,60}|got multiple values for [^\n]{1,60})"
)
_OPERATOR_TYPE_ERROR = (
    r"TypeError (?P<op>[A-Za-z_]\w{0,60}\.[\w.]{1,60}): (?P<function>[\w.<>]{1,60})\(\) "
    + _ARGUMENTS
)
_FUNCTION_ERROR = r"\b(?P<function>\w{1,60})\(\) " + _ARGUMENTS
_TYPE_ERROR = (
    r"TypeError: (?P<function>(?:[\w.]{0,60}<locals>\.)?(?:_|<lambda>|\w{1,60}))\(\) " + _ARGUMENTS
)
_FAKE_NAME = r"(?:^|_)(?:fake|meta|abstract)(?:_|$|impl)|[a-z]Fake|[a-z]Meta"
_RUNS_FAKE = r"_abstract_fn\(|fake_impl|maybe_fake_impl|fake tensor raised TypeError|abstract_impl|TypeError when making fake tensor call"
_TRACING = _RUNS_FAKE + r"|FakeTensor|fake_tensor|_dynamo|register_fake|torch\.compile|opcheck"
_IF_TRACING = if_in_log(_TRACING, then=CERTAIN, otherwise=LIKELY)


def _operator_confidence(match: LogMatch, _: Log) -> Confidence | None:
    return None if match.groups["op"].startswith(("aten.", "prims.")) else CERTAIN


def _name_confidence(match: LogMatch, log: Log) -> Confidence | None:
    is_fake = compiled(_FAKE_NAME).search(match.groups["function"])
    return _IF_TRACING(match, log) if is_fake else None


@for_python("register_fake", "impl_abstract")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for fake implementations that do not take what the operator's schema says."""
    for function, at, said in kit.fake_implementations.mismatched_fakes(source):
        found = evidence(source, at, at + len(f"def {function}"), confidence=LIKELY)
        yield found._replace(details={"function": function, "said": said})


_CUSTOM = (
    "import torch\n\n@torch.library.custom_op('geometry::area', mutates_args=())\n"
    "def area(x: torch.Tensor, k: int = 1) -> torch.Tensor:\n    return x * k\n\n"
)
_CPP = Source(
    "ops.cpp", 'TORCH_LIBRARY(geometry, m) { m.def("area(Tensor x, *, int k) -> Tensor"); }\n'
)
_AREA = "import torch\n@torch.library.register_fake('geometry::area')\ndef area_fake(x, k):\n    return x\n"

CAUSE = Cause(
    title="the fake implementation {function}() does not take what the operator is called with: {said}",
    in_log=log_rules(
        rule(_OPERATOR_TYPE_ERROR, confidence=_operator_confidence),
        rule(_FUNCTION_ERROR, confidence=_name_confidence),
        rule(_TYPE_ERROR, confidence=LIKELY, only_if=_RUNS_FAKE),
    ),
    in_source=in_source,
    fix=Fix(
        "give {function} exactly the parameters, order and defaults of the operator's schema, and test it with "
        "torch.library.opcheck"
    ),
    examples=(
        (
            "torch._dynamo.exc.Unsupported: TypeError when making fake tensor call\n"
            "  Developer debug context: TypeError geometry.area.default: area_fake() takes 1 positional argument but 2 "
            "were given"
        ),
        (
            '  File "/venv/lib/python3.11/site-packages/torch/_library/custom_ops.py", line 784, in fake_impl\n'
            "    return self._abstract_fn(*args, **kwargs)\n"
            "TypeError: _() got an unexpected keyword argument 'eps'"
        ),
        Source("area.py", f"{_CUSTOM}@area.register_fake\ndef _(x, k):\n    return x\n"),
        Source("area.py", _AREA.replace("x, k", "x"), project=(_CPP,)),
        Source(
            "area.py",
            f"lib.define('area(Tensor x, Tensor y) -> Tensor')\n{_AREA.replace('x, k', 'x')}",
        ),
    ),
    counterexamples=(
        Source(
            "test_area.py",
            f"{_CUSTOM}@area.register_fake\ndef _(x, k=1):\n    return x\n\n"
            + _CUSTOM.replace("x: torch.Tensor, k: int = 1", "x: torch.Tensor")
            + "@area.register_fake\ndef _(x):\n    return x\n",
        ),
        Source("area.py", f"{_CUSTOM}@area.register_fake\ndef _(y, z=1):\n    return y\n"),
        Source(
            "area.py",
            f"{_CUSTOM}@area.register_fake\ndef _(*args, **kwargs):\n    return args[0]\n",
        ),
        Source("area.py", _AREA, project=(_CPP,)),
        Source(
            "area.py", _AREA.replace("geometry", "shapes").replace("x, k", "x"), project=(_CPP,)
        ),
        Source(
            "area.py",
            _AREA.replace("x, k", "x")
            + "@torch.library.register_fake('geometry::volume')\ndef _(x):\n    return x\n",
            project=(_CPP,),
        ),
        Source("area.py", f"@traced\n{_AREA[13:].replace('x, k', 'x')}", project=(_CPP,)),
        "TypeError: forward() missing 1 required positional argument: 'mask'",
        "TypeError: dot() got an unexpected keyword argument 'trans_b'",
        "RuntimeError: There was no fake impl registered for <CustomOpDef(geometry::area)>.",
    ),
)
