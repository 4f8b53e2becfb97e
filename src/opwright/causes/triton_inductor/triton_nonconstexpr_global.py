"""
A function under `@triton.jit` is compiled from its source, once per set of argument types, and the
result is kept in a cache on disk. A plain module variable that it reads would be frozen into that
result, and a later change of the variable would not be seen. Since release 3.0 Triton therefore refuses
any global that is not a `tl.constexpr`; before that it was silently compiled in.

An annotation was enough for 3.0 to 3.2 (`BLOCK: tl.constexpr = 4`), and 3.3 and newer refuse it: what
works in all of them is a value that is a constexpr itself, `BLOCK = tl.constexpr(4)`. Imported constants,
`float("inf")` kept in a module variable and dtype names are caught in the same way. An argument of the kernel
that is annotated `tl.constexpr` does as well, and shows at the call what the kernel depends on.

`TRITON_ALLOW_NON_CONSTEXPR_GLOBALS=1` brings the old behaviour back for code that cannot be changed,
with the stale cache that it was abolished for.
"""

from opwright.log_signs import in_log
from opwright.model import Cause, Failure, Fix

CAUSE = Cause(
    name="triton-nonconstexpr-global",
    family="triton-inductor",
    title="the kernel reads the global variable {name}, which is no tl.constexpr",
    explanation=__doc__,
    since="0.2",
    in_failure=in_log(
        r"Cannot access global variable (?P<name>[\w.]{1,80})\s+from\s+within\s+@jit",
        r"Cannot access global variable (?P<name>[\w.]{1,80})(?:\s*$|\s+from)",
    ),
    fix=Fix(
        "write {name} = tl.constexpr(...) in the module, or pass it as an argument that is annotated "
        "tl.constexpr"
    ),
    examples=(
        Failure(
            "triton.compiler.errors.CompilationError: at 2:27:\n"
            "def scale_rows(x, n):\n"
            "    i = tl.program_id(0) * ROWS\n"
            "                           ^\n"
            "NameError(\"Cannot access global variable ROWS from within @jit'ed function. Triton kernels can "
            'only access global variables that are annotated as constexpr")'
        ),
        Failure(
            "    raise CompilationError(self.jit_fn.src, self.cur_node, repr(e)) from e\n"
            "NameError: Cannot access global variable LOG2_E from within @jit'ed"
        ),
    ),
    counterexamples=(
        Failure("NameError('LOG2_E is not defined')"),
        Failure(
            "UnboundLocalError: cannot access local variable 'scale' where it is not associated"
        ),
    ),
)
