"""
torch knows a C++ operator as `namespace::name`, where the namespace is the first argument of the `TORCH_LIBRARY` block, and
Python calls it as `torch.ops.namespace.name`. It is not an attribute of the Python module that the library happens to be
in, and the name of that module does not matter.

Four slips lead to a name that nobody has registered. The operator is called on the module, as a pybind11 function would be.
`TORCH_LIBRARY(TORCH_EXTENSION_NAME, m)` is meant to follow the module's name, but up to torch 2.15 the macro takes its
argument as it is written, and the namespace is literally TORCH_EXTENSION_NAME (projects define a `TORCH_LIBRARY_EXPAND` for
that). The schema string names another namespace than its block, which is rejected while the library is loaded. Or two
projects spell it with and without an underscore.

The library itself loads: `torch.ops.loaded_libraries` lists it. Reinstalling or rebuilding it changes nothing.

In sources, opwright finds the last three: a schema with another namespace in a C++ file, the literal TORCH_EXTENSION_NAME,
and a name that a project's Python code uses in one namespace while its C++ code, all of it, defines that operator in
another.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources, with_details
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import C_FAMILY, Cause, Edit, Evidence, Fix, Language, Log, Safety, Source

_REFUSED = (
    r"Explicitly provided namespace \((?P<given>[\w.]{1,80})\) in (?:schema string|operator name) does not match "
    r"namespace of enclosing TORCH_LIBRARY\w{0,12} block \((?P<registered>[\w.]{1,80})\)"
)
_REFUSED_BEGINNING = r"Explicitly provided namespace \((?P<given>[\w.]{1,80})\) in"
_NO_OPERATOR_PATTERNS = (
    r"_OpNamespace.{0,2} .{1,2}?(?P<given>\w{1,80}).{1,2}? object has no attribute .{1,2}?(?P<op>\w{1,80})",
    r"[oO]perator (?P<given>\w{1,60})::(?P<op>[\w.]{1,80}) does not exist",
)
_NOT_IN_EXTENSION = r"module .{1,2}?(?P<given>[\w.]{0,80}(?:_C|_ops|_cuda|_ext|_extension|_kernels|_cpp|_lib)).{1,2}? has no attribute .{1,2}?(?P<op>[a-z]\w{1,80})"
_NOT_IN_MODULE = (
    r"module .{1,2}?(?P<given>[\w.]{1,80}).{1,2}? has no attribute .{1,2}?(?P<op>[a-z]\w{1,80})"
)
_PACKET = r"OpOverloadPacket\(op=['\"](?P<registered>\w{1,80})\.(?P<op>\w{1,80})"
_IMPLEMENTED_ONLY = r"Could not find schema for (?P<given>\w{1,60})::(?P<op>[\w.]{1,80}) but we found an implementation"
_BLOCK = r"TORCH_LIBRARY(?:_FRAGMENT|_EXPAND)?\(\s*(\w{1,80})\s*,"
_LOADED_IN_SESSION = r"(?m)^>>> [^\n]{0,200}(?:load_library\(|is_python_module ?= ?False)[^\n]{0,200}\n(?=>>>|\s{1,9}>>>)"
_LOADED = r"torch\.ops\.load_library|torch\.ops\.loaded_libraries|loaded (?:successfully|without)|TORCH_LIBRARY"


@log_check(*_NO_OPERATOR_PATTERNS, _NOT_IN_EXTENSION, _PACKET)
def _requested_elsewhere(log: Log) -> Iterator[Evidence]:
    """Look for an operator that is registered, but not under the name that it is requested by."""
    opened = set(compiled(_BLOCK).findall(log.text))
    for match in find_matches(log, *_NO_OPERATOR_PATTERNS):
        given = match.groups["given"]
        if opened and given not in opened:
            yield match.evidence(CERTAIN, registered=min(opened))
        elif not opened and compiled(_LOADED_IN_SESSION).search(log.text):
            yield match.evidence(LIKELY, registered="another namespace")
        elif given == "TORCH_EXTENSION_NAME":
            yield match.evidence(LIKELY, registered="the name of the module")
    packets = {m.groups["op"]: m.groups["registered"] for m in find_matches(log, _PACKET)}
    for match in find_matches(log, _NOT_IN_MODULE) if packets else ():
        if match.groups["op"] in packets:
            yield match.evidence(LIKELY, registered=packets[match.groups["op"]])
    for match in find_matches(log, _NOT_IN_EXTENSION):
        if opened or has_match(log, _LOADED):
            confidence = LIKELY if opened else POSSIBLE
            yield match.evidence(confidence, registered=min(opened, default="torch.ops"))


@for_sources(r"\bTORCH_LIBRARY", r"\btorch\.ops\.\w", languages=C_FAMILY | {Language.PYTHON})
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for operators that are defined in one namespace and requested in another."""
    if source.language is not Language.PYTHON:
        yield from _in_blocks(source)
        return
    for request, home in kit.operator_projects.misnamed_requests(source):
        yield evidence(source, request.start, request.end, given=request.text, registered=home)


