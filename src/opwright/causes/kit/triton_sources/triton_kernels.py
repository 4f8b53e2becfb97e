"""Triton kernels in Python files, and where they are launched."""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache

from opwright.causes.kit.python_files.python import decorators, imported, meant
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.project.whole_project import texts_defining
from opwright.syntax.python import children, dotted, nodes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_JIT = frozenset({"triton.jit", "triton.runtime.jit", "triton.runtime.jit.jit"})
_CONSTEXPR = frozenset({"triton.language.constexpr", "triton.language.core.constexpr"})


_OTHER_CHIPS_PATTERN = re.compile(
    r"(?:^|/)_?(?:triton_)?(?:ascend|npu|iluvatar|mthreads|musa|kunlunxin|xpu|cambricon|mlu|metax|maca|enflame|gcu"
    r"|hygon|sunrise|tsingmicro|aipu|arm|thead|spacemit)(?:_\w+)?(?:/|\.py$)"
)


def is_for_another_triton(source: Source) -> bool:
    """Return whether a file, by its path, is for another vendor's Triton, or for one that its project builds."""
    if _OTHER_CHIPS_PATTERN.search(source.path):
        return True
    said = (one for script in source.build for one in script.instructions)
    return any(one.path.endswith(".gitmodules") and _OWN_TRITON.search(one.text) for one in said)


_OWN_TRITON = re.compile(r"(?m)^[ \t]*url[ \t]*=[ \t]*\S*/triton(?:\.git)?/?[ \t]*$")
"""In .gitmodules."""


class Kernel(NamedTuple):
    """A function under `@triton.jit`: a kernel, or what one calls."""

    name: str
    node: ast.FunctionDef
    parameters: tuple[str, ...]
    """In order, keyword-only ones last."""
    constexprs: frozenset[str]
    """Those that are annotated `tl.constexpr`."""


class KernelLaunch(NamedTuple):
    """A call `kernel[grid](x, n, BLOCK=64)`."""

    name: str
    node: ast.Call
    inside: ast.FunctionDef | ast.AsyncFunctionDef

    def arguments(self, kernel: Kernel) -> Iterator[tuple[str, ast.expr]]:
        """Yield the parameters with their arguments, as far as these are spelled out."""
        for name, value in zip(kernel.parameters, self.node.args, strict=False):
            if isinstance(value, ast.Starred):
                break
            yield name, value
        for keyword in self.node.keywords:
            if keyword.arg in kernel.parameters:
                yield keyword.arg, keyword.value


@lru_cache(maxsize=32)
def kernels(text: str) -> tuple[Kernel, ...]:
    """Return the functions of a file that Triton compiles, in its order."""
    return tuple(
        _kernel(text, node)
        for node in (nodes_of(text, ast.FunctionDef) if "triton" in text else ())
        if _JIT.intersection(decorators(text, node))
    )


def _kernel(text: str, node: ast.FunctionDef) -> Kernel:
    arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
    return Kernel(
        node.name,
        node,
        tuple(a.arg for a in arguments),
        frozenset(a.arg for a in arguments if a.annotation and _is_constexpr(text, a.annotation)),
    )


def _is_constexpr(text: str, annotation: ast.expr) -> bool:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value.rpartition(".")[2] == "constexpr"
    return meant(text, annotation) in _CONSTEXPR


def kernel_launches(source: Source) -> Iterator[KernelLaunch]:
    """Yield where a file launches kernels, its own or others."""
    yield from _launches(source.text)


@lru_cache(maxsize=16)
def _launches(text: str) -> tuple[KernelLaunch, ...]:
    return tuple(_launches_in(text))


def _launches_in(text: str) -> Iterator[KernelLaunch]:
    if not re.search(r"\]\s*\(", text):
        return
    functions = _Functions(nodes_of(text, ast.FunctionDef, ast.AsyncFunctionDef))
    for node in nodes_of(text, ast.Call):
        if isinstance(node.func, ast.Subscript):
            name, inside = dotted(node.func.value), functions.around(node)
            if name and inside:
                yield KernelLaunch(name, node, inside)


