"""Where in a Python file something is asked for first, and which names are bound more than once."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from functools import cached_property, lru_cache

from opwright.causes.kit.python_files.python import conditions_in
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import nodes_of, source_of, span
from opwright.syntax.versions import version_tests
from opwright.syntax.words import bindings, modules_by_name

_CAUGHT = frozenset(
    {"ImportError", "ModuleNotFoundError", "AttributeError", "NameError", "TypeError", "Exception", "BaseException"}
)  # fmt: skip
_TESTED = (
    r"(?i)version|hasattr|getattr(?!\([\w.]{1,60},\s?['\"]\w{1,60}['\"],\s?True\))|TYPE_CHECKING|\bPY_?[23]|find_spec|(?<![a-z])_*has_|_installed|dir\(|compat"
    r"|(?<!cuda\.is)(?<!mps\.is)(?<!dist\.is)(?<!distributed\.is)(?<!cuda)(?<!toolkit)(?<!gpu)(?<!nvcc)_available"
    r"|require[sd]?\w*\(['\"]\d+\.|\bsignature\(|\.parameters\b|argspec|co_varnames|(?<![a-z])sig(?:nature)?s?\b|supports?_|supported|accepts?_"
    r"|['\"]v?\d{1,2}\.\d{1,2}(?:\.\w+)?['\"]|(?<![a-z])(?:py)?(?:torch|triton|numpy|pt|np)_?v?\d"
    r"|(?<![a-z])(?:newer|older|later|higher|lower|earlier)_than_|(?<![a-z])(?:pre|post|before|after|since|until)_?v?\d"
    r"|(?:greater|less|equal|at_least)_(?:than_|or_)?(?:equal_)?(?:to_)?v?\d"
)
"""Occurs in conditions that ask for a release."""
_RELEASE = r"__version__|version_info|\b(?:torch|triton|numpy|np)\.version\b"
_LOOKED_AT = (
    ast.Try, ast.If, ast.IfExp, ast.BoolOp, ast.With, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef
)  # fmt: skip
"""What may guard."""
_MOST_STEPS = 8
"""From one name that holds a release, or a part of it, to the next."""


_PACKAGES = {"torch-python": "torch", "triton": "triton", "numpy": "numpy", "python": "python"}
"""What the version of a domain's releases is asked of."""


class Lacking(NamedTuple):
    """Releases of a domain in which what a place does fails."""

    domain: str
    releases: tuple[str, ...]


