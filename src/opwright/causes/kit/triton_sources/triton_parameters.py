"""Functions that Triton compiles or calls back, and whose parameters some release does not fill."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.python_files.python import meant
from opwright.causes.kit.triton_sources.triton_kernels import kernels
from opwright.knowledge.api.index import table
from opwright.knowledge.versions import is_older
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.project.whole_project import is_in_python
from opwright.syntax.python import python_nodes, span

_PRUNE = "early_config_prune"
_GIVEN = 2
"""What such a function got before: the configurations and the keyword arguments."""
_WITH_KEYWORDS, _WITHOUT_META = "3.0", "2.0"
"""The releases from which on it gets the launch's keywords as well, and kernels have no `**META`."""


_FOR_TRITON_1 = r"triton(?<=\btriton)\s*==\s*1\."
"""A project says so that has kernels for several releases, in what it tells its users or asks of the installed one."""
_META = re.compile(r"@(?:triton\.)?jit\b[^\n]*\n(?:@[^\n]*\n){0,9}def \w+\([^)]{0,4000}\*\*")


class RefusedParameters(NamedTuple):
    """A function of a file, and what a release of Triton lacks for it."""

    place: tuple[int, int]
    what: str
    lacking: tuple[str, ...]
    instead: str


def refused_parameters(source: Source) -> Iterator[RefusedParameters]:
    """Yield the kernels with `**META`, and the functions for pruning configurations that take no keywords."""
    text = source.text
    if _PRUNE in text and (lacking := _from(source, _WITH_KEYWORDS)):
        scopes = scopes_of(text)
        for function in _pruning(text):
            place = span(text, function)
            if not scopes.is_guarded(place, Lacking("triton", lacking)):
                what = f"a call of {_PRUNE} without keywords"
                yield RefusedParameters(
                    _head(text, function), what, lacking, "`**kwargs` as its last parameter"
                )
    if "**" in text and _META.search(text) and (lacking := _from(source, _WITHOUT_META)):
        for kernel in kernels(text):
            meta = kernel.node.args.kwarg
            if meta and not is_in_python(source.project, _FOR_TRITON_1):
                what = f"the dictionary **{meta.arg} of a kernel"
                instead = "a tl.constexpr parameter for each of its keys"
                yield RefusedParameters(span(text, meta), what, lacking, instead)


def _from(source: Source, first: str) -> tuple[str, ...]:
    here = window("triton", source.target).releases
    return tuple(
        release
        for number, release in enumerate(table("triton").releases)
        if here >> number & 1 and not is_older(release, first)
    )


def _pruning(text: str) -> Iterator[ast.FunctionDef | ast.Lambda]:
    """Yield the functions that `prune_configs_by={"early_config_prune": f}` names, which take two arguments and no keywords."""
    functions = {n.name: n for n in python_nodes(text) if isinstance(n, ast.FunctionDef)}
    for given in _given_for_pruning(text):
        function = functions.get(given.id) if isinstance(given, ast.Name) else given
        match function:
            case ast.FunctionDef(args=arguments) | ast.Lambda(args=arguments):
                if _takes_no_keywords(arguments):
                    yield function


def _given_for_pruning(text: str) -> Iterator[ast.expr]:
    for call in python_nodes(text):
        if not isinstance(call, ast.Call) or meant(text, call.func) != "triton.autotune":
            continue
        for keyword in call.keywords:
            match keyword:
                case ast.keyword(arg="prune_configs_by", value=ast.Dict(keys=keys, values=values)):
                    yield from (
                        value
                        for key, value in zip(keys, values, strict=True)
                        if isinstance(key, ast.Constant) and key.value == _PRUNE
                    )


def _takes_no_keywords(arguments: ast.arguments) -> bool:
    every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    return len(every) == _GIVEN and arguments.kwarg is None


def _head(text: str, function: ast.FunctionDef | ast.Lambda) -> tuple[int, int]:
    start, end = span(text, function)
    if isinstance(function, ast.Lambda):
        return start, end
    start = text.index(function.name, start)
    return start, start + len(function.name)
