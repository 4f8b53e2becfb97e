"""
Under dynamic shapes torch.compile calls a size that may change `s0`, `s1`, ... (`u0` where it depends on data, `ks0`
inside kernels) and generates code with these names. Every one has to be defined at the head of the code
that uses it, from the shape of an input. Where a piece of code is compiled as a module of its own, the
definition can be missing, and the program stops at a NameError in a file that nobody wrote.

The commonest way: a Triton kernel of a library has a parameter annotated `tl.constexpr` and is called with a size
that has become dynamic. Up to torch 2.5 Inductor pasted the symbol into the `constants` of `triton_meta`, where it
means nothing; 2.6 specialises it to the number instead, and compiles again for each new one. It is not an
uninitialised variable of the kernel, and the CUDA version has no part in it.

It appears with the second batch size only, because the first is compiled as static. The number in the
name says nothing: it differs from run to run.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.triton_inductor import is_of_inductor, is_of_triton
from opwright.log_signs import called_for, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

_NAME = (
    r"(?:NameError: |NameError\(.?)(?:\\?[\"'])?name .{1,2}?(?P<symbol>(?:s|u|ks|zuf|ps|i)\d{1,3}).{1,2} is not "
    r"defined"
)
_IN_KERNEL = r"NameError\(.{1,2}?(?P<symbol>(?:s|u|ks|zuf|ps)\d{1,3}) is not defined"
_IN_CPP = (
    r"torchinductor_[^\n:]{1,200}\.cpp:\d{1,6}:\d{1,4}: error: (?:use of undeclared identifier )?"
    r"['\"‘`](?P<symbol>(?:s|u|ks|zuf|ps)\d{1,3})['\"’](?: was not declared in this scope)?"
)


@called_for(_NAME, _IN_KERNEL, _IN_CPP)
def _in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for the name of a size that is not defined, in code that Inductor has generated."""
    release = failure.machine.torch or "this torch"
    is_compiled = is_of_inductor(failure)
    for found in seen(failure, _NAME):
        is_likely = is_compiled or is_of_triton(failure)
        surely = Confidence.LIKELY if is_likely else Confidence.POSSIBLE
        yield found.evidence(Confidence.CERTAIN if is_compiled else surely, torch=release)
    for found in seen(failure, _IN_KERNEL, _IN_CPP):
        yield found.evidence(Confidence.LIKELY, torch=release)


CAUSE = Cause(
    name="inductor-undefined-symbolic-dim",
    family="triton-inductor",
    title="the code that Inductor of {torch} generates uses the size {symbol} and never defines it",
    explanation=__doc__,
    since="0.2",
    in_failure=_in_failure,
    fix=Fix(
        "use torch 2.6 or newer; until then compile with dynamic=False, or keep that kernel out with "
        "torch.compiler.disable, and pass no changing int as tl.constexpr",
        commands=("pip install -U 'torch>=2.6'",),
    ),
    examples=(
        Failure(
            "torch._dynamo.exc.BackendCompilerFailed: backend='inductor' raised:\n"
            "NameError: name 's2' is not defined",
            Machine(torch="2.5.1"),
        ),
        Failure(
            '  File "/tmp/torchinductor_user/ab/cabq.py", line 40, in <module>\n'
            "    triton_meta={'signature': {0: '*fp32', 1: 'i32'}, 'constants': {10: s1, 11: 64}},\n"
            "NameError: name 's1' is not defined"
        ),
    ),
    counterexamples=(
        Failure(
            '  File "/tmp/torchinductor_user/ab/cabq.py", line 40, in call\n'
            "NameError: name 'tmp19' is not defined"
        ),
        Failure("NameError: name 'scale' is not defined"),
        Failure("NameError: name '_C' is not defined"),
    ),
)
