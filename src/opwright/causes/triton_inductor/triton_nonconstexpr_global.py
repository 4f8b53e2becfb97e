"""
Triton compiles a function under `@triton.jit` from its source, once per set of argument types, and keeps the result in a
cache on disk. A plain global variable that it reads would be frozen into that result, and a later change of the variable
would go unseen. Since release 3.0 Triton therefore rejects any global that is not a `tl.constexpr`; before that it
compiled it in silently.

An annotation was enough for 3.0 to 3.2 (`BLOCK: tl.constexpr = 4`), but 3.3 and newer reject it: what works in all of
them is a value that is a constexpr itself, `BLOCK = tl.constexpr(4)`. Imported constants, `float("inf")` kept in a
module variable and names of dtypes are caught in the same way. A parameter of the kernel that is annotated
`tl.constexpr` works as well, and shows at the call what the kernel depends on.

`TRITON_ALLOW_NON_CONSTEXPR_GLOBALS=1` brings the old behaviour back for code that cannot be changed, stale cache
included.

`opwright lint` reports this when every value that the module gives the name is a plain number, text or bool, for the
torch releases whose Triton rejects it: 2.4 and newer (Triton 3.0), 2.7 and newer (3.3) for the annotated form.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.launches import TEST_PATHS
from opwright.causes.kit.rules import log_rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.model import Cause, Evidence, Fix, Safety, Source, Target

_REFUSED_SINCE = "2.4"
_ANNOTATED_REFUSED_SINCE = "2.7"


@for_python(r"\btriton\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for plain module variables that functions under @triton.jit read."""
    if re.search(TEST_PATHS, source.path) and "raises(" in source.text:
        return  # a test of that very error
    for found in kit.triton_globals.plain_globals(source):
        first = _ANNOTATED_REFUSED_SINCE if found.is_annotated else _REFUSED_SINCE
        if affected := kit.targets.since(source.target, first):
            yield evidence(
                source,
                *found.place,
                edits=found.edits,
                safety=Safety.REVIEW,
                name=found.name,
                where=_named(found.kernels),
                releases=f"torch {kit.targets.ranges(affected)}",
            )


def _named(kernels: tuple[str, ...]) -> str:
    more = f" (and {len(kernels) - 1} more of this file)" if kernels[1:] else ""
    return f"the kernel {kernels[0]}{more}"


_HEAD = "import triton\nimport triton.language as tl\n"
_KERNEL = "@triton.jit\ndef scale(x):\n    tl.store(x + tl.program_id(0) * ROWS, 1.0)\n"

CAUSE = Cause(
    title="{where} reads the global variable {name}, which is not a tl.constexpr: {releases} rejects it",
    in_log=log_rule(
        r"Cannot access global variable (?P<name>[\w.]{1,80})(?:\s*$|\s+from)",
        where="the kernel",
        releases="the installed Triton",
    ),
    in_source=in_source,
    fact="{path}",
    fix=Fix(
        "write {name} = tl.constexpr(...) in the module, or pass it as an argument that is annotated"
        " tl.constexpr",
        safety=Safety.REVIEW,
    ),
    examples=(
        (
            "triton.compiler.errors.CompilationError: at 2:27:\n"
            "def scale_rows(x, n):\n"
            "    i = tl.program_id(0) * ROWS\n"
            "                           ^\n"
            "NameError(\"Cannot access global variable ROWS from within @jit'ed function. Triton kernels can "
            'only access global variables that are annotated as constexpr")'
        ),
        (
            "    raise CompilationError(self.jit_fn.src, self.cur_node, repr(e)) from e\n"
            "NameError: Cannot access global variable LOG2_E from within @jit'ed"
        ),
        Source("scale.py", f"{_HEAD}ROWS = 4\n{_KERNEL}"),
        Source("two.py", f"{_HEAD}ROWS = 4\n{_KERNEL}{_KERNEL.replace('scale', 'shift')}"),
        Source(
            "scale.py", f"{_HEAD}ROWS: tl.constexpr = 2 * 64\n{_KERNEL}", Target(torch="2.6 2.7")
        ),
    ),
    counterexamples=(
        Source("fixed.py", f"{_HEAD}ROWS = tl.constexpr(4)\n{_KERNEL}"),
        Source(
            "local.py",
            f"{_HEAD}ROWS = 4\n{_KERNEL}".replace(
                "def scale(x)", "def scale(x, ROWS: tl.constexpr)"
            ),
        ),
        Source(
            "default.py",
            f"{_HEAD}ROWS = 4\n{_KERNEL}".replace("(x)", "(x, n: tl.constexpr = ROWS)").replace(
                "* ROWS", "* n"
            ),
        ),
        Source("annotated.py", f"{_HEAD}ROWS: tl.constexpr = 4\n{_KERNEL}", Target(torch="2.6")),
        Source("old.py", f"{_HEAD}ROWS = 4\n{_KERNEL}", Target(torch="2.3")),
        Source(
            "either.py",
            f"{_HEAD}ROWS = 4\nif triton.__version__ >= '3':\n    ROWS = tl.constexpr(4)\n{_KERNEL}",
        ),
        Source(
            "decided.py",
            f"{_HEAD}ROWS = 4\n{_KERNEL}".replace("* ROWS", "* (ROWS if False else 4)"),
        ),
        Source("host.py", f"{_HEAD}ROWS = 4\ndef run(x):\n    return x[ROWS]\n"),
        "NameError('LOG2_E is not defined')",
        "UnboundLocalError: cannot access local variable 'scale' where it is not associated",
    ),
)
