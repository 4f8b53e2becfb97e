"""
`m.def("op(...) -> Tensor", &op)` in a TORCH_LIBRARY block, or `torch.library.impl` without a device, registers
the kernel for every backend at once, under the key CompositeImplicitAutograd. That key promises that the function
is made of other torch operators: autograd differentiates through them, and torch.compile and export look
inside. So torch refuses a fake implementation beside it: the fake one could never be reached.

For a kernel that reads memory itself the promise is wrong. The message is the lucky case; without the attempt
to register a fake implementation the kernel is called with FakeTensors while tracing, or gradients are
silently missing.

The way out is not to drop the fake implementation but to give the kernel its device: `m.def` with the schema
alone, and `m.impl` in a TORCH_LIBRARY_IMPL block for CPU, CUDA or both. Newer releases of torch say it in other
words: a meta kernel should not be registered for an operator that has a CompositeImplicitAutograd kernel.
"""

from opwright.log_signs import in_log
from opwright.model import Cause, Failure, Fix

CAUSE = Cause(
    name="custom-op-wrong-dispatch-key",
    family="op-registration",
    title="the kernel of {op} was registered for no device, which forbids a fake implementation",
    explanation=__doc__,
    since="0.2",
    in_failure=in_log(
        r"the operator (?P<op>[\w:.]{1,120})\s+already has an implementation[^\n]{0,80}\s[^\n]{0,60}CompositeImplicitAutograd",
        r"We should not register a meta kernel[^\n]{0,30}operator .{1,2}?(?P<op>[\w:.]{1,120}).{1,2}?,\s+because"
        r" it has a CompositeImplicitAutograd",
        r"pre-existing registration to\s+DispatchKey::CompositeImplicitAutograd",
        op="the operator",
    ),
    fix=Fix(
        "define the schema alone and register the kernel for its device: TORCH_LIBRARY_IMPL(ns, CUDA, m) with "
        "m.impl, or custom_op(..., device_types='cuda')"
    ),
    examples=(
        Failure(
            "RuntimeError: register_fake(...): the operator geometry::area already has an implementation for this "
            "device type via a pre-existing registration to DispatchKey::CompositeImplicitAutograd."
            "CompositeImplicitAutograd operators do not need an fake impl"
        ),
        Failure(
            "RuntimeError: We should not register a meta kernel directly to the operator 'geometry::area', because it "
            "has a CompositeImplicitAutograd kernel in core. Instead we should let the operator decompose"
        ),
    ),
    counterexamples=(
        Failure(
            "RuntimeError: register_fake(...): the operator geometry::area already has a DispatchKey::Meta "
            "implementation via a pre-existing torch.library or TORCH_LIBRARY registration."
        ),
        Failure(
            "CompositeImplicitAutograd: registered at aten/src/ATen/RegisterCompositeImplicitAutograd_0.cpp:2 [kernel]"
        ),
    ),
)
