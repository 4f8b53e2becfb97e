"""What a setup.py says, without running it: the extensions that it may make, and what it requires."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import lru_cache

from opwright.model import BuildScript, Extension, LiteralText
from opwright.syntax.build.script_values import ScriptValues, items_of, last_name
from opwright.syntax.python import python_tree, span

_KINDS = frozenset({"CUDAExtension", "CppExtension", "Extension", "SyclExtension"})
_ARCH_LISTS = frozenset({"TORCH_CUDA_ARCH_LIST", "PYTORCH_ROCM_ARCH"})


@lru_cache(maxsize=16)  # it is asked for by each of the files around it, too
def read_setup_py(path: str, text: str) -> BuildScript:
    """Return what a setup.py says; nothing when it does not parse."""
    if python_tree(text) is None:
        return BuildScript(path, text)
    values = ScriptValues(text)
    script = _Script(values)
    setups = [call for call in values.calls if last_name(call.func) == "setup"]
    return BuildScript(
        path,
        text,
        extensions=tuple(script.extensions()),
        build_requires=script.setup_strings(setups, "setup_requires"),
        install_requires=script.setup_strings(setups, "install_requires"),
        optional=tuple(script.extras(setups)),
        arch_lists=tuple(script.arch_lists()),
    )


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


class _Script:
    def __init__(self, values: ScriptValues) -> None:
        self._values = values

    def setup_strings(
        self, setups: Iterable[ast.Call], keyword: str
    ) -> tuple[LiteralText, ...] | None:
        """Return the strings of a keyword of setup(); None if it is missing or not fully known."""
        for call in setups:
            for given in call.keywords:
                if given.arg == keyword:
                    strings = self._values.strings_in(given.value)
                    return strings.pieces if strings.is_whole else None
        return None

    def extras(self, setups: Iterable[ast.Call]) -> Iterator[str]:
        """Yield what the extras of setup() require, as far as they are written out."""
        for call in setups:
            for given in call.keywords:
                if given.arg == "extras_require":
                    named = (
                        self._values.values_of(given.value)
                        if isinstance(given.value, ast.Name)
                        else []
                    )
                    for node in (given.value, *named):
                        for _, items in items_of(node) if isinstance(node, ast.Dict) else ():
                            yield from (one.value for one in self._values.strings_in(items).pieces)

    def arch_lists(self) -> Iterator[LiteralText]:
        """Yield what the list of architectures is set to."""
        for name, value in self._values.environment:
            if name in _ARCH_LISTS:
                yield from self._values.strings_in(_joined_list(_unless_set(value, name))).pieces

    def extensions(self) -> Iterator[Extension]:
        """Yield the extensions that it makes."""
        for call in self._values.calls:
            kinds = self._kinds(call.func)
            if kinds:
                yield self._extension(
                    call, "CUDAExtension" if "CUDAExtension" in kinds else kinds[0]
                )

    def _kinds(self, callee: ast.expr) -> list[str]:
        """Return what kinds of extension a call may make: the name may be one for several."""
        name = last_name(callee)
        given = self._values.values_of(callee) if isinstance(callee, ast.Name) else []
        if isinstance(callee, ast.Call):
            given = self._values.results_of(callee)
        given = [
            *given,
            *(r for v in given if isinstance(v, ast.Call) for r in self._values.results_of(v)),
        ]
        names = [
            last_name(n)
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
        lists_found = {name: self._values.strings_in(arguments.get(name)) for name in lists}
        flags, flags_are_whole = self._flags(arguments.get("extra_compile_args"))
        named = self._values.strings_in(arguments.get("name")).pieces
        return Extension(
            named[0].value if len(named) == 1 else None,
            kind,
            *span(self._values.text, call),
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
        given = self._values.values_of(node) if isinstance(node, ast.Name) else [node]
        pairs = [pair for value in given for pair in items_of(value)]
        pairs += [
            (key, v) for (n, key), values in self._values.items.items() if n == name for v in values
        ]
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
            dictionaries = [v for v in self._values.values_of(node) if isinstance(v, ast.Dict)]
            items = [
                (k, v)
                for (name, k), vs in self._values.items.items()
                if name == node.id
                for v in vs
            ]
        if not dictionaries and not items:
            strings = self._values.strings_in(node)
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
            strings = self._values.strings_in(value)
            flags[key] = tuple(dict.fromkeys((*flags.get(key, ()), *strings.pieces)))
            is_whole = is_whole and strings.is_whole
        return flags, is_whole

    def _defines(self, node: ast.expr | None) -> Iterator[LiteralText]:
        values = self._values.values_of(node) if isinstance(node, ast.Name) else [node]
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
                    yield LiteralText(name, *span(self._values.text, pair))
                case [ast.Constant(value=str(name)), ast.Constant(value=str(value))]:
                    yield LiteralText(f"{name}={value}", *span(self._values.text, pair))
