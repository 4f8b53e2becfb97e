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

In sources it is found where every value that the module gives the name is a plain number, text or bool, for the
torch releases whose Triton refuses it: 2.4 and newer (Triton 3.0), 2.7 and newer (3.3) for the annotated form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from opwright.causes import kit
from opwright.causes.kit.rules import log_rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.model import Cause, Edit, Evidence, Fix, Safety, Source, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast


_REFUSED_SINCE = "2.4"
_ANNOTATED_SINCE = "2.7"


@for_python(r"\btriton\b")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for plain module variables that functions under @triton.jit read."""
    compiled = () if kit.triton.is_for_another_triton(source) else kit.triton.kernels(source.text)
    plain = _plain_globals(source.text) if compiled else {}
    if not plain:
        return
    told_of: set[str] = set()
    for kernel in compiled:
        for name in _reads(kernel.node):
            if name.id in plain and name.id not in told_of:
                told_of.add(name.id)
                value, is_annotated = plain[name.id]
                affected = kit.targets.since(
                    source.target, _ANNOTATED_SINCE if is_annotated else _REFUSED_SINCE
                )
                if affected:
                    yield evidence(
                        source,
                        *kit.python_syntax.span(source.text, name),
                        edits=_wrapped(source, value),
                        safety=Safety.REVIEW,
                        name=name.id,
                        where=f"the kernel {kernel.name}",
                        releases=f"torch {kit.targets.ranges(affected)}",
                    )


def _plain_globals(text: str) -> Mapping[str, tuple[ast.expr, bool]]:
    """Return the module variables with one plain value, and whether they are annotated constexpr."""
    tree = kit.python_syntax.python_tree(text)
    found: dict[str, tuple[ast.expr, bool]] = {}
    for node in tree.body if tree else ():
        match node:
            case kit.ast.Assign(targets=[kit.ast.Name(id=name)], value=value):
                is_annotated = False
            case kit.ast.AnnAssign(target=kit.ast.Name(id=name), value=kit.ast.expr() as value):
                is_annotated = kit.python.meant(text, node.annotation).endswith(".constexpr")
            case _:
                continue
        if _is_plain(value):
            found[name] = value, is_annotated
    bound = _bindings(text, tree) if tree and found else {}
    return {name: one for name, one in found.items() if bound.get(name) == 1}


def _bindings(text: str, tree: ast.Module) -> dict[str, int]:
    """Return how often each name is bound in a module, outside of functions and in `global`."""
    counts: dict[str, int] = {}
    for node in kit.python_syntax.python_nodes(text) if "global " in text else ():
        for name in node.names if isinstance(node, kit.ast.Global) else ():
            counts[name] = counts.get(name, 0) + 1
    pending: list[ast.AST] = list(tree.body)
    while pending:
        node = pending.pop()
        names: list[str] = []
        match node:
            case kit.ast.FunctionDef() | kit.ast.AsyncFunctionDef() | kit.ast.ClassDef():
                names = [node.name]
            case kit.ast.Name(ctx=kit.ast.Store() | kit.ast.Del()):
                names = [node.id]
            case kit.ast.alias():
                names = [(node.asname or node.name).partition(".")[0]]
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        if not isinstance(
            node, kit.ast.FunctionDef | kit.ast.AsyncFunctionDef | kit.ast.ClassDef | kit.ast.Lambda
        ):
            pending += kit.python_syntax.children(node)
    return counts


def _is_plain(value: ast.expr) -> bool:
    match value:
        case kit.ast.Constant(value=int() | float() | str()):
            return True
        case kit.ast.UnaryOp(operand=operand):
            return _is_plain(operand)
        case kit.ast.BinOp(left=left, right=right):
            return _is_plain(left) and _is_plain(right)
        case kit.ast.Attribute(value=kit.ast.Name(id="math"), attr="pi" | "e" | "inf"):
            return True
        case kit.ast.Call(
            func=kit.ast.Name(id="float" | "int")
            | kit.ast.Attribute(value=kit.ast.Name(id="math")),
            args=[*arguments],
        ):
            return all(map(_is_plain, arguments))
    return False


def _reads(function: ast.FunctionDef) -> Iterator[ast.Name]:
    """Yield the names that a function's body reads and that are none of its own."""
    arguments = function.args
    own = {a.arg for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}
    nodes = [node for statement in function.body for node in _compiled(statement)]
    own |= {n.id for n in nodes if isinstance(n, kit.ast.Name) and isinstance(n.ctx, kit.ast.Store)}
    skipped = {
        id(n) for s in nodes if isinstance(s, kit.ast.AnnAssign) for n in kit.ast.walk(s.annotation)
    }
    for node in nodes:
        if isinstance(node, kit.ast.Name) and node.id not in own and id(node) not in skipped:
            yield node


def _compiled(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and those in it, without the branch of `x if False else y` that Triton never visits."""
    pending = [node]
    for one in pending:  # which grows
        yield one
        match one:
            case kit.ast.If(test=kit.ast.Constant(value=value), body=body, orelse=orelse):
                pending += body if value else orelse
            case kit.ast.IfExp(test=kit.ast.Constant(value=value), body=yes, orelse=no):
                pending.append(yes if value else no)
            case _:
                pending += kit.python_syntax.children(one)


def _wrapped(source: Source, value: ast.expr) -> tuple[Edit, ...]:
    """Return the edits that make a value a constexpr; none where the module has no short name for it."""
    is_tl = (
        n for n, meant in kit.python.imported(source.text).items() if meant == "triton.language"
    )
    tl = next(is_tl, None)
    tree = kit.python_syntax.python_tree(source.text)
    imports = [
        n for n in (tree.body if tree else ()) if isinstance(n, kit.ast.Import | kit.ast.ImportFrom)
    ]
    is_known = any(
        (a.asname or a.name) == tl for n in imports if n.lineno < value.lineno for a in n.names
    )
    if not tl or not is_known:
        return ()
    start, end = kit.python_syntax.span(source.text, value)
    return (
        Edit(source.path, start, start, f"{tl}.constexpr("),
        Edit(source.path, end, end, ")"),
    )


_HEAD = "import triton\nimport triton.language as tl\n"
_KERNEL = "@triton.jit\ndef scale(x):\n    tl.store(x + tl.program_id(0) * ROWS, 1.0)\n"

CAUSE = Cause(
    title="{where} reads the global variable {name}, which is no tl.constexpr: {releases} refuses it",
    in_log=log_rule(
        r"Cannot access global variable (?P<name>[\w.]{1,80})\s+from\s+within\s+@jit",
        r"Cannot access global variable (?P<name>[\w.]{1,80})(?:\s*$|\s+from)",
        where="the kernel",
        releases="the installed Triton",
    ),
    in_source=_in_source,
    fix=Fix(
        "write {name} = tl.constexpr(...) in the module, or pass it as an argument that is annotated "
        "tl.constexpr",
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
