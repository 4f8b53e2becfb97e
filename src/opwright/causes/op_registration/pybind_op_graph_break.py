"""
torch.compile reads Python bytecode. A function that pybind11 has bound (`m.def` in a PYBIND11_MODULE) has none, and torch
knows neither what it returns nor whether it changes its arguments. So it cuts the graph there, calls the function as it is,
and begins a new graph after it, once per call site.

Mostly that is only slow, and printed as a warning; with `fullgraph=True`, in torch.export and where
`torch.compiler.set_stance` forbids breaks it is an error. The name in the message is pybind11's own for the holder of the
function (`PyCapsule`, `pybind11_detail_function_record_...`) with the function's name after the last dot.

A registered operator is opaque to the compiler in the right way: it has a schema, and with a fake implementation the graph
goes through it. Registering needs no second build: `torch.library.custom_op` may wrap the bound function.
`torch.compiler.allow_in_graph` is for functions made of torch operators, and fails with those that read memory.

`opwright lint` reports this when a function under `torch.compile`, or one of the same file that it calls, calls what the
project's own PYBIND11_MODULE binds: certain with `fullgraph=True`, else only possible.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import LogMatch, compiled, has_match
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Log, Source

_PATTERNS = (
    r"does not know how to trace the builtin .{1,2}?(?P<function>[\w.<>]{1,200})",
    r"Graph break due to unsupported builtin (?P<function>[\w.<>]{1,200})",
    r"(?P<function>[\w.]{0,80}(?:PyCapsule|pybind11_detail_function_record\w{0,100})\.\w{1,80})",
)
_STANDARD_LIBRARY = (
    r"(?:builtins|_?warnings|_?io|os|posix|nt|sys|time|_thread|gc|math|_?operator|itertools|_?functools|_?collections"
    r"|inspect|_?weakref|_?random|_?socket|numpy|torch\._C(?!\w)|None)\b"
)
_ERROR = r"exc\.Unsupported|Unsupported:|fullgraph=True|UserError|BackendCompilerFailed"


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that this is what failed; after a warning the program goes on."""
    function = match.groups["function"]
    is_bound = "pybind11" in function or "PyCapsule" in function
    if not is_bound and compiled(_STANDARD_LIBRARY).match(function):
        return None
    if not has_match(log, _ERROR):
        return POSSIBLE
    return CERTAIN if is_bound else LIKELY


def _function(match: LogMatch, _: Log) -> str:
    return match.groups["function"].rstrip(".").rpartition(".")[2]


@for_python(r"torch\.compile\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for functions bound with pybind11 that compiled functions call."""
    for place, function, is_refused in kit.pybind_calls.traced_calls(source):
        confidence = CERTAIN if is_refused else POSSIBLE
        yield evidence(source, *place, confidence=confidence, function=function)


_PYTHON = (
    "import torch\nfrom op import _C\n"
    "def area(x):\n    return _C.area(x)\n"
    "@torch.compile(fullgraph=True)\ndef step(x):\n    return area(x) * 2\n"
)
_BIND = Source("bind.cpp", 'PYBIND11_MODULE(_C, m) {\n  m.def("area", &area);\n}\n')


def _project(python: str, bind: Source = _BIND) -> Source:
    file = Source("op/ops.py", python)
    return file._replace(project=(file, bind))


CAUSE = Cause(
    title="torch.compile cannot trace {function}, which is bound with pybind11 and unknown to torch",
    in_log=log_rules(rule(*_PATTERNS, confidence=_confidence, function=_function)),
    in_source=in_source,
    fix=Fix(
        "wrap {function} in torch.library.custom_op with a fake implementation, or keep it out with "
        "torch.compiler.disable"
    ),
    examples=(
        (
            "torch._dynamo.exc.Unsupported: Graph break due to unsupported builtin geometry._C.PyCapsule.area. This "
            "function is either a Python builtin (e.g. _warnings.warn) or a third-party C/C++ Python extension"
        ),
        (
            "torch._dynamo.exc.Unsupported: Attempted to call function marked as skipped\n"
            "  Explanation: Dynamo does not know how to trace the builtin "
            "`geometry.pybind11_detail_function_record_v1_system_libstdcpp_gxx_abi_1xxx.area.` This function is either"
        ),
        _project(_PYTHON),
        _project(
            "import torch\nfrom . import _C\ndef step(x):\n    return _C.area(x)\n"
            "fast = torch.compile(step)\n",
        ),
        _project(
            _PYTHON,
            _BIND._replace(text=_BIND.text.replace("_C", "TORCH_EXTENSION_NAME")),
        )._replace(build=(BuildScript("setup.py", "CppExtension('op._C', ['bind.cpp'])\n"),)),
    ),
    counterexamples=(
        _project(_PYTHON.replace("def area", "@torch.compiler.disable\ndef area")),
        _project(_PYTHON.replace("_C.area(x)", "torch.ops.op.area(x)")),
        _project(_PYTHON.replace("_C.area", "_C.other")),
        _project(_PYTHON.replace("@torch.compile(fullgraph=True)\n", "")),
        _project(_PYTHON.replace("import torch\n", "import torch\nallow_in_graph(_C.area)\n")),
        _project(_PYTHON)._replace(project=()),
        (
            "torch._dynamo.exc.Unsupported: Dynamo does not know how to trace the builtin `_warnings.warn.` This "
            "function is either a Python builtin (e.g. _warnings.warn)"
        ),
        "torch._dynamo.exc.Unsupported: Data-dependent branching",
    ),
)
