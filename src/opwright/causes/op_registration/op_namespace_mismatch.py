"""
A C++ operator is known to torch as `namespace::name`, where the namespace is the first argument of the
`TORCH_LIBRARY` block, and is called as `torch.ops.namespace.name`. It is no attribute of the Python module in
which the library happens to lie, and the name of that module does not matter.

Four slips lead to a name that nobody has registered. The operator is called on the module, as a pybind11
function would be. `TORCH_LIBRARY(TORCH_EXTENSION_NAME, m)` is meant to follow the module's name, but the
macro of torch 2.5 and older does not expand its argument, and the namespace is literally
TORCH_EXTENSION_NAME; `TORCH_LIBRARY_EXPAND` was made for that. The schema string carries another namespace than
the block it stands in, which is refused while the library is loaded. Or two projects spell it with and without
an underscore.

The library itself loads: `torch.ops.loaded_libraries` lists it. Reinstalling or rebuilding it changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.log_signs import called_for, compiled, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

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
_BLOCK = r"TORCH_LIBRARY(?:_FRAGMENT|_EXPAND)?\(\s*(\w{1,80})\s*,"
_LOADED = re.compile(
    r"^>>> [^\n]{0,200}(?:load_library\(|is_python_module ?= ?False)[^\n]{0,200}\n(?=>>>|\s{1,9}>>>)",
    re.MULTILINE,
)
_LOADS = r"torch\.ops\.load_library|torch\.ops\.loaded_libraries|loaded (?:successfully|without)|TORCH_LIBRARY"


@called_for(_REFUSED, _REFUSED_HALF, _ASKED, _MISSING, _ON_MODULE)
def _in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for an operator that is registered, only not under the name it is asked for."""
    refused = list(seen(failure, _REFUSED))
    yield from (found.evidence() for found in refused)
    if not refused:
        yield from (f.evidence(registered="another one") for f in seen(failure, _REFUSED_HALF))
    opened = set(compiled(_BLOCK).findall(failure.log))
    for found in seen(failure, _ASKED, _MISSING):
        given = found.groups["given"]
        if opened and given not in opened:
            yield found.evidence(Confidence.CERTAIN, registered=min(opened))
        elif not opened and _LOADED.search(failure.log):
            yield found.evidence(Confidence.LIKELY, registered="another namespace")
        elif given == "TORCH_EXTENSION_NAME":
            yield found.evidence(Confidence.LIKELY, registered="the name of the module")
    for found in seen(failure, _ON_MODULE):
        surely = Confidence.LIKELY if opened else Confidence.POSSIBLE
        if opened or is_seen(failure, _LOADS):
            yield found.evidence(surely, registered=min(opened, default="torch.ops"))


CAUSE = Cause(
    name="op-namespace-mismatch",
    family="op-registration",
    title="the operator is asked for as {given}, and is registered under {registered}",
    explanation=__doc__,
    since="0.2",
    in_failure=_in_failure,
    masks=("op-library-not-loaded",),
    fix=Fix(
        "call it as torch.ops.<namespace>.<operator>, with one literal namespace in TORCH_LIBRARY and no "
        "namespace in the strings of m.def",
        commands=('grep -rn "TORCH_LIBRARY" .',),
    ),
    examples=(
        Failure(
            "terminate called after throwing an instance of 'c10::Error'\n"
            "  what():  Explicitly provided namespace (geometry) in schema string does not match namespace of enclosing "
            "TORCH_LIBRARY block (geometry_ops).  Move this definition to the (unique) TORCH_LIBRARY block"
        ),
        Failure(
            "TORCH_LIBRARY(TORCH_EXTENSION_NAME, m) {\n"
            '  m.def("area(Tensor x) -> Tensor", &area);\n'
            "}\n"
            "AttributeError: '_OpNamespace' 'geometry' object has no attribute 'area'"
        ),
    ),
    counterexamples=(
        Failure(
            "AttributeError: '_OpNamespace' 'fbgemm' object has no attribute 'dense_to_jagged'"
        ),
        Failure(
            "TORCH_LIBRARY(geometry, m) {\n"
            "AttributeError: '_OpNamespace' 'geometry' object has no attribute 'area'"
        ),
        Failure("AttributeError: module 'numpy' has no attribute 'bool'"),
    ),
)
