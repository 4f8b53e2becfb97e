"""
Triton lowers a kernel through some twenty passes of MLIR and LLVM before ptxas or LLVM's AMD back end turns it into
machine code. When a pass breaks an invariant, the message is about the compiler's own representation and says nothing
about the kernel: `operand #0 does not dominate this use`, an assertion in `lib/Dialect/TritonGPU` or about a
`LinearLayout`, `PassManager::run failed` with a reproducer of hundreds of lines, a crash inside `make_llir`.

The kernel is right: the same source compiles with another release, for another GPU or with another configuration, which
is also the test. Neither a search for a mistake in the kernel nor a reinstallation of the package helps. On a GPU older
than sm_80, suspect first that Triton does not support there what the kernel does.

A launcher that Python rejects (`PY_SSIZE_T_CLEAN macro must be defined`) belongs here, too: Triton generated its C module
for an older Python.

Change num_stages or num_warps of the failing configuration, or pin a release that works, and report the reproducer to
triton-lang/triton.
"""

from opwright.causes.kit.cxx_sources.generated_code import TRITON, is_before_ampere
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Confidence, Fix, Log, Machine

_DOMINANCE = r"(?P<broken>operand #\d{1,3} does not dominate this use)"
_ASSERTION = r"(?P<broken>Assertion .[^\n]{1,200}(?: failed|$))"
_TRITON_SOURCE = r"Triton|LinearLayout|lib[/\\](?:Dialect|Conversion|Analysis|Tools)[/\\]|lib[/\\]Target[/\\]LLVMIR|mlir|llvm[/\\]"
_MLIR_WORD = r"getNumRegions|getDefiningOp|getRegion\("
"""Others build on MLIR as well."""
_UNMISTAKABLE = (
    r"(?P<broken>PassManager::run failed)",
    r"(?P<broken>SystemError: <built-in function load_binary> returned NULL)",
    # Triton's own operations, and LLVM's GPU back ends.
    r"(?P<broken>'(?:tt\w{0,3}|triton_\w{3,12})\.\w{2,40}' op (?!result)[^\n]{3,80})",
    r"(?P<broken>failed to legalize operation '(?:tt\w{0,3}|triton_\w{3,12})\.\w{2,40}')",
    r"(?P<broken>LLVM ERROR: Cannot select: (?!intrinsic %llvm)[^\n]{0,60}(?:llvm\.(?:nvvm|amdgcn)|NVPTX|AMDGPU))",
)
_PY_SSIZE_T = r"(?P<broken>PY_SSIZE_T_CLEAN macro must be defined)"
_OF_TRITON_OR_OTHERS = (
    _PY_SSIZE_T,
    r"Pipeline failed while executing \[.{0,3}(?P<broken>(?:Convert)?Triton\w{3,50}|\w{3,50})",
    r"(?P<broken>Failures have been detected while processing an MLIR pass pipeline)",
    r"(?P<broken>IndexError: (?:map::at|unordered_map::at|_Map_base::at))",
    r"LLVM ERROR: (?P<broken>Cannot select(?!: intrinsic)|Broken module found|unsupported libcall|(?!Cannot select)[A-Z][^\n]{3,80})",
)
_CODEGEN = r"(?P<broken>Internal Triton PTX codegen error)"
_ANOTHER_CAUSE = (
    r"requires \.target|too much shared data|is not defined for option|Unsupported \.version"
    r"|computeCapability not supp|Unsupported (?:conversion|rounding)|No such file or directory|does not support target|LLVM ERROR: out of memory"
)


def _by_gpu(_match: LogMatch, log: Log) -> Confidence:
    return POSSIBLE if is_before_ampere(log) else LIKELY


_OF_OLD_GPU = "where the GPU has no bfloat16"


def _by_age(_match: LogMatch, log: Log) -> str:
    return _OF_OLD_GPU if is_before_ampere(log) else ""


def _assertion_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is by the source file of an assertion, and by what it is about."""
    line = log.text[max(0, match.start - 400) : match.start].rpartition("\n")[2]
    if compiled(_TRITON_SOURCE).search(line + match.groups["broken"]):
        return _by_gpu(match, log)
    return POSSIBLE if compiled(_MLIR_WORD).search(match.groups["broken"]) else None


CAUSE = Cause(
    title="the compiler of Triton fails on an invariant of its own: {broken}",
    in_log=log_rules(
        rule(_DOMINANCE),
        log_rules(
            rule(_ASSERTION, confidence=_assertion_confidence),
            rule(*_UNMISTAKABLE, confidence=_by_gpu),
            rule(_PY_SSIZE_T, confidence=POSSIBLE, unless=TRITON),
            rule(*_OF_TRITON_OR_OTHERS, confidence=_by_gpu, only_if=TRITON),
            rule(_CODEGEN, confidence=POSSIBLE, only_if=TRITON, remedy=_by_age),
            unless=_ANOTHER_CAUSE,
        ),
    ),
    fix=Fix(
        "pin the last torch and Triton that compile the kernel, or try the next ones; until then use another"
        " num_stages, num_warps or block size for that configuration",
        commands=(
            'python -c "import torch, triton; print(torch.__version__, triton.__version__)"',
        ),
    ),
    remedies={
        _OF_OLD_GPU: Fix(
            "run in float16 (fp16=True, bf16=False, dtype=torch.float16): this GPU has no bfloat16, so Triton's code for it cannot be assembled, although torch 2.3 and newer report"
            " support (they emulate it elsewhere); newer releases of the package may choose by themselves",
            commands=(
                "python -c 'import torch; print(torch.cuda.get_device_capability())'",
                "pip install 'torch<2.3'",
            ),
        ),
    },
    examples=(
        "Tesla T4\nTriton\nRuntimeError: Internal Triton PTX codegen error",
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
