"""What is in Python files, for causes that look into setup.py, Triton kernels and the code around operators."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from opwright.model import BuildScript, LiteralText, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, dotted, nodes_of, python_nodes, span
from opwright.syntax.words import modules_by_name


class PythonCall(NamedTuple):
    """A call in a Python file."""

    name: str
    """With its dots, as written: `torch.library.define`."""
    node: ast.Call
    start: int
    end: int

    def keyword(self, name: str) -> ast.expr | None:
        """Return the value passed for a keyword; None if there is none."""
        return next((k.value for k in self.node.keywords if k.arg == name), None)


def python_calls(fact: Source | BuildScript, names: str) -> Iterator[PythonCall]:
    """Yield the calls whose name with its dots `names` matches in full."""
    for node in nodes_of(fact.text, ast.Call):
        if re.fullmatch(names, name := dotted(node.func)):
            yield PythonCall(name, node, *span(fact.text, node))


@lru_cache(maxsize=32)
def imported(text: str) -> Mapping[str, str]:
    """Return what the names that a file imports stand for, `{"tl": "triton.language"}`, wherever it does."""
    names = dict(modules_by_name(text))
    imports = nodes_of(text, ast.Import, ast.ImportFrom)
    for node in sorted(imports, key=lambda node: (node.lineno, node.col_offset)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.partition(".")[0]
                names[alias.asname or first] = alias.name if alias.asname else first
        else:
            module = "." * node.level + (node.module or "")
            joined = module if module.endswith(".") else f"{module}."
            names |= {alias.asname or alias.name: joined + alias.name for alias in node.names}
    return names


def meant(text: str, node: ast.AST) -> str:
    """Return what a name with its dots stands for, `triton.language.dot` for `tl.dot`."""
    first, dot, rest = dotted(node).partition(".")
    return imported(text).get(first, first) + dot + rest


def decorators(text: str, function: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, ...]:
    """Return what the decorators of a function stand for, without their arguments."""
    return tuple(
        meant(text, d.func if isinstance(d, ast.Call) else d) for d in function.decorator_list
    )


def conditions_at(fact: Source | BuildScript, offset: int) -> tuple[str, ...]:
    """Return the conditions under which a place of a Python file is reached, from the outside in."""
    return tuple(conditions_in(fact.text, offset))


def conditions_in(text: str, offset: int) -> Iterator[str]:
    """Yield the conditions under which a place of a Python text is reached, from the outside in."""
    for branch in _branches(text):
        if branch.start <= offset < branch.end:
            yield branch.condition()


class _Branch(NamedTuple):
    """Statements that are reached under a condition, or the one value that is chosen by it."""

    start: int
    end: int
    test: ast.expr | str
    holds: bool = True

    def condition(self) -> str:
        if isinstance(self.test, str):
            return self.test
        if self.holds:
            return ast.unparse(self.test)
        if isinstance(self.test, ast.UnaryOp) and isinstance(self.test.op, ast.Not):
            return ast.unparse(self.test.operand)
        return f"not ({ast.unparse(self.test)})"


@lru_cache(maxsize=8)
def _branches(text: str) -> tuple[_Branch, ...]:
    return tuple(_branches_in(text))


def _branches_in(text: str) -> Iterator[_Branch]:
    def over(nodes: Sequence[ast.stmt | ast.expr]) -> tuple[int, int]:
        return span(text, nodes[0])[0], span(text, nodes[-1])[1]

    for node in python_nodes(text):
        match node:
            case ast.If():
                yield _Branch(*over(node.body), node.test)
                if node.orelse:
                    yield _Branch(*over(node.orelse), node.test, holds=False)
            case ast.IfExp():
                yield _Branch(*over([node.body]), node.test)
                yield _Branch(*over([node.orelse]), node.test, holds=False)
            case ast.Try() if node.handlers:
                yield _Branch(*over(node.body), "try")
            case ast.ExceptHandler():
                yield _Branch(*over(node.body), "except")


def is_used(fact: Source | BuildScript, offset: int) -> bool:
    """Return whether the name that a place is assigned to is read; True if it is not assigned."""
    for node in nodes_of(fact.text, ast.Assign):
        if not isinstance(node.targets[0], ast.Name):
            continue
        start, end = span(fact.text, node)
        if start <= offset < end:
            name = node.targets[0].id
            functions = [span(fact.text, n) for n in nodes_of(fact.text, ast.FunctionDef)]
            return any(
                at >= end or any(first <= at < last for first, last in functions)
                for at in _reads(fact.text, name)
            )
    return True


def _reads(text: str, name: str) -> Iterator[int]:
    for node in nodes_of(text, ast.Name):
        if node.id == name and isinstance(node.ctx, ast.Load):
            yield span(text, node)[0]


def strings(fact: Source | BuildScript) -> Iterator[LiteralText]:
    """Yield the strings of a Python file, without those that are parts of others."""
    parts = {id(part) for n in nodes_of(fact.text, ast.JoinedStr) for part in n.values}
    for node in nodes_of(fact.text, ast.Constant):
        if isinstance(node.value, str) and id(node) not in parts:
            yield LiteralText(node.value, *span(fact.text, node))


def formatted(fact: Source | BuildScript) -> Iterator[LiteralText]:
    """Yield what `f"arch={a}"`, `format` and `%` make of each item of a list that is written out, where they stand."""
    loops = _loops(fact.text)
    for node in python_nodes(fact.text) if loops else ():
        template, name = _template(node)
        items = loops.get(name)
        if not template or not items or not isinstance(node, ast.expr):
            continue
        start, end = span(fact.text, node)
        around = set(conditions_at(fact, start))
        for item in items:
            if around.issuperset(conditions_at(fact, span(fact.text, item)[0])):
                yield LiteralText(template.replace("\0", str(item.value)), start, end)


def _template(node: ast.AST) -> tuple[str, str]:
    """Return what one variable is put into, `\\0` in its places, and its name; nothing where it is not that simple."""
    parts: list[ast.expr | str] = []
    match node:
        case ast.JoinedStr(values=values):
            parts = [
                v.value if isinstance(v, ast.FormattedValue) else str(getattr(v, "value", ""))
                for v in values
                if not isinstance(v, ast.FormattedValue) or (v.conversion < 0 and not v.format_spec)
            ]
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=str(text)), attr="format"), args=[value]
        ):
            parts = _interleaved(re.split(r"\{0?\}", text), value)
        case ast.BinOp(left=ast.Constant(value=str(text)), op=ast.Mod(), right=right):
            each = right.elts if isinstance(right, ast.Tuple) else [right]
            pieces = re.split("%[sd]", text)
            alike = len({ast.dump(one) for one in each}) == 1
            parts = _interleaved(pieces, each[0]) if alike and len(pieces) == len(each) + 1 else []
    names = {p.id for p in parts if isinstance(p, ast.Name)}
    if len(names) != 1 or not all(isinstance(p, str | ast.Name) for p in parts):
        return "", ""
    return "".join(p if isinstance(p, str) else "\0" for p in parts), names.pop()


def _interleaved(pieces: Sequence[str], value: ast.expr) -> list[ast.expr | str]:
    return [part for piece in pieces for part in (value, piece)][1:]


@lru_cache(maxsize=8)
def _loops(text: str) -> Mapping[str, Sequence[ast.Constant]]:
    """Return the variables that run over one list of constants, and over nothing else."""
    assigned: dict[str, list[ast.expr]] = {}
    over: dict[str, list[ast.expr]] = {}
    for node in python_nodes(text):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                assigned.setdefault(name, []).append(value)
            case ast.AugAssign(target=ast.Name(id=name), value=value):
                assigned.setdefault(name, []).append(value)
            case ast.arguments(posonlyargs=first, args=rest, defaults=[*_, _] as defaults):
                for argument, value in zip((first + rest)[-len(defaults) :], defaults, strict=True):
                    assigned.setdefault(argument.arg, []).append(value)
            case ast.For(target=ast.Name(id=name), iter=iterated):
                over.setdefault(name, []).append(iterated)
            case ast.comprehension(target=ast.Name(id=name), iter=iterated, ifs=ifs):
                over.setdefault(name, []).append(ast.Name("") if ifs else iterated)
    found = {}
    for name, iterated_over in over.items():
        lists = [
            only
            for one in iterated_over
            for only in (assigned.get(one.id, ()) if isinstance(one, ast.Name) else [one])
        ]
        items = [_constants(one) for one in lists]
        alike = {tuple(item.value for item in each) for each in items}
        if len(lists) >= len(iterated_over) and len(alike) == 1 and name not in assigned:
            found[name] = items[0]
    return found


def _constants(node: ast.expr) -> list[ast.Constant]:
    """Return the items of a literal list; none if one of them is not a constant."""
    items = node.elts if isinstance(node, ast.List | ast.Tuple | ast.Set) else []
    constants = [item for item in items if isinstance(item, ast.Constant)]
    return constants if len(constants) == len(items) else []


_SIMPLE = ast.Assign | ast.AnnAssign | ast.AugAssign | ast.Expr | ast.Return
_CHOOSES = (
    ast.ListComp
    | ast.SetComp
    | ast.DictComp
    | ast.GeneratorExp
    | ast.IfExp
    | ast.BoolOp
    | ast.Lambda
)
_DEEPEST_CALL = 3


def functions_of(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    """Return the functions at the top of a file, by name."""
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def met_always(
    body: list[ast.stmt], functions: Mapping[str, ast.FunctionDef], depth: int = 0
) -> Iterator[ast.expr]:
    """Yield the calls and sums that are met in any case, those in functions that are called too."""
    for statement in body:
        if not isinstance(statement, _SIMPLE):
            if depth:  # it may leave the function
                return
            continue
        nodes = list(ast.walk(statement))
        if any(isinstance(node, _CHOOSES) for node in nodes):
            continue
        for node in nodes:
            if isinstance(node, ast.Call | ast.BinOp):
                yield node
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                callee = functions.get(node.func.id)
                if callee and depth < _DEEPEST_CALL:
                    yield from met_always(callee.body, functions, depth + 1)


def reached_on_import(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes that an import reaches in any case: not in a function, `if`, `try` or `with`."""
    pending: list[ast.AST] = list(tree.body)
    for node in pending:  # which grows
        yield node
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                pending += node.decorator_list
            case ast.If() | ast.Try() | ast.With() | ast.Lambda() | ast.IfExp() | ast.BoolOp():
                continue
            case _:
                pending += children(node)
