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

In sources it is found where a function under `torch.compile`, or one of the same file that it calls, calls what the project's own
PYBIND11_MODULE binds: certain with `fullgraph=True`, else only possible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import (
    C_FAMILY,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
    Source,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

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


@log_check(_UNKNOWN, _BREAK, _CAPSULE)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for functions that the compiler cannot read, and that are none of Python's own."""
    is_error = has_match(log, _IS_ERROR)
    for found in find_matches(log, _UNKNOWN, _BREAK, _CAPSULE):
        function = found.groups["function"].rstrip(".")
        is_bound = "pybind11" in function or "PyCapsule" in function
        if is_bound or not compiled(_OF_PYTHON).match(function):
            yield _told(found, _confidence(is_error=is_error, is_bound=is_bound), function)


def _confidence(*, is_error: bool, is_bound: bool) -> Confidence:
    """Return how sure it is that this is what failed; as a warning, the program goes on."""
    if not is_error:
        return Confidence.POSSIBLE
    return Confidence.CERTAIN if is_bound else Confidence.LIKELY


def _told(found: LogMatch, confidence: Confidence, function: str) -> Evidence:
    return found.evidence(confidence, function=function.rpartition(".")[2] or function)


_COMPILE = "torch.compile"
_LEFT_OUT = r"\ballow_in_graph\b|\bis_compiling\b|\bis_dynamo_compiling\b"
"""Where a file arranges itself with the compiler, in a way that is not followed."""
_MODULE = r"\bPYBIND11_MODULE\s*\(\s*(\w+)\s*,"
_DEFINED = r"\bm\s*\.\s*def\s*\(\s*\"(\w+)\""
_NAMED_BY_BUILD = "TORCH_EXTENSION_NAME"


@for_python(r"torch\.compile\b")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for functions bound with pybind11 that compiled functions call."""
    if re.search(_LEFT_OUT, source.text) or not (bound := _bound(source)):
        return

    roots = dict(_compiled_functions(source))
    told: set[tuple[int, int]] = set()
    for sure in (Confidence.CERTAIN, Confidence.POSSIBLE):
        wanted = [
            name for name, is_whole in roots.items() if is_whole or sure is not Confidence.CERTAIN
        ]
        for call in _calls_below(source.text, wanted):
            module, _, function = kit.python.meant(source.text, call.func).rpartition(".")
            place = kit.python_syntax.span(source.text, call)
            if (module.rpartition(".")[2], function) in bound and place not in told:
                told.add(place)
                yield evidence(source, *place, confidence=sure, function=function)


def _bound(source: Source) -> set[tuple[str, str]]:
    """Return the functions that pybind11 binds in the project, each with its module's last name."""
    built = {e.name.rpartition(".")[2] for s in source.build for e in s.extensions if e.name}
    bound: set[tuple[str, str]] = set()
    for one in source.project:
        modules, functions = _bound_in(one.text) if one.language in C_FAMILY else ((), ())
        names = {*modules} - {_NAMED_BY_BUILD} | (built if _NAMED_BY_BUILD in modules else set())
        bound |= {(module, function) for module in names for function in functions}
    return bound


@lru_cache(maxsize=8192)
def _bound_in(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the modules that a C++ source makes, and the functions that it binds."""
    if "PYBIND11_MODULE" not in text:
        return (), ()
    return tuple(compiled(_MODULE).findall(text)), tuple(compiled(_DEFINED).findall(text))


def _compiled_functions(source: Source) -> Iterator[tuple[str, bool]]:
    """Yield the functions of a file that torch compiles, and whether their graph must be whole."""
    if kit.python.imported(source.text).get("torch") != "torch":
        return
    for node in kit.python_syntax.python_nodes(source.text):
        if isinstance(node, kit.ast.FunctionDef) and _COMPILE in kit.python.decorators(
            source.text, node
        ):
            given = [one for one in node.decorator_list if isinstance(one, kit.ast.Call)]
            yield node.name, any(map(_is_whole, given))
    for call in kit.python.python_calls(source, r"torch\.compile"):
        if call.node.args and isinstance(call.node.args[0], kit.ast.Name):
            yield call.node.args[0].id, _is_whole(call.node)


def _is_whole(call: ast.Call) -> bool:
    return any(
        k.arg == "fullgraph" and isinstance(k.value, kit.ast.Constant) and k.value.value is True
        for k in call.keywords
    )


def _calls_below(text: str, names: list[str]) -> Iterator[ast.Call]:
    """Yield the calls in some functions, and in those of the file that these call and nothing decorates."""
    tree = kit.python_syntax.python_tree(text)
    functions = kit.python.functions_of(tree) if tree else {}
    pending = [name for name in dict.fromkeys(names) if name in functions]
    known = set(pending)
    for name in pending:  # which grows
        for node in kit.ast.walk(functions[name]):
            if isinstance(node, kit.ast.Call):
                yield node
                called = node.func.id if isinstance(node.func, kit.ast.Name) else ""
                if called in functions and called not in known:
                    known.add(called)
                    if not functions[called].decorator_list:
                        pending.append(called)


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
    title="torch.compile cannot trace {function}, which pybind11 has bound and torch does not know",
    in_log=_in_failure,
    in_source=_in_source,
    fix=Fix(
        "wrap {function} in torch.library.custom_op with a fake implementation, or keep it out with "
        "torch.compiler.disable"
    ),
    examples=(
        Log(
            "torch._dynamo.exc.Unsupported: Graph break due to unsupported builtin geometry._C.PyCapsule.area. This "
            "function is either a Python builtin (e.g. _warnings.warn) or a third-party C/C++ Python extension"
        ),
        Log(
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
        Log(
            "torch._dynamo.exc.Unsupported: Dynamo does not know how to trace the builtin `_warnings.warn.` This "
            "function is either a Python builtin (e.g. _warnings.warn)"
        ),
        Log("torch._dynamo.exc.Unsupported: Data-dependent branching"),
    ),
)
