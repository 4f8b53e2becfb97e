"""
The fake implementation of a custom operator is called with exactly the arguments that the operator was called
with. It is written a second time by hand, next to the real one, and a parameter that is added to the
kernel later is easily forgotten there. Eager code never notices; torch.compile, export and CUDA graph capture
stop at a TypeError from a function called `..._fake`, `..._meta` or just `_`.

What must agree with the schema are the names, the order, the keyword-only marker and the defaults: an
argument that equals its default in the schema is left out of the call, so a fake function that has no default for it
misses a required argument.

Adding `*args, **kwargs` only hides the next difference. `torch.library.opcheck` compares both by calling
them, and belongs into the tests of every custom operator. When the package is not yours, its Python part
and its compiled part are often of different releases: reinstall both together.

In sources both are compared where the schema is in the same project: that of `m.def` or `define`, or the parameters of
a `custom_op`. A difference in names alone is none, as torch hands arguments over by their place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Source
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast


_SAID = (
    r"(?P<said>takes (?:from )?\d{1,3}[^\n]{0,30} positional arguments? but \d{1,3} (?:was|were) given"
    r"|got an unexpected keyword argument [^\n]{1,60}|missing \d{1,3} required (?:positional|keyword-only) "
    r"arguments?: [^\n]{1,60}|got multiple values for [^\n]{1,60})"
)
_BY_NAME = r"\b(?P<function>\w{1,60})\(\) " + _SAID
_TYPE_ERROR = (
    r"TypeError (?P<op>[A-Za-z_]\w{0,60}\.[\w.]{1,60}): (?P<function>[\w.<>]{1,60})\(\) " + _SAID
)
_ANY_NAME = (
    r"TypeError: (?P<function>(?:[\w.]{0,60}<locals>\.)?(?:_|<lambda>|\w{1,60}))\(\) " + _SAID
)
_FAKE = r"(?:^|_)(?:fake|meta|abstract)(?:_|$|impl)|[a-z]Fake|[a-z]Meta"
_FROM_FAKE = r"_abstract_fn\(|fake_impl|maybe_fake_impl|fake tensor raised TypeError|abstract_impl|TypeError when making fake tensor call"
_REGISTERS = r"torch\.library\.(?:register_fake|impl_abstract)"
_TRACING = _FROM_FAKE + r"|FakeTensor|fake_tensor|_dynamo|register_fake|torch\.compile|opcheck"


@log_check(_BY_NAME, _TYPE_ERROR, _ANY_NAME)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for a fake implementation that was called with what it does not take."""
    for found in find_matches(log, _TYPE_ERROR):
        if not found.groups["op"].startswith(("aten.", "prims.")):
            yield _told(found, Confidence.CERTAIN)
    is_traced = has_match(log, _TRACING)
    for found in (
        f for f in find_matches(log, _BY_NAME) if compiled(_FAKE).search(f.groups["function"])
    ):
        yield _told(found, Confidence.CERTAIN if is_traced else Confidence.LIKELY)
    if has_match(log, _FROM_FAKE):
        for found in find_matches(log, _ANY_NAME):
            yield _told(found, Confidence.LIKELY)


def _told(found: LogMatch, confidence: Confidence) -> Evidence:
    return found.evidence(confidence, function=found.groups["function"])


class _Takes(NamedTuple):
    """What can be handed to a function, or to an operator by its schema."""

    places: tuple[tuple[str, bool], ...]
    """The parameters in order, and whether each may be left out."""
    keywords: tuple[tuple[str, bool], ...]
    """Those that are given by keyword alone."""
    any_places: bool = False
    any_keywords: bool = False


@for_python("register_fake", "impl_abstract")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for fake implementations that do not take what the operator's schema says."""
    custom = {function.name: function for _, function in _custom_operators(source)}
    for function in _functions(source):
        decorators = function.decorator_list
        operators = [_operator(source, one, custom) for one in decorators]
        for operator in operators if all(operators) else ():
            wanted = operator if isinstance(operator, _Takes) else _defined(source, str(operator))
            said = _difference(wanted, _taken_by(function)) if wanted else ""
            if said:
                at = source.text.find("def ", kit.python_syntax.span(source.text, function)[0])
                end = at + len("def ") + len(function.name)
                details = {"function": function.name, "said": said}
                found = evidence(source, at, end, confidence=Confidence.LIKELY)
                yield found._replace(details=details)
                break


def _functions(source: Source) -> Iterator[ast.FunctionDef]:
    return (
        n for n in kit.python_syntax.python_nodes(source.text) if isinstance(n, kit.ast.FunctionDef)
    )


def _operator(
    source: Source, decorator: ast.expr, custom: Mapping[str, ast.FunctionDef]
) -> str | _Takes | None:
    """Return the operator that a decorator registers a fake implementation of, or what that takes."""
    match decorator:
        case kit.ast.Call(func=called, args=[kit.ast.Constant(value=str(name))]) if "::" in name:
            of_torch = re.fullmatch(_REGISTERS, kit.python.meant(source.text, called))
            return name if of_torch else None
        case kit.ast.Attribute(value=kit.ast.Name(id=name), attr="register_fake") if name in custom:
            return _taken_by(custom[name])
        case kit.ast.Call(
            func=kit.ast.Attribute(value=kit.ast.Name(id=name), attr="register_fake"), args=[]
        ):
            return _taken_by(custom[name]) if name in custom else None
    return None


