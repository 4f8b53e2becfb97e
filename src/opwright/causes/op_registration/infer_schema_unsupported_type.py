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
"""

from opwright.log_signs import in_log
from opwright.model import Cause, Failure, Fix

CAUSE = Cause(
    name="infer-schema-unsupported-type",
    family="op-registration",
    title="torch cannot make a schema of the function's annotations: {what}",
    explanation=__doc__,
    since="0.2",
    in_failure=in_log(
        r"infer_schema\(func\): (?P<what>(?:Parameter|Return)[^\n]{1,80}?(?:unsupported type [^\n]{1,60}?|annotation)[.,])",
        r"infer_schema\(func\): (?P<what>[A-Z][^\n.]{5,120})",
        r"custom_op\([^\n]{0,60}\)\(func\): (?P<what>[A-Z][^\n.]{5,120})",
        r"(?P<what>Parameter \w{1,60} has unsupported type [^\n]{1,60}?)\. The valid types are",
        r"(?P<what>Return has unsupported type [^\n]{1,60}?)\. The valid types are",
    ),
    fix=Fix(
        "annotate with Tensor, int, float, bool, str, typing.List[...], typing.Optional[...] or "
        "typing.Sequence[...], without postponed annotations on torch before 2.5, or pass schema="
    ),
    examples=(
        Failure(
            "ValueError: infer_schema(func): Parameter sizes has unsupported type list[int]. The valid types are: "
            "dict_keys([<class 'torch.Tensor'>, typing.Optional[torch.Tensor]]). Got func with signature (x, sizes)"
        ),
        Failure(
            "ValueError: infer_schema(func): Parameter x must have a type annotation. Got func with signature "
            "(x, k: int) -> torch.Tensor)"
        ),
    ),
    counterexamples=(
        Failure(
            "TypeError: infer_schema() missing 1 required keyword-only argument: 'mutates_args'"
        ),
        Failure("RuntimeError: Expected tensors, got unsupported type <class 'list'>"),
    ),
)