class Scopes:
    """The parts of a file that are reached only if something is there, and the names it binds itself."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._guarded: list[tuple[int, int]] = []
        self._caught: list[tuple[int, int]] = []
        self._branches: list[tuple[int, int]] = []
        """The guarded ones that are the branches of an `if`."""
        self._bound: set[str] = set()

    @cached_property
    def _flags(self) -> frozenset[str]:
        """Names that hold what a file asked for a release: `TORCH_MAJOR`, `_IS_OLD = parse(torch.__version__) < ...`."""
        given: list[tuple[str, str]] = []
        for node in nodes_of(self._text, ast.Assign):
            match node.targets:
                case [target]:
                    text = source_of(self._text, node.value)
                    named = target.elts if isinstance(target, ast.Tuple) else [target]
                    given += ((one.id, text) for one in named if isinstance(one, ast.Name))
        for function in nodes_of(self._text, ast.FunctionDef):
            given += ((function.name, text) for text in self._answers(function.body))
        flags: set[str] = set()
        for _ in range(_MOST_STEPS):
            more = {name for name, text in given if _holds_a_release(text, flags)}
            if more <= flags:
                break
            flags |= more
        return frozenset(flags)

    def _answers(self, body: list[ast.stmt]) -> Iterator[str]:
        """Yield what a function returns at its end, and what it asks before it returns a constant."""
        for statement in body:
            match statement:
                case ast.If(test=test, body=[*_, ast.Return(value=ast.Constant(bool()))]):
                    yield source_of(self._text, test)
        match body:
            case [*_, ast.Return(value=ast.expr() as value)]:
                yield source_of(self._text, value)

    def _asks(self, node: ast.expr) -> bool:
        return _asks(source_of(self._text, node), self._flags)

    @cached_property
    def _found(self) -> tuple[list[tuple[int, int]], set[str]]:
        """The spans of the parts, and the names: what uses nothing that is lacking does not ask."""
        for node in nodes_of(self._text, *_LOOKED_AT):
            self._look_at(self._text, node)
        if self._are_put_off:
            annotated = nodes_of(self._text, ast.AnnAssign)
            self._guarded += (span(self._text, one.annotation) for one in annotated)
        names, modules = nodes_of(self._text, ast.Name), modules_by_name(self._text)
        stored = [one.id for one in names if isinstance(one.ctx, ast.Store)]
        self._bound.update(one for one in stored if one not in modules or stored.count(one) > 1)
        self._bound.update(one.arg for one in nodes_of(self._text, ast.arg))
        meant: dict[str, str] = {}
        for name, meaning in bindings(self._text):
            package = meaning.partition(".")[0]
            bound = name if package == name else meaning  # `import a.b` binds a, as `import a` does
            if meant.setdefault(name, bound) != bound:  # whichever of the two exists
                self._bound.add(name)
        return self._guarded, self._bound

    def _look_at(self, text: str, node: ast.AST) -> None:
        match node:
            case ast.Try() if any(_catches(handler) for handler in node.handlers):
                self._caught.append((span(text, node)[0], span(text, node)[1]))
            case ast.If() if self._asks(node.test):
                self._branches.append((span(text, node.test)[1], span(text, node)[1]))
            case ast.IfExp() if self._asks(node.test):
                self._branches.append(span(text, node))
            case ast.BoolOp() if self._asks(node.values[0]):
                self._guard(text, node, span(text, node)[0])
            case ast.With() if any(_expects(text, item) for item in node.items):
                self._guard(text, node, span(text, node)[0])
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                if any(self._asks(d) for d in node.decorator_list):
                    self._guard(text, node, span(text, node)[0])
                self._leave_early(text, node)
                if not isinstance(node, ast.ClassDef) and not node.decorator_list:
                    self._guarded += (span(text, one) for one in self._put_off(node))

    def _put_off(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.expr]:
        """Yield a function's annotations that are never evaluated: those of a file that postpones them (PEP 563)."""
        if self._are_put_off:
            taken = function.args
            ours = (*taken.posonlyargs, *taken.args, taken.vararg, *taken.kwonlyargs, taken.kwarg)
            named = (*(one.annotation for one in ours if one), function.returns)
            yield from (one for one in named if one)

    @cached_property
    def _are_put_off(self) -> bool:
        return any(
            one.module == "__future__" and any(name.name == "annotations" for name in one.names)
            for one in nodes_of(self._text, ast.ImportFrom)
        )

    def _leave_early(
        self, text: str, function: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    ) -> None:
        """Note what follows a check that leaves a function: `if version < "2": return`."""
        for statement in function.body:
            if not isinstance(statement, ast.If):
                continue
            last = statement.body[-1]
            is_tested = self._asks(statement.test)
            is_skipped = isinstance(last, ast.Expr) and re.search(
                r"skip|xfail", source_of(text, last)
            )
            if is_skipped or (is_tested and isinstance(last, ast.Return | ast.Raise)):
                self._guard(text, function, span(text, statement)[0])

    def _guard(self, text: str, node: ast.stmt | ast.expr, start: int) -> None:
        self._guarded.append((start, span(text, node)[1]))

    def is_guarded(self, place: tuple[int, int], lacking: Lacking | None = None) -> bool:
        """
        Return whether a place is reached only where something was asked for, or whose failure is caught.

        Branches that only ask for the release, and let one of `lacking` through, guard from nothing.
        """
        spans = (*self._found[0], *self._caught, *self._called_if_asked)
        if any(start <= place[0] < end for start, end in spans):
            return True
        is_asked = any(start <= place[0] < end for start, end in self._branches)
        return is_asked and not (lacking and self._is_let_through(place, lacking))

    def _is_let_through(self, place: tuple[int, int], lacking: Lacking) -> bool:
        """Return whether all conditions around a place that ask for something surely hold in one of some releases."""
        package = _PACKAGES.get(lacking.domain)
        asking = [c for c in conditions_in(self._text, place[0]) if _asks(c, self._flags)]
        return bool(asking and package) and any(
            all(version_tests.holds(c, self._text, f"{r}.0", package or "") for c in asking)
            for r in lacking.releases
        )

    @cached_property
    def _called_if_asked(self) -> list[tuple[int, int]]:
        """The functions of a file that it calls, or replaces, where it asked for a release, and nowhere else."""
        uses: dict[str, list[int]] = {}
        functions = [*nodes_of(self._text, ast.FunctionDef, ast.AsyncFunctionDef)]
        names = {function.name for function in functions}
        for name in nodes_of(self._text, ast.Name):
            if name.id in names:
                uses.setdefault(name.id, []).append(span(self._text, name)[0])
        found: list[tuple[int, int]] = []
        for _ in range(_MOST_STEPS):
            asked = (*self._found[0], *self._branches, *found)
            more = [
                span(self._text, function)
                for function in functions
                if (places := self._outside(function, uses.get(function.name, [])))
                and all(any(a <= at < b for a, b in asked) for at in places)
            ]
            if len(more) <= len(found):
                break
            found = more
        return found

    def _outside(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, places: list[int]
    ) -> list[int]:
        start, end = span(self._text, function)
        return [at for at in places if not start <= at < end]

    def is_inner(self, place: tuple[int, int]) -> bool:
        """Return whether a place is in a function or a branch, and so not reached by every run."""
        functions = nodes_of(self._text, ast.FunctionDef, ast.AsyncFunctionDef)
        branches = (node for node in nodes_of(self._text, ast.If) if not _is_main(node))
        return any(
            start <= place[0] < end
            for node in (*functions, *branches)
            for start, end in (span(self._text, node),)
        )

    def is_rebound(self, name: str) -> bool:
        """Return whether a file binds a name otherwise than by one import."""
        return name in self._found[1]


