"""
`torch.library.custom_op`, `triton_op` and `infer_schema` derive the operator's schema from the annotations of a Python
function. A schema knows few types: Tensor, int, float, bool, str, dtype, device, Scalar, their Optional and their lists.
Any other annotation is rejected while the module is imported, before anything runs.

The usual ones are `tuple`, `dict`, a class of your own or a missing annotation; `list[int]`, which torch 2.5 and older
reject although it is the same as `typing.List[int]`; `int | None` on old releases; and `from __future__ import annotations`
at the head of the file, which turns every annotation into a string that torch before 2.5 does not look up. So code that was
written with a new torch fails on an older one.

`*args`, positional-only parameters and a return annotation that is not a Tensor, number or list of Tensors are rejected,
too. With `schema=` the annotations do not matter.

torch's C++ is as strict with the functions that TORCH_LIBRARY registers: integers are int64_t or int8_t, numbers double, text
std::string_view or std::string; anything else stops the compiler at a static assertion of torch's own headers ("INVALID TYPE",
"You tried to register a kernel with an unsupported input type").

In sources only what every release rejects is reported, `list[int]` and postponed annotations for the old ones alone; a
class of your own is left out, since newer releases let it be registered.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.model import Cause, Evidence, Fix, Source, Target


@for_python(r"\bcustom_op\b", r"\btriton_op\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for functions under custom_op whose annotations no schema can be made of."""
    for function, node, what in kit.custom_ops.unsupported_parameters(source):
        start, end = kit.python_syntax.span(source.text, node or function)
        yield evidence(source, start, end if node else start + len("def"), what=what)


_HEAD = "import torch\nfrom torch import Tensor\nfrom torch.library import custom_op\n"
_OP = '@custom_op("geometry::area", mutates_args=())\n'

_REFUSED_IN_CXX = (
    r"(?:static assertion failed|static_assert failed|C2338)[^\n]{0,200}?INVALID TYPE: (?P<what>[^\"\n]{5,120})",
    r"(?:static assertion failed|static_assert failed|C2338)[^\n]{0,200}?You tried to register a kernel (?P<what>[^\"\n]{5,160})",
)
"""Static assertions of torch's headers, about the function that is registered."""
_IN_CXX = "where a C++ function is registered"

CAUSE = Cause(
    title="torch cannot infer a schema from the function's annotations: {what}",
    in_log=log_rules(
        rule(*_REFUSED_IN_CXX, title=_IN_CXX, remedy=_IN_CXX),
        rule(
            r"infer_schema\(func\): (?P<what>(?:Parameter|Return)[^\n]{1,80}?(?:unsupported type [^\n]{1,60}?|annotation)[.,])",
            r"infer_schema\(func\): (?P<what>[A-Z][^\n.]{5,120})",
            r"custom_op\([^\n]{0,60}\)\(func\): (?P<what>[A-Z][^\n.]{5,120})",
            r"(?P<what>Parameter \w{1,60} has unsupported type [^\n]{1,60}?)\. The valid types are",
            r"(?P<what>annotation_type\.__origin__) is tuple",
            r"(?P<what>Return has unsupported type [^\n]{1,60}?)\. The valid types are",
        ),
    ),
    in_source=in_source,
    fix=Fix(
        "annotate with Tensor, int, float, bool, str, typing.List[...], typing.Optional[...] or "
        "typing.Sequence[...], without postponed annotations on torch before 2.5, or pass schema="
    ),
    titles={_IN_CXX: "torch registers no C++ function of these types: {what}"},
    remedies={
        _IN_CXX: Fix(
            "change the types of the registered function: int64_t for int and the other integers, double for float, std::string_view for "
            "const char*, and what the message names"
        ),
    },
    examples=(
        (
            "torch/include/ATen/core/op_registration/infer_schema.h:41:21: error: static assertion failed: INVALID TYPE: float is not "
            "supported as an argument type, use double instead"
        ),
        (
            'torch/include/ATen/core/boxing/impl/make_boxed_from_unboxed_functor.h(193): error: static assertion failed with "You tried to '
            'register a kernel with an unsupported input type: vector<bool>. Please use List<bool> instead."'
        ),
        (
            "ValueError: infer_schema(func): Parameter sizes has unsupported type list[int]. The valid types are: "
            "dict_keys([<class 'torch.Tensor'>, typing.Optional[torch.Tensor]]). Got func with signature (x, sizes)"
        ),
        (
            "ValueError: infer_schema(func): Parameter x must have a type annotation. Got func with signature "
            "(x, k: int) -> torch.Tensor)"
        ),
        (
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
        "TypeError: infer_schema() missing 1 required keyword-only argument: 'mutates_args'",
        "RuntimeError: Expected tensors, got unsupported type <class 'list'>",
    ),
)
