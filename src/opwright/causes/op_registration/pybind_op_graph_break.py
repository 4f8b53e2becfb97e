"""
torch.compile reads Python bytecode. A function that pybind11 has bound (`m.def` in a PYBIND11_MODULE) has none, and
torch knows nothing of it: neither what it returns, nor whether it changes its arguments. So the graph is
cut there, the function is called as it is, and a new graph begins behind it, once per call site.

Mostly that is only slow and printed as a warning; with `fullgraph=True`, in torch.export and in
`torch.compiler.set_stance` that forbids breaks it is an error. The name in the message is pybind11's own for the
holder of the function (`PyCapsule`, `pybind11_detail_function_record_...`) with the function's name behind the
last dot.

A registered operator is opaque to the compiler in the right way: it has a schema, and with a fake
implementation the graph goes through it. Registering needs no second build: `torch.library.custom_op` may wrap the
bound function. `torch.compiler.allow_in_graph` is for functions made of torch operators, and fails with those that
read memory.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import Seen, called_for, compiled, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_UNKNOWN = r"does not know how to trace the builtin .{1,2}?(?P<function>[\w.<>]{1,200})"
_BREAK = r"Graph break due to unsupported builtin (?P<function>[\w.<>]{1,200})"
_CAPSULE = (
    r"(?P<function>[\w.]{0,80}(?:PyCapsule|pybind11_detail_function_record\w{0,100})\.\w{1,80})"
)
_OF_PYTHON = (
    r"(?:builtins|_?warnings|_?io|os|posix|nt|sys|time|_thread|gc|math|_?operator|itertools|_?functools|_?collections"
    r"|inspect|_?weakref|_?random|_?socket|numpy|torch\._C(?!\w)|None)\b"
)
_IS_ERROR = r"exc\.Unsupported|Unsupported:|fullgraph=True|UserError|BackendCompilerFailed"


@called_for(_UNKNOWN, _BREAK, _CAPSULE)
def _in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for functions that the compiler cannot read, and that are none of Python's own."""
    is_error = is_seen(failure, _IS_ERROR)
    for found in seen(failure, _UNKNOWN, _BREAK, _CAPSULE):
        function = found.groups["function"].rstrip(".")
        is_bound = "pybind11" in function or "PyCapsule" in function
        if is_bound or not compiled(_OF_PYTHON).match(function):
            yield _told(found, _confidence(is_error=is_error, is_bound=is_bound), function)


def _confidence(*, is_error: bool, is_bound: bool) -> Confidence:
    """Return how sure it is that this is what failed; as a warning, the program goes on."""
    if not is_error:
        return Confidence.POSSIBLE
    return Confidence.CERTAIN if is_bound else Confidence.LIKELY


def _told(found: Seen, confidence: Confidence, function: str) -> Evidence:
    return found.evidence(confidence, function=function.rpartition(".")[2] or function)


CAUSE = Cause(
    name="pybind-op-graph-break",
    family="op-registration",
    title="torch.compile cannot trace {function}, which pybind11 has bound and torch does not know",
    explanation=__doc__,
    since="0.2",
    in_failure=_in_failure,
    fix=Fix(
        "wrap {function} in torch.library.custom_op with a fake implementation, or keep it out with "
        "torch.compiler.disable"
    ),
    examples=(
        Failure(
            "torch._dynamo.exc.Unsupported: Graph break due to unsupported builtin geometry._C.PyCapsule.area. This "
            "function is either a Python builtin (e.g. _warnings.warn) or a third-party C/C++ Python extension"
        ),
        Failure(
            "torch._dynamo.exc.Unsupported: Attempted to call function marked as skipped\n"
            "  Explanation: Dynamo does not know how to trace the builtin "
            "`geometry.pybind11_detail_function_record_v1_system_libstdcpp_gxx_abi_1xxx.area.` This function is either"
        ),
    ),
    counterexamples=(
        Failure(
            "torch._dynamo.exc.Unsupported: Dynamo does not know how to trace the builtin `_warnings.warn.` This "
            "function is either a Python builtin (e.g. _warnings.warn)"
        ),
        Failure("torch._dynamo.exc.Unsupported: Data-dependent branching"),
    ),
)
