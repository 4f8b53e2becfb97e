"""
A C++ operator is known to torch as `namespace::name`, where the namespace is the first argument of the
`TORCH_LIBRARY` block, and is called as `torch.ops.namespace.name`. It is no attribute of the Python module in
which the library happens to lie, and the name of that module does not matter.

Four slips lead to a name that nobody has registered. The operator is called on the module, as a pybind11
function would be. `TORCH_LIBRARY(TORCH_EXTENSION_NAME, m)` is meant to follow the module's name, but the
macro takes its argument as it is written, in every release up to 2.15, and the namespace is literally
TORCH_EXTENSION_NAME; projects write a `TORCH_LIBRARY_EXPAND` of their own for that. The schema string carries another namespace than
the block it stands in, which is refused while the library is loaded. Or two projects spell it with and without
an underscore.

The library itself loads: `torch.ops.loaded_libraries` lists it. Reinstalling or rebuilding it changes nothing.

In sources the last three are found: a schema with another namespace in a C++ file, the literal
TORCH_EXTENSION_NAME, and a name that a project's Python code asks for in one namespace while its C++ code, all of
it, defines that operator in another one alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import compiled, find_matches, has_match
from opwright.model import (
    C_FAMILY,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Fix,
    Language,
    Log,
    Safety,
    Source,
)

_REFUSED = (
    r"Explicitly provided namespace \((?P<given>[\w.]{1,80})\) in (?:schema string|operator name) does not match "
    r"namespace of enclosing TORCH_LIBRARY\w{0,12} block \((?P<registered>[\w.]{1,80})\)"
)
_REFUSED_HALF = r"Explicitly provided namespace \((?P<given>[\w.]{1,80})\) in"
_ASKED = r"_OpNamespace.{0,2} .{1,2}?(?P<given>\w{1,80}).{1,2}? object has no attribute .{1,2}?(?P<op>\w{1,80})"
_MISSING = r"[oO]perator (?P<given>\w{1,60})::(?P<op>[\w.]{1,80}) does not exist"
_ON_MODULE = (
    r"module .{1,2}?(?P<given>[\w.]{0,80}(?:_C|_ops|_cuda|_ext|_extension|_kernels|_cpp|_lib)).{1,2}? has no attribute "
    r".{1,2}?(?P<op>[a-z]\w{1,80})"
)
_ON_ANY_MODULE = (
    r"module .{1,2}?(?P<given>[\w.]{1,80}).{1,2}? has no attribute .{1,2}?(?P<op>[a-z]\w{1,80})"
)
_PACKET = r"OpOverloadPacket\(op=['\"](?P<registered>\w{1,80})\.(?P<op>\w{1,80})"
_NOT_DEFINED = r"Could not find schema for (?P<given>\w{1,60})::(?P<op>[\w.]{1,80}) but we found an implementation"
"""Implemented under a name that nobody has defined."""
_BLOCK = r"TORCH_LIBRARY(?:_FRAGMENT|_EXPAND)?\(\s*(\w{1,80})\s*,"
_LOADED = re.compile(
    r"^>>> [^\n]{0,200}(?:load_library\(|is_python_module ?= ?False)[^\n]{0,200}\n(?=>>>|\s{1,9}>>>)",
    re.MULTILINE,
)
_LOADS = r"torch\.ops\.load_library|torch\.ops\.loaded_libraries|loaded (?:successfully|without)|TORCH_LIBRARY"


@log_check(_REFUSED, _REFUSED_HALF, _ASKED, _MISSING, _ON_MODULE, _PACKET, _NOT_DEFINED)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for an operator that is registered, only not under the name it is asked for."""
    yield from _refused(log)
    opened = set(compiled(_BLOCK).findall(log.text))
    for found in find_matches(log, _ASKED, _MISSING):
        given = found.groups["given"]
        if opened and given not in opened:
            yield found.evidence(Confidence.CERTAIN, registered=min(opened))
        elif not opened and _LOADED.search(log.text):
            yield found.evidence(Confidence.LIKELY, registered="another namespace")
        elif given == "TORCH_EXTENSION_NAME":
            yield found.evidence(Confidence.LIKELY, registered="the name of the module")
    shown = {found.groups["op"]: found.groups["registered"] for found in find_matches(log, _PACKET)}
    for found in find_matches(log, _ON_ANY_MODULE) if shown else ():
        if found.groups["op"] in shown:
            yield found.evidence(Confidence.LIKELY, registered=shown[found.groups["op"]])
    for found in find_matches(log, _ON_MODULE):
        surely = Confidence.LIKELY if opened else Confidence.POSSIBLE
        if opened or has_match(log, _LOADS):
            yield found.evidence(surely, registered=min(opened, default="torch.ops"))


