"""
torch.compile and torch.export run the program once with FakeTensors, which have a shape, a dtype and a device, but no
memory. Every operator therefore needs a second implementation that computes only the shape of its result: the fake
(before torch 2.4: abstract, or meta) implementation. torch's own operators have one; for a custom one its author writes it.

Without it torch says so by name, or, where the kernel was registered for all devices at once, calls the real kernel with a
FakeTensor, and refuses it the address of the data: `Cannot access data pointer of Tensor (e.g. FakeTensor)`, in older
releases `its data is not allocated yet`. A function of a C++ module that is not an operator at all fails in the same way.
With graph breaks allowed torch.compile silently leaves the operator out of the graph, and the code fails only with
`fullgraph=True`, in export and in servers that compile whole models.

`opwright lint` reports this for operators that take and return tensors and have a kernel for a device in C++, or that
`torch.library.custom_op` makes, when all of the project was read and nothing in it registers a fake, abstract or meta
implementation under that name. Since perhaps nobody compiles it, that is only possible, unless others of the same namespace
have fake implementations. It is reported on request.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    if_group,
    if_in_log,
    log_rules,
    rule,
)
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Source

_AMBIGUOUS = (
    r"Could not run '(?P<op>[\w:.]{1,120})' with arguments from the 'Meta' backend",
    r"Multiple dispatch failed for .{1,2}?(?:torch\.ops\.)?(?P<op>[\w.:]{1,120})",
)
_NO_FAKE_IMPLEMENTATION = (
    r"(?P<op>[A-Za-z_]\w{0,60}::[\w.]{1,80}):? attempted to run this operator with Meta tensors, but there was no ",
    r"(?P<op>(?:torch\.ops\.)?\b[A-Za-z_][\w.:]{1,120}) is missing a fake kernel implementation",
    r"(?:UnsupportedOperatorException:|unsupported operator:) (?P<op>[A-Za-z_]\w{0,60}\.[\w.]{1,80})",
    r"no (?:fake|abstract) impl(?:ementation)? (?:or Meta kernel )?(?:was )?registered(?: for <\w{3,20}\((?P<op>[\w:.]{1,120})\))?",
    r"Operator does not support running with fake tensors",
    r"Cannot access data pointer of Tensor \(e\.g\. FakeTensor",
)
_NO_STORAGE = r"Cannot access data pointer of Tensor that doesn't have storage"
"""Of a FakeTensor, and of a real one that a binary for another torch reads wrongly."""
_OLD_OR_INDIRECT = (
    r"non-zero number of elements, but its data is not allocated yet",
    r"specified that you may need to import the .{1,2}?(?P<op>[\w.]{1,100})",
)
_TRACING = r"FakeTensor|fake_tensor|torch[./\\](?:_dynamo|export|_inductor|compile)|make_fx|[mM]eta tensors"
_IF_CUSTOM = if_group("op", r"(?!aten|prim|torch\.ops\.aten|quantized|c10d).*", then=CERTAIN)


def _ambiguous_confidence(match: LogMatch, log: Log) -> Confidence | None:
    return _IF_CUSTOM(match, log) and (LIKELY if has_match(log, _TRACING) else POSSIBLE)


def _operator(match: LogMatch, _: Log) -> str:
    return match.groups.get("op", "").replace(".default", "") or "a custom operator"


@for_sources(r"\bTORCH_LIBRARY")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for operators with kernels for devices, and nowhere in the project a fake one."""
    for found in kit.operator_projects.untraceable_operators(source):
        place, confidence = found.piece[1:], LIKELY if found.is_exception else POSSIBLE
        more = f" (and {len(found.names) - 1} more of its namespace)" if found.names[1:] else ""
        yield evidence(source, *place, confidence=confidence, op=found.names[0] + more)


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
    in_log=log_rules(
        rule(*_NO_FAKE_IMPLEMENTATION, confidence=_IF_CUSTOM, op=_operator),
        rule(
            _NO_STORAGE,
            confidence=if_in_log(_TRACING, then=LIKELY, otherwise=POSSIBLE),
            op=_operator,
        ),
        rule(*_AMBIGUOUS, confidence=_ambiguous_confidence, op=_operator),
        rule(*_OLD_OR_INDIRECT, confidence=LIKELY, op=_operator),
    ),
    in_source=in_source,
    is_linted_on_request=True,
    fact="",  # whichever operators of a project lack one
    fix=Fix(
        "register one that returns empty tensors of the right shape, dtype and device: "
        "@torch.library.register_fake('namespace::op'); make a bare extension function a custom operator first"
    ),
    examples=(
        (
            "NotImplementedError: geometry::area: attempted to run this operator with Meta tensors, but there was no "
            "fake impl or Meta kernel registered. You may have run into this message while using an operator with "
            "PT2 compilation APIs (torch.compile/torch.export)"
        ),
        (
            "RuntimeError: Cannot access data pointer of Tensor (e.g. FakeTensor, FunctionalTensor). If you're using "
            "torch.compile/export/fx, it is likely that we are erroneously tracing into a custom kernel."
        ),
        (
            "RuntimeError: There was no fake impl registered for <CustomOpDef(geometry::area)>. This is necessary for "
            "torch.compile/export/fx tracing to work."
        ),
        "1. Missing fake kernel.\n    torch.ops.geometry.area.default is missing a fake kernel implementation.",
        _project("import torch\ny = torch.ops.geometry.area(x)\n"),
        _project(
            "",
            "TORCH_LIBRARY_EXPAND(TORCH_EXTENSION_NAME, ops) {\n"
            '  ops.def("area(Tensor x) -> Tensor");\n  ops.impl("area", torch::kCUDA, &area);\n}\n',
        ),
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
        _project(
            "y = torch.compile(lambda x: torch.ops.geometry.energy(x))(x)\n",
            f'{_CPP}TORCH_LIBRARY_FRAGMENT(geometry, m) {{ m.def("energy(Tensor x) -> Tensor"); }}\n'
            'TORCH_LIBRARY_IMPL(geometry, AutogradCUDA, m) { m.impl("energy", &energy); }\n',
        ),
        _project(
            '@torch.library.register_fake(f"{NAME}::area")\ndef _(x):\n    return x.new_empty(())\n',
            "TORCH_LIBRARY_EXPAND(TORCH_EXTENSION_NAME, ops) {\n"
            '  ops.def("area(Tensor x) -> Tensor");\n  ops.impl("area", torch::kCUDA, &area);\n}\n',
        ),
        _project(
            "",
            'TORCH_LIBRARY(geometry, m) {\n  m.def("area(Tensor x) -> Tensor");\n'
            '  m.impl("area", c10::DispatchKey::CUDA, &area);\n  m.impl("area", torch::kMeta, &area_meta);\n}\n',
        ),
        Source("ops.cpp", _CPP),
        "NotImplementedError: Could not run 'aten::_local_scalar_dense' with arguments from the 'Meta' backend.",
        "NotImplementedError: Could not run 'geometry::area' with arguments from the 'CUDA' backend.",
        "RuntimeError: register_fake(...): the operator geometry::area already has a fake impl registered at x.py:3",
    ),
)