def _in_blocks(source: Source) -> Iterator[Evidence]:
    for block in kit.operators.blocks(source):
        namespace = block.namespace
        if namespace == "TORCH_EXTENSION_NAME" and not block.kind:  # the other macros expand it
            details = {"given": "torch.ops.<name of the module>", "registered": namespace}
            yield with_details(evidence(source, block.start, confidence=LIKELY), details)
        for operator in block.registered if kit.operators.is_literal(namespace) else ():
            piece, given = operator.piece, operator.given_namespace
            if given not in ("", namespace) and '"' in piece.text:
                at = source.text.find(f"{given}::", piece.start)
                drop = (Edit(source.path, at, at + len(given) + 2, ""),)
                edits = drop if piece.start < at < piece.end else ()
                found = evidence(source, piece.start, piece.end, edits=edits, safety=Safety.REVIEW)
                yield with_details(found, {"given": given, "registered": namespace})


_ALIKE = "where both are called the same"


def _alike(match: LogMatch, _: Log) -> str:
    return _ALIKE if match.groups["given"] == match.groups["registered"] else ""


_CPP = '#include <torch/library.h>\nTORCH_LIBRARY(geometry_ops, m) { m.def("area(Tensor x) -> Tensor"); }\n'
_DEFINES = (Source("ops.cpp", _CPP),)

CAUSE = Cause(
    title="the operator is requested as {given}, but is registered under {registered}",
    titles={
        _ALIKE: "an operator and its TORCH_LIBRARY block both name {given}, and torch takes them for two: the library does not match this torch",
    },
    in_log=log_rules(
        rule(_REFUSED, title=_alike),
        rule(_REFUSED_BEGINNING, unless=_REFUSED, registered="another one"),
        rule(_IMPLEMENTED_ONLY, confidence=POSSIBLE, registered="another name, or nowhere"),
        _requested_elsewhere,
    ),
    in_source=in_source,
    explains=("op-library-not-loaded",),
    fix=Fix(
        "call it as torch.ops.<namespace>.<operator>, with one literal namespace in TORCH_LIBRARY and no "
        "namespace in the strings of m.def",
        commands=('grep -rn "TORCH_LIBRARY" .',),
        safety=Safety.REVIEW,
    ),
    examples=(
        (
            "terminate called after throwing an instance of 'c10::Error'\n"
            "  what():  Explicitly provided namespace (geometry) in schema string does not match namespace of enclosing "
            "TORCH_LIBRARY block (geometry_ops).  Move this definition to the (unique) TORCH_LIBRARY block"
        ),
        (
            "what():  Explicitly provided namespace (geometry) in schema string does not match namespace of enclosing "
            "TORCH_LIBRARY block (geometry)."
        ),
        (
            "TORCH_LIBRARY(TORCH_EXTENSION_NAME, m) {\n"
            '  m.def("area(Tensor x) -> Tensor", &area);\n'
            "}\n"
            "AttributeError: '_OpNamespace' 'geometry' object has no attribute 'area'"
        ),
        (
            "AttributeError: module 'geometry' has no attribute 'area'\n"
            ">>> torch.ops.shapes.area\n"
            "<OpOverloadPacket(op='shapes.area')>"
        ),
        Source("ops.cpp", _CPP.replace("area(", "geometry::area(")),
        Source(
            "ops.cpp",
            'TORCH_LIBRARY(TORCH_EXTENSION_NAME, m) { m.def("f(Tensor x) -> Tensor"); }\n',
        ),
        Source("area.py", "import torch\ny = torch.ops.geometry.area(x)\n", project=_DEFINES),
    ),
    counterexamples=(
        Source("ops.cpp", _CPP.replace("area(", "geometry_ops::area(")),
        Source(
            "ops.cpp",
            'TORCH_LIBRARY_FRAGMENT(TORCH_EXTENSION_NAME, m) { m.def("f(Tensor x) -> Tensor"); }\n'
            'TORCH_LIBRARY_IMPL(TORCH_EXTENSION_NAME, CUDA, m) { m.impl("f", &f); }\n',
        ),
        Source("ops.cpp", f"// TORCH_LIBRARY(TORCH_EXTENSION_NAME, m)\n{_CPP}"),
        Source("area.py", "import torch\ny = torch.ops.geometry_ops.area(x)\n", project=_DEFINES),
        Source("area.py", "import torch\ny = torch.ops.geometry.length(x)\n", project=_DEFINES),
        Source("area.py", "import torch\ny = torch.ops.geometry.area(x)\n"),
        Source("area.py", "import torch\ny = torch.ops.torch_sparse.area(x)\n", project=_DEFINES),
        Source(
            "area.py",
            "import torch\ny = torch.ops.geometry.area(x)\n",
            project=(
                *_DEFINES,
                Source("lib.py", "lib = torch.library.Library('geometry', 'DEF')\n"),
            ),
        ),
        "AttributeError: '_OpNamespace' 'fbgemm' object has no attribute 'dense_to_jagged'",
        (
            "TORCH_LIBRARY(geometry, m) {\n"
            "AttributeError: '_OpNamespace' 'geometry' object has no attribute 'area'"
        ),
        "AttributeError: module 'numpy' has no attribute 'bool'",
    ),
)
