"""
What a Python module offers: names, classes with their members, the parameters of functions. Nothing is imported.

Both branches of an `if` are kept, but for those that ask for a version of Python that is known.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from api_index.cxx import Declarations, Declared, Link
from api_index.python_syntax import (
    advice_of,
    holds,
    is_static,
    last_name,
    makes_names,
    parameters_of,
    private_names,
)
from api_index.tombstones import answers, expired, only_raises, scope_of

_UNKNOWN = "?"


class PythonDeclared(NamedTuple):
    """A name of a module: as `Declared`, with the parameters in the place of the arity."""

    scope: str
    name: str
    kind: str
    arity: str | None = None
    """`input,dim=,*,keepdim=`."""
    advice: str | None = None


class _Module:
    def __init__(self, path: str, python: tuple[int, int] | None) -> None:
        self.name, self._is_package = module_name(path)
        self._is_stub, self._python = path.endswith(".pyi"), python
        self._public: frozenset[str] = frozenset()
        self._root = self.name.partition(".")[0]
        self.names: list[PythonDeclared] = []
        self.links: list[Link] = []
        self._imported: dict[str, str] = {}
        self._assigned: dict[str, ast.expr] = {}
        self._listed: set[str] = set()
        """Variables that stand for each name of a list."""

    def read(self, tree: ast.Module) -> None:
        """Read a module's statements; what a stub imports is its own unless it says otherwise."""
        lists = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign | ast.AugAssign)
            and "__all__"
            in ast.dump(node.targets[0] if isinstance(node, ast.Assign) else node.target)
        ]
        constants = (
            n.value for value in lists for n in ast.walk(value) if isinstance(n, ast.Constant)
        )
        self._public = frozenset(value for value in constants if isinstance(value, str))
        self.body(tree.body, self.name)

    def _is_exported(self, alias: ast.alias) -> bool:
        bound = alias.asname or alias.name
        return not self._is_stub or alias.asname == alias.name or bound in self._public

    def body(self, statements: Sequence[ast.stmt], scope: str) -> None:
        for statement in statements:
            self._statement(statement, scope)

    def _statement(self, node: ast.stmt, scope: str) -> None:  # noqa: C901, PLR0912 - one case for each kind
        if scope == self.name and not isinstance(
            node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef
        ):
            self._dynamic(node)
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self._function(node, scope)
            case ast.ClassDef():
                self._class(node, scope)
            case ast.Assign():
                for target in node.targets:
                    self._target(target, scope)
                    if isinstance(target, ast.Name):
                        self._assigned[target.id] = node.value
                for name, advice in expired(node, self._assigned):
                    self._add(scope_of(self.name), name, "x", None, advice)
                if scope == self.name and isinstance(node.value, ast.Name | ast.Attribute):
                    self._alias(node, scope)
            case ast.AnnAssign() | ast.AugAssign():
                self._target(node.target, scope)
                if isinstance(node.target, ast.Name) and node.value:
                    self._assigned[node.target.id] = node.value
            case ast.Import():
                for alias in node.names:
                    bound = alias.asname or alias.name.partition(".")[0]
                    self._imported[bound] = alias.name if alias.asname else bound
                    if self._is_exported(alias):
                        self._add(scope, bound, "a")
            case ast.ImportFrom():
                self._import_from(node, scope)
            case ast.If():
                self._if(node, scope)
            case ast.Try():
                for part in (
                    node.body,
                    node.orelse,
                    node.finalbody,
                    *(h.body for h in node.handlers),
                ):
                    self.body(part, scope)
            case ast.With() | ast.For() | ast.While():
                if isinstance(node, ast.For):
                    self._target(node.target, scope)
                self.body(node.body, scope)

    def _dynamic(self, node: ast.stmt) -> None:
        """Note that a module makes names when it is imported."""
        match node:
            case ast.If() | ast.Try() | ast.With():
                return  # its statements are looked at by themselves
            case ast.For(target=ast.Name(id=name), iter=ast.List() | ast.Tuple() as listed):
                self._listed.add(name)
                for constant in (e for e in listed.elts if isinstance(e, ast.Constant)):
                    self._add(self.name, str(constant.value), "d")
                self._listed |= private_names(node)
            case ast.For(
                target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="dir"), args=[owner])
            ) if self._is_ours(origin := self._resolved(owner)):
                self._listed.add(name)
                if any(makes_names(part, set()) for part in ast.walk(node)):
                    self.links.append(Link(self.name, origin))
        if any(makes_names(part, self._listed) for part in ast.walk(node)):
            self.links.append(Link(self.name, _UNKNOWN))

    def _alias(self, node: ast.Assign, scope: str) -> None:
        target = self._resolved(node.value)
        if target and isinstance(node.targets[0], ast.Name) and self._is_ours(target):
            self.links.append(Link(f"{scope}.{node.targets[0].id}", target))

    def _if(self, node: ast.If, scope: str) -> None:
        is_so = holds(node.test, self._python) if self._python else None
        if is_so is not False:
            self.body(node.body, scope)
        if is_so is not True:
            self.body(node.orelse, scope)

    def _import_from(self, node: ast.ImportFrom, scope: str) -> None:
        origin = self._origin(node)
        for alias in node.names:
            if alias.name == "*":
                self.links.append(Link(scope, origin if self._is_ours(origin) else _UNKNOWN))
                continue
            bound = alias.asname or alias.name
            self._imported[bound] = f"{origin}.{alias.name}"
            if not self._is_exported(alias):
                continue
            self._add(scope, bound, "a")
            if self._is_ours(origin) and scope == self.name:
                self.links.append(Link(f"{scope}.{bound}", f"{origin}.{alias.name}"))

    def _is_ours(self, name: str) -> bool:
        """Return whether a name is of the same package; the standard library is one."""
        return self._python is not None or name.partition(".")[0] == self._root

    def _origin(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        parts = self.name.split(".")
        keep = len(parts) - node.level + (1 if self._is_package else 0)
        return ".".join([*parts[: max(keep, 0)], *([node.module] if node.module else [])])

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: str) -> None:
        if scope == self.name and (said := only_raises(node)):
            self._add(scope, node.name, "x", None, said)
            return
        if scope == self.name and node.name == "__getattr__":
            self._answering(node, scope)
        is_property = any(
            last_name(d) in ("property", "setter", "cached_property", "getter")
            for d in node.decorator_list
        )
        parameters = (
            None
            if is_property
            else parameters_of(node.args, is_method=scope != self.name and not is_static(node))
        )
        self._add(
            scope,
            node.name,
            "d" if is_property else "f",
            parameters,
            advice_of(node.decorator_list),
        )
        if scope != self.name:
            for inner in ast.walk(node):
                if (
                    isinstance(inner, ast.Attribute)
                    and isinstance(inner.ctx, ast.Store)
                    and isinstance(inner.value, ast.Name)
                    and inner.value.id == "self"
                ):
                    self._add(scope, inner.attr, "d")

    def _answering(self, getter: ast.FunctionDef | ast.AsyncFunctionDef, scope: str) -> None:
        """Add what a module's `__getattr__` answers to, or note that this cannot be told."""
        names = answers(getter, self._assigned)
        if names is None:
            self.links.append(Link(scope, _UNKNOWN))
        for name in sorted(names or ()):
            self._add(scope, name, "d")

    def _class(self, node: ast.ClassDef, scope: str) -> None:
        inner = f"{scope}.{node.name}"
        self._add(scope, node.name, "c", None, advice_of(node.decorator_list))
        for base in node.bases:
            resolved = self._resolved(base)
            if resolved not in (
                "object",
                "Generic",
                "typing.Generic",
                "Protocol",
                "typing.Protocol",
                "abc.ABC",
            ):
                self.links.append(
                    Link(inner, resolved if resolved and self._is_ours(resolved) else _UNKNOWN)
                )
        if any(
            keyword.arg == "metaclass" and last_name(keyword.value) not in ("ABCMeta", "EnumMeta")
            for keyword in node.keywords
        ):
            self.links.append(Link(inner, _UNKNOWN))
        self.body(node.body, inner)
        if any(
            isinstance(s, ast.FunctionDef) and s.name in ("__getattr__", "__getattribute__")
            for s in node.body
        ):
            self.links.append(Link(inner, _UNKNOWN))

    def _resolved(self, node: ast.expr) -> str:
        """Return the dotted name that an expression stands for; empty for another."""
        if isinstance(node, ast.Subscript):
            return self._resolved(node.value)
        if isinstance(node, ast.Attribute):
            before = self._resolved(node.value)
            return f"{before}.{node.attr}" if before else ""
        if isinstance(node, ast.Name):
            return self._imported.get(node.id) or (
                f"{self.name}.{node.id}"
                if any(n.name == node.id and n.scope == self.name for n in self.names)
                else node.id
            )
        return ""

    def _target(self, target: ast.expr, scope: str) -> None:
        if isinstance(target, ast.Name):
            self._add(scope, target.id, "d")
        elif isinstance(target, ast.Tuple | ast.List):
            for element in target.elts:
                self._target(element, scope)

    def _add(
        self,
        scope: str,
        name: str,
        kind: str,
        parameters: str | None = None,
        advice: str | None = None,
    ) -> None:
        self.names.append(PythonDeclared(scope, name, kind, parameters, advice))


