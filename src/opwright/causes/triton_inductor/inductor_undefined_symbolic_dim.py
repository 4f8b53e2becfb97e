"""
Under dynamic shapes torch.compile calls a size that may change `s0`, `s1`, ... (`u0` where it depends on data, `ks0`
inside kernels) and generates code with these names. The head of the code that uses one defines it, from the shape of an
input. Where a piece of code is compiled as a module of its own, the definition can be missing, and the program stops at a
NameError in a file that nobody wrote.

Most often a Triton kernel of a library has a parameter annotated `tl.constexpr` and is called with a size that has become
dynamic. Up to torch 2.5 Inductor pasted the symbol into the `constants` of `triton_meta`, where it means nothing; 2.6
specialises it to the number instead, and compiles again for each new one. The kernel has no uninitialised variable, and
the CUDA version plays no part.

It appears with the second batch size only, because the first is compiled as static. The number in the name says nothing:
it differs from run to run.

`opwright lint` reports this when a launch passes to a `tl.constexpr` parameter something that comes from a shape, for
torch 2.3 to 2.5: 2.2 and older do not look into Triton kernels of others, 2.6 and newer only compile again. The last
dimension of a tensor and numbers of heads are left out, since hardly any model changes these.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.generated_code import INDUCTOR, TRITON
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.knowledge import generated_names
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import (
    IN_SOURCES,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Source,
    Target,
)
from opwright.syntax.project.whole_project import SameProject

_UNDEFINED = rf"(?:NameError: |NameError\(.?)(?:\\?[\"'])?name .{{1,2}}?(?P<symbol>i\d{{1,3}}|{generated_names.SIZE}).{{1,2}} is not defined"
_UNDEFINED_FOR_COMPILER = (
    rf"NameError\(.{{1,2}}?(?P<symbol>{generated_names.SIZE}) is not defined",
    (
        r"torchinductor_[^\n:]{1,200}\.cpp:\d{1,6}:\d{1,4}: error: (?:use of undeclared identifier )?"
        rf"['\"‘`](?P<symbol>{generated_names.SIZE})['\"’](?: was not declared in this scope)?"
    ),
)
_COMPILES = r"\btorch\.compile\b[^\n]*"
_DEFINED = r"(?m)^(?:def|class) (\w+)"
_FIRST, _FIXED = "2.3", "2.6"


def _confidence(_match: LogMatch, log: Log) -> Confidence:
    if has_match(log, INDUCTOR):
        return CERTAIN
    return LIKELY if has_match(log, TRITON) else POSSIBLE


def _release(_match: LogMatch, log: Log) -> str:
    return log.machine.torch or "this torch"


@for_python(r"\bconstexpr\b", r"\btriton\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for launches that feed a size of a tensor to a tl.constexpr parameter."""
    older = kit.targets.before(source.target, _FIXED)
    affected = tuple(v for v in kit.targets.since(source.target, _FIRST) if v in older)
    if not affected or _is_left_out_of_compiling(source):
        return
    for launch in kit.dynamic_sizes.sized_launches(source):
        names = ", ".join(launch.parameters)
        yield evidence(
            source,
            *launch.place,
            confidence=POSSIBLE if launch.may_be_disabled else LIKELY,
            symbol=f"that the kernel {launch.kernel} is given for its tl.constexpr {names}",
            torch=f"torch {kit.targets.ranges(affected)}",
        )


def _is_left_out_of_compiling(source: Source) -> bool:
    """Return whether a whole project compiles, but never for sizes that change what names a module or something in it."""
    is_any, texts = _compiling(SameProject(source.project))
    if not is_any or source.text in texts:
        return False
    module = source.path.rpartition("/")[2].removesuffix(".py")
    names = {module, *re.findall(_DEFINED, source.text)}
    return not any(re.search(rf"\b{name}\b", text) for text in texts for name in names)


@lru_cache(maxsize=8)
def _compiling(project: SameProject) -> tuple[bool, tuple[str, ...]]:
    """Return whether a project compiles anything, and the texts of its files that do without `dynamic=False`."""
    texts = (s.text for s in project.sources if s.language is Language.PYTHON)
    found = {t: uses for t in texts if "compile" in t and (uses := re.findall(_COMPILES, t))}
    is_open = (
        (text, any(not re.search(r"dynamic\s*=\s*False", use) for use in uses))
        for text, uses in found.items()
    )
    return bool(found), tuple(text for text, one in is_open if one)


