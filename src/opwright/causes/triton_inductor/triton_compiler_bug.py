"""
Triton lowers a kernel through some twenty passes on MLIR and LLVM before ptxas or LLVM's AMD back end makes
machine code of it. When one of them breaks an invariant, what is printed is about the
compiler's own representation and says nothing about the kernel: `operand #0 does not dominate this use`, an assertion
in `lib/Dialect/TritonGPU` or about a `LinearLayout`, `PassManager::run failed` with a reproducer of
hundreds of lines, a crash inside `make_llir`.

The kernel is right, and the same source compiles with another release, on another GPU or with another
configuration; that is also the test. People look for their mistake in the kernel, or reinstall the package
that ships it, to no avail. On a GPU older than sm_80 suspect first that Triton does not support what the
kernel does there.

A launcher that Python refuses (`PY_SSIZE_T_CLEAN macro must be defined`) is of the same kind: Triton's
generated C module was made for older Python.

Change num_stages or num_warps of the configuration that fails, or pin a release that works; the reproducer
belongs into an issue of triton-lang/triton.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.generated_code import is_before_ampere, mentions_triton
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_DOMINANCE = r"(?P<broken>operand #\d{1,3} does not dominate this use)"
_ASSERTION = r"(?P<broken>Assertion .[^\n]{1,200}(?: failed|$))"
_SOURCES = r"Triton|LinearLayout|lib[/\\](?:Dialect|Conversion|Analysis|Tools)[/\\]|lib[/\\]Target[/\\]LLVMIR|mlir|llvm[/\\]"
_WORDS = r"getNumRegions|getDefiningOp|getRegion\("
"""Of MLIR, which others are built on as well."""
_PIPELINE = (
    r"Pipeline failed while executing \[.{0,3}(?P<broken>(?:Convert)?Triton\w{3,50}|\w{3,50})"
)
_PASSES = r"(?P<broken>PassManager::run failed)"
_MLIR = r"(?P<broken>Failures have been detected while processing an MLIR pass pipeline)"
_MAP = r"(?P<broken>IndexError: (?:map::at|unordered_map::at|_Map_base::at))"
_LLVM = r"LLVM ERROR: (?P<broken>Cannot select(?!: intrinsic)|Broken module found|unsupported libcall|(?!Cannot select)[A-Z][^\n]{3,80})"
_OWN = (
    r"(?P<broken>'(?:tt\w{0,3}|triton_\w{3,12})\.\w{2,40}' op (?!result)[^\n]{3,80})",
    r"(?P<broken>failed to legalize operation '(?:tt\w{0,3}|triton_\w{3,12})\.\w{2,40}')",
    r"(?P<broken>LLVM ERROR: Cannot select: (?!intrinsic %llvm)[^\n]{0,60}(?:llvm\.(?:nvvm|amdgcn)|NVPTX|AMDGPU))",
)
"""About operations that nothing but Triton has, or of LLVM's back ends for GPUs."""
_CLEAN = r"(?P<broken>PY_SSIZE_T_CLEAN macro must be defined)"
_CODEGEN = r"(?P<broken>Internal Triton PTX codegen error)"
_LOADING = r"(?P<broken>SystemError: <built-in function load_binary> returned NULL)"
_TOLD_OTHERWISE = (
    r"requires \.target|too much shared data|is not defined for option|Unsupported \.version"
    r"|computeCapability not supp|Unsupported (?:conversion|rounding)|No such file or directory|does not support target|LLVM ERROR: out of memory"
)


@log_check(
    *(
        _DOMINANCE,
        _ASSERTION,
        _PIPELINE,
        _PASSES,
        _MLIR,
        _LLVM,
        *_OWN,
        _CLEAN,
        _CODEGEN,
        _MAP,
        _LOADING,
    )
)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for a compiler that stumbles over itself."""
    yield from (found.evidence() for found in find_matches(log, _DOMINANCE))
    if has_match(log, _TOLD_OTHERWISE):
        return
    surely = Confidence.POSSIBLE if is_before_ampere(log) else Confidence.LIKELY
    for found in find_matches(log, _ASSERTION):
        if _is_in_triton(log, found):
            yield found.evidence(surely)
        elif compiled(_WORDS).search(found.groups["broken"]):
            yield found.evidence(Confidence.POSSIBLE)
    yield from (f.evidence(surely) for f in find_matches(log, _PASSES, _LOADING, *_OWN))
    if not mentions_triton(log):
        yield from (f.evidence(Confidence.POSSIBLE) for f in find_matches(log, _CLEAN))
    else:
        yield from (
            f.evidence(surely) for f in find_matches(log, _PIPELINE, _MLIR, _LLVM, _CLEAN, _MAP)
        )
        yield from (f.evidence(Confidence.POSSIBLE) for f in find_matches(log, _CODEGEN))


def _is_in_triton(log: Log, assertion: LogMatch) -> bool:
    """Return whether the source file of an assertion, or what it is about, is Triton's."""
    line = log.text[max(0, assertion.start - 400) : assertion.start]
    return bool(compiled(_SOURCES).search(line.rpartition("\n")[2] + assertion.groups["broken"]))


CAUSE = Cause(
    title="the compiler of Triton fails on itself: {broken}",
    in_log=_in_failure,
    fix=Fix(
        "pin the last torch and Triton that compile the kernel, or try the next ones; until then another "
        "num_stages, num_warps or block size for that configuration",
        commands=(
            'python -c "import torch, triton; print(torch.__version__, triton.__version__)"',
        ),
    ),
    examples=(
        (
            "/venv/lib/python3.12/site-packages/attn/ops/bwd.py:88:39: error: operand #1 does not dominate this use\n"
            "        b_dk += tl.dot(tl.trans(b_da), b_k)\n"
            "                                      ^\n"
            "RuntimeError: PassManager::run failed"
        ),
        (
            "python: /source/lib/Dialect/TritonGPU/IR/LinearLayoutConversions.cpp:544: mlir::triton::LinearLayout "
            "mmaToLinear(): Assertion `shape.size() == 2' failed.\nAborted (core dumped)"
        ),
        "attn.py:61:22: error: failed to legalize operation 'ttg.convert_layout'",
        "LLVM ERROR: Cannot select: 0x55d0: f32 = NVPTXISD::Wrapper llvm.nvvm",
        Log(
            '  File "/venv/lib/python3.12/site-packages/triton/backends/nvidia/compiler.py", line 279, in make_ttgir\n'
            "    pm.run(mod, 'make_ttgir')\n"
            "RuntimeError: PassManager::run failed",
            Machine(gpu="RTX 5090", torch="2.7.0+cu128"),
        ),
    ),
    counterexamples=(
        "Assertion `index >= 0 && index < size` failed.\nRuntimeError: CUDA error: device-side assert",
        "IndexError: list index out of range",
        (
            "Internal Triton PTX codegen error\n"
            "ptxas fatal   : Value 'sm_121a' is not defined for option 'gpu-name'"
        ),
    ),
)
