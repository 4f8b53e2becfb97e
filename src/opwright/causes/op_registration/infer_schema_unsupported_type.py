"""
`torch.library.custom_op`, `triton_op` and `infer_schema` write the operator's schema from the annotations of a Python
function. A schema knows few types: Tensor, int, float, bool, str, dtype, device, Scalar, their Optional and
their lists. An annotation outside of them is refused while the module is imported, before anything runs.

What is met most: `tuple`, `dict`, a class of one's own or a missing annotation; `list[int]`, which torch 2.5 and
older refuse although it is the same as `typing.List[int]`; `int | None` on old releases; and `from
__future__ import annotations` at the head of the file, which turns every annotation into a string that torch before
2.5 does not look up. So code that was written with a new torch fails on an older one.

`*args`, positional-only parameters and a return annotation that is no Tensor, number or list of Tensors are
refused in the same way. With `schema=` the annotations are not looked at.

In sources only what every release refuses is told, `list[int]` and postponed annotations for the old ones alone; a
class of one's own is left out, since newer releases let it be registered.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.model import Cause, Evidence, Fix, Log, Source, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast


_DECORATORS = frozenset({"torch.library.custom_op", "torch.library.triton_op"})
_NEVER = frozenset(
    {
        *("dict", "set", "tuple", "list", "object", "bytes", "slice", "complex"),
        *("typing.Dict", "typing.Any", "typing.Callable", "typing.Tuple", "typing.Set"),
        *("collections.abc.Callable", "numpy.ndarray", "typing.Mapping"),
    }
)


@for_python(r"\bcustom_op\b", r"\btriton_op\b")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for functions under custom_op whose annotations no schema can be made of."""
    tree = kit.python_syntax.python_tree(source.text)
    for function in kit.ast.walk(tree) if tree else ():
        if isinstance(function, kit.ast.FunctionDef) and _is_inferred(source.text, function):
            for node, what in _refused(source, function):
                at = node or function
                start, end = kit.python_syntax.span(source.text, at)
                yield evidence(source, start, end if node else start + 3, what=what)


def _is_inferred(text: str, function: ast.FunctionDef) -> bool:
    return any(
        isinstance(d, kit.ast.Call)
        and kit.python.meant(text, d.func) in _DECORATORS
        and all(keyword.arg not in ("schema", None) for keyword in d.keywords)
        and len(function.decorator_list) == 1
        for d in function.decorator_list
    )


def _refused(
    source: Source, function: ast.FunctionDef
) -> Iterator[tuple[ast.expr | ast.arg | None, str]]:
    given = function.args
    for one in (*given.posonlyargs, *given.args, *given.kwonlyargs):
        if one.annotation is None:
            yield one, f"parameter {one.arg} has no annotation"
        elif said := _unsupported(source, one.annotation):
            yield one.annotation, f"parameter {one.arg} is annotated {said}"
    for starred in filter(None, (given.vararg, given.kwarg)):
        yield starred, f"parameter *{starred.arg} stands for many"
    for one in given.posonlyargs:
        yield one, f"parameter {one.arg} is positional-only"
    if function.returns is None:
        yield None, f"{function.name}() has no return annotation"


def _unsupported(source: Source, annotation: ast.expr) -> str:
    subscripted = isinstance(annotation, kit.ast.Subscript)
    outer = annotation.value if isinstance(annotation, kit.ast.Subscript) else annotation
    name = kit.python.meant(source.text, outer)
    said = kit.ast.unparse(annotation)
    if name in _NEVER and not (name == "list" and subscripted):
        return said
    is_postponed = kit.python.imported(source.text).get("annotations") == "__future__.annotations"
    if is_postponed or (name == "list" and subscripted):
        limit = "2.5" if is_postponed else "2.6"
        affected = [
            v
            for v in kit.targets.since(source.target, "2.4")
            if v in kit.targets.before(source.target, limit)
        ]
        if affected:
            return f"{said}, {'postponed, ' if is_postponed else ''}which torch {kit.targets.ranges(tuple(affected))} refuses"
    return ""


_HEAD = "import torch\nfrom torch import Tensor\nfrom torch.library import custom_op\n"
_OP = '@custom_op("geometry::area", mutates_args=())\n'

CAUSE = Cause(
    title="torch cannot make a schema of the function's annotations: {what}",
    in_log=log_rule(
        r"infer_schema\(func\): (?P<what>(?:Parameter|Return)[^\n]{1,80}?(?:unsupported type [^\n]{1,60}?|annotation)[.,])",
        r"infer_schema\(func\): (?P<what>[A-Z][^\n.]{5,120})",
        r"custom_op\([^\n]{0,60}\)\(func\): (?P<what>[A-Z][^\n.]{5,120})",
        r"(?P<what>Parameter \w{1,60} has unsupported type [^\n]{1,60}?)\. The valid types are",
        r"(?P<what>annotation_type\.__origin__) is tuple",
        r"(?P<what>Return has unsupported type [^\n]{1,60}?)\. The valid types are",
    ),
    in_source=_in_source,
    fix=Fix(
        "annotate with Tensor, int, float, bool, str, typing.List[...], typing.Optional[...] or "
        "typing.Sequence[...], without postponed annotations on torch before 2.5, or pass schema="
    ),
    examples=(
        Log(
            "ValueError: infer_schema(func): Parameter sizes has unsupported type list[int]. The valid types are: "
            "dict_keys([<class 'torch.Tensor'>, typing.Optional[torch.Tensor]]). Got func with signature (x, sizes)"
        ),
        Log(
            "ValueError: infer_schema(func): Parameter x must have a type annotation. Got func with signature "
            "(x, k: int) -> torch.Tensor)"
        ),
        Log(
            '  File "/opt/env/lib/python3.11/site-packages/torch/_library/infer_schema.py", line 93, in infer_schema\n'
            "    if annotation_type.__origin__ is tuple:\n"
            "AttributeError: __origin__"
        ),
        Source(
            "ops.py",
            f"{_HEAD}{_OP}def area(x: Tensor, sizes: tuple[int, int]) -> Tensor:\n    return x\n",
        ),
        Source("ops.py", f"{_HEAD}{_OP}def area(x: Tensor, k=1) -> Tensor:\n    return x\n"),
        Source("ops.py", f"{_HEAD}{_OP}def area(x: Tensor):\n    return x.clone()\n"),
        Source(
            "ops.py",
            f"{_HEAD}{_OP}def area(x: Tensor, sizes: list[int]) -> Tensor:\n    return x\n",
            Target(torch=">=2.5"),
        ),
        Source(
            "ops.py",
            f"from __future__ import annotations\n{_HEAD}{_OP}def area(x: Tensor) -> Tensor:\n    return x\n",
            Target(torch="2.4"),
        ),
    ),
    counterexamples=(
        Source(
            "ops.py",
            f"{_HEAD}{_OP}def area(x: Tensor, k: int | None, sizes: list[int]) -> Tensor:\n    return x\n",
        ),
        Source(
            "ops.py",
            f"from __future__ import annotations\n{_HEAD}{_OP}def area(x: Tensor) -> None:\n    pass\n",
        ),
        Source(
            "ops.py",
            _HEAD
            + _OP.replace("=()", "=(), schema='(Tensor x) -> Tensor'")
            + "def area(x):\n    return x\n",
        ),
        Source("ops.py", f"from mine import custom_op\n{_OP}def area(x):\n    return x\n"),
        Log("TypeError: infer_schema() missing 1 required keyword-only argument: 'mutates_args'"),
        Log("RuntimeError: Expected tensors, got unsupported type <class 'list'>"),
    ),
)