def _custom_operators(source: Source) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the operators whose schema is inferred from a function of a file, with it."""
    for function in _functions(source) if "custom_op" in source.text else ():
        match function.decorator_list:
            case [
                kit.ast.Call(
                    func=called, args=[kit.ast.Constant(value=str(name)), *_], keywords=given
                )
            ]:
                is_inferred = all(k.arg not in ("schema", None) for k in given)
                if (
                    is_inferred
                    and kit.python.meant(source.text, called) == "torch.library.custom_op"
                ):
                    yield name, function


def _defined(source: Source, operator: str) -> _Takes | None:
    """Return what an operator takes by its one definition in the project; None where there is no such one."""
    namespace, _, name = operator.partition("::")
    files = (source, *source.project)
    found = {
        _taken_by_schema(one.schema)
        for _, block in kit.operators.blocks_in(files)
        for one in block.registered
        if one.verb == "def" and one.name == name and block.namespace == namespace
        if "(" in one.schema
    }
    for one in (source, *kit.operators.python_of(source.project)):
        if name in one.text:
            found |= {_taken_by(f) for op, f in _custom_operators(one) if op == operator}
            found |= set(_defined_in_python(one, operator))
    return found.pop() if len(found) == 1 else None


def _defined_in_python(source: Source, operator: str) -> Iterator[_Takes | None]:
    for call in kit.python.python_calls(source, r"(?:[\w.]+\.)?define"):
        texts = [a.value for a in call.node.args if isinstance(a, kit.ast.Constant)]
        schema = "".join(text for text in texts if isinstance(text, str))
        if re.match(rf"\s*(?:\w+::)?{operator.partition('::')[2]}\s*\(", schema):
            yield _taken_by_schema(schema)


def _taken_by_schema(schema: str) -> _Takes | None:
    start = schema.find("(")
    end = kit.brackets.closing(schema, start)
    places: list[tuple[str, bool]] = []
    keywords: list[tuple[str, bool]] = []
    into = places
    for begin, stop in kit.brackets.split(schema, start + 1, end) if end else ():
        said, equals, _ = schema[begin:stop].partition("=")
        name = said.split()[-1] if said.split() else ""
        if name == "*":
            into = keywords
        elif not name.isidentifier():
            return None
        else:
            into.append((name, bool(equals)))
    return _Takes(tuple(places), tuple(keywords)) if end else None


def _taken_by(function: ast.FunctionDef) -> _Takes:
    given = function.args
    places = [a.arg for a in (*given.posonlyargs, *given.args)]
    first_optional = len(places) - len(given.defaults)
    pairs = zip(given.kwonlyargs, given.kw_defaults, strict=True)
    return _Takes(
        tuple((name, number >= first_optional) for number, name in enumerate(places)),
        tuple((one.arg, default is not None) for one, default in pairs),
        given.vararg is not None,
        given.kwarg is not None,
    )


def _difference(wanted: _Takes, taken: _Takes) -> str:
    """Return what a function lacks of what an operator is called with; nothing where it lacks nothing."""
    by_place, own = taken.places, dict(taken.keywords)
    by_name = dict(by_place[len(wanted.places) :]) | own
    if len(by_place) < len(wanted.places) and not taken.any_places:
        return f"the operator has {len(wanted.places)} arguments, it takes {len(by_place)} by place"
    for (name, is_optional), (_, may_lack) in zip(by_place, wanted.places, strict=False):
        if may_lack and not is_optional:
            return f"{name} has a default in the schema, and none here"
    for name, may_lack in wanted.keywords:
        if name not in by_name and not taken.any_keywords:
            return f"it does not take the keyword {name}"
        if may_lack and not by_name.get(name, True):
            return f"{name} has a default in the schema, and none here"
    unasked = [name for name, is_optional in by_name.items() if not is_optional]
    missing = [name for name in unasked if name not in dict(wanted.keywords)]
    return f"the operator has no argument {missing[0]}" if missing else ""


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
    in_log=_in_failure,
    in_source=_in_source,
    fix=Fix(
        "give {function} exactly the parameters, order and defaults of the operator's schema, and test it with "
        "torch.library.opcheck"
    ),
    examples=(
        Log(
            "torch._dynamo.exc.Unsupported: TypeError when making fake tensor call\n"
            "  Developer debug context: TypeError geometry.area.default: area_fake() takes 1 positional argument but 2 "
            "were given"
        ),
        Log(
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
        Source("area.py", f"{_CUSTOM}@area.register_fake\ndef _(y, z=1):\n    return y\n"),
        Source(
            "area.py",
            f"{_CUSTOM}@area.register_fake\ndef _(*args, **kwargs):\n    return args[0]\n",
        ),
        Source("area.py", _AREA, project=(_CPP,)),
        Source(
            "area.py", _AREA.replace("geometry", "shapes").replace("x, k", "x"), project=(_CPP,)
        ),
        Source("area.py", f"@traced\n{_AREA[13:].replace('x, k', 'x')}", project=(_CPP,)),
        Log("TypeError: forward() missing 1 required positional argument: 'mask'"),
        Log("TypeError: dot() got an unexpected keyword argument 'trans_b'"),
        Log("RuntimeError: There was no fake impl registered for <CustomOpDef(geometry::area)>."),
    ),
)
