"""
torch.compile writes Python, Triton and C++ into files below `/tmp/torchinductor_<user>` and runs them. When
what it wrote is wrong, the error is a plain one of Python or of the C++ compiler, at a place nobody has
edited: a temporary such as `tmp19` or `XBLOCK` that is used and not defined, a function of sympy (`Ne`,
`Max`, `FloorDiv`) that was printed by its own name, a name that Python has mangled inside the generated class
(`_Runner__kernel_0`, of a user's kernel that begins with two underscores, torch 2.9), C++ that the compiler
rejects.

Nothing in the model or the machine is at fault, although a small change of either may go round it: static
shapes instead of dynamic ones, no max-autotune, no fusion of that operation, another name. The same model runs
with `torch.compile(backend="aot_eager")`, which is the test that it is Inductor's.

Do not look for a missing compiler here: then the compiler's own command fails, and no line of a generated file
is named. A size such as `s0` that is not defined is a fault of its own, with its own page.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.generated_code import last_file_before, mentions_inductor, mentions_triton
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import compiled, find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_NAME = r"NameError: name .{1,2}?(?P<name>\w{1,80}).{1,2} is not defined"
_IN_KERNEL = r"NameError\(.{1,2}?(?:name .{1,2}?)?(?P<name>\w{1,80}).{0,2} is not defined"
_BARE = r"\b(?P<name>\w{1,80}).{0,2} is not defined"
_SYNTAX = r"(?P<name>(?:Syntax|Indentation)Error: [^\n]{3,80})"
_IN_CPP = r"torchinductor_[^\n:]{1,200}\.(?:cpp|h)[:(]\d{1,6}(?:[:,]\d{1,4}|\)|): (?:fatal )?error(?: C\d{4})?: (?P<name>[^\n]{5,120})"
_INNER = (
    r"torch\._inductor\.exc\.(?:InductorError|LoweringException): (?P<name>(?:Assertion|Key|Index|Attribute|Type"
    r"|NotImplemented|NoValidChoices)Error)"
)
_GENERATED_NAME = (
    r"_?tmp\d+|buf\d+|(?:in|out|in_out)_ptr\d+|[XYZR]\d?_?BLOCK|R\d_BLOCK|[xyzr]\d?_?(?:numel|offset|mask|index)|r\d_\w+"
    r"|[xyzr]index|[xyz]\d|_Runner__\w+|(?:arg|primals|tangents)\w*_\d+|triton_(?:poi|red|per|tem)_\w+|cpp_fused\w*"
    r"|Ne|Eq|Max|Min|Mod|Piecewise|FloorDiv|CleanDiv|ModularIndexing|TruncToInt|ToFloat|Identity|oo|zoo|nan|inf"
    r"|constexpr|stream\d|\w+_kernel_\d+|async_compile|kernel\d*_\w*|_frexp|libdevice|tl_math"
)
_UNMISTAKABLE = (
    r"_?tmp\d+|(?:in|out|in_out)_ptr\d+|[XYZR]\d?_?BLOCK|[xyzr]\d?_(?:numel|offset|mask|index)|[xyzr]index|[xyr]mask"
    r"|_Runner__\w+|triton_(?:poi|red|per|tem)_\w+|cpp_fused\w+"
)
_SYMPYS = r"Ne|Eq|Max|Min|Mod|Piecewise|FloorDiv|CleanDiv|ModularIndexing|TruncToInt"
_SIZE = r"(?:s|u|ks|zuf|ps)\d{1,3}"
_ELSEWHERE = r"No such file|file not found|(?:['‘\"](?:s|u|ks|zuf|ps)\d{1,3}['’\"])|omp\.h|Python\.h|unknown target|cannot open"


_UNLINKED = r"unresolved external symbol \"?(?P<name>(?:__imp_)?aoti_torch_\w{1,80})"
"""Of torch's functions for generated code, which the command that Inductor wrote does not link or declare."""


@log_check(_NAME, _IN_KERNEL, _BARE, _SYNTAX, _IN_CPP, _INNER, _UNLINKED)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for faults in code that Inductor has generated."""
    for found in find_matches(log, _NAME, _SYNTAX):
        name = found.groups["name"]
        is_generated = "torchinductor_" in last_file_before(log, found.start)
        is_known = bool(compiled(_GENERATED_NAME).fullmatch(name))
        if not compiled(_SIZE).fullmatch(name) and (
            is_generated or (is_known and mentions_inductor(log))
        ):
            yield found.evidence(Confidence.CERTAIN if is_generated else Confidence.LIKELY)
    for found in find_matches(log, _IN_KERNEL):
        name = found.groups["name"]
        imported = name in {"libdevice", "tl_math"}  # which a kernel of a person may forget
        if compiled(_GENERATED_NAME).fullmatch(name) and (
            mentions_inductor(log) or (mentions_triton(log) and not imported)
        ):
            yield found.evidence(Confidence.LIKELY)
    yield from _by_name_alone(log)
    for found in find_matches(log, _IN_CPP):
        if not compiled(_ELSEWHERE).search(found.groups["name"]):
            yield found.evidence(Confidence.LIKELY)
    for found in find_matches(log, _UNLINKED):
        generated = mentions_inductor(log) or "kernel" in found.quote
        yield found.evidence(Confidence.LIKELY if generated else Confidence.POSSIBLE)
    for found in find_matches(log, _INNER):
        yield found.evidence(Confidence.POSSIBLE)


def _by_name_alone(log: Log) -> Iterator[Evidence]:
    """Look for names that only Inductor gives, in what may be a single line of a log."""
    for found in find_matches(log, _BARE):
        if compiled(_UNMISTAKABLE).fullmatch(found.groups["name"]):
            yield found.evidence(Confidence.LIKELY)
        elif compiled(_SYMPYS).fullmatch(found.groups["name"]) and "ame" in found.quote:
            yield found.evidence(Confidence.POSSIBLE)


CAUSE = Cause(
    title="the code that Inductor has generated is wrong: {name}",
    in_log=_in_failure,
    fix=Fix(
        "use another torch release; until then static shapes (dynamic=False), no max-autotune, or "
        "torch.compiler.disable around that part",
        commands=("TORCH_LOGS=output_code python ...",),
    ),
    examples=(
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