class _Functions:
    """The functions of a file, by where their bodies begin."""

    def __init__(self, functions: Iterable[_Function]) -> None:
        self._all = sorted(functions, key=_begin)
        self._begins = [_begin(function) for function in self._all]
        self._around: list[int] = []
        """For each, the last one before it that extends beyond its start; -1 if there is none."""
        for number, begin in enumerate(self._begins):
            self._around.append(self._reaching(number - 1, begin))

    def _reaching(self, number: int, at: tuple[int, int]) -> int:
        while number >= 0 and _end(self._all[number]) <= at:
            number = self._around[number]
        return number

    def around(self, node: ast.expr) -> _Function | None:
        """Return the innermost function in whose body a node is; None if there is none."""
        at = node.lineno, node.col_offset
        number = self._reaching(bisect_right(self._begins, at) - 1, at)
        return self._all[number] if number >= 0 else None


def _begin(function: _Function) -> tuple[int, int]:
    return function.body[0].lineno, function.body[0].col_offset


def _end(function: _Function) -> tuple[int, int]:
    return function.end_lineno or 0, function.end_col_offset or 0


def own_nodes(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """Yield the nodes of a function's body, except those of nested functions."""
    pending: list[ast.AST] = list(function.body)
    for node in pending:  # which grows
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            pending += children(node)


def launched(source: Source, launch: KernelLaunch) -> Kernel | None:
    """Return the kernel that is launched; None when it is not known, or there are several."""
    own = [kernel for kernel in kernels(source.text) if kernel.name == launch.name]
    if not own:
        name = imported(source.text).get(launch.name, "").rpartition(".")[2]
        texts = texts_defining(source.project, name) if name else ()
        own = [k for text in texts for k in kernels(text) if k.name == name]
    return own[0] if len({kernel.constexprs for kernel in own}) == 1 else None


_MOST_KERNELS = 200
"""Of one file, that are looked for in the others."""


HASATTR_PATTERN = r"hasattr\(\s*(?:tl|triton\.language)\s*,\s*['\"](\w+)['\"]"
"""A check for a function of triton.language, whose name is the group."""


class Uncalled:
    """
    The functions of a file that Triton never compiles.

    Nothing in its whole project names them, they are for a Triton that has what the file asks for, or a decorator that is not
    Triton's runs them with something else: `@emulated`.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self._lines: list[tuple[int, int]] | None = None

    def holds(self, line: int) -> bool:
        """Return whether a line is in one; it is only looked into when something was found."""
        if self._lines is None:
            self._lines = list(self._find())
        return any(first <= line <= last for first, last in self._lines)

    def _find(self) -> Iterator[tuple[int, int]]:
        texts = [file.text for file in self._source.project if file.path.endswith(".py")]
        guarded = set(re.findall(HASATTR_PATTERN, self._source.text))
        for node in nodes_of(self._source.text, ast.FunctionDef):
            used = decorators(self._source.text, node)
            if used and all(map(_EMULATES.search, used)):
                yield node.lineno, node.end_lineno or 0
        for kernel in kernels(self._source.text)[:_MOST_KERNELS] if texts or guarded else ():
            is_guarded = bool(guarded) and guarded & set(_triton_names(kernel.node))
            if is_guarded or (texts and _is_named_once(kernel.name, texts)):
                yield kernel.node.lineno, kernel.node.end_lineno or 0


_EMULATES = re.compile(r"(?i)(?<![a-z])(?:debug|emulat|simulat|interpret|mock|fake|trace)\w*\Z")


def _is_named_once(name: str, texts: Iterable[str]) -> bool:
    count = 0
    for text in texts:
        count += text.count(name)
        if count > 1:
            break
    return count == 1


def _triton_names(kernel: ast.AST) -> Iterator[str]:
    """Yield the names that a kernel takes from triton.language."""
    for node in ast.walk(kernel):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("tl", "triton.language"):
            yield node.attr
