"""
torch.compile writes Python, Triton and C++ into files below `/tmp/torchinductor_<user>` and runs them. Where what it
wrote is wrong, the error is an ordinary one of Python or of the C++ compiler, in a file that nobody has edited: a
temporary such as `tmp19` or `XBLOCK` that is used but not defined, a function of SymPy (`Ne`, `Max`, `FloorDiv`) printed
under its own name, a name that Python has mangled inside the generated class (`_Runner__kernel_0`, for a user's kernel
whose name begins with two underscores, torch 2.9), or C++ that does not compile.

Neither the model nor the machine is at fault, although a small change to either may avoid it: static shapes, no
max-autotune, no fusion of that operation, another name. To check that it is Inductor, run the same model with
`torch.compile(backend="aot_eager")`, which works.

A missing compiler looks different: its own command fails, and no line of a generated file is named. An undefined size
such as `s0` is a different cause, with its own page.
"""

from opwright.causes.kit.cxx_sources.generated_code import (
    INDUCTOR,
    TRITON,
    last_file_before,
    mentions_inductor,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_group, log_rules, rule
from opwright.knowledge import generated_names as names
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Confidence, Fix, Log

_IN_PYTHON = (
    r"NameError: name .{1,2}?(?P<name>\w{1,80}).{1,2} is not defined",
    r"(?P<name>(?:Syntax|Indentation)Error: [^\n]{3,80})",
)
_IN_KERNEL = r"NameError\(.{1,2}?(?:name .{1,2}?)?(?P<name>\w{1,80}).{0,2} is not defined"
_NOT_COMPILED = r"CompilationError: at \d{1,4}:\d{1,4}:"
_TEMPLATE = r"# inductor generates a suffix|\btmp\d{1,3} = tl\.(?:load|broadcast_to)\("
"""How kernels look that nobody has written by hand."""
_UNDEFINED = r"\b(?P<name>\w{1,80}).{0,2} is not defined"
_NEITHER_NAME_NOR_NAMEERROR = r"\A(?!.*ame)"
_IN_CPP = r"torchinductor_[^\n:]{1,200}\.(?:cpp|h)[:(]\d{1,6}(?:[:,]\d{1,4}|\)|): (?:fatal )?error(?: C\d{4})?: (?P<name>[^\n]{5,120})"
_ERROR_OF_THE_CODE = rf"(?!.*(?:No such file|file not found|['‘\"]{names.SIZE}['’\"]|omp\.h|Python\.h|unknown target|cannot open)).*"
_INNER = (
    r"torch\._inductor\.exc\.(?:InductorError|LoweringException): (?P<name>(?:Assertion|Key|Index|Attribute|Type"
    r"|NotImplemented|NoValidChoices)Error)"
)
_UNLINKED = r"unresolved external symbol \"?(?P<name>(?:__imp_)?aoti_torch_\w{1,80})"
"""A function of torch's for generated code, which the command that Inductor wrote does not link or declare."""
_IF_GENERATED = if_group("name", f"{names.GENERATED}|{names.IMPORTED}", then=LIKELY)


def _python_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is by the file that was running, or by the name."""
    if compiled(names.SIZE).fullmatch(match.groups["name"]):
        return None
    if "torchinductor_" in last_file_before(log, match.start):
        return CERTAIN
    return _IF_GENERATED(match, log) if mentions_inductor(log) else None


def _unlinked_confidence(match: LogMatch, log: Log) -> Confidence:
    return LIKELY if "kernel" in match.quote or mentions_inductor(log) else POSSIBLE


CAUSE = Cause(
    title="the code that Inductor has generated is wrong: {name}",
    in_log=log_rules(
        rule(*_IN_PYTHON, confidence=_python_confidence),
        rule(_IN_KERNEL, confidence=_IF_GENERATED, only_if=INDUCTOR),
        rule(
            _IN_KERNEL,
            confidence=if_group("name", names.GENERATED, then=LIKELY),
            only_if=TRITON,
            unless=INDUCTOR,
        ),
        rule(_UNDEFINED, confidence=if_group("name", names.UNMISTAKABLE, then=LIKELY)),
        rule(
            _UNDEFINED,
            confidence=if_group("name", names.SYMPY_FUNCTION, then=POSSIBLE),
            unless_line=_NEITHER_NAME_NOR_NAMEERROR,
        ),
        rule(_IN_CPP, confidence=if_group("name", _ERROR_OF_THE_CODE, then=LIKELY)),
        rule(_UNLINKED, confidence=_unlinked_confidence),
        rule(
            _NOT_COMPILED,
            confidence=POSSIBLE,
            only_if=_TEMPLATE,
            name="Triton does not compile its kernel",
        ),
        rule(_INNER, confidence=POSSIBLE),
    ),
    fix=Fix(
        "use another torch release; until then use static shapes (dynamic=False), turn max-autotune off, or keep"
        " that part out with torch.compiler.disable",
        commands=("TORCH_LOGS=output_code python ...",),
    ),
    examples=(
        (
            "triton.compiler.errors.CompilationError: at 31:12:\n"
            "    # inductor generates a suffix\n    xindex = idx_n + (512*idx_m)\n    tmp1 = tl.broadcast_to(tmp1_load, [YBLOCK])"
        ),
        (
            '  File "/tmp/torchinductor_user/6e/c6ei2z.py", line 1882, in call\n'
            "    __mm_kernel_0.run(buf4, primals_42, stream=stream0)\n"
            "NameError: name '_Runner__mm_kernel_0' is not defined"
        ),
        (
            "E0307 08:45:35 torch/_inductor/runtime/triton_heuristics.py:533] triton.compiler.errors.CompilationError: "
            "at 40:21:\n"
            "NameError('XBLOCK is not defined')"
        ),
        (
            "/tmp/torchinductor_user/xq/cxq2.main.cpp:31:42: error: no matching function for call to "
            "'at::vec::Vectorized<float>::blendv(int)'"
        ),
        "cabc.obj : error LNK2019: unresolved external symbol aoti_torch_check referenced in function kernel$omp$1\n",
    ),
    counterexamples=(
        (
            "torch._dynamo.exc.BackendCompilerFailed: backend='inductor' raised:\n"
            "NameError: name 's2' is not defined"
        ),
        "/tmp/torchinductor_user/xq/cxq2.cpp:2:10: fatal error: omp.h: No such file or directory",
        "NameError: name '_C' is not defined",
        "    raise SyntaxError: invalid syntax (setup.py, line 3)",
    ),
)