def _refused(log: Log) -> Iterator[Evidence]:
    """Yield names that torch itself calls wrong, when the library is loaded or when it is asked for them."""
    refused = list(find_matches(log, _REFUSED))
    yield from (found.evidence() for found in refused)
    if not refused:
        yield from (f.evidence(registered="another one") for f in find_matches(log, _REFUSED_HALF))
    for found in find_matches(log, _NOT_DEFINED):
        yield found.evidence(Confidence.POSSIBLE, registered="another name, or nowhere,")


@for_sources(
    r"\bTORCH_LIBRARY",
    r"\btorch\.ops\.\w",
    languages=C_FAMILY | {Language.PYTHON},
)
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for operators that are defined in one namespace and meant in another."""
    yield from _asked_elsewhere(source) if source.language is Language.PYTHON else _in_block(source)


def _in_block(source: Source) -> Iterator[Evidence]:
    for block in kit.operators.blocks(source):
        if block.namespace == "TORCH_EXTENSION_NAME" and not block.kind:  # the others expand it
            yield evidence(
                source,
                block.start,
                confidence=Confidence.LIKELY,
                given="torch.ops.<name of the module>",
                registered=block.namespace,
            )
        for one in block.registered if kit.operators.is_literal(block.namespace) else ():
            if one.given_namespace not in ("", block.namespace) and '"' in one.piece.text:
                at = source.text.find(f"{one.given_namespace}::", one.piece.start)
                is_fixed = one.piece.start < at < one.piece.end
                drop = Edit(source.path, at, at + len(one.given_namespace) + 2, "")
                yield evidence(
                    source,
                    one.piece.start,
                    one.piece.end,
                    edits=(drop,) if is_fixed else (),
                    safety=Safety.REVIEW,
                    given=one.given_namespace,
                    registered=block.namespace,
                )


def _asked_elsewhere(source: Source) -> Iterator[Evidence]:
    defined: dict[str, set[str]] = {}
    for _, block in kit.operators.blocks_in(source.project):
        if not kit.operators.is_literal(block.namespace):
            return
        for one in block.registered:
            defined.setdefault(one.name, set()).add(block.namespace)
    namespaces = set().union(*defined.values()) if defined else set()
    for namespace, op, start, end in kit.operators.asked(source):
        homes = defined.get(op, set())
        if len(homes) != 1 or namespace in namespaces or namespace in _OF_TORCH:
            continue
        if _is_meant_for(namespace, min(homes)) and not _is_registered_in_python(
            source.project, namespace
        ):
            yield evidence(source, start, end, given=f"{namespace}.{op}", registered=min(homes))


def _is_meant_for(asked: str, registered: str) -> bool:
    """Return whether two names are close, so that one is not simply another project's operator."""
    one, other = (name.replace("_", "").lower() for name in (asked, registered))
    return one in other or other in one


_OF_TORCH = frozenset(
    {"aten", "prim", "prims", "quantized", "higher_order", "load_library", "c10d"}
)


def _is_registered_in_python(project: Iterable[Source], namespace: str) -> bool:
    """Return whether any Python file of a project may make a namespace of its own."""
    own = re.compile(
        rf"[\"']{namespace}(?:::|[\"'])|\bimport\s+{namespace}\b|\bfrom\s+{namespace}\b"
    )
    return any(own.search(one.text) for one in project if one.language is Language.PYTHON)


_CPP = '#include <torch/library.h>\nTORCH_LIBRARY(geometry_ops, m) { m.def("area(Tensor x) -> Tensor"); }\n'
_DEFINES = (Source("ops.cpp", _CPP),)

CAUSE = Cause(
    title="the operator is asked for as {given}, and is registered under {registered}",
    in_log=_in_failure,
    in_source=_in_source,
    explains=("op-library-not-loaded",),
    fix=Fix(
        "call it as torch.ops.<namespace>.<operator>, with one literal namespace in TORCH_LIBRARY and no "
        "namespace in the strings of m.def",
        commands=('grep -rn "TORCH_LIBRARY" .',),
        safety=Safety.REVIEW,
    ),
    examples=(
        Log(
            "terminate called after throwing an instance of 'c10::Error'\n"
            "  what():  Explicitly provided namespace (geometry) in schema string does not match namespace of enclosing "
            "TORCH_LIBRARY block (geometry_ops).  Move this definition to the (unique) TORCH_LIBRARY block"
        ),
        Log(
            "TORCH_LIBRARY(TORCH_EXTENSION_NAME, m) {\n"
            '  m.def("area(Tensor x) -> Tensor", &area);\n'
            "}\n"
            "AttributeError: '_OpNamespace' 'geometry' object has no attribute 'area'"
        ),
        Log(
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
        Log("AttributeError: '_OpNamespace' 'fbgemm' object has no attribute 'dense_to_jagged'"),
        Log(
            "TORCH_LIBRARY(geometry, m) {\n"
            "AttributeError: '_OpNamespace' 'geometry' object has no attribute 'area'"
        ),
        Log("AttributeError: module 'numpy' has no attribute 'bool'"),
    ),
)
