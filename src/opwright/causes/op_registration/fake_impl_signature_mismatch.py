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
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import Seen, called_for, compiled, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

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
_TRACING = _FROM_FAKE + r"|FakeTensor|fake_tensor|_dynamo|register_fake|torch\.compile|opcheck"


@called_for(_BY_NAME, _TYPE_ERROR, _ANY_NAME)
def _in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for a fake implementation that was called with what it does not take."""
    for found in seen(failure, _TYPE_ERROR):
        if not found.groups["op"].startswith(("aten.", "prims.")):
            yield _told(found, Confidence.CERTAIN)
    is_traced = is_seen(failure, _TRACING)
    for found in (
        f for f in seen(failure, _BY_NAME) if compiled(_FAKE).search(f.groups["function"])
    ):
        yield _told(found, Confidence.CERTAIN if is_traced else Confidence.LIKELY)
    if is_seen(failure, _FROM_FAKE):
        for found in seen(failure, _ANY_NAME):
            yield _told(found, Confidence.LIKELY)


def _told(found: Seen, confidence: Confidence) -> Evidence:
    return found.evidence(confidence, function=found.groups["function"])


CAUSE = Cause(
    name="fake-impl-signature-mismatch",
    family="op-registration",
    title="the fake implementation {function}() does not take what the operator is called with: {said}",
    explanation=__doc__,
    since="0.2",
    in_failure=_in_failure,
    fix=Fix(
        "give {function} exactly the parameters, order and defaults of the operator's schema, and test it with "
        "torch.library.opcheck"
    ),
    examples=(
        Failure(
            "torch._dynamo.exc.Unsupported: TypeError when making fake tensor call\n"
            "  Developer debug context: TypeError geometry.area.default: area_fake() takes 1 positional argument but 2 "
            "were given"
        ),
        Failure(
            '  File "/venv/lib/python3.11/site-packages/torch/_library/custom_ops.py", line 784, in fake_impl\n'
            "    return self._abstract_fn(*args, **kwargs)\n"
            "TypeError: _() got an unexpected keyword argument 'eps'"
        ),
    ),
    counterexamples=(
        Failure("TypeError: forward() missing 1 required positional argument: 'mask'"),
        Failure("TypeError: dot() got an unexpected keyword argument 'trans_b'"),
        Failure(
            "RuntimeError: There was no fake impl registered for <CustomOpDef(geometry::area)>."
        ),
    ),
)
