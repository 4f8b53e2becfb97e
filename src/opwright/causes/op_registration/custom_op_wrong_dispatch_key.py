"""
`m.def("op(...) -> Tensor", &op)` in a TORCH_LIBRARY block, or `torch.library.impl` without a device, registers the kernel
for every backend at once, under the key CompositeImplicitAutograd. That key promises that the function is made of other
torch operators: autograd differentiates through them, and torch.compile and export look inside. So torch rejects a fake
implementation beside it, which could never be reached.

For a kernel that reads memory itself the promise is wrong. The message is the lucky case; without the attempt to register a
fake implementation the kernel is called with FakeTensors while tracing, or gradients are silently missing.

Do not drop the fake implementation, but give the kernel its device: `m.def` with the schema alone, and `m.impl` in a
TORCH_LIBRARY_IMPL block for CPU, CUDA or both. Newer releases of torch word it differently: a meta kernel should not be
registered for an operator that has a CompositeImplicitAutograd kernel.

`opwright lint` reports this when `m.def` in C++ is given the kernel, and a Python file of the same project registers a fake
implementation for that operator by its full name.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_rule
from opwright.causes.kit.sources import evidence, for_sources
from opwright.model import Cause, Evidence, Fix, Source


@for_sources(r"\bTORCH_LIBRARY")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for operators that are defined with their kernel, and have a fake implementation in Python."""
    for block in kit.operators.blocks(source):
        if kit.operators.is_literal(block.namespace) and not block.key:
            for operator in block.registered:
                full_name = f"{block.namespace}::{operator.name}"
                has_kernel = operator.verb == "def" and operator.kernel
                if has_kernel and kit.operator_projects.has_fake_of(source, full_name):
                    yield evidence(source, operator.piece.start, operator.piece.end, op=full_name)


_DEF = '#include <torch/library.h>\nTORCH_LIBRARY(geometry, m) { m.def("area(Tensor x) -> Tensor", &area); }\n'
_FAKE = Source(
    "ops.py",
    'import torch\n@torch.library.register_fake("geometry::area")\ndef _(x):\n    return x.new_empty(())\n',
)

CAUSE = Cause(
    title="the kernel of {op} was registered for no device, which forbids a fake implementation",
    in_log=log_rule(
        r"the operator (?P<op>[\w:.]{1,120})\s+already has an implementation[^\n]{0,80}\s[^\n]{0,60}CompositeImplicitAutograd",
        r"We should not register a meta kernel[^\n]{0,30}operator [^\w\n]{1,2}(?P<op>(?!torchvision::)[\w:.]{1,120}).{1,2}?,\s+because"
        r" it has a CompositeImplicitAutograd",
        r"pre-existing registration to\s+DispatchKey::CompositeImplicitAutograd",
        op="the operator",
    ),
    in_source=in_source,
    fix=Fix(
        "define the schema alone and register the kernel for its device: TORCH_LIBRARY_IMPL(ns, CUDA, m) with "
        "m.impl, or custom_op(..., device_types='cuda')"
    ),
    examples=(
        (
            "RuntimeError: register_fake(...): the operator geometry::area already has an implementation for this "
            "device type via a pre-existing registration to DispatchKey::CompositeImplicitAutograd."
            "CompositeImplicitAutograd operators do not need an fake impl"
        ),
        (
            "RuntimeError: We should not register a meta kernel directly to the operator 'geometry::area', because it "
            "has a CompositeImplicitAutograd kernel in core. Instead we should let the operator decompose"
        ),
        Source("ops.cpp", _DEF, project=(_FAKE,)),
    ),
    counterexamples=(
        Source(
            "ops.cpp",
            _DEF.replace(", &area", "")
            + 'TORCH_LIBRARY_IMPL(geometry, CUDA, m) { m.impl("area", &area); }\n',
            project=(_FAKE,),
        ),
        Source(
            "ops.cpp",
            _DEF.replace("&area", "torch::dispatch(c10::DispatchKey::CUDA, TORCH_FN(area))"),
            project=(_FAKE,),
        ),
        Source("ops.cpp", _DEF, project=(_FAKE._replace(text=_FAKE.text.replace("@", "# @")),)),
        Source("ops.cpp", _DEF),
        (
            "RuntimeError: register_fake(...): the operator geometry::area already has a DispatchKey::Meta "
            "implementation via a pre-existing torch.library or TORCH_LIBRARY registration."
        ),
        "CompositeImplicitAutograd: registered at aten/src/ATen/RegisterCompositeImplicitAutograd_0.cpp:2 [kernel]",
    ),
)
