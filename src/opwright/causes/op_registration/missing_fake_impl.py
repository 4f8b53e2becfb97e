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

In sources it is found for operators that take and return tensors and have a kernel for a device in C++, where all of
the project was read and no Python or C++ file of it registers a fake, abstract or meta implementation under that
name; and for `torch.library.custom_op` in the same way. Whether anybody compiles it is for its users, so that it is
only possible, unless the same namespace has fake implementations for others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import LogMatch, find_matches, has_match
from opwright.model import C_FAMILY, Cause, Confidence, Evidence, Fix, Language, Log, Source

_TOLD_OF = r"(?P<op>[A-Za-z_]\w{0,60}::[\w.]{1,80}):? attempted to run this operator with Meta tensors, but there was no "
_TOLD = r"no (?:fake|abstract) impl(?:ementation)? (?:or Meta kernel )?(?:was )?registered(?: for <\w{3,20}\((?P<op>[\w:.]{1,120})\))?"
_LISTED = (
    r"(?P<op>(?:torch\.ops\.)?\b[A-Za-z_][\w.:]{1,120}) is missing a fake kernel implementation"
)
"""In the list of draft_export's."""
_POINTER = r"Cannot access data pointer of Tensor (?:\(e\.g\. FakeTensor|that doesn't have storage)"
_ALLOCATED = r"non-zero number of elements, but its data is not allocated yet"
_NO_META = r"Could not run '(?P<op>[\w:.]{1,120})' with arguments from the 'Meta' backend"
_NO_FAKE = r"Operator does not support running with fake tensors"
_UNSUPPORTED = r"(?:UnsupportedOperatorException:|unsupported operator:) (?P<op>[A-Za-z_]\w{0,60}\.[\w.]{1,80})"
_DISPATCH = r"Multiple dispatch failed for .{1,2}?(?:torch\.ops\.)?(?P<op>[\w.:]{1,120})"
_IN_PYTHON = r"specified that you may need to import the .{1,2}?(?P<op>[\w.]{1,100})"
_TRACING = r"FakeTensor|fake_tensor|torch[./\\](?:_dynamo|export|_inductor|compile)|make_fx|[mM]eta tensors"


@log_check(
    *(
        _TOLD_OF,
        _TOLD,
        _POINTER,
        _ALLOCATED,
        _LISTED,
        _NO_META,
        _NO_FAKE,
        _UNSUPPORTED,
        _DISPATCH,
        _IN_PYTHON,
    )
)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for operators that were run with tensors that have no memory."""
    for found in find_matches(
        log, _TOLD_OF, _LISTED, _NO_META, _UNSUPPORTED, _DISPATCH, _TOLD, _NO_FAKE
    ):
        operator = found.groups.get("op", "")
        if not operator.startswith(("aten", "prim", "torch.ops.aten", "quantized", "c10d")):
            yield _told(found, _confidence(log, found))
    for found in find_matches(log, _POINTER):
        yield _told(found, Confidence.CERTAIN)
    for found in find_matches(log, _ALLOCATED, _IN_PYTHON):
        yield _told(found, Confidence.LIKELY)


def _confidence(log: Log, found: LogMatch) -> Confidence:
    if "Multiple dispatch" in found.quote or "Meta' backend" in found.quote:
        return Confidence.LIKELY if has_match(log, _TRACING) else Confidence.POSSIBLE
    return Confidence.CERTAIN


def _told(found: LogMatch, confidence: Confidence) -> Evidence:
    operator = found.groups.get("op", "").replace(".default", "")
    return found.evidence(confidence, op=operator or "a custom operator")


_DEVICES = frozenset({"CPU", "CUDA", "PrivateUse1", "HIP", "XPU", "MPS"})
_TRACED = re.compile(r"Meta|Composite\w+|CatchAll")
_FAKES = r"(?:fake|abstract|[mM]eta|FAKE|META)\w*\s*\([^)]{0,200}?\b"
_IN_A_LOOP = re.compile(
    r"(?:register_fake|impl_abstract|register_meta)\w*\s*\(\s*(?!self\b|cls\b)(?:f[\"']|[a-z_]\w*\s*[,)+])"
)
_OWN = frozenset({"aten", "prim", "prims", "quantized"})


@for_sources(r"\bTORCH_LIBRARY", languages=C_FAMILY)
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for operators with kernels for devices, and nowhere in the project a fake one."""
    project = tuple(source.project)
    defining = [
        b
        for b in kit.operators.blocks(source)
        if "_IMPL" not in b.kind and kit.operators.is_literal(b.namespace)
    ]
    if not project or not defining or _fakes_by_loop(project):
        return
    keys: dict[tuple[str, str], set[str]] = {}
    for _, block in kit.operators.blocks_in(project):
        for one in block.registered if block.key else ():
            keys.setdefault((block.namespace, one.name), set()).add(block.key)
    for block in defining:
        bare = [
            one
            for one in block.registered
            if one.verb == "def"
            and "Tensor" in kit.operators.results(one.schema)
            and any(type_.startswith("Tensor") for type_, _ in kit.operators.parameters(one.schema))
            and keys.get((block.namespace, one.name), set()) & _DEVICES
            and not any(_TRACED.search(key) for key in keys[block.namespace, one.name])
            and block.namespace not in _OWN
            and not _has_fake(project, one.name)
        ]
        if bare:
            others = len(block.registered) > len(bare) and any(
                _has_fake(project, one.name) for one in block.registered
            )
            yield evidence(
                source,
                bare[0].piece.start,
                bare[0].piece.end,
                confidence=Confidence.LIKELY if others else Confidence.POSSIBLE,
                op=_some([f"{block.namespace}::{one.name}" for one in bare]),
            )


