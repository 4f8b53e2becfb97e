"""
torch.compile and torch.export run the program once with FakeTensors, which have a shape, a dtype and a device and
no memory. Every operator therefore needs a second implementation that computes only the shape of its
result: the fake (before torch 2.4: abstract, or meta) implementation. For torch's own operators it is there; for
a custom one its author writes it.

Without it torch says so by name, or, where the kernel was registered for all devices at once, calls the
real kernel with a FakeTensor. That kernel asks for the address of the data, and torch refuses: `Cannot access
data pointer of Tensor (e.g. FakeTensor)`, in older releases `its data is not allocated yet`. A function of a C++
module that is no operator at all ends there, too.

It is no fault of the installed versions; the eager program works. With graph breaks allowed torch.compile goes
round the operator in silence, so that the same code fails only with `fullgraph=True`, in export and in servers that
compile whole models.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import Seen, called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_TOLD_OF = r"(?P<op>[A-Za-z_]\w{0,60}::[\w.]{1,80}):? attempted to run this operator with Meta tensors, but there was no "
_TOLD = r"no (?:fake|abstract) impl(?:ementation)? (?:or Meta kernel )?(?:was )?registered(?: for <\w{3,20}\((?P<op>[\w:.]{1,120})\))?"
_POINTER = r"Cannot access data pointer of Tensor \(e\.g\. FakeTensor"
_ALLOCATED = r"non-zero number of elements, but its data is not allocated yet"
_NO_META = r"Could not run '(?P<op>[\w:.]{1,120})' with arguments from the 'Meta' backend"
_NO_FAKE = r"Operator does not support running with fake tensors"
_UNSUPPORTED = r"(?:UnsupportedOperatorException:|unsupported operator:) (?P<op>[A-Za-z_]\w{0,60}\.[\w.]{1,80})"
_DISPATCH = r"Multiple dispatch failed for .{1,2}?(?:torch\.ops\.)?(?P<op>[\w.:]{1,120})"
_IN_PYTHON = r"specified that you may need to import the .{1,2}?(?P<op>[\w.]{1,100})"
_TRACING = r"FakeTensor|fake_tensor|torch[./\\](?:_dynamo|export|_inductor|compile)|make_fx|[mM]eta tensors"


@called_for(
    *(
        _TOLD_OF,
        _TOLD,
        _POINTER,
        _ALLOCATED,
        _NO_META,
        _NO_FAKE,
        _UNSUPPORTED,
        _DISPATCH,
        _IN_PYTHON,
    )
)
def _in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for operators that were run with tensors that have no memory."""
    for found in seen(failure, _TOLD_OF, _NO_META, _UNSUPPORTED, _DISPATCH, _TOLD, _NO_FAKE):
        operator = found.groups.get("op", "")
        if not operator.startswith(("aten", "prim", "torch.ops.aten", "quantized", "c10d")):
            yield _told(found, _confidence(failure, found))
    for found in seen(failure, _POINTER):
        yield _told(found, Confidence.CERTAIN)
    for found in seen(failure, _ALLOCATED, _IN_PYTHON):
        yield _told(found, Confidence.LIKELY)


def _confidence(failure: Failure, found: Seen) -> Confidence:
    if "Multiple dispatch" in found.quote or "Meta' backend" in found.quote:
        return Confidence.LIKELY if is_seen(failure, _TRACING) else Confidence.POSSIBLE
    return Confidence.CERTAIN


def _told(found: Seen, confidence: Confidence) -> Evidence:
    operator = found.groups.get("op", "").replace(".default", "")
    return found.evidence(confidence, op=operator or "a custom operator")


CAUSE = Cause(
    name="missing-fake-impl",
    family="op-registration",
    title="torch.compile or export traces {op}, which has no fake implementation",
    explanation=__doc__,
    since="0.2",
    in_failure=_in_failure,
    fix=Fix(
        "register one that returns empty tensors of the right shape, dtype and device: "
        "@torch.library.register_fake('namespace::op'); make a bare extension function a custom operator first"
    ),
    examples=(
        Failure(
            "NotImplementedError: geometry::area: attempted to run this operator with Meta tensors, but there was no "
            "fake impl or Meta kernel registered. You may have run into this message while using an operator with "
            "PT2 compilation APIs (torch.compile/torch.export)"
        ),
        Failure(
            "RuntimeError: Cannot access data pointer of Tensor (e.g. FakeTensor, FunctionalTensor). If you're using "
            "torch.compile/export/fx, it is likely that we are erroneously tracing into a custom kernel."
        ),
        Failure(
            "RuntimeError: There was no fake impl registered for <CustomOpDef(geometry::area)>. This is necessary for "
            "torch.compile/export/fx tracing to work."
        ),
    ),
    counterexamples=(
        Failure(
            "NotImplementedError: Could not run 'aten::_local_scalar_dense' with arguments from the 'Meta' backend."
        ),
        Failure(
            "NotImplementedError: Could not run 'geometry::area' with arguments from the 'CUDA' backend."
        ),
        Failure(
            "RuntimeError: register_fake(...): the operator geometry::area already has a fake impl registered at x.py:3"
        ),
    ),
)