@lru_cache(maxsize=16)
def scopes_of(text: str) -> Scopes:
    """Return the guarded parts of a file, which several causes ask for."""
    return Scopes(text)


def _is_main(node: ast.AST) -> bool:
    """Return whether a branch is what runs when the file is run: `if __name__ == "__main__"`."""
    return isinstance(node, ast.If) and any(
        isinstance(one, ast.Name) and one.id == "__name__" for one in ast.walk(node.test)
    )


def _asks(text: str, flags: Collection[str]) -> bool:
    """Return whether an expression asks for a release, by a name that holds the answer too."""
    return is_tested(text) or _names_any(text, flags)


@lru_cache(maxsize=8192)
def is_tested(text: str) -> bool:
    return re.search(_TESTED, text) is not None


def _holds_a_release(text: str, flags: Collection[str]) -> bool:
    return bool(re.search(_RELEASE, text) or _names_any(text, flags))


def _names_any(text: str, flags: Collection[str]) -> bool:
    return bool(flags) and any(name in flags for name in re.findall(r"\w+", text))


def _expects(text: str, item: ast.withitem) -> bool:
    return (
        re.search(
            r"suppress|raises|warns\b|assert(?:Raises|Warns)", source_of(text, item.context_expr)
        )
        is not None
    )


def _catches(handler: ast.ExceptHandler) -> bool:
    if handler.type is None:
        return True
    return any(isinstance(node, ast.Name) and node.id in _CAUGHT for node in ast.walk(handler.type))