_KERNEL = (
    "import triton\nimport triton.language as tl\n"
    "@triton.jit\ndef scale(x, T, B: tl.constexpr, D: tl.constexpr):\n"
    "    tl.store(x + tl.program_id(0), B)\n"
)
_OLD = Target(torch="2.5.1")

CAUSE = Cause(
    title="the code that Inductor of {torch} generates uses the size {symbol} and never defines it",
    in_log=log_rules(
        rule(_UNDEFINED, confidence=_confidence, torch=_release),
        rule(*_UNDEFINED_FOR_COMPILER, confidence=LIKELY, torch=_release),
    ),
    in_source=in_source,
    only_before=_FIXED,
    fix=Fix(
        "use torch 2.6 or newer; until then compile with dynamic=False, or keep that kernel out with torch.compiler.disable,"
        " and pass no changing int as tl.constexpr: a plain parameter, named in do_not_specialize, takes any size",
        commands=("pip install -U 'torch>=2.6'",),
    ),
    remedies={
        IN_SOURCES: Fix(
            "require torch 2.6 or newer, or pass no changing int as tl.constexpr: a plain parameter, named in do_not_specialize, takes any size"
        ),
    },
    examples=(
        Log(
            "torch._dynamo.exc.BackendCompilerFailed: backend='inductor' raised:\n"
            "NameError: name 's2' is not defined",
            Machine(torch="2.5.1"),
        ),
        (
            '  File "/tmp/torchinductor_user/ab/cabq.py", line 40, in <module>\n'
            "    triton_meta={'signature': {0: '*fp32', 1: 'i32'}, 'constants': {10: s1, 11: 64}},\n"
            "NameError: name 's1' is not defined"
        ),
        Source(
            "scale.py",
            _KERNEL + "def run(x):\n    B, T, D = x.shape\n    scale[(B,)](x, T, B=B, D=D)\n",
            _OLD,
        ),
        Source(
            "scale.py",
            _KERNEL
            + "def run(x):\n    rows = x.size(0) * 2\n    scale[(1,)](x, 1, triton.cdiv(rows, 4), 64)\n",
            _OLD,
        ),
        Source(
            "scale.py",
            _KERNEL
            + "class Scale(torch.autograd.Function):\n    @staticmethod\n    def forward(ctx, x):\n"
            "        scale[(1,)](x, 1, B=x.shape[0], D=64)\n",
            Target(torch=">=2.5"),
        ),
    ),
    counterexamples=(
        Source(
            "eager.py",
            _KERNEL + "def run(x):\n    B, T, D = x.shape\n    scale[(B,)](x, T, B=B, D=D)\n",
            _OLD,
            project=(
                Source(
                    "model.py",
                    "import torch\n\n@torch.compile(dynamic=False)\ndef f(x):\n    return x\n",
                ),
                Source("other.py", "@torch.compile()\ndef g(x):\n    return x.relu()\n"),
            ),
        ),
        Source(
            "fixed.py",
            "import triton\nimport triton.language as tl\n"
            "@triton.jit(do_not_specialize=['T', 'B'])\ndef scale(x, T, B, D: tl.constexpr):\n    tl.store(x, B)\n"
            "def run(x):\n    B, T, D = x.shape\n    scale[(B,)](x, T, B, D)\n",
            _OLD,
        ),
        Source(
            "newer.py",
            _KERNEL + "def run(x):\n    scale[(1,)](x, 1, B=x.shape[0], D=64)\n",
            Target(torch="2.6.0"),
        ),
        Source(
            "model.py",
            _KERNEL.replace("B: tl", "stride: tl")
            + "def run(x, pool):\n    scale[(1,)](x, 1, x.shape[0], D=64)\n",
            _OLD,
        ),
        Source(
            "pool.py",
            _KERNEL
            + "def run(x, pool):\n    scale[(1,)](x, 1, B=pool.req_to_token.shape[1], D=64)\n",
            _OLD,
        ),
        Source(
            "opaque.py",
            _KERNEL
            + "@torch.compiler.disable\ndef run(x):\n    scale[(1,)](x, 1, B=x.shape[0], D=64)\n",
            _OLD,
        ),
        Source(
            "blocks.py",
            _KERNEL
            + "def run(x):\n    B = triton.next_power_of_2(x.shape[0])\n    scale[(1,)](x, x.size(0), B, x.size(-1))\n",
            _OLD,
        ),
        (
            '  File "/tmp/torchinductor_user/ab/cabq.py", line 40, in call\n'
            "NameError: name 'tmp19' is not defined"
        ),
        "NameError: name 'scale' is not defined",
        "NameError: name '_C' is not defined",
    ),
)