def _some(names: list[str]) -> str:
    return f"{names[0]} (and {len(names) - 1} more of it)" if len(names) > 1 else names[0]


def _fakes_by_loop(project: Iterable[Source]) -> bool:
    """Return whether fake implementations are registered under names that cannot be read."""
    return any(one.language is Language.PYTHON and _IN_A_LOOP.search(one.text) for one in project)


def _has_fake(project: Iterable[Source], op: str) -> bool:
    """Return whether any file of a project seems to register a fake implementation under a name."""
    pattern = re.compile(f"{_FAKES}{op}\\b|\\b{op}\\b[^\\n]{{0,120}}[\"']Meta[\"']")
    return any(op in one.text and pattern.search(one.text) for one in project)


_CPP = (
    "#include <torch/library.h>\n"
    'TORCH_LIBRARY(geometry, m) { m.def("area(Tensor x, int k=1) -> Tensor"); }\n'
    'TORCH_LIBRARY_IMPL(geometry, CUDA, m) { m.impl("area", &area); }\n'
)


def _project(python: str, cpp: str = _CPP) -> Source:
    files = (Source("ops.cpp", cpp), Source("ops.py", python))
    return files[0]._replace(project=files)


CAUSE = Cause(
    title="torch.compile or export traces {op}, which has no fake implementation",
    in_log=_in_failure,
    in_source=_in_source,
    fix=Fix(
        "register one that returns empty tensors of the right shape, dtype and device: "
        "@torch.library.register_fake('namespace::op'); make a bare extension function a custom operator first"
    ),
    examples=(
        Log(
            "NotImplementedError: geometry::area: attempted to run this operator with Meta tensors, but there was no "
            "fake impl or Meta kernel registered. You may have run into this message while using an operator with "
            "PT2 compilation APIs (torch.compile/torch.export)"
        ),
        Log(
            "RuntimeError: Cannot access data pointer of Tensor (e.g. FakeTensor, FunctionalTensor). If you're using "
            "torch.compile/export/fx, it is likely that we are erroneously tracing into a custom kernel."
        ),
        Log(
            "RuntimeError: There was no fake impl registered for <CustomOpDef(geometry::area)>. This is necessary for "
            "torch.compile/export/fx tracing to work."
        ),
        Log(
            "1. Missing fake kernel.\n    torch.ops.geometry.area.default is missing a fake kernel implementation."
        ),
        _project("import torch\ny = torch.ops.geometry.area(x)\n"),
    ),
    counterexamples=(
        _project(
            '@torch.library.register_fake("geometry::area")\ndef _(x, k=1):\n    return x.new_empty(())\n'
        ),
        _project("@register_meta('area')\ndef meta_area(x, k=1):\n    return x.new_empty(())\n"),
        _project("lib.impl('area', area, 'Meta')\n"),
        _project(
            "for name in NAMES:\n    torch.library.register_fake(f'geometry::{name}')(same_shape)\n"
        ),
        _project(
            "", f'{_CPP}TORCH_LIBRARY_IMPL(geometry, Meta, m) {{ m.impl("area", &area_meta); }}\n'
        ),
        _project("", _CPP.replace("-> Tensor", "-> ()")),
        Source("ops.cpp", _CPP),
        Log(
            "NotImplementedError: Could not run 'aten::_local_scalar_dense' with arguments from the 'Meta' backend."
        ),
        Log(
            "NotImplementedError: Could not run 'geometry::area' with arguments from the 'CUDA' backend."
        ),
        Log(
            "RuntimeError: register_fake(...): the operator geometry::area already has a fake impl registered at x.py:3"
        ),
    ),
)
