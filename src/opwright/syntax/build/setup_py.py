"""
What a setup.py says, without running it.

Names are followed through their function or else the whole file, whichever branch they are set in: what it answers is
what the script may hand over, not what it will on one machine.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence

from opwright.errors import UnreadableInputError
from opwright.model import BuildScript, Extension, LiteralText
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import dotted, python_nodes, python_tree, span

_KINDS = frozenset({"CUDAExtension", "CppExtension", "Extension", "SyclExtension"})
_ARCH_LISTS = frozenset({"TORCH_CUDA_ARCH_LIST", "PYTORCH_ROCM_ARCH"})
_DEEPEST = 12
_MOST = 2000
_MOST_STEPS = 100_000
"""Expressions looked at, and strings found in them, in one file: names may lead to names without end."""


def read_setup_py(path: str, text: str) -> BuildScript:
    """Return what a setup.py says; nothing when it does not parse."""
    if python_tree(text) is None:
        return BuildScript(path, text)
    script = _Script(text)
    setups = [call for call in script.calls if _last(call.func) == "setup"]
    return BuildScript(
        path,
        text,
        extensions=tuple(script.extensions()),
        build_requires=script.setup_strings(setups, "setup_requires"),
        install_requires=script.setup_strings(setups, "install_requires"),
        optional=tuple(script.extras(setups)),
        arch_lists=tuple(script.arch_lists()),
    )


class _Strings(NamedTuple):
    """The strings that an expression may hold, and whether these are all."""

    pieces: tuple[LiteralText, ...]
    is_whole: bool


_UNKNOWN = _Strings((), is_whole=False)


def _unless_set(value: ast.expr, name: str) -> ast.expr:
    """Return what a variable is where nobody has set it: "7.5" of `os.environ.get("TORCH_CUDA_ARCH_LIST", "7.5")`."""
    match value:
        case ast.Call(args=[ast.Constant(value=asked), otherwise]) if asked == name:
            return otherwise
    return value


def _joined_list(node: ast.expr) -> ast.expr:
    """Return the list that `";".join(...)` joins, or the expression itself."""
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=str()), attr="join"), args=[items]
        ):
            return items
    return node


def _last(node: ast.AST) -> str:
    return dotted(node).rpartition(".")[2]


def _items_of(node: ast.expr) -> Iterator[tuple[str | None, ast.expr]]:
    """Yield the items of a dictionary that is written out, of what is not known under None."""
    match node:
        case ast.Dict(keys=keys, values=values):
            for key, value in zip(keys, values, strict=True):
                is_known = isinstance(key, ast.Constant) and isinstance(key.value, str)
                yield key.value if is_known else None, value  # type: ignore[union-attr] # it is a Constant
        case ast.Call(func=ast.Name(id="dict"), args=[], keywords=keywords):
            yield from ((keyword.arg, keyword.value) for keyword in keywords)
        case _:
            yield None, node


class _Script:
    def __init__(self, text: str) -> None:
        self._text = text
        self.calls: list[ast.Call] = []
        self._values: dict[str, list[tuple[str, ast.expr]]] = {}
        """What is given to a name, or added to it, and in which function."""
        self._items: dict[tuple[str, str], list[ast.expr]] = {}
        """What is given to an item of a name, `flags["nvcc"]`."""
        self._environment: list[tuple[str, ast.expr]] = []
        self._steps = 0
        self._open: set[tuple[str, str]] = set()
        """Names whose values are being read."""
        nodes = python_nodes(text)
        self._functions = {n.name: n for n in nodes if isinstance(n, ast.FunctionDef)}
        for node in nodes:
            self._note(node)

    def _note(self, node: ast.AST) -> None:
        match node:
            case ast.Assign():
                for to in node.targets:
                    self._given(to, node.value)
            case ast.AugAssign() | ast.AnnAssign():
                if node.value is not None:
                    self._given(node.target, node.value)
            case ast.Call():
                self.calls.append(node)
                self._note_call(node)

    def _note_call(self, call: ast.Call) -> None:
        if isinstance(call.func, ast.Name):
            self._handed_over(call, self._functions.get(call.func.id))
        match call:
            case ast.Call(func=ast.Attribute(value=to, attr="append"), args=[value]):
                self._given(to, ast.copy_location(ast.List([value], ast.Load()), value))
            case ast.Call(func=ast.Attribute(value=to, attr="extend"), args=[value]):
                self._given(to, value)
            case ast.Call(
                func=ast.Attribute(attr="setdefault"), args=[ast.Constant(value=str(name)), value]
            ):
                self._environment.append((name, value))

    def _handed_over(self, call: ast.Call, function: ast.FunctionDef | None) -> None:
        """Note what a call gives to the parameters of a function of the script, and what they are by default."""
        if function is None:
            return
        given = function.args
        parameters = [p.arg for p in (*given.posonlyargs, *given.args)]
        named = {p.arg for p in given.kwonlyargs}.union(parameters)
        values = dict(zip(reversed(parameters), reversed(given.defaults), strict=False))
        values |= {
            p.arg: value
            for p, value in zip(given.kwonlyargs, given.kw_defaults, strict=True)
            if value is not None
        }
        if any(isinstance(argument, ast.Starred) for argument in call.args):
            return
        values |= dict(zip(parameters, call.args, strict=False))
        values |= {k.arg: k.value for k in call.keywords if k.arg in named}
        for name, value in values.items():
            self._values.setdefault(name, []).append((function.name, value))

    def _function_at(self, node: ast.expr) -> str:
        """Return the innermost function that a node is in; empty outside of all."""
        around = [
            function
            for function in self._functions.values()
            if function.lineno <= node.lineno <= (function.end_lineno or function.lineno)
        ]
        return max(around, key=lambda function: function.lineno).name if around else ""

    def _values_of(self, name: ast.Name) -> list[ast.expr]:
        """Return what a name may be: what its own function gives it, else the module, else any function."""
        given = self._values.get(name.id, [])
        for function in (self._function_at(name), ""):
            if own := [value for where, value in given if where == function]:
                return own
        return [value for _, value in given]

    def _results(self, call: ast.Call) -> list[ast.expr]:
        """Return what a function or method of the script may return; nothing where it is not one of its own."""
        name = dotted(call.func)
        is_own = "." not in name or name.startswith("self.")
        function = self._functions.get(_last(call.func)) if is_own else None
        returns = [n for n in ast.walk(function) if isinstance(n, ast.Return)] if function else []
        return [n.value for n in returns if n.value is not None]

    def _given(self, to: ast.expr, value: ast.expr) -> None:
        match to:
            case ast.Name():
                self._values.setdefault(to.id, []).append((self._function_at(to), value))
            case ast.Subscript(slice=ast.Constant(value=str(key))):
                name = dotted(to.value)
                self._items.setdefault((name, key), []).append(value)
                if name.endswith("environ"):
                    self._environment.append((key, value))
            case ast.Tuple() if isinstance(value, ast.Tuple) and len(value.elts) == len(to.elts):
                for element, given in zip(to.elts, value.elts, strict=True):
                    self._given(element, given)

    # ---- strings

    def strings_in(  # noqa: C901, PLR0911, PLR0912 - one case per kind of expression
        self, node: ast.expr | None, depth: int = 0
    ) -> _Strings:
        """Return the strings in a list, or the one string, that an expression may be."""
        if node is None:
            return _Strings((), is_whole=True)
        if depth > _DEEPEST:
            return _UNKNOWN
        self._count(1)
        match node:
            case ast.Constant(value=str(value)):
                return _Strings((LiteralText(value, *span(self._text, node)),), is_whole=True)
            case ast.Constant(value=None):
                return _Strings((), is_whole=True)
            case ast.List() | ast.Tuple():
                return self._joined(node.elts, depth)
            case ast.BinOp(op=ast.Add()):
                return self._added(node, depth)
            case ast.IfExp():
                return self._joined([node.body, node.orelse], depth)
            case ast.BoolOp():
                return self._joined(node.values, depth)
            case ast.Starred():
                return self.strings_in(node.value, depth + 1)
            case ast.Name():
                key = self._function_at(node), node.id
                return self._given_to(key, self._values_of(node), depth)
            case ast.Subscript(slice=ast.Constant(value=str(key))):
                return self._given_to((dotted(node.value), key), self._item(node, key), depth)
            case ast.Call(
                func=ast.Attribute(value=ast.Constant(value=str(line)), attr="split"), args=[]
            ):
                place = span(self._text, node.func)
                return _Strings(
                    tuple(LiteralText(word, *place) for word in line.split()), is_whole=True
                )
            case ast.Call() if _last(node.func) == "join" and "path" in dotted(node.func):
                return self._path(node)
            case ast.Call(func=ast.Name(id="list" | "str" | "sorted"), args=[inner]):
                return self.strings_in(inner, depth + 1)
            case ast.Call(func=ast.Attribute(value=copied, attr="copy"), args=[]):
                return self.strings_in(copied, depth + 1)
            case ast.Call() if results := self._results(node):
                return self._given_to(("()", dotted(node.func)), results, depth)
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name):
                values = [value for where, value in self._values.get(name, ()) if not where]
                return self._given_to(("self", name), values, depth)
        return _UNKNOWN

    def _item(self, node: ast.Subscript, key: str) -> list[ast.expr]:
        """Return what an item may be: what is given to it, or stands in a dictionary that is written out."""
        wholes = self._values_of(node.value) if isinstance(node.value, ast.Name) else ()
        written = [value for one in wholes for k, value in _items_of(one) if k == key]
        return [*written, *self._items.get((dotted(node.value), key), ())]

    def _given_to(
        self, name: tuple[str, str], given: Sequence[ast.expr] | None, depth: int
    ) -> _Strings:
        """Return what a name or an item may be; what it refers to in itself is in the answer already."""
        if not given or name in self._open:
            return _UNKNOWN
        self._open.add(name)
        strings = self._joined(given, depth)
        self._open.remove(name)
        return strings

    def _count(self, steps: int) -> None:
        self._steps += steps
        if self._steps > _MOST_STEPS:
            raise UnreadableInputError(f"its names lead to more than {_MOST_STEPS} others")

    def _joined(self, nodes: Iterable[ast.expr], depth: int) -> _Strings:
        each = [self.strings_in(node, depth + 1) for node in nodes]
        self._count(sum(len(strings.pieces) for strings in each))
        pieces = tuple(dict.fromkeys(piece for strings in each for piece in strings.pieces))[:_MOST]
        return _Strings(pieces, all(strings.is_whole for strings in each))

    def _added(self, node: ast.BinOp, depth: int) -> _Strings:
        left, right = node.left, node.right
        if isinstance(left, ast.Constant) and isinstance(right, ast.Constant):
            if isinstance(left.value, str) and isinstance(right.value, str):
                return _Strings(
                    (LiteralText(left.value + right.value, *span(self._text, node)),), is_whole=True
                )
            return _UNKNOWN
        if isinstance(left, ast.Constant) or isinstance(right, ast.Constant):
            return _UNKNOWN  # a string, of which a part is not known
        return self._joined([left, right], depth)

    def _path(self, node: ast.Call) -> _Strings:
        parts = [
            p.value for p in node.args if isinstance(p, ast.Constant) and isinstance(p.value, str)
        ]
        if len(parts) < len(node.args):
            return _UNKNOWN
        return _Strings((LiteralText("/".join(parts), *span(self._text, node)),), is_whole=True)

    # ---- what it builds

    def setup_strings(
        self, setups: Iterable[ast.Call], keyword: str
    ) -> tuple[LiteralText, ...] | None:
        """Return the strings of a keyword of setup(); None if it is missing or not fully known."""
        for call in setups:
            for given in call.keywords:
                if given.arg == keyword:
                    strings = self.strings_in(given.value)
                    return strings.pieces if strings.is_whole else None
        return None

    def extras(self, setups: Iterable[ast.Call]) -> Iterator[str]:
        """Yield what the extras of setup() require, as far as they are written out."""
        for call in setups:
            for given in call.keywords:
                if given.arg == "extras_require":
                    named = (
                        self._values_of(given.value) if isinstance(given.value, ast.Name) else []
                    )
                    for node in (given.value, *named):
                        for _, items in _items_of(node) if isinstance(node, ast.Dict) else ():
                            yield from (one.value for one in self.strings_in(items).pieces)

    def arch_lists(self) -> Iterator[LiteralText]:
        """Yield what the list of architectures is set to."""
        for name, value in self._environment:
            if name in _ARCH_LISTS:
                yield from self.strings_in(_joined_list(_unless_set(value, name))).pieces

    def extensions(self) -> Iterator[Extension]:
        """Yield the extensions that it makes."""
        for call in self.calls:
            kinds = self._kinds(call.func)
            if kinds:
                yield self._extension(
                    call, "CUDAExtension" if "CUDAExtension" in kinds else kinds[0]
                )

    def _kinds(self, callee: ast.expr) -> list[str]:
        """Return what kinds of extension a call may make: the name may be one for several."""
        name = _last(callee)
        given = self._values_of(callee) if isinstance(callee, ast.Name) else []
        if isinstance(callee, ast.Call):
            given = self._results(callee)
        given = [*given, *(r for v in given if isinstance(v, ast.Call) for r in self._results(v))]
        names = [
            _last(n)
            for value in given
            for n in ast.walk(value)
            if isinstance(n, ast.Name | ast.Attribute)
        ]
        kinds = [n for n in names if n in _KINDS]
        return kinds or ([name] if name in _KINDS else [])

    def _extension(self, call: ast.Call, kind: str) -> Extension:
        arguments = {k.arg: k.value for k in call.keywords if k.arg}
        are_whole = True
        for keyword in call.keywords:
            if keyword.arg is None:
                are_whole = self._unpacked(keyword.value, arguments) and are_whole
        for name, value in zip(("name", "sources"), call.args, strict=False):
            arguments.setdefault(name, value)
        lists = ("sources", "include_dirs", "libraries", "library_dirs", "extra_link_args")
        lists_found = {name: self.strings_in(arguments.get(name)) for name in lists}
        flags, flags_are_whole = self._flags(arguments.get("extra_compile_args"))
        named = self.strings_in(arguments.get("name")).pieces
        return Extension(
            named[0].value if len(named) == 1 else None,
            kind,
            *span(self._text, call),
            sources=lists_found["sources"].pieces,
            flags=flags,
            defines=tuple(self._defines(arguments.get("define_macros"))),
            include_dirs=lists_found["include_dirs"].pieces,
            libraries=lists_found["libraries"].pieces,
            library_dirs=lists_found["library_dirs"].pieces,
            link_flags=lists_found["extra_link_args"].pieces,
            is_whole=all(t.is_whole for t in lists_found.values())
            and flags_are_whole
            and are_whole,
            has_all_sources=lists_found["sources"].is_whole and are_whole,
        )

    def _unpacked(self, node: ast.expr, arguments: dict[str, ast.expr]) -> bool:
        """Add the arguments that `**node` hands over; return whether these are all."""
        name = node.id if isinstance(node, ast.Name) else ""
        given = self._values_of(node) if isinstance(node, ast.Name) else [node]
        pairs = [pair for value in given for pair in _items_of(value)]
        pairs += [(key, v) for (n, key), values in self._items.items() if n == name for v in values]
        for key, value in pairs:
            if key:
                arguments.setdefault(key, value)
        keys = [key for key, _ in pairs]
        return len(given) == 1 and None not in keys and len(set(keys)) == len(keys)

    def _flags(self, node: ast.expr | None) -> tuple[dict[str, tuple[LiteralText, ...]], bool]:
        """Return the flags by compiler, and whether these are all."""
        dictionaries = [node] if isinstance(node, ast.Dict) else []
        items: list[tuple[str, ast.expr]] = []
        if isinstance(node, ast.Name):
            dictionaries = [v for v in self._values_of(node) if isinstance(v, ast.Dict)]
            items = [(k, v) for (name, k), vs in self._items.items() if name == node.id for v in vs]
        if not dictionaries and not items:
            strings = self.strings_in(node)
            return ({"": strings.pieces} if strings.pieces else {}), strings.is_whole
        for dictionary in dictionaries:
            items += [
                (key.value, value)
                for key, value in zip(dictionary.keys, dictionary.values, strict=True)
                if isinstance(key, ast.Constant) and isinstance(key.value, str)
            ]
        flags: dict[str, tuple[LiteralText, ...]] = {}
        is_whole = True
        for key, value in items:
            strings = self.strings_in(value)
            flags[key] = tuple(dict.fromkeys((*flags.get(key, ()), *strings.pieces)))
            is_whole = is_whole and strings.is_whole
        return flags, is_whole

    def _defines(self, node: ast.expr | None) -> Iterator[LiteralText]:
        values = self._values_of(node) if isinstance(node, ast.Name) else [node]
        pairs = [
            one
            for value in values
            if value is not None
            for one in ast.walk(value)
            if isinstance(one, ast.Tuple) and len(one.elts) == len(("NAME", "value"))
        ]
        for pair in pairs:
            match pair.elts:
                case [ast.Constant(value=str(name)), ast.Constant(value=None)]:
                    yield LiteralText(name, *span(self._text, pair))
                case [ast.Constant(value=str(name)), ast.Constant(value=str(value))]:
                    yield LiteralText(f"{name}={value}", *span(self._text, pair))
