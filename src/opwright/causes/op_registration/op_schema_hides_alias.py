"""
A schema says how an operator's arguments and results share memory: `Tensor(a!) x` is written to, `Tensor(a) x -> Tensor(a)`
is returned as it came or as a view, and plain `Tensor` promises neither. Eager mode does not check the promise, so that
`m.def("scale_(Tensor x) -> Tensor")` over a kernel that multiplies in place and returns `x` seems to work.

torch.compile, export, autograd and CUDA graphs rely on it. Functionalisation takes an undeclared write for none: the call
may be moved, merged with another one or dropped, and what it wrote is missing, with no message. A result that is secretly
the input is freed or overwritten while the other is still in use.

Write `(a!)` after the type of each argument that the kernel writes to; an operator that returns the same tensor returns
nothing, or `Tensor(a!)`. What is not meant to be in place returns a copy (`x.clone()`).

In a log `opcheck` and torch's own checks of a `custom_op` say so: "is not defined to alias output but was aliasing", "is not
defined as mutable but was mutated", "The output of this custom operator (1) must not also be an input".

`opwright lint` reports this when the kernel is in the same file as its `m.def` and, under the name of a parameter that the
schema calls a plain `Tensor`, returns it as it came or calls one of its methods that write in place.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources
from opwright.model import Cause, Evidence, Fix, Source

_RETURNED = (
    r"(?P<op>\b[\w:.]{1,120}) \(with implementation in [^\n]{1,300}\): The output of this custom operator \(1\) must not also be an input",
    r"Tensors returned from custom ops \(1\) must not\s+be inputs to the custom op[\s\S]{1,300}?Offending op: (?P<op>[\w:.]{1,120})",
    r"The output of this custom operator \(1\) must not also be an input|Tensors returned from custom ops \(1\) must not\s+be inputs",
)
_CHECKED = r"Argument (?P<parameter>\w{1,80}) is not defined (?:to alias output but was aliasing|as (?P<written>mutable) but was mutated)"


@for_sources(r"\bTORCH_LIBRARY")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for kernels that return or write to what their schema calls a plain tensor."""
    for found in kit.kernel_effects.hidden_effects(source):
        yield evidence(
            source,
            *(found.definition.start, found.definition.end),
            confidence=POSSIBLE,  # its authors may know
            op=found.operator,
            kernel=f"{found.kernel}()",
            parameter=found.parameter,
            what=found.effect,
        )


def _op(schema: str, body: str, *, key: str = "CPU") -> Source:
    return Source(
        "op.cpp",
        "#include <torch/library.h>\n"
        f"at::Tensor scale(const at::Tensor& x, double by) {{ {body} }}\n"
        f'TORCH_LIBRARY(ops, m) {{ m.def("{schema}"); }}\n'
        f'TORCH_LIBRARY_IMPL(ops, {key}, m) {{ m.impl("scale", &scale); }}\n',
    )


CAUSE = Cause(
    title="{kernel} {what} {parameter}, which the schema of {op} calls a plain Tensor",
    in_log=log_rules(
        rule(
            _CHECKED,
            kernel="its kernel",
            what=lambda match, _: "writes to" if "written" in match.groups else "returns",
            op="the operator",
        ),
        rule(
            *_RETURNED,
            is_last=True,
            kernel="its kernel",
            what="returns",
            op="the operator",
            parameter="one of its arguments",
        ),
    ),
    in_source=in_source,
    fix=Fix(
        "write Tensor(a!) {parameter} in the schema of {op} if the kernel is to write to it (and return nothing, "
        "or Tensor(a!)); else work on a copy: {parameter}.clone()"
    ),
    examples=(
        (
            "RuntimeError: blend_fwd (with implementation in <module 'warpkit.ops' from '/opt/env/warpkit/ops.py'>): The output of "
            "this custom operator (1) must not also be an input to this custom operator and (2) may not alias any inputs"
        ),
        (
            "torch.testing._internal.optests.OpCheckError: opcheck(op, ...): test_schema failed with Argument buffer is not "
            "defined as mutable but was mutated"
        ),
        "RuntimeError: Argument x is not defined to alias output but was aliasing",
        _op("scale(Tensor x, float by) -> Tensor", "x.mul_(by); return x;"),
        _op("scale(Tensor x, float by) -> Tensor", "if (by == 1) return x; return x * by;"),
    ),
    counterexamples=(
        "RuntimeError: Output 0 of ScaleBackward is a view and is being modified inplace.",
        _op("scale(Tensor(a!) x, float by) -> Tensor(a!)", "x.mul_(by); return x;"),
        _op("scale(Tensor x, float by) -> Tensor", "return x;", key="HPU"),
        _op("scale(Tensor x, float by) -> Tensor", "auto y = x.clone(); y.mul_(by); return y;"),
        _op("scale(Tensor x, float by) -> Tensor", "y.x.mul_(by); return x.mul(by);  // return x;"),
    ),
)