def module_name(path: str) -> tuple[str, bool]:
    """Return the name of the module in a file, and whether it is a package."""
    parts = path.rpartition(".")[0].split("/")
    if parts[-1] == "__init__":
        return ".".join(parts[:-1]), True
    return ".".join(parts), False


_NESTED = r"\[(?:[^\[\]]|\[(?:[^\[\]]|\[[^\[\]]*\])*\])*\]"


def _parsed(text: str) -> ast.Module | None:
    """Return the tree of a module, with the type parameters of Python 3.12 taken out where need be."""
    plain = re.sub(
        rf"^([ \t]*(?:async\s+)?(?:def|class)\s+\w+)\s*{_NESTED}", r"\1", text, flags=re.MULTILINE
    )
    plain = re.sub(
        rf"^([ \t]*)type\s+(\w+)\s*(?:{_NESTED})?\s*=", r"\1\2 =", plain, flags=re.MULTILINE
    )
    return _tree(text) or _tree(plain)


def _tree(text: str) -> ast.Module | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return ast.parse(text)
        except (SyntaxError, ValueError):
            return None


def module_declarations(
    path: str, text: str, python: tuple[int, int] | None = None
) -> Declarations:
    """Return what a module offers; nothing of one that this Python cannot parse."""
    module = _Module(path, python)
    tree = _parsed(text)
    if tree is None:
        return Declarations((), (Link(module.name, _UNKNOWN),))
    module.read(tree)
    return Declarations(tuple(module.names), tuple(module.links))  # type: ignore[arg-type]  # the same fields


def module_itself(path: str) -> Iterator[Declared]:
    """Yield a module as a name of its package."""
    name, _ = module_name(path)
    scope, _, own = name.rpartition(".")
    yield Declared(scope, own, "n")
