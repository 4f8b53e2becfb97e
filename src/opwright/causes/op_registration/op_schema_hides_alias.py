"""
A schema says how an operator's arguments and results share memory: `Tensor(a!) x` is written to, `Tensor(a) x ->
Tensor(a)` is returned as it came or as a view, and plain `Tensor` promises neither. Nobody checks the promise
when the operator is called in eager mode, so that `m.def("scale_(Tensor x) -> Tensor")` over a kernel that
multiplies in place and returns `x` seems to work.

torch.compile, export, autograd and CUDA graphs rely on it. Functionalisation takes a write that is not declared for none:
the call may be moved, merged with another one or dropped, and what it wrote is missing, with no message. A
result that is secretly the input is freed or overwritten while somebody still uses the other. In torch.library's
`opcheck` and for `custom_op` it is an error that says so.

The way out: write `(a!)` behind the type of each argument that the kernel writes to, and for an operator that returns
the same tensor return nothing, or `Tensor(a!)`. What is not meant to be in place returns a copy (`x.clone()`).

In a log it is told by `opcheck` and by torch's own checks: "is not defined to alias output but was aliasing", "is not
defined as mutable but was mutated", "The output of this custom operator (1) must not also be an input".

In sources it is found where the kernel stands in the same file as its `m.def` and, under the name of a parameter that the schema
calls a plain `Tensor`, returns it as it came or calls one of its methods that write in place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Source

_WRITES = (
    r"(?:copy|zero|fill|add|sub|mul|div|clamp|index_add|index_copy|index_put|masked_fill|scatter|scatter_add"
    r"|resize|set|relu|exp|sqrt|neg|normal|uniform|random)_"
)

_RETURNED = (
    r"(?P<op>\b[\w:.]{1,120}) \(with implementation in [^\n]{1,300}\): The output of this custom operator \(1\) must not also be an input",
    r"Tensors returned from custom ops \(1\) must not\s+be inputs to the custom op[\s\S]{1,300}?Offending op: (?P<op>[\w:.]{1,120})",
    r"The output of this custom operator \(1\) must not also be an input|Tensors returned from custom ops \(1\) must not\s+be inputs",
)
_CHECKED = r"Argument (?P<parameter>\w{1,80}) is not defined (?:to alias output but was aliasing|as (?P<written>mutable) but was mutated)"


@log_check(*_RETURNED, _CHECKED)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for what torch found an operator to do with the memory of its arguments."""
    for found in find_matches(log, _CHECKED):
        what = "writes to" if "written" in found.groups else "returns"
        yield found.evidence(kernel="its kernel", what=what, op="the operator")
    for found in find_matches(log, *_RETURNED):
        op = found.groups.get("op", "the operator")
        yield found.evidence(
            kernel="its kernel", what="returns", op=op, parameter="one of its arguments"
        )
        return


@for_sources(r"\bTORCH_LIBRARY")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for kernels that return or write to what their schema calls a plain tensor."""
    code = kit.sources.code_of(source)
    defined = [(b, one) for b in kit.operators.blocks(source) for one in b.registered]
    for block, one in defined:
        given = kit.operators.parameters(one.schema) if one.verb == "def" else ()
        kernels = {
            o.kernel for b, o in defined if b.namespace == block.namespace and o.name == one.name
        }
        for kernel in sorted(kernels - {""}):
            for name, what in _shared(code, kernel, given, kit.operators.results(one.schema)):
                yield evidence(
                    source,
                    one.piece.start,
                    one.piece.end,
                    confidence=Confidence.LIKELY,
                    op=one.name,
                    kernel=f"{kernel}()",
                    parameter=name,
                    what=what,
                )


def _shared(
    code: str, kernel: str, given: tuple[tuple[str, str], ...], returned: str
) -> Iterator[tuple[str, str]]:
    """Yield the plain tensors of a schema that its kernel returns or writes to, and which it does."""
    bodies = []
    for match in re.finditer(rf"\b{kernel}\s*\(", code):
        end = kit.brackets.closing(code, match.end() - 1)
        brace = re.compile(r"\s*\{").match(code, end + 1) if end else None
        if end and brace:
            bodies.append(
                (
                    kit.brackets.split(code, match.end(), end),
                    kit.brackets.block_around(code, brace.end()),
                )
            )
    if len(bodies) != 1 or len(bodies[0][0]) != len(given):
        return
    spans, body = bodies[0]
    inside = code[slice(*body)]
    for (begin, stop), (type_, _) in zip(spans, given, strict=True):
        name = re.search(r"(\w+)\s*$", code[begin:stop].partition("=")[0])
        if type_ != "Tensor" or not name or re.search(rf"\b{name[1]}\s*=(?!=)", inside):
            continue
        if re.search(rf"(?<![\w.>]){name[1]}\s*\.\s*{_WRITES}\s*\(", inside):
            yield name[1], "writes to"
        elif returned == "Tensor" and re.search(rf"\breturn\s+{name[1]}\s*;", inside):
            yield name[1], "returns"


def _op(schema: str, body: str) -> Source:
    return Source(
        "op.cpp",
        "#include <torch/library.h>\n"
        f"at::Tensor scale(const at::Tensor& x, double by) {{ {body} }}\n"
        f'TORCH_LIBRARY(ops, m) {{ m.def("{schema}"); }}\n'
        'TORCH_LIBRARY_IMPL(ops, CPU, m) { m.impl("scale", &scale); }\n',
    )


CAUSE = Cause(
    title="{kernel} {what} {parameter}, which the schema of {op} calls a plain Tensor",
    in_log=_in_failure,
    in_source=_in_source,
    fix=Fix(
        "write Tensor(a!) {parameter} in the schema of {op} if the kernel is to write to it (and return nothing, "
        "or Tensor(a!)); else work on a copy: {parameter}.clone()"
    ),
    examples=(
        Log(
            "RuntimeError: blend_fwd (with implementation in <module 'warpkit.ops' from '/opt/env/warpkit/ops.py'>): The output of "
            "this custom operator (1) must not also be an input to this custom operator and (2) may not alias any inputs"
        ),
        Log(
            "torch.testing._internal.optests.OpCheckError: opcheck(op, ...): test_schema failed with Argument buffer is not "
            "defined as mutable but was mutated"
        ),
        Log("RuntimeError: Argument x is not defined to alias output but was aliasing"),
        _op("scale(Tensor x, float by) -> Tensor", "x.mul_(by); return x;"),
        _op("scale(Tensor x, float by) -> Tensor", "if (by == 1) return x; return x * by;"),
    ),
    counterexamples=(
        Log("RuntimeError: Output 0 of ScaleBackward is a view and is being modified inplace."),
        _op("scale(Tensor(a!) x, float by) -> Tensor(a!)", "x.mul_(by); return x;"),
        _op("scale(Tensor x, float by) -> Tensor", "auto y = x.clone(); y.mul_(by); return y;"),
        _op("scale(Tensor x, float by) -> Tensor", "y.x.mul_(by); return x.mul(by);  // return x;"),
    ),
)
